"""Scenes: a battle as two lines of commands, and below them who fell to whom, turn by turn (FIE-11.14)."""

from collections.abc import Iterator, Sequence

from rules.fiefs.battle.events import BattleBegan, BattleEnded, BoundFought, CommandTold, FallTold, LinesDrawnUp
from rules.fiefs.battle.words import HOW, ended, shares
from rules.kernel.facts.events import Event
from rules.kernel.telling.phrases import capital, id_of, row, several, the
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
            verdict=verdict(end),
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
    yield DuelRow(middle="What fell, turn by turn", heading=True)
    for turn in dict.fromkeys(event.turn for event in bounds):
        happened = list(told([event for event in bounds if event.turn == turn], ours))
        for one in happened:
            when = f"turn {turn}: " if one is happened[0] else ""
            yield one.model_copy(update={"middle": f"{when}{one.middle}"})


def told(bounds: Sequence[BoundFought], ours: Sequence[str]) -> Iterator[DuelRow]:
    """Give what fell, what broke and whose camp was taken in a turn, a line for each, both sides in it."""
    falls = [fall for event in bounds for fall in event.falls]
    broken = [one for event in bounds for one in event.broken]
    takers = [event.camp for event in bounds if event.camp]
    if falls:
        left, right = ([one for one in falls if (id_of(one.owner) in ours) == mine] for mine in (True, False))
        yield DuelRow(left=fell(left), middle="fall", right=fell(right))
    for middle, seats in (("command breaks", broken), ("takes the camp", takers)):
        mine, others = ([one for one in seats if (id_of(one) in ours) == own] for own in (True, False))
        if seats:
            yield DuelRow(left=row(mine), middle=middle, right=row(others))


def fell(falls: Sequence[FallTold]) -> str:
    """Say what fell, House by House, generals marked: `Blois: Kn° Sp; Lara: Bw`."""
    of: dict[str, list[str]] = {}
    for one in falls:
        of.setdefault(one.owner, []).append(one.type + "°" * bool(one.general))
    return "; ".join(f"{owner}: {' '.join(types)}" for owner, types in of.items())


def verdict(end: BattleEnded) -> str:
    """Say who won and what it earned; the title says where it was, and the lines what fell."""
    earned = f" Prestige: {shares(end.points)}." if end.points else ""
    after = f" after {several(end.turns, 'turn', 'turns')}" if end.turns else ""
    return f"{capital(the(end.winner))} wins against {the(end.loser)}{HOW[end.how]}{after}.{earned}"
