"""The pace of the game: cycles of five years, who plays them in one turn, and who is held to years (source 3.9)."""

from collections.abc import Sequence

from rules.civilized.pace.events import CycleBegan, CycleEnded, PaceRefused, PaceVoted
from rules.civilized.pace.orders import VotePace
from rules.civilized.world.characters import standing
from rules.civilized.world.cycle import is_last_year
from rules.civilized.world.definitions import neighbouring
from rules.civilized.world.state import Country, World
from rules.civilized.world.tables import CYCLE
from rules.civilized.world.years import later
from rules.kernel.orders.windows import Flow, Window, ask
from rules.kernel.play.play import Play


def pace(play: Play[World]) -> Flow:
    """Put a call for five-year turns to every player; only if all say yes a cycle begins (CIV-3.9c, CIV-3.9e).

    Without a call nothing begins, nor begins again (CIV-3.9.2b).
    """
    world = play.state
    if world.pace_called != "start" or world.cycle_on:
        return
    world.pace_called = ""
    held = held_to_annual(world, play.players)
    free = [land for land in world.standing() if land.id not in held]
    if not free:
        play.tell(PaceRefused(held=tuple(seat for seat in held)))
        return
    asked = [land.id for land in world.standing() if land.id in play.players]
    window = Window(
        name="pace",
        clause="CIV-3.9c",
        asked=asked,
        orders=(VotePace,),
        deadline="vote",
        title="Do you vote for turns of five years?",
        silence="You vote no, and all go on with years.",
        meanwhile="The players vote on turns of five years.",
        players_only=True,
        words=lambda: {"title": question(world, free, held)},
    )
    ayes = [seat for seat, order in (yield from ask(window)) if order.agree]
    play.tell(
        PaceVoted(
            ayes=tuple(seat for seat in ayes),
            noes=tuple(seat for seat in asked if seat not in ayes),
            passed=ayes == asked,
        )
    )
    if ayes == asked:
        begin_cycle(play, world.year, held)


def question(world: World, free: Sequence[Country], held: Sequence[str]) -> str:
    """Say what is voted on, which the facts decide (CIV-3.9d)."""
    if not held:
        return "Do you vote for turns of five years for all?"
    names = ", ".join(land.name for land in free)
    years = ", ".join(world.named(seat) for seat in held)
    return f"Do you vote for turns of five years for {names}? Held to years: {years}"


def held_to_annual(world: World, players: Sequence[str]) -> list[str]:
    """Give who must play years: at war, under a strong ruler without a player, or his neighbour (CIV-3.9b)."""
    strong = [land.id for land in world.standing() if land.id not in players and standing(world, land.id).strong]
    near = [neighbour for seat in strong for neighbour in neighbouring(world, seat)]
    return [land.id for land in world.standing() if land.id in strong or land.id in near or in_strife(world, land)]


def in_strife(world: World, land: Country) -> bool:
    """Tell whether a country fights, or will: missions alone do not count (CIV-3.9b, CIV-3.9.1c)."""
    fights = any(one.lent or one.hex in world.sieges for one in world.army_of(land.id))
    split = world.split_of(land.id) or land.claimants or land.postponed
    return bool(fights or split or world.wars_of(land.id))


def begin_cycle(play: Play[World], year: int, held: Sequence[str], *, again: bool = False) -> None:
    """Let five years run, with the scale of each country fixed until they end (CIV-3.9a, CIV-3.9f)."""
    world = play.state
    world.cycle_on, world.cycle_start = True, year
    for land in world.standing():
        land.turn_length = "annual" if land.id in held else "five_year"
    play.tell(
        CycleBegan(
            clause="CIV-3.9i" if again else "CIV-3.9f",
            start=year,
            end=later(year, CYCLE - 1),
            long=tuple(land.id for land in world.standing() if land.turn_length == "five_year"),
            annual=tuple(seat for seat in held),
            again=again,
        )
    )


def close_cycle(play: Play[World]) -> None:
    """Renew the cycle in its last Winter, unless a player has withdrawn or nobody is free (CIV-3.9i, CIV-3.9.2a).

    Who has turned Strong since it began is held to years from now on, with his neighbours (CIV-3.9.1a).
    """
    world = play.state
    if world.ended or not world.cycle_on or not is_last_year(world):
        return
    held = held_to_annual(world, play.players)
    all_held = len(held) == len(world.standing())
    stopped = world.pace_called == "stop"
    world.pace_called = ""
    if not stopped and not all_held and world.settings.five_year:
        begin_cycle(play, later(world.year, 1), held, again=True)
        return
    world.cycle_on = False
    for land in world.countries.values():
        land.turn_length = "annual"
    play.tell(CycleEnded(stopped=stopped))
