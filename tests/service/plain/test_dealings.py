"""What others wrote, and pacts, in plain words; and the pact that an order would break."""

from dataclasses import replace

import pytest

from bot.service.ground.values import Who
from bot.service.orders import orders
from bot.service.plain import hearing
from bot.service.plain.dealings import proposed
from bot.service.plain.letters import addressed, written
from bot.service.talk import letters, pacts
from tests.service.bench import BLUE, GREEN, RED, Table
from tests.service.plain.test_players import BOOKS


@pytest.fixture
async def peninsula(table: Table) -> tuple[Table, int]:
    """Italy, with two people at it."""
    from bot.service.ground.scenarios import Scenarios
    from rules.registry import RULESETS
    from tests.service.conftest import SCENARIOS

    table.herald = replace(table.herald, games=RULESETS, scenarios=Scenarios(SCENARIOS), rulebooks=BOOKS)
    return table, await table.started(RED, BLUE, GREEN, board="italy/italy-standard")


async def said(table: Table, campaign: int, user: int, text: str) -> str:
    """Give what somebody is answered, in plain text."""
    told = await hearing.hear(table.herald, user, text, str(campaign))
    return "\n".join([told.content, *(line for page in told.pages for line in (page.title, *page.lines))]).strip()


async def test_what_another_wrote_is_read_out(peninsula: tuple[Table, int]) -> None:
    """However it is asked; and that nothing came is said."""
    table, campaign = peninsula
    rome, samnites = Who(campaign, "rome", RED), Who(campaign, "samnites", BLUE)
    assert "Nothing has come from Samnites yet." == await said(table, campaign, RED, "did the samnites answer me?")
    await letters.write(table.herald, samnites, "rome", "Let us be friends.")
    await letters.write(table.herald, rome, "samnites", "Why?")
    await letters.write(table.herald, samnites, "rome", "Because.")
    for asked in ("what did the samnites write to me", "read me the letters from samnites", "any news from Samnites?"):
        told = await said(table, campaign, RED, asked)
        assert "Let us be friends." in told and "Because." in told and "Why?" not in told


async def test_a_letter_goes_to_several_or_to_everybody(peninsula: tuple[Table, int]) -> None:
    """Those before the colon, or all whom people play; nothing of it is taken for its words."""
    table, campaign = peninsula
    card, who = await table.card(campaign), Who(campaign, "rome", RED)
    both = addressed(card, who, "write to Samnites and Campanians: peace?")

    assert both is not None and both.content.startswith("Shall I send this to Samnites and Campanians, signed")
    assert ("samnites,campanians", "peace?") == written(card, who, "tell the Samnites, Campanians: peace?")
    assert ("samnites,campanians", "the Celts cheat") == written(card, who, "tell everyone that the Celts cheat")
    assert ("samnites", "and Campanians should be friends") == written(
        card, who, "tell Samnites and Campanians should be friends"
    )
    assert await letters.write(table.herald, who, *written(card, who, "write all: hello") or ("", ""))


async def test_a_pact_until_a_turn_holds_until_then_and_between_us_is_no_secret(peninsula: tuple[Table, int]) -> None:
    """The turns are counted from the one that is played."""
    table, campaign = peninsula
    card = await table.card(campaign)
    found = proposed(card, Who(campaign, "rome", RED), "pact with Samnites: no attacks between us until turn 8")
    plain = proposed(card, Who(campaign, "rome", RED), "pact with Samnites: no attacks between us")

    assert found is not None and plain is not None
    assert (8 - card.turn, False, 0, False) == (found.turns, found.secret, plain.turns, plain.secret)


@pytest.mark.parametrize(
    ("text", "turns", "secret"),
    [
        ("propose a pact to the Samnites: no attacks", 0, False),
        ("pact with samnites for five turns: no attacks", 5, False),
        ("I want to offer a secret pact to Samnites for 3 turns: no attacks", 3, True),
        ("pact with Samnites: no attacks; secret", 0, True),
        ("pact with Samnites: no attacks - just between us", 0, True),
        ("pact with Samnites for 2 turns: no attacks, and keep it secret please", 2, True),
    ],
)
async def test_a_pact_is_proposed_in_a_sentence(
    peninsula: tuple[Table, int], text: str, turns: int, secret: bool
) -> None:
    """To whom, for how long, and whether all may know."""
    table, campaign = peninsula
    found = proposed(await table.card(campaign), Who(campaign, "rome", RED), text)

    assert found is not None
    assert (("samnites",), "no attacks", turns, secret) == (found.to, found.text, found.turns, found.secret)
    told = await said(table, campaign, RED, text)
    assert told.startswith("Shall I propose this pact to Samnites?\n“no attacks”\nIt holds ")
    assert None is proposed(await table.card(campaign), Who(campaign, "rome", RED), "break the pact with Samnites")


async def test_an_order_against_a_partner_reminds_of_the_pact(peninsula: tuple[Table, int]) -> None:
    """At the order, and where the pact comes into force after it; others' pacts are nobody's reminder."""
    table, campaign = peninsula
    rome, samnites = Who(campaign, "rome", RED), Who(campaign, "samnites", BLUE)
    await pacts.propose(table.herald, samnites, "rome", "No attacks between us.", 2)
    (pact,) = (await pacts.pacts(table.herald, campaign, RED)).own
    await table.give(campaign, RED, "attack Pentri")
    accepted = await pacts.answer(table.herald, rome, pact[0], accept=True)

    assert "Your orders still say “attack Pentri”; take back what the pact forbids." in accepted
    await orders.withdraw(table.herald, rome, None)
    told = await said(table, campaign, RED, "attack Pentri")
    assert "You have a pact with Samnites, through turn 2: “No attacks between us.”" in told
    assert "pact" not in await said(table, campaign, RED, "attack North Campania")
    assert "pact" not in await said(table, campaign, GREEN, "attack Pentri")
