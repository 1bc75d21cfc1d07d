"""What an army does of itself after what it was told: said as its orders are given (FIE-7.8, FIE-8.27)."""

from collections.abc import Mapping

from rules.fiefs.armies.attrition import modifier
from rules.fiefs.armies.orders import SetStance, army_led
from rules.fiefs.armies.tempers import host
from rules.fiefs.board.chances import hunger, mean_hunger
from rules.fiefs.board.forces import Army, Item, Stance
from rules.fiefs.board.sides import enemies
from rules.fiefs.board.state import World
from rules.fiefs.counsel.field import decimal
from rules.fiefs.counsel.weighing import weighed
from rules.fiefs.declaring.mobilising import Mobilise

FREE = "your marshal goes on as he sees fit"
MET: Mapping[Stance, str] = {
    "fast": "Your army fights whoever comes upon it, however strong.",
    "shelter": (
        "Among friends your army shuts itself in when an enemy comes, and is lost if the fief falls; else it fights."
    ),
    "avoid": "Your army retreats when an enemy comes; where it cannot, it shuts itself in, else it fights.",
    "prudent": (
        "Your army fights with three elements to an enemy's four, or more; else it shuts itself in behind strong "
        "walls, or retreats."
    ),
}
"""What an army does by each stance (FIE-8.27, FIE-16.11)."""
UNREADY = "Until it is ready it does none of that: it shuts itself in among friends, else it disbands."


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
    """Say what an army does by a stance when an enemy comes, with what that costs (FIE-8.6, FIE-8.27)."""
    army = army_led(world, seat)
    if army is None:
        return ""
    if not army.in_field:
        return f"{MET[order.stance]} {UNREADY}"
    if order.stance == "fast":
        return f"{MET['fast']}{against(world, army)}"
    if order.stance != "avoid":
        return MET[order.stance]
    added = modifier(world, army, "retreat")
    cost, worst = decimal(mean_hunger(added)), hunger(added)[-1]
    return f"Whenever an enemy comes your army retreats, which costs {cost} elements on average here, {worst} at worst."


def against(world: World, army: Army) -> str:
    """Say how a battle with the strongest enemy in the field would go; nothing where there is none."""
    foes = [one for one in enemies(world, army) if one.in_field]
    if not foes:
        return ""
    foe = max(foes, key=lambda one: len(one.elements))
    return f" If {host(world, foe)} came now, you would {weighed(world, foe, army, army.leader).words()}."
