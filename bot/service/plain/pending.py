"""Pending: what somebody wrote last that was not taken, of which he is asked before he is counted as ready."""

import re
from dataclasses import replace
from zlib import crc32

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import Who
from bot.service.orders import orders
from bot.service.plain.replies import UNSURE
from bot.service.plain.verdicts import NOT_TAKEN, readied

SETTLES = ("say", "post", "undo")
"""The buttons that do what was written: they give an order, send a letter, or take an order back."""
TAKEN = "✓"
"""How the line begins that tells of an order which was taken."""
READY = re.compile(
    r"(?:(?:yes|yep|ok|okay|and|so|well|now|then|all|done)[\s,.!]+)*"
    r"(?:(?:i|we)(?: a|['’])?(?:m|re)\s+)?(?:all\s+)?ready(?:\s+(?:now|then|to go|too|please))*[\s.!]*",
    re.IGNORECASE,
)
"""What says no less than the button does, once something is ordered, or where nothing is asked."""


async def made_ready(herald: Herald, who: Who, key: str = "") -> Message:
    """Count a seat as ready, or ask first about what its holder wrote last and was not taken; asked once."""
    if asked := pending(herald, who, key):
        return asked
    return readied(await orders.ready(herald, who, window_key=key))


def pending(herald: Herald, who: Who, key: str = "") -> Message | None:
    """Ask about what somebody wrote last in the open window that nothing came of; None where there is no such thing."""
    last = herald.asking.of(who.user)
    if last is None or last.campaign != who.campaign or (key and last.window != key):
        return None
    if last.warned or is_ready(last.said):
        return None
    doors = tuple(bound(one, last.said) for one in last.message.buttons if one.action in SETTLES)
    letter = any(one.action == "post" for one in doors)
    said = last.message.content.split("\n")
    missed = any(line.startswith((NOT_TAKEN, UNSURE)) for line in said)
    back = any(one.action == "undo" for one in doors)
    if not (letter or missed or back):
        return None
    herald.asking.keep(who.user, replace(last, warned=True))
    ready = Button(
        action="ready", label="Ready", campaign=who.campaign, seat=who.seat, style="success", window=last.window
    )
    what = "is not sent yet" if letter else "is not taken: no order came of it"
    what = "is not done yet" if back else what
    what = "is not taken whole" if any(line.startswith(TAKEN) for line in said) else what
    how = "Press what you meant, or Ready once more." if doors else "Say it otherwise, or press Ready once more."
    return Message(content=f"“{last.said}” {what}. {how}", buttons=(*doors, ready))


def bound(door: Button, said: str) -> Button:
    """Give a button that sends a letter the mark of its words, since it no longer stands below them."""
    return door.model_copy(update={"what": mark(said)}) if door.action == "post" else door


def mark(said: str) -> str:
    """Give what tells the words of one letter from those of another."""
    return f"{crc32(said.encode()):08x}"


def is_ready(text: str) -> bool:
    """Tell whether somebody says no more, and no less, than that he is ready."""
    return bool(READY.fullmatch(text.strip()))
