"""How rulers leave on crusade, and what a die makes of it (FIE-15.1 to 15.6, FIE-15.8)."""

from fractions import Fraction
from functools import cache
from typing import Literal

from rules.fiefs.board.land import ruled, ruler
from rules.fiefs.board.state import World
from rules.fiefs.claims.markers import set_control
from rules.fiefs.crusades.events import CrusadeLeft, CrusadeRolled
from rules.kernel.orders.choice import Objection
from rules.kernel.play.play import Play

DIE = 6
STAYS = 4
"""Up to this he stays away (FIE-15.4)."""
DIES = 5
GLORY = 6
"""A victory; above it he only comes home (FIE-15.5, FIE-15.6)."""


def at_home(world: World, seat: str) -> list[str]:
    """Give the nations of a House whose rulers are at home (FIE-15.1)."""
    return [nation for nation in ruled(world, seat) if world.nations[nation].crusade is None]


def cannot_leave(world: World, seat: str, nation: str) -> Objection:
    """Say why a House cannot send the ruler of a nation, if so (FIE-15.1)."""
    called = world.called("nation", nation)
    if not world.settings.crusades:
        return "FIE-15.1", "there are no crusades in this campaign"
    if ruler(world, nation) != seat:
        return "FIE-15.1", f"you do not rule {called}"
    return None if nation in at_home(world, seat) else ("FIE-15.1", f"the ruler of {called} is away already")


def depart(play: Play[World], seat: str, nation: str) -> None:
    """Send a ruler on crusade, and roll for him at once, with nothing added (FIE-15.2)."""
    play.state.nations[nation].crusade = 0
    with play.after(play.tell(CrusadeLeft(seat=seat, nation=nation))):
        roll(play, seat, nation)


def later_years(play: Play[World], seat: str) -> None:
    """Roll for each ruler of a House who is away, a year longer now, in order of nation ids (FIE-15.3)."""
    for nation in ruled(play.state, seat):
        away = play.state.nations[nation].crusade
        if away is not None:
            play.state.nations[nation].crusade = away + 1
            roll(play, seat, nation)


def outcome(figure: int) -> Literal["away", "dead", "victory", "home"]:
    """Give what a crusade roll with its years makes of a ruler (FIE-15.4 to 15.6)."""
    if figure <= STAYS:
        return "away"
    if figure == DIES:
        return "dead"
    return "victory" if figure == GLORY else "home"


@cache
def dies(years: int, *, ever: bool) -> Fraction:
    """Give the chance that a ruler who has been away so long dies: by the next roll, or ever before he is home."""
    found = [outcome(die + years) for die in range(1, DIE + 1)]
    dead, away = (Fraction(found.count(one), DIE) for one in ("dead", "away"))
    return dead + away * dies(years + 1, ever=True) if ever and away else dead


def roll(play: Play[World], seat: str, nation: str) -> None:
    """Roll for a ruler who is away; who comes home may claim for nothing (FIE-15.4, FIE-15.5, FIE-15.6)."""
    world = play.state
    land = world.nations[nation]
    years = land.crusade or 0
    die = play.chance.die("FIE-15.4", "crusade", nation, DIE)
    result = outcome(die + years)
    capital = world.fiefs[land.capital]
    heir = capital.claim if result == "dead" and capital.claim != seat else ""
    play.tell(CrusadeRolled(seat=seat, nation=nation, years=years, die=die, result=result, heir=heir))
    if result == "away":
        return
    land.crusade = None
    if heir:
        capital.claim = seat
        set_control(play, land.capital, heir, inherited=True)
    owed = {"victory": list(world.nations), "home": [nation]}.get(result, [])
    house = world.houses[seat]
    house.free_claims = [one for one in world.nations if one in (*house.free_claims, *owed)]
