"""The register of names: kept as windows close, never forgotten, and what every later reading is made from."""

from dataclasses import replace
from functools import wraps
from typing import Any

from sqlalchemy import update
from structlog.testing import capture_logs

from bot.service.history.indexing import reindex
from bot.service.history.past import report
from bot.service.history.reasons import figures, why
from bot.service.start.importing import import_campaign
from bot.service.table import amending, gamemaster
from bot.store import tables
from bot.store.annals import account
from bot.store.register import lines_of
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play
from rules.kernel.play.ruleset import Ruleset
from tests.kernel.toy import TOY, Earned
from tests.service.bench import BLUE, GREEN, HOST, RED, Table
from tests.service.telling.apart import Broken, SlipError, part, whole, words

FISH = "stalls.fish.name"


async def fair(table: Table) -> int:
    """Begin a fair, and let the Reds take the fish stall for a day."""
    campaign = await table.started(RED, BLUE, GREEN, board="toy/fair")
    await table.ready(campaign, RED, BLUE, GREEN)
    await day(table, campaign, "claim Fish")
    return campaign


async def day(table: Table, campaign: int, *lines: str) -> None:
    """Let a day pass: its orders, its protests, and the vote where there is one."""
    for line in lines:
        await table.give(campaign, RED, line)
    async with table.store.look(campaign) as look:
        turn = (await look.save()).turn
    while True:
        await table.ready(campaign, RED, BLUE, GREEN)
        async with table.store.look(campaign) as look:
            if (await look.save()).turn != turn or not look.campaign.window_key:
                return


async def earnings(table: Table, campaign: int) -> list[str]:
    """Give what the stalls earned, in words."""
    async with table.store.look(campaign) as look:
        return [entry.text for entry in await account(look) if entry.told.event == "Earned"]


async def names(table: Table, campaign: int) -> list[tuple[str, int]]:
    """Give the names that the fish stall has had, and the events from which they hold."""
    async with table.store.look(campaign) as look:
        return [(line.name.text, line.since) for line in await lines_of(look, ["fish"])]


async def test_a_renamed_thing_reads_as_it_was_called_on_each_date(table: Table) -> None:
    """Everywhere: in the annals, in a report and in a search."""
    campaign = await fair(table)
    await amending.set_figure(table.herald, campaign, HOST, FISH, "Whale")
    await day(table, campaign)

    texts = await earnings(table, campaign)
    assert ["Fish earns", "Whale earns"] == [text.partition(" earns")[0] + " earns" for text in texts]
    assert ["Fish", "Whale"] == [name for name, _ in await names(table, campaign)]
    assert "Fish earns" in str(await report(table.herald, campaign, None, "1"))
    assert "Whale earns" in str(await report(table.herald, campaign, None, "2"))
    assert "Whale earns" in str(await why(table.herald, campaign, RED, "whale earns"))


async def test_the_words_are_an_index_that_one_command_makes_again(table: Table) -> None:
    """Whatever stood there; where nothing reads otherwise, nothing is changed."""
    campaign = await fair(table)
    before = await earnings(table, campaign)
    assert 0 == await reindex(table.herald, campaign)
    async with table.herald.unit(campaign) as unit:
        await unit.write(update(tables.events).where(tables.events.c.event == "Earned").values(text="", weight=3))

    assert 1 == await reindex(table.herald, campaign)
    assert before == await earnings(table, campaign)


async def test_a_rewind_takes_back_the_names_that_came_after(table: Table) -> None:
    """And they come again when they are given again."""
    campaign = await fair(table)
    kept = await names(table, campaign)
    await amending.set_figure(table.herald, campaign, HOST, FISH, "Whale")
    await day(table, campaign)
    assert 2 == len(await names(table, campaign))
    await gamemaster.hold(table.herald, campaign, HOST)
    await gamemaster.rewind(table.herald, campaign, HOST, 2)

    assert kept == await names(table, campaign)


async def test_an_export_carries_the_register_and_no_words(table: Table) -> None:
    """They are made again where it is restored."""
    campaign = await fair(table)
    file = await gamemaster.export(table.herald, campaign, HOST)
    card = await import_campaign(table.herald, file)

    assert b"earns" not in file
    assert await earnings(table, campaign) == await earnings(table, card.id)
    assert await names(table, campaign) == await names(table, card.id)


def break_toy(table: Table, broken: Broken) -> None:
    """Let the toy game be broken so from now on."""
    table.herald = replace(table.herald, games={**table.herald.games, "toy": broken(TOY)})


async def test_words_that_fail_leave_the_line_that_stood_and_a_plain_one_where_there_was_none(table: Table) -> None:
    """Whatever the words of an event raise, its campaign is indexed and restored, and the gamemaster is told once."""
    campaign = await fair(table)
    before = await earnings(table, campaign)
    file = await gamemaster.export(table.herald, campaign, HOST)
    break_toy(table, words(Earned))
    with capture_logs():
        changed = await reindex(table.herald, campaign)
        restored = await import_campaign(table.herald, file, host=HOST)
    plain = await earnings(table, restored.id)
    told = [post.key for post in await table.deliver() if "fault-" in post.key]

    assert 0 == changed and before == await earnings(table, campaign)
    assert plain and all("turn 1: Earned (TOY-" in text and "Its words are missing" in text for text in plain)
    assert [f"{one}:fault" for one in (campaign, restored.id)] == sorted(key.rpartition("-")[0] for key in told)


async def test_names_that_could_not_be_noted_are_noted_when_they_are_told(table: Table) -> None:
    """While the game cannot name its things they are told by their ids; mended, they have their names again."""
    break_toy(table, part("names"))
    with capture_logs():
        campaign = await fair(table)
    nameless = await earnings(table, campaign)
    break_toy(table, whole)
    await day(table, campaign)
    later = await earnings(table, campaign)
    await reindex(table.herald, campaign)

    assert ["fish earns"] == [text.partition(" earns")[0] + " earns" for text in nameless]
    assert ["fish earns", "Fish earns"] == [text.partition(" earns")[0] + " earns" for text in later]
    assert ["Fish earns"] * 2 == [text.partition(" earns")[0] + " earns" for text in await earnings(table, campaign)]


FAILED = "Your order “claim” came to nothing: Fish will not do as a stall without an owner."


async def contested(table: Table) -> int:
    """Begin a fair at which the Reds and the Blues claim the same stall."""
    campaign = await table.started(RED, BLUE, GREEN, board="toy/fair")
    await table.ready(campaign, RED, BLUE, GREEN)
    await table.give(campaign, BLUE, "claim Fish")
    await day(table, campaign, "claim Fish")
    return campaign


async def failed(table: Table, campaign: int) -> list[str]:
    """Give what is told of orders that failed."""
    async with table.store.look(campaign) as look:
        return [entry.text for entry in await account(look) if entry.told.event == "OrderFailed"]


def elsewhere(ruleset: Ruleset[Any]) -> Ruleset[Any]:
    """Let a day that has been ordered lead to nothing that was recorded."""

    @wraps(ruleset.phases[0])
    def morning(play: Play[Any]) -> Flow:
        """Ask, and raise."""
        yield next(ruleset.phases[0](play))
        raise SlipError

    return replace(ruleset, phases=(morning, *ruleset.phases[1:]))


async def test_why_an_order_failed_is_said_by_its_phase_and_kept_by_no_fact(table: Table) -> None:
    """As it is told, as the index is made again, to whoever asks, and where it is restored."""
    campaign = await contested(table)
    told = await failed(table, campaign)
    file = await gamemaster.export(table.herald, campaign, HOST)
    restored = await import_campaign(table.herald, file)
    async with table.herald.unit(campaign) as unit:
        here = (tables.events.c.campaign == campaign, tables.events.c.event == "OrderFailed")
        await unit.write(update(tables.events).where(*here).values(text=""))
    made = await reindex(table.herald, campaign)

    assert ([FAILED], 1, [FAILED]) == (told, made, await failed(table, campaign))
    assert [FAILED] == await failed(table, restored.id)
    assert b"will not do" not in file
    assert "will not do as a stall" in str(await why(table.herald, campaign, BLUE, "claim came to nothing"))
    async with table.store.look(campaign) as look:
        shown = [await figures(table.herald, look, ["blue"], one) for one in await account(look) if FAILED == one.text]
    assert [["why"]] == [[label for label, value in rows if "will not do" in value] for rows in shown]
    assert [[]] == [[label for label, value in rows if not value or value == "none"] for rows in shown]


async def test_a_phase_that_leads_elsewhere_today_takes_no_word_away(table: Table) -> None:
    """What was told stays; where nothing was, the fact is told without its reason, and nothing fails."""
    campaign = await contested(table)
    file = await gamemaster.export(table.herald, campaign, HOST)
    break_toy(table, elsewhere)
    with capture_logs() as logs:
        made = await reindex(table.herald, campaign)
        restored = await import_campaign(table.herald, file)

    assert (0, [FAILED]) == (made, await failed(table, campaign))
    assert ["Your order “claim” came to nothing."] == await failed(table, restored.id)
    assert {"a phase cannot be run again for its words"} == {one["event"] for one in logs}
