"""Targets: what spies may be set on: where, and on which thing, each operation is aimed (CAN-14.2, CAN-14.8)."""

from collections.abc import Callable

from rules.candlebre.board.allegiance import captives, in_service
from rules.candlebre.board.forces import at_most, count
from rules.candlebre.board.holdings import standing_works
from rules.candlebre.board.state import House, Operation, World
from rules.candlebre.board.tables import OPERATIONS, RING_LEVEL, TREES
from rules.candlebre.board.war import Units
from rules.candlebre.board.wording import choice_of
from rules.candlebre.research.levels import next_cost
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Given

WEAK = 2
"""The most units of a province that may rise (CAN-14.10i)."""
FREED = 3
"""The most prisoners that break out together (CAN-14.10g)."""
NEEDS = {
    "sabotage": "an improvement in a province of theirs",
    "knives": "a type of unit in a province of theirs",
    "plans": "a tree in which they are ahead of you",
    "jailbreak": f"up to {FREED} prisoners or one leader of yours whom they hold",
    "poison": "a leader in their service",
    "uprising": f"a province of theirs with at most {WEAK} units, not their last",
}
"""What those operations need that are not aimed at a House as such."""
PLACED = ("sabotage", "knives", "uprising")
"""Those of them that need a province."""
AIMED = ("sabotage", "knives", "plans", "jailbreak", "poison")
"""Those that need somebody or something."""


def allowed(house: House) -> int:
    """Give how many operations a seat may order in a seat-turn (CAN-14.1, CAN-13.11g)."""
    level = house.level["espionage"]
    return 0 if level < 1 else 2 if level >= RING_LEVEL else 1


def known_operations(house: House) -> list[str]:
    """Give the operations whose level is in force."""
    return [kind for kind, table in OPERATIONS.items() if house.level["espionage"] >= table.level]


def lack(world: World, seat: str, aim: Operation) -> Refusal | None:
    """Give the refusal of an operation that lacks what it needs, with what would do (CAN-14.2, CAN-14.8)."""
    given = dict(aim)
    where, what, held = places(world, seat, given), things(world, seat, given), prisoners(world, seat, given)
    misplaced = aim.kind in PLACED and aim.province not in where
    freeing = bool(aim.prisoners) and count(aim.prisoners) <= FREED and at_most(aim.prisoners, held) == aim.prisoners
    if not misplaced and (aim.kind not in AIMED or (freeing and not aim.thing) or (aim.thing in what and not freeing)):
        return None
    able = where if misplaced else [*what, *held]
    names = choice_of(world.called("province" if misplaced else "thing", id) for id in able)
    return Refusal(OPERATIONS[aim.kind].clause, f"{aim.kind} needs {NEEDS[aim.kind]}", f"there: {names}")


def places(world: World, seat: str, given: Given) -> list[str]:
    """Give the provinces where an operation may be done (CAN-14.10c, CAN-14.10e, CAN-14.10i)."""
    held, kind = world.held(given.get("target", "")), given.get("kind")
    if kind == "uprising":
        return [place.id for place in held if count(place.units) <= WEAK and len(held) > 1]
    if kind == "sabotage":
        return [place.id for place in held if standing_works(place)]
    return [place.id for place in held if place.units] if kind == "knives" else []


def things(world: World, seat: str, given: Given) -> list[str]:
    """Give the improvements, types of units, trees or leaders at which it may be aimed (CAN-14.10c to CAN-14.10h)."""
    target, place = given.get("target", ""), world.provinces.get(given.get("province", ""))
    able: dict[str, Callable[[], list[str]]] = {
        "sabotage": lambda: standing_works(place) if place else [],
        "knives": lambda: list(place.units) if place else [],
        "plans": lambda: ahead(world, seat, target),
        "jailbreak": lambda: [one.id for one in captives(world, target) if one.seat == seat],
        "poison": lambda: [one.id for one in in_service(world, target)],
    }
    return able.get(given.get("kind", ""), list)() if target in world.houses else []


def prisoners(world: World, seat: str, given: Given) -> Units:
    """Give the prisoners who may break out (CAN-14.10g)."""
    captor = world.houses.get(given.get("target", ""))
    return captor.prisoners.get(seat, {}) if captor and given.get("kind") == "jailbreak" else {}


def prisoner_types(world: World, seat: str, given: Given) -> list[str]:
    """Give the types of units that are held there."""
    return list(prisoners(world, seat, given))


def ahead(world: World, seat: str, target: str) -> list[str]:
    """Give the trees in which a target's level in force exceeds what a seat has earned (CAN-14.10f)."""
    mine, theirs = world.houses[seat], world.houses[target]
    return [tree for tree in TREES if theirs.level[tree] > mine.earned[tree] and next_cost(mine, tree)]
