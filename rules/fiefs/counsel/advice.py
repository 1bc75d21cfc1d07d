"""All counsel of Fiefs, what it foretells, and how one looks up how it came (FIE-19.1)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rules.fiefs.armies.events import ArmyDisbanded
from rules.fiefs.board.land import held, standing, total
from rules.fiefs.board.state import World
from rules.fiefs.claims.orders import Claim
from rules.fiefs.counsel.battle import array, following, meet, tabled
from rules.fiefs.counsel.beginnings import granted, homes, rivals, wishes
from rules.fiefs.counsel.besieged import besieged
from rules.fiefs.counsel.field import BREAKUP, hungers, led, meetings, passages, sieges, winter
from rules.fiefs.counsel.fleets import moored
from rules.fiefs.counsel.leading import courses
from rules.fiefs.counsel.losses import capitals
from rules.fiefs.counsel.marching import goals, leftovers, waits
from rules.fiefs.counsel.mustering import gatherings
from rules.fiefs.counsel.peace import defections, endings, neutrals, openings
from rules.fiefs.counsel.pieces import Topic, told
from rules.fiefs.counsel.politics import YEAR, exercises, threatened, thrones
from rules.fiefs.counsel.spoilers import calm
from rules.fiefs.counsel.wars import rebellions, sides, wars
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Counsel, Fate, Fates, Offer, Weight, pressing
from rules.kernel.table.chair import CHAIR
from rules.kernel.telling.phrases import points_of, several

TOPICS: Sequence[Topic] = (
    wishes,
    granted,
    rivals,
    homes,
    exercises,
    threatened,
    thrones,
    wars,
    rebellions,
    sides,
    openings,
    courses,
    leftovers,
    goals,
    waits,
    gatherings,
    sieges,
    besieged,
    hungers,
    meetings,
    winter,
    capitals,
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
Piece = Counsel[World]


def whole(world: World, seat: str, army: str) -> str:
    """Say of an army of one's own that hunger is not about to break it up any more."""
    one = world.armies.get(army)
    return "Hunger is not about to break up your army any more." if one and one is led(world, seat) else ""


FATES: Fates = {BREAKUP: Fate(ArmyDisbanded, "army", whole, lambda event: event.why == "few")}
"""What counsel foretells: an army breaks up."""


def counsel(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Give what is to be said, most at stake first; where there is nothing, how the House stands (FIE-19.1)."""
    if seat == CHAIR:
        return told((tabled,), world, seat, window)
    if seat not in world.playing():
        return ()
    found = best_deed(world, seat, window, told(TOPICS, world, seat, window))
    return one_plan(pressing(found)) or [nothing(world, seat)]


def best_deed(world: World, seat: str, window: Window[Any], found: Sequence[Piece]) -> list[Piece]:
    """Put first what a prudent House would do in this year; what else is pointed out comes after it (FIE-16.5)."""
    if window.name not in YEAR:
        return list(found)
    deed = calm(world, seat)
    for piece in found:
        same = [offer for offer in piece.offers if offer.order == deed]
        if same:
            others = [offer for offer in piece.offers if offer.order != deed]
            first = replace(piece, weight=max(piece.weight, Weight.DECIDE), offers=(*same, *others))
            return [first, *(one for one in found if one is not piece)]
    if not isinstance(deed, Claim):
        return list(found)
    name = world.fiefs[deed.fief].name
    text = f"A claim on {name} is the best that you can make this year; next year it may give you the fief."
    return [Counsel(Weight.DECIDE, text, "FIE-4.1", (Offer(f"Claim {name}"[:BUTTON], deed),)), *found]


def one_plan(found: Sequence[Piece]) -> list[Piece]:
    """Leave the first plan to its piece, and offer the others beside it: an army follows one (FIE-7.9)."""
    plans = [piece for piece in found if any(planned(offer) for offer in piece.offers)]
    if not plans[1:]:
        return list(found)
    beside = tuple(offer for piece in plans[1:] for offer in piece.offers if planned(offer))
    kept = {id(plans[0]): replace(plans[0], offers=(*plans[0].offers, *beside))}
    for piece in plans[1:]:
        kept[id(piece)] = replace(piece, offers=tuple(offer for offer in piece.offers if not planned(offer)))
    return [kept.get(id(piece), piece) for piece in found]


def planned(offer: Offer[World]) -> bool:
    """Tell whether an offer plans what an army does."""
    return offer.order.name.startswith("plan_")


def nothing(world: World, seat: str) -> Counsel[World]:
    """Say that nothing presses, and how a House stands."""
    place, fiefs = standing(world).index(seat) + 1, several(len(held(world, seat)), "fief", "fiefs")
    text = f"Nothing presses here: you hold {fiefs}, and stand in place {place} with {points_of(total(world, seat))}."
    return Counsel(Weight.CHANCE, text, "FIE-12.9")
