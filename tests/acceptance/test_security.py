"""Who may do what: every cell of the table in docs/security.md is tried, and every button by who it is not for."""

import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord.app_commands import Group

from bot.chat.answering.bound import Bound
from bot.chat.answering.buttons import button
from bot.chat.client.client import commands
from bot.chat.presses.presses import FORMS, PRESSES
from bot.chat.shapes.render import Part
from bot.service.table import gamemaster
from tests.chat.conftest import Market, folder  # noqa: F401  a fixture
from tests.e2e.table import Player, Reply

PAGE = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `/([a-z_ ]+)` \| (yes|no) \| (yes|no) \| (yes|no) \| (yes|no) \|$", re.MULTILINE)
ROLES = ("onlooker", "player", "deputy", "gamemaster")
MAY = {name: dict(zip(ROLES, cells, strict=True)) for name, *cells in ROW.findall(PAGE)}
GIVEN: dict[str, dict[str, Any]] = {
    "campaign end": {"really": False},
    "campaign extend": {"hours": 1},
    "campaign settings": {"setting": "deadlines", "value": "every 48h"},
    "gm seat": {"seat": "green", "to": "open"},
    "gm rewind": {"save": 9999},
    "gm set": {"path": "nowhere", "value": "1"},
    "vote extend": {"hours": 1},
    "extend": {"hours": 1},
    "rule": {"question": "TOY-1"},
    "odds": {"question": "anything"},
    "order": {"line": "bid 1"},
    "promise seal": {"text": "I promise"},
    "promise open": {"promise": 999},
    "promise file": {"promise": 999},
    "pact propose": {"to": "the Greens", "text": "No war"},
    "pact end": {"pact": "999", "how": "ended"},
    "standing set": {"line": "bid 1"},
    "letter": {"to": "the Greens", "text": "Peace?"},
    "deputy": {},
    "vacation": {},
}
"""What each command is given that needs something; for the gamemaster what does no harm to the campaign."""
SHUT = re.compile(
    r"only the gamemaster|only who holds|have no seat|hold no seat|play no seat|its player may|for its player|"
    r"belongs to another seat|who plays in|no campaign of yours",
    re.IGNORECASE,
)
"""What an answer says to somebody who may not."""
LAST = (
    "campaign found", "campaign pause", "campaign resume", "gm hold", "gm release", "gm close", "autopilot", "leave",
    "campaign end", "join",
)  # fmt: skip
"""What is tried after all others, for it changes who sits where and what stands open."""
TO_SOMEBODY = {"gm hand_over", "vote gamemaster"}
"""What is about a person who has to be named."""
OPEN_TO_ALL = {"join", "status", "map", "why", "found", "votes", "yes", "no", "notices"}
"""Buttons that are there for whoever presses."""


@pytest.fixture
async def market(folder: Path) -> AsyncIterator[Market]:  # noqa: F811  the fixture
    """A table at which the Market is played: Ada is gamemaster and plays, Ben has Dan for a deputy."""
    async with Market(folder) as laid:
        await laid.begun()
        yield laid


def every_command() -> Iterator[tuple[str, bool]]:
    """Name every command of Herald's own, and say whether it takes a campaign."""

    def walk(command: Any, before: str = "") -> Iterator[tuple[str, bool]]:
        if not isinstance(command, Group):
            yield before + command.name, any(option.name == "campaign" for option in command.parameters)
            return
        for each in command.commands:
            yield from walk(each, f"{before}{command.name} ")

    chat: Any = SimpleNamespace(herald=SimpleNamespace(games={}), studio=None)
    for command in commands(chat):
        yield from walk(command)


def test_security_the_table_names_every_command() -> None:
    """A new command cannot be forgotten."""
    assert {name for name, _ in every_command()} == set(MAY)


async def person_of(market: Market, role: str) -> Player:
    """Give somebody in this role."""
    if role == "deputy":
        dan = market.world.people["Dan"]
        await market.player("Ben").slash("campaign", "deputy", person=dan.user)
    return market.player({"onlooker": "Dan", "player": "Ben", "deputy": "Dan", "gamemaster": "Ada"}[role])


async def written(market: Market) -> dict[str, object]:
    """Give everything that is kept of the campaign."""
    kept: dict[str, object] = json.loads(await gamemaster.export(market.world.app.herald, 1, None))
    async with market.world.app.herald.store.look(1) as look:
        kept["open"] = sorted(map(str, await look.drafts())), sorted(await look.readies())
    kept.pop("digest")
    return kept


@pytest.mark.parametrize("role", ROLES)
async def test_security_every_command_keeps_to_the_table(market: Market, role: str) -> None:
    """Who may gets an answer to the thing itself; who may not is told so, privately, and nothing has changed."""
    person = await person_of(market, role)
    wrong, takes = [], dict(every_command())
    for name in sorted(MAY, key=lambda one: LAST.index(one) if one in LAST else -1):
        allowed, before = MAY[name][role] == "yes", await written(market) if MAY[name][role] == "no" else {}
        which: dict[str, Any] = {"campaign": "1"} if takes[name] else {}
        which |= {"person": market.world.people["Cleo"].user} if name in TO_SOMEBODY else {}
        which |= {"really": True} if name == "campaign end" and not allowed else {}
        reply = await person.slash("campaign", name, **{**GIVEN.get(name, {}), **which})
        refused = bool(SHUT.search(said(reply)))
        if refused is allowed or (not allowed and before != await written(market)):
            wrong.append(f"/{name} by the {role}: {said(reply)[:160]}")
        assert reply.result.modal or all(one.ephemeral for one in shown(reply)), name

    assert not wrong, "\n".join(wrong)


def shown(reply: Reply) -> list[Any]:
    """Give the parts of an answer."""
    return [one for one in (reply.result.response, *reply.result.followups) if one]


def said(reply: Reply) -> str:
    """Give an answer's words; a form that opens says nothing."""
    return "" if reply.result.modal else reply.text


OWN_SEAT = {"leave", "ready", "unready"}
"""Buttons that do to whoever has a seat what they say, in that seat."""
THEIRS = sorted({*PRESSES, *FORMS} - OPEN_TO_ALL - OWN_SEAT)


@pytest.mark.parametrize("actions", [THEIRS, *([one] for one in sorted(OWN_SEAT))], ids=lambda these: these[-1])
async def test_security_a_button_serves_nobody_but_its_own(market: Market, actions: list[str]) -> None:
    """Somebody without a seat and the player of another press buttons of the Reds: nothing changes or is seen."""
    await market.player("Ada").slash("campaign", "order", line="bid 2")
    card = await market.world.app.client.chat.card(1)
    channel = market.world.app.client.get_partial_messageable(market.world.channel("campaign").id)
    before = await written(market)

    for action in actions:
        theirs = button(Bound.of("post", action, 1, card.window.key, "red"), f"Theirs: {action}")
        await channel.send("theirs", view=Part(items=(theirs,)).view())
        for name in ("Dan", "Ben"):
            reply = await market.player(name).press("campaign", f"Theirs: {action}")
            assert "bid 2" not in said(reply), action
            if action not in OWN_SEAT or name == "Dan":
                assert before == await written(market), f"{action} by {name}: {said(reply)[:200]}"
