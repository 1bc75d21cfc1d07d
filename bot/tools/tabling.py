"""The standings of a league, and what was foretold, as tables on the terminal."""

from collections.abc import Mapping, Sequence

from rich.console import Console, Group
from rich.table import Table

from bot.tools.foretold import NOBODY, Game, Row, by_chance, by_fate
from bot.tools.intervals import wilson
from bot.tools.league import League, Result, Standing, by_policy, by_seat
from bot.tools.paired import Legs, Pairs, strengths
from bot.tools.usage import ALLOWED, Usage


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


def show_paired(pairs: Pairs, found: Sequence[Legs], *, error: bool) -> None:
    """Print how often each policy came out better than those it is held against."""
    league = pairs.league
    grid = Table()
    for title in ("policy", "against"):
        grid.add_column(title)
    for title in ("pairs", "won", "95 %"):
        grid.add_column(title, justify="right")
    for one in strengths(pairs, found):
        grid.add_row(one.policy, one.against, str(one.pairs), f"{one.share:.0%}", f"{one.least:.0%} to {one.most:.0%}")
    heading = f"{league.ruleset.title}, {league.scenario.title}: {len(found)} pairs, at most {league.turns} turns each"
    Console(stderr=error, soft_wrap=True).print(Group(heading, grid))


def show_usage(title: str, usage: Usage) -> None:
    """Print how often each type of order and of event was seen, and which never."""
    grid = Table()
    for column in ("", "type", "clause"):
        grid.add_column(column)
    grid.add_column("times", justify="right")
    for kind, counts in (("order", usage.orders), ("event", usage.events)):
        for name, times in counts.most_common():
            grid.add_row(kind, name, usage.clauses[name] or "of several", str(times))
    unused = list(usage.unused())
    missing = "; ".join(f"{kind} {name} ({clause or 'of several'})" for kind, name, clause in unused) or "nothing"
    most = usage.types // ALLOWED
    heading = f"{title}: {usage.games} games; of {usage.types} types {len(unused)} never seen (at most {most})"
    Console(soft_wrap=True).print(Group(grid, heading, missing))


def show_foretold(league: League, games: Sequence[Game], *, error: bool) -> None:
    """Print which fates came and had been foretold, whether chances were right, and how often ruin was cried."""
    briefs, ruins = sum(one.briefs for one in games), sum(one.ruins for one in games)
    heading = f"{league.ruleset.title}, {league.scenario.title}: {len(games)} games, {briefs} briefs"
    cried = f"{ruins} of {briefs} briefs ({ruins / max(briefs, 1):.0%}) said that ruin threatens"
    fates = {"all": by_fate(league.ruleset, games)}
    fates |= {policy: by_fate(league.ruleset, games, policy) for policy in (*dict.fromkeys(league.policies), NOBODY)}
    Console(stderr=error, soft_wrap=True).print(
        Group(heading, fates_table(fates), chances_table(by_chance(games)), cried)
    )


def fates_table(fates: Mapping[str, Sequence[Row]]) -> Table:
    """Lay out which fates came to whom, and how many of them the last brief before had foretold."""
    grid = Table()
    for title in ("fate", "policy"):
        grid.add_column(title)
    for title in ("came", "foretold", "share"):
        grid.add_column(title, justify="right")
    for policy, rows in fates.items():
        for row in rows:
            if row.all:
                grid.add_row(row.name, policy, str(row.all), str(row.hits), f"{row.hits / row.all:.0%}")
    return grid


def chances_table(rows: Sequence[Row]) -> Table:
    """Lay out what was foretold as how likely, and how often it came."""
    grid = Table()
    grid.add_column("chance")
    for title in ("foretold", "mean", "came", "share", "95 %"):
        grid.add_column(title, justify="right")
    for row in rows:
        least, most = wilson(row.hits, row.all)
        share = f"{row.hits / row.all:.1%}"
        grid.add_row(row.name, str(row.all), f"{row.chance:.1%}", str(row.hits), share, f"{least:.1%} to {most:.1%}")
    return grid
