"""What an autopilot says once for long: losses, awards, its marshal, its lands, whom it waits for (FIE-16.24)."""

from rules.fiefs.armies.orders import SetAwards, SetLosses, SetMarshal
from rules.fiefs.battle.plans import ArrayAnew, ArrayHost, keeps
from rules.fiefs.board.forces import Army
from rules.fiefs.board.land import ruled, total
from rules.fiefs.board.sides import in_conflict
from rules.fiefs.board.state import World
from rules.fiefs.campaign.plans import PlanEncamp, PlanHold, PlanRecruit, PlanSeek
from rules.fiefs.conquest.awards import companions
from rules.fiefs.declaring.mobilising import FEWER, NEAR, MobiliseNobody, may_mobilise, reach
from rules.fiefs.declaring.standing import Attend, Lands
from rules.kernel.orders.order import Order

Orders = list[Order[World]]
RESTING = (PlanEncamp, PlanRecruit, PlanHold)
"""What an army does that stays where it is."""


def shares(world: World, army: Army) -> Orders:
    """Serve with a claim whoever of its followers stands lowest, and so on upwards (FIE-9.5a, FIE-16.14)."""
    least = sorted(companions(world, army), key=lambda seat: total(world, seat))
    return [SetAwards(marker="claim", seats=tuple(least))] if least and army.award.seats != least else []


def losses(army: Army) -> Orders:
    """Lose light horse before good foot: once hordes and skirmishers are gone, the mounted go first (FIE-8.46)."""
    spare = {one.type for one in army.elements if not one.general}
    either = "mounted" if "LH" in spare and not spare & {"Hd", "Ps"} else "foot"
    if not army.elements or army.losses.rest == either:
        return []
    return [SetLosses(either="mounted" if either == "mounted" else "foot")]


def steward(world: World, army: Army, plan: Orders) -> Orders:
    """Have a marshal who holds, where its army is to stay where it is; else a prudent one (FIE-7.8)."""
    if world.settings.pace == "turns":
        return []
    stays = bool(plan) and all(isinstance(one, RESTING) for one in plan)
    if stays == (army.marshal == "hold"):
        return []
    return [SetMarshal(marshal="hold" if stays else "prudent")]


def arrays(world: World, army: Army, plan: Orders) -> Orders:
    """Keep a plan to press while its army seeks an enemy, and withdraw it when it does not any more (FIE-11.13)."""
    if world.houses[army.leader].character not in ("prudent", "skilled"):
        return []
    seeks, kept = any(isinstance(one, PlanSeek) for one in plan), keeps(world, army.leader)
    if seeks == kept:
        return []
    return [ArrayHost(posture="press", keep=True)] if seeks else [ArrayAnew()]


def neutrality(world: World, seat: str) -> Orders:
    """Stay out of a war for the whole campaign where it would mobilise in none of its seasons (FIE-5.13, 16.18)."""
    conflict = world.conflicts.get(world.conflict)
    nations = may_mobilise(world, seat)
    if conflict is None or not nations or conflict.members[seat].stays_out:
        return []
    never = world.houses[seat].character not in FEWER or all(reach(world, conflict, one) > NEAR for one in nations)
    return [MobiliseNobody()] if never else []


def bystander(world: World, seat: str) -> Orders:
    """Say of a House that leads no army whether it attends, and whether its lands are open (FIE-8.49, FIE-17.8)."""
    conflict = world.conflicts.get(world.conflict)
    if conflict is None or seat not in conflict.members:
        return []
    member, found = conflict.members[seat], Orders()
    if watches(world, seat) != member.attends:
        found.append(Attend(yes=not member.attends))
    if begrudges(world, seat) == member.lands_open:
        found.append(Lands(lands="closed" if member.lands_open else "open"))
    return found


def watches(world: World, seat: str) -> bool:
    """Tell whether a House may yet mobilise in this war: a neutral ruler near it, not of the feeble (FIE-16.18)."""
    conflict = world.conflicts[world.conflict]
    if conflict.rebellion or conflict.members[seat].stays_out or world.houses[seat].character not in FEWER:
        return False
    nations = [nation for nation in ruled(world, seat) if not in_conflict(world, nation)]
    return any(reach(world, conflict, one) <= NEAR for one in nations)


def begrudges(world: World, seat: str) -> bool:
    """Tell whether a skilled House starves the army that it follows: in the last year its leader is first, not it."""
    conflict = world.conflicts[world.conflict]
    leader = world.armies[conflict.members[seat].army].leader
    late = world.year >= world.settings.years and world.houses[seat].character == "skilled"
    if conflict.rebellion or not late or leader == seat:
        return False
    return total(world, leader) == max(total(world, one) for one in world.playing()) > total(world, seat)
