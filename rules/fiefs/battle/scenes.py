"""Scenes: a battle as two lines of commands, and below them who fell to whom, turn by turn (FIE-11.14)."""

from collections.abc import Iterator, Sequence

from rules.fiefs.battle.events import BattleBegan, BattleEnded, BoundFought, CommandTold, FallTold, LinesDrawnUp
from rules.fiefs.battle.words import ended
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
    verdict = ended(end)
    looks = [own or common for own, common in zip(began.looks, LOOKS, strict=True)]
    yield Picture(
        title=f"The battle at {began.fief}",
        caption=caption,
        alt=f"Battle at {began.fief}: {names[0]} against {the(began.defender)}, {caption}. {verdict}"[:ALT_MOST],
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
            verdict=verdict,
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
    """Give what fell, broke and was taken, under the number of its turn."""
    turn = 0
    ours = next((owners([event]) for event in battle if isinstance(event, LinesDrawnUp)), ())
    for event in battle:
        if not isinstance(event, BoundFought) or not (event.falls or event.broken or event.camp):
            continue
        if event.turn != turn:
            turn = event.turn
            yield DuelRow(middle=f"Turn {turn}", heading=True)
        for fall in event.falls:
            yield one_side(fell(fall), "falls", left=id_of(fall.owner) in ours)
        for owner in event.broken:
            yield one_side(f"a command of {the(owner)}", "breaks", left=id_of(owner) in ours)
        if event.camp:
            yield one_side(capital(the(event.camp)), "takes the camp", left=id_of(event.camp) in ours)


def fell(fall: FallTold) -> str:
    """Say what fell to what: `Kn° of Blois, to Sp of Mortimer`."""
    return f"{fall.type}{'°' if fall.general else ''} of {the(fall.owner)}, to {fall.by} of {the(fall.to)}"


def one_side(words: str, middle: str, *, left: bool) -> DuelRow:
    """Give a line that one side fills alone."""
    return DuelRow(left=words, middle=middle) if left else DuelRow(middle=middle, right=words)
