"""Homes: one fief of each House's own, moved, lost and found again (FIE-2.14, FIE-3.7, FIE-3.9)."""

from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.land import held
from rules.fiefs.board.state import World
from rules.fiefs.claims.events import HomeChanged
from rules.kernel.orders.choice import Objection
from rules.kernel.play.play import Play


def best_home(world: World, seat: str, but: str = "") -> str:
    """Give the home that is set for a House: in a region first, the strongest fortress, the first id (FIE-3.9)."""
    fiefs = [fief for fief in held(world, seat) if fief != but] or held(world, seat)
    marks = {one: (bool(world.fiefs[one].capital_of), -world.fiefs[one].fortress, one) for one in fiefs}
    return min(fiefs, key=lambda one: marks[one], default="")


def settle_homes(play: Play[World]) -> None:
    """Set a new home for each House that controls its home no more, or has none and a fief again (FIE-3.9)."""
    world = play.state
    for seat in world.playing():
        home = world.houses[seat].home
        if (home and world.fiefs[home].control != seat) or (not home and held(world, seat)):
            new_home(play, seat)


def new_home(play: Play[World], seat: str, but: str = "") -> None:
    """Set a home for a House, other than `but` if it can be; it may name another for nothing (FIE-3.9, FIE-6.12)."""
    house = play.state.houses[seat]
    before, house.home = house.home, best_home(play.state, seat, but)
    house.home_choice = bool(house.home)
    clause = "FIE-6.12" if but else "FIE-3.9"
    play.tell(HomeChanged(clause=clause, seat=seat, fief=house.home, before=before, chosen=False))


def name_home(play: Play[World], seat: str, fief: str, clause: str) -> None:
    """Give a House the home that it named (FIE-2.14, FIE-3.7, FIE-3.9)."""
    house = play.state.houses[seat]
    before, house.home, house.home_choice = house.home, fief, False
    play.tell(HomeChanged(clause=clause, seat=seat, fief=fief, before=before, chosen=True))


def no_home_there(world: World, seat: str, fief: str) -> Objection:
    """Say why a fief cannot be a House's home: it does not control it (FIE-2.14)."""
    return None if world.fiefs[fief].control == seat else f"{world.fiefs[fief].name} is not yours"


def immovable(world: World, seat: str, fief: str) -> Objection:
    """Say why a House may not move home to a fief: its own home, or a home in contested land (FIE-3.7)."""
    home = world.houses[seat].home
    if fief == home:
        return "FIE-3.7", f"{world.fiefs[fief].name} is your home already"
    region = world.fiefs[home].region if home else ""
    if region and any(region in one.regions for one in leading(world, seat)):
        return (
            "FIE-3.7",
            f"your home lies in {world.called('region', region)}, over which you lead a war or a rebellion",
        )
    return no_home_there(world, seat, fief)


def leading(world: World, seat: str) -> list[Conflict]:
    """Give the conflicts in which a House leads an army."""
    led = {army.conflict for army in world.armies.values() if army.leader == seat}
    return [conflict for conflict in world.conflicts.values() if conflict.id in led]
