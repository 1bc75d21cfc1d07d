"""A month of a campaign: two reliable people, two forgetful, one who vanishes, one whose messages are closed."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from tests.acceptance.month import FORGETFUL, PEOPLE, SEATS, TABLE, Month
from tests.e2e.table import Table

DAYS = 30
QUIET = "month10"
"""A seed whose month knows no rebellion: a faction would be a seat for Gil before Finn's is free."""
SECRETS = {
    "quince": {"Ada", "Ben"},
    "hawthorn": {"Ada", "Ben"},
    "medlar": {"Eva", "Cleo"},
    "juniper": {"Finn", "Eva", "Gil"},
    "amber road": {"Ada", "Ben"},
    **{f"{seat}: treasury": {name} for name, seat in SEATS.items()},
    "Egypt: treasury": {"Dan", "Hal"},
    "Assyria: treasury": {"Finn", "Gil"},
}
"""Words of papers, letters and a secret pact, and who may read them; Gil gets Finn's seat and its letters."""


async def letters(month: Month) -> None:
    """Ada and Ben write to each other, Eva to Cleo, and Finn to Eva."""
    for name, to, text in (
        ("Ada", "Lydia", "Shall we share the quince?"),
        ("Ben", "Hellas", "With hawthorn, gladly."),
        ("Eva", "Canaan", "The medlar is ripe."),
        ("Finn", "Babylonia", "Leave me the juniper."),
    ):
        await month.player(name).slash("campaign", "letter", to=to, text=text)


async def pact(month: Month) -> None:
    """Ada and Ben make a secret pact."""
    ada, ben = month.player("Ada"), month.player("Ben")
    await ada.slash("campaign", "pact propose", to="Lydia", text="We guard the amber road", turns=2, secret=True)
    await ben.press("direct", "Accept")


async def vote(month: Month) -> None:
    """Cleo asks for a day more, and the table agrees."""
    before = (await month.window()).due
    await month.player("Cleo").slash("campaign", "vote extend", hours=24)
    for name in ("Ada", "Ben", "Eva"):
        await month.player(name).press("campaign", "Yes")

    assert before + timedelta(hours=24) == (await month.window()).due


async def pause(month: Month) -> None:
    """Ada stops the clock for two days."""
    left = (await month.window()).due - month.table.now
    await month.player("Ada").slash("campaign", "campaign pause", until="2 days")
    await month.table.pass_time(days=2, minutes=1)

    assert timedelta(minutes=2) > left - ((await month.window()).due - month.table.now) >= timedelta(0)


async def deputy(month: Month) -> None:
    """Dan, who will forget, names Hal, who orders in his place."""
    hal = month.table.world.people["Hal"].user
    await month.player("Dan").slash("campaign", "deputy", person=hal)
    await month.order("Hal", "egypt")


async def vacation(month: Month) -> None:
    """Ben goes away for three days, and the autopilot plays."""
    await month.player("Ben").slash("direct", "vacation", until="3 days", how="autopilot")


async def restart(month: Month) -> None:
    """The machine is started anew."""
    await month.table.restart()


STORY: dict[int, Callable[[Month], Awaitable[None]]] = {
    1: letters, 2: pact, 3: vote, 4: pause, 6: deputy, 7: vacation, 8: restart
}  # fmt: skip
"""What happens beside the orders, by the number of the window."""


async def live(month: Month) -> None:
    """Let thirty days pass: each window some order soon, some only just, and some not at all."""
    end = month.table.now + timedelta(days=DAYS)
    while month.table.now < end:
        month.number += 1
        key = (await month.window()).key
        await month.table.pass_time(hours=6)
        await STORY.get(month.number, no_story)(month)
        await month.order_all(key, late=False)
        if await month.is_open(key):
            await month.until((await month.window()).due - timedelta(hours=5))
        await month.order_all(key, late=True)
        await month.to_closing(key)


async def no_story(month: Month) -> None:
    """Nothing but orders."""


async def test_H16_a_month_of_six_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is lost, doubled, leaked or nagged about, whoever is punished hears of it, and each deadline is kept."""
    monkeypatch.setattr("sandbox.world.PEOPLE", PEOPLE)
    monkeypatch.setattr("bot.service.ground.herald.token_hex", lambda _: QUIET)
    async with Table(tmp_path) as table:
        month = Month(table)
        await month.found()
        await live(month)

        assert len(month.closed) >= 9 and [] == month.stuck
        assert [] == await month.lost()
        assert month.reminded > 5 and [] == month.nagged
        assert [] == doubled(month)
        assert [] == leaked(month)
        finn, gil = month.papers("Finn"), month.papers("Gil")
        steps = (
            "2 more windows like this, and the autopilot takes over",
            "If you miss one more window, the autopilot takes over",
            "so the autopilot now plays Assyria for you",
            "Assyria is open to others now, for you were away",
        )
        assert [1, 1, 1, 1] == [finn.count(step) for step in steps]
        assert "a seat came free, and Assyria is yours now" in gil and "you play Assyria now" in gil
        assert all("nothing had come from you" in month.papers(name) for name in FORGETFUL)
        assert "quince" in month.papers("Ben") and "medlar" in month.papers("Cleo") and "juniper" in month.papers("Eva")
        assert not table.posts("direct", "Eva") and "Babylonia" in month.papers("Eva")


def doubled(month: Month) -> list[str]:
    """Give the references that stand twice in a room."""
    rooms = [(room, name) for name in TABLE for room in (*month.private(name), "campaign")]
    marks = [[mark for mark, _ in month.table.posts(room, name)] for room, name in rooms]
    return [mark for room in marks for mark in set(room) if room.count(mark) > 1]


def leaked(month: Month) -> list[str]:
    """Give what somebody reads whom it does not concern."""
    read = {name: f"{month.papers(name)}\n{month.player(name).sees()}" for name in TABLE}
    may = {(word, name) for word, names in SECRETS.items() for name in names}
    found = {(word, name) for word in SECRETS for name, text in read.items() if word in text}
    public = "\n".join(text for _, text in month.table.posts("campaign", "Hal"))
    return sorted(map(str, found - may)) + [word for word in SECRETS if word in public]
