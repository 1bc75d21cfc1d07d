"""Conveying: what somebody has another told or asked in his own words, put as Herald has it: `tell France: …`."""

import re

from bot.service.ground.values import CampaignCard, Who
from bot.service.plain.letters import COURTEOUS, HIS_ANSWER, begins_behind, parted, parting, recipient, several
from bot.service.talk.bidding import KINDLY
from bot.service.talk.direct import ASKS, PERFORMS, letter

PERFORMED = re.compile(rf"(?P<verb>{PERFORMS})\s+(?:(?:to|from)\s+)?(?P<rest>.+)", re.IGNORECASE | re.DOTALL)
"""How somebody does in a letter what he says: `offer Egypt peace`."""
THING = re.compile(r"(?P<what>[\w' -]{2,60}?)\s+(?P<by>to|with|from)\s+(?P<rest>.+)", re.IGNORECASE | re.DOTALL)
"""What is offered or asked for, before the one to whom that goes."""
KINDLY_FIRST = re.compile(rf"{KINDLY}(?=(?:please |kindly )?{PERFORMS}\b)", re.IGNORECASE)
ASIDE = re.compile(rf"\s*,\s+(?=(?:{HIS_ANSWER.pattern}))", re.IGNORECASE)
"""Before what is asked of Herald."""
PASSED = re.compile(
    r"(?P<words>\S.+[.!?…\-–—;]) +(?:(?:please|kindly|now|and) |(?:could|can|would|will) you )*"
    r"(?:pass|send|forward|give|deliver|hand|tell) (?:that|this|it)(?: (?:on|over|along|as it is))?(?:,? please)? to "
    r"(?P<to>[^,;:]{2,60}?)(?:,? please)?[.!]*",
    re.IGNORECASE | re.DOTALL,
)
"""How somebody says behind his words to whom they go."""
TITLE = re.compile(r"^(?:the )?(?:king|queen|emperor|empress|ruler|lord|head|leader) of (?:the )?", re.IGNORECASE)
LINK = re.compile(r"\b(that|to)\s*$", re.IGNORECASE)
QUOTES = ('"', "“", "'", "„")


def conveyed(card: CampaignCard, who: Who, text: str) -> str:
    """Give a text with the letter in it as its writer would say it to whoever gets it; the text where it has none."""
    if sent := passed_on(card, who, text):
        return sent
    place = 0 if parted(text) else begins_behind(text)
    said = reported(card, who, text[place:])
    return f"{text[:place]}{said}" if said else text


def passed_on(card: CampaignCard, who: Who, text: str) -> str:
    """Give a letter at whose end it is said to whom it goes, as Herald has it; empty for none."""
    met = PASSED.fullmatch(text.strip())
    found = recipient(card, who, TITLE.sub("", met["to"])) if met else None
    return f"tell {found[1]}: {met['words'].rstrip(' -–—;')}" if met and found and not found[2] else ""


def reports(text: str) -> bool:
    """Tell whether somebody reports what he has another told, so that no colon stands before his own words."""
    behind = PASSED.fullmatch(text.strip())
    return bool(behind) or (":" not in text and bool(parted(text) or begins_behind(text)))


def reported(card: CampaignCard, who: Who, text: str) -> str:
    """Give a letter of which somebody reports the words; empty for none, and for one that stays as it is."""
    begun = parted(text)
    if begun is None:
        return ""
    opening, rest = begun
    found = None if several(card, who, rest) else recipient(card, who, rest)
    if found is None or not found[2] or not rest.endswith(found[2]):
        return ""
    return put(card, who, found, (ASKS if opening == ASKS else "tell", rest[: -len(found[2])]))


def performed(card: CampaignCard, who: Who, text: str) -> str:
    """Give the letter by which somebody does what he bids, `offer Egypt peace`, as he says it; empty for none."""
    met = PERFORMED.fullmatch(COURTEOUS.sub("", KINDLY_FIRST.sub("", text.strip())))
    if met is None or ":" in text:
        return ""
    if (found := recipient(card, who, met["rest"])) and met["rest"].endswith(found[2]):
        lead = met["rest"][: -len(found[2])]
        return put(card, who, found, (met["verb"], lead)) if found[2] else ""
    thing = THING.fullmatch(met["rest"])
    found = recipient(card, who, thing["rest"]) if thing else None
    if thing is None or found is None:
        return ""
    of_him = " from you" if thing["by"].lower() == "from" else ""
    return put(card, who, (found[0], found[1], f"{thing['what']}{of_him} {found[2]}".strip()), (met["verb"], ""))


def put(card: CampaignCard, who: Who, found: tuple[int, str, str], said: tuple[str, str]) -> str:
    """Give a letter to somebody as Herald has it, with what is said to Herald behind it; empty where it stays so.

    It is `said` by a verb, with what stands before its words.
    """
    (_, name, all_of_it), (verb, lead) = found, said
    words, tail = parting(ASIDE.sub(". ", all_of_it))
    if words.startswith(QUOTES):
        return ""
    link = LINK.search(lead)
    others = [word for seat in card.seats if seat.name != name for word in {seat.name, seat.name.split()[-1]}]
    message = letter(verb, link[1] if link else "", words, others)
    return f"tell {name}: {message} {tail}".strip() if message else ""
