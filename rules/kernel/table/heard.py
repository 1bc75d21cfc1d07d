"""Heard: what a player's own words say of a battle on a table: how it ended, where to fight it, and if that is true.

A question says nothing, and neither does what is denied; `hers` and `mine` are told apart by who speaks.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from rules.kernel.language.courtesies import in_digits
from rules.kernel.language.matching import fold

Side = Literal["attacker", "defender"]
OTHER: Mapping[Side, Side] = {"attacker": "defender", "defender": "attacker"}
SELF = ("i", "we", "me", "us", "my army", "our army", "my side", "our side", "my men", "my troops")
FOE = (
    *("he", "she", "they", "him", "her", "them", "my opponent", "the opponent", "my enemy", "the enemy", "my foe"),
    *("my mate", "my friend", "the other side", "the other guy", "his army", "her army", "their army"),
)
FILLER = (
    r"(?: (?:have|has|had|just|clearly|easily|barely|narrowly|finally|really|actually|did|all|both|then|again|indeed))*"
)
WINS = r"(?:won|wins?|beat|beats|beaten|defeated|defeats|crushed|prevailed|(?:was|were|am|is) victorious)"
LOSES = r"(?:lost|loses|lose|(?:was|were|got) (?:beaten|defeated|crushed|routed|smashed))"
BATTLE = r"(?:it|this|that|(?:the|this|that|my|our) (?:battle|fight|game|match|one|1))"
ENDS = r"(?=\s*(?:$|[.,;:!)]|and\b|but\b|on\b|with\b|against\b|to\b|by\b|as\b|in\b(?! \d)|at\b|badly\b|narrowly\b))"
"""What follows those who lost, in place of a number of men."""
CLEAR = r"(?:(?:a|an|the|by|with|by a) )*(?:minor|major)"
DEGREES = {
    "minor": re.compile(r"\b(?:minor|narrow(?:ly)?|marginal(?:ly)?|barely|small|close(?:ly)?|not (?:a )?major)\b"),
    "major": re.compile(
        r"(?<!not )(?<!not a )\b"
        r"(?:major|big|decisive(?:ly)?|crush(?:ed|ing)|massive|huge|heavily|smash(?:ed|ing)|routed)\b"
    ),
}
"""What people call a victory that is hardly one, and one that is more."""
OF = r"(?: [a-z]+)?(?: out)? of (?:my |our |his |her |their |the )?"
AGAINST = r",?(?: left| still| remaining)*,? (?:against|to|vs\.?|versus|-|:|/) (?:his |her |their |only )?"
QUESTION = re.compile(
    r"(?:how|what|whats|why|when|who|whom|which|where|can|could|may|should|shall|do|does|did|is|are|am|was|were|will|"
    r"would|if)\b"
)
"""How a question begins."""
CLAIMED = re.compile(r"what (?:[\w']+ ){1,5}?(?:says?|said|reports?|reported|claims?|told|wrote)\b.* (?:is|was) ")
"""How somebody begins who speaks of a report: `what Rome says is true`."""
DENIED = re.compile(r"\b(?:not|never|no|nobody|cannot|cant|dont|didnt|wasnt|isnt|unless|if|except)\b|n't\b")
FOUGHT = re.compile(r"\b(?:fought|battled|report|reporting|result|outcome)\b|\bplayed (?:it|this|the battle)\b")
"""How somebody tells of a battle that is over."""
BARE = re.compile(r"(?:it was |it is |that was )?(?:a |an )?(?:minor|major)(?: (?:victory|win|one))?[ .!]*")
"""How clear a victory was, and nothing else."""
TABLE = re.compile(
    r"\b(?:table|tabletop|table top|miniatures?|minis|figures|blocks|by hand|ourselves|command (?:&|and) colou?rs)\b"
)
WILL = re.compile(
    r"\b(?:fight|play|settle|do|battle|use|meet|set up|want|will|let's|lets|prefer|rather|tonight|tomorrow|please)\b"
)
DICE = re.compile(r"\b(?:dice|die|generator|resolver|automatic(?:ally)?|auto|roll|rolled|throw|luck|chance|random)\b")
AROUND = frozenset(
    """
    let the decide decides it i we use want take just please ok okay yes by with for this battle one fight all go ready
    and me to have you do my our battles a of them that can will would like us herald simply then settle resolve
    decided fought now done choose rather prefer best fast quick go on leave up is fine im i'm am so be
    """.split()  # noqa: SIM905  a list of words is read as one
)
"""What stands around the dice and changes nothing."""
NO_TABLE = re.compile(r"\b(?:no|not on (?:a|the)|without (?:a|the)|skip the) (?:table|tabletop|miniatures|minis)\b")
TRUE = re.compile(
    r"\b(?:true|correct|right|agree|agreed|confirm|confirmed|accept|accepted|fair|indeed|(?:did|does) win|"
    r"(?:he|she|they) won|(?:i|we) lost|(?:i|we) (?:was|were|got) beaten|that is how it was|so it was)\b"
)
FALSE = re.compile(
    r"\b(?:untrue|false|lie|lies|lied|lying|liar|wrong|nonsense|bullshit|bs|cheat\w*|incorrect|disagree|made up|"
    r"no way|(?:i|we) won|(?:not|isn't|isnt|wasn't|wasnt) (?:true|right|correct|so|fair|how it was)|"
    r"never (?:happened|fought|won|met|played)|(?:did not|didn't|didnt|do not|don't|dont) (?:win|happen|agree|accept|"
    r"confirm|fight|believe)|(?:cannot|can't|cant|could not|couldn't) have won)\b"
)
LONGEST = 16
"""Of how many words a yes or a no to a report consists at most."""


@dataclass(frozen=True)
class Sides:
    """Who fights, and for which of them somebody speaks."""

    names: Mapping[Side, Sequence[str]]
    own: Side | None = None
    """None: for neither."""

    def speakers(self) -> dict[str, Side]:
        """Give every word for a side, folded."""
        found: dict[str, Side] = {f"{side}{s}": side for side in OTHER for s in ("", "s")}
        found |= {fold(name): side for side, names in self.names.items() for name in names}
        own = {} if self.own is None else dict.fromkeys(SELF, self.own) | dict.fromkeys(FOE, OTHER[self.own])
        return found | own


@dataclass(frozen=True)
class Told:
    """How a battle ended, as far as words say it."""

    winner: Side | None
    degree: str = ""
    """`minor` or `major`; empty where nothing says it."""
    losses: tuple[int, int] | None = None
    """What the winner lost, of how much would have broken him."""
    cavalry: tuple[int, int] | None = None
    """What the winner and the loser had left of it."""
    losing: bool = False
    """Whether losses are spoken of at all."""


def told(words: str, sides: Sides) -> Told | None:
    """Give how a battle ended, by words that tell of one; None where they do not, or ask."""
    text = in_digits(fold(words)).lower()
    if asks(text):
        return None
    speakers = sides.speakers()
    found = dict.fromkeys(winners(text, speakers, sides.own))
    winner = next(iter(found)) if len(found) == 1 else None
    if not winner and not FOUGHT.search(text) and not BARE.fullmatch(text):
        return None
    degrees = [degree for degree, way in DEGREES.items() if way.search(text)]
    return Told(
        winner,
        degrees[0] if len(degrees) == 1 else "",
        losses(text, speakers, winner),
        cavalry(text, speakers, winner),
        bool(re.search(r"\b(?:lost|losing|losses|loses|killed|destroyed|fell)\b\D{0,12}\d", text)),
    )


def asks(text: str) -> bool:
    """Tell whether a folded text is a question."""
    return text.rstrip().endswith("?") or bool(QUESTION.match(text) and not CLAIMED.match(text))


def one_of(speakers: Mapping[str, Side]) -> str:
    """Give the pattern of whoever may be spoken of, the longest name first."""
    return f"(?P<who>{'|'.join(re.escape(one) for one in sorted(speakers, key=len, reverse=True))})"


def winners(text: str, speakers: Mapping[str, Side], own: Side | None) -> Iterator[Side]:
    """Give who has won by each phrase of a text that says so."""
    who, denied = one_of(speakers), r"(?<!not )(?<!never )"
    won = (
        rf"\b{who}\b,?{FILLER} {denied}{WINS}\b",
        rf"\b(?:victory|win|minor|major)(?: (?:victory|win))?(?: is| goes| went)? (?:for|to|of|by) (?:the )?{who}\b",
        rf"\b{who}(?:s|'s|s')?{FILLER}(?: (?:got|gets|with|by|scored))? {CLEAR}\b",
    )
    if as_one := re.search(rf"\b{WINS} as (?:the )?(attacker|defender)\b", text):
        yield "attacker" if as_one[1] == "attacker" else "defender"
    for way in won:
        yield from (speakers[one["who"]] for one in re.finditer(way, text))
    for one in re.finditer(rf"\b{who}\b{FILLER} {LOSES}(?: {BATTLE})?(?: (?:minor|major))?{ENDS}", text):
        yield OTHER[speakers[one["who"]]]
    if own and re.search(r"\b(?:my|our) (?:minor |major )?(?:victory|win)\b|^(?:report:? )?won\b", text):
        yield own
    if own and re.search(r"\b(?:his|her|their) (?:minor |major )?(?:victory|win)\b", text):
        yield OTHER[own]


def losses(text: str, speakers: Mapping[str, Side], winner: Side | None) -> tuple[int, int] | None:
    """Give what the winner has lost, of how much would have broken him."""
    lost = r"(?:lost|loses?|losing|losses(?: of)?|with losses of)(?: only| just| about)?"
    for one in re.finditer(rf"(?:\b{one_of(speakers)}{FILLER} )?\b{lost} (\d+){OF}(\d+)", text):
        if winner and (one["who"] is None or speakers[one["who"]] == winner):
            return int(one[2]), int(one[3])
    return None


def cavalry(text: str, speakers: Mapping[str, Side], winner: Side | None) -> tuple[int, int] | None:
    """Give what the winner and the loser had left of their cavalry, whoever of them is named first."""
    who = rf"(?:\b{one_of(speakers)}\b[^.,;\d]{{0,20}} )?"
    for way in (rf"{who}\bcavalry:? (\d+){AGAINST}(\d+)", rf"{who}\b(\d+) (?:[a-z]+ )?(?:cavalry|horse){AGAINST}(\d+)"):
        for one in re.finditer(way, text):
            first, second = int(one[2]), int(one[3])
            mine = one["who"] is None or speakers[one["who"]] == winner
            return (first, second) if mine else (second, first)
    return None


def tabled(words: str) -> bool:
    """Tell whether somebody would fight a battle on a table that is not over yet."""
    text = fold(words)
    if asks(text) or DENIED.search(text) or DICE.search(text) or FOUGHT.search(text):
        return False
    over = re.search(rf"\b(?:{WINS}|{LOSES})\b", text)
    return bool(TABLE.search(text)) and not over and (bool(WILL.search(text)) or len(text.split()) <= 4)  # noqa: PLR2004


def thrown(words: str) -> bool:
    """Tell whether somebody leaves a battle to the dice, and says nothing else."""
    text = fold(words)
    if asks(text):
        return False
    rest, count = NO_TABLE.subn(" ", text)
    said = re.findall(r"[\w']+", rest)
    return (bool(count) or any(map(DICE.fullmatch, said))) and all(one in AROUND or DICE.fullmatch(one) for one in said)


def affirmed(words: str) -> bool:
    """Tell whether somebody says that a report is true."""
    text = fold(words)
    short = len(text.split()) <= LONGEST and not asks(text)
    return (
        short and bool(TRUE.search(text)) and not FALSE.search(text) and not DENIED.search(text) and " but " not in text
    )


def contradicted(words: str) -> bool:
    """Tell whether somebody says that a report is false."""
    text = fold(words)
    return len(text.split()) <= LONGEST and not asks(text) and bool(FALSE.search(text))
