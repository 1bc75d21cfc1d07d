"""Questions: what somebody asks of the past in plain words, and which of his words name it."""

import re
from dataclasses import dataclass
from typing import Literal

from bot.service.history.recalling import Sought
from rules.kernel.language.matching import fold

Kind = Literal["why", "whether", "won", "what", "when", "ills", "losses"]
"""Why something was; whether it was; who won; what became of something; when something that is under way comes; what
bad befell one, and how much one lost."""
SENTENCE = re.compile(
    r"(?<=[?!])\s*|(?<=[.;\n])\s+|\n|,\s+(?=(?:and |but )?(?:did|was|why|has|have|what|how|who)\b)", re.IGNORECASE
)
"""What stands between two sentences."""
SPEECH = re.compile(
    r"[, ]*\b(?:(?:even )?(?:when|though|although|while|but|if|cause|because)\s+)?(?:you|u|herald|it) "
    r"(?:said|told|promised|gave|foretold|had)\b.*|"
    r"[, ]*\bwith (?:a |an )?(?:\d+|good|high)\s*(?:%|percent|in \d+)?.*(?:chance|odds|luck)?",
    re.IGNORECASE,
)
"""What somebody adds of what was foretold, from there to the end."""
ASIDE = re.compile(r"(?<=\w)[, ]+(?:while|although|even though|though|even if)\b.*", re.IGNORECASE)
"""What somebody adds that makes it strange to him, from there to the end."""
FORETOLD = re.compile(
    r"\d+ ?%|\bchances?\b|\bodds\b|\b\d+ in \d+\b|\b(?:you|u) (?:said|told|promised)\b", re.IGNORECASE
)
"""What says that a chance was foretold."""
CRIES = (
    r"(?:(?:and|so|ok|okay|but|hey|hm+|wait|oh|no|well|wtf|omg|lol|damn|argh|um|please|hello|hi|tell me|"
    r"what(?=\s*[?!,.])|what the (?:hell|heck|fuck)|wait what|herald|seriously|dude|man)\W+)*"
)
"""What people say before they ask."""


def begins(*ways: str) -> re.Pattern[str]:
    """Give what a sentence is that begins in one of some ways, whatever was cried out before."""
    return re.compile("|".join(CRIES + way for way in ways), re.IGNORECASE)


FATE = r"(?:win|won|lose|lost|succeed|succeeded|fail|failed)"
MATTER = r"(?:battle|fight|war|siege|attack|campaign|report)"
WHY = begins(
    r"(?:why|how come|how)(?: on earth| the (?:hell|heck|fuck)| then| exactly)?\s+"
    r"(?P<aux>(?:did|was|were|has|have|had|could|do|does|is|are|am|ca)(?:n'?t)?)\b\s*(?P<rest>.*)"
)
HOW = begins(r"how (?!come)")
BEREFT = re.compile(
    r"\bhow\b.*\b(?:lose|lost|fail|failed|fall|fallen|fell|beaten|die|died|happen|happened)\b", re.IGNORECASE
)
"""A `how` that asks for a cause."""
WRONG = begins(r"what (?:went wrong|did (?:i|we) do wrong)\b\s*(?P<rest>.*)")
WHETHER = begins(r"(?:did|has|have|was|were)(?:n'?t)?\s+(?P<rest>.+)")
WON = begins(
    rf"(?:did|have|has) (?:i|we) {FATE}(?: (?:it|that|this|the battle|the fight|my battle|the war|or lose|or not))*\s*",
    r"who (?:won|lost)(?: (?:it|that|the battle|the fight|the war))?\s*",
    r"what (?:was|is) the result(?: of (?:that|it|the battle|my battle))?\s*",
    r"how did (?:it|that|my battle|the battle) go\s*",
)
ILLS = begins(
    r"(?:is there |was there |do you have |have you )?any (?:bad|ill|sad|terrible) news\b.*",
    r"(?:did|have|has) (?:i|we|anything bad|something bad) (?:lose|lost|suffer\w*|happen\w*)"
    r"(?: (?:anything|something|to me|to us|any losses))?(?: .{0,20})?",
)
LOSSES = begins(r"how (?:many|much)\b.*\b(?:did|have) (?:i|we) (?:lose|lost)\b.*")
WHAT = begins(
    r"what (?:has |have |had |is |was )?(?:happen|happened|happend|hapened|become|became|befell|befallen|came|"
    r"come|did happen|is up|went on|is going on|going on)\s*(?:to|of|with|in|at|near|around|over|about|on|from|for)\b"
    r"\s*(?P<rest>.+)",
    r"(?:any )?news (?:of|from|about|on)\s+(?P<news>.+)",
    r"what (?:did|have|has) (?P<who>.+?) (?P<did>draw|drawn|roll|rolled|get|got|decide|decided|answer|answered|do|done|"
    r"say|said|offer|offered|give|given|lose|lost|gain|gained|win|won|conquer|take|build|built)\b\s*(?P<what>.*)",
    r"who (?P<by>(?:attacked|invaded|refused|accepted|betrayed|beat|took|captured|conquered|killed|robbed|disputed|"
    r"confirmed|besieged|sent|gave|stole|broke|voted|won|lost)\b.*)",
)
WHEN = begins(
    rf"(?:when|where)(?:'?s| is| are| does| do| will| did)?\s*(?P<rest>(?:my|our|the|that) .*\b(?:{MATTER}|turn)\b.*)",
    rf"(?:what|how) about (?:my|our) (?P<about>\w*\s*{MATTER}\b.*)",
    r"when (?:am|are|is|do) (?:i|we|it) (?P<turn>.*\b(?:turn|next|asked|again)\b.*)",
)
FAILS = re.compile(
    r"\b(?:lose|lost|losing|fail\w*|beaten|defeat\w*|not|fall|fell|fallen|refus\w*|reject\w*|dispute\w*|die|died|dead|"
    r"riot\w*|rebel\w*|disorder|unrest|revolt\w*|taken|killed|beat|wrong)\b|n'?t\b",
    re.IGNORECASE,
)
"""What says that something went badly."""
VAIN = re.compile(r"\b(?:fail\w*|not|refus\w*|reject\w*|nothing)\b|n'?t\b", re.IGNORECASE)
"""What says that something did not come to pass."""
GETS = re.compile(
    r"\b(?:win|won|get|got|take|took|keep|lose|lost|gain\w*|conquer\w*|captur\w*|succeed\w*)\b", re.IGNORECASE
)
ANSWERS = re.compile(
    r"\b(?:letter|answer\w*|repl(?:y|ies|ied)|wrote|written|respond\w*|heard (?:back|from))\b", re.IGNORECASE
)
"""What asks for a letter, not for what happened in the game."""
FROM_ME = re.compile(r"\b(?:from|against|on) (?:me|us)\b", re.IGNORECASE)
"""What somebody does to whoever asks is no gain of his."""
OWN = re.compile(r"\b(?:i|we|my|our|me|us|mine|ours)\b", re.IGNORECASE)
PRESENT = frozenset({"do", "dont", "does", "doesnt", "is", "isnt", "are", "arent", "am", "cant"})
"""What asks how things are, and may be of a rule."""


@dataclass(frozen=True)
class Question:
    """What somebody asks of the past."""

    kind: Kind
    sought: Sought
    now: bool = False
    """Whether it is asked how something is, so that it may be of a rule."""


def asked(text: str) -> list[Question]:
    """Give what is asked of the past, a question for each sentence that asks so."""
    sentences = [one.strip() for one in SENTENCE.split(text.replace("’", "'")) if one.strip()]
    rest = [" ".join((*sentences[:place], *sentences[place + 1 :])) for place in range(len(sentences))]
    found = [of_sentence(one, beside) for one, beside in zip(sentences, rest, strict=True)]
    return [one for one in found if one]


def of_sentence(sentence: str, beside: str) -> Question | None:
    """Give what one sentence asks of the past; None where it asks nothing of it."""
    chance = bool(FORETOLD.search(f"{sentence} {beside}"))
    line = ASIDE.sub("", SPEECH.sub("", sentence)).strip(" ?!.,") or sentence.strip(" ?!.,")
    if met := WON.fullmatch(line):
        return Question("won", Sought("", own=True, beside=beside))
    if ILLS.fullmatch(line) or LOSSES.fullmatch(line):
        return Question("losses" if LOSSES.fullmatch(line) else "ills", Sought("", own=True, beside=beside))
    if met := WRONG.match(line):
        return Question("why", Sought(met["rest"], -1, own=True, chance=chance, beside=beside))
    if (met := WHY.match(line)) and (not HOW.match(line) or BEREFT.search(line)):
        return cause(met, line, beside, chance=chance)
    if met := WHEN.match(line):
        return Question("when", Sought(met["rest"] or met["about"] or met["turn"] or "", own=True, beside=beside))
    if met := WHAT.match(line):
        if met["by"]:
            return Question("what", Sought(met["by"], own=bool(OWN.search(met["by"])), beside=beside, others=True))
        said = met["rest"] or met["news"] or " ".join(filter(None, (met["who"], met["did"], met["what"])))
        return Question("what", Sought(said, own=bool(OWN.search(said)), beside=beside))
    if (met := WHETHER.match(line)) and not ANSWERS.search(line):
        return Question("whether", Sought(met["rest"], own=bool(OWN.search(line)), beside=beside))
    return None


def cause(met: re.Match[str], line: str, beside: str, *, chance: bool) -> Question:
    """Give what is asked the cause of."""
    aux = fold(met["aux"]).replace("'", "")
    wants = -1 if FAILS.search(line) or FROM_ME.search(line) else 1 if GETS.search(line) else 0
    own = bool(OWN.search(line))
    vain = bool(VAIN.search(line))
    return Question("why", Sought(met["rest"], wants, own, chance and wants < 0, beside, vain), now=aux in PRESENT)
