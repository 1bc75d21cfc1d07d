"""Recruiting and encamping (FIE-8.52 to FIE-8.56), and the rolls of winter (FIE-8.57)."""

from collections.abc import Callable, Iterable

from rules.fiefs.armies.attrition import roll_attrition, wasted
from rules.fiefs.armies.events import ArmyEncamped, CampBroken, ElementRecruited
from rules.fiefs.board.forces import Army, Element, Force
from rules.fiefs.board.sides import detachments_of, enemies_at, friendly, home_ground, peacetime, under_siege
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import FULL, Type
from rules.kernel.errors import Refusal
from rules.kernel.play.play import Play

RECRUITING: tuple[Type, ...] = ("Kn", "Bd", "Sp", "Pk", "Bw", "Cv", "LH", "Ax", "Wb", "Art", "Ps", "Hd")
"""Which an army recruits first, where its leader does not say (FIE-16.16)."""


def next_recruit(army: Army) -> Type | None:
    """Give the type in the reserve that is recruited first (FIE-16.16)."""
    return next((one for one in RECRUITING if army.reserve.get(one)), None)


def refuse_recruiting(world: World, army: Army, kind: str = "any") -> None:
    """Refuse recruiting where an army may not (FIE-8.52, FIE-8.53)."""
    name = world.fiefs[army.fief].name if army.fief else ""
    if not army.on_board or army.status == "assembling":
        raise Refusal("FIE-8.52", "only an army that is ready can recruit")
    if peacetime(world, army):
        raise Refusal("FIE-10.6", "an army at peace with all its enemies recruits nobody")
    if under_siege(world, army):
        raise Refusal("FIE-8.52", f"the army is under siege in {name}")
    if not friendly(world, army, army.fief):
        raise Refusal("FIE-8.52", f"{name} is not friendly; recruit in a friendly fief of the home ground")
    if world.fiefs[army.fief].ravaged:
        raise Refusal("FIE-8.52", f"{name} is ravaged")
    if army.fief not in home_ground(world, army):
        raise Refusal("FIE-8.52", f"{name} is not home ground; recruit in a friendly fief of the home ground")
    wanted = army.reserve if kind in ("any", "") else army.reserve.get(known(kind))
    if not wanted or len(army.elements) >= FULL:
        raise Refusal("FIE-8.52", "there is none in the reserve")


def known(kind: str) -> Type:
    """Give a type by its word."""
    return next((one for one in RECRUITING if one == kind), "Kn")


def refuse_camp(world: World, army: Force) -> None:
    """Refuse encamping where an army may not (FIE-8.55)."""
    if not army.in_field:
        raise Refusal("FIE-8.55", "only an army in the field can encamp")
    name = world.fiefs[army.fief].name
    if not friendly(world, army, army.fief):
        raise Refusal("FIE-8.55", f"{name} is not friendly")
    if wasted(world, army, army.fief):
        raise Refusal("FIE-8.55", f"{name} is ravaged")
    if enemies_at(world, army, army.fief):
        raise Refusal("FIE-8.55", f"an enemy army is in {name}")


def may_recruit(world: World, army: Army) -> bool:
    """Tell whether an army may recruit where it is (FIE-8.52)."""
    return allowed(lambda: refuse_recruiting(world, army))


def may_encamp(world: World, army: Force) -> bool:
    """Tell whether an army may encamp where it is (FIE-8.55)."""
    return allowed(lambda: refuse_camp(world, army))


def allowed(check: Callable[[], None]) -> bool:
    """Tell whether a check refuses nothing."""
    try:
        check()
    except Refusal:
        return False
    return True


def recruit(play: Play[World], army: Army, kind: str = "any") -> None:
    """Take an element out of the reserve, with the next number (FIE-8.52, FIE-8.12)."""
    found = next_recruit(army) if kind in ("any", "") else known(kind)
    if found is None:
        return
    army.reserve[found] -= 1
    army.reserve = {one: number for one, number in army.reserve.items() if number}
    army.elements.append(Element(id=army.next_element, type=found))
    army.next_element += 1
    play.tell(ElementRecruited(army=army.id, fief=army.fief, type=found, left=len(army.elements)))


def encamp(play: Play[World], army: Force, kind: str = "") -> None:
    """Encamp, and recruit in the same turn where that is wanted (FIE-8.54, FIE-8.55)."""
    army.siege = None
    if not army.encamped:
        army.encamped = True
        play.tell(ArmyEncamped(army=army.id, fief=army.fief))
    if kind and isinstance(army, Army):
        recruit(play, army, kind)


def break_camps(play: Play[World], armies: Iterable[str]) -> None:
    """End the camps of armies whose fief is ravaged or no longer friendly (FIE-8.56)."""
    world = play.state
    known = [world.armies[one] for one in armies if one in world.armies]
    forces: list[Force] = [*known, *(part for army in known for part in detachments_of(world, army))]
    for army in forces:
        if army.encamped and (world.fiefs[army.fief].ravaged or not friendly(world, army, army.fief)):
            army.encamped = False
            play.tell(CampBroken(army=army.id, fief=army.fief))


def winter(play: Play[World], army: Force) -> None:
    """Let an army or a detachment that is not encamped suffer the end of a winter turn (FIE-8.57, FIE-13.14)."""
    if army.on_board and not army.encamped:
        roll_attrition(play, army, "winter")
