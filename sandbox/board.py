"""What the desk knows of the campaigns, asked of the bot's own services."""

from dataclasses import dataclass
from datetime import datetime

from bot.service.ground.herald import Herald
from bot.service.ground.values import CampaignCard
from bot.service.table.campaigns import campaigns


@dataclass(frozen=True)
class Board:
    """The campaigns of the table at one moment."""

    cards: tuple[CampaignCard, ...] = ()
    drafts: int = 0
    """How many orders are given and not yet sealed."""

    @property
    def deadline(self) -> datetime | None:
        """The moment at which the next window closes."""
        return min((card.window.due for card in self.cards if card.window and card.window.due), default=None)

    @property
    def windows(self) -> frozenset[str]:
        """The windows that are open, by campaign and key."""
        return frozenset(f"{card.id}/{card.window.key}" for card in self.cards if card.window)

    @property
    def seated(self) -> frozenset[int]:
        """The people who hold a seat."""
        return frozenset(seat.user for card in self.cards for seat in card.seats if seat.user)

    @property
    def running(self) -> bool:
        """Whether a campaign has begun."""
        return any(card.status in {"running", "ended"} for card in self.cards)


async def read_board(herald: Herald, guild: int) -> Board:
    """Ask the bot how its campaigns stand; the desk asks every other second, so no game is asked for a word."""
    cards = await campaigns(herald, guild=guild)
    drafts = 0
    for card in cards:
        async with herald.store.look(card.id) as look:
            drafts += len(await look.drafts()) if card.window else 0
    return Board(tuple(cards), drafts)
