"""Ruled: what the rulebook answers to a message that is no order: a question of any kind, or how to do something."""

import re
from asyncio import to_thread
from collections.abc import Mapping

from rapidfuzz import fuzz

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, unlike
from bot.service.ground.playing import position
from bot.service.ground.values import CampaignCard, Who
from bot.service.history.rulings import question_door
from bot.service.plain.intents import INTENTS, LITTLE, spoken, stems
from bot.service.plain.naming import in_general, mentioned, without
from bot.service.plain.replies import doubtful
from bot.service.plain.rivals.rivalry import rivalry
from bot.service.plain.situation import Situation
from bot.service.reading import reading
from bot.service.rulebook.questions import SURE, Asked, Question
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold
from rules.kernel.language.names import WORD
from rules.kernel.table.chair import CHAIR
from rules.kernel.telling.tellings import Page

ALIKE = 62
"""How alike two questions that name somebody must be without the names, of 100, to ask the same."""
LONGEST = 700
"""How much of a rulebook's answer is said at once."""
PARTS = re.compile(r"\?+\s*|,\s*(?:(?:and|but|so|or)\s+)?|\s+and\s+(?=(?:what|how|why|who|which|can|may|do|does|is)\b)")
"""What stands between two questions."""
MOST, FEW = 3, 2
"""How many questions of a message are answered, and how many buttons each keeps."""
WRITING = "How do I write to another player?"
"""A question that is near to whatever names a player, and is meant only by who wants to write."""
WRITES = frozenset(stems(("write", "letter", "message", "mail", "tell", "say", "talk", "speak", "answer")))
OF_NOW = re.compile(
    r"(?:(?:and|so|ok|okay|but|hey|hm+|wait|oh|no|well)\W+)*(?:"
    r"(?:did|was|were|has|have|had|am|will|would)\b|why (?:did|do|does|am|is|are|was|were|has|have|only|minus)\b|"
    r"(?:where|who|what|how|which) (?:is|are|am|was|were|did|has|have)(?! (?:an?|the difference|there)\b)\b|"
    r"who [a-z]+s\b|how (?:many|much|far|strong|likely)\b.*\b(?:i|me|my|we|our|left|now)\b|how do (?:i|we) stand|"
    r"which of (?:my|our|his|their)\b|(?:is|are) (?!there\b))"
)
"""How a question begins that asks how things stand or stood here, not how the rules are."""
OF_SOMEBODY = re.compile(
    r"(?:(?:and|so|ok|okay|but|hey|hm+|wait|oh|no|well)\W+)*(?:who|what|how|where|which|is|are|was|were|did|does|do|has|"
    r"have|will|would|can|could|should|why|tell me)\b|.*\?"
)
"""How somebody asks, or wants to be told something."""
SENTENCES = re.compile(r"[,.;!?\n]+")
OF_TABLE = (
    "How can I check that the luck was fair?",
    "How does a vote of the table work?",
    "How do I keep somebody from bothering me?",
    "What if the gamemaster is gone?",
)
"""What is asked of the table in words that an order of a game may have, too: `call a vote for a new gamemaster`."""
UNKNOWN = "I am not sure what you ask. This is how things stand with"
"""How an answer begins to a question of somebody that is not understood."""
IF_MEANT = "If you ask “{}”:"
"""How an answer begins to a question that is meant more likely than not."""
SHORTLY = 360
"""How much of such an answer is said at once."""
FIRM = 1.75
"""What a question of the rulebook has to score at least to be the answer to one that asks how things stand."""
LEAST = 2
"""How many words of more than a little meaning say that something is to be done."""


async def ruled(herald: Herald, card: CampaignCard, text: str, who: Who | None = None) -> Message | None:
    """Answer a question from the rulebook, below what one's own papers say to it; None where it has no answer to it.

    Nor has it where no more than names are alike.
    """
    asked = herald.rulebooks.questions.of(card.game)
    least = FIRM if OF_NOW.match(fold(text).strip()) else SURE
    near = await to_thread(asked.surely, text, least)
    names = {seat.id: seat.name for seat in card.seats}
    if near is None or beside_the_point(near.words, text, names | await places(herald, card, text)):
        return await in_parts(herald, card, text, who)
    found = await reading.rule(herald, card.game, text)
    first = found.pages[0] if found.pages else Page(title="")
    said = "\n".join(first.lines)
    cut = said if len(said) <= LONGEST else f"{said[:LONGEST].rsplit(' ', 1)[0]} …"
    own = await answering(herald, who, first.title) if who else ()
    lines = [*(line for page in own for line in page.lines), *([""] if own else []), first.title, cut]
    tables = tuple(page.model_copy(update={"lines": ()}) for page in own if page.table)
    return Message(content="\n".join(lines), pages=tables, buttons=found.buttons)


def foreseen_by_rules(herald: Herald, card: CampaignCard, text: str) -> bool:
    """Tell whether the rulebook has foreseen a question in these very words."""
    return herald.rulebooks.questions.of(card.game).exactly(text) is not None


def of_herald(herald: Herald, card: CampaignCard, text: str) -> str:
    """Give the part of a text that asks in foreseen words of the table, its luck, its votes and its peace; else empty.

    One part alone is looked for in a text that says more.
    """
    asked = herald.rulebooks.questions.of(card.game)
    parts = [text, *(one.strip() for one in SENTENCES.split(text) if one.strip())]
    found = ((one, asked.exactly(one)) for one in parts)
    return next((one for one, at in found if at is not None and asked.questions[at].words in OF_TABLE), "")


async def answering(herald: Herald, who: Who, question: str) -> tuple[Page, ...]:
    """Give the pages of a seat's papers that answer a question of the rulebook for the seat itself."""
    try:
        pages = (await reading.papers(herald, who)).pages
    except Answer:
        return ()
    return tuple(page for page in pages if question in page.answers)


async def places(herald: Herald, card: CampaignCard, text: str) -> dict[str, str]:
    """Give the names of things of the game that a text has, which several words or a capital set apart."""
    async with herald.store.look(card.id) as look:
        try:
            session = await position(herald, look)
        except Answer:
            return {}
        known = session.ruleset.lexicon(session.glance(None), "")
    line = f" {' '.join(WORD.findall(fold(text)))} "
    named = (name for kind, names in known.items() if kind != "seat" for name in names if name[:1].isupper())
    return {name: name for name in named if f" {fold(name)} " in line}


async def in_parts(herald: Herald, card: CampaignCard, text: str, who: Who | None = None) -> Message | None:
    """Answer those of several questions in one message that are surely of the rulebook; None where it is but one."""
    parts = [one.strip() for one in PARTS.split(text) if len(one.split()) > 1]
    told = [one for part in parts[:MOST] if (one := await ruled(herald, card, part, who))] if parts[1:] else []
    first = {one.content: one for one in told}
    if not first:
        return None
    buttons = unlike(button for one in first.values() for button in one.buttons[:FEW])
    return Message(content="\n\n".join(first), buttons=tuple(buttons))


def beside_the_point(question: str, text: str, names: Mapping[str, str]) -> bool:
    """Tell whether a question of the rulebook shares little but a name with what is asked."""
    if not mentioned(names, text):
        return False
    bare = [fold(without(names, one)) for one in (question, text)]
    return fuzz.token_sort_ratio(*bare) < ALIKE


def means(asked: Asked, question: Question, anybody: str) -> bool:
    """Tell whether a question is meant by what is said of another player: surely, or as a wish with a word of its."""
    wish, said = not OF_SOMEBODY.match(anybody), anybody.replace("another player", "")
    put = f"can I {anybody}" if wish else anybody
    return asked.surely(put) == question or (wish and asked.speaks_of(question, said))


async def of_somebody(herald: Herald, card: CampaignCard, here: Situation, text: str) -> Message | None:
    """Say how somebody stands of whom something is asked that is not understood; None where it is not one alone."""
    if not OF_SOMEBODY.match(fold(text).strip()):
        return None
    async with herald.store.look(card.id) as look:
        session = await position(herald, look)
        called = session.ruleset.lexicon(session.glance(here.who.seat), here.who.seat).get("seat", {})
    others = {seat.id: seat.name for seat in card.seats if seat.id not in {here.who.seat, CHAIR}}
    names = {name: name for name, id in called.items() if id in others} | {name: name for name in others.values()}
    whose = {
        called.get(name) or next((id for id in others if others[id] == name), "") for name in mentioned(names, text)
    }
    if len(whose) != 1:
        return None
    whom = whose.pop()
    before = herald.asking.before(
        here.who.user, card.id, here.orders.window.key if here.orders and here.orders.window else ""
    )
    if whom in before.stood:
        return None
    before.stood.add(whom)
    told = await rivalry(herald, card, here.who, whom)
    return told.model_copy(update={"content": f"{UNKNOWN} {others[whom]}:\n{told.content}"})


async def puzzled(herald: Herald, card: CampaignCard, here: Situation, text: str) -> Message:
    """Answer what is no order and no question that is known: how to do it, if the rulebook says so in those words.

    What is to be done with somebody who is named may be done with anybody, and the rulebook names nobody.
    Else ask which of a few things was meant, with the nearest question of the rulebook behind a button.
    """
    words, asked = set(stems(spoken(text))) - LITTLE, herald.rulebooks.questions.of(card.game)
    if anybody := in_general({seat.id: seat.name for seat in card.seats}, text):
        found = [await to_thread(asked.nearest, f"{how}{anybody}") for how in ("can I ", "")]
        first, again = [[one for one in some if one.words != WRITING or WRITES & words][:1] for some in found]
        if first and first == again and means(asked, first[0], anybody):
            return await ruled(herald, card, first[0].words, here.who) or doubtful(here, INTENTS.likely(text))
        if told := await of_somebody(herald, card, here, text):
            return told
    if OF_SOMEBODY.match(fold(text).strip()) and (perhaps := await to_thread(asked.perhaps, text)):
        return if_meant(card.game, perhaps, here)
    near = await to_thread(asked.nearest, f"{'can' if anybody else 'how do'} I {anybody or text}")
    names = {seat.id: seat.name for seat in card.seats} | await places(herald, card, text)
    if not near or len(words) < LEAST or (not anybody and beside_the_point(near[0].words, text, names)):
        return doubtful(here, INTENTS.likely(text))
    if words <= set(stems(spoken(near[0].words))):
        return await ruled(herald, card, near[0].words, here.who) or doubtful(here, INTENTS.likely(text))
    likely = doubtful(here, INTENTS.likely(text)).buttons if INTENTS.likely(text) else here.doors()[:1]
    content = "I am not sure what you mean. Is it one of these?"
    return Message(content=content, buttons=(question_door(card.game, near[0]), *likely))


def if_meant(game: str, question: Question, here: Situation) -> Message:
    """Answer a question that is meant more likely than not, and say that it was taken so."""
    said = question.answer if len(question.answer) <= SHORTLY else f"{question.answer[:SHORTLY].rsplit(' ', 1)[0]} …"
    content = f"{IF_MEANT.format(question.words)}\n{said}"
    return Message(content=content, buttons=(question_door(game, question), *here.doors()[:1]))
