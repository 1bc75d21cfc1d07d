"""Standing orders beside those for battles: companies for neutrals, and what honor foils (CAN-9.7, CAN-14.6)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from rules.candlebre.cards import card_title
from rules.candlebre.deeds import Deed, province_names, seat_names
from rules.candlebre.events_court import StandingKept
from rules.candlebre.neutrals import ANY
from rules.candlebre.orders_battle import Doctrine
from rules.candlebre.state import Guard, World
from rules.candlebre.tables import OPERATIONS, PARRY_FLOOR
from rules.candlebre.wording import choice_of
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names
from rules.kernel.telling.phrases import row

Kind = Literal["survey", "pilfer", "sabotage", "slander", "knives", "plans", "jailbreak", "poison", "uprising"]


def hand_names(world: World, seat: str) -> dict[str, str]:
    """Give the companies in a seat's hand by name."""
    return {card_title(card): card for card in world.houses[seat].hand} if seat in world.houses else {}


class GuardNeutrals(Deed):
    """Leave word to send a company when a rival attacks neutrals."""

    name: ClassVar[str] = "guard"
    says: ClassVar[tuple[str, ...]] = (
        "guard [neutrals] with {card} [against {attackers}] [in {provinces}]",
        "guard [neutrals] [in {provinces}] [against {attackers}] with {card}",
    )
    clause: ClassVar[str] = "CAN-9.7a"
    topic: ClassVar[str] = "battle"

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
        return StandingKept(
            audience=(seat,), seat=world.name(seat), text=guard_text(world, world.houses[seat].guards[-1])
        )

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the hand, the rivals, the neutral land."""
        if field == "card":
            return hand_names(world, seat) | {"any company": ANY}
        named = given.get(field) or ()
        if field == "attackers":
            return seat_names(world, (one for one in world.living() if one != seat and one not in named))
        return province_names(world, (one for one in world.provinces.values() if not one.owner and one.id not in named))


def guard_text(world: World, guard: Guard) -> str:
    """Put a guard into words."""
    card = "any company" if guard.card == ANY else card_title(guard.card)
    who = f" against {row(world.name(one) for one in guard.attackers)}" if guard.attackers else ""
    where = f" in {row(world.provinces[id].name for id in guard.provinces)}" if guard.provinces else ""
    return f"{card} for neutrals{where}{who}"


class ClearGuards(Deed):
    """Take back all your guards."""

    name: ClassVar[str] = "clear_guards"
    says: ClassVar[tuple[str, ...]] = ("clear guards", "guard clear")
    clause: ClassVar[str] = "CAN-9.7a"
    topic: ClassVar[str] = "battle"

    def refuse(self, world: World, seat: str) -> None:
        """Refuse where there is nothing to take back."""
        if not world.houses[seat].guards:
            raise Refusal(self.clause, "you have no guards; guard neutrals with a company to post one")

    def apply(self, world: World, seat: str) -> None:
        """Post none."""
        world.houses[seat].guards = []

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        return StandingKept(audience=(seat,), seat=world.name(seat), text="no guards")


class Parry(Deed):
    """Say which operations your honor foils, and down to which honor."""

    name: ClassVar[str] = "parry"
    says: ClassVar[tuple[str, ...]] = ("parry {operations} [down to {floor}]", "parry {operations} [floor {floor}]")
    clause: ClassVar[str] = "CAN-14.6"
    topic: ClassVar[str] = "court"

    operations: tuple[Kind, ...] = Field(description="the operations to foil for 3 honor each, or nothing")
    floor: int = Field(default=PARRY_FLOOR, ge=0, le=200, description="the honor that must be left; 20 if left out")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a list that names one twice."""
        if len(set(self.operations)) < len(self.operations):
            raise Refusal(self.clause, f"name each operation once; there are {choice_of(OPERATIONS)}")

    def apply(self, world: World, seat: str) -> None:
        """Keep it, in the order of the rulebook."""
        house = world.houses[seat]
        house.parry = [kind for kind in OPERATIONS if kind in self.operations]
        house.parry_floor = self.floor

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        kinds = row(self.operations) or "nothing"
        text = f"honor foils {kinds} while {self.floor} is left"
        return StandingKept(clause="CAN-14.6", audience=(seat,), seat=world.name(seat), text=text)

    def key(self) -> str:
        """A later list replaces this one."""
        return self.name

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the operations not named yet, or some floors."""
        if field == "floor":
            return {str(floor): str(floor) for floor in range(0, 101, 10)}
        return {kind: kind for kind in OPERATIONS if kind not in (given.get(field) or ())}


STANDING_ORDERS: tuple[type[Deed], ...] = (Doctrine, GuardNeutrals, ClearGuards, Parry)
"""Taken by every window."""
