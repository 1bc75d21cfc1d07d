"""Strife foreseen: how likely a side of a rebellion or civil war has lost after this Summer."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from rules.civilized.cities.disorder import danger, modifiers, mood, tithe, weight
from rules.civilized.strife.allegiance import RELENTING
from rules.civilized.world.state import City, Split, World
from rules.kernel.luck.cards import likely
from rules.kernel.state.still import once

Side = bool | None
"""Whose a city is: one's own, the other side's, nobody's."""
Fortunes = list[tuple[Side, bool, Fraction]]
"""Whose a city may be after the Summer, whether in order, and how likely."""


class Balance(NamedTuple):
    """How many cities each side has, and how many of them are known to end the Summer in order."""

    own: int
    others: int
    own_order: int = 0
    others_order: int = 0

    @property
    def over(self) -> bool:
        """Whether a side has lost its last city, which ends the strife at once (CIV-6.5.3g)."""
        return not self.own or not self.others

    @property
    def lost(self) -> bool:
        """Whether this, at the end, is defeat: no city, or none in order while the other side has one (CIV-6.5.3g)."""
        return not self.own or (bool(self.others) and not self.own_order and bool(self.others_order))

    def after(self, before: Side, side: Side, *, order: bool) -> "Balance":
        """Give the balance once a city has taken its tests."""
        return Balance(
            self.own + (side is True) - (before is True),
            self.others + (side is False) - (before is False),
            self.own_order + (order and side is True),
            self.others_order + (order and side is False),
        )


def losing(world: World, seat: str, tax: int) -> Fraction:
    """Give the chance that a side has lost after this Summer's tests, at a tax for all its cities (CIV-6.5.3g)."""
    split = world.split_of(seat)
    if split is None:
        return Fraction()
    other = split.other(seat)
    balances, whole = {Balance(len(world.cities_of(seat)), len(world.cities_of(other))): 1}, 1
    for before, fortunes in tested(world, split, seat, tax):
        parts = lcm(*(share.denominator for _, _, share in fortunes))
        balances, whole = stepped(balances, before, fortunes, parts), whole * parts
    return Fraction(sum(share for balance, share in balances.items() if balance.lost), whole)


def stepped(balances: Mapping[Balance, int], before: Side, fortunes: Fortunes, parts: int) -> dict[Balance, int]:
    """Let one more city take its tests; where the strife is over there are none.

    How likely each balance is, is counted in whole parts, of which each city's tests make so many more.
    """
    shares = [(side, order, share.numerator * (parts // share.denominator)) for side, order, share in fortunes if share]
    after: dict[Balance, int] = defaultdict(int)
    for balance, chance in balances.items():
        if balance.over:
            after[balance] += chance * parts
            continue
        for side, order, share in shares:
            after[balance.after(before, side, order=order)] += chance * share
    return after


def tested(world: World, split: Split, seat: str, tax: int) -> Iterator[tuple[Side, Fortunes]]:
    """Give each city of a strife, in founding order, whose it is and what may become of it (CIV-6.5.3a)."""
    for city in world.cities.values():
        if city.owner in split.sides:
            rate = tax if city.owner == seat else world.countries[city.owner].tax
            levied = tax if city.owner == seat else city.tax
            yield city.owner == seat, fortunes(world, city, city.owner == seat, levied, rate)
        elif city.torn == split.record:
            half = RELENTING / 2
            yield None, [(True, True, half), (False, True, half), (None, False, 1 - RELENTING)]


def fortunes(world: World, city: City, own: bool, levied: int, rate: int) -> Fortunes:
    """Give what may become of a side's city: its test of disorder, then that of allegiance (CIV-6.5.3b, CIV-6.5.3c)."""
    riot = danger(tithe(levied) + temper(world, city.id, own))
    if not city.disorder:
        goes = likely(rate)
        return [(own, True, 1 - riot), (not own, True, riot * goes), (own, False, riot * (1 - goes))]
    relents = RELENTING if city.disorder_at_start else Fraction()
    half = riot * relents / 2
    return [(own, True, 1 - riot + half), (not own, True, half), (own, False, riot * (1 - relents))]


@once
def temper(world: World, city: str, own: bool) -> int:
    """Give a city's disorder rate without tax: of one's own once the marches given are done."""
    found = world.cities[city]
    return mood(world, found) if own else weight(modifiers(world, found))
