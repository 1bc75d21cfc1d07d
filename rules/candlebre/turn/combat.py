"""Phase 3: companies named for neutrals, then battle after battle (CAN-4.3c, CAN-7.1a, CAN-9.7b)."""

from collections.abc import Iterator, Sequence

from rules.candlebre.battle.engaging import Marches, engage
from rules.candlebre.board.order import Deed
from rules.candlebre.board.seats import run_by_player
from rules.candlebre.board.state import World
from rules.candlebre.clergy.clergy import end_old
from rules.candlebre.ending.ending import eliminate_landless
from rules.candlebre.fate.truce import end_truce
from rules.candlebre.mercenaries.orders import Reinforce, march_names
from rules.candlebre.mercenaries.revolts import check_revolts
from rules.candlebre.standing_orders import STANDING_ORDERS
from rules.candlebre.table.effects import obey
from rules.kernel.orders.windows import Flow, Window, ask
from rules.kernel.play.play import Play


def combat(play: Play[World]) -> Flow:
    """Fight seat by seat in initiative order, a seat's marches in the order it gave them (CAN-4.3c, CAN-7.1a)."""
    world = play.state
    yield from reinforcements(play)
    for seats in [world.active] if world.settings.battles == "interactive" else [[seat] for seat in world.active]:
        # Windows stand in this loop because each battle meets what those before it left (CAN-4.3d, CAN-7.18g).
        for lot in lots(world, marched(world, seats)):
            yield from engage(play, lot)
        check_revolts(play)  # CAN-7.16c
    eliminate_landless(play)
    if world.settings.turns == "simultaneous":
        end_old(play)
        if world.truce and world.truce.turn < world.turn:
            end_truce(play)  # CAN-11.9


def marched(world: World, seats: Sequence[str]) -> Marches:
    """Give the marches of some seats in their order; they are on their way no longer."""
    found = [(seat, march) for seat in seats for march in world.houses[seat].marches]
    for seat in seats:
        world.houses[seat].marches = []
    return found


def lots(world: World, marches: Marches) -> Iterator[Marches]:
    """Give the marches that fight side by side: with rounds that ask, the first that is left on each province."""
    if world.settings.battles != "interactive":
        yield from ([one] for one in marches)
        return
    while marches:
        first = {one[1].target: one for one in reversed(marches)}
        yield [one for one in marches if first[one[1].target] is one]
        marches = [one for one in marches if first[one[1].target] is not one]


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
    obey(play, (yield from ask(window)))
