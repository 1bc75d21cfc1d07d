"""What a battle leaves behind: losses, flight, the fate of generals (source 6.8.4.4)."""

from rules.civilized.battle.events import ExtraLost
from rules.civilized.battle.forces import Losses, conclude, militia_of
from rules.civilized.conquest.events import ArmyLost
from rules.civilized.conquest.retreats import retreat
from rules.civilized.march.events import ArmyMoved, GeneralFate
from rules.kernel.luck.chance import DECK
from tests.rules.civilized.campaigning import CUMAE, ROME, VEII, a_clash, at_war, two_cities, where
from tests.rules.civilized.worlds import a_city, a_person, an_army
from tests.rules.playing import Table


def test_CIV_6_8_4_4c_xb32_general_and_camp_cost_two_together() -> None:
    """Not four; winner or loser alike."""
    world = at_war(against=5)
    table = Table(world)
    clash = a_clash(world)
    conclude(table.play, clash, Losses(0, [], camps=(False, True), generals=(False, True)))

    assert [2] == [len(event.types) for event in table.told(ExtraLost)]
    assert 3 == len(world.army_of(VEII))


def test_CIV_6_8_4_4c_those_who_left_the_table_go_first() -> None:
    """Then others, by equal pick."""
    world = at_war(against=5)
    gone = [one.id for one in world.army_of(VEII)[3:]]
    conclude(Table(world).play, a_clash(world), Losses(0, [], left=gone, camps=(False, True)))

    assert not set(gone) & set(world.elements)


def test_CIV_6_8_4_4e_a_beaten_army_flees_to_the_nearest_own_city() -> None:
    """Or to that which its country prefers."""
    world = two_cities()
    an_army(world, "nola", 3)
    conclude(Table(world).play, a_clash(world), Losses(0, []))

    assert {CUMAE: 3} == where(world, VEII)

    world.countries[VEII].preferences.retreat = ["nola"]
    table = Table(world)
    retreat(table.play, VEII, world.army_of(VEII), CUMAE)

    assert {"0702": 3} == where(world, VEII)


def test_CIV_6_8_4_4f_who_finds_no_way_is_destroyed() -> None:
    """An enemy on every way."""
    world = at_war(a_city("ostia", "0202"), a_city("cumae", "0902", VEII), army=6, against=3)
    for one in world.army_of(VEII):
        one.hex = "0002"
    table = Table(world)
    retreat(table.play, VEII, world.army_of(VEII), "0002")

    assert not world.army_of(VEII)
    assert ("Spears",) * 3 == table.told(ArmyLost)[0].types


def test_CIV_6_8_4_4h_the_winner_stays() -> None:
    """Where he has won."""
    world = two_cities()
    an_army(world, "nola", 3)
    conclude(Table(world).play, a_clash(world), Losses(0, []))

    assert {"0303": 6} == where(world, ROME)


def test_CIV_6_8_4_4d_the_owner_who_loses_a_battle_at_his_city_loses_the_city() -> None:
    """At once, and his army flees."""
    world = two_cities()
    an_army(world, "nola", 3)
    table = Table(world)
    conclude(table.play, a_clash(world, CUMAE), Losses(0, []))

    assert ROME == world.cities["cumae"].owner
    assert {"0702": 3} == where(world, VEII)
    assert ["retreat"] == [event.by for event in table.told(ArmyMoved)]


def test_CIV_6_8_4_2c_xb33_militia_come_for_each_full_twenty_thousand() -> None:
    """Two for 47, none for 19, none for a besieger."""
    world = two_cities(population=47)

    assert 2 == len(militia_of(world, VEII, CUMAE))
    assert 0 == len(militia_of(world, ROME, CUMAE))

    world.cities["cumae"].population = 19

    assert 0 == len(militia_of(world, VEII, CUMAE))


def test_CIV_6_8_4_2b_at_most_an_army_fights() -> None:
    """The first twelve of the line; all share the retreat."""
    world = at_war(army=15, against=3)
    clash = a_clash(world)

    assert 12 == len(clash.main[0])


def test_CIV_HB20_a_lost_general_dies_on_six_cards_of_thirteen() -> None:
    """Is wounded on four, gets away on three."""
    fates = []
    for card in DECK[:13]:
        world = at_war(against=3)
        leader = a_person(world, "Hannibal", country=VEII, scores=[7] * 8)
        world.army_of(VEII)[0].general = leader.id
        table = Table(world, {"battle.general": card})
        conclude(table.play, a_clash(world), Losses(0, [world.army_of(VEII)[0].id], generals=(False, True)))
        fates += [event.fate for event in table.told(GeneralFate)]

    assert ["dies"] * 6 + ["wounded"] * 4 + ["away"] * 3 == fates
