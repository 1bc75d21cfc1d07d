"""What people read of the state: names, what everybody may know, and what a seat knows beyond that."""

from rules.newgame.state import World

from rules.kernel.facts.names import Name, Naming
from rules.kernel.language.namesakes import readable, told_apart
from rules.kernel.orders.order import Lexicon
from rules.kernel.play.ruleset import Ending
from rules.kernel.table.chair import CHAIR, CHAIR_NAME
from rules.kernel.telling.phrases import row
from rules.kernel.telling.tellings import Page


def names(world: World) -> Naming:
    """Call sides and places as the scenario does."""
    return {
        "seat": {one.id: Name(text=one.name, article="the", plural=True) for one in world.sides.values()}
        | {CHAIR: CHAIR_NAME},
        "place": {place.id: Name(text=place.name) for place in world.places.values()},
    }


def lexicon(world: World, seat: str | None) -> Lexicon:
    """Give the names by which orders are read."""
    return {kind: readable(named) for kind, named in told_apart(names(world)).items()}


def calendar(world: World, turn: int, phase: str) -> str:
    """Give the date."""
    return f"{phase.capitalize()} of year {turn}"


def status(world: World) -> tuple[Page, ...]:
    """Show who holds what (NEW-1.1)."""
    rows = [
        (side.name, str(score(world, side.id)), row(world.called("place", id) for id in world.held(side.id)))
        for side in world.sides.values()
    ]
    return (Page(title="The land", table=(("side", "places", "which"), *rows), news="land"),)


def papers(world: World, seat: str) -> tuple[Page, ...]:
    """Show a side its chest (NEW-1.2)."""
    if seat not in world.sides:
        return (Page(title="The chair", lines=("You rule on contested battles.",)),)
    return (Page(title="Your chest", lines=(f"{world.sides[seat].coins} coins",), news="land"),)


def purse(world: World, seat: str) -> dict[str, int]:
    """Give what a side can spend."""
    return {"coins": world.sides[seat].coins} if seat in world.sides else {}


def score(world: World, seat: str) -> int:
    """Count the places that a side holds, which the end compares (NEW-5.2)."""
    return len(world.held(seat))


def ending(world: World) -> Ending | None:
    """Give who holds most once the game is over; equals win together (NEW-5.1, NEW-5.2)."""
    if not world.ended:
        return None
    best = max(score(world, side) for side in world.sides)
    winners = tuple(side for side in world.sides if score(world, side) == best)
    names = row(world.called("seat", side) for side in winners)
    return Ending(winners=winners, reason=f"In year {world.turn} {names} hold most, {best} places.")
