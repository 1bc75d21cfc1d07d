"""What an army will do, in words: for windows that say what silence does (FIE-17.9)."""

from rules.fiefs.armies.tempers import TEMPERS
from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.sides import enemies_at, enemy_held
from rules.fiefs.board.state import World
from rules.fiefs.marshal.deciding import decide, onward
from rules.fiefs.marshal.targets import costs, honorable, targets
from rules.kernel.telling.phrases import row


def doing(world: World, army: Army, item: Item) -> str:
    """Say what an army does in a turn, in words that follow its name: `besieges Metz`."""
    fief = world.fiefs[army.fief].name if army.fief else ""
    if item.act == "assemble":
        return f"assembles at {world.fiefs[item.to].name}"
    if item.act == "move":
        foes = row(world.short(one.leader) for one in enemies_at(world, army, item.to))
        return f"marches to {world.fiefs[item.to].name}{f', upon {foes}' if foes else ''}"
    if item.act in ("besiege", "ravage"):
        return f"{item.act}s {fief}"
    if item.act == "encamp":
        return f"encamps at {fief}{' and recruits' if item.recruit else ''}"
    if item.act == "raise_fleet":
        return f"raises a fleet marker at {world.fiefs[item.to].name}"
    if item.act == "recruit":
        return f"recruits at {fief}"
    if item.act == "sortie":
        return f"sallies from {fief}"
    return f"holds at {fief}" if fief else "waits off the board"


def unordered(world: World, army: Army) -> str:
    """Say what a prudent marshal does next, as he would for a silent leader; what he was told is nobody's business.

    So it may stand where all read it (FIE-7.8, FIE-16.20).
    """
    item = decide(world, army, "prudent")
    goal = bound_for(world, army, item) if item.act == "move" and not item.attack else ""
    way = f" on the way to {world.fiefs[goal].name}" if goal not in ("", item.to) else ""
    return f"{doing(world, army, item)}{way}"


def bound_for(world: World, army: Army, item: Item) -> str:
    """Give the target that a march by itself brings nearer; empty for one to quarters or recruits (FIE-16.10)."""
    held, temper = enemy_held(world, army, army.fief), TEMPERS["prudent"]
    aims = targets(world, army, temper)
    if not aims or onward(world, army, temper, held=held) != item:
        return ""
    honor = honorable(world, army)
    return min(aims, key=lambda aim: (costs(world, [aim], [item.to], honor=honor)[item.to], aim))
