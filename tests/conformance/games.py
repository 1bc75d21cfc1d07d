"""Whole games, played once for all tests of the suite and kept as the service keeps them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from rules.kernel.facts.events import Told
from rules.kernel.facts.names import Register
from rules.kernel.luck.chance import Chance, Seeded
from rules.kernel.orders.order import Given, Order
from rules.kernel.play.journal import Closing, Progress, Save
from rules.kernel.play.ruleset import Ending, Options
from rules.kernel.play.session import Session
from tests.conformance.choosing import drafts
from tests.conformance.subjects import BY_ID, Subject

TURNS = 4
WINDOWS = 40
"""After how many turns or windows a game of the suite is left."""


@dataclass(frozen=True)
class Stop:
    """An open window as it is kept, what was given there, and what its closing brought."""

    save: str
    closings: tuple[str, ...]
    window: str
    given: dict[str, list[Order[Any]]]
    progress: Progress


@dataclass
class Game:
    """A game from its beginning to where it was left."""

    subject: Subject
    players: tuple[str, ...]
    luck: Seeded
    told: list[Told] = field(default_factory=list)
    stops: list[Stop] = field(default_factory=list)
    states: list[str] = field(default_factory=list)
    ending: Ending | None = None
    names: Register = field(default_factory=Register)

    def session(self, stop: Stop) -> Session[Any]:
        """Stand at a window again."""
        save = Save.model_validate_json(stop.save)
        closings = [Closing.model_validate_json(text) for text in stop.closings]
        return Session.rebuild(self.subject.ruleset, self.luck, save, closings)

    def some(self, most: int) -> list[Stop]:
        """Give up to `most` windows from all over the game, the last among them: there most has come about."""
        step = -(-len(self.stops) // most)
        return self.stops[:: -max(step, 1)][::-1]

    @property
    def digest(self) -> str:
        """Give a fingerprint of all that was told and every state."""
        texts = [told.model_dump_json() for told in self.told] + self.states
        return sha256("\n".join(texts).encode()).hexdigest()


UNUSUAL: dict[str, dict[str, str]] = {"candlebre": {"battles": "interactive", "turns": "simultaneous"}}
"""Settings under which a game keeps secrets that it has not by default."""


@cache
def played(id: str, by: str) -> Game:
    """Give a game of a subject played by `autopilots`, or by `players` who choose at random.

    An `unusual` one has the settings of `UNUSUAL`, players who order as autopilots do, and stops once at each window
    that only these settings bring.
    """
    subject = BY_ID[id]
    seats = () if by == "autopilots" else subject.seats
    options = subject.ruleset.options.model_validate(UNUSUAL.get(subject.ruleset.name, {})) if by == "unusual" else None
    thinking = as_autopilots if by == "unusual" else drafts
    game = play(subject, seats, seed=f"{id} {by}", options=options, thinking=thinking)
    if by == "unusual":
        usual = {stop.window for stop in played(id, "players").stops}
        game.stops = list({stop.window: stop for stop in game.stops if stop.window not in usual}.values())
    return game


def as_autopilots(session: Session[Any], seat: str, random: Random) -> list[Order[Any]]:
    """Give what the autopilot would order."""
    del random
    chance = Chance(session.luck, session.save.turn, f"{seat} thinks", lambda _event: 0)
    return list(session.ruleset.autopilot(session.view(seat), seat, session.window, chance))


def play(
    subject: Subject,
    players: tuple[str, ...],
    seed: str,
    turns: int = TURNS,
    windows: int = WINDOWS,
    options: Options | None = None,
    thinking: Callable[[Session[Any], str, Random], list[Order[Any]]] = drafts,
) -> Game:
    """Play a game until it ends, or for so many turns or windows; players order what `thinking` gives them."""
    game = Game(subject, players, Seeded(seed, ("a phrase",)))
    random = Random(seed)
    options = options or subject.ruleset.options()
    session = Session.found(subject.ruleset, game.luck, subject.scenario, options, players)
    game.told += session.told
    game.names.add(session.names())
    save, closings = session.saves[-1].model_dump_json(), ()
    while session.window and session.save.turn <= turns and len(game.stops) < windows:
        window = session.window
        given = {seat: thinking(session, seat, random) for seat in window.asked if seat in players}
        progress = session.close({seat: [Given.of(one) for one in mine] for seat, mine in given.items()}, players)
        game.stops.append(Stop(save, closings, window.name, given, progress))
        game.told += progress.told
        game.names.add(progress.names)
        game.states.append(session.state.write())
        closings = (*closings, progress.closing.model_dump_json())
        if progress.saves:
            save, closings = progress.saves[-1].model_dump_json(), ()
    game.ending = session.ending
    return game
