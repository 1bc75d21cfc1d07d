"""An absence said in words is understood with its days and whoever plays meanwhile."""

from datetime import timedelta

import pytest

from bot.service.plain import hearing
from bot.service.plain.leading import holidays
from bot.service.plain.leading.holidays import span, stand_in
from bot.service.schedule import Schedule
from rules.kernel.errors import Answer
from tests.service.bench import BEGIN, BLUE, GUILD, RED, Table

DAN = 66


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("i am on holiday from tomorrow until wednesday", 1, 2),
        ("on vacation from friday to sunday", 4, 6),
        ("away from friday to monday", 4, 7),
        ("away for two weeks", 0, 13),
        ("I am gone until 20 march", 0, 18),
    ],
)
def test_the_days_of_an_absence_are_read(text: str, first: int, last: int) -> None:
    """From a Monday on."""
    found = span(text, Schedule(), BEGIN)

    assert found is not None
    assert [BEGIN.date() + timedelta(days=one) for one in (first, last)] == [one.date() for one in found]


def test_what_names_no_end_is_no_span() -> None:
    """It is answered with the command."""
    assert None is span("i am on holiday", Schedule(), BEGIN) and "" == stand_in("can you play for me")
    assert "dan" == stand_in("i am on holiday, dan plays for me")


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
async def test_an_absence_is_planned_at_one_press_with_its_deputy(crowns: Table) -> None:
    """By a name that Herald has met; whoever holds a seat cannot stand in."""
    for user, name in ((DAN, "Dan"), (BLUE, "Ben")):
        crowns.herald.faces.meet(user, GUILD, [name])
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    told = await hearing.hear(crowns.herald, RED, "i am on holiday from tomorrow until wednesday, dan plays for me")
    taken = await hearing.hear(crowns.herald, RED, "i am on holiday until wednesday, ben plays for me")
    done = await holidays.planned(crowns.herald, campaign, RED, told.buttons[0].what)

    labels = [one.label for one in told.buttons]
    assert ["Dan plays for me", "The autopilot plays", "The table waits"] == labels
    assert "Dan plays for me" not in [one.label for one in taken.buttons] and "holds a seat here" in taken.content
    assert "your deputy plays" in done.pages[1].lines[0]
    assert all(len(one.what) <= 22 for one in told.buttons)
    with pytest.raises(Answer):
        await holidays.planned(crowns.herald, campaign, RED, "nonsense")


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    "text",
    [
        "im on holiday from tomorrow till jan 12, ben plays for me",
        "im away till 12 january, ben is my deputy",
        "ill be travelling until 3 april",
    ],
)
async def test_an_absence_is_heard_by_its_days_whatever_else_is_said(crowns: Table, text: str) -> None:
    """No phrase has all dates and names."""
    crowns.herald.faces.meet(BLUE, GUILD, ["Ben"])
    await crowns.started(RED, BLUE, board="civilized/crowns")
    told = await hearing.hear(crowns.herald, RED, text)

    assert ["The autopilot plays", "The table waits"] == [one.label for one in told.buttons]
    assert ("ben" in text) == ("holds a seat here" in told.content)
