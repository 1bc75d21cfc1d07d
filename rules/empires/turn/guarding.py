"""Guarding: how a ruler says in his own words what is defended, how often before his turn, with how much gold.

    defend Leon once before my turn, with 1 gold        the numbers in any order, each by the words beside it
    guard all, 2 before my turn, with 1 gold

Nothing is heard where a word, a number or a name is left over.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rules.empires.board.sheets import spoken_of
from rules.empires.board.state import World
from rules.kernel.language.courtesies import in_digits, polite
from rules.kernel.language.gists import PHRASES
from rules.kernel.language.matching import fold

TURN = r"(?:before|until|ahead of) (?:my|our) (?:own )?(?:next )?turn"
MOST = r"(?:(?:at most|only|up to|just) )*"
OFTEN = r"(?P<many>\d+|once|twice|thrice|never)(?: ?x| times?)?(?: (?:each|at most))?"
BEGINS = re.compile(r"(?:defend|guard|protect|hold)(?: (?:myself|ourselves))?(?= )")
EACH = r"(?: (?:each(?: time)?|apiece))?"
GOLD = (
    rf"(?:and )?(?:with|for|using|adding|at|plus) (?P<gold>\d+)(?: (?:extra |more )?gold)?{EACH}",
    rf"(?:and )?(?P<gold>\d+) (?:extra |more )?gold{EACH}",
)
"""How the gold of a defence is said."""
BEFORE = (rf"{MOST}{OFTEN}(?: ,)? {TURN}", rf"{TURN}(?: ,)? {MOST}{OFTEN}", rf"{MOST}(?P<many>\d+) ?(?:x|times)")
"""How it is said how often areas are defended before one's own turn."""
WORDED = (rf"{MOST}(?P<many>once|twice|thrice)",)
LEFT = (
    r"(?:and )?with (?:what(?:ever)?(?: i have)?(?: is)? left(?: over)?|all that is left|the rest)"
    r"(?: of (?:my )?(?:endeavours|tries))?"
)
"""How somebody says that all endeavours which are left are for defence."""
ASIDE = re.compile(
    r"(?<= )(?:from now on|against (?:all |any )?attacks?|as before|again|too|also|then|now|please|and|,|"
    r"in (?:this|each) round)(?= )"
)
REST = r"(?:the |my )?(?:rest|others?|remaining areas|other areas)"
ALL = (
    r"(?:all|everything|everywhere|them(?: all)?|(?:all )?(?:of )?(?:my |our |the )?(?:areas|lands?|realm)|"
    r"all of (?:them|it))"
)
ONCE = {"once": 1, "twice": 2, "thrice": 3, "never": 0}
TURNED = re.compile(
    r"\?|\b(?:not|dont|don't|never|nobody|no|if|unless|instead|than|except|but|without|or|should|shall)\b"
)
"""What turns a line around, ties it to something, or asks."""


@dataclass(frozen=True)
class Guarded:
    """What is defended, and how, as far as a line says it; None for what it leaves open."""

    areas: tuple[str, ...]
    gold: int
    before: int | None
    left: bool
    """Whether all endeavours are meant that are left."""


def guard_in(words: str, world: World, seat: str) -> Guarded | None:
    """Give what a line says of defence; None where it says nothing of it, or anything beside."""
    line = PHRASES.sub(" ", in_digits(polite(fold(words))).casefold())
    begun = BEGINS.match(f"{line} ")
    if begun is None or TURNED.search(re.sub(r"\bnever (?=before)", "0 ", line)):
        return None
    rest = Rest(re.sub(r"([,;])", r" \1 ", line[begun.end() :].replace("b4", "before")).strip(" .!"))
    left, gold = bool(rest.take(LEFT)), rest.take(*GOLD)
    often = rest.take(*BEFORE) or rest.take(*WORDED)
    others = bool(rest.take(REST))
    if begun[0].startswith("hold") and not (often and "turn" in often[0]):
        return None  # who holds an area may mean anything
    if not (left or gold or often or others):
        return None  # the grammar has the rest
    areas = () if others else spoken_of(world, rest.words, world.owned(seat))
    if not rest.spent(world.areas[one].name for one in areas):
        return None
    many = often["many"] if often else ""
    before = (ONCE[many] if many in ONCE else int(many)) if many else None
    return Guarded(areas, int(gold["gold"]) if gold else 0, before, left)


class Rest:
    """What of a line nothing has accounted for yet."""

    def __init__(self, words: str) -> None:
        """Take its words."""
        self.words = f" {' '.join(words.split())} "

    def take(self, *patterns: str) -> re.Match[str] | None:
        """Take the first place of a pattern between two words; None where none stands there."""
        for pattern in patterns:
            if found := re.search(rf"(?<= ){pattern}(?= )", self.words):
                self.words = f"{self.words[: found.start()]} {self.words[found.end() :]}"
                return found
        return None

    def spent(self, names: Iterable[str]) -> bool:
        """Tell whether nothing is left but these names, all that is one's own, and talk."""
        for name in names:
            self.words = self.words.replace(f" {fold(name).casefold()} ", " , ")
        plain = ASIDE.sub(" ", ASIDE.sub(" ", self.words)).strip()
        return not plain or bool(re.fullmatch(ALL, " ".join(plain.split())))
