"""H6: whatever a player writes wrong is refused with a clause, and what belongs elsewhere is sent there."""

from bot.service.orders import orders
from tests.rules.italy.wrong_orders import WRONG_ORDERS
from tests.service.bench import RED, Table

LINES = [line for window, what, lines in WRONG_ORDERS for line in lines if window == "attack" and what != "illegal"]
ASKED = {
    "spend civic 40": "it is asked in each turn's spending, after the attacks",
    "strike Etruria": "it is asked in an attack whose province cannot be struck any more",
    "take Etruria": "it is asked in a victory that lets you choose a province",
    "confirm": "it is asked in a battle that somebody reported",
    "rule attacker minor": "it is asked in a battle whose report is contested, of the gamemaster",
}


async def test_H6_every_wrong_line_of_a_sheet_is_refused_with_a_clause(crowns: Table) -> None:
    """Slips, orders of other windows and hostile texts alike; none stands afterwards."""
    campaign = await crowns.started(RED, board="italy/italy-standard")
    who = await crowns.who(campaign, RED)
    lines = [line for line in LINES if line.isprintable()]

    verdicts = []
    for at in range(0, len(lines), 20):
        verdicts += (await orders.give_sheet(crowns.herald, who, "\n".join(lines[at : at + 20])))[0]

    assert len(verdicts) >= 80
    assert [] == [one.line for one in verdicts if one.ok or not one.clause.startswith("ITA-")]
    assert () == (await orders.orders(crowns.herald, who)).drafts


async def test_H6_an_order_of_another_window_is_sent_there(crowns: Table) -> None:
    """With the words of the rulebook's turn."""
    campaign = await crowns.started(RED, board="italy/italy-standard")
    who = await crowns.who(campaign, RED)

    verdicts, _ = await orders.give_sheet(crowns.herald, who, "\n".join(ASKED))

    assert all(words in one.answer for one, words in zip(verdicts, ASKED.values(), strict=True))
