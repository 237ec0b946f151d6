"""The reference of the Python package as a page: names, signatures and docstrings from the source.

    python tools/api.py          # writes docs/api.md

The site has the same from the same list, by `tools/site.py`.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ringside"
PAGE = ROOT / "docs" / "api.md"

# What is imported from `ringside`, and the few things beside it that its users need.
SECTIONS = {
    "Games": ["game", "games", "Game"],
    "A game in progress": ["State", "Outcome"],
    "Many games at once": ["batch", "Batch"],
    "Chance": ["seeded", "Rng"],
    "Bots": ["Bot", "ask"],
    "Errors": [
        "RingsideError",
        "InvalidMove",
        "IllegalMove",
        "InvalidPosition",
        "InvalidOption",
        "InvalidRecord",
        "UnknownGame",
    ],
}
BESIDE = {
    "Observations (`ringside.core.observation`, `ringside.batches`)": {
        "core/observation.py": ["ObservationSpec", "Part"],
        "batches.py": ["Step"],
    },
    "PettingZoo (`ringside.adapters.pettingzoo`)": {
        "adapters/pettingzoo/wrappers.py": ["env", "Table"],
        "adapters/pettingzoo/parallel.py": ["parallel_env", "ParallelTable"],
        "adapters/pettingzoo/turns.py": ["raw_env"],
    },
    "OpenSpiel (`ringside.adapters.openspiel`)": {
        "adapters/openspiel/__init__.py": ["resampler"],
        "adapters/openspiel/games.py": ["SpielGame", "SpielState"],
    },
    "Gymnasium (`ringside.adapters.gymnasium`)": {
        "adapters/gymnasium.py": ["vector_env", "RingsideVectorEnv"],
    },
    "The story (`ringside.core.events`, `ringside.core.catalogue`)": {
        "core/events.py": ["Event", "Prompt", "Preview", "Depends"],
        "core/catalogue.py": ["Catalogue", "Thing"],
    },
    "Words (`ringside.words`)": {"words/__init__.py": ["say", "asked", "name", "message"]},
    "Bots against bots (`ringside.arena`)": {
        "arena/match.py": ["play_match"],
        "arena/report.py": ["Report", "Tally"],
        "arena/workers.py": ["workers", "Workers"],
        "arena/stats.py": ["wilson"],
    },
    "Checking a game of your own (`ringside.testing`)": {
        "testing/conformance.py": ["check_game"],
        "testing/perft.py": ["perft"],
        "testing/playthrough.py": ["playthrough"],
    },
}
HEAD = """# The Python package

Everything here is importable from `ringside`, unless its heading names another module. The page is
made from the source by `tools/api.py`. `help()` says the same, where the rules are compiled too;
there it leaves out the types, which are here, and in the `.py` files that are installed beside the
compiled ones, where editors find them.
"""

Def = ast.FunctionDef | ast.ClassDef


def page() -> str:
    """The whole page."""
    where = imported()
    parts = [HEAD]
    for title, names in SECTIONS.items():
        parts.append(f"## {title}\n")
        parts += [entry(found(SOURCE / where[name], name)) for name in names]
    for title, files in BESIDE.items():
        parts.append(f"## {title}\n")
        parts += [entry(found(SOURCE / file, name)) for file in files for name in files[file]]
    return "\n".join(parts)


def imported() -> dict[str, str]:
    """The file behind each name that `ringside` exports."""
    files = {}
    for node in ast.parse((SOURCE / "__init__.py").read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ringside."):
            path = str(node.module).removeprefix("ringside.").replace(".", "/")
            file = f"{path}.py" if (SOURCE / f"{path}.py").exists() else f"{path}/__init__.py"
            files |= {name.name: file for name in node.names}
    return files


def found(file: Path, name: str) -> Def:
    """A definition; of a function with overloads the last one, which has the docstring."""
    nodes = [
        node
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, Def) and node.name == name
    ]
    return nodes[-1]


def entry(node: Def) -> str:
    """One name with what belongs to it."""
    if isinstance(node, ast.FunctionDef):
        return f"### `{signature(node)}`\n\n{doc(node)}\n"
    lines = [f"### `{node.name}`\n", doc(node), ""]
    for name, kind, text in fields(node):
        lines.append(f"- `{name}: {kind}`" + (f": {text}" if text else ""))
    lines.append("")
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
            text = doc(method)
            lines.append(f"#### `{node.name}.{signature(method)}`\n\n{text}\n")
    return "\n".join(lines)


def fields(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """The fields of a class, with what stands below each."""
    for place, part in enumerate(node.body):
        if not isinstance(part, ast.AnnAssign) or not isinstance(part.target, ast.Name):
            continue
        after = node.body[place + 1] if place + 1 < len(node.body) else None
        text = ""
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            text = " ".join(str(after.value.value).split())
        kind = part.annotation
        if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "ClassVar":
            kind = kind.slice
        yield part.target.id, ast.unparse(kind), text


def signature(node: ast.FunctionDef) -> str:
    """A call as a caller writes it: the integers of the compiled rules are just integers."""
    arguments = ast.unparse(node.args)
    for own in ("self, ", "self", "cls, ", "cls"):
        if arguments.startswith(own):
            arguments = arguments.removeprefix(own)
            break
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    is_property = any(ast.unparse(mark) == "property" for mark in node.decorator_list)
    call = f"{node.name}{returns}" if is_property else f"{node.name}({arguments}){returns}"
    return call.replace("i64", "int").replace("\n", " ")


def doc(node: Def) -> str:
    """The docstring; examples become code."""
    text = inspect.cleandoc(ast.get_docstring(node) or "")
    lines: list[str] = []
    example = False
    for line in text.splitlines():
        if line.startswith(">>>") and not example:
            lines.append("```python")
            example = True
        if example and not line.strip():
            lines.append("```")
            example = False
        lines.append(line)
    if example:
        lines.append("```")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
