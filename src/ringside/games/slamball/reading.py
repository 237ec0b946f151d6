"""A SlamBall position, as anybody may have written it, made into a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ringside.core.reading import Reader, items, whole
from ringside.core.rng import Rng
from ringside.games.slamball.files import MOST_NAME
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import (
    KEEP_BOOST,
    KIND_WORDS,
    NONE,
    PASS,
    SLAM,
    WIND_CARD,
)
from ringside.games.slamball.play.throwdown import is_line_up
from ringside.games.slamball.position import DOING_WORDS, DUEL_WORDS, HOW_WORDS
from ringside.games.slamball.rosters import Rosters, invalid
from ringside.games.slamball.rules import SlamballState
from ringside.games.slamball.sanity import check_sense

if TYPE_CHECKING:
    from ringside.core.game import Game

MOST_ICONS = 999


def read(fields: Reader, game: Game[Any], options: dict[str, Any], rng: Rng) -> SlamballState:
    """The state of a position; InvalidPosition says what cannot be read."""
    reading = Reading(fields, game, options, rng)
    reading.everything()
    if fields.data.get("outcome") is None:
        check_sense(reading.state)
    return reading.state


class Reading(Rosters):
    """One position being read into a state."""

    def __init__(self, fields: Reader, game: Game[Any], options: dict[str, Any], rng: Rng) -> None:
        super().__init__(fields, options)
        self.state = SlamballState(game, options, self.book, rng)

    def everything(self) -> None:
        """Read every field, in the order of the ledger."""
        self.read_cards()
        fields, state = self.fields, self.state
        self.read_teams()
        state.hands = [
            items(hand, f"hands[{seat}]", self.card_of(seat))
            for seat, hand in enumerate(self.pair(fields, "hands"))
        ]
        state.kept = [
            items(kept, f"kept[{seat}]", self.chaos_card)
            for seat, kept in enumerate(self.pair(fields, "kept"))
        ]
        state.score = self.wholes(fields, "score", 10**6)
        state.timeouts = self.wholes(fields, "timeouts", 99)
        state.fouled = self.wholes(fields, "fouled", 10**6)
        state.clock = fields.whole("clock", 0, 60)
        state.marks = fields.items("marks", self.mark)
        if len(state.marks) > 60:
            raise invalid("marks")
        state.discard = fields.items("discard", self.once)
        chaos = fields.inside("chaos")
        state.chaos_deck = chaos.items("deck", self.chaos_card)[::-1]
        state.chaos_discard = chaos.items("discard", self.chaos_card)
        state.offense = self.seat_or_none(fields, "offense")
        state.shot_clock = fields.whole("shot_clock", 1, 4)
        state.speed, state.power = self.both_figures(fields, "figures", 0)
        state.sting_speed, state.sting_power = self.figure(fields.value("sting"), "sting", 0)
        self.read_via()
        state.last = [
            self.player_of(seat, value, f"last[{seat}]")
            for seat, value in enumerate(self.pair(fields, "last"))
        ]
        state.pushed = fields.flag("pushed")
        self.read_floor()
        self.read_doing()
        state.no_slam = fields.flag("no_slam")
        state.replay = fields.flag("replay")
        phase = phases.WORDS.index(fields.choice("phase", phases.WORDS[: phases.JUDGE]))
        state.phase = phase
        self.read_ask()
        state.sealed = [
            self.sealed(seat, value) for seat, value in enumerate(self.pair(fields, "sealed"))
        ]
        self.read_pending()
        self.read_face_off()
        self.read_overtime()

    def read_teams(self) -> None:
        """Both rosters; only then the decks, which need every card's number."""
        state = self.state
        state.decks = [[] for _ in range(2 * moves.PLAYERS)]
        readers: list[tuple[int, Reader]] = []
        for seat, value in enumerate(self.pair(self.fields, "teams")):
            team = Reader(value, f"teams[{seat}]")
            name = team.value("name")
            if not isinstance(name, str) or len(name) > 40:
                raise invalid("team-name", where=team.path("name"), most=MOST_NAME)
            self.book.team_names[seat] = name
            players = team.items("players", Reader)
            if len(players) > moves.PLAYERS:
                raise invalid("team-size", most=moves.PLAYERS)
            readers.extend((self.add_player(seat, player), player) for player in players)
        for who, player in readers:
            seat, place = divmod(who, moves.PLAYERS)
            state.court[seat] |= player.flag("court") << place
            state.whistles[who] = player.whole("whistles", 0, 99)
            state.decks[who] = player.items("deck", self.card_of(seat, who))[::-1]
            gasp = player.value("gasp")
            if gasp is not None:
                state.gasp[who] = self.card(gasp, player.path("gasp"))
                if state.gasp[who] // moves.PLACES != who:
                    raise invalid("gasp", where=player.path("gasp"))

    # -- small things -------------------------------------------------------------------

    def pair(self, reader: Reader, name: str) -> list[Any]:
        """A list of two, one for each seat."""
        return reader.items(name, lambda value, where: value, 2)

    def wholes(self, reader: Reader, name: str, most: int) -> list[int]:
        """Two whole numbers."""
        return reader.items(name, lambda value, where: whole(value, where, 0, most), 2)

    def flags(self, reader: Reader, name: str) -> list[int]:
        """Two times true or false, as 1 or 0."""
        values = self.pair(reader, name)
        if not all(isinstance(value, bool) for value in values):
            raise invalid("flags", where=reader.path(name))
        return [int(value) for value in values]

    def seat_or_none(self, reader: Reader, name: str) -> int:
        """A seat, or NONE for null."""
        value = reader.maybe_whole(name, 0, 1)
        return NONE if value is None else value

    def figure(self, value: object, where: str, least: int) -> tuple[int, int]:
        """Speed and power."""
        reader = Reader(value, where)
        return reader.whole("speed", least, MOST_ICONS), reader.whole("power", least, MOST_ICONS)

    def both_figures(self, reader: Reader, name: str, least: int) -> tuple[list[int], list[int]]:
        """Speed and power of two sides."""
        pairs = reader.items(name, lambda value, where: self.figure(value, where, least), 2)
        return [pair[0] for pair in pairs], [pair[1] for pair in pairs]

    def word(self, reader: Reader, name: str, words: list[str]) -> int:
        """The place of a word in a list, or NONE for null."""
        return NONE if reader.value(name) is None else words.index(reader.choice(name, words))

    def mark(self, value: object, where: str) -> int:
        """A mark of the clock."""
        if value is None:
            return NONE
        reader = Reader(value, where)
        card = self.once(reader.value("card"), reader.path("card"))
        return 2 * card + reader.flag("scored")

    # -- the floor ----------------------------------------------------------------------

    def read_via(self) -> None:
        """The pass under way."""
        if self.fields.value("via") is None:
            return
        via = self.fields.inside("via")
        self.state.via = PASS + self.word(via, "kind", KIND_WORDS[PASS : PASS + 3])
        if self.state.via < PASS:
            raise via.misfit("kind", "choice", choices=KIND_WORDS[PASS : PASS + 3])
        self.state.via_by = self.player(via.value("by"), "via.by")

    def on_floor(self, name: str, seat: int) -> tuple[Reader, int, int, int] | None:
        """A card on the floor with its boost and line, or None for null."""
        if self.fields.value(name) is None:
            return None
        reader = self.fields.inside(name)
        if self.state.offense == NONE:
            raise invalid("card-without-ball", where=name)
        card: int = self.card_of(seat)(reader.value("card"), reader.path("card"))
        if self.book.is_boost(card):
            raise invalid("action-card", where=reader.path("card"))
        line = reader.whole("line", 0, len(self.book.card_lines[card]))
        return reader, card, self.boost(reader, card), line

    def boost(self, reader: Reader, card: int) -> int:
        """The boost attached to a card."""
        value = reader.value("boost")
        if value is None:
            return NONE
        kept = self.book.chaos.get(value) if isinstance(value, str) else None
        if kept is not None and self.book.chaos_effects[kept] == KEEP_BOOST:
            return WIND_CARD + kept
        boost = self.once(value, reader.path("boost"))
        if not self.book.is_boost(boost) or boost // moves.PLACES != card // moves.PLACES:
            raise invalid("own-boost", where=reader.path("boost"))
        return boost

    def read_floor(self) -> None:
        """Attack, defence, the current card and the pace."""
        state = self.state
        attack = self.on_floor("attack", state.offense)
        if attack is not None:
            _, state.attack, state.attack_boost, state.attack_line = attack
        defend = self.on_floor("defend", 1 - state.offense)
        if defend is not None:
            reader, state.defend, state.defend_boost, state.defend_line = defend
            state.defend_up = reader.flag("up")
        current = self.on_floor("current", state.offense)
        if current is not None:
            reader, state.current, state.current_boost, state.current_line = current
            state.current_up = reader.flag("up")
        if self.fields.value("pace") is not None:
            pace = self.fields.inside("pace")
            state.pace_open = True
            state.pace_kept = pace.flag("kept")
            state.pace_gap = pace.flag("gap")

    def read_doing(self) -> None:
        """What the offense does."""
        if self.fields.value("doing") is None:
            return
        state = self.state
        doing = self.fields.inside("doing")
        state.doing = DOING_WORDS.index(doing.choice("do", DOING_WORDS))
        state.doing_line = self.word(doing, "line", KIND_WORDS)
        first = (SLAM, PASS, NONE)[state.doing]
        if state.doing_line not in range(first, first + 3) and first != NONE:
            raise doing.misfit("line", "choice", choices=KIND_WORDS[first : first + 3])
        state.doing_points = doing.whole("points", 0, 99)
        state.doing_how = self.word(doing, "how", HOW_WORDS)
        state.doing_risky = doing.flag("risky")
        state.loose = "off" in doing and doing.flag("off")

    # -- what is asked ------------------------------------------------------------------

    def read_ask(self) -> None:
        """The seats that owe an answer."""
        seats = self.fields.items("ask", lambda value, where: whole(value, where, 0, 1))
        if sorted(set(seats)) != seats:
            raise invalid("ask-order")
        self.state.ask = sum(1 << seat for seat in seats)

    def sealed(self, seat: int, value: object) -> int:
        """A sealed choice."""
        if value is None:
            return NONE
        where = f"sealed[{seat}]"
        if self.state.phase != phases.START:
            return self.player_of(seat, value, where) % moves.PLAYERS
        mask = 0
        for who in items(value, where, lambda item, at: self.player(item, at), 4):
            if who // moves.PLAYERS != seat:
                raise invalid("others-player-there", where=where)
            mask |= 1 << who % moves.PLAYERS
        if mask not in moves.LINE_UP_MASKS or not is_line_up(self.state, seat, mask):
            raise invalid("sealed-line-up", where=where)
        return moves.LINE_UP_MASKS.index(mask)

    def read_pending(self) -> None:
        """What the phase keeps."""
        state = self.state
        phase = state.phase
        kept = (
            phases.THROWDOWN,
            phases.DRAW,
            phases.CHAOS,
            phases.MISS,
            phases.CLAIM,
            phases.TIMEOUT,
        )
        if phase not in kept:
            if self.fields.value("pending") is not None:
                raise invalid("not-null", where="pending", word=phases.WORDS[phase])
            return
        pending = self.fields.inside("pending")
        if phase == phases.THROWDOWN:
            state.drawn = self.wholes(pending, "drawn", 99)
        elif phase == phases.DRAW:
            state.left = self.wholes(pending, "left", 99)
            state.subs = self.wholes(pending, "subs", 99)
        elif phase == phases.CHAOS:
            state.chaos_card = self.chaos_card(pending.value("card"), "pending.card")
            state.chaos_by = pending.whole("by", 0, 1)
            state.blown = pending.whole("whistles", 0, 999)
        elif phase == phases.MISS:
            state.miss_steal = pending.flag("steal")
            state.blown = pending.whole("whistles", 0, 999)
        elif phase == phases.CLAIM:
            after = pending.items("after", lambda value, where: whole(value, where, 0, 1))
            if len(after) > 1:
                raise invalid("claim-after", where="pending.after")
            state.claim_after = after[0] if after else NONE
        if phase in (phases.DRAW, phases.CHAOS, phases.TIMEOUT):
            follow = {
                phases.DRAW: "lay resolve act pace declare judge ot-defender ot-attacker",
                phases.CHAOS: "resolve act declare judge",
                phases.TIMEOUT: "lay resolve pace",
            }
            then = pending.choice("then", follow[phase].split())
            state.then = phases.WORDS.index(then)

    def read_face_off(self) -> None:
        """The face off."""
        if self.fields.value("face_off") is None:
            return
        state = self.state
        duel = self.fields.inside("face_off")
        state.duel = DUEL_WORDS.index(duel.choice("kind", DUEL_WORDS))
        state.duel_seat = duel.whole("seat", 0, 1)
        seats = [state.duel_seat, 1 - state.duel_seat]
        attacker = self.player_of(seats[0], duel.value("attacker"), "face_off.attacker")
        if attacker == NONE:
            raise invalid("no-attacker", where="face_off.attacker")
        defender = self.player_of(seats[1], duel.value("defender"), "face_off.defender")
        state.duel_players = [attacker, defender]
        state.duel_gasp = self.flags(duel, "gasp")
        state.duel_blind = self.flags(duel, "blind") if "blind" in duel else [0, 0]
        for side, value in enumerate(self.pair(duel, "cards")):
            if value is None:
                continue
            where = f"face_off.cards[{side}]"
            # A last gasp lies on the discard or the clock as well.
            read = self.card if state.duel_gasp[side] else self.once
            card = read(value, where)
            if card // moves.PLACES != state.duel_players[side]:
                raise invalid("face-off-card", where=where)
            state.duel_cards[side] = card
        sting = self.figure(duel.value("sting"), "face_off.sting", 0)
        state.duel_sting_speed, state.duel_sting_power = sting
        adds = self.both_figures(duel, "add", -MOST_ICONS)
        state.duel_add_speed, state.duel_add_power = adds
        state.duel_off = duel.flag("off")
        state.duel_no_slam = duel.flag("no_slam")
        state.duel_how = self.word(duel, "how", HOW_WORDS)

    def read_overtime(self) -> None:
        """The rounds of overtime."""
        if self.fields.value("overtime") is None:
            return
        state = self.state
        over = self.fields.inside("overtime")
        state.ot_round = over.whole("round", 1)
        for name, into in (("defenders", state.ot_defenders), ("top", state.ot_top)):
            for seat, value in enumerate(self.pair(over, name)):
                into[seat] = self.player_of(seat, value, f"overtime.{name}[{seat}]")
        for seat, value in enumerate(self.pair(over, "gone")):
            where = f"overtime.gone[{seat}]"
            gone = items(value, where, self.player)
            if any(who // moves.PLAYERS != seat for who in gone):
                raise invalid("others-player-there", where=where)
            state.ot_gone[seat] = gone
        state.ot_queue = over.items("queue", self.queued)

    def queued(self, value: object, where: str) -> int:
        """A seat and its attacker."""
        entry = items(value, where, lambda item, at: item, 2)
        seat = whole(entry[0], f"{where}[0]", 0, 1)
        who = self.player_of(seat, entry[1], f"{where}[1]")
        if who == NONE:
            raise invalid("no-attacker", where=where)
        return who
