"""Storms: what difficult stages cost an army or a fleet on its way (source 6.8.3.3)."""

from collections.abc import Sequence

from rules.civilized.forces.levies import number_of, unit_cost
from rules.civilized.march.events import StormLosses
from rules.civilized.march.generals import pass_general
from rules.civilized.march.tables import STORM_LOSSES, STORM_SEASONS, is_foot
from rules.civilized.war.relations import is_explored
from rules.civilized.world.geography import grid
from rules.civilized.world.state import Element, Ship, World
from rules.civilized.world.war import Care, Season
from rules.civilized.world.war_tables import ABOARD, LOSS_ORDER
from rules.kernel.facts.names import BETWEEN
from rules.kernel.play.play import Play


def river_between(world: World, one: str, other: str) -> bool:
    """Tell whether a river runs between two neighbouring hexes."""
    side = " ".join(sorted((one, other)))
    return any(side in sides for sides in world.board.rivers.values())


def is_difficult(world: World, one: str, other: str) -> bool:
    """Tell whether a step crosses a river or climbs a mountain (CIV-6.8.3.3a)."""
    return grid(world).terrain[other] == "mountain" or river_between(world, one, other)


def is_unknown(world: World, country: str, one: str, other: str) -> bool:
    """Tell whether a difficult step leads over an unexplored river or mountain (CIV-6.8.3.3d)."""
    if grid(world).terrain[other] == "mountain" and not is_explored(world, country, other):
        return True
    both = is_explored(world, country, one) and is_explored(world, country, other)
    return river_between(world, one, other) and not both


def dares(play: Play[World], country: str, stage: tuple[str, str]) -> bool:
    """Draw for a stage into the unknown: a heart lets it go on (CIV-6.8.3.3h)."""
    return play.chance.card("CIV-6.8.3.3h", "storm.heart", BETWEEN.join((country, *stage))).suit == "H"


def storm(play: Play[World], country: str, stage: tuple[str, str], season: Season) -> int:
    """Draw for a difficult stage, except in Summer: give the elements lost (CIV-6.8.3.3c, CIV-6.8.3.3e)."""
    if season not in STORM_SEASONS:
        return 0
    card = play.chance.card("CIV-6.8.3.3e", "storm.card", BETWEEN.join((country, *stage)))
    return STORM_LOSSES.get(card.value, 0)


def care_of(world: World, country: str, season: Season, goal: str) -> Care:
    """Give what a country wants on the way: for that march, else as it stands (CIV-ARM6)."""
    preferences = world.countries[country].preferences
    return preferences.marches.get(f"{season} {goal}", preferences.care)


def loss_rank(world: World, wanted: Sequence[str], kind: str) -> tuple[int, int, int]:
    """Rank a type by who is lost first: as named, then cheapest, then by the table (CIV-ARM5)."""
    named = wanted.index(kind) if kind in wanted else len(wanted)
    table = LOSS_ORDER.index(kind) if kind in LOSS_ORDER else len(LOSS_ORDER)
    return named, 0 if kind in wanted else unit_cost(world, kind), table


def first_lost(world: World, wanted: Sequence[str], group: Sequence[Element]) -> list[Element]:
    """Give a group in the order in which it is lost, of the owner's choice (CIV-ARM5, CIV-ARM6)."""
    return sorted(group, key=lambda one: (*loss_rank(world, wanted, one.type), number_of(one.id)))


def storm_order(world: World, wanted: Sequence[str], group: Sequence[Element]) -> list[Element]:
    """Give a group in the order in which storms take it: the mounted first, then foot (CIV-6.8.3.3f)."""
    return sorted(first_lost(world, wanted, group), key=lambda one: is_foot(one.type))


def weather(
    play: Play[World],
    country: str,
    care: Care,
    group: list[Element],
    ships: list[Ship],
    season: Season,
    stage: tuple[str, str],
) -> bool:
    """Draw for a difficult stage and take what it costs; tell whether it costs anything (CIV-6.8.3.3e)."""
    with play.causes():
        lost = storm(play, country, stage, season)
        if lost:
            lose_to_storm(play, care, group, ships, lost, stage)
    return lost > 0


def lose_to_storm(
    play: Play[World], care: Care, group: list[Element], ships: list[Ship], lost: int, stage: tuple[str, str]
) -> None:
    """Take what a storm costs a group and its ships out of the world and out of both lists (CIV-6.8.3.3f)."""
    world = play.state
    elements = storm_order(world, care.loss_order, group)[:lost]
    drowned = len(elements) // ABOARD if ships else 0
    more = lost - len(elements) if ships else 0
    in_order = sorted(ships, key=lambda ship: (ship_rank(care, ship), number_of(ship.id)))
    transports = [ship for ship in in_order if ship.type == "Transport Ship"][:drowned]
    sunk = [*transports, *[ship for ship in in_order if ship not in transports][:more]]
    if not elements and not sunk:
        return
    for one in elements:
        group.remove(one)
        del world.elements[one.id]
    for one in elements:
        pass_general(play, one, group)
    for ship in sunk:
        ships.remove(ship)
        del world.ships[ship.id]
    owner = elements[0].owner if elements else sunk[0].owner
    kinds = (*(one.type for one in elements), *(ship.type for ship in sunk))
    play.tell(StormLosses(country=owner, start=stage[0], goal=stage[1], lost=kinds))


def ship_rank(care: Care, ship: Ship) -> int:
    """Rank a ship by which is lost first: as named, else Transport Ships before Warships (CIV-6.8.3.3f)."""
    order = [*(kind for kind in care.loss_order if kind in ("Transport Ship", "Warship")), "Transport Ship", "Warship"]
    return order.index(ship.type)
