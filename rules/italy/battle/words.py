"""How the battles of Italy read, in the order of a battle."""

from rules.italy.battle.events import (
    Ally,
    BattleBriefed,
    BattleWon,
    GeneratorThrown,
    PowerFell,
    PowerRevived,
    ProvinceFreed,
    ProvinceTaken,
    Subjugated,
)
from rules.italy.board.labels import LABELS
from rules.italy.board.wording import DEGREES, HOW, PURPOSES, army, dice
from rules.kernel.table import words as reports
from rules.kernel.table.events import ResultClaimed, ResultRuled
from rules.kernel.telling.phrases import row, the, verb
from rules.kernel.telling.tellings import Telling, Tellings


def result(event: ResultClaimed | ResultRuled) -> str:
    """Give who won, and how: `a Minor Victory for Rome, attacking`."""
    return f"{DEGREES[event.degree]} for {the(event.victor)}, {HOW[event.winner]}"


TELLINGS = Tellings(purposes=PURPOSES, labels=LABELS) + reports.tellings(result, "the generator decides", "war")
TELLINGS.say(ProvinceTaken, "{province} passes from {before:the} to {now:the}.", news="land", weight=2)
TELLINGS.say(PowerFell, "{power:The} {power:falls|fall}: the last home is lost.", news="realm", weight=3)
TELLINGS.say(
    ProvinceFreed, "{province}, a conquest of {before:the}, is free and goes back to {now:the}.", news="land", weight=2
)
TELLINGS.say(PowerRevived, "{power:The} {power:rises|rise} again in a home of old.", news="realm", weight=3)
TELLINGS.say(Subjugated, "{power:The} {power:is|are} now subject to {master:the}.", news="realm", weight=3)


@TELLINGS.of(BattleBriefed)
def battle_briefed(event: BattleBriefed) -> Telling:
    """Tell what met."""
    of = f" of {event.target}" if event.army != event.target else ""
    sides = (
        army(event.attacker, event.attacker_parts, event.attacker_points, event.cards[0], event.generals[0]),
        army(f"{event.army}{of}", event.defender_parts, event.defender_points, event.cards[1], event.generals[1]),
    )
    allies = corps(event.attacker, event.attacker_allies) + corps(event.army, event.defender_allies)
    text = f"{event.label}, {event.province}: {sides[0]}, against {sides[1]}. Terrain: {row(event.terrain)}.{allies}"
    return Telling(text=text, news="war", weight=0)  # who fights it on a table has it in the papers


def corps(name: str, allies: tuple[Ally, ...]) -> str:
    """Give the allied corps of an army in words."""
    if not allies:
        return ""
    listed = row(f"{ally} up to {points}" for ally, points in allies)
    return f" Allied corps of {name}: {listed}."


@TELLINGS.of(GeneratorThrown)
def generator_thrown(event: GeneratorThrown) -> Telling:
    """Tell a throw."""
    text = (
        f"{event.label}: {event.attacker} {dice(event.attacker_dice)} for {event.attacker_sum}, "
        f"{event.defender} {dice(event.defender_dice)} for {event.defender_sum}."
    )
    again = " Again." if event.attacker_sum == event.defender_sum else ""
    return Telling(text=f"{text}{again}", news="war", weight=0)


@TELLINGS.of(BattleWon)
def battle_won(event: BattleWon) -> Telling:
    """Tell who won."""
    won = ("beats", "beat") if event.attacker_won else ("throws back", "throw back")
    what = f"{the(event.winner)} {verb(event.winner, *won)} {the(event.loser)} in {event.province}"
    return Telling(text=f"{event.label}: {what}, {DEGREES[event.degree]}.", news="war", weight=2)
