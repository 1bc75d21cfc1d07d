"""A pact that was put to a seat is accepted in words, in any window, and holds for as many turns as it says."""

import pytest

from bot.service.plain import hearing
from bot.service.plain.deals import ACCEPTS
from bot.service.talk import pacts
from tests.service.bench import BLUE, RED, Table

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)


@pytest.mark.parametrize(
    "text",
    [
        "accept", "accept it", "accept the pact", "lol sure whatever. accept.", "sure, I accept, thanks", "i'll accept",
        "i accept", "ok deal", "agreed!", "yes, I agree to the pact", "it's a deal", "I accept your offer", "accepted",
    ],
)  # fmt: skip
def test_a_yes_to_a_pact_is_known(text: str) -> None:
    """By the words with which people strike a deal."""
    assert ACCEPTS.fullmatch(text)


@pytest.mark.parametrize("text", ["ok", "yes", "accept Blois", "i do not accept", "no deal", "i accept if you leave"])
def test_another_yes_is_none(text: str) -> None:
    """Nor is a no, or one with a condition."""
    assert not ACCEPTS.fullmatch(text)


@ONE
async def test_a_pact_is_accepted_in_words_after_something_else(crowns: Table) -> None:
    """And its holder is ready where he says that, too; it holds through the second turn."""
    campaign = await crowns.started(RED, BLUE, board="fiefs/web-of-crowns")
    me, other = await crowns.who(campaign, RED), await crowns.who(campaign, BLUE)
    nothing = await hearing.hear(crowns.herald, BLUE, "ok deal", str(campaign))
    await pacts.propose(crowns.herald, me, other.seat, "no attack for two years", 2)
    await hearing.hear(crowns.herald, BLUE, "wish for Paris", str(campaign))
    told = await hearing.hear(crowns.herald, BLUE, "ok deal ready", str(campaign))

    assert "accepted" not in nothing.content
    assert told.content.startswith("You accepted. The pact is in force.")
    assert "You are ready" in told.content
    shelf = await pacts.pacts(crowns.herald, campaign, BLUE)
    assert "through turn 2" in str(shelf.message)


@ONE
async def test_what_is_said_aside_changes_no_yes(crowns: Table) -> None:
    """A remark in brackets is none of the pact's."""
    campaign = await crowns.started(RED, BLUE, board="fiefs/web-of-crowns")
    me, other = await crowns.who(campaign, RED), await crowns.who(campaign, BLUE)
    await pacts.propose(crowns.herald, me, other.seat, "no attack for two years", 2)
    told = await hearing.hear(crowns.herald, BLUE, "lol sure whatever. accept. (for now hehe)", str(campaign))

    assert told.content.startswith("You accepted. The pact is in force.")
