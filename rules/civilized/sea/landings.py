"""Landings: armies that go by ship, and fleets that sail alone (source 6.8.3.2)."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.civilized.march.events import ArmyMoved, ArmyStopped
from rules.civilized.march.expeditions import (
    ATTACKS,
    Plan,
    arrive,
    check_attack,
    chosen,
    claimed,
    leave_siege,
    opponent,
    place_name,
    purpose_of,
    relieved,
    stops_short,
)
from rules.civilized.march.storms import care_of
from rules.civilized.sea.fights import run_the_gauntlet
from rules.civilized.sea.voyages import Voyage, convoy_problem, ferry, find_voyage, fleet, is_port, sail
from rules.civilized.war.relations import Errand, entry_problem, field_army, is_besieged, over_limit
from rules.civilized.world.geography import on_map
from rules.civilized.world.requirements import Problem, listed
from rules.civilized.world.state import Element, Ship, World
from rules.civilized.world.war import Season
from rules.civilized.world.war_tables import ABOARD
from rules.civilized.world.years import later
from rules.kernel.errors import Refusal
from rules.kernel.play.play import Play


@dataclass
class Convoy:
    """Ships, those aboard, and where they sail."""

    plan: Plan
    elements: list[Element]
    ships: list[Ship]
    voyage: Voyage


def free_ships(world: World, seat: str, hexagon: str, season: Season, taking: Mapping[str, int]) -> list[Ship]:
    """Give the ships of a fleet that an order takes: as many of each type as it says, else all that may sail."""
    taken = claimed(world, seat, season)
    able = [ship for ship in fleet(world, seat, hexagon) if not ship.moved and ship.id not in taken]
    if not able:
        ports = listed(
            dict.fromkeys(place_name(world, ship.hex) for ship in world.ships.values() if ship.owner == seat)
        )
        raise Refusal(
            "CIV-6.8.3.2a", f"no ships of yours may sail from {place_name(world, hexagon)}; your ships lie at: {ports}"
        )
    if not taking:
        return able
    found: list[Ship] = []
    for kind, number in taking.items():
        some = [ship for ship in able if ship.type == kind]
        if len(some) < number:
            raise Refusal(
                "CIV-6.8.3.2a", f"{len(some)} {kind} may sail from {place_name(world, hexagon)}; you order {number}"
            )
        found += some[:number]
    return found


def refuse_problem(problem: Problem | None) -> None:
    """Refuse what has a problem."""
    if problem:
        raise Refusal(*problem)


def route(world: World, start: str, goal: str, wanted: str) -> Voyage:
    """Give the way by sea. Raises Refusal where there is none."""
    if not on_map(world, goal):
        raise Refusal("CIV-6.8.3.2e", f"{goal} is not on the map; name a coast")
    found = find_voyage(world, start, goal, wanted)
    if not isinstance(found, Voyage):
        raise Refusal(*found)
    return found


def plan_sailing(
    world: World, seat: str, start: str, taking: Mapping[str, int], goal: str, season: Season, way: str
) -> Convoy:
    """Work out a voyage of ships alone, to a friendly port (CIV-6.8.3.2f)."""
    ships = free_ships(world, seat, start, season, taking)
    refuse_problem(convoy_problem(ships, 0))
    if not is_port(world, seat, goal):
        ports = listed(city.name for city in world.cities.values() if is_port(world, seat, city.hex))
        raise Refusal(
            "CIV-6.8.3.2f", f"{place_name(world, goal)} is no friendly coastal city; ships alone may go to: {ports}"
        )
    return Convoy(Plan(Errand(seat, goal, 0), "move", ""), [], ships, route(world, start, goal, way))


def plan_landing(
    world: World,
    seat: str,
    start: str,
    taking: Mapping[str, int],
    escort: int,
    goal: str,
    season: Season,
    *,
    breaching: bool = False,
) -> Convoy:
    """Work out the ferrying of an army (CIV-6.8.3.2d, CIV-6.8.3.2e, CIV-6.8.3.2i)."""
    elements = chosen(world, seat, start, taking, season)
    if any(is_besieged(world, one) for one in elements):
        raise Refusal(
            "CIV-6.8.3.1j",
            f"your army at {place_name(world, start)} is besieged; say sally from {place_name(world, start)}",
        )
    if not is_port(world, seat, start) and not fleet(world, seat, start):
        raise Refusal(
            "CIV-6.8.3.2d", f"no ships lie at {place_name(world, start)}; embark where your army and its ships are"
        )
    able = free_ships(world, seat, start, season, {})
    transports = [ship for ship in able if ship.type == "Transport Ship"]
    warships = [ship for ship in able if ship.type == "Warship"]
    ships = [*transports[: -(-len(elements) // ABOARD)], *warships[:escort]]
    refuse_problem(convoy_problem(ships, len(elements)))
    if len(warships) < escort:
        raise Refusal(
            "CIV-6.8.3.2a", f"{len(warships)} Warships may sail from {place_name(world, start)}; you order {escort}"
        )
    voyage = route(world, start, goal, "any")
    purpose = purpose_of(world, seat, goal, breaching=breaching)
    against = opponent(world, seat, goal, purpose)
    errand = Errand(seat, goal, len(elements), breaching, relieved(world, seat, goal) if purpose == "relief" else ())
    check_attack(world, errand, purpose, against)
    refuse_problem(entry_problem(world, errand, goal))
    refuse_problem(over_limit(world, seat, goal, len(elements)))
    return Convoy(Plan(errand, purpose, against), elements, ships, voyage)


def carry_convoy(play: Play[World], convoy: Convoy, season: Season) -> None:
    """Sail: cards, fights at sea, then the landing and what it meets (CIV-6.8.1e, CIV-HS1)."""
    world, plan, voyage = play.state, convoy.plan, convoy.voyage
    mover, goal, start = plan.errand.mover, plan.errand.goal, convoy.voyage.stops[0]
    for one in convoy.elements:
        one.moved = True
    for ship in convoy.ships:
        ship.moved = True
    carried = len(convoy.elements)
    care = care_of(world, mover, season, goal)
    sailed = sail(play, mover, convoy.ships, convoy.elements, voyage, season, care)
    reached = sailed or start
    if reached == goal and not run_the_gauntlet(play, mover, convoy.ships, convoy.elements, voyage):
        reached = start
    if reached == goal and not may_land(world, convoy, carried):
        reached = start
    if reached not in (start, goal) and not is_port(world, mover, reached):
        reached = start
    for one in convoy.elements:
        one.hex = reached
    for ship in convoy.ships:
        ship.hex = reached
    if sailed:
        ferry(world, convoy.elements, convoy.ships, world.year if season != "Winter" else later(world.year, 1))
    tell_voyage(play, convoy, reached, start)
    leave_siege(play, mover, start)
    if reached == goal and convoy.elements:
        arrive(play, plan, convoy.elements, "", start)


def may_land(world: World, convoy: Convoy, carried: int) -> bool:
    """Tell whether what is left lands: enough for an attack, and nobody in the way (CIV-HS8, CIV-6.8.1f)."""
    if carried and not convoy.elements:
        return False
    weak = convoy.plan.purpose in ATTACKS and len(convoy.elements) < field_army(world)
    return not weak and not stops_short(world, convoy.plan)


def tell_voyage(play: Play[World], convoy: Convoy, reached: str, start: str) -> None:
    """Tell where a fleet and those aboard are now."""
    types = (*(one.type for one in convoy.elements), *(ship.type for ship in convoy.ships))
    country, goal = convoy.plan.errand.mover, convoy.plan.errand.goal
    if not types:
        return
    if reached == goal:
        play.tell(ArmyMoved(country=country, start=start, goal=goal, types=types, by="sea"))
    else:
        play.tell(ArmyStopped(country=country, place=reached, goal=goal, types=types))
