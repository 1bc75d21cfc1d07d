"""Courtesies: a line without what people say around an order, and with the words that they write shortly."""

import re

from rules.kernel.language.matching import Line
from rules.kernel.language.several import numbers

OPENINGS = re.compile(
    r"""^(?:please|herald|hey|hi|hello|ok|okay|k+|ugh+|meh|sry|so|well|now|then|and|also|just|kindly|order|orders|
    (?:can|could|may|shall|should|will|would)\s(?:i|we|you)(?:\splease)?|(?:i|we)\s(?:want|wish|need|have|try)\sto|(?:(?:i|we)\s)?(?:wanna|gonna|gotta)|
    (?:i|we)\s(?:would|should|d)\slike(?:\sto)?(?:\shave)?|i'd\slike(?:\sto)?|(?:i|we)\swill|i'll|we'll|let\sus|let's|lets|let\sme|
    (?:how|who|whom|where|what|which\s\w+)\s(?:do|can|could|may)\s(?:i|we)|why\s(?:can|could|may)(?:\s?not|'?t)\s(?:i|we)|i\sam\sgoing\sto|going\sto|try\sto|i|we)[\s,:]+""",
    re.VERBOSE | re.IGNORECASE,
)
COURTESY = re.compile(
    r"""^(?:please|pls|plz|herald|hey|hi|hello|ok|okay|so|well|now|then|and|also|just|kindly|actually|hm+|um+|alright|lol|haha+|oh|ah|
    k+|ugh+|argh+|meh|yay|sry|sorry|fine|right|yo|damn|good|great|(?:i|we)\shave\sdecided\sto|(?:i|we)\sshall|
    (?:i|we)\swould\srather|i'd\srather|
    (?:i|we)(?=\s(?:attack|take|claim|hold|stay|march|move|go|choose|pick|wish|tax|build|raise|buy|spend|give|send|keep|put|place|set)\b)|
    (?:i|we)\s(?:want|wish|need)\sto|(?:i|we)\s(?:would|should)\slike(?:\sto)?|(?:(?:i|we)\s)?(?:wanna|gonna|gotta)|i'd\slike\sto|we'd\slike\sto|(?:i|we)\swill|i'll|we'll|let\sus|let's|
    lets|let\sme|i\sam\sgoing\sto|i'm\sgoing\sto|im\sgoing\sto|go\sahead\sand)[\s,:]+""",
    re.VERBOSE | re.IGNORECASE,
)
THANKS = re.compile(
    r"[\s,]*(?:[.,;!]\s*(?:(?:and|then)\s+)*(?:(?:i\s?a?m|i['’]m|we\sare|we['’]re)\s+)?(?:done|ready|finished)\b|"
    r"(?:\band\s)?\bthat(?:['’]?s|\sis)\s(?:it|all)\b|\b(?:please|pls|plz|thanks|thx|thank\syou|now|then|this\s(?:time|turn|round|year|season)|ok|okay|asap|lol|haha|mate|man|bro|instead|(?:i\s)?(?:do\snot|don't|dont)\scare(?:\sany\s?more)?|whatever|no\smatter\swhat|i\sguess|for\sme|everywhere|at\sonce|"
    r"right\saway|again|with\s(?:everybody|everyone|everything|all\s(?:my|our)\s(?:men|troops|forces|soldiers|armies)|"
    r"(?:my|our)\swhole\sarmy))\b|!|\.)+$",
    re.IGNORECASE,
)
MISTYPED = re.compile(r"\b(?:evrything|everyting|everythin|everthing|eveything|evryting|everythings)\b", re.IGNORECASE)
"""How “everything” is mistyped, which is no name that could be told by its likeness."""
SHORTLY = (
    (re.compile(r"(?<=\w) n (?=\w)", re.IGNORECASE), " and "),
    (re.compile(r"(?<=\w) w (?=\w)", re.IGNORECASE), " with "),
)
"""Words that people write by one letter."""
MERELY = re.compile(r"\b(?:just|only)\s+(?=\d)", re.IGNORECASE)
PERCENT = re.compile(r"(\d)\s*(?:percent|per\scent|pct)\b", re.IGNORECASE)
ENDINGS = re.compile(r"[\s,]*(?:please|thanks|thank you|now|!|\?|\.)+$", re.IGNORECASE)


ONCE_MORE = re.compile(r"\b(?P<first>(?P<way>on|in|of|for|against|with) [^,;.:]{2,40}?) and (?P=way) ", re.IGNORECASE)
"""A small word said once more in a list: `on Paris and on Rouen`."""


def polite(text: str) -> str:
    """Give a line in single spaces, without courtesies around it that change nothing of what is ordered."""
    line, before = spaced(text), ""
    while line != before:
        before, line = line, COURTESY.sub("", THANKS.sub("", line)).strip()
    return line


def spaced(text: str) -> str:
    """Give a line in single spaces, with figures as orders have them: `30 percent`, `just 2`."""
    text = MISTYPED.sub("everything", text)
    for letter, word in SHORTLY:
        text = letter.sub(word, text)
    line = MERELY.sub("", PERCENT.sub(r"\1%", " ".join(text.replace("’", "'").split())))
    return ONCE_MORE.sub(r"\g<first> and ", line)


def core(text: str) -> str:
    """Give a line in single spaces, without what people say around an order: `please`, `can I`."""
    line, before = spaced(text), ""
    while line != before:
        before, line = line, OPENINGS.sub("", ENDINGS.sub("", line)).strip()
    return in_digits(line)


def in_digits(text: str) -> str:
    """Give a line with its numbers in digits."""
    line, at, parts = Line(text), 0, []
    for start, number, end in numbers(line):
        parts += [line.raw[line.columns[at] : line.columns[start]], str(number)]
        at = end
    return "".join([*parts, line.raw[line.columns[at] :]])
