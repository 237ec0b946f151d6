"""What happens, told by the rules while they carry it out.

A state has a `Narrator` only while a move is played to be told (tell.py): then every file of play/
says what happens where it happens. A story is for one viewer.
"""

from __future__ import annotations

from ringside.games.slamball.narrator.face_off import Narrator

__all__ = ["Narrator"]
