"""Keyed chance: every draw names its clause, purpose and subject, and depends on nothing else that was drawn."""

import hmac
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Protocol, TypeVar

from rules.kernel.facts.events import Audience, Cast, Drawn, Event, Rolled, Shuffled

T = TypeVar("T")

RANKS = "A23456789TJQK"
SUITS = "SHDC"
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 52 cards in counting order: spades, hearts, diamonds, clubs, each Ace to King."""
LARGEST = 2**128


@dataclass(frozen=True)
class Key:
    """What a draw is for; two draws of one campaign never share a key."""

    turn: int
    phase: str
    clause: str
    purpose: str
    subject: str
    count: int

    def __str__(self) -> str:
        """Give the text that is hashed."""
        return f"{self.turn}\x1f{self.phase}\x1f{self.clause}\x1f{self.purpose}\x1f{self.subject}\x1f{self.count}"


class Luck(Protocol):
    """Where numbers come from: a seed, or a test's script."""

    def number(self, key: Key, below: int) -> int:
        """Give the number of this key, from 0 to `below` - 1."""


@dataclass(frozen=True)
class Seeded:
    """Luck from a seed and the phrases that players brought, so that nobody alone can choose it."""

    seed: str
    phrases: tuple[str, ...] = ()

    def number(self, key: Key, below: int) -> int:
        """Give HMAC-SHA256 of the key, its first 128 bits without bias below `below`."""
        bound = LARGEST - LARGEST % below
        attempt = 0
        while True:
            mixed = hmac.digest(self.secret, f"{key}\x1f{attempt}".encode(), sha256)
            value = int.from_bytes(mixed[:16], "big")
            if value < bound:
                return value % below
            attempt += 1

    @cached_property
    def secret(self) -> bytes:
        """What keys every draw: the seed and the phrases."""
        return "\x1e".join((self.seed, *self.phrases)).encode()

    def commitment(self) -> str:
        """Give the SHA-256 of the seed, which is posted before anybody joins."""
        return sha256(self.seed.encode()).hexdigest()


@dataclass(frozen=True)
class Card:
    """A drawn card, and the number under which the draw was told."""

    code: str
    n: int

    @property
    def value(self) -> int:
        """Ace 1, Two to Ten as printed, Jack 11, Queen 12, King 13."""
        return RANKS.index(self.code[0]) + 1

    @property
    def index(self) -> int:
        """Give its place in `DECK`, from 0."""
        return DECK.index(self.code)

    @property
    def suit(self) -> str:
        """Give S, H, D or C."""
        return self.code[1]

    @property
    def red(self) -> bool:
        """Hearts and diamonds are red (CIV-1.2f)."""
        return self.code[1] in "HD"

    @property
    def black(self) -> bool:
        """Spades and clubs are black."""
        return not self.red

    @property
    def court(self) -> bool:
        """Jack, Queen or King."""
        return self.code[0] in "JQK"


class Chance:
    """The cards and dice of one phase; each draw is told as an event when it is made."""

    def __init__(self, luck: Luck, turn: int, phase: str, tell: Callable[[Event], int]) -> None:
        """Draw for this turn and phase from `luck`, and tell each draw through `tell`, which numbers it."""
        self.luck, self.turn, self.phase, self.ear = luck, turn, phase, tell
        self.blocks: list[list[int] | tuple[int, ...]] = []
        self.counts: Counter[tuple[str, str, str]] = Counter()
        self.drawn: list[int] = []
        """The numbers of the draws told so far, from which an event takes what led to it."""

    def tell(self, event: Event) -> int:
        """Tell an event and give its number; in a block of causes it names what led to it by then."""
        if self.blocks and not event.because:
            event = event.model_copy(update={"because": tuple(self.blocks[-1])})
        return self.note(self.ear(event))

    def draw(self, event: Event) -> int:
        """Tell a draw, which nothing led to, and give its number."""
        self.drawn.append(self.note(self.ear(event)))
        return self.drawn[-1]

    def note(self, number: int) -> int:
        """Collect the number of what was told in every open block of causes."""
        for block in self.blocks:
            if isinstance(block, list):
                block.append(number)
        return number

    @contextmanager
    def causes(self) -> Iterator[list[int]]:
        """Collect the numbers of what is drawn and told in this block; events that are told in it name them."""
        block = list(self.blocks[-1]) if self.blocks and isinstance(self.blocks[-1], tuple) else []
        with self.within(block):
            yield block

    def after(self, *numbers: int) -> AbstractContextManager[None]:
        """Let each event that is told in this block name these as what led to it, beside what is drawn for it."""
        return self.within(numbers)

    @contextmanager
    def within(self, block: list[int] | tuple[int, ...]) -> Iterator[None]:
        """Let what is told name what stands in `block`; a list collects it, too."""
        self.blocks.append(block)
        try:
            yield
        finally:
            self.blocks = [one for one in self.blocks if one is not block]

    def number(self, clause: str, purpose: str, subject: str, below: int) -> int:
        """Give an untold number from 0 to `below` - 1; whoever asks tells what it meant."""
        self.counts[clause, purpose, subject] += 1
        count = self.counts[clause, purpose, subject]
        return self.luck.number(Key(self.turn, self.phase, clause, purpose, subject, count), below)

    def card(self, clause: str, purpose: str, subject: str, audience: Audience = "everyone") -> Card:
        """Draw from a full deck of 52; each draw is independent (CIV-1.2a)."""
        code = DECK[self.number(clause, purpose, subject, len(DECK))]
        n = self.draw(Drawn(clause=clause, audience=audience, purpose=purpose, subject=subject, card=code))
        return Card(code, n)

    def die(self, clause: str, purpose: str, subject: str, sides: int, audience: Audience = "everyone") -> int:
        """Roll one die of 2 or more sides."""
        rolled = self.number(clause, purpose, subject, sides) + 1
        self.draw(
            Rolled(clause=clause, audience=audience, purpose=purpose, subject=subject, sides=sides, rolled=rolled)
        )
        return rolled

    def dice(
        self, clause: str, purpose: str, subject: str, count: int, sides: int, audience: Audience = "everyone"
    ) -> tuple[int, ...]:
        """Roll `count` dice, each told on its own."""
        return tuple(self.die(clause, purpose, subject, sides, audience) for _ in range(count))

    def cast(
        self, clause: str, purpose: str, subject: str, count: int, sides: int, audience: Audience = "everyone"
    ) -> tuple[int, ...]:
        """Roll `count` dice, told together; none: nothing is told."""
        if not count:
            return ()
        rolled = tuple(self.number(clause, purpose, subject, sides) + 1 for _ in range(count))
        self.draw(Cast(clause=clause, audience=audience, purpose=purpose, subject=subject, sides=sides, rolled=rolled))
        return rolled

    def shuffle(self, clause: str, purpose: str, subject: str, deck: Sequence[str]) -> tuple[str, ...]:
        """Give the deck in a new order, to be dealt from its front until it is used up."""
        left, order = list(deck), []
        while left:
            order.append(left.pop(self.number(clause, purpose, subject, len(left))))
        self.draw(Shuffled(clause=clause, purpose=purpose, subject=subject, deck=tuple(order), before=tuple(deck)))
        return tuple(order)
