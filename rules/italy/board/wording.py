"""Wording: what the tellings of Italy call things, and what each die is for."""

from collections.abc import Iterable

from rules.kernel.telling.phrases import points_of, row, signed
from rules.kernel.telling.tellings import News

NEWS: dict[str, News] = {
    "realm": News(icon="🏛️", colour=0x6B4FA0, title="The Powers"),
    "money": News(icon="💰", colour=0xC9A227, title="Talents"),
    "war": News(icon="⚔️", colour=0x8B3A3A, title="War"),
    "land": News(icon="🗺️", colour=0x5E8C4A, title="Provinces"),
    "external": News(icon="⛵", colour=0x2E8B8B, title="Foreign armies"),
    "rome": News(icon="🦅", colour=0xB03A2E, title="Rome"),
    "seat": News(icon="🪑", colour=0x7A8B99, title="Seats"),
    "ending": News(icon="🏁", colour=0x2C3E50, title="The end"),
}
"""Kinds of news; a roll is told with what it led to."""

PREY = {
    "rome": "Rome",
    "samnites": "the Samnites",
    "campanians": "the Campanians",
    "bruttians": "the Bruttians and Lucanians",
    "etruscans": "the Etruscans",
    "senones": "the Senon Celts",
    "boii": "the Boeian Celts",
    "tarentines": "the Tarentine Greeks",
    "syracusans": "the Syracusan Greeks",
}
"""Whom a target roll is for."""
PURPOSES = {
    **{f"target.{id}": f"for {name} as target" for id, name in PREY.items()},
    **{f"target.rolloff.{id}": f"rolled off for {name}" for id, name in PREY.items()},
    "change": "whether the ruler goes",
    "ruler.aggressor": "the new ruler as aggressor",
    "ruler.protector": "the new ruler as protector",
    "ruler.builder": "the new ruler as builder",
    "external.order": "who attacks first",
    "attack": "whether to attack",
    "order.rolloff": "who fights first",
    "province": "which province is struck",
    "prize": "which province is taken",
    "generator.attacker": "as attacker",
    "generator.defender": "as defender",
    "carthage.test": "whether it comes",
    "carthage.place": "where it lands",
    "epirus.test": "whether it comes",
    "epirus.place": "where it lands",
}
"""What each roll is for."""
MAJOR = (
    "On a table a victory is major with under half of the losses that would have broken the winner, "
    "or with under three quarters and more intact light and medium cavalry than the loser."
)
"""When a victory is major (ITA-6.25)."""
ALLIES = "Each unit of an allied corps starts beside another of its own."
NATURES = ("a conqueror", "a guardian", "a builder")
"""What a ruler is whose highest rating is that of aggressor, protector, builder."""
HOW = {"attacker": "attacking", "defender": "defending"}
DEGREES = {"minor": "a Minor Victory", "major": "a Major Victory"}


def the(name: str) -> str:
    """Give a name as it stands in a sentence: a people with its article, Rome and Carthage without."""
    return f"the {name}" if name.endswith("s") else name


def begins(words: str) -> str:
    """Begin a sentence."""
    return words[:1].upper() + words[1:]


def verb(name: str, one: str, many: str) -> str:
    """Give the form of a verb that goes with a name."""
    return many if name.endswith("s") else one


def nature(ratings: tuple[int, int, int]) -> str:
    """Say in a word what a ruler is like, by what he is best at."""
    best = max(ratings)
    return NATURES[ratings.index(best)] if ratings.count(best) == 1 else "an even-handed one"


def summed(parts: Iterable[tuple[str, int]]) -> str:
    """Give a sum with what each part is for: `base 80, reserve +5`."""
    words = [f"{name} {number if place == 0 else signed(number)}" for place, (name, number) in enumerate(parts)]
    return ", ".join(words)


def army(name: str, parts: Iterable[tuple[str, int]], points: int, cards: int, generals: int) -> str:
    """Give an army in words."""
    return f"{name} with {points_of(points)} ({summed(parts)}), {cards} command cards, generals at most {generals}"


def dice(rolls: Iterable[int]) -> str:
    """Give some dice: `4 and 1`."""
    return row(str(roll).replace("-", "−") for roll in rolls)


def talents(number: int) -> str:
    """Count talents."""
    return f"{number} talent{'' if number == 1 else 's'}"
