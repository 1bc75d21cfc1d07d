"""Where things are, asked in plain words by whoever cannot look at the map."""

import pytest

from bot.service.orders import orders
from bot.service.reading import reading
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, RED, Table
from tests.service.talking import said_in_full

FIEFS, CIVILIZED = "fiefs/web-of-crowns", "civilized/crowns"
sqlite = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)


@sqlite
async def test_a_place_is_told_with_its_land_its_ways_and_what_is_next_to_it(crowns: Table) -> None:
    """In whichever words it is asked for; rough roads are called so, and seas name their coasts."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    for question in ("neighbours of Liège?", "where is Liège", "in which region is liege?", "tell me about Liège"):
        lines = (await said_in_full(crowns, campaign, question)).splitlines()
        assert "Liège: Lotharingia, The Empire, fortress " in "\n".join(lines)
        assert "rough road to Metz and Reims" in next(line for line in lines if line.startswith("Liège: "))
        assert "Next to it" in lines and any(line.startswith("Utrecht: ") for line in lines)

    assert "by sea to London, Lincoln, Durham, Bruges and Utrecht" in await said_in_full(
        crowns, campaign, "where is North Sea"
    )


@sqlite
async def test_a_way_is_told_step_by_step(crowns: Table) -> None:
    """With the rough roads on it; on hexes how far it is and whither."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    far = await said_in_full(crowns, campaign, "how far is it from Reims to Utrecht?")
    assert far.startswith("The shortest way has 2 steps: Reims, Liège, Utrecht.")
    assert "Rough roads on it: Reims to Liège." in far

    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    assert "Sparta is 2 hexes south-west of Athens." in await said_in_full(
        crowns, campaign, "how far from Athens to Sparta"
    )


@sqlite
async def test_troops_are_told_with_their_places(crowns: Table) -> None:
    """One's own, and another's by name."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)

    assert "Hellas has troops in: Sparta (6)." in await said_in_full(crowns, campaign, "where is my army?")
    for question in ("where is the army of Lydia?", "how strong is Lydia's army?"):
        assert "Lydia has troops in: " in await said_in_full(crowns, campaign, question)
    assert "Lydia: strength 140 (six elements)" in await said_in_full(crowns, campaign, "how strong is Lydia?")


@sqlite
async def test_what_is_no_place_is_left_to_the_others_who_answer(crowns: Table) -> None:
    """A rule that is asked for, and a place that there is not."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)

    assert "Next to it" not in await said_in_full(crowns, campaign, "where is the rule about sieges")
    assert "Mortimer" not in await said_in_full(crowns, campaign, "which fiefs do I hold?")


@sqlite
async def test_a_land_can_be_asked_for_as_a_place(crowns: Table) -> None:
    """With each of its fiefs; a name that the map does not have is answered with one near to it."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    found = await reading.place_in_words(crowns.herald, campaign, None, "flanders")

    assert {"Bruges", "Boulogne", "Arras"} == {line.partition(":")[0] for line in found.pages[0].lines}
    with pytest.raises(Answer, match="did you mean “Flanders”"):
        await reading.place_in_words(crowns.herald, campaign, None, "Flandres")


@sqlite
async def test_an_order_is_taken_back_by_its_words_or_its_place(crowns: Table) -> None:
    """One of several, whichever is named; what names none of them, or more than one, takes nothing back."""
    campaign = await crowns.started(RED, BLUE, board="empires/crowns-and-keys-1176")
    who = await crowns.who(campaign, RED)
    await orders.give_sheet(crowns.herald, who, "levy\nfortify Wessex\nfortify Anjou")
    first = await said_in_full(crowns, campaign, "withdraw fortify anjou")
    assert "“fortify Anjou” is taken back. Given so far: levy; fortify Wessex." in first
    assert "“levy” is taken back." in await said_in_full(crowns, campaign, "take back my first order")
    await orders.give_sheet(crowns.herald, who, "fortify Anjou")
    await said_in_full(crowns, campaign, "withdraw fortify")

    assert ["fortify Wessex", "fortify Anjou"] == [
        draft.text for draft in (await orders.so_far(crowns.herald, who)).drafts
    ]


@sqlite
async def test_what_led_to_an_event_is_found_by_its_words(crowns: Table) -> None:
    """Asked as one asks a person; what never happened is left to the rulebook."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    latest = (await reading.why(crowns.herald, campaign, RED)).pages[0].lines[-1]
    told = await said_in_full(crowns, campaign, f"why was it that {latest}?")
    news = await said_in_full(crowns, campaign, "what did I lose?")

    assert "which of these do you mean?" in told or "I am not sure" not in told
    assert "Nothing that I have told you fits that." in await said_in_full(
        crowns, campaign, "why did the moon sing to Leonidas?"
    )
    assert "what happened in this turn and the last" in news


@sqlite
async def test_what_lies_in_a_land_and_all_there_is_of_a_kind_is_listed(crowns: Table) -> None:
    """Each region with its nation, and what lies around a place."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)

    for question in ("which fiefs are in France", "what fiefs are in France?"):
        told = await said_in_full(crowns, campaign, question)
        assert "Flanders (Bruges 5, Boulogne 3 and Arras 4)" in told
        assert "England" not in told
    for question in ("fiefs", "list all fiefs"):
        assert "Winchester 4" in await said_in_full(crowns, campaign, question)
    for question in ("fiefs near Paris", "what fiefs are near Paris?"):
        assert "Next to Paris: Rouen 6" in await said_in_full(crowns, campaign, question)


@sqlite
async def test_who_rules_a_nation_is_told_in_peace_too(crowns: Table) -> None:
    """By the House that holds its capital."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    await crowns.until(campaign, "sealed")

    assert "France belongs to House of " in await said_in_full(crowns, campaign, "who rules France?") or (
        "France is yours." == (await said_in_full(crowns, campaign, "who rules France?")).strip()
    )


@sqlite
async def test_whether_a_place_may_be_lost_is_answered_from_the_board(crowns: Table) -> None:
    """By name of who is feared or not; where no army can come, it says so, and who claims it."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    await crowns.until(campaign, "sealed")
    for question in ("will i lose Paris? how likely", "can Mortimer reach Paris before winter?", "is Paris safe?"):
        answer = await said_in_full(crowns, campaign, question)
        assert " that stands in the field can be at Paris by land this year" in answer, answer


@sqlite
async def test_who_would_have_no_part_hears_what_happens_without_him(crowns: Table) -> None:
    """No order of another window is offered."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    await crowns.until(campaign, "sealed")
    for line in ("stay out of it", "I want to stay neutral", "I join nobody"):
        answer = await said_in_full(crowns, campaign, line)
        assert answer.startswith("I know no order for that now. Without orders: You ")
        assert "mobilise" not in answer


@sqlite
async def test_who_asks_what_silence_does_hears_it_of_this_window(crowns: Table) -> None:
    """Not what the rulebook says of silence at large; and that it is no order is not said."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    await crowns.until(campaign, "sealed")
    for line in ("what happens if i do nothing?", "And what if I don't order anything?"):
        answer = await said_in_full(crowns, campaign, line)
        assert answer.startswith("Without orders: You "), answer
