"""Posts: the messages owed, claimed by the courier and marked as they are delivered."""

from datetime import datetime

from bot.service.herald import Herald
from bot.service.values import Post


async def claim(herald: Herald, most: int) -> list[Post]:
    raise NotImplementedError


async def due(herald: Herald) -> datetime | None:
    raise NotImplementedError


async def delivered(herald: Herald, post: Post, place: int, message: int) -> None:
    raise NotImplementedError


async def failed(herald: Herald, post: Post, retry_at: datetime | None, reason: str) -> None:
    raise NotImplementedError


async def closed_dm(herald: Herald, campaign: int, *, seat: str = "", user: int = 0) -> None:
    raise NotImplementedError


async def open_dm(herald: Herald, campaign: int, *, seat: str = "", user: int = 0) -> None:
    raise NotImplementedError


async def seat_thread(herald: Herald, campaign: int, seat: str, thread: int) -> None:
    raise NotImplementedError
