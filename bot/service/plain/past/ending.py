"""Ending: who won a game that is over, and why, how one ended oneself, and what decided it."""

from collections.abc import Sequence
from pathlib import Path

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.playing import name_of, position
from bot.service.ground.values import CampaignCard
from bot.service.ground.wording import listed, sentence
from bot.service.history.reasons import door
from bot.service.history.recalling import GRAVE, in_vain, past_of
from bot.service.plain.intents import Intents
from bot.service.plain.naming import in_general
from bot.service.plain.past.told import Told
from bot.service.plain.situation import opened
from bot.store.look import Look
from bot.store.records import Entry
from rules.kernel.errors import HeraldError
from rules.kernel.table.chair import CHAIR
from rules.kernel.telling.phrases import figure, ordinal

ENDINGS = Intents(Path(__file__).with_name("endings.toml"))
MOST, FEW = 3, 2
"""How many events are told of one question, and how many of each side where it is of both."""
WON = "{} won. {}"
NOBODY = "Nobody won: the table broke it off before the rules ended it."
DRAWN = "Nobody won."
POINTS = "By points: {}."
UNPLAYED = "{} had more, but the autopilot played there."
PLACE = "You ended {} of {}, with {} points; {} had {}."
COST, BROUGHT = "What cost you most:", "What brought {} most:"
DECIDED = "What weighed most:"


async def over_now(herald: Herald, card: CampaignCard, user: int, parts: Sequence[str]) -> Message | None:
    """Answer what somebody asks of a game that is over: who won, why he lost, what decided it; None for all else."""
    names = {seat.id: seat.name for seat in card.seats}
    whole = " ".join(parts)
    kinds = [ENDINGS.sure(in_general(names, one) or one) for one in (whole, *parts)]
    asked = [one for one in dict.fromkeys(kinds[:1] if kinds[0] else kinds) if one]
    if not asked or card.game not in herald.games:
        return None
    mine = next((seat.id for seat in card.seats if seat.user == user), "")
    async with herald.store.look(card.id) as look:
        try:
            session = await position(herald, look)
        except HeraldError:
            return None
        end = End(
            herald,
            look,
            mine,
            {seat: session.ruleset.score(session.state, seat) for seat in look.seats if seat != CHAIR},
        )
        end.winners = session.ending.winners if session.ending else ()
        reason = sentence(session.ending.reason) if session.ending and session.ending.reason else ""
        told = [await {"won": end.won, "lost": end.lost, "turns": end.turns}[one](reason) for one in asked[:FEW]]
        lines, found = [line for some, _ in told for line in some], [one for _, some in told for one in some]
        doors = tuple(
            door(look, one, f"Why? {one.text}") for one in list({one.told.n: one for one in found}.values())[:FEW]
        )
    status = Button(action="status", label="Status", campaign=card.id, style="primary")
    return Message(content="\n".join(dict.fromkeys(filter(None, lines))), buttons=(*doors, status))


Answer = tuple[list[str], list[Entry]]


class End:
    """How a game ended, for one who asks."""

    def __init__(self, herald: Herald, look: Look, seat: str, scores: dict[str, int]) -> None:
        """Take how many points everybody has."""
        self.herald, self.look, self.seat, self.scores = herald, look, seat, scores
        self.winners: Sequence[str] = ()

    @property
    def ranked(self) -> list[str]:
        """Give the seats that count, the best first."""
        played = [seat for seat in self.scores if self.look.seats[seat].mode == "player" or self.scores[seat]]
        return sorted(played, key=lambda seat: -self.scores[seat])

    async def won(self, reason: str) -> Answer:
        """Say who won, by what, who had more and may not win, and what brought the winner most."""
        names = listed(self.called(seat) for seat in self.winners)
        first = opened(WON.format(names, reason)) if self.winners else NOBODY
        first = f"{reason} {DRAWN}" if reason and not self.winners else first
        best = max((self.scores[seat] for seat in self.winners), default=0)
        more = [seat for seat in self.ranked if self.winners and self.scores[seat] > best]
        idle = [self.called(seat) for seat in more if self.look.seats[seat].mode != "player"]
        found = await self.deeds(self.winners[0], 1) if self.winners else []
        gains = [BROUGHT.format(self.called(self.winners[0])), *map(dated, found)] if found else []
        return [first, self.points(), UNPLAYED.format(listed(idle)) if idle else "", *gains], found

    async def lost(self, reason: str) -> Answer:
        """Say which place one had, and what cost one most."""
        del reason
        if not self.seat:
            return [self.points()], []
        place, best = self.ranked.index(self.seat) + 1 if self.seat in self.ranked else 0, self.ranked[0]
        rival = next(
            (seat for seat in self.winners if seat != self.seat), best if best != self.seat else self.ranked[-1]
        )
        line = PLACE.format(
            ordinal(place),
            len(self.ranked),
            figure(self.scores[self.seat]),
            self.called(rival),
            figure(self.scores[rival]),
        )
        found = await self.deeds(self.seat, -1)
        return [line if place else self.points(), *([COST, *map(dated, found)] if found else [])], found

    async def turns(self, reason: str) -> Answer:
        """Tell what weighed most, for oneself and for the winner, in its order."""
        del reason
        sides = list(dict.fromkeys(filter(None, (self.seat, *self.winners))))
        some = [one for seat in sides for went in (-1, 1) for one in (await self.deeds(seat, went))[:FEW]]
        found = sorted({one.told.n: one for one in some}.values(), key=lambda one: one.told.n)
        return [DECIDED, *map(dated, found)] if found else [self.points()], found

    async def deeds(self, seat: str, went: int) -> list[Entry]:
        """Give the public events that weigh most of those that went well or badly for a seat, in their order."""
        ruleset = self.herald.games[self.look.campaign.game]
        known = await past_of(self.look, ruleset, None, seat)
        told = Told(self.herald, self.look, ruleset, None, seat, known)
        own = [one for one in known.entries if one.told.n in known.own and one.told.audience == "everyone"]
        grave = [one for one in own if one.weight >= GRAVE and not in_vain(one) and told.known.went(one) == went]
        kept = sorted(grave, key=lambda one: (-one.weight, -one.told.n))[:MOST]
        return sorted(kept, key=lambda one: one.told.n)

    def points(self) -> str:
        """Give everybody's points, the most first."""
        said = ", ".join(f"{self.called(seat)} {figure(self.scores[seat])}" for seat in self.ranked)
        return POINTS.format(said) if any(self.scores.values()) else ""

    def called(self, seat: str) -> str:
        """Give what a seat is called."""
        return "you" if seat == self.seat and self.winners[:1] == (seat,) else name_of(self.look, seat)


def dated(entry: Entry) -> str:
    """Give an event with its turn."""
    return f"· Turn {entry.told.turn}: {entry.text}" if entry.told.turn else f"· {entry.text}"
