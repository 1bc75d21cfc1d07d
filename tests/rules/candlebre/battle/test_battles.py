"""Battles die by die, withdrawals, and what is left after them (CAN-7, examples 59 to 72)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from rules.candlebre.battle.aftermath import honor_deed
from rules.candlebre.battle.battles import LAST_ROUND, fight, fight_one, settle_choices, side_of
from rules.candlebre.battle.events import (
    BountyPaid,
    DeedOfHonor,
    ForceLost,
    LeaderCaptured,
    RoundBegan,
    TierFought,
    Withdrew,
)
from rules.candlebre.battle.melee import Melee, hit_number, power
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Battle, BattleOrders
from rules.candlebre.people.events import LeaderMoved, LeaderRemoved
from tests.rules.candlebre.worlds import a_battle, a_leader, a_table
from tests.rules.playing import Table

FOOT, BOWS, HORSE, PIKES, ENGINES, HIRED = "infantry", "archers", "cavalry", "pikemen", "siege_engines", "mercenaries"
PLAIN: dict[str, Any] = {"charge": "never", "reroll": "none", "withdraw_ratio": 0}
Dice = Mapping[str, Sequence[int]]


def fought(world: World, battle: Battle, dice: Dice | None = None, players: tuple[str, ...] = ()) -> Table:
    """Fight a battle to its end; dice by purpose, such as `attack.infantry`, any other misses."""
    named = {f"battle.{purpose}": list(faces) for purpose, faces in (dice or {}).items()}
    table = a_table(world, named, players)
    for _ in fight(table.play, [battle], lambda over: honor_deed(table.play, over)):
        raise AssertionError("nobody is asked")
    assert table.luck.spent()
    return table


def plain(ours: Mapping[str, int], theirs: Mapping[str, int], defender: str = "white", **orders: Any) -> Any:
    """Give a battle in which nobody charges, re-rolls or leaves unless said."""
    world, battle = a_battle(ours, theirs, defender, **(PLAIN | orders))
    if defender:
        world.houses[defender].defence = BattleOrders(charge="never", reroll="none")
    return world, battle


def prisoners(world: World, captor: str, owner: str) -> dict[str, int]:
    """Give what a House holds of another's units."""
    return world.houses[captor].prisoners.get(owner, {})


def test_CAN_7_8a_both_lose_together_killed_before_captured() -> None:
    """Example 59: A wins with 2 infantry and 1 prisoner; D keeps its 1 prisoner (CAN-7.11a)."""
    world, battle = plain({FOOT: 3}, {FOOT: 2})

    table = fought(world, battle, {"attack.infantry": [7, 15, 3], "defence.infantry": [8, 12]})

    assert ("attacker", {FOOT: 2}) == (battle.outcome, battle.attacker.units)
    assert ({FOOT: 1}, {FOOT: 1}) == (prisoners(world, "red", "white"), prisoners(world, "white", "red"))
    told = table.told(TierFought)[0]
    assert (((FOOT, 1),), ((FOOT, 1),)) == (told.sides[1].killed, told.sides[1].captured)


def test_CAN_7_5f_who_is_lost_in_an_earlier_tier_does_not_act() -> None:
    """Example 60: the archers decide round 2 before the last infantry rolls."""
    world, battle = plain({BOWS: 2, FOOT: 1}, {FOOT: 2})

    fought(
        world,
        battle,
        {"attack.archers": [6, 13, 9, 4], "attack.infantry": [18], "defence.infantry": [5]},
    )

    assert ("attacker", {BOWS: 2}, 2) == (battle.outcome, battle.attacker.units, battle.round)
    assert {FOOT: 1} == prisoners(world, "red", "white")


def test_CAN_7_6b_cavalry_prepares_charges_and_strikes_plainly_when_alone() -> None:
    """Example 61: with `screened` (CAN-7.17a)."""
    world, battle = plain({FOOT: 1, HORSE: 1}, {FOOT: 2}, charge="screened")

    table = fought(
        world,
        battle,
        {"attack.infantry": [12, 10], "attack.cavalry": [16, 8], "defence.infantry": [9, 15, 8, 20]},
    )

    assert ("attacker", {HORSE: 1}, 3) == (battle.outcome, battle.attacker.units, battle.round)
    assert ({FOOT: 2}, {FOOT: 1}) == (prisoners(world, "red", "white"), prisoners(world, "white", "red"))
    assert [(("red", HORSE),), (), ()] == [event.preparing for event in table.told(RoundBegan)]


def test_CAN_9_4_neutrals_kill_and_hold_nobody() -> None:
    """Example 62: A is destroyed; its one neutral prisoner stays A's (CAN-9.6)."""
    world, battle = plain({FOOT: 2}, {FOOT: 3}, defender="")

    fought(world, battle, {"attack.infantry": [7, 10], "defence.infantry": [8, 1, 20]})

    assert ("defender", {FOOT: 2}) == (battle.outcome, battle.defender.units)
    assert {FOOT: 1} == prisoners(world, "red", "neutral")


def test_CAN_7_7_pikemen_stand_before_archers() -> None:
    """Example 63: a kill and a capture; the pikemen are killed, the infantry captured."""
    world, battle = plain({BOWS: 3}, {PIKES: 1, FOOT: 1})

    table = fought(world, battle, {"attack.archers": [2, 6, 20]})

    told = table.told(TierFought)[0]
    assert (((PIKES, 1),), ((FOOT, 1),)) == (told.sides[1].killed, told.sides[1].captured)
    assert ("attacker", 1, 1) == (battle.outcome, battle.round, told.tier)


def test_CAN_7_6f_cavalry_does_not_prepare_against_pikemen() -> None:
    """Example 64: it fights in tier 3 at its plain value (CAN-7.5e)."""
    world, battle = plain({HORSE: 2, FOOT: 2}, {PIKES: 1, FOOT: 1}, charge="screened")

    fought(
        world,
        battle,
        {
            "attack.cavalry": [8, 9],
            "attack.infantry": [7, 20],
            "defence.infantry": [10],
            "defence.pikemen": [8],
        },
    )

    assert ("attacker", {FOOT: 1, HORSE: 2}) == (battle.outcome, battle.attacker.units)
    assert {FOOT: 1, PIKES: 1} == prisoners(world, "red", "white")


def test_CAN_7_6c_defenders_charge_with_their_attack_value() -> None:
    """Example 65: 15 hits at 16; the infantry that it kills does not act in tier 3."""
    world, battle = plain({FOOT: 2}, {HORSE: 1})
    world.houses["white"].defence = BattleOrders(charge="open", reroll="none")

    fought(world, battle, {"attack.infantry": [8, 20, 7], "defence.cavalry": [15]})

    assert ("attacker", {FOOT: 1}, 2) == (battle.outcome, battle.attacker.units, battle.round)
    assert {HORSE: 1} == prisoners(world, "red", "white")


def test_CAN_7_13b_counters_re_roll_misses() -> None:
    """Example 66: 9 becomes 8, which is exact; 20 becomes 17; both counters are spent (CAN-7.17c)."""
    world, battle = plain({FOOT: 3}, {FOOT: 3}, reroll="misses", withdraw_after=1)
    battle.attacker.leaders = [a_leader(world, "red").id]
    table = a_table(world, {"battle.attack.infantry": [9, 2, 20, 8, 17], "battle.defence.infantry": [10, 11, 12]})
    melee = Melee(side_of(world, battle.attacker, "attack"), side_of(world, battle.defender, "defence"))
    melee.attacker.counters = 2
    melee.defender.choices = melee.attacker.choices

    settle_choices(world, battle, melee)
    fight_one(table.play, battle, melee)

    assert 8 == hit_number(melee, melee.attacker, FOOT, 0)
    told = table.told(TierFought)[0]
    assert (((FOOT, 1),), ((FOOT, 1),), 0) == (told.sides[1].killed, told.sides[1].captured, battle.attacker.counters)


def test_CAN_5_15a_the_fort_of_a_neutral_province_does_nothing() -> None:
    """Neutrals defend at 8 behind it (CAN-9.2a), a House at 8 and the fort's level (CAN-7.12)."""
    needed = []
    for defender in ("", "white"):
        world, battle = plain({FOOT: 1}, {FOOT: 1}, defender)
        world.provinces[battle.target].fort = 2
        table = fought(world, battle, {"defence.infantry": [1]})
        needed.append(table.told(TierFought)[0].sides[1].volleys[0][1])

    assert [8, 10] == needed


def test_CAN_7_3b_when_both_fall_in_one_tier_nobody_wins() -> None:
    """Example 67: no deed, no withdrawal."""
    world, battle = plain({FOOT: 1}, {FOOT: 1})

    table = fought(world, battle, {"attack.infantry": [1], "defence.infantry": [1]})

    assert ("nobody", {}, {}) == (battle.outcome, battle.attacker.units, battle.defender.units)
    assert [] == table.told(DeedOfHonor)


def test_CAN_7_1b_a_target_without_a_rolling_unit_falls_at_once() -> None:
    """Siege engines become prisoners, leaders captives; no die, no deed."""
    world, battle = plain({FOOT: 3}, {ENGINES: 2})
    battle.defender.leaders = [a_leader(world, "white", "lightmere").id]

    table = fought(world, battle)

    assert ("attacker", 0) == (battle.outcome, battle.round)
    assert {ENGINES: 2} == prisoners(world, "red", "white")
    assert ("red", "") == (world.leaders["head-white"].captor, world.leaders["head-white"].place)
    assert [] == table.told(DeedOfHonor)


def test_CAN_7_3a_engines_of_a_beaten_side_are_captured() -> None:
    """By a House with a rolling unit left; by neutrals they are destroyed."""
    ours, battle = plain({FOOT: 1, ENGINES: 1}, {FOOT: 1})
    theirs, wild = plain({FOOT: 1, ENGINES: 1}, {FOOT: 1}, defender="")

    fought(ours, battle, {"defence.infantry": [2]})
    table = fought(theirs, wild, {"defence.infantry": [2]})

    assert {ENGINES: 1} == prisoners(ours, "white", "red")
    assert [((ENGINES, 1),)] == [event.units for event in table.told(ForceLost)]
    assert [""] == [event.captor for event in table.told(ForceLost)]


def test_CAN_7_9_a_precision_strike_halves_hits_and_captures_nobody() -> None:
    """Example 4: 15 archers score 9 hits, 2 of them exact: 4 cavalry killed."""
    world, battle = plain({BOWS: 15}, {HORSE: 6, FOOT: 4}, ranged="mounted", withdraw_after=1)
    world.provinces[battle.target].near = []

    table = a_table(world, {"battle.attack.archers": [6, 6, *[2] * 7, *[20] * 6]})
    flow = fight(table.play, [battle], print)
    with pytest.raises(StopIteration):
        next(flow)

    told = table.told(TierFought)[0]
    assert (((HORSE, 4),), ()) == (told.sides[1].killed, told.sides[1].captured)


def test_CAN_7_9c_hits_beyond_the_segment_are_void() -> None:
    """Example 29: 2 losses, 1 cavalry left."""
    world, battle = plain({BOWS: 5}, {HORSE: 1, FOOT: 1}, ranged="mounted")

    table = fought(world, battle, {"attack.archers": [1, 1, 1, 1, 1, 1, 1, 20, 20, 20]})

    assert [((HORSE, 1),), ((FOOT, 1),)] == [
        event.sides[1].killed for event in table.told(TierFought) if event.sides[1].killed
    ]


def test_CAN_7_9d_without_such_a_segment_the_strike_is_standard() -> None:
    """Example 30: the foot strike standard, and capture."""
    world, battle = plain({FOOT: 1}, {FOOT: 1}, foot="mounted")

    fought(world, battle, {"attack.infantry": [7]})

    assert {FOOT: 1} == prisoners(world, "red", "white")


def test_CAN_7_7a_precision_of_archers_meets_pikemen_first() -> None:
    """Example 31: 7 hits are 3 losses: 2 pikemen, then 1 cavalry."""
    world, battle = plain({BOWS: 7}, {PIKES: 2, HORSE: 3}, ranged="mounted", withdraw_after=1)

    table = a_table(world, {"battle.attack.archers": [1] * 7})
    for _ in fight(table.play, [battle], print):
        raise AssertionError

    assert ((HORSE, 1), (PIKES, 2)) == table.told(TierFought)[0].sides[1].killed


def test_CAN_7_15c_on_one_to_three_a_withdrawing_unit_is_captured() -> None:
    """The others stand in one province next to the battle, with no movement left; honor is paid once (CAN-7.15j)."""
    world, battle = plain({FOOT: 2}, {FOOT: 5}, withdraw_after=1)
    world.provinces["amberleigh"].owner = "red"
    near = world.provinces[battle.target].near[0]
    world.provinces[near].owner = "red"

    table = fought(world, battle, {"withdrawal.infantry": [3, 4]})

    told = table.told(Withdrew)[0]
    assert (((FOOT, 1),), ((FOOT, 1),)) == (told.caught, told.escaped)
    assert ("defender", "attacker", near) == (battle.outcome, battle.withdrew, battle.retreat)
    assert ({FOOT: 1}, [0]) == (world.provinces[near].units, world.provinces[near].left[FOOT])
    assert ({FOOT: 1}, "red") == (prisoners(world, "white", "red"), battle.shamed)


def test_CAN_7_15h_from_neutrals_one_to_three_loses_the_unit() -> None:
    """Example 71: dice 3, 4, 20: one lost, two back."""
    world, battle = plain({FOOT: 3}, {FOOT: 3}, defender="", withdraw_after=1)
    near = world.provinces[battle.target].near[0]
    world.provinces[near].owner = "red"

    fought(world, battle, {"withdrawal.infantry": [3, 4, 20]})

    assert {FOOT: 2} == world.provinces[near].units
    assert {} == {seat: house.prisoners for seat, house in world.houses.items() if house.prisoners}


def test_CAN_7_15g_without_a_province_beside_it_nobody_withdraws() -> None:
    """He fights on, up to round 60; then his units are lost (CAN-7.3c)."""
    world, battle = plain({FOOT: 1}, {FOOT: 1}, withdraw_after=1)
    for id in world.provinces[battle.target].near:
        world.provinces[id].owner = "white"

    table = fought(world, battle)

    assert ("defender", LAST_ROUND, {}) == (battle.outcome, battle.round, battle.attacker.units)
    assert ["CAN-7.3c"] == [event.clause for event in table.told(ForceLost)]


def test_CAN_7_17d_power_decides_at_the_ratio() -> None:
    """Example 70: 2 against 5 infantry leave, 3 stay (CAN-7.19)."""
    powers = []
    for ours in (2, 3):
        world, battle = plain({FOOT: ours}, {FOOT: 5})
        melee = Melee(side_of(world, battle.attacker, "attack"), side_of(world, battle.defender, "defence"))
        powers.append((power(melee, melee.attacker), power(melee, melee.defender)))

    assert [(28, 200), (63, 200)] == powers


def test_CAN_7_16d_a_deed_needs_three_rolling_units_on_each_side() -> None:
    """The winner of a battle between two Houses gains 1 honor; example 78: not with fewer."""
    world, battle = plain({FOOT: 3}, {FOOT: 3})
    few, small = plain({FOOT: 3, ENGINES: 1}, {FOOT: 2})
    honor = world.houses["red"].honor

    table = fought(world, battle, {"attack.infantry": [1, 1, 1]})
    fought(few, small, {"attack.infantry": [1, 1, 20]})

    assert (honor + 1, honor) == (world.houses["red"].honor, few.houses["red"].honor)
    assert 1 == len(table.told(DeedOfHonor))


def test_CAN_7_13d_the_victor_captures_all_leaders_of_a_destroyed_force() -> None:
    """Two of them (CAN-7.13e)."""
    world, battle = plain({FOOT: 1}, {FOOT: 1})
    battle.attacker.leaders = [a_leader(world, "red").id, a_leader(world, "red", card="JC").id]

    table = fought(world, battle, {"defence.infantry": [2]})

    assert {"white"} == {world.leaders[id].captor for id in ("head-red", "JC")}
    assert 2 == len(table.told(LeaderCaptured))


def test_CAN_7_13f_from_neutrals_leaders_slip_away() -> None:
    """To the nearest province of their seat; with none they are removed."""
    world, battle = plain({FOOT: 1}, {FOOT: 1}, defender="")
    battle.attacker.leaders = [a_leader(world, "red").id]
    lost, last = plain({FOOT: 1}, {FOOT: 1}, defender="")
    last.attacker.leaders = [a_leader(lost, "red").id]
    for place in lost.provinces.values():
        place.owner = ""

    table = fought(world, battle, {"defence.infantry": [2]})
    gone = fought(lost, last, {"defence.infantry": [2]})

    assert "red" == world.provinces[world.leaders["head-red"].place].owner
    assert (1, 1) == (len(table.told(LeaderMoved)), len(gone.told(LeaderRemoved)))


@pytest.mark.parametrize(
    ("wanted", "gold", "cap", "paid"), [(2, 7, 0, 5), (2, 20, 0, 10), (2, 20, 9, 5), (1, 4, 0, 0), (0, 20, 0, 0)]
)
def test_CAN_8_3a_a_bounty_is_for_all_companies_or_none(wanted: int, gold: int, cap: int, paid: int) -> None:
    """Example 72: what purse and cap cannot bear drops to the next level (CAN-7.17b)."""
    world, battle = plain({HIRED: 5}, {FOOT: 1}, bounty=wanted, bounty_cap=cap)
    world.houses["red"].military = gold

    table = fought(world, battle, {"attack.mercenaries": [1, 20, 20, 20, 20]})

    assert [paid] * bool(paid) == [event.gold for event in table.told(BountyPaid)]
    assert gold - paid == world.houses["red"].military


def test_CAN_7_4g_hit_numbers_add_up() -> None:
    """Examples 21, 22 and 23."""
    world, battle = plain({HORSE: 1}, {BOWS: 1})
    lanthorn = next(seat for seat, house in world.houses.items() if house.house == "lanthorn")
    world.houses[lanthorn].level["military"] = 6
    battle.attacker.seat = lanthorn
    battle.attacker.leaders = [a_leader(world, lanthorn).id]
    world.houses["white"].level["military"] = 8
    battle.defender.leaders = [a_leader(world, "white").id, a_leader(world, "white", card="QC").id]
    melee = Melee(side_of(world, battle.attacker, "attack"), side_of(world, battle.defender, "defence"), fort=1)
    hired = side_of(world, battle.attacker, "attack")
    hired.plus, hired.bounty = 1, 2

    charge = hit_number(melee, melee.attacker, HORSE, 0, charging=True)

    assert (19, 11) == (charge, hit_number(melee, melee.defender, BOWS, melee.shelter))
    assert 8 == hit_number(melee, hired, HIRED, 0)
