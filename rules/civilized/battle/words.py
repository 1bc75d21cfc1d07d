"""How battles read."""

from collections.abc import Sequence

from rules.civilized.battle.events import (
    AidGiven,
    BattleFought,
    ExtraLost,
    StoodAside,
    Volley,
)
from rules.civilized.world.war import Part
from rules.civilized.world.words import counted
from rules.kernel.table import words as reports
from rules.kernel.table.events import ResultClaimed, ResultRuled
from rules.kernel.telling.phrases import figure, points_of, row, several, signed, the
from rules.kernel.telling.tellings import Telling, Tellings

PURPOSES = {
    "extra.loss": "who is lost in the rout",
    "battle.shoot": "shooting",
    "battle.command": "command",
    "battle.contingent": "whether the contingent arrives",
    "battle.pair": "close combat",
    "battle.camp": "the camp",
}


def won(event: ResultClaimed | ResultRuled) -> str:
    """Say who won a battle on a table."""
    return f"{the(event.victor) or 'the defenders'} won"


TELLINGS = Tellings(purposes=PURPOSES) + reports.tellings(
    won, "Herald throws the dice", "battle", lambda event: f"Battle of {event.place}"
)
TOWNSMEN = "the city"
"""Who fights for a city that obeys nobody."""


@TELLINGS.of(AidGiven)
def aid_given(event: AidGiven) -> Telling:
    """Tell what an ally does."""
    if event.types:
        text = f"{event.country} sends {event.ally} {counted(event.types)} to {event.place}."
    else:
        text = f"{event.country} gives {event.ally} {points_of(event.points)} for the fight at {event.place}."
    return Telling(text=text, news="war", weight=2)


@TELLINGS.of(StoodAside)
def stood_aside(event: StoodAside) -> Telling:
    """Tell who left whom alone, a sentence for each side."""
    left = dict.fromkeys(ally for _, ally in event.allies)
    lines = []
    for ally in left:
        countries = [country for country, other in event.allies if other == ally]
        verb = "stay" if countries[1:] else "stays"
        lines.append(f"{row(countries)} {verb} out of the fight of {ally} at {event.place}.")
    return Telling(text=" ".join(lines), news="war", weight=2)


@TELLINGS.of(Volley)
def volley(event: Volley) -> Telling:
    """Tell a round: the command throws, then each pair with both sums."""
    mover, defender = sides = [side or TOWNSMEN for side in event.sides]
    lines = [f"{event.name} at {event.place}: {mover} lost {event.losses[0]}, {defender} {event.losses[1]}."]
    if any(event.command):
        edge = f"; {sides[event.initiative]} leads at {several(event.edge, 'place', 'places')}" if event.edge else ""
        lines.append(f"Command {figure(event.command[0])} to {figure(event.command[1])}{edge}.")
    lines += [f"{name} arrives." for name in event.arrived]
    lines += [bout(pair) for pair in event.pairs]
    return Telling(text=" ".join(lines), news="battle", weight=0)


def bout(pair: tuple[int, bool, str, str, tuple[Part, ...], tuple[Part, ...], int, int, str]) -> str:
    """Tell one pair: `1: Knights 7 (5 + 3 - 1 overlapped) to Spears 6 (2 + 4): Spears destroyed`."""
    place, rough, one, other, mine, theirs, score, against, outcome = pair
    ground = " (rough)" if rough else ""
    what = {"stands": "both stand"}.get(
        outcome
    ) or f"{one if outcome.startswith('first') else other} {outcome.split(' ', 1)[1]}"
    return f"{place}{ground}: {one} {score} ({summed(mine)}) to {other} {against} ({summed(theirs)}): {what}."


def summed(parts: Sequence[Part]) -> str:
    """Write a sum as `die 5, factor 3, overlapped −1`."""
    return ", ".join(
        f"{BATTLE_REASONS[name]} {value if name in ('die', 'factor') else signed(value)}" for name, value in parts
    )


@TELLINGS.of(BattleFought)
def battle_fought(event: BattleFought) -> Telling:
    """Tell how a battle ended: both forces, what each lost, who won."""
    rounds = f" after {several(event.rounds, 'round', 'rounds')}" if event.rounds else ""
    how = " (as reported from the table)" if event.reported else ""
    mover, defender = event.attacker or TOWNSMEN, event.defender or TOWNSMEN
    attackers, defenders = row((mover, *event.helpers[0])), row((defender, *event.helpers[1]))
    text = (
        f"Battle of {event.place}: {attackers} with {counted(event.forces[0])} against "
        f"{defenders} with {counted(event.forces[1])}. {mover if event.attacker_won else defender} wins{rounds}{how}. "
        f"{mover} loses {counted(event.lost[0])}, "
        f"{defender} {counted(event.lost[1])}."
    )
    return Telling(text=text, news="battle", weight=3)


@TELLINGS.of(ExtraLost)
def extra_lost(event: ExtraLost) -> Telling:
    """Tell what a lost general or camp cost."""
    return Telling(
        text=f"Without general or camp {event.country} loses {counted(event.types)} more.", news="battle", weight=2
    )


BATTLE_REASONS = {
    "die": "die",
    "factor": "factor",
    "general": "general",
    "support": "support",
    "shaken": "shaken",
    "rough": "rough going",
    "overlap": "overlapped",
    "initiative": "initiative",
    "river": "river",
    "slope": "slope",
    "wall": "wall",
}
