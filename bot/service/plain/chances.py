"""Chances: odds asked in plain words, answered where the words after them are one of the game's questions."""

import re

from bot.service.desk.odds import odds
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import Who
from rules.kernel.errors import Answer

ASKED = re.compile(
    r"(?:(?:what are|what is|what's|whats|show|give me|tell me)\s+)?(?:(?:the|my|our)\s+)?(?:odds|chances?)\s+"
    r"(?:(?:of|to|for|that|if|when)\s+)?(?:(?:i|we)\s+)?(?:a\s+)?(?P<question>\S.*?)[\s?!.]*",
    re.IGNORECASE,
)


async def chances(herald: Herald, who: Who, text: str) -> Message | None:
    """Answer what the odds of something are; None where they are not asked, or of nothing that can be counted."""
    met = ASKED.fullmatch(text.strip())
    if met is None:
        return None
    try:
        return await odds(herald, who, met["question"])
    except Answer:
        return None
