"""What is asked of the last answer by a mere `that` is answered from it."""

import pytest

from bot.service.plain import hearing
from bot.service.plain.assent.proposals import as_before
from bot.service.plain.pool.pointing import COSTS, MURMUR, STOPS
from tests.service.bench import BLUE, RED, Table

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)


@pytest.mark.parametrize("text", ["and how would i stop that", "how could i prevent that", "what can i do about it"])
def test_how_to_avert_something_is_asked_in_many_ways(text: str) -> None:
    """And none of them asks a price."""
    line = MURMUR.sub("", text)
    assert STOPS.fullmatch(line) and not COSTS.fullmatch(line)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("i see. then please do the same orders as in the last round again.", True),
        ("same again", True),
        ("do it again", False),
        ("before that", False),
        ("was it the same last turn?", False),
    ],
)
def test_what_was_ordered_last_time_is_wanted_by_its_words(text: str, *, means: bool) -> None:
    """Nothing else may be said beside it."""
    assert means is as_before(text)


@ONE
async def test_a_mere_that_is_of_the_answer_before(crowns: Table) -> None:
    """The price is that of what was just given, and the pick comes before the figures."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")

    async def told(text: str) -> str:
        return (await hearing.hear(crowns.herald, RED, text, str(campaign))).content

    assert (await told("so what would you take in my place, 20 or 10?")).startswith("I would rather: “tax")
    await told("tax 20")
    assert "“tax 20”: About" in await told("hm. and what does that cost")
