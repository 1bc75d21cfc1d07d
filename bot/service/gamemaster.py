"""The gamemaster's controls; all but `close` touch tables only, for they must work when the rules do not."""

from bot.service.herald import Herald
from bot.service.values import CampaignCard


async def hold(herald: Herald, campaign: int, user: int, reason: str = "") -> CampaignCard:
    raise NotImplementedError


async def release(herald: Herald, campaign: int, user: int) -> CampaignCard:
    raise NotImplementedError


async def close(herald: Herald, campaign: int, user: int) -> CampaignCard:
    raise NotImplementedError


async def rewind(herald: Herald, campaign: int, user: int, save: int) -> CampaignCard:
    raise NotImplementedError


async def export(herald: Herald, campaign: int, user: int | None) -> bytes:
    raise NotImplementedError
