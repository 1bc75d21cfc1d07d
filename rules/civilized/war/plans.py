"""War plans: how a country that nobody plays decides on a war in Winter (source 4.6)."""

from collections.abc import Callable, Sequence

from rules.civilized.people.newcomers import draw_scores
from rules.civilized.war.events import WarPlanned
from rules.civilized.war.openings import opening
from rules.civilized.war.reach import can_reach, could_sail, fair_chance, is_rested, within_reach
from rules.civilized.war.relations import field_army
from rules.civilized.war.tables import EXPEDITION, TRANSPORTS
from rules.civilized.war.wars import rulers_of, unsettled, wild_border
from rules.civilized.world.characters import Standing, ruling, standing
from rules.civilized.world.cycle import settled
from rules.civilized.world.definitions import (
    across_sea,
    bordering,
    invasion_target,
    large_population,
    may_be_invaded,
    neighbouring,
    strong_army,
)
from rules.civilized.world.geography import is_coastal, is_land, neighbours
from rules.civilized.world.manners import manner, resented
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
        decide(play, seat, kind, target)
        return
    if not (world.settings.prudence and seize(play, seat)):
        arm(play, seat, ruler)


def seize(play: Play[World], seat: str) -> bool:
    """Make war without a cause of the source where there is another reason, by the same card (CIV-HA17)."""
    world = play.state
    found = opening(world, seat, play.chance)
    if found is None:
        return False
    decide(play, seat, *found, "CIV-HA17")
    return True


def decide(play: Play[World], seat: str, kind: str, target: str, clause: str = "CIV-4.6a") -> None:
    """Draw whether a war is declared or prepared (CIV-4.6a, CIV-4.6b, CIV-AP8)."""
    card = play.chance.card("CIV-4.6a", "war.card", seat, "gamemaster")
    ready = card.value <= manner(play.state, seat).war_card
    play.state.countries[seat].war_plan = WarPlan(kind=kind, target=target, ready=ready)
    play.tell(WarPlanned(clause=clause, country=seat, kind=kind, target=target, declares=ready, because=(card.n,)))


def arm(play: Play[World], seat: str, ruler: Standing) -> None:
    """Prepare for the war for which a ruler has cause, and lacks only the army, the ships, or notice (CIV-HA12)."""
    world = play.state
    for kind, wanted, victims in CAUSES:
        if not (ruler.strong and wanted(ruler)):
            continue
        able = [one for one in victims(world, seat) if is_open(world, seat, one)]
        free = [] if manner(world, seat).breaks else [one for one in able if may_be_invaded(world, seat, one)]
        target = invasion_target(world, seat, resented(world, seat, free), play.chance)
        target = target or fewest(world, resented(world, seat, able))
        if target:
            world.countries[seat].war_plan = WarPlan(kind=kind, target=target)
            play.tell(WarPlanned(clause="CIV-HA12", country=seat, kind=kind, target=target, declares=False))
            return


def is_open(world: World, seat: str, other: str) -> bool:
    """Tell whether a country could be prepared against: on foot now, or with ships still to be built (CIV-HA12)."""
    return is_rested(world, seat, other) and (can_reach(world, seat, other) or could_sail(world, seat, other))


def fewest(world: World, among: Sequence[str]) -> str:
    """Give the country with fewest elements, the first in seat order; empty for none."""
    return min(among, key=lambda one: len(world.army_of(one)), default="")


def has_coast(world: World, seat: str) -> bool:
    """Tell whether a country owns a coastal hex."""
    return any(is_coastal(world, hexagon) for hexagon in world.hexes_of(seat))


def weakest(play: Play[World], seat: str, kind: str, among: Sequence[str]) -> Choice:
    """Give the likeliest target among some, those left out that play five years (CIV-4.4.2h, CIV-3.9h)."""
    world = play.state
    able = [other for other in among if worth_a_war(world, seat, other, kind)]
    free = [one for one in able if may_be_invaded(world, seat, one)]
    return invasion_target(world, seat, resented(world, seat, free), play.chance) or None


def worth_a_war(world: World, seat: str, other: str, kind: str = "") -> bool:
    """Tell whether a war would be one: in reach, with a fair chance, not slept through of late (CIV-HA12)."""
    return within_reach(world, seat, other) and fair_chance(world, seat, other, kind)


def wants_wilds(world: World, seat: str) -> bool:
    """Tell whether wild land comes first, and has not been tried by this ruler (CIV-4.6f)."""
    land = world.countries[seat]
    tried = bool(land.rulers_past_wilds) and land.rulers_past_wilds == rulers_of(land)
    return not tried and bool(wild_border(world, seat))


def conquest(play: Play[World], seat: str) -> Choice:
    """Conquer wild land or the weakest neighbour, with an army strong enough for him (CIV-4.6.1, CIV-4.6f)."""
    world = play.state
    target = weakest(play, seat, "conquest", neighbouring(world, seat))
    able = strong_army(world, seat, target) if target else len(world.army_of(seat)) >= field_army(world)
    if not able:
        return None
    return "" if wants_wilds(world, seat) else target


def religion(play: Play[World], seat: str) -> Choice:
    """Fight a neighbour of another faith (CIV-4.6.2)."""
    world = play.state
    target = weakest(play, seat, "religion", infidels(world, seat, neighbouring(world, seat)))
    return target if target and strong_army(world, seat, target) else None


def infidels(world: World, seat: str, among: Sequence[str]) -> list[str]:
    """Give those of another faith, where both are named (CIV-4.6.2)."""
    own = world.countries[seat].religion
    return [one for one in among if own and world.countries[one].religion not in ("", own)]


def territory(play: Play[World], seat: str) -> Choice:
    """Take land for too many people (CIV-4.6.3)."""
    world = play.state
    return weakest(play, seat, "territory", neighbouring(world, seat)) if large_population(world, seat) else None


def exploration(play: Play[World], seat: str) -> Choice:
    """Send an expedition into wild land, over sea, or failing these to a neighbour (CIV-4.6.4)."""
    world = play.state
    if len(world.army_of(seat)) < EXPEDITION:
        return None
    if wants_wilds(world, seat):
        return ""
    overseas = weakest(play, seat, "exploration", oversea(world, seat))
    return overseas if overseas is not None else weakest(play, seat, "exploration", neighbouring(world, seat))


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
    target = weakest(play, seat, "vengeance", offenders(world, seat))
    return target if target and strong_army(world, seat, target) else None


def offenders(world: World, seat: str) -> list[str]:
    """Give the countries that have a wrong to pay for (CIV-4.6.5)."""
    return [land.id for land in world.standing() if land.id != seat and unsettled(world, seat, land.id)]


def within_sight(world: World, seat: str) -> list[str]:
    """Give the countries by land, and those on its seas for which a country still lacks the ships (CIV-HA12)."""
    near = {*bordering(world, seat), *across_sea(world, seat)}
    return [land.id for land in world.standing() if land.id in near]


def prey(world: World, seat: str) -> list[str]:
    """Give whom a ruler of conquest or greed prepares against once he has done with the wilds (CIV-4.6f)."""
    return [] if wants_wilds(world, seat) else within_sight(world, seat)


def heretics(world: World, seat: str) -> list[str]:
    """Give whom a zealot prepares against (CIV-4.6.2)."""
    return infidels(world, seat, within_sight(world, seat))


def land_owners(world: World, seat: str) -> list[str]:
    """Give whose land would hold a large population (CIV-4.6.3)."""
    return within_sight(world, seat) if large_population(world, seat) else []


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


CAUSES: tuple[tuple[str, Callable[[Standing], bool], Callable[[World, str], list[str]]], ...] = (
    ("conquest", military, prey),
    ("religion", religious, heretics),
    ("territory", popular, land_owners),
    ("exploration", acquisitive, prey),
    ("vengeance", loyal, offenders),
)
"""The kinds for which a ruler prepares who has cause, and on whom (CIV-HA12)."""
