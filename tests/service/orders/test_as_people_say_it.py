"""Orders as people say them: with courtesies, parts of names, all that there is, and the verb said once."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.service.orders import orders, standing_orders
from bot.service.plain import hearing
from bot.service.rulebook.rulebooks import Rulebooks
from bot.service.table import campaigns
from rules.kernel.language.courtesies import polite
from tests.service.bench import BLUE, HOST, RED, Table
from tests.service.talking import given, said

sqlite = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
BOOKS = Path(__file__).parents[3] / "docs" / "rules"
WINDOWS = 4
ITALY, CIVILIZED, CANDLEBRE = "italy/italy-standard", "civilized/crowns", "candlebre/candlemere"


@pytest.mark.parametrize(
    "line", ["tax 30 please", "pls tax 30!", "ok tax 30 now", "i want to tax 30", "Tax 30, thanks."]
)
@sqlite
async def test_courtesies_change_nothing_of_an_order(crowns: Table, line: str) -> None:
    """It is taken at once, and not asked back."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    assert "✓ tax 30" in await said(crowns, campaign, line)
    assert ["tax 30"] == await given(crowns, campaign)


@pytest.mark.parametrize(
    "line",
    [
        "propose a non aggression pact to Egypt",
        "Propose a pact to egypt",
        "propose an alliance with Egypt",
        "ally with Egypt",
    ],
)
@sqlite
async def test_a_treaty_without_a_mission_offers_to_note_the_mission(crowns: Table, line: str) -> None:
    """Nobody else can propose it; the city from which it goes need not be said."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    answer = await hearing.hear(crowns.herald, RED, line, str(campaign))

    assert "“mission to Egypt” is not for now; it is asked in late Winter, when points are spent." in answer.content
    assert "Note: mission to Egypt" in [button.label for button in answer.buttons]


def test_what_is_asked_is_no_courtesy() -> None:
    """A question stays one, and so does what is denied."""
    for text in ("can I tax 30?", "should we tax 30", "do not tax 30", "how do I tax"):
        assert text == polite(text)


@sqlite
async def test_a_part_of_a_name_stands_for_the_whole(crowns: Table) -> None:
    """Where no other has it; a word that says little is no name."""
    campaign = await crowns.started(BLUE, RED, board=ITALY)
    names = [one for one in await targets(crowns, campaign) if " and " in one]
    assert names
    part = names[0].split()[0]

    assert f"✓ attack {names[0]}" in await said(crowns, campaign, f"attack {part.lower()}")
    assert "✓" not in await said(crowns, campaign, "attack north")


async def targets(table: Table, campaign: int) -> list[str]:
    """Give the provinces that the first player may attack."""
    who = await table.who(campaign, RED)
    found = await orders.complete_field(table.herald, who, "attack", "province", {}, "")
    return [name for name, _ in found]


@sqlite
async def test_what_replaces_an_order_says_what_it_stands_instead_of(crowns: Table) -> None:
    """Also where it was written, not pressed."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    await said(crowns, campaign, "tax 30")

    assert "It stands instead of “tax 30”" in await said(crowns, campaign, "tax 10")


@sqlite
async def test_the_verb_is_said_once_for_several(crowns: Table) -> None:
    """`then` and a name alone go on with it."""
    campaign = await crowns.started(RED, BLUE, board="fiefs/web-of-crowns")
    while (await crowns.card(campaign)).window.name != "sealed":
        await crowns.ready(campaign, RED, BLUE)
    await said(crowns, campaign, "claim Paris then London then Toledo")

    assert ["claim Paris", "claim London", "claim Toledo"] == await given(crowns, campaign)


@sqlite
async def test_an_order_that_replaces_itself_is_not_offered_several_times(crowns: Table) -> None:
    """A number that stands in the line is no count of it."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    answer = await hearing.hear(crowns.herald, RED, "my heir is 18, name heir", str(campaign))

    assert not [button.label for button in answer.buttons if "18" in button.label]


@sqlite
async def test_all_that_there_is_may_be_sent(crowns: Table) -> None:
    """`everything`, half of it, or all of one kind."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEBRE)
    while (await crowns.card(campaign)).window.name != "campaign" or not (await panel(crowns, campaign)).asked:
        await crowns.ready(campaign, RED, BLUE)
    march = next(one for one in (await panel(crowns, campaign)).possible if one.example.startswith("march "))
    way = march.example[march.example.index(" from ") :]
    for amount in ("everything", "all my troops", "half my army"):
        assert "✓ march " in await said(crowns, campaign, f"march {amount}{way}")
        whole = (await given(crowns, campaign))[0]
        assert whole.endswith(way) and not whole.startswith("march 1 ")
        await said(crowns, campaign, "undo")
        await said(crowns, campaign, "yes")


async def panel(table: Table, campaign: int):
    """Give all that the first player can order."""
    return await orders.orders(table.herald, await table.who(campaign, RED))


@sqlite
async def test_the_words_of_a_button_are_as_good_as_the_button(crowns: Table) -> None:
    """What counsel offers can be typed as it is called."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    offered = (await panel(crowns, campaign)).offered[0]

    assert "✓" in await said(crowns, campaign, f"{offered.label.lower()} please")
    assert await given(crowns, campaign)


@pytest.mark.parametrize("line", ["don't tax 30", "forget the tax", "cancel tax 30", "call off the tax please"])
@sqlite
async def test_an_order_is_taken_back_by_its_words(crowns: Table, line: str) -> None:
    """At once where they are its own, else after a question; one that there is not, not at all."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    await said(crowns, campaign, "tax 30")
    told = await said(crowns, campaign, line)
    if "Shall I take back" in told:
        told = await said(crowns, campaign, "yes")

    assert "aken back" in told
    assert [] == await given(crowns, campaign)


@pytest.mark.parametrize(
    "text", ["what is a bye?", "who is Solon", "is there a truce", "whats a home?", "who hates me"]
)
@sqlite
async def test_small_talk_answers_no_question(crowns: Table, text: str) -> None:
    """What is asked is never wished farewell."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    told = await said(crowns, campaign, text)

    assert not told.startswith(("Farewell", "Good day", "All right", "With pleasure"))


@sqlite
async def test_the_number_of_a_campaign_may_stand_before_the_order(crowns: Table) -> None:
    """On one line with it."""
    first = await crowns.started(RED, BLUE, board=CIVILIZED)
    answer = await hearing.hear(crowns.herald, RED, f"campaign {first}: tax 30")

    assert "✓ tax 30" in answer.content


@sqlite
async def test_a_list_on_one_line_is_read_item_by_item(crowns: Table) -> None:
    """Its numbers are no counts, and no line of the answer repeats where it stood."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    told = await said(crowns, campaign, "1. tax 30 2. hold Sparta")

    assert ["tax 30", "hold Sparta"] == await given(crowns, campaign)
    assert "2 of 2 taken" in told
    assert "line 1" not in told


@sqlite
async def test_how_long_it_lasts_is_told_with_how_far_it_is(crowns: Table) -> None:
    """Not when the open window closes."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    told = await said(crowns, campaign, "how many turns are left?")

    assert "Turn 1" in told
    assert "twelve" in told or "12" in told


@sqlite
async def test_whoever_has_standing_orders_is_not_told_that_silence_gives_nothing(crowns: Table) -> None:
    """The question says that they are given."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    await standing_orders.add_line(crowns.herald, await crowns.who(campaign, RED), "tax 30")
    asked: list[str] = []
    for _ in range(WINDOWS):
        mine = [post for post in await crowns.deliver() if post.target.kind == "seat" and post.target.seat == "hellas"]
        asked += [post.message.content for post in mine if "Without orders" in post.message.content]
        await crowns.all_ready(campaign)

    assert "Without orders your standing orders are given" in asked[-1]


@sqlite
async def test_whoever_writes_after_the_end_is_not_told_that_he_plays_nothing(crowns: Table) -> None:
    """He reads where it stands how it ended."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    await campaigns.end(crowns.herald, campaign, HOST)
    answer = await hearing.hear(crowns.herald, RED, "who won?")

    assert answer.content.startswith("Nobody won: the table broke it off")
    assert "You do not play yet" not in answer.content


async def first_march(table: Table) -> int:
    """Begin a game of Candle'Bre, up to the first player's own campaign."""
    campaign = await table.started(RED, BLUE, board=CANDLEBRE)
    seat = (await table.who(campaign, RED)).seat
    for _ in range(40):
        card = await table.card(campaign)
        if card.window.name == "campaign" and seat in card.window.asked:
            return campaign
        await table.to_closing(campaign)
    raise AssertionError("the first player is never asked to march")


async def march_targets(table: Table, campaign: int, origin: str) -> list[str]:
    """Give the provinces on which the first player may march from one of his own."""
    who = await table.who(campaign, RED)
    found = await orders.complete_field(table.herald, who, "march", "target", {"origin": origin}, "")
    return [name for name, _ in found]


@sqlite
async def test_where_troops_come_from_need_not_be_said_where_they_stand_in_one_place(crowns: Table) -> None:
    """All that stand there go; what is out of reach is refused with what is not."""
    campaign = await first_march(crowns)
    who = await crowns.who(campaign, RED)
    origin = (await orders.complete_field(crowns.herald, who, "march", "origin", {}, ""))[0][0]
    target = (await march_targets(crowns, campaign, origin))[0]

    offered = (await hearing.hear(crowns.herald, RED, f"attack {target}", str(campaign))).buttons
    assert "✓ march " in await said(crowns, campaign, f"march my army to {target}")
    (march,) = await given(crowns, campaign)
    assert march.endswith(f"from {origin} to {target}") and march == offered[0].label


@sqlite
async def test_a_capital_is_named_as_what_it_is(crowns: Table) -> None:
    """In each game that knows one, wherever the order takes such a thing."""
    campaign = await crowns.started(RED, BLUE, board="empires/crowns-and-keys-1176")

    assert "✓ fortify England" in await said(crowns, campaign, "fortify my capital")


@sqlite
async def test_what_cannot_be_paid_says_so_where_only_half_was_said(crowns: Table) -> None:
    """Of one's own city at best, also by a word of the thing's name."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    await crowns.until(campaign, "winter")

    granary = await said(crowns, campaign, "build a granary")
    assert "I read “build Granary in Sparta”, but this costs 25 points, and your treasury holds" in granary
    assert "I read “build City Wall in Sparta”, but" in await said(crowns, campaign, "build walls")


@sqlite
async def test_what_was_asked_in_the_opening_alone_is_offered_no_more(crowns: Table) -> None:
    """Nobody is told to wait for a window that has been."""
    campaign = await first_march(crowns)

    told = await said(crowns, campaign, "found barracks in Amberleigh")
    assert "the opening" not in told and "Note" not in told


@sqlite
async def test_whoever_asks_what_can_be_ordered_is_shown_some(crowns: Table) -> None:
    """Each on a button, what counsel offers first; what could harm him is another question."""
    campaign = await crowns.started(RED, BLUE, board="empires/crowns-and-keys-1176")
    answer = await hearing.hear(crowns.herald, RED, "whom can I attack?", str(campaign))

    assert answer.content.startswith("Ireland and Brittany are alike: 4 in 10 each")
    assert all(button.label.startswith("conquer ") for button in answer.buttons[:3])
    assert "claims Normandy: two successes would take it" in await said(crowns, campaign, "who can attack me?")


@sqlite
async def test_what_is_no_order_leads_to_the_rulebook(crowns: Table) -> None:
    """Its answer where it is asked in those words, a button where it only may be meant; no brief again."""
    crowns.herald = replace(crowns.herald, rulebooks=Rulebooks(BOOKS))
    campaign = await crowns.started(RED, BLUE, board="fiefs/web-of-crowns")
    while (await crowns.card(campaign)).window.name != "sealed":
        await crowns.ready(campaign, RED, BLUE)

    assert (await said(crowns, campaign, "raise an army")).startswith("How do I raise my army?")
    unsure = await hearing.hear(crowns.herald, RED, "become king of everything", str(campaign))
    assert unsure.content.startswith("I am not sure what you mean. Is it one of these?")
    assert "How do I become ruler of a nation?" in [one.label for one in unsure.buttons]


@pytest.mark.parametrize("text", ["is Lydia dangerous?", "is Lydia a threat", "should I fear Lydia?"])
@sqlite
async def test_whoever_asks_if_somebody_is_dangerous_hears_what_threatens(crowns: Table, text: str) -> None:
    """Of him alone: what else threatens is asked by itself."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)

    assert "No army of Lydia can come on foot before a city of yours within a year" in await said(
        crowns, campaign, text
    )
    assert "tax" in await said(crowns, campaign, "what threatens me?")


@sqlite
async def test_a_condition_is_never_dropped_from_an_order(crowns: Table) -> None:
    """Nothing of it is taken: the rest alone would be another order."""
    campaign = await crowns.started(RED, BLUE, board="empires/crowns-and-keys-1176")
    for line in ("if France attacks me then attack Flanders", "unless Germany marches, conquer Brittany"):
        assert "no orders with an if" in await said(crowns, campaign, line)
    assert not await given(crowns, campaign)


@sqlite
async def test_an_order_is_one_though_its_words_stand_on_the_papers(crowns: Table) -> None:
    """“Rule England” is no question of how England stands."""
    campaign = await crowns.started(RED, BLUE, board="empires/crowns-and-keys-1176")
    assert "rule England" in await said(crowns, campaign, "rule England")
    assert ["rule England"] == await given(crowns, campaign)


@sqlite
async def test_ready_is_ready_once_something_is_ordered(crowns: Table) -> None:
    """Before that it is asked back what silence would do."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    assert "Shall I count you as ready?" in await said(crowns, campaign, "ready")
    await said(crowns, campaign, "tax 30")
    assert "You are ready" in await said(crowns, campaign, "I am ready!")


@sqlite
async def test_what_is_said_ahead_in_this_window_is_not_put_off(crowns: Table) -> None:
    """A wish for claims is “wish claims on Rouen” before the game, though claims are made in each year's actions."""
    campaign = await crowns.started(RED, BLUE, board="fiefs/web-of-crowns")
    assert "wishes" == (await crowns.card(campaign)).window.name
    told = await said(crowns, campaign, "claims on Rouen")
    assert told.startswith("✓ wish claims on Rouen")


def test_what_is_asked_with_an_if_or_a_when_is_no_condition() -> None:
    """A question may have a comma; an order with an if before it is what is turned down."""
    for text in ("when is the deadline, please", "if I attack Lydia, will I win?", "if he comes, what happens"):
        assert not hearing.CONDITION.fullmatch(text), text
    for text in ("if Ben attacks me then attack Flanders", "when he marches, hold", "unless he pays, conquer Wales"):
        assert hearing.CONDITION.fullmatch(text), text
