"""What people say to Herald is heard as that in every game, whatever its orders are called."""

import pytest

from bot.service.plain import hearing
from bot.service.plain.intents import COURTEOUS, INTENTS
from tests.service.bench import BLUE, RED, Table
from tests.service.table.test_amending import BOARDS

NEVER = ("That is not for now", "is not possible as things stand")
"""What nobody reads who asks for help, or for anything that is no order."""
WISHES = tuple(name for name in INTENTS.all if name not in (*COURTEOUS, "rules"))
EACH, HELP = 53, 9
"""Of how many phrases one is said in each game by `make fuzz`, and of how many of those for help."""
SHARE = 4
"""How many times fewer are said each time: in each game others."""


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
@pytest.mark.parametrize("share", [SHARE, pytest.param(1, marks=pytest.mark.fuzz)])
@pytest.mark.parametrize("game", BOARDS)
async def test_a_phrase_said_to_the_letter_is_no_order(crowns: Table, game: str, share: int) -> None:
    """Not even where a game has a verb that sounds like it; some phrases of each wish."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS[game])
    every = [*INTENTS.phrases["help"][::HELP], *(one for name in WISHES for one in INTENTS.phrases[name][::EACH])]
    said = every[[*BOARDS].index(game) % share :: share]
    wrong = {}
    for phrase in said:
        answer = (await hearing.hear(crowns.herald, RED, phrase, str(campaign))).content
        if any(words in answer for words in NEVER):
            wrong[phrase] = answer

    assert {} == wrong
