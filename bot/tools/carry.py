"""Campaigns carried out of a database and into another, or let go on, without Discord."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.book.page import page
from bot.clock import SystemClock
from bot.service.ground.herald import Herald
from bot.service.ground.scenarios import Scenarios
from bot.service.ground.values import CampaignCard
from bot.service.ground.wording import plural
from bot.service.history.book import compose, material
from bot.service.history.indexing import reindex
from bot.service.nearest import did_you_mean
from bot.service.reading.finding import campaigns
from bot.service.rulebook.rulebooks import Rulebooks
from bot.service.start.importing import import_campaign, twin
from bot.service.table import gamemaster
from bot.service.telling.telling import retell
from bot.settings import Settings
from bot.store.migrate import migrate
from bot.store.store import Store
from rules.kernel.errors import Answer
from rules.registry import RULESETS

MOST = 1024 * 1024 * 1024
"""The bytes that the maps of a book in a file may take: all of them."""


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Herald]:
    """Open a Herald on its database, brought up to date, without its client."""
    await migrate(settings.database_url)
    store = Store(settings.database_url)
    try:
        yield Herald(store, SystemClock(), RULESETS, Scenarios(settings.scenarios), Rulebooks(settings.rulebooks))
    finally:
        await store.close()


async def exported(settings: Settings, campaign: str) -> bytes:
    """Give the file of a campaign, people included. Raises Answer naming what there is."""
    async with opened(settings) as herald:
        return await gamemaster.export(herald, await number_of(herald, campaign), None)


async def bound(settings: Settings, campaign: str) -> str:
    """Give the book of a campaign as a page of HTML; without Discord nobody's name is known."""
    async with opened(settings) as herald:
        found = await material(herald, await number_of(herald, campaign), {})
        return page(compose(herald, found), MOST)


async def imported(settings: Settings, file: bytes, *, again: bool = False) -> CampaignCard:
    """Restore a file as a new campaign, held for its gamemaster. Raises Twin where it is here, unless `again`."""
    async with opened(settings) as herald:
        if not again and (before := await twin(herald, file)):
            raise Twin(before.title, before.id)
        return await import_campaign(herald, file)


async def here_already(settings: Settings, file: bytes) -> str | None:
    """Say which campaign of this Herald a file holds; None for none."""
    async with opened(settings) as herald:
        before = await twin(herald, file)
        return None if before is None else f"This campaign is here already, as {before.id} “{before.title}”"


class Twin(Answer):
    """A campaign that is to be imported is here already."""

    def __init__(self, title: str, campaign: int) -> None:
        """Keep which it is."""
        super().__init__(title, campaign)
        self.title, self.campaign = title, campaign

    def __str__(self) -> str:
        """Say which it is, and how it is imported all the same."""
        here = f"this campaign is here already, as {self.campaign} “{self.title}”"
        return f"{here}; import it with --again to have it twice"


async def released(settings: Settings, campaign: str) -> CampaignCard:
    """Let a held campaign go on, as its gamemaster would. Raises Answer where it is not held, or is held again."""
    async with opened(settings) as herald:
        return await gamemaster.release(herald, await number_of(herald, campaign), None)


async def index(settings: Settings, say: Callable[[str], None]) -> None:
    """Put the events of each campaign into words again, and say how many read otherwise now."""
    async with opened(settings) as herald:
        for card in await campaigns(herald):
            say(f"“{card.title}”: {plural(await reindex(herald, card.id), 'event')} put into other words")


async def retold(settings: Settings, campaign: str) -> int:
    """Tell again, by today's words, what of a campaign was told with faults; the running bot changes its messages."""
    async with opened(settings) as herald:
        return await retell(herald, await number_of(herald, campaign))


async def number_of(herald: Herald, campaign: str) -> int:
    """Give the number of a campaign from its number or its title."""
    cards = await campaigns(herald)
    wanted = campaign.strip().removeprefix("#").lower()
    for card in cards:
        if wanted in {str(card.id), card.title.lower()}:
            return card.id
    there = ", ".join(f"{card.id} “{card.title}”" for card in cards) or "none"
    raise Answer(
        f"there is no campaign “{campaign}”{did_you_mean(campaign, [card.title for card in cards])}; there is {there}"
    )
