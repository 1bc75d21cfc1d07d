"""Meant: which of several campaigns somebody speaks of, by its title in his words, or as the only one that they fit."""

import re
from collections.abc import Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.values import CampaignCard, Who
from bot.service.orders import orders
from bot.service.plain.piecemeal.pieces import choices, pieces
from bot.service.reading.finding import who


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
    spoken = rf"(?<![\w-])(?:(?:in|of|from)\s+(?:the\s+)?|(?:game|campaign)\s+|(?<=pause\s)|(?<=close\s)|(?<=stop\s)|(?<=end\s)|"
    spoken += r"(?<=extend\s)|(?<=resume\s)|(?<=release\s)|(?<=start\s)|(?<=hold\s))"
    return re.search(spoken + quoted, text, re.IGNORECASE)


async def only_one(herald: Herald, user: int, mine: Sequence[CampaignCard], text: str) -> str:
    """Give the number of the only campaign that is played, or in which alone a text is an order; empty for none."""
    played = [one for one in mine if one.status != "lobby"]
    if len(played) != 1:
        seats = [(one, await who(herald, one.id, user)) for one in played]
        played = [one for one, seat in seats if await orders_in(herald, seat, text)]
    return str(played[0].id) if len(played) == 1 else ""


async def orders_in(herald: Herald, who: Who, text: str) -> bool:
    """Tell whether a text, or a piece of it, is an order of the window that is open to a seat."""
    said = [text, *(one for piece in pieces(text) for one in (piece, *choices(piece)))]
    return any([await orders.reads(herald, who, one) for one in dict.fromkeys(said)])
