"""The window in which players send companies to neutrals, with interactive battles (CAN-9.7b)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.candlebre.deeds import Deed
from rules.candlebre.hearing import hear, obey
from rules.candlebre.neutrals import NONE
from rules.candlebre.orders_standing import STANDING_ORDERS, hand_names
from rules.candlebre.seats import run_by_player
from rules.candlebre.state import World
from rules.candlebre.wording import choice_of
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play


class Reinforce(Deed):
    """Name a company for a march on a neutral province, or none."""

    name: ClassVar[str] = "reinforce"
    says: ClassVar[tuple[str, ...]] = ("reinforce against {march} [with {card}]",)
    clause: ClassVar[str] = "CAN-9.7b"
    topic: ClassVar[str] = "battle"

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

    def key(self) -> str:
        """A later word on the same march replaces this one."""
        return f"{self.name} {self.march}"

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


def reinforcements(play: Play[World]) -> Flow:
    """Ask once, before the first battle, about all marches on neutrals (CAN-9.7b)."""
    world = play.state
    for house in world.houses.values():
        house.reinforces = {}
    if world.settings.battles != "interactive":
        return
    asked = [
        seat
        for seat, house in world.houses.items()
        if house.alive and house.hand and run_by_player(world, seat) and march_names(world, seat)
    ]
    window: Window[Deed] = Window(
        name="reinforce",
        clause="CAN-9.7b",
        asked=asked,
        orders=(Reinforce, *STANDING_ORDERS),
        silence="Your guards decide.",
        deadline="reaction",
        title="Do you send a company to neutrals who are attacked?",
    )
    obey(play, (yield from hear(play, window)))
