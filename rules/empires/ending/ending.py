"""Standings, victory and the end (EMP-H5.8, EMP-H26)."""

from typing import Literal

from rules.empires.board.measures import par, points, rightful, score
from rules.empires.board.realms import Tally
from rules.empires.board.state import World
from rules.empires.ending.events import GameEnded, Place, Standings
from rules.empires.ending.words import because, over, victory
from rules.kernel.play.play import Play
from rules.kernel.play.ruleset import Ending
from rules.kernel.state.finding import find

Why = Literal["turns", "hegemony", "conceded"]
CLAUSES: dict[Why, str] = {"turns": "EMP-H26.1", "hegemony": "EMP-H26.5", "conceded": "EMP-H26.6"}
Merit = tuple[int, int, int, int]


def merit(world: World, seat: str) -> Merit:
    """Give what is compared: score, then points, then areas owned and claimed, then gold (EMP-H26.3, EMP-H26.4)."""
    return score(world, seat), points(world, seat), rightful(world, seat), world.empires[seat].gold


def standing(world: World) -> list[str]:
    """Give the seats, the best first; those that are equal in seat order (EMP-H26.3)."""
    return sorted(world.empires, key=lambda seat: merit(world, seat), reverse=True)


def table(world: World) -> tuple[Place, ...]:
    """Give how every seat stands, the best first."""
    return tuple(
        Place(
            seat=seat,
            points=points(world, seat),
            par=par(world, seat),
            areas=len(world.owned(seat)),
            gold=world.empires[seat].gold,
            cards=len(world.empires[seat].hand) + len(world.empires[seat].front),
            rightful=rightful(world, seat),
        )
        for seat in standing(world)
    )


def end_round(play: Play[World]) -> None:
    """Tell the standings, keep them, and end the game if its time has come (EMP-H5.8)."""
    world = play.state
    for seat, empire in world.empires.items():
        owned = len(world.owned(seat))
        empire.book.append(Tally(points=points(world, seat), score=score(world, seat), gold=empire.gold, areas=owned))
    play.tell(Standings(year=world.year, places=table(world)))
    why = reason(world)
    if why:
        world.ended, world.winners = why, winners(world, why)
        play.tell(
            GameEnded(clause=CLAUSES[why], why=why, year=world.year, winners=tuple(world.winners), places=table(world))
        )


def reason(world: World) -> Why | None:
    """Say why the game is over with this round, if it is: hegemony before all (EMP-H26.1, EMP-H26.5, EMP-H26.6)."""
    if hegemons(world):
        return "hegemony"
    if world.turn >= world.options.turns and world.round_in_turn >= world.calendar.rounds_per_turn:
        return "turns"
    conceded = any(empire.holder == "conceded" for empire in world.empires.values())
    return "conceded" if world.began_with_players and conceded and not world.players() else None


def hegemons(world: World) -> list[str]:
    """Give the seats with as many areas as win at once, the most areas first (EMP-H26.5)."""
    if not world.options.hegemony:
        return []
    great = [seat for seat in standing(world) if len(world.owned(seat)) >= world.options.hegemony]
    return sorted(great, key=lambda seat: -len(world.owned(seat)))


def winners(world: World, why: Why) -> list[str]:
    """Give who has won: several where all is equal (EMP-H26.3 to EMP-H26.5)."""
    if why == "hegemony":
        great = hegemons(world)
        most = len(world.owned(great[0]))
        able = [seat for seat in great if len(world.owned(seat)) == most]
    else:
        able = standing(world)
    return [seat for seat in able if merit(world, seat) == merit(world, able[0])]


def ending(world: World) -> Ending | None:
    """Give how the game ended, or None while it runs."""
    return Ending(winners=tuple(world.winners)) if world.ended else None


def verdict(world: World) -> str:
    """Say why the game ended, and who has won."""
    if not world.ended:
        return ""
    names = [world.called("seat", seat) for seat in world.winners]
    best = world.winners[0]
    won = find((one for one in table(world) if one.seat == best), "a winner")
    return f"{over(world.ended, world.year)} {victory(names, points(world, best), par(world, best))} {because(won)}"
