"""Names: what the things that events speak of are called, from which event on, and who may know it.

Events hold ids. A register keeps every name that a campaign has had, so that what is told long afterwards reads as of
its own date, though the state has forgotten its dead.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import TypeVar

from rules.kernel.facts.events import Audience, Event
from rules.kernel.state.copying import changed
from rules.kernel.state.marks import ANY
from rules.kernel.state.models import Value
from rules.kernel.state.naming import exchanged

E = TypeVar("E", bound=Event)
BETWEEN = "/"
"""What stands between ids where one text holds several: a subject `rome/boii`."""
SEAT = "seat"
"""The kind of what people hold, whatever else a game calls it."""
YOU = "\ue000"
"""Stands for the reader until the sentence is done (`rules/kernel/telling/address.py`); no name can hold it."""
PRONOUNS = {"they": "you", "them": "you", "their": "your", "theirs": "yours", "themselves": "yourself"}
"""What is said of several, as it is said to the reader."""


class Name(Value):
    """What a thing is called in the middle of a sentence: `the Samnites` is `Samnites` with an article, and plural."""

    text: str
    article: str = ""
    plural: bool = False
    to: Audience = "everyone"
    """Who may know it."""
    otherwise: str = "someone unknown"
    """What those read who may not."""
    shared: bool = False
    """Whether several may bear it and are not told apart, as a title is shared."""

    def known_to(self, readers: Audience) -> bool:
        """Tell whether all of these readers may know it."""
        if self.to == "everyone" or readers == "gamemaster":
            return True
        return isinstance(self.to, tuple) and isinstance(readers, tuple) and set(readers) <= set(self.to)


@lru_cache(maxsize=16_384)
def called(text: str, article: str = "", *, plural: bool = False, shared: bool = False) -> Name:
    """Give a name that everybody may know, the very same for the same words: most are asked for again and again."""
    return Name(text=text, article=article, plural=plural, shared=shared)


Naming = Mapping[str, Mapping[str, Name]]
"""For each kind of thing, the names of all that live, by id."""


class Named(Value):
    """A line of the register: a name and the number of the event from which it holds."""

    kind: str
    id: str
    since: int
    name: Name


class Called(str):
    """A name in the place of an id: its text, and with `id`, `article` and `plural` what a sentence needs beyond it."""

    __slots__ = ("article", "id", "parts", "plural")
    id: str
    article: str
    plural: bool
    parts: tuple["Called", ...]
    """Of several ids in one text, each; else none."""

    @classmethod
    def of(cls, id: str, name: Name, readers: Audience) -> "Called":
        """Call a thing as these readers may."""
        known = name.known_to(readers)
        called = cls(name.text if known else name.otherwise)
        called.id, called.article, called.plural = id, name.article if known else "", name.plural and known
        called.parts = ()
        return called

    @classmethod
    def together(cls, id: str, parts: Sequence["Called"]) -> "Called":
        """Call several things at once."""
        called = cls(", ".join(parts))
        called.id, called.article, called.plural, called.parts = id, "", True, tuple(parts)
        return called

    @property
    def the(self) -> str:
        """The name with its article, as in the middle of a sentence."""
        return f"{self.article} {self}" if self.article else str(self)

    def __format__(self, form: str) -> str:
        """Give a name as a sentence wants it: `{power:the}`, `{power:The}`; or a verb for it, `{power:falls|fall}`."""
        if "|" in form:
            return form.split("|")[self.plural]
        if form in ("the", "The"):
            return self.the if form == "the" else self.the[:1].upper() + self.the[1:]
        return super().__format__(form)


class Addressed(Called):
    """The reader's own seat in what is told to him: `you`, with the verbs and the possessives that go with it."""

    __slots__ = ()

    @classmethod
    def to(cls, id: str) -> "Addressed":
        """Address whoever reads as this seat."""
        you = cls(YOU)
        you.id, you.article, you.plural, you.parts = id, "", True, ()
        return you

    def __format__(self, form: str) -> str:
        """Give a verb, or a pronoun as its reader is spoken of: `{seat:its|their}` is `your`."""
        said = super().__format__(form)
        return PRONOUNS.get(said, said)


@dataclass
class Register:
    """Every name that a campaign has had, and what else no event holds and is read all the same."""

    lines: dict[str, dict[str, list[Named]]] = field(default_factory=dict)
    """By kind and id, the oldest name first."""
    unkept: dict[int, Mapping[str, str]] = field(default_factory=dict)
    """By the numbers of events what they say that no fact keeps, field by field, where their phases ran again."""

    @classmethod
    def of(cls, named: Iterable[Named]) -> "Register":
        """Give the register of these lines, in whatever order."""
        register = cls()
        register.add(named)
        return register

    def add(self, named: Iterable[Named]) -> None:
        """Enter further lines; one that is there already is entered once."""
        for one in named:
            lines = self.lines.setdefault(one.kind, {}).setdefault(one.id, [])
            lines[:] = sorted([*(line for line in lines if line.since != one.since), one], key=lambda line: line.since)

    def name(self, kind: str, id: str, at: int | None = None) -> Name | None:
        """Give the name of a thing at an event (None: its latest), its first before that; None for what has none."""
        kinds = list(self.lines) if kind == ANY else [kind]
        lines = next((found for one in kinds if (found := self.lines.get(one, {}).get(id))), None)
        if lines is None:
            return None
        place = len(lines) if at is None else bisect_right([line.since for line in lines], at)
        return lines[max(place - 1, 0)].name

    def whole(self, event: E, n: int) -> E:
        """Give an event of this number with what it says that is not kept, where that is known."""
        return changed(event, **self.unkept[n]) if n in self.unkept else event

    def called(self, event: E, at: int | None, readers: Audience, you: tuple[str, str] = ("", "")) -> E:
        """Give an event with each of its ids called as it was called then; an id without a name stays.

        Whom `you` names, by kind and id, is addressed, as a seat, too; nobody, unless somebody is named.
        """
        return exchanged(event, partial(self.call, at, readers, you))

    def call(self, at: int | None, readers: Audience, you: tuple[str, str], kind: str, id: str) -> str:
        """Give what stands in the place of an id, or of several in one text."""
        if id and id == you[1] and kind in (you[0], SEAT):
            return Addressed.to(id)
        name = self.name(kind, id, at)
        if name is not None:
            return Called.of(id, name, readers)
        parts = {part: self.name(kind, part, at) for part in id.split(BETWEEN)} if kind == ANY and BETWEEN in id else {}
        if not any(parts.values()):
            return id
        return Called.together(
            id, [Called.of(part, parts[part] or Name(text=part), readers) for part in id.split(BETWEEN)]
        )
