"""What one country asks of another, in words, and why it cannot be."""

from typing import Any

import pytest

from rules.civilized.diplomacy.events import ProposalPut
from rules.civilized.diplomacy.treaties import MANEUVERS
from rules.civilized.diplomacy.wording import HITCHES, described, named, reason
from rules.civilized.world.asking import Asked
from rules.kernel.telling.figures import figures
from tests.rules.civilized.talks import three_lands


def asked(kind: Any, **fields: Any) -> Asked:
    """Have Rome ask something of Carthage."""
    return Asked(owner="rome", host="carthage", kind=kind, **fields)


@pytest.mark.parametrize(
    ("what", "words"),
    [
        (
            asked("sea_trade", city="ostia", partner="tunis"),
            "a Trade Agreement by sea between Ostia and Tunis",
        ),
        (asked("break_trade", city="tunis", partner="sais"), "an end to the trade of Tunis with Sais"),
        (asked("pact"), "a pact of non-aggression"),
        (asked("break_pact", third="egypt"), "an end to its pact of non-aggression with Egypt"),
        (asked("full_access"), "access for trade and armies across the land of Carthage, toward any country"),
        (
            asked("grant_trade_access", third="egypt"),
            "access for trade across the land of Rome, toward Egypt",
        ),
        (asked("defensive_alliance"), "a defensive alliance"),
        (asked("break_military_alliance", third="egypt"), "an end to its military alliance with Egypt"),
        (asked("war", third="egypt"), "a declaration of war on Egypt"),
        (asked("parting", third="carthage"), "that the factions part in peace"),
        (asked("peace"), "peace: each keeps what it holds"),
        (
            asked("peace", cities=("veii",), taken=("cirta", "tunis"), pay=1, bond="both", faith="theirs"),
            (
                "peace: each keeps what it holds, and Rome cedes Veii, Carthage cedes Cirta and Tunis, "
                "Rome pays 1 point, a pact, access both ways, Rome takes the religion of Carthage"
            ),
        ),
    ],
)
def test_CIV_7_2c_what_is_asked_has_words(what: Asked, words: str) -> None:
    """With every name in the place of its id."""
    assert words == described(named(three_lands(), what))


def test_CIV_7_2c_every_maneuver_has_words() -> None:
    """None fails for want of a city or a third country."""
    assert all(described(asked(kind)) for kind in MANEUVERS)


def test_CIV_7_2p_every_reason_has_words() -> None:
    """Whatever was asked, and no id in them."""
    trade = named(three_lands(), asked("land_trade", city="veii", partner="tunis"))

    said = {hitch: reason(trade, hitch) for hitch in HITCHES}

    assert "Veii and Tunis have a Trade Agreement by land; another pair of cities will do" == said["trading"]
    assert "Carthage grants that to Rome already" == said["granted"]
    assert not [words for words in said.values() if "{" in words or "carthage" in words]


def test_CIV_7_3a_what_goes_without_saying_is_no_figure() -> None:
    """`/why` names the cities of a trade, and no points."""
    put = ProposalPut(asked=named(three_lands(), asked("land_trade", city="veii", partner="tunis")))

    assert [("asked", "by Rome, of Carthage, for land trade, city Veii, with Tunis")] == figures(put, {})
