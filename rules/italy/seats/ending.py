"""How a turn and the campaign end (ITA-10, section 9)."""

from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.tables import DEFEAT, ROME, Reason
from rules.italy.board.wording import fate, reason
from rules.italy.seats.events import GameEnded, RomeDefeated, TurnEnded
from rules.italy.seats.scoring import band, score, winners
from rules.kernel.play.play import Play
from rules.kernel.play.ruleset import Ending


def check_defeat(play: Play[World]) -> None:
    """Defeat Rome at once if it controls none of its homes; an occupied one does not count (ITA-10.5, ITA-10.6)."""
    world, land = play.state, Land(play.state)
    if world.fallen or any(land.controls(ROME, home) for home in world.powers[ROME].home):
        return
    world.fallen, world.result = True, DEFEAT
    rule = world.settings.rome_fall_ends
    ends = rule == "always" or (rule == "solo" and world.solo())
    play.tell(RomeDefeated(ends=ends))
    if ends:
        conclude(play, "fallen")


def count_lost_homes(play: Play[World]) -> None:
    """Count each own home that another Power controls; an occupied one does not count (ITA-10.3, ITA-11.7)."""
    world, land = play.state, Land(play.state)
    lost = {}
    for power in world.powers.values():
        lost[power.id] = sum(land.holders[home] != power.id and land.free(home) for home in power.home)
        power.lost_home_turns += lost[power.id]
        power.idle_turns += not land.active(power.id)
    rome = world.powers[ROME]
    play.tell(
        TurnEnded(
            number=world.turn,
            civic=rome.civic,
            lost=rome.lost_home_turns,
            score=score(world, ROME),
            lost_homes=tuple((one, count) for one, count in lost.items() if count),
        )
    )


def set_won_and_lost(world: World) -> None:
    """Keep who won and lost with his own army this turn for the rolls of the next (ITA-8.13)."""
    for power in world.powers.values():
        power.won_last, power.lost_last = power.won, power.lost
        power.won = power.lost = False


def end_by_time(play: Play[World]) -> None:
    """End the campaign after its last turn, and no sooner for any score (ITA-10.1, ITA-10.7)."""
    world = play.state
    if world.turn < world.turns:
        world.turn += 1
        return
    if not world.fallen:
        world.result = band(world, score(world, ROME))
    conclude(play, "time")


def conclude(play: Play[World], why: Reason) -> None:
    """Close the campaign with its report (section 9)."""
    world, land = play.state, Land(play.state)
    world.ended, world.winners = why, winners(world)
    report = tuple(
        (one.id, len(land.held(one.id)), one.civic, one.lost_home_turns, one.idle_turns)
        for one in world.powers.values()
    )
    clause = "ITA-10.5" if world.result == DEFEAT else "ITA-10.4"
    play.tell(GameEnded.of(world, clause=clause, reason=why, score=score(world, ROME), report=report))


def ending(world: World) -> Ending | None:
    """Give how the campaign ended, or None while it runs."""
    if not world.ended:
        return None
    rome = world.name(ROME)
    why, how = reason(rome, world.ended, world.turns), fate(rome, world.result, score(world, ROME))
    return Ending(winners=tuple(world.winners), reason=f"{why}. {how}.")
