"""Operations: how they are resolved, after all purchases of phase 1 (CAN-14.3 to CAN-14.10)."""

from collections.abc import Callable, Sequence

from rules.candlebre.battle.settings import kept
from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.forces import added, march_off, stand, without
from rules.candlebre.board.geography import nearest
from rules.candlebre.board.holdings import change_hands, ruin
from rules.candlebre.board.memory import felt
from rules.candlebre.board.seats import allied
from rules.candlebre.board.state import House, Operation, World
from rules.candlebre.board.tables import DIE, EXPOSURE_HONOR, OPERATIONS, PARRY_HONOR, POISONER_HONOR, SLANDER_HONOR
from rules.candlebre.board.war import BattleOrders
from rules.candlebre.board.wording import told_units
from rules.candlebre.currencies.honor import change_honor
from rules.candlebre.currencies.money import receive
from rules.candlebre.diplomacy.alliances import end_alliance
from rules.candlebre.diplomacy.events import AllianceEnded
from rules.candlebre.espionage.events import (
    Freed,
    OperationExposed,
    OperationFelt,
    OperationMoot,
    OperationRun,
    Pilfered,
    PlansCopied,
    Sabotaged,
    Surveyed,
    UnitStabbed,
    Uprising,
)
from rules.candlebre.espionage.targets import lack
from rules.candlebre.people.leaders import come_home, move_leaders, remove_leader
from rules.candlebre.research.levels import next_cost
from rules.candlebre.research.points import gain_points
from rules.kernel.play.play import Play

EXPOSED = 17
"""The die from which a failure is exposed (CAN-14.4)."""
SHIELD = 20
"""Honor for each point of the shield (CAN-14.3a)."""
PILFERED = 20
"""Per cent of a civil purse (CAN-14.10b)."""
PLANS_PART = 4


def needed(author: House, target: House, kind: str) -> int:
    """Give the number at or under which an operation succeeds, cut to 1 to 19 (CAN-14.3a)."""
    shield = max(target.honor, 0) // SHIELD + target.charter.shield
    own, other = author.level["espionage"], target.level["espionage"]
    number = OPERATIONS[kind].base + own + author.charter.operations - other - shield
    return max(1, min(DIE - 1, number))


def run_operations(play: Play[World], seats: Sequence[str]) -> None:
    """Resolve all operations of some seats, seat by seat, in the order given (CAN-14.7, CAN-4.5)."""
    world = play.state
    for seat in seats:
        house = world.houses[seat]
        ordered_by, house.operations = house.operations, []
        for aim in ordered_by if house.alive else ():
            run(play, seat, aim)


def run(play: Play[World], seat: str, aim: Operation) -> None:
    """Roll for one operation, if it still fits (CAN-14.8), and let it work, fail, be exposed or be foiled."""
    world = play.state
    author, target = world.houses[seat], world.houses[aim.target]
    if not target.alive or lack(world, seat, aim):
        play.tell(OperationMoot.of(aim, audience=(seat,), seat=seat))
        return
    number = needed(author, target, aim.kind)
    rolled = play.chance.die("CAN-14.3a", f"operation.{aim.kind}", seat, DIE, audience=(seat,))
    result = "worked" if rolled <= number else "exposed" if rolled >= EXPOSED else "failed"
    if result == "worked" and foils(target, aim.kind):
        result = "foiled"
    play.tell(OperationRun.of(aim, audience=(seat,), seat=seat, rolled=rolled, needed=number, result=result))
    if result != "worked" or aim.kind not in ("survey", "plans"):
        thing = "" if aim.kind == "jailbreak" else aim.thing  # whoever was to be freed would name the author (CAN-14.5)
        play.tell(OperationFelt.of(aim, audience=(aim.target,), thing=thing, result=result))
    if result == "foiled":
        change_honor(play, aim.target, PARRY_HONOR, "CAN-14.6a")
    elif result == "exposed":
        expose(play, seat, aim, rolled, number)
    elif result == "worked":
        EFFECT[aim.kind](play, seat, aim)


def foils(target: House, kind: str) -> bool:
    """Tell whether the target's honor foils an operation of this kind (CAN-14.6, CAN-14.6a)."""
    return kind in target.parry and target.honor + PARRY_HONOR >= target.parry_floor


def expose(play: Play[World], seat: str, aim: Operation, rolled: int, number: int) -> None:
    """Name the author to all, who loses honor, and the alliance if they were allied (CAN-14.4)."""
    world = play.state
    play.tell(OperationExposed.of(aim, seat=seat, rolled=rolled, needed=number))
    felt(world, aim.target, seat, "exposed")
    honor = POISONER_HONOR if aim.kind == "poison" else EXPOSURE_HONOR
    change_honor(play, seat, honor * world.houses[seat].charter.exposure, "CAN-14.4", operation=aim.kind)
    if allied(world, seat, aim.target):
        end_alliance(world, seat, aim.target)
        play.tell(AllianceEnded(clause="CAN-14.4", one=seat, other=aim.target))


def survey(play: Play[World], seat: str, aim: Operation) -> None:
    """Show the author the target's secrets as they stand (CAN-14.10a)."""
    target = play.state.houses[aim.target]
    doctrine = {"attack": target.attack, "defence": target.defence, **target.defences}
    play.tell(
        Surveyed.of(
            target,
            audience=(seat,),
            seat=seat,
            target=aim.target,
            pools=tuple(target.pool.items()),
            doctrine=tuple((where, *one) for where, orders in doctrine.items() for one in settled(orders)),
            guards=tuple((guard.card, tuple(guard.attackers), tuple(guard.provinces)) for guard in target.guards),
            floor=target.parry_floor,
        )
    )


def settled(orders: BattleOrders) -> list[tuple[str, tuple[str, ...]]]:
    """Give what some battle orders settle, and how."""
    said = orders.model_dump(exclude_defaults=True).items()
    return [(name, kept(value)) for name, value in said]


def pilfer(play: Play[World], seat: str, aim: Operation) -> None:
    """Move a fifth of a civil purse to the author, as a receipt (CAN-14.10b, CAN-3.17)."""
    world, target = play.state, play.state.houses[aim.target]
    gold = min(target.civil * PILFERED // 100, world.houses[seat].charter.pilfer)
    target.civil -= gold
    play.tell(Pilfered(audience=(aim.target,), target=aim.target, gold=gold))
    receive(play, seat, gold, "CAN-14.10b", whom=aim.target)


def sabotage(play: Play[World], seat: str, aim: Operation) -> None:
    """Destroy an improvement, or one level of a fort (CAN-14.10c)."""
    place = play.state.provinces[aim.province]
    ruin(place, aim.thing)
    play.tell(Sabotaged(province=place.id, owner=place.owner or NEUTRAL, building=aim.thing, level=place.fort))


def slander(play: Play[World], seat: str, aim: Operation) -> None:
    """Cost the target honor (CAN-14.10d)."""
    change_honor(play, aim.target, SLANDER_HONOR, "CAN-14.10d")


def knives(play: Play[World], seat: str, aim: Operation) -> None:
    """Kill one unit (CAN-14.10e)."""
    place = play.state.provinces[aim.province]
    march_off(place, {aim.thing: 1})
    play.tell(UnitStabbed(province=place.id, owner=place.owner or NEUTRAL, unit=aim.thing))


def plans(play: Play[World], seat: str, aim: Operation) -> None:
    """Copy a quarter of the author's next level (CAN-14.10f)."""
    author = play.state.houses[seat]
    points = next_cost(author, aim.thing) // PLANS_PART
    play.tell(PlansCopied(audience=(seat,), seat=seat, tree=aim.thing, points=points))
    gain_points(play, seat, aim.thing, points)


def jailbreak(play: Play[World], seat: str, aim: Operation) -> None:
    """Bring the author's people home (CAN-14.10g, CAN-10.6)."""
    world = play.state
    captor, author = world.houses[aim.target], world.houses[seat]
    captor.prisoners[seat] = without(captor.prisoners.get(seat, {}), aim.prisoners)
    author.returned = added(author.returned, aim.prisoners)
    one = world.leaders.get(aim.thing)
    if one:
        come_home(world, one)
    freed = (one.id,) if one else ()
    units = told_units(aim.prisoners)
    play.tell(Freed(seat=seat, captor=aim.target, units=units, leaders=freed))


def poison(play: Play[World], seat: str, aim: Operation) -> None:
    """Kill a leader; no honor moves, nobody rallies (CAN-14.10h)."""
    remove_leader(play, aim.thing, "CAN-14.10h")


def uprising(play: Play[World], seat: str, aim: Operation) -> None:
    """Make a province neutral; who stood there goes to the nearest of his House (CAN-14.10i)."""
    world, place = play.state, play.state.provinces[aim.province]
    owner, units = place.owner, dict(place.units)
    refuge = nearest(world, owner, place.id)
    change_hands(place, "")
    if refuge:
        stand(refuge, units)
    to = refuge.id if refuge else ""
    play.tell(Uprising(province=place.id, owner=owner or NEUTRAL, units=told_units(units), refuge=to))
    move_leaders(play, place, refuge, "CAN-14.10i")


EFFECT: dict[str, Callable[[Play[World], str, Operation], None]] = {
    "survey": survey,
    "pilfer": pilfer,
    "sabotage": sabotage,
    "slander": slander,
    "knives": knives,
    "plans": plans,
    "jailbreak": jailbreak,
    "poison": poison,
    "uprising": uprising,
}
"""What each operation does (CAN-14.2)."""
