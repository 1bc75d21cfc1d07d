"""The chronicle: its small print and its dates (H26)."""

from itertools import pairwise

from bot.service.words import chronicle
from bot.store.records import Entry
from rules.kernel.facts.events import Drawn, Told
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import Page
from tests.kernel.toy import TOY
from tests.service.bench import BLUE, GREEN, RED, Table


def told(n: int, weight: int, because: tuple[int, ...] = ()) -> Entry:
    """Give an event of the first morning."""
    event = Drawn(clause="TOY-1", purpose="luck", subject="Red", card="AS", because=because)
    body = event.model_dump_json()
    one = Told(n=n, turn=1, phase="morning", event="Drawn", clause="TOY-1", audience="everyone", body=body)
    return Entry(one, f"Line {n}", "", weight)


def test_the_small_print_is_one_short_paragraph() -> None:
    """It names six draws at most, and counts every other line in it."""
    entries = [*(told(n, 0) for n in range(1, 21)), told(21, 1, because=tuple(range(1, 11)))]

    *_, small = chronicle.pages(TOY.news, entries)

    named = "; ".join(f"Line {n} (#{n})" for n in range(1, 7))
    assert (f"{named}; … and 14 lines more, from #1 to #20.",) == small.lines


def test_without_draws_behind_the_news_there_is_no_small_print() -> None:
    """What led to nothing that is shown is left to /why."""
    assert ["In the annals"] == [page.title for page in chronicle.pages(TOY.news, [told(1, 0), told(2, 1)])]


def test_a_headline_stands_after_what_led_to_it() -> None:
    """Famine, then its dead, then the empty city; a headline that nothing led to is the title."""
    famine, dead, empty, quiet = told(1, 2), told(2, 2, (1,)), told(3, 3, (2,)), told(4, 1)
    front, rest = chronicle.newspaper(TOY.news, [famine, dead, empty, quiet])

    assert ("Headlines", ("Line 1 (#1)", "Line 2 (#2)", "Line 3 (#3)")) == (front.title, front.lines)
    assert ("Line 4 (#4)",) == rest.lines
    assert ["Line 3 (#3)"] == [page.title for page in chronicle.newspaper(TOY.news, [told(3, 3)])]


def test_pages_fill_a_message_before_another_begins() -> None:
    """Eight short ones go together; long ones part earlier, and one that is too long stands alone."""
    short, long = Page(title="A page", lines=("A line",)), Page(title="A page", lines=("x" * 2000,))
    whole = Page(title="All", table=(("x" * 5000, "y"),))

    assert [8, 3] == [len(one.pages) for one in chronicle.messages("News", [short] * 11, None)]
    assert [2, 1, 1, 1] == [
        len(one.pages) for one in chronicle.messages("News", [long, long, long, whole, short], None)
    ]
    assert ["News", "News (continued)"] == [one.content for one in chronicle.messages("News", [short] * 9, None)]


async def test_what_an_autopilot_does_on_one_date_is_one_post(crowns: Table) -> None:
    """A House's turn has two windows; where nobody is asked the table reads of both together."""
    campaign = await crowns.started(RED, board="candlebre/candlemere", absence="20", turns="sequential")
    while not (await crowns.card(campaign)).date.startswith("Turn 3"):
        await crowns.deliver()
        await crowns.to_closing(campaign)
    await crowns.deliver()
    told = [post.message.content for post in crowns.delivered if ":chronicle-" in post.key]
    alone = [heading for heading in told if ": Turn " in heading and "House Umbrel" not in heading]

    assert len(alone) >= 5
    assert sorted(set(alone)) == sorted(alone)


async def test_a_chronicle_bears_the_dates_of_what_it_tells(table: Table) -> None:
    """What is told at one closing may have happened on several dates: the heading gives the first and the last."""
    campaign = await table.started(RED, BLUE, GREEN, board="toy/fair")
    await table.ready(campaign, RED, BLUE, GREEN)
    await table.deliver()
    await table.give(campaign, RED, "bid 3")
    await table.ready(campaign, RED, BLUE, GREEN)

    sent = await table.deliver()
    while not any(":chronicle-" in post.key for post in sent):
        await table.to_closing(campaign)
        sent = await table.deliver()

    headings = [post.message.content for post in sent if ":chronicle-" in post.key]
    assert ["Fair play: Morning of day 1 – Evening of day 1"] == headings


async def test_the_year_is_not_that_of_the_next(crowns: Table) -> None:
    """A Winter that ends the year is told under its own year, though the next has begun by then."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    while not (await crowns.card(campaign)).date.startswith("Winter"):
        await crowns.all_ready(campaign)
    winter = (await crowns.card(campaign)).date
    await crowns.deliver()
    headings: list[str] = []
    while not headings:
        await crowns.all_ready(campaign)
        headings = [post.message.content for post in await crowns.deliver() if ":chronicle-" in post.key]

    assert f"Fair play: {winter}" == headings[0].partition(" – ")[0]


async def test_the_next_window_stands_in_the_message_of_the_last(table: Table) -> None:
    """It is edited, and comes anew only below the third report, where the old one then says that it is closed."""
    campaign = await table.started(RED, BLUE)
    first = await table.key(campaign)
    await table.ready(campaign, RED)
    shown = [post.message.content for post in await table.deliver() if post.key.endswith(f":turn-{first}")]
    boards = []
    for word in ("word1", "word2", "word3"):
        await table.give(campaign, RED, f"say {word}")
        await table.ready(campaign, RED, BLUE)
        boards.append([post.key.partition(":")[2] for post in await table.deliver() if ":turn-" in post.key])

    assert "Ready: Anna. Asked: Bert." in shown[-1]
    assert [1, 1, 2] == [len(one) for one in boards]
    assert [f"turn-{first}"] == boards[0] == boards[1]
    assert f"turn-{first}" == boards[2][0] != boards[2][1]


async def test_a_map_comes_with_each_turn_and_never_twice_the_same(crowns: Table) -> None:
    """News without anything new on the map comes without one, however great it is."""
    campaign = await crowns.started(RED, board="italy/italy-standard")
    maps: list[Picture] = []
    while (await crowns.card(campaign)).turn < 4:
        sent = [post.message for post in await crowns.deliver() if ":chronicle-" in post.key]
        maps += [message.picture for message in sent if message.picture]
        await crowns.ready(campaign, RED)

    assert {f"Turn {turn}" for turn in range(1, 4)} <= {picture.caption.partition(",")[0] for picture in maps}
    assert all(one != other for one, other in pairwise(maps))


async def test_a_seat_that_the_game_can_do_without_stays_open(crowns: Table) -> None:
    """The gamemaster's chair of Italy is nobody's, not the autopilot's, until somebody sits down."""
    campaign = await crowns.started(RED, board="italy/italy-standard")

    seats = {seat.id: seat.mode for seat in (await crowns.card(campaign)).seats}

    assert ("player", "autopilot", "open") == (seats["rome"], seats["samnites"], seats["gamemaster"])


def test_a_period_says_once_how_far_the_campaign_is() -> None:
    """What stands in brackets after both dates is true of the last; dates without any are told whole."""

    def of(*dates: str) -> str:
        found = iter(dates)
        return chronicle.period([told(n, 2) for n in range(1, len(dates) + 1)], lambda _: next(found), "")

    assert "1171 – Summer 1172 (year 3 of 8)" == of("1171 (year 2 of 8)", "Summer 1172 (year 3 of 8)")
    assert "Spring, 600 BC – Summer, 600 BC" == of("Spring, 600 BC", "Summer, 600 BC")
    assert "1171 (year 2 of 8)" == of("1171 (year 2 of 8)", "1171 (year 2 of 8)")
