"""Who may found campaigns, and how many of a server may be under way, is for whoever runs Herald to say."""

import pytest

from bot.service.ground.herald import Founders
from tests.chat.conftest import Market


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (Founders("named", frozenset({1})), "whom whoever runs Herald has named"),
        (Founders("managers"), "those who may manage the server"),
        (Founders(most=1), "his server has 1 campaign under way"),
    ],
)
async def test_a_founding_that_is_not_allowed_is_refused(table: Market, rules: Founders, words: str) -> None:
    """Ben may not; whoever may, still may; and nothing is founded."""
    chat = table.world.app.client.chat
    if rules.most:
        await table.player("Ben").slash("campaign", "campaign found", game="toy")
    before = len(await table.cards())
    object.__setattr__(chat.herald, "founders", rules)
    refused = await table.player("Ben").slash("campaign", "campaign found", game="toy")
    object.__setattr__(chat.herald, "founders", Founders("named", frozenset({table.player("Ben").id})))
    await table.player("Ben").slash("campaign", "campaign found", game="toy")

    assert words in refused.text
    assert before + 1 == len(await table.cards())
