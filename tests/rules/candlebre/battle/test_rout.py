"""Withdrawals, victory, bounties and the order of battles (source 7.15 to 8)."""

from collections.abc import Mapping
from typing import Any

from rules.candlebre.battle.battles import LAST_ROUND, fight, side_of
from rules.candlebre.battle.choices import choices as settled_choices
from rules.candlebre.battle.engaging import count_losses, engage
from rules.candlebre.battle.events import (
    BattleBegan,
    BattleEnded,
    ProvinceHeld,
    ProvinceTaken,
    TierFought,
    WithdrawalCalled,
    Withdrew,
)
from rules.candlebre.battle.melee import DEFENDING, NEUTRALS, Choices, Melee, hit_number
from rules.candlebre.battle.words import fortune
from rules.candlebre.board.war import BattleOrders, Force, Group, March
from rules.candlebre.currencies.events import HonorChanged
from rules.candlebre.ruleset import CANDLEBRE
from rules.candlebre.turn.combat import combat
from tests.rules.candlebre.battle.melees import BOWS, FOOT, HIRED, HORSE, Dice, a_side
from tests.rules.candlebre.turns import first
from tests.rules.candlebre.worlds import a_battle, a_leader, a_table, a_world, run


def test_CAN_7_15_the_attacker_decides_first_and_the_other_stays() -> None:
    """Both would leave; the attacker goes (CAN-7.15a), with his whole force (CAN-7.15b)."""
    world, battle = a_battle({FOOT: 3, BOWS: 1}, {FOOT: 3}, withdraw_after=1, reroll="none")
    world.houses["white"].defence = BattleOrders(withdraw_after=1, reroll="none")
    near = world.provinces[battle.target].near
    world.provinces[near[0]].owner, world.provinces[near[1]].owner = "red", "white"
    table = a_table(world)

    for _ in fight(table.play, [battle], print):
        raise AssertionError

    (called,) = table.told(WithdrawalCalled)
    assert (("red",), "attack", 1, 0) == (called.audience, called.role, called.round, called.ratio)  # the rounds did it
    told = table.told(Withdrew)
    assert [("red", ((FOOT, 3), (BOWS, 1)))] == [(one.seat, one.escaped) for one in told]
    assert ("red", "defender") == (battle.shamed, battle.outcome)  # CAN-7.15e, CAN-7.15k


def test_CAN_7_15a_the_defender_may_leave_when_the_attacker_stays() -> None:
    """Then the attacker holds the province (CAN-7.15k)."""
    world, battle = a_battle({FOOT: 3}, {FOOT: 3}, withdraw_ratio=0, reroll="none")
    world.houses["white"].defence = BattleOrders(withdraw_after=1, reroll="none")
    world.provinces[world.provinces[battle.target].near[0]].owner = "white"
    table = a_table(world)

    for _ in fight(table.play, [battle], print):
        raise AssertionError

    assert ("attacker", "defender") == (battle.outcome, battle.withdrew)


def test_CAN_7_3c_after_the_last_round_the_attacker_goes_and_the_defender_stays() -> None:
    """Though only the defender had orders to leave then (CAN-7.15a)."""
    world, battle = a_battle({FOOT: 1}, {FOOT: 1}, withdraw_ratio=0, reroll="none")
    world.houses["white"].defence = BattleOrders(withdraw_after=LAST_ROUND, reroll="none")
    near = world.provinces[battle.target].near
    world.provinces[near[0]].owner, world.provinces[near[1]].owner = "red", "white"

    for _ in fight(a_table(world).play, [battle], print):
        raise AssertionError

    assert ("defender", "attacker", LAST_ROUND) == (battle.outcome, battle.withdrew, battle.round)


def test_CAN_7_15f_they_go_as_ordered_else_where_most_units_are() -> None:
    """All to one province of the seat's next to the battle (CAN-7.15d), then the lowest number."""
    world, battle = a_battle({FOOT: 1}, {FOOT: 3}, withdraw_after=1, reroll="none")
    near = world.provinces[battle.target].near
    for id in near[:3]:
        world.provinces[id].owner = "red"
    world.provinces[near[1]].units = {FOOT: 2}
    again = world.fresh()
    battle_again = again.fighting["lightmere"]
    assert battle_again is not None
    battle_again.attacker.orders.retreat_to = [near[2]]

    for each, one in ((world, battle), (again, battle_again)):
        for _ in fight(a_table(each).play, [one], print):
            raise AssertionError

    assert [near[1], near[2]] == [battle.retreat, battle_again.retreat]


def test_CAN_7_15i_leaders_go_with_the_survivors_else_they_are_captured() -> None:
    """They roll nothing."""
    ends = []
    for dice in ([20], [1]):
        world, battle = a_battle({FOOT: 1}, {FOOT: 3}, withdraw_after=1, reroll="none")
        world.provinces[world.provinces[battle.target].near[0]].owner = "red"
        battle.attacker.leaders = [a_leader(world, "red").id]
        for _ in fight(a_table(world, {"battle.withdrawal.infantry": dice}).play, [battle], print):
            raise AssertionError
        ends.append((bool(world.leaders["head-red"].place), world.leaders["head-red"].captor))

    assert [(True, ""), (False, "white")] == ends


def test_CAN_7_15i_from_neutrals_they_slip_to_the_province_nearest_to_the_battle() -> None:
    """The only one that their House has will do (CAN-7.13f)."""
    world, battle = a_battle({FOOT: 1}, {FOOT: 3}, defender="", withdraw_after=1, reroll="none")
    refuge = world.provinces[battle.target].near[0]
    for place in world.provinces.values():
        place.owner = "red" if place.id == refuge else ""
    battle.attacker.leaders = [a_leader(world, "red").id]

    for _ in fight(a_table(world, {"battle.withdrawal.infantry": [1]}).play, [battle], print):
        raise AssertionError

    assert (refuge, False) == (world.leaders["head-red"].place, world.leaders["head-red"].dead)


def marched(defenders: Mapping[str, int], dice: Dice) -> Any:
    """Let red march from Hiveston on a neighbour that white holds."""
    world = a_world()
    origin = next(place for place in world.held("red") if any(world.provinces[id].owner != "red" for id in place.near))
    target = next(world.provinces[id] for id in origin.near if world.provinces[id].owner != "red")
    target.owner, target.units, target.temple = "white", dict(defenders), True
    a_leader(world, "red", "")
    march = March(
        target=target.id, groups=[Group(origin=origin.id, units={FOOT: 3}, leaders=["head-red"])], orders=BattleOrders()
    )
    world.houses["white"].defence = BattleOrders(reroll="none")
    table = a_table(world, {f"battle.{key}": faces for key, faces in dice.items()})
    for _ in engage(table.play, [("red", march)]):
        raise AssertionError
    return table, world, target


def test_CAN_7_16_a_victor_holds_the_province_with_its_improvements() -> None:
    """His survivors and his leaders stand there (CAN-7.16a)."""
    table, world, target = marched({FOOT: 1}, {"attack.infantry": [1]})

    assert ("red", {FOOT: 3}, True) == (target.owner, target.units, target.temple)
    assert target.id == world.leaders["head-red"].place
    assert 1 == len(table.told(ProvinceTaken))


def test_CAN_7_16b_where_the_defender_wins_nothing_changes_hands_but_prisoners() -> None:
    """The units left stay."""
    table, world, target = marched({FOOT: 4}, {"attack.infantry": [8], "defence.infantry": [1, 1, 8, 20]})

    assert ("white", {FOOT: 3}) == (target.owner, target.units)
    assert ({FOOT: 1}, {FOOT: 1}) == (world.houses["red"].prisoners["white"], world.houses["white"].prisoners["red"])
    assert 1 == len(table.told(ProvinceHeld))


def test_CAN_7_17e_neutrals_choose_as_the_rules_say() -> None:
    """CAN-9.5."""
    world, battle = a_battle({FOOT: 1}, {FOOT: 1}, defender="")

    assert (NEUTRALS, False) == (side_choices(world, battle), side_of(world, battle.defender, "defence").captures)


def side_choices(world: Any, battle: Any) -> Choices:
    """Give what the defender of a battle has settled."""
    return settled_choices(world, battle.defender, "defence", battle.target)


def test_CAN_7_18d_what_a_round_settles_holds_for_its_casualties() -> None:
    """No further question is asked inside the round."""
    world, battle = a_battle({FOOT: 1}, {FOOT: 1, HORSE: 1})
    battle.defender.now = BattleOrders(casualties=[HORSE], charge="never")

    assert HORSE == side_choices(world, battle).casualties[0]


def test_CAN_7_14_a_rally_ends_with_its_seats_own_turn() -> None:
    """Example 75: to phase 9 of the seat's turn 7, not for those who play after it in that turn."""
    plus = []
    for turn in (6, 7):
        state = run(first, a_world(houses={"red": {"rally_until": 7}}, turn=turn)).state
        plus.append(side_of(state, Force(seat="red", units={FOOT: 1}), "defence").plus)

    assert [1, 0] == plus


def test_CAN_8_2a_leader_rally_fort_and_broker_do_help_mercenaries() -> None:
    """Research does not (CAN-8.2)."""
    world, battle = a_battle({HIRED: 1}, {FOOT: 1})
    world.houses["red"].level["military"] = 10
    battle.attacker.leaders = [a_leader(world, "red", card="QD").id]
    world.houses["red"].rally_until = world.turn
    side = side_of(world, battle.attacker, "attack")
    melee = Melee(side, a_side("defence", {HIRED: 1}, DEFENDING), fort=1)

    assert (5 + 1 + 1 + 1, 5 + 1) == (hit_number(melee, side, HIRED, 1), hit_number(melee, melee.defender, HIRED, 1))


def test_CAN_8_3_a_bounty_is_paid_before_the_dice_of_each_round() -> None:
    """+1 for 1 gold a company; battles are paid apart, the attacker first (CAN-8.3b)."""
    world, battle = a_battle({HIRED: 2}, {FOOT: 1}, bounty=1, reroll="none")
    world.houses["red"].military = 10
    table = a_table(world, {"battle.attack.mercenaries": [20, 20, 1]})

    for _ in fight(table.play, [battle], print):
        raise AssertionError

    assert [6, 6] == [event.sides[0].volleys[0][1] for event in table.told(TierFought)]
    assert (6, 4) == (world.houses["red"].military, battle.attacker.paid)


def test_CAN_7_1a_a_seats_battles_are_fought_in_the_order_of_its_marches() -> None:
    """Each is decided before the next begins; the companies are looked at after all of them (CAN-7.16c)."""
    world = a_world()
    origin = next(place for place in world.held("red") if sum(not world.provinces[id].owner for id in place.near) > 1)
    targets = [id for id in origin.near if not world.provinces[id].owner][:2]
    origin.units = {HIRED: 3, FOOT: 1}  # too many companies, though nobody looks before the last battle
    world.houses["red"].marches = [
        March(target=id, groups=[Group(origin=origin.id, units={FOOT: 2})], orders=BattleOrders(withdraw_ratio=0))
        for id in reversed(targets)
    ]
    table = a_table(world, quiet=1)

    for _ in combat(table.play):
        raise AssertionError

    begun = [one.province for one in table.events if isinstance(one, BattleBegan)]
    kinds = [type(one).__name__ for one in table.events]
    assert targets[::-1] == begun
    assert kinds.index("CompaniesRevolted") > max(place for place, kind in enumerate(kinds) if kind == "TierFought")


def test_CAN_7_15e_withdrawing_costs_two_honor_but_not_under_the_paladin() -> None:
    """Per withdrawal, not per unit (CAN-7.15j)."""
    lost = []
    for cards in ([], ["JH"]):
        world, battle = a_battle({FOOT: 4}, {FOOT: 9}, withdraw_after=1, reroll="none")
        world.provinces[world.provinces[battle.target].near[0]].owner = "red"
        battle.attacker.leaders = [a_leader(world, "red", card=card).id for card in cards]
        before = world.houses["red"].honor
        table = a_table(world)
        for _ in fight(table.play, [battle], print):
            raise AssertionError
        count_losses(table.play, battle)
        lost.append(world.houses["red"].honor - before)
        last = [type(one) for one in table.events if isinstance(one, BattleEnded | HonorChanged)]
        assert [BattleEnded, HonorChanged][: 1 + (not cards)] == last, "what it costs is told behind the battle"

    assert [-2, 0] == lost


def test_CAN_7_17d_a_doctrine_says_to_its_own_house_why_it_left() -> None:
    """Its power in per cent of the enemy's, and below which it withdraws; nobody else reads it."""
    world, battle = a_battle({FOOT: 3}, {FOOT: 6}, withdraw_ratio=100, reroll="none")
    world.provinces[world.provinces[battle.target].near[0]].owner = "red"
    table = a_table(world)

    for _ in fight(table.play, [battle], print):
        raise AssertionError

    (called,) = table.told(WithdrawalCalled)
    assert (("red",), 100) == (called.audience, called.ratio)
    assert "% of the enemy's, and below 100 % it withdraws." in CANDLEBRE.tellings.tell(called).text


def test_CAN_7_4_dice_that_fell_far_from_the_usual_are_spoken_of() -> None:
    """Before anybody has to count them: who left the field hears why, and what happens every day is not said."""
    assert " you had bad luck: 2 of 16 dice hit, where 6 do on average." == fortune_of("you", (16, 2, 112)).lower()
    assert "" == fortune_of("you", (16, 5, 112))
    assert "" == fortune_of("", (8, 2, 70)), "two hits too few are news only to who left for them"
    assert "where 4 do on average" in fortune_of("you", (8, 2, 70))


def fortune_of(withdrew: str, dice: tuple[int, int, int]) -> str:
    """Give what is said of the dice of an attacker, who left the field or not."""
    told = BattleEnded(province="lightmere", rounds=4, losses=(), withdrew=withdrew, dice=(("you", *dice),))
    return fortune(told)
