"""The window in which players send companies to neutrals, with interactive battles (CAN-9.7b)."""

from rules.candlebre.board.order import Deed
from rules.candlebre.board.seats import run_by_player
from rules.candlebre.board.state import World
from rules.candlebre.mercenaries.orders import Reinforce, march_names
from rules.candlebre.standing_orders import STANDING_ORDERS
from rules.candlebre.table.hearing import hear, obey
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play


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
