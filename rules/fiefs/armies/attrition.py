"""Attrition: what hunger and weather take, and who goes first (FIE-8.44 to FIE-8.51)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rules.fiefs.armies.events import AttritionRolled, Counts, ElementsLost, Occasion
from rules.fiefs.armies.raising import to_reserve, too_few
from rules.fiefs.board.forces import Army, Element, Force
from rules.fiefs.board.land import nation_of
from rules.fiefs.board.sides import friendly, members, peacetime, under_siege
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import MOUNTED, TYPES, Type
from rules.kernel.play.play import Play

FACES = 3
"""The die of attrition, and that of the sea (FIE-8.17, FIE-8.44)."""


@dataclass(frozen=True)
class Toll:
    """Whom attrition takes: elements that go, and generals' elements that go on foot instead."""

    gone: tuple[Element, ...]
    dismounted: tuple[Element, ...]


def modifier(world: World, army: Force, occasion: Occasion) -> int:
    """Give what is added to an army's die where it is now (FIE-8.44)."""
    season = {"summer": -1, "winter": 1}.get(world.season, 0)
    again = occasion == "retreat" and army.retreats > 1
    rough_sea = occasion == "sea" and world.season == "winter"
    return season - friendly(world, army, army.fief) + again + rough_sea


def roll_attrition(play: Play[World], army: Force, occasion: Occasion) -> None:
    """Roll what an army loses in the fief where it is, and take it (FIE-8.44, FIE-8.8)."""
    world = play.state
    added = modifier(world, army, occasion)
    doubled = isinstance(army, Army) and army.status == "assembling" and under_siege(world, army)
    with play.causes():
        die = play.chance.die("FIE-8.44", "attrition", f"{army.id}/{army.fief}", FACES)
        lost = max(die + added, 0) * (2 if doubled else 1)
        play.tell(
            AttritionRolled(
                army=army.id, fief=army.fief, occasion=occasion, die=die, modifier=added, doubled=doubled, lost=lost
            )
        )
        lose(play, army, lost)


def lose(play: Play[World], army: Force, number: int, ravaged: str = "") -> None:
    """Take elements, or all that may be lost, by attrition; below twelve it disbands (FIE-8.50, FIE-8.10)."""
    if number <= 0:
        return
    toll = taken(play.state, army, number)
    types = Counter(one.type for one in toll.gone)
    for one in toll.dismounted:
        one.dismounted = True
    to_reserve(play.state.body(army), toll.gone, army)
    play.tell(
        ElementsLost(
            army=army.id,
            types=in_order(types),
            dismounted=tuple(one.general for one in toll.dismounted),
            left=len(army.elements),
            ravaged=ravaged,
        )
    )
    too_few(play, army)


def in_order(types: Counter[Type]) -> Counts:
    """Give counted types in the order of the rulebook."""
    return tuple((one, types[one]) for one in TYPES if types[one])


def taken(world: World, army: Force, number: int) -> Toll:
    """Choose whom attrition takes: half mounted, generals dismounted where none is left (FIE-8.46 to FIE-8.48)."""
    wanted, losses = (number + 1) // 2, world.body(army).losses
    riders, walkers = by_list(army, losses.mounted), by_list(army, losses.foot)
    gone = riders[:wanted]
    dismounted = generals(world, army)[: wanted - len(gone)]
    others = [*walkers, *riders[wanted:]] if losses.rest == "foot" else [*riders[wanted:], *walkers]
    return Toll((*gone, *others[: number - len(gone) - len(dismounted)]), tuple(dismounted))


def by_list(army: Force, types: Sequence[Type]) -> list[Element]:
    """Give the elements of some types that may be lost, of a type the newest first (FIE-8.45, FIE-8.46)."""
    places = {one: place for place, one in enumerate(types)}
    riding = any(one in MOUNTED for one in types)
    free = [one for one in army.elements if not one.general and one.mounted == riding]
    return sorted(free, key=lambda one: (places.get(one.fights_as, len(places)), -one.id))


def generals(world: World, army: Force) -> list[Element]:
    """Give the mounted generals' elements: those farthest round the table from the leader first (FIE-8.48)."""
    mounted = {one.general: one for one in army.elements if one.general and one.mounted}
    return [mounted[seat] for seat in reversed(members(world, world.body(army))) if seat in mounted]


def wasted(world: World, army: Force, fief: str) -> bool:
    """Tell whether a fief is ravaged to an army; to one at peace every fief of another nation is (FIE-10.7)."""
    if world.fiefs[fief].ravaged:
        return True
    return peacetime(world, army) and nation_of(world, fief) != world.body(army).nation


def enter(play: Play[World], army: Force, fief: str) -> None:
    """Bring an army into a fief; a ravaged one takes an element (FIE-8.34)."""
    army.walk(play.state.season_id(), fief)
    army.fief, army.encamped, army.siege, army.inside = fief, False, None, False
    if wasted(play.state, army, fief):
        lose(play, army, 1, ravaged=fief)
