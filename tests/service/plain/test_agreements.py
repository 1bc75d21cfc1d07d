"""Pacts, letters and neighbours that somebody asks to see."""

import pytest

from bot.service.desk.partners import loyally
from bot.service.ground.playing import position
from bot.service.orders import orders
from bot.service.plain import hearing
from bot.service.plain.assent.questions import plainly_asked
from bot.service.talk import letters, pacts
from tests.service.bench import BLUE, GREEN, RED, Table
from tests.service.talking import said, said_in_full

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
ITALY, EMPIRES = "italy/italy-standard", "empires/crowns-and-keys-1176"


@ONE
async def test_pacts_are_shown_to_whoever_asks_in_plain_words(crowns: Table) -> None:
    """By the name of the other side, too; where there is none it is said so."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    assert "There is no pact that you may know of" in await said(crowns, campaign, "show me the pact")

    who = await crowns.who(campaign, RED)
    await pacts.propose(crowns.herald, who, "samnites", "Peace between our borders.", 3)
    for text in ("show me the pact", "does the pact with the Samnites still hold?", "what did we agree on"):
        assert "Peace between our borders." in await said_in_full(crowns, campaign, text), text


@ONE
async def test_the_last_letter_is_shown_again(crowns: Table) -> None:
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    assert "No letter has come to you here yet." == await said(crowns, campaign, "what does he want")

    await letters.write(crowns.herald, await crowns.who(campaign, BLUE), "rome", "Leave Pentri alone.")
    assert "Leave Pentri alone." in await said_in_full(crowns, campaign, "what did the Samnites write to me?")
    assert "Leave Pentri alone." in await said_in_full(crowns, campaign, "what does he want")


@ONE
async def test_a_letter_that_was_not_sent_is_forgotten_when_its_writer_says_so(crowns: Table) -> None:
    """Then nothing of it is asked before Ready; `her` is the only other player."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    assert "“leave Pentri to me”" in await said(crowns, campaign, "tell her: leave Pentri to me")
    assert "Then it is not sent." == await said(crowns, campaign, "nah forget the letter")
    assert "is not sent yet" not in await said(crowns, campaign, "ready")


@ONE
async def test_the_others_are_told_beside_oneself(crowns: Table) -> None:
    """As the welcome tells of them."""
    campaign = await crowns.started(RED, BLUE, board=EMPIRES)
    for text in ("who is the weakest around me", "compare me with the others", "who are my neighbours?"):
        assert "· France under Philip II has three areas" in await said(crowns, campaign, text), text


@ONE
async def test_who_asks_for_a_place_out_of_reach_hears_so_first(crowns: Table) -> None:
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    answer = await said(crowns, campaign, "can i get to tarentum somehow")

    assert "Tarentum is out of your reach now. Within it: " in answer


def test_a_thing_is_defined_however_politely_it_is_asked() -> None:
    asked = "Good evening. Could you tell me in simple words what an endeavour is and what ruling does?"

    assert "Good evening. what is an endeavour and what ruling does?" == plainly_asked(asked)
    assert "what is going on in Ur" == plainly_asked("wtf is going on in Ur")


@ONE
async def test_counsel_puts_an_attack_on_a_partner_last_and_names_the_pact(crowns: Table) -> None:
    """In the next brief and to whoever asks; without a pact it comes where the game puts it."""
    campaign = await crowns.started(RED, BLUE, GREEN, board=ITALY)
    rome, campanians = [await crowns.who(campaign, one) for one in (RED, GREEN)]
    await pacts.propose(crowns.herald, rome, "campanians", "Peace between our borders.", 3)
    pledge = (await pacts.waiting_for(crowns.herald, campanians))[0][0]
    await pacts.answer(crowns.herald, campanians, pledge, accept=True)
    async with crowns.store.look(campaign) as look:
        session = await position(crowns.herald, look)
        view = session.view("rome")
        pieces = session.ruleset.advice(view, "rome", session.window)
        found = await loyally(look, session.ruleset, view, "rome", pieces)

    assert pieces[0].text.startswith("Attack North Campania")
    assert not found[0].text.startswith("Attack North Campania")
    assert found[-1].text == f"{pieces[0].text} You have a pact with Campanians."


@ONE
async def test_ready_waits_for_a_letter_that_is_not_sent(crowns: Table) -> None:
    """Whatever is ordered before it; its button is there, and one is no sooner counted."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    answer = await hearing.hear(crowns.herald, BLUE, "k hit lucania, tell rome: leave Pentri to me, rdy", str(campaign))

    assert "✓ attack Lucania and Bruttium" in answer.content
    assert answer.content.endswith("You are not counted as ready yet.")
    assert "Send to Rome" in [button.label for button in answer.buttons]
    assert not (await orders.so_far(crowns.herald, await crowns.who(campaign, BLUE))).ready
