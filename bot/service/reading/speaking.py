"""Speaking: of which of several campaigns somebody speaks, or how that is asked."""

from collections.abc import Sequence

from bot.service.ground.ears import Said
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, stamp
from bot.service.ground.values import CampaignCard

MANY = 5
"""How many campaigns are offered."""


def talking(herald: Herald, user: int, mine: Sequence[CampaignCard], learning: Sequence[CampaignCard]) -> str:
    """Give the number of the campaign of which somebody spoke last; empty where it has to be asked for.

    That is enough for a practice, and beside a practice for the only campaign; among several one has to say which.
    """
    last = herald.asking.of(user)
    own = [one.id for one in mine if one not in learning]
    known = [*(one.id for one in learning), *(own if len(own) == 1 else [])]
    return str(last.campaign) if last is not None and last.campaign in known else ""


def which(mine: Sequence[CampaignCard]) -> Message:
    """Ask which of several campaigns is meant."""
    names = "".join(f"\n“{one.title}” (#{one.id})" for one in mine)
    buttons = tuple(
        Button(action="which", label=one.title[:80], campaign=one.id, window=open_key(one), style="primary")
        for one in mine[:MANY]
    )
    return Message(
        content=f"Which campaign do you mean? A first line “campaign {mine[0].id}” says it, too.{names}",
        buttons=buttons,
    )


def open_key(card: CampaignCard) -> str:
    """Give the key of the window that is open in a campaign; empty for none."""
    return card.window.key if card.window else ""


async def too_late(herald: Herald, card: CampaignCard, said: Said | None) -> str:
    """Say that a window has closed since something was written; empty where none has, or nobody was away."""
    if said is None or said.at is None:
        return ""
    async with herald.store.look(card.id) as look:
        closed = await look.closed_since(said.at)
    if closed is None:
        return ""
    return f"I was away when you wrote this, and its window closed {stamp(closed[1])}: nothing of it was taken"
