"""The standings of a league as a table on the terminal."""

from collections.abc import Mapping, Sequence

from rich.console import Console, Group
from rich.table import Table

from bot.tools.league import League, Result, Standing, by_policy, by_seat


def show(league: League, results: Sequence[Result], *, error: bool) -> None:
    """Print what the seats and the policies came to; on standard error where the lines go to standard output."""
    names = {seat.id: seat.name for seat in league.ruleset.seats(league.scenario)}
    seats = {names[seat]: one for seat, one in by_seat(results).items()}
    ended = sum(bool(one.ended) for one in results)
    heading = f"{league.ruleset.title}, {league.scenario.title}: {len(results)} games, {ended} of them played to an end"
    console = Console(stderr=error, soft_wrap=True)
    console.print(Group(heading, table("seat", seats), table("policy", by_policy(results))))


def table(of: str, standings: Mapping[str, Standing]) -> Table:
    """Lay standings out, with the bounds within which the truth lies in 95 cases of 100."""
    grid = Table()
    grid.add_column(of)
    for title in ("games", "wins", "share", "95 %", "points", "95 %"):
        grid.add_column(title, justify="right")
    for name, one in standings.items():
        share = f"{one.least:.0%} to {one.most:.0%}"
        points = f"{one.points - one.give:.1f} to {one.points + one.give:.1f}" if one.give is not None else "unknown"
        grid.add_row(name, str(one.games), str(one.wins), f"{one.share:.0%}", share, f"{one.points:.1f}", points)
    return grid
