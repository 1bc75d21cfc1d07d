"""Players: people called by their own names in what somebody writes, `attack Ben`, where seats are meant."""

import re
from collections.abc import Collection, Iterator

from bot.service.ground.herald import Herald
from bot.service.ground.values import CampaignCard
from bot.service.plain.letters import LONGEST_NAME, opened
from rules.kernel.language.matching import fold

LEAST = 3
"""How many letters a name has at least that is looked for."""


def by_seats(herald: Herald, card: CampaignCard, text: str, taken: Collection[str] = ()) -> str:
    """Give a text with the seat of each player in it who is called by name, but by none of those `taken`, folded.

    Where nobody may know who plays what, it stays as it is. Of a letter its receiver alone is looked for: the words are
    its writer's.
    """
    if card.masked:
        return text
    before, rest = opened(text)
    head = " ".join(rest.split(" ")[:LONGEST_NAME]) if before else rest
    tail = rest[len(head) :]
    for name, seat in sorted(called(herald, card), key=lambda one: -len(one[0])):
        if fold(name) in taken:
            continue
        head = seated(head, name, seat, common=name_is_a_word(herald, card, name))
    return f"{before}{head}{tail}"


def called(herald: Herald, card: CampaignCard) -> Iterator[tuple[str, str]]:
    """Give each name that is one player's alone, and his seat's; of several words the first will do."""
    met: dict[str, set[str]] = {}
    for seat in card.seats:
        for name in herald.faces.of(seat.user, card.guild) if seat.user else ():
            for one in {name, name.split(" ")[0]}:
                met.setdefault(one, set()).add(short(card, seat.name))
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
