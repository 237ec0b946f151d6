"""Builds the package: the client goes in, and rules, bots and tables are compiled with mypyc.

Every module in COMPILED is compiled, unless a line near its top begins with `# Not compiled:` and
says why. A package's `__init__.py` stays plain: it only gathers what its modules hold.
Where nothing can be compiled, the same source is installed as plain Python. RINGSIDE_PURE=1 asks
for that (for the wheel that runs everywhere); RINGSIDE_PURE=0 makes it an error.
"""

import ast
import os
import re
import shlex
import shutil
import string
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

COMPILED = ("core", "bots", "games", "table", "server/changes.py", "server/telling.py")
PLAIN = "# Not compiled:"
TOP = 30  # lines in which that must be said
CLIENT = Path("src", "ringside", "web", "index.html")
NODE = (20, 19)


def modules(root: Path = Path()) -> list[str]:
    """The files to compile."""
    named = [root / "src" / "ringside" / name for name in COMPILED]
    found = [path for place in named for path in (sorted(place.rglob("*.py")) or [place])]
    return [
        str(path.relative_to(root))
        for path in found
        if path.name != "__init__.py" and not says_plain(path)
    ]


def says_plain(path: Path) -> bool:
    """Whether a module says that it is not to be compiled."""
    for line in path.read_text(encoding="utf-8").splitlines()[:TOP]:
        if line.startswith(PLAIN):
            if not line.removeprefix(PLAIN).strip():
                raise SystemExit(f"{path}: say why it is not compiled")
            return True
    return False


def missing() -> str:
    """Why nothing is compiled here; empty if everything is."""
    if os.environ.get("RINGSIDE_PURE") == "1":
        return "RINGSIDE_PURE is 1"
    if sys.platform == "win32":
        return missing_on_windows()
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not command or shutil.which(command[0]) is None:
        return "there is no C compiler"
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        made = ["-shared", "-fPIC", f"-I{include}", str(probe), "-o", str(probe.with_suffix(".so"))]
        if subprocess.run([*command, *made], capture_output=True).returncode == 0:
            return ""
    if not Path(include, "Python.h").is_file():
        return "the C compiler has no Python headers"
    return "the C compiler cannot build a Python module"


def missing_on_windows() -> str:
    """The same where the compiler is Microsoft's, which only setuptools knows how to find."""
    from distutils.ccompiler import new_compiler  # setuptools' own
    from distutils.errors import DistutilsPlatformError

    try:
        new_compiler().initialize()
    except DistutilsPlatformError:
        return "there is no C compiler"
    return ""


def extensions() -> list:
    """The modules to compile, as mypyc hands them to setuptools."""
    if reason := missing():
        if os.environ.get("RINGSIDE_PURE") == "0":
            raise SystemExit(f"Ringside cannot be compiled: {reason}.")
        print(f"Ringside is installed as plain Python: {reason}.")
        return []
    from mypyc.build import mypycify

    # A file of C for each module: they are compiled side by side.
    # Whether the types are right is for `make check` to say, where everything is installed; here
    # there may be no more than setuptools and mypy.
    lenient = ["--ignore-missing-imports", "--follow-imports=silent"]
    options = ["--python-version=3.11", *lenient, *modules()]
    made = mypycify(options, opt_level="3", multi_file=True)
    if sys.platform != "win32":
        for extension in made:  # calls from one module to another need no detour then
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    for path in modules():
        name = c_name(".".join(Path(path).with_suffix("").parts[1:]))
        document(Path(path), Path("build", f"__native_{name}.c"))
    return made


def c_name(name: str) -> str:
    """A dotted name as mypyc writes it."""
    return name.replace("___", "___3_").replace(".", "___")


def document(source: Path, written: Path) -> None:
    """Put a module's docstrings into the C that mypyc wrote, so that `help()` shows them: by itself
    it keeps the signatures only."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.ClassDef)
    docs = {}
    for node in tree.body:
        if isinstance(node, kinds):
            docs[node.name] = ast.get_docstring(node)
            for inner in node.body if isinstance(node, ast.ClassDef) else []:
                if isinstance(inner, kinds):
                    docs[c_name(f"{node.name}.{inner.name}")] = ast.get_docstring(inner)

    def method(found: re.Match) -> str:
        names = [name for name in docs if found[2].endswith(f"___{name}")]
        return added(found, docs[max(names, key=len)] if names else None)

    def added(found: re.Match, doc: str | None) -> str:
        signature = "" if found[3] == "NULL" else found[3].strip('"')  # NULL where C cannot say it
        return f'{found[1]}"{signature}{c_text(doc)}")' if doc else found[0]

    text = written.read_text(encoding="utf-8")
    kept = r'("(?:[^"\\]|\\.)*--\\n\\n"|NULL)\)'
    text = re.sub(rf'(\(PyCFunction\)CPyPy_(\w+),\s[^"{{}}]*PyDoc_STR\(){kept}', method, text)
    classes = rf'(\.tp_doc = PyDoc_STR\()(?="(\w+)\(){kept}'
    text = re.sub(classes, lambda found: added(found, docs.get(found[2])), text)
    if doc := ast.get_docstring(tree):
        text = text.replace("NULL, /* docstring */", f'PyDoc_STR("{c_text(doc)}"),', 1)
    written.write_text(text, encoding="utf-8")


def c_text(text: str) -> str:
    """A text between the quotes of C."""
    plain = (string.ascii_letters + string.digits + " .,;:()'-_=`").encode()
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())


def side_by_side(compiler) -> None:
    """Have a compiler use all cores: its `compile` goes through the files one after another."""

    def compile(sources, output_dir=None, macros=None, include_dirs=None, debug=False,
                extra_preargs=None, extra_postargs=None, depends=None):  # fmt: skip
        _, objects, extra, options, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        args = compiler._get_cc_args(options, debug, extra_preargs)

        def one(name):
            compiler._compile(name, *build[name], args, extra, options)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(one, build))
        return objects

    compiler.compile = compile


def build_client() -> None:
    """Build the pages for the browser, unless they are there; a sentence if that cannot be."""
    if CLIENT.is_file():
        return
    npm = shutil.which("npm")
    if npm is None or node_version() < NODE:
        raise SystemExit(
            "Ringside's pages for the browser are not built, and building them takes "
            f"Node {NODE[0]}.{NODE[1]} or newer with npm.\n"
            "Install Node; or run `make client` here first, which gets one from PyPI for itself."
        )
    for step in (["ci"], ["run", "build"]):
        subprocess.run([npm, *step], cwd="web", check=True)


def node_version() -> tuple[int, ...]:
    """The version of Node, (0,) without one."""
    try:
        said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
        return tuple(int(part) for part in said.stdout.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return (0,)


if __name__ == "__main__":
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self):
            if self.compiler.compiler_type == "unix":  # Microsoft's has a way of its own
                side_by_side(self.compiler)
            super().build_extensions()

    # Asking for the metadata alone must not wait for the client and the compiler.
    if {"bdist_wheel", "sdist"}.intersection(sys.argv):
        build_client()
    building = {"bdist_wheel", "build_ext", "editable_wheel"}.intersection(sys.argv)
    setup(ext_modules=extensions() if building else [], cmdclass={"build_ext": Build})
