"""The marks in messages, as tests read them."""

import re

from bot.service.ground.messages import OPEN, SHUT

STRONG = re.compile(f"{OPEN}b:(.*?){SHUT}")


def without_strong(text: str) -> str:
    """Give a text with its strong letters as plain ones: a name may stand so within a sentence."""
    return STRONG.sub(r"\1", text)
