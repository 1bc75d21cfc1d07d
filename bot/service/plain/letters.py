"""Letters said in plain words: `write to Egypt: shall we be friends?`."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache

from rapidfuzz import fuzz

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, letter_to
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import listed, plural
from bot.service.orders.faithful import questions
from bot.service.plain.intents import FILE, INTENTS
from bot.service.plain.naming import meant, mentioned
from bot.service.talk.bidding import bidden, plainly_begun
from rules.kernel.language.matching import fold
from rules.kernel.language.numerals import in_words
from rules.kernel.state.finding import find

LIKE = 82
"""How like the name of a seat the words after the opening must be, of 100."""
EVERYBODY = re.compile(
    r"(?:every(?:one|body)(?: else)?|all(?: (?:of (?:you|them)|players|the (?:others|players)|others))?|the others)\b"
    r"(?: (?:in|on|at) (?:the|this|our) (?:channel|game|table|server))?(?=\s*[:,]|\s+that\b)",
    re.IGNORECASE,
)
"""How everybody is addressed who plays."""
BETWEEN = re.compile(r"\s*,\s*(?:and\s+)?|\s+(?:and|&|\+)\s+", re.IGNORECASE)
"""What stands between the names of several."""
THE = re.compile(r"^the\s+", re.IGNORECASE)
TO = " to"
"""How an opening ends after which a name has to come."""
LONGEST_NAME, MOST = 4, 4
"""The most words of a name, and the most letters that are offered instead."""
LONGEST_HEAD = 6
"""The most words before which somebody is named who is written to."""
HEAD = re.compile(r"[,.:;!?\n–—]")
LEAD = re.compile(
    r"^[\s:,.–—-]*(?:(?:(?:back|in (?:secret|private|confidence)|secretly|privately|quietly|confidentially)\b[\s,]*)+"
    r"(?=[:,]|that\b|saying\b)[\s:,]*)?(?:(?:that|saying|says|to|and say|and tell (?:him|her|them))\b[\s:,]*)?",
    re.IGNORECASE,
)
"""What stands between a name and the words of a letter."""
TAIL = re.compile(
    r"(?:\s*[,.;?!…]+\s*(?:(?:and|but|also|then|now|btw|by the way)[\s,]+)+|\s*[.;?!…]+\s+|\s+and (?:then|also)\s+)"
    r"(?P<tail>[^.;?!…]+[.?!…\s]*)$",
    re.IGNORECASE,
)
"""What stands last in a letter, and may be said to Herald."""
DOES = re.compile(
    r"(?:i )?(?:still )?(?:keep|hold|leave|cancel|undo|drop|note|order|do|attack|march|build) (?:my|the|all|on with)\b"
    r".*\b(?:her|him|them|it|anyway|all the same|as (?:it|they) (?:is|are|stands?)|orders?|attack|march|plan|secret)\b"
    r".*",
    re.IGNORECASE,
)
"""How somebody tells Herald what to do behind the words of a letter, of whoever gets it."""
HIS_ANSWER = re.compile(
    r"(?:would|will|do|does|could|can|might|should) (?:you think )?(?:he|she|they) (?:even |ever |really |just )*"
    r"(?:listen|accept|agree|say|answer|reply|take|want|like|join|believe|trust|care|mind|go for|be interested)\b",
    re.IGNORECASE,
)
"""How Herald is asked what somebody will answer."""
OF_HERALD = (
    "winning", "awaited", "when", "map", "papers", "news", "odds", "danger", "asked", "mine", "length", "counted",
)  # fmt: skip
"""What is asked of Herald alone, also behind a letter."""
BEHIND = re.compile(
    r"(?P<order>[^:]+?)(?:\s*[.;,]\s*|\s+)(?:and\s+)?(?:(?:then|also)\s+)*"
    r"(?P<letter>(?:tell|write|ask|send|letter|message)\s[^:]+:.+)",
    re.IGNORECASE | re.DOTALL,
)
"""How somebody writes to another behind an order."""
AND_READY = re.compile(r"[\s,.;!]+(?:and |then )*(?:i am |i['’]?m )?ready[\s.!]*$", re.IGNORECASE)
"""How somebody says at the end that he is ready, which is no part of a letter behind an order."""
TELL = re.compile(
    r"(?P<order>.+?)(?:\s*[.;,]\s*(?:and\s+|then\s+|also\s+)*|\s+(?:and|then)\s+(?:then\s+|also\s+)?)"
    r"(?P<letter>(?:tell|write to|message)\s.+)",
    re.IGNORECASE | re.DOTALL,
)
"""How somebody has another told something behind an order, without a colon."""
DEAR = re.compile(r"(?:hi |hey |my |hello )*dear\s+(?P<rest>.+)", re.IGNORECASE | re.DOTALL)
"""How a letter begins that has nobody but its receiver in its first words."""
HAIL = re.compile(
    r"(?P<before>(?:(?:dear|hey|hi|hello|yo|oi|greetings|listen|psst|ok|so|good (?:day|morning|evening)|my friend|"
    r"peace|truce|sorry|thanks|thank you|please|pls|stop|friends?|no|yes|come on)[\s,.!]+){0,3})"
    r"(?P<rest>[^\s,.!?:;].*)",
    re.IGNORECASE | re.DOTALL,
)
"""How somebody begins who calls another by name."""
ASKED = r"can|could|will|would|do|shall|are|did|have|should|may|about|if"
SPEAKS_ON = re.compile(
    r"\s*(?:[,.!;–—-]|(?:please|pls|lets?|let['’]s|i|im|ill|we|you|u|your?|ur|dont|don['’]t)\b|i['’]|"
    rf"(?:(?:why|what|how|where|when) )?(?:{ASKED}) (?:you|u|we|i)\b)",
    re.IGNORECASE,
)
"""What follows a name by which somebody is called, and not spoken of."""
TO_HIM = re.compile(r"\b(?:you|u|your|yours|ur|ya|us|together|lets|let['’]s)\b|\bwe\b", re.IGNORECASE)
"""Words that are said to somebody."""
TO_HERALD = re.compile(r"(?:\w+ )?herald\b", re.IGNORECASE)
"""How somebody begins who speaks to Herald."""
READY = "I am ready"
READY_LAST = re.compile(
    r"(?:(?<=[.!?])\s*|\s*[,;]\s*|\s+(?=and\b))(?:(?:and|then|so|now|also)\s+)*(?:please )?"
    r"(?:(?:count|mark) me (?:as )?|(?:i am|i['’]?m|im) (?:now )?)?(?:ready|rdy)(?: (?:now|then|please|too))*[\s.!]*$",
    re.IGNORECASE,
)
"""How somebody says to Herald, last in a letter, that he is ready."""
NOT_SENT = re.compile(
    r"(?:(?:oh|no|nope|nah|wait|actually|ok|okay|yeah|yes|well|ready|and|so|just)[\s,.!]+)*"
    r"(?:forget|never ?mind|drop|scrap|skip|leave|cancel|do not send|don['’]?t send|no need for|"
    r"(?:i )?(?:do not|don['’]?t) care about)(?: about)?(?: out)? "
    r"(?:the|my|that|this|his|her|any) (?:letters?|messages?|notes?|mail)(?: to \w+)?(?: after all| any ?more)?[\s.!]*",
    re.IGNORECASE,
)
"""How somebody says that a letter is not to be sent."""
SENT = re.compile(
    r"^send (?:the )?(?P<name>[\w'’-]+(?: [\w'’-]+){0,3}?) (?:a|this|the|my) (?:letter|message|note|mail)\s*[:,]\s*",
    re.IGNORECASE,
)
"""How somebody sends another a letter."""
HIM = frozenset({"him", "her", "them"})
TERM = re.compile(
    r"\bfor (?:the next |at least |another )?(?P<turns>[\w-]+) (?:more |full )?(?P<word>turn|year|round)s?\b",
    re.IGNORECASE,
)
"""How a promise says for how long it is good."""
COURTEOUS = re.compile(
    r"^(?:(?:lol|lmao|haha|hehe|hm+|ok|okay|yes|yeah|no|nah|and|then|so|well|oh|ah|hey|now|also|just|pls|please|herald)"
    r"[\s,.!:]+)*(?:(?:please|can you|could you|i want to|i would like to|i'd like to|let me)\s+)?",
    re.IGNORECASE,
)

LEFT_OUT = "“{}” is left out: that sounds as if it were said to me. Put the letter in quotes, and all of it goes."
"""What is said of what stands behind a letter and does not go with it."""
UNKNOWN = "What the answer will be I cannot know."
"""What is said of a question about what somebody will answer."""


@cache
def openings() -> tuple[str, ...]:
    """Give how letters begin that are said in plain words, the longest first."""
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))["letter"]["openings"]
    return tuple(sorted(found, key=lambda one: -len(one)))


def opened(text: str) -> tuple[str, str]:
    """Give how a letter begins, and what follows; of what is no letter nothing, and all of it."""
    begun = parted(text)
    rest = begun[1] if begun else text
    if not (begun and rest):
        return "", rest
    return text[: text.rindex(rest)] if rest in text else f"{begun[0]} ", rest


def parted(text: str) -> tuple[str, str] | None:
    """Give what follows the opening of a letter; None for what is no letter."""
    line = plainly_begun(COURTEOUS.sub("", bidden(text.strip())))
    opening = next((one for one in openings() if fold(line).startswith(f"{one} ")), None)
    return None if opening is None else (opening, line[len(opening) :].strip())


def recipient(card: CampaignCard, who: Who, rest: str) -> tuple[int, str, str] | None:
    """Give the place of the seat that is addressed among the others, its name, and the words; None if none is."""
    rest = THE.sub("", rest)
    words = rest.split()
    others = [seat for seat in card.seats if seat.id != who.seat]
    for place, seat in enumerate(others):
        name = THE.sub("", seat.name)
        count = len(name.split())
        typed = " ".join(words[:count]).rstrip(":,.;")
        if fuzz.ratio(fold(typed), fold(name)) >= LIKE:
            return place, seat.name, said_to(rest, count)
    shortly = meant({seat.id: seat.name for seat in others}, words[0]) if words else ""
    if not shortly and words and fold(words[0]).rstrip(":,") in HIM:
        people = [seat.id for seat in others if seat.user is not None]
        shortly = people[0] if len(people) == 1 else ""  # nobody else plays here
    return next(((place, seat.name, said_to(rest, 1)) for place, seat in enumerate(others) if seat.id == shortly), None)


def said_to(rest: str, count: int) -> str:
    """Give the words of a letter, which follow so many of its receiver's name."""
    name, words = " ".join(rest.split(" ")[:count]), " ".join(rest.split(" ")[count:])
    where = rf"^\s*(?:in|of|from) (?:the )?{re.escape(name.rstrip(':,.;'))}\s*(?=:)"
    return LEAD.sub("", re.sub(where, "", words, flags=re.IGNORECASE), count=1).strip()


def parting(words: str) -> tuple[str, str]:
    """Give the words of a letter, and what stands behind them that is said to Herald; in quotes all is the letter."""
    quoted = '"' in words or "“" in words
    if not quoted and (done := READY_LAST.search(words)) and words[: done.start()].strip():
        return words[: done.start()].rstrip(" ,;"), READY
    met = None if quoted else TAIL.search(words)
    if met is None or not words[: met.start()].strip():
        return words, ""
    tail = met["tail"].strip()
    of_herald = INTENTS.sure(tail) in OF_HERALD or DOES.fullmatch(tail)
    if not HIS_ANSWER.match(tail) and (TO_HIM.search(tail) or not of_herald):
        return words, ""
    return words[: met.start("tail")].rstrip(" ,;").removesuffix(" and").removesuffix(" then").rstrip(" ,;"), tail


def several(card: CampaignCard, who: Who, rest: str) -> tuple[list[int], str] | None:
    """Give the places of several seats that are addressed among the others, and the words; None for one, or none.

    They stand before a colon, with commas or an `and` between; everybody may be said in one word.
    """
    called, colon, words = rest.partition(":")
    others = [seat for seat in card.seats if seat.id != who.seat]
    if everybody := EVERYBODY.match(rest):
        played = [place for place, seat in enumerate(others) if seat.user is not None]
        return (played, LEAD.sub("", rest[everybody.end() :]).strip()) if played else None
    parts = [one for one in BETWEEN.split(called.strip()) if one.strip()]
    found = [recipient(card, who, one) for one in parts]
    if not colon or len(parts) < len("ab") or not all(one and not one[2] for one in found):
        return None
    return list(dict.fromkeys(one[0] for one in found if one)), words.strip()


def to_several(card: CampaignCard, who: Who, places: Sequence[int], words: str) -> Message:
    """Offer to send one letter to several seats."""
    others = [seat for seat in card.seats if seat.id != who.seat]
    names = listed(others[place].name for place in places)
    if not words:
        return Message(content=f"What do you write to {names}? Put it behind a colon: `write to {names}: …`.")
    send = Button(action="post", label=f"Send to {names}"[:80], campaign=card.id, seat=who.seat, style="primary")
    return Message(content=f"Shall I send this to {names}, signed by your seat?\n“{words}”", buttons=(send,))


def unsent(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Forget the letters that somebody wrote and will not send; None for what says nothing of the kind."""
    if not NOT_SENT.fullmatch(text.strip()) or not herald.asking.unsent.get(who.user):
        return None
    for one in herald.asking.unsent[who.user]:
        herald.asking.settle(who.user, one.said)
    return Message(content="Then it is not sent.")


def addressed(card: CampaignCard, who: Who, text: str) -> Message | None:
    """Offer to send what is said to be written to another seat, or to several; None for what is no letter."""
    if SENT.match(bare := COURTEOUS.sub("", text.strip())):
        text = SENT.sub(r"write to \g<name>: ", bare)
    told, tail = offering(card, who, text), stands_behind(card, who, text)
    if told is None or not tail:
        return told
    aside = UNKNOWN if HIS_ANSWER.match(tail) else LEFT_OUT.format(opened_up(tail))
    return told.model_copy(update={"content": f"{told.content}\n{aside}"})


def said_to_herald(card: CampaignCard, who: Who, text: str) -> str:
    """Give what stands behind a letter and wants something of Herald that he knows; empty for nothing."""
    tail = stands_behind(card, who, text)
    return "" if HIS_ANSWER.match(tail) else tail


def stands_behind(card: CampaignCard, who: Who, text: str) -> str:
    """Give what stands behind the words of a letter and is said to Herald; empty for nothing, and for no letter."""
    begun = parted(text)
    return parting(begun[1])[1] if begun and offering(card, who, text) else ""


def opened_up(tail: str) -> str:
    """Give what is quoted without its end."""
    return tail.strip(" .!?…")


def offering(card: CampaignCard, who: Who, text: str) -> Message | None:
    """Offer to send a letter, without what is said to Herald behind it; None for what is no letter."""
    begun = parted(text)
    if begun is None:
        spoken = called(card, who, text)
        return offered(card, who, *spoken) if spoken else None
    rest = parting(begun[1])[0]
    if many := several(card, who, rest):
        return to_several(card, who, *many)
    found = recipient(card, who, rest)
    if found is None:
        return nobody(card, who, rest) if begun[0].endswith(TO) else None
    return offered(card, who, *found)


def offered(card: CampaignCard, who: Who, place: int, name: str, words: str) -> Message:
    """Offer to send a letter, and to propose it as a pact where it promises something for some turns."""
    form = letter_to(card.id, who.seat, place, name)
    others = [seat for seat in card.seats if seat.id != who.seat]
    kept = f"\nNobody plays {name} now: it is kept for whoever takes the seat." if others[place].user is None else ""
    if not words:
        return Message(
            content=f"What do you write to {name}?{kept}", buttons=(form.model_copy(update={"style": "primary"}),)
        )
    send = Button(action="post", label=f"Send to {name}"[:80], campaign=card.id, seat=who.seat, style="primary")
    content = f"Shall I send this to {name}, signed by your seat?\n“{words}”{kept}"
    turns = promised(words)
    if not turns:
        return Message(content=content, buttons=(send, form))
    term = plural(turns, promised_in(words))
    pact = Button(action="propose", label=f"As a pact for {term}", campaign=card.id, seat=who.seat)
    told = "Proposed as a pact, it stands on record once it is accepted; it binds nobody but by his word."
    return Message(content=f"{content}\n{told}", buttons=(send, pact, form))


def promised(words: str) -> int:
    """Give for how many turns a letter promises something; 0 for none."""
    found = TERM.search(words)
    said = found["turns"] if found else ""
    return int(said) if said.isdecimal() else (in_words(said) or 0) if said else 0


def promised_in(words: str) -> str:
    """Give what a letter calls the turns for which it promises something."""
    found = TERM.search(words)
    return found["word"].lower() if found else "turn"


def nobody(card: CampaignCard, who: Who, rest: str) -> Message | None:
    """Say to whom one can write, where a letter begins with a name that nobody has; None without its colon."""
    called, colon, _ = rest.partition(":")
    others = [seat for seat in card.seats if seat.id != who.seat and seat.mode != "open"]
    if not colon or len(called.split()) > LONGEST_NAME or not others:
        return None
    places = enumerate(one for one in card.seats if one.id != who.seat)
    played = sorted(((place, seat) for place, seat in places if seat in others), key=lambda one: one[1].user is None)
    buttons = tuple(letter_to(card.id, who.seat, place, seat.name) for place, seat in played)
    names = listed([seat.name for seat in others], "or")
    return Message(content=f"Nobody here is called {called.strip()}. You can write to {names}.", buttons=buttons[:MOST])


def called(card: CampaignCard, who: Who, text: str) -> tuple[int, str, str] | None:
    """Give whom a text calls by name that is said to him: his place among the others, his name, and all of the text."""
    line = text.strip()
    others = [seat for seat in card.seats if seat.id != who.seat]
    names = {seat.id: seat.name for seat in others}
    dear, hail = DEAR.fullmatch(line), HAIL.fullmatch(line)
    head = HEAD.split(dear["rest"], maxsplit=1)[0] if dear else ""
    whose = mentioned(names, " ".join(head.split()[:LONGEST_HEAD]))
    if len(whose) != 1 and hail:
        whose = hailed(names, hail["before"], hail["rest"])
    if len(whose) != 1 or (TO_HERALD.match(line)):
        return None
    return find(((place, seat.name, line) for place, seat in enumerate(others) if seat.id == whose[0]), "whom he calls")


def hailed(names: Mapping[str, str], before: str, rest: str) -> list[str]:
    """Give who is called by the first words of a text, be they alone or behind a greeting; nobody who is spoken of."""
    words = THE.sub("", rest).split()
    for count in range(1, min(len(words), LONGEST_NAME) + 1):
        head = " ".join(words[:count]).strip(" ,.!;:–—-")
        found = mentioned(names, head)
        whole = [id for id in found if fold(THE.sub("", names[id])) == fold(head)]
        if whole or (len(found) == count == 1):
            said = tail_of(rest, words[count - 1])
            speaks = SPEAKS_ON.match(said) and (before.strip() or TO_HIM.search(said))
            if said and speaks:
                return whole or found
    return []


def tail_of(text: str, last: str) -> str:
    """Give what follows a word of a text, with the mark that ends it; empty where nothing is said there."""
    bare = last.rstrip(",.!;:–—-")
    rest = text[text.index(last) + len(bare) :]
    return rest if rest.strip(" ,.!;:–—-") else ""


def behind(text: str) -> tuple[str, str] | None:
    """Give an order and the letter behind it, `home York. and tell Egypt: …`; None for what is not both."""
    found = BEHIND.fullmatch(text.strip())
    if found is None and not questions(text):
        found = TELL.fullmatch(text.strip())
    return (found["order"], AND_READY.sub("", found["letter"])) if found and parted(found["letter"]) else None


def begins_behind(text: str) -> int:
    """Give where the letter begins that stands behind an order in a text; 0 for none."""
    found = BEHIND.fullmatch(text) or (None if questions(text) else TELL.fullmatch(text))
    return found.start("letter") if found and parted(found["letter"]) else 0


def written(card: CampaignCard, who: Who, text: str) -> tuple[str, str] | None:
    """Give to which seat a message is a letter, or to which, with commas between, and its words; None if it is none."""
    both = behind(text) if parted(text) is None else None
    begun = parted(both[1] if both else text)
    if begun is None:
        return called_in_writing(card, who, text)
    rest = parting(begun[1])[0]
    others = [seat.id for seat in card.seats if seat.id != who.seat]
    if many := several(card, who, rest):
        return (",".join(others[place] for place in many[0]), many[1]) if many[1] else None
    found = recipient(card, who, rest)
    return (others[found[0]], found[2]) if found and found[2] else None


def called_in_writing(card: CampaignCard, who: Who, text: str) -> tuple[str, str] | None:
    """Give to which seat a text is said that calls it by name, and its words; None if it calls none."""
    found = called(card, who, text)
    return ([seat.id for seat in card.seats if seat.id != who.seat][found[0]], found[2]) if found else None
