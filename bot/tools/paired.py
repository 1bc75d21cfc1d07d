"""Paired strength: the same seed and seat twice, one policy exchanged; the better final score wins the pair.

All other seats are nobody's, as at a table of few people, so that both games differ in nothing else.
"""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from typing import Any

from bot.service.nearest import did_you_mean
from bot.settings import version
from bot.tools.intervals import wilson
from bot.tools.league import DIGITS, League, answers, standing
from bot.tools.simulate import Step
from rules.kernel.errors import Answer
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.policies import policies
from rules.kernel.play.session import Session

AGAINST = ("silent", "random")
"""Those that every policy is held against."""
NOBODY = "nobody"
"""The seat is left to the rules, as the service leaves it where nobody plays: the shipped autopilot at home."""
HALF = 0.5


@dataclass(frozen=True)
class Pairs:
    """What is measured: so many seeds and seats, each with every policy."""

    league: League
    """`games` counts the pairs, `policies` who is measured."""
    against: tuple[str, ...] = AGAINST

    def seat(self, number: int) -> str:
        """Give the seat of a pair, by its number from 1: each seat in turn."""
        seats = self.league.seats
        return seats[(number - 1) % len(seats)]

    def seed(self, number: int) -> str:
        """Give the seed of a pair: one for each round of the seats, in which nobody's game is the same for all."""
        return f"{self.league.seed}/{1 + (number - 1) // len(self.league.seats)}"


@dataclass(frozen=True)
class Legs:
    """How one seat of one seed came out, policy by policy."""

    pair: int
    seed: str
    seat: str
    results: dict[str, int]


@dataclass(frozen=True)
class Strength:
    """How often a policy came out better than another, a pair that ends alike counting half."""

    policy: str
    against: str
    pairs: int
    won: float
    share: float
    least: float
    most: float
    """The bounds of its share (Wilson, 95 per cent)."""


def pairs_of(pairs: Pairs) -> Pairs:
    """Give what can be measured. Raises Answer for unknown policies, or for no pairs."""
    known = {NOBODY: None, **policies(pairs.league.ruleset)}
    unknown = next((one for one in (*pairs.league.policies, *pairs.against) if one not in known), None)
    if unknown:
        raise Answer(
            f"{pairs.league.ruleset.title} has no policy “{unknown}”{did_you_mean(unknown, known)}; "
            f"it has {', '.join(known)}"
        )
    if pairs.league.games < 1:
        raise Answer(f"{pairs.league.games} pairs have nothing to tell; play at least one")
    return pairs


def lines(pairs: Pairs, jobs: int, found: list[Legs]) -> Iterator[Step]:
    """Play all pairs and give their lines, one for each pair and each comparison; adds what comes to `found`."""
    digest, league = sha256(), pairs.league

    def step(fields: Sequence[dict[str, Any]]) -> Step:  # Any: JSON
        texts = tuple(json.dumps(line, ensure_ascii=False) for line in fields)
        for text in texts:
            digest.update(f"{text}\n".encode())
        return Step(len(found), texts)

    heading = {"herald": version(), "game": league.game, "scenario": league.scenario.id, "seed": league.seed}
    policies_ = {"policies": league.policies, "against": pairs.against}
    yield step([heading | policies_ | {"pairs": league.games, "turns": league.turns}])
    for legs in played(pairs, jobs):
        found.append(legs)
        yield step([asdict(legs)])
    yield step([rounded(one) for one in strengths(pairs, found)])
    yield step([{"end": True, "pairs": len(found), "digest": digest.hexdigest()}])


def rounded(one: Strength) -> dict[str, Any]:  # Any: JSON
    """Give a comparison as it is written."""
    return {name: round(value, DIGITS) if isinstance(value, float) else value for name, value in asdict(one).items()}


def played(pairs: Pairs, jobs: int) -> Iterator[Legs]:
    """Play every pair, in so many processes, and give them in order."""
    numbers = range(1, pairs.league.games + 1)
    if jobs == 1:
        yield from map(partial(legs_of, pairs), numbers)
        return
    with ProcessPoolExecutor(min(jobs, len(numbers)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(legs_of, pairs), numbers)


def legs_of(pairs: Pairs, number: int) -> Legs:
    """Play a seat of a seed once with every policy."""
    seat, seed = pairs.seat(number), pairs.seed(number)
    names = dict.fromkeys((*pairs.league.policies, *pairs.against))
    return Legs(number, seed, seat, {name: result(pairs.league, seed, seat, name) for name in names})


def result(league: League, seed: str, seat: str, policy: str) -> int:
    """Give how a seat comes out in a game in which one policy plays it: its points, or how many stand behind it."""
    ruleset = league.ruleset
    held = () if policy == NOBODY else (seat,)
    session = Session.found(ruleset, Seeded(seed), league.scenario, ruleset.options(), held)
    chosen = {one: policies(ruleset)[policy] for one in held}
    while session.window is not None and session.save.turn <= league.turns:
        session.close(answers(session, chosen), held)
    state = standing(session, league.turns)
    own = ruleset.score(state, seat)
    if not ruleset.by_rank:
        return own
    return sum((own > ruleset.score(state, one)) - (own < ruleset.score(state, one)) for one in league.seats)


def strengths(pairs: Pairs, found: Sequence[Legs]) -> list[Strength]:
    """Compare each policy with each that it is held against, but not with itself."""
    return [
        compared(policy, other, found) for policy in pairs.league.policies for other in pairs.against if policy != other
    ]


def compared(policy: str, other: str, found: Sequence[Legs]) -> Strength:
    """Give how often one policy came out better than another on the same seed and seat."""
    won = sum(
        1.0 if one.results[policy] > one.results[other] else HALF * (one.results[policy] == one.results[other])
        for one in found
    )
    least, most = wilson(won, len(found))
    return Strength(policy, other, len(found), won, won / max(1, len(found)), least, most)
