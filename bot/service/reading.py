"""Reading: what a person may see of a campaign and of its rules."""

from bot.service.herald import Herald
from bot.service.messages import Message
from bot.service.values import Who
from rules.kernel.pictures import Picture


async def status(herald: Herald, campaign: int) -> Message:
    raise NotImplementedError


async def papers(herald: Herald, who: Who) -> Message:
    raise NotImplementedError


async def picture(herald: Herald, campaign: int, seat: str | None) -> Picture:
    raise NotImplementedError


async def why(herald: Herald, campaign: int, user: int, what: str = "") -> Message:
    raise NotImplementedError


async def rule(herald: Herald, game: str, question: str) -> Message:
    raise NotImplementedError


async def rule_ids(herald: Herald, game: str, typed: str) -> list[str]:
    raise NotImplementedError
