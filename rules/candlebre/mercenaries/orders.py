"""The orders about companies: guards and reinforcement for neutrals, and cards in hand (CAN-9.7, CAN-11.5)."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from rules.candlebre.board.cards import COMPANIES
from rules.candlebre.board.forces import added
from rules.candlebre.board.order import Deed, province_names, seat_names
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Guard
from rules.candlebre.board.wording import choice_of, told_units
from rules.candlebre.mercenaries.events import CompanyDiscarded, CompanyRaised
from rules.candlebre.mercenaries.hand import guard_text, hand_names
from rules.candlebre.mercenaries.neutrals import ANY, NONE
from rules.candlebre.table.events import StandingKept
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names


class CardDeed(Deed):
    """What is done with a company in hand."""

    card: Annotated[str, Names("company")] = Field(description="a company in your hand")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a card that is not in hand."""
        if self.card not in world.houses[seat].hand:
            raise Refusal(self.clause, f"you do not hold that card; you hold {choice_of(hand_names(world, seat))}")

    def apply(self, world: World, seat: str) -> None:
        """Put the card to the discards (CAN-11.1a)."""
        world.houses[seat].hand.remove(self.card)
        world.discards.append(self.card)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the hand."""
        return hand_names(world, seat)


class PlayCompany(CardDeed, name="play_company", says=("play [company] {card}",), clause="CAN-11.4", stage=50):
    """Call a company of your hand to your banner; its units may be placed at once."""

    def apply(self, world: World, seat: str) -> None:
        """Let its units wait without limits (CAN-5.10)."""
        super().apply(world, seat)
        house = world.houses[seat]
        house.returned = added(house.returned, COMPANIES[self.card].units)

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        units = told_units(COMPANIES[self.card].units)
        return CompanyRaised(seat=seat, company=self.card, units=units)


class DiscardCard(CardDeed, name="discard_card", says=("discard [card] {card}",), clause="CAN-11.4", stage=50):
    """Put a company of your hand away unused."""

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody: discards lie open."""
        return CompanyDiscarded(seat=seat, company=self.card)


class GuardNeutrals(
    Deed,
    name="guard",
    says=(
        "guard [neutrals] with {card} [against {attackers}] [in {provinces}]",
        "guard [neutrals] [in {provinces}] [against {attackers}] with {card}",
    ),
    clause="CAN-9.7a",
    topic="battle",
):
    """Leave word to send a company when a rival attacks neutrals."""

    card: Annotated[str, Names("company")] = Field(description="a company in your hand, or any company")
    attackers: tuple[Annotated[str, Names("seat")], ...] = Field(
        default=(), description="against whom; anybody if left out"
    )
    provinces: tuple[Annotated[str, Names("province")], ...] = Field(
        default=(), description="where; anywhere if left out"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a card that is not in hand, and names that stand for nothing."""
        house = world.houses[seat]
        if self.card != ANY and self.card not in house.hand:
            raise Refusal(self.clause, f"you do not hold that card; you hold {choice_of(hand_names(world, seat))}")
        if any(one == seat or one not in world.houses for one in self.attackers):
            others = choice_of(seat_names(world, (one for one in world.living() if one != seat)))
            raise Refusal(self.clause, f"guard against other Houses: {others}")
        if any(id not in world.provinces for id in self.provinces):
            raise Refusal(self.clause, "name provinces of the map, or none for anywhere")

    def apply(self, world: World, seat: str) -> None:
        """Add the guard; they are tried in the order given."""
        guard = Guard(card=self.card, attackers=list(self.attackers), provinces=list(self.provinces))
        world.houses[seat].guards.append(guard)

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        return StandingKept(audience=(seat,), seat=seat, text=guard_text(world, world.houses[seat].guards[-1]))

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the hand, the rivals, the neutral land."""
        if field == "card":
            return hand_names(world, seat) | {"any company": ANY}
        named = given.get(field) or ()
        if field == "attackers":
            return seat_names(world, (one for one in world.living() if one != seat and one not in named))
        return province_names(world, (one for one in world.provinces.values() if not one.owner and one.id not in named))


class ClearGuards(Deed, name="clear_guards", says=("clear guards", "guard clear"), clause="CAN-9.7a", topic="battle"):
    """Take back all your guards."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse where there is nothing to take back."""
        if not world.houses[seat].guards:
            raise Refusal(self.clause, "you have no guards; guard neutrals with a company to post one")

    def apply(self, world: World, seat: str) -> None:
        """Post none."""
        world.houses[seat].guards = []

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        return StandingKept(audience=(seat,), seat=seat, text="no guards")


class Reinforce(
    Deed,
    name="reinforce",
    says=("reinforce against {march} [with {card}]",),
    clause="CAN-9.7b",
    topic="battle",
    replaces="reinforce {march}",
):
    """Name a company for a march on a neutral province, or none."""

    march: Annotated[str, Names("march")] = Field(description="another House's march on a neutral province")
    card: Annotated[str, Names("company")] = Field(default=NONE, description="a company in your hand; none if left out")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse one's own marches, cards not in hand, and a card named for two marches."""
        house = world.houses[seat]
        open_to = march_names(world, seat)
        if self.march not in open_to.values():
            raise Refusal(self.clause, f"no such march; reinforce against {choice_of(open_to)}")
        elsewhere = [card for march, card in house.reinforces.items() if march != self.march]
        if self.card != NONE and (self.card not in house.hand or self.card in elsewhere):
            free = [name for name, card in hand_names(world, seat).items() if card not in elsewhere]
            raise Refusal(self.clause, f"you hold no such card that is free; you could send {choice_of(free)}")

    def apply(self, world: World, seat: str) -> None:
        """Keep it for that battle."""
        world.houses[seat].reinforces[self.march] = self.card

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the marches, or the hand."""
        if field == "march":
            named = world.houses[seat].reinforces
            return {name: id for name, id in march_names(world, seat).items() if id not in named}
        used = world.houses[seat].reinforces.values()
        return {name: card for name, card in hand_names(world, seat).items() if card not in used}


def march_names(world: World, seat: str | None) -> dict[str, str]:
    """Give other seats' marches on neutral provinces that have set out, by name."""
    return {
        f"{world.name(one)} in {world.provinces[march.target].name}": f"{one}>{march.target}"
        for one in world.active
        for march in world.houses[one].marches
        if one != seat and world.phase == 3 and not world.provinces[march.target].owner  # noqa: PLR2004  phase 3
    }
