"""What a gamemaster without a seat wants done is offered at one press, and done by the press or by a yes."""

from datetime import timedelta

import pytest

from bot.service.ground.messages import Message
from bot.service.plain.leading.deeds import carried_out, hours_of
from rules.kernel.errors import Answer
from tests.service.bench import HOST, Table
from tests.service.plain.leading.test_hosting import ONE, labels, running, wrote

STRANGER = 55


async def pressed(table: Table, campaign: int, told: Message) -> str:
    """Do what the first button of an answer does."""
    return await carried_out(table.herald, campaign, HOST, told.buttons[0].what)


@ONE
async def test_more_time_is_offered_by_the_hours_that_were_named(crowns: Table) -> None:
    """A day where nobody says how much, or two; and done by a yes as by the button."""
    campaign = await running(crowns)
    due = (await crowns.card(campaign)).window.due
    named = await wrote(crowns, "please give them two more days")
    open_ = await wrote(crowns, "how do i extend a deadline?")

    assert ["48 hours more", "Status"] == labels(named) and "by 48 hours, for all" in named.content
    assert ["24 hours more", "48 hours more", "Status"] == labels(open_)
    assert "Press “" in (await wrote(crowns, "yes")).content
    await wrote(crowns, "extend by 5 hours")
    assert (await wrote(crowns, "yes please")).content.startswith("Done: the window closes")
    assert due + timedelta(hours=5) == (await crowns.card(campaign)).window.due
    await pressed(crowns, campaign, named)
    assert due + timedelta(hours=53) == (await crowns.card(campaign)).window.due
    assert (
        "no question on hand" in (await wrote(crowns, "yes")).content
        or "You lead" in (await wrote(crowns, "yes")).content
    )


@ONE
async def test_a_pause_ends_when_it_was_said_to(crowns: Table) -> None:
    """By a date in words; then it is offered to go on."""
    campaign = await running(crowns)
    told = await wrote(crowns, "can you pause it until 24 march?")

    assert "Pause until then" == labels(told)[0]
    assert "is paused" in await pressed(crowns, campaign, told)
    assert (24, 3) == ((when := (await crowns.card(campaign)).resumes_at).day, when.month)
    assert "Let it go on" == labels(again := await wrote(crowns, "let it go on now, resume"))[0]
    assert "goes on" in await pressed(crowns, campaign, again)
    assert "Pause" == labels(await wrote(crowns, "pause the game"))[0]


@ONE
async def test_ending_says_what_it_means_and_needs_a_press_or_a_yes(crowns: Table) -> None:
    """Nothing is agreed to and not done."""
    campaign = await running(crowns)
    told = await wrote(crowns, "please end the game")

    assert "nobody wins" in told.content and "End it for good" == labels(told)[0]
    assert "running" == (await crowns.card(campaign)).status
    assert "has ended" in (await wrote(crowns, "yes really, end it now")).content
    assert "ended" == (await crowns.card(campaign)).status


@ONE
async def test_whose_seat_is_to_be_taken_is_said_before_it_is(crowns: Table) -> None:
    """By the name of the player or of the seat."""
    await running(crowns)
    told = await wrote(crowns, "Ben is gone, replace him please")

    assert "This takes Lydia from" in told.content and "Take Lydia away" == labels(told)[0]
    assert "Press “Take Lydia away”" in (await wrote(crowns, "yes")).content


@ONE
async def test_who_does_not_lead_does_nothing(crowns: Table) -> None:
    """A button is no right."""
    campaign = await running(crowns)
    with pytest.raises(Answer, match="only the gamemaster"):
        await carried_out(crowns.herald, campaign, STRANGER, "end")
    with pytest.raises(Answer):
        await carried_out(crowns.herald, campaign, HOST, "dance")


@pytest.mark.parametrize(
    ("text", "hours"),
    [("by a day", 24), ("3 hours more", 3), ("two more days", 48), ("another week", 168), ("more time", 0)],
)
def test_the_hours_of_a_text(text: str, hours: int) -> None:
    """In figures and in words."""
    assert hours == hours_of(text)
