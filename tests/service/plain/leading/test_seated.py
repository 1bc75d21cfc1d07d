"""Whoever leads one campaign and plays in it, or in another, is heard as its gamemaster."""

from types import SimpleNamespace

import pytest

from bot.service.ground.messages import Message
from bot.service.plain import hearing
from bot.service.plain.intents import INTENTS
from bot.service.plain.leading.meant import titled
from bot.service.plain.leading.seated import firmly
from bot.service.table import campaigns, gamemaster
from bot.service.talk import pleas
from tests.service.bench import BLUE, GUILD, HOST, RED, Table

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)  # nothing here is of the database


async def two(crowns: Table) -> tuple[int, int]:
    """Found two campaigns of one gamemaster, who plays in the second, in which nothing is begun."""
    crowns.herald.faces.meet(RED, GUILD, ["Cleo"])
    first = await crowns.started(RED, BLUE, board="civilized/crowns")
    second = await campaigns.found(
        crowns.herald, host=HOST, guild=GUILD, channel=71, title="Evening", game="empires",
        scenario="crowns-and-keys-1176", settings={}, schedule=None,
    )  # fmt: skip
    for user in (HOST, BLUE):
        await campaigns.join(crowns.herald, second.id, user, f"User {user}")
    return first, second.id


async def wrote(table: Table, text: str, user: int = HOST) -> Message:
    return await hearing.hear(table.herald, user, text)


def labels(told: Message) -> list[str]:
    return [button.label for button in told.buttons]


@ONE
@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("extend fair play by 24 hours", "24 hours more"),
        ("give cleo 2 days more", "48 hours more"),
        ("close the round now, don't wait for cleo", "Close it anyway"),
        ("pause the game until tomorrow", "Pause until then"),
        ("kick cleo", "Take Hellas away"),
        ("start", "Start"),
    ],
)
async def test_what_only_a_gamemaster_can_mean_concerns_the_only_campaign_it_can(
    crowns: Table, text: str, label: str
) -> None:
    """Though he holds a seat in another one."""
    await two(crowns)

    assert label in labels(await wrote(crowns, text))


@ONE
async def test_a_gamemaster_who_plays_is_heard_in_his_own_campaign(crowns: Table) -> None:
    """To end it, to release it, and by a yes to what was offered; of two that fit he says which."""
    first, second = await two(crowns)
    await campaigns.start(crowns.herald, second, HOST)
    both = await wrote(crowns, "end the game now")
    ended = await wrote(crowns, "end evening now")
    await gamemaster.hold(crowns.herald, second, HOST)
    offered = await wrote(crowns, "release")
    done = await wrote(crowns, "yes")

    assert ["Evening", "Fair play"] == labels(both) and "End it for good" in labels(ended)
    assert "Release it" in labels(offered) and "Evening goes on." == done.content
    assert "running" == (await crowns.card(second)).status == (await crowns.card(first)).status


@ONE
async def test_a_player_of_two_is_heard_where_his_words_are_an_order(crowns: Table) -> None:
    """Or in the only one that has begun."""
    _, second = await two(crowns)
    begun = await wrote(crowns, "tax 20", BLUE)
    await campaigns.start(crowns.herald, second, HOST)
    order = await wrote(crowns, "tax 30", BLUE)

    assert "✓ tax 20" in begun.content and "✓ tax 30" in order.content


@pytest.mark.parametrize(
    "text",
    ["undo", "next turn", "attack another player", "done", "close it", "leave the game", "what should I do? am I safe"],
)
def test_what_a_player_says_stays_his(text: str) -> None:
    """A gamemaster who plays is first of all a player."""
    assert "" == firmly(text, text, INTENTS.sure(text))


def test_a_title_counts_where_it_stands_as_one() -> None:
    """And is no part of what is said then."""
    known = [SimpleNamespace(id=1, title="Two Crowns"), SimpleNamespace(id=2, title="Evening")]

    assert ("1", "extend by 24 hours") == titled(known, "extend two crowns by 24 hours")
    assert ("2", "pause until tomorrow") == titled(known, "pause evening until tomorrow")
    assert ("", "i need time until tomorrow evening") == titled(known, "i need time until tomorrow evening")


@ONE
@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("give everyone one day more", "24 hours more"),
        ("48 hours more", "48 hours more"),
        ("ok fine 12 hours for cleo then", "12 hours more"),
        ("pause the game until monday, holidays", "Pause until then"),
        ("tell everyone we take a break till sunday", "Pause until then"),
        ("ban cleo from all my games", "Take Hellas away"),
    ],
)
async def test_a_gamemaster_who_plays_in_the_campaign_is_heard_as_its_gamemaster(
    crowns: Table, text: str, label: str
) -> None:
    """With the button that does it."""
    crowns.herald.faces.meet(RED, GUILD, ["Cleo"])
    await crowns.started(RED, HOST, board="civilized/crowns")

    assert label == labels(await wrote(crowns, text))[0]


@ONE
async def test_his_hosting_is_never_held_against_him_as_orders_that_are_missing(crowns: Table) -> None:
    """Even where nobody understood it."""
    crowns.herald.faces.meet(RED, GUILD, ["Cleo"])
    campaign = await crowns.started(RED, HOST, board="civilized/crowns")
    await wrote(crowns, "tax 10")
    for text in ("give everyone one day more", "pls undo cleo's extension", "24 hours per turn", "rewind to before"):
        await wrote(crowns, text)
    told = await hearing.hear(crowns.herald, HOST, "im ready", str(campaign))

    assert "not taken" not in told.content and "You are ready" in told.content


@ONE
async def test_a_plea_is_refused_in_a_word_and_its_writer_learns_what_became_of_it(crowns: Table) -> None:
    """“No, tell Cleo no” is a letter where Cleo has asked for nothing."""
    crowns.herald.faces.meet(RED, GUILD, ["Cleo"])
    crowns.herald.faces.meet(HOST, GUILD, ["Ada"])
    campaign = await crowns.started(RED, HOST, board="civilized/crowns")
    letter = await wrote(crowns, "no, tell cleo no")
    await pleas.pass_on(crowns.herald, await crowns.who(campaign, RED), "can i get 12 hours", 12)
    waits = await wrote(crowns, "did ada say yes?", RED)
    asked = await wrote(crowns, "no, tell cleo no")
    await wrote(crowns, "yes")
    refused = await wrote(crowns, "did ada say yes?", RED)

    assert "signed by your seat" in letter.content and ["Refuse Hellas"] == labels(asked)
    assert "no refusal has come" in waits.content and "has refused" in refused.content


@ONE
async def test_a_campaign_is_meant_by_the_name_of_its_game(crowns: Table) -> None:
    """Where he leads several, of different games."""
    first, second = await two(crowns)
    told = [await wrote(crowns, f"speed up {game}, 10 minutes per turn tonight") for game in ("empires", "civilized")]
    late = await wrote(crowns, "who is late in civilized?")

    assert [second, first] == [one.buttons[0].campaign for one in told]
    assert "The window waits for" in late.content
