"""Whoever leads a campaign without playing in it is answered as its gamemaster, in plain words."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.service.ground.messages import Message, mention
from bot.service.plain import hearing
from bot.service.plain.leading.hosting import HELP, TOPICS
from bot.service.rulebook.rulebooks import Rulebooks
from bot.service.table import campaigns, gamemaster, succession
from bot.service.words.open_window import standing
from tests.service.bench import BLUE, CHANNEL, GREEN, GUILD, HOST, RED, Table

BOOKS = Path(__file__).parents[4] / "docs" / "rules"
STRANGER, SECOND = 55, 56
ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)  # nothing here is of the database


async def wrote(table: Table, text: str, user: int = HOST) -> Message:
    """Give the answer to somebody who writes to Herald directly."""
    return await hearing.hear(table.herald, user, text)


async def running(crowns: Table) -> int:
    """Start a campaign of two whose gamemaster holds no seat, with the rulebooks, and where names are known."""
    crowns.herald = replace(crowns.herald, rulebooks=Rulebooks(BOOKS))
    crowns.herald.faces.meet(BLUE, GUILD, ["Ben"])
    return await crowns.started(RED, BLUE, board="civilized/crowns")


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


@ONE
async def test_the_gamemaster_is_told_how_it_stands_and_what_can_be_done(crowns: Table) -> None:
    """What is open, until when, who is awaited and from whom nothing has come; then the commands."""
    campaign = await running(crowns)
    await crowns.give(campaign, BLUE, "tax 40")
    told = await wrote(crowns, "what can i do as host?")

    assert "You lead “Fair play” and play no seat in it. Spring, 600 BC: What do you decree" in told.content
    assert f"The window waits for Hellas ({mention(RED)}) and Lydia ({mention(BLUE)})." in told.content
    assert f"Lydia ({mention(BLUE)}) has given orders, and may still change them." in told.content
    assert "/campaign extend" in told.content and "/gm undo" in told.content and ["Status", "Map"] == labels(told)
    assert len(told.content) <= 1000


@ONE
@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("remind Ben please he should hurry", "remind"),
        ("how do I remind somebody?", "remind"),
        ("how do i replace Ben?", "replace"),
        ("Lydia is gone, what now", "replace"),
        ("how do I pause?", "pause"),
        ("extend by a day", "extend"),
        ("give hellas more time", "extend"),
        ("how do i undo?", "undo"),
        ("how do i correct the treasury of Lydia?", "set"),
        ("how do i close the window?", "close"),
        ("how do I end the campaign?", "end"),
        ("who has joined?", "start"),
        ("how do I change the settings?", "settings"),
        ("i quit", "second"),
        ("can i play too?", "play"),
    ],
)
async def test_each_wish_of_the_lead_has_its_own_answer(crowns: Table, text: str, topic: str) -> None:
    """By the command that does it, and with who is late where that matters."""
    await running(crowns)
    told = await wrote(crowns, text)

    assert HELP[topic] in told.content and len(told.content) <= 1000, told.content


@ONE
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("who is late?", "The window waits for Hellas"),
        ("when is the deadline?", "Closes "),
        ("what is a granary good for?", "Granary"),
        ("how does a siege work?", "siege"),
        ("who is winning?", "How everybody stands is on the status"),
        ("thanks", "With pleasure."),
        ("delete my data", "/privacy export"),
        ("blorp", "You lead “Fair play”"),
        ("who are you?", "You lead “Fair play”"),
        ("tax 40", "You lead “Fair play” and play no seat in it."),
    ],
)
async def test_the_rest_is_answered_as_to_anybody(crowns: Table, text: str, expected: str) -> None:
    """Rules from the rulebook of the game; what is no question, with how it stands."""
    await running(crowns)
    told = await wrote(crowns, text)

    assert expected in told.content and "You do not play yet" not in told.content, told.content


@ONE
async def test_a_lobby_says_who_has_joined_and_offers_start(crowns: Table) -> None:
    """By seat and person, and how many wait."""
    campaign = await crowns.founded("civilized/crowns")
    none = await wrote(crowns, "I founded the Crowns. I am the host, who has joined?")
    await campaigns.join(crowns.herald, campaign, RED, "Red")
    one = await wrote(crowns, "who has joined?")

    assert "It has not started. Nobody has joined yet." in none.content and "Start" in labels(none)
    assert f"1 of 7 seats is taken: Hellas by {mention(RED)}." in one.content


@ONE
async def test_a_masked_lobby_says_only_how_many(crowns: Table) -> None:
    """Whom nobody may see, the gamemaster does not see either."""
    campaign = await crowns.founded("civilized/crowns", anonymous="yes")
    await campaigns.join(crowns.herald, campaign, RED, "Red")
    told = await wrote(crowns, "who has joined?")

    assert "1 of 7 seats is taken." in told.content and mention(RED) not in told.content


@ONE
async def test_a_discreet_window_tells_nobody_for_whom_it_waits(crowns: Table) -> None:
    """Neither its gamemaster nor a player."""
    campaign = await running(crowns)
    while not await discreet(crowns, campaign):
        await crowns.all_ready(campaign)
    for user in (HOST, RED):
        told = (await wrote(crowns, "who is late?", user)).content

        assert "Whom this window asks is a secret" in told and "Lydia" not in told


async def discreet(crowns: Table, campaign: int) -> bool:
    async with crowns.store.look(campaign) as look:
        asking = standing(look).asking
    return bool(asking and asking.discreet)


@ONE
@pytest.mark.parametrize("settled", ["blind", "open"])
async def test_whoever_is_blind_hears_no_more_than_the_status_shows(crowns: Table, settled: str) -> None:
    """Whether somebody has ordered without being ready is not told to a blind gamemaster."""
    campaign = await running(crowns)
    await crowns.give(campaign, BLUE, "tax 40")
    if settled == "blind":
        await campaigns.settings(crowns.herald, campaign, HOST, {"blind": "yes"})
    told = (await wrote(crowns, "who is late?")).content

    assert (settled == "open") == ("has given orders" in told)
    assert "The window waits for Hellas" in told


@ONE
async def test_after_the_end_a_mistake_can_be_taken_back(crowns: Table) -> None:
    """That it is over is said first; who ended it by mistake gets the button that revives it."""
    campaign = await running(crowns)
    await crowns.all_ready(campaign)
    await campaigns.end(crowns.herald, campaign, HOST)
    over = await wrote(crowns, "hello")
    back = await wrote(crowns, "i ended it by mistake, can you undo?")

    assert "“Fair play” is over." in over.content and "/gm undo takes its last window back" in over.content
    assert ["Take it back"] == labels(back) and "revives" in back.content


@ONE
async def test_a_held_campaign_says_what_lets_it_go_on(crowns: Table) -> None:
    """And for nobody is it said to wait meanwhile."""
    campaign = await running(crowns)
    await gamemaster.hold(crowns.herald, campaign, HOST, "")
    told = (await wrote(crowns, "how does it go on?")).content

    assert "/gm release" in told and "waits for" not in told


@ONE
async def test_who_leads_several_is_asked_which(crowns: Table) -> None:
    """The second gamemaster is one, too; the button reads what was written again."""
    campaign = await running(crowns)
    await succession.share(crowns.herald, campaign, HOST, SECOND)
    alone = await wrote(crowns, "who is late?", SECOND)
    other = await campaigns.found(
        crowns.herald, host=SECOND, guild=GUILD, channel=CHANNEL + 1, title="Other", game="civilized",
        scenario="crowns", settings={},
    )  # fmt: skip
    asked = await wrote(crowns, "who is late?", SECOND)
    named = await hearing.hear(crowns.herald, SECOND, "who is late?", str(campaign))

    assert "The window waits for Hellas" in alone.content and alone.content == named.content
    assert "Which do you mean?" in asked.content and {"Fair play", "Other"} == set(labels(asked))
    assert {campaign, other.id} == {button.campaign for button in asked.buttons}


@ONE
async def test_who_neither_plays_nor_leads_is_told_how_to_play(crowns: Table) -> None:
    """As before; and a player who leads elsewhere is a player, but for what only a gamemaster asks."""
    await running(crowns)
    await campaigns.found(
        crowns.herald, host=RED, guild=GUILD, channel=CHANNEL + 1, title="Other", game="civilized", scenario="crowns",
        settings={},
    )  # fmt: skip

    assert "You do not play yet" in (await wrote(crowns, "who is late?", STRANGER)).content
    assert "You play Hellas" in (await wrote(crowns, "help", RED)).content
    assert "You lead “Other”" in (await wrote(crowns, "what can i do as host?", RED)).content


@ONE
async def test_a_player_hears_for_whom_the_open_window_waits(crowns: Table) -> None:
    """As the status shows it: who is ready, and never who has ordered; a gamemaster who plays hears it as well."""
    crowns.herald = replace(crowns.herald, rulebooks=Rulebooks(BOOKS))
    campaign = await crowns.started(RED, HOST, BLUE, board="civilized/crowns")
    await crowns.give(campaign, BLUE, "tax 40")
    for text in ("what now? who do we wait for", "who do we wait for?", "who is late?"):
        told = (await wrote(crowns, text, RED)).content

        assert "The window waits for you, Lydia and " in told and "given orders" not in told and "/gm" not in told
    await crowns.ready(campaign, BLUE, RED)
    ready = (await wrote(crowns, "who are we waiting for?", RED)).content
    led = (await wrote(crowns, "who is late?", HOST)).content

    assert "The window waits for Lydia. You and " in ready and "are ready." in ready
    assert "The window waits for you." in led and "wait no longer with /gm close" in led


@pytest.mark.parametrize("name", TOPICS.all)
def test_a_phrase_has_its_own_topic(name: str) -> None:
    """No phrase stands under two topics, and each is understood as what it stands under and has an answer."""
    strange = [one for one in TOPICS.phrases[name] if TOPICS.sure(one) != name]

    assert [] == strange and HELP[name]


@ONE
async def test_the_campaign_that_ended_last_is_spoken_of(crowns: Table) -> None:
    """Not the first in which somebody ever played."""
    first = await crowns.started(RED, GREEN, board="civilized/crowns")
    await campaigns.end(crowns.herald, first, HOST)
    last = await campaigns.found(
        crowns.herald, host=HOST, guild=GUILD, channel=CHANNEL, title="The last", game="civilized", scenario="crowns",
        settings={},
    )  # fmt: skip
    await campaigns.join(crowns.herald, last.id, RED, "Red")
    await campaigns.start(crowns.herald, last.id, HOST)
    await campaigns.end(crowns.herald, last.id, HOST)

    assert "“The last” is over." in (await wrote(crowns, "hello", RED)).content


SAID = {
    "ben is gone, replace him with Cleo": "replace",
    "how does gm seat work": "replace",
    "how does /gm undo work": "undo",
    "i want to end the game now, how": "end",
    "I want other deadlines for us, where do I set that": "settings",
    "let Cleo be second gamemaster": "second",
    "Ben writes insults, what can I do": "mute",
    "what happened in secret?": "secret",
    "how does campaign pause work": "pause",
}


@ONE
async def test_a_topic_is_met_by_its_words_or_its_command(crowns: Table) -> None:
    """Where no example is near enough, and whoever is named in it."""
    await running(crowns)
    for text, topic in SAID.items():
        assert HELP[topic] in (await wrote(crowns, text)).content, text
    overview = (await wrote(crowns, "hi, I founded a game and do not play myself, what do I have to do now?")).content
    assert overview.startswith("You lead “")
