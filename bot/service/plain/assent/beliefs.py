"""Beliefs: what calls true or false that another seat reports, in however many words."""

import re

from bot.service.plain.assent.questions import asks
from rules.kernel.language.matching import fold

SAID_FIRST = (
    "(?:(?:lol|well|no|nope|nah|yes|yep|yeah|ok|okay|sure|but|and|hm+|i think|i say|of course|it is true|true) )*"
)
WHO = r"(?:(?!(?:what|how|why|if|i|we|my|our)\b)[\w'-]+ ){0,4}?"
SPEAKS = rf"{SAID_FIRST}(?:(?:what|as) )?{WHO}"
"""What stands before the words that call a report true or false: who says it."""
IS = "(?:is|are|was|be|that's|thats|it's|its|he's|hes|she's|shes|they're|theyre)"
VERY = "(?:so |quite |all |entirely |absolutely |very |perfectly )?"
RIGHT = rf"{VERY}(?:true|right|correct|accurate|fine|honest|how it was)"
FALSE = rf"(?:false|wrong|untrue|incorrect|(?:a )?(?:lie|liar)|lies|lying|(?:not|n't) (?:at all )?{RIGHT})"
IT = r"(?: (?:it|that|this|him|her|them|the report|what [\w' -]+))?"
MORE = "(?: .{0,60})?"
NOT = "(?:do(?: not|n't|nt) )"
BELIEFS = {
    True: re.compile(
        rf"{RIGHT}|{SPEAKS}{IS} {RIGHT}|(?:i |we )?(?:fully |do )?(?:agree|believe|trust)(?: with)?{IT}|"
        rf"(?:i |we )?(?:can )?confirm{IT}|{SPEAKS}(?:tells?|speaks?) the truth|"
        rf"{SPEAKS}(?:really |did )?(?:won|win)(?: (?:it|that|this|the battle|fair and square))?"
    ),
    False: re.compile(
        rf"{FALSE}|{SPEAKS}(?:{IS}|isn't|isnt) {FALSE}{MORE}|{SPEAKS}(?:isn't|isnt|wasn't|wasnt|aint) {RIGHT}|"
        rf"{SPEAKS}(?:lies|lied|lying|cheats|cheated|made (?:that|it|this) up|did(?: not|n't|nt) win){MORE}|"
        rf"(?:i |we )?(?:{NOT}(?:agree|believe|confirm)|disagree|dispute|contest|object){IT}{MORE}"
    ),
}
"""What calls true or false what another seat has reported, a sentence or a part of one."""
PARTS = re.compile(r"[,.;:!…\n]+|\s-+\s|\bbecause\b")
LONGEST = 24
"""Of how many words an answer with its reasons consists at most."""


def belief(text: str) -> bool | None:
    """Tell whether a text calls true or false what another says; None where it does neither, or asks."""
    if asks(text) or "?" in text or len(text.split()) > LONGEST:
        return None
    said = [" ".join(fold(part).replace("’", "'").split()) for part in PARTS.split(text) if part.strip()]
    sides = {side for side, how in BELIEFS.items() for part in said if how.fullmatch(part)}
    return False not in sides if sides else None
