"""Health: `/healthz` for whoever restarts the bot, `/metrics` for whoever watches it."""

from datetime import timedelta

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest

from bot.clock import Ticker
from bot.service.ground.herald import Herald
from bot.service.ground.wording import plural
from bot.service.time import ticker as time
from rules.kernel.errors import HeraldError

STALLED = timedelta(minutes=2)
"""The clock looks at least every half minute; silent for this long it hangs."""


class Health:
    """What the outside may know of a process: whether it works, and how much it has to do."""

    def __init__(self, herald: Herald, ticker: Ticker) -> None:
        """Watch the clock and the store."""
        self.herald, self.ticker = herald, ticker
        self.began = herald.clock.now()
        self.registry = CollectorRegistry()
        self.overdue = Gauge(
            "herald_overdue_windows", "Windows that should have closed a minute ago", registry=self.registry
        )
        self.silent = Gauge(
            "herald_clock_silent_seconds", "Since the clock last looked at what is due", registry=self.registry
        )
        self.worked = Gauge(
            "herald_deadlines_worked", "Deadlines and reminders that this process worked", registry=self.registry
        )

    async def problems(self) -> list[str]:
        """Measure, and give everything that is wrong, in words; nothing if all is well."""
        silence = self.herald.clock.now() - (self.ticker.looked_at or self.began)
        self.silent.set(silence.total_seconds())
        self.worked.set(self.ticker.worked)
        try:
            overdue = await time.overdue(self.herald)
        except HeraldError as error:
            return [f"the database does not answer: {error}"]
        self.overdue.set(overdue)
        found = []
        if overdue:
            found.append(f"overdue: {plural(overdue, 'window')}")
        if silence > STALLED:
            found.append(f"the clock has not looked for {silence.total_seconds():.0f} seconds")
        return found

    async def healthz(self, request: web.Request) -> web.Response:
        """Answer 200 if all is well, else 503 and why."""
        found = await self.problems()
        return web.Response(text="\n".join(found or ["ok"]) + "\n", status=503 if found else 200)

    async def metrics(self, request: web.Request) -> web.Response:
        """Answer in the text format of Prometheus."""
        await self.problems()
        body = generate_latest(self.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    def app(self) -> web.Application:
        """Give the two pages as an application."""
        app = web.Application()
        app.add_routes([web.get("/healthz", self.healthz), web.get("/metrics", self.metrics)])
        return app

    async def serve(self, host: str, port: int) -> web.AppRunner | None:
        """Serve until the runner is cleaned up; None for port 0."""
        if not port:
            return None
        runner = web.AppRunner(self.app(), access_log=None)
        await runner.setup()
        await web.TCPSite(runner, host, port).start()
        return runner
