"""Facts: what stands on a seat's papers and on the status, found for those who ask for it in plain words."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log

from bot.service.desk.desk import Desk
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.playing import name_of, position
from bot.service.ground.values import Who
from bot.service.plain.intents import LITTLE, spoken, stems
from bot.service.plain.naming import mentioned
from bot.service.reading import reading
from rules.kernel.errors import Answer
from rules.kernel.language.grammar import write
from rules.kernel.language.matching import fold
from rules.kernel.telling.tellings import Page

ASKS = re.compile(
    r"(?:(?:and|so|ok|but|well|tell me|show me|do you know|i want to know)\W+)*(?:"
    r"how (?:many|much|strong|big|large|rich|weak|powerful|well|old)\b|what(?:'s| is| are| was|s)?\b|"
    r"who(?:'s| is| are)? (?:claims?|leads?|rules?|commands?|governs?|has|have|holds?|fights?|allied|leading|ruling)\b|"
    r"who are (?:my|our)\b|"
    r"which\b|do (?:i|we) (?:still )?(?:have|hold|own)\b|have (?:i|we) (?:got )?|does \S+ (?:\S+ )?(?:have|hold|own)\b|"
    r"(?:is|are|was) .+ (?:in|at|under|besieged|dead|alive|married|ready|owned|neutral|ravaged|allied|fortified)\b|"
    r"(?:my|our) \S+)"
)
"""How a question begins that asks how something stands."""
RULES = frozenset(
    re.findall(
        r"\w+",
        """
        can could may might must should shall will would if why need needs cost costs happen happens mean
        means work works use used difference between when win wins winning did lose lost get best better
        doing asked first next rule rules
        """,
    )
)
"""Words of questions about the rules, or about what one should do, not about how things stand."""
EMPTY = frozenset(
    re.findall(
        r"\w+",
        """
        how many much what whats who which is are was have has do does doing got own hold there now currently left
        still all total whole big strong large rich weak powerful well going on show tell know please
        exactly me name list so up
        """,
    )
)
"""Words that say only that something is asked."""
MINE = frozenset({"i", "my", "we", "our", "mine", "ours"})
LIKEWISE: Mapping[str, tuple[str, ...]] = {
    "strong": ("troops", "elements", "army", "units", "points", "armies"),
    "big": ("troops", "elements", "army", "units", "points", "armies"),
    "large": ("troops", "elements", "army", "units"),
    "powerful": ("troops", "elements", "army", "units", "points"),
    "weak": ("troops", "elements", "army", "units", "points"),
    "rich": ("gold", "purse", "treasury", "income", "revenue", "talents"),
    "old": ("age",),
    "general": ("military", "combat"),
    "commander": ("military", "combat"),
    "soldier": ("military", "combat"),
    "money": ("gold", "purse", "treasury", "points", "talents"),
    "cash": ("gold", "purse", "treasury", "points", "talents"),
    "gold": ("purse", "treasury"),
    "income": ("revenue", "brings"),
    "earn": ("income", "revenue", "brings"),
    "soldiers": ("troops", "elements", "units", "army"),
    "men": ("troops", "elements", "units", "army"),
    "troops": ("elements", "units", "army"),
    "army": ("troops", "elements"),
    "units": ("troops", "elements"),
    "land": ("provinces", "fiefs", "areas", "cities"),
    "lands": ("provinces", "fiefs", "areas", "cities"),
    "score": ("points", "prestige"),
    "points": ("prestige", "score"),
}
"""What people call things by other words than the papers do."""
LEAST = 2
"""Names of no more letters are not looked for."""
YOU = re.compile(r"\byours?\b|\byou\b", re.IGNORECASE)
NAMED = 1.5
"""How much more a line is worth that names whom it is asked of itself, not in its heading alone."""
OTHERWISE = 0.6
"""How much another word for a thing tells, against the word that was said."""
HEADING = 0.5
"""How much a word tells that stands in the title of a page, not in the line."""
MOST = 3
"""How many facts are told."""
NEAR = 0.7
"""What part of the best fact's worth another needs to be told, too."""
LONG = 150
"""A line of so many letters is told in its parts."""
UNTOLD = ("", "-")
"""What stands in a table where there is nothing to tell."""
NUMBER = re.compile(r"^\d+\. ")
"""A place in a row of the status."""
PART = re.compile(r"; |, (?=\d)")


@dataclass(frozen=True)
class Fact:
    """A line of a page, or a part of one, with the words by which it is found."""

    title: str
    text: str
    own: bool
    """Whether it stands on the seat's own papers."""
    words: frozenset[str]
    heading: frozenset[str]
    """The words of the page's title, which tell half as much."""

    def worth(self, words: Sequence[str], counts: Counter[str], all_: int) -> float:
        """Say what it tells of a thing that is called by the first of several words, or by others as well.

        A word tells the more, the rarer it is on all the pages.
        """
        shares = [(word, 1.0 if place == 0 else OTHERWISE) for place, word in enumerate(words)]
        said = [share * log(1 + all_ / counts[word]) for word, share in shares if word in self.words]
        headed = [share * HEADING * log(1 + all_ / counts[word]) for word, share in shares if word in self.heading]
        return max((*said, *headed), default=0.0)


async def by_board(herald: Herald, who: Who, text: str) -> Message | None:
    """Answer what only the game's own board knows, with what may be ordered of it; None for all else."""
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return None
        view, open_now = desk.view(), desk.session.window
        found = desk.ruleset.reply(view, who.seat, open_now.name if open_now else "", text)
        if found is None:
            return None
        window = look.campaign.window_key
        lines = [write(one, desk.lexicon()) for one in found.orders if desk.allows(one, view)]
        said = desk.ruleset.say(view, found.text)
    doors = (
        Button(action="say", label=one[:80], campaign=who.campaign, window=window, seat=who.seat, what=one)
        for one in lines
    )
    return Message(content=said, buttons=tuple(doors))


async def facts(herald: Herald, who: Who, text: str) -> Message | None:
    """Answer how something stands from the pages that a seat may read; None where that is not asked, or not found."""
    asked = spoken(text)
    if not ASKS.match(fold(text).strip()) or set(asked) & RULES:
        return None
    async with herald.store.look(who.campaign) as look:
        session = await position(herald, look)
        view = session.glance(who.seat)
        seats = {seat: name_of(look, seat) for seat in look.seats}
        places = {
            f"{kind} {id}": name
            for kind, names in session.ruleset.lexicon(view, who.seat).items()
            for name, id in names.items()
            if kind != "seat" and len(name) > LEAST and name[:1].isupper()
        }
    papers, status = await reading.papers(herald, who), await reading.status(herald, who.campaign)
    known = [*facts_of(papers.pages, own=True), *facts_of(status.pages, own=False)]
    named = [seats[one] for one in mentioned(seats, text)] + [name for name in places.values() if says(text, name)]
    found = matching(known, wanted(asked, named), named, seats[who.seat] if set(asked) & MINE else "")
    return told(found, who) if found else None


async def row_of_seat(herald: Herald, who: Who, name: str) -> Message | None:
    """Tell how somebody stands, from what the status says most of him; None where it says nothing."""
    status = await reading.status(herald, who.campaign)
    rows = [fact for fact in facts_of(status.pages, own=False) if last_name(name) in fold(fact.text.partition(":")[0])]
    own = [fact for fact in rows if NUMBER.sub("", fact.text.partition(":")[0]) == name]
    return told([max(own or rows, key=lambda fact: len(fact.text))], who) if rows else None


def says(text: str, name: str) -> bool:
    """Tell whether a text has a name as words of its own."""
    return f" {fold(name)} " in f" {re.sub(r'[^ a-z0-9-]', ' ', fold(text))} "


def wanted(asked: Sequence[str], named: Sequence[str]) -> list[list[str]]:
    """Give the stems that are asked for, each before those that would do, without names and empty words."""
    calling = {stem for name in named for stem in stems(spoken(name))}
    found = []
    for word in (one.removesuffix("'s") for one in asked):
        also = LIKEWISE.get(word, ())
        idle = word in EMPTY or word in LITTLE or word in MINE
        if word and not word.isdigit() and (also or not idle) and not calling & set(stems((word,))):
            found.append([*stems(also)] if idle else [*stems((word, *also))])
    return found


def facts_of(pages: Sequence[Page], *, own: bool) -> Iterator[Fact]:
    """Give what stands on some pages: each line, in parts where it is long, and each row of a table."""
    for page in pages:
        title = frozenset(stems(spoken(f"{page.title} {legend(page)}")))
        heads, *rows = page.table or ((),)
        for line in (*page.lines, *(row_of(heads, row) for row in rows)):
            pieces = PART.split(line) if len(line) > LONG else [line]
            for piece in pieces:
                head = f"{page.title}. {legend(page)}".removesuffix(". ")
                yield Fact(head, piece, own, frozenset(stems(spoken(piece))), title)


def legend(page: Page) -> str:
    """Give the sentence by which a page begins that says what its lines hold; empty for none."""
    first, *others = page.lines or ("",)
    return first if others and first.endswith(".") and not re.search(r"[\d:]", first) else ""


def row_of(heads: Sequence[str], row: Sequence[str]) -> str:
    """Write a row of a table as a line: `White Candle: House Ashgrave, Provinces 5`."""
    first, *others = row
    return f"{first}: " + " · ".join(
        f"{head}: {cell}" for head, cell in zip(heads[1:], others, strict=False) if head and cell not in UNTOLD
    )


def matching(known: Sequence[Fact], asked: Sequence[Sequence[str]], named: Sequence[str], own: str) -> list[Fact]:
    """Give the facts that have every name and most of what is asked, the best first; for one's own things one's own."""
    if not asked or not (named or own):
        return []
    counts = Counter(word for fact in known for word in fact.words | fact.heading)
    whose = [*named, *([own] if own else [])]
    scores = []
    for place, fact in enumerate(known):
        own_thing = not own or bool(named) or fact.own or has(fact, own)
        if not own_thing or not all(has(fact, name) for name in named):
            continue
        told_of = [fact.worth(words, counts, len(known)) for words in asked]
        met = sum(map(bool, told_of))
        if met and 2 * met >= len(asked):
            by_name = bool(YOU.search(fact.text)) or any(last_name(one) in fold(fact.text) for one in whose)
            scores.append((sum(told_of) * met / len(asked) * (NAMED if by_name else 1), -place))
    best = max(scores, default=(0.0, 0))[0]
    return [known[-place] for worth, place in sorted(scores, reverse=True) if worth >= NEAR * best][:MOST]


def has(fact: Fact, name: str) -> bool:
    """Tell whether a fact speaks of somebody or something, by its whole name or its last word."""
    return last_name(name) in fold(f"{fact.title} {fact.text}")


def last_name(name: str) -> str:
    """Give what people and pages call somebody by: the last word of a name."""
    return fold(name.rsplit(maxsplit=1)[-1])


def told(found: Sequence[Fact], who: Who) -> Message:
    """Tell some facts, each with the page on which it stands."""
    lines = list(dict.fromkeys(line for fact in found for line in (fact.title, fact.text)))
    action, label = ("papers", "Papers") if any(fact.own for fact in found) else ("status", "Status")
    door = Button.model_validate({"action": action, "label": label, "campaign": who.campaign, "seat": who.seat})
    return Message(content="\n".join(lines), buttons=(door,))
