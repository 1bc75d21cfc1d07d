"""Reports of a battle on a table: what they say, what is impossible, and what they earn (FIE-11.5, FIE-11.8)."""

from collections.abc import Collection, Mapping, Sequence

from rules.fiefs.board.conflicts import Battle, Reported
from rules.fiefs.board.forces import Army
from rules.fiefs.board.sides import members
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import TYPES, Type
from rules.fiefs.prestige.ledger import battle_points
from rules.kernel.errors import Refusal

CLAUSE = "FIE-11.5"


def in_order(lost: Mapping[str, int]) -> tuple[tuple[Type, int], ...]:
    """Give counted types in the order of the rulebook, so that equal reports are equal."""
    return tuple((one, lost[one]) for one in TYPES if lost.get(one))


def by_seat(world: World, counts: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Give counts by House in table order, so that equal reports are equal."""
    return tuple((seat, counts[seat]) for seat in world.houses if counts.get(seat))


def seats_of(world: World, battle: Battle) -> tuple[list[str], list[str]]:
    """Give the members of both armies."""
    return members(world, world.armies[battle.attacker]), members(world, world.armies[battle.defender])


def check_losses(world: World, battle: Battle, found: Reported) -> None:
    """Refuse more lost of a type than there was, and fallen generals whose type has not fallen (FIE-11.5)."""
    for army, lost in ((battle.attacker, found.attacker_lost), (battle.defender, found.defender_lost)):
        elements = world.armies[army].elements
        for kind, number in lost:
            there = sum(one.fights_as == kind for one in elements)
            if number > there:
                raise Refusal(CLAUSE, f"{world.called('army', army)} has {there} {kind}, and cannot lose {number}")
        for kind, _ in ((one.fights_as, one) for one in elements if one.general in found.fallen):
            generals = sum(one.fights_as == kind for one in elements if one.general in found.fallen)
            if generals > dict(lost).get(kind, 0):
                raise Refusal(CLAUSE, f"{generals} generals with {kind} fell, but fewer {kind} are said to be lost")


def check_deeds(world: World, battle: Battle, found: Reported) -> None:
    """Refuse more destroyed than the enemy lost, and a part of a House beyond its whole (FIE-11.5)."""
    whole = dict(found.destroyed)
    for what, part in (("with knights", found.knights), ("generals", found.generals)):
        for seat, number in part:
            if number > whole.get(seat, 0):
                name = world.called("seat", seat)
                raise Refusal(CLAUSE, f"{name} destroyed {whole.get(seat, 0)} in all, so not {number} {what}")
    ours, theirs = seats_of(world, battle)
    for seats, lost, enemies in ((ours, found.defender_lost, theirs), (theirs, found.attacker_lost, ours)):
        check_side(world, found, seats, sum(number for _, number in lost), enemies)


def check_side(world: World, found: Reported, seats: Sequence[str], lost: int, enemies: Sequence[str]) -> None:
    """Refuse more that one side destroyed than the other lost, elements or generals (FIE-11.5)."""
    destroyed = sum(number for seat, number in found.destroyed if seat in seats)
    if destroyed > lost:
        ours, theirs = world.short(seats[0]), world.short(enemies[0])
        raise Refusal(CLAUSE, f"{ours}'s side destroyed {destroyed} by this, but {theirs}'s army lost {lost}")
    generals = sum(number for seat, number in found.generals if seat in seats)
    dead = sum(seat in enemies for seat in found.fallen)
    if generals > dead:
        raise Refusal(CLAUSE, f"{generals} generals of {world.short(enemies[0])}'s side are counted, but {dead} fell")


def fallen(world: World, army: str, lost: tuple[tuple[Type, int], ...], generals: Collection[str]) -> list[int]:
    """Give the numbers of the elements that fell: the generals named, then of each type the newest (FIE-11.8)."""
    elements, gone = world.armies[army].elements, list[int]()
    for kind, number in lost:
        led = [one.id for one in elements if one.fights_as == kind and one.general in generals and one.general]
        rest = sorted(
            (one for one in elements if one.fights_as == kind and one.id not in led),
            key=lambda one: (bool(one.general), -one.id),
        )
        gone += [*led, *(one.id for one in rest)][:number]
    return gone


def earned(found: Reported) -> dict[str, int]:
    """Give each House's prestige (FIE-12.1, FIE-12.4)."""
    knights, generals = dict(found.knights), dict(found.generals)
    whole = dict(found.destroyed) | {seat: dict(found.destroyed).get(seat, 0) for seat in found.camp}
    points = {
        seat: battle_points(number, knights.get(seat, 0), generals.get(seat, 0), camp=seat in found.camp)
        for seat, number in whole.items()
    }
    return {seat: number for seat, number in points.items() if number}


def with_general(army: Army) -> list[str]:
    """Give the Houses that have a general's element in an army."""
    return [one.general for one in army.elements if one.general]
