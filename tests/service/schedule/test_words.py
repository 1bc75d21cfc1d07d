"""H10: the words in which hosts settle time, and the answers to slips."""

from contextlib import suppress
from datetime import date, time

import pytest

from bot.service.schedule import KEYS, Schedule, Weekday, describe, parse
from bot.service.schedule.words import missing
from rules.kernel.errors import Answer

MON_WED_FRI = (Weekday.MON, Weekday.WED, Weekday.FRI)


@pytest.mark.parametrize(
    ("words", "hours"),
    [("every 24h", 24), ("24", 24), ("2 days", 48), ("every 36 hours", 36), ("EVERY 1 DAY", 24)],
)
def test_lengths(words: str, hours: int) -> None:
    """A length is so many hours or days, and ends fixed times."""
    schedule = parse({"deadlines": words}, Schedule(times=(time(21),)))

    assert (hours, ()) == (schedule.orders, schedule.times)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("two days", "every 48h"),
        ("every other day", "every 48h"),
        ("48 hours each", "every 48h"),
        ("daily", "every 24h"),
        ("a day", "every 24h"),
        ("once a week", "every 168h"),
        ("an hour per turn", "every 1h"),
    ],
)
def test_a_length_in_other_words_is_answered_with_what_was_meant(words: str, meant: str) -> None:
    """Nothing is settled; what is offered can be said as it stands."""
    with pytest.raises(Answer, match=f"did you mean “{meant}”") as refused:
        parse({"deadlines": words}, Schedule())

    assert "as in" not in str(refused.value) and parse({"deadlines": meant}, Schedule()).orders
    with pytest.raises(Answer, match="“two days” is no length of time; did you mean “48h”"):
        parse({"reactions": "two days"}, Schedule())


def test_reactions_are_half_as_long_as_orders() -> None:
    """A table that plays every 12 hours waits 6 for reactions, unless it says otherwise."""
    assert 6 == parse({"deadlines": "every 12h"}, Schedule()).reaction
    assert 18 == parse({"deadlines": "every 12h", "reactions": "18h"}, Schedule()).reaction


@pytest.mark.parametrize(
    ("words", "weekdays", "times", "zone"),
    [
        ("daily 21:00 Europe/London", (), (time(21),), "Europe/London"),
        ("Mon,Wed,Fri 20:00 America/New_York", MON_WED_FRI, (time(20),), "America/New_York"),
        ("mondays, wednesdays and fridays at 8pm new york", MON_WED_FRI, (time(20),), "America/New_York"),
        ("9:00 and 9 pm sydney", (), (time(9), time(21)), "Australia/Sydney"),
        ("weekends 12:00", (Weekday.SAT, Weekday.SUN), (time(12),), "UTC"),
        ("Sat-Mon 12am europe/rome", (Weekday.MON, Weekday.SAT, Weekday.SUN), (time(0),), "Europe/Rome"),
        ("every Tuesday 12:30pm", (Weekday.TUE,), (time(12, 30),), "UTC"),
    ],
)
def test_fixed_times(words: str, weekdays: tuple[Weekday, ...], times: tuple[time, ...], zone: str) -> None:
    """Weekdays, times and a zone are read as people write them."""
    schedule = parse({"deadlines": words}, Schedule())

    assert (weekdays, times, zone) == (schedule.weekdays, schedule.times, schedule.zone)


def test_a_zone_stays_when_none_is_said() -> None:
    """A new time alone keeps the zone."""
    schedule = parse({"deadlines": "daily 20:00"}, Schedule(zone="Europe/Paris"))

    assert "Europe/Paris" == schedule.zone


def test_the_other_settings() -> None:
    """Every other setting of time is read in its own words."""
    changes = {
        "quiet": "Sat, Sun, 2026-12-30..2027-01-02",
        "grace": "6h",
        "reminders": "2 hours, 1 day",
        "early": "no",
        "absence": "2",
        "open": "8:00 to 11pm",
        "votes": "6",
    }

    schedule = parse(changes, Schedule())

    assert (Weekday.SAT, Weekday.SUN) == schedule.quiet_weekdays
    assert (date(2026, 12, 30), date(2027, 1, 2)) == (schedule.quiet_dates[0], schedule.quiet_dates[-1])
    assert (6, (24, 2), False, 2) == (schedule.grace, schedule.marks, schedule.early, schedule.absence)
    assert (time(8), time(23), 6) == (schedule.opens, schedule.shuts, schedule.vote)


def test_none_takes_a_setting_back() -> None:
    """Quiet days, open hours, reminders and grace end with “none”."""
    before = parse({"quiet": "Sun", "open": "08:00-20:00"}, Schedule())

    after = parse({"quiet": "none", "open": "none", "reminders": "none", "grace": "none"}, before)

    assert Schedule(marks=(), grace=0) == after


@pytest.mark.parametrize(
    ("key", "words", "answer"),
    [
        ("deadlines", "daily 21:00 Europe/Lodnon", "did you mean Europe/London"),
        ("zone", "Amercia/New_York", "America/New_York"),
        ("deadlines", "daily 25:00", "“25:00” is no time of day; say 21:00 or 9pm"),
        ("deadlines", "whenever", "“every 24h”"),
        ("deadlines", "every 900h", "a length of 1h to 720h"),
        ("quiet", "Someday", "“Someday” is no day; say Sat"),
        ("quiet", "2026-01-01..2026-12-31", "365 days; a quiet time lasts 1 to 60"),
        ("quiet", "weekdays, weekends", "no weekday is left"),
        ("reminders", "soon", "“soon” is no length of time; say 24h or 2 days"),
        ("early", "maybe", "neither yes nor no"),
        ("absence", "often", "1 to 20"),
        ("open", "mornings", "say 08:00-23:00"),
        ("deadlnes", "every 24h", "did you mean “deadlines”"),
        ("xyzzy", "1", "there are deadlines, reactions"),
    ],
)
def test_slips_are_answered_with_what_would_do(key: str, words: str, answer: str) -> None:
    """A slip changes nothing and is answered with the nearest name or an example."""
    with pytest.raises(Answer) as slip:
        parse({key: words}, Schedule())

    assert answer in str(slip.value)


@pytest.mark.parametrize("key", KEYS)
def test_every_setting_answers_nonsense(key: str) -> None:
    """No words of a host end in an error of ours."""
    for words in ("", "%%", "12:", "-", "Mon-", "..", "9" * 30, "0", "\ue000t:1:F\ue001"):
        with suppress(Answer):
            assert isinstance(parse({key: words}, Schedule()), Schedule)


def test_the_windows_that_do_not_count_as_missed_are_said() -> None:
    """Whoever has just written may miss as many more."""
    assert missing(Schedule()) == (
        "After 3 missed windows in a row the autopilot takes a seat over; the first 3 after its player has written to "
        "me do not count."
    )


def test_description() -> None:
    """A schedule is described a sentence a line, with the zone wherever it matters."""
    schedule = parse({"deadlines": "Mon,Thu 20:00 Europe/Rome", "quiet": "2026-12-24", "early": "off"}, Schedule())

    assert (
        "Windows close Mon, Thu at 20:00 (Europe/Rome), at the earliest 6 hours after they open.",
        "Quiet days (Europe/Rome): 2026-12-24.",
        "Who owes orders is reminded 24, 6, 1 hours before.",
        "No window closes early.",
        "After an outage of Herald a window gets 12 hours of grace.",
        missing(schedule),
    ) == describe(schedule)
