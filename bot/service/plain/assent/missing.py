"""Missing: what somebody asked for in a window and is not in, and which of his orders come to nothing."""

import re
from collections.abc import Container, Sequence
from typing import Any

from bot.service.desk.desk import Desk
from bot.service.desk.idle import nothing_of
from bot.service.ground.asking import Before, Missed
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.orders.orders import ALREADY
from bot.service.orders.parting import Parting
from bot.service.plain.assent.questions import asks, both
from bot.service.plain.back import withdrawn
from bot.service.plain.intents import LITTLE
from bot.service.plain.replies import EVERY, UNSURE
from bot.service.plain.situation import opened
from bot.service.plain.verdicts import NOT_TAKEN
from rules.kernel.errors import Answer
from rules.kernel.language.grammar import write
from rules.kernel.language.matching import fold
from rules.kernel.language.nearness import core, polite
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import Vain
from rules.kernel.telling.phrases import NUMBERS

SETTLES = ("say", "post", "propose", "note", "undo")
"""The buttons that do what was written: they give an order, send a letter, or note an order for later."""
ALL_THE_SAME = "Ready all the same?"
"""How it is asked whether somebody is ready who may have missed something."""
SENDS = ("post", "propose")
"""Those that send something to somebody."""
TAKEN = "✓"
"""How the line begins that tells of an order which was taken."""
WORDS = re.compile(r"[\w'’]+")
REMARK = re.compile(
    r"(?:no|nope|yes|ok|okay|oh|ah|hm+|um+|wow|damn|lol|haha|he|she|it|they|you|that|this|there|i|im|i['’]m|my|our|the|so|well|"
    r"but|and|nice|good|great|bad|cool|never mind|whatever|sorry|thanks|dont|don['’]t|same|hey|hi)\b",
    re.IGNORECASE,
)
"""How somebody begins who remarks on something."""
UNREAD = "✗ I do not understand"
"""How an answer begins to a line of which little was understood."""
SHORT = 3
"""Words of fewer letters say nothing of what an order is about."""
COUNTED = 12
"""Of so many orders it is looked at what comes of each."""
PART = re.compile(r"✗ (?:line \d+: )?(?P<said>.+?)(?: \(\d+ times\))? — ")
"""The line that tells of one of several that were not taken."""
FEW, BOTH = 3, 2
"""Of how many orders it is said why nothing comes of them."""
WANTED = ("", "rules", "letter")
"""The wishes for which a text may be taken that asks for something else."""


async def noted(herald: Herald, card: CampaignCard, who: Who, text: str, wish: str, told: Message) -> bool:
    """Keep what somebody asked for and did not get with this answer; tell whether there is any, and he is ready."""
    key = card.window.key if card.window else ""
    lines, doors = told.content.split("\n"), tuple(one for one in told.buttons if one.action in SETTLES)
    sends, back = (any(one.action in some for one in doors) for some in (SENDS, ("undo",)))
    asks_ready = any(one.action == "ready" for one in told.buttons)
    if asks_ready and ALL_THE_SAME in told.content:
        return False
    if sends or (back and not any(line.startswith((NOT_TAKEN, TAKEN)) for line in lines)):
        herald.asking.miss(who.user, card.id, key, Missed(text, doors, letter=sends, back=back and not sends))
        return False
    refused = any(line.startswith(NOT_TAKEN) for line in lines)
    done = any(line.startswith(TAKEN) for line in lines) or "taken back" in told.content.casefold()
    done = done or (withdrawn(text) is not None and not refused)
    two = both(text)
    if asks(text) or (two and two.of_it) or (done and not refused) or (not refused and wish not in WANTED):
        return False
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who, key)
        except Answer:
            return False
        unread = not refused or told.content.startswith(UNREAD)
        if unread and not (desk.asked and wishes(desk, text, told)):
            return False
        after = max((draft.id for draft in desk.drafts), default=0)
        left = unsettled(desk, Before(card.id, key, parts(text, told, doors, after)))
        if ALREADY in told.content.casefold() or not left:
            return False
        herald.asking.miss(who.user, card.id, key, *left)
        return desk.ready and desk.asked


def parts(text: str, told: Message, doors: Sequence[Button], after: int) -> list[Missed]:
    """Give what of a text was not taken: each of its lines, where it has several, with what would give it."""
    said = [found["said"] for line in told.content.split("\n") if (found := PART.match(line))]
    return [Missed(one, tuple(door for door in doors if alike(one, door)), after) for one in said] or [
        Missed(text, tuple(doors), after)
    ]


def alike(said: str, door: Button) -> bool:
    """Tell whether what stands on a button shares a word with a line."""
    return any(len(word) > SHORT for word in telling(said) & telling(door.what or door.label))


def wishes(desk: Desk, text: str, told: Message) -> bool:
    """Tell whether a text that is no order may have meant one: by its words, or as nobody can tell what else it is."""
    unread = told.content.startswith((UNSURE, UNREAD)) and not REMARK.match(text.strip())
    return unread or orders_something(desk, text)


def orders_something(desk: Desk, text: str) -> bool:
    """Tell whether a text that is no order may have meant one: it begins as one does, or names a thing of the game."""
    parting, line = Parting(desk), f" {' '.join(WORDS.findall(fold(text)))} "
    seats = {fold(name) for name in desk.lexicon().get("seat", {})}
    names = (fold(name) for kind, named in desk.lexicon().items() if kind != "seat" for name in named)
    if any(f" {name} " in line for name in names if name not in seats and len(name) >= SHORT):
        return True
    said = fold(core(text))
    return any(said.startswith(f"{verb} ") for verb in parting.verbs)


def unsettled(desk: Desk, before: Before) -> list[Missed]:
    """Give what somebody asked for in a window that no order of his says by now."""
    given = [
        (draft.id, order, write(order, desk.lexicon())) for draft, order in zip(desk.drafts, desk.given(), strict=True)
    ]
    stand = {str(draft.id) for draft in desk.drafts} | ({EVERY} if desk.drafts else set())
    return [
        one
        for one in before.missed
        if one.letter or (stands(one, stand) if one.back else not any(says(one, *draft) for draft in given))
    ]


def stands(missed: Missed, given: Container[str]) -> bool:
    """Tell whether an order that was to be taken back still stands."""
    return any(door.action == "undo" and door.what in given for door in missed.doors)


def says(missed: Missed, id: int, order: Order[Any], line: str) -> bool:
    """Tell whether an order gives what was asked for: all of it, or, given afterwards, the like of it."""
    hints = [door.what or door.label for door in missed.doors]
    if line in hints:
        return True
    asked, words = telling(missed.said), set(WORDS.findall(fold(line)))
    if asked and asked <= words:
        return True
    if id <= missed.after:
        return False
    kinds, kind = {fold(one).split()[0] for one in hints}, fold(line).split()[0]
    if kinds and kind not in kinds and kind not in asked:
        return False
    alone = bool(order.replaces) and "{" not in order.replaces and bool(kinds or kind in asked)
    return alone or any(len(word) > SHORT and word != kind for word in asked & words)


def telling(text: str) -> set[str]:
    """Give the words of a text that say what is meant."""
    return {word for word in WORDS.findall(fold(polite(text))) if word not in LITTLE}


def doubts(desk: Desk, before: Before) -> str:
    """Say that nothing comes of all orders as things stand, or that one is hopeless and costs something; said once."""
    found = {id: (reason, vain) for id, (reason, vain) in consequences(desk).items() if reason}
    idle = {id: reason for id, (reason, vain) in found.items() if len(found) == len(desk.drafts) or vain is Vain.COSTLY}
    if not idle or set(idle) <= before.doubted:
        return ""
    before.doubted |= set(idle)
    lexicon = desk.names_before()
    lines = {one.id: write(order, lexicon) for one, order in zip(desk.drafts, desk.given(), strict=True)}
    named = [f"“{lines[id]}”: {opened(shortly(reason))}" for id, reason in list(idle.items())[:FEW]]
    return "\n".join([all_of(len(lines)), *named] if len(idle) == len(lines) else named)


def all_of(number: int) -> str:
    """Say that nothing comes of any order that was given."""
    if number == 1:
        return "Your only order comes to nothing as things stand."
    which = "Both" if number == BOTH else f"All {NUMBERS[number] if number < len(NUMBERS) else number}"
    return f"{which} of your orders come to nothing as things stand."


def shortly(reason: str) -> str:
    """Give a reason as a sentence, without what others could be chosen."""
    return f"{reason.split(';', maxsplit=1)[0].rstrip('.')}."


def consequences(desk: Desk) -> dict[int, tuple[str, Vain]]:
    """Give what the game says of each order of which nothing comes as things stand; empty where something does."""
    view, few = desk.view(), len(desk.drafts) <= COUNTED
    return {
        draft.id: (desk.ruleset.say(view, problem), Vain.IDLE)
        if problem
        else (nothing_of(desk, view, order) if few else ("", Vain.NOT))
        for draft, order, problem in zip(desk.drafts, desk.given(), desk.seen().problems, strict=True)
    }
