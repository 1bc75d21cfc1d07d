"""Throwing cards away (EMP-19.2a5, EMP-19.2a7)."""

from rules.empires.board.state import World
from rules.empires.deck.events import CardDiscarded
from rules.empires.deck.hand import held_by, lay_off
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import pick
from rules.kernel.orders.order import Order


class Throw(Order[World]):
    """A card that its seat throws away."""

    card: str = pick(
        "card", held_by, "a card that you hold", denied="you do not hold {}", otherwise="you hold no card to throw away"
    )

    def apply(self, world: World, seat: str) -> None:
        """Put it on the pile."""
        lay_off(world, seat, self.card)

    def told(self, world: World, seat: str) -> Event:
        """Tell it to all, for it lies face up."""
        del world
        return CardDiscarded(clause=self.clause, seat=seat, card=self.card)


class DiscardCard(
    Throw,
    name="discard_card",
    heading="Throw a card away",
    says=("discard {card}", "throw {card} away"),
    clause="EMP-19.2a7",
):
    """Throw a card of yours on the pile, face up and unused."""


class ChooseDiscard(
    Throw,
    name="choose_discard",
    says=("choose discard {card}", "let {card} go"),
    clause="EMP-19.2a5",
    replaces="choose_discard",
):
    """Say which of your four cards goes on the pile."""
