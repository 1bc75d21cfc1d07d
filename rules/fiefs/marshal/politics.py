"""When an autopilot sues for peace or accepts it, and where it opens its campaign (FIE-16.9, FIE-16.15)."""

from fractions import Fraction

from rules.fiefs.armies.tempers import TEMPERS
from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Army
from rules.fiefs.board.land import NOWHERE, distances, fiefs_of
from rules.fiefs.board.sides import enemies_at, friendly, home_ground, under_siege
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import FULL, Character
from rules.fiefs.ending.conflicts import gains
from rules.fiefs.ending.peace import suable
from rules.fiefs.fleets.raising import coasts
from rules.fiefs.marshal.targets import targets
from rules.fiefs.siege.siege import chance_to_fall

HALF = Fraction(1, 2)
TIRED, WORN, SPENT, FALTERING = 20, 17, 15, 14
"""Below how many elements a feeble, a prudent and a skilled leader sues, and a rash one accepts (FIE-16.15)."""
AHEAD, HEARD, STRONGER = 3, 6, 2
"""How many elements more the enemy has where a skilled leader sues, or accepts (FIE-16.15)."""


def strength(army: Army) -> int:
    """Give an army's elements; one not raised yet counts as full, a disbanded one nothing (FIE-16.15)."""
    return FULL if army.status == "unraised" else len(army.elements)


def good(world: World, conflict: Conflict, side: int) -> bool:
    """Tell whether peace now would be good for a side (FIE-16.15)."""
    crown = world.fiefs[world.nations[conflict.nation_d].capital].control == conflict.declarer
    throne = conflict.pretext == "throne" and crown
    honor = conflict.pretext == "honor" and conflict.honor > 0
    won = bool(gains(world, conflict)) or throne or honor
    return won if side == 1 else not won


def sues(world: World, army: Army, character: Character) -> str:
    """Give the army that a leader of some character would sue for peace now; none where he would not (FIE-16.15)."""
    conflict = world.conflicts[army.conflict]
    foes = [world.armies[one] for one in suable(world, army)] if army.status != "disbanded" else []
    if conflict.rebellion or not foes or character == "rash":
        return ""
    foe = min(foes, key=lambda one: (-strength(one), one.leader))
    return foe.id if wants_peace(world, conflict, army, foe, character) else ""


def wants_peace(world: World, conflict: Conflict, army: Army, foe: Army, character: Character) -> bool:
    """Tell whether a leader would sue another for peace (FIE-16.15)."""
    own, other, later = strength(army), strength(foe), conflict.campaigns > 1
    pleased = good(world, conflict, army.side)
    if character == "feeble":
        return own < TIRED or later
    if character == "prudent":
        return (own < WORN and own < other) or (pleased and later)
    ahead = pleased and own < other and (army.side == 1 or later)
    return ahead or (own < SPENT and other > own + AHEAD)


def relents(world: World, army: Army, character: Character) -> bool:
    """Tell whether a leader takes back an offer that he would not make any more (FIE-10.4, FIE-16.15)."""
    sued = any(one.by == army.id for one in world.conflicts[army.conflict].offers)
    return sued and not sues(world, army, character)


def accepts(world: World, army: Army, suitor: Army, character: Character) -> bool:
    """Tell whether a leader of some character accepts peace with another (FIE-16.15)."""
    conflict = world.conflicts[army.conflict]
    own, other = strength(army), strength(suitor)
    pleased = good(world, conflict, army.side)
    if conflict.rebellion or character == "feeble":
        return True
    if character == "prudent":
        return pleased or own <= other
    if character == "skilled":
        return (pleased and own < other + HEARD) or own + STRONGER < other
    return own < FALTERING


def doomed(world: World, army: Army) -> bool:
    """Tell whether a leader disbands: shut in before it was ready, likely to fall, the last of its side (FIE-16.25).

    That ends the war, and the fief that would fall with it stays whose it is.
    """
    conflict = world.conflicts[army.conflict]
    if conflict.rebellion or army.status != "assembling" or not under_siege(world, army):
        return False
    allies = (world.armies[one] for one in conflict.armies if one != army.id)
    if any(one.side == army.side and one.status != "disbanded" for one in allies):
        return False
    besiegers = [one for one in enemies_at(world, army, army.fief) if one.in_field]
    return any(chance_to_fall(world, one) >= HALF for one in besiegers)


def opening_port(world: World, army: Army, fief: str) -> str:
    """Give where a declarer's fleet begins: in a friendly port, nearest to his army, first id (FIE-16.17)."""
    found = [one for one in coasts(world, army) if friendly(world, army, one)]
    far = distances(world, [fief])[0]
    return min(found, key=lambda one: (far.get(one, NOWHERE), one), default="")


def opening_fief(world: World, army: Army, character: Character) -> str:
    """Give where a declarer's army begins: friendly, nearest to a target, first id (FIE-16.9)."""
    ground = home_ground(world, army) or fiefs_of(world, army.nation)
    fits = [fief for fief in ground if friendly(world, army, fief)] or ground
    tables = distances(world, targets(world, army, TEMPERS[character]))

    def far(fief: str) -> int:
        return min((table.get(fief, NOWHERE) for table in tables), default=0)

    return min(fits, key=lambda fief: (far(fief), fief), default="")
