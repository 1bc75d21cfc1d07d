"""Neutral messages into what Discord takes: within every limit by construction, split and never cut."""

import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.chat.shapes.escape import escape, marked, pieces, plain, short, size
from bot.chat.shapes.tables import table
from bot.service.ground.messages import Button, Message, unlike
from rules.kernel.telling.tellings import News, Page

CONTENT, TITLE, DESCRIPTION, ALT = 2000, 256, 4096, 1024
TOGETHER = 6000
"""Characters that all embeds of a message may have together."""
EMBEDS, BUTTONS = 10, 25
MARGIN = 64
"""Room that every message keeps for its reference."""
INK = 0x5B6B7B
IMAGE = "picture.png"
CUT = "…"
NOTHING = "There is nothing to show."

AnyItem = discord.ui.Item[Any]  # Any: the view that holds it
NewsKinds = Mapping[str, News]


@dataclass(frozen=True)
class Part:
    """One message as Discord takes it."""

    content: str = ""
    embeds: tuple[discord.Embed, ...] = ()
    image: bytes | None = None
    alt: str = ""
    name: str = IMAGE
    items: tuple[AnyItem, ...] = ()
    mentions: tuple[int, ...] = ()
    silent: bool = False

    def files(self) -> list[discord.File]:
        """Give the attachment anew: a file can be sent only once."""
        if self.image is None:
            return []
        return [discord.File(io.BytesIO(self.image), self.name, description=self.alt or None)]

    def view(self) -> discord.ui.View | None:
        """Give what can be pressed; it needs no timeout, for its ids say everything."""
        if not self.items:
            return None
        view = discord.ui.View(timeout=None)
        for item in self.items:
            view.add_item(item)
        return view

    def allowed(self) -> discord.AllowedMentions:
        """Give who is notified: those whom the message means, and nobody else ever."""
        if not self.mentions:
            return discord.AllowedMentions.none()
        return discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in self.mentions]
        )


def render(
    message: Message, news: NewsKinds, image: bytes | None = None, item: Callable[[Button], AnyItem] | None = None
) -> list[Part]:
    """Give the messages that carry a message, in order; its picture and its buttons are on the last."""
    embeds = [embed for page in message.pages for embed in embeds_of(page, news)]
    if message.picture is not None and image is not None:
        embeds.append(picture_embed(message.picture.title, message.picture.caption))
    elif message.picture is not None:
        embeds += embeds_of(Page(title=message.picture.title, lines=(message.picture.alt,)), {})
    parts = [
        Part(content=piece, mentions=message.mentions) for piece in pieces(marked(message.content), CONTENT - MARGIN)
    ]
    first, *rest = packed(embeds) or [()]
    parts = [*parts[:-1], replace(parts[-1] if parts else Part(), embeds=first)] if first or not parts else parts
    parts += [Part(embeds=group) for group in rest]
    if not parts[-1].content and not parts[-1].embeds:
        parts[-1] = Part(content=NOTHING)
    if message.picture is not None and image is not None:
        parts[-1] = replace(parts[-1], image=image, alt=short(message.picture.alt, ALT))
    if message.silent:
        parts = [replace(part, silent=True) for part in parts]
    return with_items(parts, [item(button) for button in unlike(message.buttons)] if item else [])


def embeds_of(page: Page, news: NewsKinds) -> Iterator[discord.Embed]:
    """Give a page as embeds: the first with its heading, those that go on with the same and a number."""
    kind = news.get(page.news)
    signed = kind and not page.title.startswith(kind.icon)
    heading = f"{kind.icon} {page.title}" if kind and signed and page.title else page.title
    title = headline(heading)
    lines = [marked(line) for line in page.lines]
    if kind and not title and lines:
        lines[0] = f"{kind.icon} {lines[0]}"
    if title.endswith(CUT):
        lines.insert(0, f"**{marked(page.title)}**")
    blocks = [*pieces("\n".join(lines), DESCRIPTION), *table(page.table, DESCRIPTION)]
    if not blocks and title:
        yield discord.Embed(title=title, colour=colour(kind))
    for number, text in enumerate(joined(blocks), start=1):
        again = title if number == 1 else f"{headline(heading, TITLE - 12)} ({number})"
        yield discord.Embed(title=again if title else None, description=text, colour=colour(kind))


def headline(text: str, most: int = TITLE) -> str:
    """Give a heading without markup; one that is too long ends with a visible sign and stands whole in the text."""
    whole = escape(plain(text))
    return whole if size(whole) <= most else pieces(whole, most - 1)[0] + CUT


def joined(blocks: Sequence[str]) -> Iterator[str]:
    """Put blocks together as long as they fit one description."""
    held = ""
    for block in blocks:
        longer = f"{held}\n{block}" if held else block
        if held and size(longer) > DESCRIPTION:
            yield held
            held = block
        else:
            held = longer
    if held:
        yield held


def packed(embeds: Sequence[discord.Embed]) -> list[tuple[discord.Embed, ...]]:
    """Put embeds together as long as they fit one message."""
    groups: list[list[discord.Embed]] = []
    for embed in embeds:
        fits = groups and len(groups[-1]) < EMBEDS and weight((*groups[-1], embed)) <= TOGETHER - MARGIN
        if fits:
            groups[-1].append(embed)
        else:
            groups.append([embed])
    return [tuple(group) for group in groups]


def weight(embeds: Sequence[discord.Embed]) -> int:
    """Give the characters that count towards the limit of a message."""
    texts = [text for embed in embeds for text in (embed.title, embed.description, embed.footer.text)]
    texts += [text for embed in embeds for field in embed.fields for text in (field.name, field.value)]
    return sum(size(text) for text in texts if text)


def picture_embed(title: str, caption: str) -> discord.Embed:
    """Give the embed that shows the attached picture."""
    embed = discord.Embed(title=headline(title) or None, description=headline(caption, CONTENT) or None, colour=INK)
    return embed.set_image(url=f"attachment://{IMAGE}")


def with_items(parts: list[Part], items: Sequence[AnyItem]) -> list[Part]:
    """Put what can be pressed below the last message; more than one message bears go on below others."""
    shares = [tuple(items[start : start + BUTTONS]) for start in range(0, len(items), BUTTONS)]
    if not shares:
        return parts
    first, *rest = shares
    return [*parts[:-1], replace(parts[-1], items=first), *(Part(content="…", items=share) for share in rest)]


def referenced(part: Part, reference: str) -> Part:
    """Give the message with its reference at its foot, by which it is found again after a crash."""
    if not part.embeds:
        return replace(part, content=f"{part.content}\n-# {reference}".strip())
    last = part.embeds[-1].copy().set_footer(text=reference)
    return replace(part, embeds=(*part.embeds[:-1], last))


def colour(kind: News | None) -> int:
    """Give the colour of a kind of news."""
    return kind.colour if kind else INK
