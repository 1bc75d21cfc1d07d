"""Battle orders: doctrine, orders of a march, and those of a round in interactive battles (CAN-7.17, CAN-7.18)."""

from typing import Any

import pytest

from rules.candlebre.battle.battles import fight
from rules.candlebre.battle.choices import choices
from rules.candlebre.battle.events import BattleBegan, BountyPaid, ProvinceTaken, RoundBegan, Withdrew
from rules.candlebre.battle.melee import ATTACKING, DEFENDING, LOST_FIRST, NEUTRALS, STRUCK_FIRST
from rules.candlebre.battle.orders import BattlePlan, Doctrine, Fight, Rest, Withdraw
from rules.candlebre.battle.scenes import scenes, spans
from rules.candlebre.board.state import World
from rules.candlebre.board.war import BattleOrders, Group, March
from rules.candlebre.ruleset import CANDLEBRE
from rules.candlebre.turn.combat import combat
from rules.kernel.errors import Refusal
from rules.kernel.state.viewing import seen as view
from tests.rules.candlebre.worlds import a_battle, a_table, a_world, give, run
from tests.rules.playing import Table, answers

FOOT = "infantry"
BOTH = ("red", "white")


def refusal(order: Any, world: World, seat: str = "red") -> str:
    """Give the clause and the reason with which an order is refused."""
    with pytest.raises(Refusal) as caught:
        order.check(world, seat)
    return f"{caught.value.clause}: {caught.value.reason}"


def interactive(ours: int = 3, theirs: int = 3) -> Any:
    """Give a battle of two players, round by round."""
    world, battle = a_battle({FOOT: ours}, {FOOT: theirs})
    world.settings = world.settings.model_copy(update={"battles": "interactive"})
    world.seated = list(BOTH)
    return world, battle


def played(world: World, battle: Any, rounds: list[dict[str, list[Any]]], dice: Any = None) -> tuple[Table, list[Any]]:
    """Fight with what the players order in each window; after the last nobody says anything."""
    table, windows = a_table(world, dice or {}, BOTH), []
    flow = fight(table.play, [battle], print)
    try:
        window = next(flow)
        while True:
            given = rounds[len(windows)] if len(windows) < len(rounds) else {}
            windows.append(window)
            window = flow.send(answers(window, given))
    except StopIteration:
        return table, windows


def test_CAN_7_17_choices_fall_through_field_by_field() -> None:
    """The march, then the doctrine, then the defaults; a defender's province before his doctrine."""
    world, battle = a_battle({FOOT: 1}, {FOOT: 1}, charge="never")
    world.houses["red"].attack = BattleOrders(charge="open", bounty=1)
    world.houses["white"].defence = BattleOrders(charge="never", reroll_min=7)
    world.houses["white"].defences = {"lightmere": BattleOrders(charge="screened")}

    ours = choices(world, battle.attacker, "attack", "lightmere")
    theirs = choices(world, battle.defender, "defence", "lightmere")

    assert ("never", 1, ATTACKING.withdraw_ratio) == (ours.charge, ours.bounty, ours.withdraw_ratio)
    assert ("screened", 7, DEFENDING.withdraw_ratio) == (theirs.charge, theirs.reroll_min, theirs.withdraw_ratio)
    assert "never" == choices(world, battle.defender, "defence", "waxenby").charge


def test_CAN_7_17_the_defaults_are_those_of_the_table() -> None:
    """Attack: screened, re-roll misses from 5, leave below a quarter; defence: open, never leave."""
    world, battle = a_battle({FOOT: 1}, {FOOT: 1})

    assert ATTACKING == choices(world, battle.attacker, "attack", "lightmere")
    assert DEFENDING == choices(world, battle.defender, "defence", "lightmere")
    assert ("screened", "misses", 5, 25) == (
        ATTACKING.charge,
        ATTACKING.reroll,
        ATTACKING.reroll_min,
        ATTACKING.withdraw_ratio,
    )
    assert ("open", 0, LOST_FIRST) == (DEFENDING.charge, DEFENDING.withdraw_ratio, DEFENDING.casualties)


def test_CAN_7_17_types_left_out_of_a_list_follow_in_its_usual_order() -> None:
    """Each list in its own."""
    world, battle = a_battle({FOOT: 1}, {FOOT: 1})
    for setting in ("casualties", "pick"):
        give(world, "red", Doctrine(role="attack", setting=setting, value="pikemen"))

    ours = choices(world, battle.attacker, "attack", "lightmere")

    assert ("pikemen", *(kind for kind in LOST_FIRST if kind != "pikemen")) == ours.casualties
    assert ("pikemen", *(kind for kind in STRUCK_FIRST if kind != "pikemen")) == ours.pick


def test_CAN_9_5_neutrals_fight_by_their_own_orders() -> None:
    """Standard, charge open, no bounty, no re-roll, and they never leave."""
    world, battle = a_battle({FOOT: 1}, {FOOT: 1}, defender="")

    assert NEUTRALS == choices(world, battle.defender, "defence", "lightmere")
    assert ("open", "none", 0, 0) == (NEUTRALS.charge, NEUTRALS.reroll, NEUTRALS.bounty, NEUTRALS.withdraw_ratio)


@pytest.mark.parametrize(
    ("setting", "value", "kept"),
    [
        ("ranged", "cavalry", "mounted"),
        ("mounted", "standard", "standard"),
        ("charge", "open", "open"),
        ("bounty", "2", 2),
        ("withdraw_ratio", "400", 400),
        ("reroll", "withdrawal", "withdrawal"),
        ("casualties", "cavalry, archers and infantry", ["cavalry", "archers", "infantry"]),
        ("mounted", "precision at cavalry", "mounted"),
        ("ranged", "Precision: the engines", "train"),
        ("foot", "precision strike on foot", "foot"),
    ],
)
def test_CAN_7_17_a_doctrine_keeps_what_is_said(setting: Any, value: str, kept: Any) -> None:
    """In the words of players."""
    world, _ = a_battle({FOOT: 1}, {FOOT: 1})

    give(world, "red", Doctrine(role="attack", setting=setting, value=value))

    assert kept == getattr(world.houses["red"].attack, setting)


@pytest.mark.parametrize(
    ("setting", "value", "told"),
    [
        ("ranged", "Precision: the engines", "ranged precision at engines"),
        ("mounted", "standard", "mounted standard"),
        ("bounty_cap", "40", "bounty cap 40"),
        ("casualties", "cavalry, pikemen and light infantry", "casualties cavalry, then pikemen, then light infantry"),
        ("retreat_to", "Larkspire and Merrowgate", "retreat to larkspire, then merrowgate"),
    ],
)
def test_CAN_7_17_what_was_settled_is_told_in_the_words_that_settle_it(setting: Any, value: str, told: str) -> None:
    """To the seat alone; provinces stand in it by their ids, so that they read as they are called."""
    world, _ = a_battle({FOOT: 1}, {FOOT: 1})

    event = Doctrine(role="attack", setting=setting, value=value).told(world, "red")

    assert ("red",) == event.audience
    assert f"Standing word of red: doctrine of attack: {told}." == CANDLEBRE.tellings.tell(event).text


@pytest.mark.parametrize(
    ("setting", "value", "reason"),
    [
        ("charge", "wildly", "charge is one of never, screened or open"),
        ("bounty", "3", "bounty is a number from 0 to 2"),
        ("reroll_min", "0", "reroll min is a number from 1 to 19"),
        ("casualties", "dragons", "name types of units in a row"),
        ("pick", "cavalry, cavalry", "name types of units in a row"),
        ("retreat_to", "Nowhere", "name provinces in a row"),
    ],
)
def test_CAN_7_17_a_refusal_says_what_would_do(setting: Any, value: str, reason: str) -> None:
    """With the clause."""
    world, _ = a_battle({FOOT: 1}, {FOOT: 1})

    assert reason in refusal(Doctrine(role="attack", setting=setting, value=value), world)


def test_CAN_7_17_a_province_is_for_defence_only() -> None:
    """And a later value for it replaces the former."""
    world, _ = a_battle({FOOT: 1}, {FOOT: 1})

    assert refusal(Doctrine(role="attack", province="lightmere", setting="charge", value="open"), world).startswith(
        "CAN-7.17: a province can be named for defence only"
    )
    give(world, "white", Doctrine(role="defence", province="lightmere", setting="charge", value="never"))
    assert "never" == world.houses["white"].defences["lightmere"].charge


def test_CAN_7_17_a_plan_is_for_a_march_that_was_given() -> None:
    """The refusal names the marches there are, in the order in which they were given."""
    world, _ = a_battle({FOOT: 1}, {FOOT: 1})
    world.houses["red"].marches = [March(target=target) for target in ("lightmere", "goldenwater", "highcandle")]

    give(world, "red", BattlePlan(target="lightmere", setting="withdraw_after", value="3"))

    assert 3 == world.houses["red"].marches[0].orders.withdraw_after
    assert refusal(BattlePlan(target="waxenby", setting="bounty", value="1"), world).endswith(
        "you do not march on Waxenby; give the march first; choose Lightmere, Goldenwater or Highcandle"
    )


def test_CAN_7_18_each_round_asks_both_players_at_once() -> None:
    """Three rounds: three windows; withdrawing is open from the second on (CAN-7.18b)."""
    world, battle = interactive(1, 1)

    _, windows = played(world, battle, [], {"battle.attack.infantry": [20, 20, 1]})

    assert [list(BOTH)] * 3 == [list(window.asked) for window in windows]
    assert [False, True, True] == [Withdraw in window.orders for window in windows]


def test_CAN_7_18a_a_rounds_orders_hold_for_that_round_alone() -> None:
    """What is not settled comes from the standing battle orders: a bounty of 2, then again of 1."""
    world, battle = interactive(1, 1)
    battle.attacker.units = {"mercenaries": 1}
    world.houses["red"].military = 10
    battle.attacker.orders.bounty = 1
    orders = Fight(setting="bounty", value="2")

    table, _ = played(world, battle, [{"red": [orders]}], {"battle.attack.mercenaries": [20, 20, 1]})

    assert [2, 1, 1] == [event.level for event in table.told(BountyPaid)]


def test_CAN_7_18b_who_withdraws_leaves_before_the_round() -> None:
    """Attacker first; the later of fight and withdraw counts."""
    world, battle = interactive(2, 5)
    near = world.provinces[battle.target].near[0]
    world.provinces[near].owner = "red"

    again = world.fresh()

    stays, _ = played(
        again,
        again.fighting["lightmere"],
        [{}, {"red": [Withdraw(), Fight(setting="charge", value="open")]}],
        {"battle.defence.infantry": [20] * 5 + [1] * 5},
    )
    leaves, _ = played(world, battle, [{}, {"red": [Withdraw(province=near)], "white": [Withdraw()]}])

    assert [] == stays.told(Withdrew)
    assert ["red"] == [event.seat for event in leaves.told(Withdrew)]
    assert {FOOT: 2} == world.provinces[near].units


def test_CAN_7_18b_not_in_the_first_round_and_only_to_a_place_of_ones_own() -> None:
    """The refusals say so (CAN-7.15g)."""
    world, battle = interactive()

    assert refusal(Withdraw(), world).startswith("CAN-7.18b: a force may withdraw from the second round on")
    battle.round = 1
    for id in world.provinces[battle.target].near:
        world.provinces[id].owner = "white"
    assert refusal(Withdraw(), world).startswith("CAN-7.15g")
    assert refusal(Withdraw(), world, "blue").startswith("CAN-7.18b: no battle of yours")


def test_CAN_7_18c_silence_goes_by_the_standing_orders_withdrawal_included() -> None:
    """Below the ratio the attacker leaves though nobody said so."""
    world, battle = interactive(2, 5)
    near = world.provinces[battle.target].near[0]
    world.provinces[near].owner = "red"

    table, _ = played(world, battle, [])

    assert ["red"] == [event.seat for event in table.told(Withdrew)]


def test_CAN_7_18c_who_fights_stays() -> None:
    """His word in the window goes before his standing orders."""
    world, battle = interactive(2, 5)
    near = world.provinces[battle.target].near[0]
    world.provinces[near].owner = "red"
    stay = {"red": [Fight(setting="charge", value="never")]}

    table, _ = played(world, battle, [{}, stay], {"battle.defence.infantry": [20] * 5 + [1] * 5})

    assert [] == table.told(Withdrew)


def test_CAN_7_18f_rest_hands_the_battle_over() -> None:
    """A side that rests is not asked again, and a round in which nobody is asked opens no window."""
    world, battle = interactive(1, 1)

    _, windows = played(
        world, battle, [{"red": [Rest()]}, {"white": [Rest()]}], {"battle.attack.infantry": [20, 20, 20, 1]}
    )

    assert [["red", "white"], ["white"]] == [list(window.asked) for window in windows]


def test_CAN_7_18e_autopilots_open_no_window() -> None:
    """Nor do battles of an autopilot with neutrals, or undefended provinces."""
    world, battle = interactive(1, 1)
    world.seated = []
    empty, undefended = interactive(1, 0)

    assert [] == played(world, battle, [], {"battle.attack.infantry": [1]})[1]
    assert [] == played(empty, undefended, [])[1]


def two_battles() -> World:
    """Give a world in which red is about to attack two provinces of white, and a third army waits for the first."""
    places = {
        "amberleigh": {"units": {FOOT: 3}},
        "lightmere": {"owner": "white", "units": {FOOT: 1}},
        "larkspire": {"owner": "white", "units": {FOOT: 1}},
    }
    world = a_world(places=places, settings={"battles": "interactive"}, seated=list(BOTH))
    for target in ("lightmere", "larkspire"):
        group = Group(origin="amberleigh", units={FOOT: 1})
        world.houses["red"].marches.append(March(target=target, groups=[group]))
    return world


def test_CAN_7_18g_one_window_asks_about_all_battles_of_a_round() -> None:
    """Two battles of three rounds: three windows, each naming both; the orders of either battle are its own."""
    dice = {("battle.attack.infantry", f"red/{place}"): [20, 20, 1] for place in ("lightmere", "larkspire")}
    bold = {"red": [Fight(battle="lightmere", setting="charge", value="open")]}

    first = next(combat(a_table(two_battles(), players=BOTH).play))
    played = run(combat, two_battles(), {"round": bold}, dice, players=BOTH)

    assert "Round 1 of the battles at Lightmere and Larkspire: how do you fight?" == first.words()["title"]
    assert [list(BOTH)] * 3 == [list(window.asked) for window in played.windows]
    assert {} == played.state.fighting


def test_CAN_7_18g_battles_side_by_side_have_a_card_each() -> None:
    """Each with its own rounds and its own end, however their rounds are told between one another."""
    dice = {
        ("battle.attack.infantry", "red/lightmere"): [20, 20, 1],
        ("battle.attack.infantry", "red/larkspire"): [20, 1],
    }
    events = run(combat, two_battles(), {}, dice, players=BOTH).events
    numbers = [event.number for event in events if isinstance(event, RoundBegan)]

    assert [1, 2, 1, 2, 1] == numbers
    cards = scenes(events)
    assert ["Battle 1, lightmere", "Battle 2, larkspire"] == [one.title for one in cards]
    rounds = [[line.middle for line in one.duel.rows if line.middle.startswith("Round")] for one in cards if one.duel]
    assert [["Round 1", "Round 2", "Round 3"], ["Round 1", "Round 2"]] == rounds
    assert ["lightmere" in one.duel.verdict for one in cards if one.duel] == [True, False]
    (whole,) = spans(events)
    assert isinstance(events[whole.start], BattleBegan)
    assert isinstance(events[whole.stop - 1], ProvinceTaken)


def test_CAN_7_18g_a_battle_that_is_over_is_told_while_another_goes_on() -> None:
    """The post of that round holds its card alone; what has only begun has none yet."""
    dice = {
        ("battle.attack.infantry", "red/lightmere"): [20, 20, 1],
        ("battle.attack.infantry", "red/larkspire"): [20, 1],
    }
    events = run(combat, two_battles(), {}, dice, players=BOTH).events
    taken = next(place for place, event in enumerate(events) if isinstance(event, ProvinceTaken))
    so_far = events[: taken + 1]

    assert ["Battle 2, larkspire"] == [one.title for one in scenes(so_far)]
    assert [taken + 1] == [span.stop for span in spans(so_far)]
    assert ([], []) == (scenes(events[:taken]), spans(events[:taken]))


def test_CAN_7_18g_a_second_march_on_a_province_waits_for_the_first() -> None:
    """It meets what the first left."""
    world = two_battles()
    world.houses["red"].marches[1].target = "lightmere"

    flow = combat((table := a_table(world.fresh(), players=BOTH)).play)
    next(flow)
    assert [1] == [event.number for event in table.told(BattleBegan)]
    assert [1, 2] == [event.number for event in run(combat, world, players=BOTH).told(BattleBegan)]


def test_CAN_7_18h_nobody_withdraws_to_where_a_battle_is_fought() -> None:
    """White's way out of Lightmere is Larkspire, which is attacked as well."""
    world, battle = interactive(3, 2)
    battle.round = 1
    for id in world.provinces["lightmere"].near:
        world.provinces[id].owner = "red"
    world.provinces["larkspire"].owner = "white"
    Withdraw().check(world, "white")

    world.fighting["larkspire"] = battle.model_copy(update={"target": "larkspire"})

    assert refusal(Withdraw(), world, "white").endswith("say withdraw from Lightmere or withdraw from Larkspire")
    assert refusal(Withdraw(battle="lightmere"), world, "white").startswith("CAN-7.15g")


def test_CAN_7_17_battle_orders_are_secret() -> None:
    """Another seat and an onlooker see none."""
    world, _ = interactive()
    give(world, "red", Fight(setting="charge", value="open"))

    shown = {seat: view(world, seat).fighting["lightmere"].attacker for seat in ("red", "white", None)}

    assert ["open", "", ""] == [force.now.charge for force in shown.values()]
    assert [True, False, False] == [force.spoke for force in shown.values()]
