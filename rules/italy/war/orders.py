"""The orders before battles: attack, or hold (ITA-4)."""

from rules.italy.board.deeds import Deed
from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.kernel.orders.choice import Objection, pick


def provinces(world: World) -> list[str]:
    """Give every province, in province order."""
    return list(world.provinces)


def unstrikeable(world: World, seat: str, province: str) -> Objection:
    """Say why a seat may not attack a province; nobody attacks External armies (ITA-4.1, ITA-6.5, ITA-9.22)."""
    place = world.provinces[province]
    if place.holder == seat:
        return f"{place.name} is yours"
    if place.occupier:
        return "ITA-6.5", f"the army of {world.name(place.occupier)} stands in {place.name}"
    if not Land(world).touches(seat, province):
        return "ITA-4.1", f"{place.name} touches no province that you control"
    return None


class DeclareAttack(Deed, name="attack", says=("attack {province}",), clause="ITA-4.14", replaces="attack"):
    """Attack a province this turn: whoever holds it is your target."""

    province: str = pick("province", provinces, "a free province of another Power next to yours", problem=unstrikeable)

    def apply(self, world: World, seat: str) -> None:
        """Keep the named province until all have declared."""
        world.powers[seat].named = self.province


class Hold(Deed, name="hold", says=("hold", "attack nobody", "hold the peace"), clause="ITA-4.6", replaces="attack"):
    """Attack nobody this turn."""

    def apply(self, world: World, seat: str) -> None:
        """Name no province."""
        world.powers[seat].named = ""
