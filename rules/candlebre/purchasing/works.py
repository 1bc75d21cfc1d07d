"""Works: what can be built where, and what is missing for it (CAN-5, CAN-13)."""

from rules.candlebre.board.state import House, Province, World
from rules.candlebre.board.tables import CHARTERS_LEVEL, COURT_LAND, FORT_LEVELS, Building
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection

BUILDINGS: tuple[Building, ...] = ("barracks", "temple", "market", "court", "fort")


def building_problem(world: World, place: Province, building: str) -> Objection:
    """Say what forbids an improvement there; None if nothing does (CAN-5.11, CAN-5.14)."""
    house = world.houses[place.owner]
    known = house.level["infrastructure"]
    if building == "fort":
        return fort_problem(place, known)
    if getattr(place, building):
        return "CAN-5.11", f"{place.name} has a {building} already"
    if building in ("market", "court") and known < CHARTERS_LEVEL:
        return lacking("CAN-13.10a", f"a {building}", CHARTERS_LEVEL)
    if building == "court":
        return court_problem(world, house)
    return None


def lacking(clause: str, what: str, level: int) -> Refusal:
    """Give the refusal of what is not known yet."""
    problem = f"{what} needs infrastructure level {level}, which is not in force yet"
    return Refusal(clause, problem, "research it first")


def fort_problem(place: Province, known: int) -> Objection:
    """Give what forbids the next level of a fort (CAN-13.10b, CAN-13.10h)."""
    if place.fort >= len(FORT_LEVELS):
        return "CAN-5.11", f"the fort of {place.name} is as strong as forts become"
    needed = FORT_LEVELS[place.fort]
    if known < needed:
        return lacking("CAN-13.10h" if place.fort else "CAN-13.10b", "that fort", needed)
    return None


def court_problem(world: World, house: House) -> Objection:
    """Give what forbids another court (CAN-5.14)."""
    held = world.held(house.id)
    courts, most = sum(place.court for place in held), len(held) // COURT_LAND
    if courts < most:
        return None
    return "CAN-5.14", f"you may hold one court for every {COURT_LAND} provinces: {most}, and you have {courts}"
