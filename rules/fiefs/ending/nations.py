"""Nations born of rebellions (FIE-6.12)."""

from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.houses import Nation
from rules.fiefs.board.land import in_region
from rules.fiefs.board.state import World
from rules.fiefs.claims.homes import new_home
from rules.fiefs.ending.events import NationBorn
from rules.kernel.play.play import Play


def seat_of_power(world: World, conflict: Conflict) -> str:
    """Give the fief that becomes the new capital: the rebel's home, else his strongest there; else none (FIE-6.12)."""
    rebel = conflict.declarer
    home = world.houses[rebel].home
    if home and world.fiefs[home].region in conflict.regions:
        return home
    rising = [fief for region in conflict.regions for fief in in_region(world, region)]
    own = [fief for fief in rising if world.fiefs[fief].control == rebel]
    return min(own, key=lambda one: (-world.fiefs[one].fortress, one), default="")


def found_nation(play: Play[World], conflict: Conflict, capital: str) -> None:
    """Make a nation of the rebelling regions; its capital leaves its region (FIE-6.12)."""
    world, rebel = play.state, conflict.declarer
    place = world.fiefs[capital]
    region, place.region, place.capital_of = place.region, "", capital
    world.nations[capital] = Nation(id=capital, name=place.name, capital=capital, army_list=world.rebels)
    world.born += 1
    for one in conflict.regions:
        world.regions[one].nation = capital
    gone = "" if in_region(world, region) else region
    if gone:
        del world.regions[gone]
    regions = tuple(one for one in conflict.regions if one != gone)
    play.renamed()
    play.tell(NationBorn(nation=capital, capital=capital, regions=regions, seat=rebel, gone=gone))
    if world.houses[rebel].home == capital:
        new_home(play, rebel, but=capital)
