"""H25: a gamemaster may set, undo, roll back and see why; each act is logged and announced; blind stays blind."""

import json
from itertools import pairwise

import pytest

from bot.service.ground.playing import rebuild
from bot.service.orders import orders
from bot.service.posting import gm_log as acts
from bot.service.reading.reading import why
from bot.service.seats import deputies
from bot.service.start.importing import import_campaign
from bot.service.table import amending, campaigns, gamemaster, undoing
from bot.store.annals import account
from bot.store.deeds import last_closings
from bot.tools.replay import Replay
from bot.tools.verify import problems, read_account
from rules.kernel.errors import Answer
from rules.kernel.state.amending import look_up
from rules.kernel.state.models import fingerprint
from tests.e2e.table import Table as Seated
from tests.service.bench import BLUE, HOST, RED, Table


async def stands(table: Table, campaign: int) -> tuple[str, str, int]:
    """Give the open window, the fingerprint of the state, and the last event."""
    async with table.store.look(campaign) as look:
        session = await rebuild(table.herald, look)
        told = await account(look)
    return session.window.name if session.window else "", fingerprint(session.state.write()), told[-1].told.n


async def figure(table: Table, campaign: int, path: str) -> object:
    async with table.store.look(campaign) as look:
        return look_up((await rebuild(table.herald, look)).state, path)


async def channel(table: Table) -> str:
    """Give what the channel reads that was not delivered yet."""
    return "\n".join(post.message.content for post in await table.deliver() if post.target.kind == "channel")


async def crowned(crowns: Table, years: int = 2, *, host_plays: bool = False) -> int:
    campaign = await crowns.started(*((HOST, BLUE) if host_plays else (RED, BLUE)), board="civilized/crowns")
    while (card := await crowns.card(campaign)).turn <= years or card.window.name != "decrees":
        await crowns.all_ready(campaign)  # a discreet window awaits people whom it does not ask
    await crowns.deliver()
    return campaign


async def test_H25_rollback_to_any_event_restores_the_state(crowns: Table) -> None:
    """Taken back to any event, the state is the one at the opening of the window whose closing told it."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    stood = [await stands(crowns, campaign)]
    for _ in range(4):
        await crowns.all_ready(campaign)
        stood.append(await stands(crowns, campaign))

    for before, after in reversed([*pairwise(stood)]):
        for event in dict.fromkeys((after[2], (after[2] + before[2] + 1) // 2, before[2] + 1)):
            await undoing.undo(crowns.herald, campaign, HOST, event)
            await gamemaster.release(crowns.herald, campaign, HOST)

            assert before == await stands(crowns, campaign)
            await crowns.all_ready(campaign)
            assert after == await stands(crowns, campaign)
        await undoing.undo(crowns.herald, campaign, HOST)
        await gamemaster.release(crowns.herald, campaign, HOST)
    with pytest.raises(Answer, match="nothing to take back"):
        await undoing.undo(crowns.herald, campaign, HOST)


async def test_H25_undo_gives_the_orders_back(crowns: Table) -> None:
    """The window opens again with what its players had ordered; closed again, all comes as it came before."""
    campaign = await crowned(crowns, 1)
    await crowns.give(campaign, RED, "tax 40")
    await crowns.all_ready(campaign)
    after = await stands(crowns, campaign)
    await undoing.undo(crowns.herald, campaign, HOST)
    with pytest.raises(Answer, match="held"):
        await crowns.give(campaign, RED, "tax 10")
    await gamemaster.release(crowns.herald, campaign, HOST)
    given = await orders.orders(crowns.herald, await crowns.who(campaign, RED))
    await crowns.all_ready(campaign)

    assert ["tax 40"] == [draft.text for draft in given.drafts] and not given.ready
    assert after == await stands(crowns, campaign)
    text = await channel(crowns)
    assert "takes back what followed “What do you decree, and where do you march?” in turn 2" in text
    [void] = [post for post in crowns.delivered if post.user == RED and "did not happen" in post.message.content]
    assert "has taken back “What do you decree, and where do you march?”." in void.message.content


async def test_H25_what_was_taken_back_verifies(crowns: Table) -> None:
    """After undo and rewind, to phases that ask and phases that do not, the export verifies and replays."""
    campaign = await crowned(crowns, 2)
    await undoing.undo(crowns.herald, campaign, HOST)
    await gamemaster.release(crowns.herald, campaign, HOST)
    await crowns.all_ready(campaign)
    for save in (5, 4, 3, 2, 1, 0):
        await gamemaster.rewind(crowns.herald, campaign, HOST, save)
        await gamemaster.release(crowns.herald, campaign, HOST)
        await crowns.all_ready(campaign)
        text = (await gamemaster.export(crowns.herald, campaign, None)).decode()

        assert "running" == (await crowns.card(campaign)).status
        assert [] == list(problems(read_account(text)))
        assert Replay(text, crowns.herald.games).run()


async def test_H25_a_set_figure_stands_and_replays(crowns: Table) -> None:
    """It is checked by the state's model, told to the table, kept over a restart, and done again by a replay."""
    campaign = await crowned(crowns)
    city = next(iter(await figure_names(crowns, campaign, "cities.")))
    before = await figure(crowns, campaign, f"{city}.population")
    card = await amending.set_figure(crowns.herald, campaign, HOST, f"{city}.population", "77")
    await crowns.crash()

    assert 77 == await figure(crowns, campaign, f"{city}.population") != before
    assert "running" == card.status
    assert f"sets population of Sparta to 77; it was {before}" in await channel(crowns)
    await crowns.all_ready(campaign)
    await crowns.all_ready(campaign)
    file = await gamemaster.export(crowns.herald, campaign, None)
    assert Replay(file.decode(), crowns.herald.games).run() and [] == list(problems(read_account(file.decode())))
    copy = (await import_campaign(crowns.herald, file, host=HOST)).id
    assert await stands(crowns, campaign) == await stands(crowns, copy)


async def figure_names(table: Table, campaign: int, typed: str) -> list[str]:
    return await amending.paths(table.herald, campaign, HOST, typed)


async def test_H25_an_undone_window_forgets_what_was_set_after_it(crowns: Table) -> None:
    """What was set while the window stood open stays; what was set later goes with what is taken back."""
    campaign = await crowned(crowns)
    city = next(iter(await figure_names(crowns, campaign, "cities.")))
    await amending.set_figure(crowns.herald, campaign, HOST, f"{city}.population", "77")
    kept = await stands(crowns, campaign)
    await crowns.all_ready(campaign)
    await amending.set_figure(crowns.herald, campaign, HOST, f"{city}.population", "99")
    await undoing.undo(crowns.herald, campaign, HOST)
    await gamemaster.release(crowns.herald, campaign, HOST)

    assert kept == await stands(crowns, campaign)
    assert 77 == await figure(crowns, campaign, f"{city}.population")


@pytest.mark.parametrize(
    ("path", "value", "answer"),
    [
        ("gold", "1", "there is no figure “gold”; the nearest are “"),
        ("cities.atlantis.population", "1", "there is no atlantis in cities"),
        ("cities.{city}", "1", "has parts; name one"),
        ("cities.{city}.population", "many", "takes a number from 20 to 9999, not many"),
        ("cities.{city}.population.x", "1", "it has no parts"),
        ("..", "1", "by names with dots between"),
    ],
)
async def test_H25_what_cannot_be_set_is_answered(crowns: Table, path: str, value: str, answer: str) -> None:
    """A wrong path names what there is, a wrong value what is wrong with it; nothing changes."""
    campaign = await crowned(crowns, 1)
    city = (await figure_names(crowns, campaign, "cities."))[0].removeprefix("cities.")
    before = await stands(crowns, campaign)
    with pytest.raises(Answer, match=answer):
        await amending.set_figure(crowns.herald, campaign, HOST, path.format(city=city), value)
    with pytest.raises(Answer, match="only the gamemaster"):
        await amending.set_figure(crowns.herald, campaign, RED, f"cities.{city}.population", "1")

    assert before == await stands(crowns, campaign)


async def test_H25_what_is_hidden_stays_hidden_when_it_is_set(crowns: Table) -> None:
    """The table learns that something was set, not what; the log tells it to the gamemaster, and to all at the end."""
    campaign = await crowned(crowns)
    await amending.set_figure(crowns.herald, campaign, HOST, "countries.hellas.treasury", "4711")
    text = await channel(crowns)

    assert "changes a figure that not everybody may see" in text and "treasury" not in text and "4711" not in text
    assert "4711" in lines(await acts.log(crowns.herald, campaign, HOST))
    assert "4711" not in lines(await acts.log(crowns.herald, campaign, RED))
    await campaigns.end(crowns.herald, campaign, HOST)
    assert "4711" in lines(await acts.log(crowns.herald, campaign, RED))


def lines(message) -> str:
    return "\n".join(line for page in message.pages for line in page.lines)


@pytest.mark.parametrize("how", ["plays", "stands in", "blind"])
async def test_H25_a_gamemaster_who_plays_or_is_blind_sees_no_secrets(crowns: Table, how: str) -> None:
    """None of the controls shows or sets what is hidden from the gamemaster, nor tells two hidden figures apart."""
    campaign = await crowned(crowns, host_plays=how == "plays")
    if how == "stands in":
        await deputies.appoint(crowns.herald, campaign, RED, HOST)
    if how == "blind":
        await campaigns.settings(crowns.herald, campaign, HOST, {"blind": "yes"})
    city = (await figure_names(crowns, campaign, "cities."))[0]
    await amending.set_figure(crowns.herald, campaign, HOST, f"{city}.population", "66")
    treasury = await figure(crowns, campaign, "countries.lydia.treasury")
    answers = []
    for value in (str(treasury), "0", "12345"):
        with pytest.raises(Answer) as refused:
            await amending.set_figure(crowns.herald, campaign, HOST, "countries.lydia.treasury", value)
        answers.append(str(refused.value))
    async with crowns.store.look(campaign) as look:
        hidden = [one for one in await account(look) if one.told.audience == ("lydia",)]

    assert 1 == len(set(answers)) and "only what everybody can see" in answers[0]
    with pytest.raises(Answer, match="everything hidden stands in an export"):
        await gamemaster.export(crowns.herald, campaign, HOST)
    await gamemaster.hold(crowns.herald, campaign, HOST)
    with pytest.raises(Answer, match="everything hidden stands in an export"):
        await gamemaster.export(crowns.herald, campaign, HOST)
    with pytest.raises(Answer, match="nothing that you may know"):
        await why(crowns.herald, campaign, HOST, str(hidden[-1].told.n))


async def test_H25_sealed_orders_are_shown_to_nobody_before_the_window_closes(crowns: Table) -> None:
    """A blind gamemaster's status, why, log and saves are the same whatever a player has ordered."""
    campaign = await crowned(crowns, 1)
    await campaigns.settings(crowns.herald, campaign, HOST, {"blind": "yes"})

    async def views() -> list[str]:
        from bot.service.reading.reading import status

        found = [await status(crowns.herald, campaign), await why(crowns.herald, campaign, HOST)]
        return [one.model_dump_json() for one in found] + [str(await gamemaster.saves(crowns.herald, campaign, HOST))]

    before = await views()
    await crowns.give(campaign, RED, "tax 70")

    assert before == await views()


async def test_H25_each_act_is_logged_and_announced(crowns: Table) -> None:
    """Hold, release, close, set, undo, rewind and export: each stands in the log and in the channel."""
    campaign = await crowned(crowns)
    city = (await figure_names(crowns, campaign, "cities."))[0]
    await gamemaster.hold(crowns.herald, campaign, HOST, "dinner")
    await gamemaster.release(crowns.herald, campaign, HOST)
    await gamemaster.close(crowns.herald, campaign, HOST)
    await amending.set_figure(crowns.herald, campaign, HOST, f"{city}.population", "55")
    await undoing.undo(crowns.herald, campaign, HOST)
    await gamemaster.release(crowns.herald, campaign, HOST)
    await gamemaster.rewind(crowns.herald, campaign, HOST, 1)
    await gamemaster.export(crowns.herald, campaign, HOST)
    text, log = await channel(crowns), lines(await acts.log(crowns.herald, campaign, BLUE))

    for said in (
        "holds the campaign: dinner",
        "releases",
        "closes the window",
        "sets",
        "takes back",
        "rewinds",
        "exports",
    ):
        assert said in text and said in log, said


async def test_H25_as_a_person_does_it(table: Seated) -> None:
    """Set, undo and log by command: completion names the figures, the table reads what happened."""
    ada, ben = table.player("Ada"), table.player("Ben")
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="The Crowns")
    await ben.join("Hellas")
    await ada.slash("campaign", "campaign start")
    offered = await ada.complete("campaign", "gm set", "path", "cities.")
    path = f"{offered[0].partition(':')[0]}.population"
    shown = await ada.slash("campaign", "gm set", path=path, value="88")
    before = ben.sees()
    done = await shown.press("Set it to 88")
    await table.to_next_deadline()
    asked = await ada.slash("campaign", "gm undo")
    undone = await asked.press("Take it back")
    log = await ben.slash("campaign", "gm log")
    refused = await ben.slash("campaign", "gm undo")
    await ada.slash("campaign", "gm release")

    assert "to 88. Nothing is set yet" in shown.text and "sets" not in before
    assert "It is set; the table of The Crowns is told" in done.text
    assert "sets population of Sparta to 88" in ben.sees() and "takes back" in ben.sees()
    assert asked.text.startswith("This takes back “What do you decree, and where do you march?”")
    assert "is held; /gm release opens the window again" in undone.text
    assert "sets population of Sparta to 88" in log.text and "only the gamemaster" in refused.text.lower()


async def test_H25_places_are_numbered_as_they_closed(crowns: Table) -> None:
    """The journal gives every sealed window with its place, the last one first."""
    campaign = await crowned(crowns, 1)
    async with crowns.store.look(campaign) as look:
        found = [(place.save, place.number) for place, _ in await last_closings(look)]

    assert sorted(found, reverse=True) == found and 2 <= len(found)


def test_H25_an_amendment_keeps_what_a_phase_holds() -> None:
    """A part of the state that a phase holds in its hands is changed, not replaced by another."""
    from rules.kernel.state.amending import Amendment, amend
    from tests.service.word import Words

    state = Words(seats=["a", "b"], said={"a": ["x"]})
    held = state.said
    amend(state, Amendment(path="said.a", value=json.dumps(["y", "z"]), before="[]"))
    amend(state, Amendment(path="over", value="true", before="false"))

    assert held is state.said and {"a": ["y", "z"]} == held and state.over
