"""What a question names: provinces, Powers, and talents put on attack or defence, as people write them."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.italy.board.state import World
from rules.kernel.language.matching import fold
from rules.kernel.language.numerals import in_words

SHORT: Mapping[str, str] = {"n": "north", "s": "south", "w": "with", "r": "are", "ur": "your", "u": "you", "y": "why"}
"""What people write for whole words."""
LEAST = 5
"""How many letters a part of a name has that stands for all of it."""
STEMS: Mapping[str, str] = {
    "rome": "rom(?:e|an)",
    "boii": "boi|boei",
    "senones": "senon",
    "epirus": "epir|pyrrh|macedon",
    "carthage": "carthag",
}
"""How the name of a Power begins, where it is not called by its first word."""
NUMBER = r"(?:\d+|(?:all|everything|it all)(?: (?:of )?(?:my|the|them|these|those))?(?: \d+)?|nothing|none)"
MANY = rf"{NUMBER}(?:(?:, or|, and|,| or| and|/) ?{NUMBER})*"
ON = (
    r"(?: (?:of|my|them|these|those|the|more|talents?|points?|extra))*"
    r" (?:on|in|into|for|to|towards) (?:the |my |our |an |extra |more )*"
)
OTHER = re.compile(
    r"(?P<who>\b(?:he|she|they|the other side|the enemy|the \w+|\w+)) "
    r"(?P<does>puts?|spends?|uses?|sets?(?: aside)?|holds?|keeps?)(?: (?:his|her|their))* "
    rf"(?P<n>{NUMBER})(?:{ON}\w+)?"
)
"""How somebody supposes what the other side spends."""
ATTACK = re.compile(rf"(?P<n>{MANY}){ON}(?:attack\w*|offen[cs]e|offensive)\b")
DEFENCE = re.compile(rf"(?P<n>{MANY}){ON}(?:defen\w+|def|protect\w*|guard\w*)\b")
BARE = re.compile(
    r"\b(?:is|are|would|will|does|if|isnt|isn't)(?: (?:i|we|put|spend|use))* (?P<n>\d+)(?: (?:talents?|more))*\b"
    r"|\b(?P<more>\d+) (?:talents? )?more\b"
)
"""How a sum is named that needs no more words at a window that asks for sums."""


@dataclass(frozen=True)
class Sums:
    """The talents of which a question speaks."""

    attack: Sequence[int] = ()
    defence: Sequence[int] = ()
    bare: Sequence[int] = ()
    theirs: int | None = None

    @property
    def any(self) -> bool:
        """Tell whether a sum of one's own is named."""
        return bool(self.attack or self.defence or self.bare)


def plain(words: str) -> str:
    """Give a question as it is searched: folded, with figures for numbers and whole words for short ones."""
    said = [SHORT.get(one, one) for one in fold(words).replace("’", "'").split()]
    return " ".join(re.sub(r"[a-z]+", counted, one) if one[:1].isalpha() else one for one in said)


def counted(word: re.Match[str]) -> str:
    """Give the figure that a word says, from two on."""
    number = in_words(word[0])
    return str(number) if number and number > 1 else word[0]


def sums(line: str, free: int, foes: Sequence[str]) -> Sums:
    """Give the talents of which a line speaks; `free` is what all of them are, `foes` how the others are called."""
    other = next((one for one in OTHER.finditer(line) if others(one["who"], one["does"], foes)), None)
    own = line if other is None else line[: other.start()] + line[other.end() :]
    theirs = numbers(other["n"], -1)[0] if other else None
    attack, defence = (
        [number for met in way.finditer(own) for number in numbers(met["n"], free)] for way in (ATTACK, DEFENCE)
    )
    bare = [] if attack or defence else [int(met["n"] or met["more"]) for met in BARE.finditer(own)]
    return Sums(attack, defence, bare, None if theirs == -1 else theirs)


def others(who: str, does: str, foes: Sequence[str]) -> bool:
    """Tell whether somebody else than the asker is meant, by his name or by the form of the verb."""
    return does.endswith("s") or who in ("they", "the other side") or any(re.search(one, who) for one in foes)


def numbers(said: str, free: int) -> list[int]:
    """Give the numbers of a row of them; all is what is free."""
    found = re.findall(r"\d+|all|everything|nothing|none", re.sub(r"(?:all|everything)\D*(?=\d)", "", said))
    return [int(one) if one.isdigit() else free if one in ("all", "everything") else 0 for one in found]


def provinces_in(world: World, line: str) -> list[str]:
    """Give the provinces that a line names, in its order, also by a long part of a name that no other has."""
    names = {id: fold(one.name) for id, one in world.provinces.items()}
    parts = [part for name in names.values() for part in name.split() if len(part) >= LEAST]
    ways = {
        id: [name, *(part for part in name.split() if len(part) >= LEAST and parts.count(part) == 1)]
        for id, name in names.items()
    }
    places = {id: first(line, [rf"\b{re.escape(way)}\b" for way in ways[id]]) for id in names}
    return sorted((id for id, at in places.items() if at >= 0), key=lambda id: places[id])


def powers_in(world: World, line: str) -> list[str]:
    """Give the Powers and armies from abroad that a line names, in its order."""
    known = (*world.powers, *world.externals)
    places = {id: first(line, [rf"\b(?:{stem(world, id)})"]) for id in known}
    return sorted((id for id, at in places.items() if at >= 0), key=lambda id: places[id])


def stem(world: World, id: str) -> str:
    """Give how the name of a Power begins in any form: `samnite` of Samnites."""
    return STEMS.get(id) or re.escape(fold(world.name(id)).split()[0].removesuffix("s"))


def first(line: str, ways: Sequence[str]) -> int:
    """Give where the first of some patterns stands in a line; -1 for none."""
    found = [met.start() for way in ways if (met := re.search(way, line))]
    return min(found, default=-1)
