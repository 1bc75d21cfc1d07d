"""After: what people ask on when something has befallen them: were they warned, what may come, what mends it."""

import re
from collections.abc import Sequence
from pathlib import Path

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import listed
from bot.service.history.changes import told_by
from bot.service.history.foretold import Warned, warned
from bot.service.history.reasons import door, spoken
from bot.service.history.recalling import FIGHT, GRAVE, Sought, gravest, in_vain, recalled
from bot.service.history.since import since
from bot.service.plain.chances import MARCHES, considered
from bot.service.plain.intents import Intents
from bot.service.plain.past.told import Told
from bot.service.plain.replies import CALM
from bot.service.plain.ruled import ruled
from bot.service.plain.situation import situation
from bot.service.rulebook.clause_search import stems
from bot.service.words.chronicle import because
from bot.store.records import Entry
from rules.kernel.language.matching import fold

FOLLOWS = Intents(Path(__file__).with_name("follow_ups.toml"))
MOST = 12
"""How many of what befell one of late are looked through for the last thing that went badly."""
DOORS = ("why", "behind")
"""What the buttons do that explain an event."""
PERSON = re.compile(
    r"\b(?:him|her|leader|king|queen|head|general|prisoners?|captives?)\b(?! (?:land|city|crown))", re.IGNORECASE
)
"""Whoever asks after somebody, not after a place."""
SAID = "Beforehand I told you: “{}”"
WAYS = " I offered: {}."
SILENT = " Nothing came from you in that window."
UNTOLD = "I had told you nothing of it beforehand."
DRAWN = "It hung on what was drawn for it, which nobody knew."
HOLDER = "{} belongs to {} now."
MANY, BUTTONS = 3, 5
"""So many lost things are told of, with so many buttons."""
REGAIN = ("how do I get my captured leader back?", "what happens if my leader is captured?")
OUT = ("am I out of the game?", "what happens if I fall?", "can I be eliminated?")
"""How the rulebooks are asked for what mends a capture, and for what becomes of whoever has lost all."""


LEAST = 3
"""Who asks on says so in so many words."""


def follow(text: str, names: frozenset[str]) -> str:
    """Give what somebody asks on, whatever names stand in it; empty where he asks nothing of the kind."""
    line = bare(text, names)
    found = FOLLOWS.sure(line) if len(line.split()) >= LEAST else ""  # “help” is no “could I have helped it?”
    return found if found and FOLLOWS.close(line, found) else ""


def bare(text: str, names: frozenset[str]) -> str:
    """Give a text with `it` in place of what has a name."""
    found = list[str]()
    for word in fold(text).split():
        named = any(one in names for one in stems(word))
        if named and found and found[-1] in {"it", "and"} and "it" in found[-2:]:
            found = found[:-1] if found[-1] == "and" else found
        else:
            found.append("it" if named else word)
    return " ".join(found)


async def blow(told: Told, text: str, answer: Message | None, *, ill: bool = True) -> Entry | None:
    """Give of what somebody asks on: what he names, what the last `answer` told, or the gravest of late.

    Of something that went badly (`ill`), or of anything that befell him.
    """
    named = {*stems(fold(text))} & told.known.names
    by_name = recalled(told.known, Sought(" ".join(sorted(named)), -1 if ill else 0, own=True)) if named else []
    doors = [one.what for one in answer.buttons if one.action in DOORS] if answer else []
    numbers = {int(one) for one in doors if one.isdecimal()}
    before = [one for one in told.known.entries if one.told.n in numbers and not in_vain(one)]
    own = [one for one in told.known.entries if one.told.n in told.known.own and one.weight >= GRAVE]
    late = gravest(told.known, MOST) if ill else [one for one in own if FIGHT in told_by(one)]
    went = (one for one in (*by_name, *before, *late) if not ill or told.known.went(one) < 0)
    return next(went, None)


async def foretold(told: Told, entry: Entry) -> Message:
    """Say what had been foretold of a blow, and what would have answered it."""
    found = await warned(told.herald, told.look, told.seat, entry)
    (mine,) = await spoken(told.herald, told.look, [told.seat], [entry])
    ordered = await ordered_so(told, entry)
    lines = [mine.text, *([said_of(found)] if found else []), *ordered]
    if not lines[1:]:
        drawn = [n for n in because(entry) if (one := await told.look.event(n)) and one.weight == 0]
        lines.append(f"{UNTOLD} {DRAWN}" if drawn else UNTOLD)
    return Message(content="\n".join(lines), buttons=(door(told.look, entry, f"Why? {mine.text}"),))


async def ordered_so(told: Told, entry: Entry) -> list[str]:
    """Give what had been said of the order that led to an event, at once or by what led to it."""
    causes = [await told.look.event(n) for n in because(entry)]
    for one in (entry, *filter(None, causes)):
        if said := await since(told.herald, told.look, told.ruleset, told.seat, one):
            return said
    return []


def said_of(found: Warned) -> str:
    """Give a warning with the way out that it had."""
    way = WAYS.format(listed(found.offers[:2], last="or")) if found.offers else ""
    return f"{SAID.format(found.text)}{way}{SILENT if found.silent else ''}"


async def regained(told: Told, card: CampaignCard, who: Who, entry: Entry | None, text: str) -> Message | None:
    """Say who holds what was lost, and how it is won back; None where that cannot be told."""
    person = PERSON.search(text)
    named = told.things(text) or (told.things(entry.text) if entry and not person else [])
    lost = [(name, owner) for name, owner in named if owner != told.seat][:MANY]
    lines, buttons = list[str](), list[Button]()
    for name, owner in lost:
        lines.append(HOLDER.format(name, told.called(owner) if owner else "nobody"))
        if way := await considered(told.herald, who, [f"{verb} {name}" for verb in MARCHES], plainly=True):
            lines.append(way.content)
            buttons += way.buttons
    if not lost and (rule := await by_rules(told.herald, card, who, REGAIN)):
        lines, buttons = [rule.content], [*rule.buttons]
    here = await situation(told.herald, card, who, "danger")
    return Message(content="\n".join(lines), buttons=(*buttons, *here.doors())[:BUTTONS]) if lines else None


async def worst(herald: Herald, card: CampaignCard, who: Who) -> Message:
    """Say what threatens a seat, the worst first, and what becomes of whoever has lost all."""
    here, rule = await situation(herald, card, who, "danger"), await by_rules(herald, card, who, OUT)
    lines = [f"· {one}" for one in here.pressing[:MANY]] or [CALM]
    answers = [button for one in here.pressing[:MANY] for button in here.answers.get(one, ())[:1]]
    content = "\n".join([*lines, *([rule.content] if rule else [])])
    return Message(content=content, buttons=(*dict.fromkeys(answers), *here.doors())[:BUTTONS])


async def by_rules(herald: Herald, card: CampaignCard, who: Who, ways: Sequence[str]) -> Message | None:
    """Give what the rulebook answers to a question that may be put in several ways; None where it knows none."""
    for one in ways:
        if told := await ruled(herald, card, one, who):
            return told
    return None
