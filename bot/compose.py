"""Compose: every part of a running Herald, put together in one place."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.chat.answering.shared import Chat
from bot.chat.client.client import HeraldClient
from bot.chat.client.coming import come
from bot.chat.courier.caretaker import Caretaker
from bot.chat.courier.courier import Courier
from bot.clock import SystemClock, Ticker, Waiting
from bot.pictures.studio import Studio
from bot.service.ground.herald import Herald
from bot.service.ground.scenarios import Scenarios
from bot.service.rulebook.rulebooks import Rulebooks
from bot.settings import Settings
from bot.store.migrate import migrate
from bot.store.store import Store
from bot.teller import Teller
from rules.kernel.play.ruleset import Ruleset
from rules.registry import RULESETS

Games = Mapping[str, Ruleset[Any]]  # Any: each game has its own state


@dataclass
class App:
    """A Herald that can be started and closed; another may then open the same database and the same Discord."""

    settings: Settings
    herald: Herald
    client: HeraldClient
    courier: Courier
    teller: Teller
    ticker: Ticker
    studio: Studio

    async def start(self) -> None:
        """Come to Discord and stay there until closed."""
        await come(self.client, self.settings.token)

    async def close(self) -> None:
        """Stop everything and let the database go; closing twice is harmless."""
        await self.client.close()
        await self.studio.close()
        await self.herald.store.close()


def compose(
    settings: Settings, *, clock: Waiting | None = None, games: Games = RULESETS, **client_options: Any
) -> App:  # Any: discord.py's own options
    """Put a Herald together; nothing is opened and nobody is asked before its client starts."""
    clock = clock or SystemClock()
    herald = Herald(
        Store(settings.database_url), clock, games, Scenarios(settings.scenarios), Rulebooks(settings.rulebooks)
    )
    studio = Studio()
    chat = Chat(herald, studio)
    client = HeraldClient(chat, **shards(settings), **client_options)
    courier, teller, ticker = Courier(client, chat, clock), Teller(herald, clock), Ticker(herald, clock)
    app = App(settings, herald, client, courier, teller, ticker, studio)

    async def prepare() -> None:
        await migrate(settings.database_url)

    client.preparations.append(prepare)
    client.duties += [app.courier.run, app.teller.run, app.ticker.run, Caretaker(client, herald, clock).run]
    return app


def shards(settings: Settings) -> dict[str, Any]:  # Any: discord.py's own options
    """Give the shards that this process runs, where the settings name them."""
    if settings.shards is None:
        return {}
    return {"shard_ids": list(settings.shards.ids), "shard_count": settings.shards.total}
