"""Plain lines: what is told of an event whose words fail."""

import re

from bot.service.words.chronicle import HEADLINE
from rules.kernel.facts.events import Told
from rules.kernel.telling.tellings import Telling

DRAWS = {"Drawn", "Rolled", "Cast", "Shuffled"}
"""What stands in small print, words or not."""
MISSING = "Its words are missing"
"""What stands in such a line."""
WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def plain(fact: Told, date: str, fault: str) -> Telling:
    """Tell the bare fact: when it was, what it was, and that its words are missing."""
    heading = WORD.sub(" ", fact.event).capitalize()
    text = f"{date}: {heading} ({fact.clause}). {MISSING} (fault {fault})."
    return Telling(text=text, weight=0 if fact.event in DRAWS else HEADLINE)
