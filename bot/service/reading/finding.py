"""Finding: which campaign a person means, and which seat the person holds there."""

from collections.abc import Iterable
from datetime import timedelta

from bot.service.ground.herald import Herald
from bot.service.ground.playing import spoken_for
from bot.service.ground.values import CampaignCard, Who
from bot.service.words.cards import campaign_card
from bot.service.words.open_window import standing
from bot.store.look import Look
from bot.store.records import Title
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold

LESSON = timedelta(hours=1)
"""How long what a person writes may be meant for a lesson, where they play elsewhere, too."""
LATEST = 10
"""So many campaigns at most are looked at where all have ended, and are named in an answer."""


async def campaigns(
    herald: Herald, *, guild: int | None = None, user: int | None = None, going: bool = False
) -> tuple[CampaignCard, ...]:
    """Give the campaigns of a guild, or those in which a person sits, waits or hosts, newest first.

    If `going` is true, only those that have not ended.
    """
    found = await herald.store.campaigns(guild=guild, user=user, going=going)
    return tuple([await card(herald, one) for one in found])


async def titles(herald: Herald, *, user: int, guild: int | None) -> list[tuple[str, int]]:
    """Name the campaigns of a person, then those of a guild, with their numbers: first those that have not ended."""
    found = {one.id: one for one in await herald.store.titles(user=user)}
    if guild is not None:
        found |= {one.id: one for one in await herald.store.titles(guild=guild) if one.id not in found}
    in_order = sorted(found.values(), key=lambda one: one.over)
    games = {name: ruleset.title for name, ruleset in herald.games.items()}
    return [(f"{one.title} ({games.get(one.game, one.game)})", one.id) for one in in_order]


async def card(herald: Herald, campaign: int) -> CampaignCard:
    """Give a campaign as everybody may see it."""
    async with herald.store.look(campaign) as look:
        return await campaign_card(herald, look)


async def who(herald: Herald, campaign: int, user: int) -> Who:
    """Give a person's seat. Raises Answer saying how to get one."""
    async with herald.store.look(campaign) as look:
        return speaker(look, user)


def speaker(look: Look, user: int) -> Who:
    """Give a person's seat. Raises Answer saying how to get one."""
    seat = spoken_for(look, user)
    if seat is None:
        way = (
            "only its gamemaster can seat you again" if user in standing(look).barred else "press Join there to get one"
        )
        raise Answer(f"you hold no seat in “{look.campaign.title}”; {way}")
    return Who(campaign=look.id, seat=seat.seat, user=user)


async def who_here(herald: Herald, *, user: int, channel: int | None = None, campaign: str = "") -> Who:
    """Give a person's seat in the campaign that is meant; read at once where only one campaign lives in a channel."""
    look = await herald.store.look_in(channel) if channel is not None and not campaign.strip() else None
    if look is not None:
        return speaker(look, user)
    return await who(herald, await here(herald, user=user, channel=channel, campaign=campaign), user)


async def here(herald: Herald, *, user: int, channel: int | None = None, campaign: str = "") -> int:
    """Give the campaign that is meant: the one named, else this channel's, else the only one that the person plays."""
    if campaign.strip():
        return await named(herald, user, channel, campaign.strip())
    if channel is not None:
        found = await open_ones(herald, channel=channel)
        if found:
            return chosen(found, user)
    mine = await open_ones(herald, user=user)
    going = any(one.status != "ended" and speaks(one, user) for one in mine)
    mine += await practising(herald, user, beside=going)
    playing = [one for one in mine if speaks(one, user)] or mine
    if not playing:
        raise Answer("you play in no campaign; name one, or write in its channel")
    return chosen(playing, user)


async def named(herald: Herald, user: int, channel: int | None, text: str) -> int:
    """Give the campaign of a number or a title, among those of the person and of the channel's guild."""
    number = int(text.removeprefix("#")) if text.removeprefix("#").isdecimal() else 0
    if number and number < 2**31:
        return (await card(herald, number)).id
    found = {one.id: one for one in await herald.store.titles(user=user)}
    if channel is not None:
        beside = [await card(herald, one) for one in await herald.store.campaigns(channel=channel)]
        for guild in {one.guild for one in beside}:
            found |= {one.id: one for one in await herald.store.titles(guild=guild)}
    exact = [one for one in found.values() if fold(one.title) == fold(text)]
    begin = exact or [one for one in found.values() if fold(text) in fold(one.title)]
    if not begin:
        known = choices(found.values())
        raise Answer(f"there is no campaign “{text}” here.{known}" if known else f"there is no campaign “{text}” here")
    return chosen([await card(herald, one.id) for one in begin], user)


async def practising(herald: Herald, user: int, *, beside: bool) -> list[CampaignCard]:
    """Give the practice of a person, if it goes on; `beside` other campaigns only while its lesson is a fresh one."""
    found = await herald.store.practice(user)
    if found is None:
        return []
    async with herald.store.look(found) as look:
        asking = standing(look).asking
        if look.campaign.status != "running" or asking is None:
            return []
        fresh = herald.clock.now() - asking.opened <= LESSON
        return [await campaign_card(herald, look)] if fresh or not beside else []


async def open_ones(herald: Herald, *, channel: int | None = None, user: int | None = None) -> list[CampaignCard]:
    """Give the campaigns of a channel or a person that have not ended; the latest where every one has."""
    ids = await herald.store.campaigns(channel=channel, user=user, going=True)
    ids = ids or (await herald.store.campaigns(channel=channel, user=user))[:LATEST]
    return [await card(herald, one) for one in ids]


def chosen(found: list[CampaignCard], user: int) -> int:
    """Give the only campaign, or the only one in which the person sits. Raises Answer listing them."""
    if len(found) > 1:
        found = [one for one in found if speaks(one, user)] or found
    running = [one for one in found if one.status != "ended"] or found[:1]
    if len(running) > 1:
        raise Answer("which campaign do you mean?" + choices(running))
    return running[0].id


def speaks(card: CampaignCard, user: int) -> bool:
    """Tell whether a person speaks for a seat of a campaign."""
    return any(user in {seat.user, seat.deputy} for seat in card.seats)


def choices(found: Iterable[CampaignCard | Title]) -> str:
    """List campaigns by title and number."""
    names = [f"“{one.title}” (#{one.id})" for one in found][:LATEST]
    return f" There is {', '.join(names)}." if names else ""


async def place(herald: Herald, user: int, channel: int | None) -> str:
    """Give the number of the campaign of a channel in which a person holds a seat; empty for none."""
    if channel is None:
        return ""
    try:
        return str((await who_here(herald, user=user, channel=channel)).campaign)
    except Answer:
        return ""
