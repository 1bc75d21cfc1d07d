"""Targets: what spies may be set on: who, where and which thing each operation needs (CAN-14.2, CAN-14.8)."""

from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.forces import at_most, count
from rules.candlebre.board.holdings import standing_works
from rules.candlebre.board.state import House, Operation, Province, World
from rules.candlebre.board.tables import OPERATIONS, RING_LEVEL, TREES
from rules.candlebre.board.wording import choice_of, unit_name
from rules.candlebre.research.levels import next_cost

WEAK = 2
"""The most units of a province that may rise (CAN-14.10i)."""
FREED = 3
"""The most prisoners that break out together (CAN-14.10g)."""


def allowed(house: House) -> int:
    """Give how many operations a seat may order in a seat-turn (CAN-14.1, CAN-13.11g)."""
    level = house.level["espionage"]
    return 0 if level < 1 else 2 if level >= RING_LEVEL else 1


def known_operations(house: House) -> list[str]:
    """Give the operations whose level is in force."""
    return [kind for kind, table in OPERATIONS.items() if house.level["espionage"] >= table.level]


def misfit(world: World, seat: str, aim: Operation) -> str:
    """Say why an operation cannot be aimed so, and what would do; empty if it can (CAN-14.2)."""
    if aim.target == seat or aim.target not in world.houses or not world.houses[aim.target].alive:
        return f"choose a rival: {choice_of(world.name(one) for one in world.living() if one != seat)}"
    where = {"sabotage": misfit_sabotage, "knives": misfit_knives, "uprising": misfit_uprising}.get(aim.kind)
    if where:
        place = world.provinces.get(aim.province)
        if place is None or place.owner != aim.target:
            mine = choice_of(one.name for one in world.held(aim.target))
            return f"name a province of {world.name(aim.target)}: {mine}"
        return where(world, aim, place)
    whom = {"plans": misfit_plans, "jailbreak": misfit_jailbreak, "poison": misfit_poison}.get(aim.kind)
    return whom(world, seat, aim) if whom else ""


def misfit_sabotage(world: World, aim: Operation, place: Province) -> str:
    """Ask for an improvement that stands there (CAN-14.10c)."""
    works = standing_works(place)
    return "" if aim.thing in works else f"{place.name} has {choice_of(works)}; name one of them"


def misfit_knives(world: World, aim: Operation, place: Province) -> str:
    """Ask for a type of unit that stands there (CAN-14.10e)."""
    there = choice_of(unit_name(kind) for kind in place.units)
    return "" if place.units.get(aim.thing) else f"name a type of unit that stands in {place.name}: {there}"


def misfit_uprising(world: World, aim: Operation, place: Province) -> str:
    """Ask for a province with at most 2 units that is not the last (CAN-14.10i)."""
    if len(world.held(aim.target)) == 1:
        return f"{place.name} is the last province of {world.name(aim.target)}, which does not rise"
    if count(place.units) > WEAK:
        weak = choice_of(one.name for one in world.held(aim.target) if count(one.units) <= WEAK)
        return f"{place.name} holds more than {WEAK} units; these may rise: {weak}"
    return ""


def misfit_plans(world: World, seat: str, aim: Operation) -> str:
    """Ask for a tree in which the target is ahead (CAN-14.10f)."""
    trees = ahead(world, seat, aim.target)
    return "" if aim.thing in trees else f"name a tree in which they are ahead of you: {choice_of(trees)}"


def ahead(world: World, seat: str, target: str) -> list[str]:
    """Give the trees in which a target's level in force exceeds what a seat has earned (CAN-14.10f)."""
    mine, theirs = world.houses[seat], world.houses[target]
    return [tree for tree in TREES if theirs.level[tree] > mine.earned[tree] and next_cost(mine, tree)]


def misfit_jailbreak(world: World, seat: str, aim: Operation) -> str:
    """Ask for up to 3 prisoners, or one leader, of the author's that the target holds (CAN-14.10g)."""
    held = world.houses[aim.target].prisoners.get(seat, {})
    captive = world.leaders.get(aim.thing)
    if captive is not None and captive.seat == seat and captive.captor == aim.target and not aim.prisoners:
        return ""
    if (
        aim.prisoners
        and not aim.thing
        and count(aim.prisoners) <= FREED
        and at_most(aim.prisoners, held) == aim.prisoners
    ):
        return ""
    names = [one.name for one in world.leaders.values() if one.seat == seat and one.captor == aim.target]
    kinds = [f"{number} {unit_name(kind)}" for kind, number in held.items()]
    return f"name up to {FREED} prisoners or one leader of yours whom they hold: {choice_of([*kinds, *names])}"


def misfit_poison(world: World, seat: str, aim: Operation) -> str:
    """Ask for a leader in the target's service (CAN-14.10h)."""
    mine = {one.id: one.name for one in in_service(world, aim.target)}
    return "" if aim.thing in mine else f"name a leader in their service: {choice_of(mine.values())}"
