"""What battles, captures and explorations leave behind, fights at sea, and why nobody's land goes to war."""

from rules.civilized.battle.battles import lose_generals
from rules.civilized.battle.forces import Help, Losses, conclude, generate, send_home
from rules.civilized.cities.disorder import modifiers
from rules.civilized.cities.works import Build
from rules.civilized.conquest.events import ExplorersLeft, HexExplored
from rules.civilized.conquest.retreats import retreat
from rules.civilized.diplomacy.declarations import declare
from rules.civilized.forces.levies import unit_cost
from rules.civilized.march.orders import Explore
from rules.civilized.phases import YEAR
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.sea.fights import Squadron, sea_fight, sea_round, stations
from rules.civilized.treasury.costs import running_costs
from rules.civilized.treasury.scores import possessions
from rules.civilized.treasury.tables import SCORE_VALUES
from rules.civilized.war.force import guard_of
from rules.civilized.war.plans import plan_wars
from rules.civilized.war.relations import is_explored
from rules.civilized.war.wars import begin_war
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import Board, World
from rules.civilized.world.war import WarPlan
from rules.civilized.year.ending import fall
from tests.rules.civilized.battle.test_battles import the_example
from tests.rules.civilized.campaigning import CUMAE, ROME, VEII, allied_world, at_war, season, where
from tests.rules.civilized.conquest.test_captures import a_clash, taken, two_cities
from tests.rules.civilized.worlds import a_city, a_mission, a_person, a_ship, an_army
from tests.rules.playing import Table

CAPUA = "capua"


def test_CIV_6_7_1c_a_guest_who_declares_war_does_not_stay_inside_the_walls() -> None:
    """What wintered in a friend's city stands at home as the war begins, and the host's in the guest's likewise."""
    world = at_war(army=0, against=0, war=False)
    for owner in (ROME, VEII):
        for one in an_army(world, "cumae", 3, owner=owner):
            one.hex = CUMAE

    begin_war(Table(world).play, ROME, VEII)

    assert ({"0202": 3}, {CUMAE: 3}) == (where(world, ROME), where(world, VEII))


def test_CIV_6_8_4_4b_a_contingent_without_its_general_leaves_and_is_not_lost() -> None:
    """Only the general's element counts."""
    made, _, _ = the_example()
    blades, auxilia = made.hosts[1].fighters[-2:]
    blades.state = "destroyed"
    lose_generals(made)

    assert "left" == auxilia.state
    assert (1, False) == (made.hosts[1].losses, made.hosts[1].general_lost)


def test_CIV_6_8_4_4g_a_beaten_contingent_goes_back_to_its_own_city_or_must_retreat() -> None:
    """It stays where it stands in Capua; from open land it retreats to it; with no way it is destroyed."""
    for start, left in (("0403", {"0403": 7}), ("0503", {"0403": 7}), ("0002", {})):
        world = allied_world()
        for one in world.army_of(CAPUA):
            one.hex = start
        for one in world.army_of(VEII):
            del world.elements[one.id]
        table = Table(world)
        send_home(table.play, Help(CAPUA, 1, [one.id for one in world.army_of(CAPUA)]))

        assert left == where(world, CAPUA)


def test_CIV_6_8_4_4i_those_whom_the_ships_cannot_carry_are_destroyed_without_a_way_by_land() -> None:
    """Two ships carry four of six across the strait."""
    strait = Board(rows=["~~~~~~~~~~", *["pp~~~~pppp"] * 3])
    world = at_war(a_city("ostia", "0101"), war=False, board=strait)
    for one in world.army_of(ROME):
        one.hex = "0601"
    for _ in range(2):
        a_ship(world, "ostia").hex = "0601"
    retreat(Table(world).play, ROME, world.army_of(ROME), "0601")

    assert {"0101": 4} == where(world, ROME)


def test_CIV_6_8_4_4e_a_preferred_city_over_the_sea_comes_before_a_nearer_one_on_foot() -> None:
    """If there are ships at hand; who finds no room in them retreats by land."""
    strait = Board(rows=["~~~~~~~~~~", *["pppppp~ppp"] * 3])
    for ships, left in ((2, {"0701": 4}), (1, {"0701": 2, "0301": 2}), (0, {"0301": 4})):
        towns = a_city("ostia", "0301"), a_city("alba", "0701")
        world = at_war(*towns, army=0, war=False, board=strait)
        for one in an_army(world, "ostia", 4):
            one.hex = "0401"
        for _ in range(ships):
            a_ship(world, "ostia").hex = "0401"
        world.countries[ROME].preferences.retreat = ["alba"]
        retreat(Table(world).play, ROME, world.army_of(ROME), "0401")

        assert left == where(world, ROME)


def test_CIV_6_8_4_4j_in_an_open_hex_nothing_else_is_won() -> None:
    """The beaten go; the land stays Veii's."""
    world = two_cities()
    an_army(world, "nola", 3)
    before = dict(world.owners)
    conclude(Table(world).play, a_clash(world, "0502"), Losses(0, []))

    assert {CUMAE: 3} == where(world, VEII)
    assert before == world.owners


def test_CIV_6_8_4_6g_a_country_without_palace_is_uneasy_until_it_builds_a_new_one() -> None:
    """At another city, in Winter."""
    world = two_cities(improvements=["palace"])
    world.countries[VEII].treasury = 25
    taken(world)

    assert ("capital", 1) in modifiers(world, world.cities["nola"])

    palace = Build(improvement="palace", city="nola")
    palace.check(world, VEII)
    palace.apply(world, VEII)

    assert ("capital", 1) not in modifiers(world, world.cities["nola"])


def test_CIV_6_8_4_6h_the_captors_own_palace_stays() -> None:
    """The captured one is gone."""
    world = two_cities(improvements=["palace"])
    world.cities["ostia"].improvements = ["palace"]
    taken(world)

    assert [["palace"], []] == [world.cities[city].improvements for city in ("ostia", "cumae")]


def test_CIV_6_8_5h_of_two_explorers_the_first_in_the_order_of_play_is_tested_first() -> None:
    """Veii annexes; Rome's army goes back whence it came, untested."""
    world = at_war(a_city("ostia", "0702"), a_city("cumae", CUMAE, VEII), against=6, war=False)
    world.owners["0702"] = ROME
    for one in world.army_of(VEII):
        one.hex = "0802"
    world.initiative = [VEII, ROME]
    march = {ROME: [Explore(army="0702", hexes=("0802",))]}
    end = season(world, {"march": march}, cards={"explore.card": "AS"})

    assert VEII == end.state.owners["0802"]
    assert ["veii"] == [event.country for event in end.told(HexExplored)]
    assert {"0702": 6} == where(end.state, ROME)
    assert ["rome"] == [event.country for event in end.told(ExplorersLeft)]


def test_CIV_6_8_5j_a_stack_that_ends_a_season_in_a_hex_knows_it() -> None:
    """A detachment too; the others do not."""
    world = at_war(army=1, war=False)
    world.army_of(ROME)[0].hex = "0802"
    end = season(world, {}).state

    assert [True, False] == [is_explored(end, seat, "0802") for seat in (ROME, VEII)]


def test_CIV_HB18_the_dice_let_nobody_leave_and_extra_losses_reach_beyond_the_line() -> None:
    """Twelve fall; the thirteenth, who did not fight, is taken for the camp."""
    world = at_war(army=13, against=3)
    clash = a_clash(world)

    assert [] == generate(Table(world).play, clash).left

    conclude(Table(world).play, clash, Losses(0, [one.id for one in clash.main[0]], camps=(True, False)))

    assert [] == world.army_of(ROME)


def test_CIV_HS2_a_fight_at_sea_lasts_three_rounds_at_most() -> None:
    """Equal dice hurt nobody; Transport Ships of an interceptor are not in it."""
    mover, other = Squadron(["w1"], ["t1"]), Squadron(["e1"])

    assert 3 == sea_fight(mover, other, lambda _what, _side: 3)
    assert ["w1", "t1", "e1"] == [*mover.warships, *mover.transports, *other.warships]


def test_CIV_HS6_pairs_are_thrown_before_catches_and_marks_come_last() -> None:
    """The mover of each first; a sunk Warship does not spare its transports in that round."""
    thrown: list[tuple[str, int]] = []

    def die(what: str, side: int) -> int:
        thrown.append((what, side))
        return 6 if side else 1

    mover = Squadron(["w1"], ["t1"])
    sea_round(mover, Squadron(["e1", "e2"]), die)

    assert [("sea.pair", 0), ("sea.pair", 1), ("sea.catch", 0), ("sea.catch", 1)] == thrown
    assert ["w1", "t1"] == mover.sunk


def test_CIV_HS10_a_warship_costs_like_a_ship_and_a_transport_never_fights() -> None:
    """Ten points and one a year; only a Warship watches a port."""
    world = at_war(a_city("ostia", "0201"), a_city("cumae", "0401", VEII), army=0, against=0)
    a_ship(world, "cumae")

    assert [] == stations(world, [VEII])

    a_ship(world, "cumae", kind="Warship")

    assert [(VEII, "0401")] == stations(world, [VEII])
    assert unit_cost(world, "Warship") == unit_cost(world, "Transport Ship")
    assert 2 == sum(running_costs(world, VEII).values())


def test_CIV_HW5_a_capture_changes_the_score_by_what_is_owned() -> None:
    """What Veii loses Rome gains, no more."""
    world = two_cities()
    before = [possessions(world, seat) for seat in (ROME, VEII)]
    taken(world)
    after = [possessions(world, seat) for seat in (ROME, VEII)]
    city = 40 + SCORE_VALUES["city"]

    assert [city, -city] == [new - old for new, old in zip(after, before, strict=True)]


def minded(army: int, against: int, *strong: int) -> World:
    """Give Rome and Veii at peace without wild land; Rome's ruler is strong in these scores."""
    world = at_war(army=army, against=against, war=False)
    world.owners |= {f"{column:02}{row:02}": VEII for row in (1, 2, 3) for column in (8, 9)}
    world.characters[world.countries[ROME].ruler].scores = [11 if place in strong else 7 for place in range(8)]
    return world


def planned(world: World) -> WarPlan | None:
    """Give what Rome, which nobody plays, decides."""
    plan_wars(Table(world, {"war.card": "TS"}, players=(VEII,)).play)
    return world.countries[ROME].war_plan


def test_CIV_4_6_1_a_conqueror_wants_a_strong_army_against_his_target() -> None:
    """Ten against eight declare; nine prepare (CIV-HA12)."""
    assert WarPlan(kind="conquest", target=VEII, ready=False) == planned(minded(9, 8, 4, 6))
    assert WarPlan(kind="conquest", target=VEII, ready=True) == planned(minded(10, 8, 4, 6))


def test_CIV_HA12_a_war_is_begun_with_two_more_than_a_field_army() -> None:
    """Seven prepare, eight declare: sieges cost elements."""
    assert WarPlan(kind="conquest", target=VEII, ready=False) == planned(minded(7, 3, 4, 6))
    assert WarPlan(kind="conquest", target=VEII, ready=True) == planned(minded(8, 3, 4, 6))


def test_CIV_4_6c_a_country_that_turns_every_five_years_draws_nothing() -> None:
    """It is settled for its turn."""
    world = minded(8, 3, 4, 6)
    world.countries[ROME].turn_length = "five_year"
    world.cycle_on, world.cycle_start = True, world.year

    assert planned(world) is None


def test_CIV_4_6_4_an_expedition_wants_twelve_elements_and_leaves_six_at_home() -> None:
    """Without wild land and ships it goes against a neighbour; another war leaves two. Eleven prepare (CIV-HA12)."""
    assert WarPlan(kind="exploration", target=VEII, ready=False) == planned(minded(11, 3, 1, 4))
    assert WarPlan(kind="exploration", target=VEII, ready=True) == planned(minded(12, 3, 1, 4))

    world = at_war(army=10)
    war = world.wars["war-1"]

    world.cities["ostia"].improvements = ["palace"]
    assert 2 == guard_of(world, ROME, "0202", war.kind)

    war.kind = "exploration"

    assert 6 == guard_of(world, ROME, "0202", war.kind)


def test_CIV_4_6d_a_war_for_wild_land_needs_no_enemy() -> None:
    """It is recorded with a kind and no defender."""
    world = at_war(war=False)
    world.owners["0702"] = ROME
    world.countries[ROME].war_plan = WarPlan(kind="conquest", ready=True)
    declare(Table(world).play, [])

    assert [(ROME, "", "conquest")] == [(war.attacker, war.defender, war.kind) for war in world.wars.values()]


def test_CIV_8_6_3h_a_mission_ends_with_its_host() -> None:
    """The leader is free again."""
    world = at_war(war=False)
    leader = a_person(world, "Gaius")
    a_mission(world, "ostia", VEII, leader)
    fall(Table(world).play, world.countries[VEII])

    assert {} == world.missions
    assert ("", "") == (leader.office, leader.mission)


def test_CIV_3_1c_war_adds_no_phase() -> None:
    """Four, at war or not."""
    assert ["spring", "summer", "autumn", "winter"] == [phase.__name__ for phase in YEAR]


def test_CIV_3_1e_reports_have_hours_of_their_own() -> None:
    """Answers have the short deadline, reports and rulings the long one, all others that of decrees."""
    hours = CIVILIZED.hours(Settings(decree_hours=50, reaction_hours=20, report_hours=100))

    assert (50, 20) == (hours["orders"], hours["reaction"])
    assert (100, 100) == (hours["battle_report"], hours["battle_ruling"])
