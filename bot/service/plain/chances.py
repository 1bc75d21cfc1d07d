"""Chances: odds asked in plain words, of one of the game's questions or of an order that is only considered."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from bot.service.desk.desk import Desk, problem_of
from bot.service.desk.foreseen import effect
from bot.service.desk.odds import odds
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import Who
from bot.service.ground.wording import clean, sentence
from bot.service.orders.aiming import out_of_question, strange
from bot.service.orders.contending import instead
from bot.service.orders.lines import near, perilous, understood
from bot.service.plain.places import whereabouts
from rules.kernel.errors import Answer, Refusal
from rules.kernel.language.grammar import write
from rules.kernel.language.matching import fold
from rules.kernel.orders.order import Order

ASKED = re.compile(
    r"(?:(?:what are|what is|what's|whats|what would|what will|show|give me|tell me)\s+)?(?:(?:the|my|our)\s+)?"
    r"(?:odds|chances?)\s+(?:be\s+)?(?:(?:of|to|for|that|if|when|in|at|on|against)\s+)?(?:(?:i|we)\s+)?(?:a\s+)?(?P<question>\S.*?)[\s?!.]*",
    re.IGNORECASE,
)
SUPPOSED = re.compile(
    r"what (?:if|happens if|would happen if|will happen if|does it do if) (?:i|we) (?P<question>\S.*?)[\s?!.]*",
    re.IGNORECASE,
)
WORTH = r"(?:good|wise|smart|safe|clever|worth it|a good idea)"
WEIGHED = re.compile(
    r"(?:should|shall) (?:i|we) (?P<question>\S.*?)[\s?!.]*|"
    rf"(?:is it|would it be) {WORTH} (?:to|if i|if we) (?P<to>\S.*?)[\s?!.]*|"
    rf"(?:is|would) (?P<ing>[a-z]+ing\b.*?) (?:be )?{WORTH}(?: for (?:me|us))?[\s?!.]*",
    re.IGNORECASE,
)
"""How somebody asks whether an order is worth giving."""
POSSIBLE = re.compile(r"(?:can|could|may) (?:i|we) (?P<question>\S.*?)[\s?!.]*", re.IGNORECASE)
"""How somebody asks whether an order may be given."""
REACHES = re.compile(
    r"(?:can|could|may|will|when (?:will|does|can|do)) (?:my|our|the) (?:army|armies|troops|men|soldiers|fleet|ships)"
    r" (?:reach|be (?:at|in)|arrive (?:at|in)|get to|come to|go to|march (?:to|on)) (?P<place>\S.*?)"
    r"(?:\s+and\s.*|,.*)?[\s?!.]*",
    re.IGNORECASE,
)
"""How somebody asks whether an army comes to a place, and when."""
TAIL = r"(?:(?: (?:before|by|in time|this|next|now|at all|until|if|with)\b|[,.?!]).*)?[\s?!.]*"
"""What may follow the place of which somebody asks."""
DREADS = re.compile(
    r"(?:and |so |but |hm+,? )*(?:(?:what(?:['’]?s| is| are)|how (?:big|high) (?:is|are)) )?(?:the |my )?"
    r"(?:odds|chances?|risk|danger) (?:of |that |to )?(?:i |we )?(?:will |could |might )?(?:lose|losing) "
    rf"(?P<lost>\S.*?){TAIL}",
    re.IGNORECASE,
)
"""How somebody asks what the chance is that he loses something."""
TAKERS = re.compile(
    r"(?:and |so |but |hm+,? )*"
    r"(?:how (?:likely|probable)|(?:what(?:['’]?s| is| are) )?(?:the )?(?:odds|chances?|risk)) "
    r"(?:(?:is it|is|of|that) )*(?P<house>(?!(?:i|we|my|our|it|this|that|me)\b)[^,.;?!]+?) "
    r"(?:(?:will|could|can|would|might) )?(?:attack(?:s|ing)? (?:me|us)(?: again)? and )?"
    rf"(?:tak(?:e|es|ing)|conquer(?:s|ing)?|captur(?:e|es|ing)|gets?|getting) (?P<reached>\S.*?){TAIL}",
    re.IGNORECASE,
)
"""How somebody asks how likely another takes a place of his."""
LOSSES = re.compile(
    r"(?:and |so |but |hm+,? )*(?:"
    r"(?:(?:can|could|will|would|might|may|does|when (?:can|will|could)|how (?:soon|fast|quickly) (?:can|could|will)) )"
    r"(?P<house>(?!(?:i|we|my|our|it|this|that)\b).+?) (?:be able to |still )*"
    r"(?:reach|get to|come to|be (?:in|at|before)|take|besiege|attack|capture|conquer|march (?:to|on)|arrive (?:in|at)|"
    r"strike|threaten) (?P<reached>\S.*?)"
    r"|(?:will|could|can|might|do|would) (?:i|we) (?:ever |still )?(?:lose|keep|hold) (?P<kept>\S.*?)"
    r"|(?:am i|are we) (?:about|going) to lose (?P<going>\S.*?)"
    r"|how (?:likely|probable) (?:is it |am i |do |will )?(?:that |to )?(?:i |we )?(?:will )?lose (?P<likely>\S.*?)"
    r"|(?:is|are) (?P<safe>\S.*?) (?:safe|in danger|lost|threatened|at risk|going to fall)(?: now| this \w+)?"
    rf"){TAIL}",
    re.IGNORECASE,
)
"""How somebody asks whether a place may be lost, or whether another comes to it."""
PLACES = ("reached", "kept", "going", "likely", "safe", "lost")
"""What a place is called in what was asked."""
ANYBODY = frozenset(
    {"anybody", "anyone", "somebody", "someone", "they", "he", "she", "the enemy", "an enemy", "others"}
)
LOSS = "loss of {place}{to}"
"""The question of odds that a game answers which can say so."""
MARCHES = ("march to", "move to", "march on", "attack")
"""What is tried where only the place of a march is named."""
SENT = {
    "sent": "send",
    "took": "take",
    "went": "go",
    "led": "lead",
    "put": "put",
    "bought": "buy",
    "built": "build",
    "made": "make",
    "gave": "give",
    "struck": "strike",
    "laid": "lay",
    "paid": "pay",
    "left": "leave",
    "fought": "fight",
    "held": "hold",
    "sold": "sell",
    "spent": "spend",
}
"""What is done, by how it is said of what might be."""
PAST = re.compile(r"(?P<stem>[a-z]{2,}?)(?P<double>[a-z])?(?:(?P=double))?ed", re.IGNORECASE)
GERUND = re.compile(r"(?P<stem>[a-z]+?)(?P<double>[a-z])?(?:(?P=double))?ing", re.IGNORECASE)
SIMPLY = re.compile(r"(?:(?:only|just|merely|simply|ever|now|then|first)\s+)+", re.IGNORECASE)
"""What may stand before what is done, and is said of who does it."""
ATTACK = "attack"
"""What is tried where only a place or a foe is named."""


async def chances(herald: Herald, who: Who, text: str) -> Message | None:
    """Answer what the odds of something are, or what it would do; None where nobody asks, or it cannot be reckoned."""
    line = text.strip()
    if order := WEIGHED.fullmatch(line) or POSSIBLE.fullmatch(line):
        question = clean(next(filter(None, order.groups()), ""))
        return await considered(herald, who, spoken(question), plainly=True)
    if goal := REACHES.fullmatch(line):
        found = await considered(herald, who, [f"{verb} {clean(goal['place'])}" for verb in MARCHES], plainly=True)
        return found if found and found.buttons else await whereabouts(herald, who, line) or found
    met = ASKED.fullmatch(line) or SUPPOSED.fullmatch(line)
    if met is None:
        return None
    question = clean(met["question"])
    try:
        return await odds(herald, who, question)
    except Answer:
        return await considered(herald, who, [*spoken(question), f"{ATTACK} {question}"])


async def losses(herald: Herald, who: Who, text: str) -> Message | None:
    """Answer whether a place may be lost, or another comes to it; None where that is not asked, or no game knows."""
    line = text.strip()
    met = TAKERS.fullmatch(line) or LOSSES.fullmatch(line) or DREADS.fullmatch(line)
    if met is None:
        return None
    said = met.groupdict()
    place = clean(next(filter(None, (said.get(one) for one in PLACES)), ""))
    house = clean(said.get("house") or "")
    to = "" if fold(house) in {"", *ANYBODY} else f" to {house}"
    try:
        return await odds(herald, who, LOSS.format(place=place, to=to))
    except Refusal as quiet:
        door = Button(action="map", label="Map", campaign=who.campaign, seat=who.seat)
        return Message(content=sentence(f"{str(quiet)[:1].upper()}{str(quiet)[1:]}"), buttons=(door,))
    except Answer:
        return None


async def considered(herald: Herald, who: Who, said: Iterable[str], *, plainly: bool = False) -> Message | None:
    """Say what an order of the open window would do that somebody considers, said in one of these ways; None: none.

    What cannot be given is said to be so; read `plainly`, a line that is only near to an order is none.
    """
    ways = list(said)
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return None
        for words in ways:
            order = meant(desk, words, plainly=plainly)
            if order is None:
                if never := barred(desk, words):
                    return Message(content=sentence(f"“{words}” cannot be: {desk.ruleset.say(desk.view(), never)}"))
                continue
            text = desk.ruleset.say(desk.view(), write(order, desk.lexicon()))
            beside = freed(desk, order)
            if problem := problem_of(order, beside.view(), who.seat):
                return Message(content=sentence(f"“{text}” cannot be: {desk.ruleset.say(desk.view(), problem)}"))
            if does := foretold(beside, order, often(desk, words)):
                text = words.strip(" ?!.,") if often(desk, words) > 1 else text
                window, seat = look.campaign.window_key, who.seat
                give = Button(action="say", label=text[:80], campaign=who.campaign, window=window, seat=seat, what=text)
                return Message(content=f"“{text}”: {does}", buttons=(give,))
        warning = next(filter(None, (perilous(desk, words) for words in ways)), "")
    return Message(content=sentence(warning)) if warning else None


def freed(desk: Desk, order: Order[Any]) -> Desk:  # Any: as above
    """Give a desk without the orders that one would stand instead of, for nobody would be left for it beside them."""
    contending = instead(desk, "", [order])
    same = [draft for draft in desk.drafts if desk.session.read(draft.given) == order]
    gone = same or desk.replaced(order) or (contending[0] if contending else ())
    kept = [draft for draft in desk.drafts if draft not in gone]
    return Desk(desk.look, desk.who, desk.session, kept, ready=desk.ready)


def spoken(question: str) -> Iterator[str]:
    """Give the ways in which what is considered may be an order: as it stands, and without -ing or -ed.

    `conquering Anjou`, `if I only sent two archers to Anjou`.
    """
    yield question
    verb, _, rest = SIMPLY.sub("", question).partition(" ")
    if now := SENT.get(verb.casefold()):
        yield f"{now} {rest}".strip()
    elif found := GERUND.fullmatch(verb) or PAST.fullmatch(verb):
        stem, last = found["stem"], found["double"] or ""
        for form in dict.fromkeys((stem + last, f"{stem}{last}e", stem + last * 2)):
            yield f"{form} {rest}".strip()


def barred(desk: Desk, words: str) -> str:
    """Say why nothing can be done to what words name, however they are meant; empty where something could."""
    found = near(desk, words, desk.orders, desk.lexicon())
    if (order := found.slip or found.barred) and (problem := problem_of(order, desk.view(), desk.who.seat)):
        return problem
    kind = found.order
    unknown = strange(desk, words) if kind else ""
    return f"nothing here is called “{unknown}”" if unknown else out_of_question(desk, kind, words) if kind else ""


def meant(desk: Desk, words: str, *, plainly: bool) -> Order[Any] | None:  # Any: each game has its own orders
    """Read words as an order of the open window, misspelt or not unless read `plainly`; None where they are none."""
    try:
        return understood(desk, words)[0]
    except Answer:
        return None if plainly else near(desk, words, desk.orders, desk.lexicon()).slip


def often(desk: Desk, words: str) -> int:
    """Give how often words say one order; once where they say several, or none."""
    try:
        found = understood(desk, words)
    except Answer:
        return 1
    return len(found) if all(one == found[0] for one in found) else 1


def foretold(desk: Desk, order: Order[Any], times: int = 1) -> str:  # Any: as above
    """Say what an order would do that is given so often; empty where that is not known, or it cannot be given."""
    try:
        return effect(desk, order, times)
    except Answer:
        return ""
