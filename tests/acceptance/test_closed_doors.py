"""Private papers where direct messages do not work, each in the thread of its seat (H18)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.chat.conftest import Market, folder  # noqa: F401  a fixture
from tests.e2e.table import Player

NAMES = ("Ada", "Ben", "Cleo")


@pytest.fixture
async def market(folder: Path) -> AsyncIterator[Market]:  # noqa: F811  the fixture
    """A table at which the Market is played by three seats."""
    async with Market(folder) as laid:
        yield laid


def refuse(table: Market, code: int) -> None:
    """Let Discord refuse every direct message, old and new."""
    if code == 50007:
        for name in NAMES:
            table.world.shut(name, on=True)
        return
    table.world.env.inject_error("POST", "/users/@me/channels", status=403, code=code, times=None)
    for name in NAMES:
        path = f"/channels/{table.world.direct[name].id}/messages"
        table.world.env.inject_error("POST", path, status=403, code=code, times=None)


def threads(table: Market, name: str) -> list[str]:
    """Give the threads of a person's own seat."""
    own = {"Ada": "the Reds", "Ben": "the Blues", "Cleo": "Grün & Söhne"}[name]
    return [room.key for room in table.world.rooms(name) if room.kind == "thread" and f": {own} " in room.name]


@pytest.mark.parametrize("code", [50007, 40003, 20026])
async def test_H18_a_campaign_completes_without_direct_messages(market: Market, code: int) -> None:
    """Closed, too many or quarantined: it is played to its end, and each player is told in the seat's thread alone."""
    refuse(market, code)
    await market.player("Ada").slash("campaign", "campaign found", game="toy", title="The Fair of Ur")
    await market.player("Ada").slash("campaign", "campaign settings", setting="days", value="1")
    players = [market.player(name) for name in NAMES]
    for player, seat in zip(players, ("red", "blue", "green"), strict=True):
        await player.slash("campaign", "join", seat=seat)
    await players[0].slash("campaign", "campaign start")
    answers = [await player.slash("campaign", "order", line="be calm") for player in players]
    for player in players:
        await player.slash("campaign", "ready")
    await players[0].slash("campaign", "letter", to="the Blues", text="Between us.")
    await one_day(players)
    await market.pass_time(hours=30)

    assert "The Fair of Ur has ended" in market.read("campaign", "Dan")
    for name in NAMES:
        (own,) = threads(market, name)
        assert 1 == market.read(own, name).count("so your papers come here")
        assert "Your purse holds" in market.read(own, name)
        assert not market.posts("direct", name)
    assert "Between us." in market.read(threads(market, "Ben")[0], "Ben")
    for secret in ("Your purse", "Between us.", "so your papers come here"):
        assert secret not in market.read("campaign", "Dan")
    assert [] == [room for room in market.world.rooms("Dan") if room.kind == "thread"]
    assert all(answer.result.response.ephemeral and "be calm" in answer.text for answer in answers)


async def one_day(players: list[Player]) -> None:
    """Let everybody claim nothing and be ready until the day is over."""
    for player in players:
        await player.slash("campaign", "ready")


async def test_H18_who_did_not_join_is_never_written_to(market: Market) -> None:
    """The bot opens no direct messages to onlookers, and none to anybody before they join."""
    opened: list[int] = []
    answer = market.world.chaos.answer

    def watch(backend, method, path, **request):
        if (method, path) == ("POST", "/users/@me/channels"):
            opened.append(int(request["json"]["recipient_id"]))
        return answer(backend, method, path, **request)

    market.world.chaos.answer = watch
    await market.begun()
    dan = market.player("Dan")
    for command in ("status", "inbox", "letters", "pacts"):
        await dan.slash("campaign", command)
    market.world.chaos.answer = answer

    assert sorted(market.player(name).id for name in NAMES) == sorted(set(opened))
    assert not market.posts("direct", "Dan")
