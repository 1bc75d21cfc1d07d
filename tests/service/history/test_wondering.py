"""Asking why in words of one's own: the event that is meant, buttons where it may be several, or a plain no."""

from types import SimpleNamespace

import pytest

from bot.service.history.reasons import why
from bot.service.history.wondering import EITHER, GAIN, LOSS, achieves, fateful, held, suffers
from bot.store.annals import account
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, GREEN, RED, Table
from tests.service.history.test_register import day, fair

WINDOWS = 12


async def test_an_event_is_found_by_words_of_a_question(table: Table) -> None:
    """In another form and order than its own, with all the small words that people put around them."""
    campaign = await fair(table)

    told = await why(table.herald, campaign, GREEN, "why did the Reds earn coins with fish?")

    assert "Fish earns" in told.pages[0].title, told.pages[0]


async def test_where_several_may_be_meant_each_has_a_button(table: Table) -> None:
    """The newest first, by their words; a press explains one."""
    campaign = await fair(table)
    await day(table, campaign)

    told = await why(table.herald, campaign, GREEN, "why did the fish stall earn something?")
    first = await why(table.herald, campaign, GREEN, told.buttons[0].what)

    assert 2 == len(told.buttons)
    assert "which of these do you mean?" in told.content
    assert all("fish" in button.label.casefold() and button.action == "why" for button in told.buttons)
    assert int(told.buttons[0].what) > int(told.buttons[1].what)
    assert first.pages[0].title.startswith(told.buttons[0].label.removesuffix("…"))


async def test_a_question_about_nothing_that_happened_says_so(table: Table) -> None:
    """Rather than name an event in which one word of four stands."""
    campaign = await fair(table)

    with pytest.raises(Answer, match="nothing that you may know speaks of “why did Carthage burn the fish fleet”"):
        await why(table.herald, campaign, RED, "why did Carthage burn the fish fleet")


async def test_two_words_of_a_question_must_both_be_in_the_event(table: Table) -> None:
    """Why something fell is not answered with all else that befell it."""
    campaign = await fair(table)

    with pytest.raises(Answer, match="nothing that you may know speaks of “why did fish vanish”"):
        await why(table.herald, campaign, RED, "why did fish vanish")


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
async def test_whoever_asks_why_he_lost_hears_of_his_own_latest_loss(crowns: Table) -> None:
    """By whatever word the chronicle calls it, and of nobody else's."""
    campaign, lost = await crowns.started(RED, BLUE, board="italy/italy-standard"), None
    for _ in range(WINDOWS):
        await crowns.all_ready(campaign)
        async with crowns.store.look(campaign) as look:
            told = [entry for entry in await account(look) if entry.weight > 1 and "Rome" in entry.text]
            suffered = [entry for entry in told if held(entry, [LOSS]) and suffers(look, "rome", entry)]
        lost = suffered[-1] if suffered else None
        if lost is not None:
            break
    assert lost is not None

    said = await why(crowns.herald, campaign, RED, "why did I lose?")
    assert any(" throw " in line or " throws " in line for line in said.pages[0].lines), "both dice, once"
    assert not any(line.startswith("Drawn for it") for line in said.pages[0].lines)
    assert any("Rome had " in line and "better die" in line for line in said.pages[0].lines), "and what the points were"
    for question in ("why did I lose?", "why did we lose the battle", "why was I beaten?", "how did I lose"):
        answer = await why(crowns.herald, campaign, RED, question)
        assert str(lost.told.n) in [button.what for button in answer.buttons if button.action == "behind"], question


SAMNITES = SimpleNamespace(seats={"samnites": SimpleNamespace(title="Samnites")})
ANNALS = [
    (1, "Caudini no longer touches the land of Rome, so the attack of Rome falls on Pentri."),
    (2, "Rome beats the Samnites in Pentri, 80 points against 90, a Minor Victory."),
    (3, "Pentri passes from the Samnites to Rome."),
    (4, "Pentri passes from Rome to the Samnites."),
    (5, "The Senon Celts beat the Samnites in Pentri, 80 points against 80, a Major Victory."),
    (6, "Pentri passes from the Samnites to the Senon Celts."),
    (7, "Caudini passes from the Samnites to the Senon Celts."),
    (8, "Hirpini, where the Samnites are at home, passes from Rome to the Senon Celts."),
]


def fate(kind, *others, text=""):
    """Give the number of the event that is meant where a seat lost or won, with what else is asked of."""
    told = [SimpleNamespace(told=SimpleNamespace(n=n), text=said, weight=2) for n, said in ANNALS]
    found = fateful(SAMNITES, ["samnites"], [kind, *((one,) for one in others)], told)
    return found.told.n if found else 0


def test_where_several_places_were_lost_the_newest_loss_of_any_is_meant() -> None:
    """And not an old sentence in which both stand."""
    assert 7 == fate(LOSS, "pentri", "caudini")
    assert 6 == fate(LOSS, "pentri")
    assert 2 == fate(LOSS, "pentri", "90")
    assert 7 == fate(LOSS), "nothing is lost where one is only at home"


def test_whoever_asks_why_he_won_hears_of_what_he_won() -> None:
    """What came to him, and nothing that he lost; of dice, whatever came of them last."""
    assert 4 == fate(GAIN, "pentri")
    assert 0 == fate(GAIN, "caudini")
    assert 7 == fate(EITHER, "caudini")


def test_who_gets_something_does_not_suffer_it() -> None:
    """By what stands before the name."""
    lost, got = (SimpleNamespace(text=text) for _, text in ANNALS[2:4])

    assert (True, False) == (suffers(SAMNITES, "samnites", lost), achieves(SAMNITES, "samnites", lost))
    assert (False, True) == (suffers(SAMNITES, "samnites", got), achieves(SAMNITES, "samnites", got))
