"""How the campaign ends, and who has won it (FIE-18.1 to 18.8)."""

from typing import Literal

from rules.fiefs.board.land import rank_key, standing, total
from rules.fiefs.board.state import World
from rules.fiefs.ending.game_events import GameEnded
from rules.fiefs.ending.game_words import judged, why
from rules.fiefs.ending.inherited import aims, judge_aims
from rules.fiefs.prestige.ledger import table
from rules.kernel.play.play import Play
from rules.kernel.play.ruleset import Ending
from rules.kernel.telling.phrases import capital, ordinal, row

End = Literal["years", "target", "agreed"]
CLAUSES: dict[End, str] = {"years": "FIE-18.1", "target": "FIE-18.2", "agreed": "FIE-18.6"}


def check_end(play: Play[World]) -> None:
    """End the campaign with its last year, at the target, or as all players agreed (FIE-18.1, FIE-18.2, FIE-18.6).

    Nobody is eliminated before (FIE-18.7), and open conflicts are not settled (FIE-18.8).
    """
    world, reason = play.state, over(play.state)
    if reason is None:
        return
    world.ended, world.winners = reason, winners(world)
    play.tell(
        GameEnded(
            clause=CLAUSES[reason],
            reason=reason,
            years=world.year,
            winners=tuple(world.winners),
            player=best_player(world),
            houses=table(world, standing(world)),
        )
    )
    judge_aims(play)


def over(world: World) -> End | None:
    """Say why the campaign is over with this year, if it is."""
    people = world.players()
    if world.stopped or (people and all(world.houses[seat].agrees for seat in people)):
        return "agreed"
    if world.settings.target and max(total(world, seat) for seat in world.playing()) >= world.settings.target:
        return "target"
    return "years" if world.year >= world.settings.years else None


def winners(world: World) -> list[str]:
    """Give who has won: the first of those that were not conceded; more if all is equal (FIE-18.3, FIE-18.5)."""
    able = [seat for seat in standing(world) if world.houses[seat].holder != "conceded"]
    return [seat for seat in able if rank_key(world, seat) == rank_key(world, able[0])]


def best_player(world: World) -> str:
    """Give the best House of a player where an autopilot's has won; else none (FIE-18.4)."""
    people = [seat for seat in standing(world) if seat in world.players()]
    return people[0] if people and not set(people) & set(world.winners) else ""


def ending(world: World) -> Ending | None:
    """Give how the campaign ended, or None while it runs."""
    return Ending(winners=tuple(world.winners)) if world.ended else None


def verdict(world: World) -> str:
    """Say why the campaign ended, which player is best where none has won, and who reached an aim of his own.

    Who has won is said before it (FIE-18.4, FIE-18.9).
    """
    told, best = f"{capital(why(world.ended, world.year))}.", best_player(world)
    if best:
        first = row(world.called("seat", seat) for seat in world.winners)
        told += f" An autopilot leads {first}; of the players {world.called('seat', best)} stands best."
    own = [
        f"{capital(world.called('seat', one.seat))}, inherited in {ordinal(one.inherited)} place, "
        f"ended in {ordinal(one.rank)}: {judged(one)}."
        for one in aims(world)
    ]
    return " ".join([told, *own])


def score(world: World, seat: str) -> int:
    """Give a House's prestige (FIE-12.9)."""
    return total(world, seat) if seat in world.playing() else 0
