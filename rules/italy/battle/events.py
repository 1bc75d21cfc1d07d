"""What can happen in the battles of Italy, in the order of a battle, and how it reads."""

from rules.italy.board.tables import Degree, Part
from rules.italy.board.words import DEGREES, PowerId, ProvinceId, TerrainId, army, dice
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open
from rules.kernel.table import words as reports
from rules.kernel.table.events import ResultClaimed, ResultRuled
from rules.kernel.telling.phrases import points_of, row, the
from rules.kernel.telling.tellings import Tellings

Ally = tuple[PowerId, int]
"""Whose allied corps, and its most points."""


class BattleBriefed(Event, clause="ITA-6.22"):
    """Two armies met, with all that a table needs to know."""

    label: Open[str]
    province: Open[ProvinceId]
    terrain: Open[tuple[TerrainId, ...]]
    attacker: Open[PowerId]
    target: Open[PowerId]
    army: Open[PowerId]
    attacker_parts: Open[tuple[Part, ...]]
    defender_parts: Open[tuple[Part, ...]]
    attacker_points: Open[int]
    defender_points: Open[int]
    cards: Open[tuple[int, int]]
    generals: Open[tuple[int, int]]
    attacker_allies: Open[tuple[Ally, ...]]
    defender_allies: Open[tuple[Ally, ...]]


class GeneratorThrown(Event, clause="ITA-7.1"):
    """Both sides threw two dice."""

    label: Open[str]
    attacker: Open[PowerId]
    defender: Open[PowerId]
    attacker_dice: Open[tuple[int, ...]]
    defender_dice: Open[tuple[int, ...]]
    attacker_sum: Open[int]
    defender_sum: Open[int]


class BattleWon(Event, clause="ITA-8.1"):
    """A battle had a result."""

    label: Open[str]
    province: Open[ProvinceId]
    winner: Open[PowerId]
    loser: Open[PowerId]
    target: Open[PowerId]
    """Who holds the province: the master, where the army of a Subject defends it."""
    attacker_points: Open[int]
    defender_points: Open[int]
    attacker_won: Open[bool]
    degree: Open[Degree]


class ProvinceTaken(Event):
    """A province passed to another Power: by battle, or home, when the Power fell that had conquered it."""

    clause: Open[str]
    province: Open[ProvinceId]
    home: Open[PowerId]
    before: Open[PowerId]
    now: Open[PowerId]


class PowerFell(Event, clause="ITA-1.7"):
    """A Power lost its last home and became Inactive."""

    power: Open[PowerId]


class PowerRevived(Event, clause="ITA-1.11"):
    """An Inactive Power holds a home again."""

    power: Open[PowerId]


class Subjugated(Event, clause="ITA-8.9"):
    """A Power became the Subject of another."""

    power: Open[PowerId]
    master: Open[PowerId]


def result(event: ResultClaimed | ResultRuled) -> str:
    """Give who won, and how: `a Minor Victory for Rome, attacking`."""
    how = {"attacker": "attacking", "defender": "defending"}[event.winner]
    return f"{DEGREES[event.degree]} for {the(event.victor)}, {how}"


def met(event: BattleWon) -> str:
    """Give with what both armies met, the winner's first: `100 points against 90`."""
    both = (event.attacker_points, event.defender_points)
    ours, theirs = both if event.attacker_won else both[::-1]
    return f"{points_of(ours)} against {theirs}"


def ours(event: BattleBriefed) -> str:
    """Give the attacker's army in words."""
    return army(event.attacker, event.attacker_parts, event.attacker_points, event.cards[0], event.generals[0])


def theirs(event: BattleBriefed) -> str:
    """Give the army that defends, and for whom."""
    name = event.army if event.army == event.target else f"{event.army} of {event.target}"
    return army(name, event.defender_parts, event.defender_points, event.cards[1], event.generals[1])


def allies(event: BattleBriefed) -> str:
    """Give the allied corps of both armies in words."""
    both = ((event.attacker, event.attacker_allies), (event.army, event.defender_allies))
    listed = ((name, row(f"{ally} up to {points}" for ally, points in corps)) for name, corps in both if corps)
    return "".join(f" Allied corps of {name}: {corps}." for name, corps in listed)


TELLINGS = Tellings() + reports.tellings(
    result, "the generator decides", "war", label=lambda event: f"The battle for {event.place}"
)
TELLINGS.say(
    BattleBriefed,
    "{label}, {province}: {ours}, against {theirs}. Terrain: {terrain}.{allies}",
    news="war",
    weight=0,  # who fights it on a table has it in the papers
    ours=ours,
    theirs=theirs,
    allies=allies,
)
TELLINGS.say(
    GeneratorThrown,
    "{label}: {attacker} {attacker_dice} for {attacker_sum}, {defender} {defender_dice} for {defender_sum}."
    "{drawn:? Again.}",
    news="war",
    weight=0,
    attacker_dice=dice,
    defender_dice=dice,
    drawn=lambda event: event.attacker_sum == event.defender_sum,
)
TELLINGS.say(
    BattleWon,
    "{winner:The}{held:?, who {winner:fights|fight} for {target:the},} "
    "{attacker_won:{winner:beats|beat}|{winner:throws|throw}} {loser:the}{attacker_won:| back}"
    "{lost:?, who {loser:fights|fight} for {target:the},} in {province}, {met}, {degree}.",
    news="war",
    weight=2,
    degree=DEGREES,
    met=met,
    held=lambda event: not event.attacker_won and event.winner != event.target,
    lost=lambda event: event.attacker_won and event.loser != event.target,
)
TELLINGS.say(
    ProvinceTaken,
    "{province}{foreign:?, where {home:the} {home:is|are} at home,}"
    "{freed:, a conquest of {before:the}, is free and goes back| passes from {before:the}} to {now:the}.",
    news="land",
    weight=2,
    foreign=lambda event: event.home not in (event.before, event.now),
    freed=lambda event: event.clause == "ITA-1.10",
)
TELLINGS.say(PowerFell, "{power:The} {power:falls|fall}: the last home is lost.", news="realm", weight=3)
TELLINGS.say(PowerRevived, "{power:The} {power:rises|rise} again in a home of old.", news="realm", weight=3)
TELLINGS.say(Subjugated, "{power:The} {power:is|are} now subject to {master:the}.", news="realm", weight=3)
