"""Coming to Discord: what passes by itself is waited out, what does not is told in words."""

from types import SimpleNamespace

import aiohttp
import discord
import pytest
from structlog.testing import capture_logs

from bot.chat.client.coming import come
from rules.kernel.errors import Answer


def broken(status: int) -> discord.HTTPException:
    return discord.HTTPException(SimpleNamespace(status=status, reason="upstream"), "no healthy upstream")


class Far:
    """A client whose Discord answers so, one answer an attempt."""

    def __init__(self, *answers: Exception | None) -> None:
        self.answers, self.closed, self.connected = [*answers], 0, 0
        self.http = SimpleNamespace(close=self.close)

    async def close(self) -> None:
        self.closed += 1

    async def login(self, token: str) -> None:
        if error := self.answers.pop(0):
            raise error

    async def connect(self) -> None:
        self.connected += 1
        if self.answers and (error := self.answers.pop(0)):
            raise error


async def test_an_outage_of_discord_at_the_start_is_waited_out() -> None:
    """503, no network and no gateway are tried again, ever more slowly; the log has one line, and one at the end."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    far = Far(
        broken(503), aiohttp.ClientConnectionError("no route"), broken(502), None, discord.GatewayNotFound(), None
    )
    with capture_logs() as logged:
        await come(far, "token", sleep)

    assert [5, 10, 20, 5] == waits and 3 == far.closed and 2 == far.connected
    assert ["warning", "info", "warning", "info"] == [line["log_level"] for line in logged]


@pytest.mark.parametrize(("error", "words"), [(discord.LoginFailure(), "does not know this token"), (broken(403), "")])
async def test_what_does_not_pass_ends_the_start(error: Exception, words: str) -> None:
    """A wrong token is told in words, at once."""
    with pytest.raises((Answer, discord.HTTPException), match=words or None):
        await come(Far(error), "token")
