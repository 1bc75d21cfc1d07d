"""The order that calls clergy into a province (CAN-2.14)."""

from rules.candlebre.board.order import Deed
from rules.candlebre.board.seats import allied
from rules.candlebre.board.state import World
from rules.candlebre.clergy.clergy import clergy_price, protect
from rules.candlebre.clergy.events import ClergyCalled
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Objection, pick


def friendly_land(world: World, seat: str) -> list[str]:
    """Give the provinces of a seat and of its allies (CAN-2.14)."""
    return [id for id, place in world.provinces.items() if place.owner == seat or allied(world, seat, place.owner)]


def uncallable(world: World, seat: str, province: str) -> Objection:
    """Say why no clergy can be called to a province: they stand there, or cost too much (CAN-2.15b, CAN-2.15)."""
    place, held = world.provinces[province], world.houses[seat].influence
    if place.protected_by:
        return f"clergy stand in {place.name} already"
    price = clergy_price(world, place)
    return ("CAN-2.15", f"that costs {price} influence; you have {held}") if price > held else None


class Summon(
    Deed,
    name="summon",
    says=(
        "summon clergy to {province}",
        "summon|call|bring|send [the] clergy|priests|monks|church to|into|in|for {province}",
        "summon {province}",
    ),
    clause="CAN-2.14",
    topic="court",
    stage=63,
):
    """Call clergy to a province of yours or of an ally; none may attack there until they leave."""

    province: str = pick(
        "province",
        friendly_land,
        "a province of yours, or of an ally",
        problem=uncallable,
        denied="{} is neither yours nor an ally's",
    )

    def apply(self, world: World, seat: str) -> None:
        """Pay, and let them stand there."""
        place = world.provinces[self.province]
        world.houses[seat].influence -= clergy_price(world, place)
        protect(world, seat, place)

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        place = world.provinces[self.province]
        return ClergyCalled.of(self, place, seat=seat, price=clergy_price(world, place))
