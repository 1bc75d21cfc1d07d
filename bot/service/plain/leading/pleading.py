"""Pleading: words of a player for his gamemaster, and a plea for time, passed on at one press."""

import re

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, mention, stamp
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import plural
from bot.service.plain.assent.questions import asks
from bot.service.plain.leading.deeds import hours_of, hours_until
from bot.service.plain.leading.hosting import leads
from bot.service.plain.letters import LEAD, parted
from bot.service.talk.pleas import last_word, own_hours
from rules.kernel.language.matching import fold

CHAIR = ("gamemaster", "game master", "gm", "host", "admin", "umpire of the table")
"""How whoever leads a campaign is called."""
PARTS = re.compile(r"[,.;!?\n]+\s*(?:(?:so|and|but|then)\s+)*")
ANSWERED = re.compile(
    r"\b(?:sa(?:y|id) (?:yes|no|ok|anything)|answer\w*|repl(?:y|ied)|agreed?|granted?|allowed|"
    r"(?:my|the) (?:request|plea|extension)|(?:get|got|have) (?:the |my )?(?:extension|more time))\b",
    re.IGNORECASE,
)
"""Words of somebody who asks what became of his plea."""
WANTS = re.compile(
    r"\b(?:(?:more|need|needs|some|enough) (?:\w+ )?time|extend|extension|deadline|wait (?:for me|until|till|with)|"
    r"until (?:tomorrow|mon|tue|wed|thu|fri|sat|sun|tonight)\w*|\w+ (?:more )?hours?(?: more)?|"
    r"(?:more|another) days?)\b",
    re.IGNORECASE,
)
"""Words by which one who plays as well is asked for time, and gets no letter."""
TIME = re.compile(r"\b(?:until|till|hours?|days?|time|wait|extend|extension|deadline|later)\b", re.IGNORECASE)
"""Words of somebody who asks for time."""
USUAL = 6
"""The hours of one's own that are offered where none are named."""
OWN = "own-"
"""What a button is about that takes hours of one's own."""


def for_gamemaster(herald: Herald, card: CampaignCard, user: int, text: str) -> str:
    """Give what a text says to whoever leads the campaign, or asks of him; empty for what says nothing to him.

    One who plays as well gets letters as a player; what asks him for time he gets as the gamemaster.
    """
    if leads(card, user) or not card.host:
        return ""
    pieces = [one for one in PARTS.split(text) if one.strip()]
    for place, piece in enumerate(pieces):
        begun = parted(piece)
        words = None if begun is None else behind_name(herald, card, begun[1])
        if words is None:
            continue
        whole = place or not words or ":" not in piece
        return "" if not words and len(pieces) == 1 else text.strip() if whole else text[text.index(words) :].strip()
    return ""


def behind_name(herald: Herald, card: CampaignCard, rest: str) -> str | None:
    """Give what follows the name of whoever leads a campaign; None where he is not addressed."""
    plays = any(seat.user == card.host for seat in card.seats)
    faces = [one for name in herald.faces.of(card.host, card.guild) for one in (name, name.split(" ")[0])]
    seats = [seat.name for seat in card.seats if seat.user == card.host]
    names = [*CHAIR, *(fold(one) for one in (*faces, *seats) if not plays or WANTS.search(rest))]
    met = re.match(rf"(?:the |my |our )?@?(?:{'|'.join(map(re.escape, names))})(?![\w'-])", rest, re.IGNORECASE)
    return LEAD.sub("", rest[met.end() :], count=1).strip() if met else None


async def to_gamemaster(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Answer what is said to the gamemaster, and who asks what became of it; None for what is neither."""
    return await answered(herald, card, who, text) or await pleaded(herald, card, who, text)


async def pleaded(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Offer to pass on what is said to the gamemaster; None for what is not."""
    words = for_gamemaster(herald, card, who.user, text)
    if not words:
        return None
    if TIME.search(words) and card.status == "running":
        return await for_time(herald, card, who, text)
    button = Button(action="plead", label="Pass it on", campaign=card.id, seat=who.seat, style="primary")
    return Message(
        content=f"Shall I pass this on to {mention(card.host)}, your gamemaster?\n“{words}”", buttons=(button,)
    )


async def answered(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Say what became of what a seat has asked of its gamemaster; None for who asks something else, or had no plea."""
    if not card.window or leads(card, who.user) or not ANSWERED.search(text) or not asks(text):
        return None
    word = await last_word(herald, card.id, who.seat)
    closes = f"The window closes {stamp(card.window.due)} as it stands." if card.window.due else ""
    heard = {
        "plea": f"Your words are passed on to {mention(card.host)}; no refusal has come. {closes}",
        "refused": f"{mention(card.host)} has refused. {closes}",
    }
    return Message(content=heard[word].strip()) if word in heard else None


async def for_time(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Offer somebody who needs time to ask the gamemaster for it, and hours of his own; None where no clock runs."""
    if card.status != "running" or not card.window or not card.window.due or leads(card, who.user):
        return None
    hours, own = max(0, hours_of(text) or await hours_until(herald, card, text)), await own_hours(herald, who)
    wanted = f" for {plural(hours, 'hour')} more" if hours else ""
    said = [f"Shall I ask {mention(card.host)}, your gamemaster,{wanted or ' for it'}, in your own words?"]
    what = plural(hours, "hour") if hours else "time"
    buttons = [door(card, who, f"Ask for {what}", str(hours or 24))] if card.host else []
    if mine := min(own, hours or USUAL):
        said.append(f"You have {plural(own, 'hour')} of your own left, which move the deadline at once.")
        buttons.append(door(card, who, f"{plural(mine, 'hour')} of my own", f"{OWN}{mine}"))
    said.append("/vote extend asks the table.")
    return Message(content=" ".join(said), buttons=tuple(buttons))


def door(card: CampaignCard, who: Who, label: str, what: str) -> Button:
    """Give the button that asks for time, or takes it, while the same window is open."""
    key = card.window.key if card.window else ""
    return Button(action="plead", label=label, campaign=card.id, seat=who.seat, window=key, what=what, style="primary")
