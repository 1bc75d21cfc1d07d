"""Messages in plain text, for a page that shows many rooms at once."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

import discord

STAMP = re.compile(r"<t:(-?\d+)(?::([a-zA-Z]))?>")
MENTION = re.compile(r"<@!?(\d+)>")
CHANNEL = re.compile(r"<#(\d+)>")
MARKS = re.compile(r"(?<!\\)(\*\*|\*|__|~~|\|\||`+)|^(?:#{1,3} |-# |> )", re.MULTILINE)
ESCAPED = re.compile(r"\\([\\*_~`|<>#:.()\[\]-])")


def moment(when: datetime) -> str:
    """Give a moment as the desk shows it, in UTC."""
    return f"{when.astimezone(UTC):%a} {when.day} {when:%b %Y, %H:%M}"


def span(time: timedelta) -> str:
    """Say how long a time is, in days, hours and minutes."""
    minutes = max(0, int(time.total_seconds()) // 60)
    days, hours, minutes = minutes // 1440, minutes // 60 % 24, minutes % 60
    parts = [f"{number} {unit}" for number, unit in ((days, "d"), (hours, "h"), (minutes, "min")) if number]
    return " ".join(parts[:2]) or "a moment"


def stamped(seconds: str, style: str | None, now: datetime | None) -> str:
    """Give a moment that a message holds: how far it is where the message says so and `now` is known."""
    when = datetime.fromtimestamp(int(seconds), UTC)
    if style != "R" or now is None:
        return moment(when)
    return f"in {span(when - now)}" if when >= now else f"{span(now - when)} ago"


def words(message: discord.Message, names: Mapping[int, str], now: datetime | None = None) -> str:
    """Give what a message says, its embeds and the names of its pictures, without marks."""
    parts = [message.content] if message.type.value in {0, 19, 20, 23} else [message.system_content]
    parts += [line for embed in message.embeds for line in lines(embed)]
    parts += [f"[{attachment.description or attachment.filename}]" for attachment in message.attachments]
    return plain("\n".join(part for part in parts if part), names, now)


def lines(embed: discord.Embed) -> list[str]:
    """Give what an embed says, line by line."""
    fields = [f"{field.name}: {field.value}" for field in embed.fields]
    return [embed.author.name or "", embed.title or "", embed.description or "", *fields, embed.footer.text or ""]


def plain(text: str, names: Mapping[int, str], now: datetime | None = None) -> str:
    """Take Discord's marks out of a text."""
    text = STAMP.sub(lambda found: stamped(found[1], found[2], now), text)
    text = MENTION.sub(lambda found: "@" + names.get(int(found[1]), found[1]), text)
    text = CHANNEL.sub(lambda found: "#" + names.get(int(found[1]), found[1]), text)
    return ESCAPED.sub(r"\1", MARKS.sub("", text)).strip()
