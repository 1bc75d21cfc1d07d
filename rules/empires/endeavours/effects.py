"""What an endeavour does once the dice have fallen (EMP-H9.9, EMP-H10, EMP-H12, EMP-H14, EMP-H15, EMP-H22.2)."""

from collections.abc import Callable, Mapping

from rules.empires.board.land import bases
from rules.empires.board.measures import move, of_his_creed
from rules.empires.board.state import World
from rules.empires.board.tables import FORTS, Kind
from rules.empires.claims.claims import give_tie, sweep_claims
from rules.empires.court.possession import take
from rules.empires.court.rebellion import check
from rules.empires.endeavours.events import AreaConverted, AreaFortified, AreaRuled, LevelLost
from rules.empires.endeavours.holds import add_holds, take_off
from rules.empires.endeavours.ratings import Rated
from rules.empires.unrest.unrest import calm
from rules.kernel.play.play import Play

Effect = Callable[[Play[World], Rated, bool], None]
"""Carries a success out: of (play, endeavour, whether it was great)."""


def fail(play: Play[World], rated: Rated) -> None:
    """Take a level off the area that was staked, and check it if it is in unrest (EMP-H9.9, EMP-17.0f, EMP-17.13b).

    Rules: EMP-17.11b.
    """
    world = play.state
    if not rated.base or world.areas[rated.base].owner != rated.seat:
        return
    area = world.areas[rated.base]
    if not move(area, -1):
        return  # at the floor nothing falls, so nothing is checked (R5)
    play.tell(LevelLost(area=area.id, owner=rated.seat, before=area.social + 1, now=area.social))
    if area.unrest:
        check(play, area.id, "failed")


def conquered(play: Play[World], rated: Rated, great: bool) -> None:
    """Take holds off one's base, and win what is left over of the target (EMP-H10.2, EMP-H10.3)."""
    results = take_off(play, rated.seat, rated.base, rated.target, 2 if great else 1)
    add_holds(play, rated.seat, rated.target, rated.base, results, "conquest")


def ruled(play: Play[World], rated: Rated, great: bool) -> None:
    """Calm an area, or raise it by a level; a great success does both (EMP-H15.1, EMP-H15.2)."""
    area = play.state.areas[rated.target]
    before, unrest = area.social, area.unrest
    if unrest:
        calm(play, area.id, "ruled", "EMP-H15.1")
    if (great or not unrest) and move(area, 1):
        play.tell(AreaRuled(seat=rated.seat, area=area.id, before=before, now=area.social))


def fortified(play: Play[World], rated: Rated, great: bool) -> None:
    """Make walls stronger: 0 becomes 2, 2 becomes 3 (EMP-H14.1)."""
    del great
    area = play.state.areas[rated.target]
    before, area.fort = area.fort, FORTS[FORTS.index(area.fort) + 1]
    play.tell(AreaFortified(seat=rated.seat, area=area.id, before=before, now=area.fort))


def negotiated(play: Play[World], rated: Rated, great: bool) -> None:
    """Make a tie, and greatly, among independent people of one's creed in reach, a hold (EMP-H12.14, EMP-H12.3)."""
    world = play.state
    seat, target = rated.seat, rated.target
    doubled = great and could_win_over(world, seat, target)
    if give_tie(play, seat, target, "negotiation"):
        sweep_claims(play)
    if doubled:
        add_holds(play, seat, target, world.empires[seat].court, 1, "diplomacy")


def could_win_over(world: World, seat: str, target: str) -> bool:
    """Tell whether a great success of envoys brings a hold besides the tie (EMP-H12.3)."""
    free = not world.areas[target].owner and bool(world.empires[seat].court)
    return free and of_his_creed(world, seat, target) and bool(bases(world, seat, target))


def converted(play: Play[World], rated: Rated, great: bool) -> None:
    """Give an area its leader's faith, and end a heresy there; then claims are swept (EMP-H22.2, EMP-18.14c)."""
    del great
    world = play.state
    area = world.areas[rated.target]
    before, heresy = area.faith, area.heresy
    area.faith, area.heresy = world.empires[rated.seat].faith, False
    play.tell(AreaConverted(seat=rated.seat, area=area.id, before=before, now=area.faith, heresy=heresy))
    sweep_claims(play)


def restored(play: Play[World], rated: Rated, great: bool) -> None:
    """Have an exile's own people rise for him (EMP-H21.5)."""
    del great
    take(play, rated.target, rated.seat, "restoration")


EFFECTS: Mapping[Kind, Effect] = {
    "conquer": conquered,
    "rule": ruled,
    "fortify": fortified,
    "negotiate": negotiated,
    "convert": converted,
    "restore": restored,
}
"""What a success of each kind does."""
