"""Scenes: a battle as two lines of commands, and below them who fell to whom, turn by turn (FIE-11.14)."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rules.fiefs.battle.events import BattleBegan, BattleEnded, BoundFought, CommandTold, FallTold, LinesDrawnUp
from rules.fiefs.battle.words import broke, ended, spoils
from rules.kernel.facts.events import Event
from rules.kernel.telling.phrases import capital, id_of, the
from rules.kernel.telling.pictures import Duel, DuelRow, Picture, Side

ALT_MOST = 990
"""Characters of a description, under the kernel's 1,000."""
LOOKS = ("#b23a3a", "#3a6fb2")
"""Colours of attacker and defender where their own were not told."""


def spans(events: Sequence[Event]) -> list[range]:
    """Give where each battle begins and ends, from the meeting to who has the field (FIE-11.10, FIE-11.28)."""
    found: list[range] = []
    first: int | None = None
    for place, event in enumerate(events):
        if isinstance(event, BattleBegan):
            first = place
        elif first is not None and isinstance(event, BattleEnded):
            found.append(range(first, place + 1))
            first = None
    return found


def scenes(events: Sequence[Event]) -> list[Picture]:
    """Give a card for each battle that the resolver fought, in their order."""
    found = [events[span.start : span.stop] for span in spans(events)]
    return [one for battle in found for one in card(battle)]


def card(battle: Sequence[Event]) -> Iterator[Picture]:
    """Draw one battle: both lines, what fell turn by turn, and the end; one on a table has no lines to draw."""
    began, end = battle[0], battle[-1]
    lines = [event for event in battle if isinstance(event, LinesDrawnUp)]
    if not isinstance(began, BattleBegan) or not isinstance(end, BattleEnded) or not lines:
        return
    names = capital(the(began.attacker)), capital(the(began.defender))
    caption = f"{began.attacking} elements against {began.defending}"
    looks = [own or common for own, common in zip(began.looks, LOOKS, strict=True)]
    yield Picture(
        title=f"The battle at {began.fief}",
        caption=caption,
        alt=f"Battle at {began.fief}: {names[0]} against {the(began.defender)}, {caption}. {ended(end)}"[:ALT_MOST],
        of=owners(lines),
        sides=tuple(
            Side(id=id, name=name, colour=colour, pattern=pattern)
            for pattern, (id, name, colour) in enumerate(zip(("attacker", "defender"), names, looks, strict=True))
        ),
        duel=Duel(
            left="attacker",
            right="defender",
            left_title=names[0],
            right_title=names[1],
            rows=(*standing(lines), *course(battle, began)),
            verdict=" ".join([broke(end), *spoils(end)]),
        ),
    )


def owners(lines: Sequence[LinesDrawnUp]) -> tuple[str, ...]:
    """Give the Houses that fought."""
    return tuple(dict.fromkeys(id_of(one.owner) for army in lines for one in army.commands))


def standing(lines: Sequence[LinesDrawnUp]) -> Iterator[DuelRow]:
    """Give both lines, command against command."""
    ours, theirs = lines[0].commands, lines[-1].commands
    yield DuelRow(middle="The lines", heading=True)
    for number, (one, other) in enumerate(zip(ours, theirs, strict=True), start=1):
        yield DuelRow(left=drawn(one), middle=f"command {number}", right=drawn(other))


def drawn(command: CommandTold) -> str:
    """Write a command: whose, how it fights, and its line with its general marked: `Blois, holding: Kn° Kn Bd`."""
    posture = {"press": ", pressing", "hold": ", holding"}.get(command.posture, "")
    line = " ".join(one + "°" * (place == command.general) for place, one in enumerate(command.line, start=1))
    return f"{command.owner}{posture}: {line}"


def course(battle: Sequence[Event], began: BattleBegan) -> Iterator[DuelRow]:
    """Give what fell, broke and was taken, under the number of its turn: what both sides lost stands side by side."""
    ours = next((owners([event]) for event in battle if isinstance(event, LinesDrawnUp)), ())
    bounds = [event for event in battle if isinstance(event, BoundFought)]
    for turn in dict.fromkeys(event.turn for event in bounds):
        here = [event for event in bounds if event.turn == turn]
        rows = [row for middle, told in happened(here).items() for row in both_sides(middle, told, ours)]
        if rows:
            yield DuelRow(middle=f"Turn {turn}", heading=True)
            yield from rows


def happened(bounds: Sequence[BoundFought]) -> dict[str, list[tuple[str, str]]]:
    """Give what fell, broke and was taken in a turn: whose it was, and how that is written."""
    return {
        "falls": [(id_of(fall.owner), fell(fall)) for event in bounds for fall in event.falls],
        "breaks": [(id_of(one), f"a command of {one}") for event in bounds for one in event.broken],
        "takes the camp": [(id_of(event.camp), event.camp) for event in bounds if event.camp],
    }


def both_sides(middle: str, told: Sequence[tuple[str, str]], ours: Sequence[str]) -> Iterator[DuelRow]:
    """Put what happened on either side into the same lines."""
    left = [words for whose, words in told if whose in ours]
    right = [words for whose, words in told if whose not in ours]
    for one, other in zip_longest(left, right, fillvalue=""):
        yield DuelRow(left=one, middle=middle, right=other)


def fell(fall: FallTold) -> str:
    """Say what fell to what, by families: `Blois: Kn°, to Sp of Mortimer`."""
    return f"{fall.owner}: {fall.type}{'°' if fall.general else ''}, to {fall.by} of {fall.to}"
