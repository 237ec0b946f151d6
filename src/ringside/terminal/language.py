"""Which language the terminal speaks."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

import click

from ringside.words import LANGUAGES


def preferred(environ: Mapping[str, str] | None = None) -> str:
    """The language of the locale, or English if Ringside does not speak it.

    >>> preferred({"LANG": "ja_JP.UTF-8"}), preferred({"LANG": "de_DE.UTF-8"})
    ('ja', 'en')
    """
    found = os.environ if environ is None else environ
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):  # in the order POSIX gives them
        if found.get(name):
            code = re.split("[^a-z]", found[name].lower(), maxsplit=1)[0]
            return code if code in LANGUAGES else "en"
    return "en"


language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=preferred,
    is_eager=True,  # what is wrong with the others is said in it
    help="The language to use; that of the locale by default.",
)
