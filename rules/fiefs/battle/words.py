"""How battles read (FIE-11)."""

from collections.abc import Sequence

from rules.fiefs.battle.events import (
    ArrayKept,
    ArrayUnkept,
    BattleBegan,
    BattleEnded,
    BoundFought,
    Counts,
    FallTold,
    LinesDrawnUp,
)
from rules.fiefs.board.troops import counted, in_line, troop
from rules.kernel.table.events import ReportEvent, ResultClaimed, ResultRuled
from rules.kernel.table.words import tellings
from rules.kernel.telling.phrases import capital, row, several, the, verb
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"bound": "a bound against {} at {}"}
"""What the draws of this room are for."""
HOW = {
    "broken": ", which breaks under its losses",
    "scattered": ", which has no command left that fights",
    "dusk": ", which has the worse of it when night falls",
    "table": "",
}
TELLINGS = Tellings(
    PURPOSES,
    news="battle",
    labels={
        "attacking": "elements attacking",
        "defending": "elements defending",
        "commands": "commands",
        "falls": "destroyed",
        "broken": "broken commands",
        "camp": "camp taken by",
        "how": "how",
        "turns": "turns",
        "winning": "the winner's elements",
        "losing": "the loser's elements",
        "winner_lost": "the winner's losses",
        "loser_lost": "the loser's losses",
        "BattleEnded.generals": "fallen generals",
        "BattleEnded.points": "prestige",
        "against": "against",
        "posture": "posture",
        "BattleEnded.loser": "loser",
        "BoundFought.turn": "turn of battle",
    },
)


def losses(counts: Counts) -> str:
    """Say what fell: `2 knights and 1 bow`; `nothing`."""
    return counted(counts) or "nothing"


def fell(one: FallTold) -> str:
    """Say what one element did to another: `knights of Blois ride down bows of Mortimer`."""
    victim = f"{troop(one.type)} of {the(one.owner)}"
    if one.general:
        victim += ", and their general with them,"
    return f"{troop(one.by)} of {the(one.to)} destroy {victim}".rstrip(",")


def bound(event: BoundFought) -> str:
    """Tell a bound in one line: what fell to what, what broke, and the camp."""
    parts = [fell(one) for one in event.falls]
    parts += [f"a command of {the(one)} breaks" for one in event.broken]
    parts += (
        [f"{the(event.camp)} {verb(event.camp, 'takes', 'take')} the camp of {the(event.against)}"]
        if event.camp
        else []
    )
    text = "; ".join(parts) or "nothing falls"
    return f"Turn {event.turn}, {the(event.army)} attacks: {text}."


def lines(event: LinesDrawnUp) -> str:
    """Tell how an army stands, command by command."""
    postures = {"press": "pressing", "steady": "steady", "hold": "holding"}
    commands = [
        f"{place}, {the(one.owner)}{'' if one.general else ' under a captain'}, {postures[one.posture]}: "
        + in_line(one.line)
        for place, one in enumerate(event.commands, start=1)
    ]
    return f"{capital(the(event.army))} draws up. Command {'; '.join(commands)}."


def ended(event: BattleEnded) -> str:
    """Tell who broke, who fell, which general, and the camp."""
    cost = f"It lost {losses(event.loser_lost)}, the victors {losses(event.winner_lost)}."
    return " ".join([broke(event), cost, *spoils(event)])


def broke(event: BattleEnded) -> str:
    """Tell who beat whom, of what strength, how and after how long."""
    after = f" after {several(event.turns, 'turn', 'turns')}" if event.turns else ""
    winner, loser = (
        f"{the(army)} ({elements})" if elements else the(army)
        for army, elements in ((event.winner, event.winning), (event.loser, event.losing))
    )
    return f"{capital(winner)} wins the battle at {event.fief} against {loser}{HOW[event.how]}{after}."


def spoils(event: BattleEnded) -> list[str]:
    """Tell which generals fell, who took the camp, and who earned what."""
    parts = []
    if event.generals:
        whose = row(f"that of {each}" for each in event.generals[1:])
        parts.append(f"The general of {event.generals[0]} fell{f', and so did {whose}' if whose else ''}.")
    if event.camp:
        parts.append(f"{event.camp} plundered the enemy camp.")
    if event.points:
        parts.append(f"Prestige: {shares(event.points)}.")
    return parts


def shares(points: Sequence[tuple[str, int]]) -> str:
    """Say who earned how much, Houses by their families."""
    return row(f"{seat} {number}" for seat, number in points)


EDGE = (
    " An element that recoils or flees off the edge of the table is not destroyed: it may come back along the same"
    " edge in a turn in which its player rolls a 6 for PIPs."
)
"""The only change to the rules of the table (FIE-11.4)."""
TELLINGS.say(
    BattleBegan,
    "Battle at {fief}: {attacker:the} ({attacking}) against {defender:the} ({defending}){table:, on a table|}.{edge}",
    weight=lambda event: 2 if event.table else 1,  # else its end, which is told with it, says all of it
    edge=lambda event: EDGE if event.table else "",
)
TELLINGS.say(LinesDrawnUp, lines, weight=0)
TELLINGS.say(BoundFought, bound, weight=lambda event: 1 if event.falls or event.broken or event.camp else 0)
TELLINGS.say(BattleEnded, ended, weight=3)
TELLINGS.say(ArrayUnkept, "Your battle plan is withdrawn: you are asked before each battle again.", weight=0)
TELLINGS.say(ArrayKept, "Your battle plan for the rest of this campaign: {posture}.", weight=0)


def outcome(event: ResultClaimed | ResultRuled) -> str:
    """Say who won by a report or a ruling."""
    return f"{the(event.victor)} has the field"


def place(event: ReportEvent) -> str:
    """Say which battle is reported."""
    return f"The battle at {event.place}"


REPORTS = tellings(outcome, "Herald fights it out", "battle", place)
"""How reports of battles on a table read (FIE-11.5 to FIE-11.7)."""
