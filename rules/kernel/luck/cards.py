"""Procedures on cards: the percentage test, the equal pick and the weighted pick (CIV-1.2)."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import TypeVar

from rules.kernel.facts.events import Audience
from rules.kernel.luck.chance import DECK, Card, Chance

T = TypeVar("T")


def plain_card(chance: Chance, clause: str, purpose: str, subject: str, audience: Audience = "everyone") -> Card:
    """Draw until the card is no Jack, Queen or King: each value 1 to 10 alike."""
    card = chance.card(clause, purpose, subject, audience)
    while card.court:
        card = chance.card(clause, purpose, subject, audience)
    return card


def percent(
    chance: Chance, clause: str, purpose: str, subject: str, target: int, audience: Audience = "everyone"
) -> int:
    """Give the successes: one for each full hundred, one more with the chance of the rest (CIV-1.2b, CIV-1.2c)."""
    if target <= 0:
        return 0
    sure, rest = divmod(target, 100)
    if rest == 0:
        return sure
    value = plain_card(chance, clause, purpose, subject, audience).value
    if value * 10 <= rest:
        return sure + 1
    if (value - 1) * 10 >= rest:
        return sure
    units = plain_card(chance, clause, purpose, subject, audience).value
    return sure + (1 if units <= rest % 10 else 0)


@cache
def low_card(highest: int) -> Fraction:
    """Give the chance that a plain card is so high at most."""
    return Fraction(min(max(highest, 0), 10), 10)


@cache
def likely(target: int) -> Fraction:
    """Give the chance that a percentage test succeeds."""
    return Fraction(min(max(target, 0), 100), 100)


def pick(
    chance: Chance, clause: str, purpose: str, subject: str, among: Sequence[T], audience: Audience = "everyone"
) -> T:
    """Give one of `among`, each alike; one alone needs no card, many need as many as tell them apart (CIV-1.2d)."""
    if not among:
        msg = f"nothing to pick from for {purpose}"
        raise ValueError(msg)
    if len(among) == 1:
        return among[0]
    cards = 1
    while len(DECK) ** cards < len(among):
        cards += 1
    counted = len(DECK) ** cards // len(among) * len(among)
    while True:
        number = 0
        for _ in range(cards):
            number = number * len(DECK) + chance.card(clause, purpose, subject, audience).index
        if number < counted:
            return among[number % len(among)]


def weighted(
    chance: Chance,
    clause: str,
    purpose: str,
    subject: str,
    among: Sequence[tuple[T, int]],
    audience: Audience = "everyone",
) -> T:
    """Give one of `among`, each listed as often as its weight (CIV-1.2e)."""
    return pick(chance, clause, purpose, subject, [one for one, weight in among for _ in range(weight)], audience)


def picks(
    chance: Chance,
    clause: str,
    purpose: str,
    subject: str,
    among: Sequence[T],
    count: int,
    audience: Audience = "everyone",
) -> list[T]:
    """Give up to `count` different ones, in the order picked; no more than there are (CIV-1.2g)."""
    left, chosen = list(among), []
    for _ in range(min(count, len(left))):
        one = pick(chance, clause, purpose, subject, left, audience)
        left.remove(one)
        chosen.append(one)
    return chosen
