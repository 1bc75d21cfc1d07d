"""Peace: its terms, when a country that nobody plays may make it, and what ratification does (CIV-7.2k, CIV-7.2m)."""

from collections.abc import Sequence

from rules.civilized.conquest.captures import dismiss, district, move_homes, take_empty_fort, wealth
from rules.civilized.diplomacy.events import CityCeded, FaithChanged, PeaceMade
from rules.civilized.diplomacy.tables import CESSIONS, SPARES, WAR_KINDS
from rules.civilized.diplomacy.treaties import agreements, make
from rules.civilized.diplomacy.wording import Hitch
from rules.civilized.missions.missions import active, may_act
from rules.civilized.strife.factions import pass_trade
from rules.civilized.strife.single_works import step_down
from rules.civilized.war.relations import at_war, field_army, stacks
from rules.civilized.war.tables import GIVEN_UP
from rules.civilized.war.wars import end_war, is_destroyed, unsettled
from rules.civilized.world.asking import Asked, Faith
from rules.civilized.world.manners import felt
from rules.civilized.world.state import City, Mission, War, World
from rules.civilized.world.tables import LARGE_POPULATION
from rules.civilized.world.years import between
from rules.kernel.play.play import Play
from rules.kernel.state.maps import distance
from rules.kernel.telling.phrases import points_of


def war_between(world: World, one: str, other: str) -> War | None:
    """Give the war of two countries."""
    return next((war for war in world.wars.values() if {war.attacker, war.defender} == {one, other}), None)


def envoy_to(world: World, seat: str, host: str) -> Mission | None:
    """Give the seat's oldest mission there that may still act."""
    return next((one for one in active(world, seat) if one.host == host and may_act(world, one)), None)


def has_general(world: World, seat: str, host: str) -> bool:
    """Tell whether a field army of the seat's stood in the other's land at the end of Autumn (CIV-7.2k)."""
    war = war_between(world, seat, host)
    return war is not None and seat in war.in_land


def generals_abroad(world: World, seat: str) -> bool:
    """Tell whether a seat's general may propose peace to anybody (CIV-7.2k)."""
    return any(seat in war.in_land for war in world.wars_of(seat))


def terms_hitch(world: World, asked: Asked) -> Hitch | None:
    """Say why a peace cannot be made on such terms; the host's treasury is looked at when it is ratified (CIV-7.2k)."""
    if not at_war(world, asked.owner, asked.host):
        return "peace", ""
    if any(world.cities[city].owner not in (asked.owner, asked.host) for city in (*asked.cities, *asked.taken)):
        return "neither", ""
    if asked.pay > world.countries[asked.owner].treasury:
        return "poor", f"you have {points_of(world.countries[asked.owner].treasury)} to pay with"
    mine, theirs = (world.countries[side].religion for side in (asked.owner, asked.host))
    return None if asked.faith == "none" or (mine and theirs and mine != theirs) else ("faith", "")


def points_hitch(world: World, asked: Asked) -> Hitch | None:
    """Say that the host's points are not there as the peace is ratified (CIV-7.2m)."""
    return ("host_poor", "") if asked.demand > world.countries[asked.host].treasury else None


def ratify(play: Play[World], asked: Asked) -> None:
    """End the war at once and carry out the terms (CIV-7.2m)."""
    world = play.state
    war = war_between(world, asked.owner, asked.host)
    if war is None:
        return
    play.tell(PeaceMade(asked=asked))
    end_war(play, war, "peace", "CIV-7.2m")
    for city in [world.cities[one] for one in (*asked.cities, *asked.taken)]:
        cede(play, city, asked.host if city.owner == asked.owner else asked.owner)
    points = asked.pay - asked.demand
    world.countries[asked.owner].treasury -= points
    world.countries[asked.host].treasury += points
    tie(play, asked)
    convert(play, asked)
    for side, other in ((asked.owner, asked.host), (asked.host, asked.owner)):
        leave_land(world, side, other)
        felt(world, side, other, "peace")


def cede(play: Play[World], city: City, new: str) -> None:
    """Give a city with its district to the other side of a peace, students and Palace lost (CIV-7.2k, CIV-8.6.2g)."""
    world, old = play.state, city.owner
    hexes, palace = district(world, city), "palace" in city.improvements
    pass_trade(world, city, new)
    city.owner, city.conquered_from = new, ""
    for hexagon in hexes:
        world.owners[hexagon] = new
        take_empty_fort(world, hexagon, new, (old,))
    city.improvements = [work for work in city.improvements if work != "palace"]
    dismiss(world, city)
    move_homes(world, city, old)
    step_down(play, city)
    play.tell(CityCeded(city=city.id, country=old, gainer=new, palace=palace))


def tie(play: Play[World], asked: Asked) -> None:
    """Make the pact and the access that were agreed on, unless there is one (CIV-7.2k)."""
    world, parties = play.state, [asked.owner, asked.host]
    if asked.bond in ("pact", "both") and not agreements(world, "pact", *parties):
        make(play, "pact", parties)
    if asked.bond in ("access", "both"):
        make(play, "access", parties, purpose="both")
        make(play, "access", parties[::-1], purpose="both")


def convert(play: Play[World], asked: Asked) -> None:
    """Change the religion of the side that agreed to it (CIV-7.2k)."""
    if asked.faith == "none":
        return
    pair = (asked.host, asked.owner) if asked.faith == "ours" else (asked.owner, asked.host)
    changed, model = (play.state.countries[side] for side in pair)
    changed.religion = model.religion
    play.tell(FaithChanged(country=changed.id, religion=model.id))


def leave_land(world: World, side: str, other: str) -> None:
    """Bring a side's elements home from the other's land, without draws (CIV-7.2m, CIV-HW2)."""
    cities = world.cities_of(side)
    for hexagon, those in stacks(world, side).items():
        if world.owners.get(hexagon) == other and cities:
            home = min(cities, key=lambda city: (distance(city.hex, hexagon), -city.population, city.hex))
            for one in those:
                one.hex = home.hex


def has_lost_city(world: World, war: War, side: str) -> bool:
    """Tell whether a side has lost a city in a war (CIV-HA11)."""
    other = war.defender if side == war.attacker else war.attacker
    return any(what in world.cities for what in war.gained.get(other, []))


def has_field_army(world: World, side: str) -> bool:
    """Tell whether a side has a stack that counts as a field army."""
    return any(len(those) >= field_army(world) for those in stacks(world, side).values())


def may_end(world: World, war: War, side: str) -> bool:
    """Tell whether a country that nobody plays may end its war: attacked, beaten, or satisfied (CIV-4.6e, CIV-HA11)."""
    if side != war.attacker or war.kind not in WAR_KINDS:
        return True
    if has_given_up(world, war):
        return True
    beaten = has_lost_city(world, war, side) or not has_field_army(world, side)
    if war.kind == "exploration":
        beaten = beaten and is_destroyed(world, war)
    return beaten or satisfied(world, war)


def has_given_up(world: World, war: War) -> bool:
    """Tell whether nothing has been done in a war for so long that its aggressor counts as beaten (CIV-HA11)."""
    return between(war.start if war.last is None else war.last, world.year) >= GIVEN_UP


def satisfied(world: World, war: War) -> bool:
    """Tell whether the attacker has what he began the war for (CIV-HA11)."""
    side, target = war.attacker, war.defender
    gained = war.gained.get(side, [])
    if war.kind in ("conquest", "exploration"):
        return bool(gained)
    if war.kind == "territory":
        return gives_room(world, gained)
    if war.kind == "vengeance":
        return war.damage.get(target, 0) >= unsettled(world, side, target)
    return world.countries[target].religion == world.countries[side].religion


def gives_room(world: World, won: Sequence[str]) -> bool:
    """Tell whether there are cities in what was won, not crowded themselves on average (CIV-4.6.3)."""
    people = [world.cities[what].population for what in won if what in world.cities]
    return bool(people) and sum(people) <= LARGE_POPULATION * len(people)


def autopilot_agrees(world: World, asked: Asked) -> bool:
    """Tell whether a host that nobody plays may be asked: its war may end so, and costs it nothing (CIV-7.3h)."""
    war = war_between(world, asked.owner, asked.host)
    if war is None or not (may_end(world, war, asked.host) or grants_aim(world, war, asked)):
        return False
    gives = asked.demand or asked.taken
    pressed = war.defender == asked.host and is_pressed(world, war)
    return not gives and (asked.faith != "ours" or pressed)


def grants_aim(world: World, war: War, asked: Asked) -> bool:
    """Tell whether terms give the attacker, their host, what he began the war for (CIV-4.6.1 to CIV-4.6.5)."""
    if war.attacker != asked.host:
        return False
    if war.kind in ("conquest", "exploration"):
        return bool(asked.cities)  # cession of a part
    if war.kind == "territory":
        return bool(asked.cities) and gives_room(world, [*war.gained.get(asked.host, []), *asked.cities])
    if war.kind == "religion":
        return asked.faith == "theirs"  # conversion
    lost = asked.pay + sum(wealth(world, world.cities[one], district(world, world.cities[one])) for one in asked.cities)
    return lost + war.damage.get(war.defender, 0) >= unsettled(world, war.attacker, war.defender)


def wants_peace(world: World, war: War, side: str) -> bool:
    """Tell whether a country that nobody plays proposes peace (CIV-HA9)."""
    if side == war.attacker and can_convert(world, war):
        return True
    if not may_end(world, war, side):
        return False
    other = war.defender if side == war.attacker else war.attacker
    if side == war.attacker:
        return True
    return is_pressed(world, war) or other not in war.in_land


def is_pressed(world: World, war: War) -> bool:
    """Tell whether the attacked has lost a city, or no field army is left to meet the one in its land (CIV-HA9)."""
    defeated = war.attacker in war.in_land and not has_field_army(world, war.defender)
    return defeated or has_lost_city(world, war, war.defender)


def ceded(world: World, war: War, side: str) -> tuple[str, ...]:
    """Give the city that one who is pressed, and has lost none, offers a conqueror for peace: the least, no capital.

    Nothing where it would leave a single one, or would not do (CIV-HA9).
    """
    cities, capital = world.cities_of(side), world.capital(side)
    open_yet = war.kind in CESSIONS and not satisfied(world, war) and not has_lost_city(world, war, side)
    if side != war.defender or not open_yet or not is_pressed(world, war) or len(cities) < SPARES:
        return ()
    city = min((one for one in cities if one is not capital), key=lambda one: (one.population, one.id))
    terms = Asked(owner=side, host=war.attacker, kind="peace", cities=(city.id,))
    return terms.cities if grants_aim(world, war, terms) else ()


def can_convert(world: World, war: War) -> bool:
    """Tell whether the defender in a war of religion is pressed, and so may take the other faith (CIV-4.6.2)."""
    faiths = [world.countries[side].religion for side in (war.attacker, war.defender)]
    return war.kind == "religion" and all(faiths) and faiths[0] != faiths[1] and is_pressed(world, war)


def faith_offered(world: World, war: War, side: str) -> Faith:
    """Give the change of religion with which a side of a war offers peace (CIV-HA9)."""
    if not can_convert(world, war):
        return "none"
    return "ours" if side == war.attacker else "theirs"
