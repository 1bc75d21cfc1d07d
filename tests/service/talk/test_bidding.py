"""However kindly Herald is bidden to tell another something, it is a letter to him."""

import pytest

from bot.service.talk.bidding import bidden, plainly_begun


@pytest.mark.parametrize(
    ("said", "letter"),
    [
        ("Would you please tell the King of France that I come in peace", "tell France that I come in peace"),
        ("and could you ask the people of Lydia whether they join me", "ask Lydia whether they join me"),
        ("let castile know that I come in peace", "tell castile: I come in peace"),
        ("Please deliver this to the King of France: “Dear Philip”", "tell France: “Dear Philip”"),
        ("I would like you to inform Egypt that we are friends", "tell Egypt: we are friends"),
        ("tell Egypt: hello", "tell Egypt: hello"),
    ],
)
def test_a_kindly_bidding_is_a_letter(said: str, letter: str) -> None:
    """Its receiver is called by the name of his seat."""
    assert letter == plainly_begun(bidden(said))


@pytest.mark.parametrize("text", ["please build a granary in Ur", "let the army stay in Sparta", "send the army to Ur"])
def test_what_bids_something_else_stays_as_it_is(text: str) -> None:
    assert text.removeprefix("please ") == plainly_begun(bidden(text)).removeprefix("please ")
