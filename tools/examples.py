"""Examples in docstrings as code: an extension of griffe, which reads the source for the site."""

from __future__ import annotations

import griffe


class Examples(griffe.Extension):
    """Puts a fence around everything that begins with ``>>>``, up to the next empty line."""

    def on_object(self, *, obj: griffe.Object, **_: object) -> None:
        """Called for every object that was read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """The text with its examples in fences."""
    lines: list[str] = []
    inside = False
    for line in [*text.splitlines(), ""]:
        if line.startswith(">>>") and not inside:
            lines += ["", "```python"]
            inside = True
        if inside and not line.strip():
            lines.append("```")
            inside = False
        lines.append(line)
    return "\n".join(lines).strip()
