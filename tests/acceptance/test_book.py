"""H27: an export restores a campaign as it was, and its book opens without a network."""

import json
import re
from html.parser import HTMLParser

import pytest

from bot.book.page import page
from bot.service.history.book import Book, compose, material
from bot.service.start.importing import import_campaign
from bot.service.table import campaigns, gamemaster
from bot.store.annals import account
from tests.e2e.table import Table as Seated
from tests.service.bench import BLUE, CHANNEL, GUILD, HOST, RED, Table

NAMES = {RED: "Ruth <script>alert(1)</script>", BLUE: "Bert & Co"}
VOID = {"meta", "br", "img", "input", "link", "hr"}


class Reader(HTMLParser):
    """Reads a page: its addresses, its elements, and whether they all close."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.ids: list[str] = []
        self.tags: list[str] = []
        self.stack: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.addresses += [value or "" for name, value in attrs if name in {"href", "src", "data", "action"}]
        if tag not in VOID:
            self.stack.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.stack.pop(), tag


async def played(crowns: Table, years: int = 3, board: str = "civilized/crowns") -> int:
    campaign = await crowns.started(RED, BLUE, board=board)
    for _ in range(2 * years):
        await crowns.all_ready(campaign)
    return campaign


async def made(table: Table, campaign: int) -> tuple[Book, str]:
    book = compose(table.herald, await material(table.herald, campaign, NAMES))
    return book, page(book)


async def test_H27_the_book_opens_without_a_network(crowns: Table) -> None:
    """It fetches nothing, runs nothing, every link leads to a place in it, and every element is closed."""
    campaign = await played(crowns)
    await campaigns.end(crowns.herald, campaign, HOST)
    _, text = await made(crowns, campaign)
    reader = Reader(text)

    assert [] == reader.stack
    assert not {"script", "link", "iframe", "object", "img"} & set(reader.tags)
    assert reader.addresses and all(address.startswith("#") for address in reader.addresses)
    assert {address[1:] for address in reader.addresses} <= set(reader.ids) and len(reader.ids) == len(set(reader.ids))
    assert not re.findall(r"url\(|@import|https?://(?!www\.w3\.org/)", text)
    assert "default-src 'none'" in text and "Ruth &lt;script&gt;" in text


async def test_H27_a_finished_book_holds_everything_public(crowns: Table) -> None:
    """Every public event of weight, every turn with its map, the charts, every draw, and the seed."""
    campaign = await played(crowns)
    await campaigns.end(crowns.herald, campaign, HOST)
    book, text = await made(crowns, campaign)
    async with crowns.store.look(campaign) as look:
        told = await account(look)
    public = [one for one in told if one.told.audience == "everyone" and one.weight]
    hidden = [one for one in told if one.told.audience != "everyone" and one.weight]

    assert [] == [one.told.n for one in public if f'id="e{one.told.n}"' not in text]
    assert hidden and [] == [one.told.n for one in hidden if f'id="e{one.told.n}"' in text]
    assert len(book.chapters) == text.count("<article") and all(chapter.picture for chapter in book.chapters)
    assert {"Score", "People"} <= {chart.title for chart in book.charts}
    drawn = [one for one in told if one.told.event == "Drawn"]
    assert [] == [one.told.n for one in drawn if f"#{one.told.n} " not in text]
    assert book.seal is not None and book.seal.seed in text and book.seal.commitment in text


async def test_H27_before_the_end_the_book_keeps_every_secret(crowns: Table) -> None:
    """No seed, no private event and no private draw stands in the book of a campaign that is played."""
    campaign = await played(crowns)
    _, text = await made(crowns, campaign)
    async with crowns.store.look(campaign) as look:
        told, seed = await account(look), look.campaign.seed
    hidden = [one for one in told if one.told.audience != "everyone"]

    assert seed not in text and "not over yet" in text
    assert hidden and [] == [one.told.n for one in hidden if f"#{one.told.n} " in text or f'"e{one.told.n}"' in text]


async def test_H27_maps_give_way_before_a_message_is_too_large(crowns: Table) -> None:
    """Where all maps would not fit, some turns go without, and the chronicle stays whole."""
    campaign = await played(crowns, 5)
    book = compose(crowns.herald, await material(crowns.herald, campaign, NAMES))
    whole, small = page(book), page(book, 400_000)

    assert len(small) < 0.8 * len(whole)
    assert whole.count("<article") == small.count("<article") and 2 <= small.count('class="map"') < whole.count(
        'class="map"'
    )


@pytest.mark.parametrize("board", ["civilized/crowns", "italy/italy-standard"])
async def test_H27_export_import_continue(crowns: Table, board: str) -> None:
    """An imported campaign stands where the exported one stood, and the same years lead both to the same state."""
    campaign = await crowns.started(RED, BLUE, board=board)
    for _ in range(3):
        await gamemaster.close(crowns.herald, campaign, HOST)
    file = await gamemaster.export(crowns.herald, campaign, None)
    copy = (await import_campaign(crowns.herald, file, host=HOST, guild=GUILD, channel=CHANNEL)).id
    await gamemaster.release(crowns.herald, copy, HOST)
    for one in (campaign, copy):
        for _ in range(3):
            await gamemaster.close(crowns.herald, one, HOST)
    ends = [json.loads(await gamemaster.export(crowns.herald, one, None)) for one in (campaign, copy)]

    assert ends[0]["saves"] == ends[1]["saves"]
    assert ends[0]["events"] == ends[1]["events"] and ends[0]["names"] == ends[1]["names"]
    assert ends[0]["campaign"]["scenario_text"] == ends[1]["campaign"]["scenario_text"]


async def test_H27_an_ended_campaign_is_restored_as_ended(crowns: Table) -> None:
    """It keeps the day of its end, so that its book is the same book."""
    campaign = await played(crowns, 1)
    await campaigns.end(crowns.herald, campaign, HOST)
    file = await gamemaster.export(crowns.herald, campaign, None)
    copy = (await import_campaign(crowns.herald, file)).id

    assert (await made(crowns, campaign))[1] == (await made(crowns, copy))[1]


async def test_H27_everybody_may_have_the_book(table: Seated) -> None:
    """An onlooker gets it too, as a file named after the campaign, with the players' names; the end says so."""
    ada, cleo = table.player("Ada"), table.player("Cleo")
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="Die Kronen: Ü!")
    early = await cleo.slash("campaign", "campaign book")
    await ada.join("Hellas")
    await ada.slash("campaign", "campaign start")
    so_far = await cleo.slash("campaign", "campaign book")
    await ada.slash("campaign", "campaign end", really=True)
    whole = await cleo.slash("campaign", "campaign book")

    assert "has not started yet" in early.text
    assert "so far, with what everybody knows" in so_far.text
    (file,) = whole.message.attachments
    text = (await file.read()).decode()
    assert "die-kronen-u.html" == file.filename
    assert "<h1>Die Kronen: Ü!</h1>" in text and ">Ada</p>" in text and "The seed" in text
    assert "/campaign book gives everybody the whole story" in ada.sees()
