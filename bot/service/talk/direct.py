"""Direct: what somebody has another told or asked, as he would say it to him: `whether he would` is “Would you …?”."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

GIVE = "offer|promise|pledge|warn|thank|invite|beg|assure|remind|congratulate|threaten|implore|urge"
LAY = "propose|suggest|demand|request"
PERFORMS = rf"(?:{GIVE}|{LAY})"
"""Verbs that do what they say where somebody says them in a letter: `I promise you`."""
ASKS = "ask"
MORE = re.compile(
    r"\s*[,;.]?\s+(?:(?:and|but|then|also|please|kindly)\s+)+(?:"
    rf"(?P<verb>tell|ask|{GIVE}|{LAY})\s+(?:him|her|them)\b(?P<that>\s+(?:that|to))?\s*|"
    r"(?P<asks>ask)\s+(?=(?:if|whether|what|which|when|where|why|who|whom|whose|how|for|about)\b)|"
    r"(?P<says>say|tell)\s+that\s+)",
    re.IGNORECASE,
)
"""How somebody goes on with what else is to be said."""
POLITE = re.compile(r"[\s,]+(?:pls|plz|please|thanks|thx)[\s.!]*$", re.IGNORECASE)
THIRD = re.compile(r"\b(?:he|she|they|him|her|them|his|hers|their|theirs|himself|herself|themselves)\b", re.IGNORECASE)
MANY = re.compile(r"\b(?:they|them|their|theirs|themselves)\b", re.IGNORECASE)
SEVERAL = re.compile(r"\b(?!(?:this|unless|always|perhaps|turns|years|rounds|terms|yes|was|has|is|does)\b)[a-z]{3,}s\b")
ANOTHER = re.compile(
    r"\b(?:king|queen|emperor|ruler|general|heir|son|daughter|brother|sister|wife|envoy|friend|somebody|someone|anybody|"
    r"anyone|everybody|nobody|who)\b",
    re.IGNORECASE,
)
"""Somebody else, of whom a `he` behind may speak."""
ADVERB = r"(?:also|really|still|only|never|always|just|even|ever|soon|now|not|rather|[a-z]+ly)"
SHE = re.compile(
    rf"\b(?:he|she)(?:(?P<short>['’](?:s|d|ll))\b|(?P<between>(?:\s+{ADVERB})*)\s+(?P<verb>[a-z]+(?:n['’]t)?)\b|\b)",
    re.IGNORECASE,
)
GIVES = r"leave|give|let|promise|offer|pay|send|help|tell|ask|make|show|lend|grant|spare|owe|cost|save|bring|sell|hand"
HER = re.compile(rf"(?P<before>\b(?:{GIVES})s?\s+)?\bher\b(?=(?P<next>\s+[a-z]+)?)")
FEW = re.compile(
    r"(?:an?|the|and|or|but|if|as|at|by|for|from|in|into|of|off|on|out|over|so|than|that|to|up|when|while|with|without|"
    r"again|alone|back|now|not|this|too|until|unless|before|after|first)"
)
"""Words before which `her` is no owner."""
YOURS = {
    "him": "you", "them": "you", "they": "you", "his": "your", "their": "your", "hers": "yours", "theirs": "yours",
    "himself": "yourself", "herself": "yourself", "themselves": "yourself",
}  # fmt: skip
OF_YOU = {"is": "are", "was": "were", "has": "have", "does": "do", "goes": "go"}
AUXILIARY = (
    r"(?:would|will|could|can|should|shall|may|might|must|are|were|is|was|have(?=\s+\w+(?:ed|en|ne|t|d)\b)|"
    r"has(?=\s+\w+(?:ed|en|ne|t|d)\b)|had|am)"
)
SHORTENED = {"d": "would", "ll": "will", "re": "are", "ve": "have", "m": "am"}
PAST = re.compile(r"\w+ed|thought|went|came|took|gave|made|said|lost|won|left|broke|sent|wrote|fought|began|did|knew")
WH = r"(?:what|which|where|when|why|how|whom|whose|who)"


@dataclass(frozen=True)
class Bidding:
    """One thing that is to be said: by which verb, with `that`, `to` or nothing before it."""

    verb: str
    link: str
    words: str


def letter(verb: str, link: str, words: str, others: Sequence[str]) -> str:
    """Give a letter in which somebody says himself what he has another told; empty where it stays as it is.

    What cannot be turned safely keeps its own words: where `he` may be one of the `others`, or of the letter itself.
    """
    said = parts(Bidding(verb.lower(), link.lower(), POLITE.sub("", words).strip()))
    told = [direct(one, others) for one in said]
    if len(told) == 1 and told[0].rstrip(".").lower() == said[0].words.rstrip(".").lower():
        return ""
    return " ".join(sentence(one) for one in told)


def parts(whole: Bidding) -> list[Bidding]:
    """Give each thing that is to be said, in order."""
    found, at, verb, link = list[Bidding](), 0, whole.verb, whole.link
    for more in MORE.finditer(whole.words):
        found.append(Bidding(verb, link, whole.words[at : more.start()].strip()))
        verb = (more["verb"] or more["asks"] or "tell").lower()
        link, at = (more["that"] or "").strip().lower(), more.end()
    found.append(Bidding(verb, link, whole.words[at:].strip()))
    return [one for one in found if one.words]


def direct(one: Bidding, others: Sequence[str]) -> str:
    """Give one thing that is to be said as its writer says it to whoever reads it."""
    words = to_you(one.words, others)
    if one.verb == ASKS:
        return asked(one, words, others)
    if re.fullmatch(PERFORMS, one.verb):
        whom = "" if re.fullmatch(LAY, one.verb) or (one.verb, one.link) == ("promise", "to") else " you"
        return f"I {one.verb}{whom}{f' {one.link}' if one.link else ''} {words or one.words}"
    if one.link == "to" and words:
        return re.sub(r"^not\b(?: to\b)?", "Do not", words)
    said = words or one.words
    return f"{said.rstrip(' ?')}." if one.link == "that" and said.endswith("?") else said  # he asked Herald to tell it


def asked(one: Bidding, words: str, others: Sequence[str]) -> str:
    """Give what is asked as a question, or as a plea."""
    if one.link == "to":
        return (
            re.sub(r"^please not\b(?: to\b)?", "Please do not", f"please {words}")
            if words
            else f"I ask you to {one.words}"
        )
    met = re.match(rf"(?:if|whether|{WH})\b", one.words, re.IGNORECASE)
    if met is None:
        begged = re.match(r"(?:for|about)\b", one.words, re.IGNORECASE)
        return f"I ask you {words or one.words}" if begged else words or one.words
    return (question(words, others) if words else "") or f"I ask you {words}" * bool(words) or f"I ask {one.words}"


def to_you(words: str, others: Sequence[str]) -> str:
    """Give words about somebody as they are said to him; empty where they may speak of another."""
    first = THIRD.search(words)
    if first is None:
        return words
    before = words[: first.start()]
    named = any(re.search(rf"\b{re.escape(one)}\b", before, re.IGNORECASE) for one in others)
    if named or ANOTHER.search(before) or (MANY.search(words) and SEVERAL.search(before)):
        return ""
    changed = list[str]()

    def yours(met: re.Match[str]) -> str:
        verb = met["verb"] or ""
        if agreed(verb) != verb:
            changed.append(verb)
        if met["short"]:
            rest = met.string[met.end() :]
            short = met["short"].replace("’", "'").lower()
            return "you" + (
                ("'ve" if re.match(r"\s+(?:got|been|\w+ed)\b", rest) else "'re") if short == "'s" else short
            )
        return f"you{met['between'] or ''}{f' {agreed(verb)}' if verb else ''}"

    said = SHE.sub(yours, words)
    if changed and re.search(r"\b(?:and|or)\s+[a-z]{2,}s\b", said):
        return ""
    said = HER.sub(lambda met: f"{met['before'] or ''}{'you' if of_her(met) else 'your'}", said)
    return re.sub(rf"\b(?:{'|'.join(YOURS)})\b", lambda met: YOURS[met[0].lower()], said, flags=re.IGNORECASE)


def of_her(met: re.Match[str]) -> bool:
    """Tell whether a `her` is she herself, no owner."""
    return bool(met["before"]) or met["next"] is None or bool(FEW.fullmatch(met["next"].strip()))


def agreed(verb: str) -> str:
    """Give a verb that is said of him as it is said to him."""
    if verb in OF_YOU:
        return OF_YOU[verb]
    if verb.replace("’", "'").endswith("n't"):
        return f"{OF_YOU.get(verb[:-3], verb[:-3])}n't"
    if not verb.endswith("s") or verb.endswith("ss"):
        return verb
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if re.search(r"(?:ch|sh|ss|x|zz)es$", verb) else verb[:-1]


def question(words: str, others: Sequence[str]) -> str:
    """Give what is asked of somebody as a question; empty where its verb cannot be turned round safely."""
    someone = "|".join(("you", "i", "we", "there", *map(re.escape, others)))
    met = re.fullmatch(
        rf"(?:if|whether|(?P<wh>{WH}\b.*?))\s+(?P<who>{someone})(?:['’](?P<short>d|ll|re|ve|m))?\s+(?P<rest>.+)",
        words.rstrip(" .?!"),
        re.IGNORECASE,
    )
    if met is None:
        plainly = re.match(rf"{WH}\s+(?:{AUXILIARY})\b", words, re.IGNORECASE)
        return f"{words.rstrip(' .?!')}?" if plainly else ""
    who = "I" if met["who"].lower() == "i" else met["who"]
    helps, rest = turned(who, met["short"] or "", met["rest"])
    return " ".join(filter(None, (met["wh"], helps, who, f"{rest}?"))) if helps else ""


def turned(who: str, short: str, rest: str) -> tuple[str, str]:
    """Give the word that stands before whoever is spoken of in a question, and what follows him; empty for none."""
    if short:
        return SHORTENED[short.lower()], rest
    if met := re.match(rf"({AUXILIARY})\b\s*", rest, re.IGNORECASE):
        return met[1], rest[met.end() :]
    verb = rest.split(maxsplit=1)[0]
    if who.lower() in {"you", "i", "we"} and not PAST.fullmatch(verb):
        return "do", rest
    return ("does", agreed(verb) + rest[len(verb) :]) if who != "there" and agreed(verb) != verb else ("", rest)


def sentence(words: str) -> str:
    """Give words as a sentence: with a capital, and an end."""
    said = words.strip(" ,;")
    return f"{said[:1].upper()}{said[1:]}{'' if said.endswith(('.', '?', '!', '…')) else '.'}"
