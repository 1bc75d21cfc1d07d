"""People change their minds: an order given is taken back, or another stands instead of it."""

import pytest

from bot.service.desk.desk import Desk
from bot.service.orders import orders
from bot.service.plain import hearing
from rules.registry import RULESETS
from tests.service.bench import BLUE, RED, Table
from tests.service.talking import given, said

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
EMPIRES, ITALY, CIVILIZED, CANDLEBRE = (
    "empires/crowns-and-keys-1176",
    "italy/italy-standard",
    "civilized/crowns",
    "candlebre/candlemere",
)


async def after(table: Table, board: str, first: list[str], text: str) -> tuple[str, list[str]]:
    """Give some orders and write a message; give its answer, and what is ordered then."""
    campaign = await table.started(RED, BLUE, board=board)
    for line in first:
        await table.give(campaign, RED, line)
    return await said(table, campaign, text), await given(table, campaign)


@pytest.mark.parametrize(
    "text",
    [
        "actually dont rule Anjou, rule England instead",
        "change rule Anjou to rule England",
        "can you change rule Anjou to rule England?",
        "rule England instead of Anjou",
        "England rather than Anjou",
        "not Anjou but England",
        "no, rather England",
        "hm actually, make that England",
        "I meant England not Anjou",
    ],
)
@ONE
async def test_another_stands_in_the_very_place_of_what_was_given(crowns: Table, text: str) -> None:
    """It is said what it stands instead of; the orders around it stay where they are."""
    told, now = await after(crowns, EMPIRES, ["levy", "rule Anjou", "give 2 to France"], text)

    assert "✓ rule England" in told
    assert "It stands instead of “rule Anjou”." in told
    assert ["levy", "rule England", "give 2 to France"] == now


@pytest.mark.parametrize("text", ["sorry, I meant give france 3 not 5", "no, only 3", "make it 3", "3 instead of 5"])
@ONE
async def test_a_number_is_put_right(crowns: Table, text: str) -> None:
    """The rest of the order stays."""
    _, now = await after(crowns, EMPIRES, ["levy", "give 5 to France"], text)

    assert ["levy", "give 3 to France"] == now


@ONE
async def test_what_replaces_nothing_that_is_given_is_asked_about_first(crowns: Table) -> None:
    """The five gold may be gone already; a yes gives the three."""
    campaign = await crowns.started(RED, BLUE, board=EMPIRES)
    await crowns.give(campaign, RED, "levy")
    told = await said(crowns, campaign, "sorry, I meant give france 3 not 5")

    assert "Nothing that you have given says “5”. Shall I note “give 3 to France” all the same?" == told
    assert ["levy"] == await given(crowns, campaign)
    await said(crowns, campaign, "yes")
    assert ["levy", "give 3 to France"] == await given(crowns, campaign)


@ONE
async def test_where_the_new_one_is_refused_the_old_one_stands(crowns: Table) -> None:
    """And that is said."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    await crowns.all_ready(campaign)
    if (await crowns.card(campaign)).window.name != "attack":
        await crowns.all_ready(campaign)
    who = await crowns.who(campaign, RED)
    first = next(card.example for card in (await orders.orders(crowns.herald, who)).open if card.name == "attack")
    await crowns.give(campaign, RED, first)
    told = await said(crowns, campaign, "make that Latium")

    assert told.startswith("✗ Latium is yours; choose ")
    assert told.endswith(f"“{first}” stands as it was.")
    assert [first] == await given(crowns, campaign)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("take back conquer Wales", ["levy", "rule Anjou", "conquer Anjou"]),
        ("forget all the anjou stuff", ["levy", "conquer Wales"]),
        ("drop the levy", ["rule Anjou", "conquer Wales", "conquer Anjou"]),
        ("that is too risky, undo the levy", ["rule Anjou", "conquer Wales", "conquer Anjou"]),
        ("no, no attack on Wales", ["levy", "rule Anjou", "conquer Anjou"]),
        ("dont rule Anjou", ["levy", "conquer Wales", "conquer Anjou"]),
        ("scratch the wales one", ["levy", "rule Anjou", "conquer Anjou"]),
    ],
)
@ONE
async def test_what_is_named_by_its_verb_or_by_what_it_is_about_is_taken_back(
    crowns: Table, text: str, left: list[str]
) -> None:
    """Of several verbs for one order any will do."""
    told, now = await after(crowns, EMPIRES, ["levy", "rule Anjou", "conquer Wales", "conquer Anjou"], text)

    assert "taken back" in told
    assert left == now


@ONE
async def test_of_several_that_fit_it_is_asked_which(crowns: Table) -> None:
    """The second is chosen by its place."""
    campaign = await crowns.started(RED, BLUE, board=EMPIRES)
    for line in ("conquer Wales", "conquer Brittany"):
        await crowns.give(campaign, RED, line)
    answer = await hearing.hear(crowns.herald, RED, "undo the attack", str(campaign))

    assert "Which of them shall I take back: “conquer Wales” or “conquer Brittany”?" == answer.content
    assert ["conquer Wales", "conquer Brittany"] == [button.label for button in answer.buttons]
    await said(crowns, campaign, "the second")
    assert ["conquer Wales"] == await given(crowns, campaign)


@ONE
async def test_what_is_none_of_the_orders_is_said_to_be_none(crowns: Table) -> None:
    """With what is given; nothing else happens."""
    told, now = await after(crowns, EMPIRES, ["levy"], "take back conquer Wales")

    assert "“conquer Wales” is none of your orders. Given so far: levy." == told
    assert ["levy"] == now


@ONE
async def test_taking_back_and_another_order_are_both_done(crowns: Table) -> None:
    """Undo that, and tax 10; each is told."""
    told, now = await after(crowns, CIVILIZED, ["tax 20"], "undo that, tax 10")

    assert told.startswith("“tax 20” is taken back.\n✓ tax 10\n")
    assert ["tax 10"] == now


@ONE
async def test_ready_asks_about_what_was_to_be_taken_back(crowns: Table) -> None:
    """And a yes still takes it back."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    await crowns.give(campaign, RED, "tax 20")
    await said(crowns, campaign, "undo")

    assert "“undo” is not done yet." in await said(crowns, campaign, "ready")
    assert "Taken back." in await said(crowns, campaign, "take it back")
    assert [] == await given(crowns, campaign)


async def campaigning(crowns: Table) -> int:
    """Found a campaign of Candle'Bre, and go on until armies march."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEBRE)
    for _ in range(3):
        if (await crowns.card(campaign)).window.name == "campaign":
            break
        await crowns.all_ready(campaign)
    return campaign


@ONE
async def test_what_is_given_already_is_no_mistake(crowns: Table) -> None:
    """Not even where it could not be given twice; Ready has nothing against it."""
    campaign = await campaigning(crowns)
    who = await crowns.who(campaign, RED)
    found = (await orders.orders(crowns.herald, who)).open
    line = next(card.example for card in found if card.name == "build")
    assert "✓" in await said(crowns, campaign, line)
    again = await said(crowns, campaign, line)

    assert again.startswith(f"✓ {line} — that is given already")
    assert "✗" not in again
    assert [line] == await given(crowns, campaign)
    assert "not taken" not in await said(crowns, campaign, "ready")


@pytest.mark.parametrize("text", ["should I rule England instead?", "what if I rule England instead", "dont care"])
@ONE
async def test_a_question_and_a_sigh_change_nothing(crowns: Table, text: str) -> None:
    """Only who says so wants something else."""
    _, now = await after(crowns, EMPIRES, ["rule Anjou"], text)

    assert ["rule Anjou"] == now


@ONE
async def test_the_same_men_march_elsewhere_or_fewer_of_them(crowns: Table) -> None:
    """They are free again as long as the new order is looked at."""
    campaign = await campaigning(crowns)
    who = await crowns.who(campaign, RED)
    async with crowns.store.look(campaign) as look:
        desk = await Desk.open(crowns.herald, look, who)
    march, view, seat = RULESETS["candlebre"].order("march"), desk.view(), desk.who.seat
    origin, place = next(iter(march.choices(view, seat, "origin", {}).items()))
    first, second = list(march.choices(view, seat, "target", {"origin": place}))[:2]
    await said(crowns, campaign, f"march everything from {origin} to {first}")
    (before,) = await given(crowns, campaign)
    told = await said(crowns, campaign, f"march all to {second} instead")

    assert f"It stands instead of “{before}”." in told
    assert [before.replace(f"to {first}", f"to {second}")] == await given(crowns, campaign)
    await said(crowns, campaign, f"no only 1 infantry to {first}")
    assert [f"march infantry 1 from {origin} to {first}"] == await given(crowns, campaign)


@ONE
async def test_an_order_with_words_of_its_own_is_replaced_whole(crowns: Table) -> None:
    """What stands in such words changes nothing by itself."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEBRE)
    for _ in range(3):
        if (await crowns.card(campaign)).window.name == "campaign":
            break
        await crowns.all_ready(campaign)
    await crowns.give(campaign, RED, "doctrine attack ranged is standard")
    await said(crowns, campaign, "doctrine attack mounted is standard instead")

    assert ["doctrine attack mounted is standard"] == await given(crowns, campaign)


MARCHES = ["levy", *["conquer Ireland with 2"] * 3, "rule Anjou"]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("take back one conquer Ireland", ["levy", *["conquer Ireland with 2"] * 2, "rule Anjou"]),
        ("take back the first two conquer Ireland", ["levy", "conquer Ireland with 2", "rule Anjou"]),
        ("cancel two of the conquer Ireland", ["levy", "conquer Ireland with 2", "rule Anjou"]),
        ("no conquer", ["levy", "rule Anjou"]),
        ("put the levy last", ["conquer Ireland with 2"] * 3 + ["rule Anjou", "levy"]),
        ("put rule Anjou before the levy", ["rule Anjou", "levy", *["conquer Ireland with 2"] * 3]),
        ("start over: rule England, levy", ["rule England", "levy"]),
        ("start over. rule England", ["rule England"]),
    ],
)
@ONE
async def test_so_many_orders_are_taken_back_or_moved_as_are_said(crowns: Table, text: str, left: list[str]) -> None:
    """A number, an end or a place counts, and whoever begins anew begins with nothing."""
    _, now = await after(crowns, EMPIRES, MARCHES, text)

    assert left == now


@ONE
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Drop everything. Wish for London, York", ["wish for London and York"]),
        ("undo. wish for London, York", ["wish claims on Paris", "wish for London and York"]),
        ("cancel everything, i hate this", ["wish claims on Paris", "wish for Reims and Troyes"]),
    ],
)
async def test_whoever_begins_anew_is_left_with_what_he_says_then(crowns: Table, text: str, left: list[str]) -> None:
    """All goes, or the latest; nothing goes where no order follows, until that was asked."""
    campaign = await crowns.started(RED, BLUE, board="fiefs/web-of-crowns")
    for line in ("wish claims on Paris", "wish for Reims, Troyes", text):
        await said(crowns, campaign, line)

    assert left == await given(crowns, campaign)


@pytest.mark.parametrize(
    ("board", "first", "text", "now"),
    [
        (CIVILIZED, ["tax 10"], "hmm no wait, twenty after all, we need the cash", ["tax 20"]),
        (CIVILIZED, ["tax 10"], "20 is too much after all", ["tax 10"]),
        (CIVILIZED, ["tax 20"], "tax 20, no, make that thirty", ["tax 30"]),
        (EMPIRES, ["levy", "rule Anjou", "rule Anjou"], "sorry, only once", ["levy", "rule Anjou"]),
        (EMPIRES, ["levy", "rule Anjou"], "sorry, only once", ["levy", "rule Anjou"]),
        (EMPIRES, ["levy", "rule Anjou"], "ok fine forget Anjou, take England", ["levy", "rule England"]),
        (EMPIRES, ["levy", "rule Anjou"], "forget Anjou, only the levy counts", ["levy"]),
        (ITALY, ["attack Etruria"], "I fear the Senones will attack us", ["attack Etruria"]),
        (ITALY, ["hold"], "etruria will attack us after all", ["hold"]),
        (CIVILIZED, [], "lower the tax to ten percent please, I don't want trouble in the first year", ["tax 10"]),
    ],
)
@ONE
async def test_what_is_named_alone_changes(
    crowns: Table, board: str, first: list[str], text: str, now: list[str]
) -> None:
    """Number words and reasons are no hindrance; what only finds fault changes nothing."""
    assert now == (await after(crowns, board, first, text))[1]
