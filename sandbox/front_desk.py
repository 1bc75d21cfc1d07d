"""The front desk: a page with the people, their rooms and the clock, for one person who plays a whole table."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

import simcord
from aiohttp import web

from sandbox.board import Board
from sandbox.complaints import Complaint, Complaints, complaint, sentence
from sandbox.looks import Looks
from sandbox.plain import moment, span
from sandbox.simulation import acts, alive
from sandbox.steps import Checklist
from sandbox.story import set_table
from sandbox.world import World

T = TypeVar("T")
Read = Callable[[], Awaitable[Board]]
PAGE = Path(__file__).parent / "page"
COLOURS = ("#3f6f8f", "#a8583c", "#5f7f4a", "#7a5a8c")
BUSY = 30.0
"""Seconds that an act of the desk waits for what a page is just doing."""
PULSE = 0.7
"""Seconds between two looks at whether the open rooms show everything."""
FAULTS = 10
"""Each so-manieth request fails while faults are on."""
LATE = timedelta(seconds=1)
"""How far past a deadline the clock is set."""


class FrontDesk:
    """Serves the page for one world, on loopback alone."""

    def __init__(self, world: World, read: Read, complaints: Complaints, port: int) -> None:
        """Take over a world that is open; `read` asks the bot how its campaigns stand."""
        self.world, self.read, self.complaints, self.port = world, read, complaints, port
        self.looks = Looks(world)
        self.steps = Checklist({name: actor.id for name, actor in world.people.items()})
        self.board = Board()
        self.lock = asyncio.Lock()
        self.trouble: list[dict[str, str]] = []
        self.raised = 0
        self.shows: dict[str, tuple[int, object]] = {}
        self.happened = 0

    def application(self) -> web.Application:
        """Give the routes."""
        application = web.Application(middlewares=[self.guard])
        application.router.add_get("/", self.index)
        application.router.add_static("/page", PAGE)
        application.router.add_get("/api/state", self.state)
        application.router.add_get("/open/{person}/{room}", self.open)
        for path, act in self.acts().items():
            application.router.add_post(f"/api/{path}", self.doing(act))
        application.cleanup_ctx.append(self.watching)
        return application

    def acts(self) -> dict[str, Callable[[dict[str, Any]], Awaitable[None]]]:  # Any: JSON of the page
        """Give what the page can ask for."""
        return {
            "advance": lambda asked: self.advance(timedelta(seconds=float(asked["seconds"]))),
            "deadline": lambda _: self.to_deadline(),
            "restart": lambda _: self.world.restart(),
            "direct": lambda asked: self.shut(asked["person"], asked["closed"]),
            "faults": lambda asked: self.fail(asked["on"]),
            "read": lambda _: self.look_everywhere(),
            "set": lambda _: self.set_table(),
        }

    @web.middleware
    async def guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[Any]]
    ) -> Any:  # Any: aiohttp's
        """Serve this machine's own pages only: another site could otherwise press the buttons."""
        own = {f"{host}:{self.port}" for host in ("127.0.0.1", "localhost")}
        origin = request.headers.get("Origin", f"http://{request.host}")
        if request.host not in own or origin.removeprefix("http://") not in own:
            raise web.HTTPForbidden(text="This desk answers its own page only.")
        return await handler(request)

    async def index(self, request: web.Request) -> web.FileResponse:
        """Give the page."""
        return web.FileResponse(PAGE / "index.html")

    async def open(self, request: web.Request) -> web.StreamResponse:
        """Lead a browser into a room as a person."""
        person, room = request.match_info["person"], request.match_info["room"]
        if person not in self.world.people:
            raise web.HTTPNotFound(text=f"Nobody here is called {person}.")
        number = list(self.world.people).index(person) + 1
        try:
            preview = await self.alone(lambda: self.world.show(person, room, self.port + number))
        except KeyError:
            raise web.HTTPNotFound(text=f"{person} is in no such room.") from None
        self.note_shown(person, room, preview)
        self.look(person, room)
        raise web.HTTPFound(preview.url)

    def doing(
        self, act: Callable[[dict[str, Any]], Awaitable[None]]
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        """Make a handler that does one thing and answers with how the table stands then."""

        async def handle(request: web.Request) -> web.Response:
            asked = await request.json() if request.can_read_body else {}
            try:
                await self.alone(lambda: act(asked))
                await self.alone(self.refresh)
            except Exception as error:  # noqa: BLE001  the page tells it
                self.note(error)
                return web.json_response({"error": sentence(error)}, status=500)
            return await self.state(request)

        return handle

    async def alone(self, act: Callable[[], Awaitable[T]]) -> T:
        """Do one thing at a time with the world, after what a page is just doing."""
        until = time.monotonic() + BUSY
        async with self.lock:
            while True:
                try:
                    return await act()
                except simcord.SetupError as error:
                    if "overlaps active" not in str(error) or time.monotonic() > until:
                        raise
                await asyncio.sleep(0.025)

    async def advance(self, by: timedelta) -> None:
        """Move the clock."""
        with self.world.env.time_context():
            await self.world.env.advance_time(by.total_seconds())

    async def to_deadline(self) -> None:
        """Move the clock to the moment at which the next window closes."""
        due = self.board.deadline
        if due:
            await self.advance(max(timedelta(0), due - self.world.env.now()) + LATE)

    async def set_table(self) -> None:
        """Found a campaign and seat the first two people, by real commands."""
        await set_table(self.world)

    async def shut(self, person: str, closed: bool) -> None:
        """Close or open a person's direct messages."""
        self.world.shut(person, closed)

    async def fail(self, on: bool) -> None:
        """Let requests fail, or no more."""
        self.world.chaos.every = FAULTS if on else 0

    def look(self, person: str, room: str) -> None:
        """Note that a room is being read."""
        self.looks.look(person, room)
        self.steps.open(person, room)

    async def look_everywhere(self) -> None:
        """Take everything for read."""
        self.looks.look_everywhere()

    async def refresh(self) -> None:
        """Let every open room show what has happened."""
        self.happened = self.world.env.happenings()
        for person, (key, preview) in list(self.world.previews.items()):
            if alive(preview):
                await preview.refresh()
                self.note_shown(person, key, preview)

    def note_shown(self, person: str, key: str, preview: simcord.Preview) -> None:
        """Note what a person's page shows now."""
        self.shows[person] = (acts(preview), self.looks.stand(person, key))

    async def watching(self, application: web.Application) -> Any:  # Any: an asynchronous generator, as aiohttp wants
        """Watch while the desk is served."""
        task = asyncio.create_task(self.watch())
        yield
        task.cancel()

    async def watch(self) -> None:
        """Let the rooms of the others show what was done in one of them, which has shown it already."""
        while True:
            await asyncio.sleep(PULSE)
            if self.world.env.happenings() == self.happened:
                continue
            try:
                await self.alone(self.refresh_others)
            except Exception as error:  # noqa: BLE001  the page tells it
                self.note(error)

    async def refresh_others(self) -> None:
        """Refresh rooms with something new that was not done there: a page refuses what was clicked before."""
        self.happened = self.world.env.happenings()
        for person, (key, preview) in list(self.world.previews.items()):
            if not alive(preview):
                continue
            acted, stood = self.shows[person]
            if acts(preview) == acted and self.looks.stand(person, key) != stood:
                await preview.refresh()
            self.note_shown(person, key, preview)

    async def state(self, request: web.Request) -> web.Response:
        """Tell how everything stands."""
        if not self.lock.locked():
            await self.read_board()
        for person, room in self.looks.watched():
            self.look(person, room)
        self.hear()
        return web.json_response(self.shown())

    async def read_board(self) -> None:
        """Ask the bot for its campaigns; a bot that fails is told of, not followed."""
        try:
            self.board = await self.read()
        except Exception as error:  # noqa: BLE001  the page tells it
            self.note(error)
        self.steps.note(self.board)

    def hear(self) -> None:
        """Take over what the bot has raised or logged since."""
        errors = self.world.env.errors_so_far()
        for error in errors[self.raised :]:
            self.note(error)
        self.raised = len(errors)
        heard, self.complaints.heard = self.complaints.heard, []
        for each in heard:
            self.keep(each)

    def note(self, error: BaseException) -> None:
        """Keep an error for the page."""
        self.keep(complaint(error))

    def keep(self, told: Complaint) -> None:
        """Keep a complaint, once if it repeats."""
        if not self.trouble or self.trouble[-1]["title"] != told.title:
            self.trouble.append({"title": told.title, "text": told.text, "at": moment(self.world.env.now())})

    def shown(self) -> dict[str, Any]:  # Any: JSON for the page
        """Give all that the page shows."""
        now, due = self.world.env.now(), self.board.deadline
        return {
            "now": moment(now),
            "due": {"at": moment(due), "in": span(due - now)} if due else None,
            "campaigns": [campaign(card) for card in self.board.cards],
            "people": self.people(),
            "news": self.looks.news(),
            "steps": self.steps.shown(),
            "faults": {"on": self.world.chaos.every > 0, "failed": len(self.world.chaos.failed)},
            "trouble": self.trouble[-20:],
        }

    def people(self) -> list[dict[str, Any]]:  # Any: JSON for the page
        """Give the people with their rooms."""
        unread = self.looks.unread()
        return [
            {
                "name": name,
                "colour": COLOURS[number],
                "closed": self.world.direct[name].id in self.world.chaos.closed,
                "shown": self.world.previews[name][0] if name in self.world.previews else "",
                "rooms": [
                    {"key": room.key, "name": room.name, "kind": room.kind, "unread": unread.get((name, room.key), 0)}
                    for room in self.world.rooms(name)
                ],
            }
            for number, name in enumerate(self.world.people)
        ]


def campaign(card: Any) -> dict[str, Any]:
    """Give a campaign as the page shows it."""
    window, players = card.window, {seat.id for seat in card.seats if seat.mode == "player"}
    awaited = players & {*window.asked} - {*window.invited} if window else set()
    return {
        "title": card.title,
        "game": card.game_title,
        "status": card.status,
        "date": card.date,
        "window": window and (window.title or window.name),
        "ready": f"{len(awaited & {*window.ready})} of {len(awaited)} ready" if window and window.asked else "",
        "due": moment(window.due) if window and window.due else "",
    }


async def serve(desk: FrontDesk) -> web.AppRunner:
    """Begin to serve; `cleanup` of what is given ends it."""
    runner = web.AppRunner(desk.application(), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", desk.port).start()
    return runner
