"""The autopilot at war, and what else is fixed about armies (house rules CIV-HA, CIV-HB, CIV-HS, CIV-ARM)."""

from rules.civilized.campaign.autopilot import contingent, help_or_not, marches
from rules.civilized.campaign.quarters import go_home
from rules.civilized.conquest.events import ArmyLost
from rules.civilized.conquest.retreats import lose_beached
from rules.civilized.defence.orders import SendContingent, StayOut
from rules.civilized.march.command import SetGeneral, Stance
from rules.civilized.march.events import Engaged
from rules.civilized.march.generals import commander
from rules.civilized.march.orders import MoveArmy
from rules.civilized.sea.fights import Squadron, sea_fight, sea_round
from rules.civilized.sea.orders import Embark, MoveShips
from rules.civilized.siege.orders import Sally
from rules.civilized.war.force import dares
from rules.civilized.world.state import World
from rules.civilized.world.war import Engagement, Fort, Siege, War
from rules.civilized.world.war_tables import ARMS
from rules.kernel.luck.chance import Chance
from tests.rules.civilized.campaigning import ROME, VEII, at_war, bound, declared, season, where
from tests.rules.civilized.sea.test_voyages import dice
from tests.rules.civilized.worlds import a_city, a_person, a_ship, an_army
from tests.rules.playing import Scripted, Table


def luck(**cards: str) -> Chance:
    """Give scripted chance."""
    return Chance(Scripted(dict(cards)), 1, "test", lambda _: 1)


def orders(world: World, seat: str = ROME) -> list[object]:
    """Give what the autopilot orders, its stance and its generals left out."""
    return [order for order in marches(world.fresh(), seat, luck()) if not isinstance(order, Stance | SetGeneral)]


def generals(world: World) -> list[tuple[str, str]]:
    """Give where Rome's autopilot puts whom at the head of an army."""
    given = marches(world.fresh(), ROME, luck())
    return [(one.army, one.character) for one in given if isinstance(one, SetGeneral)]


def test_CIV_HA3_the_besieged_sally_if_strong_enough() -> None:
    """Twelve against six do, three do not."""
    for inside, sallies in ((12, True), (3, False)):
        world = at_war(a_city("ostia", "0202"), a_city("cumae", "0402", VEII), army=6, against=inside)
        for one in world.army_of(ROME):
            one.hex = "0402"
        world.sieges["0402"] = Siege(hex="0402", besieger=ROME, came="0302", year=1, season="Spring")

        assert sallies is (Sally(hex="0402") in orders(world, VEII))


def test_CIV_HA3_an_army_comes_to_the_help_of_a_besieged_city() -> None:
    """If it can reach it this season and is strong enough."""
    world = at_war(a_city("ostia", "0202"), a_city("gabii", "0302"), a_city("cumae", "0602", VEII), army=0, against=6)
    an_army(world, "ostia", 8)
    for one in world.army_of(VEII):
        one.hex = "0302"
    world.sieges["0302"] = Siege(hex="0302", besieger=VEII, came="0402", year=1, season="Spring")

    assert MoveArmy(army="0202", path=("0302",)) in orders(world)


def test_CIV_HA4_the_strongest_army_explores_and_leaves_a_guard() -> None:
    """Two stay in the capital."""
    world = at_war(a_city("ostia", "0702", improvements=["palace"]), army=9, war=False)
    world.owners |= {f"{column:02}{row:02}": ROME for row in (1, 2, 3) for column in range(8)}
    world.wars["w"] = War(id="w", attacker=ROME, kind="conquest", start=100, wild=["0802"])

    assert [MoveArmy(army="0702", path=("0802",), taking={"Spears": 7})] == orders(world)

    world.wars["w"].kind = "exploration"

    assert [] == orders(world)


def test_CIV_HA4_exploring_leaves_six_at_home_wherever_they_stand() -> None:
    """Twelve in a city without Palace send six; with four more elsewhere ten go."""
    world = at_war(a_city("ostia", "0702"), a_city("gabii", "0502"), army=0, war=False)
    world.owners |= {f"{column:02}{row:02}": ROME for row in (1, 2, 3) for column in range(8)}
    world.wars["w"] = War(id="w", attacker=ROME, kind="exploration", start=100, wild=["0802"])
    an_army(world, "ostia", 12)

    assert [MoveArmy(army="0702", path=("0802",), taking={"Spears": 6})] == orders(world)

    an_army(world, "gabii", 4)

    assert [MoveArmy(army="0702", path=("0802",), taking={"Spears": 10})] == orders(world)


def test_CIV_HA5_who_began_a_war_marches_on_the_nearest_enemy_city() -> None:
    """In Autumn only if it arrives at once; the attacked only with a Strong Army."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), army=9, against=3)

    assert [MoveArmy(army="0302", path=("0402",))] == orders(world)
    assert [] == orders(world, VEII)

    world.season = "Autumn"
    assert [MoveArmy(army="0302", path=("0402",))] == orders(world)

    world.cities["cumae"].hex = "0602"
    assert [] == orders(world)


def test_CIV_HA5_it_weighs_its_strength_before_it_attacks() -> None:
    """Seven do not march on thirty-six, as they once did each Spring."""
    strong = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), army=7, against=36)
    weak = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), army=12, against=3)

    assert ([], 1) == (orders(strong), len(orders(weak)))


def test_CIV_HA5_it_reckons_with_the_stack_that_could_move_up() -> None:
    """Nine march on an empty city, not where nine more stand two hexes behind it."""
    towns = [a_city("ostia", "0202"), a_city("cumae", "0402", VEII), a_city("capua", "0602", VEII)]
    world = at_war(*towns, army=9, against=0)
    assert orders(world)

    an_army(world, "capua", 9)
    assert [] == orders(world)


def test_CIV_HA5_it_marches_only_where_it_arrives_before_winter() -> None:
    """Two seasons away it goes in Summer at the latest."""
    world = at_war(a_city("ostia", "0202"), a_city("cumae", "0602", VEII), army=9, against=3)
    for season_, goes in (("Spring", True), ("Summer", True), ("Autumn", False)):
        world.season = season_

        assert goes is bool(orders(world))


def test_CIV_HA5_it_marches_over_wild_land() -> None:
    """Which ends the march of a season (CIV-6.8.3.1c)."""
    world = at_war(a_city("ostia", "0202"), a_city("cumae", "0602", VEII), army=12, against=3)
    world.owners = {hexagon: seat for hexagon, seat in world.owners.items() if hexagon[:2] != "04"}

    assert [MoveArmy(army="0202", path=("0402",))] == orders(world)


def test_CIV_HA5_scattered_elements_gather_where_the_enemy_is_nearest() -> None:
    """Two stacks of five are no army until they stand together; the capital keeps its guard, of eight it keeps none."""
    towns = [
        a_city("ostia", "0302"),
        a_city("roma", "0102", improvements=["palace"]),
        a_city("cumae", "0402", VEII),
    ]
    for number, taking in ((5, {"Spears": 3}), (4, {})):
        world = at_war(*towns, army=number, against=3)

        assert [MoveArmy(army="0102", path=("0302",), taking=taking)] == orders(world)


def test_CIV_HA5_an_army_waits_until_two_more_than_a_field_army_have_gathered() -> None:
    """Six march at once where there are no others; sieges cost elements."""
    towns = [a_city("ostia", "0302"), a_city("roma", "0102"), a_city("cumae", "0402", VEII)]
    world = at_war(*towns, army=0, against=1)
    an_army(world, "ostia", 6)
    assert [MoveArmy(army="0302", path=("0402",))] == orders(world)

    an_army(world, "roma", 2)
    assert [MoveArmy(army="0102", path=("0302",))] == orders(world)


def test_CIV_HA15_an_army_that_marches_has_a_general() -> None:
    """The general; else the best of those without office, the ruler last."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), army=9, against=3)
    assert [("0302", world.countries[ROME].ruler)] == generals(world)

    for name, office in (("Decius", ""), ("Camillus", "general")):
        one = a_person(world, name, office=office)
        assert [("0302", one.id)] == generals(world)

    world.army_of(ROME)[0].general = one.id
    assert [] == generals(world)


def test_CIV_HA16_its_forts_are_garrisoned() -> None:
    """With the cheapest element of the nearest army that keeps six; a Fort that is held gets no second one."""
    world = at_war(a_city("ostia", "0202"), a_city("cumae", "0602", VEII), army=6, against=0, war=False)
    world.forts["0203"] = Fort(hex="0203", owner=ROME, city="ostia")
    assert [] == orders(world)

    an_army(world, "ostia", 1, "Psiloi")
    assert [MoveArmy(army="0202", path=("0203",), taking={"Psiloi": 1})] == orders(world)

    world.army_of(ROME)[0].hex = "0203"
    assert [] == orders(world)


def test_CIV_HA3_who_is_in_the_field_goes_on_before_a_stronger_garrison() -> None:
    """The army before the enemy's city is not called home because more stay in the capital."""
    world = at_war(a_city("ostia", "0102", improvements=["palace"]), a_city("cumae", "0502", VEII), army=15, against=3)
    for one in world.army_of(ROME)[:8]:
        one.hex = "0302"

    assert MoveArmy(army="0302", path=("0502",)) in orders(world)


def test_CIV_HA5_armies_are_ferried_from_where_the_ships_gather() -> None:
    """Ships and army come to the best port, then sail for the coast of the enemy; no way leads there on foot."""
    towns = [a_city("ostia", "0101"), a_city("gabii", "0301"), a_city("cumae", "0701", VEII)]
    world = at_war(*towns, army=0, against=0)
    world.board.rows = ["~~~~~~~~~~", "ppppp~pppp", "ppppp~pppp", "ppppp~pppp"]
    world.owners |= {"0701": VEII}
    an_army(world, "ostia", 6)
    for port, number in (("ostia", 1), ("gabii", 3)):
        for _ in range(number):
            a_ship(world, port)

    assert [
        MoveArmy(army="0101", path=("0301",)),
        MoveShips(port="0101", goal="0301", taking={"Transport Ship": 1}),
    ] == orders(world)

    for one in (*world.army_of(ROME), *world.ships.values()):
        one.hex = "0301"

    assert Embark(army="0301", goal="0701") in orders(world)


def test_CIV_HA7_its_marches_turn_back_when_fewer_than_six_are_left() -> None:
    """By its stance."""
    given = marches(at_war().fresh(), ROME, luck())

    assert [("continue", 6)] == [(one.on_storm, one.floor) for one in given if isinstance(one, Stance)]


def test_CIV_HA10_at_peace_it_only_goes_home() -> None:
    """From land that is not its own."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0502", VEII), army=6, against=0, war=False)

    assert [] == orders(world)

    world.countries[VEII].passage = [ROME]
    for one in world.army_of(ROME):
        one.hex = "0402"

    assert [MoveArmy(army="0402", path=("0302",))] == orders(world)


def test_CIV_HA6_it_helps_with_the_dearest_of_the_nearest_stack() -> None:
    """Or stays out, when the test fails."""
    world = at_war(
        a_city("ostia", "0302"), a_city("cumae", "0402", VEII), a_city("capua", "0403", "capua"), army=6, against=3
    )
    world.owners["0403"] = "capua"
    an_army(world, "capua", 9, owner="capua")
    an_army(world, "capua", 2, "Knights", owner="capua")
    bound(world, "defensive", VEII, "capua")
    for one in world.army_of(ROME):
        one.hex = "0402"
    fight = Engagement(
        number=1,
        kind="invasion",
        mover=ROME,
        defender=VEII,
        hex="0402",
        elements=[one.id for one in world.army_of(ROME)],
    )
    world.engagements["1"] = fight

    sent = contingent(world, "capua", fight, VEII)

    assert isinstance(sent, SendContingent)
    assert {"Knights": 2, "Spears": 1} == sent.taking
    assert isinstance(help_or_not(world, "capua", fight, luck(**{"aid.test": "TS"})), StayOut)


def test_CIV_HA1_strength_is_compared_in_whole_numbers() -> None:
    """A Strong ruler dares with four fifths."""
    world = at_war()

    assert dares(world, ROME, 100, 100)
    assert not dares(world, ROME, 80, 100)

    world.characters[world.countries[ROME].ruler].scores = [7, 7, 7, 7, 11, 7, 7, 7]

    assert dares(world, ROME, 80, 100)
    assert not dares(world, ROME, 79, 100)


def test_CIV_HB25_the_dearest_element_carries_a_general_whom_nobody_placed() -> None:
    """Mounted before foot, then the lowest number; the office leads the largest stack, a captain the others."""
    world = at_war(army=5)
    knight = an_army(world, "ostia", 1, "Knights")[0]
    one = a_person(world, "Camillus", office="general", scores=[7, 7, 7, 7, 7, 7, 12, 7])
    chief = commander(Table(world).play, ROME, world.army_of(ROME))

    assert (one.id, 12, knight.id, "rear") == (chief.character, chief.military, chief.element, chief.lead)

    captain = commander(Table(world).play, VEII, world.army_of(VEII))

    assert ("", 7) == (captain.character, captain.military)


def test_CIV_ARM4_the_ruler_may_lead() -> None:
    """And counts as at home."""
    world = at_war()
    ruler = world.countries[ROME].ruler
    world.army_of(ROME)[0].general = ruler

    assert ruler == commander(Table(world).play, ROME, world.army_of(ROME)).character


def test_CIV_HS3_spare_warships_of_the_interceptor_catch_then_double() -> None:
    """Three against one with one Transport Ship: one pairs, one catches, one doubles."""
    mover, other = Squadron(["w1"], ["t1"]), Squadron(["e1", "e2", "e3"])
    thrown: list[str] = []

    def die(what: str, _side: int) -> int:
        thrown.append(what)
        return 3

    sea_round(mover, other, die)

    assert ["sea.pair", "sea.pair", "sea.catch", "sea.catch"] == thrown
    assert ["w1", "t1"] == mover.driven


def test_CIV_HS7_a_fight_lasts_three_rounds_at_most() -> None:
    """When nothing is decided."""
    assert 3 == sea_fight(Squadron(["w1"]), Squadron(["e1"]), dice(*[3] * 6))


def test_CIV_HS11_ships_beached_with_a_lost_stack_are_lost() -> None:
    """Those in a port stay."""
    world = at_war(a_city("ostia", "0101"), a_city("cumae", "0601", VEII))
    beach, port = a_ship(world, "ostia"), a_ship(world, "ostia")
    beach.hex = "0301"
    table = Table(world)
    for hexagon in ("0301", "0101"):
        lose_beached(table.play, ROME, hexagon)

    assert [port.id] == list(world.ships)
    assert [1] == [event.ships for event in table.told(ArmyLost)]


def test_CIV_6_8_1u_a_fort_keeps_three_for_the_winter() -> None:
    """The others go home."""
    world = at_war(army=5)
    world.forts["0003"] = Fort(hex="0003", owner=ROME, city="ostia")
    for one in world.army_of(ROME):
        one.hex = "0003"
    go_home(Table(world).play)

    assert {"0003": 3, "0202": 2} == where(world, ROME)


def test_CIV_6_8_1v_a_stack_without_a_city_in_the_world_stays() -> None:
    """It falls with its country."""
    world = at_war(army=3)
    world.cities["ostia"].owner = VEII
    for one in world.army_of(ROME):
        one.hex = "0003"
    go_home(Table(world).play)

    assert {"0003": 3} == where(world, ROME)


def test_CIV_6_8_1d_marches_are_carried_out_in_the_order_of_play() -> None:
    """Who is first is there first; an army of the invaded that comes later joins the fight (CIV-6.8.1f)."""
    for first, facing in ((ROME, 6), (VEII, 0)):
        world = at_war(a_city("ostia", "0202"), a_city("cumae", "0502", VEII), army=6, against=6)
        for one in world.army_of(VEII):
            one.hex = "0403"
        for one in world.army_of(ROME):
            one.hex = "0203"
        world.initiative = [first, *(seat for seat in (ROME, VEII) if seat != first)]
        world.owners["0303"] = ROME
        march = {ROME: [MoveArmy(army="0203", path=("0303",))], VEII: [MoveArmy(army="0403", path=("0303",))]}
        end = season(world, {"march": march})

        assert [("veii", facing)] == [(event.mover, len(event.against)) for event in end.told(Engaged)]


def test_CIV_HB1_a_type_that_is_in_no_table_fights_as_spears_or_cavalry() -> None:
    """CIV-9.2c."""
    assert 15 == len([kind for kind in ARMS if kind != "Militia"])


def test_CIV_6_7_2a_while_wild_land_is_left_nobody_is_attacked() -> None:
    """Even beside an enemy."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), army=6, against=0, war=False)
    declared(world, ROME, "", kind="conquest", wild=["0802"])

    assert not [order for order in orders(world) if isinstance(order, MoveArmy) and "0402" in order.path]
