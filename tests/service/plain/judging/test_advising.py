"""Advice, danger, doing nothing, and whom to trust, asked in plain words and several at once."""

from bot.service.plain import hearing
from bot.service.talk import pacts
from bot.store import pledges
from tests.service.bench import BLUE, RED, Table
from tests.service.plain.judging.test_comparing import (
    CANDLEBRE,
    CIVILIZED,
    EMPIRES,
    FIEFS,
    ITALY,
    ONE,
    seated,
    told,
    until,
)


@ONE
async def test_advice_is_counsel_and_no_definition(crowns: Table) -> None:
    """That of the seat now, with what answers it, however it is asked."""
    campaign = await seated(crowns, EMPIRES, hungary=RED, germany=BLUE)
    for text in (
        "What would you advise me to do this round?",
        "what do you advise me to do this round",
        "what should I do first?",
    ):
        answer = await hearing.hear(crowns.herald, RED, text, str(campaign))
        assert answer.content.startswith("1. A steady ruler would "), text
        assert any(button.label.startswith("All these ") for button in answer.buttons)
    other = await seated(crowns, CIVILIZED, phoenicia=RED, assyria=BLUE)
    for text in (
        "my realm is a mess, what should i do to mend it?",
        "how do i put down the disorder in nineveh, and how do i mend my realm",
    ):
        assert "Your tax of 20 % brings" in await told(crowns, other, text, BLUE), text


@ONE
async def test_two_questions_get_two_answers(crowns: Table) -> None:
    """In their order; what is said around them is no question."""
    campaign = await seated(crowns, EMPIRES, hungary=RED, germany=BLUE)
    answer = await told(
        crowns, campaign, "Hello! I am new here. Who is the biggest danger to me, and what should I do first?"
    )
    danger, advice = answer.split("\n\n")
    assert danger.startswith("· Germany can march on Croatia") and advice.startswith("1. A steady ruler")
    italy = await seated(crowns, ITALY, samnites=RED, rome=BLUE)
    text = "Hi. Before I do anything: who is the biggest danger to me, and what happens if I do nothing this turn?"
    answer = await told(crowns, italy, text)
    assert "Rome chooses in secret whether to attack you, and can reach Pentri." in answer
    assert "Without orders: You attack nobody this turn." in answer


@ONE
async def test_a_danger_has_the_buttons_that_answer_it(crowns: Table) -> None:
    """And none that have nothing to do with it."""
    campaign = await seated(crowns, ITALY, samnites=RED, rome=BLUE)
    answer = await hearing.hear(crowns.herald, RED, "who is the biggest danger to me?", str(campaign))
    assert not [button for button in answer.buttons if button.action == "say"]
    other = await seated(crowns, EMPIRES, hungary=RED, germany=BLUE)
    answer = await hearing.hear(crowns.herald, RED, "who is the biggest danger to me", str(other))
    assert "guard all, 4 before my turn" in [button.label for button in answer.buttons]


@ONE
async def test_doing_nothing_is_answered_by_the_window_and_what_threatens_then(crowns: Table) -> None:
    """Not by a rule about something else."""
    campaign = await seated(crowns, CANDLEBRE, red=RED, green=BLUE)
    await until(crowns, campaign, "campaign")
    answer = await told(crowns, campaign, "what happens if i do not march")
    assert answer.startswith("Without orders: You buy nothing and march nowhere.")
    fiefs = await seated(crowns, FIEFS, zahringen=RED, mortimer=BLUE)
    await until(crowns, fiefs, "sealed", "action")
    answer = await told(crowns, fiefs, "what happens if i ignore blois and just hold here", BLUE)
    assert answer.startswith("Without orders: ") and "Blois" in answer and "Fiefs:" not in answer


@ONE
async def test_whom_one_has_in_somebody_is_no_status_row(crowns: Table) -> None:
    """Pacts, what the rules bind, whether he can come and with what, what was between them, and his place."""
    campaign = await seated(crowns, ITALY, samnites=RED, rome=BLUE)
    for text in ("Can I trust Rome?", "what about Rome?", "Can Rome beat me?"):
        lines = (await told(crowns, campaign, text)).splitlines()
        assert "You have no pact with Rome." == lines[0]
        assert "The rules know no treaties: nothing binds Rome to you but its word." == lines[1]
        assert lines[2].startswith("Rome can strike Pentri. If it does: ") and "Rome now: " in lines[4]
    samnites, rome = await crowns.who(campaign, RED), await crowns.who(campaign, BLUE)
    await pacts.propose(crowns.herald, samnites, "rome", "No attacks between us.")
    async with crowns.store.look(campaign) as look:
        made = (await pledges.pacts(look, "proposed"))[0]
    await pacts.answer(crowns.herald, rome, made.id, accept=True)
    assert "Your pact with Rome is in force: “No attacks between us.”" in await told(
        crowns, campaign, "can i trust Rome"
    )
    await pacts.end(crowns.herald, rome, made.id, "broken")
    assert "Your pact with Rome is declared broken by Rome" in await told(crowns, campaign, "can i trust Rome")


@ONE
async def test_each_game_says_what_binds_and_who_can_come(crowns: Table) -> None:
    """By its own rules, from what the seat may see."""
    empires = await seated(crowns, EMPIRES, hungary=RED, germany=BLUE)
    answer = await told(crowns, empires, "I am worried about Germany. Can I trust Germany?")
    assert "No truce binds Germany" in answer and "Germany can march on Croatia" in answer
    civilized = await seated(crowns, CIVILIZED, phoenicia=RED, assyria=BLUE)
    answer = await told(crowns, civilized, "Can I trust Assyria? He offers me an attack on Babylon.")
    assert "No pact binds Assyria" in answer and "of march from Nineveh once there is war" in answer
    answer = await told(crowns, civilized, "how do i defend against canaan and babylon?", BLUE)
    assert "Canaan can be before" in answer and "Babylonia can be before" in answer
    candlebre = await seated(crowns, CANDLEBRE, red=RED, green=BLUE)
    await until(crowns, candlebre, "campaign")
    name = next(seat.name for seat in (await crowns.card(candlebre)).seats if seat.user == BLUE)
    assert f"No alliance binds {name} to you" in await told(crowns, candlebre, f"can i trust {name}?")
    fiefs = await seated(crowns, FIEFS, zahringen=RED, mortimer=BLUE)
    await until(crowns, fiefs, "sealed", "action")
    answer = await told(crowns, fiefs, "Can I trust Mortimer?")
    assert "Promises and letters bind nobody here" in answer and "Mortimer claims " in answer
    assert "Promises and letters bind nobody here" in await told(crowns, fiefs, "can I trust him?")
