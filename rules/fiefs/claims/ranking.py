"""Hearing several actions of a year in one line, each for the case that those before it fail (FIE-3.6)."""

import re
from collections.abc import Iterator
from typing import Literal

from rules.fiefs.board.state import World
from rules.kernel.language.matching import fold

Verb = Literal["take", "claim"]
BY_CLAIM = re.compile(r"\b(?:with|by|using|through) (?:my|the|our|a) claims?\b")
"""How a fief is taken, which is no claim on the next."""
TAKES = re.compile(r"\b(?:take|seize|annex|grab|get|exercise)\b")
CLAIMS = re.compile(r"\bclaims?\b")
PLACES = r"(?:1st|2nd|3rd|first(?:ly)?|second(?:ly)?|third(?:ly)?)"
CASES = re.compile(
    rf"\b(?:{PLACES}|then|else|otherwise|also|next|finally|afterwards|after (?:that|this|it)|instead|"
    r"if (?:not|that|this|it|somebody|someone|only|[\w' -]+ (?:is not|isn't|isnt|fails?)))\b"
)
"""What ranks one action behind another."""
BESIDE = re.compile(
    rf"\b(?:{PLACES}|i|we|want|wish|to|would|will|shall|like|lay|my|our|the|a|please|pls|plz|with|by|on|in|for|it|that|"
    r"this|one|is|are|was|not|no|cannot|can't|cant|can|be|been|possible|impossible|fails?|failed|works?|doesn't|doesnt|does|"
    r"taken|gone|then|else|otherwise|also|and|or else|or if|if|only|next|last|after|finally|afterwards|instead|as|"
    r"choice|options?|actions?|backup|fallback|plan b|somebody|someone|anybody|anyone|else|faster|quicker|before|me|us|"
    r"isn't|isnt|try|so|ok|okay|well|but|now|thing|case|there|of|all|claims?|take|seize|annex|grab|get|exercise)\b"
)
"""All that may stand beside the fiefs that somebody ranks."""


def in_order(world: World, words: str) -> list[tuple[Verb | None, str]]:
    """Give the fiefs that a line ranks, each with what is done to it if that is said; none where it ranks nothing."""
    line = fold(words).lower().strip()
    found = list(mentions(world, line))
    if not found or "?" in words or not CASES.search(line) or backwards(line):
        return []
    between, begin = [], 0
    for _, start, end in found:
        between.append(line[begin:start])
        begin = end
    if re.sub(r"[\s,;:.!&()-]+", "", BESIDE.sub(" ", " | ".join((*between, line[begin:])))).strip("|"):
        return []
    if any(re.match(r"\s*(?:first|1st)\b", part) for part in (*between, line[begin:])[2:]):
        return []  # “York and London first” may mean either
    ranked: dict[str, Verb | None] = {}
    for part, (fief, _, _) in zip(between, found, strict=True):
        ranked.setdefault(fief, verb_of(part))
    return [(verb, fief) for fief, verb in ranked.items()]


def mentions(world: World, line: str) -> Iterator[tuple[str, int, int]]:
    """Give each fief that a line names, with where its name begins and ends."""
    names = {fold(fief.name).lower(): id for id, fief in world.fiefs.items()}
    longest = sorted(names, key=len, reverse=True)
    for met in re.finditer(rf"\b(?:{'|'.join(map(re.escape, longest))})\b", line):
        yield names[met[0]], met.start(), met.end()


def verb_of(part: str) -> Verb | None:
    """Give what is done to the fief that comes next; None where that is not said."""
    said = BY_CLAIM.sub(" ", part)
    if TAKES.search(said):
        return "take"
    return "claim" if CLAIMS.search(said) else None


def backwards(line: str) -> bool:
    """Tell whether a line names the second before the first, which nobody may guess."""
    found = [met[0][:3] for met in re.finditer(rf"\b{PLACES}\b", line)]
    order = [{"sec": "2nd", "fir": "1st", "thi": "3rd"}.get(one, one) for one in found]
    return order != sorted(order)
