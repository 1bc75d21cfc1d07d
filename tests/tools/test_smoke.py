"""Smoke: what Discord answers is told in a line each, and nothing is changed."""

from collections.abc import Mapping
from typing import Any

from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.chat.answering.permissions import NEEDED as CHANNEL
from bot.chat.answering.permissions import THREADS
from bot.tools.smoke import NEEDED, smoked

ALL = str(360777370624)
"""The permissions of the README's invitation."""


async def found(answers: Mapping[str, Any], status: int = 200) -> tuple[list[tuple[bool, str]], set[str]]:
    """Smoke a Discord that answers so; give what was found, and by which methods it was asked."""
    methods: set[str] = set()

    async def answer(request: web.Request) -> web.Response:
        methods.add(request.method)
        return web.json_response(answers.get(request.path), status=status)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    async with TestServer(app) as server:
        return await smoked("token", str(server.make_url("")).rstrip("/")), methods


def discord(**guilds: str) -> dict[str, Any]:
    return {
        "/users/@me": {"username": "Herald"},
        "/gateway/bot": {"shards": 1, "session_start_limit": {"remaining": 999}},
        "/oauth2/applications/@me": {"id": "7"},
        "/applications/7/commands": [{}, {}],
        "/users/@me/guilds": [{"name": name, "permissions": bits} for name, bits in guilds.items()],
    }


async def test_all_is_well_where_it_was_invited_as_the_readme_says() -> None:
    """Token, gateway, commands and server are named, and Discord is only asked."""
    lines, methods = await found(discord(Ur=ALL))

    assert all(well for well, _ in lines) and {"GET"} == methods
    assert ["the token is Herald's", "Ur: all"] == [lines[0][1], lines[-1][1][:7]]


async def test_what_is_missing_is_named() -> None:
    """A permission, a server, a token: each has its own line."""
    lacking, _ = await found(discord(Ur=str(int(ALL) & ~(1 << 36))))
    nowhere, _ = await found(discord())
    unknown, _ = await found({}, status=401)
    broken, _ = await found({}, status=503)

    assert (False, "Ur: Create Private Threads missing; invite it again as the README says") == lacking[-1]
    assert "it is on no server yet" in nowhere[-1][1]
    assert "does not know this token" in unknown[-1][1] and "answers 503" in broken[-1][1]


def test_the_permissions_are_those_of_the_check() -> None:
    """What `/herald check` asks for, and to manage threads."""
    named = {*CHANNEL.values(), *THREADS.values(), "Manage Threads"}

    assert {name.rstrip("s") for name in named} <= {name.rstrip("s") for name in NEEDED.values()} | {"View Channel"}
    assert 0 == int(ALL) & ~sum(1 << bit for bit in NEEDED)
