"""Health: `/livez` and `/healthz` for whoever restarts the bot, `/metrics` for whoever watches it.

`/livez` is red for what a restart mends: a task that died, or a gateway that is gone while Discord answers. `/healthz`
is red for whatever keeps players waiting, a full disk or an outage of Discord among it.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import NamedTuple

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot.clock import Ticker
from bot.service.ground.herald import Herald
from bot.service.ground.vouching import unheard_since
from bot.service.ground.wording import plural
from bot.service.time import ticker as time
from bot.store.records import Pulse
from rules.kernel.errors import HeraldError

STALLED = timedelta(minutes=2)
"""The clock looks at least every half minute; silent for this long it hangs."""
APART = timedelta(minutes=2)
"""A gateway that is gone for this long does not come back by a resume."""
OWED = timedelta(minutes=15)
"""What is owed for longer is not only slow."""
LAG = 5.0
"""Seconds by which the loop may be late."""
BEAT = 1.0
"""Seconds between two beats by which the loop's lag is measured."""
LIMITED = "We are being rate limited"
"""How discord.py's log begins when Discord refuses for going too fast."""


class Gate(NamedTuple):
    """The gateway of a shard."""

    open: bool
    latency: float
    """Seconds to the last heartbeat's answer."""


def no_gates() -> Mapping[int, Gate]:
    """Know of no gateway."""
    return {}


@dataclass
class Vitals:
    """What a process knows of itself beside its store and its clock."""

    gates: Callable[[], Mapping[int, Gate]] = no_gates
    """The gateway of each shard, by its number."""
    dead: Callable[[], list[str]] = list
    """The tasks that should run and have ended, by name."""
    waits: deque[float] = field(default_factory=deque)
    """How long interactions waited for an acknowledgement, in seconds, since they were last counted."""


class Limits(logging.Handler):
    """Counts Discord's refusals for going too fast, which discord.py tells to its log alone."""

    def __init__(self, counter: Counter) -> None:
        """Count with this."""
        super().__init__(logging.WARNING)
        self.counter = counter

    def emit(self, record: logging.LogRecord) -> None:
        """Count a refusal; everything else passes by."""
        if str(record.msg).startswith(LIMITED):
            self.counter.inc()


class Health:
    """What the outside may know of a process: whether it works, and how much it has to do."""

    def __init__(self, herald: Herald, ticker: Ticker, vitals: Vitals | None = None) -> None:
        """Watch the clock, the store, the gateway and the loop."""
        self.herald, self.ticker, self.vitals = herald, ticker, vitals or Vitals()
        self.began = herald.clock.now()
        self.apart: dict[int, datetime] = {}
        """Since when the gateway of a shard is gone."""
        self.late = 0.0
        self.beating: asyncio.Task[None] | None = None
        self.registry = CollectorRegistry()
        self.overdue = self.gauge("overdue_windows", "Windows that should have closed a minute ago")
        self.silent = self.gauge("clock_silent_seconds", "Since the clock last looked at what is due")
        self.worked = self.gauge("deadlines_worked", "Deadlines and reminders that this process worked")
        self.writable = self.gauge("database_writable", "1 if a note could be written a moment ago")
        self.owed = self.gauge("owed_messages", "Messages that are owed by now")
        self.oldest = self.gauge("oldest_owed_seconds", "How long the oldest message is owed")
        self.tries = self.gauge("oldest_owed_tries", "How often that one was tried")
        self.failed = self.gauge("given_up_messages", "Messages given up, for nothing would bring them")
        self.unread = self.gauge("unread_messages", "Messages let go, for nobody held the seat that they went to")
        self.unheard = self.gauge(
            "first_shard_silent_seconds", "Since the process with shard 0 said that it lives; 0 in that process itself"
        )
        self.held = self.gauge("held_campaigns", "Campaigns that are held for their gamemasters")
        self.lag = self.gauge("loop_lag_seconds", "By how much the event loop was late at its last beat")
        self.gateway = Gauge(
            "herald_gateway_open", "1 if the gateway of a shard is open", ["shard"], registry=self.registry
        )
        self.latency = Gauge(
            "herald_gateway_latency_seconds", "To the answer of a heartbeat", ["shard"], registry=self.registry
        )
        self.acknowledging = Histogram(
            "herald_acknowledging_seconds",
            "How long people waited until an interaction was acknowledged; Discord waits three seconds",
            buckets=(0.05, 0.1, 0.25, 0.5, 1, 2, 3),
            registry=self.registry,
        )
        self.limited = Counter(
            "herald_rate_limited", "Refusals of Discord's for going too fast", registry=self.registry
        )

    def gauge(self, name: str, about: str) -> Gauge:
        """Make a gauge of one figure."""
        return Gauge(f"herald_{name}", about, registry=self.registry)

    async def problems(self) -> list[str]:
        """Measure, and give everything that keeps players waiting, in words; nothing if all is well."""
        now = self.herald.clock.now()
        silence = now - (self.ticker.looked_at or self.began)
        self.silent.set(silence.total_seconds())
        self.worked.set(self.ticker.worked)
        self.count()
        found = [*self.vitals.dead(), *self.gates(now)]
        if self.late > LAG:
            found.append(f"the loop was {self.late:.0f} seconds late")
        try:
            pulse = await self.herald.store.pulse(now)
            overdue = await time.overdue(self.herald)
            found += await self.ears(now)
        except HeraldError as error:
            self.writable.set(0)
            return [f"the database does not answer, or cannot be written: {error}", *found]
        self.writable.set(1)
        self.overdue.set(overdue)
        if overdue:
            found.append(f"overdue: {plural(overdue, 'window')}")
        if silence > STALLED:
            found.append(f"the clock has not looked for {silence.total_seconds():.0f} seconds")
        return [*found, *self.lying(pulse, now)]

    async def ears(self, now: datetime) -> list[str]:
        """Say that nobody hears direct messages, where the process with shard 0 has been gone for too long."""
        since = await unheard_since(self.herald, self.began)
        silent = now - since if since else timedelta()
        self.unheard.set(silent.total_seconds())
        if since is None or silent <= APART:
            return []
        gone = f"no process with shard 0 since {since:%H:%M} UTC: direct messages get no answer"
        return [f"{gone}; this process reads only what an overdue window waits for"]

    def count(self) -> None:
        """Take what was measured since the last time into the figures."""
        self.lag.set(self.late)
        while self.vitals.waits:
            self.acknowledging.observe(self.vitals.waits.popleft())

    def lying(self, pulse: Pulse, now: datetime) -> list[str]:
        """Say what is owed for too long."""
        age = now - pulse.since if pulse.since else timedelta()
        for gauge, value in (
            (self.owed, pulse.owed),
            (self.tries, pulse.tries),
            (self.held, pulse.held),
            (self.failed, pulse.failed),
            (self.unread, pulse.unread),
        ):
            gauge.set(value)
        self.oldest.set(age.total_seconds())
        if age <= OWED:
            return []
        tried = plural(pulse.tries, "try", "tries")
        return [f"{plural(pulse.owed, 'message')} owed, the oldest for {age} with {tried}"]

    def gates(self, now: datetime) -> list[str]:
        """Say which shards have been without their gateway for too long."""
        found = []
        for shard, gate in self.vitals.gates().items():
            self.gateway.labels(shard).set(gate.open)
            self.latency.labels(shard).set(gate.latency)
            if gate.open:
                self.apart.pop(shard, None)
            elif now - self.apart.setdefault(shard, now) > APART:
                found.append(f"shard {shard} is cut off from Discord's gateway since {self.apart[shard]:%H:%M} UTC")
        return found

    async def healthz(self, request: web.Request) -> web.Response:
        """Answer 200 if nobody waits in vain, else 503 and why."""
        found = await self.problems()
        return web.Response(text="\n".join(found or ["ok"]) + "\n", status=503 if found else 200)

    async def livez(self, request: web.Request) -> web.Response:
        """Answer 200 unless a task has died, which a restart mends; that it answers shows that the loop turns."""
        found = self.vitals.dead()
        return web.Response(text="\n".join(found or ["ok"]) + "\n", status=503 if found else 200)

    async def metrics(self, request: web.Request) -> web.Response:
        """Answer in the text format of Prometheus."""
        await self.problems()
        body = generate_latest(self.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    def app(self) -> web.Application:
        """Give the pages as an application."""
        app = web.Application()
        pages = {"/livez": self.livez, "/healthz": self.healthz, "/metrics": self.metrics}
        app.add_routes([web.get(path, page) for path, page in pages.items()])
        return app

    async def beat(self) -> None:
        """Measure the loop's lag, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.late = max(0.0, loop.time() - due)

    async def serve(self, host: str, port: int) -> web.AppRunner | None:
        """Serve until the runner is cleaned up; None for port 0."""
        if not port:
            return None
        logging.getLogger("discord.http").addHandler(Limits(self.limited))
        self.beating = asyncio.create_task(self.beat())
        runner = web.AppRunner(self.app(), access_log=None)
        await runner.setup()
        await web.TCPSite(runner, host, port).start()
        return runner
