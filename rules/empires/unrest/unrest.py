"""Unrest: how it comes, how it goes, and what a check makes of it (EMP-17.0, EMP-17.11a, EMP-17.3, EMP-17.4)."""

from collections.abc import Mapping

from rules.empires.board.chances import SIX
from rules.empires.board.land import cut_off
from rules.empires.board.state import World
from rules.empires.unrest.chart import Result, result
from rules.empires.unrest.events import AreaChecked, Cause, LineBroken, UnrestBegan, UnrestCalmed
from rules.empires.unrest.values import Weighed
from rules.kernel.play.play import Play

CLAUSES: Mapping[Cause, str] = {
    "taxed": "EMP-17.0c",
    "plundered": "EMP-17.0d",
    "failed": "EMP-17.0f",
    "conquered": "EMP-17.0g",
    "restored": "EMP-17.0g",
    "cut_off": "EMP-17.0h",
    "heirless": "EMP-17.0i",
}
"""The rule by which each cause brings unrest (EMP-17.0b)."""


def enter_unrest(play: Play[World], area: str, cause: Cause) -> bool:
    """Place the marker on an owned area that has none; tells whether it did (EMP-17.0a, EMP-17.11a)."""
    one = play.state.areas[area]
    if not one.owner or one.unrest:
        return False
    one.unrest = True
    play.tell(UnrestBegan(clause=CLAUSES[cause], area=area, owner=one.owner, cause=cause))
    return True


def calm(play: Play[World], area: str, cause: str, clause: str) -> None:
    """Take the marker off an area that has one (EMP-H15.1, EMP-19.1f6)."""
    one = play.state.areas[area]
    if one.unrest:
        one.unrest = False
        play.tell(UnrestCalmed.of(one, clause=clause, area=area, cause=cause))


def sweep_line(play: Play[World], seat: str) -> None:
    """Have every own area without a line to the court, and without unrest, enter it (EMP-H7.52, EMP-17.0h)."""
    world = play.state
    lost = [area for area in cut_off(world, seat) if not world.areas[area].unrest]
    for area in lost:
        world.areas[area].unrest = True
    if lost:
        play.tell(LineBroken(owner=seat, areas=tuple(lost)))


def roll_check(play: Play[World], weighed: Weighed, cause: Cause) -> Result:
    """Throw two dice for an area and look them up; U places the marker, R is carried out by `court` (EMP-17.3a)."""
    one = play.state.areas[weighed.area]
    with play.causes():
        total = sum(play.chance.cast("EMP-17.3a", "check", weighed.area, 2, SIX))
        found = result(play.state, weighed.value, total)
        before = one.unrest
        one.unrest = before or found == "unrest"
        play.tell(
            AreaChecked(
                area=weighed.area,
                owner=one.owner,
                cause=cause,
                parts=weighed.parts,
                value=weighed.value,
                total=total,
                before=before,
                result=found,
            )
        )
    return found
