"""Two things in one message: an order and a question, an order that goes and one that does not, Ready behind a slip."""

import pytest

from bot.service.orders import orders, standing_orders
from bot.service.plain import hearing
from bot.service.plain.pending import made_ready, mark, pending
from tests.service.bench import BLUE, RED, Table
from tests.service.talking import given, said

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
CIVILIZED, CANDLEBRE, ITALY = "civilized/crowns", "candlebre/candlemere", "italy/italy-standard"


@ONE
async def test_an_order_that_goes_is_taken_beside_one_that_does_not(crowns: Table) -> None:
    """No figure of the one is read into the other: “tax 20, and march to Mari” is no tax of 0 in Mari."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    for text in ("tax 20, and march my army to Mari", "tax 30. attack Harran", "tax 10 and march to Mari"):
        lines = (await said(crowns, campaign, text)).splitlines()

        assert "1 of 2 taken" == lines[0]
        assert lines[1] == f"✓ {text[:6]}"
        assert any(line.startswith("✗ ") for line in lines)
        assert [text[:6]] == await given(crowns, campaign)


@ONE
async def test_a_question_behind_an_order_is_answered_below_it(crowns: Table) -> None:
    """The order is taken, as if either had come alone; where the first is none, neither is cut."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    alone = await said(crowns, campaign, "who is winning?")
    for text in ("tax 20. who is winning?", "Tax 20 and please tell me who is winning"):
        both = await said(crowns, campaign, text)

        assert both.startswith("✓ tax 20")
        assert both.endswith(f"\n\n{alone}")
    assert ["tax 20"] == await given(crowns, campaign)
    assert "✓" not in await said(crowns, campaign, "tax 40, when Egypt attacks me")
    assert ["tax 20"] == await given(crowns, campaign)


@ONE
async def test_an_order_is_not_cut_at_a_comma_within_it(crowns: Table) -> None:
    """An army marches with all who are named, or not at all."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEBRE)
    await crowns.until(campaign, "campaign")
    answer = await said(
        crowns, campaign, "march 2 infantry, 2 archers to Northmere, buy 1 infantry, research military 10"
    )
    lines = answer.splitlines()

    assert "2 of 3 taken" == lines[0]
    assert [line for line in lines if line.startswith("✗ ") and "infantry 2" in line and "archers 2" in line]
    assert ["buy 1 infantry", "research military 10"] == await given(crowns, campaign)


@ONE
async def test_a_slip_of_the_pen_is_taken_and_what_denies_or_counts_otherwise_is_not(crowns: Table) -> None:
    """Only where it can be one order; an order denied, asked about or with another figure is asked back."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    assert (await said(crowns, campaign, "taxs 20")).startswith("✓ tax 20")
    for text in ("not tax 30", "tax 3O0", "taxs 30 or 40", "taxs 30 unless Egypt attacks"):
        assert "✓" not in await said(crowns, campaign, text), text
    assert ["tax 20"] == await given(crowns, campaign)


@ONE
async def test_done_behind_an_order_is_a_courtesy(crowns: Table) -> None:
    """“tax 30, im done” gives the order, and Ready is a press away; whoever says that he is ready is counted so."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    for text in ("tax 30, im done", "tax 0 and that's it", "tax 20. ready", "tax 10! I'm ready"):
        answer = await hearing.hear(crowns.herald, RED, text, str(campaign))

        assert answer.content.startswith(f"✓ {text.replace('!', ',').replace('.', ',').split(',')[0].split(' and')[0]}")
        assert ("Not ready" if "ready" in text else "Ready") in [button.label for button in answer.buttons]


@ONE
async def test_whether_one_can_is_answered_with_what_it_does_or_why_not(crowns: Table) -> None:
    """By the order of the open window; where the rules say it can never be, with what could."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    assert (await said(crowns, campaign, "can I attack Tarentum?")).startswith(
        "“attack Tarentum” cannot be: Tarentum touches no province that you control; choose "
    )
    for text in ("should I attack Etruria?", "is attacking Etruria a good idea?", "can we attack Etruria"):
        told = await said(crowns, campaign, text)
        assert told.startswith(("“attack Etruria”: 80 points against ", "Attack Etruria, 80 points against ")), told
    assert [] == await given(crowns, campaign)


@ONE
async def test_what_is_out_of_the_question_is_said_whatever_the_rest(crowns: Table) -> None:
    """A place out of reach needs no numbers to be refused."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEBRE)
    await crowns.until(campaign, "campaign")
    for text in ("attack Westmere", "can I attack Westmere with just 2 archers?"):
        assert "cannot be: Westmere is out of reach from there" in await said(crowns, campaign, text)


@ONE
async def test_ready_asks_once_about_what_was_not_taken(crowns: Table) -> None:
    """What was written and not taken is named before the window closes over it; what was settled is not."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    who = await crowns.who(campaign, RED)
    assert await pending(crowns.herald, who) is None
    await said(crowns, campaign, "tax twenty thousand")
    missed = await hearing.hear(crowns.herald, RED, "tax 31", str(campaign))
    assert missed.content.startswith("✗ ") and "say" in [button.action for button in missed.buttons]

    asked = await made_ready(crowns.herald, who)
    both = "“tax twenty thousand” and “tax 31” are not taken: no order came of them."
    assert f"{both}\nReady all the same? Else press what you meant." == asked.content
    assert ["say", "ready"] == list(dict.fromkeys(button.action for button in asked.buttons))
    assert not (await orders.so_far(crowns.herald, who)).ready

    await made_ready(crowns.herald, who)
    assert (await orders.so_far(crowns.herald, who)).ready


@ONE
async def test_ready_asks_about_a_letter_that_is_not_sent(crowns: Table) -> None:
    """And its button sends it whichever window is open by then."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    who = await crowns.who(campaign, RED)
    offer = await hearing.hear(crowns.herald, RED, "write to Lydia: leave me alone", str(campaign))
    assert [""] == [button.window for button in offer.buttons if button.action == "post"]

    asked = await made_ready(crowns.herald, who)
    assert "“write to Lydia: leave me alone” is not sent yet." in asked.content
    assert [mark("write to Lydia: leave me alone")] == [one.what for one in asked.buttons if one.action == "post"]
    await hearing.hear(crowns.herald, RED, "tax 20", str(campaign))
    assert await pending(crowns.herald, who) is None


@ONE
async def test_whether_it_is_good_is_answered_by_what_was_ordered(crowns: Table) -> None:
    """With what each order does, and what presses most; before the first order with what is worth giving."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    assert "20 % brings about 14 points" in await said(crowns, campaign, "is that good?")
    await said(crowns, campaign, "tax 30")
    for text in ("is that good?", "was that a mistake", "good idea?", "what does that do?", "and is it enough for me?"):
        answer = await said(crowns, campaign, text)

        assert answer.startswith("Given so far: tax 30.\n“tax 30”: About 19 points in Autumn."), text


@ONE
async def test_who_could_take_a_place_is_answered_of_that_place(crowns: Table) -> None:
    """And whose army stands where, however it is asked."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    told = await said(crowns, campaign, "who could attack Sparta and with how many?")
    assert told.startswith("Nothing that I can count threatens Sparta before you are asked again.")
    for text in ("what army does Lydia have and where does it stand", "where is the Lydian army and when does it come"):
        assert (await said(crowns, campaign, text)).startswith("Lydia has troops in: Sardis (6)"), text


@ONE
async def test_a_name_that_nothing_bears_is_named(crowns: Table) -> None:
    """Whoever attacks a place that there is not hears just that; a name misspelt is no stranger."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEBRE)
    await crowns.until(campaign, "campaign")
    for text in ("attack Foxmere", "can I attack Foxmere with everything?"):
        assert "othing here is called “Foxmere”" in await said(crowns, campaign, text), text
    assert "is called" not in await said(crowns, campaign, "attack Merowgate")


@ONE
async def test_whose_a_place_is_may_be_asked_in_many_words(crowns: Table) -> None:
    """What stands behind its name says nothing more."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    for text in ("who controls Latium, me or the Samnites?", "who holds Latium now", "who took Latium from me?"):
        assert "Latium is yours." == await said(crowns, campaign, text), text
    assert "Etruria belongs to" in await said(crowns, campaign, "who has Etruria at the moment?")


@ONE
async def test_what_is_no_order_takes_nothing_of_those_beside_it(crowns: Table) -> None:
    """But where it ties them to something, nothing is taken."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    answer = await said(crowns, campaign, "tax 40 everywhere, Korinna shall rule one day and march to Athens")
    assert answer.startswith("2 of 3 taken\n✓ tax 40\n")
    assert "✗ Korinna shall rule one day" in answer
    assert "✓" not in await said(crowns, campaign, "tax 30, but only until Egypt attacks")
    assert ["march from Sparta to Athens", "tax 40"] == sorted(await given(crowns, campaign))


@ONE
async def test_a_whole_army_goes_whole_and_an_order_is_taken_back_with_a_sigh(crowns: Table) -> None:
    """What people say for all of it needs no other words; nor does a change of mind."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    assert (await said(crowns, campaign, "march my whole army from Sparta to Athens")).startswith(
        "✓ march from Sparta to"
    )
    assert "is taken back" in await said(crowns, campaign, "no sorry dont march")
    assert [] == await given(crowns, campaign)


@ONE
async def test_how_far_and_whether_an_army_comes_there(crowns: Table) -> None:
    """From the map, and by the march that it would be."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    for text in (
        "how far is Athens from Sardis in hexes and how long do i need",
        "how far is it from Sardis to Athens",
    ):
        assert " hexes " in await said(crowns, campaign, text), text
    assert (await said(crowns, campaign, "can my army reach Athens and when does it arrive?")).startswith(
        "“march from Sparta to Athens”: 6 elements"
    )
    assert "leads to Lydia on foot: 3 Transport Ships carry an army" in await said(
        crowns, campaign, "when will my army be at Sardis?"
    )


@ONE
async def test_ready_asks_about_what_nobody_could_read(crowns: Table) -> None:
    """Also where there is nothing to press; “ready” answers the question whether one is."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    who = await crowns.who(campaign, RED)
    await said(crowns, campaign, "tax 20")
    await said(crowns, campaign, "blorp the gnarf")
    asked = await said(crowns, campaign, "I'm ready")
    assert "“blorp the gnarf” is not taken: no order came of it.\nReady all the same? Else say it otherwise." == asked
    assert not (await orders.so_far(crowns.herald, who)).ready
    await said(crowns, campaign, "yes, I am ready now")
    assert (await orders.so_far(crowns.herald, who)).ready


@ONE
async def test_ready_in_words_answers_the_question_whether_one_is(crowns: Table) -> None:
    """It is not put twice; and what stands in for silence is named in it."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    who = await crowns.who(campaign, RED)
    await standing_orders.note(crowns.herald, who, "tax 10")
    asked = await said(crowns, campaign, "ready")
    assert "You have given nothing. Without orders your standing orders are given: tax 10. Shall I" in asked
    await said(crowns, campaign, "ready")
    assert (await orders.so_far(crowns.herald, who)).ready


@ONE
async def test_a_note_is_given_beside_ones_own_orders_and_named_once(crowns: Table) -> None:
    """With the first order of its window: nothing that was said yes to is lost; in whose way it is, is said, too."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    await standing_orders.note(crowns.herald, await crowns.who(campaign, RED), "march from Sparta to Athens")
    first = await said(crowns, campaign, "tax 20")
    assert "You had noted “march from Sparta to Athens”, which is given too" in first
    assert "Given so far: march from Sparta to Athens; tax 10." in await said(crowns, campaign, "tax 10")

    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    await standing_orders.note(crowns.herald, await crowns.who(campaign, RED), "tax 10")
    kept = await said(crowns, campaign, "tax 20")
    assert "You had noted “tax 10”, which is not given beside these orders" in kept
    assert "tax 10;" not in kept


@ONE
async def test_ready_behind_what_was_not_taken_does_not_count(crowns: Table) -> None:
    """It is said what is wrong, and nobody is ready."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    answer = await said(crowns, campaign, "march to Babylon and I am ready")

    assert answer.startswith("✗")
    assert "You are ready." not in answer
