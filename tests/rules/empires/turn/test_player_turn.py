"""A player turn by its windows, pace `turns` (EMP-H5.7 to EMP-H5.17, EMP-19.1f9, EMP-19.1f12)."""

from typing import Any

import pytest

from rules.empires.board.realms import Aim, Post
from rules.empires.board.state import World
from rules.empires.claims.orders import Waive
from rules.empires.court.events import CourtMoved
from rules.empires.deck.events import CardDiscarded, CardPlayed
from rules.empires.deck.orders import ChooseDiscard
from rules.empires.endeavours.orders import Conquer, Rule
from rules.empires.ending.orders import GiveUp
from rules.empires.inheritance.events import InheritanceAnswered, PostDropped
from rules.empires.inheritance.orders import ContestIt, PlayCard, PostCard, YieldIt
from rules.empires.parley.events import Counted
from rules.empires.parley.orders import Ballot, ParleyClaim
from rules.empires.treasury.events import AreaTaxed
from rules.empires.treasury.orders import Levy, Tax
from rules.empires.turn.actions import OPENINGS
from rules.empires.turn.events import CaretakerActed, DemesneYielded, TurnBegan
from rules.empires.turn.orders import Done, Pass, SetCourt
from rules.empires.turn.standing import SetGuard
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import OrderFailed
from rules.kernel.orders.order import Given
from tests.rules.empires.playing import two
from tests.rules.empires.turn.turning import names, turn
from tests.rules.empires.worlds import a_world

ALL = ("england", "france", "germany", "castile", "hungary", "byzantium", "egypt")
ABSTAINS = {"england": [Ballot(question="1", vote="abstain")]}
FRENCH = ("ile_de_france", "burgundy", "languedoc", "normandy", "anjou")


def people(*seats: str, **more: Any) -> World:
    """Give a world in which people hold seats, asked turn by turn."""
    return a_world(people=seats, **more)


def taxing(area: str = "england", gold: int = 4) -> list[Any]:
    """Give a sheet of one tax."""
    return [Tax(target=area, gold=gold)]


def test_EMP_H5_7_EMP_H5_3_a_turn_begins_draws_acts_and_ends_in_this_order() -> None:
    """What counts in one turn alone begins anew, and the sheet is empty at its end (EMP-H5.3, EMP-19.0d, EMP-19.1a)."""
    world = people("england", seats={"england": {"worked": ["wessex"], "parley_called": True, "restored": 2}})
    played = turn(world, "england", "influence", {"turn": {"england": [*taxing("wessex", 2), Done()]}})
    england = played.state.empires["england"]

    assert (["turn"], ["influence"], ["wessex"]) == (names(played), england.hand, england.worked)
    assert (False, 0, [], "end") == (england.parley_called, england.restored, england.sheet, played.state.step)
    assert [TurnBegan, AreaTaxed] == [type(one) for one in played.events if isinstance(one, TurnBegan | AreaTaxed)]


def test_EMP_H5_9_a_seat_that_nobody_plays_is_never_asked() -> None:
    """Nor does a window open where nobody is left to ask."""
    assert [] == names(turn(people("france"), "england", "recognition"))


def test_EMP_H5_10_all_others_listen_and_nobody_waits_for_them() -> None:
    """Listeners may give side orders alone."""
    world = people("england", "france")
    played = turn(world, "england", "", {"turn": {"england": [Done()], "france": [Waive(toward="england")]}})
    window = played.windows[0]
    world.active, world.step = "england", "actions"

    assert (("england",), ["france"]) == (window.awaited, list(window.invited))
    assert ["england"] == played.state.empires["france"].waivers
    with pytest.raises(Refusal, match="this is the turn of England"):
        Levy().check(world, "france")


def test_EMP_H5_11_side_orders_come_before_posts_and_posts_before_the_sheet() -> None:
    """France waives, Byzantium's coup is played, England's tax is judged after both."""
    world = people("england", "france", ties={"france": ["england"]}, seats={"england": {"hand": ["coup"]}})
    posted = PostCard(card="coup", areas=("england",), seat="france", trigger="next")
    played = turn(world, "england", "", {"turn": {"england": [*taxing(), posted, Done()]}})
    kinds = [type(one) for one in played.events if isinstance(one, CardPlayed | AreaTaxed)]

    assert [CardPlayed, AreaTaxed] == kinds
    assert "england" not in played.state.empires["france"].ties


def test_EMP_H5_12_the_window_opens_again_with_what_is_left_until_done() -> None:
    """Each sheet is written in the knowledge of the one before it."""
    said = {"turn": {"england": taxing()}, "again": [{"england": taxing("wessex", 2)}, {"england": [Done()]}]}
    played = turn(people("england"), "england", "", said)

    assert ["turn", "again", "again"] == names(played)
    assert 8 + 4 + 2 == played.state.empires["england"].gold


@pytest.mark.parametrize(
    ("said", "unready", "expected"),
    [
        ({"turn": {"england": [Levy()]}}, ("england",), ["turn"]),
        ({"turn": {"england": [Levy()]}}, (), ["turn", "again"]),
        ({"turn": {"england": [Levy()]}, "again": [{"england": [Levy()]}] * 20}, (), ["turn", *["again"] * 11]),
        ({}, (), ["turn"]),
    ],
)
def test_EMP_H5_12_EMP_H5_13_when_a_turn_is_over(said: Any, unready: tuple[str, ...], expected: list[str]) -> None:
    """At its deadline; when a later opening brings nothing; after the twelfth; or when a ready seat orders nothing.

    Rules: EMP-H5.13.
    """
    played = turn(people("england"), "england", "", said, unready=unready)

    assert expected == names(played)
    assert len(expected) <= OPENINGS
    assert not played.told(CaretakerActed)


def test_EMP_H5_13_a_plan_speaks_for_the_silent_and_stays() -> None:
    """With gold cut down to what there is, as for all that is ordered beforehand."""
    world = people("england")
    world.empires["england"].standing.plan = [Given.of(Tax(target="england", gold=9))]
    played = turn(world, "england", unready=("england",))

    assert [4] == [event.gold for event in played.told(AreaTaxed)]
    assert 1 == len(played.state.empires["england"].standing.plan)


def test_EMP_H5_13_a_caretaker_acts_for_who_is_silent_without_a_plan() -> None:
    """Not for who had said that he was ready."""
    world = people("england")

    assert [1, 0] == [
        len(turn(world.fresh(), "england", unready=unready).told(CaretakerActed)) for unready in (("england",), ())
    ]


def test_EMP_H5_14_an_order_that_has_become_illegal_lapses_and_its_seat_alone_hears_of_it() -> None:
    """It costs nothing and uses no endeavour."""
    said = {"turn": {"england": [Conquer(target="brittany", base="normandy"), Rule(target="brittany"), Done()]}}
    played = turn(people("england"), "england", "", said, {"endeavour.conquer": (1, 1)})
    failed = played.told(OrderFailed)

    assert (1, 6) == (played.state.empires["england"].used, played.state.empires["england"].gold)
    assert [("rule", ("england",))] == [(one.order, one.audience) for one in failed]


def test_EMP_H5_16_side_orders_of_other_windows_wait_for_their_answers() -> None:
    """Who is asked for a card may set his guard beside."""
    world = people("england", seats={"england": {"hand": ["coup", "coup", "recognition"]}})
    said = {"discard": {"england": [SetGuard(where="none"), ChooseDiscard(card="recognition")]}}
    played = turn(world, "england", "influence", said)

    assert ["coup", "coup", "influence"] == played.state.empires["england"].hand
    assert "none" == played.state.empires["england"].standing.guard.areas


def test_EMP_19_2a5_X79_of_four_cards_one_goes_chosen_or_by_default() -> None:
    """Asked, unless it was said beforehand; a silent seat loses a coup, publicly."""
    world = people("england", seats={"england": {"hand": ["coup", "coup", "recognition"]}})
    silent = turn(world.fresh(), "england", "inheritance_single")
    world.empires["england"].standing.discard = ["recognition"]
    said = turn(world, "england", "inheritance_single")

    assert ["discard", "turn"] == names(silent)
    assert ["turn"] == names(said)
    assert [["coup"], ["recognition"]] == [[one.card for one in end.told(CardDiscarded)] for end in (silent, said)]


def heirless(**more: Any) -> World:
    """Give a world in which Hungary's court could be elsewhere, too."""
    return people("hungary", **more)


def test_EMP_19_1f9_the_heir_is_asked_for_his_court_where_there_is_a_choice() -> None:
    """Silence stays; an answer moves; what was said beforehand is not asked."""
    quiet, moved = heirless(), heirless()
    said = heirless()
    said.empires["hungary"].standing.court = ["transylvania"]
    low = {"check": (1, 1, 1, 1, 1, 1)}
    ends = [
        turn(quiet, "hungary", "heirless_all", {}, low),
        turn(moved, "hungary", "heirless_all", {"court": {"hungary": [SetCourt(area="transylvania")]}}, low),
        turn(said, "hungary", "heirless_all", {}, low),
    ]

    assert [["court", "turn"], ["court", "turn"], ["turn"]] == [names(end) for end in ends]
    assert ["hungary", "transylvania", "transylvania"] == [end.state.empires["hungary"].court for end in ends]
    assert [0, 1, 1] == [len(end.told(CourtMoved)) for end in ends]


def test_EMP_19_1f12_X105_who_claims_land_of_a_vacant_throne_may_inherit_before_it_acts() -> None:
    """France alone is asked; what it takes cannot be contested."""
    hands = {one: {"hand": ["inheritance_single"]} for one in ("france", "egypt")}
    world = people("england", "france", "egypt", seats=hands)
    said = {"interregnum": {"france": [PlayCard(card="inheritance_single", areas=("normandy",))]}}
    played = turn(world, "england", "heirless_language", said, {"check": two(2) * 3})
    asked = {window.name: list(window.asked) for window in played.windows}

    assert ["france"] == asked["interregnum"]
    assert ("france", True) == (played.state.areas["normandy"].owner, played.state.empires["england"].vacant)
    assert ["may_not"] == [one.answer for one in played.told(InheritanceAnswered)]


def test_EMP_19_1f12_X104_nobody_is_asked_who_claims_nothing_of_it() -> None:
    """Castile's lands are claimed by Castile alone."""
    world = people(*ALL, seats={one: {"hand": ["inheritance_single"]} for one in ("england", "france", "egypt")})

    assert "interregnum" not in names(turn(world, "castile", "heirless_all"))


def test_EMP_19_1f12_whoever_passes_keeps_his_card() -> None:
    """And posted cards are offered before."""
    world = people("france", seats={"france": {"hand": ["inheritance_single"] * 2}})
    world.empires["france"].posts = [
        Post(card="inheritance_single", trigger="interregnum", seat="england", aims=[Aim(area="anjou")])
    ]
    played = turn(world, "england", "heirless_language", {"interregnum": {"france": [Pass()]}}, {"check": two(2) * 3})

    assert "france" == played.state.areas["anjou"].owner
    assert ["inheritance_single"] == played.state.empires["france"].hand


def disputed(**more: Any) -> World:
    """Give a world in which France holds a group card for Normandy and Anjou."""
    return people("england", "france", seats={"france": {"hand": ["inheritance_group"]}}, **more)


def group() -> list[Any]:
    """Give France's sheet: the group card, and a tax after it."""
    return [PlayCard(card="inheritance_group", areas=FRENCH), Tax(target="ile_de_france", gold=1), Done()]


def test_EMP_H5_11_EMP_19_2e6_the_sheet_pauses_for_a_contest_and_a_ballot_and_goes_on() -> None:
    """England contests, loses the ballot, and gives both areas up; the tax comes after (EMP-19.2e6)."""
    said = {
        "turn": {"france": group()},
        "contest": {"england": [ContestIt()]},
        "ballot": ABSTAINS,
    }
    played = turn(disputed(), "france", "", said)
    kinds = [type(one) for one in played.events if isinstance(one, Counted | AreaTaxed)]

    assert ["turn", "contest", "ballot"] == names(played)
    assert [Counted, AreaTaxed] == kinds
    assert {"france"} == {played.state.areas[area].owner for area in ("normandy", "anjou", "languedoc")}


@pytest.mark.parametrize(
    ("answer", "owner", "banned"), [(YieldIt(), "france", False), (ContestIt(if_lost="refuse"), "england", True)]
)
def test_EMP_19_2e7_what_an_owner_answers(answer: Any, owner: str, banned: bool) -> None:
    """He yields; or he refuses after the ballot, and is excommunicated."""
    said = {
        "turn": {"france": group()},
        "contest": {"england": [answer]},
        "ballot": ABSTAINS,
    }
    played = turn(disputed(), "france", "", said)

    assert (owner, banned) == (played.state.areas["anjou"].owner, played.state.empires["england"].excommunicated)


def test_EMP_H5_23_what_was_said_beforehand_of_an_inheritance_is_not_asked() -> None:
    """England has said that it yields to France."""
    world = disputed()
    world.empires["england"].standing.contest.yields = ["france"]
    played = turn(world, "france", "", {"turn": {"france": group()}})

    assert ["turn"] == names(played)
    assert "france" == played.state.areas["normandy"].owner


def test_EMP_H20_5_EMP_18_2d_a_claim_parley_is_voted_at_once_by_all_players_together() -> None:
    """Carried by its caller alone: the claim is Germany's, France keeps its own (EMP-18.2d)."""
    world = people("germany", "egypt", owned={"burgundy": "germany"}, ties={"germany": ["burgundy"]})
    said = {"turn": {"germany": [ParleyClaim(area="burgundy"), Done()]}}
    played = turn(world, "germany", "", said)

    assert ["turn", "ballot"] == names(played)
    assert ["germany", "egypt"] == list(played.windows[1].asked)
    assert "burgundy" in played.state.empires["germany"].claims
    assert [] == played.state.agenda


def test_EMP_19_2c2_influence_cards_are_discarded_after_the_ballot() -> None:
    """Whatever comes of it."""
    world = people("germany", owned={"burgundy": "germany"}, ties={"germany": ["burgundy"]})
    world.empires["germany"].hand = ["influence", "influence"]
    vote = Ballot(question="1", vote="yes", influence=1)
    said = {"turn": {"germany": [ParleyClaim(area="burgundy"), Done()]}, "ballot": {"germany": [vote]}}
    played = turn(world, "germany", "", said)

    assert (["influence"], ["influence"]) == (played.state.empires["germany"].hand, played.state.discard)


def test_EMP_H5_18_a_post_for_the_next_moment_is_dropped_where_it_is_illegal() -> None:
    """Its seat alone is told; the card stays in hand."""
    world = people("byzantium", "egypt", seats={"byzantium": {"hand": ["coup"]}})
    world.empires["byzantium"].posts = [Post(card="coup", trigger="next", aims=[Aim(area="bulgaria", seat="hungary")])]
    played = turn(world, "castile")

    assert [("byzantium",)] == [one.audience for one in played.told(PostDropped)]
    assert (["coup"], []) == (played.state.empires["byzantium"].hand, played.state.empires["byzantium"].posts)


@pytest.mark.parametrize(("seat", "played"), [("castile", False), ("hungary", True)])
def test_EMP_H5_18_a_post_for_a_seat_s_turn_waits_for_it(seat: str, played: bool) -> None:
    """And takes the first of its targets that is legal."""
    world = people("byzantium", ties={"hungary": ["serbia"]}, seats={"byzantium": {"hand": ["coup"]}})
    aims = [Aim(area="bulgaria", seat="hungary"), Aim(area="serbia", seat="hungary")]
    world.empires["byzantium"].posts = [Post(card="coup", trigger="turn", seat="hungary", aims=aims)]

    assert played is ("serbia" not in turn(world, seat).state.empires["hungary"].ties)


def test_EMP_19_2f2_an_enlarged_demesne_brings_a_gold_each_turn() -> None:
    """One for each in front, before anything is ordered."""
    world = people("england", seats={"england": {"front": ["demesne", "demesne"]}})
    played = turn(world, "england")

    assert ([2], 10) == ([one.gold for one in played.told(DemesneYielded)], played.state.empires["england"].gold)


def test_EMP_H26_7_who_concedes_in_his_own_turn_is_played_on_by_the_autopilot() -> None:
    """His sheet is void."""
    played = turn(people("england"), "england", "", {"turn": {"england": [*taxing(), GiveUp(sure=True)]}})

    assert ("conceded", []) == (played.state.empires["england"].holder, played.told(AreaTaxed))
