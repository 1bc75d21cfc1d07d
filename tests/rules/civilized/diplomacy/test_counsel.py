"""Counsel on neighbours: what envoys bring and could ask for, with the chance of the card (CIV-7.2, CIV-7.3)."""

from fractions import Fraction

import pytest

from rules.civilized.diplomacy import proposals
from rules.civilized.diplomacy.counsel import neighbours
from rules.civilized.world.asking import Asked
from rules.civilized.world.state import Proposal, World
from rules.kernel.luck.chance import DECK
from tests.rules.civilized.campaigning import at_war, declared
from tests.rules.civilized.listening import heard, labels
from tests.rules.civilized.talks import the_mission, three_lands
from tests.rules.civilized.worlds import a_mission, a_person
from tests.rules.playing import Table


def proposed(kind: str, **fields: str) -> World:
    """Carthage proposes something to Rome."""
    world = three_lands()
    asked = Asked.model_validate({"owner": "carthage", "host": "rome", "kind": kind, **fields})
    world.proposals["p"] = Proposal(id="p", asked=asked)
    return world


@pytest.mark.parametrize("lots", [0, 2, 6, 12])
def test_CIV_7_3b_a_proposal_succeeds_with_the_share_of_the_cards(lots) -> None:
    """Of the deck so many cards persuade as counsel says; a King never does."""
    asked = Asked(owner="rome", host="carthage", kind="pact")
    agreed = 0
    for card in DECK:
        world = three_lands()
        world.countries["carthage"].donations["rome"] = lots
        proposal = Proposal(id="p", asked=asked, mission=the_mission(world), lots=lots)
        foretold = proposals.persuasion(world, proposal)
        agreed += proposals.tested(Table(world, cards={"maneuver.card": card}).play, proposal)

    assert Fraction(agreed, len(DECK)) == foretold


def test_CIV_7_3a_a_pact_is_welcome_and_a_war_is_not() -> None:
    """The better answer stands first; silence and both armies are named."""
    [pact] = heard(neighbours, proposed("pact"), "host_reply")
    [war] = heard(neighbours, proposed("war", third="egypt"), "host_reply")

    assert labels(pact) == ["Accept Carthage", "Refuse Carthage"]
    assert labels(war) == ["Refuse Carthage", "Accept Carthage"]
    assert war.text == (
        "Carthage asks for a declaration of war on Egypt. Silence refuses. Carthage has 0 elements to your 0."
    )


def test_CIV_7_2a_an_envoy_asks_for_trade_first() -> None:
    """What a mission could propose is offered with its chance; a mission that has acted says nothing."""
    world = three_lands()
    [piece] = heard(neighbours, world, "missions")

    assert labels(piece) == ["Sea trade with Carthage"]
    assert "it agrees 4 in 10" in piece.text
    piece.offers[0].order.apply(world, "rome")
    assert not heard(neighbours, world, "missions")


def test_CIV_7_2k_whoever_is_attacked_is_shown_the_way_to_peace() -> None:
    """Its price and its time; a button where it can be paid, and nothing once an envoy is there, or for who attacks."""
    world = at_war(war=False)
    declared(world, "veii", "rome")
    world.countries["rome"].treasury = 30
    [piece] = heard(neighbours, world, "winter")

    assert piece.text == (
        "Peace with Veii goes by an envoy. A mission costs 25 of your 30 points; it travels next Spring and may "
        "propose peace in the Winter after, on terms that Veii accepts or not."
    )
    assert labels(piece) == ["Mission to Veii"]
    world.countries["rome"].treasury = 20
    assert not labels(heard(neighbours, world, "winter")[0])
    a_mission(world, "ostia", "veii", a_person(world, "Gaius"))
    assert not heard(neighbours, world, "winter")
    assert not heard(neighbours, at_war(), "winter")
