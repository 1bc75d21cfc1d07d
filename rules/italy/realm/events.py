"""What can happen at home, and how it reads: revenue, rulers and spending."""

from rules.italy.board.words import PowerId, sources, talents
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open
from rules.kernel.telling.phrases import row, the
from rules.kernel.telling.tellings import Tellings

NATURES = ("a conqueror", "a guardian", "a builder")
"""What a ruler is whose highest rating is that of aggressor, protector, builder."""


class RevenueTaken(Event, clause="ITA-2.11"):
    """A Power's revenue was worked out."""

    power: Open[PowerId]
    own: Open[int]
    subjects: Open[int]
    resources: Open[int]
    lost: Open[int]
    total: Open[int]
    earmarked: Open[int]


class ReignTested(Event, clause="ITA-3.4"):
    """A die told whether a ruler goes."""

    power: Open[PowerId]
    rolled: Open[int]
    turns: Open[int]
    """Since the last change."""
    total: Open[int]
    changes: Open[bool]


class RulerCame(Event, clause="ITA-3.5"):
    """A new ruler was rolled."""

    power: Open[PowerId]
    dice: Open[tuple[int, ...]]
    modified: Open[tuple[int, ...]]
    clamped: Open[tuple[int, ...]]
    """After the rule of ITA-3.7."""
    ratings: Open[tuple[int, ...]]


class Spent(Event, clause="ITA-5.13"):
    """A Power spent its revenue."""

    power: Open[PowerId]
    attack: Open[int]
    reserves: Open[tuple[tuple[PowerId, int], ...]]
    """Each attack by its attacker, and what is set aside against it."""
    civic: Open[int]


def nature(event: RulerCame) -> str:
    """Say in a word what a ruler is like, by what he is best at."""
    best = max(event.ratings)
    return NATURES[event.ratings.index(best)] if event.ratings.count(best) == 1 else "an even-handed one"


def uses(event: Spent) -> str:
    """Say what talents are spent on."""
    against = [(f"against {the(name)}", held) for name, held in event.reserves]
    named = (("on Attack", event.attack), *against, ("on Civic Improvement", event.civic))
    return row(f"{number} {use}" for use, number in named if number)


TELLINGS = Tellings()
TELLINGS.say(
    RevenueTaken,
    "{power}: revenue {total}{sources}{earmarked:?; {earmarked} of them for Civic Improvement alone}.",
    news="money",
    weight=lambda event: 1 if event.total else 0,
    total=talents,
    sources=lambda event: sources(event.own, event.subjects, event.resources, event.lost),
)
TELLINGS.say(
    ReignTested,
    "{power}: {rolled} and {turns} for the turns since the last change make {total}; the ruler {changes:goes|stays}.",
    news="realm",
    weight=0,
)
TELLINGS.say(
    RulerCame,
    "{power:The} {power:has|have} a new ruler, {nature}.",
    news="realm",
    nature=nature,
)
TELLINGS.say(
    Spent,
    "{power:The} {power:spends|spend} {uses:?{uses}|nothing}.",
    news="money",
    weight=lambda event: 1 if uses(event) else 0,  # one that has none is left to the small print
    uses=uses,
)
