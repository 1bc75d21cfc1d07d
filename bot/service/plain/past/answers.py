"""Answers: what happened, to whom it concerns, and why, from the events that whoever asks may read."""

import re
from collections.abc import Sequence
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.playing import name_of
from bot.service.ground.values import CampaignCard, Who
from bot.service.history.outcomes import outcome
from bot.service.history.reasons import door, own_results, plainly, results, spoken
from bot.service.history.recalling import EMPTY, FOUGHT, Past, Sought, past_of, recalled, state_of
from bot.service.plain.past.questions import FAILS, GETS, Question, asked
from bot.service.plain.situation import situation
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
NAMES = re.compile(r"(?!i\b|we\b|my\b|our\b)", re.IGNORECASE)
"""Whoever asks what somebody else did: that it went well for him is no yes."""
HARMS = re.compile(
    r"\b(?:attack|invade|march|besiege|raid|plunder|rob|betray|conquer|capture|ravage)\w*\b", re.IGNORECASE
)
"""What somebody does of whom one would have heard."""
ORDERED = "order first"
"""What says in which order people act, in the words of events."""


async def past(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Answer what somebody asks of the past; None where nothing is asked of it, or nothing fits that one may know."""
    if card.game not in herald.games:
        return None
    for question in asked(text):
        if told := await answered(herald, card, who, question):
            return told
    return None


async def answered(herald: Herald, card: CampaignCard, who: Who, question: Question) -> Message | None:
    """Answer one question of the past; None where nothing fits that one may know."""
    ruleset, sought = herald.games[card.game], question.sought
    async with herald.store.look(card.id) as look:
        state = await state_of(herald, look)
        known = await past_of(look, ruleset, state, who.seat, sought.text)
        told = Told(herald, look, ruleset, state, who.seat, known)
        if question.kind == "why":
            return await told.why(question)
        if question.kind == "won":
            return await told.won()
        if question.kind == "whether":
            return await told.whether(sought)
        if question.kind == "what":
            return await told.what(sought)
    return await under_way(herald, card, who, told, sought)


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
        if question.now and not sought.wants and set(words) <= self.known.names:
            return await self.became(words)
        if not words and not sought.wants:
            return None
        found = recalled(self.known, sought)
        own = found and found[0].told.n in self.known.own
        if not found or (question.now and not own and not self.known.names & set(words)):
            return None
        return await plainly(self.herald, self.look, [self.seat], found[0])

    async def became(self, words: Sequence[str]) -> Message | None:
        """Say how one came to be who one is: what was dealt at the beginning under that name; None for all else."""
        mine = set(stems(fold(self.known.title)))
        dealt = [one for one in self.known.entries if one.told.n in self.known.own and one.told.turn == 0]
        found = [one for one in dealt if one.weight > GRAVE] if words and set(words) <= mine else []
        return await plainly(self.herald, self.look, [self.seat], found[-1]) if found else None

    async def won(self) -> Message | None:
        """Say how the latest of one's own went that was decided, and what one has now."""
        own = [one for one in self.known.entries if one.told.n in self.known.own and one.weight > 0]
        went = [one for one in own if outcome(one.text, self.known.title)]
        if not went:
            return None
        latest = [one for one in own if one.weight >= GRAVE and one.told.turn >= own[0].told.turn - RECENT]
        fought = [one for one in latest if FOUGHT in one.told.event]
        found = (fought or [one for one in went if one.weight >= GRAVE] or went)[:1]
        return await self.lines(found, self.verdict(found[0]), self.purse())

    async def whether(self, sought: Sought) -> Message | None:
        """Say whether something was, by whose it is now and by the latest event of it."""
        found, owned = recalled(self.known, sought), self.owned(sought) if GETS.search(sought.text) else ""
        if found:
            own = sought.own and found[0].told.n in self.known.own and not NAMES.match(sought.text)
            return await self.lines(found[:1], owned or (self.held_true(sought, found[0]) if own else ""))
        if owned:
            return Message(content=owned)
        if sought.own and HARMS.search(sought.text) and set(stems(fold(sought.text))) & self.known.names:
            return Message(content=NEVER)
        return None

    async def what(self, sought: Sought) -> Message | None:
        """Tell what became of something, the latest of it, in the order in which it happened."""
        if sought.own and all(one in EMPTY for one in stems(fold(sought.text))):
            own = await own_results(self.herald, self.look, [self.seat])
            return await results(self.herald, self.look, [self.seat], own) if own else None
        found = recalled(self.known, sought, every=True)
        if not found:
            return None
        named = set(stems(fold(sought.text))) & self.known.names
        latest = max(one.told.turn for one in found) - (RECENT if named else 0)
        recent = [one for one in found if one.told.turn >= latest and one.weight > 0] or found[:1]
        kept = sorted(recent, key=lambda one: (-one.weight, -one.told.n))[:LINES]
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
        whole = Button(action="ask", label="What happened", campaign=self.look.id, seat=self.seat, what="news")
        content = "\n".join(filter(None, (f"{begin}{first}", *rest, end)))
        return Message(content=content, buttons=(*buttons, whole))

    def verdict(self, entry: Entry) -> str:
        """Say yes or no of something that was tried, by how it went."""
        return {1: YES, -1: NO}.get(outcome(entry.text, self.known.title), "")

    def held_true(self, sought: Sought, entry: Entry) -> str:
        """Say yes or no to what is asked of one's own, where that is how it went: `did I win`, `did my king die`."""
        went = outcome(entry.text, self.known.title)
        if GETS.search(sought.text) and not FAILS.search(sought.text):
            return {1: YES, -1: NO}.get(went, "")
        return YES if FAILS.search(sought.text) and went < 0 else ""

    def owned(self, sought: Sought) -> str:
        """Say whose a thing is that is named alone; empty where it is nobody's to say."""
        if self.state is None:
            return ""
        lexicon: Lexicon = self.ruleset.lexicon(self.ruleset.view(self.state, self.seat), self.seat)
        line = f" {' '.join(WORD.findall(fold(sought.text)))} "
        owners = self.ruleset.owners(self.state)
        found = {
            (name, owners[kind][id])
            for kind, names in lexicon.items()
            if kind in owners and kind != "seat"
            for name, id in names.items()
            if f" {fold(name)} " in line and id in owners[kind]
        }
        if len(found) != 1:
            return ""
        ((name, owner),) = found
        if owner == self.seat:
            return f"Yes, {name} is yours. "
        return f"No, {name} belongs to {self.called(owner) if owner else 'nobody'}. "

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


async def under_way(herald: Herald, card: CampaignCard, who: Who, told: Told, sought: Sought) -> Message | None:
    """Say how far something of one's own is that has begun, what is asked now, and of whom."""
    turn = "turn" in stems(fold(sought.text)) or not sought.text
    wanted = Sought(ORDERED if turn else sought.text, own=True)
    own = [one for one in recalled(told.known, wanted) if one.told.n in told.known.own]
    open_yet = [one for one in own if not outcome(one.text, told.known.title)]
    found = (open_yet or own)[: 1 if turn else DOORS]
    here = await situation(herald, card, who)
    async with herald.store.look(card.id) as look:
        said = await spoken(herald, look, [who.seat], sorted(found, key=lambda one: one.told.n))
    lines = [one.text for one in said]
    return Message(content="\n".join((*lines, here.asked)), buttons=here.doors()[:1]) if lines else None
