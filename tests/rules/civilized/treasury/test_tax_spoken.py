"""Taxes in a player's own words: whoever wavers means the last of them (CIV-5.5b)."""

import pytest

from rules.civilized.treasury.orders import SetTax
from tests.rules.civilized.worlds import a_city, a_world


@pytest.mark.parametrize(
    "words", ["tax 0 then tax 30 no tax 10", "tax 30 no 10", "tax 20% or rather 10", "set tax to 30, wait, make it 10"]
)
def test_CIV_5_5b_the_last_of_several_rates_is_meant(words: str) -> None:
    """The first ones are not taken beside it."""
    heard = SetTax.heard(words, a_world(a_city()), "rome")

    assert heard is not None and [SetTax(rate=10)] == list(heard.orders)


@pytest.mark.parametrize("words", ["tax 10", "is tax 10 better than tax 20", "tax 10 in Ostia and tax 20"])
def test_CIV_5_5b_one_rate_a_question_or_a_city_is_no_wavering(words: str) -> None:
    """Those are read, or asked, otherwise."""
    assert SetTax.heard(words, a_world(a_city()), "rome") is None
