"""Winter: every country spends (step W5)."""

from collections.abc import Generator
from typing import Any

from rules.civilized.diplomacy.declarations import declare
from rules.civilized.diplomacy.peace import has_field_army
from rules.civilized.forces.levies import unit_cost
from rules.civilized.forces.tables import SHIP_COST
from rules.civilized.missions.events import MissionRaised
from rules.civilized.missions.orders import RaiseMission
from rules.civilized.pace.orders import CallPace
from rules.civilized.people.newcomers import draw_scores, official
from rules.civilized.war.orders import DECLARATIONS, Declaration, GrantPassage, undeclarable
from rules.civilized.war.plans import plan_wars
from rules.civilized.world.cycle import is_last_year
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import others
from rules.civilized.world.state import Mission, World
from rules.civilized.world.tables import SECTION_COST
from rules.civilized.year.orders import LAST_ORDERS, WINTER_ORDERS
from rules.kernel.orders.windows import Flow, Sealed, Window, ask
from rules.kernel.play.play import Play

SETTLED_ORDERS: tuple[type[Deed], ...] = (*DECLARATIONS, CallPace)
"""What the countries may order whose five years are over, in the last Winter of the cycle (CIV-3.9h)."""


def spend(play: Play[World]) -> Flow:
    """Ask every country what it builds and raises, and carry it out in the order given (CIV-3.5a, CIV-8.6a)."""
    world = play.state
    declarations = () if world.long_season else DECLARATIONS
    late = yield from last_words(play)
    window: Window[Deed] = Window(
        name="winter",
        clause="CIV-8.6a",
        asked=[country.id for country in world.on_turn()],
        orders=(*WINTER_ORDERS, GrantPassage, *declarations, *LAST_ORDERS),
        invited=[country.id for country in world.on_turn() if has_nothing_to_decide(world, country.id)],
        title="What do you build and raise" + ("?" if world.long_season else ", and do you declare war?"),
        silence="Nothing is bought, and the points stay in the treasury; nothing is declared.",
        meanwhile="The countries spend what the year has brought.",
    )
    if not world.long_season:
        plan_wars(play)
    given = [*late, *(yield from ask(window))]
    for seat, order in given:
        if isinstance(order, Declaration):
            continue
        if play.obey(seat, order) and isinstance(order, RaiseMission):
            man(play, list(play.state.missions.values())[-1])
    if not world.long_season:
        declare(play, given)


def has_nothing_to_decide(world: World, seat: str) -> bool:
    """Tell whether a treasury buys nothing, and no war goes on or can be waged: then nobody waits for it (CIV-8.6a).

    It may order all the same; and what was noted for this Winter counts.
    """
    land = world.countries[seat]
    least = min(SECTION_COST, SHIP_COST, *(unit_cost(world, kind) for kind in land.army_list))
    return land.treasury < least and not world.wars_of(seat) and not may_declare(world, seat)


def may_declare(world: World, seat: str) -> bool:
    """Tell whether a country has a field army, and anybody on whom it may declare war (CIV-6.7.1b)."""
    if world.long_season or not has_field_army(world, seat):
        return False
    return any(undeclarable(world, seat, other) is None for other in others(world, seat).values())


def last_words(play: Play[World]) -> Generator[Window[Any], Sealed, list[tuple[str, Deed]]]:  # Any: as in Window
    """Ask the five-year countries what concerns peace and pace, in the last year of the cycle (CIV-3.9h)."""
    world = play.state
    open_now = not world.long_season and world.cycle_on and is_last_year(world)
    window: Window[Deed] = Window(
        name="last_winter",
        clause="CIV-3.9h",
        asked=[land.id for land in world.standing() if land.turn_length == "five_year"] if open_now else [],
        orders=SETTLED_ORDERS,
        title="The cycle ends: how do you go on?",
        silence="You declare nothing, and the cycle renews itself.",
        meanwhile="The countries whose five years are over say how they go on.",
    )
    return list((yield from ask(window)))


def man(play: Play[World], mission: Mission) -> None:
    """Find the new envoy of a mission, or draw the scores of its named leader (CIV-8.6.3c, CIV-8.6.3d)."""
    world = play.state
    if not mission.leader:
        envoy = official(play, mission.owner, "leader")
        envoy.office, envoy.mission = "leader", mission.id
        mission.leader = envoy.id
    leader = world.characters[mission.leader]
    draw_scores(play, leader)
    play.tell(
        MissionRaised(
            country=mission.owner,
            host=mission.host,
            sponsor=mission.sponsor,
            leader=leader.id,
        )
    )
