"""Raising armies, and their end (FIE-8.1 to FIE-8.12); generals' elements (FIE-11.2)."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rules.fiefs.armies.events import ArmyAssembled, ArmyDisbanded, ArmyReady, Dissolved, InitiativePassed
from rules.fiefs.board.forces import Army, Detachment, Element, Force
from rules.fiefs.board.sides import comrades_at, detachments_of, enemies_at, home_ground, members, under_siege
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import GENERALS, GENERALS_ELSE, HALF, TYPES, Type
from rules.kernel.play.play import Play


def comes_back_weak(world: World, army: Army) -> bool:
    """Tell whether an army would come back at half strength: it disbanded this year (FIE-8.11)."""
    return army.status == "disbanded" and army.disbanded_year == world.year


def places(world: World, army: Army) -> list[str]:
    """Give the fiefs in which an army can assemble (FIE-8.3)."""
    return [fief for fief in home_ground(world, army) if not no_place(world, army, fief)]


def no_place(world: World, army: Army, fief: str) -> str:
    """Say why an army cannot assemble in a fief of its home ground; empty where it can (FIE-8.3)."""
    name = world.fiefs[fief].name
    if world.fiefs[fief].ravaged:
        return f"{name} is ravaged"
    if enemies_at(world, army, fief):
        return f"an enemy army is in {name}"
    return f"an army of your own side is in {name}" if comrades_at(world, army, fief) else ""


def muster(world: World, army: Army, fief: str, keep: Sequence[Type] = ()) -> None:
    """Place an army in a fief with its elements and its generals', assembling (FIE-8.4, FIE-8.11, FIE-8.12)."""
    weak = comes_back_weak(world, army)
    listed = world.lists[army.raised_from]
    types = [one for one in TYPES for _ in range(listed.get(one, 0))]
    army.elements = [Element(id=number, type=one) for number, one in enumerate(types, start=1)]
    army.next_element, army.reserve = len(types) + 1, {}
    army.status, army.fief, army.raised_turn = "assembling", fief, world.turn
    army.inside, army.encamped, army.siege = False, False, None
    name_generals(world, army)
    if weak:
        halve(army, keep)


def halve(army: Army, keep: Sequence[Type]) -> None:
    """Leave an army twelve elements, its generals' among them, and put the others in the reserve (FIE-8.12)."""
    kept = {one.id for one in army.elements if one.general}
    wanted = Counter(keep)
    wanted.subtract(one.type for one in army.elements if one.general)
    others = [one for one in army.elements if not one.general]
    for one in others:
        if len(kept) < HALF and wanted[one.type] > 0:
            kept.add(one.id)
            wanted[one.type] -= 1
    for one in (*others[::2], *others):
        if len(kept) < HALF:
            kept.add(one.id)
    to_reserve(army, [one for one in army.elements if one.id not in kept])


def to_reserve(army: Army, lost: Iterable[Element], force: Force | None = None) -> None:
    """Take elements out of an army, or a detachment of it, and put them in its reserve, as they were (FIE-8.51)."""
    gone, force = {one.id for one in lost}, force or army
    for one in force.elements:
        if one.id in gone:
            army.reserve[one.type] = army.reserve.get(one.type, 0) + 1
    force.elements = [one for one in force.elements if one.id not in gone]


def name_generals(world: World, army: Army) -> None:
    """Give every member without one a general's element, as long as there are any (FIE-11.2)."""
    asked = world.conflicts[army.conflict].members
    led = {one.general for one in army.elements if one.general}
    for seat in members(world, army):
        if seat not in led:
            asks = asked[seat].general if seat in asked else "Kn"
            name_general(army, seat, asks)


def name_general(army: Army, seat: str, asks: Type) -> None:
    """Make the first free element of the best type the general's of a House (FIE-11.2)."""
    free = [one for one in army.elements if not one.general]
    for kind in (asks, *GENERALS, *GENERALS_ELSE):
        found = min((one for one in free if one.type == kind), key=lambda one: one.id, default=None)
        if found:
            found.general = seat
            return


def give_back(army: Army, seat: str) -> None:
    """Take a House's general out of an army that it leaves; his element stays (FIE-11.2)."""
    for one in army.elements:
        if one.general == seat:
            one.general = ""


def assemble(play: Play[World], army: Army, fief: str, keep: Sequence[Type] = ()) -> None:
    """Let an army begin to assemble; what is ravaged there later does not stop it (FIE-8.4, FIE-8.5)."""
    muster(play.state, army, fief, keep)
    play.tell(ArmyAssembled(army=army.id, fief=fief, elements=len(army.elements)))


def open_ready(play: Play[World], army: Army, fief: str) -> None:
    """Place a declarer's army, ready at once (FIE-8.1, FIE-7.3)."""
    muster(play.state, army, fief)
    army.status = "ready"
    play.tell(ArmyAssembled(clause="FIE-8.1", army=army.id, fief=fief, elements=len(army.elements), ready=True))


def make_ready(play: Play[World], army: Army) -> None:
    """Make an assembling army ready in a later campaign turn, unless it is under siege (FIE-8.4, FIE-8.7)."""
    world = play.state
    if army.status == "assembling" and army.raised_turn != world.turn and not under_siege(world, army):
        army.status = "ready"
        play.tell(ArmyReady(army=army.id, fief=army.fief))


def disband(play: Play[World], army: Army, why: Dissolved, clause: str = "FIE-8.9") -> None:
    """Take an army off the board; the initiative goes on to the next in turn order (FIE-8.9, FIE-7.6)."""
    world = play.state
    for one in detachments_of(world, army):
        one.elements = []  # it is gone for whoever still holds it
        del world.detachments[one.id]  # FIE-13.15
    fief, left = army.fief, len(army.elements)
    army.status, army.disbanded_year = "disbanded", world.year
    army.elements, army.reserve, army.fief = [], {}, ""
    army.inside, army.encamped, army.siege = False, False, None
    play.tell(ArmyDisbanded(clause=clause, army=army.id, leader=army.leader, fief=fief, left=left, why=why))
    pass_initiative(play, army)
    free_besieged(world, fief)


def pass_initiative(play: Play[World], army: Army) -> None:
    """Give the initiative of an army that is gone to the next in turn order (FIE-7.6)."""
    world = play.state
    conflict = world.conflicts[army.conflict]
    if conflict.initiative != army.id or army.id not in world.turn_order:
        return
    place = world.turn_order.index(army.id)
    after = [*world.turn_order[place + 1 :], *world.turn_order[:place]]
    heir = next((one for one in after if world.armies[one].status != "disbanded"), "")
    if heir:
        conflict.initiative = heir
        play.tell(InitiativePassed(army=heir, won=False))


def free_besieged(world: World, fief: str) -> None:
    """Put armies inside a fief in the field where no enemy field army is left there (FIE-8.28)."""
    forces: list[Force] = [*world.armies.values(), *world.detachments.values()]
    for one in forces:
        if one.inside and one.fief == fief and not under_siege(world, one):
            one.inside = False


def too_few(play: Play[World], army: Force) -> bool:
    """Disband an army with fewer than twelve elements, and tell whether it did (FIE-8.10).

    Its detachments do not count (FIE-13.16); a detachment is gone once it has none left (FIE-13.9).
    """
    if isinstance(army, Detachment):
        if army.elements:
            return False
        dissolve(play, army, "few", "FIE-13.9")
        return True
    if army.on_board and len(army.elements) < HALF:
        disband(play, army, "few", "FIE-8.10")
        return True
    return False


def dissolve(play: Play[World], one: Detachment, why: Dissolved, clause: str) -> None:
    """Take a detachment off the board; it goes to the reserve, unless it fell with a fortress (FIE-13.4, FIE-13.11)."""
    world, fief = play.state, one.fief
    leader, left = world.body(one).leader, len(one.elements)
    play.tell(ArmyDisbanded(clause=clause, army=one.id, leader=leader, fief=fief, left=left, why=why))
    if why != "besieged":
        to_reserve(world.armies[one.army], one.elements, one)
    del world.detachments[one.id]
    free_besieged(world, fief)
