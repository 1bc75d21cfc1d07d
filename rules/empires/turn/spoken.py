"""Spoken: a turn in a ruler's own words: what is tried, how often, with how much gold, and what is kept for defence.

    tax all and go for Normandy 5x with 1 gold      a levy, then five marches
    make it 4 attacks on Burgundy, keep 1 for defence   four in all, in place of those that stood

Nothing is heard where a word, a number or a name is left over: none is passed over that may change what is ordered.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rules.empires.board.sheets import MainOrder
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS
from rules.empires.endeavours.orders import ORDERS as TRIED
from rules.empires.endeavours.orders import Conquer, Endeavour, Fortify, Negotiate, Rule
from rules.empires.endeavours.tables import COSTS, MOST_EXTRA
from rules.empires.treasury.orders import USUAL, Levy, Tax
from rules.empires.treasury.treasury import foreseen_levy
from rules.empires.turn.standing import SetGuard
from rules.empires.turn.vocabulary import (
    AGAIN,
    ALL_GOLD,
    ALL_OF_THEM,
    CLAUSE,
    COUNTS,
    DROPS,
    GOLD,
    IN_ALL,
    IT,
    KEPT,
    LEVY,
    OFTEN,
    ONCE,
    PLACED,
    SWAGGER,
    THING,
    TURNED,
    TURNS,
    UNRULY,
    VERBS,
    WORD,
    Kinds,
    in_all,
    plainly,
)
from rules.kernel.language.courtesies import in_digits, polite
from rules.kernel.language.gists import PHRASES, TALK
from rules.kernel.language.matching import fold
from rules.kernel.orders.order import Given, Heard, Order
from rules.kernel.telling.phrases import in_words

KINDS: Mapping[Kinds, type[Conquer | Rule | Fortify | Negotiate]] = {
    "conquer": Conquer,
    "rule": Rule,
    "fortify": Fortify,
    "negotiate": Negotiate,
}
ASKED = "You have {} endeavours in a round: {} and {} kept for defence are too many. How many shall I order?"
TAXES = (Levy.name, Tax.name)
MANY = "No more than {} gold can be added to a try. Shall it be {}?"


@dataclass
class Try:
    """What is tried at one area, as far as a line has said it."""

    kind: Kinds
    area: str
    count: int = 0
    """How often; 0 where it has not been said."""
    often: bool = False
    """Whether as often as there are endeavours."""
    gold: int = 0
    every: bool = False
    """Whether with all the gold there is."""
    base: str = ""
    unruly: bool = False
    """Whether only as long as the area is in unrest."""
    more: bool = False
    whole: bool = False
    """Whether it says how many there are to be in all."""


@dataclass
class Said:
    """What a line has said so far."""

    tries: list[Try | Levy] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    kept: int | None = None
    """How many endeavours are kept for defence; None where nothing is said of it."""
    rest: bool = False


class Clause:
    """A part of a line, and what of it nothing has accounted for yet."""

    def __init__(self, words: str) -> None:
        """Take its words."""
        self.left = f" {' '.join(words.split())} "

    def take(self, *patterns: str) -> re.Match[str] | None:
        """Take the first place of a pattern between two words; None where none stands there."""
        for pattern in patterns:
            if found := re.search(rf"(?<= ){pattern}(?= )", self.left):
                self.left = f"{self.left[: found.start()]}|{self.left[found.end() :]}"
                return found
        return None

    def area(self, names: Mapping[str, str], before: str) -> str:
        """Take the first area that is named, with what stands before it; empty for none."""
        each = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
        found = self.take(rf"{before}(?P<name>{each})(?:'s)?") if each else None
        return names[found["name"]] if found else ""

    @property
    def empty(self) -> bool:
        """Tell whether nothing is left but talk."""
        return not set(re.findall(r"[\w'/+&-]+", self.left)) - TALK - SWAGGER


def turn_in(words: str, world: World, seat: str) -> Heard[World] | None:
    """Give the orders that a line says, in its order; None where it says anything else."""
    counted = in_all(in_digits(fold(words)).casefold())
    line = f" {' '.join(WORD.findall(PHRASES.sub(' ', in_digits(polite(counted)).casefold())))} "
    line = plainly(line, taxed=any(one.order in TAXES for one in world.empires[seat].sheet))
    line = re.sub(r"^ (?:no|nope)(?= (?:,|i|make|rather|actually|sorry|wait) )", " instead", line)
    if (
        " no " in line
        or TURNED.search(re.sub(rf"(?<= )(?:{OFTEN}|{ALL_GOLD})(?= )", "|", line))
        or not world.empires[seat].court
    ):
        return None
    turned = bool(TURNS.search(line))
    said = Said()
    for part in CLAUSE.split(TURNS.sub(" ", line)):
        if part.strip() and not heard(Clause(part), said, world, seat):
            return None
    tries = [one for one in said.tries if isinstance(one, Try)]
    if unclear(tries):
        return None
    if not (tries or said.kept is not None or said.rest) or (said.dropped and not tries):
        return None
    return Ordering(world, seat, said, turned=turned).heard()


def unclear(tries: Sequence[Try]) -> bool:
    """Tell whether a number may be meant of a try that stands before its own, too: `attack Anjou and Wales twice`."""
    said = [(one.kind, bool(one.count or one.often)) for one in tries]
    return any(counted and (kind, False) in said[:place] for place, (kind, counted) in enumerate(said))


def heard(part: Clause, said: Said, world: World, seat: str) -> bool:
    """Take what a part of a line says; tell whether all of it was."""
    own = {fold(world.areas[id].name): id for id in world.owned(seat)}
    own |= {one.partition("-")[0]: id for one, id in own.items() if "-" in one} | own
    others = {fold(one.name): id for id, one in world.areas.items() if id not in own.values()}
    if beside(part, said, {**own, **others}):
        return part.empty
    together, again = bool(part.take(ALL_OF_THEM)), bool(part.take(AGAIN))
    much = Much(part, own)
    kind, area = tried(part, said, own, others, world, seat)
    last = next((one for one in reversed(said.tries) if isinstance(one, Try)), None)
    if again and last and not (area or kind):
        more = Try(last.kind, last.area, gold=0 if much.gold else last.gold, base=last.base)
        said.tries.append(more)
        return much.given(more) and part.empty
    if much.gold and (together or (much.each and not area)):
        return shared(part, said, much, kind, area)
    if not area and (last is None or not much):
        return part.empty and not much
    if area and kind:
        last = Try(kind, area)
        said.tries.append(last)
        return much.given(last) and part.empty
    return not area and last is not None and much.given(last) and part.empty


def shared(part: Clause, said: Said, much: "Much", kind: Kinds | None, area: str) -> bool:
    """Give gold that is said of all that was named before to each of it; tell whether that was all."""
    if area and kind:
        said.tries.append(Try(kind, area))
    tries = [one for one in said.tries if isinstance(one, Try)]
    if not tries or bool(area) != bool(kind) or any(one.gold for one in tries) or much.count or much.often:
        return False
    for one in tries:
        one.gold = much.gold
    return part.empty


def beside(part: Clause, said: Said, names: Mapping[str, str]) -> bool:
    """Take what is said beside what is tried: of defence, of what is given up, of taxes; tell whether any of it is."""
    if kept := part.take(*KEPT):
        found = kept.groupdict()
        said.kept = int(found["number"]) if found.get("number") else said.kept
        said.rest = said.rest or bool(found.get("rest"))
        return True
    if part.take(LEVY):
        said.tries.append(Levy())
        return True
    if not part.take(rf"{DROPS}(?= )"):
        return False
    gone = part.area(names, r"(?:on |at |against )?(?:the )?")
    part.take(THING)
    said.dropped += [gone] if gone else []
    part.left += "" if gone else "whom "  # nobody knows what is given up
    return True


class Much:
    """How often something is tried, with how much gold, and from where, as a part of a line says it."""

    def __init__(self, part: Clause, own: Mapping[str, str]) -> None:
        """Take it."""
        count = part.take(*COUNTS)
        said = count.groupdict() if count else {}
        self.count = number(count) if count else 0
        self.often, self.every = bool(part.take(OFTEN)), bool(part.take(ALL_GOLD))
        gold = part.take(*GOLD)
        self.gold, self.each = int(gold["gold"]) if gold else 0, bool(gold and "each" in gold[0])
        self.base, self.unruly = part.area(own, r"from "), bool(part.take(UNRULY))
        self.more = bool(said.get("more") or said.get("more2") or part.take("more"))
        self.whole = bool(said.get("whole") or part.take(IN_ALL))

    def __bool__(self) -> bool:
        """Tell whether it says anything."""
        return bool(self.count or self.often or self.gold or self.every or self.unruly)

    def given(self, one: Try) -> bool:
        """Say it of a try; tell whether that is nothing that was said of it otherwise."""
        if (self.count and one.count) or (self.gold and one.gold):
            return False
        one.count, one.gold, one.base = self.count or one.count, self.gold or one.gold, self.base or one.base
        one.often, one.every = one.often or self.often, one.every or self.every
        one.unruly = one.unruly or self.unruly
        one.more, one.whole = one.more or self.more, one.whole or self.whole
        return not (one.count and one.often)


def number(count: re.Match[str]) -> int:
    """Give how often something is said."""
    said = count.groupdict()
    return ONCE[said["word"]] if said.get("word") else int(said["number"])


def tried(
    part: Clause, said: Said, own: Mapping[str, str], others: Mapping[str, str], world: World, seat: str
) -> tuple[Kinds | None, str]:
    """Give what a part of a line tries, and where; a foreign area that is merely named is marched against."""
    kind = next((one for one, verb in VERBS.items() if one != "conquer" and part.take(verb)), None)
    if kind:
        able = {**own, **others} if kind == "negotiate" else own
        return kind, part.area(able, PLACED) or (pointed(said, world, seat, kind) if part.take(IT) else "")
    verb = part.take(VERBS["conquer"])
    last = said.tries[-1] if said.tries else None
    if not verb and isinstance(last, Try) and last.kind == "negotiate":  # who goes on with envoys sends no army
        named = part.area({**own, **others}, PLACED)
        return ("negotiate" if named else None), named
    area = part.area(others, PLACED)
    if not area and verb and part.take(IT):
        area = pointed(said, world, seat, "conquer")
    return ("conquer" if verb or area else None), area


def pointed(said: Said, world: World, seat: str, kind: Kinds) -> str:
    """Give the area that `it` stands for: the last that was named or ordered for such an endeavour."""
    named = [one.area for one in said.tries if isinstance(one, Try) and one.kind == kind]
    given = [str(one.fields.get("target", "")) for one in world.empires[seat].sheet if one.order == kind]
    return next(reversed([*given, *named]), "")


class Ordering:
    """The orders that come of what a line has said, beside those that stand."""

    def __init__(self, world: World, seat: str, said: Said, *, turned: bool) -> None:
        """Know what stands, and which of it goes."""
        self.world, self.seat, self.said, self.turned = world, seat, said, turned
        self.empire = world.empires[seat]
        self.sheet = self.empire.sheet
        self.tries = [one for one in said.tries if isinstance(one, Try)]
        self.gone = [one for one in self.sheet if self.goes(one)]

    def goes(self, given: Given) -> bool:
        """Tell whether an order that stands is one that this is said in place of."""
        kind, area = given.order, given.fields.get("target", "")
        if area in self.said.dropped and kind in KINDS:
            return True
        alike = [one for one in self.tries if one.kind == kind]
        if any(one.area == area and (self.turned or one.whole) and not one.more for one in alike):
            return True
        return self.turned and bool(alike) and area == pointed(Said(), self.world, self.seat, alike[0].kind)

    def room(self, gone: Sequence[Given]) -> int:
        """Give how many endeavours are left beside the orders that stay."""
        notes = zip(self.sheet, self.empire.foresight.warnings, strict=False)
        counted = sum(is_tried(one) and not warning for one, warning in notes)
        staying = sum(is_tried(one) for one in self.sheet if one not in gone)
        return ENDEAVOURS - (self.empire.used - counted) - staying

    def heard(self) -> Heard[World] | None:
        """Give the orders; or what is asked where they are too many."""
        kinds, aims = {one.kind for one in self.tries}, {(str(one.kind), one.area) for one in self.tries}
        same = [one for one in self.sheet if (one.order, one.fields.get("target")) in aims]
        plain = sum(max(1, one.count) for one in self.tries if not one.often)
        if plain > self.room(self.gone) and not any(one.more for one in self.tries):
            same = [one for one in self.sheet if one in same or (self.turned and one.order in kinds)]
            self.gone = [one for one in self.sheet if one in self.gone or one in same]
        kept = self.said.kept or 0
        room = max(0, self.room(self.gone) - kept - plain)
        rich = next((one for one in self.tries if one.gold > MOST_EXTRA), None)
        if rich:
            return Heard((self.order(rich, MOST_EXTRA),), MANY.format(in_words(MOST_EXTRA), in_words(MOST_EXTRA)))
        if kept and self.tries and plain > self.room(self.gone) - kept:
            able = max(0, self.room(self.gone) - kept)
            question = ASKED.format(in_words(ENDEAVOURS), in_words(plain), in_words(kept))
            return Heard((self.order(self.tries[0], self.tries[0].gold),), question) if able else None
        if any(one.often for one in self.tries) and not room:
            return None
        return Heard(tuple(self.orders(room)))

    def orders(self, room: int) -> Sequence[Order[World]]:
        """Give the orders in the order in which they were said, the first in place of those that go."""
        found, many = list[Order[World]](), [one for one in self.tries if one.often]
        paid = any(COSTS[one.kind] + one.gold for one in self.tries)  # a levy comes before what has to be paid
        for one in sorted(self.said.tries, key=lambda each: paid and not isinstance(each, Levy)):
            if isinstance(one, Levy):
                found.append(one)
                continue
            count = one.count or 1
            if one.often:
                count = room if one is many[-1] else room // len(many)
            found += [self.order(one, self.added(one, count))] * count
        if found and self.gone:
            first = found[0]
            if isinstance(first, MainOrder):
                found[0] = first.instead_of(self.gone)
        left = self.room(self.gone) - sum(isinstance(one, Endeavour) for one in found)
        guard = self.empire.standing.guard
        if self.said.rest or self.said.kept is not None:
            before = max(0, left) if self.said.rest else self.said.kept or 0
            before = min(ENDEAVOURS, before)
            found.append(SetGuard(where=guard.areas, areas=tuple(guard.listed), gold=guard.gold, before=before))
        return found

    def order(self, one: Try, gold: int) -> Endeavour:
        """Give one try as an order."""
        fields = {"target": one.area, "extra": gold} | ({"base": one.base} if one.base else {})
        fields |= {"when": "unrest"} if one.unruly else {}
        return KINDS[one.kind].model_validate(fields)

    def added(self, one: Try, count: int) -> int:
        """Give the gold for each of some tries; where all is meant, what can be paid for each of them."""
        if not one.every:
            return one.gold
        taxes = any(isinstance(each, Levy) for each in self.said.tries)
        gold = self.empire.gold + (sum(foreseen_levy(self.world, self.seat, USUAL).values()) if taxes else 0)
        return max(0, min(MOST_EXTRA, gold // max(1, count) - COSTS[one.kind]))


def is_tried(given: Given) -> bool:
    """Tell whether an order is an endeavour."""
    return any(given.order == one.name for one in TRIED)
