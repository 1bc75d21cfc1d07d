"""Case: what a question of judgement is weighed with: a seat's desk, what it could set out for, and the names there."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rapidfuzz import fuzz, process

from bot.service.desk.desk import Desk
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import sentence
from bot.service.plain.situation import LABEL
from rules.kernel.language.grammar import write
from rules.kernel.language.matching import fold
from rules.kernel.play.aims import Aim

WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
LEAST = 4
"""The fewest letters of a word by which alone a thing is known."""
LIKE = 87
"""How like a word of a name another has to be to be taken for it misspelt, of 100."""
SHARED = 3
"""In how many names a word may stand that still tells what is meant."""
VAGUE = frozenset(
    {"north", "south", "east", "west", "upper", "lower", "house", "great", "isle", "isles", "saint", "army"}
)
"""Words of names that tell nothing alone."""
Key = tuple[str, str]
"""The kind and the id of a thing."""


@dataclass(frozen=True)
class Case:
    """A seat at the open window, and what somebody asks there."""

    herald: Herald
    card: CampaignCard
    who: Who
    desk: Desk
    text: str
    """All that was written."""

    @property
    def view(self) -> Any:  # Any: each game has its own state
        """Give what the seat sees with its orders carried out."""
        return self.desk.view()

    @cached_property
    def seats(self) -> Mapping[str, str]:
        """Give the names of the other seats."""
        return {seat.id: seat.name for seat in self.card.seats if seat.id != self.who.seat}

    @cached_property
    def aims(self) -> Sequence[Aim[Any]]:  # Any: as above
        """Give what the seat could set out for."""
        window = self.desk.session.window
        return self.desk.ruleset.aims(self.view, self.who.seat, window) if window else ()

    @cached_property
    def owners(self) -> Mapping[str, Mapping[str, str]]:
        """Say whose things are."""
        return self.desk.ruleset.owners(self.view)

    @cached_property
    def names(self) -> Mapping[Key, tuple[str, ...]]:
        """Give the names of all that may be compared: what could be set out for, what somebody owns, and the seats."""
        kinds = {one.kind for one in self.aims} | {*self.owners} | {"seat"}
        found: dict[Key, list[str]] = {}
        for kind, names in self.desk.lexicon().items():
            for name, id in names.items() if kind in kinds else ():
                if name[:1].isupper():
                    found.setdefault((kind, id), []).append(name)
        for id, name in self.seats.items():
            found.setdefault(("seat", id), []).append(name)
        return {key: tuple(names) for key, names in found.items()}

    @cached_property
    def persons(self) -> frozenset[str]:
        """Give the kinds of which each thing is a seat itself: `country`."""
        own = {kind for kind, whose in self.owners.items() if whose and all(id == who for id, who in whose.items())}
        return frozenset({"seat", *own})

    def owner(self, aim: Aim[Any]) -> str:  # Any: as above
        """Give the seat whose an aim is, or that it is itself; empty for nobody's."""
        return self.owners.get(aim.kind, {}).get(aim.of, aim.of if aim.of in self.seats else "")

    def called(self, key: Key) -> str:
        """Give the best name of a thing."""
        names = self.names.get(key, ())
        return (
            self.seats.get(key[1], names[0] if names else key[1]) if key[0] == "seat" else names[0] if names else key[1]
        )

    def say(self, text: str) -> str:
        """Give a text of the game in the words of its campaign, as a sentence."""
        return sentence(self.desk.ruleset.say(self.view, text))

    def doors(self, aims: Iterable[Aim[Any]]) -> tuple[Button, ...]:  # Any: as above
        """Give a button for each of these that can be ordered now by one order."""
        alone = [one.orders[0] for one in aims if len(one.orders) == 1 and one.ease]
        able = [one for one in alone if isinstance(one, self.desk.orders)]
        lines = [write(one, self.desk.lexicon()) for one in able if self.desk.allows(one, self.view)]
        return self.buttons(lines)

    def buttons(self, lines: Iterable[str]) -> tuple[Button, ...]:
        """Give a button for each line, which gives it as an order of the open window; none for one too long."""
        window, who = self.desk.look.campaign.window_key, self.who
        plain = {"campaign": who.campaign, "window": window, "seat": who.seat, "style": "primary"}
        return tuple(
            Button.model_validate({"action": "say", "label": line, "what": line} | plain)
            for line in dict.fromkeys(lines)
            if len(line) <= LABEL
        )

    def mentioned(self, line: str) -> list[list[Key]]:
        """Give what a line names, in its order: for each word or name the things that it may be."""
        return list(Names(self.names).within(line))


class Names:
    """The names of things, looked for in what people write: whole, by a word of their own, or misspelt."""

    def __init__(self, names: Mapping[Key, Sequence[str]]) -> None:
        """Take the names apart."""
        self.whole: dict[tuple[str, ...], list[Key]] = {}
        self.single: dict[str, list[Key]] = {}
        for key, some in names.items():
            for words in {tuple(WORD.findall(fold(name))) for name in some}:
                self.whole.setdefault(words, []).append(key)
            for word in {word for name in some for word in WORD.findall(fold(name))}:
                self.single.setdefault(word, []).append(key)
        counts = Counter({word: len({id for _, id in keys}) for word, keys in self.single.items()})
        self.telling = {
            word: keys
            for word, keys in self.single.items()
            if len(word) >= LEAST and counts[word] <= SHARED and word not in VAGUE
        }

    def within(self, line: str) -> Iterator[list[Key]]:
        """Give the things that a line names, each group where it is named first."""
        words = WORD.findall(fold(line).replace("’", "'").replace("'s ", " "))
        at, told = 0, set[tuple[Key, ...]]()
        while at < len(words):
            found, length = self.at(words, at)
            if found and tuple(found) not in told:
                told.add(tuple(found))
                yield found
            at += length

    def at(self, words: Sequence[str], place: int) -> tuple[list[Key], int]:
        """Give what is named at a place of a line, and how many words that takes."""
        longest = max(map(len, self.whole), default=1)
        for length in range(min(longest, len(words) - place), 0, -1):
            if found := self.whole.get(tuple(words[place : place + length])):
                return found, length
        return self.by_word(words[place]), 1

    def by_word(self, word: str) -> list[Key]:
        """Give the things of whose names a word is one, or one misspelt."""
        bare = word.removesuffix("s") if word.removesuffix("s") in self.telling else word
        if bare in self.telling or len(bare) <= LEAST:
            return self.telling.get(bare, [])
        found = process.extractOne(bare, self.telling.keys(), scorer=fuzz.ratio, score_cutoff=LIKE)
        return self.telling[found[0]] if found and found[0][0] == bare[0] else []
