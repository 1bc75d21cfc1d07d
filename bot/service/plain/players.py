"""Players: people called by their own names in what somebody writes, `attack Ben`, where seats are meant."""

import re
from collections.abc import Collection, Iterator, Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.values import CampaignCard, Who
from bot.service.plain import letters
from bot.service.plain.letters import begins_behind, opened, recipient
from rules.kernel.language.matching import fold

People = Sequence[tuple[str, str]]
"""Names of people, each with the name of the seat, the longest first."""
MOST_NAMES = 12
"""Of how many words the names of those who are written to consist at most."""
HIM = re.compile(r"\b(?:him|her|them)\b", re.IGNORECASE)
"""How somebody is called to whom one answers."""
HE = re.compile(r"\b(?:he|she|they|him|her|them)\b(?!['’]|\s+\w+['’])", re.IGNORECASE)
"""How somebody is called of whom the sentence before spoke."""
SENTENCE = re.compile(r"(?<=[?!.])\s+")
LEAST = 3
"""How many letters a name has at least that is looked for."""


def by_seats(herald: Herald, card: CampaignCard, text: str, taken: Collection[str] = (), writer: str = "") -> str:
    """Give a text with the seat of each player in it who is called by name, but by none of those `taken`, folded.

    Where nobody may know who plays what, it stays as it is. Of a letter its receiver alone is looked for (`writer` is
    whoever wrote last): the words are their writer's, and go as they were written.
    """
    if card.masked:
        return text
    people = sorted(called(herald, card), key=lambda one: -len(one[0]))
    if letter := to_somebody(card, people, text, writer):
        return letter
    if place := begins_behind(text):
        first, letter = text[:place], to_somebody(card, people, text[place:], writer)
        return f"{in_order(herald, card, people, first, taken)}{letter}" if letter else text
    seated_all = in_order(herald, card, people, text, taken)
    hails = letters.called(card, nobody(card), seated_all) if seated_all != text else None
    return f"letter to {hails[1]}: {text}" if hails else seated_all


def by_name(text: str, names: Sequence[str]) -> str:
    """Give a text with the name of the only one of some in place of a `he` or `they` in a question that follows it.

    `What is Lydia doing? Is he arming?` speaks of Lydia twice.
    """
    parts, whom = SENTENCE.split(text.strip()), ""
    found = list[str]()
    for part in parts:
        met = [name for name in names if re.search(rf"(?<![\w'-]){re.escape(name)}(?![\w-])", part, re.IGNORECASE)]
        found.append(HE.sub(whom, part, count=1) if whom and not met and part.endswith("?") else part)
        whom = met[0] if len(met) == 1 else "" if met else whom
    return " ".join(found) if found != parts else text


def in_order(herald: Herald, card: CampaignCard, people: People, text: str, taken: Collection[str]) -> str:
    """Give a text with seats in place of all people in it, but for those who are called as a thing of the game is."""
    for name, seat in people:
        if fold(name) not in taken:
            text = seated(text, name, short(card, seat), common=name_is_a_word(herald, card, name))
    return text


def to_somebody(card: CampaignCard, people: People, text: str, writer: str) -> str:
    """Give a letter with the seats of those to whom it goes, its words untouched; empty for what is no letter."""
    before, rest = opened(text)
    if not before:
        return ""
    names, colon, words = rest.partition(":")
    if colon and len(names.split()) <= MOST_NAMES:
        for name, seat in people:
            names = seated(names, name, seat, common=False)
        return f"{before}{HIM.sub(writer, names) if writer else names}:{words}"
    if writer and HIM.match(rest):
        return f"{before}{HIM.sub(writer, rest, count=1)}"
    for name, seat in people:
        if met := re.match(rf"@?{re.escape(name)}(?![\w'-])", rest, re.IGNORECASE):
            return f"{before}{seat}{rest[met.end() :]}"
    return text if recipient(card, nobody(card), rest) else ""


def nobody(card: CampaignCard) -> Who:
    """Give a reader of letters who has no seat: any may be written to."""
    return Who(campaign=card.id, seat="", user=0)


def called(herald: Herald, card: CampaignCard) -> Iterator[tuple[str, str]]:
    """Give each name that is one player's alone, and the name of his seat; of several words the first will do."""
    met: dict[str, set[str]] = {}
    for seat in card.seats:
        for name in herald.faces.of(seat.user, card.guild) if seat.user else ():
            for one in {name, name.split(" ")[0]}:
                met.setdefault(one, set()).add(seat.name)
    seats = {fold(word) for seat in card.seats for word in seat.name.split()}
    yield from (
        (name, whose.pop())
        for name, whose in met.items()
        if len(name) >= LEAST and len(whose) == 1 and fold(name) not in seats
    )


def short(card: CampaignCard, name: str) -> str:
    """Give a seat's name without the words that others share with it: Mortimer, of the House of Mortimer."""
    others = {fold(word) for seat in card.seats if seat.name != name for word in seat.name.split()}
    own = [word for word in name.split() if fold(word) not in others]
    return own[0] if len(own) == 1 and own[0][:1].isupper() else name


def name_is_a_word(herald: Herald, card: CampaignCard, name: str) -> bool:
    """Tell whether a name is a word with which people ask about the game: `Mark`, `Will`."""
    return herald.rulebooks.questions.of(card.game).knows(name)


def seated(text: str, name: str, seat: str, *, common: bool) -> str:
    """Give a text with a seat in place of a name; one that is a common word has to be written as a name."""
    kind = re.NOFLAG if common else re.IGNORECASE
    first = r"(?<!^)" if common else ""
    return re.sub(rf"{first}(?<![\w'-])@?{re.escape(name)}(?![\w-])", lambda _: seat, text, count=1, flags=kind)
