"""The orders that come nearest to a line which none of them is read from: offered, and taken where all is plain."""

import pytest

from bot.service.desk.desk import Desk
from bot.service.orders.guessing.closest import closest, surest
from bot.service.orders.guessing.mentions import said_in
from rules.kernel.language.forms import forms
from rules.kernel.language.grammar import write
from tests.service.bench import RED, Table
from tests.service.talking import given, said, seated

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
CANDLEBRE, EMPIRES = "candlebre/candlemere", "empires/crowns-and-keys-1176"


@ONE
async def test_what_is_named_fills_an_order(crowns: Table) -> None:
    """Shortened, mistyped, in words for numbers and for all there is; two things may be wanted at once."""
    campaign = await seated(crowns, CANDLEBRE, "campaign")
    async with crowns.store.look(campaign) as look:
        desk = await Desk.open(crowns.herald, look, await crowns.who(campaign, RED))
        own = next(iter(desk.ruleset.choices(desk.allowed("build"), desk.view(), desk.who.seat, "province", {}) or {}))
        temple = f"build temple in {own}"
        for line, texts in (
            ("and grab 2 cav", ("buy 2 cavalry",)),
            (f"Another temple, please, this time in {own}.", (temple,)),
            (f"temple in {own[:-1]} + 80 infra", (temple, "research infrastructure 80")),
            ("Then please put eighty gold from the civil purse into infrastructure.", ("research infrastructure 80",)),
        ):
            assert texts[0] == closest(desk, line)[0] and {*texts} <= {*closest(desk, line)}, line


@ONE
@pytest.mark.parametrize(
    "line",
    [
        "should I build a temple?",
        "no temple in Evenfall",
        "the weather is nice today",
        "hello there",
        "do not buy 2 cavalry",
    ],
)
async def test_nothing_comes_near_to_what_asks_denies_or_remarks(crowns: Table, line: str) -> None:
    campaign = await seated(crowns, CANDLEBRE, "campaign")
    async with crowns.store.look(campaign) as look:
        desk = await Desk.open(crowns.herald, look, await crowns.who(campaign, RED))

        assert () == closest(desk, line) and surest(desk, line) is None


@ONE
async def test_what_says_all_of_an_order_in_other_words_is_taken(crowns: Table) -> None:
    """With all that is named, and whoever leads it."""
    campaign = await seated(crowns, CANDLEBRE, "campaign")
    async with crowns.store.look(campaign) as look:
        desk = await Desk.open(crowns.herald, look, await crowns.who(campaign, RED))
        (march,) = (one for one in desk.orders if one.name == "march")
        target = next(
            text.split(" to ")[1].split(" with ")[0]
            for piece in desk.session.advice(desk.who.seat)
            for offer in piece.offers
            if isinstance(offer.order, march) and (text := write(offer.order, desk.lexicon()))
        )
    assert "✓ march " in await said(crowns, campaign, f"all of em attack {target} with the leader")
    (text,) = await given(crowns, campaign)
    assert f"to {target} with the head of " in text


@ONE
async def test_what_is_guessed_is_offered_and_not_taken(crowns: Table) -> None:
    """A name that is shortened may be another's."""
    campaign = await seated(crowns, CANDLEBRE, "campaign")
    answer = await said(crowns, campaign, "and grab 2 cav")

    assert "Did you mean “buy 2 cavalry”?" in answer and [] == await given(crowns, campaign)


@ONE
async def test_no_reason_is_made_up_for_what_the_open_window_asks(crowns: Table) -> None:
    """It was called an order of another season."""
    campaign = await seated(crowns, EMPIRES)
    answer = await said(crowns, campaign, "I'd like to have walls built in Normandy, with one extra gold")

    assert "not for now" not in answer and "✓ fortify Normandy with 1" in answer


@ONE
async def test_names_are_told_generously(crowns: Table) -> None:
    """The words that stand for nothing are left, and numbers are numbers in whatever words."""
    campaign = await seated(crowns, CANDLEBRE, "campaign")
    async with crowns.store.look(campaign) as look:
        desk = await Desk.open(crowns.herald, look, await crowns.who(campaign, RED))
        found = said_in("send three infantry and my whole army", forms(desk.allowed("buy")), desk.lexicon())

    assert (["three", "infantry"], True) == ([one.text for one in found.mentions], found.everything)
    assert [3, None] == [one.number for one in found.mentions] and "send" in found.words


@ONE
@pytest.mark.parametrize(
    ("line", "holds"),
    [
        ("nvm stay home", True),
        ("please call off the campaign for now", True),
        ("I have reconsidered; I had better keep everybody at home", True),
        ("they stay at home", False),
        ("the Samnites stay at home, I hear", False),
        ("should I stay at home?", False),
    ],
)
async def test_an_order_that_names_nothing_is_told_by_its_words(crowns: Table, line: str, holds: bool) -> None:
    """As long as little else is said, and of oneself."""
    campaign = await seated(crowns, "italy/italy-standard")
    await said(crowns, campaign, "attack Etruria")
    await said(crowns, campaign, line)

    assert (["hold"] if holds else ["attack Etruria"]) == await given(crowns, campaign)
