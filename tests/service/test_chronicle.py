"""The chronicle: its small print and its dates (H26)."""

from bot.service import chronicle
from bot.store.records import Entry
from rules.kernel.events import Drawn, Told
from tests.kernel.toy import TOY


def told(n: int, weight: int, because: tuple[int, ...] = ()) -> Entry:
    """Give an event of the first morning."""
    event = Drawn(clause="TOY-1", purpose="luck", subject="Red", card="AS", because=because)
    body = event.model_dump_json()
    one = Told(n=n, turn=1, phase="morning", event="Drawn", clause="TOY-1", audience="everyone", body=body)
    return Entry(one, f"Line {n}", "", weight)


def test_the_small_print_is_one_short_paragraph() -> None:
    """It names six draws at most, and counts every other line in it."""
    entries = [*(told(n, 0) for n in range(1, 21)), told(21, 1, because=tuple(range(1, 11)))]

    *_, small = chronicle.pages(TOY, entries)

    named = "; ".join(f"Line {n} (#{n})" for n in range(1, 7))
    assert (f"{named}; … and 14 lines more, from #1 to #20.",) == small.lines


def test_without_draws_behind_the_news_there_is_no_small_print() -> None:
    """What led to nothing that is shown is left to /why."""
    assert ["In the annals"] == [page.title for page in chronicle.pages(TOY, [told(1, 0), told(2, 1)])]
