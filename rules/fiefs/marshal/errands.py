"""Errands of a plan: to take a fief, or to seek an army (FIE-7.9)."""

from rules.fiefs.armies.tempers import TEMPERS
from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.sides import enemies, enemies_at, enemy_held
from rules.fiefs.board.state import World
from rules.fiefs.march.paths import land_reach
from rules.fiefs.marshal.targets import approach

ERRANDS = ("take", "seek")
"""What a plan may say that takes as many turns as it needs."""


def done(world: World, army: Army, item: Item) -> bool:
    """Tell whether an errand has ended (FIE-7.9)."""
    if item.act == "take":
        return not enemy_held(world, army, item.to)
    quarry = world.armies.get(item.to)
    return quarry is None or quarry not in enemies(world, army) or not quarry.on_board or quarry.inside


def step(world: World, army: Army, item: Item) -> Item | None:
    """Give what an errand does in this turn; none where it can do nothing (FIE-7.9, FIE-16.20)."""
    if not army.in_field:
        return None
    if item.act == "take" and army.fief == item.to:
        return Item(act="besiege")
    aim = item.to if item.act == "take" else world.armies[item.to].fief
    if not aim:
        return None
    direct = land_reach(world, army).get(aim) if item.act == "seek" else None
    way = direct or approach(world, army, [aim], TEMPERS["prudent"])
    if way is None:
        return None
    return Item(act="move", to=way.to, path=list(way.path), attack=bool(enemies_at(world, army, way.to)))
