"""The orders about companies: guards and reinforcement for neutrals, and cards in hand (CAN-9.7, CAN-11.5)."""

from collections.abc import Mapping
from typing import Any

from rules.candlebre.board.cards import ANY, COMPANIES, card_title
from rules.candlebre.board.forces import added
from rules.candlebre.board.order import Deed, rivals
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Guard
from rules.candlebre.mercenaries.events import CompanyDiscarded, CompanyRaised, GuardPosted, GuardsCleared
from rules.candlebre.mercenaries.neutrals import NONE
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import pick

NOT_HELD = "you do not hold {}"


def hand(world: World, seat: str) -> list[str]:
    """Give the companies in a seat's hand."""
    return world.houses[seat].hand


class CardDeed(Deed, clause="CAN-11.4", stage=50):
    """What is done with a company in hand."""

    card: str = pick("company", hand, "a company in your hand", denied=NOT_HELD)

    def apply(self, world: World, seat: str) -> None:
        """Put the card to the discards (CAN-11.1a)."""
        world.houses[seat].hand.remove(self.card)
        world.discards.append(self.card)


class PlayCompany(CardDeed, name="play_company", says=("play [company] {card}",)):
    """Call a company of your hand to your banner; its units may be placed at once."""

    def apply(self, world: World, seat: str) -> None:
        """Let its units wait without limits (CAN-5.10)."""
        super().apply(world, seat)
        house = world.houses[seat]
        house.returned = added(house.returned, COMPANIES[self.card].units)

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        return CompanyRaised.of(COMPANIES[self.card], seat=seat, company=self.card)


class DiscardCard(CardDeed, name="discard_card", says=("discard [card] {card}",)):
    """Put a company of your hand away unused."""

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody: discards lie open."""
        return CompanyDiscarded(seat=seat, company=self.card)


def hand_or_any(world: World, seat: str) -> dict[str, str]:
    """Give the companies in hand by name, and any of them."""
    return {card_title(card): card for card in (*world.houses[seat].hand, ANY)}


def neutral_first(world: World) -> list[str]:
    """Give all provinces, the neutral ones first."""
    return sorted(world.provinces, key=lambda id: bool(world.provinces[id].owner))


class GuardNeutrals(
    Deed,
    name="guard",
    says=(
        "guard [neutrals] with {card} [against {attackers}] [in {provinces}]",
        "guard [neutrals] [in {provinces}] [against {attackers}] with {card}",
    ),
    clause="CAN-9.7a",
    topic="battle",
    tells=GuardPosted,
    private=True,
):
    """Leave word to send a company when a rival attacks neutrals."""

    card: str = pick("company", hand_or_any, "a company in your hand, or any company", denied=NOT_HELD)
    attackers: tuple[str, ...] = pick("seat", rivals, "against whom; anybody if left out", default=())
    provinces: tuple[str, ...] = pick("province", neutral_first, "where; anywhere if left out", default=())

    def apply(self, world: World, seat: str) -> None:
        """Add the guard; they are tried in the order given."""
        world.houses[seat].guards.append(Guard.of(self))


class ClearGuards(
    Deed,
    name="clear_guards",
    says=("clear guards", "guard clear"),
    clause="CAN-9.7a",
    topic="battle",
    tells=GuardsCleared,
    private=True,
):
    """Take back all your guards."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse where there is nothing to take back."""
        if not world.houses[seat].guards:
            raise Refusal(self.clause, "you have no guards", "guard neutrals with a company to post one")

    def apply(self, world: World, seat: str) -> None:
        """Post none."""
        world.houses[seat].guards = []


def march_names(world: World, seat: str | None) -> dict[str, str]:
    """Give other seats' marches on neutral provinces that have set out, by name."""
    return {
        f"{world.name(one)} in {world.provinces[march.target].name}": f"{one}>{march.target}"
        for one in world.active
        for march in world.houses[one].marches
        if one != seat and world.phase == 3 and not world.provinces[march.target].owner  # noqa: PLR2004  phase 3
    }


def unnamed(world: World, seat: str, given: Mapping[str, Any]) -> list[str]:  # Any: the fields given
    """Give the companies in hand that are named for no other march."""
    house = world.houses[seat]
    elsewhere = [card for march, card in house.reinforces.items() if march != given.get("march")]
    return [card for card in house.hand if card not in elsewhere]


class Reinforce(
    Deed,
    name="reinforce",
    says=("reinforce against {march} [with {card}]",),
    clause="CAN-9.7b",
    topic="battle",
    replaces="reinforce {march}",
):
    """Name a company for a march on a neutral province, or none."""

    march: str = pick("march", march_names, "another House's march on a neutral province", denied="no such march")
    card: str = pick(
        "company",
        unnamed,
        "a company in your hand; none if left out",
        default=NONE,
        denied="{} is not free",
    )

    def apply(self, world: World, seat: str) -> None:
        """Keep it for that battle."""
        world.houses[seat].reinforces[self.march] = self.card
