"""Wars and armies for the tests of campaigns, on the worlds of `worlds.py`."""

from collections.abc import Mapping
from typing import Any
from zlib import crc32

from rules.fiefs.armies.raising import muster
from rules.fiefs.board.conflicts import Conflict, Membership
from rules.fiefs.board.forces import Army, Element
from rules.fiefs.board.land import regions_of
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import TYPES, Type
from rules.kernel.luck.chance import Chance, Key
from rules.kernel.orders.windows import Window
from tests.rules.fiefs.worlds import LETTERS
from tests.rules.playing import Scripted, Table, answers

FIRST_TURN = {"spring": 1, "summer": 4, "fall": 8, "winter": 11}


def a_war(
    world: World,
    sides: Mapping[str, int],
    *,
    pretext: str = "throne",
    attacker: str = "england",
    defender: str = "france",
    season: Any = "summer",
    regions: list[str] | None = None,
) -> Conflict:
    """Open a war in a world: of the Houses in `sides`, by letter, the first of each side leads its army."""
    contested = regions if regions is not None else regions_of(world, defender) if pretext == "throne" else []
    return a_conflict(world, sides, "war", attacker, defender, season, contested, pretext)


def a_rebellion(
    world: World, sides: Mapping[str, int], nation: str = "france", season: Any = "summer", regions: Any = ()
) -> Conflict:
    """Open a rebellion: for independence where regions are named, else for the crown."""
    kind = "independence" if regions else "usurpation"
    return a_conflict(world, sides, kind, nation, nation, season, list(regions), "")


def a_conflict(
    world: World, sides: Mapping[str, int], kind: Any, a: str, d: str, season: Any, regions: list[str], pretext: Any
) -> Conflict:
    """Open a conflict with two armies, unraised, and its Houses on their sides."""
    leaders = {side: next(LETTERS[one] for one, its in sides.items() if its == side) for side in (1, 2)}
    world.declared += 1
    id = f"{'war' if kind == 'war' else 'rebellion'}-{world.declared}"
    conflict = Conflict(
        id=id, kind=kind, pretext=pretext, declarer=leaders[1], opponent=leaders[2], nation_a=a, nation_d=d,
        regions=regions, original={one: world.regions[one].nation for one in regions}, declared=world.year,
    )  # fmt: skip
    world.conflicts[id] = conflict
    for side, nation in ((1, a if kind == "war" else ""), (2, d)):
        add_army(world, conflict, side, leaders[side], nation)
    for letter, side in sides.items():
        conflict.members[LETTERS[letter]] = Membership(army=f"{id}-{leaders[side]}")
    conflict.campaigns, conflict.initiative = 1, conflict.armies[0]
    world.conflict, world.season, world.turn = id, season, FIRST_TURN[season]
    world.campaigns, world.turn_order = [id], list(conflict.armies)
    return conflict


def add_army(world: World, conflict: Conflict, side: Any, leader: str, nation: str) -> Army:
    """Give a leader an army in a conflict, unraised."""
    listed = world.nations[nation].army_list if nation else world.rebels
    army = Army(
        id=f"{conflict.id}-{leader}", conflict=conflict.id, side=side, leader=leader, nation=nation, raised_from=listed
    )
    world.armies[army.id] = army
    conflict.armies.append(army.id)
    return army


def army_at(world: World, letter: str, fief: str, elements: int = 24, **fields: Any) -> Army:
    """Put the army of a House in a fief, ready, with its full list or fewer elements."""
    army = next(one for one in world.armies.values() if one.leader == LETTERS[letter])
    muster(world, army, fief)
    army.status = "ready"
    gone = [one for one in reversed(army.elements) if not one.general][: 24 - elements]
    army.elements = [one for one in army.elements if one not in gone]
    for one in gone:
        army.reserve[one.type] = army.reserve.get(one.type, 0) + 1
    for name, value in fields.items():
        setattr(army, name, value)
    return army


def types(elements: list[Element]) -> dict[Type, int]:
    """Count elements as they fight, in the order of the rulebook."""
    counts = {one: sum(element.fights_as == one for element in elements) for one in TYPES}
    return {one: number for one, number in counts.items() if number}


class Dice(Scripted):
    """Dice as they show; those that a test does not name fall as their key says."""

    def number(self, key: Key, below: int) -> int:
        """Give what is scripted for this purpose and subject, else for this purpose, else something."""
        for name in ((key.purpose, key.subject), key.purpose):
            if self.left.get(name):
                return int(self.left[name].pop(0)) - 1
        return crc32(str(key).encode()) % below


def a_table(world: World, dice: Mapping[Any, Any] | None = None, players: tuple[str, ...] = ()) -> Table:
    """Give a running play of a world, with dice as they show."""
    table = Table(world, players=players)
    table.luck = Dice(dice or {})
    table.play.chance = Chance(table.luck, 1, "test", table.tell)
    return table


def run(flow: Any, orders: Mapping[str, Any] | None = None) -> list[Window[Any]]:
    """Run a flow to its end, with the orders of each seat by window, and give the windows that opened."""
    windows = []
    try:
        window = next(flow)
        while True:
            windows.append(window)
            window = flow.send(answers(window, orders or {}))
    except StopIteration:
        return windows
