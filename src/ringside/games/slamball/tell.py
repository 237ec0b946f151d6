"""The game as a sportscaster tells it, in short sentences."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from ringside.games.slamball import position
from ringside.games.slamball.cards import read_line
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import KIND_WORDS, NONE, PASS, SLAM, player_of
from ringside.games.slamball.play.floor import NOTHING, SHOOT, Floor

DUELS: Final = {
    "foul": "Foul! {a} goes to the face off against {d}.",
    "whistle": "The whistle stands: a face off, {a} against {d}.",
    "replay": "They saw it on the replay: a face off, {a} against {d}.",
    "intentional": "On purpose: {d} takes {a} down. Face off: make it, break it!",
    "overtime": "{a} runs at {d}.",
}


def tell(before: Floor, seat: int, action: int, after: Floor, viewer: int | None) -> list[str]:
    """What happened between two states, as the viewer may know it."""
    told = [*told_move(before, seat, action, after, viewer), *told_after(before, after)]
    return [line.replace("..", ".") for line in told]  # after a "Jr."


def name(state: Floor, player: int) -> str:
    """A player's name."""
    return "nobody" if player == NONE else state.book.player_names[player]


def who(state: Floor, card: int) -> str:
    """The player of a card."""
    return name(state, player_of(card))


def lines(state: Floor, card: int) -> str:
    """A card's lines in a row, in players' words."""
    return ", ".join(spoken(line) for line in state.book.card_lines[card])


@lru_cache(maxsize=512)
def spoken(text: str) -> str:
    """A line of a card in players' words.

    >>> spoken("slam 3 s1 p2"), spoken("foul p3"), spoken("risky lob")
    ('slam for 3 with 1 speed and 2 power', 'foul that takes 3 power', 'risky lob')
    """
    line = read_line(text)
    kind = KIND_WORDS[line.kind]
    if kind == "lbr":
        return "loose ball recovery"
    said = f"{'risky ' if line.risky else ''}{kind}"
    if line.points:
        said += f" for {line.points}"
    if line.name:
        said += f" “{line.name}”"
    figures = [(line.speed, "speed"), (line.power, "power")]
    gains = " and ".join(f"{many} {figure}" for many, figure in figures if many)
    if not gains or (line.kind >= PASS and not line.name):  # what a lob or an outlet adds is known
        return said
    return f"{said} {'that takes' if kind in ('foul', 'hit') else 'with'} {gains}"


def named(state: Floor, seat: int, place: int) -> str:
    """A player by place on the seat's roster."""
    return name(state, seat * moves.PLAYERS + place)


def told_move(before: Floor, seat: int, action: int, after: Floor, viewer: int | None) -> list[str]:
    """The move itself."""
    coach = f"{{{seat}}}"
    card = NONE
    for first in (moves.DISCARD, moves.LAY, moves.CONTEST, moves.FOUL, moves.LBR, moves.LOCK):
        if first <= action < first + moves.CARDS:
            card = seat * moves.CARDS + action - first
    if action < moves.DRAW:
        return [f"{coach} has four starters in mind."]
    if action < moves.SUB:
        drawn = after.hands[seat][-1]
        seen = f": {lines(after, drawn)}" if viewer == seat else ""
        return [f"{coach} draws a card of {named(after, seat, action - moves.DRAW)}{seen}."]
    if action < moves.DISCARD:
        comes, goes = divmod(action - moves.SUB, moves.PLAYERS)
        return [f"{coach} sends {named(after, seat, comes)} in for {named(after, seat, goes)}."]
    if moves.LAY <= action < moves.HOLD:
        return [f"{who(after, card)} has the ball: {lines(after, card)}."]
    if moves.CONTEST <= action < moves.LET:
        seen = f" ({lines(after, card)})" if viewer == seat else ""
        return [f"{who(after, card)} steps up to contest{seen}."]
    if moves.FOUL <= action < moves.SHOOT_OPEN:
        return [f"{coach} calls for the foul and throws away a card of {who(after, card)}."]
    if moves.LBR <= action < moves.CLAIM:
        return [f"{who(after, card)} dives for the loose ball and has it!"]
    if moves.LOCK <= action <= moves.LOCK_TOP:
        side = 0 if seat == before.duel_seat else 1
        top = ", blind from the top" if action == moves.LOCK_TOP else ""
        return [f"{name(before, before.duel_players[side])} is locked in{top}."]
    if moves.DISCARD <= action < moves.READY:
        return [f"{coach} throws away a card of {who(after, card)}: {lines(after, card)}."]
    return told_play(before, seat, action, coach)


def told_play(before: Floor, seat: int, action: int, coach: str) -> list[str]:
    """Moves on the floor that name no card."""
    boosted = ["", ", boosted", ", with a second wind"]
    shooter, stopper = who(before, before.attack), who(before, before.defend)
    if action < moves.SHOOT_OPEN:
        words = {moves.HOLD: f"{coach} holds the ball.", moves.LET: "Nobody contests."}
        return [words[action]] if action in words else []
    if action < moves.SHOOT:
        return [f"{shooter} is wide open for the {KIND_WORDS[SLAM + action - moves.SHOOT_OPEN]}!"]
    if action < moves.PASS:
        number = action - moves.SHOOT
        shot, how = KIND_WORDS[SLAM + number // 6], ["FAST", "BIG"][number % 6 // 3]
        return [f"{shooter} goes {how} with the {shot}{boosted[number % 3]}…"]
    if action < moves.NOTHING:
        kind, extra = divmod(action - moves.PASS, 3)
        return [f"{shooter} throws the {KIND_WORDS[PASS + kind]}{boosted[extra]}."]
    if moves.REVEAL <= action < moves.ACT:
        extra = (action - moves.REVEAL) // 4
        return [f"{stopper} turns up{boosted[extra]}: {lines(before, before.defend)}!"]
    if moves.ACT <= action < moves.WHISTLE:
        extra = action - moves.ACT
        return [f"{stopper} defends{boosted[extra]}."] if extra else []
    words = {
        moves.NOTHING: f"{shooter} looks around and does nothing.",
        moves.RESET: f"{coach} resets.",
        moves.PUSH: f"{who(before, before.current)} PUSHES THE PACE!",
        moves.TIMEOUT: f"Timeout, {coach}.",
        moves.STAY: f"{stopper} keeps the card down.",
        moves.WHISTLE: f"A whistle from {coach}!",
        moves.CLAIM: f"{coach} grabs the loose ball with the card on the floor.",
        moves.FAST: f"{name(before, before.duel_players[0])} goes FAST…",
        moves.BIG: f"{name(before, before.duel_players[0])} goes BIG…",
    }
    if before.phase == phases.NAME:
        return [f"{named(before, seat, action - moves.DEFENDER)} will defend."]
    if action >= moves.ATTACKER:
        return [f"{coach} has chosen an attacker."]
    if action >= moves.DEFENDER:
        return [f"{coach} has chosen a designated defender."]
    return [words[action]] if action in words else []


def told_after(before: Floor, after: Floor) -> list[str]:
    """What the move brought about, whatever it was."""
    told: list[str] = []
    told.extend(told_starts(before, after))
    told.extend(told_chaos(before, after))
    if before.duel != NONE and before.duel_how == NONE and after.duel_how != NONE:
        told.append(turned_up(after, 1))
    for side in range(2):
        points = after.score[side] - before.score[side]
        if points > 0:
            score = f"{after.score[0]}–{after.score[1]}"
            told.append(f"{points} points for {{{side}}}: {score}!")
    if missed(before, after):
        told.append("No good!")
    if after.fouled != before.fouled and after.duel == NONE:
        told.append("Foul, and they are in the bonus.")
    if after.duel != NONE and (before.duel == NONE or new_duel(before, after)):
        told.append(duel_line(after))
    if after.phase == phases.RACE and before.phase != phases.RACE:
        told.append("Loose ball! Who wants it?")
    if after.phase == phases.CLAIM and before.phase != phases.CLAIM:
        told.append("The ball is loose!")
    told.extend(told_ball(before, after))
    told.extend(told_end(before, after))
    return told


def missed(before: Floor, after: Floor) -> bool:
    """Whether a shot has just been settled, and not for points."""
    if before.phase not in (phases.REVEAL, phases.ACT) or before.doing != SHOOT:
        return False
    if after.phase in (phases.ACT, phases.CHAOS) and after.duel == NONE:
        return False
    if after.phase == phases.DRAW and after.then == phases.ACT:
        return False
    return after.score[before.offense] == before.score[before.offense]


def new_duel(before: Floor, after: Floor) -> bool:
    """Whether one overtime face off has given way to the next."""
    return before.duel_players != after.duel_players and before.duel_players[1] != NONE


def duel_line(state: Floor) -> str:
    """How a face off came about."""
    attacker, defender = (name(state, who) for who in state.duel_players)
    if state.duel_players[1] == NONE:
        defender = "a defender to be named"
    text = DUELS[position.DUEL_WORDS[state.duel]]
    return text.replace("{a}", attacker).replace("{d}", defender)


def turned_up(state: Floor, side: int) -> str:
    """A locked card face up."""
    player = name(state, state.duel_players[side])
    card = state.duel_cards[side]
    if card == NONE:
        return f"{player} has nothing left to show."
    gasp = " with a last gasp" if state.duel_gasp[side] else ""
    return f"{player} turns up{gasp}: {lines(state, card)}."


def told_starts(before: Floor, after: Floor) -> list[str]:
    """The line-ups, turned up together; the attacker's card in a face off."""
    told: list[str] = []
    if before.phase == phases.START and after.phase == phases.THROWDOWN:
        for side in range(2):
            court = after.court[side]
            starters = [
                named(after, side, place) for place in range(moves.PLAYERS) if court >> place & 1
            ]
            told.append(f"Starting for {{{side}}}: {', '.join(starters)}.")
        told.append("Throwdown!")
    if before.phase == phases.LOCK and after.phase != phases.LOCK and after.duel != NONE:
        told.append(turned_up(after, 0))
    if before.duel != NONE and after.duel == NONE and before.phase == phases.DECLARE:
        told.append(turned_up(before, 1))
    return told


def told_chaos(before: Floor, after: Floor) -> list[str]:
    """A chaos card drawn, and whether it came to pass."""
    told: list[str] = []
    drawn = NONE
    if len(after.chaos_deck) < len(before.chaos_deck):
        drawn = before.chaos_deck[-1]
    elif len(after.chaos_deck) > len(before.chaos_deck):
        # Shuffled anew: the one card that went missing on the way is the one drawn.
        counts = Counter(before.chaos_discard) - Counter(after.chaos_deck)
        drawn = next(iter(counts), NONE)
    elif after.chaos_card != NONE and before.chaos_card == NONE:
        drawn = after.chaos_card
    if drawn != NONE:
        told.append(f"CHAOS! {after.book.chaos_names[drawn]}.")
    settled = drawn if after.chaos_card == NONE else NONE
    void = False
    if before.chaos_card != NONE and after.chaos_card == NONE:
        settled = before.chaos_card
        void = after.blown % 2 == 1
    if settled != NONE:
        told.append("Whistled off!" if void else after.book.chaos_stories[settled])
    return [line for line in told if line]


def told_ball(before: Floor, after: Floor) -> list[str]:
    """The ball has changed sides."""
    if after.offense in (NONE, before.offense) or after.phase == phases.OVER:
        return []
    team = after.book.team_names[after.offense]
    if before.phase == phases.RACE and after.current != NONE and after.power[after.offense] == 0:
        return [f"Nobody gets there; the {team} pick it up."]
    stolen = before.phase in (phases.REVEAL, phases.ACT, phases.MISS)
    if stolen and after.phase == phases.PACE:
        return [f"Stolen! {{{after.offense}}} can run."]
    late = before.shot_clock == 4 and after.score == before.score
    if late and before.doing in (NONE, NOTHING) and before.phase != phases.RACE:
        return [f"The shot clock is out. Ball to the {team}."]
    return [f"Ball to the {team}."]


def told_end(before: Floor, after: Floor) -> list[str]:
    """The buzzer, overtime, the end."""
    told: list[str] = []
    if after.ot_round == 1 and before.ot_round == 0:
        told.append("The buzzer, and it is all square: overtime!")
    if before.phase == phases.OT_DEFENDER and after.phase == phases.OT_ATTACKER:
        chosen = [name(after, who) for who in after.ot_defenders]
        told.append(f"{{0}} puts its trust in {chosen[0]}, {{1}} in {chosen[1]}.")
    outcome = after.outcome()
    if outcome is not None:
        if len(outcome.winners) > 1:
            told.append("Nobody has a card left: they share it.")
        else:
            winner = outcome.winners[0]
            score = f"{max(after.score)}–{min(after.score)}"
            told.append(f"That's the game! {{{winner}}} wins {score}.")
    return told
