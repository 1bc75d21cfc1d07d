"""What people say to Herald is heard as that in every game, whatever its orders are called."""

import pytest

from bot.service.plain import hearing
from bot.service.plain.intents import COURTEOUS, INTENTS
from tests.service.bench import BLUE, RED, Table
from tests.service.table.test_amending import BOARDS

NEVER = ("That is not for now", "is not possible as things stand")
"""What nobody reads who asks for help, or for anything that is no order."""
WISHES = tuple(name for name in INTENTS.all if name not in (*COURTEOUS, "rules"))
EACH = 53
"""Of how many phrases one is said in each game; of those for help each ninth."""


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
@pytest.mark.parametrize("game", BOARDS)
async def test_a_phrase_said_to_the_letter_is_no_order(crowns: Table, game: str) -> None:
    """Not even where a game has a verb that sounds like it; some phrases of each wish."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS[game])
    said = [*INTENTS.phrases["help"][::9], *(one for name in WISHES for one in INTENTS.phrases[name][::EACH])]
    wrong = {}
    for phrase in said:
        answer = (await hearing.hear(crowns.herald, RED, phrase, str(campaign))).content
        if any(words in answer for words in NEVER):
            wrong[phrase] = answer

    assert {} == wrong
