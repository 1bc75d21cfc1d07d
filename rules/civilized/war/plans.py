"""War plans: how a country that nobody plays decides on a war in Winter (source 4.6)."""

from collections.abc import Callable, Sequence

from rules.civilized.people.newcomers import draw_scores
from rules.civilized.war.events import WarPlanned
from rules.civilized.war.relations import field_army
from rules.civilized.war.tables import EXPEDITION, TRANSPORTS, WAR_CARD
from rules.civilized.war.wars import rulers_of, unsettled, wild_border
from rules.civilized.world.characters import Standing, ruling, standing
from rules.civilized.world.cycle import settled
from rules.civilized.world.definitions import invasion_target, large_population, neighbouring, strong_army
from rules.civilized.world.geography import is_coastal, is_land, neighbours
from rules.civilized.world.state import World
from rules.civilized.world.war import WarPlan
from rules.kernel.play.play import Play

Choice = str | None
"""A target, empty for wild land; None for no war of that kind."""


def plan_wars(play: Play[World]) -> None:
    """Let every country that is at peace and played by nobody make up its mind (CIV-4.6a, CIV-4.6b, CIV-4.6c)."""
    world = play.state
    for country in world.standing():
        country.war_plan = None
        free = country.status == "sovereign" and not world.wars_of(country.id) and not world.split_of(country.id)
        if country.id not in play.players and free and not settled(world, country.id):
            for one in ruling(world, country.id):
                draw_scores(play, one)
            plan(play, country.id)


def plan(play: Play[World], seat: str) -> None:
    """Take the first kind of war for which there is cause and target, and draw whether it is declared (CIV-4.6a)."""
    world = play.state
    ruler = standing(world, seat)
    for kind, wanted, choose in KINDS:
        if not (ruler.strong and wanted(ruler)):
            continue
        target = choose(play, seat)
        if target is None:
            continue
        card = play.chance.card("CIV-4.6a", "war.card", seat, "gamemaster")
        ready = card.value <= WAR_CARD
        world.countries[seat].war_plan = WarPlan(kind=kind, target=target, ready=ready)
        play.tell(WarPlanned(country=seat, kind=kind, target=target, declares=ready, because=(card.n,)))
        return


def has_coast(world: World, seat: str) -> bool:
    """Tell whether a country owns a coastal hex."""
    return any(is_coastal(world, hexagon) for hexagon in world.hexes_of(seat))


def weakest(play: Play[World], seat: str, among: Sequence[str]) -> Choice:
    """Give the likeliest target among some, those left out that play five years (CIV-4.4.2h, CIV-3.9h)."""
    world = play.state
    able = [other for other in among if not settled(world, other)]
    return invasion_target(world, seat, able, play.chance) or None


def wants_wilds(world: World, seat: str) -> bool:
    """Tell whether wild land comes first, and has not been tried by this ruler (CIV-4.6f)."""
    land = world.countries[seat]
    tried = bool(land.rulers_past_wilds) and land.rulers_past_wilds == rulers_of(land)
    return not tried and bool(wild_border(world, seat))


def conquest(play: Play[World], seat: str) -> Choice:
    """Conquer wild land or the weakest neighbour, with an army strong enough for him (CIV-4.6.1, CIV-4.6f)."""
    world = play.state
    target = weakest(play, seat, neighbouring(world, seat))
    able = strong_army(world, seat, target) if target else len(world.army_of(seat)) >= field_army(world)
    if not able:
        return None
    return "" if wants_wilds(world, seat) else target


def religion(play: Play[World], seat: str) -> Choice:
    """Fight a neighbour of another faith (CIV-4.6.2)."""
    world = play.state
    own = world.countries[seat].religion
    others = [one for one in neighbouring(world, seat) if world.countries[one].religion not in ("", own)]
    target = weakest(play, seat, others) if own else None
    return target if target and strong_army(world, seat, target) else None


def territory(play: Play[World], seat: str) -> Choice:
    """Take land for too many people (CIV-4.6.3)."""
    return weakest(play, seat, neighbouring(play.state, seat)) if large_population(play.state, seat) else None


def exploration(play: Play[World], seat: str) -> Choice:
    """Send an expedition into wild land, over sea, or failing these to a neighbour (CIV-4.6.4)."""
    world = play.state
    if len(world.army_of(seat)) < EXPEDITION:
        return None
    if wants_wilds(world, seat):
        return ""
    overseas = weakest(play, seat, oversea(world, seat))
    return overseas if overseas is not None else weakest(play, seat, neighbouring(world, seat))


def oversea(world: World, seat: str) -> list[str]:
    """Give the countries on a coast without a land border, if one has a port and three Transport Ships (CIV-4.6.4)."""
    ships = sum(ship.owner == seat and ship.type == "Transport Ship" for ship in world.ships.values())
    if ships < TRANSPORTS or not any(city.coastal for city in world.cities_of(seat)):
        return []
    own = [hexagon for hexagon in world.hexes_of(seat) if is_land(world, hexagon)]
    beside = {world.owners.get(near, "") for hexagon in own for near in neighbours(world, hexagon)}
    return [
        land.id for land in world.standing() if land.id != seat and land.id not in beside and has_coast(world, land.id)
    ]


def vengeance(play: Play[World], seat: str) -> Choice:
    """Pay back an old wrong (CIV-4.6.5)."""
    world = play.state
    offenders = [land.id for land in world.standing() if land.id != seat and unsettled(world, seat, land.id)]
    target = weakest(play, seat, offenders)
    return target if target and strong_army(world, seat, target) else None


def military(ruler: Standing) -> bool:
    """A conqueror."""
    return ruler.military


def religious(ruler: Standing) -> bool:
    """A zealot."""
    return ruler.religious


def popular(ruler: Standing) -> bool:
    """A man of the people."""
    return ruler.popular


def acquisitive(ruler: Standing) -> bool:
    """A man of greed."""
    return ruler.acquisitive


def loyal(ruler: Standing) -> bool:
    """A man of honour."""
    return ruler.loyal


KINDS: tuple[tuple[str, Callable[[Standing], bool], Callable[[Play[World], str], Choice]], ...] = (
    ("conquest", military, conquest),
    ("religion", religious, religion),
    ("territory", popular, territory),
    ("exploration", acquisitive, exploration),
    ("vengeance", loyal, vengeance),
)
"""The kinds in the order in which they are looked at (CIV-4.6a)."""
