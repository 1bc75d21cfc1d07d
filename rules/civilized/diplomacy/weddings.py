"""Marriages between countries, which a mission proposes (CIV-7.2r)."""

from rules.civilized.diplomacy.events import WentAbroad
from rules.civilized.diplomacy.wording import Hitch
from rules.civilized.people.kinship import near_in_blood
from rules.civilized.people.marriages import counts_more, is_free, wed
from rules.civilized.world.asking import Asked
from rules.civilized.world.characters import release
from rules.civilized.world.state import Character, World
from rules.kernel.play.play import Play


def single(world: World, country: str) -> list[Character]:
    """Give those of a country who may be married (CIV-4.1.3a)."""
    return [one for one in world.people_of(country) if is_free(world, one)]


def marriage_hitch(world: World, asked: Asked) -> Hitch | None:
    """Say why two cannot be married across a border (CIV-7.2r)."""
    one, other = world.characters.get(asked.bride), world.characters.get(asked.spouse)
    if one is None or one.country != asked.owner or not is_free(world, one):
        return "own_single", ""
    if other is None or other.country != asked.host or not is_free(world, other):
        return "their_single", ""
    if one.sex == other.sex or near_in_blood(world, one, other):
        return "no_match", ""
    return ("both_stay", "") if counts_more(world, one) and counts_more(world, other) else None


def marry(play: Play[World], asked: Asked) -> None:
    """Marry two, one of whom leaves home: neither ruler nor heir nor head of a house, else the host's (CIV-7.2r)."""
    world = play.state
    one, other = world.characters[asked.bride], world.characters[asked.spouse]
    stays, goes = (other, one) if counts_more(world, other) else (one, other)
    former = goes.country
    release(world, goes)
    goes.country = stays.country
    play.tell(WentAbroad(country=former, host=stays.country, name=goes.id, spouse=stays.id))
    wed(play, stays, goes, ())
