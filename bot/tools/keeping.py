"""What a host keeps: backups made, restored and tried, and campaigns rehearsed under the code at hand."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.clock import SystemClock
from bot.service.ground.herald import Herald
from bot.service.ground.scenarios import Scenarios
from bot.service.ground.wording import plural
from bot.service.rulebook.rulebooks import Rulebooks
from bot.settings import Settings
from bot.store.backup.restoring import restore
from bot.store.backup.writing import back_up
from bot.store.store import Store
from bot.tools.rehearsal import Rehearsed, rehearsed
from rules.registry import RULESETS

Say = Callable[[str], None]
MEGABYTE = 1_000_000
WHOLE = 50
"""Of so many campaigns one is replayed from its beginning."""


async def backed_up(settings: Settings, file: Path) -> str:
    """Write a backup of the database that the settings name, and say how much it holds."""
    written = await back_up(settings.database_url, file, SystemClock().now())
    campaigns = plural(written.rows.get("campaigns", 0), "campaign")
    return f"{campaigns} in {sum(written.rows.values()):,} rows, {shown(written.size)}: {file}"


def shown(size: int) -> str:
    """Show how large a file is: `38 kB`, `4.2 MB`."""
    return f"{size / MEGABYTE:,.1f} MB" if size >= MEGABYTE else f"{-(-size // 1000)} kB"


async def restored(settings: Settings, file: Path) -> str:
    """Put a backup into the empty database that the settings name."""
    head = await restore(settings.database_url, file)
    moment = datetime.fromisoformat(head.at)
    return f"restored as it was on {moment:%Y-%m-%d at %H:%M} UTC; Herald can be started on it"


@dataclass
class Found:
    """What a drill or a rehearsal found."""

    looked_at: int = 0
    amiss: list[str] = field(default_factory=list)
    """What would be held, or cannot be replayed, a line each."""
    noted: list[str] = field(default_factory=list)
    """What else differs."""


async def drilled(settings: Settings, file: Path, folder: Path | None = None) -> Found:
    """Restore a backup into a database that is thrown away, and replay from it.

    Of every campaign the last phase, of one in fifty all of them.
    """
    with TemporaryDirectory(prefix="herald-drill-", dir=folder) as scratch:
        url = f"sqlite+aiosqlite:///{Path(scratch) / 'drill.db'}"
        await restore(url, file)
        return await looked_through(settings, url, running=False)


async def rehearsal(settings: Settings, source: str, folder: Path | None = None) -> Found:
    """Replay what runs in a database or a backup under the code at hand, in a copy that is thrown away."""
    with TemporaryDirectory(prefix="herald-rehearsal-", dir=folder) as scratch:
        file, url = Path(source), f"sqlite+aiosqlite:///{Path(scratch) / 'rehearsal.db'}"
        if "://" in source:
            file = Path(scratch) / "copy.backup"
            await back_up(source, file, SystemClock().now())
        await restore(url, file)
        return await looked_through(settings, url, running=True)


async def looked_through(settings: Settings, url: str, *, running: bool) -> Found:
    """Replay the campaigns of a copy; if `running`, those that run alone."""
    store, found = Store(url), Found()
    herald = Herald(store, SystemClock(), RULESETS, Scenarios(settings.scenarios), Rulebooks(settings.rulebooks))
    try:
        return await looked_over(herald, found, running=running)
    finally:
        await store.close()


async def looked_over(herald: Herald, found: Found, *, running: bool) -> Found:
    """Replay campaign after campaign, the oldest first."""
    for place, campaign in enumerate(reversed(await herald.store.campaigns())):
        async with herald.store.look(campaign) as look:
            if running and look.campaign.status in {"lobby", "ended"}:
                continue
            one = await rehearsed(herald, look, whole=not running and place % WHOLE == 0)
            found.looked_at += 1
            title = f"{campaign} “{look.campaign.title}” ({look.campaign.game})"
            found.amiss += [f"{title}: {line}" for line in one.amiss]
            found.noted += [f"{title}: {line}" for line in one.noted]
    return found


def told(found: Found, say: Say, amiss: str) -> int:
    """Say what was found, and give 0 if nothing is amiss."""
    for line in (*found.amiss, *found.noted):
        say(line)
    say(f"{plural(found.looked_at, 'campaign')} replayed; {len(found.amiss)} {amiss}")
    return 1 if found.amiss else 0


__all__ = ["Found", "Rehearsed", "backed_up", "drilled", "rehearsal", "restored", "told"]
