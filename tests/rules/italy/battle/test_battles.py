"""Battles: provinces, armies, points (ITA-6.1 to ITA-6.20)."""

import pytest

from rules.italy.battle.armies import cards, corps, generals, meet
from rules.italy.battle.events import BattleBriefed
from rules.italy.battle.prizes import Strike
from rules.italy.board.land import Land
from rules.italy.phases import battles
from rules.italy.war.attacks import attacking, best, facing
from rules.italy.war.events import AttackCancelled, AttackFollowed
from tests.rules.italy.worlds import a_world, an_attack, attacked, run, win

CAMPANIA = {"north_campania": "rome", "south_campania": "rome"}
MINOR = ((3, 1), (1, 1))


def briefed(end, attacker):
    """Give the briefing of an attacker's battle."""
    return next(event for event in end.told(BattleBriefed) if event.attacker == attacker)


def test_ITA_6_1_battles_in_order_each_with_its_consequences() -> None:
    """Example 6: the second attack finds no province any more."""
    world = attacked(a_world(), an_attack("syracusans", "campanians"), an_attack("campanians", "rome"))
    world.powers["campanians"].attack_points = 7
    end = run(battles, world, dice=win("syracusans", "campanians", *MINOR))

    assert ["fought", "cancelled"] == [one.state for one in end.state.attacks.values()]
    assert 7 == end.state.powers["campanians"].loose


def test_ITA_6_2_revenue_then_resource_then_a_die() -> None:
    """Example 26."""
    world = a_world()

    assert ["sabina"] == best(world, "samnites", ["sabina", "volsci"])
    assert ["latium", "sabina"] == best(world, "etruscans", ["latium", "sabina"])

    attacked(world, an_attack("etruscans", "rome"))
    end = run(battles, world, dice={"province": 2} | win("etruscans", "rome", *MINOR))

    assert "sabina" == briefed(end, "etruscans").province


def test_ITA_6_2_the_most_revenue_comes_before_a_resource() -> None:
    """Ager Volscus, a home that costs Rome 5, and not Pentri with its quarry."""
    world = a_world(CAMPANIA | {"volsci": "samnites"})

    assert ["volsci"] == best(world, "rome", ["volsci", "pentri"])


def test_ITA_6_3_revenue_as_right_after_the_capture() -> None:
    """Example 27: two ports are worth 10; falls and freed conquests count."""
    land = Land(a_world())

    assert 10 == land.taken("syracusans", ["north_campania"]).revenue("syracusans")
    senones = Land(a_world({"picenum": "rome", "sabina": "senones"}))
    assert 20 == senones.taken("rome", ["ager_gallicus"]).revenue("rome")


def test_ITA_6_4_the_province_is_found_when_the_battle_comes() -> None:
    """The Etruscans take Sabina first, so the Samnites find Volsci."""
    world = attacked(a_world(), an_attack("etruscans", "rome"), an_attack("samnites", "rome"))
    dice = {"province": 2} | win("etruscans", "rome", *MINOR) | win("samnites", "rome")
    dice[("generator.defender", "rome")] = [1, 1, 1, 1]

    assert "volsci" == briefed(run(battles, world, dice=dice), "samnites").province


def test_ITA_6_5_an_occupied_province_cannot_be_struck() -> None:
    """By nobody."""
    land = Land(a_world(at={"carthage": ("sabina", 100, "")}))

    assert ["volsci"] == land.within_reach("samnites", "rome")
    assert all("sabina" not in land.strikeable(power) for power in land.world.powers)


def test_ITA_6_6_a_named_province_is_struck_if_it_can_be() -> None:
    """Not the one that pays most."""
    world = attacked(a_world(), an_attack("rome", "samnites", province="pentri"))

    assert "pentri" == briefed(run(battles, world), "rome").province


def test_ITA_6_7_the_named_province_stays_until_the_battle() -> None:
    """Nobody is asked again while it can be struck."""
    world = attacked(a_world(), an_attack("rome", "senones", province="picenum"))
    end = run(battles, world, players=("rome",))

    assert ["battle"] == [window.name for window in end.windows if window.name != "take"]
    assert "picenum" == briefed(end, "rome").province


def test_ITA_6_8_a_named_attack_follows_its_province() -> None:
    """Example 3: to the Syracusans; what the Campanians held back is loose."""
    world = attacked(
        a_world(),
        an_attack("syracusans", "campanians"),
        an_attack("bruttians", "syracusans"),
        an_attack("rome", "campanians", province="north_campania", reserve=6),
    )
    dice = win("syracusans", "campanians", *MINOR) | win("bruttians", "syracusans", (1, 1), (3, 1))
    end = run(battles, world, dice=dice)

    assert [("campanians", "syracusans")] == [(one.before, one.now) for one in end.told(AttackFollowed)]
    assert 6 == end.state.powers["campanians"].loose
    assert 70 == briefed(end, "rome").defender_points


def lost_name(at=None, province=1, **more):
    """Let Rome's named Pentri be occupied, with two other Samnite provinces in reach."""
    world = a_world({"south_campania": "rome"}, at={"carthage": ("pentri", 100, "")} | (at or {}))
    world = attacked(world, an_attack("rome", "samnites", province="pentri"))
    return run(battles, world, dice={"province": province} | win("rome", "samnites", *MINOR), **more)


def test_ITA_6_9_another_province_where_the_named_one_cannot_be_struck() -> None:
    """A player chooses; in silence, and for an autopilot, the usual rule does."""
    chosen = lost_name(players=("rome",), orders={"retarget": {"rome": [Strike(province="hirpini")]}})

    assert "hirpini" == briefed(chosen, "rome").province
    assert "caudini" == briefed(lost_name(players=("rome",)), "rome").province
    assert "caudini" == briefed(lost_name(), "rome").province
    assert [] == lost_name().windows


def test_ITA_6_9_an_autopilot_rome_uses_the_die_of_other_powers() -> None:
    """Not the worth of a prize, which takes the first of equals."""
    assert "hirpini" == briefed(lost_name(province=2), "rome").province


def test_ITA_6_9_nobody_is_asked_where_one_province_is_left() -> None:
    """Caudini is occupied as well."""
    left = lost_name({"epirus": ("caudini", 100, "apulia")}, players=("rome",))

    assert "hirpini" == briefed(left, "rome").province
    assert "retarget" not in [window.name for window in left.windows]


def test_ITA_6_10_a_cancelled_attack_frees_its_points() -> None:
    """The attacker counts as not attacking from now on."""
    world = attacked(a_world(), an_attack("boii", "tarentines", reserve=4), an_attack("etruscans", "boii"))
    world.powers["boii"].attack_points = 9
    end = run(battles, world)

    assert [(9, 4)] == [(one.freed, one.reserve) for one in end.told(AttackCancelled)]
    assert not attacking(end.state, "boii")
    assert 80 + 9 + 10 == briefed(end, "etruscans").defender_points
    assert 4 == end.state.powers["tarentines"].loose


def test_ITA_6_11_a_subject_defends_its_own_homes() -> None:
    """Its master all the rest."""
    land = Land(a_world(CAMPANIA | {"pentri": "rome"}))

    assert "campanians" == land.army("north_campania")
    assert "rome" == land.army("pentri")


def test_ITA_6_12_an_attacker_has_80_and_his_attack_points() -> None:
    """An External army its strength."""
    world = attacked(
        a_world(at={"carthage": ("latium", 70, "")}), an_attack("boii", "senones"), an_attack("carthage", "rome")
    )
    world.powers["boii"].attack_points = 15

    assert 95 == meet(world, world.attacks["boii"], "ager_gallicus").attacker_points
    assert 70 == meet(world, world.attacks["carthage"], "sabina").attacker_points


def test_ITA_6_13_a_defender_has_80_and_its_reserves() -> None:
    """Never below 0."""
    world = attacked(a_world(), an_attack("boii", "senones", reserve=5), an_attack("senones", "rome"))
    world.powers["senones"].loose = 3

    assert 88 == meet(world, world.attacks["boii"], "ager_gallicus").defender_points

    world.rules = world.rules.model_copy(update={"base_army": -50})
    assert 0 == meet(world, world.attacks["boii"], "ager_gallicus").defender_points


def test_ITA_6_14_ten_more_for_not_attacking() -> None:
    """An attack fought counts as attacking; a Subject's army always has the 10."""
    fought = an_attack("rome", "samnites", state="fought", army="samnites")
    for province, points in (("sabina", 80), ("north_campania", 90)):
        world = attacked(a_world(CAMPANIA), fought, an_attack("samnites", "rome"))
        assert points == meet(world, world.attacks["samnites"], province).defender_points


def two_on_rome():
    """Give example 28: Samnites and Syracusans attack Rome, master of the Campanians, who attacks Pentri."""
    return attacked(
        a_world(CAMPANIA),
        an_attack("samnites", "rome", reserve=10),
        an_attack("syracusans", "rome", reserve=10),
        an_attack("rome", "samnites", province="pentri"),
    )


@pytest.mark.parametrize(("die", "points"), [(1, [90, 100]), (2, [90, 90])])
def test_ITA_6_15_ten_less_for_each_attack_beyond_the_first(die, points) -> None:
    """Example 28: Sabina and North Campania, or twice North Campania."""
    dice = {"province": die}
    for attacker in ("samnites", "syracusans"):
        dice[("generator.attacker", attacker)] = [1, 1]
    dice |= {("generator.defender", "rome"): [3, 1], ("generator.defender", "campanians"): [3, 1, 3, 1]}
    end = run(battles, two_on_rome(), dice=dice)

    assert points == [event.defender_points for event in end.told(BattleBriefed)][:2]


def test_ITA_6_16_an_army_faces_what_it_fought_fights_or_would() -> None:
    """Named, in doubt, External, cancelled."""
    world = two_on_rome()

    assert "rome" == facing(world, world.attacks["samnites"])  # Sabina or North Campania: in doubt the target
    assert "campanians" == facing(world, world.attacks["syracusans"])
    assert "samnites" == facing(world, world.attacks["rome"])

    world.attacks["samnites"].state = "cancelled"
    assert "" == facing(world, world.attacks["samnites"])
    world.attacks["syracusans"].state, world.attacks["syracusans"].army = "fought", "campanians"
    assert "campanians" == facing(world, world.attacks["syracusans"])
    external = attacked(a_world(CAMPANIA, at={"carthage": ("messana", 100, "")}), an_attack("carthage", "rome"))
    assert "campanians" == facing(external, external.attacks["carthage"])


def test_ITA_6_16_between_different_armies_the_target_itself_faces_it() -> None:
    """South Campania or Messana: not the Campanians, who come first, but their master."""
    world = a_world(dict.fromkeys(CAMPANIA, "syracusans"))
    attacked(world, an_attack("bruttians", "syracusans"))

    assert "syracusans" == facing(world, world.attacks["bruttians"])


@pytest.mark.parametrize(("builder", "hand"), [(0, 4), (10, 4), (20, 5), (30, 5), (40, 6), (100, 6)])
def test_ITA_6_17_command_cards_by_builder(builder, hand) -> None:
    """Rome always 5; a Subject by its last ruler."""
    world = a_world({"etruria": "rome"}, ratings={"etruscans": (0, 0, builder)})

    assert hand == cards(world, "etruscans")
    assert 5 == cards(world, "rome")


def test_ITA_6_18_most_generals_by_points() -> None:
    """Example 29."""
    world = a_world()

    assert (1, 2, 2) == tuple(generals(world, one, 92) for one in ("samnites", "campanians", "rome"))
    assert 3 == generals(world, "rome", 110)
    assert [35, 50, 40, 50, 35, 50, 50, 40, 35] == [one.general_divisor for one in world.powers.values()]


def test_ITA_6_19_the_terrain_of_the_struck_province() -> None:
    """As the table calls it."""
    world = attacked(a_world(), an_attack("rome", "samnites", province="pentri"))

    assert ("hill", "wood", "broken") == briefed(run(battles, world), "rome").terrain


def test_ITA_6_20_a_quarter_from_each_subject_that_faces_no_attack() -> None:
    """Example 29: at most 23 of 92; a Subject's army has none."""
    world = a_world(CAMPANIA | {"etruria": "rome"})

    assert (("campanians", 23), ("etruscans", 23)) == corps(world, "rome", 92)
    assert () == corps(world, "campanians", 92)

    attacked(world, an_attack("boii", "rome", province="etruria"))
    assert (("campanians", 23),) == corps(world, "rome", 92)
