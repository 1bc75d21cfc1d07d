"""Letters said in plain words: `write to Egypt: shall we be friends?`."""

import re
import tomllib
from collections.abc import Sequence
from functools import cache

from rapidfuzz import fuzz

from bot.service.ground.messages import Button, Message, letter_to
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import listed
from bot.service.plain.intents import FILE
from bot.service.plain.naming import meant
from rules.kernel.language.matching import fold

LIKE = 82
"""How like the name of a seat the words after the opening must be, of 100."""
EVERYBODY = re.compile(
    r"(?:every(?:one|body)(?: else)?|all(?: (?:of (?:you|them)|players|the (?:others|players)|others))?|the others)\b"
    r"(?=\s*[:,]|\s+that\b)",
    re.IGNORECASE,
)
"""How everybody is addressed who plays."""
BETWEEN = re.compile(r"\s*,\s*(?:and\s+)?|\s+(?:and|&|\+)\s+", re.IGNORECASE)
"""What stands between the names of several."""
THE = re.compile(r"^the\s+", re.IGNORECASE)
TO = " to"
"""How an opening ends after which a name has to come."""
LONGEST_NAME, MOST = 4, 4
"""The most words of a name, and the most letters that are offered instead."""
LEAD = re.compile(r"^[\s:,.–—-]*(?:(?:that|saying|says|and say|and tell (?:him|her|them))\b[\s:,]*)?", re.IGNORECASE)
BEHIND = re.compile(
    r"(?P<order>[^:]+?)(?:\s*[.;,]\s*|\s+)(?:and\s+)?(?:(?:then|also)\s+)*"
    r"(?P<letter>(?:tell|write|ask|send|letter|message)\s[^:]+:.+)",
    re.IGNORECASE | re.DOTALL,
)
"""How somebody writes to another behind an order."""
COURTEOUS = re.compile(r"^(?:please|can you|could you|i want to|i would like to|i'd like to|let me)\s+", re.IGNORECASE)


@cache
def openings() -> tuple[str, ...]:
    """Give how letters begin that are said in plain words, the longest first."""
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))["letter"]["openings"]
    return tuple(sorted(found, key=lambda one: -len(one)))


def opened(text: str) -> tuple[str, str]:
    """Give how a letter begins, and what follows; of what is no letter nothing, and all of it."""
    begun = parted(text)
    rest = begun[1] if begun else text
    return text[: text.rindex(rest)] if begun and rest else "", rest


def parted(text: str) -> tuple[str, str] | None:
    """Give what follows the opening of a letter; None for what is no letter."""
    line = COURTEOUS.sub("", text.strip())
    opening = next((one for one in openings() if fold(line).startswith(f"{one} ")), None)
    return None if opening is None else (opening, line[len(opening) :].strip())


def recipient(card: CampaignCard, who: Who, rest: str) -> tuple[int, str, str] | None:
    """Give the place of the seat that is addressed among the others, its name, and the words; None if none is."""
    rest = THE.sub("", rest)
    words = rest.split()
    others = [seat for seat in card.seats if seat.id != who.seat]
    for place, seat in enumerate(others):
        name = THE.sub("", seat.name)
        count = len(name.split())
        typed = " ".join(words[:count]).rstrip(":,.;")
        if fuzz.ratio(fold(typed), fold(name)) >= LIKE:
            return place, seat.name, said_to(rest, count)
    shortly = meant({seat.id: seat.name for seat in others}, words[0]) if words else ""
    return next(((place, seat.name, said_to(rest, 1)) for place, seat in enumerate(others) if seat.id == shortly), None)


def said_to(rest: str, count: int) -> str:
    """Give the words of a letter, which follow so many of its receiver's name."""
    return LEAD.sub("", " ".join(rest.split(" ")[count:]), count=1).strip()


def several(card: CampaignCard, who: Who, rest: str) -> tuple[list[int], str] | None:
    """Give the places of several seats that are addressed among the others, and the words; None for one, or none.

    They stand before a colon, with commas or an `and` between; everybody may be said in one word.
    """
    called, colon, words = rest.partition(":")
    others = [seat for seat in card.seats if seat.id != who.seat]
    if everybody := EVERYBODY.match(rest):
        played = [place for place, seat in enumerate(others) if seat.user is not None]
        return (played, LEAD.sub("", rest[everybody.end() :]).strip()) if played else None
    parts = [one for one in BETWEEN.split(called.strip()) if one.strip()]
    found = [recipient(card, who, one) for one in parts]
    if not colon or len(parts) < len("ab") or not all(one and not one[2] for one in found):
        return None
    return list(dict.fromkeys(one[0] for one in found if one)), words.strip()


def to_several(card: CampaignCard, who: Who, places: Sequence[int], words: str) -> Message:
    """Offer to send one letter to several seats."""
    others = [seat for seat in card.seats if seat.id != who.seat]
    names = listed(others[place].name for place in places)
    if not words:
        return Message(content=f"What do you write to {names}? Put it behind a colon: `write to {names}: …`.")
    send = Button(action="post", label=f"Send to {names}"[:80], campaign=card.id, seat=who.seat, style="primary")
    return Message(content=f"Shall I send this to {names}, signed by your seat?\n“{words}”", buttons=(send,))


def addressed(card: CampaignCard, who: Who, text: str) -> Message | None:
    """Offer to send what is said to be written to another seat, or to several; None for what is no letter."""
    begun = parted(text)
    if begun is None:
        return None
    if many := several(card, who, begun[1]):
        return to_several(card, who, *many)
    found = recipient(card, who, begun[1])
    if found is None:
        return nobody(card, who, begun[1]) if begun[0].endswith(TO) else None
    place, name, words = found
    form = letter_to(card.id, who.seat, place, name)
    others = [seat for seat in card.seats if seat.id != who.seat]
    kept = f"\nNobody plays {name} now: it is kept for whoever takes the seat." if others[place].user is None else ""
    if not words:
        return Message(
            content=f"What do you write to {name}?{kept}", buttons=(form.model_copy(update={"style": "primary"}),)
        )
    send = Button(action="post", label=f"Send to {name}"[:80], campaign=card.id, seat=who.seat, style="primary")
    content = f"Shall I send this to {name}, signed by your seat?\n“{words}”{kept}"
    return Message(content=content, buttons=(send, form))


def nobody(card: CampaignCard, who: Who, rest: str) -> Message | None:
    """Say to whom one can write, where a letter begins with a name that nobody has; None without its colon."""
    called, colon, _ = rest.partition(":")
    others = [seat for seat in card.seats if seat.id != who.seat and seat.mode != "open"]
    if not colon or len(called.split()) > LONGEST_NAME or not others:
        return None
    buttons = tuple(
        letter_to(card.id, who.seat, place, seat.name)
        for place, seat in enumerate(one for one in card.seats if one.id != who.seat)
        if seat in others
    )
    names = listed([seat.name for seat in others], "or")
    return Message(content=f"Nobody here is called {called.strip()}. You can write to {names}.", buttons=buttons[:MOST])


def behind(text: str) -> tuple[str, str] | None:
    """Give an order and the letter behind it, `home York. and tell Egypt: …`; None for what is not both."""
    found = BEHIND.fullmatch(text.strip())
    return (found["order"], found["letter"]) if found and parted(found["letter"]) else None


def written(card: CampaignCard, who: Who, text: str) -> tuple[str, str] | None:
    """Give to which seat a message is a letter, or to which, with commas between, and its words; None if it is none."""
    both = behind(text) if parted(text) is None else None
    begun = parted(both[1] if both else text)
    if begun is None:
        return None
    others = [seat.id for seat in card.seats if seat.id != who.seat]
    if many := several(card, who, begun[1]):
        return (",".join(others[place] for place in many[0]), many[1]) if many[1] else None
    found = recipient(card, who, begun[1])
    return (others[found[0]], found[2]) if found and found[2] else None
