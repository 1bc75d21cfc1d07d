"""Works: what can be built where, and what is missing for it (CAN-5, CAN-13)."""

from rules.candlebre.board.state import House, Province, World
from rules.candlebre.board.tables import CHARTERS_LEVEL, COURT_LAND, FORT_LEVELS
from rules.candlebre.currencies.money import building_price, purse_of

BUILDINGS = ("barracks", "temple", "market", "court", "fort")


def can_build(world: World, place: Province, building: str) -> bool:
    """Tell whether an improvement may be built in a province and paid for."""
    house = world.houses[place.owner]
    purse = house.military if purse_of(building) == "military" else house.civil
    return not building_problem(world, place, building) and building_price(house, place, building) <= purse


def building_problem(world: World, place: Province, building: str) -> tuple[str, str] | None:
    """Give the clause and the reason that forbid an improvement there; None if nothing does (CAN-5.11, CAN-5.14)."""
    house = world.houses[place.owner]
    known = house.level["infrastructure"]
    if building == "fort":
        return fort_problem(place, known)
    if getattr(place, building):
        return "CAN-5.11", f"{place.name} has a {building} already; each province holds one"
    if building in ("market", "court") and known < CHARTERS_LEVEL:
        return (
            "CAN-13.10a",
            f"a {building} needs infrastructure level {CHARTERS_LEVEL}, which is not in force yet; research it first",
        )
    if building == "court":
        return court_problem(world, house)
    return None


def fort_problem(place: Province, known: int) -> tuple[str, str] | None:
    """Give what forbids the next level of a fort (CAN-13.10b, CAN-13.10h)."""
    if place.fort >= len(FORT_LEVELS):
        return "CAN-5.11", f"the fort of {place.name} is as strong as forts become"
    needed = FORT_LEVELS[place.fort]
    if known < needed:
        clause = "CAN-13.10h" if place.fort else "CAN-13.10b"
        return (
            clause,
            f"that fort needs infrastructure level {needed}, which is not in force yet; research it first",
        )
    return None


def court_problem(world: World, house: House) -> tuple[str, str] | None:
    """Give what forbids another court (CAN-5.14)."""
    held = world.held(house.id)
    courts, most = sum(place.court for place in held), len(held) // COURT_LAND
    if courts < most:
        return None
    return "CAN-5.14", f"you may hold one court for every {COURT_LAND} provinces: {most}, and you have {courts}"
