"""Counsel on guards: who could go next door to land that rivals are likely to take (CAN-6.9, CAN-16.14)."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from rules.candlebre.battle.exposure import WORTH_A_WORD, land_kept, value_of
from rules.candlebre.battle.forecast import Raid, likeliest, lost, raids
from rules.candlebre.board.forces import count, ordered
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import ROLLING
from rules.candlebre.board.war import Units
from rules.candlebre.board.wording import troops
from rules.candlebre.movement.move_orders import Move
from rules.candlebre.movement.moving import able
from rules.kernel.play.counsel import Counsel, Offer, Weight, in_ten
from rules.kernel.telling.phrases import capital

GUARDED = 2
"""Provinces in danger that are guarded at once."""
WORTH_A_MOVE = 10
"""Gold a turn that a guard must be expected to save."""


def guards(world: World, seat: str, found: Sequence[Raid]) -> list[Counsel[World]]:
    """Say who could go where most is likely lost, and how likely it falls then; nothing where that saves little."""
    plan, now, moves = Plan(world, seat), list(found), list[Move]()
    exposed = [one for one in world.held(seat) if lost(found, one.id) >= WORTH_A_WORD]
    exposed.sort(key=lambda one: (-value_of(one) * lost(found, one.id), one.no))
    for place in exposed[:GUARDED]:
        best = best_guard(plan, place, now)
        if best and plan.give(best):
            moves.append(best)
            now = raids(plan.world, seat)
    return [guarded(world, one, found, now) for one in moves]


def best_guard(plan: Plan, place: Province, now: Sequence[Raid]) -> Move | None:
    """Give the move that saves most land, if it saves enough."""
    had = land_kept(plan.world, plan.seat, now)
    best, saved = None, Fraction(WORTH_A_MOVE)
    for move in ways(plan, place):
        after = Plan(plan.world, plan.seat)
        if not after.give(move):
            continue
        gain = land_kept(after.world, plan.seat, raids(after.world, plan.seat)) - had
        if gain > saved:
            best, saved = move, gain
    return best


def ways(plan: Plan, place: Province) -> Iterator[Move]:
    """Give the moves of all, and of half, of those next door who can still go."""
    world = plan.world
    for id in place.near:
        origin = world.provinces[id]
        if origin.owner != plan.seat:
            continue
        free: Units = ordered({kind: able(plan.house, origin, kind, 1) for kind in ROLLING})
        half: Units = ordered({kind: -(-number // 2) for kind, number in free.items()})
        for units in (half, free) if half != free else (free,):
            if count(units):
                yield Move(origin=id, path=(place.id,), units=units)


def guarded(world: World, move: Move, before: Sequence[Raid], after: Sequence[Raid]) -> Counsel[World]:
    """Say who may take a province, and how much less likely he does with a guard."""
    origin, place = world.provinces[move.origin], world.provinces[move.path[-1]]
    raid, left = likeliest(before, place.id), lost(after, place.id)
    rival = world.name(raid.rival) if raid else "rivals"
    text = (
        f"{capital(rival)} may take {place.name} ({place.value} gold), {in_ten(lost(before, place.id))}. "
        f"{capital(troops(move.units.items()))} from {origin.name} could guard it: "
        f"{f'{in_ten(left)} then' if left else 'it is safe then'}."
    )
    offer: Offer[World] = Offer(f"Guard {place.name} with {count(move.units)}", move)
    return Counsel(Weight.DECIDE, text, "CAN-6.9", (offer,), warns=True)
