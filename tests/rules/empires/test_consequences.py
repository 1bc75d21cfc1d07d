"""What an order does, said as it is given: its roll, its worth, what it brings with it (EMP-H5.24, section 13)."""

from typing import Any

import pytest

from rules.empires.board.chances import chance, tenths
from rules.empires.board.measures import gain
from rules.empires.board.state import World
from rules.empires.counsel.consequences import consequences, vain
from rules.empires.counsel.gold import harmed
from rules.empires.endeavours.orders import Conquer, Rule
from rules.empires.inheritance.orders import PlayCard, PostCard
from rules.empires.ruleset import EMPIRES
from rules.empires.treasury.orders import GiveGold, Levy, Plunder
from rules.empires.treasury.treasury import foreseen_levy
from rules.empires.turn.standing import SetGuard
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import FULL, Vain
from rules.kernel.play.legal import legal
from tests.rules.empires.worlds import a_world, with_truce


def said(world: World, seat: str, *orders: Order[World]) -> str:
    """Give what the last of some orders does beside the others."""
    for order in orders:
        order.apply(world, seat)
    return consequences(world, seat, orders[-1])


def a_round(**more: Any) -> World:  # Any: as a_world takes it
    """Give the first round as England and France order it."""
    world = a_world(people=("england", "france"), **more)
    world.deck, world.pace = list(world.cards), "rounds"
    return world


def test_EMP_H10_5_a_conquest_says_what_it_brings_and_risks() -> None:
    """Its points with the claim, and that it comes worse off and restless, with the danger of the first tax."""
    world = a_round()
    text = said(world, "england", Conquer(target="ireland"))

    assert 3 == gain(world, "england", "ireland")
    assert "Ireland is yours with 8 or more (4 in 10) as things stand: 3 points." in text
    assert "It comes a level lower and in unrest: taxed before ruling calms it, it rises " in text


def test_EMP_H5_24_several_marches_on_one_area_are_told_together() -> None:
    """What all of them come to, and that none is paid for once it is won."""
    march = Conquer(target="ireland")
    text = said(a_round(), "england", march, march, march)

    assert "Three tries: 8 in 10 to take it; those not needed cost nothing." in text


def test_EMP_H15_1_several_tries_at_ruling_say_what_the_later_ones_are_for() -> None:
    """The first success calms, each later one raises, up to the area's highest level."""
    rule = Rule(target="aquitaine")
    text = said(a_round(unrest=["aquitaine"]), "england", rule, rule, rule)

    assert "Aquitaine is quiet again with " in text
    assert "The first success calms it, each later one raises it a level, as far as it goes (" in text


def test_the_warnings_of_a_conquest_have_room() -> None:
    """However much there is to say, the roll stands first and nothing is cut in two."""
    world = with_truce(a_round(), "england", "france")
    text = said(world, "england", Conquer(target="flanders"))

    assert text.startswith("It breaks your truce with France")
    assert text.endswith((".", "level.")) and len(text) <= FULL


def test_EMP_H16_1_a_second_levy_is_told_to_bring_nothing() -> None:
    """The first says what it brings; the second that all is taxed already, and nothing comes of it."""
    world = a_round()
    first = said(world, "england", Levy())
    second = said(world, "england", Levy(limit=0))

    assert first.startswith("It brings 11 gold as things stand, from each quiet area the most that it can pay and ")
    assert second.startswith("⚠ As things stand it brings nothing")
    assert Vain.IDLE is vain(world, "england", Levy(limit=0))


def test_EMP_H5_14_gold_that_a_levy_would_bring_is_named_where_it_lacks() -> None:
    """An order that lacks gold says that a levy before it pays for it, or that the levy stands below it."""
    march = Conquer(target="ireland")
    poor = a_round(seats={"england": {"gold": 1}})
    late = a_round(seats={"england": {"gold": 1}})

    assert "it costs 2 gold, and you have 1; order a levy first." in said(poor, "england", march)
    Levy().apply(late, "england")
    assert said(late, "england", march).startswith("Ireland is yours")


def test_EMP_H5_13_an_only_order_that_would_lapse_is_told_to_keep_the_caretaker_out() -> None:
    """Whoever orders nothing has his taxes raised for him; whoever orders one gift that he cannot pay has not."""
    alone, beside = (a_round(seats={"england": {"gold": 0}}) for _ in range(2))
    warning = "With this alone nothing is taxed or tried: a caretaker acts only for who orders nothing."

    assert warning in said(alone, "england", GiveGold(gold=12, to="france"))
    assert warning not in said(beside, "england", Levy(), GiveGold(gold=12, to="france"))


def test_EMP_17_5_a_levy_says_how_likely_any_of_its_areas_falls_into_unrest() -> None:
    """Not how likely the one that is pressed hardest does: 11 gold of five areas, all of them counted."""
    world = a_round()
    taxes = foreseen_levy(world, "england", 1)
    _, shaken = harmed(world, taxes)
    told = said(world, "england", Levy())

    assert shaken > max(harmed(world, {area: gold})[1] for area, gold in taxes.items())
    assert f"{tenths(shaken).capitalize()} that at least one of the five areas falls into unrest." in told
    assert "breaks away" in said(a_round(), "england", Levy(limit=7))


@pytest.mark.parametrize(("to", "use"), [("france", "acts after you"), ("egypt", "acts before you")])
def test_EMP_H16_4_a_gift_says_whether_it_comes_in_time(to: str, use: str) -> None:
    """Who acts before the giver can spend it in the next round only."""
    world = a_round()
    world.order = ["egypt", "england", "france", "germany"]

    assert use in said(world, "england", GiveGold(gold=3, to=to))


def test_EMP_19_2_a_card_says_what_it_does() -> None:
    """A recognised claim counts in points; a claim by inheritance is no land; a coup ends a tie."""
    world = a_round(
        claims={"england": ["wales"]},
        ties={"england": ["scotland"], "france": ["anjou"]},
        seats={"england": {"hand": ["recognition", "inheritance_single", "inheritance_single", "coup"]}},
    )
    world.empires["england"].claims.remove("england")
    single = PlayCard(card="inheritance_single", areas=("wales",))
    claim = PlayCard(card="inheritance_single", areas=("scotland",), mode="claim")
    coup = PlayCard(card="coup", areas=("anjou",), seat="france")

    assert "England is yours by right then: 2 points more." in consequences(
        world, "england", PlayCard(card="recognition", areas=("england",))
    )
    assert "It would bring you Wales: the land itself, without a fight." == consequences(world, "england", single)
    assert consequences(world, "england", claim).startswith("It gives a claim, not the land: worth 2 points while")
    assert "It ends the tie of France to Anjou. That makes the area 2 safer" in consequences(world, "england", coup)


def test_EMP_19_2e5_only_one_card_is_for_a_claim_or_for_possession() -> None:
    """What does but one thing is written without either."""
    assert "either" == PlayCard(card="recognition", areas=("anjou",), mode="claim").mode
    assert "either" == PostCard(card="inheritance_group", areas=("anjou", "maine"), mode="possession").mode
    assert "claim" == PlayCard(card="inheritance_single", areas=("anjou",), mode="claim").mode


def test_chances_are_said_in_one_way() -> None:
    """In tenths; what is rarer than one in twenty is less than one of them."""
    assert ["never", "less than 1 in 10", "1 in 10", "3 in 10", "for sure"] == [
        tenths(chance(ways)) for ways in (0, 1, 2, 10, 36)
    ]


def test_EMP_H16_2_nobody_is_proposed_to_plunder_his_own_court() -> None:
    """Any other area comes first."""
    world = a_world(people=("hungary",), active="hungary")
    found = legal(Plunder, world, "hungary", EMPIRES.lexicon(world, "hungary"))

    assert found is not None and world.empires["hungary"].court != found.target


@pytest.mark.parametrize(
    "line",
    [
        "guard Croatia 2 before my turn",
        "guard Croatia two times before my turn",
        "guard Croatia against attacks, 2 times before my turn",
        "defend Croatia against attacks, two times before my turn",
        "guard Croatia, 2 before my turn",
    ],
)
def test_EMP_H13_2_how_often_an_area_is_guarded_is_said_in_plain_words(line: str) -> None:
    """With a comma or without, counted in figures or in words."""
    world = a_world(people=("hungary",), active="hungary")
    read = EMPIRES.read(line, [SetGuard], EMPIRES.lexicon(world, "hungary"), world)

    assert SetGuard(where="some", areas=("croatia",), before=2) == read


def test_EMP_H13_2_a_guard_says_what_is_left_bare() -> None:
    """Whoever names one area takes the defence off all others, and hears so."""
    world = a_world(people=("hungary",))
    text = said(world, "hungary", SetGuard(areas=("croatia",), gold=1, before=3))

    assert text == (
        "From now on Croatia is defended with 1 gold each time, before your turn three times at most. "
        "Hungary and Transylvania are not defended any more."
    )


def test_EMP_H13_3_a_march_is_told_first_as_it_goes_against_a_defender() -> None:
    """Who may defend does so unasked: his roll stands before the undefended one, and so does what all tries come to."""
    march, world = Conquer(target="burgundy", extra=2), a_round()
    world.empires["england"].gold = 20
    text = said(world, "england", march, march, march)

    assert text.startswith(
        "Burgundy takes two successes, each with 11 or more (1 in 10) while France defends it, 6 or more (7 in 10) "
        "undefended as things stand: 2 points. Three tries: "
    )
    assert "10 to take it, " in text and " undefended; those not needed cost nothing." in text


def test_EMP_H10_2_one_try_says_that_it_cannot_take_what_needs_two_successes() -> None:
    """Against a defender two successes at once do not come."""
    text = said(a_round(), "england", Conquer(target="burgundy"))

    assert "One try cannot take it defended; undefended less than 1 in 10." in text


def test_EMP_H10_1_a_march_on_free_land_says_that_it_goes_on_against_whoever_takes_it_first() -> None:
    """Somebody who acts before and reaches it may own it by then."""
    world = a_round()
    world.order = ["castile", "france", "england", "germany", "hungary", "byzantium", "egypt"]
    text = said(world, "france", Conquer(target="languedoc"))

    assert "If Castile takes it before your turn, you march against its new owner." in text


def test_EMP_H22_13_an_attack_on_who_keeps_a_truce_says_what_breaking_it_costs() -> None:
    """Until when it holds, that one is excommunicated, and what that means."""
    text = said(with_truce(a_round(), "england", "france"), "england", Conquer(target="burgundy"))

    assert text.startswith(
        "It breaks your truce with France (until 1190): you are excommunicated, ruling, envoys and conversion 2 "
        "weaker, until a penance of 4 gold. "
    )


def test_EMP_H5_24_of_many_alike_the_roll_is_that_of_the_first_and_the_lack_of_the_last() -> None:
    """Gold that does not last for all of them is said of the last, and the chance of all counts with what each gets."""
    world = a_round()
    world.empires["england"].gold = 9
    march = Conquer(target="ireland", extra=2)
    text = said(world, "england", march, march, march)

    assert text.startswith("⚠ One of these three would lapse as things stand, at no cost: it costs 2 gold")
    assert "Ireland is yours with 6 or more (7 in 10)" in text
    assert "Two tries: 9 in 10 to take it" in text


def test_EMP_H13_2_the_last_endeavour_says_that_nothing_is_left_to_defend_with() -> None:
    """Who acts later may take what nobody defends: he is named, with the land."""
    world = a_round()
    world.empires["england"].gold = 20
    *_, last = orders = [Rule(target="normandy")] * 3 + [Rule(target="england"), Rule(target="wessex")]
    text = said(world, "england", *orders)

    assert last.kind == "rule"
    assert "⚠ Nothing is left to defend with after your turn: " in text


def test_EMP_17_0d_several_plunders_are_warned_of_together() -> None:
    """How much of one's land is in unrest then; all of it, where nothing is left."""
    some = said(a_round(), "france", Plunder(target="burgundy"), Plunder(target="flanders"))
    areas = ("ile_de_france", "champagne", "burgundy", "flanders")
    whole = said(a_round(), "france", *(Plunder(target=area) for area in areas))

    assert "⚠ With this two of your four areas that pay are in unrest then" in some
    assert "⚠ With this all that you could tax is plundered and in unrest then" in whole


def test_EMP_H16_1_a_levy_that_comes_too_late_says_so() -> None:
    """Orders above it lack the gold that it brings."""
    world = a_round()
    world.empires["england"].gold = 1
    text = said(world, "england", Conquer(target="ireland"), Levy())

    assert text.endswith("⚠ It comes too late for orders above it that lack gold; say “put the levy first”.")


def test_EMP_H16_1_a_levy_may_leave_areas_out() -> None:
    """It asks nothing of them."""
    world = a_round()

    heard = Levy.heard("tax all but England and Wessex", world, "england")

    assert heard and Levy(but=("england", "wessex")) == heard.orders[0]
    assert {"england"} == foreseen_levy(world, "england", 1).keys() - foreseen_levy(world, "england", 1, ["england"])


def test_EMP_H13_2_how_often_one_defends_before_ones_turn_is_heard_in_words() -> None:
    """Of some areas, or of all."""
    world = a_round()

    some = SetGuard.heard("defend Burgundy once, before my turn", world, "france")
    every = SetGuard.heard("guard all twice before my turn", world, "france")

    assert some and SetGuard(where="some", areas=("burgundy",), before=1) == some.orders[0]
    assert every and SetGuard(where="all", before=2) == every.orders[0]


def test_EMP_H9_1_defences_before_ones_turn_are_said_to_go_first() -> None:
    """With all five tries ordered, by one upon whom somebody falls who acts before."""
    world = a_round()
    world.order = ["france", "england"]
    world.empires["england"].gold = 20
    march = Conquer(target="ireland")

    assert "acts before you: if it attacks, up to two of your five go into defence" in said(
        world, "england", *[march] * 5
    )
    assert "acts before you" not in said(a_round(), "england", *[march] * 2)


def test_EMP_H9_3_gold_that_is_left_is_said_to_better_all_tries() -> None:
    """What it would make of them; nothing where none is left."""
    rich, poor = a_round(), a_round()
    rich.empires["england"].gold, poor.empires["england"].gold = 20, 4
    march = Conquer(target="brittany")

    assert "With 3 gold more on each: " in said(rich, "england", march, march)
    assert "gold more" not in said(poor, "england", march, march)


def test_EMP_H9_9_what_a_failure_costs_is_told_defended_and_undefended() -> None:
    """The two are far apart, and a defender defends unasked."""
    far, near = (
        said(a_round(), seat, Conquer(target=area)) for seat, area in (("england", "burgundy"), ("france", "anjou"))
    )

    assert "for a failure that costs Anjou a level while it is defended." in far
    assert " a level while it is defended, " in near and near.endswith(" undefended.")


def test_EMP_H9_1_a_try_that_lapses_says_what_went_into_defence() -> None:
    """Five are used, two of them by attacks of others."""
    world = a_world(active="england", seats={"england": {"used": 5, "parried": 2}})

    with pytest.raises(Refusal, match="are used: two of them went into your defence"):
        Conquer(target="brittany").check(world, "england")
