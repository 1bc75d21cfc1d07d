"""Spelling: chat and slips are read as the words that were meant, and what nobody knows stays as it is."""

from bot.service.rulebook.questions import Asked, Question
from bot.service.rulebook.spelling import Speller, written_out


def test_what_is_short_in_a_chat_is_written_out() -> None:
    """With or without its apostrophe; and what means nothing is left out."""
    assert "what is you want" == written_out("What's u want lol")
    assert "i cannot pay" == written_out("yo, I cant pay")
    assert "what if i do not" == written_out("what if I don’t")


def test_words_without_a_meaning_stay_where_there_are_no_others() -> None:
    """Else nothing were left to ask."""
    assert "lol" == written_out("lol")
    assert "" == written_out("")


def test_a_slip_is_read_as_the_known_word_that_is_most_like_it() -> None:
    """A word that is short, or like none, stays; so does one that is known."""
    speller = Speller(["besiege the fortress", "a fort"])

    assert "besiege a fortress" == speller.spelled("beseige a fotress")
    assert "dragons for the fart" == speller.spelled("dragons for the fart")
    assert "a fort" == speller.spelled("a fort")


def test_a_sloppy_question_finds_its_answer() -> None:
    """As it would be typed on a phone."""
    siege = Question("How do I besiege a fortress?", "March there.", ("X-1",))
    asked = Asked([siege, Question("How do I pay my soldiers?", "In Winter.", ("X-2",))])

    assert [siege] == asked.nearest("yo how do u beseige a fotress lol", most=1)
