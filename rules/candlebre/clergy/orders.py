"""The order that calls clergy into a province (CAN-2.14)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.order import Deed, province_names
from rules.candlebre.board.seats import allied
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.wording import choice_of
from rules.candlebre.clergy.clergy import clergy_price, protect
from rules.candlebre.clergy.events import ClergyCalled
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names


class Summon(
    Deed,
    name="summon",
    says=("summon clergy to {province}", "summon {province}"),
    clause="CAN-2.14",
    topic="court",
    stage=63,
):
    """Call clergy to a province of yours or of an ally; none may attack there until they leave."""

    why: ClassVar[str] = "called clergy"

    province: Annotated[str, Names("province")] = Field(description="a province of yours, or of an ally")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse foreign land, land protected by now, and a price beyond the influence (CAN-2.15b, CAN-2.15)."""
        place = world.provinces.get(self.province)
        if place is None or not (place.owner == seat or allied(world, seat, place.owner)):
            open_to = choice_of(one.name for one in callable_to(world, seat))
            raise Refusal(
                self.clause, f"clergy come to your own land and that of allies; you could call them to {open_to}"
            )
        if place.protected_by:
            raise Refusal(self.clause, f"clergy stand in {place.name} already; choose another province")
        price, held = clergy_price(world, place), world.houses[seat].influence
        if price > held:
            raise Refusal("CAN-2.15", f"that costs {price} influence; you have {held}")

    def apply(self, world: World, seat: str) -> None:
        """Pay, and let them stand there."""
        place = world.provinces[self.province]
        world.houses[seat].influence -= clergy_price(world, place)
        protect(world, seat, place)

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        place = world.provinces[self.province]
        price = clergy_price(world, place)
        return ClergyCalled(seat=seat, province=place.id, owner=place.owner or NEUTRAL, price=price)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give where clergy can be called and paid."""
        return province_names(world, callable_to(world, seat))


def callable_to(world: World, seat: str) -> list[Province]:
    """Give the provinces to which a seat can call clergy."""
    influence = world.houses[seat].influence
    mine = [one for one in world.provinces.values() if one.owner == seat or allied(world, seat, one.owner)]
    return [one for one in mine if not one.protected_by and clergy_price(world, one) <= influence]
