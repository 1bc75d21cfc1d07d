"""Scores, bands and winners (ITA-10, ITA-11.7, ITA-11.8)."""

from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.tables import BANDS, ROME


def score(world: World, power: str) -> int:
    """Give a Power's Civic Improvement less 5 for each turn and home in the hands of others (ITA-10.2, ITA-11.7)."""
    one = world.powers[power]
    return one.civic - world.figures.civic_penalty * one.lost_home_turns


def band(world: World, points: int) -> str:
    """Give the band of a score of Rome's (ITA-10.4)."""
    lowest = zip(BANDS, world.figures.bands, strict=False)
    return next((name for name, bound in lowest if points >= bound), "IV")


def winners(world: World) -> list[str]:
    """Give who wins: of several players the best that stands; else Rome, in band I, II or III (ITA-11.8)."""
    players = world.players()
    if len(players) <= 1:
        return [ROME] if world.result in {"I", "II", "III"} else []
    land = Land(world)
    standing = [one for one in players if land.active(one) and not (one == ROME and world.fallen)]
    marks = {one: rank(world, land, one) for one in standing}
    return [one for one in standing if marks[one] == max(marks.values())]


def rank(world: World, land: Land, power: str) -> tuple[int, int, int]:
    """Give what decides between players: score, provinces held, fewer lost home turns (ITA-11.8)."""
    return score(world, power), len(land.held(power)), -world.powers[power].lost_home_turns
