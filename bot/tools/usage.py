"""What autopilots make use of: how often each type of order is given, and each type of event occurs, in whole games."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, get_args, get_origin

from pydantic import ValidationError

from bot.tools.league import answers
from rules.kernel.errors import HeraldError
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.policies import policies
from rules.kernel.play.ruleset import Options, Ruleset, Scenario
from rules.kernel.play.session import Session

KERNEL = "rules.kernel."
"""Where events are at home that are of no one game: draws, seats that pass, letters, what a table reports."""
TURN = 4
"""Of so many games in a row half are set otherwise: one that nobody plays, and one that policies play."""
ALLOWED = 20
"""One type in so many may go unused, where the documentation names it and why."""


@dataclass
class Usage:
    """How often each type was seen, by name; those never seen count 0."""

    orders: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    clauses: dict[str, str] = field(default_factory=dict)
    """Name to clause, of orders and events."""
    games: int = 0

    def unused(self) -> Iterator[tuple[str, str, str]]:
        """Give what was never seen: of which kind, its name and its clause."""
        for kind, counts in (("order", self.orders), ("event", self.events)):
            yield from ((kind, name, self.clauses[name]) for name, times in counts.items() if not times)

    @property
    def types(self) -> int:
        """Give how many types there are."""
        return len(self.orders) + len(self.events)


def usage_of(ruleset: Ruleset[Any]) -> Usage:  # Any: each game has its own state
    """Give an empty count of every order that is a move, and of every event."""
    found = Usage()
    for order in ruleset.orders:
        if not order.aside:
            found.orders[order.name], found.clauses[order.name] = 0, order.clause
    for name, event in ruleset.tellings.types.items():
        if event.__module__.startswith(KERNEL):
            continue
        found.events[name], found.clauses[name] = 0, clause_of(event)
    return found


def clause_of(event: type[Any]) -> str:  # Any: events differ
    """Give the clause of a type of event."""
    given = event.model_fields["clause"].default
    return given if isinstance(given, str) else ""


def count(
    ruleset: Ruleset[Any], scenario: Scenario, games: int, turns: int, seed: str, *, various: bool = False
) -> Usage:  # Any: as above
    """Play games and count what is seen: every other one nobody plays, else a policy of the game holds all seats.

    Where the rules themselves decide for seats that nobody plays, only policies give orders that can be counted. Where
    `various`, half of the games are set as a host may set them, since a setting brings orders and events of its own.
    """
    found = usage_of(ruleset)
    own = list(dict.fromkeys(("autopilot", *ruleset.policies)))
    for number in range(games):
        luck, hand = f"{seed}/{number + 1}", own[number // 2 % len(own)] if number % 2 else ""
        options = drawn(ruleset, luck) if various and number % TURN >= TURN // 2 else ruleset.options()
        play(ruleset, begun(ruleset, scenario, luck, hand, options), turns, hand, found)
        found.games += 1
    return found


def begun(
    ruleset: Ruleset[Any], scenario: Scenario, seed: str, hand: str, options: Options
) -> Session[Any]:  # Any: as above
    """Found a game with its seats in one hand or nobody's; with its defaults where such settings go not together."""
    seats = tuple(seat.id for seat in ruleset.seats(scenario) if not seat.spare) if hand else ()
    try:
        return Session.found(ruleset, Seeded(seed), scenario, options, seats)
    except HeraldError:
        return Session.found(ruleset, Seeded(seed), scenario, ruleset.options(), seats)


def drawn(ruleset: Ruleset[Any], seed: str) -> Options:  # Any: as above
    """Draw every setting that is a choice, as a host might make it; figures stay as they are."""
    luck = Random(f"{seed}/settings")
    fields = ruleset.options.model_fields.items()
    choices = {name: choices_of(field.annotation) for name, field in fields}
    try:
        return ruleset.options(**{name: luck.choice(some) for name, some in choices.items() if some})
    except ValidationError:  # such settings want others besides
        return ruleset.options()


def choices_of(kind: Any) -> tuple[Any, ...]:  # Any: the type of a setting, and what it may be
    """Give what a setting may be; nothing for one that is no choice."""
    return (False, True) if kind is bool else get_args(kind) if get_origin(kind) is Literal else ()


def play(ruleset: Ruleset[Any], session: Session[Any], turns: int, hand: str, found: Usage) -> None:  # Any: as above
    """Play a game, whoever has a seat by one policy, and count what is ordered and told in it."""
    hands = dict.fromkeys(session.save.players, hand)
    known = policies(ruleset)
    add(found.events, (told.event for told in session.told))
    while session.window is not None and session.save.turn <= turns:
        progress = session.close(answers(session, {seat: known[hand] for seat, hand in hands.items()}), tuple(hands))
        given = progress.closing.answers.values()
        add(found.orders, (order.order for one in given for order in one.orders))
        add(found.events, (told.event for told in progress.told))


def add(counts: Counter[str], names: Iterable[str]) -> None:
    """Count those that are counted."""
    counts.update(name for name in names if name in counts)
