"""Wording: what the tellings of Italy call things, and what each die is for."""

from collections.abc import Iterable
from typing import Literal

from rules.italy.board.tables import BANDS, DEFEAT, Part, Reason
from rules.kernel.telling.phrases import capital, form, points_of, row, signed, the, verb
from rules.kernel.telling.tellings import News

NEWS: dict[str, News] = {
    "realm": News(icon="🏛️", colour=0x6B4FA0, title="The Powers"),
    "money": News(icon="💰", colour=0xC9A227, title="Talents"),
    "war": News(icon="⚔️", colour=0x8B3A3A, title="War"),
    "land": News(icon="🗺️", colour=0x5E8C4A, title="Provinces"),
    "external": News(icon="⛵", colour=0x2E8B8B, title="Foreign armies"),
    "rome": News(icon="🦅", colour=0xB03A2E, title="The score"),
    "seat": News(icon="🪑", colour=0x7A8B99, title="Seats"),
    "ending": News(icon="🏁", colour=0x2C3E50, title="The end"),
}
"""Kinds of news; a roll is told with what it led to."""

PURPOSES = {
    "target": "for {} as target",
    "target.rolloff": "rolled off for {}",
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
PARTS = {
    "strength": "strength",
    "base": "base",
    "attack": "Attack",
    "reserve": "reserve",
    "loose": "loose reserve",
    "idle": "not attacking",
    "crowd": "attacked more than once",
    "points": "points",
}
"""What points of an army are for."""
MODIFIERS = {"won": "won last turn", "lost": "lost last turn", "aggressor": "aggressor"}
"""What adds to an attack roll."""
CANCELLED = {
    "fallen": "the attacker has fallen",
    "unreachable": "no province of the target can be struck",
    "gone": "its army has left Italy",
}
"""Why an attack is off."""
HOW = {"attacker": "attacking", "defender": "defending"}
DEGREES = {"minor": "a Minor Victory", "major": "a Major Victory"}


def controls(rome: str, what: str) -> str:
    """Say that Rome has lost all: `Rome controls none of its homes`."""
    its = verb(rome, "its", "their")
    return f"{the(rome)} {verb(rome, 'controls', 'control')} none of {its} {what}"


def reason(rome: str, why: Reason | Literal[""], turns: int) -> str:
    """Say why the campaign is over."""
    if why == "fallen":
        return capital(controls(rome, "home provinces"))
    if why == "conceded":
        return f"{capital(the(rome))} {verb(rome, 'was', 'were')} given up by {verb(rome, 'its', 'their')} player"
    return f"{turns} turns have been played"


def fate(rome: str, result: str, score: int) -> str:
    """Say what becomes of Rome (ITA-10.4)."""
    if result == DEFEAT:
        return f"{capital(the(rome))} {verb(rome, 'is', 'are')} defeated"
    return f"{capital(the(rome))}, {points_of(score)}: {BANDS[result]}"


def nature(ratings: tuple[int, int, int]) -> str:
    """Say in a word what a ruler is like, by what he is best at."""
    best = max(ratings)
    return NATURES[ratings.index(best)] if ratings.count(best) == 1 else "an even-handed one"


def summed(parts: Iterable[Part]) -> str:
    """Give a sum with what each part is for: `base 80, reserve +5`."""
    words = [f"{PARTS[what]} {number if place == 0 else signed(number)}" for place, (what, number) in enumerate(parts)]
    return ", ".join(words)


def army(name: str, parts: Iterable[Part], points: int, cards: int, generals: int) -> str:
    """Give an army in words."""
    return f"{name} with {points_of(points)} ({summed(parts)}), {cards} command cards, generals at most {generals}"


def dice(rolls: Iterable[int]) -> str:
    """Give some dice: `4 and 1`."""
    return row(str(roll).replace("-", "−") for roll in rolls)


def talents(number: int) -> str:
    """Count talents."""
    return f"{number} {form(number, 'talent', 'talents')}"
