"""The command line: `python -m bot`."""

import asyncio
import json
import signal
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir
from typing import Annotated, Any

import typer
from structlog import get_logger

from bot import logs
from bot.collector import seldom, settle
from bot.health import Health
from bot.service.ground.scenarios import Scenarios, read_file
from bot.service.ground.wording import plural
from bot.service.nearest import did_you_mean
from bot.service.words.bulletins import STATES
from bot.settings import Settings
from bot.store.migrate import migrate as bring_up_to_date
from bot.tools import carry, keeping, tabling, terminal
from bot.tools import foretold as foretelling
from bot.tools import jsonl as lines
from bot.tools import league as leagues
from bot.tools import paired as pairing
from bot.tools import replay as replaying
from bot.tools import simulate as simulating
from bot.tools import smoke as smoking
from bot.tools import usage as using
from bot.tools import verify as verifying
from bot.watchdog import Watchdog
from rules.kernel.play.ruleset import Ruleset, Scenario
from rules.registry import RULESETS

cli = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, help=__doc__)
File = Annotated[Path, typer.Argument(help="a campaign as it was exported", dir_okay=False)]
Backup = Annotated[Path, typer.Argument(help="a backup", dir_okay=False)]
Scratch = Annotated[
    Path | None, typer.Option(help="the folder for the copy; the machine's own for such files unless said")
]


@cli.callback()
def begin() -> None:
    """Set Python up for what every command does."""
    seldom()


@cli.command()
def run() -> None:
    """Host campaigns on Discord, until stopped; wants DISCORD_TOKEN."""
    settings = terminal.settings()
    if not settings.token:
        terminal.stop("DISCORD_TOKEN is not set; it is the bot's token from Discord's developer portal", 2)
    logs.set_up(settings)
    terminal.run(host(settings))


async def host(settings: Settings) -> None:
    """Run the bot with its health pages; ends in order when told to stop."""
    from bot.compose import compose  # noqa: PLC0415  the other commands start without Discord

    app = compose(settings)
    settle()
    here = asyncio.current_task()
    if here is not None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, here.cancel)
    health = await Health(app.herald, app.ticker, app.vitals).serve(settings.health_host, settings.health_port)
    ends = Path(gettempdir()) / f"herald-{sha256(settings.database_url.encode()).hexdigest()[:12]}.ends"
    watching = asyncio.create_task(Watchdog(app.vitals, app.reached, ends).run())
    try:
        await app.start()
    except asyncio.CancelledError:
        get_logger(__name__).info("stopped")
    finally:
        watching.cancel()
        await app.close()
        if health is not None:
            await health.cleanup()


@cli.command()
def smoke() -> None:
    """With the real token: say whether Herald could work on its servers, changing nothing."""
    settings = terminal.settings()
    if not settings.token:
        terminal.stop("DISCORD_TOKEN is not set; it is the bot's token from Discord's developer portal", 2)
    found = terminal.run(smoking.smoked(settings.token))
    for well, line in found:
        typer.echo(f"{'well' if well else 'NOT '}  {line}")
    sys.exit(0 if all(well for well, _ in found) else 1)


@cli.command()
def migrate() -> None:
    """Make the tables, or bring them up to date."""
    settings = terminal.settings()
    terminal.run(bring_up_to_date(settings.database_url))
    typer.echo("the database is up to date")


@cli.command()
def simulate(
    game: Annotated[str, typer.Argument(help="the game")],
    scenario: Annotated[str, typer.Option(help="one of its scenarios; its first unless said")] = "",
    turns: Annotated[int, typer.Option(min=1, max=100_000, help="how many turns")] = 10,
    seed: Annotated[str, typer.Option(help="where all chance comes from")] = "herald",
    jsonl: Annotated[
        str, typer.Option(help="the file for the events, one line of JSON each; - for standard output")
    ] = "",
) -> None:
    """Play a game with the autopilot in every seat; the same arguments give the same bytes."""
    ruleset = chosen_game(game)
    with terminal.told():
        chosen = Scenarios(terminal.settings().scenarios).read(ruleset, scenario)
        last = lines.write(simulating.simulate(ruleset, chosen, turns, seed), turns, jsonl)
    end = json.loads(last)
    typer.echo(f"{end['turns']} turns of {game}, {chosen.title}; digest {end['digest']}", err=jsonl == "-")


@cli.command()
def league(
    game: Annotated[str, typer.Argument(help="the game")],
    scenario: Annotated[str, typer.Option(help="one of its scenarios, or a file; its first unless said")] = "",
    games: Annotated[int, typer.Option(help="how many games")] = 10,
    policies: Annotated[str, typer.Option(help="who plays, with commas: silent, random, autopilot, ...")] = "autopilot",
    turns: Annotated[int, typer.Option(min=1, max=100_000, help="how long a game lasts that does not end before")] = 20,
    seed: Annotated[str, typer.Option(help="where all chance comes from")] = "herald",
    jobs: Annotated[int, typer.Option(min=1, max=256, help="how many processes play")] = 1,
    jsonl: Annotated[
        str, typer.Option(help="the file for the results, one line of JSON each; - for standard output")
    ] = "",
    paired: Annotated[
        bool, typer.Option(help="play each seat of a seed with every policy, and with silent and random")
    ] = False,
) -> None:
    """Let policies play each other, in every seat in turn; the same arguments give the same bytes."""
    ruleset = chosen_game(game)
    results: list[leagues.Result] = []
    found: list[pairing.Legs] = []
    with terminal.told():
        chosen = chosen_scenario(ruleset, scenario)
        if paired:
            wanted = leagues.League(game, chosen, named(policies), games, turns, seed)
            pairs = pairing.pairs_of(pairing.Pairs(wanted))
            lines.write(pairing.lines(pairs, jobs, found), games, jsonl, "pair")
            tabling.show_paired(pairs, found, error=jsonl == "-")
            return
        played = leagues.league_of(leagues.League(game, chosen, named(policies), games, turns, seed))
        lines.write(leagues.lines(played, jobs, results), games, jsonl, "game")
    tabling.show(played, results, error=jsonl == "-")


@cli.command()
def usage(
    game: Annotated[str, typer.Argument(help="the game")],
    scenario: Annotated[str, typer.Option(help="one of its scenarios, or a file; its first unless said")] = "",
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 10,
    turns: Annotated[int, typer.Option(min=1, max=100_000, help="how long a game lasts that does not end before")] = 60,
    seed: Annotated[str, typer.Option(help="where all chance comes from")] = "herald",
    various: Annotated[bool, typer.Option(help="set half of the games otherwise, as hosts may")] = False,
) -> None:
    """Count what autopilots order and what happens to them, and name what never does."""
    ruleset = chosen_game(game)
    with terminal.told():
        chosen = chosen_scenario(ruleset, scenario)
        seen = using.count(ruleset, chosen, games, turns, seed, various=various)
    tabling.show_usage(f"{ruleset.title}, {chosen.title}", seen)


@cli.command()
def foretold(
    game: Annotated[str, typer.Argument(help="the game")],
    scenario: Annotated[str, typer.Option(help="one of its scenarios, or a file; its first unless said")] = "",
    games: Annotated[int, typer.Option(help="how many games")] = 10,
    policies: Annotated[str, typer.Option(help="who plays, with commas: silent, random, autopilot, ...")] = "autopilot",
    turns: Annotated[int, typer.Option(min=1, max=100_000, help="how long a game lasts that does not end before")] = 20,
    seed: Annotated[str, typer.Option(help="where all chance comes from")] = "herald",
    jobs: Annotated[int, typer.Option(min=1, max=256, help="how many processes play")] = 1,
    jsonl: Annotated[
        str, typer.Option(help="the file for what was foretold, one line of JSON a game; - for standard output")
    ] = "",
) -> None:
    """Play games and hold what counsel foretold against what happened; the same arguments give the same bytes."""
    ruleset = chosen_game(game)
    seen: list[foretelling.Game] = []
    with terminal.told():
        league = leagues.League(game, chosen_scenario(ruleset, scenario), named(policies), games, turns, seed)
        lines.write(foretelling.lines(leagues.league_of(league), jobs, seen), games, jsonl, "game")
    tabling.show_foretold(league, seen, error=jsonl == "-")


def named(policies: str) -> tuple[str, ...]:
    """Give the names in a list with commas."""
    return tuple(name.strip() for name in policies.split(",") if name.strip())


def chosen_game(name: str) -> Ruleset[Any]:  # Any: each game has its own state
    """Give a game; leave, naming what there is, if there is none of that name."""
    if name not in RULESETS:
        there = ", ".join(RULESETS) or "none"
        terminal.stop(f"there is no game “{name}”{did_you_mean(name, RULESETS)}; there is {there}", 2)
    return RULESETS[name]


def chosen_scenario(ruleset: Ruleset[Any], name: str) -> Scenario:  # Any: as above
    """Give a scenario by its name or its file. Raises Answer where it cannot be read."""
    if name.endswith(".toml"):
        return read_file(ruleset, Path(name))
    return Scenarios(terminal.settings().scenarios).read(ruleset, name)


@cli.command()
def export(
    campaign: Annotated[str, typer.Argument(help="its number or its title")],
    file: Annotated[Path, typer.Argument(help="where to write it", dir_okay=False)],
) -> None:
    """Write a campaign, with everything hidden in it, to a file."""
    content = terminal.run(carry.exported(terminal.settings(), campaign))
    with terminal.told():
        file.write_bytes(content)
    typer.echo(f"written to {file}")


@cli.command()
def book(
    campaign: Annotated[str, typer.Argument(help="its number or its title")],
    file: Annotated[Path, typer.Argument(help="where to write the page", dir_okay=False)],
) -> None:
    """Write the story of a campaign as one page that opens without a network."""
    content = terminal.run(carry.bound(terminal.settings(), campaign))
    with terminal.told():
        file.write_text(content, encoding="utf-8")
    typer.echo(f"written to {file}")


@cli.command("import")
def import_file(
    file: File,
    again: Annotated[bool, typer.Option("--again", help="import it even if it is here already")] = False,
) -> None:
    """Restore an exported campaign as a new one, held until its gamemaster releases it."""
    with terminal.told():
        content = file.read_bytes()
    card = terminal.run(carry.imported(terminal.settings(), content, again=again or asked(content)))
    typer.echo(f"“{card.title}” is campaign {card.id} now, and held")


def asked(content: bytes) -> bool:
    """Ask at a terminal whether a campaign that is here already is to be imported once more."""
    if not sys.stdin.isatty():
        return False
    before = terminal.run(carry.here_already(terminal.settings(), content))
    return before is not None and typer.confirm(f"{before}. Import it once more?", abort=True)


@cli.command()
def backup(
    file: Annotated[Path, typer.Argument(help="where to write it; nothing may stand there", dir_okay=False)],
) -> None:
    """Write everything to one file, while Herald runs; it restores into either kind of database."""
    typer.echo(terminal.run(keeping.backed_up(terminal.settings(), file)))


@cli.command()
def restore(file: Backup) -> None:
    """Put a backup into the empty database that HERALD_DATABASE_URL names."""
    typer.echo(terminal.run(keeping.restored(terminal.settings(), file)))


@cli.command()
def drill(file: Backup, scratch: Scratch = None) -> None:
    """Try a backup: restore it into a database that is thrown away, and replay from it."""
    found = terminal.run(keeping.drilled(terminal.settings(), file, scratch))
    sys.exit(keeping.told(found, typer.echo, "cannot go on"))


@cli.command()
def rehearse(
    source: Annotated[str, typer.Argument(help="a database's address, or a backup; else this Herald's database")] = "",
    scratch: Scratch = None,
) -> None:
    """Before an upgrade: replay every campaign that runs under the code at hand, in a copy; changes nothing."""
    settings = terminal.settings()
    found = terminal.run(keeping.rehearsal(settings, source or settings.database_url, scratch))
    sys.exit(keeping.told(found, typer.echo, "would be held"))


@cli.command()
def release(campaign: Annotated[str, typer.Argument(help="its number or its title")]) -> None:
    """Let a held campaign go on whose gamemaster is gone; the running bot takes it up within a minute."""
    card = terminal.run(carry.released(terminal.settings(), campaign))
    typer.echo(f"“{card.title}” is held no longer; it {STATES[card.status]}")


@cli.command()
def index() -> None:
    """Make the words of all events again, by which they are found: after an update that tells them otherwise."""
    terminal.run(carry.index(terminal.settings(), typer.echo))


@cli.command()
def retell(campaign: Annotated[str, typer.Argument(help="its number or its title")]) -> None:
    """Tell again what was told without its words because of a fault; the messages change where they stand."""
    count = terminal.run(carry.retold(terminal.settings(), campaign))
    typer.echo(f"{plural(count, 'telling')} told again")


@cli.command()
def replay(file: File) -> None:
    """Run an exported campaign again by today's rules, and say where it first differs."""
    sys.exit(replaying.main(str(file), RULESETS))


@cli.command()
def verify(file: File) -> None:
    """Check every draw of an exported campaign against its seed."""
    sys.exit(verifying.main(str(file)))


if __name__ == "__main__":
    cli()
