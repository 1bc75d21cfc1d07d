"""Besieging and ravaging (FIE-8.34 to FIE-8.43); nothing else asks how strong a fortress is (FIE-1.2)."""

from fractions import Fraction

from rules.fiefs.armies.attrition import roll_attrition
from rules.fiefs.armies.camp import break_camps
from rules.fiefs.armies.raising import disband, dissolve
from rules.fiefs.board.forces import Army, Force, Siege
from rules.fiefs.board.land import nation_of
from rules.fiefs.board.sides import detachments_of, enemies_at, enemy_detachments, enemy_held, garrison, peacetime
from rules.fiefs.board.state import World
from rules.fiefs.conquest.conquest import conquer
from rules.fiefs.ending.conflicts import check_end
from rules.fiefs.prestige.ledger import honor
from rules.fiefs.siege.events import FiefRavaged, SiegeRolled
from rules.kernel.errors import Refusal
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play

DIE = 6
GARRISON = 2
"""What an army inside takes from the besieger's die (FIE-8.38)."""


def artillery(army: Force) -> int:
    """Count an army's Art elements."""
    return sum(one.type == "Art" for one in army.elements)


def spent(army: Force, fief: str) -> int:
    """Give the campaign turns that an army has spent besieging a fief (FIE-8.42)."""
    return army.siege.spent if army.siege and army.siege.fief == fief else 0


def first_t(world: World, army: Force, fief: str) -> int:
    """Give what an army's first siege die has to beat: fortress, less Art, two more for an army there (FIE-16.4)."""
    there = bool(enemies_at(world, army, fief) or enemy_detachments(world, army, fief))
    return world.fiefs[fief].fortress - artillery(army) + GARRISON * there


def chance_to_fall(world: World, army: Force) -> Fraction:
    """Give the chance that an army's next siege die takes the fief it is in (section 7)."""
    inside = bool(garrison(world, army, army.fief))
    place = world.fiefs[army.fief]
    needed = place.fortress - artillery(army) - spent(army, army.fief) + GARRISON * inside
    return Fraction(min(max(DIE - needed, 0), DIE), DIE)


def refuse_siege(world: World, army: Force) -> None:
    """Refuse besieging where an army may not (FIE-8.37)."""
    if not army.in_field:
        raise Refusal("FIE-8.37", "only an army in the field can besiege")
    if peacetime(world, army):
        raise Refusal("FIE-10.6", "an army at peace with all its enemies besieges nobody")
    if not enemy_held(world, army, army.fief):
        raise Refusal("FIE-8.37", f"{world.fiefs[army.fief].name} is not held by an enemy")


def refuse_ravaging(world: World, army: Force) -> None:
    """Refuse ravaging where an army may not (FIE-8.35)."""
    if not army.in_field:
        raise Refusal("FIE-8.35", "only an army in the field can ravage")
    if peacetime(world, army):
        raise Refusal("FIE-10.6", "an army at peace with all its enemies lays nothing waste")
    if world.fiefs[army.fief].ravaged:
        raise Refusal("FIE-8.35", f"{world.fiefs[army.fief].name} is ravaged already")


def besiege(play: Play[World], army: Force) -> Flow:
    """Roll against the fortress: above it falls, at it nothing happens (FIE-8.41), below it hunger comes (FIE-8.38)."""
    world, fief = play.state, army.fief
    inside = garrison(world, army, fief)
    already, place = spent(army, fief), world.fiefs[fief]
    army.encamped, army.siege = False, Siege(fief=fief, spent=already + 1)
    die = play.chance.die("FIE-8.38", "siege", f"{army.id}/{fief}", DIE)
    total = die + artillery(army) + already - GARRISON * bool(inside)
    result = "falls" if total > place.fortress else "nothing" if total == place.fortress else "repelled"
    rolled = SiegeRolled.of(
        army=army.id,
        fief=fief,
        die=die,
        artillery=artillery(army),
        spent=already,
        garrison=bool(inside),
        total=total,
        fortress=place.fortress,
        result=result,
    )
    number = play.tell(rolled)
    for one in inside:
        if isinstance(one, Army):
            one.upset = one.upset or result != "nothing"
    with play.after(number):
        if result == "falls":
            yield from fall(play, army, fief, [one.id for one in inside])
        elif result == "repelled":
            hunger(play, army, fief)


def fall(play: Play[World], army: Force, fief: str, inside: list[str]) -> Flow:
    """Let a fortress fall: it is conquered, and the armies inside are destroyed (FIE-8.39, FIE-9.10)."""
    world, id = play.state, play.state.body(army).conflict
    army.siege = None
    yield from conquer(play, world.body(army), fief)
    for one in inside:
        if one in world.detachments:
            dissolve(play, world.detachments[one], "besieged", "FIE-13.11")
        if one in world.armies and id in world.conflicts:
            disband(play, world.armies[one], "besieged", "FIE-8.39")
            check_end(play, id)


def hunger(play: Play[World], army: Force, fief: str) -> None:
    """Lay the fief waste, and let every army in it roll for attrition, the besieger first (FIE-8.40)."""
    world, id = play.state, play.state.body(army).conflict
    waste(play, army, fief, "FIE-8.40")
    armies = [world.armies[one] for one in world.turn_order]
    forces = [one.id for each in armies for one in (each, *detachments_of(world, each)) if one.fief == fief]
    for one in (army.id, *(one for one in forces if one != army.id)):
        force = world.force(one)
        if id in world.conflicts and force and force.on_board:
            roll_attrition(play, force, "siege")
            check_end(play, id)


def waste(play: Play[World], army: Force, fief: str, clause: str) -> None:
    """Mark a fief as ravaged until the campaign ends, if it is not (FIE-8.36)."""
    world = play.state
    if not world.fiefs[fief].ravaged:
        world.fiefs[fief].ravaged = True
        play.tell(FiefRavaged(clause=clause, army=army.id, fief=fief))
        break_camps(play, world.conflicts[world.body(army).conflict].armies)


def ravage(play: Play[World], army: Force) -> None:
    """Lay the fief waste in which an army is; in a war of honor side 1 earns by it (FIE-8.35, FIE-12.7)."""
    world, body = play.state, play.state.body(army)
    conflict = world.conflicts[body.conflict]
    army.encamped, army.siege = False, None
    waste(play, army, army.fief, "FIE-8.35")
    if conflict.pretext == "honor" and body.side == 1 and nation_of(world, army.fief) == conflict.nation_d:
        honor(play, conflict, army.fief)
