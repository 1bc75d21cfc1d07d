"""Pieces: the parts of a message that stand by themselves: sentences, questions, a change of mind, a second choice."""

import re

from bot.service.plain.assent.questions import ASIDE, CLAUSE, asks

ENDS = re.compile(r"(?<=[?!.;…])\s+(?=\S)")
"""Where a sentence ends, with its mark."""
JOINED = r"(?:\s*,\s*(?:(?:and|but|so|then|also)\s+)*|\s+(?:and|but)\s+(?:(?:then|also|so)\s+)*)"
AND = re.compile(r"\b(?:and|but|so|then)\b", re.IGNORECASE)
ASKED = re.compile(
    rf"{JOINED}(?=(?:what|whats|what's|who|whos|whom|which|how|hows|why|where|wheres|when|can i|can we|could i|"
    r"should i|should we|is it|is that|is there|are there|do i|do you|does it|will i|am i)\b)",
    re.IGNORECASE,
)
"""Where a question begins behind something else."""
TURNS = re.compile(
    r"[\s,]+(?=(?:oh |hm+ |but )?(?:no,? wait|wait,? no|nope?,|no no|actually no|oh no)\b)|"
    r"\s*,\s*(?=(?:oh |hm+ |but )?(?:no|nope|nah)\b(?! (?:more|longer|one|need)))|"
    r"[\s,]+(?=(?:oh |hm+ |but |no |nah |wait )*(?:never ?mind|(?:forget|leave|scrap|drop) (?:it|that))[\s.!]*$)",
    re.IGNORECASE,
)
"""Where somebody changes his mind."""
SECOND = re.compile(
    r"[\s,]+(?:and |or |but )?(?=(?:if (?:that|it|this) (?:is ?n['’]?o?t|does ?n['’]?o?t|dont|doesnt|do not|fails?|"
    r"is taken|is gone|is impossible|cannot|can['’]?t|won['’]?t)|if not\b|otherwise\b|or else\b|failing that\b))",
    re.IGNORECASE,
)
"""Where a second choice begins."""
WHY = "bad|good|better|best|stupid|dumb|crazy|silly|enough|fine|weak|strong|much|risky|dangerous|far|late|expensive"
REMARKS = re.compile(
    r"(?:,\s+(?=(?:she|he|it|they|because|cause|since|keep|leave|stay)\b)|"
    r",\s+(?=unless (?:you|u|there|that)\b|nothing (?:to do|else|more)\b)|"
    r",\s+(?=(?:i|we) (?:do not|don['’]?t) (?:want|like|need)\b|"
    r"(?:i|we) need (?:the |more |some )?(?:money|gold|cash|points|peace|time)\b)|"
    rf"[\s,]+(?=(?:thats|that['’]s|that is|its|it['’]s|it is) (?:a |an |too |so |just )*(?:{WHY})\b))",
    re.IGNORECASE,
)
"""Where somebody says why he wants something."""
READY = re.compile(
    r"(?:\s*[,;]\s*(?:(?:and|then|so)\s+)*|\s+(?:(?:and|then|so)\s+)+)"
    r"(?=(?:please |pls )?(?:(?:count|mark) me (?:as )?|(?:i am|i['’]m|im|we are) )?(?:all )?"
    r"(?:ready|rdy|done|finished)(?: (?:now|then|please|pls|thanks|for (?:now|this \w+|the \w+)))*\s*[.!]*$)",
    re.IGNORECASE,
)
"""Where somebody says behind something else that he is ready."""
CHOICE = re.compile(
    r"(?:(?:and|or|but)\s+)*(?:second(?:ly)?|third(?:ly)?|otherwise|or else|else|failing that|if not|"
    r"if (?:that|it|this)\b[^,:]{0,30}?\b(?:impossible|possible|works?|fails?|taken|gone|goes?|happens?|free|allowed))"
    r"(?:\s*[,:]\s*|\s+(?:then\s+)?)(?:then\s+)?(?P<rest>\S.*)",
    re.IGNORECASE | re.DOTALL,
)
"""How somebody begins who names what he wants if the first cannot be."""
RELATIVE = re.compile(r"\s*(?:when|where|wheres|who|whos|whom|which)\b[^?]*$", re.IGNORECASE)
"""What may go on with what stands before it, where it ends with no question mark: `when Egypt attacks me`."""
NUMBERED = re.compile(r"\s*\d{1,2}[.)]\s")
"""How a list begins whose items are numbered."""
ECHO = re.compile(
    r"(?:and |or |but )*(?:why|how|how so|otherwise|twice|really|who(?: is that)?|which|where)[\s?!.]*", re.IGNORECASE
)
"""A question that says nothing without the one before it, whose answer mostly answers it, too."""
LETTER = re.compile(r"(?<=[\w.,;!?])\s+n\s+(?=\w)", re.IGNORECASE)
"""What stands for an `and`."""
LONGEST = 700
"""A longer message is a text, and is read as a whole."""
WORD = re.compile(r"[^\W\d_]{2}")
MOST = 8
"""So many pieces a message has that is answered piece by piece."""
LEAST = 3
"""Before a question that is joined by an `and`, so many words stand that ask something, too."""


def pieces(text: str) -> list[str]:
    """Give the parts of a message that stand by themselves; only itself where it says but one thing."""
    line = LETTER.sub(" and ", text.strip())
    if "\n" in line or '"' in line or "“" in line or NUMBERED.match(line) or len(line) > LONGEST:
        return [line]
    found = [line]
    for between in (ENDS, READY, TURNS, REMARKS):
        found = [part for one in found for part in between.split(one)]
    found = [part for one in found for part in questions(one)]
    found = [one.strip(" ,;") for one in found if one.strip(" ,.;!…")]
    worded = all(WORD.search(one) for one in found)
    return found if worded and len(found) <= MOST else [line]


def questions(sentence: str) -> list[str]:
    """Give the questions of one sentence, or what is said before a question in it; an `if` holds it together."""
    parts, rest = list[str](), sentence
    while cut := next(iter(ASKED.finditer(rest)), None):
        head, tail = rest[: cut.start()], rest[cut.end() :]
        if cut[0].strip().startswith(",") or len(head.split()) >= LEAST:
            goes_on = asks(head) and not AND.search(cut[0]) and CLAUSE.fullmatch(tail)
            if goes_on or tied(head) or (RELATIVE.fullmatch(tail) and not AND.search(cut[0])):
                return [*parts, rest]
            parts, rest = [*parts, head], tail
        else:
            break
    return [*parts, rest]


def choices(piece: str) -> list[str]:
    """Give what somebody wants first in a piece, and what he wants if that cannot be; only itself where it has none."""
    return [one.strip(" ,;") for one in SECOND.split(piece) if one.strip(" ,.;!…")]


def tied(head: str) -> bool:
    """Tell whether what stands before a question belongs to it: `if Rome attacks me, what then?`."""
    return bool(
        re.match(r"(?:(?:so|and|but|hey|ok)[\s,]+)*(?:if|when|as|since|while|after|before)\b", head, re.IGNORECASE)
    )


def chosen(piece: str) -> str:
    """Give what somebody wants as a second choice, without the words that say so; empty for anything else."""
    found = CHOICE.fullmatch(piece.strip())
    return found["rest"].strip() if found else ""


def echoes(piece: str) -> bool:
    """Tell whether a piece asks no more than what stands before it: `and why?`."""
    return bool(ECHO.fullmatch(piece.strip()))


def idle(piece: str) -> bool:
    """Tell whether a piece says nothing by itself: `ok`, `well`."""
    return bool(ASIDE.fullmatch(f"{piece} "))
