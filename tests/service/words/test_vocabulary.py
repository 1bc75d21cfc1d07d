"""Speech: a campaign with words of its own says nothing in the game's (CIV-9.1a)."""

import re
from collections.abc import Iterator

import pytest

from bot.service.ground.messages import Message
from bot.service.history import album, past
from bot.service.orders import orders
from bot.service.reading import reading
from rules.civilized.world.tables import PROVINCIAL
from rules.kernel.errors import Refusal
from tests.service.bench import HOST, RED, Table

OPEN = ("City", "Fort", "Road", "Temple", "High Temple", "Palace", "Library", "Granary", "Warship", "Transport Ship")
URBAN = re.compile(rf"\b(?:{'|'.join((*OPEN, 'cities'))})s?\b", re.IGNORECASE)
SHOWN = re.compile(rf"\b(?:{'|'.join(PROVINCIAL.values())})s?\b", re.IGNORECASE)
WINDOWS = 8


def read_of(message: Message) -> Iterator[str]:
    """Give what is read of a message, its picture too."""
    yield message.content
    for page in message.pages:
        yield from (page.title, *page.lines, *(cell for row in page.table for cell in row))
    if message.picture:
        yield from (message.picture.title, message.picture.caption, message.picture.alt)


def urban(texts: Iterator[str]) -> list[str]:
    """Give the texts that hold an urban word."""
    return [text for text in texts if URBAN.search(SHOWN.sub("", text))]


async def some_windows(crowns: Table) -> int:
    """Found a provincial campaign and let it run for a while."""
    campaign = await crowns.started(RED, board="civilized/crowns", setting_names="provincial", absence="20")
    for _ in range(WINDOWS):
        await crowns.deliver()
        if (await crowns.card(campaign)).window.due is None:  # strife has taken the player's country
            break
        await crowns.to_closing(campaign)
    return campaign


async def test_CIV_9_1a_a_provincial_campaign_never_speaks_of_cities(crowns: Table) -> None:
    """In no post, panel, completion, report, past turn, picture or answer to why."""
    campaign = await some_windows(crowns)
    who = await crowns.who(campaign, RED)
    posts = await crowns.deliver() + crowns.delivered
    # The card of the game stands before any setting does, for those who choose among games.
    said = [text for post in posts if not post.key.endswith(":card") for text in read_of(post.message)]
    said += [text for message in await past.report(crowns.herald, campaign, who.seat) for text in read_of(message)]
    said += list(read_of(await reading.status(crowns.herald, campaign)))
    said += list(read_of(await past.past_map(crowns.herald, campaign, who.seat, "", text=True)))
    said += await album.titles(crowns.herald, campaign, who.seat)
    panel = await orders.orders(crowns.herald, who)
    said += [text for card in panel.open for text in (card.summary,)] + list(panel.notes)

    assert len(said) > 300
    assert [] == urban(iter(said))


async def test_CIV_9_1a_why_names_things_as_they_are_told(crowns: Table) -> None:
    """The fields of an event and what is in them; the clause stands as the rulebook has it."""
    campaign = await some_windows(crowns)
    async with crowns.store.look(campaign) as look:
        found = await look.events(None, least=1, words="", most=200)
    told = [await reading.why(crowns.herald, campaign, HOST, str(entry.told.n)) for entry in found[::3]]
    said = [text for one in told for page in one.pages[:1] for text in (page.title, *sum(page.table, ()))]

    assert any("province" in text for text in said)
    assert [] == urban(iter(said))


async def test_CIV_9_1a_an_order_that_comes_too_early_is_named_as_the_table_speaks(crowns: Table) -> None:
    """Saving for a city is asked in Winter; here it is a province."""
    campaign = await crowns.started(RED, board="civilized/crowns", setting_names="provincial")
    await crowns.until(campaign, "decrees")

    with pytest.raises(Refusal) as refused:
        await crowns.give(campaign, RED, "save for a province")
    assert "province is not asked now, but in " in str(refused.value)
    assert [] == urban(iter([refused.value.reason]))
