"""Meant: of which campaign somebody speaks, of whom, and whether it is a farewell."""

import re
from collections.abc import Mapping, Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.playing import position
from bot.service.ground.values import CampaignCard, Who
from bot.service.orders import orders
from bot.service.plain.intents import INTENTS, PARTS
from bot.service.plain.leading.bynames import in_names
from bot.service.plain.leading.conveying import conveyed, performed, reports
from bot.service.plain.letters import parted
from bot.service.plain.piecemeal.pieces import choices, pieces
from bot.service.plain.players import HIM, by_name, by_seats
from bot.service.reading.finding import who
from bot.service.talk.letters import last_writer
from rules.kernel.language.bynames import Byname
from rules.kernel.language.matching import fold

FAREWELL = re.compile(
    r"\b(?:quit\w*|leav\w+(?! (?:it|that|this|them|him|her|things|everything)\b)|give up|resign|concede|drop out)\b",
    re.IGNORECASE,
)
"""Words of somebody who gives the game up."""


def titled(known: Sequence[CampaignCard], text: str) -> tuple[str, str]:
    """Give the number of the only one of these campaigns whose title stands in a text, and the text without it.

    A title of one word counts where it stands as one: behind a word that says so, or written as it is.
    """
    found = [(one, met) for one in known if (met := title_in(one.title, text))]
    if len(found) != 1:
        return "", text
    card, met = found[0]
    return str(card.id), " ".join(f"{text[: met.start()]} {text[met.end() :]}".split()).strip(" ,:;–—-")


def title_in(title: str, text: str) -> re.Match[str] | None:
    """Give where a title stands in a text, with what leads to it; None for nowhere."""
    quoted = rf"[“\"']?{re.escape(title)}[”\"']?(?![\w-])"
    leading = r"(?<![\w-])(?:(?:in|of|from|at|the|game|campaign)\s+)*"
    if len(title.split()) > 1:
        return re.search(leading + quoted, text, re.IGNORECASE)
    spoken = r"(?<![\w-])(?:(?:in|of|from)\s+(?:the\s+)?|(?:game|campaign)\s+|(?<=pause\s)|(?<=close\s)|(?<=stop\s)|"
    spoken += r"(?<=end\s)|(?<=extend\s)|(?<=resume\s)|(?<=release\s)|(?<=start\s)|(?<=hold\s))"
    return re.search(spoken + quoted, text, re.IGNORECASE)


def spoken_of(known: Sequence[CampaignCard], campaign: str, text: str) -> tuple[str, str, str]:
    """Give the campaign that is named or spoken of, a text for its player, and the same for its gamemaster.

    A title of one word may be a name of the game as well: what a player writes keeps it.
    """
    if campaign or len(known) < len("ab"):
        return campaign, text, text
    number, bare = titled(known, text)
    whole = any(str(one.id) == number and len(one.title.split()) > 1 for one in known)
    return number, bare if whole else text, bare


def of_one(known: Sequence[CampaignCard], campaign: str) -> list[CampaignCard]:
    """Give those of some campaigns that are meant by a number or a title; all where none is."""
    return [
        one for one in known if campaign.removeprefix("#") in {"", str(one.id)} or fold(campaign) == fold(one.title)
    ]


async def only_one(
    herald: Herald, user: int, mine: Sequence[CampaignCard], learning: Sequence[CampaignCard], text: str
) -> str:
    """Give the number of the only campaign that is played, or in which alone a text is an order; empty for none.

    What is said beside a lesson may be said to it.
    """
    if learning:
        return ""
    played = [one for one in mine if one.status != "lobby"]
    if len(played) != 1:
        seats = [(one, await who(herald, one.id, user)) for one in played]
        played = [one for one, seat in seats if await orders_in(herald, seat, text)]
    return str(played[0].id) if len(played) == 1 else ""


async def orders_in(herald: Herald, who: Who, text: str) -> bool:
    """Tell whether a text, or a piece of it, is an order of the window that is open to a seat."""
    said = [text, *(one for piece in pieces(text) for one in (piece, *choices(piece)))]
    return any([await orders.reads(herald, who, one) for one in dict.fromkeys(said)])


def leaving(text: str) -> bool:
    """Tell whether somebody says plainly, in one part of his text at least, that he gives the game up."""
    parts = [one for one in PARTS.split(text) if one.strip()]
    said = [text, *(one for one in parts if "?" not in one)]  # “I give up. what happens to my country?”
    return any(FAREWELL.search(one) and INTENTS.said(one, "leave") for one in said)


async def in_seats(herald: Herald, card: CampaignCard, who: Who, text: str) -> str:
    """Give a text with the names of seats for all else that they are called in it, unless a thing of the game is.

    What somebody has another told is put as he would say it to him.
    """
    reported, writer = reports(text), await last_writer(herald, card, who) if HIM.search(text) else ""
    bynames, shared = await called_otherwise(herald, card)
    if in_names(card, who, by_seats(herald, card, text, (), writer), bynames, (), shared) != text:
        taken = await orders.names(herald, who)
        text = in_names(card, who, by_seats(herald, card, text, taken, writer), bynames, taken, shared)
    text = conveyed(card, who, text) if reported else text
    if (letter := performed(card, who, text)) and not await orders_so(herald, card, who, text):
        return letter
    return (
        text
        if ":" in text or parted(text)
        else by_name(text, [seat.name for seat in card.seats if seat.id != who.seat])
    )


async def orders_so(herald: Herald, card: CampaignCard, who: Who, text: str) -> bool:
    """Tell whether a text is an order, or begins as people say one of this game: `offer peace to`."""
    said = herald.games[card.game].sayings if card.game in herald.games else {}
    return any(fold(text).startswith(f"{one} ") for one in said) or await orders.reads(herald, who, text)


async def called_otherwise(herald: Herald, card: CampaignCard) -> tuple[Mapping[str, Byname], frozenset[str]]:
    """Give how else the seats of a campaign are called, as everybody knows, and the names, folded, of what they own."""
    if card.status == "lobby":
        return {}, frozenset()
    async with herald.store.look(card.id) as look:
        session = await position(herald, look)
    ruleset, view = session.ruleset, session.glance(None)
    owned = {kind for kind, whose in ruleset.owners(view).items() if any(id != seat for id, seat in whose.items())}
    names = (name for kind, named in ruleset.lexicon(view, None).items() if kind in owned for name in named)
    return ruleset.bynames(view), frozenset(map(fold, names))
