"""Italy in plain words: what its board answers through Herald, what its verbs are called, and a pact that ends."""

import pytest

from bot.service.talk import pacts
from tests.service.bench import BLUE, GREEN, RED, Table
from tests.service.plain.test_dealings import peninsula, said
from tests.service.talking import given

__all__ = ["peninsula"]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("If I attack somebody this turn, can I still spend talents on the defence of Latium?", "Yes. You are asked"),
        ("who is weakest near me", "An army has 80 points everywhere"),
        ("can i save talents for next turn", "No, nothing is carried over"),
        ("What are my odds against Etruria with 20 talents on attack?", "Etruria: 20 on Attack, 100 points"),
        ("how much money do i get if i take etruria", "Etruria would bring you the Etruscans as your Subjects: 5"),
        ("new ruler conqueror?? what does that do for me", "What a new ruler is best at"),
    ],
)
async def test_a_question_about_the_map_is_answered_and_orders_nothing(
    peninsula: tuple[Table, int], words: str, answer: str
) -> None:
    """Though it names a province, or has the verb of an order in it."""
    table, campaign = peninsula
    told = await said(table, campaign, RED, words)

    assert answer in told
    assert [] == await given(table, campaign)


@pytest.mark.parametrize("words", ["ok hit etruria", "hit etruria", "get etruria back", "retake Etruria"])
async def test_an_attack_is_heard_by_what_people_call_it(peninsula: tuple[Table, int], words: str) -> None:
    table, campaign = peninsula
    await said(table, campaign, RED, words)

    assert ["attack Etruria"] == await given(table, campaign)


async def test_a_battle_is_left_to_the_dice_for_good_in_the_words_of_its_button(
    peninsula: tuple[Table, int],
) -> None:
    """At the battle itself, where the same press would be an order of its own."""
    table, campaign = peninsula
    await said(table, campaign, RED, "attack etruria")
    await table.until(campaign, "battle")
    assert "It is not fought yet." in await said(table, campaign, RED, "is the battle decided?")
    assert "✓ standing method generator" in await said(table, campaign, RED, "always the generator")


async def test_an_attack_ends_the_pact_of_who_declares_it(peninsula: tuple[Table, int]) -> None:
    """All are told; a pact with somebody else goes on."""
    table, campaign = peninsula
    rome, ids = await table.who(campaign, RED), list[str]()
    for user, seat in ((BLUE, "samnites"), (GREEN, "campanians")):
        await pacts.propose(table.herald, rome, seat, "Peace", 5)
        ids.append((await pacts.pacts(table.herald, campaign, RED)).own[-1][0])
        known = (await pacts.pacts(table.herald, campaign, user)).own[0][0]
        await pacts.answer(table.herald, await table.who(campaign, user), known, accept=True)
    await said(table, campaign, RED, "attack pentri")
    await table.to_closing(campaign)
    states = sorted(state for _, _, state in (await pacts.pacts(table.herald, campaign, RED)).own)

    assert 2 == len(states) and 1 == states.count("declared broken"), states
