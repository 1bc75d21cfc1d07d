"""The front desk as a browser meets it."""

import socket
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest_asyncio
from aiohttp import ClientSession

from bot.service.ground.values import CampaignCard, SeatCard, WindowCard
from sandbox.board import Board
from sandbox.complaints import Complaints
from sandbox.front_desk import FrontDesk, serve
from sandbox.plain import span
from sandbox.world import World


class Visit:
    """A desk that is served, and a browser's way of asking it."""

    def __init__(self, world: World, browser: ClientSession) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.world, self.browser = world, browser
        self.board = Board()
        self.desk = FrontDesk(world, self.read, Complaints(), self.port)

    async def read(self) -> Board:
        return self.board

    async def get(self, path: str, **options: Any) -> Any:
        async with self.browser.get(f"http://127.0.0.1:{self.port}{path}", allow_redirects=False, **options) as answer:
            return answer.status, answer.headers, await answer.read()

    async def state(self) -> dict[str, Any]:
        async with self.browser.get(f"http://127.0.0.1:{self.port}/api/state") as answer:
            return await answer.json()

    async def act(self, name: str, **asked: Any) -> dict[str, Any]:
        async with self.browser.post(f"http://127.0.0.1:{self.port}/api/{name}", json=asked) as answer:
            return await answer.json()

    def campaign(self, *, window: str = "", people: tuple[str, ...] = ()) -> None:
        """Let the bot say that a campaign stands like this."""
        ids = {name: actor.id for name, actor in self.world.people.items()}
        seats = tuple(SeatCard(name, name, "", "", ids[name], "player") for name in people)
        due = self.world.env.now() + timedelta(hours=3)
        card = WindowCard(window, "decrees", "Decrees", "CIV-1", "", "", due, people, (), "") if window else None
        status = "running" if window else "lobby"
        self.board = Board(
            (CampaignCard(1, "T", "civ", "Civ", "", status, "", 1, 0, 0, 0, seats, "", card, ()),), bool(window)
        )


@pytest_asyncio.fixture
async def visit(world: World) -> AsyncIterator[Visit]:
    async with ClientSession() as browser:
        visit = Visit(world, browser)
        runner = await serve(visit.desk)
        yield visit
        await runner.cleanup()


async def test_page_and_its_parts_are_served(visit: Visit) -> None:
    """The page needs two more files, and nothing from elsewhere."""
    answers = [await visit.get(path) for path in ("/", "/page/desk.css", "/page/desk.js")]

    assert [200, 200, 200] == [status for status, _, _ in answers]
    assert not any(b"//" in body.replace(b"http://www.w3.org", b"").split(b"\n", 1)[0] for _, _, body in answers[:2])


async def test_other_pages_are_not_answered(visit: Visit) -> None:
    """A page from elsewhere may neither read nor press anything, by whatever name it reaches the desk."""
    by_name, _, _ = await visit.get("/api/state", headers={"Host": f"evil.example:{visit.port}"})
    by_origin, _, _ = await visit.get("/api/state", headers={"Origin": "http://evil.example"})

    assert [403, 403] == [by_name, by_origin]


async def test_room_opens_in_the_persons_own_page(visit: Visit) -> None:
    """A link leads into the room as that person, and ticks the first step."""
    status, headers, _ = await visit.get("/open/Ada/campaign")
    again, same, _ = await visit.get("/open/Ada/campaign")
    state = await visit.state()

    assert (302, 302, headers["Location"]) == (status, again, same["Location"])
    assert state["steps"][0]["done"] and not state["steps"][1]["done"]
    assert "campaign" == state["people"][0]["shown"]


async def test_unknown_rooms_are_not_found(visit: Visit) -> None:
    """Nobody opens what is not there."""
    assert [404, 404] == [(await visit.get(path))[0] for path in ("/open/Ada/nowhere", "/open/Eve/campaign")]


async def test_steps_tick_themselves(visit: Visit) -> None:
    """Each step is done when the table shows it, and stays done."""
    ticks = []
    for act in (
        visit.campaign,
        lambda: visit.campaign(people=("Ada",)),
        lambda: visit.campaign(people=("Ada", "Ben")),
        lambda: visit.campaign(window="a", people=("Ada", "Ben")),
        lambda: visit.campaign(window="b", people=("Ada", "Ben")),
    ):
        act()
        ticks.append(sum(step["done"] for step in (await visit.state())["steps"]))
    await visit.get("/open/Ada/campaign")

    assert [1, 2, 3, 5, 6] == ticks
    assert all(step["done"] for step in (await visit.state())["steps"])


async def test_clock_moves_as_told(visit: Visit) -> None:
    """The clock moves by an hour, and to the deadline; where there is none, it stays."""
    start = visit.world.env.now()
    await visit.act("advance", seconds=3600)
    hour = visit.world.env.now() - start
    await visit.act("deadline")
    visit.campaign(window="a")
    await visit.state()
    await visit.act("deadline")

    assert timedelta(hours=1) == hour
    assert timedelta(hours=4, seconds=1) == visit.world.env.now() - start


async def test_hard_times_come_and_go(visit: Visit) -> None:
    """Direct messages close and open; faults begin and end; the bot restarts."""
    bot = visit.world.app
    bad = (await visit.act("direct", person="Ben", closed=True), await visit.act("faults", on=True))[1]
    good = (await visit.act("direct", person="Ben", closed=False), await visit.act("faults", on=False))[1]
    await visit.act("restart")

    assert (True, True) == (bad["people"][1]["closed"], bad["faults"]["on"])
    assert (False, False) == (good["people"][1]["closed"], good["faults"]["on"])
    assert bot is not visit.world.app


async def test_errors_of_the_bot_are_told(visit: Visit) -> None:
    """What the bot raises is shown with its traceback."""
    await visit.world.people["Ada"].slash(visit.world.channel("campaign"), "fail")
    (trouble,) = (await visit.state())["trouble"]

    assert "RuntimeError: a wheel came off" == trouble["title"]
    assert "conftest.py" in trouble["text"]


async def test_errors_of_the_desk_are_told(visit: Visit) -> None:
    """An act that fails says so, and is kept among the errors."""
    answer = await visit.act("direct", person="Eve", closed=True)

    assert {"error": "KeyError: 'Eve'"} == answer
    assert ["KeyError: 'Eve'"] == [each["title"] for each in (await visit.state())["trouble"]]


def test_spans_are_read_at_a_glance() -> None:
    """Two units at most."""
    spans = [span(timedelta(days=2, hours=3, minutes=5)), span(timedelta(minutes=61)), span(timedelta(seconds=5))]

    assert ["2 d 3 h", "1 h 1 min", "a moment"] == spans
