"""Choices that are no names: what follows a number is told the number, not its text; yes and no are offered."""

from rules.kernel.language.grammar import suggest
from rules.kernel.orders.choice import hint, pick
from rules.kernel.orders.order import Order
from rules.kernel.state.models import State


def rest(world: State, seat: str, given: dict) -> list[int]:
    """Give what is left of three."""
    return [3 - given["spent"]]


class Divide(Order[State], name="divide", says=("divide {spent} {left}",), clause="TOY-1"):
    """Divide three coins."""

    spent: int = pick("", lambda: range(1, 3), "what is spent")
    left: int = pick("", rest, "what is left")


def test_a_choice_after_a_number_is_told_the_number() -> None:
    """A line that is gone on with word by word, and one that was typed so far."""

    def choices(order, field, given):
        return order.choices(State(), "red", field, given)

    assert ["divide 1 2", "divide 2 1"] == suggest("divide", [Divide], {}, choices)
    assert ["divide 1 2"] == suggest("divide 1 ", [Divide], {}, choices)


def never(world: State) -> list[str]:
    """Give nothing."""
    return []


class Haggle(Order[State], name="haggle", says=("haggle [hard {hard}] [loudly {loudly}]",), clause="TOY-1"):
    """Haggle, hard or loudly."""

    hard: bool = hint("", lambda: ["yes", "no"], "whether hard", default=False)
    loudly: bool = hint("", never, "whether loudly", default=False)


def test_yes_and_no_are_offered_where_they_make_sense() -> None:
    """And nowhere else."""

    def choices(order, field, given):
        return order.choices(State(), "red", field, given)

    assert {"haggle", "haggle hard yes", "haggle hard no"} == set(suggest("haggle", [Haggle], {}, choices))
