"""What an army does of itself after what it was told: said as its orders are given (FIE-7.8, FIE-8.27)."""

from rules.fiefs.armies.attrition import modifier
from rules.fiefs.armies.orders import SetStance, army_led
from rules.fiefs.board.chances import hunger, mean_hunger
from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.state import World
from rules.fiefs.counsel.field import decimal
from rules.fiefs.declaring.mobilising import Mobilise

FREE = "your marshal goes on as he sees fit"


def afterwards(army: Army, item: Item) -> str:
    """Say who acts when the last item of a plan is done, and how the army stays where it is (FIE-7.8)."""
    if army.plan[-1:] != [item] or army.marshal == "hold" or item.act == "hold":
        return ""
    return f"Once that is done {FREE}; “marshal hold” keeps the army there."


def mobilised(world: World, seat: str, order: Mobilise) -> str:
    """Say who leads the army of a nation that joins a war where its ruler plans nothing (FIE-5.14, FIE-7.8)."""
    del seat
    land = world.called("nation", order.nation)
    return f"You lead the army of {land}, and plan where it gathers. What you do not plan, your marshal does unasked."


def met(world: World, seat: str, order: SetStance) -> str:
    """Say what it costs to retreat whenever an enemy comes (FIE-8.27)."""
    army = army_led(world, seat)
    if army is None or not army.in_field or order.stance != "avoid":
        return ""
    added = modifier(world, army, "retreat")
    cost, worst = decimal(mean_hunger(added)), hunger(added)[-1]
    return f"Whenever an enemy comes your army retreats, which costs {cost} elements on average here, {worst} at worst."
