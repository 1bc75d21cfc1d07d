"""Settings: each with its key, value, meaning and example, in one list that everything is made from."""

import pytest

from bot.service.ground.table_settings import House
from bot.service.ground.taking import said
from bot.service.reading.settings_page import offered, settings_of, settled
from bot.service.schedule import Schedule, parse
from bot.service.schedule.keys import TIME
from bot.service.start.catalogue import Settled
from bot.service.start.settings import optioned
from bot.service.table import campaigns
from bot.tools import guide
from rules.kernel.errors import Answer
from rules.registry import RULESETS
from tests.service.bench import HOST, Table

ONE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
"""Nothing here is of the database."""
SCHEDULES = {
    "lengths": Schedule(reaction=12, opens="08:00", shuts="23:00", quiet_weekdays=(6,), quiet_dates=("2026-12-24",)),
    "fixed": Schedule(times=("20:00",), weekdays=(0, 3), zone="Europe/Rome", notice=0, marks=()),
    "evening": Schedule(minutes=15, early=True),
}


def all_of(game: str) -> Settled:
    """Give the settings of a new campaign of a game."""
    ruleset = RULESETS[game]
    options = ruleset.options()
    return Settled(ruleset, options, Schedule.of(ruleset.hours(options)), House(), blind=False)


@pytest.mark.parametrize("name", SCHEDULES)
def test_a_setting_of_time_reads_as_it_is_typed(name: str) -> None:
    """What stands behind a key can be typed for it, and gives the same schedule."""
    schedule = SCHEDULES[name]

    for key, kind in TIME.items():
        again = parse({key: kind.value(schedule)}, schedule)

        assert kind.value(schedule) == kind.value(again), key
        assert key == "deadlines" or schedule == again, key


@pytest.mark.parametrize("game", RULESETS)
def test_every_setting_has_key_value_meaning_and_a_working_example(game: str) -> None:
    """Each example is taken and changes the value; each says what it takes and from when it holds."""
    for one in all_of(game):
        found = all_of(game)
        if one.group == "Time":
            changed = Settled(
                found.ruleset, found.options, parse({one.key: one.example}, found.schedule), found.house, blind=False
            )
        elif one.group == "The table":
            changed = found
        else:
            changed = Settled(
                found.ruleset,
                optioned(found.ruleset, None, {one.key: one.example}),
                found.schedule,
                found.house,
                blind=False,
            )

        assert all((one.key, one.value, one.meaning, one.takes, one.example, one.since)), one
        if one.group == found.ruleset.title and not found.lengths_of(one.key):
            assert one.value != said(getattr(changed.options, one.key)), one.key


@pytest.mark.parametrize("board", ["civilized/crowns", "italy/italy-standard"])
async def test_every_setting_can_be_reached_by_completion(crowns: Table, board: str) -> None:
    """With nothing typed the kinds come first; the first letter of a key is enough to find it among 25."""
    campaign = await crowns.founded(board)
    found = await settings_of(crowns.herald, campaign)

    assert {one.group.lower() for one in found} == {
        value for _, value in (await offered(crowns.herald, campaign, ""))[:3]
    }
    for one in found:
        first = [value for _, value in (await offered(crowns.herald, campaign, one.key[:1]))[:25]]
        assert one.key in first, one.key
        assert one.key == (await offered(crowns.herald, campaign, one.key))[0][1]


@ONE
async def test_the_list_names_every_key(table: Table) -> None:
    """The page has each key with its value; asked for one, it says what that takes, with an example."""
    campaign = await table.founded("word/two")
    page = await settled(table.herald, campaign)
    one = await settled(table.herald, campaign, "Quiet")
    text = "\n".join(line for each in page.pages for line in each.lines)

    for setting in await settings_of(table.herald, campaign):
        assert f"{setting.key}: {setting.value}." in text
    assert "setting:quiet value:Sat, Sun, 2026-12-24..2026-12-26" in one.content
    assert "blind" in text and ["Time"] == [
        each.title for each in (await settled(table.herald, campaign, "time")).pages
    ]


@pytest.mark.parametrize(
    ("before", "change", "answer"),
    [
        ({}, {"notice": "8h"}, "notice would change nothing: .* set deadlines"),
        ({"deadlines": "daily 21:00"}, {"reactions": "5h"}, "reactions would change nothing: .*daily 21:00 UTC"),
        ({"deadlines": "daily 21:00"}, {"decree_hours": "30"}, "decree_hours would change nothing: .* set deadlines"),
        ({"deadlines": "evening"}, {"reminders": "2h"}, "reminders would change nothing: on an evening"),
        ({"letters": "no"}, {"letter_limit": "5"}, "only while letters is not “no”"),
        ({}, {"years": "30"}, "it counts only where ending is years"),
        ({}, {"absence": "99"}, "absence .* takes a number from 1 to 20, as in “2”"),
        ({}, {"largest_city": "many"}, "largest_city .* takes a number from 0 to 99999, as in “14998”"),
        ({}, {"majority": "101"}, "majority .* takes a number from 1 to 100"),
        ({}, {"ending": "soon"}, "takes never, years, last or agreed, as in “never”"),
        ({}, {"quite": "Sat"}, "no setting quite; did you mean “quiet”"),
    ],
)
async def test_a_slip_and_what_has_no_effect_are_answered(crowns: Table, before, change, answer: str) -> None:
    """A slip is told what would do with an example; what would change nothing, which setting would; nothing changes."""
    campaign = await crowns.founded("civilized/crowns")
    if before:
        await campaigns.settings(crowns.herald, campaign, HOST, before)
    stood = await settings_of(crowns.herald, campaign)

    with pytest.raises(Answer, match=answer) as refused:
        await campaigns.settings(crowns.herald, campaign, HOST, change)

    assert stood == await settings_of(crowns.herald, campaign)
    assert "Input should" not in str(refused.value) and "validation" not in str(refused.value)


async def test_a_setting_that_another_one_needs_may_come_with_it(crowns: Table) -> None:
    """Thirty years count where the years end the game, said first or at once."""
    campaign = await crowns.founded("civilized/crowns")
    await campaigns.settings(crowns.herald, campaign, HOST, {"years": "30", "ending": "years"})

    found = {one.key: one.value for one in await settings_of(crowns.herald, campaign)}

    assert ("30", "years") == (found["years"], found["ending"])


def test_the_host_guide_lists_the_settings_of_the_code() -> None:
    """The guide's lists are those that the code gives today; `python -m bot.tools.guide` writes them anew."""
    text = guide.GUIDE.read_text(encoding="utf-8")

    assert text == guide.written(text)
