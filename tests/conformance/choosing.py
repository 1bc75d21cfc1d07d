"""How a random player plays: by the suggestions, as a person would at a keyboard."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from rules.kernel.errors import Refusal
from rules.kernel.language.forms import Field, forms
from rules.kernel.language.grammar import suggest
from rules.kernel.language.lists import Lists
from rules.kernel.language.parsing import attempt
from rules.kernel.orders.order import Lexicon, Order
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session

STEPS = 24
"""How often a player goes on with a line before he gives it up."""
OWN = 2
"""How often in a row a player goes on by himself where nothing is suggested, before he gives a line up."""
Orders = tuple[type[Order[Any]], ...]


class Desk:
    """A seat before an open window: its view, its names, its orders."""

    def __init__(self, ruleset: Ruleset[Any], view: Any, seat: str, orders: Orders) -> None:
        self.ruleset, self.view, self.seat, self.orders = ruleset, view, seat, orders
        self.lexicon: Lexicon = ruleset.lexicon(view, seat)
        self.lists = Lists(self.lexicon)

    @classmethod
    def at(cls, session: Session[Any], seat: str, drafts: list[Order[Any]] | None = None) -> "Desk":
        """Sit down at the open window of a session."""
        assert session.window
        return cls(session.ruleset, session.preview(seat, drafts or []), seat, session.window.orders)

    def choices(self, order: type[Order[Any]], field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Ask the rules which names make sense."""
        return order.choices(self.view, self.seat, field, given)

    def suggest(self, typed: str) -> list[str]:
        """Give what is suggested."""
        return suggest(typed, self.orders, self.lexicon, self.choices, allows=lambda order: self.refusal(order) is None)

    def read(self, line: str) -> Order[Any] | None:
        """Give the order of a line; None if it is none yet."""
        orders = attempt(line, self.orders, self.lists).orders
        return orders[0] if len(orders) == 1 else None

    def walk(self, random: Random, typed: str = "") -> Iterator[tuple[str, list[str]]]:
        """Follow random suggestions to an order: each line with what is suggested after it."""
        own = 0
        for _ in range(STEPS):
            lines = self.suggest(typed)
            yield typed, lines
            order = self.read(typed)
            if order and (lines == [typed] or (self.refusal(order) is None and random.random() < 0.8)):
                return  # a person whose line is refused sees that more is wanted, and goes on
            more = [line for line in lines if line != typed]
            own = 0 if more else own + 1
            if own > OWN:
                return
            typed = random.choice(more) if more else f"{typed} {random.choice((random.randint(1, 20), 'peace'))}"

    def order(self, random: Random) -> Order[Any] | None:
        """Give a random legal order, or None."""
        *_, (typed, lines) = self.walk(random)
        for line in [*random.sample(lines, len(lines)), typed]:
            order = self.read(line)
            if order and self.refusal(order) is None:
                return order
        return None

    def refusal(self, order: Order[Any]) -> Refusal | None:
        """Give why an order is refused."""
        try:
            order.check(self.view, self.seat)
        except Refusal as refusal:
            return refusal
        return None


def drafts(session: Session[Any], seat: str, random: Random, most: int = 3) -> list[Order[Any]]:
    """Give up to `most` random orders, each legal after those before it."""
    given: list[Order[Any]] = []
    for _ in range(random.randint(0, most)):
        order = Desk.at(session, seat, given).order(random)
        if order is not None:
            key = order.key()
            given = [one for one in given if key is None or one.key() != key] + [order]
    return given


def anything(desk: Desk, order: type[Order[Any]], random: Random) -> Order[Any] | None:
    """Give any order of a type that can be written, legal or not; None if its names are wanting."""
    fields = {field.name: some(desk, field, random) for field in forms(order)}
    told = {name: value for name, value in fields.items() if value is not None}
    try:
        return order.model_validate(told)
    except ValueError:
        return None


def some(desk: Desk, field: Field, random: Random) -> Any:  # Any: whatever the field holds
    """Give some value of a field."""
    if not field.required and random.random() < 0.3:
        return None
    if field.kind == "int":
        least = field.least if field.least is not None else -5
        most = field.most if field.most is not None else least + 60
        return random.randrange(least + -least % field.step, most + 1, field.step)
    if field.kind == "bool":
        return random.random() < 0.5
    if field.kind == "text":
        return random.choice(("peace", "“war”", "the end of the world"))[: field.most]
    names = list(field.choices or dict.fromkeys(desk.lexicon.get(field.names_kind, {}).values()))
    if field.kind in {"name", "choice"}:
        return random.choice(names) if names else None
    picked = random.sample(names, min(len(names), random.randint(field.least or 0, max(field.least or 0, 3))))
    if field.kind == "names":
        return tuple(picked[: field.most])
    return {name: random.randint(field.least or 0, field.most or 30) for name in picked}
