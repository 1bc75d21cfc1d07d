"""What counsel foretold, held against what happened: unattended games, written as lines of JSON."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from multiprocessing import get_context
from typing import Any

from bot.tools.league import DIGITS, League, answers, heading
from bot.tools.simulate import Step
from rules.kernel.facts.events import Event
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.counsel import SHOWN, Weight
from rules.kernel.play.policies import policies
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session
from rules.kernel.state.marks import ANY
from rules.kernel.state.naming import mentioned

NOBODY = "nobody"
"""Who holds a seat that no policy was dealt."""
BUCKETS = (0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0)
"""Up to where each row of the table of chances reaches."""


@dataclass(frozen=True)
class Foreseen:
    """What a brief foretold, and whether it came."""

    turn: int
    window: str
    seat: str
    fate: str
    of: str
    chance: float
    came: bool


@dataclass(frozen=True)
class Befallen:
    """A fate that came, whom it befell, and how likely the last brief before had called it."""

    turn: int
    seat: str
    policy: str
    fate: str
    of: str
    chance: float | None
    """None: it had not said so, or there had been no brief."""


@dataclass(frozen=True)
class Game:
    """What one game had in it."""

    game: int
    seed: str
    turns: int
    briefs: int
    ruins: int
    """The briefs that said that ruin threatens."""
    befallen: tuple[Befallen, ...]
    foreseen: tuple[Foreseen, ...]
    """Only those of which the game lasted long enough to see."""


@dataclass
class Omen:
    """A risk as it was told: until when, and whether it has come."""

    turn: int
    window: str
    seat: str
    fate: str
    of: str
    chance: float
    until: int
    came: bool = False


@dataclass
class Watch:
    """What is noted while a game is played."""

    ruleset: Ruleset[Any]  # Any: each game has its own state
    seated: Mapping[str, str]
    briefs: int = 0
    ruins: int = 0
    omens: list[Omen] = field(default_factory=list)
    latest: dict[str, list[Omen]] = field(default_factory=dict)
    """The omens of each seat's last brief."""
    befallen: list[Befallen] = field(default_factory=list)

    def brief(self, session: Session[Any]) -> None:  # Any: as above
        """Note what each asked seat is shown at the open window."""
        window = session.window
        if window is None:
            return
        for seat in window.asked:
            shown = self.ruleset.advice(session.view(seat), seat, window)[:SHOWN]
            self.briefs += 1
            self.ruins += any(piece.weight == Weight.RUIN for piece in shown)
            turn = session.save.turn
            self.latest[seat] = [
                Omen(turn, window.name, seat, risk.fate, risk.of, float(risk.chance), turn + risk.turns)
                for risk in (risk for piece in shown for risk in piece.risks)
            ]
            self.omens += self.latest[seat]

    def note(self, turn: int, event: Event, owners: Mapping[str, Mapping[str, str]]) -> None:
        """Note whether an event is a fate, and who had been told of it."""
        for name, fate in self.ruleset.fates.items():
            if not isinstance(event, fate.event) or not fate.when(event):
                continue
            of = getattr(event, fate.of)
            seat = holder(event, of, owners)
            said = [one for one in self.latest.get(seat, ()) if (one.fate, one.of) == (name, of) and turn <= one.until]
            for omen in self.omens:
                omen.came |= (omen.fate, omen.of) == (name, of) and turn <= omen.until
            chance = max((one.chance for one in said), default=None)
            self.befallen.append(Befallen(turn, seat, self.seated.get(seat, NOBODY), name, of, chance))


def holder(event: Event, of: str, owners: Mapping[str, Mapping[str, str]]) -> str:
    """Give the seat that something is or belongs to, by the kinds of things that the event names so."""
    named = [kind for kind, id in mentioned(event) if id == of and kind != "seat"]
    kinds = owners if ANY in named else named
    return next((owners[kind][of] for kind in kinds if of in owners.get(kind, {})), of)


def watched(league: League, number: int) -> Game:
    """Play a game and note what was foretold and what came, in all turns up to the league's last."""
    ruleset, seated = league.ruleset, league.seated(number)
    seed = f"{league.seed}/{number}"
    session = Session.found(ruleset, Seeded(seed), league.scenario, ruleset.options(), tuple(seated))
    known = policies(ruleset)
    chosen = {seat: known[policy] for seat, policy in seated.items()}
    watch = Watch(ruleset, seated)
    while session.window is not None and session.save.turn <= league.turns:
        watch.brief(session)
        owners = ruleset.owners(session.state)
        for told in session.close(answers(session, chosen), tuple(seated)).told:
            watch.note(told.turn, ruleset.read_event(told), owners)
    last = session.save.turn - 1 if session.window is not None else session.save.turn
    seen = [one for one in watch.omens if one.came or one.until <= last]
    foreseen = [
        Foreseen(one.turn, one.window, one.seat, one.fate, one.of, round(one.chance, DIGITS), one.came) for one in seen
    ]
    return Game(number, seed, last, watch.briefs, watch.ruins, tuple(watch.befallen), tuple(foreseen))


def lines(league: League, jobs: int, games: list[Game]) -> Iterator[Step]:
    """Play the games and give their lines; adds the `games` as they come. The same league gives the same lines."""
    digest = sha256()

    def step(done: int, fields: Mapping[str, Any]) -> Step:  # Any: JSON
        text = json.dumps(fields, ensure_ascii=False)
        digest.update(f"{text}\n".encode())
        return Step(done, (text,))

    yield step(0, heading(league))
    for game in played(league, jobs):
        games.append(game)
        yield step(len(games), asdict(game))
    yield step(len(games), {"end": True, "games": len(games), "digest": digest.hexdigest()})


def played(league: League, jobs: int) -> Iterator[Game]:
    """Play every game, in so many processes, and give them in order."""
    numbers = range(1, league.games + 1)
    if jobs == 1:
        yield from (watched(league, number) for number in numbers)
        return
    with ProcessPoolExecutor(min(jobs, league.games), mp_context=get_context("spawn")) as pool:
        yield from pool.map(watched, [league] * league.games, numbers)


@dataclass(frozen=True)
class Row:
    """How often something was foretold and came, or came and had been foretold."""

    name: str
    all: int
    hits: int
    chance: float = 0.0
    """The mean of what was foretold."""


def by_fate(ruleset: Ruleset[Any], games: Sequence[Game], policy: str = "") -> list[Row]:  # Any: as above
    """Give for each fate how often it came, to a policy or to all, and how often the last brief had said so."""
    came = [one for game in games for one in game.befallen if policy in ("", one.policy)]
    return [
        Row(fate, len(own), sum(one.chance is not None for one in own))
        for fate in ruleset.fates
        for own in [[one for one in came if one.fate == fate]]
    ]


def by_chance(games: Iterable[Game]) -> list[Row]:
    """Give for each stretch of chances how often such a one was foretold, and how often it came."""
    foreseen = [one for game in games for one in game.foreseen]
    rows, least = [], -1.0
    for most in BUCKETS:
        own = [one for one in foreseen if least < one.chance <= most]
        if own:
            rows.append(summed(f"{max(least, 0):.0%} to {most:.0%}", own))
        least = most
    return [*rows, summed("all", foreseen)] if foreseen else []


def summed(name: str, own: Sequence[Foreseen]) -> Row:
    """Count what was foretold together."""
    return Row(name, len(own), sum(one.came for one in own), sum(one.chance for one in own) / len(own))
