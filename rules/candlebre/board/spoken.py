"""Spoken: what plain words name, in whatever order: places, leaders, how many of which units, and trees of learning.

    march all with my leader to Westmere        where to, who, and that he goes along
    put 80 in military n 35 infra               how much in which tree

A line is heard only where nothing of it is left over: no word is passed over that may change what is ordered.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from rules.candlebre.board.state import World
from rules.candlebre.board.tables import PLURALS, TREES, Tree
from rules.kernel.language.courtesies import in_digits, polite
from rules.kernel.language.gists import PHRASES, TALK
from rules.kernel.language.matching import fold

CALLED: Mapping[str, str] = {
    **{fold(word): kind for kind, words in PLURALS.items() for word in words},
    "inf": "infantry",
    "foot": "infantry",
    "archs": "archers",
    "arch": "archers",
    "cav": "cavalry",
    "horse": "cavalry",
    "horses": "cavalry",
    "merc": "mercenaries",
    "mercs": "mercenaries",
}
"""What players call units, beside their names."""
LEARNING: Mapping[str, Tree] = {
    **{str(tree): tree for tree in TREES},
    "mil": "military",
    "milit": "military",
    "infra": "infrastructure",
    "espio": "espionage",
    "esp": "espionage",
    "spies": "espionage",
    "spying": "espionage",
}
"""What players call the trees of learning."""
SHORTHAND = {"n": "and", "&": "and", "+": "and", "w": "with", "w/": "with", "everbody": "everybody"}
ALL = (
    r"(?:all(?: of)?(?: (?:my|our|the))?(?: (?:guys|troops|units|men|soldiers|forces|people|army))?|every ?one|"
    r"everybody|everything|(?:my|our) (?:guys|troops|units|men|soldiers|forces|people)|"
    r"(?:my|our|the) (?:whole |entire )?army)"
)
"""What stands for all that stand somewhere."""
LEADER = r"(?:(?:my|our|the|your|his|her) )?(?:leader|head(?: of (?:(?:my|our|the) house|house \w+))?|boss|lord)"
"""What players call the head of their House."""
LEADERS = r"(?:(?:both|all|my|our|the|of) )*(?:leaders|bosses|lords)"
"""What players call all who lead."""
LEADERLESS = (
    rf"(?:(?:and|but) )?(?:(?:with )?no|without|not) (?:a |any )?{LEADER}|leaderless|"
    rf"(?:(?:and|but) )?{LEADER} stays?(?: (?:here|there|behind|home|at home|back))?"
)
"""How somebody says that he stays behind."""
ONLY = r"(?:only|just|merely|alone|by (?:them|him)sel(?:f|ves)|on (?:their|his) own)"
"""What is said beside units when nobody else is meant."""
THOSE = r"(?:(?:with|using|all|every|only|just|merely|the|my|our|of|these|those|nothing but) )+"
"""What may stand before a type when all of it that is there is meant."""
TURNED = re.compile(
    r"\b(?:not|no|dont|don't|never|nobody|except|without|unless|until|when|but|only|instead|can|could|should|how|what|"
    r"why|where|who|which|if i|if we|does|did|do i|is it|are|was)\b|\?|"
    r"^ (?:(?:and|so|but) )?(?:is|will|would|has|have|am|may|do)\b"
)
"""What turns a line around, ties it to something, or asks."""
REST = (
    r"(?:what(?:ever)?(?: of)?(?: (?:the|my|our|civil|gold|money))*(?: (?:is|'s|s|i have|we have))? left|whats left|"
    r"what's left|(?:all|everything)(?: (?:the|my|our))? (?:civil|gold|money|that)|(?:all )?(?:the |my |our )?"
    r"(?:rest|remaining|remainder|leftover))"
    r"(?: (?:of|the|my|our|civil|gold|money|purse|points|that|is|thats|that's|left|over|remaining))*"
)
"""What stands for all the civil gold that nothing else is said of."""
AROUND = TALK | frozenset(
    "and with n w along him her his them both also then there here too done army armies men troops units guys".split()  # noqa: SIM905
)
TELLING = 4
"""The fewest letters of a word of a name that tells which is meant."""
VAGUE = frozenset({"down", "edge", "hill", "rock"})
"""Words of names that may be said of anything."""
WORD = re.compile(r"[\w'&+/-]+|[,.;:!]")
WHOLE = re.compile(r"\b(?:with|w/|w)\s+(?=every(?:thing|body|one)\b|all\b|(?:my|our) whole\b)", re.IGNORECASE)
"""What stands before all who go, and is no mere courtesy at the end of a line."""


class Spoken:
    """A line, and what of it nothing has accounted for yet."""

    def __init__(self, words: str) -> None:
        """Take a line in small letters, without courtesies and shorthand."""
        plain = PHRASES.sub(" ", in_digits(polite(WHOLE.sub("and ", words))).casefold())
        self.left = f" {' '.join(SHORTHAND.get(one, one) for one in WORD.findall(plain))} "

    @property
    def turned(self) -> bool:
        """Tell whether the line denies, asks, or ties what it says to something."""
        return bool(TURNED.search(self.left))

    @property
    def heard(self) -> bool:
        """Tell whether nothing is left of the line but what people say around an order."""
        return not set(re.findall(r"[\w'&+/-]+", self.left)) - AROUND

    def take(self, pattern: str) -> list[re.Match[str]]:
        """Give each place of a pattern between two words, and pass on to what is left."""
        whole = re.compile(rf"(?<=[ ]){pattern}(?=[ ])")
        found = list(whole.finditer(self.left))
        self.left = whole.sub("|", self.left)
        return found

    def says(self, pattern: str) -> bool:
        """Take a pattern, and tell whether it stood there."""
        return bool(self.take(pattern))

    def named(self, names: Mapping[str, str], before: str = "") -> list[str]:
        """Take all of some names, with what may stand before them; give their ids in their order, each once."""
        folded = {plainly(name): id for name, id in names.items()}
        each = "|".join(spelt(name) for name in sorted(names, key=len, reverse=True))
        found = self.take(rf"{before}(?:the )?(?P<name>{each})(?:'s)?") if folded else []
        return list(dict.fromkeys(folded[plainly(one["name"])] for one in found))

    def counted(self) -> dict[str, int]:
        """Take all numbers of units: `4 infantry`; a type that is said twice counts together."""
        each = "|".join(sorted(CALLED, key=len, reverse=True))
        total = dict[str, int]()
        for one in self.take(rf"(?P<number>\d+) (?:of )?(?:my |our |the )?(?P<kind>{each})"):
            kind = CALLED[one["kind"]]
            total[kind] = total.get(kind, 0) + int(one["number"])
        return total

    def learned(self, purse: int) -> list[tuple[Tree, int]]:
        """Take all sums for trees of learning: `80 in military`, `infra 35`, `the rest of the gold into espionage`."""
        each = "|".join(sorted(LEARNING, key=len, reverse=True))
        tree = rf"(?:the )?(?P<tree>{each})(?: (?:tree|research|learning|pool|study|studies))?"
        sums = rf"(?P<points>\d+)(?: (?:civil )?gold| points)?(?: (?:in|into|to|on|for|towards))? {tree}"
        found = self.take(sums) or self.take(rf"{tree}(?: (?:with|for|by))? (?P<points>\d+)(?: gold| points)?")
        given = [(LEARNING[one["tree"]], int(one["points"])) for one in found]
        left = max(0, purse - sum(points for _, points in given))
        rest = [LEARNING[one["tree"]] for one in self.take(rf"{REST}(?: goes)? (?:in|into|to|on|for|towards) {tree}")]
        return [*given, *((one, left) for one in rest[:1])] if left or not rest else []

    def kinds(self, before: str) -> list[str]:
        """Take all of some types, with what may stand before them: `all archers`; give the types."""
        each = "|".join(sorted(CALLED, key=len, reverse=True))
        return [CALLED[one["kind"]] for one in self.take(rf"{before}(?P<kind>{each})")]


def plainly(name: str) -> str:
    """Give a name in small letters, without the apostrophes that people leave out."""
    return fold(name).replace("'", "")


def spelt(name: str) -> str:
    """Give the pattern of a name, its apostrophes written or not."""
    return re.escape(fold(name)).replace("'", "'?")


def places(world: World, ids: Iterable[str]) -> dict[str, str]:
    """Give the names of some provinces, and the words of them that no other province has: `the Dike`."""
    words = Counter(word for place in world.provinces.values() for word in place.name.split())
    whole = {world.provinces[id].name: id for id in ids}
    short = {word: id for name, id in whole.items() for word in name.split() if words[word] == 1}
    return {word: id for word, id in short.items() if len(word) >= TELLING and word.casefold() not in VAGUE} | whole
