"""H6: whatever a player writes wrong is refused with a clause, and what belongs elsewhere is sent there."""

from rapidfuzz import fuzz

from bot.service.orders import orders
from bot.service.orders.faithful import misspelt
from rules.kernel.language.matching import fold
from tests.rules.italy.wrong_orders import WRONG_ORDERS
from tests.service.bench import RED, Table

LINES = [line for window, what, lines in WRONG_ORDERS for line in lines if window == "attack" and what != "illegal"]
ASKED = {
    "spend civic 40": "it is asked in each turn's spending, after the attacks",
    "strike Etruria": "it is asked in an attack whose province cannot be struck any more",
    "confirm": "it is asked in a battle that somebody reported",
    "rule attacker minor": "it is asked in a battle whose report is contested, of the battle umpire",
}


NEAR = 74
"""How like a word of few letters another is that has two of them changed about: `hodl`."""


def says(line: str, text: str) -> bool:
    """Tell whether an order is a line but for its spelling, or goes to the place that it names by another verb."""
    return misspelt(line, text) or fold(text).split()[-1] in fold(line) or fuzz.ratio(line, text) >= NEAR


async def test_H6_every_wrong_line_of_a_sheet_is_refused_with_a_clause(crowns: Table) -> None:
    """Orders of other windows and hostile texts alike; a slip is taken that is one order but for its spelling."""
    campaign = await crowns.started(RED, board="italy/italy-standard")
    who = await crowns.who(campaign, RED)
    lines = [line for line in LINES if line.isprintable()]

    verdicts, taken = [], {}
    for line in lines:
        for one in (await orders.give_sheet(crowns.herald, who, line))[0]:
            (taken.setdefault(one.text, []) if one.ok else verdicts).append(one if not one.ok else line)
        if (await orders.so_far(crowns.herald, who)).drafts:
            await orders.withdraw(crowns.herald, who)

    assert len(verdicts) >= 50
    assert [] == [one.text for one in verdicts if not one.clause.startswith("ITA-")]
    assert [] == [(text, line) for text, typed in taken.items() for line in typed if not says(line, text)]
    assert () == (await orders.orders(crowns.herald, who)).drafts


async def test_H6_what_another_window_calls_so_too_is_taken_here(crowns: Table) -> None:
    """“take Etruria” is an attack where attacks are asked for, and a choice of the victor's elsewhere."""
    campaign = await crowns.started(RED, board="italy/italy-standard")
    who = await crowns.who(campaign, RED)

    (verdict,), _ = await orders.give_sheet(crowns.herald, who, "take Etruria")

    assert (True, "attack Etruria") == (verdict.ok, verdict.text)


async def test_H6_an_order_of_another_window_is_sent_there(crowns: Table) -> None:
    """With the words of the rulebook's turn."""
    campaign = await crowns.started(RED, board="italy/italy-standard")
    who = await crowns.who(campaign, RED)

    verdicts, _ = await orders.give_sheet(crowns.herald, who, "\n".join(ASKED))

    assert all(words in one.answer for one, words in zip(verdicts, ASKED.values(), strict=True))
