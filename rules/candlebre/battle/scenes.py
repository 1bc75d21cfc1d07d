"""Scenes: the battles of a closing as cards, tier by tier, made from what everybody was told."""

from collections.abc import Iterator, Mapping, Sequence

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
from rules.kernel.telling.phrases import capital, id_of, row, the
from rules.kernel.telling.pictures import Duel, DuelRow, Picture, Side

TIERS = {1: "first strike", 2: "charge", 3: "ground troops"}
DICE = "Every die of it, round by round."
"""What stands below a battle's card: how it went is told beside it."""
LOOKS = (("#b23a3a", 0), ("#3a6fb2", 1))
"""Colour and pattern of attacker and defender where their own were not told."""


def scenes(events: Sequence[Event]) -> list[Picture]:
    """Give a card for each battle that is over, in the order in which they began."""
    return [card(began, then) for began, then in told_apart(events)]


def told_apart(events: Sequence[Event]) -> list[tuple[BattleBegan, list[Event]]]:
    """Part the events of battles that are fought side by side, round after round (CAN-7.18g)."""
    found: dict[int, tuple[BattleBegan, list[Event]]] = {}
    fought: dict[str, int] = {}
    over: list[int] = []
    current, lost_at_end = 0, list[Event]()
    for event in events:
        if isinstance(event, BattleBegan):
            found[event.number], fought[event.province] = (event, []), event.number
            continue
        number = battle_of(event, fought) or current
        if number not in found or number in over:
            continue
        if isinstance(event, ForceLost):  # it names no battle, and comes before what ends its own
            lost_at_end.append(event)
            continue
        found[number][1].extend([*lost_at_end, event])
        current, lost_at_end = number, []
        if isinstance(event, ProvinceTaken | ProvinceHeld):
            over.append(number)
    return [found[number] for number in found if number in over]


def battle_of(event: Event, fought: Mapping[str, int]) -> int:
    """Give the number of the battle that an event names, or whose province; 0 where it names neither."""
    if isinstance(event, RoundBegan | TierFought):
        return event.number
    return fought.get(getattr(event, "province", ""), 0)


def spans(events: Sequence[Event]) -> list[range]:
    """Give where battles begin and end: up to who holds the last province of those fought side by side (CAN-7.16)."""
    found: list[range] = []
    first, last = 0, 0
    under_way: set[str] = set()
    for place, event in enumerate(events):
        if isinstance(event, BattleBegan):
            first = first if under_way else place
            under_way.add(event.province)
        elif isinstance(event, ProvinceTaken | ProvinceHeld) and event.province in under_way:
            under_way.remove(event.province)
            last = place + 1
            if not under_way:
                found.append(range(first, last))
    return [*found, range(first, last)] if under_way and last > first else found


def card(began: BattleBegan, then: Sequence[Event]) -> Picture:
    """Draw one battle as a duel."""
    walls = f" behind a fort of level {began.fort}" if began.fort else ""
    sides = f"{troops(began.attacking)} against {troops(began.defending)}{walls}"
    outcome, names = verdict(then[-1]), (capital(the(began.attacker)), capital(the(began.defender)))
    return Picture(
        title=f"Battle {began.number}, {began.province}",
        caption=DICE,
        alt=f"Battle at {began.province}: {names[0]} against {names[1]}, {sides}. {outcome}"[:990],
        of=tuple(map(id_of, (began.attacker, began.defender))),
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
        ours, others = event.sides
        yield DuelRow(left=volleys(ours.volleys), middle=TIERS[event.tier], right=volleys(others.volleys))
        fallen, theirs = (lost(side.killed, side.captured) for side in event.sides)
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
        for kind, needed, dice, hits in fired
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
