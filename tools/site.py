"""What the site is made of besides docs/: a hook of MkDocs.

The rules of each game with their pictures, the reference from the docstrings, and the notes that
lie in the repository: where things are, how to work on them, what was measured. A page that is
named in mkdocs.yml and is not there is left out; a link that leads nowhere, a picture that was not
drawn and a public name without a docstring are warnings, and so fail a strict build.
"""

from __future__ import annotations

import ast
import importlib.util
import logging
import os
import re
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
GAMES = {
    id: f"src/ringside/games/{id.replace('-', '_')}"
    for id in ("sumo", "slam-bluff", "slambo", "slime", "slamball")
}
PLAY = """# How to play

The same rules are in the browser beside every table, and in the terminal: `ringside rules sumo`.
"""
LEDGER = """

Every rule by its id, with the rulings and the notation: [the ledger]({id}-ledger.md).
"""

# The rules of the games, and where their pages are; their folder is that of all of them.
RULES = {"src/ringside/games": "play/index.md"}
for id, folder in GAMES.items():
    RULES[f"{folder}/RULES.md"] = f"play/{id}.md"
    RULES[f"{folder}/LEDGER.md"] = f"play/{id}-ledger.md"

# Notes of the repository, by their places in the site.
NOTES = {
    "architecture.md": "ARCHITECTURE.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "client.md": "web/README.md",
    "examples.md": "examples/README.md",
    **{f"measured/{path.name}": f"bench/{path.name}" for path in (ROOT / "bench").glob("*.md")},
}
API = """# The Python package

Everything here is importable from `ringside`, unless its heading names another module.
[A short tour](python.md) shows how it goes together.
"""
PICTURE = re.compile(r"!\[([^\]]*)\]\(<picture:([^>]*)>\)(?: (\([A-Z0-9, -]+\)))?")
LINK = re.compile(r"(!?)\[((?:[^\[\]]|`[^`]*`)*)\]\(([^)<>\s]+)\)")
ITEM = re.compile(r"\s*([-*]|\d+\.)\s")
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)

log = logging.getLogger("mkdocs.hooks.site")
scripts: dict[str, str] = {}


def reference() -> Any:
    """`tools/api.py`, which knows what is public."""
    spec = importlib.util.spec_from_file_location("api", ROOT / "tools" / "api.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# -- pages ---------------------------------------------------------------------------------


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Leave out of the navigation what is not there."""
    there = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} | set(generated())
    config.nav = kept(config.nav, there)
    scripts.clear()
    return config


def kept(entry: Any, there: set[str]) -> Any:
    """A part of the navigation without the pages that are not there."""
    if isinstance(entry, str):
        return entry if entry in there else None
    if isinstance(entry, list):
        return [part for part in (kept(part, there) for part in entry) if part]
    [(title, inside)] = entry.items()
    inside = kept(inside, there)
    return {title: inside} if inside else None


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not in docs/, and the icon."""
    for place, text in generated().items():
        files.append(File.generated(config, place, content=text))
    icon = (ROOT / "web" / "public" / "icon.svg").read_bytes()
    files.append(File.generated(config, "icon.svg", content=icon))
    return files


def generated() -> dict[str, str]:
    """The pages from elsewhere, by place."""
    pages = {place: from_repository(source, place) for place, source in NOTES.items()}
    about = []
    for id, folder in GAMES.items():
        rules, ledger = f"play/{id}.md", f"play/{id}-ledger.md"
        text = from_repository(f"{folder}/RULES.md", rules)
        pages[rules] = with_pictures(id, text) + LEDGER.format(id=id)
        pages[ledger] = from_repository(f"{folder}/LEDGER.md", ledger)
        title, first, *_ = text.split("\n\n")
        about.append(f"## [{title.lstrip('# ')}]({id}.md)\n\n{first}\n")
    pages["play/index.md"] = "\n".join([PLAY, *about])
    return pages


def from_repository(source: str, place: str) -> str:
    """A file as a page at another place."""
    return relinked((ROOT / source).read_text("utf-8"), source, place)


def with_pictures(game: str, rules: str) -> str:
    """The rules of a game with the pictures that `npm run screenshots rules` made."""

    def figure(found: re.Match[str]) -> str:
        caption, words, ids = found.groups()
        name = picture_name(game, words)
        if not (DOCS / "pictures" / "rules" / name).is_file():
            log.warning(
                "%s: no picture of %r; run `npm run screenshots rules` in web/", game, words
            )
        said = " ".join(f"{caption} {ids or ''}".split())
        return (
            f'<figure markdown="span">\n![](../pictures/rules/{name})\n'
            f"<figcaption>{said}</figcaption>\n</figure>"
        )

    return PICTURE.sub(figure, rules)


def picture_name(game: str, words: str) -> str:
    """The file of a picture; web/scripts/screenshots.mjs calls it the same."""
    return f"{game}-{sha256(words.encode()).hexdigest()[:8]}.png"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Write the reference, and have links and lists as MkDocs wants them."""
    place = page.file.src_uri
    if place == "api.md":
        return api_page()
    if page.file.generated_by is None:
        markdown = relinked(markdown, f"docs/{place}", place)
    return spaced(markdown)


def relinked(text: str, source: str, place: str) -> str:
    """Links from the source's place in the repository become links from the page's in the site;
    those to files that are no pages become plain text."""
    places = {file: there for there, file in NOTES.items()} | RULES

    def link(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        path, hash, anchor = target.partition("#")
        if "://" in target or not path:
            return found[0]
        file = os.path.normpath(PurePosixPath(source).parent / path)
        there = places.get(file)
        if there is None and file.startswith("docs/"):
            there = file.removeprefix("docs/")
        if there is None:
            return words if (ROOT / file).exists() else found[0]
        there = os.path.relpath(there, PurePosixPath(place).parent)
        return f"{mark}[{words}]({there}{hash}{anchor})"

    return LINK.sub(link, text)


def spaced(text: str) -> str:
    """An empty line before each list and table that follows a paragraph, as Python-Markdown needs;
    and four spaces before what stands in a list."""
    lines: list[str] = []
    fence = False
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            fence = not fence
        before = lines[-1] if lines else ""
        if not fence and before.strip():
            starts = ITEM.match(line) and not ITEM.match(before) and not before.startswith(" ")
            table = line.startswith("|") and not before.startswith("|")
            if starts or table:
                lines.append("")
        lines.append(line)
    return "\n".join(lines) + "\n"


# -- the reference -------------------------------------------------------------------------


def api_page() -> str:
    """The page of the Python package: what `tools/api.py` lists, from the docstrings."""
    api = reference()
    where = api.imported()
    listed = {
        title: [(where[name], name) for name in names] for title, names in api.SECTIONS.items()
    }
    for title, files in api.BESIDE.items():
        listed[title] = [(file, name) for file, names in files.items() for name in names]
    parts = [API]
    for title, names in listed.items():
        parts.append(f"## {title}\n")
        for file, name in names:
            check_docstrings(api.found(api.SOURCE / file, name), file)
            module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            parts.append(f"::: ringside.{module}.{name}\n")
    return "\n".join(parts)


def check_docstrings(node: ast.FunctionDef | ast.ClassDef, file: str) -> None:
    """Warn of public names that say nothing about themselves."""
    inside = node.body if isinstance(node, ast.ClassDef) else []
    methods = [part for part in inside if isinstance(part, ast.FunctionDef)]
    for part in [node, *(method for method in methods if not method.name.startswith("_"))]:
        if not ast.get_docstring(part):
            log.warning("%s: %s.%s has no docstring", file, node.name, part.name)


# -- no scripts in pages -------------------------------------------------------------------


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Take scripts out of the pages, since the server allows none in them."""

    def moved(found: re.Match[str]) -> str:
        name = f"assets/javascripts/page-{sha256(found[1].encode()).hexdigest()[:8]}.js"
        scripts[name] = found[1]
        return f'<script src="{os.path.relpath(name, PurePosixPath(page.url or "."))}"></script>'

    return INLINE.sub(moved, output)


def on_post_build(config: MkDocsConfig) -> None:
    """Write the scripts that were taken out, and remove what nobody asks for."""
    site = Path(config.site_dir)
    for name, text in scripts.items():
        (site / name).write_text(text, encoding="utf-8")
    for unused in ("404.html", "sitemap.xml*", "**/*.map", "assets/javascripts/lunr/**/*.js"):
        for path in site.glob(unused):
            path.unlink()
