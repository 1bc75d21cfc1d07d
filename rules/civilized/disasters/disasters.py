"""Random disasters of Summer (source 6.1)."""

from dataclasses import dataclass

from rules.civilized.cities.economy import abandon, cut, end_mission, lose_improvement, rounded
from rules.civilized.disasters.events import (
    CityAbandoned,
    DisasterStruck,
    ImprovementLost,
    PeopleLost,
    RoadsLost,
    ShipsLost,
)
from rules.civilized.disasters.tables import (
    AVERTED,
    DEMAGOGUE,
    DISASTERS,
    GUARDS,
    LOSES_IMPROVEMENT,
    LOSES_PEOPLE,
    NEGATED,
    STRUCK,
)
from rules.civilized.missions.events import MissionLost
from rules.civilized.sea.fights import drive_off_pirates
from rules.civilized.treasury.losses import LoseImprovement
from rules.civilized.treasury.sacrifices import lost_improvement
from rules.civilized.world.state import City, Mission, World
from rules.civilized.world.tables import CITY_POPULATION
from rules.kernel.luck.cards import percent, pick, plain_card
from rules.kernel.orders.windows import Flow, Window, ask
from rules.kernel.play.play import Play


@dataclass(frozen=True)
class Blow:
    """A disaster that fell on a city and was not turned away, and the number of its telling."""

    city: str
    disaster: str
    n: int


def disasters(play: Play[World]) -> Flow:
    """Draw for every city, let the owners choose what they lose, then carry out the rest (CIV-6.1.1a)."""
    yield from fall(play, [blow for city in play.state.cities_on_turn() if (blow := omen(play, city))])


def fall(play: Play[World], blows: list[Blow]) -> Flow:
    """Let disasters fall: what owners choose waits for them, all at once (CIV-6.1.3d)."""
    waiting = [blow for blow in blows if must_choose(play, blow)]
    for blow in blows:
        if blow not in waiting:
            befall(play, blow)
    yield from choose_losses(play, waiting)
    for blow in waiting:
        befall(play, blow)


def omen(play: Play[World], city: City) -> Blow | None:
    """Draw a city's card: a black Ace brings a disaster (CIV-6.1.1a)."""
    card = play.chance.card("CIV-6.1.1a", "disaster.city", city.id)
    if card.value != 1 or card.red:
        return None
    return strike(play, city, card.n)


def strike(play: Play[World], city: City, omen: int) -> Blow | None:
    """Name the disaster, and see whether an improvement turns it away (CIV-6.1.1b, CIV-6.1.2a)."""
    with play.causes() as because:
        kind = DISASTERS[plain_card(play.chance, "CIV-6.1.1b", "disaster.kind", city.id).value - 1]
        disaster = side_of(play, city, kind)
        guards = tuple(work for work in GUARDS[disaster] if work in city.improvements)
        negated = bool(guards) and percent(play.chance, "CIV-6.1.2a", "disaster.negate", city.id, NEGATED) > 0
        if disaster == "pirates" and not negated and drive_off_pirates(play, city):
            guards, negated = ("warships",), True
    city.disorder_change = AVERTED if negated else DEMAGOGUE if disaster == "demagogue" else STRUCK
    n = play.tell(
        DisasterStruck(
            because=(omen, *because),
            country=city.owner,
            city=city.id,
            disaster=disaster,
            guards=guards,
            negated=negated,
        )
    )
    return None if negated else Blow(city.id, disaster, n)


def side_of(play: Play[World], city: City, kind: str) -> str:
    """Tell a volcano from an earthquake, barbarians from pirates (CIV-6.1.4, CIV-6.1.4a)."""
    if kind == "upheaval":
        card = play.chance.card("CIV-6.1.4", "disaster.kind.side", city.id)
        return "volcano" if card.red else "earthquake"
    if kind != "raid":
        return kind
    roads, ships = bool(play.state.roads_of(city.id)), bool(play.state.ships_of(city.id))
    if not city.coastal or (roads and not ships):
        return "barbarians"
    if ships and not roads:
        return "pirates"
    card = play.chance.card("CIV-6.1.4a", "raid.side", city.id)
    return "barbarians" if card.red else "pirates"


def must_choose(play: Play[World], blow: Blow) -> bool:
    """Take the improvement that a disaster costs, unless its owner must choose which (CIV-6.1.3a, CIV-6.1.3c)."""
    city = play.state.cities[blow.city]
    if blow.disaster not in LOSES_IMPROVEMENT or not city.improvements:
        return False
    if len(city.improvements) == 1 or not city.owner:
        work = pick(play.chance, "CIV-6.1.3c", "disaster.loss", city.id, city.improvements)
        lose(play, city, work, blow)
        return False
    city.stricken = blow.disaster
    return True


def choose_losses(play: Play[World], waiting: list[Blow]) -> Flow:
    """Ask the owners at once which improvements they lose; the autopilot chooses for silence (CIV-6.1.3a)."""
    world = play.state
    waiting = [blow for blow in waiting if blow.city in world.cities]
    owners = {world.cities[blow.city].owner for blow in waiting}
    window = Window(
        name="ruin",
        clause="CIV-6.1.3a",
        asked=[seat for seat in world.seats if seat in owners],
        orders=(LoseImprovement,),
        deadline="reaction",
        title="Which improvement does the disaster take?",
        silence="The country's own custom chooses: what its ruler values least is lost.",
        meanwhile="A disaster has struck; its victims count their losses.",
    )
    chosen: dict[str, str] = {}
    for seat, order in (yield from ask(window)):
        if play.obey(seat, order):
            chosen[order.city] = order.improvement
    for blow in waiting:
        city = world.cities[blow.city]
        if city.id in chosen:  # struck twice in a turn of five years, its owner chooses once (CIV-6.1.9a)
            tell_loss(play, city, chosen.pop(city.id), blow)
        elif city.improvements:
            lose(play, city, lost_improvement(world, city.id, play.chance), blow)
        city.stricken = ""


def lose(play: Play[World], city: City, improvement: str, blow: Blow) -> None:
    """Take an improvement from a stricken city."""
    lose_improvement(play.state, city, improvement)
    tell_loss(play, city, improvement, blow)


def tell_loss(play: Play[World], city: City, improvement: str, blow: Blow) -> None:
    """Tell which improvement a disaster took."""
    play.tell(
        ImprovementLost(
            because=(blow.n,),
            country=city.owner,
            city=city.id,
            improvement=improvement,
            cause=blow.disaster,
        )
    )


def befall(play: Play[World], blow: Blow) -> None:
    """Carry out what a disaster does beside the improvement: roads, then people, then abandonment (CIV-6.1.3e)."""
    city = play.state.cities.get(blow.city)
    if city is None:  # abandoned under an earlier disaster of these five years
        return
    if blow.disaster in ("volcano", "earthquake"):
        halve_roads(play, city, blow)
    elif blow.disaster in ("barbarians", "pirates"):
        raid(play, city, blow)
    elif blow.disaster in ("demagogue", "corruption"):
        city.production_halved = True
    elif blow.disaster == "bandits":
        city.land_trade_off = city.sea_trade_off = True
    elif blow.disaster == "espionage":
        spy(play, city, blow)
    if blow.disaster in LOSES_PEOPLE:
        halve_people(play, city, blow)


def raid(play: Play[World], city: City, blow: Blow) -> None:
    """Stop a city's land trade and halve its roads, or the like by sea (CIV-6.1.4e)."""
    if blow.disaster == "barbarians":
        city.land_trade_off = True
        halve_roads(play, city, blow)
    else:
        city.sea_trade_off = True
        halve_ships(play, city, blow)


def halve_roads(play: Play[World], city: City, blow: Blow) -> None:
    """Take half of its own sections, from the longest road's far end, the youngest first (CIV-6.1.4b, CIV-6.1.4d)."""
    world = play.state
    roads = world.roads_of(city.id)
    before = sum(road.sections for road in roads)
    left = rounded(city, before, 2)
    if left == before:
        return
    lost: dict[str, int] = {}
    for _ in range(before - left):
        longest = max(reversed(world.roads_of(city.id)), key=lambda road: road.sections)
        lost[longest.id] = lost.get(longest.id, 0) + 1
        cut(world, longest)
    play.tell(
        RoadsLost(
            because=(blow.n,),
            country=city.owner,
            city=city.id,
            before=before,
            left=left,
            lost=tuple(lost.items()),
        )
    )


def halve_ships(play: Play[World], city: City, blow: Blow) -> None:
    """Take half of the Transport Ships based in a city, the youngest first (CIV-6.1.4c)."""
    ships = play.state.ships_of(city.id)
    left = rounded(city, len(ships), 2)
    if left == len(ships):
        return
    for ship in ships[left:]:
        del play.state.ships[ship.id]
    play.tell(ShipsLost(because=(blow.n,), country=city.owner, city=city.id, before=len(ships), left=left))


def spy(play: Play[World], city: City, blow: Blow) -> None:
    """Destroy a mission of the city's country, else one that others have there (CIV-6.1.4f)."""
    world = play.state
    among = world.missions_of(city.owner) or [one for one in world.missions.values() if one.host == city.owner]
    if not city.owner or not among:
        return
    with play.causes() as because:
        mission = pick(play.chance, "CIV-6.1.4f", "disaster.mission", city.id, among)
    lose_mission(play, mission, "espionage", (blow.n, *because))


def lose_mission(play: Play[World], mission: Mission, cause: str, because: tuple[int, ...]) -> None:
    """End a mission and tell why."""
    world = play.state
    end_mission(world, mission)
    play.tell(
        MissionLost(
            because=because,
            country=mission.owner,
            host=mission.host,
            leader=mission.leader,
            cause=cause,
        )
    )


def halve_people(play: Play[World], city: City, blow: Blow) -> None:
    """Halve a city's people; one with fewer than 20 thousand left is abandoned (CIV-6.1.4, CIV-5.1k)."""
    before = city.population
    city.population = rounded(city, before, 2)
    n = play.tell(
        PeopleLost(
            because=(blow.n,),
            country=city.owner,
            city=city.id,
            before=before,
            left=city.population,
            cause=blow.disaster,
        )
    )
    if city.population < CITY_POPULATION:
        abandon(play.state, city)
        play.tell(
            CityAbandoned(
                because=(n,),
                country=city.owner,
                city=city.id,
                hex=city.hex,
                population=city.population,
            )
        )
