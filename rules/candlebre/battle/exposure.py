"""What marches and moves leave open to rivals, and who could guard it (CAN-6.9, CAN-7, CAN-16.13)."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import product

from rules.candlebre.battle.choices import choices
from rules.candlebre.battle.forecast import UNFORESEEN, Raid, attack, likeliest, lost, raids
from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.forces import added, count, ordered, rolling, without
from rules.candlebre.board.holdings import change_hands, standing_works
from rules.candlebre.board.measures import strongest_beside
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import LEADER_WORTH, ROLLING
from rules.candlebre.board.war import Force, March, Units
from rules.candlebre.board.wording import troops
from rules.candlebre.movement.marching import march_on
from rules.candlebre.movement.move_orders import Move
from rules.candlebre.movement.moving import able
from rules.candlebre.people.leaders import own_leaders
from rules.kernel.play.counsel import Counsel, Offer, Weight, in_ten
from rules.kernel.telling.phrases import capital, row, several

WORTH_A_WORD = Fraction(3, 20)
"""The chance from which a danger is spoken of."""
NOTHING = ("",)
"""What is said where no land is left to anybody."""
EVEN = Fraction(1, 2)
"""The chance from which a march is taken to win what it is for."""
WORK = 20
"""Gold a turn that an improvement counts for where land is weighed against land."""
GUARDED = 2
"""Provinces in danger that are guarded at once."""
WORTH_A_MOVE = 10
"""Gold a turn that a guard must be expected to save."""


def carried_out(world: World, seat: str, marches: Iterable[March]) -> World:
    """Give what a seat sees once these marches are done: who has left, and what those hold who are likely to win."""
    after = world.fresh()
    after.houses[seat].marches = []
    for march in marches:
        for group in march.groups:
            place = after.provinces[group.origin]
            place.units = without(place.units, group.units)
            for id in group.leaders:
                after.leaders[id].place = ""
    for march in marches:
        take(world, after, seat, march)
    return after


def take(world: World, after: World, seat: str, march: March) -> None:
    """Give a seat on paper what a march is likely to win, held by those who are likely to be left (CAN-7.16)."""
    units: Units = {}
    for group in march.groups:
        units = added(units, group.units)
    leaders = [id for group in march.groups for id in group.leaders]
    found = attack(world, seat, world.provinces[march.target], units, leaders)
    if found.won < EVEN:
        return
    place = after.provinces[march.target]
    change_hands(place, seat)
    place.units = survivors(world, seat, place, units, found.price)
    for id in leaders:
        after.leaders[id].place = place.id


def survivors(world: World, seat: str, place: Province, units: Units, price: int) -> Units:
    """Give who is left of those who march, fallen in the order of their House's doctrine (CAN-7.17)."""
    fallen: Units = {}
    for kind in choices(world, Force(seat=seat, units=units), "attack", place.id).casualties:
        fallen[kind] = min(price - count(fallen), units.get(kind, 0))
    return without(units, fallen)


def land_kept(world: World, seat: str, found: Sequence[Raid]) -> Fraction:
    """Give the gold a turn that a seat may expect to hold still when it is asked again, its works counted."""
    return sum((value_of(one) * (1 - lost(found, one.id)) for one in world.held(seat)), start=Fraction(0))


def value_of(place: Province) -> int:
    """Give what a province is worth, its improvements counted."""
    return place.value + WORK * len(standing_works(place))


def bared(world: World, seat: str, target: str) -> tuple[str, ...]:
    """Say what the march on a target leaves so weak that rivals may take it, the longest way first (CAN-16.13)."""
    march = march_on(world.houses[seat], target)
    if march is None:
        return NOTHING
    all_ = world.houses[seat].marches
    before = carried_out(world, seat, [one for one in all_ if one.target != target])
    return left_bare(before, carried_out(world, seat, all_), seat)


def moved_out(world: World, seat: str, origin: str, end: str, units: Units) -> str:
    """Say that those who have moved out of a province leave it so weak that rivals may take it (CAN-16.13)."""
    before = world.fresh()
    before.provinces[origin].units = added(before.provinces[origin].units, units)
    before.provinces[end].units = without(before.provinces[end].units, units)
    return left_bare(before, world, seat)[0]


def left_bare(before: World, after: World, seat: str) -> tuple[str, ...]:
    """Say which land those who go leave to a rival, or so weak that he may take it, beside how it was: two at most.

    Where a leader stands comes first, and he is named in every way, of which the longest comes first. Who could walk in
    is named although no such march is foreseen: an autopilot may think better of it, or not.
    """
    now, then = raids(before, seat), raids(after, seat)
    kept = [after.provinces[one.id] for one in before.held(seat) if after.provinces[one.id].owner == seat]
    exposed = [one for one in kept if worse(now, then, one.id) or emptied(before, after, seat, one)]
    led = {one.place for one in in_service(after, seat)}
    exposed.sort(
        key=lambda one: (one.id not in led, -value_of(one) * lost(then, one.id), not lost(then, one.id), one.no)
    )
    if not exposed:
        return NOTHING
    place, *others = exposed
    raid = likeliest(then, place.id)
    if raid is None or not worse(now, then, place.id):
        return lying_open(after, seat, exposed)
    who, how_likely = capital(after.name(raid.rival)), in_ten(lost(then, place.id))
    short, prey = f" {who} may then take {place.name}, {how_likely}.", captured(after, seat, exposed)
    chance = lost(now, place.id)
    beside = f", {in_ten(chance)} without this" if chance >= WORTH_A_WORD else ""
    also = f"; {others[0].name} too, {open_or(then, others[0].id)}" if others else ""
    force = several(count(raid.units), "unit", "units")
    who_stays = f" {staying(place)}: {who} may take it with {force}, {how_likely}{beside}{also}."
    return tuple(f"{way}{one}" for way, one in product((who_stays, short), prey))


def staying(place: Province) -> str:
    """Say who stays in a province, and what it is worth: `Nobody stays in Hawkmantle (70 gold)`."""
    there = count(place.units)
    fort = " behind its fort" if place.fort and not rolling(place.units) else ""
    kept = several(there, "unit", "units") if there else "nobody"
    return f"{capital(kept)} stay{'s' * (there <= 1)} in {place.name}{fort} ({place.value} gold)"


def lying_open(after: World, seat: str, exposed: Sequence[Province]) -> tuple[str, ...]:
    """Say who stands beside land that nobody guards any more, and need only walk in, longest way first (CAN-7.1b)."""
    place, *others = exposed
    rival, units = strongest_beside(after, seat, place)
    short, prey = f" {place.name} then lies open to {after.name(rival)}.", captured(after, seat, exposed)
    also = f"; {others[0].name} lies open, too" if others else ""
    number = rolling(units)
    they = f"{several(number, 'unit', 'units')} of {after.name(rival)} beside it need{'s' * (number == 1)} only walk in"
    return tuple(f"{way}{one}" for way, one in product((f" {staying(place)}: {they}{also}.", short), prey))


def open_or(then: Sequence[Raid], province: str) -> str:
    """Say how likely a province falls; that it lies open where no such march is foreseen."""
    chance = lost(then, province)
    return in_ten(chance) if chance else "which lies open"


def captured(after: World, seat: str, exposed: Sequence[Province]) -> tuple[str, ...]:
    """Say which leaders stay behind where rivals may come, and what it costs to have them back (CAN-7.1b, CAN-7.13d).

    The longer way comes first; there is one way where nobody leads.
    """
    names = own_leaders(after, seat, [one.id for one in exposed])
    if not names:
        return NOTHING
    said = f" {capital(row(names))} would be captured there"
    each = " each" if names[1:] else ""
    return f"{said}; a ransom is commonly {LEADER_WORTH} gold{each}.", f"{said}."


def emptied(before: World, after: World, seat: str, place: Province) -> bool:
    """Tell whether those who go leave nobody to fight in a province beside which a rival's troops stand."""
    gone = rolling(before.provinces[place.id].units) and not rolling(place.units)
    barred = place.protected_by or after.truce
    return bool(gone and not barred and rolling(strongest_beside(after, seat, place)[1]))


def worse(now: Sequence[Raid], then: Sequence[Raid], province: str) -> bool:
    """Tell whether a province is in a danger worth a word, and notably more than before."""
    return lost(then, province) >= max(WORTH_A_WORD, lost(now, province) + WORTH_A_WORD)


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
    raid, left = likeliest(before, place.id), max(lost(after, place.id), UNFORESEEN)
    rival = world.name(raid.rival) if raid else "rivals"
    text = (
        f"{capital(rival)} may take {place.name} ({place.value} gold), {in_ten(lost(before, place.id))}. "
        f"{capital(troops(move.units.items()))} from {origin.name} could guard it: "
        f"{in_ten(left)} then."
    )
    offer: Offer[World] = Offer(f"Guard {place.name} with {count(move.units)}", move)
    return Counsel(Weight.DECIDE, text, "CAN-6.9", (offer,), warns=True)
