"""Whose land it is: how areas change owner, and all that follows, in its order (EMP-H10.5, EMP-17.15, EMP-19.1e5).

`take` conquers, `hand_over` bequeaths, `rebel` and `break_away` set free. Each ends with the sweeps of those concerned.
"""

from collections.abc import Iterable, Mapping, Sequence

from rules.empires.board.houses import in_seat_order
from rules.empires.board.land import in_order
from rules.empires.board.measures import move
from rules.empires.board.state import World
from rules.empires.claims.claims import sweep_claims
from rules.empires.court.court import keep_court, seek_court
from rules.empires.court.events import AreaPassed, HoldsEnded, How, OutbreakQuelled, WallsRazed
from rules.empires.unrest.unrest import enter_unrest, sweep_line
from rules.kernel.play.play import Play

CLAUSES: Mapping[How, str] = {
    "conquest": "EMP-H10.5",
    "diplomacy": "EMP-H12.3",
    "restoration": "EMP-H21.5",
    "inheritance": "EMP-19.2e7",
    "rebellion": "EMP-17.15a",
    "heresy": "EMP-19.1e5",
}
"""The rule by which an area passes in each way."""
RAZED = {3: 2, 2: 0, 0: 0}
"""What a rebellion leaves of fortifications (EMP-17.15d)."""


def take(play: Play[World], area: str, seat: str, how: How) -> None:
    """Give an area to whoever won it by arms, envoys or loyalty, with all that follows (EMP-H10.5, EMP-H21.5).

    A conquest costs it a level first; it comes to its new owner in unrest, whatever it was before (EMP-17.0g).
    """
    world = play.state
    loser = world.areas[area].owner
    level = -move(world.areas[area], -1) if how == "conquest" else 0
    pass_on(play, area, seat, how, level)
    if not world.areas[area].unrest:
        enter_unrest(play, area, "restored" if how == "restoration" else "conquered")
    settle(play, [seat], [loser] if loser else [])


def hand_over(play: Play[World], areas: Sequence[str], seat: str) -> None:
    """Give a seat areas by inheritance, owned or not; one in unrest stays so (EMP-19.2e3, EMP-19.2e12)."""
    world = play.state
    ordered = in_order(world, areas)
    losers = [world.areas[area].owner for area in ordered if world.areas[area].owner]
    for area in ordered:
        pass_on(play, area, seat, "inheritance")
    settle(play, [seat], losers)


def rebel(play: Play[World], area: str, *, sweeping: bool = True) -> None:
    """Let an owned area become independent by rebellion; with `sweeping` what follows is done at once (EMP-17.15).

    While a Leader Dies Heirless is carried out it is not: courts and sweeps wait to its end (EMP-19.1f10).

    Rules: EMP-17.15b, EMP-17.15e.
    """
    one = play.state.areas[area]
    loser = one.owner
    pass_on(play, area, "", "rebellion")
    before, one.fort = one.fort, RAZED[one.fort]
    if before:
        play.tell(WallsRazed(area=area, before=before, now=one.fort))
    if sweeping:
        settle(play, [], [loser])


def break_away(play: Play[World], areas: Sequence[str]) -> None:
    """Let areas become heretical and independent, all at once; forts and levels stay (EMP-19.1e5, EMP-19.1e8)."""
    world = play.state
    ordered = in_order(world, areas)
    losers = [world.areas[area].owner for area in ordered if world.areas[area].owner]
    for area in ordered:
        world.areas[area].heresy = True
        if world.areas[area].owner:
            pass_on(play, area, "", "heresy")
    settle(play, [], losers)


def pass_on(play: Play[World], area: str, seat: str, how: How, level: int = 0) -> None:
    """Change an area's owner alone: holds on it and from it go, and so does unrest if nobody owns it (EMP-17.15c)."""
    world = play.state
    one = world.areas[area]
    before, one.owner = one.owner, seat
    one.unrest = one.unrest and bool(seat)
    claimed = bool(seat) and area in world.empires[seat].claims
    play.tell(
        AreaPassed(clause=CLAUSES[how], area=area, before=before, now=seat, how=how, claimed=claimed, level=level)
    )
    end_holds(play, area, before, seat)
    outbreak = world.outbreak
    if outbreak and outbreak.area == area and outbreak.drawer == seat:
        world.outbreak = None
        play.tell(OutbreakQuelled(seat=seat, area=area))


def end_holds(play: Play[World], area: str, loser: str, winner: str) -> None:
    """Let the holds on an area vanish, and its old owner's from it; a winner's own are not told (EMP-H10.3)."""
    world = play.state
    for id, one in world.areas.items():
        gone = [hold for hold in one.holds if id == area or (hold.base == area and hold.seat == loser)]
        if gone:
            one.holds = [hold for hold in one.holds if hold not in gone]
        for seat in in_seat_order(world, (hold.seat for hold in gone)):
            if seat != winner or id != area:
                number = sum(hold.number for hold in gone if hold.seat == seat)
                play.tell(HoldsEnded(area=id, seat=seat, number=number))


def settle(play: Play[World], gainers: Iterable[str], losers: Iterable[str]) -> None:
    """Do what follows when areas have passed: courts and lines of both, gainers first, then claims (EMP-H10.5)."""
    world = play.state
    for seat in in_seat_order(world, gainers):
        seek_court(play, seat)
        sweep_line(play, seat)
    for seat in in_seat_order(world, losers):
        keep_court(play, seat)
        sweep_line(play, seat)
    sweep_claims(play)
