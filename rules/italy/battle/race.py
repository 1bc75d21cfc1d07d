"""The race: who can still win beside a Power, how all would end, and what overtakes whom (ITA-10.2, ITA-11.8)."""

from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.tables import ROME
from rules.italy.seats.ending import score

Mark = tuple[int, int, int]
"""By what players are put in order: the score, the provinces, and how few home turns were lost (ITA-11.8)."""


def each_turn(land: Land, power: str) -> int:
    """Give what a turn brings to a Power's score: its revenue less what homes in other hands cost (ITA-11.7)."""
    lost = sum(land.holders[home] not in (power, *land.world.externals) for home in land.world.powers[power].home)
    return land.revenue(power) - land.world.rules.civic_penalty * lost


def homes_of(land: Land, power: str) -> int:
    """Count the homes that a Power holds, or that an External army keeps from it (ITA-1.7)."""
    return sum(land.holders[home] in (power, *land.world.externals) for home in land.world.powers[power].home)


def contenders(world: World, seat: str) -> list[str]:
    """Give the other players who may still win: an autopilot wins nothing, nor does who has fallen (ITA-11.8)."""
    land, players = Land(world), world.players()
    others = [one for one in players if one != seat and land.active(one) and not (one == ROME and world.fallen)]
    return others if seat in players else []


def final(world: World, land: Land, power: str) -> Mark:
    """Give with what a Power would end on a land that stayed so, if it spent nothing more on war."""
    one, left = world.powers[power], world.turns - world.turn
    lost = len(one.home) - homes_of(land, power)
    settled = len(one.accounts) >= world.turn
    now = 0 if settled else max(one.revenue, 0)
    points = score(world, power) + now - world.rules.civic_penalty * lost + left * each_turn(land, power)
    return points, len(land.held(power)), -one.lost_home_turns - lost * (left + 1)


def rival(world: World, seat: str) -> str:
    """Give the player whom a Power has to overtake, or who comes next behind it; empty where nobody else can win."""
    land = Land(world)
    return max(contenders(world, seat), key=lambda one: final(world, land, one), default="")


def behind(world: World, land: Land, seat: str) -> bool:
    """Tell whether another player would end before a Power, or level with it, on such a land."""
    own = final(world, land, seat)
    return any(final(world, land, one) >= own for one in contenders(world, seat))


def gained(world: World, land: Land, seat: str) -> int:
    """Give by how much a land of the last turn brings a Power nearer to the player before it (ITA-10.3, ITA-11.8)."""
    if world.turn < world.turns or not behind(world, Land(world), seat):
        return 0
    leads = [max(final(world, one, foe)[0] for foe in contenders(world, seat)) for one in (Land(world), land)]
    most = leads[0] - final(world, Land(world), seat)[0] + 1
    return max(0, min(leads[0] - leads[1], most))
