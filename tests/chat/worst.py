"""The worst that may come: hostile text, and messages of any size."""

from datetime import UTC, datetime
from random import Random
from typing import Any

import discord
from hypothesis import strategies as st

from bot.service.ground.messages import Button, Message, mention, stamp
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import News, Page

HOSTILE = (
    "**bold** _it_ ~~gone~~ ||spoiler|| `code` ```block```",
    "@everyone @here <@123456789012345678> <@&1> <#1> </orders:1> <:x:1>",
    "# heading\n> quote\n>>> all\n-# small\n- list\n1. list",
    "\u202egnissorc\u202c \u200bnothing\u200d \u2066iso\u2069 \ufeff",
    "a" + "\u0301" * 60,
    "[click](https://evil.example) https://evil.example/a_b discord.gg/evil <t:0:R>",
    "\ue000@1\ue001 \ue000t:0:R\ue001 \ue000nonsense\ue001",
    "\\" * 50,
    "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "x" * 7000,
    "w " * 5000,
    "",
    " \n ",
    "!h!p!f!~",
    "'; DROP TABLE seats; --",
    "\x00\x07\x1b[31m",
)
NEWS = {"war": News(icon="⚔️", colour=0xAA0000, title="War"), "odd": News(icon="*" * 300, colour=0, title="Odd")}
WHEN = datetime(2026, 3, 29, 1, 30, tzinfo=UTC)

texts = st.lists(
    st.one_of(st.text(max_size=40), st.sampled_from(HOSTILE), st.just(stamp(WHEN)), st.just(mention(42))), max_size=4
).map("".join)
seeds = st.integers(min_value=0, max_value=2**32)


class Worst:
    """Builds the worst from a seed, which shrinks and shows better than what is built from it."""

    def __init__(self, seed: int) -> None:
        """Begin at a seed."""
        self.luck = Random(seed)

    def text(self) -> str:
        """Give a text: nothing, a word, or much that is hostile."""
        return "".join(self.luck.choice((*HOSTILE, stamp(WHEN), mention(42), "word ")) for _ in range(self.few()))

    def few(self, most: int = 5) -> int:
        """Give a small number, often none."""
        return self.luck.choice((0, 1, 1, self.luck.randint(0, most)))

    def page(self) -> Page:
        """Give a page."""
        return Page(
            title=self.text(),
            lines=tuple(self.text() for _ in range(self.few(60))),
            table=tuple(tuple(self.text() for _ in range(self.few(6))) for _ in range(self.few(40))),
            news=self.luck.choice(("", "war", "odd")),
        )

    def message(self) -> Message:
        """Give a message."""
        picture = Picture(title=self.text(), caption=self.text(), alt=self.text()[:1000] or "An image")
        return Message(
            content=self.text(),
            pages=tuple(self.page() for _ in range(self.few(12))),
            picture=self.luck.choice((None, picture)),
            buttons=tuple(self.button(number) for number in range(self.few(60))),
        )

    def button(self, number: int) -> Button:
        """Give a button of a window of its own."""
        return Button(
            action="ready", label=self.text(), campaign=10**11, window=f"{number}-{self.text()}", seat=self.text()
        )


def length(text: str | None) -> int:
    """Count as the strictest reader would: UTF-16 units."""
    return len((text or "").encode("utf-16-le", "surrogatepass")) // 2


def faults(content: str, embeds: list[discord.Embed]) -> list[str]:
    """Give each limit of Discord's that a message breaks."""
    found = []
    if not content.strip() and not embeds:
        found.append("blank")
    if length(content) > 2000:
        found.append(f"content {length(content)}")
    if len(embeds) > 10:
        found.append(f"{len(embeds)} embeds")
    whole = 0
    for embed in embeds:
        sizes = {
            "title": (embed.title, 256),
            "description": (embed.description, 4096),
            "foot": (embed.footer.text, 2048),
        }
        for name, (text, most) in sizes.items():
            whole += length(text)
            if length(text) > most or (text is not None and not text.strip()):
                found.append(f"{name} {length(text)}")
        if not embed.title and not embed.description and not embed.image:
            found.append("blank embed")
    if whole > 6000:
        found.append(f"together {whole}")
    return found


def component_faults(view: discord.ui.View | None) -> list[str]:
    """Give each limit of Discord's that buttons and menus break."""
    rows: list[dict[str, Any]] = view.to_components() if view else []
    found = [f"{len(rows)} rows"] if len(rows) > 5 else []
    ids = [component["custom_id"] for row in rows for component in row["components"]]
    found += [f"id {id}" for id in ids if not 1 <= length(id) <= 100]
    found += ["ids repeat"] if len(set(ids)) < len(ids) else []
    for component in (component for row in rows for component in row["components"]):
        options = component.get("options", [])
        texts = [component.get("label")] if "label" in component else []
        texts += [text for option in options for text in (option["label"], option["value"])]
        found += [f"text {text!r}" for text in texts if not text or not text.strip() or length(text) > 100]
        found += [f"label {component['label']}"] if length(component.get("label")) > 80 else []
        found += ["options"] if component["type"] == 3 and not 1 <= len(options) <= 25 else []
        found += ["values repeat"] if len({option["value"] for option in options}) < len(options) else []
    return found
