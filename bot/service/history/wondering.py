"""Wondering: which events people mean who ask, in words of their own, why something happened."""

import re
from collections.abc import Sequence

from bot.service.rulebook.clause_search import stems
from bot.store.look import Look
from bot.store.records import Entry
from rules.kernel.language.matching import fold

READ = 60
"""How many of the latest events with one of the words are looked at."""
WORDS = 8
"""How many words of a question are looked for."""
ENOUGH = 0.6
"""Which part of the words an event must have."""
Ways = tuple[str, ...]
"""The words any of which stands for one that was asked."""
LOSS: Ways = ("lose", "fall", "beat", "take", "captur", "destroy", "abandon", "pass", "throw", "rise")
"""What happens to whoever loses something, in the words of events."""
GAIN: Ways = (
    "win",
    "won",
    "beat",
    "throw",
    "take",
    "yield",
    "tear",
    "captur",
    "conquer",
    "storm",
    "gain",
    "hold",
    "pass",
    "destroy",
)
"""What happens where somebody wins something, likewise."""
EITHER: Ways = (*LOSS, *GAIN)
LIKEWISE: dict[str, Ways] = dict.fromkeys(("lose", "beaten", "beat", "defeat"), LOSS) | dict.fromkeys(
    ("win", "won", "conquer"), GAIN
)
LIKEWISE |= dict.fromkeys(("dice", "roll", "thrown"), EITHER)  # whoever asks how they fell means what came of it
SHORT = 3
"""The most letters of a word that has to stand as it is: no Winterlode is meant by a win."""
VAGUE = frozenset(
    {"something", "anything", "everything", "someth", "anyth", "everyth", "battle", "battl", "fight", "war", "were"}
)
"""Words of a question that name nothing, and what is left of them where their ending goes."""
OWN = frozenset({"i", "we", "my", "our", "me", "us"})
RECEIVES = re.compile(r"\bto (?:the )?$")
"""What stands before whoever gets something."""
BESIDE = re.compile(r"\b(?:to|where) (?:the )?$")
"""What stands before whoever loses nothing by it."""
GRAVE = 2
"""How much an event weighs that one would call a loss."""


async def meant(look: Look, seats: Sequence[str] | None, question: str, most: int) -> list[Entry]:
    """Give the events that have most words of a question in them, told ones before draws, the newest first.

    None where no event has most of its words, of two both.
    """
    words = [word for word in dict.fromkeys(stems(fold(question))) if word not in VAGUE]
    asked = [LIKEWISE.get(word, (word,)) for word in words[:WORDS]]
    found: dict[int, Entry] = {}
    for word in (one for ways in asked for one in ways):
        found |= {entry.told.n: entry for entry in await look.events(seats, words=word, most=READ)}
    own = EITHER in asked or OWN & set(fold(question).split())
    turned = fateful(look, seats or (), asked, list(found.values())) if own else None
    if turned is not None:
        return [turned]
    scores = {n: held(entry, asked) for n, entry in found.items()}
    best = max(scores.values(), default=0)
    if best < ENOUGH * len(asked):
        return []
    nearest = [entry for n, entry in found.items() if scores[n] == best]
    told = sorted([entry for entry in nearest if entry.weight > 0] or nearest, key=lambda entry: -entry.told.n)
    if not own:
        return told[:most]
    mine = [entry for entry in told if any(names(look, seat, entry) for seat in seats or ())]
    grave = [entry for entry in mine if entry.weight >= GRAVE] if LOSS in asked else []
    return (grave[:1] or mine or told)[:most]


def fateful(look: Look, seats: Sequence[str], asked: Sequence[Ways], found: Sequence[Entry]) -> Entry | None:
    """Give what a seat lost or won that has most of what else is asked of, the newest; None where nothing has any.

    Who asks why two places were lost means both together, though each fell in a sentence of its own.
    """
    fate = next((ways for ways in asked if ways in (LOSS, GAIN, EITHER)), None)
    if fate is None:
        return None
    others = [ways for ways in asked if ways not in (LOSS, GAIN, EITHER)]
    grave = [one for one in found if one.weight >= GRAVE and held(one, [fate])]
    happens = {LOSS: suffers, GAIN: achieves, EITHER: names}[fate]
    own = [one for one in grave if any(happens(look, seat, one) for seat in seats) or (fate is EITHER and others)]
    fits = {one.told.n: one for one in own if held(one, others) or not others}
    return max(fits.values(), key=lambda one: (held(one, others), one.told.n), default=None)


def names(look: Look, seat: str, entry: Entry) -> bool:
    """Tell whether an event names a seat, by the last word of what it is called."""
    called = stems(fold(look.seats[seat].title))[-1:] if seat in look.seats else []
    return bool(called) and called[0] in stems(fold(entry.text))


def suffers(look: Look, seat: str, entry: Entry) -> bool:
    """Tell whether a seat is who something is done to in an event: it is named, and not as who does it."""
    called = fold(look.seats[seat].title).removeprefix("the ") if seat in look.seats else ""
    before, named, _ = fold(entry.text).removeprefix("the ").partition(called)
    return bool(called and named and before) and not BESIDE.search(before)


def achieves(look: Look, seat: str, entry: Entry) -> bool:
    """Tell whether a seat is who does something in an event, or to whom something passes."""
    called = fold(look.seats[seat].title).removeprefix("the ") if seat in look.seats else ""
    before, named, _ = fold(entry.text).removeprefix("the ").partition(called)
    return bool(called and named) and (not before or bool(RECEIVES.search(before)))


def held(entry: Entry, asked: Sequence[Ways]) -> int:
    """Count the words of a question that an event has, in whatever form, or by another word for the same."""
    words = stems(fold(entry.text))
    return sum(any(is_form(one, word) for one in words for word in ways) for ways in asked)


def is_form(word: str, of: str) -> bool:
    """Tell whether a word is a form of another: it begins with it; a short one has to be the same."""
    return word == of or (len(of) > SHORT and word.startswith(of))
