"""Wanted: what a question wants of the tables: which is the most or the least of what, how many, or a figure."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.service.plain.intents import ASKING, LITTLE, spoken, stems
from bot.service.plain.tables.rows import Kind
from rules.kernel.language.matching import fold

Want = Literal["superlative", "count", "list", "figure", "compare", "works"]
FORCE = ("troops", "garrison", "army", "infantry", "fortress", "military", "fort", "walls", "combat", "people")
WEALTH = ("revenue", "income", "prosperity", "value", "gold")
SIZE = ("people", "provinces", "areas", "fiefs", "cities", "value", "prosperity")
YEARS = ("age",)
SUPERLATIVES: Mapping[str, tuple[int, tuple[str, ...]]] = {
    "strongest": (1, FORCE), "mightiest": (1, FORCE), "toughest": (1, FORCE), "weakest": (-1, FORCE),
    "softest": (-1, FORCE), "richest": (1, WEALTH), "wealthiest": (1, WEALTH), "poorest": (-1, WEALTH),
    "biggest": (1, SIZE), "largest": (1, SIZE), "greatest": (1, SIZE), "smallest": (-1, SIZE), "tiniest": (-1, SIZE),
    "oldest": (1, YEARS), "eldest": (1, YEARS), "youngest": (-1, YEARS),
    "most": (1, ()), "best": (1, ()), "highest": (1, ()), "worst": (-1, ()), "least": (-1, ()), "fewest": (-1, ()),
    "lowest": (-1, ()), "valuable": (1, WEALTH), "prosperous": (1, WEALTH),
}  # fmt: skip
"""What is the most or the least of what, in words that say both; of others the words beside them say of what."""
COMPARES: Mapping[str, tuple[int, tuple[str, ...]]] = {
    "stronger": (1, FORCE), "mightier": (1, FORCE), "weaker": (-1, FORCE), "richer": (1, WEALTH),
    "poorer": (-1, WEALTH), "bigger": (1, SIZE), "larger": (1, SIZE), "smaller": (-1, SIZE), "older": (1, YEARS),
    "younger": (-1, YEARS), "more": (1, ()), "fewer": (-1, ()), "less": (-1, ()),
}  # fmt: skip
"""What is more or less of what."""
EARNS = frozenset(stems(("brings", "earns", "pays", "yields", "income", "revenue", "rich", "worth")))
"""Words that ask for what something brings in."""
KINDS: Mapping[Kind, frozenset[str]] = {
    "seat": frozenset(
        stems(spoken("neighbour neighbor country nation house empire power player enemy rival realm opponent"))
    ),
    "place": frozenset(
        stems(spoken("city town area province fief land castle place fortress possession territory county region"))
    ),
    "person": frozenset(stems(spoken("family relative son daughter person people man woman court kin heir leader"))),
}
"""What people call seats, places and persons by."""
TRADES = frozenset(stems(spoken("soldier general diplomat politician administrator commander")))
"""What somebody may be good as."""
UTMOST = re.compile(
    r"(?!.*(?:inter|requ|gu|for|hon|harv|lat|near|clos|conqu|prot|earli|saf|furth|soon|easi|cheap)est)\w{3,}est"
)
"""A word that says of what something is the most: `cleverest`."""
WHO = re.compile(r"(?:and |so )*who\b")
OTHERS = re.compile(r"\b(?:enem(?:y|ies)|rivals?|opponents?|others?|else)\b")
NOUNS = frozenset().union(*KINDS.values(), LITTLE, ASKING)
MINE = re.compile(r"\b(?:my|mine|our|ours|i|we|me|us)\b")
FREE = re.compile(r"\b(?:neutral|independent|unowned|free|unclaimed|nobody(?:'s|s)?|no ?one(?:'s)?)\b")
NEAR = re.compile(r"\b(?:around|near|next to|beside|close to|bordering|adjacent|neighbou?ring)\b")
BORDERS = re.compile(r"\b(?:borders?|neighbou?rs?|touch(?:es)?|adjoins?)\b")
TOUCHES = re.compile(r"\bwho(?:m|s)?\b.*\b(?:borders?|touch(?:es)?|adjoins?)\b")
TAKES = re.compile(r"\b(?:take|grab|get|have|reach)\b")
"""What asks for what lies at hand."""
COUNTS = re.compile(r"\bhow many\b")
THAN = re.compile(r"\b(?:than|compared (?:to|with)|versus|vs)\b")
WORKS = re.compile(r"(?:which|what|where are (?:my|our)) (?P<what>\w+)(?: (?:do|have|did) (?:i|we)\b.*)?")
"""How somebody asks what of something he has, and where."""
FIGURE = re.compile(r"how (?:old|strong|rich|popular|loyal|clever|greedy)\b|what (?:is|are) the \w+ (?:of|in)\b")
"""How somebody asks for a figure of what he names."""
DEEDS = re.compile(
    r"\b(?:should|shall|shud|would|easier|easiest|attack|invade|conquer|march|besiege|build|buy|raise|recruit|choose|"
    r"pick|target|against|if|when|why (?!$)|win|explain|rules?|lose|lost|did|cost|costs)\b"
)
"""Words of questions about what to do, about the rules or about the past, which no table answers."""
PART = re.compile(r"[.?!;]+\s+|,? and (?=(?:which|who|how|what|where|why)\b)|, (?=(?:which|who|how|what)\b)")
"""What stands between the questions of a message."""
ASIDE = re.compile(
    r"^(?:(?:so|and|but|hm+|ok|okay|well|hey|please|tell me|remind me|show me|do you know|i wonder|also)\b[\s,:]*)+"
)
"""What is said before a question."""
REASON = re.compile(r"(?:and )?(?:why|how strong (?:are|is) (?:they|it|each))")
"""What is answered by the figures of the question before it."""


@dataclass(frozen=True)
class Wanted:
    """What one question wants."""

    want: Want
    line: str
    kind: Kind | None
    """Of what it is asked; None where no word says it."""
    mine: bool
    direction: int = 0
    of: tuple[str, ...] = ()
    """The columns that the word itself tells, the best first."""
    words: tuple[str, ...] = ()
    """What else is said, in stems: it tells the column."""
    gist: str = ""
    """What is said without what says of which things it is asked."""


def questions(text: str) -> list[str]:
    """Give the questions of a message, folded; who asks `why` of a figure is answered by it."""
    parts = (ASIDE.sub("", one.strip(" ?!.,")) for one in PART.split(fold(text).strip()))
    return [re.sub(r",? and why$", "", one) for one in parts if one and not REASON.fullmatch(one)]


def wanted(line: str) -> Wanted | None:
    """Give what a question wants of the tables; None where it wants nothing that they could say."""
    said = spoken(line)
    kinds = [kind for kind, nouns in KINDS.items() if nouns & {*stems(said)}]
    kind, mine = next(iter(kinds), None), bool(MINE.search(line))
    if TOUCHES.search(line):
        return Wanted("list", line, "seat", mine)
    if DEEDS.search(line):
        return None
    if THAN.search(line) and (more := next((word for word in said if word in COMPARES), "many" * ("many" in said))):
        return Wanted("compare", line, kind or "seat", mine, *COMPARES.get(more, (0, FORCE)), words=tuple(stems(said)))
    if (met := WORKS.fullmatch(line)) and not kinds:
        return Wanted("works", line, None, mine, words=tuple(stems((met["what"],))))
    if FIGURE.match(line):
        return Wanted("figure", line, None, mine, words=tuple(stems(said)))
    if best := sorted(filter(utmost, said), key=lambda word: not SUPERLATIVES.get(word, (1, ()))[1])[:1]:
        return of_utmost(line, said, best[0], kinds)
    if COUNTS.search(line) and (BORDERS.search(line) or NEAR.search(line) or FREE.search(line)):
        return Wanted("count", line, kind, mine)
    if re.match(r"(?:which|what|are there|is there)\b", line) and FREE.search(line):
        return Wanted("list", line, "place", mine)
    return None


def utmost(word: str) -> bool:
    """Tell whether a word asks for the most or the least of something."""
    return word in SUPERLATIVES or bool(UTMOST.fullmatch(word))


def of_utmost(line: str, said: Sequence[str], best: str, kinds: Sequence[Kind]) -> Wanted:
    """Give what a question for the most or the least wants: `who` asks for seats, or for one's own people."""
    direction, of = SUPERLATIVES.get(best, (1, ()))
    mine = bool(MINE.search(line))
    told = tuple(one for one in stems(tuple(said)) if one not in LITTLE and one not in ASKING)
    kind = next(iter(kinds), None)
    if WHO.match(line) and "person" not in kinds:
        kind = "person" if TRADES & {*told} and mine else "seat"
    gist = " ".join(word for word in said if word == best or not {*stems((word,))} & NOUNS)
    return Wanted("superlative", line, kind, mine, direction, WEALTH if EARNS & {*told} else of, told, gist)
