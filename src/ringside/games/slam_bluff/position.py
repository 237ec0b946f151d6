"""A Slam Bluff state as the ledger's JSON, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from ringside.core.errors import InvalidOption, InvalidPosition
from ringside.core.reading import Reader, one_of, whole
from ringside.core.rng import Rng
from ringside.games.slam_bluff.dice import FACES, Cup
from ringside.games.slam_bluff.rules import (
    NO_CLAIM,
    NO_NUMBER,
    PASS,
    SlamBluffState,
    pack_challenge,
    unpack_challenge,
)

if TYPE_CHECKING:
    from ringside.core.game import Game
    from ringside.games.slam_bluff.view_types import ShownRoll

claim = one_of({**{str(number): number for number in range(1, 100)}, "pass": PASS}, "67")


def invalid(code: str, **about: Any) -> InvalidPosition:
    """The error for a position that Slam Bluff cannot have."""
    return InvalidPosition(code, game="slam-bluff", **about)


def claim_text(action: int) -> str | None:
    """A declaration as text, or None for NO_CLAIM."""
    if action == NO_CLAIM:
        return None
    return "pass" if action == PASS else str(action)


def shown(state: SlamBluffState) -> list[ShownRoll]:
    """Every challenge so far, oldest first."""
    return [challenge(packed, state.cup) for packed in state.shown]


def challenge(packed: int, cup: Cup) -> ShownRoll:
    """One challenge: what was rolled and claimed, and who paid."""
    roll, claim, roller, challenger, lied = unpack_challenge(packed)
    return {
        "roll": list(cup.rolls[roll]),
        "claim": claim_text(claim),
        "roller": roller,
        "challenger": challenger,
        "loser": roller if lied else challenger,
    }


def write(state: SlamBluffState) -> dict[str, Any]:
    """The fields of the position."""
    fields: dict[str, Any] = {
        "lives": state.lives.copy(),
        "out": state.out.copy(),
        "phase": "declare" if state.claim == NO_CLAIM else "respond",
        "turn": state.turn,
        "roll": list(state.cup.rolls[state.roll]),
        "roller": state.roller,
        "claim": claim_text(state.claim),
        "number": None if state.number == NO_NUMBER else state.number,
        "opening": state.opening,
        "shown": shown(state),
    }
    if state.beaten != NO_NUMBER:
        fields["beaten"] = state.beaten
    return fields


def check_opener(seats: int, options: dict[str, Any]) -> None:
    """Refuse an opener who does not sit at the table (BLUFF-02)."""
    if options["opener"] >= seats:
        raise InvalidOption(
            "opener-absent",
            "BLUFF-02",
            game="slam-bluff",
            option="opener",
            count=seats,
        )


def face_of(die: list[str]) -> Callable[[object, str], int]:
    """Reads a face as its place on a die."""
    return one_of({face: die.index(face) for face in die}, die[0])


def read(
    fields: Reader, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng
) -> SlamBluffState:
    """The state of a position."""

    def life_count(value: object, where: str) -> int:
        return whole(value, where, 0, 9)

    def seat(value: object, where: str) -> int:
        return whole(value, where, 0, seats - 1)

    def roll(inside: Reader) -> int:
        faces = inside.items("roll", lambda value, where: (value, where), 2)
        return purple(*faces[0]) * FACES + green(*faces[1])

    def past(value: object, where: str) -> int:
        inside = Reader(value, where)
        roller = inside.whole("roller", 0, seats - 1)
        challenger = inside.whole("challenger", 0, seats - 1)
        if roller == challenger:
            raise invalid("own-claim-shown", where=where)
        loser = inside.choice("loser", (roller, challenger))
        claimed = claim(inside.value("claim"), inside.path("claim"))
        return pack_challenge(roll(inside), claimed, roller, challenger, loser == roller)

    try:
        check_opener(seats, options)
    except InvalidOption as error:
        raise InvalidPosition(error.code, error.rule, game=error.game, **error.about) from None
    state = SlamBluffState(game, seats, options, rng)
    state.take_dice()
    purple = face_of(state.cup.purple)
    green = face_of(state.cup.green)
    state.lives = fields.items("lives", life_count, seats)
    state.out = fields.items("out", seat)
    phase = fields.choice("phase", ("declare", "respond"))
    state.turn = fields.whole("turn", 0, seats - 1)
    state.roll = roll(fields)
    state.roller = fields.whole("roller", 0, seats - 1)
    if phase == "respond":
        state.claim = claim(fields.value("claim"), "claim")
    elif fields.value("claim") is not None:
        raise invalid("claim-too-early")
    number = fields.maybe_whole("number", 1, 99)
    state.number = NO_NUMBER if number is None else number
    if "beaten" in fields:
        state.beaten = fields.maybe_whole("beaten", 1, 98) or NO_NUMBER
    state.opening = fields.flag("opening")
    state.shown = vec[i64](fields.items("shown", past))
    check_round(state)
    check_lives(state)
    return state


def check_round(state: SlamBluffState) -> None:
    """Refuse fields that tell two stories about the round."""
    if state.claim == NO_CLAIM:
        if state.turn != state.roller:
            raise invalid("roller-declares")
        if state.opening and state.number != NO_NUMBER:
            raise invalid("number-while-opening")
    if state.beaten != NO_NUMBER and not state.beaten < state.claim < PASS:
        raise invalid("beaten-misfit", number=state.beaten)
    if state.claim == NO_CLAIM:
        return
    if state.turn == state.roller:
        raise invalid("own-claim")
    if state.opening:
        raise invalid("claim-while-opening")
    if state.claim not in (PASS, state.number):
        raise invalid("claim-misfit", number=state.claim)


def check_lives(state: SlamBluffState) -> None:
    """Refuse lives that do not fit who is out and who is to move."""
    if len(set(state.out)) < len(state.out):
        raise invalid("out-twice")
    dead = [seat for seat, lives in enumerate(state.lives) if lives == 0]
    if sorted(state.out) != dead:
        raise invalid("out-misfit", dead=dead)
    if len(dead) == state.seats:
        raise invalid("nobody-left")
    if not state.is_over() and (state.turn in dead or state.roller in dead):
        raise invalid("dead-to-move")
