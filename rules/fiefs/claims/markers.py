"""Markers on fiefs: how claims are made and exercised, and what a change of control brings (FIE-4)."""

from rules.fiefs.board.land import count, in_region, ruler, whole
from rules.fiefs.board.state import World
from rules.fiefs.claims.events import ClaimExercised, ClaimMade, CrownChanged, CrusadeBroken
from rules.fiefs.claims.homes import settle_homes
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection
from rules.kernel.play.play import Play
from rules.kernel.telling.phrases import in_words, several


def unclaimable(world: World, seat: str, fief: str) -> Objection:
    """Say why a House may not claim a fief now, if so (FIE-4.1, FIE-4.3, FIE-4.8)."""
    place = world.fiefs[fief]
    if place.claim == seat:
        return "FIE-4.1", f"your claim lies on {place.name} already"
    return outnumbered(world, seat, fief)


def outnumbered(world: World, seat: str, fief: str) -> Objection:
    """Say that a capital wants more fiefs of its nation than its ruler has (FIE-4.3)."""
    place = world.fiefs[fief]
    if not place.capital_of or place.control == seat:
        return None
    nation = world.called("nation", place.capital_of)
    own, his = count(world, seat, place.capital_of), count(world, place.control, place.capital_of)
    if own > his:
        return None
    held = f"you hold {several(own, 'fief', 'fiefs')} of {nation}, and its ruler {in_words(his)}"
    problem = f"{held}; a claim on {place.name} wants more than he has"
    return Refusal("FIE-4.3", problem, f"take {his - own + 1} more of them first, or claim another fief")


def unexercisable(world: World, seat: str, fief: str) -> Objection:
    """Say why a House may not take a fief by its claim now, if so (FIE-4.4, FIE-4.6, FIE-4.7)."""
    place = world.fiefs[fief]
    if place.claim != seat:
        return "FIE-4.4", f"you have no claim on {place.name}"
    if place.control == seat:
        return "FIE-4.4", f"{place.name} is yours already"
    if place.capital_of and not world.settings.exercise_capitals:
        problem = f"{place.name} is a capital, which no claim alone can take"
        return Refusal("FIE-4.7", problem, "a war for the throne or a rebellion can; or choose another fief")
    if world.settings.exercise == "plurality" and place.region:
        near = in_region(world, place.region)
        own, his = (sum(world.fiefs[one].control == who for one in near) for who in (seat, place.control))
        if own < his:
            region = world.called("region", place.region)
            held = f"you hold {several(own, 'fief', 'fiefs')} of {region}"
            return "FIE-4.6", f"{held}, and the lord of {place.name} {in_words(his)}"
    return None


def claim(play: Play[World], seat: str, fief: str, clause: str = "FIE-4.1") -> None:
    """Put a House's claim marker on a fief, its own too, in place of any other (FIE-1.10, FIE-4.1, FIE-4.2)."""
    place = play.state.fiefs[fief]
    nation, ousted, place.claim = place.capital_of, place.claim, seat
    play.tell(ClaimMade(clause=clause, seat=seat, fief=fief, lord=place.control, ousted=ousted, nation=nation))


def exercise(play: Play[World], seat: str, fief: str) -> None:
    """Let a House take a fief by its claim; the claim is used up and its place left empty (FIE-4.4, FIE-4.5)."""
    world, place = play.state, play.state.fiefs[fief]
    lord, place.claim = place.control, ""
    place.control = seat
    region = place.region if place.region in whole(world, seat) else ""
    with play.after(play.tell(ClaimExercised(seat=seat, fief=fief, lord=lord, region=region))):
        changed_hands(play, fief, lord)


def set_control(play: Play[World], fief: str, seat: str, *, inherited: bool = False) -> None:
    """Give a fief another lord, with all that comes of it; the claim is as the caller leaves it (FIE-1.8)."""
    lord, play.state.fiefs[fief].control = play.state.fiefs[fief].control, seat
    changed_hands(play, fief, lord, inherited=inherited)


def changed_hands(play: Play[World], fief: str, before: str, *, inherited: bool = False) -> None:
    """See to what follows when a fief has another lord: crowns, crusades and homes (FIE-1.11, FIE-3.9, FIE-9.9)."""
    place = play.state.fiefs[fief]
    if place.control != before and place.capital_of:
        crown_changed(play, place.capital_of, before, inherited=inherited)
    settle_homes(play)


def crown_changed(play: Play[World], nation: str, before: str, *, inherited: bool) -> None:
    """Tell who rules a nation now; a crusade of its former ruler is over without a roll (FIE-9.9, FIE-15.9)."""
    world = play.state
    play.tell(CrownChanged(nation=nation, seat=ruler(world, nation), before=before, inherited=inherited))
    if world.nations[nation].crusade is not None:
        world.nations[nation].crusade = None
        play.tell(CrusadeBroken(nation=nation, seat=before))
