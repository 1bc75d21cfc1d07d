"""Powers, provinces and revenue (ITA-1, ITA-2)."""

import pytest

from rules.italy.battle.events import PowerRevived, ProvinceTaken
from rules.italy.board.land import Land
from rules.italy.phases import attacks, battles, revenue, rulers, spending
from rules.italy.realm.events import RevenueTaken
from tests.rules.italy.worlds import a_world, an_attack, attacked, run, scenario, win

SUBJECT_CAMPANIA = {"north_campania": "rome", "south_campania": "rome"}


def test_ITA_1_1_nine_powers_in_order_rome_without_ruler() -> None:
    """And nobody else is without."""
    powers = a_world().powers

    assert [
        "rome", "samnites", "campanians", "bruttians", "etruscans", "senones", "boii", "tarentines", "syracusans",
    ] == list(powers)  # fmt: skip
    assert ["rome"] == [one.id for one in powers.values() if one.ruler is None]


def test_ITA_1_2_nineteen_provinces_each_with_one_home() -> None:
    """As many as the rulebook says for each Power."""
    world = a_world()

    assert 19 == len(world.provinces)
    assert [3, 3, 2, 1, 1, 2, 2, 2, 3] == [len(one.home) for one in world.powers.values()]
    assert all(one.id in world.powers[one.home].home for one in world.provinces.values())


def test_ITA_1_3_three_of_each_resource_and_no_pair_at_first() -> None:
    """At most one to a province."""
    world = a_world()
    sites = [one.resource for one in world.provinces.values() if one.resource]

    assert {"port": 3, "quarry": 3, "olive": 3} == {kind: sites.count(kind) for kind in sites}
    assert all(0 == Land(world).resources(power) for power in world.powers)


def test_ITA_1_4_borders_and_straits_are_symmetric() -> None:
    """38 pairs, two of them over water, which count alike."""
    world = a_world()
    pairs = {frozenset((one.id, other)) for one in world.provinces.values() for other in one.near}

    assert 38 == len(pairs) == len(scenario().adjacent)
    assert all(one.id in world.provinces[other].near for one in world.provinces.values() for other in one.near)
    assert {"north_campania", "lucania_bruttium"} == set(world.provinces["messana"].straits)
    assert Land(world).touches("syracusans", "north_campania")


@pytest.mark.parametrize(
    ("attacker", "targets"),
    [
        ("rome", "samnites campanians etruscans senones"),
        ("samnites", "rome campanians bruttians senones tarentines"),
        ("campanians", "rome samnites bruttians syracusans"),
        ("bruttians", "samnites campanians tarentines syracusans"),
        ("etruscans", "rome senones boii"),
        ("senones", "rome samnites etruscans boii tarentines"),
        ("boii", "etruscans senones"),
        ("tarentines", "samnites bruttians senones"),
        ("syracusans", "campanians bruttians"),
    ],
)
def test_ITA_4_1_legal_targets_of_the_opening(attacker, targets) -> None:
    """Each Active Power that controls a province next to one of the attacker's."""
    assert targets.split() == Land(a_world()).targets(attacker)


def test_ITA_1_5_an_occupied_province_is_held_but_not_controlled() -> None:
    """By its holder, or by anybody."""
    land = Land(a_world(at={"carthage": ("latium", 100, "")}))

    assert "latium" in land.held("rome")
    assert ["sabina", "volsci"] == [home for home in land.held("rome") if land.controls("rome", home)]


def test_ITA_1_6_an_external_power_is_never_a_holder() -> None:
    """It wins, and the province keeps its holder (ITA-9.17)."""
    world = attacked(a_world(at={"carthage": ("latium", 100, "")}), an_attack("carthage", "rome"))

    end = run(battles, world, dice={"province": 1} | win("carthage", "rome"))

    assert "carthage" == end.state.provinces["sabina"].occupier
    assert "rome" == end.state.provinces["sabina"].holder


def test_ITA_1_7_occupation_alone_makes_nobody_inactive() -> None:
    """Loss of the last home does."""
    assert Land(a_world(at={"carthage": ("etruria", 100, "")})).active("etruscans")
    assert not Land(a_world({"etruria": "rome"})).active("etruscans")


def test_ITA_1_8_one_holder_of_all_homes_is_the_master() -> None:
    """The fallen Power is his Subject."""
    land = Land(a_world(SUBJECT_CAMPANIA))

    assert "rome" == land.master("campanians")
    assert ["campanians"] == land.subjects("rome")


def test_ITA_1_9_split_homes_are_nobodys_subject() -> None:
    """They wait."""
    land = Land(a_world({"north_campania": "rome", "south_campania": "samnites"}))

    assert not land.active("campanians")
    assert not land.master("campanians")


CROWNED = {("ruler.aggressor", "etruscans"): 5, ("ruler.protector", "etruscans"): 5, ("ruler.builder", "etruscans"): 10}


def fall_of_the_senones():
    """Give example 31: Rome takes the last home of the Senones, who had Etruria and Sabina."""
    world = a_world({"picenum": "rome", "etruria": "senones", "sabina": "senones"})
    world.powers["etruscans"].ruler.since = 0
    world = attacked(world, an_attack("rome", "senones", province="ager_gallicus"))
    world.provinces["sabina"].holder, world.provinces["latium"].holder = "senones", "rome"
    return run(battles, world, dice=win("rome", "senones", (3, 1)) | CROWNED)


def test_ITA_1_10_conquests_of_a_fallen_power_go_home() -> None:
    """Etruria to the Etruscans and Sabina to Rome: example 31."""
    end = fall_of_the_senones()

    assert {"etruria": "etruscans", "sabina": "rome", "ager_gallicus": "rome"} == {
        id: end.state.provinces[id].holder for id in ("etruria", "sabina", "ager_gallicus")
    }
    assert ["sabina", "etruria"] == [event.province for event in end.told(ProvinceTaken) if event.clause == "ITA-1.10"]
    assert ["senones"] == end.state.subjugations
    assert 20 == Land(end.state).revenue("rome")


def test_ITA_1_11_a_power_that_holds_a_home_again_is_active() -> None:
    """From that moment: example 31."""
    end = fall_of_the_senones()

    assert ["etruscans"] == [event.power for event in end.told(PowerRevived)]
    assert Land(end.state).active("etruscans")


def test_ITA_1_12_a_revived_power_gets_a_new_ruler_at_once() -> None:
    """In this turn: example 31."""
    ruler = fall_of_the_senones().state.powers["etruscans"].ruler

    assert 1 == ruler.since
    assert 50 == ruler.builder  # 5, 5 and 10


def test_ITA_1_13_an_inactive_power_does_nothing() -> None:
    """No revenue, no roll, no attack, no spending; its civic total stays."""
    world = a_world({"etruria": "rome"}, turn=5)
    world.powers["etruscans"].civic = 30

    for phase in (revenue, rulers, attacks, spending):
        end = run(phase, world)
        world = end.state
        assert not [event for event in end.events if getattr(event, "power", "") == "etruscans"]

    assert 30 == world.powers["etruscans"].civic
    assert 0 == world.powers["etruscans"].revenue


def test_ITA_1_14_revival_does_not_return_homes_that_others_hold() -> None:
    """Boii come back in Felsina; Trebia stays the Etruscans'."""
    world = a_world({"felsina": "senones", "trebia": "etruscans", "picenum": "rome"})
    after = Land(world).taken("rome", ["ager_gallicus"])

    assert "boii" == after.holders["felsina"]
    assert "etruscans" == after.holders["trebia"]
    assert after.active("boii")


def test_ITA_1_15_every_holder_is_active_whatever_is_taken() -> None:
    """After any capture of any province by anybody within reach of it."""
    for world in (a_world(), a_world({"picenum": "rome", "etruria": "senones", "felsina": "senones"})):
        land = Land(world)
        for power in world.powers:
            for province in land.strikeable(power):
                after = land.taken(power, [province])
                assert all(after.active(holder) for holder in after.holders.values())


def test_ITA_2_1_revenue_is_own_subjects_and_resources_less_lost_homes() -> None:
    """Example 11: five of these conquests without Latium, and with it."""
    homes = ("north_campania", "south_campania", "syracuse", "etruria", "lucania_bruttium")
    world = a_world(dict.fromkeys(homes, "rome") | {"latium": "samnites"})
    parts = Land(world).parts("rome")

    assert (0, 20, 10, 5) == (parts.own, parts.subjects, parts.resources, parts.lost)
    assert (25, 10) == (parts.total, parts.earmarked)

    world.provinces["latium"].holder = "rome"

    assert 40 == Land(world).revenue("rome")


def test_ITA_2_2_own_provinces_yield_nothing() -> None:
    """Example 1: the opening brings 0 to all nine."""
    world = a_world()

    assert [0] * 9 == [Land(world).revenue(power) for power in world.powers]

    world.rules = world.rules.model_copy(update={"home_yield": (5, 10, 20)})

    assert (20, 5) == (Land(world).revenue("rome"), Land(world).revenue("etruscans"))


@pytest.mark.parametrize(("subject", "pays"), [("etruscans", 5), ("campanians", 10), ("syracusans", 20)])
def test_ITA_2_3_a_subject_pays_by_its_homes(subject, pays) -> None:
    """One, two or three."""
    world = a_world(dict.fromkeys(a_world().powers[subject].home, "boii"))

    assert pays == Land(world).parts("boii").subjects


def test_ITA_2_4_an_occupied_home_stops_the_yield() -> None:
    """Example 8: Carthage in North Campania; the Campanians remain Subjects."""
    world = a_world(SUBJECT_CAMPANIA, at={"carthage": ("north_campania", 100, "")})

    assert 0 == Land(world).revenue("rome")
    assert "rome" == Land(world).master("campanians")


def test_ITA_2_5_a_lone_conquest_yields_nothing_of_itself() -> None:
    """Examples 2 and 9."""
    etruscans = Land(a_world({"felsina": "etruscans", "trebia": "etruscans", "sabina": "etruscans"}))
    rome = Land(a_world({"etruria": "rome", "pentri": "rome"})).parts("rome")

    assert (10, 0) == (etruscans.revenue("etruscans"), etruscans.parts("etruscans").earmarked)
    assert 0 == etruscans.revenue("rome")
    assert (15, 5) == (rome.total, rome.earmarked)


def test_ITA_2_6_two_of_a_kind_pay_10_and_all_three_20() -> None:
    """Wherever they lie; example 12: Rome with all of Italy has 150."""
    assert 10 == Land(a_world({"syracuse": "rome"})).resources("rome")
    assert 20 == Land(a_world({"syracuse": "rome", "north_campania": "rome"})).resources("rome")
    assert 150 == Land(a_world(dict.fromkeys(a_world().provinces, "rome"))).revenue("rome")
    assert 165 == Land(a_world(dict.fromkeys(a_world().provinces, "etruscans"))).revenue("etruscans")


def test_ITA_2_7_each_home_not_controlled_costs_5() -> None:
    """Taken or occupied."""
    land = Land(a_world({"sabina": "etruscans"}, at={"carthage": ("latium", 100, "")}))

    assert 10 == land.parts("rome").lost


def test_ITA_2_8_revenue_is_never_negative() -> None:
    """Example 10."""
    parts = Land(a_world({"etruria": "rome", "sabina": "boii", "volsci": "boii"})).parts("rome")

    assert (0, 0) == (parts.total, parts.earmarked)


def test_ITA_2_9_one_home_subjects_are_earmarked_and_losses_eat_the_rest_first() -> None:
    """Two of them, and one home lost: 5 of 5 + 5 - 5."""
    world = a_world({"etruria": "rome", "lucania_bruttium": "rome", "volsci": "samnites"})
    parts = Land(world).parts("rome")

    assert (5, 5) == (parts.total, parts.earmarked)


def test_ITA_2_10_nothing_is_carried_over() -> None:
    """Talents, points and loose reserves begin at nothing."""
    world = a_world(revenues={"rome": 40})
    world.powers["rome"].loose = world.powers["rome"].attack_points = 9

    end = run(revenue, world).state.powers["rome"]

    assert (0, 0, 0) == (end.revenue, end.loose, end.attack_points)


def test_ITA_2_11_every_active_power_is_told_its_parts() -> None:
    """Example 7: a Subject of two and two ports."""
    told = run(revenue, a_world(SUBJECT_CAMPANIA)).told(RevenueTaken)

    assert 8 == len(told)
    assert ("rome", 10, 10, 20, 0) == (
        told[0].power, told[0].subjects, told[0].resources, told[0].total, told[0].earmarked,
    )  # fmt: skip
