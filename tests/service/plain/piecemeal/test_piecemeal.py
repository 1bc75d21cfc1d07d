"""A message that says several things has each of them answered, and loses none."""

import pytest

from tests.service.bench import BLUE, RED, Table
from tests.service.talking import given, said

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
CIVILIZED, EMPIRES, ITALY = "civilized/crowns", "empires/crowns-and-keys-1176", "italy/italy-standard"


@ONE
async def test_each_of_two_questions_is_answered(crowns: Table) -> None:
    """As if it had come alone."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    alone = [await said(crowns, campaign, one) for one in ("who is winning?", "when does it close?")]

    for text in ("who is winning? when does it close?", "Hello! who is winning, and when does it close?"):
        assert "\n\n".join(alone) == await said(crowns, campaign, text)


@ONE
async def test_orders_are_taken_beside_a_question_and_a_remark(crowns: Table) -> None:
    """The question stands below them, and what wants nothing is passed over."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    told = await said(crowns, campaign, "I like this game. attack North Campania, she is asleep. who is winning?")

    assert told.startswith("✓ attack North Campania")
    assert told.endswith(await said(crowns, campaign, "who is winning?"))
    assert ["attack North Campania"] == await given(crowns, campaign)


@ONE
async def test_whoever_changes_his_mind_in_one_breath_gets_the_last_of_it(crowns: Table) -> None:
    """And is not ready by a word that came before."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    await said(crowns, campaign, "attack North Campania")
    told = await said(crowns, campaign, "ready. no wait, attack Etruria instead")

    assert ["attack Etruria"] == await given(crowns, campaign)
    assert "You are ready." not in told


@ONE
async def test_an_order_and_what_takes_another_back_are_both_done(crowns: Table) -> None:
    """In whatever order."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    await said(crowns, campaign, "hold Sparta")
    await said(crowns, campaign, "forget the hold, thats bad. tax 30")

    assert ["tax 30"] == await given(crowns, campaign)


@ONE
async def test_a_second_choice_is_given_only_where_it_stands_beside_the_first(crowns: Table) -> None:
    """Of one attack a turn the first is kept, and that is said; of some actions both are."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    told = await said(crowns, campaign, "attack North Campania and if that dont work Etruria")

    assert "takes no second choice" in told
    assert ["attack North Campania"] == await given(crowns, campaign)

    campaign = await crowns.started(RED, BLUE, board="fiefs/web-of-crowns")
    while (await crowns.card(campaign)).window.name != "sealed":
        await crowns.ready(campaign, RED, BLUE)
    await said(crowns, campaign, "First: claim Paris. If that is impossible, claim London.")

    assert ["claim Paris", "claim London"] == await given(crowns, campaign)


@ONE
async def test_what_names_something_is_never_passed_over(crowns: Table) -> None:
    """It is asked back, as it would be alone."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    told = await said(crowns, campaign, "tax 30. something great for Sparta")

    assert "✓ tax 30" in told
    assert "Sparta" in told.split("✓ tax 30")[1]


@ONE
async def test_what_is_not_understood_is_named(crowns: Table) -> None:
    """In one line, beside what was answered."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    told = await said(crowns, campaign, "who is winning? is the moon made of xyzzy?")

    assert "“is the moon made of xyzzy?”" in told


@ONE
async def test_whoever_tells_how_things_are_is_answered_what_he_asks(crowns: Table) -> None:
    """What he tells is no order that was not understood, whatever it names, and is not asked about at Ready."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    alone = await said(crowns, campaign, "who is winning?")

    for told in (
        "Lydia has only three elements left.",
        "lol the plague took Sparta from Lydia.",
        "I dont care anymore.",
    ):
        assert alone == await said(crowns, campaign, f"{told} who is winning?")
    await said(crowns, campaign, "tax 20")
    assert (await said(crowns, campaign, "ready")).endswith("You are ready.")


@ONE
async def test_what_is_not_understood_of_a_message_is_said_in_one_line_below_the_rest(crowns: Table) -> None:
    """And a mere “why?” behind a question that is answered is no question of its own."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    told = await said(crowns, campaign, "what about gribble? who is winning? and how is frobble?")

    assert told.splitlines()[-1].startswith("I am not sure what you mean by “what about gribble?” or ")
    assert 1 == told.count("I am not sure")
    assert await said(crowns, campaign, "who is winning?") == await said(crowns, campaign, "who is winning, and why?")


@ONE
async def test_a_clause_that_goes_on_with_a_question_is_no_other_question(crowns: Table) -> None:
    """And nothing is ordered by what asks whether it should be."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    told = await said(crowns, campaign, "Should I attack North Campania, when Epirus attacks the Samnites as well?")

    assert "North Campania, 80 points against" in told
    assert not await given(crowns, campaign)


@ONE
async def test_ready_behind_an_order_needs_nothing_between(crowns: Table) -> None:
    """Nor is it longer than people write it."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    for text in ("tax 20 ready", "tax 30 rdy"):
        assert (await said(crowns, campaign, text)).endswith("You are ready.")
    assert ["tax 30"] == await given(crowns, campaign)


@ONE
async def test_what_two_answers_share_is_said_once(crowns: Table) -> None:
    """Whoever asks what to do and what he risks reads his dangers a single time."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    danger = await said(crowns, campaign, "am I in danger?")
    told = await said(crowns, campaign, "what should I do? and am I in danger")

    assert danger.startswith("· ")
    for line in danger.splitlines():
        assert 1 == told.count(line.removeprefix("· ")), line


@ONE
@pytest.mark.parametrize("text", ["defend england, no wait, leave it", "levy. nah forget it", "levy, oh never mind"])
async def test_what_is_dropped_in_the_same_breath_is_not_given(crowns: Table, text: str) -> None:
    campaign = await crowns.started(RED, BLUE, board=EMPIRES)
    answer = await said(crowns, campaign, text)

    assert "Then nothing of it: nothing was changed." == answer
    assert [] == await given(crowns, campaign)


@ONE
async def test_an_order_that_ends_its_sentence_is_given_whatever_is_asked_of_it_then(crowns: Table) -> None:
    """With a comma between, both are one question."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    await said(crowns, campaign, "attack North Campania, is that wise?")
    assert [] == await given(crowns, campaign)

    await said(crowns, campaign, "Attack North Campania. Is that wise?")
    assert ["attack North Campania"] == await given(crowns, campaign)


@ONE
async def test_what_can_be_read_is_taken_behind_what_cannot(crowns: Table) -> None:
    """And what cannot is named."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    await crowns.until(campaign, "decrees")
    answer = await said(crowns, campaign, "nah cuddle the poodle then, tax 10")

    assert "cuddle the poodle then — I do not understand that" in answer
    assert ["tax 10"] == await given(crowns, campaign)


@ONE
async def test_names_alone_are_no_order_beside_what_is_not_understood(crowns: Table) -> None:
    """They belong to it, and would take the place of another list."""
    campaign = await crowns.started(RED, BLUE, board="fiefs/web-of-crowns")
    await said(crowns, campaign, "wish for Paris, Reims and Troyes")
    await said(crowns, campaign, "I gladly frobnicate Frankfurt, Rouen and Bruges")

    assert ["wish for Paris, Reims and Troyes"] == await given(crowns, campaign)
