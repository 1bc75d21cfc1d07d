"""What can happen in the battles of Italy, in the order of a battle, and how it reads."""

from rules.italy.board.tables import Degree, Part
from rules.italy.board.words import DEGREES, PowerId, ProvinceId, TerrainId, army, dice
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open
from rules.kernel.table import words as reports
from rules.kernel.table.events import ResultClaimed, ResultRuled
from rules.kernel.telling.phrases import capital, points_of, row, the
from rules.kernel.telling.tellings import Tellings

GAINED = {
    "attack": "spent on Attack",
    "reserve": "in reserve",
    "loose": "from other reserves",
    "idle": "for attacking nobody",
    "crowd": "for being attacked more than once",
}
"""Why an army has more points than it begins with, or fewer (ITA-6.12 to ITA-6.15)."""
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


class BattleWon(Event):
    """A battle had a result."""

    clause: Open[str]
    """What such a victory brings: ITA-8.2 to ITA-8.6, ITA-9.17 or ITA-9.18."""
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
    attacker_parts: Open[tuple[Part, ...]] = ()
    defender_parts: Open[tuple[Part, ...]] = ()


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


def made_of(event: BattleWon) -> str:
    """Say why both armies had their points, and what points are worth (ITA-6.12 to ITA-6.15, ITA-7.2)."""
    sides = (event.winner, event.loser) if event.attacker_won else (event.loser, event.winner)
    both = zip(sides, (event.attacker_parts, event.defender_parts), strict=True)
    armies = [reckoned(name, parts) for name, parts in both if parts]
    return f"{' '.join(armies)} Each whole step of 20 points adds 1 to the better die." if armies else ""


def reckoned(name: str, parts: tuple[Part, ...]) -> str:
    """Say what the points of an army were made of: `The Samnites had 90 points: 80, and 10 for attacking nobody.`."""
    (_, base), *more = parts
    had = f"{capital(the(name))} had {points_of(max(0, sum(number for _, number in parts)))}"
    said = [f"{number} {GAINED[what]}" if number > 0 else f"{-number} less {GAINED[what]}" for what, number in more]
    return f"{had}: {row([str(base), *said])}." if said else f"{had}."


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
    result, "the dice decide", "war", label=lambda event: f"The battle for {event.place}"
)
TELLINGS.say(
    BattleBriefed,
    "For {province}: {ours}, against {theirs}. Terrain: {terrain}.{allies}",
    news="war",
    weight=0,  # who fights it on a table has it in the papers
    ours=ours,
    theirs=theirs,
    allies=allies,
)
TELLINGS.say(
    GeneratorThrown,
    "{attacker:The} {attacker:throws|throw} {attacker_dice}: {our_best} and {ours} for points make {attacker_sum}; "
    "{defender:the} {defender:throws|throw} {defender_dice}: {their_best} and {theirs} for points make {defender_sum}."
    "{drawn:? They throw again.}",
    news="war",
    weight=0,
    attacker_dice=dice,
    defender_dice=dice,
    our_best=lambda event: max(event.attacker_dice),
    their_best=lambda event: max(event.defender_dice),
    ours=lambda event: event.attacker_sum - max(event.attacker_dice),
    theirs=lambda event: event.defender_sum - max(event.defender_dice),
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
TELLINGS.explain(BattleWon, made_of)
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
