"""A reader's own affairs: what his seat does is told as what `you` do, and what is its own as `your` own."""

from typing import Annotated

import pytest

from rules.kernel.facts.events import Event
from rules.kernel.facts.names import Name, Named, Register
from rules.kernel.state.marks import Names
from rules.kernel.telling.address import addressed, is_reader
from rules.kernel.telling.phrases import capital, the, verb
from rules.kernel.telling.sentences import sentence


class Conquered(Event):
    """An area of one seat went to another."""

    clause: str = "X-1"
    seat: Annotated[str, Names("seat")]
    other: Annotated[str, Names("seat")]
    area: Annotated[str, Names("area")] = "rome"


NAMES = Register.of(
    Named(kind=kind, id=id, since=0, name=Name(text=id.title()))
    for kind, id in (("seat", "rome"), ("seat", "veii"), ("area", "rome"))
)
EVENT = Conquered(seat="rome", other="veii")
SENTENCES = {
    "{seat:The} {seat:conquers|conquer} {area}, {other:the}’s until now.": (
        "You conquer Rome, Veii’s until now.",
        "Rome conquers Rome, yours until now.",
    ),
    "The envoys of {seat:the} meet the new leader of {other:the}.": (
        "Your envoys meet the new leader of Veii.",
        "The envoys of Rome meet your new leader.",
    ),
    "{seat:The} {seat:loses|lose} {seat:its|their} court to {other:the}.": (
        "You lose your court to Veii.",
        "Rome loses its court to you.",
    ),
    "{seat:The} {seat:rules|rule} {area} in place of {other:the}.": (
        "You rule Rome in place of Veii.",
        "Rome rules Rome in place of you.",
    ),
    "Romulus of {seat:the} is dead. {other:The} {other:mourns|mourn}.": (
        "Romulus is dead. Veii mourns.",
        "Romulus of Rome is dead. You mourn.",
    ),
    "{other:The} {other:ousts|oust} {seat:the}'s claim.": (
        "Veii ousts your claim.",
        "You oust Rome's claim.",
    ),
    "Two of the 3 cities of {seat:the} rise, and there is war in {other:the}.": (
        "Two of your 3 cities rise, and there is war in Veii.",
        "Two of the 3 cities of Rome rise, and there is war in your land.",
    ),
    "It was {seat:the}’s court; it is {other:the}’s.": (
        "It was your court; it is Veii’s.",
        "It was Rome’s court; it is yours.",
    ),
}


@pytest.mark.parametrize("template", SENTENCES)
@pytest.mark.parametrize("place", [0, 1])
def test_a_sentence_is_told_to_either_side(template: str, place: int) -> None:
    """The seat that reads is addressed, the other named; a thing of the same id keeps its name."""
    called = NAMES.called(EVENT, 1, "everyone", ("seat", ("rome", "veii")[place]))

    assert SENTENCES[template][place] == addressed(sentence(template, called, {}))


def test_words_that_a_game_puts_together_itself_address_too() -> None:
    """By the article, the verb and the capital that every name takes."""
    called = NAMES.called(EVENT, 1, "everyone", ("seat", "rome"))

    said = f"{capital(the(called.seat))} {verb(called.seat, 'has', 'have')} won."
    assert "You have won." == addressed(said)
    assert is_reader(called.seat) and not is_reader(called.other) and not is_reader(called.area)


def test_nobody_is_addressed_unless_a_reader_is_named() -> None:
    """What stands in the channel is told of everybody by name."""
    assert "Rome" == NAMES.called(EVENT, 1, "everyone").seat
