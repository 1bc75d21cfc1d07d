"""Rounds, and orders given beforehand (EMP-H5.1 to EMP-H5.8, EMP-H5.20 to EMP-H5.27, X80, X81, X87 to X94)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from rules.empires import phases
from rules.empires.board.measures import need
from rules.empires.board.motions import Attack, Motion
from rules.empires.board.realms import Aim, Post
from rules.empires.board.sheets import MainOrder
from rules.empires.board.state import World
from rules.empires.deck.events import CardDiscarded, CardPlayed, CardRead
from rules.empires.deck.orders import DiscardCard
from rules.empires.endeavours.events import NotNeeded
from rules.empires.endeavours.orders import Conquer, Penance, Rule
from rules.empires.fate.heresy import break_out
from rules.empires.inheritance.orders import OrElse, PlayCard, PostCard, UnpostCard
from rules.empires.parley.events import Counted, QuestionFell, QuestionPut
from rules.empires.parley.orders import ParleyClaim, ParleyPeace
from rules.empires.treasury.events import AreaTaxed
from rules.empires.treasury.orders import GiveGold, Levy, Tax
from rules.empires.turn import rounds
from rules.empires.turn.actions import caretake, regain, run_sheet, write_sheet
from rules.empires.turn.events import Drifted, NaturesTold, PaceSet, RoundBegan
from rules.empires.turn.later import LATER
from rules.empires.turn.minds import Look
from rules.empires.turn.orders import Done
from rules.empires.turn.plans import PLANS
from rules.empires.turn.player_turn import player_turn
from rules.empires.turn.questions import vote
from rules.empires.turn.standing import SetDiscards, SetInitiative
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import OrderFailed
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play
from tests.rules.empires.playing import two
from tests.rules.empires.turn.turning import IDLE, names, run, turn
from tests.rules.empires.worlds import a_world
from tests.rules.playing import Played

ALL = ("england", "france", "germany", "castile", "hungary", "byzantium", "egypt")
PLAN = {order.name: order for order in PLANS}


def together(*seats: str, **more: Any) -> World:
    """Give a world in which people hold seats, and a round is ordered together."""
    world = a_world(people=seats, **more)
    world.pace = "rounds"
    return world


def sheet_of(world: World, seat: str, *orders: MainOrder, card: str = "", dice: Any = None) -> Played:
    """Let a seat have its turn by a sheet that it gave beforehand."""
    write_sheet(world, seat, orders, ready=True)
    return turn(world, seat, card, {}, dice)


def test_EMP_H5_1_EMP_H5_2_EMP_H5_4_a_round_begins() -> None:
    """The 1180 round is the first; after five of them a game turn, with a deck and drift; endeavours are new.

    Rules: EMP-H5.2, EMP-H5.4.
    """
    world = a_world(seats={"egypt": {"used": 5}})
    first = run(phased(lambda play: rounds.begin_round(play, first=True)), world)
    world.round_index = world.round_in_turn = 4
    world.round_in_turn = 5
    later = run(phased(lambda play: rounds.begin_round(play, first=False)), world)

    assert [(1180, 1, 1), (1205, 2, 1)] == [
        (one.year, one.turn, one.round) for end in (first, later) for one in end.told(RoundBegan)
    ]
    assert ([], 1, 0) == (first.told(Drifted), len(later.told(Drifted)), later.state.empires["egypt"].used)


def test_section_2_3_what_was_worked_in_the_last_round_may_be_taxed_in_this() -> None:
    """Orders given ahead of a turn count on it; what counts within a round begins anew with it."""
    world = a_world(seats={"england": {"worked": ["england"], "parley_called": True, "restored": 2}})
    later = run(phased(lambda play: rounds.begin_round(play, first=False)), world)

    england = later.state.empires["england"]
    assert ([], False, 0) == (england.worked, england.parley_called, england.restored)


def phased(step: Any) -> Any:
    """Give a flow of something that asks nobody."""

    def flow(play: Play[World]) -> Flow:
        step(play)
        yield from ()

    return flow


@pytest.mark.parametrize(
    ("late", "expected"),
    [
        ("", ["egypt", "byzantium", "england", "germany", "france", "hungary", "castile"]),
        ("byzantium", ["egypt", "england", "germany", "france", "hungary", "castile", "byzantium"]),
    ],
)
def test_EMP_H6_1_X80_X81_who_acts_when(late: str, expected: list[str]) -> None:
    """By stature, then areas; the first in this order chooses his place first, and so on."""
    world = a_world()
    if late:
        world.empires[late].standing.initiative = "late"
    played = run(phased(lambda play: rounds.begin_round(play, first=True)), world)

    assert expected == played.state.order == list(played.told(RoundBegan)[0].order)


@pytest.mark.parametrize(("recovery", "risen"), [("all", ["england", "rome"]), ("quiet", ["england"]), ("none", [])])
def test_EMP_H5_5_social_states_drift_toward_their_norms(recovery: str, risen: list[str]) -> None:
    """Above it they fall; below it they rise, by the option; no checks follow."""
    world = a_world(recovery=recovery, unrest=["wessex"])
    for area in world.areas.values():
        area.social = area.norm
    for id, by in (("england", -1), ("wessex", -1), ("rome", -1), ("anjou", 1)):
        world.areas[id].social = world.areas[id].norm + by
    played = run(phased(rounds.drift), world)
    (told,) = played.told(Drifted)
    if recovery == "all":
        risen = [*risen, "wessex"]

    assert (set(risen), ("anjou",)) == (set(told.risen), told.fallen)
    assert [Drifted] == [type(event) for event in played.events]


@pytest.mark.parametrize(
    ("wish", "people", "pace"),
    [
        ("scenario", (), "turns"),
        ("scenario", ("france",), "turns"),
        ("scenario", ("france", "egypt"), "rounds"),
        ("turns", ("france", "egypt"), "turns"),
        ("rounds", ("france",), "rounds"),
    ],
)
def test_EMP_H5_20_the_pace_is_settled_by_who_plays_when_the_game_begins(
    wish: str, people: tuple[str, ...], pace: str
) -> None:
    """Two players or more order a round together, unless the host has chosen."""
    played = run(phases.game_begins, a_world(people=people, pace=wish))

    assert ([pace], bool(people)) == ([one.pace for one in played.told(PaceSet)], played.state.began_with_players)


def test_EMP_H4_7_the_given_scenarios_change_nothing_by_the_first_sweeps() -> None:
    """Nothing hangs loose, and no claim is missing."""
    played = run(phases.game_begins, a_world())

    assert [NaturesTold, PaceSet] == [type(event) for event in played.events]


def test_EMP_H5_21_EMP_H5_22_one_window_takes_all_sheets_and_none_opens_in_a_turn() -> None:
    """Side orders first, then each seat's sheet in its own turn; orders for it are secret (EMP-H5.22, EMP-H5.28)."""
    world = together("england", "france", seats={"england": {"hand": ["coup"] * 3}})
    said = {"round": {"england": [Tax(target="england", gold=4), DiscardCard(card="coup")], "france": [Levy()]}}
    ordered = run(phases.orders, world, said)
    played = turn(ordered.state, "england", "influence")

    assert (["round"], []) == (names(ordered), names(played))
    assert ["england", "france"] == list(ordered.windows[0].asked)
    assert [4] == [one.gold for one in played.told(AreaTaxed)]
    assert ["coup", "coup", "influence"] == played.state.empires["england"].hand


def test_EMP_H5_24_beforehand_only_what_can_never_be_right_is_refused() -> None:
    """Any other condition that is not met is a warning, and tested when the order's turn comes."""
    world = together("england")
    Rule(target="scotland").check(world, "england")
    Rule(target="scotland").apply(world, "england")

    assert world.empires["england"].foresight.warnings[-1]
    for wrong in (GiveGold(to="england", gold=1), ParleyPeace(against="england"), PlayCard(card="coup")):
        with pytest.raises(Refusal):
            wrong.check(world, "england")


def test_EMP_H5_14_EMP_H5_25_X87_a_sheet_for_a_round() -> None:
    """Brittany falls to the first try; the second lapses, and so does ruling quiet Aquitaine (EMP-H5.25)."""
    conquer = Conquer(target="brittany", base="normandy", extra=2)
    world = together("england")
    played = sheet_of(
        world, "england", conquer, conquer, Rule(target="aquitaine", when="unrest"), dice={"endeavour.conquer": (1, 5)}
    )
    england = played.state.empires["england"]

    assert ("england", 1, 4) == (played.state.areas["brittany"].owner, england.used, england.gold)
    assert ["rule"] == [one.order for one in played.told(OrderFailed)]
    assert ["conquer"] == [one.kind for one in played.told(NotNeeded)]


def test_EMP_H5_25_X88_a_tax_above_its_limit_lapses() -> None:
    """A tie of France's made Normandy dearer."""
    world = together("england", ties={"france": ["normandy"]})
    played = sheet_of(world, "england", Tax(target="normandy", gold=3, limit=2))

    assert ([], ["tax"]) == (played.told(AreaTaxed), [one.order for one in played.told(OrderFailed)])


def test_EMP_H5_24_X89_gold_is_cut_down_to_what_there_is_after_a_famine() -> None:
    """Four was asked; the famine left three."""
    played = sheet_of(together("england"), "england", Tax(target="england", gold=4), card="famine_1")

    assert [("england", 3)] == [(one.area, one.gold) for one in played.told(AreaTaxed)]


def puts(play: Play[World]) -> Flow:
    """Put X90's questions: a claim of England's, a peace of France's, an inheritance of France's against Hungary."""
    world = play.state
    write_sheet(world, "england", [ParleyClaim(area="scotland")], ready=True)
    write_sheet(world, "france", [ParleyPeace(against="germany")], ready=True)
    world.agenda = []
    for seat in ("england", "france"):
        yield from player_turn(play, seat, IDLE)
    world.agenda.append(Motion(kind="inheritance", asker="byzantium", other="hungary", areas=["croatia"]))
    yield from phases.votes(play)


def questions() -> World:
    """Give a world for X90."""
    world = together(
        "england",
        "france",
        owned={"scotland": "england"},
        ties={"england": ["scotland"]},
        claims={"germany": ["scotland"]},
    )
    world.last_attack = [Attack(attacker="germany", owner="france", round=0)]
    return world


def test_EMP_H5_26_X90_all_questions_of_a_round_are_voted_on_together_after_it() -> None:
    """Paid when they are put; one window with three questions (EMP-H20.1)."""
    world = questions()
    played = run(puts, world)

    assert (["ballot"], 3) == (names(played), len(played.told(Counted)))
    assert [1, 1] == [one.paid for one in played.told(QuestionPut)]
    assert ([], 7) == (played.state.agenda, played.state.empires["england"].gold)


def test_EMP_H5_26_X91_a_question_whose_area_was_lost_falls_and_the_gold_is_gone() -> None:
    """The other is voted on."""

    world = questions()
    world.agenda = [
        Motion(kind="claim", asker="england", areas=["scotland"]),
        Motion(kind="peace", asker="france", other="germany"),
    ]
    world.areas["scotland"].owner = ""
    played = run(lambda play: vote(play, IDLE), world)

    assert (["lost"], 1) == ([one.reason for one in played.told(QuestionFell)], len(played.told(Counted)))


def test_EMP_H5_26_no_window_opens_where_nothing_is_left_to_vote_on() -> None:
    """The agenda is empty then."""
    world = together("england", "france")
    world.agenda = [Motion(kind="claim", asker="england", areas=["lombardy"])]
    played = run(lambda play: vote(play, IDLE), world)

    assert ([], []) == (names(played), played.state.agenda)


def outbreak(gold: int = 8) -> World:
    """Give X92: Franconia has broken away, and Germany's standing order is the usual one."""
    alike = {"swabia": {"social": 1, "population": 2}}
    return together("germany", areas=alike, unrest=["franconia"], active="germany", seats={"germany": {"gold": gold}})


@pytest.mark.parametrize(("total", "used", "gold", "owner"), [(10, 1, 3, "germany"), (2, 2, 0, "")])
def test_EMP_H5_27_X92_a_heresy_is_seen_to_as_the_standing_order_says(
    total: int, used: int, gold: int, owner: str
) -> None:
    """With three gold more, then with what is left, until it is won or cannot be paid."""

    def flow(play: Play[World]) -> Flow:
        break_out(play, "germany", "franconia")
        yield from regain(play, "germany", IDLE)

    played = run(flow, outbreak(), {}, {"endeavour.conquer": (*two(total), *two(total))})
    germany = played.state.empires["germany"]

    assert 2 == need(played.state.areas["franconia"])
    assert (used, gold, owner) == (germany.used, germany.gold, played.state.areas["franconia"].owner)


def test_EMP_H5_27_it_comes_before_the_first_endeavour_of_the_sheet() -> None:
    """And at the end of one that has none."""

    def flow(play: Play[World]) -> Flow:
        break_out(play, "germany", "franconia")
        write_sheet(play.state, "germany", [Levy(limit=-9), Rule(target="saxony")], ready=True)
        yield from run_sheet(play, "germany", IDLE, early=True)

    played = run(flow, outbreak(5), {}, {"endeavour.conquer": two(10), "endeavour.rule": (1, 2)})
    orders = [event.kind for event in played.events if type(event).__name__ == "EndeavourTried"]

    assert ["conquer", "rule"] == orders


def test_EMP_H5_27_EMP_HA_9_a_caretaker_leaves_two_endeavours_for_defence() -> None:
    """The heresy after the taxes, and only while fewer than three are used (EMP-HA.9)."""

    def keeps(look: Look, seat: str) -> Iterator[MainOrder]:
        del look, seat
        yield Levy()
        for _ in range(9):
            yield Rule(target="saxony")

    def flow(play: Play[World]) -> Flow:
        break_out(play, "germany", "franconia")
        yield from caretake(play, "germany", replace(IDLE, caretake=keeps))

    played = run(flow, outbreak(99), {}, {"endeavour.conquer": two(10), "endeavour.rule": (1, 2) * 9})

    assert 3 == played.state.empires["germany"].used


def test_EMP_H5_17_X93_a_posted_coup_waits_until_it_is_legal() -> None:
    """Hungary has no tie in Bulgaria, then makes one: played in the next turn, after its event (EMP-19.2a3)."""
    world = together("byzantium", seats={"byzantium": {"hand": ["coup"]}})
    world.empires["byzantium"].posts = [Post(card="coup", trigger="legal", aims=[Aim(area="bulgaria", seat="hungary")])]
    waits = turn(world.fresh(), "hungary")
    world.empires["hungary"].ties.append("bulgaria")
    played = turn(world, "castile", "plenty_1")
    kinds = [type(one) for one in played.events if isinstance(one, CardRead | CardPlayed)]

    assert (1, []) == (len(waits.state.empires["byzantium"].posts), waits.told(CardPlayed))
    assert [CardRead, CardPlayed] == kinds


def test_EMP_19_2a6_EMP_H5_23_X94_a_fourth_card_goes_without_a_window() -> None:
    """England is a player's; its list is empty: the coup goes, publicly (EMP-H5.23)."""
    world = together("england", seats={"england": {"hand": ["coup", "influence", "recognition"]}})
    played = turn(world, "england", "inheritance_single")

    assert ([], ["coup"]) == (names(played), [one.card for one in played.told(CardDiscarded)])


def test_EMP_H5_13_silence_in_a_round_is_a_plan_or_a_caretaker() -> None:
    """Who was ready does nothing, who was not is cared for; a plan speaks for either."""
    world = together("england", "france", "egypt")
    PLAN["plan_levy"]().apply(world, "egypt")
    ordered = run(phases.orders, world, {}, {}, ("england", "egypt")).state

    assert [True, False, False] == [ordered.empires[seat].silent for seat in ("england", "france", "egypt")]
    assert [0, 0, 1] == [len(ordered.empires[seat].sheet) for seat in ("england", "france", "egypt")]


def test_EMP_H5_15_a_plan_is_judged_when_its_turn_comes_alone() -> None:
    """Not even for a card that is not held; but never with oneself."""
    world = together("england")
    for order in (PLAN["plan_play_card"](card="coup", areas=("wessex",)), PLAN["plan_rule"](target="egypt")):
        order.check(world, "england")
        order.apply(world, "england")
    with pytest.raises(Refusal):
        PLAN["plan_give_gold"](to="england", gold=1).check(world, "england")

    assert ["play_card", "rule"] == [one.order for one in world.empires["england"].standing.plan]
    PLAN["plan_nothing"]().apply(world, "england")
    assert [] == world.empires["england"].standing.plan


def test_EMP_H5_15_standing_orders_replace_the_former_and_nobody_else_sees_them() -> None:
    """The initiative, and which cards go first."""
    world = together("england")
    for order in (SetInitiative(place="late"), SetDiscards(cards=("influence", "coup"))):
        order.check(world, "england")
        order.apply(world, "england")

    standing = world.empires["england"].standing
    assert ("late", ["influence", "coup"]) == (standing.initiative, standing.discard)


def test_EMP_H5_18_posts_have_up_to_seven_targets_and_are_withdrawn_again() -> None:
    """Each copy is posted once; an eighth target is refused, and a moment that is none."""
    world = together("england", seats={"england": {"hand": ["recognition", "influence"]}})
    post = PostCard(card="recognition", areas=("wessex",))
    post.check(world, "england")
    post.apply(world, "england")
    for _ in range(6):
        OrElse(card="recognition", areas=("anjou",)).apply(world, "england")
    wrong = [
        post,
        PostCard(card="influence", areas=("wessex",)),
        OrElse(card="recognition", areas=("anjou",)),
        PostCard(card="recognition", areas=("wessex",), trigger="interregnum"),
    ]

    assert 7 == len(world.empires["england"].posts[0].aims)
    for order in wrong:
        with pytest.raises(Refusal):
            order.check(world, "england")
    UnpostCard(card="recognition").apply(world, "england")
    assert [] == world.empires["england"].posts


def test_EMP_H5_16_a_side_order_may_stand_at_its_place_in_the_sheet() -> None:
    """The coup is thrown away after the tax."""
    then = {order.name: order for order in LATER}["then_discard_card"]
    world = together("england", seats={"england": {"hand": ["coup"]}})
    played = sheet_of(world, "england", Tax(target="england", gold=1), then(card="coup"), Done(), Penance())
    kinds = [type(one) for one in played.events if isinstance(one, AreaTaxed | CardDiscarded)]

    assert [AreaTaxed, CardDiscarded] == kinds
    assert ["penance"] == [one.order for one in played.told(OrderFailed)]
