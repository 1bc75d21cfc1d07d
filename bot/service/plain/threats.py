"""Threats: what endangers a seat, for those who ask in plain words whether somebody could attack them."""

import re

from bot.service.ground.values import CampaignCard, Who
from bot.service.plain.naming import meant, mentioned
from rules.kernel.language.matching import fold

DEED = (
    r"(?:attack|take|invade|reach|strike|threaten|conquer|besiege|hit|capture|raid|march on|come for|rob|screw|hurt|"
    r"harm|ruin|betray|backstab)\w*"
)
FROM = re.compile(
    r"(?:so |and |but )?(?:"
    rf"(?:can|could|will|would|might|may|is|are|does|do) (?P<one>.+?) (?:(?:going|about|able|planning) to )?{DEED}"
    rf"|(?:what|whom|who|where) (?:can|could|will|might|may|is|does) (?P<other>.+?) (?:going to |about to )?{DEED}"
    r")\b.*"
)
"""A question whether somebody else could do one harm."""
STANDS = re.compile(
    r"(?:so |and |but )?(?:is|are) (?P<one>.+?) (?:a |any |an )?(?:dangerous|danger|threat|threatening|hostile|enemy|"
    r"problem|aggressive)\b.*|"
    r"(?:so |and |but )?(?:should|must) (?:i|we) (?:fear|worry about|be afraid of) (?P<other>.+)"
)
"""A question whether somebody is to be feared."""
FEARS = re.compile(
    r"(?:and |but |so )?(?:what (?:should|can|could|do|shall) (?:i|we) do (?:against|about)|"
    r"how (?:do|can|could|should) (?:i|we) (?:stop|resist|withstand|defend (?:myself |ourselves )?against)) "
    r"(?P<other>.+)|"
    r"(?:and |but |so )?(?:if|when) (?P<one>.+?) (?:attacks?|invades?|comes?|marches|strikes?)\b.*"
    r"\b(?:i|we) (?:lose|win|hold|survive|fall|die|stand)\b.*"
)
"""A question how one would fare against somebody's attack."""
OWN = re.compile(
    r"(?:so |and |but )?(?:which of (?:my|our) \w+ .*(?:danger|attacked|taken|lost|fall|threatened|risk|safe)\w*"
    r"|(?:is|are) (?:my|our) .+ (?:safe|in danger|at risk|threatened|going to fall)\b.*"
    r"|(?:am|are) (?:i|we) (?:safe|in danger|at risk|threatened)\b(?! from).*)"
)
"""A question whether what is one's own is safe."""
OF_ONE = re.compile(
    r"(?:so |and |but )?(?:"
    r"(?:am|are) (?:i|we) (?:safe|in danger|at risk|threatened)\b.* (?:from|by)\b.*"
    r"|what (?:can|could|will|would|might|may) .+ do (?:to|against) (?:me|us)\b.*"
    rf"|how (?:likely|probable) (?:is it|are we|is)\b.* {DEED}\b.*"
    rf"|what (?:are|is) the (?:odds|chances?|danger|risk) (?:that|of) .+ {DEED}\b.*"
    rf"|(?:which|what) .+ (?:can|could|will|may|might) .+ {DEED}\b.*"
    r"|what (?:about|of) .+ (?:dangerous|a threat|a danger|hostile)\b.*"
    r"|what(?: is|s|'s| are| was) .+ (?:doing|up to|planning|preparing|building)\b.*"
    r"|(?:is|are) .+ (?:arming|rearming|mobili[sz]ing|building (?:up|ships|armies|an? (?:army|fleet))|"
    r"raising (?:an army|armies|troops|soldiers)|preparing (?:for war|an attack|to attack|a war))\b.*"
    r"|(?:should|must) (?:i|we) (?:fear|worry about|be afraid of)\b.*"
    r")"
)
"""Other ways to ask whether somebody who is named in it could do one harm."""
ANYBODY = frozenset(
    {"anybody", "anyone", "somebody", "someone", "they", "he", "she", "the enemy", "an enemy", "others"}
)


def threat(card: CampaignCard, who: Who, text: str) -> str | None:
    """Give the name of the seat of which somebody asks whether it could attack him; empty for anybody, else None.

    Whether what he has is safe is asked of anybody.
    """
    line = fold(text).rstrip(" ?!.")
    if OWN.fullmatch(line):
        return ""
    names = others(card, who)
    if found := FROM.fullmatch(line) or STANDS.fullmatch(line) or FEARS.fullmatch(line):
        by = found["one"] or found["other"]
        if by in ANYBODY or (whom := names.get(meant(names, by))):
            return "" if by in ANYBODY else whom
    named = mentioned(names, line) if OF_ONE.fullmatch(line) else []
    return names[named[0]] if len(named) == 1 else None


def others(card: CampaignCard, who: Who) -> dict[str, str]:
    """Give the names of all seats but one's own."""
    return {seat.id: seat.name for seat in card.seats if seat.id != who.seat}
