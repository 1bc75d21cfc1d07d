"""Dealings with others in plain words: what they wrote, and a pact that is put to them."""

import re
from dataclasses import dataclass

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, letter_to
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import listed, plural
from bot.service.plain.letters import BETWEEN, COURTEOUS, promised, recipient, written
from bot.service.plain.naming import meant
from bot.service.talk.letters import archive
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold
from rules.kernel.language.numerals import in_words
from rules.kernel.state.finding import find
from rules.kernel.telling.tellings import Page

WROTE = r"(?:write|wrote|written|say|said|answer(?:ed)?|reply|replied|respond(?:ed)?)"
READS = re.compile(
    r"(?:so |and |but |hm |ok )*(?:"
    rf"what (?:did|has|does) (?P<what>.+?) {WROTE}(?: back)?(?: to (?:me|us)| me| us)?"
    rf"|(?:did|has) (?P<did>.+?) {WROTE}(?: anything)?(?: back)?(?: to (?:me|us)| me| us)?(?: yet)?"
    r"|(?:please )?(?:read|show|open|give)(?: me)? (?:the |his |her |their )?(?:last |latest |old |new )?"
    r"(?:letters?|messages?|mail) (?:from|of|by) (?P<show>.+)"
    r"|(?:is there |do i have |have i got )?(?:any|an?) "
    r"(?:answers?|repl(?:y|ies)|letters?|word|news|messages?|mail) from (?P<any>.+)"
    r")"
)
"""How somebody asks what another wrote."""
LATEST = 2
"""How many letters are read out."""
PROPOSES = re.compile(
    r"(?:(?:propose|offer|suggest|make|conclude|sign|put)\s+)?(?:an?\s+|the\s+|my\s+)?(?P<secret>secret\s+)?"
    r"(?:non-aggression\s+)?pact\s+(?:to|with)\s+(?P<whom>[^:]+?)"
    r"(?:\s+for\s+(?P<turns>[\w-]+)\s+(?:turns?|years?|rounds?))?\s*(?::\s*(?P<text>.*))?",
    re.IGNORECASE | re.DOTALL,
)
"""How a pact is proposed: `propose a pact to Rome for 5 turns: no attacks between us`."""


HIDDEN = r"(?:a secret|secret(?:ly)?|in secret|private(?:ly)?|(?:just |only )?between (?:the two of )?us(?: two)?)"
HUSHED = re.compile(
    rf"(?:(?:^|\s*[;,.(–-])\s*(?:(?:and|but|please) )*(?:(?:just|only) between us|(?!between){HIDDEN})|"
    rf"(?:\s*[;,.(–-])?\s*(?:(?:and|but|please|let'?s) )*(?:keep|stays?) (?:it |this |that )?{HIDDEN})"
    r"(?: please)?[).!\s]*$",
    re.IGNORECASE,
)
"""How somebody says behind the words of a pact that nobody else is to know of it."""
UNTIL = re.compile(r"\b(?:until|till|til|up to|to the end of) turn (\d+)", re.IGNORECASE)
"""A turn until which something holds."""


@dataclass(frozen=True)
class Proposal:
    """A pact as somebody proposes it in plain words."""

    to: tuple[str, ...]
    """The seats, by id."""
    names: str
    text: str
    turns: int = 0
    """For how many it holds; 0 until somebody ends it."""
    secret: bool = False


async def dealt(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Answer what somebody wrote to the seat, and offer to propose a pact; None for what is neither."""
    found = READS.fullmatch(fold(text).strip(" ?!."))
    if found:
        return await read_out(herald, card, who, next(filter(None, found.groups()), ""))
    proposal, game = proposed(card, who, text), herald.games.get(card.game)
    if proposal is None or (not proposal.text and game and any("pact" in one for one in game.sayings)):
        return None  # the game has pacts of its own
    return offered(card, who, proposal)


async def read_out(herald: Herald, card: CampaignCard, who: Who, whose: str) -> Message | None:
    """Give the latest letters of a seat that is named; None where none is."""
    others = [seat for seat in card.seats if seat.id != who.seat]
    sender = meant({seat.id: seat.name for seat in others}, whose)
    if not sender:
        return None
    place, seat = find(((place, seat) for place, seat in enumerate(others) if seat.id == sender), "the writer's seat")
    try:
        filed = (await archive(herald, who, other=sender)).filed
    except Answer as closed:
        return Message(content=str(closed))
    theirs = [one for one in filed if one.letter.sender == sender][-LATEST:]
    write = letter_to(card.id, who.seat, place, seat.name)
    if not theirs:
        return Message(content=f"Nothing has come from {seat.name} yet.", buttons=(write,))
    pages = tuple(Page(title=one.way, lines=tuple(filter(None, (one.letter.text, one.when)))) for one in theirs)
    last, campaign = theirs[-1], card.id
    reply = Button(action="reply", label="Reply", campaign=campaign, seat=who.seat, what=last.id, style="primary")
    return Message(
        pages=pages, buttons=(reply, Button(action="letters", label="All letters", campaign=campaign, seat=who.seat))
    )


def proposed(card: CampaignCard, who: Who, text: str) -> Proposal | None:
    """Read a pact that is proposed to seats which are named; None for anything else."""
    found = PROPOSES.fullmatch(COURTEOUS.sub("", text.strip()))
    if found is None:
        return None
    parts = [recipient(card, who, one) for one in BETWEEN.split(found["whom"]) if one.strip()]
    if not parts or not all(one and not one[2] for one in parts):
        return None
    others = [seat for seat in card.seats if seat.id != who.seat]
    seats = list(dict.fromkeys(others[one[0]].id for one in parts if one))
    names = listed(seat.name for seat in others if seat.id in seats)
    said = found["turns"] or ""
    turns = int(said) if said.isdecimal() else in_words(said) or 0
    words = (found["text"] or "").strip()
    hushed = HUSHED.search(words)
    text = words[: hushed.start()].strip() if hushed else words
    return Proposal(tuple(seats), names, text, turns or left_until(card, words), bool(found["secret"] or hushed))


def left_until(card: CampaignCard, words: str) -> int:
    """Give for how many turns what is promised `until turn 8` holds from now on; 0 where no such turn is named."""
    until = UNTIL.search(words)
    return max(int(until[1]) - card.turn, 0) if until else 0


def wanted(card: CampaignCard, who: Who, text: str) -> Proposal | None:
    """Read a pact that is proposed, or a letter that promises something for some turns; None for anything else."""
    if found := proposed(card, who, text):
        return found
    letter = written(card, who, text)
    if letter is None or not promised(letter[1]):
        return None
    to = tuple(letter[0].split(","))
    names = listed(seat.name for seat in card.seats if seat.id in to)
    return Proposal(to, names, letter[1], promised(letter[1]))


def offered(card: CampaignCard, who: Who, proposal: Proposal) -> Message:
    """Offer to propose a pact, or ask for its words."""
    if not proposal.text:
        return Message(content=f"What do you agree on with {proposal.names}? Put it behind a colon: “pact with … : …”.")
    label = f"Propose it to {proposal.names}"[:80]
    propose = Button(action="propose", label=label, campaign=card.id, seat=who.seat, style="primary")
    term = f"It holds for {plural(proposal.turns, 'turn')}" if proposal.turns else "It holds until somebody ends it"
    known = "only its parties know of it" if proposal.secret else "everybody reads it once it is accepted"
    return Message(
        content=(
            f"Shall I propose this pact to {proposal.names}?\n“{proposal.text}”\n{term}, and {known}. It binds nobody "
            "but by his word."
        ),
        buttons=(propose,),
    )
