"""Missing: what somebody asked for in a window and is not in, and which of his orders come to nothing."""

import re
from collections.abc import Container
from dataclasses import replace
from typing import Any

from bot.service.desk.desk import Desk
from bot.service.desk.idle import nothing_of
from bot.service.ground.asking import Before, Missed
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.orders.lines import understood
from bot.service.orders.orders import ALREADY
from bot.service.orders.parting import Parting
from bot.service.plain.assent.questions import asks, both, states
from bot.service.plain.back import withdrawn
from bot.service.plain.intents import LITTLE
from bot.service.plain.letters import behind
from bot.service.plain.replies import EVERY, UNSURE
from bot.service.plain.situation import opened
from bot.service.plain.verdicts import NOT_TAKEN, TAKEN
from rules.kernel.errors import Answer
from rules.kernel.language.courtesies import core, polite
from rules.kernel.language.grammar import write
from rules.kernel.language.matching import fold
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import Vain
from rules.kernel.table.conceding import Concede
from rules.kernel.table.results import Declining
from rules.kernel.telling.phrases import NUMBERS

SETTLES = ("say", "post", "propose", "note", "undo")
"""The buttons that do what was written: they give an order, send a letter, or note an order for later."""
ALL_THE_SAME = "Ready all the same?"
"""How it is asked whether somebody is ready who may have missed something."""
SENDS = ("post", "propose")
"""Those that send something to somebody."""
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
NAMED = re.compile("“([^”]+)”")
"""What is named in an answer."""
WANTED = ("", "rules", "letter")
"""The wishes for which a text may be taken that asks for something else."""


async def noted(herald: Herald, card: CampaignCard, who: Who, text: str, wish: str, told: Message) -> bool:
    """Keep what somebody asked for and did not get with this answer; tell whether there is any, and he is ready."""
    key = card.window.key if card.window else ""
    if any(one.action == "ready" for one in told.buttons) and ALL_THE_SAME in told.content:
        return False
    if undone := not_done(text, told):
        two = behind(text) if refusing(told) else None
        first = [Missed(two[0], named=tuple(NAMED.findall(told.content)))] if two else []
        herald.asking.miss(who.user, card.id, key, undone, *first)
        return False
    if asks(text) or ALREADY in told.content.casefold() or told_of_another(text, wish, told):
        return False
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who, key)
        except Answer:
            return False
        weight = wishes(desk, text, told)
        if weight is None or not desk.asked:
            return False
        after = max((draft.id for draft in desk.drafts), default=0)
        found = [replace(one, plain=weight) for one in parts(text, told, after)]
        left = unsettled(desk, Before(card.id, key, found))
        if left:
            herald.asking.miss(who.user, card.id, key, *left)
        return bool(left) and desk.ready


def not_done(text: str, told: Message) -> Missed | None:
    """Give what a button of an answer would send or take back; None for an answer without one, or to more."""
    doors = tuple(one for one in told.buttons if one.action in SETTLES)
    sends, back = (any(one.action in some for one in doors) for some in (SENDS, ("undo",)))
    judges = any(line.startswith((NOT_TAKEN, TAKEN)) for line in told.content.split("\n"))
    return Missed(text, doors, letter=sends, back=not sends) if sends or (back and not judges) else None


def told_of_another(text: str, wish: str, told: Message) -> bool:
    """Tell whether an answer has done what was wanted, or is to a wish that is no order."""
    if refusing(told):
        return False
    two = both(text)
    taken = any(line.startswith(TAKEN) for line in told.content.split("\n"))
    taken = taken or "taken back" in told.content.casefold() or withdrawn(text) is not None
    return taken or bool(two and two.of_it) or wish not in WANTED


def refusing(told: Message) -> bool:
    """Tell whether an answer says of anything that it was not taken."""
    return any(line.startswith(NOT_TAKEN) for line in told.content.split("\n"))


def parts(text: str, told: Message, after: int) -> list[Missed]:
    """Give what of a text was not taken: each of its lines, where it has several, with what would give it."""
    doors = tuple(one for one in told.buttons if one.action in SETTLES)
    named = tuple(NAMED.findall(told.content)) if refusing(told) else ()
    said = [found["said"] for line in told.content.split("\n") if (found := PART.match(line))]
    return [Missed(one, tuple(door for door in doors if alike(one, door)), after, named=named) for one in said] or [
        Missed(text, doors, after, named=named)
    ]


def alike(said: str, door: Button) -> bool:
    """Tell whether what stands on a button shares a word with a line."""
    return any(len(word) > SHORT for word in telling(said) & telling(door.what or door.label))


def wishes(desk: Desk, text: str, told: Message) -> bool | None:
    """Tell whether a text plainly is an order, or may be one that nobody could read; None where it is neither."""
    unread = told.content.startswith((UNSURE, UNREAD))
    if refusing(told) and not told.content.startswith(UNREAD):
        return True
    if states(text):
        return None
    if begins(desk, text) or (unread and names_something(desk, text)):
        return True
    return None if not unread or REMARK.match(text.strip()) else False


def begins(desk: Desk, text: str) -> bool:
    """Tell whether a text begins as an order of the window does, or as players say it."""
    said = fold(core(text))
    return any(said.startswith(f"{verb} ") for verb in Parting(desk).verbs)


def names_something(desk: Desk, text: str) -> bool:
    """Tell whether a text names a thing of the game that is no seat."""
    line, named = f" {' '.join(WORDS.findall(fold(text)))} ", desk.lexicon()
    seats = {fold(name) for name in named.get("seat", {})}
    names = {fold(name) for kind, some in named.items() if kind != "seat" for name in some} - seats
    return any(f" {name} " in line for name in names if len(name) >= SHORT)


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
        if given or not leaves(desk, one)
    ]


def leaves(desk: Desk, missed: Missed) -> bool:
    """Tell whether all that somebody may have meant leaves a battle to the dice, as his silence does."""
    lines = [door.what for door in missed.doors if door.action == "say"]
    return bool(lines) and all(isinstance(order, Declining) for line in lines for order in read(desk, line))


def read(desk: Desk, line: str) -> list[Order[Any] | None]:
    """Read an order from a button; a single None for what cannot be read any more."""
    try:
        return [*understood(desk, line)]
    except Answer:
        return [None]


def stands(missed: Missed, given: Container[str]) -> bool:
    """Tell whether an order that was to be taken back still stands."""
    return any(door.action == "undo" and door.what in given for door in missed.doors)


def says(missed: Missed, id: int, order: Order[Any], line: str) -> bool:
    """Tell whether an order gives what was asked for: all of it, or, given afterwards, the like of it."""
    hints = [door.what or door.label for door in missed.doors]
    if line in hints or (id > missed.after and line in missed.named):
        return True
    asked, words = telling(missed.said), set(WORDS.findall(fold(line)))
    if asked and asked <= words:
        return True
    if id <= missed.after:
        return False
    kinds, kind = {fold(one).split()[0] for one in (*hints, *missed.named) if one.strip()}, fold(line).split()[0]
    if kinds and kind not in kinds and kind not in asked:
        return False
    alone = bool(order.replaces) and "{" not in order.replaces and bool(kinds or kind in asked)
    return alone or any(len(word) > SHORT and word != kind for word in asked & words)


def telling(text: str) -> set[str]:
    """Give the words of a text that say what is meant."""
    return {word for word in WORDS.findall(fold(polite(text))) if word not in LITTLE}


def givings_up(desk: Desk, before: Before) -> tuple[str, list[Button]]:
    """Name the order by which somebody gives his seat up, with what takes it back; said once, and before all else."""
    found = {one.id: order for one, order in zip(desk.drafts, desk.given(), strict=True) if isinstance(order, Concede)}
    if desk.practice or not found or set(found) <= before.doubted:
        return "", []
    before.doubted |= set(found)
    id, order = list(found.items())[-1]
    bound = {"campaign": desk.who.campaign, "seat": desk.who.seat, "style": "danger"}
    back = Button.model_validate(bound | {"action": "undo", "label": "Take it back", "what": str(id)})
    said = desk.ruleset.say(desk.view(), order.final(desk.view(), desk.who.seat)).removesuffix(" Sure?")
    return f"“{write(order, desk.names_before())}” stands. {said}", [back]


def doubts(desk: Desk, before: Before) -> str:
    """Say that nothing comes of all orders as things stand, or that one is hopeless and costs something; said once."""
    found = {id: (reason, vain) for id, (reason, vain) in consequences(desk).items() if reason}
    idle = {id: reason for id, (reason, vain) in found.items() if len(found) == len(desk.drafts) or vain > Vain.IDLE}
    if not idle or set(idle) <= before.doubted:
        return ""
    before.doubted |= set(idle)
    lexicon = desk.names_before()
    lines = {one.id: write(order, lexicon) for one, order in zip(desk.drafts, desk.given(), strict=True)}
    named = [f"“{lines[id]}”: {opened(shortly(reason))}" for id, reason in list(idle.items())[:FEW]]
    lacks = any(vain is Vain.LACKING for _, vain in found.values())
    return "\n".join([all_of(len(lines)), *named] if len(idle) == len(lines) and not lacks else named)


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
