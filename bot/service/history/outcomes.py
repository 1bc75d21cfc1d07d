"""Outcomes: whether what happened went well or badly for a seat, as its sentence tells it."""

import re

from bot.service.rulebook.clause_search import stems
from rules.kernel.language.matching import fold

VAIN = re.compile(
    r"\b(?:(?:gains?|comes? (?:of|to)|attains?|wins?) nothing|nothing (?:comes|is finished)|nobody (?:comes|rises)|"
    r"is beaten|are beaten|came to nothing|could not|can not|cannot|refus\w+|does not take|failed|fails|fall down|"
    r"falls down|in vain|kind words|gives? offence|chased out|brings? no|bring no|disputed|overruled|no report|"
    r"nobody confirmed|keeps its faith|badly|broke off|turned away|withdraws?|is called off|stays at home|"
    r"sounds? the retreat|beaten off)\b"
)
"""What says that something which was tried came to nothing."""
TAKEN = re.compile(
    r"\b(?:takes?|captures?|conquers?|has it|have it|passes|wrests?|seizes?|inherits?)\b.* from (?:the army of )?you\b|"
    r"\b(?:beats?|throws?|captures?|attacks?|invades?|robs?|plunders?|leaves?|hand of) (?:the army of )?you\b|"
    r"\byou (?:loses?|lost|flees?|retreats?|falls?|breaks?|withdraws?|sounds?)\b(?! \d)|"
    r"\byour? \w+ (?:fell|dies?|died|breaks?|is dead)\b"
)
"""What is done to `you`, or befalls you."""
GIVEN = re.compile(
    r"\b(?:falls?|passes|passed|yields?|goes|belongs?|comes?) (?:from .* )?to (?:the army of )?you\b|\byou has it\b|"
    r"\bswear an alliance\b"
)
"""What comes to `you`."""
GAINS = frozenset(
    stems(
        "win won beat throw yield capture conquer storm gain rise raise swear welcome cheer succeed build found stand "
        "rule"
    )
)
"""Stems of what goes well for whoever does it; beside them whatever takes."""
TAKES = re.compile(r"\byou (?:takes?|holds?|carries|carry|drives?|rules?)\b")
ILLS = re.compile(
    r"\b(?:disorder|revolts?|riots?|unrest|plague|famine|dies|dead|illness|seriously ill|is ruined|rebel\w*|starv\w+|"
    r"suffers?|retreats?|poison\w*|struck down|wreck\w*|sunk|disbands?|lost with|led away|chains|abandoned|"
    r"laid waste)\b"
)
"""What is bad for whomever it befalls."""
BOTH = re.compile(r"\bloses?\b.+\bloses?\b")
"""What tells the losses of two sides, which says of neither that it won."""
NEAR = 16
"""How far from its beginning a sentence names whoever does something."""


def seen_by(text: str, title: str) -> str:
    """Give the words of an event with `you` where they name a seat, by its whole name or the last word of it."""
    line = fold(text)
    whole = fold(title).removeprefix("the ")
    for name in dict.fromkeys((whole, whole.rsplit(maxsplit=1)[-1])):
        line = re.sub(rf"(?<!rebel )\b(?:the )?{re.escape(name)}(?:'s)?(?!\w)", "you", line)  # nor who rose against it
    return line


def came_to_nothing(text: str) -> bool:
    """Tell whether an event says that something which was tried came to nothing."""
    return bool(VAIN.search(fold(text)))


def outcome(text: str, title: str) -> int:
    """Tell whether an event went well for the seat of a title (1), badly (-1), or neither (0)."""
    line = seen_by(text, title)
    acts = 0 <= line.find("you") <= NEAR
    if BOTH.search(line):
        return 0
    if TAKEN.search(line):
        return -1
    if VAIN.search(line):
        return -1 if acts or "you" not in line else 1
    if GIVEN.search(line) or (acts and (TAKES.search(line) or GAINS & set(stems(line)))):
        return 1
    return -1 if ILLS.search(line) else 0
