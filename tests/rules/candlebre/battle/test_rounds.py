"""One round at a time: who acts when, at which number, and what it costs (CAN-7.2 to CAN-7.15)."""

from dataclasses import replace

import pytest

from rules.candlebre.battle.battles import COUNTERS, fight, infantry_class, side_of
from rules.candlebre.battle.events import LeaderCaptured
from rules.candlebre.battle.rounds import hits
from rules.candlebre.board.tables import SEGMENTS, TYPES, UNITS
from tests.rules.candlebre.battle.melees import (
    BOWS,
    ENGINES,
    FOOT,
    HIRED,
    HORSE,
    LIGHT,
    PIKES,
    PLAIN,
    a_melee,
    fought,
    who,
)
from tests.rules.candlebre.worlds import a_battle, a_leader, a_table


def test_CAN_7_2_a_round_has_three_tiers() -> None:
    """First strike, charges, ground troops; losses are taken after each."""
    melee = a_melee({BOWS: 1, FOOT: 1}, {FOOT: 2})

    tiers, _ = fought(melee, {"attack.archers": [1]})

    assert [(1, [BOWS], []), (2, [], []), (3, [FOOT], [FOOT])] == who(tiers)
    assert [1, 0] == [len(tiers[0].losses[1].killed), len(tiers[2].losses[1].killed)]


def test_CAN_7_3_a_side_that_is_eliminated_ends_it() -> None:
    """No further tier is fought."""
    tiers, _ = fought(a_melee({BOWS: 1}, {FOOT: 1}), {"attack.archers": [1]})

    assert [1] == [tier.number for tier in tiers]


def test_CAN_7_4a_attackers_use_attack_defenders_defence_archers_attack() -> None:
    """Infantry 7 and 8, archers 6 in both roles."""
    _, script = fought(a_melee({BOWS: 1, FOOT: 1}, {BOWS: 1, FOOT: 1}))

    assert {"attack.archers": 6, "defence.archers": 6, "attack.infantry": 7, "defence.infantry": 8} == script.needed


@pytest.mark.parametrize(("die", "needed", "hit"), [(1, 1, True), (20, 19, False), (19, 19, True), (8, 7, False)])
def test_CAN_7_4b_a_one_always_hits_and_a_twenty_never(die: int, needed: int, hit: bool) -> None:
    """Else at the number or under it."""
    assert hit == hits(die, needed)


def test_CAN_7_4e_both_sides_capture() -> None:
    """On exactly the number, attacker and defender alike."""
    tiers, _ = fought(a_melee({FOOT: 2}, {FOOT: 2}), {"attack.infantry": [7], "defence.infantry": [8]})

    assert [{FOOT: 1}, {FOOT: 1}] == [losses.captured for losses in tiers[-1].losses]


def test_CAN_7_4f_siege_engines_roll_no_die() -> None:
    """Their printed value is 0; they do nothing but negate a fort (CAN-7.12b)."""
    _, script = fought(a_melee({FOOT: 1, ENGINES: 2}, {FOOT: 1}))

    assert ["attack.infantry", "defence.infantry"] == script.rolled


def test_CAN_7_4h_every_plus_is_added_to_the_hit_number() -> None:
    """So a leader makes 7 an 8, which an 8 meets."""
    melee = a_melee({FOOT: 1}, {FOOT: 1}, plus=1)

    tiers, script = fought(melee, {"attack.infantry": [8]})

    assert (8, {FOOT: 1}) == (script.needed["attack.infantry"], tiers[-1].losses[1].captured)


def test_CAN_7_5_archers_of_both_sides_strike_first_in_every_round() -> None:
    """In round 1 and in round 5."""
    for fought_before in (0, 4):
        tiers, _ = fought(a_melee({BOWS: 1, FOOT: 1}, {BOWS: 1, FOOT: 1}, round=fought_before))
        assert (1, [BOWS], [BOWS]) == who(tiers)[0]


def test_CAN_7_5a_initiative_strikes_first_in_round_1_only() -> None:
    """Light infantry by nature, from M10 all infantry (CAN-13.9a)."""
    first, later = a_melee({LIGHT: 1}, {FOOT: 1}), a_melee({LIGHT: 1}, {FOOT: 1}, round=1)
    trained = a_melee({FOOT: 1, PIKES: 1}, {FOOT: 1}, initiative=infantry_class())

    assert [1, 3] == [next(tier for tier, ours, _ in who(fought(one)[0]) if LIGHT in ours) for one in (first, later)]
    assert (1, [FOOT, PIKES], []) == who(fought(trained)[0])[0]


def test_CAN_7_5b_a_defender_with_initiative_uses_his_better_value() -> None:
    """Light infantry defends at 5 in round 1, at 4 later."""
    numbers = [
        fought(a_melee({FOOT: 1}, {LIGHT: 1}, round=past))[1].needed["defence.light_infantry"] for past in (0, 1)
    ]

    assert [5, 4] == numbers


def test_CAN_7_5c_chargers_act_in_tier_2() -> None:
    """And not again in tier 3 (CAN-7.5i)."""
    melee = a_melee({HORSE: 1, FOOT: 1}, {FOOT: 2}, ready={HORSE}, round=1)

    assert [(1, [], []), (2, [HORSE], []), (3, [FOOT], [FOOT])] == who(fought(melee)[0])


def test_CAN_7_5d_all_others_act_in_tier_3() -> None:
    """Cavalry without an order too (CAN-7.5e), each unit once (CAN-7.5i)."""
    tiers, script = fought(a_melee({HORSE: 1, BOWS: 1, FOOT: 1, HIRED: 1}, {FOOT: 1}))

    assert (3, [HORSE, FOOT, HIRED], [FOOT]) == who(tiers)[-1]
    assert len(script.rolled) == len(set(script.rolled))


def test_CAN_7_5i_a_unit_attacks_once_a_round() -> None:
    """Whoever struck first is not among the ground troops."""
    _, script = fought(a_melee({LIGHT: 1, BOWS: 1}, {FOOT: 3}))

    assert ["attack.archers", "attack.light_infantry", "defence.infantry"] == script.rolled


def test_CAN_7_5g_the_attackers_dice_come_first() -> None:
    """In each tier."""
    _, script = fought(a_melee({BOWS: 1, FOOT: 1}, {BOWS: 1, FOOT: 1}))

    assert ["attack.archers", "defence.archers", "attack.infantry", "defence.infantry"] == script.rolled


def test_CAN_7_5h_who_falls_in_a_tier_still_rolls_in_it() -> None:
    """Losses are removed together."""
    melee = a_melee({BOWS: 1}, {BOWS: 1})

    fought(melee, {"attack.archers": [1], "defence.archers": [1]})

    assert (0, 0) == (melee.attacker.rolling, melee.defender.rolling)


def test_CAN_7_6_a_charge_doubles_the_attack_value_every_other_round() -> None:
    """It was ready, charges, and is unready again."""
    melee = a_melee({HORSE: 1}, {FOOT: 2}, ready={HORSE}, round=1)

    _, script = fought(melee)

    assert (16, set()) == (script.needed["attack.cavalry"], melee.attacker.ready)


def test_CAN_7_6a_there_is_no_charge_in_round_1() -> None:
    """The idle round comes first: no die, and ready at its end."""
    melee = a_melee({HORSE: 1}, {FOOT: 1}, our=replace(PLAIN, charge="open"))

    _, script = fought(melee)

    assert (["defence.infantry"], {HORSE}) == (script.rolled, melee.attacker.ready)


def test_CAN_7_6d_no_charge_is_made_against_pikemen() -> None:
    """That is looked up as tier 2 begins (CAN-7.6e): pikemen who fell to archers bar nobody."""
    barred = a_melee({HORSE: 1}, {PIKES: 1, FOOT: 1}, ready={HORSE}, round=1)
    freed = a_melee({HORSE: 1, BOWS: 1}, {PIKES: 1, FOOT: 1}, ready={HORSE}, round=1)

    assert (3, [HORSE], [FOOT, PIKES]) == who(fought(barred)[0])[-1]
    assert (2, [HORSE], []) == who(fought(freed, {"attack.archers": [1]})[0])[1]


def test_CAN_7_6e_barred_cavalry_fights_plainly_and_is_unready() -> None:
    """At 8, in tier 3."""
    melee = a_melee({HORSE: 1}, {PIKES: 1}, ready={HORSE}, round=1)

    _, script = fought(melee)

    assert (8, set()) == (script.needed["attack.cavalry"], melee.attacker.ready)


def test_CAN_7_6g_light_infantry_may_flank_from_M7() -> None:
    """It works as a charge: 10 in tier 2; without the level it fights on foot (CAN-13.8g)."""
    flanking = replace(PLAIN, flank="open")
    able = a_melee({LIGHT: 2}, {FOOT: 4}, our=flanking, flanks=True)
    unable = a_melee({LIGHT: 2}, {FOOT: 4}, our=flanking)

    assert ["defence.infantry"] == fought(able)[1].rolled
    assert 10 == fought(able)[1].needed["attack.light_infantry"]
    assert "attack.light_infantry" in fought(unable)[1].rolled


def test_CAN_7_6h_who_prepares_to_flank_does_not_use_initiative_and_pikes_do_not_bar() -> None:
    """No die in round 1; a flank in round 2 against pikemen."""
    melee = a_melee({LIGHT: 1}, {PIKES: 2}, our=replace(PLAIN, flank="open"), flanks=True)

    first, second = fought(melee)[1], fought(melee)[1]

    assert ["defence.pikemen"] == first.rolled
    assert 10 == second.needed["attack.light_infantry"]


def test_CAN_7_8_the_loser_chooses_what_is_lost() -> None:
    """By its casualty order over all its units."""
    order = replace(PLAIN, casualties=(HORSE, *(kind for kind in TYPES if kind != HORSE)))
    usual, chosen = a_melee({FOOT: 1}, {HORSE: 1, FOOT: 1}), a_melee({FOOT: 1}, {HORSE: 1, FOOT: 1}, their=order)

    lost = [fought(one, {"attack.infantry": [1]})[0][-1].losses[1].killed for one in (usual, chosen)]

    assert [{FOOT: 1}, {HORSE: 1}] == lost


def test_CAN_7_9a_each_segment_chooses_how_it_attacks() -> None:
    """Archers strike at cavalry while the foot strike as usual."""
    melee = a_melee({BOWS: 2, FOOT: 1}, {HORSE: 1, FOOT: 2}, our=replace(PLAIN, ranged="mounted"))

    tiers, _ = fought(melee, {"attack.archers": [1, 1], "attack.infantry": [1]})

    assert [{HORSE: 1}, {FOOT: 1}] == [tier.losses[1].killed for tier in tiers if tier.losses[1].killed]


def test_CAN_7_9b_hits_are_halved_once_for_each_segment_and_tier() -> None:
    """Three infantry and one mercenary are one segment: three hits are one loss."""
    melee = a_melee({FOOT: 2, HIRED: 1}, {HORSE: 4}, our=replace(PLAIN, foot="mounted"))

    tiers, _ = fought(melee, {"attack.infantry": [1, 1], "attack.mercenaries": [1]})

    assert {HORSE: 1} == tiers[-1].losses[1].killed


def test_CAN_7_9e_leaders_cannot_be_struck() -> None:
    """They are in no segment, and no die kills them (CAN-7.13c)."""
    world, battle = a_battle({FOOT: 1}, {FOOT: 2}, charge="never", withdraw_ratio=0)
    battle.defender.leaders = [a_leader(world, "white", "lightmere").id]
    table = a_table(world, {"battle.attack.infantry": [1], "battle.defence.infantry": [1]})

    for _ in fight(table.play, [battle], print):
        raise AssertionError

    assert (["head-white"], []) == (battle.defender.leaders, table.told(LeaderCaptured))


def test_CAN_7_10_the_segments_are_ranged_mounted_and_foot() -> None:
    """Siege engines are a fourth, train, which can be struck and does not strike (CAN-7.10a)."""
    segments = {segment: [kind for kind in TYPES if UNITS[kind].segment == segment] for segment in SEGMENTS}

    assert {
        "ranged": [BOWS],
        "mounted": [HORSE],
        "foot": [FOOT, LIGHT, PIKES, HIRED],
        "train": [ENGINES],
    } == segments


def test_CAN_7_10a_the_train_can_be_struck() -> None:
    """Two hits of a precision strike destroy an engine."""
    melee = a_melee({BOWS: 2}, {FOOT: 2, ENGINES: 1}, our=replace(PLAIN, ranged="train"))

    tiers, _ = fought(melee, {"attack.archers": [1, 1]})

    assert {ENGINES: 1} == tiers[0].losses[1].killed


def test_CAN_7_11_losses_of_the_ranged_come_first_then_mounted_then_foot() -> None:
    """The one infantry left falls to the cavalry; the hit of the foot is void."""
    light = frozenset({LIGHT})
    melee = a_melee({HORSE: 1, FOOT: 1}, {FOOT: 1}, initiative=light)

    tiers, _ = fought(melee, {"attack.cavalry": [8], "attack.infantry": [1]})

    assert ({}, {FOOT: 1}) == (tiers[-1].losses[1].killed, tiers[-1].losses[1].captured)


@pytest.mark.parametrize(("fort", "engines", "number"), [(0, 0, 8), (1, 0, 9), (2, 0, 10), (2, 1, 9), (1, 3, 8)])
def test_CAN_7_12_a_fort_helps_the_defender_unless_engines_negate_it(fort: int, engines: int, number: int) -> None:
    """+1 a level, less one for each siege engine (CAN-7.12a)."""
    melee = a_melee({FOOT: 1, ENGINES: engines}, {FOOT: 1}, fort=fort)

    assert number == fought(melee)[1].needed["defence.infantry"]


def test_CAN_7_12a_engines_are_counted_anew_each_round_and_the_engineer_is_one() -> None:
    """An engine lost in one round negates nothing in the next."""
    melee = a_melee({FOOT: 1, ENGINES: 1}, {FOOT: 1}, fort=1)
    engineer = a_melee({FOOT: 1}, {FOOT: 1}, fort=1, engineers=1)

    first = fought(melee)[1].needed["defence.infantry"]
    melee.attacker.units[ENGINES] = 0
    second = fought(melee)[1].needed["defence.infantry"]

    assert (8, 9, 8) == (first, second, fought(engineer)[1].needed["defence.infantry"])


def test_CAN_7_12b_engines_count_as_units_for_losses() -> None:
    """They stand last in the usual order, and can be lost."""
    order = replace(PLAIN, casualties=(ENGINES, *(kind for kind in TYPES if kind != ENGINES)))
    melee = a_melee({FOOT: 1}, {FOOT: 1, ENGINES: 1}, their=order)

    tiers, _ = fought(melee, {"attack.infantry": [1]})

    assert {ENGINES: 1} == tiers[-1].losses[1].killed


def test_CAN_7_13_one_leader_is_enough_and_each_brings_counters() -> None:
    """+1 however many; three counters each (CAN-7.13a), five for the Marshal, +2 for Reaver and Warden (CAN-7.13g)."""
    world, battle = a_battle({FOOT: 1}, {FOOT: 1})
    battle.attacker.leaders = [a_leader(world, "red").id, a_leader(world, "red", card="KH").id]
    battle.defender.leaders = [a_leader(world, "white", card="KS").id]
    sides = side_of(world, battle.attacker, "attack"), side_of(world, battle.defender, "defence")
    battle.attacker.leaders = [a_leader(world, "red", card="JS").id]
    battle.defender.leaders = [a_leader(world, "white", card="QS").id]
    skilled = side_of(world, battle.attacker, "attack"), side_of(world, battle.defender, "defence")

    assert [(1, 2 * COUNTERS), (1, 5)] == [(side.plus, side.counters) for side in sides]
    assert [2, 2] == [side.plus for side in skilled]


def test_CAN_7_13a_a_counter_rerolls_one_die_of_its_own_side() -> None:
    """Three dice at most."""
    melee = a_melee({FOOT: 5}, {FOOT: 9}, our=replace(PLAIN, reroll="misses"), counters=3)

    tiers, _ = fought(melee, {"attack.infantry": [20, 20, 20, 20, 20, 1, 1, 1]})

    assert (3, 0, 3) == (tiers[-1].volleys[0][0].hits, melee.attacker.counters, tiers[-1].volleys[0][0].rerolled)
