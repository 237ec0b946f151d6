"""The documentation as a site: built strictly, in need of nothing from elsewhere, and served."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

import ringside
from ringside.server import pages
from ringside.server.app import make_app
from ringside.server.door import Door
from ringside.server.settings import Settings

ROOT = Path(__file__).parent.parent


def build(folder: Path, site: Path) -> subprocess.CompletedProcess[str]:
    """What `make docs` does."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once."""
    folder = tmp_path_factory.mktemp("site")
    built = build(ROOT, folder)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


class Parts(HTMLParser):
    """What a page would load or run, and its text."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.inline: list[str] = []
        self.pictures = 0
        self.headings: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "script" and "src" not in found and found.get("type") != "application/json":
            self.inline.append(tag)
        self.inline += [name for name in found if name == "style" or name.startswith("on")]
        address = found.get("src") or found.get("href")
        if tag in ("script", "img", "link") and address:
            self.loaded.append(address)
        self.pictures += tag == "img" and "/rules/" in str(found.get("src"))
        if tag in ("h1", "h2", "h3", "h4") and found.get("id"):
            self.headings.add(str(found["id"]))


def test_pages_need_nothing_from_elsewhere_and_no_script_of_their_own(site: Path) -> None:
    found = sorted(site.rglob("*.html"))
    assert len(found) > 15
    for page in found:
        parts = Parts(page)
        assert parts.inline == [], page
        assert parts.loaded
        for address in parts.loaded:
            assert "//" not in address, (page, address)
            assert (page.parent / address.partition("?")[0]).exists(), (page, address)


def test_every_game_is_explained_with_its_pictures(site: Path) -> None:
    for game in ringside.games():
        drawn = len(re.findall("<picture:", game.rules("en")))
        assert Parts(site / "play" / game.id / "index.html").pictures == drawn > 3
        assert (site / "play" / f"{game.id}-ledger" / "index.html").is_file()
    named = {path.name for path in (ROOT / "docs" / "pictures" / "rules").iterdir()}
    assert len(named) == sum(len(re.findall("<picture:", g.rules("en"))) for g in ringside.games())


def test_every_public_name_is_in_the_reference(site: Path) -> None:
    headings = {id.rpartition(".")[2] for id in Parts(site / "api" / "index.html").headings}
    assert set(ringside.__all__) <= headings
    assert {"apply", "determinize", "replay", "play_match", "check_game"} <= headings


def test_links_between_documents_work_in_the_repository_too() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "examples" / "README.md"]:
        for target in re.findall(r"\]\(([^)<>\s#]+)[^)<>\s]*\)", page.read_text("utf-8")):
            assert "://" in target or (page.parent / target).exists(), (page.name, target)


def test_the_first_page_leads_to_the_games_the_lab_and_the_environments(site: Path) -> None:
    text = (site / "index.html").read_text("utf-8")
    for place in (*(f"play/{game.id}/" for game in ringside.games()), "lab/", "environments/"):
        assert f'href="{place}"' in text.partition("<article")[2], place


def test_what_is_broken_fails(tmp_path: Path) -> None:
    needed = ("docs", "tools", "web/README.md", "web/public", "bench", "examples", "src/ringside")
    for name in needed:
        source, copy = ROOT / name, tmp_path / name
        copy.parent.mkdir(exist_ok=True)
        if source.is_dir():
            skipped = shutil.ignore_patterns("__pycache__", "site", "web")
            shutil.copytree(source, copy, ignore=skipped)
        else:
            shutil.copy(source, copy)
    for path in [*ROOT.glob("*.md"), ROOT / "mkdocs.yml"]:
        shutil.copy(path, tmp_path)
    for file, text in (
        ("docs/running.md", "\n[nowhere](nowhere.md), [no part](bots.md#no-such-part)\n"),
        ("docs/alone.md", "# A page that nothing leads to\n"),
        ("src/ringside/core/bot.py", "\n\ndef ask(x: int) -> int:\n    return x\n"),
        ("src/ringside/games/sumo/RULES.md", "\n![Never drawn.](<picture:cards r1 r2>)\n"),
    ):
        with (tmp_path / file).open("a", encoding="utf-8") as page:
            page.write(text)
    refused = build(tmp_path, tmp_path / "site")
    assert refused.returncode == 1
    said = refused.stdout + refused.stderr
    for problem in ("nowhere.md", "no-such-part", "alone.md", "no docstring", "no picture"):
        assert problem in said, said


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_server_has_it_at_docs(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "SITE", site)
    settings = Settings(str(tmp_path / "docs.sqlite"))
    app = make_app(settings, Door(settings))

    async def look() -> None:
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as browser:
            for path, there in (("/docs", "/docs/"), ("/docs/play/sumo", "/docs/play/sumo/")):
                asked = await browser.get(path)
                assert (asked.is_redirect, asked.headers["location"]) == (True, there)
            home = await browser.get("/docs/")
            assert "Ringside in five minutes" in home.text
            assert "script-src" not in home.headers["content-security-policy"]
            assert "default-src 'self'" in home.headers["content-security-policy"]
            assert home.headers["x-content-type-options"] == "nosniff"
            assert "Wucchari" in (await browser.get("/docs/play/sumo/")).text
            for address in Parts(site / "index.html").loaded:
                assert (await browser.get(f"/docs/{address}")).status_code == 200, address
            for path in (
                "/docs/nothing",
                "/docs/nothing/",
                "/docs/../app.py",
                "/docs/%2e%2e/app.py",
            ):
                assert (await browser.get(path)).status_code == 404, path
            monkeypatch.setattr(pages, "SITE", tmp_path / "not-built")
            missing = await browser.get("/docs/")
            assert missing.status_code == 404
            assert "make docs" in missing.text

    asyncio.run(look())
