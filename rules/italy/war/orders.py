"""The orders before battles: attack, or hold (ITA-4)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.italy.board.deeds import Deed, listed, province_names
from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names


class DeclareAttack(Deed):
    """Attack a province this turn: whoever holds it is your target."""

    name: ClassVar[str] = "attack"
    says: ClassVar[tuple[str, ...]] = ("attack {province}",)
    clause: ClassVar[str] = "ITA-4.14"

    province: Annotated[str, Names("province")] = Field(description="a free province of another Power next to yours")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what is unknown, one's own, out of reach, or occupied: nobody attacks External armies (ITA-9.22)."""
        land, place = Land(world), world.provinces.get(self.province)
        open_to = listed(province_names(world, land.strikeable(seat) if seat in world.powers else ()))
        if place is None:
            raise Refusal(self.clause, f"there is no province {self.province}; you may strike {open_to}")
        if place.holder == seat:
            raise Refusal(self.clause, f"{place.name} is yours; you may strike {open_to}")
        if place.occupier:
            army = world.name(place.occupier)
            raise Refusal("ITA-6.5", f"the army of {army} stands in {place.name}; you may strike {open_to}")
        if not land.touches(seat, place.id):
            raise Refusal("ITA-4.1", f"{place.name} touches no province that you control; you may strike {open_to}")

    def apply(self, world: World, seat: str) -> None:
        """Keep the named province until all have declared."""
        world.powers[seat].named = self.province

    def key(self) -> str:
        """A later attack or hold replaces this one."""
        return "attack"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give what can be struck."""
        return province_names(world, Land(world).strikeable(seat) if seat in world.powers else ())


class Hold(Deed):
    """Attack nobody this turn."""

    name: ClassVar[str] = "hold"
    says: ClassVar[tuple[str, ...]] = ("hold", "attack nobody", "hold the peace")
    clause: ClassVar[str] = "ITA-4.6"

    def apply(self, world: World, seat: str) -> None:
        """Name no province."""
        world.powers[seat].named = ""

    def key(self) -> str:
        """A later attack or hold replaces this one."""
        return "attack"
