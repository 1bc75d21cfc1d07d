"""Campaigns: founding, joining, starting, and what everybody may see of them."""

from collections.abc import Mapping

from bot.service.herald import Herald
from bot.service.schedule import Schedule
from bot.service.values import CampaignCard, Who


async def found(
    herald: Herald,
    *,
    host: int,
    guild: int,
    channel: int,
    title: str,
    game: str,
    scenario: str = "",
    settings: Mapping[str, str] = {},
    schedule: Schedule | None = None,
) -> CampaignCard:
    raise NotImplementedError


async def join(herald: Herald, campaign: int, user: int, name: str, seat: str = "", phrase: str = "") -> CampaignCard:
    raise NotImplementedError


async def leave(herald: Herald, campaign: int, user: int) -> CampaignCard:
    raise NotImplementedError


async def start(herald: Herald, campaign: int, user: int) -> CampaignCard:
    raise NotImplementedError


async def pause(herald: Herald, campaign: int, user: int) -> CampaignCard:
    raise NotImplementedError


async def resume(herald: Herald, campaign: int, user: int) -> CampaignCard:
    raise NotImplementedError


async def end(herald: Herald, campaign: int, user: int) -> CampaignCard:
    raise NotImplementedError


async def extend(herald: Herald, campaign: int, user: int, hours: int) -> CampaignCard:
    raise NotImplementedError


async def settings(herald: Herald, campaign: int, user: int, changes: Mapping[str, str]) -> CampaignCard:
    raise NotImplementedError


async def campaigns(
    herald: Herald, *, guild: int | None = None, user: int | None = None
) -> tuple[CampaignCard, ...]:
    raise NotImplementedError


async def card(herald: Herald, campaign: int) -> CampaignCard:
    raise NotImplementedError


async def here(herald: Herald, *, user: int, channel: int | None = None, campaign: str = "") -> int:
    raise NotImplementedError


async def who(herald: Herald, campaign: int, user: int) -> Who:
    raise NotImplementedError
