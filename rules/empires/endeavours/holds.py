"""Partial conquest: holds won, and taken off (EMP-H10.2, EMP-H10.3)."""

from rules.empires.board.atlas import Area, Hold
from rules.empires.board.measures import held_by, need
from rules.empires.board.state import World
from rules.empires.court.events import How
from rules.empires.court.possession import take
from rules.empires.endeavours.events import HoldsTakenOff, HoldWon
from rules.kernel.play.play import Play


def made_from(world: World, base: str, target: str) -> int:
    """Give the holds on a base that its owner takes off by conquering a target: those made from there (EMP-H10.3)."""
    owner = world.areas[target].owner
    return sum(hold.number for hold in world.areas[base].holds if hold.base == target and hold.seat == owner)


def take_off(play: Play[World], seat: str, base: str, target: str, results: int) -> int:
    """Take off holds that the owner of a target made from there on a base; gives the results left over (EMP-H10.3)."""
    world = play.state
    number = min(results, made_from(world, base, target))
    if not number:
        return results
    area, holder = world.areas[base], world.areas[target].owner
    for hold in area.holds:
        if hold.base == target and hold.seat == holder:
            hold.number -= number
    area.holds = [hold for hold in area.holds if hold.number]
    left = held_by(area, holder)
    play.tell(HoldsTakenOff(seat=seat, area=base, holder=holder, number=number, left=left))
    return results - number


def add_holds(play: Play[World], seat: str, target: str, base: str, number: int, how: How) -> None:
    """Note holds of a seat on an area, made from a base; enough of them take it (EMP-H10.2, EMP-H10.4)."""
    if not number:
        return
    world = play.state
    area = world.areas[target]
    if held_by(area, seat) + number >= need(area):
        take(play, target, seat, how)
        return
    note(world, area, seat, base, number)
    play.tell(HoldWon(seat=seat, area=target, base=base, number=number, total=held_by(area, seat), need=need(area)))


def note(world: World, area: Area, seat: str, base: str, number: int) -> None:
    """Add holds to an area, which keeps them in seat order, then in scenario order of their bases (section 2.1)."""
    mine = next((hold for hold in area.holds if (hold.seat, hold.base) == (seat, base)), None)
    if mine:
        mine.number += number
        return
    seats, bases = list(world.empires), list(world.areas)
    area.holds.append(Hold(seat=seat, base=base, number=number))
    area.holds.sort(key=lambda hold: (seats.index(hold.seat), bases.index(hold.base)))
