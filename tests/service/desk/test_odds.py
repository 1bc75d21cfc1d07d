"""Odds: what is supposed in a question stays in it."""

import pytest

from bot.service.desk.desk import Desk
from bot.service.desk.foreseen import effect
from bot.service.desk.odds import odds
from bot.service.orders import orders
from bot.service.reading import reading
from rules.kernel.errors import Answer
from rules.kernel.language.grammar import write
from rules.kernel.play.legal import legal
from tests.service.bench import BLUE, RED, Table

sqlite = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
BOARDS = (
    "italy/italy-standard",
    "civilized/crowns",
    "candlebre/candlemere",
    "fiefs/web-of-crowns",
    "empires/crowns-and-keys-1176",
)
FEW, WINDOWS = 3, 7
"""Windows of each game in which everything is asked: each time, and in `make fuzz`."""


async def known(table: Table, campaign: int) -> tuple[str, str, str]:
    """Give all that the first player reads of his seat: view, papers and panel."""
    who = await table.who(campaign, RED)
    async with table.store.look(campaign) as look:
        view = (await Desk.open(table.herald, look, who)).view().write()
    return view, str(await reading.papers(table.herald, who)), str(await orders.orders(table.herald, who))


async def ask_all(table: Table, campaign: int) -> int:
    """Ask the odds of everything that can be asked, and what every order would do; count the answers."""
    who, answers = await table.who(campaign, RED), 0
    async with table.store.look(campaign) as look:
        desk = await Desk.open(table.herald, look, who)
        lexicon, view = desk.lexicon(), desk.view()
        asked = [found for one in desk.ruleset.odds if (found := legal(one, view, who.seat, lexicon))]
        for kind in desk.orders:
            if order := legal(kind, view, who.seat, lexicon):
                answers += bool(effect(desk, order))
    for question in asked:
        try:
            await odds(table.herald, who, write(question, lexicon))
        except Answer:
            continue
        answers += 1
    return answers


@sqlite
@pytest.mark.parametrize("windows", [FEW, pytest.param(WINDOWS, marks=pytest.mark.fuzz)])
@pytest.mark.parametrize("board", BOARDS)
async def test_whatever_is_asked_changes_nothing(crowns: Table, board: str, windows: int) -> None:
    """Neither what a seat sees, nor its papers, nor what it is told that it can do; for longer in `make fuzz`."""
    campaign, answers = await crowns.started(RED, BLUE, board=board), 0
    for _ in range(windows):
        before = await known(crowns, campaign)
        answers += await ask_all(crowns, campaign)

        assert before == await known(crowns, campaign)
        await crowns.all_ready(campaign)
    assert answers


@sqlite
async def test_talents_that_are_only_supposed_are_nowhere_spent(crowns: Table) -> None:
    """What an attack with twenty talents would do says nothing of one without."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS[0])
    who = await crowns.who(campaign, RED)
    async with crowns.store.look(campaign) as look:
        desk = await Desk.open(crowns.herald, look, who)
        weigh = next(one for one in desk.ruleset.odds if one.name == "attack")
        name, _ = next(iter(weigh.choices(desk.view(), who.seat, "province", {}).items()))
        line = f"attack {name}"
    before = str(await odds(crowns.herald, who, line))
    supposed = str(await odds(crowns.herald, who, f"{line} with 20"))

    assert before != supposed
    assert before == str(await odds(crowns.herald, who, line))
