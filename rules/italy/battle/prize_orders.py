"""The orders that choose a province: which is struck, and which is taken (ITA-6)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.italy.board.deeds import Deed, listed, province_names
from rules.italy.board.state import World
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names


class Choice(Deed):
    """Choose one of the provinces that are offered."""

    province: Annotated[str, Names("province")] = Field(description="one of the provinces that are offered")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what is not offered."""
        if self.province not in world.offered:
            offered = listed(province_names(world, world.offered))
            name = world.provinces[self.province].name if self.province in world.provinces else self.province
            raise Refusal(self.clause, f"{name} is not offered; choose {offered}")

    def key(self) -> str:
        """A later choice replaces this one."""
        return self.name

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give what is offered."""
        return province_names(world, world.offered)


class Strike(Choice):
    """Choose where your attack falls, now that the named province cannot be struck."""

    name: ClassVar[str] = "strike"
    says: ClassVar[tuple[str, ...]] = ("strike {province}",)
    clause: ClassVar[str] = "ITA-6.9"


class Take(Choice):
    """Choose the province that your victory gains."""

    name: ClassVar[str] = "take"
    says: ClassVar[tuple[str, ...]] = ("take {province}",)
    clause: ClassVar[str] = "ITA-8.8"
