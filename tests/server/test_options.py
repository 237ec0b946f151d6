"""What `ringside serve` takes from the command line, the environment and a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner

from ringside.cli import main
from ringside.server.door import Door
from ringside.server.run import configure
from ringside.server.settings import Settings


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings of the servers that would have been started."""
    found: list[Settings] = []
    monkeypatch.setattr("ringside.server.run.run", lambda settings, *_: found.append(settings))
    return found


def serve(*options: str, **environment: str) -> str:
    found = CliRunner().invoke(main, ["serve", *options], env=environment)
    return " ".join(found.output.split())


def config(folder: Path, text: str) -> str:
    path = folder / "ringside.toml"
    path.write_text(text)
    return str(path)


@pytest.mark.parametrize(
    "text", ["127.0.0.1,10.0.0.0/8", "127.0.0.1 10.0.0.0/8", "127.0.0.1, 10.1.2.3/8 "]
)
def test_proxies_in_the_environment(given: list[Settings], text: str) -> None:
    serve(RINGSIDE_PROXY=text)
    assert given[0].proxies == ("127.0.0.1/32", "10.0.0.0/8")


@pytest.mark.parametrize("text", ['"127.0.0.1"', '["127.0.0.1"]'])
def test_proxies_in_a_file(given: list[Settings], tmp_path: Path, text: str) -> None:
    assert serve("--config", config(tmp_path, f"proxy = {text}")) in ("", serve())
    assert given[0].proxies == ("127.0.0.1/32",)


def test_origins_are_as_a_browser_writes_them(given: list[Settings]) -> None:
    origins = ["https://club.example/", "http://Club.example:80", "https://club.example:8443"]
    serve(*[word for each in origins for word in ("--origin", each)])
    assert given[0].origins == (
        "https://club.example",
        "http://club.example",
        "https://club.example:8443",
    )


@pytest.mark.parametrize(
    "options",
    [
        ("--proxy", "not-an-address"),
        ("--proxy", "localhost"),
        ("--proxy", "*"),
        ("--proxy", "10.0.0.0/40"),
        ("--origin", "club.example"),
        ("--origin", "https://club.example/tables"),
        ("--origin", "https://"),
        ("--origin", "ftp://club.example"),
    ],
)
def test_addresses_that_are_none(given: list[Settings], options: Sequence[str]) -> None:
    said = serve(*options)
    assert f"Invalid value for '{options[0]}': '{options[1]}' is " in said
    assert "such as " in said
    assert not given


def test_a_wrong_value_is_said_with_its_place(given: list[Settings], tmp_path: Path) -> None:
    wrong = "'abc' is not a whole number from 0 to 65535."
    assert serve("--port", "abc").endswith(f"Invalid value for '--port': {wrong}")
    assert serve(RINGSIDE_PORT="abc").endswith(f"Invalid value for RINGSIDE_PORT: {wrong}")
    path = config(tmp_path, 'metrics-port = "abc"')
    assert f"Invalid value for metrics-port in {path}: {wrong}" in serve("--config", path)
    assert not given


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("127.0.0.9", ""),
        ("::ffff:127.0.0.9", ""),
        ("fd00::7", ""),
        ("128.0.0.1", "128.0.0.1"),
        ("fd01::7", "fd01::/64"),
    ],
)
def test_the_door_and_uvicorn_trust_the_same_proxies(host: str, counted: str) -> None:
    from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

    settings = Settings("", proxies=("127.0.0.0/8", "fd00::/64"))
    door = Door(settings)
    assert door.address_of((host, 1)) == counted
    config = configure(settings, None, door)  # type: ignore[arg-type]
    allowed: list[str] = config.forwarded_allow_ips  # type: ignore[assignment]
    trusted = ProxyHeadersMiddleware(None, allowed).trusted_hosts  # type: ignore[arg-type]
    assert (host in trusted) == (counted == "")
