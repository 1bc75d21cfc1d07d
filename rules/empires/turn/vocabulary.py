"""Vocabulary: the words in which rulers order a turn: what is tried, how often, with how much gold, and what not."""

import re
from collections.abc import Mapping
from typing import Literal

Kinds = Literal["conquer", "rule", "fortify", "negotiate"]
VERBS: Mapping[Kinds, str] = {
    "conquer": (
        r"(?:attack(?:s|ing)?|conquer(?:ing)?|conquests?|invad(?:e|ing)|assault(?:s|ing)?|hit(?:ting)?|seize|"
        r"capture|storm|take(?: over)?|go(?:ing)? (?:for|after|against)|march(?:es|ing)?|"
        r"strik(?:e|es|ing)(?: back)?|hit back|throw|put|use|spend|send)"
    ),
    "rule": (
        r"(?:rul(?:e|ing)|calm(?:ing)?(?: down)?|stead(?:y|ying)|pacify(?:ing)?|govern(?:ing)?|quiet(?:en)?(?: down)?)"
    ),
    "fortify": r"(?:fortify(?:ing)?|wall(?: up)?|(?:build|raise|put)(?: up)? (?:walls?|forts?|castles?)|strengthen)",
    "negotiate": (
        r"(?:negotiat(?:e|ing)|(?:make|making|get|forge|build|seek) (?:an? )?(?:new )?ties?(?= (?:with|to))|"
        r"send(?:ing)? (?:an? |my )?(?:envoys?|embassy|diplomats?)(?= to))"
    ),
}
"""How rulers say what is tried."""
PLACED = r"(?:(?:on|onto|at|against|into|in|to|for|of|with|towards?) )?(?:the )?"
IT = r"(?:on |at |against |for )?(?:it|him|her|them|there|that one)"
TRIES = r"(?:tries|try|attacks?|attempts?|marches|march|endeavours?|endeavors?|times?|goes|strikes)"
LEFT = r"(?: (?:i|we)(?: have|'ve)?(?: got)?(?: left)?| left(?: over)?| remaining)?"
OFTEN = (
    rf"(?:(?:as (?:often|much|many times)) as (?:i can|possible|we can|it goes|i may)|"
    rf"(?:with |use |using )?all (?:of )?(?:(?:my|our|the|your|\d) )*{TRIES}{LEFT}|"
    rf"(?:with |use )?(?:whatever|every|any) {TRIES}{LEFT}|"
    rf"(?:with )?(?:really )?everything{LEFT}|(?:with )?all (?:i|we) have(?: got)?|all in|"
    rf"(?:with )?(?:the |my |all the )?(?:rest|others?)(?: of (?:my |the )?{TRIES})?{LEFT})"
)
"""How somebody says that he tries as often as he can."""
WORDED = r"(?:once|twice|thrice)"
ONCE = {"once": 1, "twice": 2, "thrice": 3}
IN_ALL = r"(?:in (?:all|total)|all in all|altogether|total|in sum)"
COUNTS = (
    rf"(?P<number>\d+)(?: {TRIES})? (?P<whole>{IN_ALL})",
    rf"(?P<more>another )?(?P<number>\d+)(?P<more2> more| further| additional)? {TRIES}",
    r"(?P<number>\d+) ?x",
    r"x ?(?P<number>\d+)",
    rf"(?P<word>{WORDED})",
)
EACH = r"(?:each(?: time)?|apiece|a try|per (?:try|attack|march|time)|every time|for each|extra|more|on top|on each)"
GOLD = (
    rf"(?:with |plus |and |add |adding |put |using )?(?:{EACH} )*(?P<gold>\d+) (?:extra |more )?gold(?: {EACH})*",
    rf"(?:with|plus|add|adding|using) (?P<gold>\d+)(?: {EACH})*",
)
ALL_GOLD = (
    r"(?:with |and |use |put )?(?:(?:all|every|the rest of) (?:of )?(?:(?:my|our|the) )?gold(?: i have| too| in it)?|"
    r"(?:the |my )?gold too|as much gold as (?:i can|possible))"
)
KEEPING = r"(?:keep|keeping|leave|leaving|hold|holding|save|saving|reserve|with|use|have)"
DEFENCE = r"(?:for|to|in|as) (?:the |my |our )?(?:defen[cs]e|defending|defend|defen[cs]es|reserve)"
KEPT = (
    rf"(?:{KEEPING} )?(?:back )?(?P<number>\d+)(?: of them)?(?: {TRIES})?(?: back)? {DEFENCE}",
    (
        rf"(?:{KEEPING} )?(?P<rest>(?:the |my )?(?:rest|others?|remaining)(?: of (?:my |the )?{TRIES}| {TRIES})?|"
        rf"whatever is left) {DEFENCE}"
    ),
    r"(?P<rest>(?:the )?rest) (?:defends?|guards?)",
)
EVERYTHING = r"(?:all|everything|everywhere|everybody|all (?:my |the )?(?:areas|lands?)|(?:my )?(?:areas|lands?))"
LEVY = rf"(?:(?:tax|levy|taxes|collect (?:taxes|tax)|raise taxes|levy taxes)(?: (?:on|from|in))?(?: {EVERYTHING})?)"
DROPS = r"(?:drop|forget|cancel|scrap|stop|leave|no more|never mind)(?: about)?(?: the| my| that)?"
THING = r"(?:things?|attacks?|march|marches|orders?|plans?|stuff|business|tries)"
TURNS = re.compile(
    r"(?<= )(?:instead|i (?:mean|meant|want|said)|make (?:it|that|this)|rather|actually|sorry|i said)(?= )"
)
"""What says that something stands in place of what stood."""
TURNED = re.compile(
    r"\b(?:not|dont|don't|never|nobody|except|without|unless|until|when|if|only|can|could|should|would|how|what|why|"
    r"where|who|which|does|did|do i|is it|are|was|were|may|might|instead of|rather than|before|after)\b|\?"
)
"""What turns a line around, ties it to something, or asks."""
SWAGGER = frozenset(
    """
    finish him her them off down burn crush smash destroy kill teach lesson everything really this that so now then
    ready done both time too again all final finally lets let's go come attack back also but times each all-out hard
    """.split()  # noqa: SIM905  a list of words is read as one
)
"""What is said around an order in the heat of war."""
CLAUSE = re.compile(r"[,.;:!]|(?<= )(?:and|then|but|n|&|\+)(?= )")
WORD = re.compile(r"[\w'/+&-]+|[,.;:!?]")
SAFE = re.compile(
    r"(?<= )(?:what(?:ever)?|everything|all|as much as)(?: (?:that|which))?(?: is|'s) "
    r"(?:safe(?:ly)?(?: to tax)?|without risk)(?= )"
)
"""How somebody asks for no more than a levy does by itself."""
UNTIL = re.compile(
    r"(?: ,)?(?: please)? until (?:it|he|she|they|[a-z][a-z' -]*?) "
    r"(?:falls?|is (?:mine|ours|taken|conquered|won)|surrenders?)(?= )"
)
"""Until when somebody marches: a try that is not needed any more costs nothing (EMP-H5.24)."""
UNRULY = "while unruly"
QUIET = re.compile(
    r"(?: ,)? (?:until|till) (?:it|he|she|they|[a-z][a-z' -]*?) "
    r"(?:is|are|gets?|becomes?) (?:quiet|calm(?:ed)?|pacified)(?= )"
)
"""Until when somebody rules: as long as the area is in unrest (EMP-H5.25)."""
MOST = re.compile(
    r"(?<= )(?:, )?(?:(?:but )?(?:please )?)"
    r"(?:not more than|no more than|at (?:the )?most|up to|at maximum|max(?:imum)?)(?= )"
)
ONLY = re.compile(
    rf"\b(?:only|just) (?P<many>\d+|{WORDED}) (?P<verb>rul(?:es?|ings?)|attacks?|march(?:es)?|conquests?)\b"
    r"(?: (?:on|of|in|for|against|at)\b)?"
)
"""How somebody says how many there are to be in all: `only 2 rules`."""
UNTAXED = re.compile(r"(?: ,)?(?: (?:and|but))* (?:no|without|not any) (?:tax(?:es)?|levy)(?= )")
"""How somebody says that he levies nothing, which stands so as long as nothing else is ordered."""
AGAIN = r"(?:once more|(?:and )?(?:once )?again|another time|one more time|a second time)"
ALL_OF_THEM = r"(?:all(?: of them)?|each of them|both|every one)(?= (?:with|for))"
"""How gold is said of everything that was named before."""


def in_all(line: str) -> str:
    """Give a line that says `only 2 rules on Anjou` with its verb before the number."""

    def turned(said: re.Match[str]) -> str:
        verb = "rule" if said["verb"].startswith("rul") else "attack"
        return f"{verb} it {ONCE.get(said['many'], said['many'])} in all"

    return ONLY.sub(turned, line)


def plainly(line: str, *, taxed: bool) -> str:
    """Give a line without what changes nothing of what is ordered; that nothing is taxed does where it is `taxed`."""
    line = SAFE.sub("everything", line)
    line = line if taxed else UNTAXED.sub(" ", line)
    often = "" if any(re.search(rf"(?<= ){count}(?= )", line) for count in COUNTS) else " as often as i can"
    line = MOST.sub(" ", UNTIL.sub(often, QUIET.sub(f" {UNRULY}{often}", line)))
    return f" {' '.join(line.split())} "
