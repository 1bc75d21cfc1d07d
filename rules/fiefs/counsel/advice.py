"""All counsel of Fiefs, what it foretells, and how one looks up how it came (FIE-19.1)."""

from collections.abc import Sequence
from typing import Any

from rules.fiefs.armies.events import ArmyDisbanded
from rules.fiefs.board.land import held, standing, total
from rules.fiefs.board.state import World
from rules.fiefs.counsel.battle import array, following, meet, tabled
from rules.fiefs.counsel.beginnings import homes, wishes
from rules.fiefs.counsel.field import BREAKUP, hungers, meetings, passages, sieges, winter
from rules.fiefs.counsel.fleets import moored
from rules.fiefs.counsel.mustering import gatherings
from rules.fiefs.counsel.peace import defections, endings, neutrals, openings
from rules.fiefs.counsel.pieces import Topic, told
from rules.fiefs.counsel.politics import exercises, threatened, thrones
from rules.fiefs.counsel.wars import rebellions, sides, wars
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Fate, Fates, Weight
from rules.kernel.table.chair import CHAIR
from rules.kernel.telling.phrases import points_of, several

TOPICS: Sequence[Topic] = (
    wishes,
    homes,
    exercises,
    threatened,
    thrones,
    wars,
    rebellions,
    sides,
    openings,
    gatherings,
    sieges,
    hungers,
    meetings,
    winter,
    passages,
    endings,
    neutrals,
    defections,
    array,
    following,
    tabled,
    meet,
    moored,
)
"""Those of the setup, then in the order of the rulebook's table."""
FATES: Fates = {BREAKUP: Fate(ArmyDisbanded, "army", lambda event: event.why == "few")}
"""What counsel foretells: an army breaks up."""


def counsel(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Give what is to be said, most at stake first; where there is nothing, how the House stands (FIE-19.1)."""
    if seat == CHAIR:
        return told((tabled,), world, seat, window)
    if seat not in world.playing():
        return ()
    return told(TOPICS, world, seat, window) or [nothing(world, seat)]


def nothing(world: World, seat: str) -> Counsel[World]:
    """Say that nothing presses, and how a House stands."""
    place, fiefs = standing(world).index(seat) + 1, several(len(held(world, seat)), "fief", "fiefs")
    text = f"Nothing presses here: you hold {fiefs}, and stand in place {place} with {points_of(total(world, seat))}."
    return Counsel(Weight.CHANCE, text, "FIE-12.9")
