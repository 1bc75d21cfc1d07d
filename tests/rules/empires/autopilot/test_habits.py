"""What autopilots make of a whole turn, of the last rounds, and of what can stand, be given or wait (EMP-HA)."""

from collections import Counter
from typing import Any

import pytest

from rules.empires.autopilot.autopilot import autopilot, sheet, sheet_in
from rules.empires.autopilot.backing import backed
from rules.empires.autopilot.choices import answers, choices, parting
from rules.empires.autopilot.dusk import harvest
from rules.empires.autopilot.gifts import next_gift
from rules.empires.autopilot.manners import MANNERS
from rules.empires.autopilot.parleys import contest
from rules.empires.autopilot.steps import balance, rather
from rules.empires.autopilot.taxes import next_levy
from rules.empires.autopilot.turns import bound, next_endeavour, steps_now
from rules.empires.autopilot.waiting import posts
from rules.empires.board.motions import Inheritance, Motion
from rules.empires.board.realms import Aim, Post
from rules.empires.board.state import World
from rules.empires.board.tables import CHARACTERS
from rules.empires.deck.orders import ChooseDiscard
from rules.empires.endeavours.orders import Conquer, Endeavour, Rule
from rules.empires.inheritance.orders import ContestIt, OrElse, PostCard, UnpostCard, YieldIt
from rules.empires.treasury.orders import GiveGold, Levy
from rules.empires.turn.orders import SetCourt
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.windows import Window
from rules.kernel.state.viewing import seen
from tests.rules.empires.playing import Dice
from tests.rules.empires.worlds import a_world, with_truce

STEADY = MANNERS["steady"]


def luck() -> Chance:
    """Give a chance of which nothing is asked."""
    return Chance(Dice(), 1, "test", lambda _event: 0)


def asked(world: World, seat: str, window: str) -> list[Any]:
    """Give what the autopilot answers in a window."""
    put: Window[Any] = Window(name=window, clause="EMP-H5.9", asked=(seat,), orders=(), silence="")
    return list(autopilot(seen(world, seat), seat, put, luck()))


def at(world: World, round_index: int) -> World:
    """Give a world in a later round, of the three game turns of five."""
    world.round_index, world.turn, world.round_in_turn = round_index, round_index // 5 + 1, round_index % 5 + 1
    return world


def test_EMP_HA_1a_a_sheet_goes_on_from_what_is_likely() -> None:
    """What is likely done by one try is tried once; what is won by then is left alone until it is."""
    orders = [one for one in sheet_in(a_world(people=("england",)), "england", STEADY) if isinstance(one, Endeavour)]
    tried = Counter((one.name, str(getattr(one, "target", ""))) for one in orders)

    assert 4 == len(orders)
    assert {1} == set(tried.values())


def test_EMP_HA_5_all_five_are_used_where_nobody_near_acts_after_it() -> None:
    """One is kept for defence while somebody who reaches it has yet to act."""
    world = a_world()
    seats = list(world.empires)
    world.order = [*(one for one in seats if one != "england"), "england"]

    assert 5 == bound(world, "england", STEADY)
    assert 4 == bound(world, "france", STEADY), "England acts after it"
    world.order = ["england", *(one for one in seats if one != "england")]
    assert (4, 3) == (bound(world, "england", STEADY), bound(world, "england", MANNERS["cautious"]))


def test_EMP_HA_5l_idle_gold_goes_into_the_endeavour() -> None:
    """Two are kept for each one to come; none is added beyond a needed roll of 4."""
    rich, poor = a_world(seats={"england": {"gold": 12}}), a_world(seats={"england": {"gold": 6}})
    rule = Rule(target="england")

    assert Rule(target="england", extra=1) == backed(rich, "england", rule, 3)
    assert rule == backed(poor, "england", rule, 3)
    assert Conquer(target="ireland", extra=3) == backed(rich, "england", Conquer(target="ireland"), 3)


def test_EMP_HA_5m_towards_the_end_what_brings_most_points_goes_first() -> None:
    """In the last game turn conquest and ruling are compared; in the last round unrest is left to the last."""
    begun, ending, last = at(a_world(), 0), at(a_world(), 12), at(a_world(), 14)

    assert harvest(begun, "egypt", STEADY) is None
    assert Conquer(target="tunis") == harvest(ending, "egypt", STEADY), "four points in two tries of 33 ways"
    last.empires["egypt"].used = 4
    found = harvest(last, "egypt", STEADY)
    assert not isinstance(found, Conquer), "one try takes nothing that needs two"
    assert [STEADY.steps, "dfmhij", "fmhijd"] == [steps_now(one, STEADY) for one in (begun, ending, last)]


def test_EMP_HA_5n_a_poor_ruler_rather_rules_than_do_nothing() -> None:
    """Where success is likelier than harm; in unrest, which a failure may cost, three times so."""
    world = a_world(areas={"england": {"social": 0}}, seats={"england": {"gold": 0}})
    board = a_world(unrest=["aquitaine"], areas={"aquitaine": {"social": -3}}, seats={"england": {"gold": 0}})
    for one in (world, board):
        leader = one.empires["england"].leader
        leader.combat, leader.administration, leader.diplomacy = 1, 3, 1

    assert next_endeavour(world, "england", STEADY) == Rule(target="england") == rather(world, "england", STEADY)
    assert balance(board, "england", "aquitaine") < 0


def test_EMP_HA_4_taxes_are_levied_where_all_of_them_are_wanted() -> None:
    """One order for the same taxes, at a value that cannot cost an area."""
    world, rich = a_world(), a_world(seats={"england": {"gold": 19}})

    assert Levy(limit=1) == next_levy(world, "england", STEADY)
    assert Levy(limit=1) == next_levy(world, "england", MANNERS["ambitious"])
    assert Levy(limit=0) == next_levy(world, "england", MANNERS["cautious"])
    assert next_levy(rich, "england", STEADY) is None


@pytest.mark.parametrize(("character", "late"), [("ambitious", True), ("treacherous", True), ("pious", False)])
def test_EMP_HA_11_what_stands_is_set_once(character: str, late: bool) -> None:
    """The place in a round, what it would keep at any price, how hard it fights heresy, and its courts.

    Rules: EMP-HA.11a, EMP-HA.11b, EMP-HA.11c.
    """
    world = a_world(people=("england",), seats={"england": {"character": character}})
    own = MANNERS[world.empires["england"].character]
    given = [*choices(world, "england", own), *answers(world, "england", own)]
    for one in given:
        one.order().apply(world, "england")
    standing = world.empires["england"].standing

    assert late == (standing.initiative == "late")
    assert "england" in standing.contest.refuse and "england" == standing.court[0]
    assert (own.if_lost == "refuse") == (len(standing.contest.refuse) > 1)
    assert own.tries == standing.regain.tries
    assert [] == [*choices(world, "england", own), *answers(world, "england", own)]


def test_EMP_HA_11e_ties_are_waived_while_a_truce_holds() -> None:
    """Toward whom it is with, and no longer; the treacherous waives nothing."""
    world = with_truce(a_world(), "germany", "france")
    waived = [one for one in choices(world, "germany", STEADY) if one.name == "then_waive"]

    assert ["france"] == [getattr(one, "toward", "") for one in waived]
    assert not [one for one in choices(world, "germany", MANNERS["treacherous"]) if one.name == "then_waive"]
    world.empires["germany"].waivers, world.truces = ["france"], []
    assert [False] == [
        getattr(one, "on", None) for one in choices(world, "germany", STEADY) if one.name == "then_waive"
    ]


def test_EMP_HA_11f_a_full_treasury_guards_and_a_full_hand_knows_what_goes() -> None:
    """From 12 gold on one for each defence; of three cards what has no use now goes first, an Influence last.

    Rules: EMP-HA.11d.
    """
    world = a_world(seats={"england": {"gold": 12, "hand": ["influence", "recognition", "coup"]}})
    names = {one.name: one for one in parting(world, "england", STEADY)}

    assert 1 == getattr(names["then_guard"], "gold", 0)
    assert ("coup", "recognition", "influence") == getattr(names["then_discards"], "cards", ())
    assert not list(parting(a_world(), "england", STEADY))


def test_EMP_HA_12_the_pious_give_alms() -> None:
    """To one of their faith who cannot pay his penance; others keep their gold."""
    world = a_world(seats={"hungary": {"excommunicated": True, "gold": 1}, "england": {"gold": 8}})
    pious = MANNERS["pious"]

    assert GiveGold(gold=2, to="hungary") == next_gift(world, "england", pious)
    assert next_gift(world, "england", STEADY) is None
    assert next_gift(world, "egypt", pious) is None, "of another faith"
    world.empires["england"].gold = 7
    assert next_gift(world, "england", pious) is None


def test_EMP_HA_13_cards_wait_for_their_moment() -> None:
    """A charter for what it marches on; an inheritance for a vacant throne; a post for something else is taken back."""
    world = a_world(
        owned={"brittany": "france", "ireland": "france", "wales": "france"},
        seats={"england": {"hand": ["recognition", "inheritance_single"]}},
    )
    march = [Conquer(target="norway"), Conquer(target="scotland")]
    given = posts(world, "england", march)

    assert [("recognition", "legal"), ("inheritance_single", "interregnum")] == [
        (one.card, one.trigger) for one in given if isinstance(one, PostCard)
    ]
    assert any(isinstance(one, OrElse) for one in given)
    world.empires["england"].posts = [Post(card="recognition", trigger="legal", aims=[Aim(area="denmark")])]
    assert UnpostCard(card="recognition") == posts(world, "england", march)[0]


def test_EMP_HA_7_who_cannot_win_yields_and_keeps_his_influence() -> None:
    """Only where he would give the areas up anyway."""
    world = a_world(people=("england",), seats={"england": {"hand": ["influence"]}})
    for seat in ("germany", "castile", "hungary", "byzantium", "egypt"):
        world.empires[seat].claims = [one for one in world.empires[seat].claims if one != "anjou"]
    world.inheritance = Inheritance(heir="france", card="inheritance_single", areas={"england": ["anjou"]})
    world.empires["england"].leader.diplomacy = 1

    assert "yield" == contest(world, "england")
    assert [YieldIt()] == asked(world, "england", "contest")
    world.empires["england"].hand = []
    assert [ContestIt(if_lost="relinquish")] == asked(world, "england", "contest")
    world.inheritance = None
    world.agenda = [Motion(kind="inheritance", asker="france", other="england", areas=["england"])]
    assert ContestIt(if_lost="refuse") in asked(world, "england", "ballot"), "its court, once more before the count"


def test_EMP_HA_8_it_answers_which_card_goes_and_where_the_court_is() -> None:
    """With pace `turns`, where it is asked."""
    world = a_world(people=("england",), seats={"england": {"hand": ["influence", "influence", "coup", "recognition"]}})

    assert [ChooseDiscard(card="coup")] == asked(world, "england", "discard")
    assert [SetCourt(area="england")] == asked(world, "england", "court")


@pytest.mark.parametrize("character", CHARACTERS)
def test_EMP_HA_1_what_is_given_ahead_is_legal_beside_what_stands(character: str) -> None:
    """The whole of it, order by order, whatever the character."""
    for seat in a_world().empires:
        hand = ["recognition", "coup", "inheritance_single"]
        world = a_world(people=(seat,), active=seat, seats={seat: {"character": character, "hand": hand}})
        board = seen(world, seat)
        given = sheet(board, seat, luck())

        assert given
        for order in given:
            order.check(board, seat)
            order.apply(board, seat)
