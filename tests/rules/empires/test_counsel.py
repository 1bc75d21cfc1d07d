"""Counsel: figures that can be counted, from what the seat may see, with orders that go (section 13)."""

from fractions import Fraction
from typing import Any

import pytest

from rules.empires.board.motions import Inheritance, Motion, Outbreak
from rules.empires.board.state import World
from rules.empires.counsel.advice import counsel
from rules.empires.counsel.consequences import consequences, vain
from rules.empires.counsel.pieces import odds
from rules.empires.counsel.plan import completed, played_once
from rules.empires.counsel.rights import pressed
from rules.empires.counsel.whole import act
from rules.empires.endeavours.orders import Conquer, Fortify, Negotiate, Penance, Restore, Rule
from rules.empires.inheritance.orders import ContestIt, PlayCard
from rules.empires.parley.orders import Ballot, ParleyClaim, ParleyPeace
from rules.empires.ruleset import EMPIRES
from rules.empires.treasury.orders import Levy, Plunder, Tax
from rules.empires.turn.standing import SetDiscards
from rules.empires.turn.windows import BALLOT, CONTEST, COURT, DISCARD, INTERREGNUM, ROUND, TURN
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Given, Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import SHOWN, Counsel, Vain, Weight, instead_of, same_things
from tests.rules.empires.worlds import a_world


def a_round(**more: Any) -> World:  # Any: as a_world takes it
    """Give the first round with the whole deck unseen."""
    world = a_world(people=("england", "france"), **more)
    world.deck = list(world.cards)
    return world


def told(world: World, seat: str, window: Window[Any], clause: str) -> Counsel[World]:  # Any: windows differ
    """Give the first piece of a clause."""
    return next(piece for piece in counsel(world, seat, window) if piece.clause == clause)


def first(piece: Counsel[World]) -> Order[World]:
    """Give the order that a piece offers first."""
    return piece.offers[0].order


def test_EMP_HC_1_the_worst_card_is_told_with_what_it_would_cost() -> None:
    """England at the start: two thirds of an area, Aquitaine likeliest; the court is safe; 5 cards of 49."""
    piece = told(a_round(), "england", ROUND, "EMP-HC.1")

    assert "(1 in 10 at your next draw), costs all ties, claims abroad and 0.7 areas" in piece.text
    assert "on average (Aquitaine 3 in 10 and Northumbria 2 in 10); your court is safe." in piece.text
    assert piece in counsel(a_round(), "england", ROUND)[:SHOWN], "in the first round it is among what a brief shows"
    assert Negotiate(target="aquitaine") == first(piece)
    assert piece.risk is not None and Fraction(5, 49) * Fraction(10, 36) == piece.risk.chance
    assert piece.risks == (piece.risk, *piece.beside)
    assert all(one.chance <= piece.risk.chance and one.fate == piece.risk.fate for one in piece.beside)
    assert len({one.of for one in piece.risks}) == len(piece.risks)


def test_EMP_HC_10_three_cards_in_hand_are_warned_of_before_a_fourth_is_drawn() -> None:
    """How likely it comes, which goes then unasked, and the standing orders that let another go."""
    world = a_round(seats={"england": {"hand": ["coup", "recognition", "influence"]}})
    world.pace = "rounds"
    piece = next(one for one in counsel(world, "england", ROUND) if one.text.startswith("You hold three cards."))

    assert "that your next draw is a fourth: then Diplomatic Coup goes unused, and nobody asks you." in piece.text
    assert SetDiscards(cards=("influence",)) == first(piece)
    first(piece).apply(world, "england")
    assert not any(one.text.startswith("You hold three cards.") for one in counsel(world, "england", ROUND))


def test_EMP_HC_0_a_whole_turn_is_offered_with_one_press() -> None:
    """What a steady ruler would do, each as if those before had gone as is likely; nothing once one has ordered."""
    piece = told(a_round(), "england", ROUND, "EMP-HC.0")

    assert piece.text == (
        "A steady ruler would tax five areas for 11 gold (3 in 10 for unrest), "
        "conquer Ireland with 3 gold more (8 in 10 to take it) and three more orders. Each try may kill Henry II: "
        "2 in 10 in all."
    )
    marches = [(one.target, one.extra) for one in piece.offers[0].orders if isinstance(one, Conquer)]
    assert [("ireland", 3), ("brittany", 3), ("wales", 3), ("norway", 2)] == marches, "each once, for it is likely"
    assert ["All these 5"] == [offer.label for offer in piece.offers]
    assert Levy() == first(piece), "one order that says what it does, for taxes that come to the same"
    begun = a_round()
    Levy().apply(begun, "england")
    assert "EMP-HC.0" not in [one.clause for one in counsel(begun, "england", ROUND)]


def test_EMP_HC_2_whoever_has_ordered_nothing_hears_what_silence_does() -> None:
    """When no gold can be levied any more, endeavours and gold are named."""
    world = a_round(seats={"england": {"worked": ["england", "wessex", "northumbria", "normandy", "anjou"]}})

    assert "a caretaker taxes and rules a little" in told(world, "england", ROUND, "EMP-HC.2").text


def test_EMP_HC_3_a_levy_is_told_with_its_gold_and_its_safety() -> None:
    """England's brings 11 (X82), and no dice can cost an area by it, though one may fall into unrest."""
    piece = told(a_round(), "england", ROUND, "EMP-HC.3")

    assert piece.text.startswith(
        "A levy brings 11 gold: none can break away, 3 in 10 that one falls into unrest; five endeavours"
    )
    assert (Levy(), Weight.CHANCE) == (first(piece), piece.weight), "the plan of the whole turn says so before"


def test_EMP_HC_16_a_full_treasury_is_to_be_spent_before_more_is_levied() -> None:
    """Above 20 gold the piece on the levy begins with what the gold could do."""
    piece = told(a_round(seats={"england": {"gold": 21}}), "england", ROUND, "EMP-HC.3")

    assert piece.text.startswith(
        "21 gold lie ready: each of 3 on an endeavour takes 1 off its roll. A levy adds 11 gold"
    )


def test_EMP_HC_4_ruling_with_more_gold_stands_instead_of_ruling_with_less() -> None:
    """Two rolls for one area are one choice; what else is offered of other areas is not."""
    world = a_round(areas={"brittany": {"owner": "england", "unrest": True}})
    piece = told(world, "england", ROUND, "EMP-HC.4")
    plain, richer = piece.offers

    assert [richer.order] == instead_of(plain, piece)
    assert [plain.order] == instead_of(richer, piece)
    assert not same_things(Rule(target="brittany"), Rule(target="normandy", extra=2))
    assert not same_things(Rule(target="brittany"), Fortify(target="brittany", extra=2))


def test_EMP_HC_10_a_button_names_what_a_card_would_bring() -> None:
    """Not the areas that are one's own; where there is no room for all, one and how many more."""
    world = a_round()
    own = PlayCard(card="inheritance_group", areas=("england", "wales"))
    many = PlayCard(card="inheritance_group", areas=("england", "wales", "scotland", "brittany", "normandy", "ireland"))

    assert "Inherit Wales" == pressed(world, "england", own.card, own)
    assert "Inherit Wales and 3 more" == pressed(world, "england", many.card, many)
    assert "Recognition for England" == pressed(
        world, "england", "recognition", PlayCard(card="recognition", areas=("england",))
    )


def test_EMP_HC_3_a_hoard_is_told_to_be_spent_before_more_is_levied() -> None:
    """Above twenty gold a levy presses no more, and a march is offered with all the gold that helps."""
    world = a_round(seats={"england": {"gold": 49}})
    levy = told(world, "england", ROUND, "EMP-HC.3")
    Tax(target="england", gold=1).apply(world, "england")  # so that no whole turn is offered
    other = next(one for one in counsel(world, "england", ROUND) if one.text.startswith("Brittany can be conquered"))

    assert Weight.CHANCE == levy.weight and levy.text.startswith("49 gold lie ready")
    assert ["Conquer Brittany with 3 gold more", "Conquer Brittany"] == [one.label for one in other.offers]


def test_EMP_HC_15_one_vote_is_one_vote() -> None:
    """Whose leader has a diplomacy of one has no votes."""
    world = contested()
    world.empires["england"].leader.diplomacy = 1

    assert "you have 1 vote" in told(world, "england", BALLOT, "EMP-HC.15").text
    assert "1 votes" not in told(world, "england", BALLOT, "EMP-HC.15").text


def test_EMP_HC_4_unrest_is_told_with_what_calms_it() -> None:
    """Value, chance, and the roll."""
    piece = told(a_round(unrest=("aquitaine",)), "england", ROUND, "EMP-HC.4")

    assert (
        "Aquitaine is in unrest: taxed for 1 gold, plundered, or after a failure it rises with a chance of 4 in 10."
        in piece.text
    )
    assert "Ruling calms it with 6 or more (7 in 10)." in piece.text


@pytest.mark.parametrize(
    ("skill", "words", "offered"),
    [
        (0, "Ruling calms it with 3 gold and 8 or more (4 in 10).", [2, 3]),
        (-2, "Ruling calms it with 3 gold and 10 or more (2 in 10) alone.", [3]),
        (-6, "Its ruler cannot calm it as things stand: leave it untaxed.", []),
    ],
)
def test_EMP_HC_4_what_no_roll_calms_is_told_with_the_gold_that_does(skill, words, offered) -> None:
    """And only what can succeed is offered."""
    world = a_round(unrest=("aquitaine",))
    world.empires["england"].gold = 9
    world.empires["england"].leader.administration += skill - 5
    piece = told(world, "england", ROUND, "EMP-HC.4")

    assert piece.text.endswith(words)
    assert offered == [one.order.extra for one in piece.offers]


def test_EMP_HC_5_a_link_is_told_whose_loss_would_cut_others_off() -> None:
    """And, cut off already, which area would join them."""
    world = a_round(owned={"franconia": "", "lorraine": ""}, unrest=("saxony", "frisia"))
    texts = [one.text for one in counsel(world, "germany", ROUND) if one.clause == "EMP-HC.5"]

    assert any(text.startswith("Frisia and Saxony have no line to your court") for text in texts)
    assert any("Franconia would join them" in text or "Lorraine would join them" in text for text in texts)


def test_EMP_HC_6_targets_are_told_with_roll_points_and_claim() -> None:
    """Ireland from Wessex needs 8 (X34), Jerusalem two successes (X40)."""
    begun = a_round()
    Tax(target="england", gold=1).apply(begun, "england")
    england = [one.text for one in counsel(begun, "england", ROUND) if one.clause == "EMP-HC.6"]
    taxed = a_round()
    Tax(target="egypt", gold=1).apply(taxed, "egypt")
    egypt = [one.text for one in counsel(taxed, "egypt", ROUND) if one.clause == "EMP-HC.6"]

    assert (
        "Ireland can be conquered from Wessex with 8 or more (4 in 10): three points, with your claim. "
        "It comes a level lower and in unrest."
    ) in england
    assert not [one for one in counsel(a_round(), "england", ROUND) if one.text.startswith("Ireland can be")], "planned"
    assert any(
        text.startswith("Jerusalem can be conquered") and "in two successes, each with" in text for text in egypt
    )


def test_EMP_HC_7_a_missing_claim_is_told_with_the_way_to_it() -> None:
    """A tie where nobody claims; a parley, with the votes foreseen, where somebody does."""
    alone = told(a_round(owned={"scotland": "england"}), "england", ROUND, "EMP-HC.7")
    world = a_round(owned={"burgundy": "germany"}, ties={"germany": ["burgundy"]})
    shared = told(world, "germany", ROUND, "EMP-HC.7")

    assert "Scotland is not yours by right" in alone.text and Negotiate(target="scotland") == first(alone)
    assert "France claims Burgundy too: a parley for your claim stands at" in shared.text
    assert ParleyClaim(area="burgundy") == first(shared)


def rivals_told(world: World, seat: str) -> list[Counsel[World]]:
    """Give what is said of rivals, the most pressing first."""
    return [piece for piece in counsel(world, seat, ROUND) if piece.clause == "EMP-HC.8"]


def test_EMP_HC_8_the_nearest_danger_is_told_defended_and_not() -> None:
    """Who, from where, with which rolls, how likely in all, with and without defences."""
    first, *others = rivals_told(a_round(), "england")

    assert first.text == (
        "France claims Normandy: two successes would take it. Its next turn, after yours, could do it hardly ever "
        "against five defences, 4 in 10 against none. From Ile-de-France: 7 or more, defended 13."
    )
    assert all(piece.warns for piece in (first, *others)), "whoever asks what threatens him hears all of it"
    assert any(one.text.startswith("Germany can march on Northumbria: one success") for one in others)
    assert any("France also reaches Anjou (4 in 10)" in one.text for one in others)


def test_EMP_HC_8_a_foothold_is_told_before_all_else() -> None:
    """Who holds a part of an area and is likely to take the rest is ruin, and nobody else is named before him."""
    world = a_round(holds=[("anjou", "france", "ile_de_france", 1)], seats={"france": {"gold": 23}})
    piece = counsel(world, "england", ROUND)[0]

    assert piece.text.startswith("France has a foothold in Anjou and claims it: one more success takes it.")
    assert Weight.RUIN is piece.weight and piece.warns


def test_EMP_HC_8_what_a_card_may_take_is_said_not_to_be_counted() -> None:
    """Whoever claims an area and holds cards may inherit it; how the vote would fall is told."""
    told_of = [one.text for one in rivals_told(a_round(seats={"france": {"hand": ["coup"]}}), "england")]

    assert any(text.startswith("France claims Normandy and Anjou and holds one card that nobody") for text in told_of)
    assert not any("nobody sees" in one.text for one in rivals_told(a_round(), "england"))
    assert not any("nobody sees" in one.text for one in EMPIRES.advice(a_round(), "england", ROUND)), "asked for alone"


def test_EMP_HC_9_a_foreign_tie_is_told_with_the_card_against_it() -> None:
    """What the tie adds, and how it ends."""
    world = a_round(ties={"france": ["normandy"]}, seats={"england": {"hand": ["coup"]}})

    assert PlayCard(card="coup", areas=("normandy",), seat="france") == first(told(world, "england", ROUND, "EMP-HC.9"))


def test_EMP_HC_10_each_card_is_told_with_its_use() -> None:
    """What each card in hand could do now, and that a fourth would be lost."""
    world = a_round(
        ties={"france": ["normandy"]}, seats={"england": {"hand": ["coup", "inheritance_single", "influence"]}}
    )
    texts = [one.text for one in counsel(world, "england", ROUND) if one.clause == "EMP-HC.10"]

    assert any("end the tie of France to Normandy. With a fourth card one is lost." in text for text in texts)
    assert any("A Dynastic Inheritance would bring you" in text for text in texts)


def test_EMP_HC_11_heresy_is_ruin() -> None:
    """With the areas that fall, and the conquest that ends it."""
    loose = a_world(owned={"franconia": ""}, areas={"franconia": {"heresy": True}}, active="germany")
    loose.outbreak = Outbreak(area="franconia", drawer="germany")
    heresy = told(loose, "germany", TURN, "EMP-HC.11")

    assert "would leave you" in heresy.text and Conquer(target="franconia", extra=3) == first(heresy)
    assert Weight.RUIN == heresy.weight


def test_EMP_HC_12_exile_is_ruin() -> None:
    """With the area that gives a court again, and its roll."""
    lost = dict.fromkeys(("castile", "leon", "aragon"), "")
    exile = a_world(owned=lost, seats={"castile": {"court": "", "excommunicated": True}}, active="castile")
    home = told(exile, "castile", TURN, "EMP-HC.12")

    assert Weight.RUIN == home.weight and isinstance(first(home), Restore)
    assert Penance() == first(told(exile, "castile", TURN, "EMP-H22.12"))


def test_EMP_HC_13_what_is_asked_alone_is_told_alone() -> None:
    """A fourth card, a court, an interregnum."""
    world = a_round(seats={"england": {"hand": ["coup", "recognition", "influence", "inheritance_single"]}})
    world.empires["hungary"].vacant, world.interregnum = True, "hungary"
    world.empires["byzantium"].claims.append("croatia")
    world.empires["byzantium"].hand = ["inheritance_single"]

    assert "Diplomatic Coup" in told(world, "england", DISCARD, "EMP-HC.13").text
    assert "From England six areas would hang together" in told(world, "england", COURT, "EMP-HC.13").text
    assert "Croatia would be yours without a vote" in told(world, "byzantium", INTERREGNUM, "EMP-HC.13").text


def contested() -> World:
    """Give a round in which France inherits Anjou, and England may contest it."""
    world = a_round()
    world.inheritance = Inheritance(heir="france", card="inheritance_single", areas={"england": ["anjou"]})
    world.agenda = [Motion(kind="inheritance", asker="france", other="england", areas=["anjou"])]
    return world


def test_EMP_HC_14_an_inheritance_is_told_with_what_it_costs() -> None:
    """The points at stake, and the ways to answer."""
    contest = told(contested(), "england", CONTEST, "EMP-HC.14")

    assert "France inherits Anjou: 6 points of yours." in contest.text and ContestIt() == first(contest)


def test_EMP_HC_14_an_owner_hears_before_the_vote_that_he_may_refuse() -> None:
    """While the vote is open `contest refuse` holds; nobody else may say it."""
    world = contested()
    world.inheritance = None
    world.empires["germany"].leader.diplomacy = 1
    piece = told(world, "england", BALLOT, "EMP-HC.14")

    assert "If it is carried you give up Anjou. Say “I refuse” before the vote closes" in piece.text
    assert ContestIt(if_lost="refuse") == first(piece)
    first(piece).apply(world, "england")
    assert "refuse" == world.agenda[0].if_lost
    with pytest.raises(Refusal, match="nobody asks you for an inheritance"):
        ContestIt(if_lost="refuse").check(world, "germany")


def test_EMP_HC_15_a_card_is_advised_only_where_it_turns_the_vote() -> None:
    """The count is told without it, and what the card would do."""
    world = contested()
    world.empires["france"].hand = ["influence"]
    piece = told(world, "france", BALLOT, "EMP-HC.15")

    assert "5 more with an Influence card, which it does not need" in piece.text
    assert Ballot(question="1", vote="yes") == first(piece)


def test_EMP_HC_2_a_plan_left_earlier_is_named_while_it_stands() -> None:
    """With what is in it, what of it would lapse, and how it is dropped."""
    plan = [Given.of(Levy()), Given.of(PlayCard(card="recognition", areas=("ireland",)))]
    world = a_round(seats={"england": {"hand": ["recognition"]}})
    world.empires["england"].standing.plan = plan
    piece = told(world, "england", ROUND, "EMP-HC.2")

    assert piece.text.startswith(
        "A plan of yours stands and is carried out if you order nothing: levy; play Recognition of Claim on Ireland. "
        "As things stand part of it would lapse: "
    )
    assert ["Drop the plan"] == [offer.label for offer in piece.offers]


def test_EMP_HC_15_votes_are_foreseen() -> None:
    """How a question is likely to fall, and that one is a party."""
    ballot = told(contested(), "england", BALLOT, "EMP-HC.15")

    assert ballot.text.startswith("Your ") and " costs you " in ballot.text
    assert Ballot(question="1", vote="no") == first(ballot)


def test_EMP_HC_0_what_threatens_comes_first() -> None:
    """Of all that applies the most pressing first, and the first three are what a seat reads."""
    lost = dict.fromkeys(("castile", "leon", "aragon"), "")
    pieces = counsel(a_world(owned=lost, seats={"castile": {"court": ""}}, active="castile"), "castile", TURN)

    assert "EMP-HC.12" == pieces[0].clause
    assert sorted(pieces, key=lambda piece: -piece.weight) == list(pieces)


def test_EMP_HC_16_where_nothing_presses_the_standing_is_told() -> None:
    """Score against par, place, rounds left; and, in time, what the Black Death may take."""
    world = a_round()
    listening = [piece for piece in counsel(world, "france", TURN) if piece.weight]
    world.round_index = 6

    assert [piece.clause for piece in listening] == ["EMP-HC.16"] and not listening[0].offers
    assert "33 points against a par of 39, third of seven" in told(world, "england", ROUND, "EMP-HC.16").text
    assert any("The Black Death has not come yet" in one.text for one in counsel(world, "england", ROUND))


def test_EMP_H5_24_an_order_given_beforehand_says_what_it_does_or_why_it_would_lapse() -> None:
    """Roll, value, danger; and a warning where it is impossible as things stand."""
    said = {}
    for order in (Tax(target="aquitaine", gold=1), Plunder(target="anjou"), Conquer(target="brittany", extra=2)):
        said[order.name] = effect(order)

    assert "One gold at a value of 4: 2 in 10 for unrest and 1 in 10 for rebellion." == said["tax"]
    assert "Two gold at once; Anjou loses a level, and it falls into unrest." == said["plunder"]
    assert said["conquer"] == (
        "Brittany is yours with 6 or more (7 in 10) as things stand: 3 points. It comes a level lower and in unrest: "
        "taxed before ruling calms it, it rises 3 in 10. A card drawn first may change this, or kill Henry II "
        "(1 in 10)."
    )
    assert effect(Conquer(target="egypt")).startswith(
        "⚠ As things stand it would lapse, at no cost: none of your areas"
    )
    assert "Aquitaine gets stronger walls with 8 or more (4 in 10) as things stand." in effect(
        Fortify(target="aquitaine")
    )


def test_EMP_H5_24_what_would_lapse_costs_nothing_and_gold_is_cut_down() -> None:
    """An order that would lapse is not counted; gold beyond what there is, or an area has, is left out."""
    view = a_round()
    for order in (Fortify(target="england"), Conquer(target="egypt"), Conquer(target="anjou")):
        order.apply(view, "england")
    gold = view.empires["england"].gold
    Conquer(target="wales", extra=3).apply(view, "england")
    again = Conquer(target="brittany", extra=3)
    again.apply(view, "england")

    assert (6, 1) == (gold, 8 - 2 - 5)
    assert "it costs 2 gold, and you have 1" in consequences(view, "england", again)
    assert effect(Tax(target="england", gold=9)).startswith("Only 4 gold can go into it as things stand. Four gold")


def effect(order: Order[World]) -> str:
    """Give what an order of England does, given beforehand."""
    view = a_round()
    order.apply(view, "england")
    return consequences(view, "england", order)


def test_EMP_HC_0_two_cards_are_not_spent_on_one_area() -> None:
    """The second is left out; a card for other areas, and any other card, stays."""
    group = PlayCard(card="inheritance_group", areas=("burgundy", "flanders"))
    again, other = (
        PlayCard(card="inheritance_single", areas=("flanders",)),
        PlayCard(card="recognition", areas=("flanders",)),
    )
    wales = PlayCard(card="inheritance_single", areas=("wales",))

    assert [group, other, wales] == played_once([group, again, other, wales])


def test_EMP_HC_0_a_plan_names_its_cards_and_votes() -> None:
    """“Play card” says neither which nor for what."""
    world = a_round()
    said = [
        act(world, "england", order)
        for order in (
            PlayCard(card="recognition", areas=("england",)),
            PlayCard(card="inheritance_single", areas=("wales",)),
            ParleyPeace(against="france"),
            ParleyClaim(area="burgundy"),
        )
    ]
    assert said == [
        "play a card (recognition for England)",
        "play a card (inherit Wales)",
        "ask for a vote on peace with France",
        "ask for a vote on a claim to Burgundy",
    ]


def test_EMP_HC_0_in_the_last_round_no_part_of_an_area_is_conquered() -> None:
    """Jerusalem takes two successes: one try there is worth nothing any more; before, and with two tries, it is."""
    world = a_round()
    once, twice = [Conquer(target="jerusalem")], [Conquer(target="jerusalem"), Conquer(target="jerusalem")]

    assert once == completed(world, "egypt", once)
    world.round_index = world.options.turns * world.calendar.rounds_per_turn - 1
    assert [] == completed(world, "egypt", once)
    assert twice == completed(world, "egypt", twice)


def test_EMP_HC_1_what_can_hardly_succeed_is_not_advised() -> None:
    """A leader of no diplomacy is not told to negotiate, and what no dice give is called impossible."""
    world = a_round()
    assert "Negotiate with Aquitaine" in labels_of(world)
    world.empires["england"].leader.diplomacy = 1
    assert not [label for label in labels_of(world) if label.startswith("Negotiate")]
    assert "13 or more (impossible)" == odds(13)


def labels_of(world: World) -> list[str]:
    """Give what stands on the buttons about the worst card."""
    return [offer.label for offer in told(world, "england", ROUND, "EMP-HC.1").offers]


def test_EMP_H5_24_what_comes_to_nothing_is_told_apart_from_what_costs() -> None:
    """A foreign area's tax lapses at no cost; a conquest that no dice win may cost a level; any other may succeed."""
    world = a_world()
    Tax(target="wales", gold=1).apply(world, "england")
    assert Vain.IDLE is vain(world, "england", Tax(target="wales", gold=1))
    assert Vain.NOT is vain(world, "england", Conquer(target="wales", extra=3))
    world.empires["england"].leader.combat = -9
    assert Vain.COSTLY is vain(world, "england", Conquer(target="wales"))
