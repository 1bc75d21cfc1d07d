"""Prisoners, leaders, offers and alliances (CAN-10)."""

import pytest

from rules.candlebre.battle.events import LeaderCaptured
from rules.candlebre.board.cards import BROKER
from rules.candlebre.board.state import Offer
from rules.candlebre.clergy.orders import Summon
from rules.candlebre.diplomacy.counsel import counsel
from rules.candlebre.diplomacy.events import (
    AllianceEnded,
    AllianceMade,
    AllianceProposed,
    AllianceRefused,
    OfferSettled,
)
from rules.candlebre.diplomacy.offers import settle_offers, terms
from rules.candlebre.diplomacy.orders import Accept, EndAlliance, MakeOffer, ProposeAlliance, Refuse
from rules.candlebre.diplomacy.terms import ALLIED
from rules.candlebre.espionage.orders import Operate
from rules.candlebre.fate.orders import DrawFate
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.people.events import PrisonersReleased
from rules.candlebre.people.orders import Execute, KillPrisoners, Release, ReleaseLeader
from rules.candlebre.people.prisoners import free
from rules.candlebre.ruleset import CANDLEBRE
from rules.candlebre.turn.income import end
from rules.candlebre.turn.orders import SETTLE_ORDERS
from rules.candlebre.turn.settling import unanswered
from rules.kernel.errors import Refusal
from rules.kernel.state.viewing import seen as view
from tests.rules.candlebre.advice import heard
from tests.rules.candlebre.turns import first, settle
from tests.rules.candlebre.worlds import SEATS, a_leader, a_table, a_world, give, run


def holding(units, owner="white", **fields):
    """Give a world in which red holds prisoners."""
    return a_world(houses={"red": {"prisoners": {owner: units}, **fields}})


def refusal(world, order, seat="red") -> Refusal:
    """Give the refusal of an order."""
    with pytest.raises(Refusal) as caught:
        order.check(world, seat)
    return caught.value


def test_CAN_10_1_prisoners_cost_nothing_and_have_no_place() -> None:
    """A seat-turn with prisoners earns what one without does (CAN-10.1a)."""
    rich, plain = (run(first, world).state.houses["red"] for world in (holding({"infantry": 9}), a_world()))

    assert (plain.military, plain.civil) == (rich.military, rich.civil)
    assert {"white": {"infantry": 9}} == rich.prisoners


def test_CAN_10_2_killing_costs_2_honor_each_and_yields_half_the_price() -> None:
    """3 infantry: 21 gold, 10 and 11; then 1 cavalry: 12 (example 74); one receipt for one order (CAN-10.2a)."""
    world = holding({"infantry": 3, "cavalry": 1})
    give(world, "red", KillPrisoners(owner="white", units={"infantry": 3}))
    house = world.houses["red"]
    assert (4, 10, 11) == (house.honor, house.military, house.civil)

    give(world, "red", KillPrisoners(owner="white", units={"cavalry": 1}))
    assert (2, 16, 17) == (house.honor, house.military, house.civil)
    assert "you hold nobody" in refusal(world, KillPrisoners(owner="white", units={"infantry": 1})).reason


def test_CAN_10_3_an_execution_costs_20_honor_and_rallies_the_captor() -> None:
    """Executed in turn 6 with honor 15: infamous, and +1 to the end of turn 7 (example 75, CAN-7.14a, CAN-10.3a)."""
    world = a_world(houses={"red": {"honor": 15}}, turn=6)
    one = a_leader(world, "white", captor="red", card="KH")
    give(world, "red", Execute(leader=one.id))

    assert (-5, 7, True) == (world.houses["red"].honor, world.houses["red"].rally_until, one.dead)
    assert 0 == world.houses["white"].rally_until
    assert ["KH"] == world.removed
    assert "you do not hold" in refusal(world, Execute(leader=one.id)).reason


def test_CAN_10_4_release_yields_honor_twice_a_turn() -> None:
    """Honor 40, 5 prisoners and a leader: 47 (example 76); they wait at home, neutral ones vanish (CAN-10.4a)."""
    world = holding({"infantry": 5}, honor=40)
    one = a_leader(world, "white", captor="red")
    world.provinces["ironbeck"].units = {"infantry": 2}
    give(world, "red", Release(owner="white", units={"infantry": 5}), ReleaseLeader(leader=one.id))

    assert 47 == world.houses["red"].honor
    assert {"infantry": 5} == world.houses["white"].returned
    assert ("ironbeck", "") == (one.place, one.captor)

    world = holding({"infantry": 1}, owner="neutral")
    give(world, "red", Release(owner="neutral", units={"infantry": 1}))
    assert (11, {}) == (world.houses["red"].honor, world.houses["red"].prisoners["neutral"])


def test_CAN_10_4_prisoners_are_offered_with_and_without_their_owner() -> None:
    """Of the owner who is named; before that, of all."""
    world = a_world(houses={"red": {"prisoners": {"white": {"infantry": 3}, "neutral": {"archers": 1}}}})
    units = [list(Release.choices(world, "red", "units", given)) for given in ({}, {"owner": "white"})]

    assert [["infantry", "archers"], ["infantry"]] == units
    assert {"House Tallowmere": "white", "the neutrals": "neutral"} == Release.choices(world, "red", "owner", {})


@pytest.mark.parametrize(
    ("offer", "says"),
    [
        (MakeOffer(seat="white", price=5), "moves at least one"),
        (MakeOffer(seat="white", give={"infantry": 1}, pay=5, price=5), "one way only"),
        (MakeOffer(seat="white", give={"infantry": 4}), "you do not hold 4 infantry; choose infantry (up to 3)"),
        (MakeOffer(seat="white", ask={"infantry": 1}), "they do not hold 1 infantry"),
        (MakeOffer(seat="red", give={"infantry": 1}), "cannot be the target"),
        (MakeOffer(seat="white", give={"infantry": 1}, pay=99), "holds 9; choose 1 to 9"),
        (MakeOffer(seat="green", give={"infantry": 1}), "you and House Vesper hold nobody of each other"),
    ],
)
def test_CAN_10_5_an_offer_moves_people_home_and_gold_one_way(offer, says) -> None:
    """And is refused where it does not (CAN-10.5a)."""
    assert says in refusal(holding({"infantry": 3}, civil=9), offer).reason


def dealing(**fields):
    """Give a world in which red holds white's head and 3 infantry, and white has 180 civil gold."""
    world = a_world(houses={"red": {"prisoners": {"white": {"infantry": 3}}}, "white": {"civil": 180}}, **fields)
    a_leader(world, "white", captor="red")
    return world


RANSOM = MakeOffer(seat="white", give={"infantry": 3, "head-white": 1}, price=90)


def test_CAN_10_5b_what_is_offered_is_held_back_until_it_is_answered() -> None:
    """It cannot be offered or released twice."""
    world = give(dealing(), "red", RANSOM)

    assert {} == free(world, "red", "white")
    assert "you do not hold" in refusal(world, ReleaseLeader(leader="head-white")).reason
    assert refusal(world, RANSOM)


def test_CAN_10_5b_nobody_else_sees_what_an_offer_holds_back() -> None:
    """To a third seat and to onlookers all is as it was before; the two know that the prisoners are not free."""
    world = dealing()
    before = [view(world, seat).write() for seat in ("blue", None)]
    give(world, "red", RANSOM)

    assert before == [view(world, seat).write() for seat in ("blue", None)]
    assert [{}, {}] == [free(view(world, seat), "red", "white") for seat in ("red", "white")]


def test_CAN_10_5b_an_offer_of_gold_alone_holds_back_no_prisoners() -> None:
    """Whoever gives nobody holds nobody of theirs afterwards, as before."""
    world = a_world(houses={"white": {"prisoners": {"red": {"infantry": 1}}}, "red": {"civil": 9}})
    give(world, "red", MakeOffer(seat="white", pay=9, ask={"infantry": 1}))

    assert {} == world.houses["red"].prisoners


def test_CAN_10_5_who_is_asked_for_an_answer_is_known_to_the_two_alone() -> None:
    """The window names nobody to the others (section 2.5)."""
    played = run(settle, dealing(), {"settle": {"red": [RANSOM]}}, players=SEATS)

    assert [("settle", False), ("answer", True)] == [(window.name, window.discreet) for window in played.windows]


@pytest.mark.parametrize(
    ("players", "asked"),
    [(("red",), []), (("red", "white"), []), (("red", "white", "green"), ["white", "green"])],
)
def test_CAN_10_5b_that_nobody_got_an_offer_tells_nothing(players, asked) -> None:
    """The window opens though Red made no offer, for all who might have got one, where another could learn of it."""
    played = run(settle, a_world(), {"settle": {"red": [DrawFate()]}}, players=players)
    windows = [window for window in played.windows if window.name == "answer"]

    assert [asked] * bool(asked) == [list(window.among) for window in windows]
    assert not any(window.asked for window in windows)


def test_CAN_10_5b_nobody_waits_for_an_answer_to_a_seat_that_ordered_nothing() -> None:
    """Whoever let the second half of his turn pass, or only said that he is ready, has offered nothing to anybody."""
    played = run(settle, a_world(), {"settle": {"red": []}}, players=("red", "white", "green"))

    assert ["settle"] == [window.name for window in played.windows]


@pytest.mark.parametrize("answer", ["accept", "refuse", "silence"])
def test_CAN_10_5c_an_accepted_offer_is_carried_out_and_the_others_lapse(answer) -> None:
    """90 gold are 45 and 45 (example 77); the people come home (CAN-10.6); refused, all is as it was."""
    orders = {"accept": [Accept(offer="red-1")], "refuse": [Refuse(offer="red-1")], "silence": []}[answer]
    played = run(settle, dealing(), {"settle": {"red": [RANSOM]}, "answer": {"white": orders}}, players=SEATS)
    red, white = played.state.houses["red"], played.state.houses["white"]

    assert ["settle", "answer"] == [window.name for window in played.windows]
    if answer == "accept":
        assert (45, 45, 90, {"infantry": 3}) == (red.military, red.civil, white.civil, white.returned)
        assert "" == played.state.leaders["head-white"].captor
    else:
        assert ({"infantry": 3}, 180) == (red.prisoners["white"], white.civil)
        assert {"white": 1} == red.refused
    assert ["accepted" if answer == "accept" else "refused"] == [event.result for event in played.told(OfferSettled)]


def test_CAN_10_5b_an_offer_that_cannot_be_kept_lapses() -> None:
    """Two ransoms of 90 against 120 gold: the second cannot be accepted."""
    world = dealing()
    world.houses["white"].civil = 120
    give(world, "red", MakeOffer(seat="white", give={"infantry": 3}, price=90))
    give(world, "red", MakeOffer(seat="white", give={"head-white": 1}, price=90))
    give(world, "white", Accept(offer="red-1"))

    assert "CAN-10.5b" == refusal(world, Accept(offer="red-2"), "white").clause
    assert "no such offer" in refusal(world, Accept(offer="red-1"), "blue").reason


@pytest.mark.parametrize("yes", [True, False])
def test_CAN_10_7_houses_may_ally(yes) -> None:
    """Proposed and answered in one turn, public once accepted (CAN-10.7a, CAN-10.7c)."""
    answer = {"white": [Accept(offer="red-1")] if yes else []}
    played = run(
        settle, a_world(), {"settle": {"red": [ProposeAlliance(seat="white")]}, "answer": answer}, players=SEATS
    )

    assert yes is ("white" in played.state.houses["red"].allies)
    told = played.told(AllianceMade) if yes else played.told(AllianceRefused)
    assert ["everyone" if yes else ("red", "white")] == [event.audience for event in told]


def test_CAN_10_7a_only_whoever_may_answer_is_told_of_a_proposal() -> None:
    """To its maker it would come again, after the oath that came of it."""
    proposal = {"settle": {"red": [ProposeAlliance(seat="white")]}, "answer": {"white": [Accept(offer="red-1")]}}
    played = run(settle, a_world(), proposal, players=SEATS)

    assert [("white",)] == [event.audience for event in played.told(AllianceProposed)]


def test_CAN_10_7a_of_two_crossed_proposals_one_makes_the_alliance() -> None:
    """Both accept, one oath is sworn, and nobody is told that a hand was left in the air."""
    world = a_world(settings={"turns": "simultaneous"}, active=list(SEATS))
    proposals = {"red": [ProposeAlliance(seat="white")], "white": [ProposeAlliance(seat="red")]}
    answers = {"white": [Accept(offer="red-1")], "red": [Accept(offer="white-1")]}
    played = run(settle, world, {"settle": proposals, "answer": answers}, players=SEATS)

    assert (1, 0) == (len(played.told(AllianceMade)), len(played.told(AllianceRefused)))
    assert {"white": 0} == played.state.houses["red"].allies


def test_CAN_16_17_an_offer_or_a_proposal_that_was_declined_is_remembered() -> None:
    """And no bargain that was accepted and could not be kept (CAN-16.18)."""
    proposal = {"settle": {"red": [ProposeAlliance(seat="white")]}}
    assert {"white": 1} == run(settle, a_world(), proposal, players=SEATS).state.houses["red"].refused

    broken = Offer(id="red-1", maker="red", taker="white", give_leaders=["head-white"], price=60, accepted=True)
    world = a_world(offers=[broken])
    a_leader(world, "white", captor="red")
    table = a_table(world)
    settle_offers(table.play)
    assert (["lapsed"], {}) == ([event.result for event in table.told(OfferSettled)], world.houses["red"].refused)


def befriended(**fields):
    """Give a world in which red and white are allied."""
    houses = {"red": {"allies": {"white": 0}, "civil": 50, "level": {"espionage": 1}}, "white": {"allies": {"red": 0}}}
    return a_world(houses=houses, **fields)


def test_CAN_10_7b_allies_neither_attack_nor_spy_on_each_other() -> None:
    """Unless they say so; a second alliance with the same House is refused."""
    world = befriended(places={"lightmere": {"owner": "white"}, "amberleigh": {"units": {"infantry": 1}}})

    assert "CAN-6.7a" == refusal(world, MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 1})).clause
    assert "CAN-14.9" == refusal(world, Operate(kind="survey", target="white")).clause
    assert "CAN-10.7a" == refusal(world, ProposeAlliance(seat="white")).clause


def test_CAN_10_7d_notice_ends_an_alliance_a_turn_later() -> None:
    """At the end of the giver's next seat-turn, at no cost."""
    world = give(befriended(), "red", EndAlliance(ally="white"))
    assert refusal(world, EndAlliance(ally="white"))
    end(a_table(world).play)
    assert "white" in world.houses["red"].allies

    world.turn = 2
    table = a_table(world)
    end(table.play)
    assert ({}, {}, 1) == (world.houses["red"].allies, world.houses["white"].allies, len(table.told(AllianceEnded)))
    assert 10 == world.houses["red"].honor
    assert "is no ally of yours" in refusal(world, EndAlliance(ally="white")).reason


def test_CAN_10_8_nothing_else_changes_hands() -> None:
    """An offer of gold alone is none."""
    world = a_world(houses={"red": {"civil": 50}})

    assert "CAN-10.5a" == refusal(world, MakeOffer(seat="white", pay=50)).clause


def test_CAN_10_9_releases_come_before_killings_clergy_and_offers() -> None:
    """Whatever the order in which they are given."""
    assert [60, 61, 62, 64, 65] == [order.stage for order in (Release, KillPrisoners, Execute, EndAlliance, MakeOffer)]


def test_a_title_stands_between_commas() -> None:
    """In a bargain as in the news; the head of a House has none (CAN-10.5, CAN-7.13d)."""
    world = a_world()
    rook = a_leader(world, "white", captor="red", card=BROKER)
    offer = Offer(id="red-1", maker="red", taker="white", give_leaders=[rook.id], price=60)
    news = [
        CANDLEBRE.tellings.tell(LeaderCaptured(leader=name, seat="House Umbrel", captor="House Vesper")).text
        for name in (world.person(rook.id), "the head of House Umbrel")
    ]

    assert "Sable Rook, the Broker, for 60 gold" == terms(world, offer)
    assert news[0].startswith("Sable Rook, the Broker, ")
    assert news[1].startswith("The head of House Umbrel ")


def test_CAN_10_5_who_does_not_answer_for_his_leader_hears_what_he_leaves() -> None:
    """With the price and what he has; others hear only that what is not accepted is refused."""
    world = a_world(houses={"red": {"civil": 1007}})
    a_leader(world, "red", "", captor="white")
    world.offers = [Offer(id="white-1", maker="white", taker="red", give_leaders=["head-red"], price=90)]

    assert {
        "red": (
            "You leave the head of your House in the hands of House Tallowmere, for 90 gold of your 1007. "
            "What you do not accept is refused."
        )
    } == unanswered(world)["silences"]
    assert ["Accept House Tallowmere", "Refuse House Tallowmere"] == [
        offer.label for offer in heard(world, "answer", topic=counsel)[0].offers
    ]


def test_CAN_10_5a_gold_alone_is_no_offer() -> None:
    """The refusal says with what it goes."""
    said = refusal(a_world(), MakeOffer(seat="white", pay=20)).reason

    assert said.startswith("gold goes to another House only beside people who go home")
    assert "no other choice" not in said


def test_CAN_10_7b_a_proposal_is_weighed_by_how_far_both_are() -> None:
    """In plain words, each with its figure."""
    world = a_world(offers=[Offer(id="white-1", maker="white", taker="red", alliance=True)])
    pieces = heard(world, "answer", topic=counsel)

    assert (
        "House Tallowmere, 12 % of the way to the crown (you 12 %), proposes an alliance. Allies neither attack nor "
        "spy on each other, until one gives notice, free, a turn ahead; to march on an ally costs 10 honor."
    ) == pieces[0].text


def test_CAN_10_4_prisoners_are_let_go_without_a_name() -> None:
    """Neutrals before others, as many as bring honor yet, one at least; whoever holds nobody is told so."""
    world = holding({"infantry": 3, "archers": 1}, owner="neutral")
    world.houses["red"].prisoners["white"] = {"cavalry": 1}
    after = run(settle, world, {"settle": {"red": [Release(), Release()]}}, players=("red",))

    assert [("neutral", (("infantry", 2),)), ("neutral", (("infantry", 1),))] == [
        (one.owner, one.units) for one in after.told(PrisonersReleased)
    ]
    assert {"cavalry": 1} == after.state.houses["red"].prisoners["white"]
    assert "you hold no prisoners" in refusal(a_world(), Release()).reason
    assert "say whom they serve" in refusal(world, Release(units={"infantry": 1})).reason


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("let the prisoner go", Release()),
        ("free the prisoners of the neutrals", Release(owner="neutral")),
        ("release prisoners", Release()),
        ("offer House Tallowmere an alliance", ProposeAlliance(seat="white")),
        ("propose an alliance to Tallowmere", ProposeAlliance(seat="white")),
        ("suggest an alliance with Vesper", ProposeAlliance(seat="green")),
        ("call the clergy to Amberleigh", Summon(province="amberleigh")),
        ("send priests to Amberleigh", Summon(province="amberleigh")),
    ],
)
def test_CAN_10_the_courts_are_moved_in_plain_words(line, order) -> None:
    """As people write, each read as the one order that it says."""
    world = holding({"infantry": 1}, owner="neutral")

    assert order == CANDLEBRE.read(line, SETTLE_ORDERS, CANDLEBRE.lexicon(world, "red"), world)


def test_CAN_16_18_a_proposal_says_what_it_binds_to_and_when_an_autopilot_accepts_none() -> None:
    """In the words of the offer; of a person nothing is foretold."""
    autopilot, person = (
        CANDLEBRE.consequences(a_world(seated=seated), "red", ProposeAlliance(seat="white"))
        for seated in (["red"], ["red", "white"])
    )

    assert f"It is answered in this turn. {ALLIED}" == person
    assert autopilot.startswith("House Tallowmere is played by an autopilot: it allies only against a third House")
