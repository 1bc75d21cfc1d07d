"""The gamemaster's controls, and a campaign that leaves one Herald for another (H25, H27)."""

import json

import pytest

from bot.service.orders import orders
from bot.service.start.importing import import_campaign
from bot.service.table import campaigns, gamemaster
from bot.service.time import ticker as time
from bot.tools.verify import problems, read_account
from rules.kernel.errors import Answer
from rules.kernel.state.models import fingerprint
from tests.service.bench import BLUE, CHANNEL, GREEN, GUILD, HOST, RED, Table


async def played(table: Table, turns: int = 3) -> int:
    """Play some turns of the Word, each with words of its own."""
    campaign = await table.started(RED, BLUE)
    for turn in range(turns):
        await table.give(campaign, RED, f"say red{turn}")
        await table.give(campaign, BLUE, f"say blue{turn}")
        await table.ready(campaign, RED, BLUE)
    return campaign


async def state(table: Table, campaign: int) -> tuple[int, str]:
    async with table.store.look(campaign) as look:
        save = await look.save()
    assert fingerprint(save.state) == save.fingerprint
    return save.number, save.fingerprint


async def test_hold_stops_everything_and_release_goes_on(table: Table) -> None:
    """A held campaign takes nothing and closes nothing; what was left of its window is kept."""
    campaign = await played(table)
    left = (await table.card(campaign)).window.due - table.clock.now()
    await gamemaster.hold(table.herald, campaign, HOST, "dinner")
    table.clock.advance(days=30)
    assert 0 == await time.tick(table.herald)
    for refused in (
        table.give(campaign, RED, "say x"),
        table.ready(campaign, RED),
        gamemaster.close(table.herald, campaign, HOST),
    ):
        with pytest.raises(Answer):
            await refused

    card = await gamemaster.release(table.herald, campaign, HOST)

    assert "running" == card.status and left == card.window.due - table.clock.now()


async def test_a_held_window_offers_nothing_that_it_does_not_take(table: Table) -> None:
    """Orders and Ready stand beneath no message while the campaign is held, and beneath each when it goes on."""
    campaign = await played(table)
    await table.deliver()
    await gamemaster.hold(table.herald, campaign, HOST, "dinner")
    held = [post for post in await table.deliver() if ":ask-" in post.key or ":turn-" in post.key]
    await gamemaster.release(table.herald, campaign, HOST)
    free = [post for post in await table.deliver() if ":ask-" in post.key or ":turn-" in post.key]

    assert 3 == len(held) == len(free)
    assert [] == [one.label for post in held for one in post.message.buttons if one.action in {"orders", "ready"}]
    assert 6 == sum(one.action in {"orders", "ready"} for post in free for one in post.message.buttons)


async def test_only_the_host_is_gamemaster(table: Table) -> None:
    """Nobody else holds, closes, rewinds, exports or looks at saves."""
    campaign = await played(table, 1)
    for act in (
        gamemaster.hold(table.herald, campaign, RED),
        gamemaster.release(table.herald, campaign, RED),
        gamemaster.close(table.herald, campaign, RED),
        gamemaster.rewind(table.herald, campaign, RED, 0),
        gamemaster.export(table.herald, campaign, RED),
        gamemaster.saves(table.herald, campaign, RED),
        campaigns.pause(table.herald, campaign, RED),
        campaigns.end(table.herald, campaign, RED),
        campaigns.settings(table.herald, campaign, RED, {"absence": "1"}),
    ):
        with pytest.raises(Answer, match="only the gamemaster"):
            await act


async def test_rewind_restores_the_state_and_the_same_orders_the_same_end(table: Table) -> None:
    """Rewound to a save, the state's hash is that save's; the same words lead to the same hash again."""
    campaign = await played(table, 2)
    there = await state(table, campaign)
    await table.give(campaign, RED, "say red2")
    await table.ready(campaign, RED, BLUE)
    after = await state(table, campaign)
    await table.give(campaign, RED, "say undone")

    card = await gamemaster.rewind(table.herald, campaign, HOST, there[0])
    assert "held" == card.status and there == await state(table, campaign)
    card = await gamemaster.release(table.herald, campaign, HOST)

    assert "running" == card.status and card.window.due is not None
    assert () == (await orders.orders(table.herald, await table.who(campaign, RED))).drafts
    await table.give(campaign, RED, "say red2")
    await table.ready(campaign, RED, BLUE)
    assert after == await state(table, campaign)
    sent = [post.key for post in await table.deliver()]
    assert len(sent) == len(set(sent)) and any(":rewound" in key for key in sent)
    assert any(":chronicle-" in key and "-r1-" in key for key in sent)


async def test_a_release_after_a_rewind_survives_a_crash(table: Table, monkeypatch) -> None:
    """If the process dies before the window opens, the clock opens it."""
    campaign = await played(table, 2)
    await gamemaster.rewind(table.herald, campaign, HOST, 1)

    await table.die_in_release(campaign, monkeypatch)
    assert "" == await table.key(campaign)
    with pytest.raises(Answer, match="no window is open yet"):
        await table.give(campaign, RED, "say x")

    await time.tick(table.herald)

    assert (await table.card(campaign)).window.due is not None


async def test_rewind_names_the_saves_that_there_are(table: Table) -> None:
    """A number that is none is answered with those that are; they are listed by turn and phase."""
    campaign = await played(table, 2)
    with pytest.raises(Answer, match="there is no save 77; there is 0 to 2"):
        await gamemaster.rewind(table.herald, campaign, HOST, 77)
    assert [(2, "turn 3, talk"), (1, "turn 2, talk"), (0, "turn 1, talk")] == await gamemaster.saves(
        table.herald, campaign, HOST
    )


async def test_an_export_is_verified_restored_and_goes_on(table: Table) -> None:
    """Every draw is what the seed gives; restored, the same orders lead to the same hash."""
    campaign = await played(table)
    await table.give(campaign, RED, "say more")
    await table.ready(campaign, RED)
    file = await gamemaster.export(table.herald, campaign, None)
    assert [] == list(problems(read_account(file.decode())))

    copy = (await import_campaign(table.herald, file, host=HOST, guild=GUILD, channel=CHANNEL)).id
    assert await state(table, campaign) == await state(table, copy)
    assert "held" == (await table.card(copy)).status and [RED, BLUE] == [
        seat.user for seat in (await table.card(copy)).seats
    ]
    await gamemaster.release(table.herald, copy, HOST)
    for one in (campaign, copy):
        if one == copy:
            await table.give(copy, RED, "say more")
        await table.give(one, BLUE, "say same")
        await table.ready(one, RED, BLUE)

    assert await state(table, campaign) == await state(table, copy)
    again = json.loads(await gamemaster.export(table.herald, copy, None))
    assert len(again["events"]) == len(json.loads(await gamemaster.export(table.herald, campaign, None))["events"])


async def test_a_hosts_export_names_nobody_and_is_told(table: Table) -> None:
    """A host gets no user ids; the table hears of it; a host who plays gets nothing before the end, held or not."""
    campaign = await played(table, 1)
    file = json.loads(await gamemaster.export(table.herald, campaign, HOST))
    assert 0 == file["campaign"]["host"] and [None, None] == [seat["user"] for seat in file["seats"]]
    assert any(":exported" in post.key for post in await table.deliver())

    copy = (await import_campaign(table.herald, json.dumps(file).encode(), host=GREEN)).id
    assert ["open", "open"] == [seat.mode for seat in (await table.card(copy)).seats]
    await gamemaster.release(table.herald, copy, GREEN)
    await campaigns.join(table.herald, copy, GREEN, "Greta")
    assert (await table.card(copy)).window.due is not None
    with pytest.raises(Answer, match="once the campaign has ended"):
        await gamemaster.export(table.herald, copy, GREEN)
    await gamemaster.hold(table.herald, copy, GREEN)
    with pytest.raises(Answer, match="once the campaign has ended"):
        await gamemaster.export(table.herald, copy, GREEN)


async def test_what_is_no_export_is_answered(table: Table) -> None:
    """Anything else is refused in words, and nothing is written."""
    for text in (b"", b"{}", b"[]", b'{"campaign": {}, "seats": []}'):
        with pytest.raises(Answer, match="no exported campaign"):
            await import_campaign(table.herald, text)
    assert [] == await table.store.campaigns()


async def test_the_end_opens_the_seed(table: Table) -> None:
    """The last message shows the seed whose SHA-256 the first one showed."""
    campaign = await played(table, 1)
    await table.give(campaign, RED, "say end")
    await table.ready(campaign, RED, BLUE)

    card = await table.card(campaign)
    assert "ended" == card.status and card.window is None
    last = next(post for post in await table.deliver() if post.key.endswith(":ended"))
    lines = [line for page in last.message.pages for line in page.lines]
    seed = next(line.removeprefix("Seed: ") for line in lines if line.startswith("Seed: "))
    assert card.commitment == fingerprint(seed) and "Somebody said so." in last.message.content
    for late in (
        table.give(campaign, RED, "say x"),
        campaigns.leave(table.herald, campaign, RED),
        campaigns.end(table.herald, campaign, HOST),
    ):
        with pytest.raises(Answer, match="has ended"):
            await late
    await gamemaster.rewind(table.herald, campaign, HOST, 0)
    assert "running" == (await gamemaster.release(table.herald, campaign, HOST)).status


async def test_settings_of_the_game_freeze_at_the_start(table: Table) -> None:
    """Before the start all can change, afterwards only absence and time; mistakes are answered with what would do."""
    campaign = await table.founded("word/two")
    await campaigns.settings(table.herald, campaign, HOST, {"loud": "yes", "deadlines": "every 24h"})
    with pytest.raises(Answer, match="how high everybody speaks"):
        await campaigns.settings(table.herald, campaign, HOST, {"pitch": "400"})
    with pytest.raises(Answer, match="no setting colour"):
        await campaigns.settings(table.herald, campaign, HOST, {"colour": "red"})
    await campaigns.join(table.herald, campaign, RED, "Ruth")
    card = await campaigns.start(table.herald, campaign, HOST)
    assert 24 * 3600 == (card.window.due - table.clock.now()).total_seconds()

    with pytest.raises(Answer, match="loud cannot change any more"):
        await campaigns.settings(table.herald, campaign, HOST, {"loud": "no"})
    await campaigns.settings(table.herald, campaign, HOST, {"absence": "1"})
    await table.to_closing(campaign)
    assert "autopilot" == (await table.card(campaign)).seats[0].mode


async def test_founding_answers_what_there_is_not(table: Table) -> None:
    """An unknown game, scenario or setting is answered with those that there are; nothing is founded."""
    found = {"host": HOST, "guild": 1, "channel": 1, "title": "x"}
    for wrong, answer in (
        ({"game": "chess"}, "there is no game “chess”"),
        ({"game": "word", "scenario": "nine"}, "there is no scenario “nine”; there is five, two"),
        ({"game": "word", "settings": {"loud": "perhaps"}}, "whether everybody shouts"),
    ):
        with pytest.raises(Answer, match=answer):
            await campaigns.found(table.herald, **found, **wrong)
    assert [] == await table.store.campaigns()
