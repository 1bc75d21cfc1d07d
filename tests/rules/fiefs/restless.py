"""Leaders who try out all that detachments and fleets can do, for campaigns that run unattended."""

from collections import Counter
from random import Random
from typing import Any

from rules.fiefs.ruleset import FIEFS
from rules.kernel.errors import Refusal
from rules.kernel.language.forms import forms
from rules.kernel.luck.chance import Seeded
from rules.kernel.orders.order import Given, Order
from rules.kernel.play.legal import sensible
from rules.kernel.play.session import Session
from tests.rules.fiefs.worlds import BOARD

BOTH = {"detachments": True, "fleets": True}
LEADING = ("season", "council", "march")
TRIED = 6
"""How often a leader tries to fill a kind of order."""
WARLIKE = ("sealed", "action")


def play(seed: str, seats: tuple[str, ...] | None = None, **settings: Any) -> tuple[Session[Any], Counter[str]]:
    """Play a campaign to its end with restless people in some seats; gives it, and how often each thing happened."""
    options = FIEFS.options.model_validate({**BOTH, "setup": "deal", "ambition": 2, **settings})
    people = seats if seats is not None else tuple(one.id for one in BOARD.house[:3])
    session = Session.found(FIEFS, Seeded(seed), BOARD, options, people)
    random, told = Random(seed), Counter(one.event for one in session.told)
    while session.window is not None:
        answers = {seat: orders(session, seat, random) for seat in session.window.asked if seat in people}
        given = {seat: [Given.of(order) for order in kept] for seat, kept in answers.items()}
        told.update(one.event for one in session.close(given, people).told)
    return session, told


def orders(session: Session[Any], seat: str, random: Random) -> list[Order[Any]]:
    """Give a few random orders, each legal after those before it."""
    window, kept = session.window, list[Order[Any]]()
    assert window is not None
    kinds = [kind for kind in window.orders if kind.name not in ("concede", "vote_end", "disband", "sue", "accept")]
    if window.name in LEADING:
        kinds = [kind for kind in kinds if kind.topic in ("plan", "detached", "army")]
        tasks = [kind for kind in kinds if kind.topic == "detached"]
        kinds = random.sample(kinds, 3) + [random.choice(tasks) for _ in range(6 if tasks else 0)]
    else:
        kinds = random.sample(kinds, min(len(kinds), 3))
    for kind in kinds:
        order = fill(session, seat, kind, kept, random)
        if order is not None:
            key = order.key()
            kept = [one for one in kept if key is None or one.key() != key] + [order]
    return kept


def fill(session: Session[Any], seat: str, kind: Any, kept: list[Any], random: Random) -> Order[Any] | None:
    """Give an order of a kind filled with what makes sense, if one is found soon."""
    view = session.preview(seat, kept)
    lexicon = FIEFS.lexicon(view, seat)
    for _ in range(TRIED):
        given: dict[str, Any] = {}
        for field in forms(kind):
            if not field.required and random.random() < 0.6:
                continue
            found = sensible(kind, view, seat, field, given, lexicon)
            value = some(field, found, random)
            if value is not None:
                given[field.name] = value
        try:
            order: Order[Any] = kind.model_validate(given)
            order.check(view, seat)
        except (ValueError, Refusal):
            continue
        return order
    return None


def some(field: Any, found: list[Any], random: Random) -> Any:  # Any: whatever the field holds
    """Give some value of a field."""
    if field.kind == "int":
        return random.randint(field.least or 1, min(field.most or 4, 4))
    if field.kind == "bool":
        return True
    if not found:
        return None
    if field.kind == "names":
        return tuple(random.sample(found, min(len(found), max(field.least or 1, 1))))
    if field.kind == "amounts":
        return {one: random.randint(1, 2) for one in random.sample(found, min(len(found), 2))}
    return random.choice(found)
