"""The command as a process of its own."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import threading

import pytest

import ringside

ENV = {
    **{
        name: value
        for name, value in os.environ.items()
        if name not in ("NO_COLOR", "COLUMNS", "LC_ALL", "LC_MESSAGES")
    },
    "LANG": "C.UTF-8",
    "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    "TERM": "xterm-256color",
    "PYTHONWARNINGS": "error",
}


def ringside_process(
    *args: str, typed: bytes = b"", **env: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "ringside", *args],
        input=typed,
        capture_output=True,
        env={**ENV, **env},
        timeout=120,
        check=False,
    )


def on_a_terminal(
    *args: str,
    typed: bytes = b"",
    interrupt: bool = False,
    env: dict[str, str] | None = None,
) -> str:
    """What a terminal of 80 columns shows of it; ``interrupt`` is Ctrl-C at the prompt."""
    lead, follow = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "ringside", *args],
        stdin=follow,
        stdout=follow,
        stderr=follow,
        env={**ENV, "COLUMNS": "80", "LINES": "40", **(env or {})},
        # As at a terminal, even if the tests run in the background, where Ctrl-C is ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    os.close(follow)
    guard = threading.Timer(60, process.kill)  # a process that waits must not stop the suite
    guard.start()
    os.write(lead, typed)
    shown = b""
    while True:
        try:
            part = os.read(lead, 65536)
        except OSError:  # the other end is closed
            break
        if not part:
            break
        shown += part
        if interrupt and shown.rstrip().endswith(b">"):
            process.send_signal(signal.SIGINT)
            interrupt = False
    os.close(lead)
    guard.cancel()
    assert process.wait(timeout=120) == 0
    return shown.decode()


def test_python_m_ringside() -> None:
    result = ringside_process("--version")
    assert result.returncode == 0
    assert result.stdout.startswith(f"ringside {ringside.__version__} (".encode())
    assert result.stderr == b""


def test_a_whole_game_by_pipe_is_plain_text() -> None:
    result = ringside_process("play", "sumo", "--seed", "7", typed=b"1\n" * 40)
    assert result.returncode == 0
    assert b" wins by " in result.stdout
    assert b"\x1b" not in result.stdout
    assert result.stderr == b""


def test_odd_bytes_are_only_an_unreadable_move() -> None:
    result = ringside_process("play", "sumo", "--seed", "7", typed=b"\xff\xfe\n\x00\x1b[2J\nq\n")
    assert result.returncode == 0
    assert b"not a card" in result.stdout
    assert b"\x1b" not in result.stdout


def test_a_terminal_without_our_signs() -> None:
    result = ringside_process("games", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert b"sumo" in result.stdout


def test_an_error_is_a_sentence_and_no_traceback() -> None:
    result = ringside_process("rules", "chess")
    assert result.returncode == 2
    assert result.stderr.count(b"\n") == 1
    assert b"Traceback" not in result.stderr


def test_a_reader_that_stops_early_is_no_error() -> None:
    command = f"{sys.executable} -m ringside rules sumo | head -1"
    result = subprocess.run(
        command, shell=True, capture_output=True, env=ENV, timeout=120, check=False
    )
    assert b"Traceback" not in result.stderr


@pytest.mark.parametrize("plain", [True, False])
def test_colour_on_a_terminal_unless_not_wanted(plain: bool) -> None:
    wanted = {"NO_COLOR": "1"} if plain else {}
    shown = on_a_terminal("play", "sumo", "--seed", "7", typed=b"q\n", env=wanted)
    coloured = re.search(r"\x1b\[[\d;]*(3[0-7]|48;[25];)", shown)
    assert (coloured is None) == plain
    assert "(1)><(2)" in shown


def test_a_terminal_is_wiped_between_people() -> None:
    shown = on_a_terminal("play", "sumo", "--humans", "2", "--seed", "7", typed=b"\n1\n\nq\n")
    wiped = "\x1b[3J"
    parts = shown.split(wiped)
    # Hand-over, first person's table, hand-over, second person's table.
    assert len(parts) == 5
    assert "Hand the screen to" in parts[1]
    assert "Hand the screen to" in parts[3]


def test_ctrl_c_is_polite() -> None:
    shown = on_a_terminal("play", "sumo", "--seed", "7", interrupt=True)
    assert "You leave the table before the end." in shown
    assert "Traceback" not in shown


def test_a_log_longer_than_the_screen_is_read_page_by_page() -> None:
    """Nothing scrolls away unread: neither what my own move did nor the board."""
    typed = b"1\n\n1\n1\n\n\n\nq\n"
    args = ("play", "slime", "--seats", "4", "--bot", "heuristic", "--seed", "3")
    shown = on_a_terminal(*args, typed=typed, env={"LINES": "24"})
    assert "Enter to read on:" in shown
    assert "Enter to see the table:" in shown
    told = [screen.count("•") for screen in shown.split("\x1b[H")]
    assert sum(told) > 24
    assert max(told) <= 22
