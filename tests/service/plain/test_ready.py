"""Ready asks after what was plainly wanted and is open, and after nothing else."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.service.ground.values import Verdict
from bot.service.orders import orders
from bot.service.orders.partial import standing
from bot.service.plain import hearing
from bot.service.plain.assent.questions import asks
from bot.service.plain.back import placed
from bot.service.plain.pending import WAITS, before_ready, is_done, is_ready, made_ready
from rules.civilized.treasury.losses import GiveUp
from tests.service.bench import BLUE, RED, Table

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
ITALY = "italy/italy-standard"


@pytest.mark.parametrize(
    "text",
    [
        "yo whats the fastest way to win? and can i smash the samnites right now",
        "wtf why did i lose that? i won it on the table",
        "WTF Rome took Ur?? why did i lose my home",
        "Explain Diplomatic Coup please",
    ],
)
def test_questions_and_complaints_ask(text: str) -> None:
    """Whatever is said before and behind them."""
    assert asks(text)


@pytest.mark.parametrize("text", ["Yes, what Rome says is true.", "attack Rome? no, attack Ur!", "take Ur. is it good"])
def test_what_states_or_orders_something_does_not_ask(text: str) -> None:
    """Be there a question in it as well."""
    assert not asks(text)


@ONE
@pytest.mark.parametrize(
    ("said", "named"),
    [
        (["yo whats the fastest way to win? and can i smash the samnites right now", "attack Etruria"], ""),
        (["i want something nice in the south", "attack Etruria"], ""),
        (["attack Tarentum", "attack Etruria"], ""),
        (["letter to Samnites: hello you", "attack Etruria"], "tell"),
        (["attack Etruria", "attack Tarentum"], "Tarentum"),
    ],
)
async def test_ready_is_held_up_by_the_latest_wish_that_is_open(crowns: Table, said: list[str], named: str) -> None:
    """A question, a vague word and a wish that an order has answered are forgotten."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    for text in said:
        await hearing.hear(crowns.herald, RED, text, str(campaign))
    answer = (await made_ready(crowns.herald, await crowns.who(campaign, RED))).content
    assert ("Ready all the same?" in answer) == bool(named), answer
    assert named in answer or "is not sent yet" in answer


@ONE
async def test_what_silence_does_anyway_holds_nobody_up(crowns: Table) -> None:
    """And the dice are thrown at a word; ready is said behind an order, which is given first."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)

    async def told(text: str) -> str:
        return (await hearing.hear(crowns.herald, RED, text, str(campaign))).content

    answer = await told("attack Etruria, ready")
    assert "✓ attack Etruria" in answer and answer.endswith("You are ready.") and "not ready" not in answer
    await crowns.ready(campaign, BLUE)
    assert "✓ generator" in await told("let the dice decide")
    await told("cancel 1")
    assert "✓ generator" in (answer := await told("dice and go")) and "the window closed" in answer
    assert (await told("attack Tarentum and ready")).endswith("You are not counted as ready yet.")


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("tax 20 and then I am ready", "tax 20"),
        ("march to Ur, ready", "march to Ur"),
        ("dice and go", "dice"),
        ("is rome ready", ""),
        ("not ready", ""),
        ("ok, ready", ""),
        ("hold and then go to Ur", ""),
    ],
)
def test_ready_behind_an_order(text: str, order: str) -> None:
    """What follows `and`, or a mark."""
    assert order == before_ready(text)


@pytest.mark.parametrize(
    ("which", "places"),
    [
        ("5", [5]), ("orders 5 and 6", [5, 6]), ("the last two orders", [5, 6]), ("2 to 4", [2, 3, 4]),
        ("my second order", [2]), ("order number 3", [3]), ("1, 2 and 6", [1, 2, 6]), ("the last", [6]), ("7", []),
        ("tax 5", []), ("5 infantry", []),
    ],
)  # fmt: skip
def test_orders_are_named_by_their_numbers(which: str, places: list[int]) -> None:
    """All of those that there are."""
    assert places == placed(which, 6)


async def test_the_numbers_that_orders_have_now_are_shown(table: Table) -> None:
    """With the words of each, after one of them is taken back by its number."""
    campaign = await table.started(RED, BLUE)
    for word in ("one", "two", "three"):
        await table.give(campaign, RED, f"say {word}")
    given = [one.text for one in (await orders.so_far(table.herald, await table.who(campaign, RED))).drafts]
    answer = await hearing.hear(table.herald, RED, "cancel 2", str(campaign))
    assert answer.content.endswith(f"1. {given[0]}\n2. {given[2]}"), answer.content


def test_an_order_that_takes_its_own_name_away_stands_all_the_same() -> None:
    """No id is shown, and it is not told as replaced by itself."""
    order = GiveUp(items=("element:e1:",))
    names = {"item": {"Spears of Ur": "element:e1:"}}
    desk = SimpleNamespace(given=lambda: [order], lexicon=lambda: {"item": {}}, names_before=lambda: names)
    verdict = Verdict(1, "give up Spears of Ur", ok=True, answer="", clause="", suggestion="")
    assert [verdict] == standing(cast("Any", desk), [verdict])


EMPIRES = "empires/crowns-and-keys-1176"


@pytest.mark.parametrize("text", ["im ready go", "I'm ready, let's go", "ready, go on", "lets go"])
def test_whoever_is_ready_and_says_go_is_ready(text: str) -> None:
    """In one breath."""
    assert is_ready(text)


@pytest.mark.parametrize("text", ["done", "ok, done", "I'm done", "that's all", "end my turn", "finished."])
def test_whoever_is_done_says_that_nothing_more_comes(text: str) -> None:
    """Be it an order of a game besides."""
    assert is_done(text)


def test_an_order_with_more_in_it_is_not_done() -> None:
    """Only the bare word is."""
    assert not is_done("done with Burgundy")


@ONE
async def test_done_after_orders_makes_ready(crowns: Table) -> None:
    """Where a game has an order of that name, it stands too."""
    campaign = await crowns.started(RED, BLUE, board=EMPIRES)
    await hearing.hear(crowns.herald, RED, "levy", str(campaign))

    told = await hearing.hear(crowns.herald, RED, "done", str(campaign))

    assert "You are ready." in told.content
    assert (await orders.so_far(crowns.herald, await crowns.who(campaign, RED))).ready


@ONE
async def test_yes_wait_answers_whether_herald_is_to_wait_again(crowns: Table) -> None:
    """It is no vote and no order."""
    campaign = await crowns.started(RED, BLUE, board=EMPIRES)
    for text in ("levy", "ready", "conquer the moon"):
        asked = await hearing.hear(crowns.herald, RED, text, str(campaign))
    assert asked.content.endswith(WAITS)

    told = await hearing.hear(crowns.herald, RED, "yes, wait", str(campaign))

    assert told.content.startswith("You are not ready yet")


@ONE
async def test_the_answer_of_the_last_to_be_ready_has_no_ready_for_the_next_window(crowns: Table) -> None:
    """A thumb that presses twice would close that one too."""
    campaign = await crowns.started(RED, board=EMPIRES)
    await hearing.hear(crowns.herald, RED, "levy", str(campaign))

    told = await made_ready(crowns.herald, await crowns.who(campaign, RED))

    assert "the window closed" in told.content
    assert "ready" not in [button.action for button in told.buttons]


@ONE
@pytest.mark.parametrize("text", ["am i ready?", "wait am i ready? what did i order", "did i say that i am ready"])
async def test_who_asks_whether_he_is_ready_stays_so(crowns: Table, text: str) -> None:
    """And is told that he is."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    who = await crowns.who(campaign, RED)
    for said in ("tax 10", "ready"):
        await hearing.hear(crowns.herald, RED, said)
    told = await hearing.hear(crowns.herald, RED, text)

    assert "You are ready" in told.content and (await orders.so_far(crowns.herald, who)).ready
    await hearing.hear(crowns.herald, RED, "im not ready")
    assert not (await orders.so_far(crowns.herald, who)).ready


@ONE
@pytest.mark.parametrize("text", ["can the game be in german?", "can we go on without me?", "game"])
async def test_no_guess_offers_what_nobody_can_undo(crowns: Table, text: str) -> None:
    """A seat is given up, or the game ended, by who says so."""
    await crowns.started(RED, BLUE, board="civilized/crowns")
    told = await hearing.hear(crowns.herald, RED, text)

    assert not [one for one in told.buttons if "concede" in one.label or "vote end" in one.label]
    assert "Sure?" in (await hearing.hear(crowns.herald, RED, "concede yess")).content


@ONE
@pytest.mark.parametrize(
    "text", ["nah im out i quit, bye", "I give up. what happens to my country if I leave? can someone else take it?"]
)
async def test_who_quits_is_asked_whatever_he_asks_besides(crowns: Table, text: str) -> None:
    """With what becomes of his seat."""
    await crowns.started(RED, BLUE, board="civilized/crowns")
    told = await hearing.hear(crowns.herald, RED, text)

    assert ["leave"] == [one.action for one in told.buttons] and "The autopilot plays on" in told.content
