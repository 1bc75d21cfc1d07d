"""Recalling: which events somebody means who asks what became of something, his own first."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import log
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.playing import position
from bot.service.history.changes import asked_for, told_by
from bot.service.history.outcomes import NEAR, came_to_nothing, outcome, seen_by
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
NAME, KIND, FATE, WORDS, OWN, WEIGHT = 5.0, 3.0, 3.0, 2.0, 1.5, 0.75
"""What it counts that an event names what is asked of, is of the kind, went so, has the words, is one's own, weighs."""
WINNER, LOSERS = "winner", ("loser", "victim")
"""The fields in which an event names the parties for whom it went well, and badly."""
PLACE, FIGHT, VAIN = "place", "battle", "vain"
"""The kinds of change that a `lost` may mean, and that which weighs least: an order that came to nothing."""
OTHER_KIND, OTHER_FATE = 1.5, 6.0
"""What it counts against an event that it is of another kind, or went otherwise."""
LED = 0.5
"""What it counts that an event led to something else of one's own."""
ON_POINT = 1.25
"""What it counts more that something came to nothing of which it is asked why it did."""
AGE, OLDEST = 0.6, 8
"""What it counts against an event that something befell one since, by windows, and of how many that is counted."""
OFTEN = 4
"""By how much less the age counts where somebody names what he asks of."""
LATELY = 1
"""Up to which age what befell one is of late."""
GRAVE = 2
"""How much an event weighs that one would call a result."""
BESIDE = 1
"""How many more events are told of one question."""
SAVES = 8
"""The windows of how many phases are told apart, counted back."""
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
        "riot": "disorder unrest rise", "rebel": "revolt unrest disorder rise", "revolt": "rebel disorder",
        "unrest": "disorder", "gift": "send given", "money": "gold point treasury", "refuse": "decline reject",
        "proposal": "propose alliance hand", "offer": "propose hand alliance", "accept": "swear hand alliance made",
        "reject": "decline refuse", "report": "result reported", "umpire": "umpire ruled", "draw": "drawn page",
        "drew": "draw drawn page", "card": "draw drawn page", "move": "march", "army": "march move",
        "attack": "march invade", "besiege": "siege", "marry": "wedding", "ill": "illness sick", "sick": "illness ill",
        "king": "ruler leader", "queen": "ruler leader", "ruler": "leader king queen", "die": "death died",
        "confirm": "confirmed dispute", "lie": "dispute confirmed", "dead": "die died", "house": "house home",
        "envoy": "negotiate", "negotiation": "envoy", "ruling": "rule", "battle": "beat throw march attack",
        "leader": "head", "burn": "waste plunder", "burnt": "waste plunder", "destroy": "waste disband",
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
    marks: tuple[int, ...] = ()
    """The numbers of the last events before each window that was sealed, the first one first."""
    parties: Mapping[int, int] = field(default_factory=dict)
    """How some of its own went for the seat, by the parties that those events name: 1 well, -1 badly."""

    @cached_property
    def ages(self) -> Mapping[int, int]:
        """Count, for each window in which anything befell the seat, in how many later ones something did."""
        own = {bisect_left(self.marks, one.told.n) for one in self.entries if one.told.n in self.own and one.weight > 0}
        return {place: age for age, place in enumerate(sorted(own, reverse=True))}

    def went(self, entry: Entry) -> int:
        """Tell whether an event went well for the seat (1), badly (-1), or neither: by its parties, else as told."""
        return self.parties.get(entry.told.n) or outcome(entry.text, self.title)

    def age(self, entry: Entry) -> int:
        """Give how many windows have brought the seat anything since an event."""
        place = bisect_left(self.marks, entry.told.n)
        return self.ages.get(place, sum(one > place for one in self.ages))

    @cached_property
    def led(self) -> frozenset[int]:
        """Give the numbers of what led to anything of one's own."""
        return frozenset(n for one in self.entries if one.told.n in self.own for n in because(one))

    @cached_property
    def names(self) -> frozenset[str]:
        """Give the stems of all that is called by a name in them."""
        return frozenset(
            one for entry in self.entries for name in CAPITAL.findall(entry.text) for one in stems(fold(name))
        )

    @cached_property
    def good(self) -> frozenset[int]:
        """Give the numbers of what led to something good for the seat."""
        own = [one for one in self.entries if one.told.n in self.own]
        return frozenset(n for one in own if self.went(one) > 0 for n in because(one))

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
    mine = frozenset(id for _, id in things)
    parties = {one.told.n: went for one in entries if one.told.n in own and (went := party(ruleset, one, mine))}
    return Past(tuple(told_once(entries, title)), own, title, await marks_of(look), parties)


def party(ruleset: Ruleset[Any], entry: Entry, mine: Collection[str]) -> int:  # Any: as above
    """Tell what part a seat has in an event: the winner's (1), the loser's (-1), or none that the event says."""
    event = ruleset.shown(entry.told)
    bad = [one.of for one in ruleset.fates.values() if isinstance(event, one.event) and one.when(event)]
    if any(getattr(event, name, "") in mine for name in (*LOSERS, *bad)):
        return -1
    return int(getattr(event, WINNER, "") in mine)


async def marks_of(look: Look) -> tuple[int, ...]:
    """Give the numbers of the last events before each of the latest windows, and before each phase."""
    saves = await look.saves()
    sealed = [one.checkpoint.told for save in saves[-SAVES:] for one in await look.closings(save.number)]
    return tuple(sorted({*(save.told for save in saves), *sealed}))


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

    With `every` those that merely name what is asked of are among them.
    """
    weighing = Weighing.of(past, sought, every=every)
    found = [(fit, entry) for entry in past.entries if (fit := weighing.fit(entry)) is not None]
    return [entry for _, entry in sorted(found, key=lambda one: (one[0], one[1].told.n), reverse=True)]


def beside(past: Past, sought: Sought, first: Entry) -> list[Entry]:
    """Give what else befell one beside an event, that has words of the question which are not in that event."""
    asked = asked_of(past, sought)
    left = [one for one in asked if not said_of(one, words_of(first))]
    kinds = asked_for(" ".join(left))
    if not left or first.told.n not in past.own:
        return []
    near = [one for one in past.entries if one.told.n in past.own and past.age(one) == past.age(first) and one != first]
    fits = [one for one in near if one.weight >= GRAVE and fits_to(past, sought, one) and sought.wants]
    said = [one for one in fits if any(said_of(word, words_of(one)) for word in left) and kinds & {*told_by(one)}]
    return said[:BESIDE]


def gravest(past: Past, most: int) -> list[Entry]:
    """Give what befell one of late that weighs most: what went badly before what went well, the newest first."""
    own = [one for one in past.entries if one.told.n in past.own and one.weight > 0 and past.age(one) <= LATELY]
    went = {one.told.n: past.went(one) for one in own}

    def rank(one: Entry) -> tuple[bool, int, int, bool, int]:
        return in_vain(one), -one.weight, went[one.told.n] or 1, one.told.n not in past.led, -one.told.n

    return sorted(own, key=rank)[:most]


def asked_of(past: Past, sought: Sought) -> list[str]:
    """Give the stems of a question by which an event may be found, each once."""
    return [one for one in dict.fromkeys(stems(fold(sought.text))) if one not in EMPTY and not one.isdecimal()]


@dataclass(frozen=True)
class Weighing:
    """What the events are weighed by to find the one that is meant."""

    past: Past
    sought: Sought
    named: Sequence[str]
    """The stems of the names in the question."""
    common: Sequence[str]
    """Those of its other words."""
    kinds: frozenset[str]
    """The kinds of change that it names."""
    near: Sequence[str]
    """The names in what else was written."""
    every: bool

    @classmethod
    def of(cls, past: Past, sought: Sought, *, every: bool) -> "Weighing":
        """Take a question apart."""
        asked = asked_of(past, sought)
        names = past.names | {one for name in CAPITAL.findall(sought.text) for one in stems(fold(name))}
        named = [one for one in asked if one in names]
        near = [one for one in stems(fold(sought.beside)) if one in past.names]
        kinds = asked_for(sought.text)
        kinds = kinds - {FIGHT} if named and PLACE in kinds else kinds  # whoever lost Paris asks of Paris
        return cls(past, sought, named, [one for one in asked if one not in names], kinds, near, every)

    def fit(self, entry: Entry) -> float | None:
        """Give how well an event fits to what is asked; None where it is not meant."""
        past, sought = self.past, self.sought
        words, own = words_of(entry), entry.told.n in past.own
        met, said = self.share(self.named, words), self.share(self.common, words, like=True)
        alien = sought.own and sought.wants and not own
        if (self.named and not met) or alien or (sought.others and done_by(entry, past.title)):
            return None
        fits = fits_to(past, sought, entry) if own else 0
        kind = max((sure for name, sure in told_by(entry).items() if name in self.kinds), default=0.0)
        if not self.grounds(entry, met=met, said=said, kind=kind, fits=fits):
            return None
        score = NAME * met + WORDS * said + self.near_by(words)
        score += KIND * kind - (0 if kind or not self.kinds else OTHER_KIND)
        score += self.fate(entry, fits) if own else 0
        score += OWN if own else -OWN * sought.own
        score += WEIGHT * (entry.weight or -GRAVE) + (LED if entry.told.n in past.led else 0)
        score -= (AGE / OFTEN if self.named else AGE) * min(past.age(entry), OLDEST)
        return score - (0 if because(entry) or not sought.chance else OTHER_KIND)

    def share(self, asked: Sequence[str], words: Collection[str], *, like: bool = False) -> float:
        """Give what part of some words of the question stands in an event, each by how much it tells."""
        found = [one for one in asked if one in words or (like and said_of(one, words))]
        whole = sum(map(self.past.weight, asked))
        return sum(map(self.past.weight, found)) / whole if whole else 0.0

    def near_by(self, words: Collection[str]) -> float:
        """Give how much of what else was written an event has."""
        return self.share(self.near, words)

    def grounds(self, entry: Entry, *, met: float, said: float, kind: float, fits: int) -> bool:
        """Tell whether anything says that an event is meant: what it names, what it tells, or how it went."""
        own = entry.told.n in self.past.own
        if self.every:
            return bool(met or (own and said) or (own and kind and not self.common))
        if self.common and not (said or kind):
            return bool(met and fits)
        if self.named:
            return (own or not self.sought.own or bool(kind)) and bool(kind or fits or said or not self.kinds)
        return own and bool(said or (fits if self.sought.wants else kind))

    def fate(self, entry: Entry, fits: int) -> float:
        """Give how well an event of one's own went as is asked: what went otherwise is hardly meant."""
        if fits:
            return FATE * (1 if fits == 1 else ON_POINT)
        went = self.past.went(entry)
        return -OTHER_FATE if self.sought.wants and went == -self.sought.wants else 0


def fits_to(past: Past, sought: Sought, entry: Entry) -> int:
    """Tell how well one's own event went as is asked; a battle that nothing good came of counts as not won."""
    went = past.went(entry)
    if sought.wants < 0 and went == 0 and entry.weight > 1 and FOUGHT in entry.told.event:
        return int(entry.told.n not in past.good)
    if went != sought.wants if sought.wants else not went:
        return 0
    return 2 if sought.vain and came_to_nothing(entry.text) else 1


def in_vain(entry: Entry) -> bool:
    """Tell whether an event is no more than that an order came to nothing."""
    return told_by(entry).get(VAIN) == 1


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
