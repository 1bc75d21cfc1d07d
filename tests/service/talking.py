"""Talking: what a player writes to Herald in tests of the service, what is answered, and what stands of it."""

from bot.service.orders import orders
from bot.service.plain import hearing
from tests.service.bench import BLUE, RED, Table


async def said(table: Table, campaign: int, text: str, user: int = RED) -> str:
    """Give what is answered to a message, without the pages behind it."""
    return (await hearing.hear(table.herald, user, text, str(campaign))).content


async def said_in_full(table: Table, campaign: int, text: str, user: int = RED) -> str:
    """Give all that is answered to a message: what is read at once, and the pages behind it."""
    answer = await hearing.hear(table.herald, user, text, str(campaign))
    return "\n".join((answer.content, *(line for page in answer.pages for line in (page.title, *page.lines))))


async def given(table: Table, campaign: int, user: int = RED) -> list[str]:
    """Give what a player has ordered in the open window, as it stands."""
    return [one.text for one in (await orders.so_far(table.herald, await table.who(campaign, user))).drafts]


async def seated(table: Table, board: str, window: str = "") -> int:
    """Seat two people at a board, and wait for its window of that name."""
    campaign = await table.started(RED, BLUE, board=board)
    if window:
        await table.until(campaign, window)
    return campaign
