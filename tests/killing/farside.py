"""The far side: what Discord keeps of a bot that dies, as much of it as discord.py's own HTTP client asks for.

It keeps every message, gives the message that a nonce has made already instead of another one, and forgets nonces after
a while. It is no Discord to play in: nothing but the courier's requests is understood.
"""

import json
from typing import Any

from aiohttp import web

ME = {"id": "1", "username": "Herald", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {
    "id": "1",
    "name": "Herald",
    "description": "",
    "icon": None,
    "rpc_origins": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": ME,
    "team": None,
    "verify_key": "",
    "flags": 0,
}
Json = dict[str, Any]  # Any: Discord's own JSON


class FarSide:
    """Keeps what was sent."""

    def __init__(self, forgets_after: int) -> None:
        """Forget a nonce once the bot has lived this many lives since."""
        self.forgets_after, self.life, self.last = forgets_after, 0, 100
        self.messages: dict[int, list[Json]] = {}
        """The messages of each channel, oldest first."""
        self.nonces: dict[tuple[int, str], tuple[int, Json]] = {}
        self.deleted = 0
        self.repeated = 0
        """How often a nonce came again."""
        self.searched = 0
        """How often the bot looked for what it may have sent before it died."""

    async def open(self) -> int:
        """Begin to listen on this machine alone; give the port."""
        app = web.Application()
        app.router.add_get("/users/@me", self.me)
        app.router.add_get("/oauth2/applications/@me", self.application)
        app.router.add_post("/users/@me/channels", self.direct)
        app.router.add_post("/channels/{channel}/messages", self.send)
        app.router.add_get("/channels/{channel}/messages", self.history)
        app.router.add_patch("/channels/{channel}/messages/{message}", self.edit)
        app.router.add_delete("/channels/{channel}/messages/{message}", self.delete)
        self.routes(app)
        self.runner = web.AppRunner(app)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", 0)
        await site.start()
        return int(self.runner.addresses[0][1])

    def routes(self, app: web.Application) -> None:
        """Listen to more, on a far side that knows more."""

    async def close(self) -> None:
        """Stop listening."""
        await self.runner.cleanup()

    async def me(self, _: web.Request) -> web.Response:
        """Say who the bot is."""
        return answer(ME)

    async def application(self, _: web.Request) -> web.Response:
        """Say what the bot belongs to."""
        return answer(APPLICATION)

    async def direct(self, request: web.Request) -> web.Response:
        """Open the direct messages of a person: a channel with a number of its own."""
        person = (await request.json())["recipient_id"]
        user = {"id": str(person), "username": "someone", "discriminator": "0", "avatar": None}
        return answer({"id": str(int(person) + 1_000), "type": 1, "recipients": [user]})

    async def send(self, request: web.Request) -> web.Response:
        """Keep a message, unless its nonce has made one."""
        channel, body = int(request.match_info["channel"]), await payload(request)
        made, message = self.nonces.get((channel, str(body["nonce"])), (-self.forgets_after, {}))
        if self.life - made < self.forgets_after:
            self.repeated += 1
            return answer(message)
        self.last += 1
        message = {**blank(channel, self.last), **told(body)}
        self.messages.setdefault(channel, []).append(message)
        self.nonces[channel, str(body["nonce"])] = (self.life, message)
        return answer(message)

    async def edit(self, request: web.Request) -> web.Response:
        """Change a message."""
        channel, number = int(request.match_info["channel"]), request.match_info["message"]
        message = next(one for one in self.messages[channel] if one["id"] == number)
        message.update(told(await payload(request)))
        return answer(message)

    async def delete(self, request: web.Request) -> web.Response:
        """Take a message away, once."""
        channel, number = int(request.match_info["channel"]), request.match_info["message"]
        kept = [one for one in self.messages.get(channel, []) if one["id"] != number]
        if len(kept) == len(self.messages.get(channel, [])):
            return web.json_response({"code": 10008, "message": "Unknown Message"}, status=404)
        self.messages[channel], self.deleted = kept, self.deleted + 1
        return web.Response(status=204)

    async def history(self, request: web.Request) -> web.Response:
        """Give the messages of a channel, newest first."""
        self.searched += "after" not in request.query
        found = self.messages.get(int(request.match_info["channel"]), [])
        after = int(request.query.get("after", 0))
        later = [message for message in found if int(message["id"]) > after]
        limit = int(request.query["limit"])
        return answer((later[:limit] if after else later[-limit:])[::-1])

    def stood(self) -> dict[int, list[str]]:
        """Give what stands in each channel: the words and pages of its messages, in order."""
        return {channel: [words(message) for message in found] for channel, found in sorted(self.messages.items())}


def answer(body: object) -> web.Response:
    """Answer with JSON whose type names no charset, which discord.py would not know."""
    return web.Response(body=json.dumps(body).encode(), content_type="application/json")


async def payload(request: web.Request) -> Json:
    """Give what a request says, with or without files beside it."""
    if request.content_type == "application/json":
        return await request.json()
    return json.loads((await request.post())["payload_json"])


def blank(channel: int, number: int) -> Json:
    """Give a message without words."""
    lists = dict.fromkeys(("mentions", "mention_roles", "attachments", "embeds", "components"), ())
    flags = dict.fromkeys(("tts", "mention_everyone", "pinned"), False)
    named = {"id": str(number), "channel_id": str(channel), "author": ME, "type": 0, "content": ""}
    return {**named, **lists, **flags, "timestamp": "2026-03-02T12:00:00+00:00", "edited_timestamp": None}


def told(body: Json) -> Json:
    """Give what a message says."""
    return {"content": body.get("content") or "", "embeds": body.get("embeds") or []}


def words(message: Json) -> str:
    """Give a message as one text."""
    return json.dumps([message["content"], message["embeds"]], ensure_ascii=False)
