"""Compose: every part of a running Herald, put together in one place."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.archivist import Archivist
from bot.chat.answering.answers import WAITS
from bot.chat.answering.shared import Chat
from bot.chat.client.client import HeraldClient
from bot.chat.client.coming import come, reached
from bot.chat.client.sharing import Sharing
from bot.chat.courier.caretaker import Caretaker
from bot.chat.courier.courier import Courier
from bot.chat.courier.pace import Paced
from bot.clock import SystemClock, Ticker, Waiting
from bot.health import Gate, Vitals
from bot.pictures.studio import Studio
from bot.service.ground.herald import Founders, Herald, drawn
from bot.service.ground.scenarios import Scenarios
from bot.service.rulebook.rulebooks import Rulebooks
from bot.settings import Settings
from bot.store.migrate import migrate
from bot.store.store import Store
from bot.teller import Teller
from bot.thinker import Thinker
from bot.warmer import warm
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
    archivist: Archivist
    vitals: Vitals

    async def start(self) -> None:
        """Come to Discord and stay there until closed."""
        await come(self.client, self.settings.token)

    async def reached(self) -> bool:
        """Tell whether Discord answers requests."""
        return await reached(self.client)

    async def close(self) -> None:
        """Stop everything and let the database go; closing twice is harmless."""
        await self.client.close()
        await self.studio.close()
        await self.herald.store.close()


def compose(
    settings: Settings,
    *,
    clock: Waiting | None = None,
    games: Games = RULESETS,
    seeds: Callable[[], str] = drawn,
    **client_options: Any,
) -> App:  # Any: discord.py's own options
    """Put a Herald together; nothing is opened and nobody is asked before its client starts."""
    # A simulated Discord limits nothing, and its clock stands still while messages are on their way.
    pace = Paced(SystemClock(), share(settings)) if clock is None else None
    clock = clock or SystemClock()
    herald = Herald(
        Store(settings.database_url),
        clock,
        games,
        Scenarios(settings.scenarios),
        Rulebooks(settings.rulebooks),
        founders=Founders(settings.founders, frozenset(settings.founder_ids), settings.campaigns_per_server),
        seeds=seeds,
    )
    studio = Studio()
    chat = Chat(herald, studio)
    client = HeraldClient(chat, **shards(settings), **client_options)
    courier = Courier(client, chat, clock, pace)
    teller, ticker = Teller(herald, clock), Ticker(herald, clock)
    archivist = Archivist(settings, herald.store, clock)
    app = App(settings, herald, client, courier, teller, ticker, studio, archivist, vitals(client))

    async def prepare() -> None:
        await migrate(settings.database_url)
        await herald.store.take_back()
        if pace is not None:  # where time is simulated, whoever asks first waits
            warm(herald)

    client.preparations.append(prepare)
    client.duties += [
        lambda: client.listener.run(clock),
        app.courier.run,
        app.teller.run,
        app.ticker.run,
        Thinker(herald, clock).run,
        Caretaker(client, herald, clock).run,
    ]
    sharing = Sharing(client, client.listener, clock)
    if not sharing.alone:
        client.duties.append(sharing.run)
    if settings.backup_folder is not None:
        client.duties.append(archivist.run)
    return app


def vitals(client: HeraldClient) -> Vitals:
    """Give what a client knows of itself: its gateways, its tasks, and how long people waited for it."""

    def gates() -> dict[int, Gate]:
        return {id: Gate(not shard.is_closed(), shard.latency) for id, shard in client.shards.items()}

    def dead() -> list[str]:
        ended = [task for task in client.running if task.done() and not client.is_closed()]
        return [f"{getattr(task.get_coro(), '__qualname__', task.get_name())} has ended" for task in ended]

    return Vitals(gates, dead, WAITS)


def share(settings: Settings) -> float:
    """Give which part of what Discord lets the bot ask for is this process's."""
    return len(settings.shards.ids) / settings.shards.total if settings.shards else 1.0


def shards(settings: Settings) -> dict[str, Any]:  # Any: discord.py's own options
    """Give the shards that this process runs, where the settings name them."""
    if settings.shards is None:
        return {}
    return {"shard_ids": list(settings.shards.ids), "shard_count": settings.shards.total}
