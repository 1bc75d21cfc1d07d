"""The court of an autopilot: heirs, matches, offices, envoys, idle ships and allies (house rule CIV-AP13)."""

import pytest

from rules.civilized.autopilot.court import passages, replies, routes
from rules.civilized.diplomacy.orders import Accept, ProposeMarriage
from rules.civilized.forces.orders import AssignShip
from rules.civilized.missions.orders import RaiseMission
from rules.civilized.people.betrothal import Betroth
from rules.civilized.throne.orders import Appoint, NameHeir
from rules.civilized.war.orders import GrantPassage
from rules.civilized.world.asking import Asked
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import Proposal, World
from rules.civilized.world.war import WarPlan
from tests.rules.civilized.autopilot.test_prudence import PRUDENT, decided
from tests.rules.civilized.campaigning import ROME, VEII, at_war, bound, declared
from tests.rules.civilized.spenders import rich
from tests.rules.civilized.worlds import a_city, a_dynasty, a_mission, a_person, a_ship, a_world

SKILLED = [7, 7, 7, 7, 7, 7, 12, 7]
"""Scores of somebody with Military 12."""


def a_court(*ages: int, settings: Settings = PRUDENT) -> World:
    """Give Rome under Romulus, who is 30, with children of these ages."""
    world = a_world(a_city(), a_city("cumae", "0502", VEII), settings=settings)
    a_dynasty(world, *ages)
    return world


def court_orders(world: World, window: str = "decrees") -> list[object]:
    """Give what concerns people of what Rome's autopilot orders."""
    kinds = (NameHeir, Betroth, Appoint, ProposeMarriage, RaiseMission)
    return [order for order in decided(world, window) if isinstance(order, kinds)]


def test_CIV_AP13_an_heir_is_named_where_two_would_claim() -> None:
    """The eldest, of twins the first; nobody where one alone inherits, and nobody without prudence."""
    world = a_court(12, 12)
    first = next(one.id for one in world.people_of(ROME) if one.name == "Child 1")

    assert [NameHeir(heir=first)] == court_orders(world)
    assert [] == court_orders(a_court(12))
    assert [] == court_orders(a_court(12, 12, settings=Settings(ending="never", prudence=False)))


@pytest.mark.parametrize(("character", "names"), [("cautious", True), ("bold", False), ("treacherous", False)])
def test_CIV_AP13_the_bold_and_the_treacherous_put_it_off(character, names) -> None:
    """Until a ruler of theirs is 40, or falls ill."""
    world = a_court(12, 12)
    land = world.countries[ROME]
    land.character, ruler = character, world.characters[land.ruler]
    assert names is bool(court_orders(world))

    ruler.ill = land.turns
    assert court_orders(world)

    ruler.ill, ruler.born = None, world.year - 40
    assert court_orders(world)


def test_CIV_AP13_a_ruler_without_kin_is_matched_at_home() -> None:
    """With the youngest who may have a child."""
    world = a_court()
    ruler = world.countries[ROME].ruler
    a_person(world, "Clelia", 30, sex="woman")
    bride = a_person(world, "Livia", 20, sex="woman")

    assert [Betroth(character=ruler, other=bride.id)] == court_orders(world)


def test_CIV_AP13_else_a_mission_asks_for_a_bride_abroad() -> None:
    """It is raised in Winter, where points are plenty; where it has arrived it proposes the marriage."""
    world = a_court()
    bride = a_person(world, "Tanaquil", 20, country=VEII, sex="woman")
    assert [] == court_orders(rich(world, 60), "winter")

    assert [RaiseMission(host=VEII)] == court_orders(rich(world, 500), "winter")[:1]

    mission = a_mission(world, "ostia", VEII, a_person(world, "Gaius"))
    mission.state = "active"
    wanted = ProposeMarriage(mission=mission.id, bride=world.countries[ROME].ruler, spouse=bride.id)
    assert [wanted] == court_orders(world, "missions")


def test_CIV_AP13_offices_go_to_the_able() -> None:
    """Somebody of Military 12 leads the army; of nobody else it is known."""
    world = a_court(12)
    able = a_person(world, "Gaius", scores=SKILLED)
    a_person(world, "Titus", scores=[7] * 8)

    assert [Appoint(character=able.id, office="general")] == court_orders(world)


def test_CIV_AP13_an_envoy_is_heard_if_it_costs_nothing() -> None:
    """A pact, not a military alliance, and nothing from whom war is prepared against."""
    world = at_war(war=False)
    for kind in ("pact", "military_alliance"):
        world.proposals[kind] = Proposal(id=kind, asked=Asked(owner=VEII, host=ROME, kind=kind), mission="")
    assert [Accept(proposal="pact")] == replies(world.fresh(), ROME)

    world.countries[ROME].war_plan = WarPlan(kind="conquest", target=VEII)
    assert [] == replies(world, ROME)


def test_CIV_AP13_an_idle_ship_gets_a_route() -> None:
    """To the most populous port that is free."""
    towns = [a_city("ostia", "0301", coastal=True), a_city("cosa", "0701", coastal=True, population=60)]
    world = a_world(*towns, a_city("pyrgi", "0501", coastal=True))
    idle, busy = a_ship(world, "ostia"), a_ship(world, "cosa", "ostia")

    assert [AssignShip(ship=idle.id, target="cosa")] == routes(world, ROME)
    assert "ostia" == busy.target


def test_CIV_HA10_allies_at_war_may_pass() -> None:
    """And no longer when they are none."""
    world = at_war(a_city("ostia", "0202"), a_city("cumae", "0402", VEII), a_city("capua", "0602", "capua"), war=False)
    kept = bound(world, "military", ROME, VEII)
    assert [] == passages(world, ROME)

    declared(world, VEII, "capua")
    assert [GrantPassage(country=VEII)] == passages(world, ROME)

    del world.agreements[kept.id]
    assert [GrantPassage(country=VEII, on="off")] == passages(world, ROME)
