"""Recalling: which events somebody means who asks what became of something, his own first."""

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log
from typing import Any, NamedTuple

from bot.service.ground.herald import Herald
from bot.service.ground.playing import position
from bot.service.history.outcomes import NEAR, in_vain, outcome, seen_by
from bot.service.rulebook.clause_search import stem, stems
from bot.service.words import plain
from bot.service.words.chronicle import because
from bot.service.words.names import mentioned_in
from bot.store.look import Look
from bot.store.records import Entry
from rules.kernel.errors import HeraldError
from rules.kernel.language.matching import fold
from rules.kernel.play.ruleset import Ruleset

WORD = re.compile(r"[\w’'-]+")
SHORT, SEARCHED = 3, 6
"""The most letters of a word that nothing is searched by, and how many words are."""
READ, ELSEWHERE = 400, 60
"""How many of the latest events are looked through, and how many more with a word of the question."""
CROWD = 5
"""The most names in an event that tells of few things."""
FOUGHT = "Battle"
"""What stands in the type of whatever tells how a battle ended."""
CAPITAL = re.compile(r"(?<=[\w,;:)] )[A-Z][\w’'-]+")
"""A name in the middle of a sentence."""
LIKE: Mapping[str, tuple[str, ...]] = {
    stem(word): tuple(map(stem, others.split()))
    for word, others in {
        "riot": "disorder unrest rise", "rebel": "revolt unrest disorder", "revolt": "rebel disorder",
        "unrest": "disorder", "gift": "send given", "money": "gold point treasury", "refuse": "decline reject",
        "proposal": "propose alliance hand", "offer": "propose hand alliance", "accept": "swear hand alliance made",
        "reject": "decline refuse", "report": "result reported", "umpire": "umpire ruled", "draw": "drawn page",
        "drew": "draw drawn page", "card": "draw drawn page", "move": "march", "army": "march move",
        "attack": "march invade", "besiege": "siege", "marry": "wedding", "ill": "illness sick", "sick": "illness ill",
        "king": "ruler leader", "queen": "ruler leader", "ruler": "leader king queen", "die": "death died",
        "confirm": "confirmed dispute", "lie": "dispute confirmed", "dead": "die died", "house": "house home",
        "envoy": "negotiate", "negotiation": "envoy", "ruling": "rule", "battle": "beat throw march attack",
        "leader": "head",
    }.items()
}  # fmt: skip
"""Stems that may stand in an event for one of a question."""
EMPTY = frozenset(
    map(
        stem,
        re.findall(
            r"\w+",
            """
            last round turn year now yet again still ago while away wtf hell damn hey wait lol lose lost fail failed win
            won gain beaten beat get got not happen happened become became work worked succeed succeeded thing things
            all both exactly actually really just everything anything something so suddenly it that this always before
            after answer tell explain please herald reach reached keep kept hold held conquer conquered capture captured
            took taken take did done go gone went turned out come came chance chances odd odds percent luck lucky fall
            fell fallen defeat defeated threw thrown nothing today yesterday recently order orders
            """,
        ),
    )
)
"""Stems of a question that no event is found by."""


@dataclass(frozen=True)
class Sought:
    """What somebody asks of the past."""

    text: str
    wants: int = 0
    """Whether of something that went badly (-1), that went well (1), or of either."""
    own: bool = False
    """Whether it is of what was his."""
    chance: bool = False
    """Whether of something for which there was a chance."""
    beside: str = ""
    """What else was written with it."""
    vain: bool = False
    """Whether of something that was tried and did not come to pass."""
    others: bool = False
    """Whether it is of what others did."""


@dataclass(frozen=True)
class Past:
    """The latest events that a seat knows, and whose they are."""

    entries: tuple[Entry, ...]
    """The newest first."""
    own: frozenset[int]
    title: str

    @cached_property
    def names(self) -> frozenset[str]:
        """Give the stems of all that is called by a name in them."""
        return frozenset(one for entry in self.entries for name in CAPITAL.findall(entry.text) for one in stems(name))

    @cached_property
    def good(self) -> frozenset[int]:
        """Give the numbers of what led to something good for the seat."""
        own = [one for one in self.entries if one.told.n in self.own]
        return frozenset(n for one in own if outcome(one.text, self.title) > 0 for n in because(one))

    @cached_property
    def rare(self) -> Counter[str]:
        """Count in how many events each stem stands."""
        return Counter(one for entry in self.entries for one in words_of(entry))

    def weight(self, word: str) -> float:
        """Give how much a word tells: the rarer, the more."""
        return log(1 + len(self.entries) / (1 + self.rare[word]))


async def past_of(look: Look, ruleset: Ruleset[Any], state: Any, seat: str, text: str = "") -> Past:  # Any: its state
    """Give what a seat knows of late, and of what is asked of in a text whenever it was."""
    title = look.seats[seat].title if seat in look.seats else seat
    found = {one.told.n: one for one in await look.events([seat], least=1, most=READ)}
    words = [one for one in dict.fromkeys(WORD.findall(text)) if len(one) > SHORT and stem(fold(one)) not in EMPTY]
    for word in words[:SEARCHED]:
        more = await look.events([seat], words=word, most=ELSEWHERE)
        found |= {one.told.n: one for one in more if one.told.event not in plain.DRAWS}
    things = owned_by(ruleset, state, seat)
    entries = [found[n] for n in sorted(found, reverse=True)]
    own = frozenset(one.told.n for one in entries if concerns(ruleset, one, seat, title, things))
    return Past(tuple(told_once(entries, title)), own, title)


def owned_by(ruleset: Ruleset[Any], state: Any, seat: str) -> frozenset[tuple[str, str]]:  # Any: as above
    """Give all that is a seat's, itself among it, by kind and id."""
    things = ruleset.owners(state) if state is not None else {}
    mine = {(kind, id) for kind, owners in things.items() for id, owner in owners.items() if owner == seat}
    return frozenset({*mine, ("seat", seat), *([(ruleset.addresses, seat)] if ruleset.addresses else [])})


def concerns(
    ruleset: Ruleset[Any], entry: Entry, seat: str, title: str, things: Collection[tuple[str, str]]
) -> bool:  # Any: as above
    """Tell whether an event is a seat's own: told to it alone, naming it, or something of its own."""
    if entry.told.audience != "everyone":
        return seat in entry.told.audience
    return seen_by(entry.text, title) != fold(entry.text) or any(
        one in things for one in mentioned_in(ruleset, entry.told)
    )


def words_of(entry: Entry) -> frozenset[str]:
    """Give the stems of an event's sentence, and of what kind it is."""
    return frozenset(stems(f"{fold(entry.text)} {plain.WORD.sub(' ', entry.told.event).lower()}"))


def recalled(past: Past, sought: Sought, *, every: bool = False) -> list[Entry]:
    """Give the events that are asked of, the likeliest first; none where nothing fits.

    Of several names that are asked of an event has the most, or with `every` any.
    """
    asked = [one for one in dict.fromkeys(stems(fold(sought.text))) if one not in EMPTY and not one.isdecimal()]
    names = past.names | {one for name in CAPITAL.findall(sought.text) for one in stems(name)}
    named, common = [one for one in asked if one in names], [one for one in asked if one not in names]
    beside = [one for one in stems(fold(sought.beside)) if one in past.names]
    found = [fit for entry in past.entries if (fit := fitting(past, sought, entry, named, common, beside))]
    best = max((rank.met for rank, _ in found), default=0)
    kept = [one for one in found if every or one[0].met == best]
    return [entry for _, entry in sorted(kept, key=lambda one: one[0], reverse=True)]


class Rank(NamedTuple):
    """How well an event fits to what is asked, the weightiest first."""

    met: float
    fits: int
    """2 where it came to nothing, as is asked; 1 where it went as is asked."""
    said: float
    near: float
    own: bool
    weighty: bool
    single: bool
    """Whether it tells of few things: what tells of a dozen tells little of one."""
    n: int


def fitting(
    past: Past, sought: Sought, entry: Entry, named: Sequence[str], common: Sequence[str], beside: Sequence[str]
) -> tuple[Rank, Entry] | None:
    """Give how well an event fits to what is asked, for comparing; None where it does not."""
    words, own = words_of(entry), entry.told.n in past.own
    met = sum(past.weight(one) for one in named if one in words)
    said = sum(past.weight(one) for one in common if said_of(one, words))
    fits = fits_to(past, sought, entry) if own else 0
    if (named and not met) or (common and not said) or (sought.own and not own and not (met and sought.wants)):
        return None
    if not named and not (fits or (own and said)):
        return None
    if (sought.chance and not because(entry)) or (sought.others and done_by(entry, past.title)):
        return None
    near = sum(past.weight(one) for one in beside if one in words)
    single = len(CAPITAL.findall(entry.text)) <= CROWD
    return Rank(met, fits, said, near, own, entry.weight > 1, single, entry.told.n), entry


def fits_to(past: Past, sought: Sought, entry: Entry) -> int:
    """Tell how well one's own event went as is asked; a battle that nothing good came of counts as not won."""
    went = outcome(entry.text, past.title)
    if sought.wants < 0 and went == 0 and entry.weight > 1 and FOUGHT in entry.told.event:
        return int(entry.told.n not in past.good)
    if went != sought.wants and (sought.wants or not went):
        return 0
    return 2 if sought.vain and in_vain(entry.text) else 1


def done_by(entry: Entry, title: str) -> bool:
    """Tell whether an event is of what the seat of a title does: its sentence begins with it."""
    return 0 <= seen_by(entry.text, title).find("you") <= NEAR


def said_of(word: str, words: Collection[str]) -> bool:
    """Tell whether a word of a question stands in an event, or another for it."""
    return word in words or any(other in words for other in LIKE.get(word, ()))


def told_once(entries: Sequence[Entry], title: str) -> list[Entry]:
    """Leave out what everybody was told of a deed of which its doer alone was told more, and what is said again."""
    behind = {n for one in entries if one.told.audience != "everyone" for n in because(one)}
    twins = {one.told.n for one in entries if one.told.n in behind and one.weight <= 1 and done_by(one, title)}
    found: dict[tuple[str, int], Entry] = {}
    for one in entries:
        if one.told.n not in twins:
            found.setdefault((one.text, one.told.turn), one)
    return list(found.values())


async def state_of(herald: Herald, look: Look) -> Any:  # Any: each game has its own state
    """Give how things stand now, to be looked at; None where nobody can tell."""
    try:
        return (await position(herald, look)).state
    except HeraldError:
        return None
