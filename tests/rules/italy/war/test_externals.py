"""Carthage and Epirus / Macedonia (ITA-9), with table 7.6."""

from itertools import product

import pytest

from rules.italy.battle.armies import cards, generals
from rules.italy.board.land import Land
from rules.italy.phases import attacks, battles, end
from rules.italy.ruleset import ITALY
from rules.italy.seats.ending import set_won_and_lost
from rules.italy.war.attacks import faced
from rules.italy.war.events import AttackCancelled, ExternalArrived, ExternalMoved, ExternalRemoved, ExternalTested
from rules.italy.war.externals import aim, chosen_subject, landings, remove_idle
from tests.rules.italy.worlds import a_table, a_world, an_attack, attacked, run, win

NOBODY = {"attack": [1] * 16}
LANDINGS = {
    "samnites": "north_campania south_campania lucania_bruttium picenum apulia",
    "campanians": "pentri caudini hirpini lucania_bruttium messana",
    "bruttians": "hirpini south_campania apulia tarentum messana",
    "etruscans": "ager_gallicus felsina trebia",
    "senones": "pentri etruria felsina apulia",
    "boii": "etruria ager_gallicus",
    "tarentines": "pentri hirpini lucania_bruttium picenum",
    "syracusans": "north_campania lucania_bruttium",
    "rome": "pentri north_campania etruria ager_gallicus picenum",
}


def carthage(province="latium", strength=100):
    """Give an army of Carthage."""
    return {"carthage": (province, strength, "")}


def epirus(province, immune):
    """Give an army of Epirus."""
    return {"epirus": (province, 100, immune)}


def subjected(*powers, **more):
    """Give a world with new Subjects of the Syracusans."""
    homes = {home: "syracusans" for power in powers for home in a_world().powers[power].home}
    return a_world(homes, subjugations=list(powers), **more)


def test_ITA_9_1_each_has_one_army_in_one_province() -> None:
    """It leaves where it was."""
    world = attacked(a_world(at=carthage()), an_attack("carthage", "rome"))
    after = run(battles, world, dice={"province": 1} | win("carthage", "rome")).state

    assert ["sabina"] == [one.id for one in after.provinces.values() if one.occupier]


def test_ITA_9_2_carthage_then_epirus_each_if_not_present() -> None:
    """After the decline."""
    world = subjected("boii", revenues={"boii": 20})
    told = run(end, world, dice={"carthage.test": [1, 1], "epirus.test": [1, 1]}).told(ExternalTested)

    assert ["carthage", "epirus"] == [event.external for event in told]
    assert [] == run(end, a_world(at=carthage(), revenues={"boii": 20})).told(ExternalTested)


@pytest.mark.parametrize(
    ("revenue", "ways"),
    [
        (0, 0),
        (10, 1),
        (20, 3),
        (30, 6),
        (40, 10),
        (50, 15),
        (60, 21),
        (70, 26),
        (80, 30),
        (90, 33),
        (100, 35),
        (110, 36),
    ],
)
def test_ITA_9_3_carthage_comes_for_the_rich(revenue, ways) -> None:
    """Table 7.6, of 36: 2D6 and 1 for each full 10; not rolled below 10."""
    added = revenue // 10
    assert ways == (sum(sum(dice) + added >= 13 for dice in product(range(1, 7), repeat=2)) if added else 0)

    told = run(end, a_world(revenues={"boii": revenue})).told(ExternalTested)
    assert [added] * bool(added) == [event.added for event in told]


@pytest.mark.parametrize(("power", "added", "ways"), [("etruscans", 3, 6), ("boii", 6, 21), ("samnites", 9, 33)])
def test_ITA_9_4_epirus_comes_for_new_subjects(power, added, ways) -> None:
    """Table 7.6, of 36; not rolled if nobody qualifies."""
    assert ways == sum(sum(dice) + added >= 13 for dice in product(range(1, 7), repeat=2))
    assert [added] == [event.added for event in run(end, subjected(power)).told(ExternalTested)]
    assert [] == run(end, a_world()).told(ExternalTested)


def test_ITA_9_5_the_subject_with_most_homes_that_still_is_one() -> None:
    """Example 35; of equals the first."""
    assert "boii" == chosen_subject(subjected("bruttians", "boii"))
    assert "boii" == chosen_subject(subjected("boii", "campanians"))
    freed = subjected("bruttians", "boii")
    freed.provinces["trebia"].holder = "boii"
    assert "bruttians" == chosen_subject(freed)


def test_ITA_9_6_carthage_lands_on_any_free_coast() -> None:
    """14 provinces, by a die."""
    world = a_world(revenues={"boii": 110})
    arrived = run(end, world, dice={"carthage.place": 14}).told(ExternalArrived)

    assert 14 == sum(one.coastal for one in world.provinces.values())
    assert ["acragas"] == [event.province for event in arrived]


@pytest.mark.parametrize("subject", LANDINGS)
def test_ITA_9_7_epirus_lands_next_to_the_subject(subject) -> None:
    """The landing places of the opening map; occupied ones and Rome's left out."""
    assert LANDINGS[subject].split() == landings(a_world(), subject)

    first = LANDINGS[subject].split()[0]
    assert first not in landings(a_world(at=carthage(first)), subject)
    assert first not in landings(a_world({first: "rome"}), subject)


def test_ITA_9_7_epirus_lands_in_no_home_of_rome_whoever_holds_it() -> None:
    """Latium touches Etruria, and is the Senones'."""
    assert LANDINGS["etruscans"].split() == landings(a_world({"latium": "senones"}), "etruscans")


def test_ITA_9_8_no_place_no_intervention_one_place_no_die() -> None:
    """Boii subjected: Etruria or Ager Gallicus, one of them Rome's."""
    world = subjected("boii")
    world.provinces["etruria"].holder = "rome"
    came = run(end, world, dice={"epirus.test": [6, 6]})

    assert "ager_gallicus" == came.state.externals["epirus"].at
    assert "epirus.place" not in [getattr(event, "purpose", "") for event in came.events]

    world.provinces["ager_gallicus"].holder = "rome"
    stranded = run(end, world, dice={"epirus.test": [6, 6]})
    assert [] == stranded.told(ExternalArrived)
    assert "it would come, but finds no place" in ITALY.tellings.tell(stranded.told(ExternalTested)[0]).text


def test_ITA_9_9_the_home_power_pays_epirus_and_is_immune() -> None:
    """Whoever holds the province; Carthage is paid by nobody."""
    world = subjected("campanians")
    world.provinces["pentri"].holder = "senones"
    came = run(end, world, dice={"epirus.test": [6, 6], "epirus.place": 1}).state

    assert ("pentri", "samnites") == (came.externals["epirus"].at, came.externals["epirus"].immune)
    rich = run(end, a_world(revenues={"boii": 110})).state
    assert "" == rich.externals["carthage"].immune


def test_ITA_9_10_it_arrives_with_100() -> None:
    """Example 37."""
    assert [100] == [event.strength for event in run(end, a_world(revenues={"boii": 110})).told(ExternalArrived)]


def test_ITA_9_11_the_holder_keeps_the_title() -> None:
    """And controls the province again when the army leaves; if he falls, it goes home."""
    world = attacked(a_world(at=carthage()), an_attack("carthage", "rome"))
    left = Land(run(battles, world, dice={"province": 1} | win("carthage", "rome")).state)

    assert left.controls("rome", "latium")
    fallen = Land(a_world({"sabina": "etruscans"}, at=carthage("sabina"))).taken("boii", ["etruria"])
    assert "rome" == fallen.holders["sabina"]


def test_ITA_9_12_it_attacks_every_turn_without_a_roll() -> None:
    """With its strength alone."""
    declared = run(attacks, a_world(at=carthage(strength=90)), dice=NOBODY).state

    assert "carthage" in declared.attacks
    assert declared.attacks["carthage"].total is None


@pytest.mark.parametrize(("die", "first"), [(1, "carthage"), (3, "carthage"), (4, "epirus"), (6, "epirus")])
def test_ITA_9_13_both_present_roll_who_goes_first(die, first) -> None:
    """1 to 3 Carthage."""
    world = a_world(at=carthage() | epirus("tarentum", "tarentines"))

    assert first == next(iter(run(attacks, world, dice={"external.order": die} | NOBODY).state.attacks))


def test_ITA_9_14_prey_is_free_near_and_not_the_paymasters() -> None:
    """Example 36, and example 40 from Hirpini."""
    world = a_world(at=epirus("tarentum", "tarentines"))
    assert ["lucania_bruttium"] == Land(world).prey(world.externals["epirus"])

    world = a_world({"south_campania": "rome", "lucania_bruttium": "syracusans"}, at=epirus("hirpini", "samnites"))
    assert ["south_campania", "lucania_bruttium", "apulia"] == Land(world).prey(world.externals["epirus"])
    paid = a_world({"apulia": "rome", "tarentum": "rome"}, at=epirus("lucania_bruttium", "tarentines"))
    assert "tarentum" not in Land(paid).prey(paid.externals["epirus"])

    world.powers["rome"].revenue, world.powers["syracusans"].revenue = 20, 5
    table = a_table(world, {"target": [1, 1, 1]})
    assert "rome" == aim(table.play, world.externals["epirus"]).target


def test_ITA_9_15_the_province_is_drawn_among_the_targets_prey() -> None:
    """In province order."""
    world = attacked(a_world(at=carthage()), an_attack("carthage", "rome"))
    moved = run(battles, world, dice={"province": 2} | win("carthage", "rome"))

    assert ["volsci"] == [event.province for event in moved.told(ExternalMoved)]


def test_ITA_9_16_without_prey_at_the_target_it_chooses_anew() -> None:
    """And what was held against it is loose."""
    world = attacked(a_world(at=carthage("etruria")), an_attack("carthage", "samnites", reserve=5))
    after = run(battles, world).state

    assert "samnites" != after.attacks["carthage"].target
    assert 5 == after.powers["samnites"].loose


def test_ITA_9_17_it_wins_and_moves_and_nothing_changes_hands() -> None:
    """Minor or Major alike."""
    for dice in (((6, 1), (1, 1)), ((2, 1), (1, 1))):
        world = attacked(a_world(at=carthage()), an_attack("carthage", "rome"))
        after = run(battles, world, dice={"province": 1} | win("carthage", "rome", *dice)).state
        assert "sabina" == after.externals["carthage"].at
        assert "rome" == after.provinces["sabina"].holder


def test_ITA_9_18_it_loses_and_is_removed() -> None:
    """And the winner takes nothing."""
    world = attacked(a_world(at=carthage()), an_attack("carthage", "rome"))
    lost = run(battles, world, dice={"province": 1} | win("carthage", "rome", (1, 1), (6, 1)))

    assert ["ITA-9.18"] == [event.clause for event in lost.told(ExternalRemoved)]
    assert "" == lost.state.provinces["latium"].occupier


def test_ITA_9_19_without_prey_it_is_removed() -> None:
    """Example 36: the Tarentines hold what is left; its attack is cancelled."""
    world = a_world({"lucania_bruttium": "tarentines"}, at=epirus("tarentum", "tarentines"))
    attacked(world, an_attack("epirus", "bruttians"))
    table = a_table(world)
    remove_idle(table.play)

    assert "" == world.externals["epirus"].at
    assert "cancelled" == world.attacks["epirus"].state
    assert 1 == len(table.told(AttackCancelled))


def test_ITA_9_20_it_declines_by_10_and_goes_at_0() -> None:
    """Not in the phase in which it arrives (example 37)."""
    assert 90 == run(end, a_world(at=carthage())).state.externals["carthage"].strength
    assert ["ITA-9.20"] == [one.clause for one in run(end, a_world(at=carthage(strength=10))).told(ExternalRemoved)]
    assert 100 == run(end, a_world(revenues={"boii": 110})).state.externals["carthage"].strength


def test_ITA_9_21_it_may_come_again_in_the_same_phase() -> None:
    """Spent, and back."""
    world = a_world(at=carthage(strength=10), revenues={"boii": 110})

    assert 100 == run(end, world).state.externals["carthage"].strength


def test_ITA_9_22_nobody_attacks_its_army() -> None:
    """It stands in nobody's reach."""
    land = Land(a_world(at=carthage("etruria")))

    assert all("etruria" not in land.strikeable(power) for power in land.world.powers)


def test_ITA_9_23_on_a_table_it_has_5_cards_and_a_general_to_40() -> None:
    """Both of them."""
    world = a_world()

    assert [(5, 2), (5, 2)] == [(cards(world, one), generals(world, one, 100)) for one in world.externals]


def test_ITA_9_24_its_attack_counts_like_any_other() -> None:
    """For the army that faces it, and for winning and losing."""
    world = attacked(a_world(at=carthage()), an_attack("carthage", "rome"))
    assert 1 == faced(world, "rome")

    beaten = run(battles, world, dice={"province": 1} | win("carthage", "rome")).state
    set_won_and_lost(beaten)
    assert (False, True) == (beaten.powers["rome"].won_last, beaten.powers["rome"].lost_last)
