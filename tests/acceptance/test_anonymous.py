"""Anonymous campaigns: nobody but Herald and the person sees who holds a seat, in any post, list or refusal."""

import pytest

from bot.chat.shapes.escape import marked
from bot.service.posting.posts import Post
from bot.service.reading import reading
from bot.service.seats import deputies
from bot.service.table import campaigns, vacations
from bot.service.table import replacing as handing
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, GREEN, HOST, RED, Table

PEOPLE = {RED: 111_111, BLUE: 222_222, GREEN: 333_333}
RUTH, BELA, GRETA = PEOPLE.values()


async def begun(bench: Table, **settings: str) -> int:
    """Begin an anonymous campaign of Ruth and Bela; Greta waits."""
    campaign = await bench.founded("word/two", anonymous="yes", **settings)
    for user, name in ((RUTH, "Ruth"), (BELA, "Bela"), (GRETA, "Greta")):
        await campaigns.join(bench.herald, campaign, user, name)
    await campaigns.start(bench.herald, campaign, HOST)
    return campaign


def shown(posts: list[Post]) -> str:
    """Give all that the channel shows."""
    channel = [post.message.model_dump_json() for post in posts if post.target.kind == "channel"]
    return "\n".join(channel)


def names(text: str) -> list[str]:
    """Give the people whom a text names."""
    return [one for one in (*map(str, (RUTH, BELA, GRETA)), "Ruth", "Bela", "Greta") if one in text]


async def test_H1_no_post_names_a_player_until_the_end(bench: Table) -> None:
    """Through lobby, misses, autopilot, return, vacation, hand-over and leaving; at the end everybody is shown."""
    campaign = await begun(bench, absence="1")
    await bench.ready(campaign, BELA)
    await bench.to_closing(campaign)
    posts = []
    for act in (
        campaigns.join(bench.herald, campaign, RUTH, "Ruth"),
        vacations.plan(bench.herald, BELA, "4 days", "", "pause"),
        vacations.back(bench.herald, BELA),
        handing.hand(bench.herald, campaign, HOST, "a"),
        campaigns.leave(bench.herald, campaign, BELA),
    ):
        posts += await bench.deliver()
        await act
    status = await reading.status(bench.herald, campaign)
    before = shown(posts + await bench.deliver())
    await campaigns.end(bench.herald, campaign, HOST)
    after = shown(await bench.deliver())

    assert "Anna: taken" in before and "Waiting" in before
    assert [] == names(before)
    assert [] == names(status.model_dump_json())
    assert [str(GRETA)] == names(after)


async def test_H1_no_welcome_names_who_plays_beside_one(bench: Table) -> None:
    """Who sits down is told that somebody plays the neighbour, not who."""
    campaign = await bench.founded("toy/fair", anonymous="yes")
    for user, name in ((RUTH, "Ruth"), (BELA, "Bela"), (GRETA, "Greta")):
        await campaigns.join(bench.herald, campaign, user, name)
    await campaigns.start(bench.herald, campaign, HOST)
    asked = {post.user: post.message.model_dump_json() for post in await bench.deliver() if ":ask-" in post.key}

    assert {RUTH, BELA, GRETA} == set(asked)
    assert all("Played by somebody." in text for text in asked.values())
    assert [] == [name for user, text in asked.items() for name in names(text) if name != str(user)]


async def test_H1_no_refusal_says_who_plays(bench: Table) -> None:
    """Whatever others try, the answers are the same for those who play and for those who do not."""
    campaign = await begun(bench, blind="yes")
    for person in (BELA, 999_999):
        with pytest.raises(Answer) as given:
            await handing.hand(bench.herald, campaign, HOST, "a", person=person)
        assert str(given.value).startswith("in this campaign nobody may see who plays what")
        with pytest.raises(Answer, match="so there are no deputies"):
            await deputies.appoint(bench.herald, campaign, RUTH, person)
    for act in (
        campaigns.join(bench.herald, campaign, 999_999, "Dan", seat="a"),
        handing.holders(bench.herald, campaign, HOST),
    ):
        with pytest.raises(Answer) as given:
            await act
        assert [] == names(marked(str(given.value)))


async def test_H1_a_gamemaster_who_is_not_blind_sees_them(bench: Table) -> None:
    """The gamemaster looks after the table; blind, or playing, they see no more than anybody else."""
    campaign = await begun(bench)
    text = marked((await handing.holders(bench.herald, campaign, HOST)).pages[0].lines[0])

    assert [str(RUTH)] == names(text)


async def test_H1_papers_still_reach_their_people(bench: Table) -> None:
    """Hidden from the others, each is written to as ever."""
    campaign = await begun(bench)
    posts = await bench.deliver()

    assert campaign and {RUTH, BELA} == {post.user for post in posts if ":ask-" in post.key}
