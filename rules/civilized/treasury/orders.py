"""The order that sets the tax (section S8)."""

import re
from collections.abc import Mapping
from typing import Annotated, Any

from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import city_choices
from rules.civilized.world.state import World
from rules.civilized.world.tables import RATES
from rules.kernel.errors import Refusal
from rules.kernel.language.matching import fold
from rules.kernel.language.numerals import in_words
from rules.kernel.orders.choice import Objection, pick
from rules.kernel.orders.order import Heard, Steps

RATE = r"(?:(?:set |make |put )?(?:the )?(?:tax(?:es)?|it|that) (?:at |to )?)?\d+ ?%?"
WAVERS = re.compile(
    rf"{RATE}(?:[\s,.;!-]+(?:(?:no|nah|wait|or|rather|actually|i mean|sorry|hm+|then|instead|better|ok|and)[\s,.;!-]+)*"
    rf"{RATE})+(?: (?:instead|rather|please|then))?",
    re.IGNORECASE,
)
"""How somebody speaks of one rate after another."""
CENTS = re.compile(
    r"(?:(?:ok|so|well|then|now|please|and|i|we|let's|lets|let|us|will|want|would|like|to)[ ,]+)*"
    r"(?:(?:set|make|put|keep|lower|raise|cut) )?(?:(?:the|our|my) )?tax(?:es)?(?: (?:at|to|of|is|be))*"
    r" (?P<rate>[a-z]+|\d+) ?(?:%|per ?cent|percent)"
    r"(?:[ ,]+(?:please|now|then|again|this (?:time|year|spring)|for (?:now|this year)))*[ .!]*"
)
"""How somebody speaks of a rate in per cent, in letters or with words after it."""


def spoken_rate(words: str) -> int:
    """Give the rate that somebody names in per cent: `set the tax to ten per cent`; -1 for none."""
    met = CENTS.fullmatch(" ".join(fold(words).replace("’", "'").split()))
    if met is None:
        return -1
    number = int(met["rate"]) if met["rate"].isdecimal() else in_words(met["rate"])
    return -1 if number is None else number


def rates() -> range:
    """Give the rates of tax (CIV-5.5b)."""
    return range(RATES[0], RATES[-1] + 1, RATES[1])


def courts(world: World, seat: str) -> dict[str, str]:
    """Name a seat's cities with a Courthouse (CIV-5.5c)."""
    return city_choices(city for city in world.cities_of(seat) if "courthouse" in city.improvements)


def no_court(world: World, seat: str, city: str, given: Mapping[str, Any]) -> Objection:
    """Say what sets the rate of a city without a Courthouse (CIV-5.5c)."""
    del seat
    how = f"tax {given['rate']} sets the rate of the whole country"
    return Refusal("CIV-5.5c", f"{world.called('city', city)} is no city of yours with a Courthouse", how)


class SetTax(
    Deed,
    name="set_tax",
    says=("tax {rate}[%] [in {city}]", "set tax [to] {rate}[%] [in {city}]"),
    clause="CIV-5.5b",
    replaces="set_tax {city}",
):
    """Set the tax of your country, or of one city with a Courthouse."""

    rate: Annotated[int, Steps(RATES[1])] = pick("", rates, "per cent: 0, 10, 20 and so on to 100", ge=0, le=100)
    city: str = pick("city", courts, "a city of yours with a Courthouse, or all", default="", denied=no_court)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear the last of the rates between which somebody wavers, and one in per cent."""
        said = re.findall(r"\d+", words) if WAVERS.fullmatch(words) and "tax" in words.lower() else []
        last = int(said[-1]) if said[1:] else spoken_rate(words)
        return Heard([cls(rate=last)]) if last in RATES else None

    def apply(self, world: World, seat: str) -> None:
        """Set the rate of the city, or of the country and every city in it (CIV-5.5c)."""
        if self.city:
            world.cities[self.city].tax = self.rate
            return
        world.countries[seat].tax = self.rate
        for city in world.cities_of(seat):
            city.tax = self.rate
