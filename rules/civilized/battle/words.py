"""How battles read."""

from collections.abc import Sequence

from rules.civilized.battle.events import AidPaid, BattleFought, ContingentSent, ExtraLost, StoodAside, Volley
from rules.civilized.world.war import Part
from rules.civilized.world.words import counted
from rules.kernel.table import words as reports
from rules.kernel.table.events import ResultClaimed, ResultRuled
from rules.kernel.telling.phrases import figure, row, several, signed, the, verb
from rules.kernel.telling.sentences import Row
from rules.kernel.telling.tellings import Telling, Tellings

PURPOSES = {
    "extra.loss": "who is lost in the rout",
    "battle.shoot": "shooting in the battle at {}",
    "battle.command": "command in the battle at {}",
    "battle.contingent": "whether the contingent arrives at {}",
    "battle.pair": "close combat in the battle at {}",
    "battle.camp": "the camp in the battle at {}",
}


def won(event: ResultClaimed | ResultRuled) -> str:
    """Say who won a battle on a table."""
    return f"{the(event.victor) or 'the defenders'} won"


TELLINGS = Tellings(purposes=PURPOSES) + reports.tellings(
    won, "Herald throws the dice", "battle", lambda event: f"Battle of {event.place}"
)
REASONS = {"rough": "rough going", "overlap": "overlapped"}
"""What an element's score is made of, where it is said otherwise."""
TOWNSMEN = "the city"
"""Who fights for a city that obeys nobody."""


TELLINGS.say(
    ContingentSent, "{country} {country:sends|send} {ally} {types} to {place}.", news="war", weight=2, types=counted
)
TELLINGS.say(
    AidPaid,
    "{country} {country:gives|give} {ally} {points:point|points} for the fight at {place}.",
    news="war",
    weight=2,
)


@TELLINGS.of(StoodAside)
def stood_aside(event: StoodAside) -> Telling:
    """Tell who left whom alone, a sentence for each side."""
    lines = []
    for ally in dict.fromkeys(ally for _, ally in event.allies):
        countries = Row(country for country, other in event.allies if other == ally)
        lines.append(f"{countries} {countries:stays|stay} out of the fight of {ally} at {event.place}.")
    return Telling(text=" ".join(lines), news="war", weight=2)


@TELLINGS.of(Volley)
def volley(event: Volley) -> Telling:
    """Tell a round: the command throws, then each pair with both sums."""
    mover, defender = sides = [side or TOWNSMEN for side in event.sides]
    lines = [f"{stage_name(event)} at {event.place}: {mover} lost {event.losses[0]}, {defender} {event.losses[1]}."]
    if any(event.command):
        first = sides[event.initiative]
        edge = (
            f"; {first} {verb(first, 'leads', 'lead')} at {several(event.edge, 'place', 'places')}"
            if event.edge
            else ""
        )
        lines.append(f"Command {figure(event.command[0])} to {figure(event.command[1])}{edge}.")
    lines += [f"{name} arrives." for name in event.arrived]
    lines += [bout(pair) for pair in event.pairs]
    return Telling(text=" ".join(lines), news="battle", weight=0)


def stage_name(event: Volley) -> str:
    """Name a stage of a battle: `Volley 1`, `Round 3`."""
    return f"{event.stage.title()} {event.number}"


def bout(pair: tuple[int, bool, str, str, tuple[Part, ...], tuple[Part, ...], int, int, str]) -> str:
    """Tell one pair: `1: Knights 7 (5 + 3 - 1 overlapped) to Spears 6 (2 + 4): Spears destroyed`."""
    place, rough, one, other, mine, theirs, score, against, outcome = pair
    ground = " (rough)" if rough else ""
    who, _, fate = outcome.partition(" ")
    what = f"{one if who == 'first' else other} {fate}" if fate else "both stand"
    return f"{place}{ground}: {one} {score} ({summed(mine)}) to {other} {against} ({summed(theirs)}): {what}."


def reason(name: str) -> str:
    """Say what a part of a sum is for."""
    return REASONS.get(name, name)


def summed(parts: Sequence[Part]) -> str:
    """Write a sum as `die 5, factor 3, overlapped −1`."""
    return ", ".join(f"{reason(name)} {value if name in ('die', 'factor') else signed(value)}" for name, value in parts)


@TELLINGS.of(BattleFought)
def battle_fought(event: BattleFought) -> Telling:
    """Tell how a battle ended: both forces, what each lost, who won."""
    rounds = f" after {several(event.rounds, 'round', 'rounds')}" if event.rounds else ""
    how = " (as reported from the table)" if event.reported else ""
    mover, defender = event.attacker or TOWNSMEN, event.defender or TOWNSMEN
    attackers, defenders = row((mover, *event.helpers[0])), row((defender, *event.helpers[1]))
    winner = event.winner or TOWNSMEN
    text = (
        f"Battle of {event.place}: {attackers} with {counted(event.forces[0])} against "
        f"{defenders} with {counted(event.forces[1])}. {winner} {verb(winner, 'wins', 'win')}{rounds}{how}. "
        f"{mover} {verb(mover, 'loses', 'lose')} {counted(event.lost[0])}, "
        f"{defender} {counted(event.lost[1])}."
    )
    return Telling(text=text, news="battle", weight=3)


TELLINGS.say(
    ExtraLost,
    "Without general or camp {country} {country:loses|lose} {types} more.",
    news="battle",
    weight=2,
    types=counted,
)
