"""Whose the land elements are and where they stand, found without a look at each of thousands.

The ranks of a world are made when they are first asked for. No element knows the world that holds it; so each notes its
old place when it changes it, and whatever ranks are asked next put those of their own in order that have moved since.
What is asked between two moves is looked for once. All of it may be dropped at any time.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Generic, Protocol, TypeVar


class Ranked(Protocol):
    """What the ranks know of an element."""

    id: str
    type: str
    owner: str
    hex: str
    payer: str
    lent: str


E = TypeVar("E", bound=Ranked)
A = TypeVar("A")
PLACED = frozenset(("owner", "hex", "payer", "lent"))
"""The fields of an element by which it has its place in the ranks."""
MOST = 16
"""Of how many worlds the ranks are kept: those of a window's seats."""
LOG = 512
"""How many moves are remembered; after so many all ranks are made anew."""


class Ranks(Generic[E]):
    """The land elements of one world at one moment, by whose they are and by where they stand, oldest first.

    Its lists are never changed, only exchanged: whoever goes through one may move those who are in it.
    """

    def __init__(self, elements: dict[str, E]) -> None:
        self.elements, self.seen = elements, len(Moment.log)
        of: dict[str, list[E]] = {}
        at: dict[str, list[E]] = {}
        for one in elements.values():
            if one.owner in of:
                of[one.owner].append(one)
            else:
                of[one.owner] = [one]
            if one.hex in at:
                at[one.hex].append(one)
            else:
                at[one.hex] = [one]
        self.of: dict[str, Sequence[E]] = dict(of)
        self.at: dict[str, Sequence[E]] = dict(at)
        self.order: dict[str, int] | None = None
        self.answers: dict[tuple[str, str], Any] = {}  # Any: whatever was asked
        self.count()

    def count(self) -> None:
        """Note how many there are, and who came last."""
        self.number, self.newest = len(self.elements), newest(self.elements)

    def exchanged(self, elements: dict[str, E], copies: Mapping[str, E]) -> "Ranks[E]":
        """Give the ranks of the same elements with some exchanged for copies that stand where they stand."""
        made: Ranks[E] = Ranks.__new__(Ranks)
        made.elements, made.seen, made.order, made.answers = elements, len(Moment.log), self.order, {}
        made.of, made.at = dict(self.of), dict(self.at)
        for places, keys in (
            (made.of, {one.owner for one in copies.values()}),
            (made.at, {one.hex for one in copies.values()}),
        ):
            for key in keys:
                places[key] = [copies.get(one.id, one) for one in places[key]]
        made.count()
        return made

    def join(self, one: E) -> None:
        """Let one who has come fall in behind the others."""
        self.of[one.owner] = [*self.of.get(one.owner, ()), one]
        self.at[one.hex] = [*self.at.get(one.hex, ()), one]
        self.order, self.answers = None, {}
        self.count()

    def hold(self) -> bool:
        """Tell whether these are all that there are, once who has come or moved has its place."""
        if self.number + 1 == len(self.elements) and self.newest == newest(self.elements, 1):
            self.join(self.elements[newest(self.elements)])
        if (self.number, self.newest) != (len(self.elements), newest(self.elements)):
            return False
        if self.seen < len(Moment.log):
            self.settle(Moment.log[self.seen :])
        return True

    def settle(self, moves: Iterable[tuple[Any, str, str]]) -> None:  # Any: elements of whatever world
        """Put those in order who have moved: each with the owner and the hex that it had before."""
        self.seen = len(Moment.log)
        own = [move for move in moves if self.elements.get(move[0].id) is move[0]]
        if not own:
            return
        if self.order is None:
            self.order = {id: place for place, id in enumerate(self.elements)}
        moved: dict[str, E] = {one.id: one for one, _, _ in own}
        owners = {key for one, owner, _ in own for key in (owner, one.owner)}
        hexes = {key for one, _, hexagon in own for key in (hexagon, one.hex)}
        self.of.update(sorted_in(self.of, owners, moved, lambda one: one.owner, self.order))
        self.at.update(sorted_in(self.at, hexes, moved, lambda one: one.hex, self.order))
        self.answers = {}

    def asked(self, what: str, about: str, find: Callable[[], A]) -> A:
        """Give what was found before about somebody or somewhere, while nobody comes and nobody moves."""
        key = what, about
        if key not in self.answers:
            self.answers[key] = find()
        found: A = self.answers[key]
        return found

    def owners_at(self, hexagon: str) -> Mapping[str, int]:
        """Count whose elements stand on a hex."""
        return self.asked("owners", hexagon, lambda: Counter([one.owner for one in self.at.get(hexagon, ())]))

    def stacks(self, owner: str) -> Mapping[str, Sequence[E]]:
        """Give somebody's stacks by hex, ascending, those lent to a siege left out."""
        return self.asked("stacks", owner, lambda: stacked(self.of.get(owner, ())))

    def types(self, owner: str) -> Mapping[str, int]:
        """Count somebody's elements by type, mercenaries left out."""
        return self.asked(
            "types", owner, lambda: Counter([one.type for one in self.of.get(owner, ()) if not one.payer])
        )

    def paid_by(self, payer: str) -> Sequence[E]:
        """Give the elements that somebody pays for: his own but for mercenaries, and those that he has hired."""
        own = [one for one in self.of.get(payer, ()) if one.owner and one.payer in ("", payer)]
        hired = [one for one in self.mercenaries() if one.owner and one.owner != payer and one.payer == payer]
        if not hired:
            return own
        both = {one.id for one in (*own, *hired)}
        return [one for one in self.elements.values() if one.id in both]

    def of_any(self, owners: Sequence[str]) -> Sequence[E]:
        """Give the elements of several countries, oldest first."""
        own = set(owners)
        return self.asked("any", " ".join(owners), lambda: [one for one in self.elements.values() if one.owner in own])

    def mercenaries(self) -> Sequence[E]:
        """Give those who are paid for by somebody but their owner."""
        return self.asked("mercenaries", "", lambda: [one for one in self.elements.values() if one.payer])


def stacked(those: Iterable[E]) -> Mapping[str, Sequence[E]]:
    """Give elements by hex, ascending, those lent to a siege left out."""
    found: dict[str, list[E]] = {}
    for one in those:
        if not one.lent:
            found.setdefault(one.hex, []).append(one)
    return dict(sorted(found.items()))


def sorted_in(
    places: Mapping[str, Sequence[E]],
    keys: Iterable[str],
    moved: Mapping[str, E],
    place: Callable[[E], str],
    order: Mapping[str, int],
) -> dict[str, Sequence[E]]:
    """Give those who have one of these keys now, oldest first."""
    found: dict[str, list[E]] = {key: [one for one in places.get(key, ()) if one.id not in moved] for key in keys}
    for one in moved.values():
        found[place(one)].append(one)
    return {key: sorted(those, key=lambda one: order[one.id]) for key, those in found.items()}


class Moment:
    """The ranks that are kept, by the dict of the elements, which they keep alive; and who has moved since."""

    kept: dict[int, Ranks[Any]] = {}  # Any: elements
    log: list[tuple[Any, str, str]] = []
    """Each element that has changed its place, with whose it was and where it stood before."""


def stir(one: Any, owner: str, hexagon: str) -> None:  # Any: an element
    """Note that an element changes its place, with whose it was and where it stood."""
    if not Moment.kept:
        return
    if len(Moment.log) >= LOG:
        Moment.kept, Moment.log = {}, []
    else:
        Moment.log.append((one, owner, hexagon))


def ranks(elements: dict[str, E]) -> Ranks[E]:
    """Give the elements of a world by whose they are and by where they stand, as they are now."""
    found = Moment.kept.get(id(elements))
    if found is None or not found.hold():
        found = kept(Ranks(elements))
    return found


def kept(made: Ranks[E]) -> Ranks[E]:
    """Keep ranks for whoever asks next."""
    if len(Moment.kept) >= MOST:
        Moment.kept, Moment.log = {}, []
        made.seen = 0
    Moment.kept[id(made.elements)] = made
    return made


def exchanged(elements: dict[str, E], copies: Mapping[str, E]) -> dict[str, E]:
    """Give the elements of a world with some exchanged for copies of them, which changes nothing about the ranks."""
    made = {**elements, **copies}
    kept(ranks(elements).exchanged(made, copies))
    return made


def newest(elements: dict[str, Any], but: int = 0) -> str:  # Any: elements
    """Give the id of the element that came last, or last but so many; ids are never used again."""
    return next(islice(reversed(elements), but, None), "")
