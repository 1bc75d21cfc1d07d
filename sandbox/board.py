"""What the desk knows of the campaigns, asked of the bot's own services."""

from dataclasses import dataclass
from datetime import datetime

from bot.service.ground.herald import Herald
from bot.service.ground.values import CampaignCard, Who
from bot.service.orders.orders import orders
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
    """Ask the bot how its campaigns stand."""
    cards = await campaigns(herald, guild=guild)
    held = [Who(card.id, seat.id, seat.user) for card in cards if card.window for seat in card.seats if seat.user]
    drafts = [len((await orders(herald, who)).drafts) for who in held]
    return Board(tuple(cards), sum(drafts))
