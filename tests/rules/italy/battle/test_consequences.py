"""What comes of a battle (ITA-8)."""

from rules.italy.battle.consequences import consequences
from rules.italy.battle.events import BattleWon, PowerFell, PowerRevived, ProvinceTaken, Subjugated
from rules.italy.battle.prizes import Take, eligible
from rules.italy.battle.scenes import spans
from rules.italy.board.land import Land
from rules.italy.phases import battles, end
from rules.italy.realm.spending import Spend
from rules.italy.war.declaring import DeclareAttack
from tests.rules.italy.worlds import a_world, an_attack, attacked, run, win

CAMPANIA = {"north_campania": "rome", "south_campania": "rome"}
MINOR = ((3, 1), (1, 1))
DEFENDED = ((1, 1), (3, 1))
LOST = ((1, 1), (6, 1))
"""A defender's Minor and Major Victory between 80 and 90 points."""


def after(world, *attacks, **dice_and_more):
    """Fight some attacks."""
    return run(battles, attacked(world, *attacks), **dice_and_more)


def rome_in_pentri(dice, **more):
    """Let Rome fight the Samnites for Pentri."""
    attack = an_attack("rome", "samnites", province="pentri")
    return after(more.pop("world", None) or a_world(), attack, dice=win("rome", "samnites", *dice), **more)


def a_battle(province, attacker, holder, army="", won=True):
    """Give a battle whose result is asked for."""
    return an_attack(attacker, holder, struck=province, army=army or holder, won=won)


def test_ITA_8_1_a_battle_takes_effect_before_the_next() -> None:
    """The result is told before anything changes hands."""
    kinds = [type(event) for event in rome_in_pentri(MINOR).events]

    assert kinds.index(BattleWon) < kinds.index(ProvinceTaken)


def test_ITA_8_2_an_attackers_minor_victory_takes_the_province() -> None:
    """And no other."""
    assert ["pentri"] == [event.province for event in rome_in_pentri(MINOR).told(ProvinceTaken)]


def test_ITA_8_3_an_attackers_major_victory_takes_one_more() -> None:
    """Example 32: Caudini or Hirpini, as the player chooses."""
    chosen = rome_in_pentri(((6, 1), (1, 1)), orders={"take": {"rome": [Take(province="caudini")]}}, players=("rome",))

    assert ["pentri", "caudini"] == [event.province for event in chosen.told(ProvinceTaken)]


def test_ITA_8_4_the_second_province_is_the_same_holders_and_next_to_the_victors() -> None:
    """Free, not the struck one, a Subject's too."""
    assert ["caudini", "hirpini"] == eligible(a_world(), a_battle("pentri", "rome", "samnites"), "major")
    occupied = a_world(at={"carthage": ("caudini", 100, "")})
    assert ["hirpini"] == eligible(occupied, a_battle("pentri", "rome", "samnites"), "major")
    master = a_world(CAMPANIA)
    assert "north_campania" in eligible(master, a_battle("volsci", "samnites", "rome"), "major")


def test_ITA_8_5_a_defenders_minor_victory_changes_nothing() -> None:
    """On the map."""
    lost = rome_in_pentri(DEFENDED)

    assert "minor" == lost.told(BattleWon)[0].degree
    assert a_world().provinces == lost.state.provinces


def test_ITA_8_6_a_defenders_major_victory_takes_one_of_the_attackers() -> None:
    """Example 33: only Pentri touches Rome."""
    world = attacked(a_world(), an_attack("samnites", "rome", province="sabina"))
    end = run(battles, world, dice=win("samnites", "rome", *LOST))

    assert [("pentri", "samnites", "rome")] == [(one.province, one.before, one.now) for one in end.told(ProvinceTaken)]


def test_ITA_8_7_a_subjects_major_victory_serves_its_master() -> None:
    """Example 34."""
    battle = a_battle("north_campania", "samnites", "rome", "campanians", won=False)

    assert ["pentri", "caudini", "hirpini"] == eligible(a_world(CAMPANIA), battle, "major")

    world = attacked(a_world(CAMPANIA), an_attack("samnites", "rome", province="north_campania"))
    end = run(
        battles,
        world,
        {"take": {"rome": [Take(province="hirpini")]}},
        win("samnites", "campanians", *LOST),
        players=("rome",),
    )
    assert "rome" == end.state.provinces["hirpini"].holder


def test_ITA_8_8_a_player_chooses_others_by_rule() -> None:
    """Example 32: an autopilot other than Rome would roll, Rome takes the first of equals."""
    assert "caudini" == rome_in_pentri(((6, 1), (1, 1))).told(ProvinceTaken)[1].province.lower()
    world = attacked(a_world(), an_attack("campanians", "samnites", province="pentri"))
    end = run(battles, world, dice=win("campanians", "samnites") | {"prize": 2})
    assert "campanians" == end.state.provinces["hirpini"].holder
    silent = rome_in_pentri(((6, 1), (1, 1)), players=("rome",))
    assert ["battle", "take"] == [window.name for window in silent.windows]
    assert 2 == len(silent.told(ProvinceTaken))


def test_ITA_8_8_the_second_province_is_valued_with_the_first_taken() -> None:
    """Trebia makes the Boii a Subject only with Felsina; Sabina has a resource."""
    world = a_world({"sabina": "boii"})
    end = after(world, an_attack("etruscans", "boii", province="felsina"), dice=win("etruscans", "boii"))

    assert ["felsina", "trebia"] == [event.province for event in end.told(ProvinceTaken) if event.now == "etruscans"]


def test_ITA_8_9_the_steps_come_in_order() -> None:
    """Provinces, falls, new rulers, subjugations: example 31."""
    world = a_world({"picenum": "rome", "etruria": "senones"})
    end = after(world, an_attack("rome", "senones", province="ager_gallicus"), dice=win("rome", "senones", *MINOR))
    order = [
        type(event) for event in end.events if isinstance(event, ProvinceTaken | PowerFell | PowerRevived | Subjugated)
    ]

    assert [ProvinceTaken, PowerFell, ProvinceTaken, PowerRevived, Subjugated] == order


def test_ITA_8_10_a_home_taken_back_is_simply_ones_own() -> None:
    """And costs nothing any more."""
    world = a_world({"sabina": "etruscans"})
    end = after(world, an_attack("rome", "etruscans", province="sabina"), dice=win("rome", "etruscans", *MINOR))

    assert 0 == Land(end.state).parts("rome").lost


def test_ITA_8_11_conquests_go_free_but_for_the_second_prize() -> None:
    """The Bruttians held both Campanias; Rome takes North Campania with a Major Victory elsewhere."""
    world = a_world({**dict.fromkeys(("north_campania", "south_campania"), "bruttians"), "hirpini": "rome"})
    attack = an_attack("rome", "bruttians", province="lucania_bruttium")
    end = run(battles, attacked(world, attack), {"take": {"rome": [Take(province="north_campania")]}},
              win("rome", "bruttians"), players=("rome",))  # fmt: skip

    assert ("rome", "campanians") == tuple(
        end.state.provinces[id].holder for id in ("north_campania", "south_campania")
    )


def test_ITA_8_12_a_new_master_is_a_new_subjugation() -> None:
    """Etruria passes from the Boii to Rome."""
    world = a_world({"etruria": "boii"})
    end = after(world, an_attack("rome", "boii", province="etruria"), dice=win("rome", "etruscans", *MINOR))

    assert ["etruscans"] == end.state.subjugations
    assert [("etruscans", "rome")] == [(one.power, one.master) for one in end.told(Subjugated)]


def test_ITA_8_13_only_ones_own_army_wins_or_loses() -> None:
    """Example 34: neither Rome nor the Campanians; kept for the next turn."""
    world = attacked(a_world(CAMPANIA), an_attack("samnites", "rome", province="north_campania"))
    done = run(end, run(battles, world, dice=win("samnites", "campanians", *DEFENDED)).state).state.powers

    assert (False, True) == (done["samnites"].won_last, done["samnites"].lost_last)
    assert not any(done[one].won_last or done[one].lost_last for one in ("rome", "campanians"))


def test_ITA_8_6_an_attack_says_what_a_bad_defeat_would_cost() -> None:
    """Whoever has one home falls by it; of three homes one is lost."""
    fatal = consequences(a_world(), "etruscans", DeclareAttack(province="ager_gallicus"))
    dear = consequences(a_world(), "rome", DeclareAttack(province="south_campania"))

    assert fatal.endswith("1 in 10 you fall.")
    assert dear.endswith("1 in 10 you lose a home.")


def test_ITA_7_2_what_is_spent_in_vain_is_said() -> None:
    """Of 90 points ten more reach the next step, and another ten do nothing."""
    world = attacked(a_world(revenues={"rome": 40}), an_attack("samnites", "rome", province="sabina", reserve=20))
    why = "whatever the other side spends: 110 points hold five full 20s, as 100 do"
    vain = f"10 of the 20 against the Samnites change nothing, {why}; 10 more: 9 in 10."

    assert consequences(world, "rome", Spend(defence={"samnites": 20})).endswith(vain)
    world.attacks["samnites"].reserve = 10
    assert "change nothing" not in consequences(world, "rome", Spend(defence={"samnites": 10}))
    world.attacks["samnites"].reserve = 5
    told = consequences(world, "rome", Spend(defence={"samnites": 5}))
    assert "The 5 against the Samnites change nothing, whatever" in told
    assert told.endswith("95 points hold four full 20s, as 90 do; 5 more: 7 in 10.")


def test_ITA_6_14_an_attack_says_what_it_does_at_home() -> None:
    """Ten points less against whoever marches on one already, with the odds where they change."""
    order, foe = DeclareAttack(province="picenum"), an_attack("samnites", "rome", province="sabina")
    same, worse = (attacked(a_world(turn=5), foe) for _ in range(2))
    worse.powers["rome"].loose = 10

    assert consequences(same, "rome", order).endswith("At home 10 points less, which changes no odds so far.")
    told = "At home 10 points less: Sabina is lost to the Samnites 5 in 10, not 3 in 10."
    assert consequences(worse, "rome", order).endswith(told)
    assert "At home" not in consequences(a_world(turn=5), "rome", order)


def test_ITA_8_9_a_battle_is_told_before_what_came_of_it() -> None:
    """From its result to the last change of the map before the next battle; what is no part of one stands apart."""
    told = rome_in_pentri(MINOR).events
    won = [type(event) for event in told].index(BattleWon)
    [span] = spans(told)

    assert range(won, won + 2) == span
    assert isinstance(told[won + 1], ProvinceTaken)
    assert [] == spans([event for event in told if not isinstance(event, BattleWon)])
