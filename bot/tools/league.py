"""Leagues: games of policies against each other, every one in each seat in turn, written as lines of JSON."""

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from hashlib import sha256
from multiprocessing import get_context
from statistics import fmean
from typing import Any

from bot.service.nearest import did_you_mean
from bot.settings import version
from bot.tools.intervals import student, wilson
from bot.tools.simulate import Step
from rules.kernel.errors import Answer
from rules.kernel.luck.chance import Chance, Seeded
from rules.kernel.orders.order import Given
from rules.kernel.play.policies import policies
from rules.kernel.play.ruleset import Autopilot, Ruleset, Scenario
from rules.kernel.play.session import Session
from rules.registry import RULESETS

ENDED = "it was over"
"""The reason of an end that the game gives none for."""
DIGITS = 4
"""The decimals of figures that are written."""


@dataclass(frozen=True)
class League:
    """What is played: everything that its results depend on."""

    game: str
    scenario: Scenario
    policies: tuple[str, ...]
    games: int
    turns: int
    seed: str

    @property
    def ruleset(self) -> Ruleset[Any]:  # Any: each game has its own state
        """The game."""
        return RULESETS[self.game]

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that are played."""
        return tuple(seat.id for seat in self.ruleset.seats(self.scenario) if not seat.spare)

    def seated(self, number: int) -> dict[str, str]:
        """Give who sits where in a game, by its number from 1: each policy moves on by a seat from game to game."""
        seats = self.seats
        row = [self.policies[place % len(self.policies)] for place in range(len(seats))]
        return {seat: row[(place + number - 1) % len(seats)] for place, seat in enumerate(seats)}


@dataclass(frozen=True)
class Result:
    """How one game ended, or stood when it was left."""

    game: int
    seed: str
    turns: int
    ended: str
    """The reason; empty for a game that was left after its last turn."""
    seats: Mapping[str, str]
    winners: tuple[str, ...]
    """Of a game that was left: who had the most points."""
    points: Mapping[str, int]


@dataclass(frozen=True)
class Standing:
    """What a seat or a policy came to, with the intervals of 95 per cent."""

    games: int
    """How many seats of how many games that were, each counted."""
    wins: int
    share: float
    least: float
    most: float
    """The bounds of its share of wins (Wilson)."""
    points: float
    give: float | None
    """How far its true mean of points may lie from this one (Student); None for a single game."""


def league_of(league: League) -> League:
    """Give a league that can be played. Raises Answer for policies that are unknown or too many, or for no games."""
    known = policies(league.ruleset)
    unknown = next((one for one in league.policies if one not in known), None)
    if unknown:
        raise Answer(
            f"{league.ruleset.title} has no policy “{unknown}”{did_you_mean(unknown, known)}; it has {', '.join(known)}"
        )
    if not 1 <= len(league.policies) <= len(league.seats):
        raise Answer(
            f"{league.ruleset.title} has {len(league.seats)} seats to play: name from one to that many policies, "
            f"not {len(league.policies)}"
        )
    if league.games < 1:
        raise Answer(f"a league of {league.games} games has nothing to tell; play at least one")
    return league


def lines(league: League, jobs: int, results: list[Result]) -> Iterator[Step]:
    """Play a league and give its lines, one for each game and each standing; adds the `results` as they come.

    The same league gives the same lines, however many processes play it.
    """
    digest = sha256()

    def step(done: int, fields: Sequence[Mapping[str, Any]]) -> Step:  # Any: JSON
        texts = tuple(json.dumps(line, ensure_ascii=False) for line in fields)
        for text in texts:
            digest.update(f"{text}\n".encode())
        return Step(done, texts)

    yield step(0, [heading(league)])
    for result in played(league, jobs):
        results.append(result)
        yield step(len(results), [asdict(result)])
    for of, standings in (("seat", by_seat(results)), ("policy", by_policy(results))):
        yield step(len(results), [{of: name} | rounded(one) for name, one in standings.items()])
    yield step(len(results), [{"end": True, "games": len(results), "digest": digest.hexdigest()}])


def heading(league: League) -> dict[str, Any]:  # Any: JSON
    """Give the first line: everything that the others depend on."""
    return {
        "herald": version(),
        "game": league.game,
        "scenario": league.scenario.id,
        "seed": league.seed,
        "revision": league.ruleset.revision,
        "policies": league.policies,
        "games": league.games,
        "turns": league.turns,
    }


def rounded(standing: Standing) -> dict[str, Any]:  # Any: JSON
    """Give a standing as it is written."""
    return {name: round(one, DIGITS) if isinstance(one, float) else one for name, one in asdict(standing).items()}


def played(league: League, jobs: int) -> Iterator[Result]:
    """Play every game of a league, in so many processes, and give the results in order."""
    numbers = range(1, league.games + 1)
    if jobs == 1:
        yield from (play(league, number) for number in numbers)
        return
    with ProcessPoolExecutor(min(jobs, league.games), mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, [league] * league.games, numbers)


def play(league: League, number: int) -> Result:
    """Play a game to its end, or to that of the league's last turn."""
    ruleset, seated = league.ruleset, league.seated(number)
    seed = f"{league.seed}/{number}"
    session = Session.found(ruleset, Seeded(seed), league.scenario, ruleset.options(), tuple(seated))
    known = policies(ruleset)
    chosen = {seat: known[policy] for seat, policy in seated.items()}
    while session.window is not None and session.save.turn <= league.turns:
        session.close(answers(session, chosen), tuple(seated))
    state = standing(session, league.turns)
    points = {seat: ruleset.score(state, seat) for seat in seated}
    end = ruleset.ending(state)
    reason = (end.reason or ruleset.verdict(state) or ENDED) if end else ""
    best = max(points.values())
    winners = end.winners if end else tuple(seat for seat in seated if points[seat] == best)
    return Result(number, seed, min(session.save.turn, league.turns), reason, seated, winners, points)


def answers(
    session: Session[Any], chosen: Mapping[str, Autopilot[Any]]
) -> dict[str, list[Given]]:  # Any: each game has its own state
    """Give what each asked seat orders in the open window, which it sees as its player would."""
    window = session.window
    if window is None:
        return {}
    given = {}
    for seat in window.asked:
        if seat in chosen:
            chance = Chance(session.luck, session.save.turn, f"{session.scope(window)}/{seat}", lambda _: 0)
            orders = chosen[seat](session.view(seat), seat, window, chance)
            given[seat] = [Given.of(order) for order in orders]
    return given


def standing(session: Session[Any], turns: int) -> Any:  # Any: each game has its own state
    """Give the state as the last turn left it, before anything of the next."""
    after = next((save for save in session.saves if save.turn > turns), None)
    return session.ruleset.state.model_validate_json(after.state) if after else session.state


def by_seat(results: Sequence[Result]) -> dict[str, Standing]:
    """Give the standing of each seat, whoever played it."""
    return {
        seat: summed([seat in one.winners for one in results], [one.points[seat] for one in results])
        for seat in results[0].seats
    }


def by_policy(results: Sequence[Result]) -> dict[str, Standing]:
    """Give the standing of each policy, wherever it sat.

    Seats of one game depend on each other, so the points of a policy in a game are one value, their mean.
    """
    wins: dict[str, list[bool]] = defaultdict(list)
    points: dict[str, list[float]] = defaultdict(list)
    for one in results:
        here: dict[str, list[int]] = defaultdict(list)
        for seat, policy in one.seats.items():
            wins[policy].append(seat in one.winners)
            here[policy].append(one.points[seat])
        for policy, some in here.items():
            points[policy].append(fmean(some))
    return {policy: summed(wins[policy], points[policy]) for policy in sorted(wins)}


def summed(won: Sequence[bool], points: Sequence[float]) -> Standing:
    """Give a standing from what was won and what was counted."""
    least, most = wilson(sum(won), len(won))
    mean, give = student(points)
    return Standing(len(won), sum(won), sum(won) / len(won), least, most, mean, give)
