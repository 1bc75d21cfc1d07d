"""The Murmur: the Word, with secrets that say whose they are wherever they turn up."""

import re
from dataclasses import replace

from rules.kernel.play.welcome import Welcome
from rules.kernel.telling.tellings import Page, Telling, Tellings
from tests.service.word import WORD as SPEECH
from tests.service.word import Spoken, Whispered, Words

WORD = "word"
"""How the Murmur is called among the games."""
SECRET = re.compile(r"kept for (\w+)")
"""What tells of a secret, and whose it is."""
TOLD = re.compile(r"\b(\w+) says (w\d+)\.")
"""How a closed window tells of a word."""
FILE = """id = "table"
title = "The Table"
names = {{ {names} }}
"""
SEATS = {"a": "Anna", "b": "Bert", "c": "Cleo", "d": "Dora"}


def kept(card: str, seat: str) -> str:
    """Say a secret."""
    return f"{card}, kept for {seat}"


TELLINGS = Tellings(purposes={"whisper": "a whisper"})


@TELLINGS.of(Spoken)
def spoken(event: Spoken) -> Telling:
    return Telling(text=f"{event.seat} says {event.word}.", news="words", weight=2)


@TELLINGS.of(Whispered)
def whispered(event: Whispered) -> Telling:
    return Telling(text=f"You hear {kept(event.card, event.seat)}.", news="words")


def papers(state: Words, seat: str) -> tuple[Page, ...]:
    return (Page(title="Your card", lines=(kept(state.secrets.get(seat, "none"), seat),)),)


def welcome(state: Words, seat: str) -> Welcome:
    lands = f"Your card is {kept(state.secrets.get(seat, 'none'), seat)}."
    return Welcome(who=f"You are {seat}.", lands=lands, aim="Nobody wins.", asked="Speak.")


MURMUR = replace(SPEECH, tellings=TELLINGS, papers=papers, welcome=welcome)


def scenario(seats: int) -> str:
    """Give the file of a scenario with so many seats."""
    return FILE.format(names=", ".join(f'{id} = "{name}"' for id, name in list(SEATS.items())[:seats]))
