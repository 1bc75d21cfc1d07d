"""Promises of marriage: whom they bind, and how they end (CIV-4.1.3c)."""

from rules.civilized.people.events import PromiseEnded
from rules.civilized.people.kinship import break_match
from rules.civilized.people.tables import MARRIAGE_AGES
from rules.civilized.world.characters import age
from rules.civilized.world.state import Character, World
from rules.kernel.play.play import Play


def promised(world: World, one: Character) -> Character | None:
    """Give whom somebody is promised to and may still marry; None for nobody."""
    other = world.characters.get(one.match)
    if other is None or other.match != one.id or other.spouse or not other.in_play:
        return None
    return other if other.country == one.country and age(world, other) <= MARRIAGE_AGES[1] else None


def break_promise(play: Play[World], one: Character, cause: str) -> None:
    """End the promise that binds somebody, and tell whose people the two are why (CIV-4.1.3c)."""
    other = play.state.characters.get(one.match)
    mutual = other is not None and other.match == one.id
    break_match(play.state, one)
    if other is not None and mutual:
        lands = tuple(dict.fromkeys((one.country, other.country)))
        names = (one.id, other.id)
        play.tell(PromiseEnded(audience=lands, country=other.country, names=names, cause=cause))
