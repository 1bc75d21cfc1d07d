"""Questions: which texts ask, as a whole or behind an order, so that none of them is taken for an order."""

import re
from dataclasses import dataclass

from bot.service.plain.intents import COURTEOUS, INTENTS

ASKS = re.compile(
    r"(?:whats?|hows?|why|when|whos?|whom|whose|wheres?|which|can|could|may|do|does|did|is|are|was|were|should|shall|"
    r"will|would|has|have|am)\b.*|.*\?\s*",
    re.IGNORECASE | re.DOTALL,
)
"""What may be a question."""
SURELY = re.compile(
    r"(?:(?:what|how|why|when|who|whom|whose|where|which|should|shall|does|did|is|are|was|were|whats|hows|wheres|whos)\b"
    r"(?! you\b).*|(?:can|could|may|will|would|has|have|do|am) (?:i|we|he|she|they|my|our|the|his|her|their)"
    r"\b.*|if\b.*\bwhat (?:then|happens|do i do)\b.*|.*\?\s*)",
    re.IGNORECASE | re.DOTALL,
)
"""What is a question, whatever orders have its words: “can you march to Ur” is none."""
ASIDE = re.compile(
    r"(?:(?:hm+|uh|um+|oh|ok|okay|well|so|and|but|wait|hey|hi|no|yes|please|pls|also|then|herald|sorry|lol|hold on|"
    r"one moment|wtf|omg|yo|hello|damn|ugh|what the (?:hell|heck|fuck)|thanks|thank you|lol)\b[\s,.!…]*)+",
    re.IGNORECASE,
)
"""What is said before a question and is no part of it."""
SENTENCES = re.compile(r"(?<=[.!?…;\n])\s+")
"""What stands between the sentences of a text."""
STATES = re.compile(
    r"(?:(?:yes|yep|yeah|no|nope|ok|okay|well)[\s,.!]+)?what\b.*\b(?:says?|said|reports?|reported|claims?|claimed|tells?|told)\b"
    r".*\b(?:true|right|correct|fine|so|false|wrong|untrue|lies?|a lie)[\s.!]*",
    re.IGNORECASE,
)
"""How somebody says that another speaks the truth, or does not."""
WANTS_TO_KNOW = re.compile(
    r"(?:please )?(?:explain|describe|compare|(?:tell|show|remind|teach) me|define|let me (?:know|see)|i wonder)\b",
    re.IGNORECASE,
)
"""How somebody begins who wants to know something and asks no question."""
TELLS = re.compile(
    r"(?:i|we|he|she|it|they|you|that|this|there|my|our|his|her|their|[\w'-]+(?: [\w'-]+)?)(?:\s+\w+){0,2}?\s+"
    r"(?:won|lost|took|taken|had|has|have|was|were|is|are|am|did|said|says|got|lied|broke|fought|wanted|went|came|"
    r"thought|thinks?|promised|knows?|saw|wants|died|lied|betrayed|attacked|joined|stole|killed|burnt|needs)\b|"
    r"im\b|i['’]m\b",
    re.IGNORECASE,
)
"""How somebody tells what was, or is."""
FEELS = re.compile(
    r"(?:(?:he|she|they|everybody|nobody|there)\b|"
    r"(?:i|we) (?:do not|don['’]?t|dont) (?:care|mind|know|like|trust|get)\b|"
    r"(?:i|we) (?:like|love|hate|think|guess|hope|see|know|feel|never)\b|"
    r"(?:you|u|it|that|this) (?:looks?|seems?|sounds?)\b)",
    re.IGNORECASE,
)
"""How somebody begins who says what he thinks of things."""
ASKING = r"(?:what|will|would|do|does|did|can|could|is|are|was|am|how|who|which|why|should|shall|may|must|has|have)\b"
"""How a question begins, also after an if."""
CONDITION = re.compile(
    rf"(?:if|unless|when(?! {ASKING})|as soon as|in case)\b.+?(?:\bthen\b|,)(?!\s*{ASKING})[^?]+",
    re.IGNORECASE | re.DOTALL,
)
"""How somebody begins who wants something done only if something else is so."""
DEFINES = re.compile(r"what(?:['’]s|s| is| are) (?:an? |the )?[\w'-]+(?: [\w'-]+)?[\s?!.]*", re.IGNORECASE)
"""How somebody asks what a thing is, whatever orders have its name in them."""
ADVICE = re.compile(r"(?:should|shall) (?:i|we)\b", re.IGNORECASE)
"""How somebody begins who asks for counsel, not for an order."""
TIMES = r"(?:year|turn|round|season|spring|summer|autumn|fall|winter|time|game|month|week|evening|window)\b"
"""What is meant by `this` without pointing at an order."""
CLAUSE = re.compile(
    r"\s*(?:when|where|who|whom|which)\b(?! (?:is|are|am|was|were|do|does|did|will|can|could|should|has|have)\b).*",
    re.IGNORECASE,
)
"""What goes on with a question: `should I attack Sabina, when Epirus attacks the Samnites?`."""
BEHIND = re.compile(
    r"(?P<order>[^?\n]+?)(?:\s*[.!;,]\s+|\s+(?:and|but)\s+)"
    r"(?P<question>(?:(?:please|pls|also|and|but|then)\s+)*(?:(?:tell|show) me\b.*|(?:what|how|why|where|can|could|"
    r"should|do|does|did|is|are|will|would|when|who|which)\b.*\?+\s*|(?:what|whats|how|why|where)\b.*|"
    r"(?:should (?:i|we)|is (?:that|it|this)|(?:a\s+)?(?:good|bad|smart) (?:idea|move)|any good)\b.*|"
    r"(?:right|ok|okay|yes or no)\s*\?+\s*))",
    re.IGNORECASE | re.DOTALL,
)
"""How somebody asks something behind an order."""
STARTLED = re.compile(r"\bwt[fh]\s+(?=(?:is|are|was|were|did|does|do|happened|happens)\b)", re.IGNORECASE)
"""How somebody asks what is the matter."""
DEFINED = re.compile(
    r"(?P<before>^|[.!?]\s+|\band\s+)(?:(?:can|could|would|will) you )?(?:please )?(?:tell|explain to|teach) me "
    r"(?:please |again |in (?:simple|plain|short|easy|a few)(?: words)? |briefly |quickly |shortly )*"
    r"what (?P<thing>(?:an? |the )?[\w'’-]+(?: [\w'’-]+)?) (?P<verb>is|are|means?)\b",
    re.IGNORECASE,
)
"""How somebody asks to be told what a thing is."""
ENDED = re.compile(r"\s*[.!;]")
"""How a sentence ends."""
NOUN = re.compile(r"(?:an?|the|this|that|my|our)\b", re.IGNORECASE)
"""How somebody begins who names a thing, of which he asks then."""
IT = rf"(?:it|that|this(?! {TIMES})|they|them|those|these)"
OF_IT = re.compile(
    r"(?:(?:please|pls|also|and|but|then)\s+)*"
    rf"(?:what(?:['’]?s| is| are| does| do| would| will| can| happens)?\b.*\b{IT}\b.*|"
    rf"(?:is|are|was|does|do|will|would|can|could|should|may|how|why)\b.*\b{IT}\b.*|"
    r"should (?:i|we)\b.*|(?:a\s+)?(?:good|bad|smart) (?:idea|move).*|any good.*|(?:right|ok|okay|yes or no)\s*\?+\s*)",
    re.IGNORECASE | re.DOTALL,
)
"""A question about the very order that it stands behind, which is considered, and not given."""


@dataclass(frozen=True)
class Both:
    """An order and a question behind it."""

    order: str
    question: str
    of_it: bool
    """Whether the question is what to think of the order."""
    hollow: bool
    """Whether what stands before the question is small talk, be it an order's word as well: `wait, …?`."""
    apart: bool = False
    """Whether the order ends its sentence, so that it is given, whatever is asked of it then."""


def plainly_asked(text: str) -> str:
    """Give a text with its questions as one puts them plainly: `could you tell me what a tie is` asks what a tie is."""
    text = STARTLED.sub("what ", text)
    return DEFINED.sub(lambda met: f"{met['before']}what {met['verb']} {met['thing']}", text)


def asks(text: str) -> bool:
    """Tell whether a text asks, so that nothing in it is ordered."""
    line = text.strip()
    parts = [part for part in SENTENCES.split(line) if part.strip(" .!?…,") and not ASIDE.fullmatch(part)]
    return asks_at_all(line) or (any(map(asks_at_all, parts)) and all(asks_at_all(one) or tells(one) for one in parts))


def asks_at_all(line: str) -> bool:
    """Tell whether a sentence asks, with whatever is said before it; what says what somebody said does not."""
    if STATES.fullmatch(line.strip()):
        return False
    return any(SURELY.fullmatch(one) or WANTS_TO_KNOW.match(one) for one in (line, ASIDE.sub("", line, count=1)))


def tells(line: str) -> bool:
    """Tell whether a sentence tells of what befell somebody, and orders nothing."""
    return bool(TELLS.match(ASIDE.sub("", line.strip(), count=1)))


def states(line: str) -> bool:
    """Tell whether a sentence says how things are or seem, and wants nothing: `Assyria has three elements left`."""
    bare = ASIDE.sub("", line.strip(), count=1)
    return "?" not in line and bool(TELLS.match(bare) or FEELS.match(bare))


def asked_alone(text: str) -> str:
    """Give a question without what is said before it, be that an order's word as well: `wait, …?`; else the text."""
    line = text.strip()
    found = ASIDE.match(line)
    rest = line[found.end() :].strip() if found else ""
    return rest if rest and SURELY.fullmatch(rest) else text


def bare_question(text: str) -> str:
    """Give what a line asks, without its mark; empty for what has none, and for several lines."""
    line = text.strip()
    return line.rstrip(" ?!.") if line.endswith("?") and "\n" not in line else ""


def bare_questions(text: str) -> list[str]:
    """Give what a line asks, without its mark, and then without what it only adds to it; none for what has no mark."""
    line = bare_question(text)
    head, _, tail = line.partition(", ")
    return [one for one in (line, head if CLAUSE.fullmatch(tail) and asks(head) else "") if one]


def both(text: str) -> Both | None:
    """Give the order and the question of a text; None for one that is not both."""
    found = BEHIND.fullmatch(text.strip())
    if found is None:
        return None
    order, question = found["order"].strip(), found["question"].strip()
    if NOUN.match(order) and question.endswith("?"):  # `a tie with Portugal, what is that good for?`
        return None
    if SURELY.fullmatch(order):  # `should I attack Sabina, when Epirus attacks it?` asks one thing
        return None
    hollow = bool(ASIDE.fullmatch(order)) or INTENTS.sure(order) in COURTEOUS
    apart = bool(ENDED.match(text.strip()[len(found["order"]) :]))
    return Both(order, question, bool(OF_IT.fullmatch(question)), hollow, apart)
