"""How much a table has to read in its channel: characters and messages a year, in peace and in war."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from bot.chat.shapes.escape import size
from bot.chat.shapes.render import Part, render
from bot.pictures.svg import svg
from bot.service.ground.values import Post
from bot.service.orders import orders
from bot.service.words.open_window import standing
from bot.store.annals import account
from rules.kernel.errors import Answer
from rules.kernel.play.counsel import SHOWN
from rules.kernel.telling.pictures import Picture
from tests.bench.campaigns import campaign_of
from tests.service.bench import Table

YEARS = 20
WAR = re.compile("War|Battle|Siege|Invasion")
"""How the names of events say that a year was one of war."""
WORD = re.compile(r"[^\W\d_]{2,}")


@dataclass
class Year:
    """What the channel got in a year: each message with the characters of its last edition."""

    messages: dict[tuple[str, int], int] = field(default_factory=dict)
    war: bool = False

    @property
    def letters(self) -> int:
        """Count the characters of all of them."""
        return sum(self.messages.values())


async def channel(folder: Path) -> tuple[str, ...]:
    """Play civilized with two people who do what counsel says first, and count what their channel brings."""
    years: dict[int, Year] = {}
    async with campaign_of(folder, 0) as (table, campaign):
        while (turn := (await table.card(campaign)).turn) <= YEARS:
            await counselled(table, campaign)
            await table.all_ready(campaign)
            year = years.setdefault(turn, Year())
            for post in await table.deliver():
                count(years, year, post)
            (folder / "posts.txt").write_text("\n\n".join(map(read_aloud, channel_posts(table))), encoding="utf-8")
        async with table.store.look(campaign) as look:
            for entry in await account(look):
                if entry.weight >= 2 and WAR.search(entry.told.event):
                    years.setdefault(entry.told.turn, Year()).war = True
    return report([years[turn] for turn in sorted(years) if 0 < turn <= YEARS], years)


def report(found: Sequence[Year], years: dict[int, Year]) -> tuple[str, ...]:
    """Put the figures into lines."""
    lines = []
    for name, some in (
        ("a year", found),
        ("in peace", [year for year in found if not year.war]),
        ("in war", [year for year in found if year.war]),
    ):
        if some:
            letters, messages = [year.letters for year in some], [len(year.messages) for year in some]
            lines.append(
                f"{name} ({len(some)}): median {median(letters):.0f} characters in {median(messages):g} messages; "
                f"most {max(letters)} in {max(messages)}"
            )
    return (*lines, f"before the first year: {years[0].letters if 0 in years else 0} characters")


async def counselled(table: Table, campaign: int) -> None:
    """Let everybody who is asked give what counsel offers first."""
    async with table.store.look(campaign) as look:
        asking = standing(look).asking
        seats = [look.seats[seat] for seat in (asking.asked if asking else ()) if seat in look.seats]
    for seat in seats:
        if seat.user is None:
            continue
        briefs = [post for post in table.delivered if post.key.endswith(f"ask-{await table.key(campaign)}-{seat.seat}")]
        offers = [one for post in briefs[-1:] for one in post.message.buttons if one.action == "advise"]
        for offer in offers[:SHOWN]:
            try:
                await orders.advised(table.herald, await table.who(campaign, seat.user), offer.what)
            except Answer:
                continue


def channel_posts(table: Table) -> list[Post]:
    """Give the messages of the channel, each in its last edition, in the order in which they came."""
    found: dict[str, Post] = {}
    for post in table.delivered:
        if post.target.kind == "channel":
            found[post.key] = post
    return list(found.values())


def count(years: dict[int, Year], year: Year, post: Post) -> None:
    """Count a message of the channel, or its new edition in the year in which it came."""
    if post.target.kind != "channel":
        return
    for number, part in enumerate(parts(post)):
        key = post.key, number
        home = next((one for one in years.values() if key in one.messages), year)
        home.messages[key] = max(home.messages.get(key, 0), letters(part))
    if post.message.picture is not None:
        home.messages[key] += sum(map(len, words_in(post.message.picture)))


def parts(post: Post) -> list[Part]:
    """Give the messages as Discord gets them, a picture without its image."""
    return render(post.message, {}, image=b"-" if post.message.picture else None)


def letters(part: Part) -> int:
    """Count the characters of a message, those of its embeds too."""
    texts = [part.content, *(text for embed in part.embeds for text in (embed.title, embed.description))]
    return sum(size(text) for text in texts if text)


def words_in(picture: Picture) -> Iterator[str]:
    """Give the texts in a picture that are words, as they are drawn."""
    drawn = re.sub(r"<(title|desc)>.*?</\1>", "", svg(picture))
    return (text for text in re.findall(r"<text[^>]*>([^<]*)<", drawn) if WORD.search(text))


def read_aloud(post: Post) -> str:
    """Give a message as text, to be read aloud."""
    lines = [f"=== {post.key}"]
    for part in parts(post):
        lines.append(part.content)
        for embed in part.embeds:
            lines += [f"## {embed.title or ''}", embed.description or ""]
    if post.message.picture:
        lines.append(f"[picture: {post.message.picture.title}]")
    lines += [" ".join(f"[{button.label}]" for button in post.message.buttons)]
    return "\n".join(lines)
