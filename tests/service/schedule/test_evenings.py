"""An evening: windows of minutes, with reminders, grace and the ladder of absence in proportion."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.service.reading.settings_page import answered, settings_of
from bot.service.schedule import Schedule, describe, extended, first_deadline, in_short, parse, reminders
from bot.service.table import campaigns, pausing
from bot.service.time import ticker as time
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, HOST, RED, Table

NOON = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)


def evening(words: str = "evening", **fields) -> Schedule:
    """Read the schedule of an evening."""
    return parse({"deadlines": words}, Schedule(**fields))


@pytest.mark.parametrize(
    ("words", "minutes"),
    [("evening", 10), ("an evening", 10), ("evening of 20 minutes", 20), ("every 5m", 5), ("30 min", 30)],
)
def test_an_evening_is_said_as_people_say_it(words: str, minutes: int) -> None:
    """With minutes or without."""
    assert minutes == evening(words).minutes


@pytest.mark.parametrize("words", ["4 minutes", "evening of 31 minutes", "evenings", "every evening tomorrow"])
def test_what_is_no_evening_is_refused(words: str) -> None:
    """From five to thirty minutes."""
    with pytest.raises(Answer):
        evening(words)


def test_windows_keep_their_proportions_within_bounds() -> None:
    """A short answer gets less, a battle on a table more, none under three minutes or over thirty."""
    schedule = evening("10 minutes", orders=48, reaction=24, vote=4, lengths={"battle": 168, "quick": 72})

    assert [10, 5, 3] == [schedule.length("", kind).seconds // 60 for kind in ("orders", "reaction", "vote")]
    assert [30, 15] == [schedule.length(name, "orders").seconds // 60 for name in ("battle", "quick")]
    assert NOON + timedelta(minutes=10) == first_deadline(schedule, "orders", NOON)


def test_one_is_reminded_once_and_an_outage_gives_a_window_back() -> None:
    """In the last third; and after an outage as long as a window."""
    schedule = evening("15 minutes")

    assert (NOON + timedelta(minutes=10),) == reminders(schedule, NOON, NOON + timedelta(minutes=15))
    assert timedelta(minutes=15) == schedule.respite


def test_an_evening_knows_no_night_and_no_quiet_day_and_is_left_again() -> None:
    """Whoever sits together plays; other deadlines end it."""
    schedule = evening("evening", opens="08:00", shuts="20:00", quiet_weekdays=(0,))
    late = datetime(2026, 3, 2, 23, 30, tzinfo=UTC)

    assert late + timedelta(minutes=10) == first_deadline(schedule, "orders", late)
    assert [0, 0] == [parse({"deadlines": words}, schedule).minutes for words in ("every 24h", "daily 19:00")]


async def test_an_evening_costs_none_of_what_was_settled(crowns: Table) -> None:
    """Open hours, quiet days and a length that the host has said stand again once the evening is over."""
    campaign = await crowns.founded("fiefs/web-of-crowns")
    for key, value in (("open", "8-23"), ("quiet", "sunday"), ("season_hours", "20"), ("reactions", "5h")):
        await campaigns.settings(crowns.herald, campaign, HOST, {key: value})
    before = {one.key: one.value for one in await settings_of(crowns.herald, campaign)}
    await campaigns.settings(crowns.herald, campaign, HOST, {"deadlines": "evening 5m"})
    stood = await settings_of(crowns.herald, campaign)
    await campaigns.settings(crowns.herald, campaign, HOST, {"deadlines": "12h"})
    after = {one.key: one.value for one in await settings_of(crowns.herald, campaign)}
    told = await answered(crowns.herald, campaign, "deadlines", stood)

    assert ("08:00-23:00", "Sun", "20", "5h") == tuple(
        before[key] for key in ("open", "quiet", "season_hours", "reactions")
    )
    assert {"deadlines", "votes", "reaction_hours"} >= {key for key in before if before[key] != after[key]} - {"early"}
    assert "With it changed votes 6h" in told and "season_hours" not in told


def test_the_table_is_told_how_its_time_goes() -> None:
    """In minutes, and that a seat is kept."""
    assert "It is played in one evening: you have 10 minutes for most answers." == in_short(evening())
    assert any("nobody else gets the seat" in line for line in describe(evening()))
    with pytest.raises(Answer, match="stops its clock instead"):
        extended(evening(), NOON, 1)


async def test_a_campaign_is_played_in_an_evening(table: Table) -> None:
    """In two silent windows of ten minutes one reminder each; then the autopilot plays, and no seat is lost."""
    campaign = await table.started(RED, BLUE, deadlines="evening", absence="2")
    begun = table.clock.now()
    for number in range(6):
        await table.give(campaign, RED, f"say word{number}")
        await table.pass_deadline()
        await table.deliver()  # the reminder, where there is one, before it is needless
        await table.to_closing(campaign)
    seats = {seat.id: (seat.user, seat.mode) for seat in (await table.card(campaign)).seats}

    assert table.clock.now() - begun <= timedelta(minutes=61)
    assert {"a": (RED, "player"), "b": (BLUE, "autopilot")} == seats
    reminded = [post for post in table.delivered if ":remind-" in post.key and post.message_id is None]
    assert [BLUE, BLUE] == [post.user for post in reminded]
    await table.give(campaign, BLUE, "say back")
    assert "player" == (await table.card(campaign)).seats[1].mode


async def test_after_an_outage_a_window_gets_its_minutes(table: Table) -> None:
    """Not half a day."""
    campaign = await table.started(RED, BLUE, deadlines="evening")
    table.clock.advance(minutes=10, seconds=130)
    await time.tick(table.herald)
    due = (await table.card(campaign)).window.due

    assert table.clock.now() + timedelta(minutes=10) == due
    with pytest.raises(Answer, match="stops its clock instead"):
        await campaigns.extend(table.herald, campaign, HOST, 1)
    with pytest.raises(Answer, match="stops its clock instead"):
        await pausing.extend_own(table.herald, await table.who(campaign, RED), 1)
