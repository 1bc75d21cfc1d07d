"""Told: what is told of the past to one seat, from the events that it may know."""

import re
from collections.abc import Sequence
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.playing import name_of
from bot.service.ground.wording import sentence
from bot.service.history.changes import asked_for, told, told_by
from bot.service.history.outcomes import came_to_nothing
from bot.service.history.reasons import door, own_results, plainly, results, spoken
from bot.service.history.recalling import (
    EMPTY,
    FOUGHT,
    Past,
    Sought,
    beside,
    done_by,
    gravest,
    in_vain,
    recalled,
    said_of,
)
from bot.service.plain.past.questions import GETS, Question
from bot.service.plain.rivals.rivalry import bound
from bot.service.rulebook.clause_search import stems
from bot.service.words.chronicle import because
from bot.store.look import Look
from bot.store.records import Entry
from rules.kernel.language.matching import fold
from rules.kernel.language.names import WORD
from rules.kernel.orders.order import Lexicon
from rules.kernel.play.ruleset import Ruleset

LINES, DOORS = 5, 2
"""The most events that one answer tells, and the most of them that have a button."""
RECENT = 1
"""How many turns before that of the latest event are told, where it is not asked of one thing alone."""
GRAVE = 2
"""How much an event weighs that one would call a result."""
YES, NO = "Yes. ", "No. "
NEVER = "Nothing of the kind has been told to you, and what others do in secret I may not tell."
SCORE, HOSTILE = "score", {"attack", "war", "place", "battle"}
"""The kinds of change that are asked of a score, and of what is done to somebody."""
HE = re.compile(r"\b(?:he|she|they|him|her|them)\b", re.IGNORECASE)
KNOWS = "Only {} knows why."
BINDS = "A promise by letter binds nobody."
RISES = re.compile(r"\b(?:rise|rose|up|jump\w*|gain\w*|increas\w*|grow|grew|better|higher|win|won)\b", re.IGNORECASE)
"""How somebody asks why a score rose."""
COST, BROUGHT = "What cost you of late: ", "What brought you something of late: "
UNTRIED = "Nothing that you tried has been decided yet, and no battle of yours has been fought."
UNHARMED = "Nothing bad has befallen you in this turn or the last, as far as it has been told to you."
DOUBTFUL = "Nothing plainly bad; what weighs most of late: "
HURTS = re.compile(
    r"\b(?:los(?:e|es|t|s)|dies?|dead|falls?|plague|fever|famine|riots?|revolts?|rebels?|unrest|independent|ruin\w*|"
    r"destroy\w*|kill\w*|capture[sd]?|chains|sick\w*|burn\w*)\b",
    re.IGNORECASE,
)
"""What an event says that is bad for somebody."""
CHANGES = re.compile(r"from (?P<before>[−-]?\d+) to (?P<after>[−-]?\d+)")
ANYBODY = re.compile(r"\b(?:any|anybody|anyone|somebody|someone|there)\b", re.IGNORECASE)
TRIED = {"battle", "attack", "siege", "war"}
"""The kinds of change that somebody wins or loses."""
BROAD = {"attack", "disaster", "death", "money", "end"}
"""The kinds of change of which one is not another, or which the name of an event does not tell: it rained."""
ONESELF = re.compile(r"\b(?:i|we|me|us|my|our|mine|ours)\b", re.IGNORECASE)
YOU = re.compile(r"\byou(?:rs?)?\b", re.IGNORECASE)
MANY = 30
"""Of so many events it is looked at whether they are what is asked."""
OFFERED = 3
"""How many events are offered where none fits."""
UNFOUND = "Nothing that I have told you fits that. Do you mean one of these?"
FATEFUL = re.compile(
    r"\b(?:win|won|get|got|take|took|keep|lose|lost|fail|failed|succeed\w*|conquer\w*|captur\w*|beaten|"
    r"work(?:ed)?(?: out)?|go well|went well|manage\w*|make it|made it)\b"
)
"""What asks how something went."""
ILL = re.compile(r"\b(?:lose|lost|fail|failed|beaten)\b", re.IGNORECASE)
"""What asks whether it went badly."""
NAMES = re.compile(r"(?!i\b|we\b|my\b|our\b)", re.IGNORECASE)
"""Whoever asks what somebody else did: that it went well for him is no yes."""
HARMS = re.compile(
    r"\b(?:attack|invade|march|besiege|raid|plunder|rob|betray|conquer|capture|ravage)\w*\b", re.IGNORECASE
)
"""What somebody does of whom one would have heard."""


SUFFERS = re.compile(
    r"^(?:i|we) (?:\w+ )?(?:attacked|invaded|raided|besieged|betrayed|plundered|robbed)\b|"
    r"\b(?:i|we)\b.*\b(?:get|got|gotten|was|were|am|are|been|being) (?:\w+ )?"
    r"(?:attack|invad|raid|besieg|betray|plunder|robb)\w*|\b(?:was|were) (?:i|we) (?:\w+ )?(?:attack|invad|raid|besieg|"
    r"betray|plunder|robb)\w*|\b(?:anybody|anyone|somebody|someone|they|he|she|others?)\b.*\b(?:attack|invad|raid|"
    r"besieg|betray|plunder|rob)\w*",
    re.IGNORECASE,
)
"""Who asks what others did, to him or to anybody."""


TO_YOU = re.compile(
    r"\b(?:on|against|attacks?|invades?|raids?|besieges?|strikes?|plunders?|robs?|betrays?|from) you\b", re.IGNORECASE
)
"""How it is told that somebody did something to one."""


class Told:
    """What is told of the past to one seat."""

    def __init__(
        self, herald: Herald, look: Look, ruleset: Ruleset[Any], state: Any, seat: str, known: Past
    ) -> None:  # Any: each game has its own state
        """Take what is known."""
        self.herald, self.look, self.ruleset, self.state = herald, look, ruleset, state
        self.seat, self.known = seat, known

    async def why(self, question: Question) -> Message | None:
        """Say why something was; None where no event is meant."""
        sought = question.sought
        words = [one for one in stems(fold(sought.text)) if one not in EMPTY]
        dealt = question.now and not sought.wants and set(words) <= self.known.names
        if dealt and (came := await self.became(words)):
            return came
        if not words and not sought.wants:
            return None
        if SCORE in asked_for(sought.text):
            return await self.score(sought)
        found = recalled(self.known, sought)
        if not found or (question.now and not self.certain(found[0], sought)):
            return None
        more = [*await self.motive(found[0], sought), *await self.said(beside(self.known, sought, found[0]))]
        told = await plainly(self.herald, self.look, [self.seat], found[0])
        return told.model_copy(update={"content": "\n".join((told.content, *more))})

    def certain(self, entry: Entry, sought: Sought) -> bool:
        """Tell whether an event surely is of what is asked how it is, which may be of a rule: by its kind, or names."""
        words = {*stems(fold(entry.text))}
        names = sorted({*stems(fold(sought.text))} & self.known.names, key=self.known.weight, reverse=True)
        if any(one not in words for one in names[:1]):
            return False
        alike = asked_for(sought.text) & {*told_by(entry)}
        return bool(alike and (names or entry.told.n in self.known.own)) or (len(names) > 1 and words >= {*names})

    async def said(self, found: Sequence[Entry]) -> list[str]:
        """Give events as they are told to the seat."""
        return [one.text for one in await spoken(self.herald, self.look, [self.seat], found)]

    async def motive(self, entry: Entry, sought: Sought) -> list[str]:
        """Say of a deed of somebody who is asked after by name that he alone knows why, and what bound him."""
        if not HOSTILE & {*told_by(entry)} or done_by(entry, self.known.title) or entry.told.n not in self.known.own:
            return []
        words = {*stems(fold(sought.text))}
        others = {seat: name_of(self.look, seat) for seat in self.look.seats if seat != self.seat}
        said = {seat for seat, name in others.items() if {*stems(fold(name))[-1:]} & words or HE.search(sought.text)}
        doer = next((seat for seat, name in others.items() if done_by(entry, name) and seat in said), "")
        if not doer:
            return []
        held = await bound(self.look, self.seat, doer, others[doer])
        return [" ".join([KNOWS.format(others[doer]), *map(sentence, held), BINDS])]

    async def score(self, sought: Sought) -> Message | None:
        """Tell what of late may have changed a score: what went badly where it fell, what went well where it rose."""
        rises, own = RISES.search(sought.text), [one for one in self.known.entries if one.told.n in self.known.own]
        want = 1 if rises else -1
        late = [one for one in own if one.weight > 0 and self.known.age(one) <= RECENT]
        found = [one for one in late if self.known.went(one) == want]
        kept = sorted(found, key=lambda one: (-one.weight, -one.told.n))[:LINES]
        return await self.lines(kept, BROUGHT if rises else COST) if kept else None

    async def unfound(self) -> Message | None:
        """Say that nothing fits, and offer what weighs most of late; None where nothing has befallen the seat."""
        found = gravest(self.known, OFFERED)
        if not found:
            return None
        doors = tuple(
            door(self.look, one, one.text) for one in await spoken(self.herald, self.look, [self.seat], found)
        )
        return Message(content=UNFOUND, buttons=doors)

    async def became(self, words: Sequence[str]) -> Message | None:
        """Say how one came to be who one is: what was dealt at the beginning under that name; None for all else."""
        mine = set(stems(fold(self.known.title)))
        dealt = [one for one in self.known.entries if one.told.n in self.known.own and one.told.turn == 0]
        found = [one for one in dealt if one.weight > GRAVE] if words and set(words) <= mine else []
        return await plainly(self.herald, self.look, [self.seat], found[-1]) if found else None

    async def won(self) -> Message | None:
        """Say how the latest of one's own went that was decided, and what one has now."""
        own = [one for one in self.known.entries if one.told.n in self.known.own and one.weight > 0]
        went = [one for one in own if self.known.went(one) and TRIED & {*told_by(one)}]
        met = [one for one in own if FOUGHT in one.told.event]
        if met and not went:  # how it ended is not told in a word
            return await self.lines(met[:1], "", self.purse())
        if not went:
            return Message(content=UNTRIED, buttons=(self.whole(),))
        latest = [one for one in own if one.weight >= GRAVE and one.told.turn >= own[0].told.turn - RECENT]
        fought = [one for one in latest if FOUGHT in one.told.event]
        found = ([one for one in fought if one in went] or [one for one in went if one.weight >= GRAVE] or went)[:1]
        return await self.lines(found, self.verdict(found[0]), self.purse())

    async def whether(self, sought: Sought) -> Message | None:
        """Say whether something was, by whose it is now and by the latest event of it."""
        found, owned = recalled(self.known, sought), self.owned(sought) if GETS.search(sought.text) else ""
        if SUFFERS.search(sought.text):  # what one did oneself is no answer to what others did
            came = await self.harms()
            return await self.lines(came[:1], YES) if came else Message(content=NEVER)
        near = found or (self.late() if ANYBODY.search(sought.text) else [])
        if met := await self.certain_of(near, sought):
            return await self.lines(met[:1], owned or self.yes_or_no(met[0], sought))
        if owned:
            return await self.lines(found[:1], owned) if found else Message(content=owned)
        if asked_for(sought.text) and (sought.own or found):
            return Message(content=NEVER, buttons=(self.whole(),))
        return await self.lines(found[:1]) if found else None

    async def certain_of(self, found: Sequence[Entry], sought: Sought) -> list[Entry]:
        """Give those of some events that are what is asked: what was done, by whom or to whom it says."""
        said = {one.told.n: one.text for one in await spoken(self.herald, self.look, [self.seat], found[:MANY])}
        return [one for one in found[:MANY] if self.is_it(one, said.get(one.told.n, one.text), sought)]

    def is_it(self, entry: Entry, text: str, sought: Sought) -> bool:
        """Tell whether an event, as it is told to the seat, is what is asked: with its names, and its deed."""
        asked, said = stems(fold(sought.text)), {*stems(fold(f"{entry.text} {text}"))}
        names = {one for one in asked if one in self.known.names}
        if not names <= said or (ONESELF.search(sought.text) and not YOU.search(text)):
            return False
        deeds = [one for one in asked if one not in names and one not in EMPTY]
        sure = {kind for kind, much in told_by(entry).items() if much == 1} | {*told("", text)}
        sure -= BROAD - {kind for kind in told("", text) if kind != "disaster"}
        return not deeds or any(said_of(one, said) for one in deeds) or bool(asked_for(sought.text) & sure)

    async def ills(self, begin: str) -> Message | None:
        """Tell what befell the seat of late that is bad; that nothing did only where nothing at all befell it."""
        own = [one for one in self.late() if one.told.n in self.known.own and not in_vain(one)]
        texts = {one.told.n: one.text for one in await spoken(self.herald, self.look, [self.seat], own)}
        hurts = {n for n, text in texts.items() if HURTS.search(text) or fell(text)}
        bad = [one for one in own if self.known.went(one) < 0 or one.told.n in hurts]
        if bad:
            return await self.lines(sorted(bad, key=lambda one: (-one.weight, -one.told.n))[:LINES])
        if not own:
            return Message(content=f"{begin}{UNHARMED}", buttons=(self.whole(),))
        grave = [one for one in own if one.weight >= GRAVE]
        return await self.lines(grave[:LINES], DOUBTFUL) if grave else None

    def late(self) -> list[Entry]:
        """Give what has happened of late, the latest first."""
        return sorted((one for one in self.known.entries if self.known.age(one) <= RECENT), key=lambda one: -one.told.n)

    def whole(self) -> Button:
        """Give the button that tells all that has happened of late."""
        return Button(action="ask", label="What happened", campaign=self.look.id, seat=self.seat, what="news")

    async def harms(self) -> list[Entry]:
        """Give what others did to the seat of late, the latest first."""
        late = [one for one in self.known.entries if one.told.n in self.known.own and self.known.age(one) <= RECENT]
        told = {
            one.told.n for one in await spoken(self.herald, self.look, [self.seat], late) if TO_YOU.search(one.text)
        }
        return sorted((one for one in late if one.told.n in told), key=lambda one: -one.told.n)

    def yes_or_no(self, entry: Entry, sought: Sought) -> str:
        """Say yes or no as the question has it: of how something went by that, of what happened by its kind."""
        own = sought.own and entry.told.n in self.known.own and not NAMES.match(sought.text)
        if FATEFUL.search(sought.text):
            ill = bool(ILL.search(sought.text))
            went = self.known.went(entry) * (-1 if ill else 1)
            return {1: YES, -1: NO}.get(went, "") if own else ""
        if own and self.known.went(entry) < 0 and came_to_nothing(entry.text):
            return NO  # “did I attack Wales?”: it came to nothing
        return YES if asked_for(sought.text) & {*told_by(entry)} else ""

    async def what(self, sought: Sought) -> Message | None:
        """Tell what became of something, the latest of it, in the order in which it happened."""
        if sought.own and all(one in EMPTY for one in stems(fold(sought.text))):
            own = await own_results(self.herald, self.look, [self.seat])
            return await results(self.herald, self.look, [self.seat], own) if own else None
        found = recalled(self.known, sought, every=True)
        if not found:
            return None
        named = set(stems(fold(sought.text))) & self.known.names
        latest, youngest = max(one.told.turn for one in found) - RECENT, min(map(self.known.age, found))
        near = [
            one for one in found if (one.told.turn >= latest if named else self.known.age(one) <= youngest + RECENT)
        ]
        recent = [one for one in near if one.weight > 0] or found[:1]
        kept = sorted(recent, key=lambda one: (in_vain(one), -one.weight, -one.told.n))[:LINES]
        return await self.lines([*kept, *self.came_of(kept)][:LINES])

    def came_of(self, found: Sequence[Entry]) -> list[Entry]:
        """Give what came of some events, as far as it is not among them."""
        numbers = {one.told.n for one in found}
        later = [one for one in self.known.entries if one.told.n not in numbers and one.weight > 0]
        return [one for one in later if numbers & set(because(one)) and one.told.n in self.known.own]

    async def lines(self, found: Sequence[Entry], begin: str = "", end: str = "") -> Message:
        """Tell some events, each with its turn where they are not of one, and buttons that explain the weightiest."""
        said = {one.told.n: one for one in await spoken(self.herald, self.look, [self.seat], found)}
        told = sorted(said.values(), key=lambda one: one.told.n)
        several = len({one.told.turn for one in told}) > 1
        lines = [f"Turn {one.told.turn}: {one.text}" if several and one.told.turn else one.text for one in told]
        first, *rest = lines
        buttons = tuple(door(self.look, one, f"Why? {said[one.told.n].text}") for one in found[:DOORS])
        content = "\n".join(filter(None, (f"{begin}{first}", *rest, end)))
        return Message(content=content, buttons=(*buttons, self.whole()))

    def verdict(self, entry: Entry) -> str:
        """Say yes or no of something that was tried, by how it went."""
        return {1: YES, -1: NO}.get(self.known.went(entry), "")

    def owned(self, sought: Sought) -> str:
        """Say whose a thing is that is named alone; empty where it is nobody's to say."""
        found = self.things(sought.text)
        if len(found) != 1:
            return ""
        ((name, owner),) = found
        if fold(sought.text).startswith(fold(name)) and name in map(self.called, self.look.seats):
            return ""  # whoever did something is no thing that was taken
        ill, mine = bool(ILL.search(sought.text)), owner == self.seat
        whose = "is yours" if mine else f"belongs to {self.called(owner) if owner else 'nobody'}"
        return f"{'No' if mine == ill else 'Yes'}, {name} {whose}. "

    def things(self, text: str) -> list[tuple[str, str]]:
        """Give the things that somebody owns, or could, and that a text names, each with whose it is."""
        if self.state is None:
            return []
        lexicon: Lexicon = self.ruleset.lexicon(self.ruleset.view(self.state, self.seat), self.seat)
        line = f" {' '.join(WORD.findall(fold(text)))} "
        owners = self.ruleset.owners(self.state)
        kinds = [kind for kind, whose in owners.items() if any(id != owner for id, owner in whose.items())]
        found = {
            (name, owners[kind][id])
            for kind in kinds
            for name, id in lexicon.get(kind, {}).items()
            if f" {fold(name)} " in line and id in owners[kind]
        }
        return sorted(found)

    def called(self, seat: str) -> str:
        """Give what a seat is called in a sentence."""
        name = self.ruleset.naming(self.state).get(self.ruleset.addresses or "seat", {}).get(seat)
        return f"{name.article} {name.text}".strip() if name else name_of(self.look, seat)

    def purse(self) -> str:
        """Say what one has to spend, and the figures that briefs compare; empty where that cannot be told."""
        if self.state is None:
            return ""
        view = self.ruleset.view(self.state, self.seat)
        found = {**self.ruleset.purse(view, self.seat), **self.ruleset.figures(view, self.seat)}
        return f"You have now: {', '.join(f'{name} {number}' for name, number in found.items())}." if found else ""


def fell(text: str) -> bool:
    """Tell whether an event says that a figure fell: `Your score goes from −8 to −12`."""
    met = CHANGES.search(text)
    return met is not None and int(met["after"].replace("−", "-")) < int(met["before"].replace("−", "-"))
