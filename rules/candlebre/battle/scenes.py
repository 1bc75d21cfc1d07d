"""Scenes: the battles of a closing as cards, tier by tier, made from what everybody was told."""

from collections.abc import Iterator, Sequence

from rules.candlebre.battle.events import (
    BattleBegan,
    BountyPaid,
    ForceLost,
    ProvinceHeld,
    ProvinceTaken,
    RoundBegan,
    TierFought,
    VolleyTold,
    Withdrew,
)
from rules.candlebre.board.wording import troops, unit_name
from rules.kernel.facts.events import Event
from rules.kernel.telling.phrases import capital, id_of, row
from rules.kernel.telling.pictures import Duel, DuelRow, Picture, Side

TIERS = {1: "first strike", 2: "charge", 3: "ground troops"}
LOOKS = (("#b23a3a", 0), ("#3a6fb2", 1))
"""Colour and pattern of attacker and defender where their own were not told."""
WORTH = 6
"""Units in a battle from which it is worth a card."""


def scenes(events: Sequence[Event]) -> list[Picture]:
    """Give a card for each battle that is worth one, the greatest first."""
    found = [(size(began), place, card(began, then)) for place, (began, then) in enumerate(battles(events))]
    worth = [one for one in found if one[0] >= WORTH]
    return [picture for _, _, picture in sorted(worth, key=lambda one: (-one[0], one[1]))]


def battles(events: Sequence[Event]) -> Iterator[tuple[BattleBegan, list[Event]]]:
    """Give each battle's beginning, and its events up to who holds the province after it."""
    began: BattleBegan | None = None
    then: list[Event] = []
    for event in events:
        if isinstance(event, BattleBegan):
            began, then = event, []
        elif began:
            then.append(event)
            if isinstance(event, ProvinceTaken | ProvinceHeld):
                yield began, then
                began = None


def size(began: BattleBegan) -> int:
    """Count the units with which a battle began."""
    return sum(number for _, number in (*began.attacking, *began.defending))


def card(began: BattleBegan, then: Sequence[Event]) -> Picture:
    """Draw one battle as a duel."""
    walls = f" behind a fort of level {began.fort}" if began.fort else ""
    caption = f"{troops(began.attacking)} against {troops(began.defending)}{walls}"
    outcome, names = verdict(then[-1]), (capital(began.attacker), capital(began.defender))
    return Picture(
        title=f"Battle {began.number}, {began.province}",
        caption=caption,
        alt=f"Battle at {began.province}: {names[0]} against {names[1]}, {caption}. {outcome}"[:990],
        sides=tuple(
            Side(id=side, name=name, colour=colour, pattern=pattern)
            for side, name, (colour, pattern) in zip(("attacker", "defender"), names, began.looks or LOOKS, strict=True)
        ),
        duel=Duel(
            left="attacker",
            right="defender",
            left_title=names[0],
            right_title=names[1],
            rows=tuple(line for event in then for line in lines(event, began)),
            verdict=outcome,
        ),
    )


def lines(event: Event, began: BattleBegan) -> Iterator[DuelRow]:
    """Give the lines of a card that an event makes."""
    if isinstance(event, RoundBegan):
        yield DuelRow(middle=f"Round {event.round}", heading=True)
        ready = {id_of(side): unit_name(kind) for side, kind in event.preparing}
        if ready:
            yield DuelRow(
                left=ready.get(id_of(began.attacker), ""),
                middle="readies a charge",
                right=ready.get(id_of(began.defender), ""),
            )
    elif isinstance(event, TierFought):
        yield DuelRow(left=volleys(event.attack), middle=TIERS[event.tier], right=volleys(event.defence))
        fallen = lost(event.attacker_killed, event.attacker_captured)
        theirs = lost(event.defender_killed, event.defender_captured)
        if fallen or theirs:
            yield DuelRow(left=fallen, middle="losses", right=theirs)
    elif isinstance(event, BountyPaid):
        yield one_side(event.seat, began, "bounty", f"{event.gold} gold, +{event.level}")
    elif isinstance(event, Withdrew):
        caught = f"; caught: {troops(event.caught)}" if event.caught else ""
        yield one_side(event.seat, began, "withdraws", f"{troops(event.escaped)} to {event.refuge}{caught}")
    elif isinstance(event, ForceLost):
        yield one_side(event.seat, began, "lost at the end", f"{troops(event.units)}, to {event.captor or 'nobody'}")


def one_side(seat: str, began: BattleBegan, middle: str, words: str) -> DuelRow:
    """Give a line that one side fills alone."""
    attacking = id_of(seat) == id_of(began.attacker)
    return DuelRow(left=words, middle=middle) if attacking else DuelRow(middle=middle, right=words)


def volleys(fired: Sequence[VolleyTold]) -> str:
    """Give dice as they count: `infantry at 7: 3 7 15 (2 hits)`."""
    return "; ".join(
        f"{unit_name(kind)} at {needed}: {' '.join(map(str, dice))} ({hits} hit{'' if hits == 1 else 's'})"
        for kind, needed, dice, hits, _ in fired
    )


def lost(killed: Sequence[tuple[str, int]], captured: Sequence[tuple[str, int]]) -> str:
    """Give losses in words."""
    return row(
        part
        for part in (f"{troops(killed)} killed" if killed else "", f"{troops(captured)} captured" if captured else "")
        if part
    )


def verdict(end: Event) -> str:
    """Say how a battle ended."""
    if isinstance(end, ProvinceTaken):
        return f"{capital(end.seat)} takes {end.province}, with {troops(end.units)} left."
    if isinstance(end, ProvinceHeld):
        return f"{end.province} stays with {end.holder}" + (", empty." if end.empty else ".")
    return ""
