"""A writer whom one does not want to hear is muted, or shown to the gamemaster, each by its reader alone."""

import pytest

from bot.service.table import campaigns
from bot.service.talk import letters, writers
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, GREEN, HOST, RED, Table

OTHER = 77


async def wrote(table: Table, campaign: int, user: int = RED, to: str = "Bert", text: str = "boo") -> str:
    """Send a letter, and give its id."""
    who = await table.who(campaign, user)
    await letters.write(table.herald, who, to, text)
    return (await letters.archive(table.herald, who)).filed[-1].id


async def heard(table: Table, user: int) -> list[str]:
    """Deliver, and give the letters of which a message told a person."""
    return [
        post.message.pages[0].lines[0] for post in await table.deliver() if post.user == user and ":letter-" in post.key
    ]


async def test_a_muted_writer_is_read_only_by_who_looks(table: Table) -> None:
    """No message comes, the letters lie in the archive, others are heard, and the writer is told nothing."""
    campaign = await table.started(RED, BLUE, GREEN, board="word/five")
    id = await wrote(table, campaign)
    bert = await table.who(campaign, BLUE)
    told = await writers.silence(table.herald, bert, id)
    await table.deliver()
    await wrote(table, campaign, text="boo again")
    await wrote(table, campaign, GREEN, text="good day")

    assert "come without a message to you now, and Anna is not told" in told.content
    assert ["good day"] == await heard(table, BLUE)
    assert ["boo", "boo again", "good day"] == [
        one.letter.text for one in (await letters.archive(table.herald, bert)).filed
    ]


async def test_muting_twice_is_once_and_is_taken_back(table: Table) -> None:
    """With one press, also an old one."""
    campaign = await table.started(RED, BLUE)
    id, bert = await wrote(table, campaign), await table.who(campaign, BLUE)
    for _ in range(2):
        again = (await writers.silence(table.herald, bert, id)).buttons[0]
    await writers.silence(table.herald, bert, again.what, on=False)
    await table.deliver()
    await wrote(table, campaign, text="peace")

    assert ("unmute", "Hear Anna again") == (again.action, again.label)
    assert ["peace"] == await heard(table, BLUE)


async def test_who_takes_the_seat_over_is_somebody_else(table: Table) -> None:
    """A mute holds for the person who wrote, and never says who that is."""
    campaign = await table.started(RED, BLUE)
    id = await wrote(table, campaign)
    await writers.silence(table.herald, await table.who(campaign, BLUE), id)
    await campaigns.leave(table.herald, campaign, RED)
    table.clock.advance(hours=1)
    await campaigns.join(table.herald, campaign, OTHER, "Other", seat="a")
    await table.deliver()
    await wrote(table, campaign, OTHER, text="I am new")

    assert ["I am new"] == await heard(table, BLUE)


async def test_a_letter_is_shown_to_the_gamemaster_once_and_on_purpose(table: Table) -> None:
    """The first press says to whom; the second sends it; the writer hears nothing of it."""
    campaign = await table.started(RED, BLUE)
    id, bert = await wrote(table, campaign), await table.who(campaign, BLUE)
    asked = await writers.doubt(table.herald, bert, id)
    before = [post.key for post in await table.deliver() if post.user == HOST]
    for _ in range(2):
        await writers.accuse(table.herald, bert, id)
    posts = await table.deliver()

    assert ["Show it"] == [button.label for button in asked.buttons]
    assert not [key for key in before if ":shown-" in key]
    assert [HOST] == [post.user for post in posts if ":shown-" in post.key]
    assert "the player of Bert reports a letter from Anna" in next(
        p.message.content for p in posts if ":shown-" in p.key
    )
    assert not [post for post in posts if post.user == RED]


async def test_nobody_reports_what_is_not_his_to_show(table: Table) -> None:
    """Not a letter that one never got, not one's own, and not the gamemaster's to the gamemaster."""
    campaign = await table.started(RED, BLUE, HOST, board="word/five")
    private, own = await wrote(table, campaign, HOST, "Anna"), await wrote(table, campaign, BLUE, "Anna")
    bert = await table.who(campaign, BLUE)
    for id, problem in ((private, "not among yours"), (own, "you wrote that letter yourself")):
        for act in (writers.doubt, writers.accuse, writers.silence):
            with pytest.raises(Answer, match=problem):
                await act(table.herald, bert, id)
    with pytest.raises(Answer, match="the gamemaster speaks for Cleo; Mute keeps the letters away"):
        await writers.doubt(table.herald, await table.who(campaign, RED), private)


async def test_where_nobody_sees_who_plays_a_report_tells_nothing_of_it(table: Table) -> None:
    """The answer is the same whoever wrote."""
    campaign = await table.started(RED, BLUE, HOST, board="word/five", anonymous="yes")
    hosts, other = await wrote(table, campaign, HOST, "Anna"), await wrote(table, campaign, BLUE, "Anna")
    anna = await table.who(campaign, RED)

    for id in (hosts, other):
        assert "Show it" == (await writers.doubt(table.herald, anna, id)).buttons[0].label
