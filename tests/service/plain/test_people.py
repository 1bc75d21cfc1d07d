"""Where somebody stands, how strong a place is, what is left to spend, and how a battle went, in plain words."""

import re

import pytest

from bot.service.plain import hearing
from bot.service.reading import reading
from tests.service.bench import BLUE, RED, Table

CANDLEMERE = "candlebre/candlemere"
sqlite = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)


async def said(table: Table, campaign: int, text: str) -> str:
    """Give all that is answered to a message of the Reds'."""
    answer = await hearing.hear(table.herald, RED, text, str(campaign))
    rows = (" ".join(row) for page in answer.pages for row in page.table)
    return "\n".join((answer.content, *(line for page in answer.pages for line in (page.title, *page.lines)), *rows))


async def home(table: Table, campaign: int, window: str) -> str:
    """Bring a campaign to a window, and give the name of the province where the Reds' leader stands then."""
    await table.until(campaign, window)
    told = await said(table, campaign, "where is my leader?")
    return told.partition(": in ")[2].partition(".")[0]


@sqlite
async def test_a_leader_is_found_and_moved_from_where_he_stands(crowns: Table) -> None:
    """By whatever his House calls him; from where he goes need not be said."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEMERE, turns="simultaneous")
    place = await home(crowns, campaign, "settle")

    for question in ("where is my leader?", "where is the head of my House", f"is my head in {place}?"):
        assert f": in {place}." in await said(crowns, campaign, question)
    for line in ("bring my leader back to {}", "move the head of my house to {}", "put my leader in {}"):
        campaign = await crowns.started(RED, BLUE, board=CANDLEMERE, turns="simultaneous")
        place = await home(crowns, campaign, "settle")
        asked = await said(crowns, campaign, "move my leader to Lightmere")
        beside = re.split(r",| or |\.", asked.partition("choose ")[2])[0]
        assert f"✓ move from {place} to {beside} led by the head" in await said(crowns, campaign, line.format(beside))


@sqlite
async def test_a_place_is_told_with_who_stands_there_and_the_odds(crowns: Table) -> None:
    """As far as a seat may see it, and without what lies around it."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEMERE, turns="simultaneous")
    place = await home(crowns, campaign, "campaign")

    assert "4 infantry" in await said(crowns, campaign, "how strong is Lightmere?")
    around = await said(crowns, campaign, f"where is {place}")
    near = around.partition("next to ")[2].partition(";")[0].replace(" and ", ", ").split(", ")
    told = [await said(crowns, campaign, f"how strong is {one}?") for one in near]
    assert any("You take it" in one for one in told)
    assert all("Next to it" not in one for one in told)


@sqlite
async def test_what_is_left_counts_the_orders_and_a_price_is_ones_own(crowns: Table) -> None:
    """What the purse held before is said beside it."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEMERE, turns="simultaneous")
    await home(crowns, campaign, "campaign")
    before = await said(crowns, campaign, "how much gold do i have left?")
    assert "none of your orders spends any of it" in before
    assert "1 infantry: that would cost you " in await said(crowns, campaign, "what does 1 infantry cost me exactly?")

    assert "✓" in await said(crowns, campaign, "buy 2 infantry")
    after = await said(crowns, campaign, "how much military gold do i have left?")
    assert "left, with your orders counted; before them" in after


@sqlite
async def test_how_a_battle_went_is_told_blow_by_blow(crowns: Table) -> None:
    """Whether one asks why it was lost or how it went, with its dice, and why one's own doctrine broke it off."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEMERE, turns="simultaneous")
    place = await home(crowns, campaign, "campaign")
    around = (await said(crowns, campaign, f"where is {place}")).partition("next to ")[2].partition(";")[0]
    answers = []
    for target in around.replace(" and ", ", ").split(", "):
        answers.append(await said(crowns, campaign, f"march 1 infantry from {place} to {target}"))
        if "✓" in answers[-1]:
            break
    await said(crowns, campaign, "doctrine attack withdraw ratio is 400")
    await crowns.to_closing(campaign)

    for question in (f"why did i lose at {target}?", f"tell me how the battle at {target} went, round by round"):
        told = await said(crowns, campaign, question)
        assert "How it went" in told
        assert "round 1, ground troops: " in told


@sqlite
async def test_who_somebody_is_stands_on_what_may_be_read(crowns: Table) -> None:
    """One's own people, and the rulers of others, of whom no order speaks."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    status = (await reading.status(crowns.herald, campaign)).pages[0]
    ruler = next(row[1] for row in status.table[1:] if row[0] == "Egypt")

    assert f"Ruler: {ruler}" in await said(crowns, campaign, f"who is {ruler}?")
    assert "Ruler:" not in await said(crowns, campaign, "who is the king")


@sqlite
@pytest.mark.parametrize(
    "asked",
    [
        "what is the chance that I lose my country",
        "What is the chance that I lose my country this year with these orders?",
        "what are the odds of losing my country this year?",
        "will I lose my country",
    ],
)
async def test_the_chance_of_ones_own_fall_is_counted(crowns: Table, asked: str) -> None:
    """Whoever asks for it is told no war that he could wage."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    told = await said(crowns, campaign, asked)

    assert "The fall of your country" in told and "It stands" in told and "Easiest" not in told


@sqlite
async def test_the_orders_of_whoever_gave_none_say_what_silence_does(crowns: Table) -> None:
    """So that nobody believes that nothing happens of what was ordered ahead."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")

    assert "Nothing given yet.\nWithout orders: The tax stays as it was" in await said(crowns, campaign, "my orders")


@sqlite
async def test_a_mere_verb_of_another_window_takes_no_whole_sentence(crowns: Table) -> None:
    """“Put” places troops later; gold is put into learning now."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEMERE, turns="simultaneous")
    await home(crowns, campaign, "campaign")
    answer = await said(crowns, campaign, "put all the civil gold into learning, whichever is most useful to me")

    assert "not for now" not in answer and "civil gold" in answer
