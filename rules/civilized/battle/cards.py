"""Scenes: the battles of a closing as cards, pair by pair with factors and dice (CIV-HB27)."""

from collections.abc import Iterator, Sequence

from rules.civilized.battle.events import AidPaid, BattleFought, ContingentSent, ExtraLost, StoodAside, Volley
from rules.civilized.battle.words import reason, stage_name
from rules.civilized.world.war import Part
from rules.civilized.world.words import TERRAIN_WORDS, counted
from rules.kernel.facts.events import Drawn, Event
from rules.kernel.telling.phrases import figure, id_of, row, signed
from rules.kernel.telling.pictures import Duel, DuelRow, Picture, Side

COLOURS = ("#b23a3a", "#3a6fb2")
"""Of attacker and defender where the countries' own do not tell them apart."""
ALT_MOST = 990


def scenes(events: Sequence[Event]) -> list[Picture]:
    """Give a card for each battle, in their order."""
    return [card(fought, rounds) for fought, rounds in battles(events)]


def battles(events: Sequence[Event]) -> Iterator[tuple[BattleFought, list[Volley]]]:
    """Give each battle that was fought with dice, with its volleys and rounds."""
    rounds: list[Volley] = []
    for event in events:
        if isinstance(event, Volley):
            rounds.append(event)
        elif isinstance(event, BattleFought):
            mine = [one for one in rounds if one.place == event.place]
            if mine:
                yield event, mine
            rounds = []


def spans(events: Sequence[Event]) -> list[range]:
    """Give where each battle begins and ends: from its first volley or help to what it cost beyond (CIV-6.8.4)."""
    found: list[range] = []
    first: int | None = None
    for place, event in enumerate(events):
        if isinstance(event, Volley | ContingentSent | AidPaid | StoodAside):
            first = place if first is None else first
        elif isinstance(event, BattleFought):
            found.append(range(place if first is None else first, place + 1))
            first = None
        elif found and found[-1].stop == place and isinstance(event, ExtraLost | Drawn):
            found[-1] = range(found[-1].start, place + 1)
    return found


def card(fought: BattleFought, rounds: Sequence[Volley]) -> Picture:
    """Draw one battle as a duel of its two lines."""
    names = fought.attacker, fought.defender
    titles = [row((name, *fought.helpers[side])) for side, name in enumerate(names)]
    colours = fought.colours if all(fought.colours) and len({*fought.colours}) > 1 else COLOURS
    caption = f"In {TERRAIN_WORDS[fought.terrain]}; {fought.winner} wins"
    verdict = f"{fought.winner} wins. Lost: {names[0]} {counted(fought.lost[0])}; {names[1]} {counted(fought.lost[1])}."
    forces = f"{titles[0]}: {counted(fought.forces[0])}. {titles[1]}: {counted(fought.forces[1])}."
    return Picture(
        title=f"The battle of {fought.place}",
        caption=caption,
        alt=f"Battle of {fought.place}. {forces} {verdict}"[:ALT_MOST],
        of=tuple(id_of(seat) for side, name in enumerate(names) for seat in (name, *fought.helpers[side]) if seat),
        sides=tuple(
            Side(id=side, name=name, colour=colour, pattern=place)
            for place, (side, name, colour) in enumerate(zip(("attacker", "defender"), names, colours, strict=True))
        ),
        duel=Duel(
            left="attacker",
            right="defender",
            left_title=titles[0],
            right_title=titles[1],
            rows=(
                DuelRow(left=counted(fought.forces[0]), middle="forces", right=counted(fought.forces[1])),
                *(each for one in rounds for each in lines(one)),
            ),
            verdict=verdict,
        ),
    )


def lines(told: Volley) -> Iterator[DuelRow]:
    """Give the lines of a volley or a round: command, arrivals, each pair with both sums, losses so far."""
    yield DuelRow(middle=stage_name(told), heading=True)
    if any(told.command):
        yield DuelRow(left=figure(told.command[0]), middle="command", right=figure(told.command[1]))
    for name in told.arrived:
        yield DuelRow(middle=f"{name} arrives", heading=True)
    first = told.stage == "volley" or told.number == 1  # of later rounds only what happened is shown
    for place, rough, one, other, mine, theirs, score, against, outcome in told.pairs:
        if outcome == "stands" and not first:
            continue
        who, _, what = outcome.partition(" ")
        left, right = (f"; {what}" if who == side else "" for side in ("first", "second"))
        ground = " (rough)" if rough else ""
        yield DuelRow(
            left=f"{one} {score} = {summed(mine)}{left}",
            middle=f"{place}{ground}",
            right=f"{other} {against} = {summed(theirs)}{right}",
        )
    standing = sum(pair[-1] == "stands" for pair in told.pairs)
    if standing and not first:
        yield DuelRow(middle=f"{standing} stand")
    yield DuelRow(left=str(told.losses[0]), middle="lost so far", right=str(told.losses[1]))


def summed(parts: Sequence[Part]) -> str:
    """Write a sum in figures and short words: `5 + 3 −1 overlapped`."""
    dice = [str(value) for name, value in parts if name in ("die", "factor")]
    rest = [f"{signed(value)} {reason(name)}" for name, value in parts if name not in ("die", "factor")]
    return " ".join((" + ".join(dice), *rest))
