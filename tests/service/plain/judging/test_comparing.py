"""Which of several things had better be, whether one is wise, and what odds are, asked in plain words."""

import pytest

from bot.service.orders import orders
from bot.service.plain import hearing
from bot.service.plain.judging.odds import counted
from bot.service.table import campaigns, joining
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, HOST, RED, Table

ITALY, EMPIRES, CIVILIZED = "italy/italy-standard", "empires/crowns-and-keys-1176", "civilized/crowns"
CANDLEBRE, FIEFS = "candlebre/candlemere", "fiefs/web-of-crowns"
ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)


async def seated(crowns: Table, board: str, **seats: int) -> int:
    """Start a campaign in which these people hold these seats."""
    campaign = await crowns.founded(board)
    for seat, user in seats.items():
        await joining.join(crowns.herald, campaign, user, f"User {user}", seat)
    await campaigns.start(crowns.herald, campaign, HOST)
    return campaign


async def until(crowns: Table, campaign: int, *windows: str) -> None:
    """Let everybody be ready until one of these windows is open."""
    for _ in range(40):
        window = (await crowns.card(campaign)).window
        if window and window.name in windows:
            return
        await crowns.awaited_ready(campaign)
    raise AssertionError(windows)


async def told(crowns: Table, campaign: int, text: str, user: int = RED) -> str:
    """Give what somebody is answered."""
    return (await hearing.hear(crowns.herald, user, text, str(campaign))).content


@ONE
async def test_two_targets_are_weighed_line_by_line_with_a_verdict(crowns: Table) -> None:
    """Best first by what was asked, with a button for each; nothing is given by asking."""
    campaign = await seated(crowns, ITALY, samnites=RED, rome=BLUE)
    for text in (
        "Which is easier to take for me: South Campania or Lucania and Bruttium?",
        "odds for an attack on South Campania, and for Lucania and Bruttium",
    ):
        answer = await hearing.hear(crowns.herald, RED, text, str(campaign))
        first, *lines = answer.content.splitlines()

        assert "Lucania and Bruttium and South Campania are alike: 5 in 10 each" in first, answer.content
        assert lines[0].startswith("Attack Lucania and Bruttium, 80 points against 80: 5 in 10.")
        assert lines[1].startswith("Attack South Campania, 80 points against 90")
        assert ["attack Lucania and Bruttium", "attack South Campania"] == [one.label for one in answer.buttons]
    for text in (
        "Is South Campania worth more to me than Lucania?",
        "What advice do you have, Lucania or South Campania?",
    ):
        assert (await told(crowns, campaign, text)).startswith("Better for you is Lucania and Bruttium")
    assert not (await orders.so_far(crowns.herald, await crowns.who(campaign, RED))).drafts


@ONE
async def test_the_easiest_of_all_is_named_with_its_chance(crowns: Table) -> None:
    """Where nobody names a candidate: at most five, the easiest first, each to be ordered with a press."""
    campaign = await seated(crowns, EMPIRES, hungary=RED, germany=BLUE)
    for text in ("which neighbour is easyest to take??", "whats the weakest of those neighbours, which should i take"):
        answer = await hearing.hear(crowns.herald, BLUE, text, str(campaign))
        lines = answer.content.splitlines()

        assert lines[0].startswith("Easiest is Sweden, 7 in 10 against 6 in 10.")
        assert lines[1].startswith("1. Sweden from Saxony with 6 or more (7 in 10); 2 gold a try. It brings one point.")
        assert "conquer Sweden" == answer.buttons[0].label
    both = await told(crowns, campaign, "Which of Halych and Venice is easier to take?")
    assert both.startswith("Easier is Halych.")
    venice = await hearing.hear(crowns.herald, RED, "and against Venice?", str(campaign))
    assert "two successes, each with 15 or more (impossible)" in venice.content


@ONE
async def test_what_something_brings_and_costs_is_said_at_once(crowns: Table) -> None:
    """Also of two orders in one line, and of one of which nothing can be counted."""
    campaign = await seated(crowns, EMPIRES, hungary=RED, germany=BLUE)
    halych = await told(crowns, campaign, "How many points would Halych give me, and what does it cost to try?")
    assert "2 gold a try. It brings three points, your claim counted." in halych and "not sure" not in halych
    two = await told(crowns, campaign, "what does negotiate with frisia do and conquer norway whats the chance", BLUE)
    assert "“negotiate Frisia”: " in two and "“conquer Norway”: " in two
    gift = await told(crowns, campaign, "Is it a good idea to give Germany 3 gold?")
    assert gift.startswith("“give 3 to Germany”: Germany acts before you in this round")


@ONE
async def test_orders_are_weighed_against_each_other(crowns: Table) -> None:
    """By their own words, by a number alone, by another figure for what is asked; counsel says which it would."""
    campaign = await seated(crowns, CIVILIZED, phoenicia=RED, assyria=BLUE)
    zero = (await told(crowns, campaign, "is 0 tax good or should i take 10?")).splitlines()
    assert zero[1].startswith("“tax 0”: About 0 points") and zero[2].startswith("“tax 10”: About 7 points")
    better = await told(crowns, campaign, "Is 20 % tax safe, or is 10 % better for me?")
    assert better.startswith("I would rather: “tax 20”.")
    assert (await told(crowns, campaign, "What happens if I lower the tax to 10?")).startswith("“tax 10”: About 7")
    war = await told(crowns, campaign, "which one is easier to take, babylonia or canaan?", BLUE)
    assert war.startswith("Easier is Babylonia.") and "strength" in war


@ONE
async def test_in_each_game_the_question_of_its_window_is_answered(crowns: Table) -> None:
    """Which to wish for, where to be at home, which province to march on."""
    campaign = await seated(crowns, FIEFS, zahringen=RED, mortimer=BLUE)
    wish = await told(crowns, campaign, "Which of Paris and Frankfurt is better for me?")
    assert "Paris has walls of 7" in wish and "three steps from the next crown" in wish
    await until(crowns, campaign, "home")
    assert "you could rebel there" in await told(crowns, campaign, "Which home is better?")
    other = await seated(crowns, CANDLEBRE, red=RED, green=BLUE)
    await until(crowns, other, "campaign")
    march = await told(crowns, other, "Which neutral province should I attack first and with what?")
    assert march.startswith("Best for you is ") and "infantry" in march and " in 10" in march


@ONE
async def test_an_order_and_whether_it_is_wise_is_only_weighed(crowns: Table) -> None:
    """What another may do meanwhile is said beside it; who wavers hears which of all he named is better."""
    campaign = await seated(crowns, ITALY, samnites=RED, rome=BLUE)
    wise = await told(crowns, campaign, "im sick of campania. attack pentri, is that a good idea?", BLUE)
    assert wise.startswith("“attack Pentri”: 80 points against 90 of the Samnites")
    text = "what happens if Rome attacks me at Pentri and I attack North Campania at the same time?"
    both = await told(crowns, campaign, text)
    assert "“attack North Campania”: " in both and "Rome can strike Pentri. If it does: Pentri, 80 points" in both
    wavers = "ready. no wait, attack pentri instead, she is asleep. no. campania. whats better?"
    assert (await told(crowns, campaign, wavers, BLUE)).startswith("Better for you is North Campania")
    for user in (RED, BLUE):
        assert not (await orders.so_far(crowns.herald, await crowns.who(campaign, user))).drafts


@ONE
async def test_odds_in_words_of_ones_own_never_get_grammar(crowns: Table) -> None:
    """They are reckoned where they can be, else two questions are named that can be asked now."""
    campaign = await seated(crowns, ITALY, samnites=RED, rome=BLUE)
    who = await crowns.who(campaign, RED)
    assert "80 points against 90" in (await counted(crowns.herald, who, "South Campania or Lucania")).content
    with pytest.raises(Answer) as slip:
        await counted(crowns.herald, who, "6 spears against 5 cavalry")
    said = str(slip.value)
    assert "expected" not in said and "…" not in said
    assert said.startswith("I cannot count out “6 spears against 5 cavalry”. You can ask “attack ")
    assert " or “" in said
