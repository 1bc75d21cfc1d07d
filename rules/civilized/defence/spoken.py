"""Spoken answers: how people say that they fight, shut the gates, give way or look on when armies meet."""

import re

BEGINS = (
    r"(?:(?:ok|okay|yes|yeah|well|then|so|please|i|we|i'll|we'll|ill|will|lets|let's|let us|my|our|men|army|troops|"
    r"just|rather|want to|would|choose|take|go for|a|the|to|do|have) )*"
)
ENDS = r"(?: (?:then|now|please|to the end|to the death|it is|is fine|of course|here))*[\s.!]*"
THEM = r"(?:her|him|them|it|the invaders?|the enemy)"
WALLS = r"(?:(?: the| my| our)?(?: city| town| walls?| gates?))?"


def saying(ways: str) -> re.Pattern[str]:
    """Give the pattern of an answer, with what people say around it."""
    return re.compile(f"{BEGINS}(?:{ways}){ENDS}", re.IGNORECASE)


BATTLE = saying(
    rf"(?:give |accept |offer |open )?battle|(?:stand and |go out and |come out and )?fight(?: {THEM})?(?: back)?"
    rf"(?: in the (?:open|field))?|(?:attack|face) {THEM}(?: back)?|meet {THEM}(?: in (?:battle|the open|the field))?"
)
SIEGE = saying(
    r"(?:stand |sit out |endure |accept )?(?:a |the )?siege|(?:shut|close|bar|lock) (?:the |our |my |all )*"
    rf"(?:city |town )?(?:gates?|doors?)|(?:stay|hide|sit|wait|remain)(?: out)?(?: in| inside| behind){WALLS}|"
    r"(?:hold|man|defend) (?:the |my |our )?(?:city|town|walls?)"
)
FLIGHT = saying(
    rf"withdraw|retreat|run(?: away)?(?: from {THEM})?|flee|fall back|pull back|give way|get out(?: of there)?"
)
PASS = saying(rf"ignore {THEM}|let {THEM} (?:be|stand|stay|pass)")
ABSENT = saying(
    r"stay out(?: of (?:it|this|that|their war))?|no help|send nobody|help nobody|not (?:my|our) (?:war|fight)"
)
