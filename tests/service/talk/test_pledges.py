"""Sealed promises, and pacts that nothing enforces (H26)."""

import json
from hashlib import sha256

import pytest

from bot.service.start.importing import import_campaign
from bot.service.table import campaigns, gamemaster
from bot.service.talk import pacts, promises
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, GREEN, HOST, RED, Table

ANNA, BERT, CLEO = RED, BLUE, GREEN


async def talk(table: Table, campaign: int) -> None:
    """Let everybody be ready, so that a turn passes."""
    await table.ready(campaign, ANNA, BERT, CLEO)


async def propose(table: Table, campaign: int, **more) -> str:
    """Let Anna propose a pact to Bert and Cleo, and give its id."""
    who = await table.who(campaign, ANNA)
    await pacts.propose(table.herald, who, "b, c", "No war", more.get("turns", 0), secret=more.get("secret", False))
    return (await pacts.pacts(table.herald, campaign, ANNA)).own[0][0]


async def agreed(table: Table, campaign: int, **more) -> str:
    """Let the three agree on a pact, and give its id."""
    id = await propose(table, campaign, **more)
    for user in (BERT, CLEO):
        await pacts.answer(table.herald, await table.who(campaign, user), id, accept=True)
    return id


async def states(table: Table, campaign: int, user: int = ANNA) -> list[str]:
    return [state for _, _, state in (await pacts.pacts(table.herald, campaign, user)).own]


async def lines(table: Table, user: int | None = None) -> list[str]:
    """Deliver, and give what a person was told (None: what the channel shows)."""
    posts = await table.deliver()
    wanted = [post for post in posts if (post.target.kind == "channel") == (user is None)]
    return [post.message.content for post in wanted if user is None or post.user == user]


async def three(table: Table, **settings: str) -> int:
    campaign = await table.started(ANNA, BERT, CLEO, board="word/five", **settings)
    await table.deliver()
    return campaign


async def test_a_promise_posts_its_hash_and_opens_later(table: Table) -> None:
    """Only the hash is public until the author opens the words, and the file proves them to anybody."""
    campaign = await three(table)
    anna = await table.who(campaign, ANNA)
    made = await promises.seal(table.herald, anna, "I strike in spring.")
    posted = await lines(table)
    with pytest.raises(Answer, match="still sealed"):
        await promises.proof_of(table.herald, campaign, BERT, 1)
    mine = await promises.proof_of(table.herald, campaign, ANNA, 1)
    await promises.open_seal(table.herald, anna, 1)
    proof = await promises.proof_of(table.herald, campaign, HOST, 1)
    shown = [post for post in await table.deliver() if "opened" in post.key]

    assert made.hash in posted[0] and "spring" not in posted[0]
    assert mine == proof and made.hash == sha256(proof).hexdigest()
    assert "I strike in spring." in shown[0].message.pages[0].lines
    with pytest.raises(Answer, match="was opened"):
        await promises.open_seal(table.herald, anna, 1)


async def test_a_promise_is_its_seats(table: Table) -> None:
    """Nobody else opens it or finds its words in the list; two promises of the same words have different hashes."""
    campaign = await three(table)
    for user in (ANNA, BERT):
        await promises.seal(table.herald, await table.who(campaign, user), "The same.")

    with pytest.raises(Answer, match="not yours; yours are 2"):
        await promises.open_seal(table.herald, await table.who(campaign, BERT), 1)
    listed = await promises.promises(table.herald, campaign, CLEO)
    own = await promises.promises(table.herald, campaign, BERT)
    hashes = [page.lines[1] for page in listed.pages]
    assert 2 == len(set(hashes))
    assert "The same." not in str(listed.pages)
    assert 1 == str(own.pages).count("The same.")


async def test_a_pact_is_in_force_once_all_accept(table: Table) -> None:
    """Each party answers for itself; a public pact is posted then, and not before."""
    campaign = await three(table)
    id = await propose(table, campaign)
    assert not [line for line in await lines(table) if "pact" in line]
    await pacts.answer(table.herald, await table.who(campaign, BERT), id, accept=True)
    assert ["proposed"] == await states(table, campaign)
    said = await pacts.answer(table.herald, await table.who(campaign, CLEO), id, accept=True)

    assert "You accepted. The pact is in force." == said
    assert ["in force"] == await states(table, campaign)
    assert [line for line in await lines(table) if "a pact between Anna, Bert and Cleo is in force" in line]
    with pytest.raises(Answer, match="nothing is to be answered"):
        await pacts.answer(table.herald, await table.who(campaign, CLEO), id, accept=True)


async def test_one_who_declines_ends_it_for_all(table: Table) -> None:
    """A declined proposal binds nobody, and its parties are told."""
    campaign = await three(table)
    id = await propose(table, campaign)
    await pacts.answer(table.herald, await table.who(campaign, CLEO), id, accept=False)

    assert ["never came about"] == await states(table, campaign)
    assert [line for line in await lines(table, ANNA) if "will not come about" in line]


async def test_a_secret_pact_is_its_parties(table: Table) -> None:
    """Nobody else finds it, nothing of it stands in the channel, and a gamemaster's export does not hold it."""
    campaign = await table.started(ANNA, BERT, CLEO, 4, board="word/five")
    await table.deliver()
    id = await agreed(table, campaign, secret=True)

    for user in (4, HOST):
        with pytest.raises(Answer, match="no pact that you may know of"):
            await pacts.pacts(table.herald, campaign, user)
    with pytest.raises(Answer, match="not among yours"):
        await pacts.one_pact(table.herald, await table.who(campaign, 4), id)
    with pytest.raises(Answer, match="not among yours"):
        await pacts.answer(table.herald, await table.who(campaign, 4), id, accept=True)
    assert not [line for line in await lines(table) if "pact" in line]
    assert b"No war" not in await gamemaster.export(table.herald, campaign, HOST)


@pytest.mark.parametrize("how", ["denounced", "broken"])
async def test_a_pact_is_ended_in_private_or_in_public(table: Table, how: pacts.How) -> None:
    """Its parties are told; everybody only where its ender wants that, a secret one then being secret no more."""
    campaign = await three(table)
    for public in (False, True):
        id = await agreed(table, campaign, secret=True)
        await table.deliver()
        await pacts.end(table.herald, await table.who(campaign, BERT), id, how, public=public, note="Enough.")
        posts = await table.deliver()
        private = [post for post in posts if post.user == CLEO and "Enough." in post.message.content]
        proclaimed = [
            post for post in posts if post.target.kind == "channel" and "word from Bert" in post.message.content
        ]
        assert (1, public) == (len(private), bool(proclaimed))


async def test_consent_ends_a_pact_when_all_agree(table: Table) -> None:
    """One wish alone changes nothing."""
    campaign = await three(table)
    id = await agreed(table, campaign)
    for user in (ANNA, BERT):
        await pacts.end(table.herald, await table.who(campaign, user), id, "ended")
        assert ["in force"] == await states(table, campaign)
    await pacts.end(table.herald, await table.who(campaign, CLEO), id, "ended")
    assert ["ended by consent"] == await states(table, campaign)


async def test_a_proposal_is_withdrawn(table: Table) -> None:
    """Whoever proposed may think again; the others cannot end what does not hold yet."""
    campaign = await three(table)
    id = await propose(table, campaign)
    with pytest.raises(Answer, match="cannot be ended: it is proposed"):
        await pacts.end(table.herald, await table.who(campaign, BERT), id, "denounced")
    assert "withdrawn" in await pacts.end(table.herald, await table.who(campaign, ANNA), id, "denounced")


async def test_parties_are_reminded_in_the_last_turn_and_then_it_expires(table: Table) -> None:
    """A pact of three turns, this one counted, is called to mind as the third begins, and is over after it (H26)."""
    campaign = await three(table)
    await agreed(table, campaign, turns=3, secret=True)
    await table.deliver()
    reminded = []
    for _ in range(4):
        told = await lines(table, BERT)
        reminded.append(("expires at the end of this turn" in str(told), "has expired" in str(told)))
        await talk(table, campaign)

    assert [(False, False), (False, False), (True, False), (False, True)] == reminded
    assert ["expired"] == await states(table, campaign)


async def test_after_a_rewind_a_pact_holds_again(table: Table) -> None:
    """Turns that are taken back do not end pacts; the reminder comes again in its turn."""
    campaign = await three(table)
    await agreed(table, campaign, turns=2)
    for _ in range(3):
        await talk(table, campaign)
    assert ["expired"] == await states(table, campaign)
    await gamemaster.rewind(table.herald, campaign, HOST, 0)
    await gamemaster.release(table.herald, campaign, HOST)
    await table.deliver()
    await talk(table, campaign)

    assert ["in force"] == await states(table, campaign)
    assert [line for line in await lines(table, BERT) if "expires at the end of this turn" in line]


async def test_whoever_runs_herald_restores_all_of_it(table: Table) -> None:
    """Promises and pacts, sealed and secret ones too, go with a campaign that moves; a gamemaster's file is bare."""
    campaign = await three(table)
    await agreed(table, campaign, secret=True)
    await promises.seal(table.herald, await table.who(campaign, ANNA), "My word.")

    bare = json.loads(await gamemaster.export(table.herald, campaign, HOST))["cabinet"]
    copy = (await import_campaign(table.herald, await gamemaster.export(table.herald, campaign, None))).id

    assert ([], "", "") == (bare["pacts"], bare["promises"][0]["text"], bare["promises"][0]["salt"])
    assert ["in force"] == await states(table, copy)
    await gamemaster.release(table.herald, copy, HOST)
    assert "My word." == (await promises.open_seal(table.herald, await table.who(copy, ANNA), 1)).text


async def test_a_seat_that_was_left_loses_its_pacts_at_once(table: Table) -> None:
    """They belong to the seat; its former player opens and ends nothing any more."""
    campaign = await three(table)
    id, bert = await agreed(table, campaign, secret=True), await table.who(campaign, BERT)
    await campaigns.leave(table.herald, campaign, BERT)
    for refused in (
        pacts.one_pact(table.herald, bert, id),
        pacts.end(table.herald, bert, id, "denounced"),
        pacts.propose(table.herald, bert, "a", "x"),
        promises.seal(table.herald, bert, "x"),
    ):
        with pytest.raises(Answer, match="do not hold Bert"):
            await refused


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
async def test_a_war_breaks_the_pact_between_the_two(crowns: Table) -> None:
    """Its victim is told, and everybody reads of it; it is in force no more."""
    campaign = await crowns.started(ANNA, BERT, board="civilized/crowns")
    anna, bert = await crowns.who(campaign, ANNA), await crowns.who(campaign, BERT)
    await pacts.propose(crowns.herald, anna, bert.seat, "No war between us")
    id = (await pacts.pacts(crowns.herald, campaign, ANNA)).own[0][0]
    await pacts.answer(crowns.herald, bert, id, accept=True)
    while (await crowns.card(campaign)).window.name != "winter":
        await crowns.all_ready(campaign)
    names = {seat.id: seat.name for seat in (await crowns.card(campaign)).seats}
    await crowns.give(campaign, ANNA, f"declare war on {names[bert.seat]}")
    await crowns.deliver()
    await crowns.all_ready(campaign)
    posts = [(post.target.kind, post.user, post.message.content) for post in await crowns.deliver()]

    assert ["declared broken"] == await states(crowns, campaign, BERT)
    assert [text for kind, user, text in posts if user == BERT and "declared broken" in text]
    assert [text for kind, _, text in posts if kind == "channel" and f"word from {names[anna.seat]}" in text]
