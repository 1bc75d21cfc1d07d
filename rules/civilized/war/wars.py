"""Wars: how they begin, what they leave behind, and how they end (source 6.7, section 9 of the rulebook of war)."""

from collections.abc import Collection

from rules.civilized.missions.missions import lose_to_war
from rules.civilized.war.contingents import drop_siege
from rules.civilized.war.events import AgreementEnded, PerfidyMarked, WarBegan, WarEnded, WrongDone
from rules.civilized.war.relations import at_war, field_army, place_owner, stacks
from rules.civilized.world.characters import standing
from rules.civilized.world.forces import Element
from rules.civilized.world.geography import is_land, neighbours
from rules.civilized.world.manners import felt
from rules.civilized.world.state import Country, World
from rules.civilized.world.war import Agreement, Perfidy, War, Wrong
from rules.civilized.world.war_tables import HOME_GUARD, WILD_KINDS
from rules.civilized.world.years import between
from rules.kernel.play.play import Play
from rules.kernel.state.maps import distance


def begin_war(
    play: Play[World],
    attacker: str,
    defender: str,
    kind: str = "",
    *,
    declared: bool = True,
    invaders: Collection[Element] = (),
) -> War:
    """Begin a war: missions and agreements between the two end at once (CIV-6.7.1a, CIV-6.7.1c, CIV-8.6.3g).

    `invaders` begin it by entering a place of the defender's, and stay there.
    """
    world = play.state
    number = max((int(id.rsplit("-", 1)[1]) for id in world.wars if id.startswith("war-")), default=0) + 1
    war = War(id=f"war-{number}", attacker=attacker, defender=defender, kind=kind, start=world.year, declared=declared)
    world.wars[war.id] = war
    play.tell(WarBegan(attacker=attacker, defender=defender, kind=kind, declared=declared))
    felt(world, defender, attacker, "war")
    if defender:
        cut_ties(play, attacker, defender, invaders)
    elif kind in WILD_KINDS:
        war.wild = wild_border(world, attacker)
    return war


def cut_ties(play: Play[World], one: str, other: str, invaders: Collection[Element]) -> None:
    """End every mission, agreement and passage between two countries, and send guests home (CIV-6.7.1c, CIV-8.6.3g)."""
    world, both = play.state, {one, other}
    for mission in [each for each in world.missions.values() if {each.owner, each.host} == both]:
        lose_to_war(play, mission)
    for kept in [each for each in world.agreements.values() if both <= set(each.parties)]:
        end_agreement(play, kept, "war", "CIV-8.6.3g")
    for country, former in ((one, other), (other, one)):
        land = world.countries[country]
        land.passage = [each for each in land.passage if each != former]
        turn_out(world, country, former, invaders)


def turn_out(world: World, guest: str, host: str, invaders: Collection[Element]) -> None:
    """Send the elements that stand in the cities of a former friend to the nearest of their own (CIV-6.7.1c).

    Those who are no guests but came to take the city stay (CIV-6.7.1d).
    """
    own = world.cities_of(guest)
    for hexagon, those in stacks(world, guest).items():
        if own and place_owner(world, hexagon) == host and world.city_at(hexagon) and hexagon not in world.sieges:
            home = min(own, key=lambda city: (distance(city.hex, hexagon), -city.population, city.hex))
            for one in those:
                if one not in invaders:
                    one.hex = home.hex


def end_agreement(play: Play[World], kept: Agreement, cause: str, clause: str) -> None:
    """End an agreement and tell why (CIV-6.7.3a, CIV-6.7.3d)."""
    world = play.state
    del world.agreements[kept.id]
    cities = tuple(city for city in kept.cities if city in world.cities)
    play.tell(AgreementEnded.of(kept, clause=clause, cities=cities, cause=cause))


def settle_treaties(play: Play[World], country: str) -> None:
    """End what a country that takes over treaties would share with an enemy, and one of two that are equal.

    One under notice yields to one that is not, else the younger to the older (CIV-6.5.0g, CIV-6.7.1c).
    """
    world = play.state
    seen: set[object] = set()
    for kept in sorted(world.agreements.values(), key=lambda one: (one.notice is not None, one.start)):
        if country not in kept.parties or kept.suspended:
            continue
        if at_war(world, *kept.parties):
            end_agreement(play, kept, "war", "CIV-6.7.1c")
        elif terms(kept) in seen:
            del world.agreements[kept.id]
        seen.add(terms(kept))


def terms(kept: Agreement) -> object:
    """Give what an agreement says and of whom; of access and students it matters who is named first."""
    parties = kept.parties if kept.kind in ("access", "students") else sorted(kept.parties)
    return kept.kind, tuple(parties), tuple(kept.cities), kept.third, kept.purpose


def breach(play: Play[World], mover: str, victim: str, invaders: Collection[Element]) -> None:
    """Begin a war without declaration, which marks the mover (CIV-6.7.1d, CIV-6.7.1e, CIV-6.7.1f)."""
    world = play.state
    begin_war(play, mover, victim, "other", declared=False, invaders=invaders)
    rulers = rulers_of(world.countries[mover])
    if not any(mark.country == mover and mark.rulers == rulers for mark in world.perfidies):
        world.perfidies.append(Perfidy(country=mover, rulers=rulers))
    felt(world, victim, mover, "perfidy")
    play.tell(PerfidyMarked(country=mover, victim=victim))


def rulers_of(country: Country) -> list[str]:
    """Give the ruler of the moment, or the council."""
    return list(country.council) if country.government == "council" else [one for one in [country.ruler] if one]


def act_of_war(world: World, one: str, other: str) -> None:
    """Note that a war was waged this year (CIV-HW4)."""
    for war in world.wars.values():
        if {war.attacker, war.defender} == {one, other}:
            war.last = world.year


def gain(world: World, winner: str, loser: str, what: str) -> None:
    """Note what a side has won in its war (CIV-HA11)."""
    for war in world.wars.values():
        if {war.attacker, war.defender} == {winner, loser}:
            war.gained.setdefault(winner, []).append(what)


def wrong(play: Play[World], victim: str, offender: str, value: int) -> None:
    """Book what an act of war has cost a country; in a war it counts against the offender's debts (CIV-4.4.2d)."""
    world = play.state
    if value <= 0 or not victim or not offender or victim == offender:
        return
    for war in world.wars.values():
        if {war.attacker, war.defender} == {victim, offender}:
            war.damage[victim] = war.damage.get(victim, 0) + value
            if war.kind == "vengeance" and war.attacker == offender:
                return  # what vengeance takes settles a debt and makes no new one (CIV-4.4.2e)
    id = world.next_id(victim, "wrong")
    made = Wrong(id=id, victim=victim, offender=offender, year=world.year, value=value)
    world.wrongs[made.id] = made
    play.tell(WrongDone(victim=victim, offender=offender, value=value))


def unsettled(world: World, victim: str, offender: str) -> int:
    """Give the value of all that one country has yet to pay another (CIV-4.4.2e)."""
    return sum(
        each.value
        for each in world.wrongs.values()
        if each.victim == victim and each.offender == offender and not each.settled
    )


def end_war(play: Play[World], war: War, cause: str, clause: str = "CIV-HW1") -> None:
    """End a war; by peace, and by vengeance paid, the wrongs between the two are settled (CIV-4.4.2e, CIV-HW1)."""
    world = play.state
    del world.wars[war.id]
    keep_won(world, war)
    paid = war.kind == "vengeance" and war.damage.get(war.defender, 0) >= unsettled(world, war.attacker, war.defender)
    for each in world.wrongs.values():
        between_them = {each.victim, each.offender} == {war.attacker, war.defender}
        if between_them and (cause == "peace" or (paid and each.victim == war.attacker)):
            each.settled = True
    for hexagon, siege in list(world.sieges.items()):
        sides = {siege.besieger, place_of(world, hexagon)}
        if sides == {war.attacker, war.defender}:
            drop_siege(world, hexagon)
    if not war.defender:
        drop_explorations(world, war)
    play.tell(WarEnded(clause=clause, attacker=war.attacker, defender=war.defender, cause=cause))


def keep_won(world: World, war: War) -> None:
    """Note the land that a war for territory has brought, for its people to settle (CIV-4.6.3a)."""
    if war.kind != "territory":
        return
    land = world.countries[war.attacker]
    gained = [what for what in war.gained.get(war.attacker, []) if world.owners.get(what) == war.attacker]
    land.won = sorted({*land.won, *gained})


def place_of(world: World, hexagon: str) -> str:
    """Give who holds the place on a hex."""
    city = world.city_at(hexagon)
    fort = world.forts.get(hexagon)
    return city.owner if city else fort.owner if fort else ""


def drop_explorations(world: World, war: War) -> None:
    """Forget where the armies of a war for wild land were to go on."""
    for exploration in world.explorations.values():
        if exploration.country == war.attacker:
            exploration.then = []


def wild_border(world: World, country: str) -> list[str]:
    """List the wild hexes next to a country's own that an army can enter on foot from there (CIV-6.7.2b)."""
    own = world.hexes_of(country)
    near = {
        hexagon: None
        for mine in own
        if is_land(world, mine)
        for hexagon in neighbours(world, mine)
        if is_land(world, hexagon) and hexagon not in world.owners
    }
    return sorted(near)


def try_wild(world: World, country: str, hexagon: str) -> None:
    """Strike a hex from the lists of a country: it is owned, or an attempt on it has failed (CIV-6.7.2b)."""
    for war in world.wars.values():
        if hexagon in war.wild and (war.attacker == country or hexagon in world.owners):
            war.wild.remove(hexagon)


def end_wild_wars(play: Play[World]) -> None:
    """End the wars for wild land that have nothing left to do, or nobody to do it (CIV-6.7.2c)."""
    world = play.state
    for war in list(world.wars.values()):
        if war.defender:
            continue
        war.wild = [hexagon for hexagon in war.wild if hexagon not in world.owners]
        if not war.wild:
            world.countries[war.attacker].rulers_past_wilds = rulers_of(world.countries[war.attacker])
            end_war(play, war, "wilds", "CIV-6.7.2c")
        elif is_destroyed(world, war):
            end_war(play, war, "destroyed", "CIV-6.7.2c")
        elif war.attacker not in play.players and not standing(world, war.attacker).strongly(WILD_KINDS[war.kind]):
            end_war(play, war, "ruler", "CIV-6.7.2c")


def is_destroyed(world: World, war: War) -> bool:
    """Tell whether no army is left for a war beyond those whom exploration leaves at home (CIV-6.7.2c, CIV-4.6.4)."""
    guard = HOME_GUARD if war.kind == "exploration" else 0
    return len(world.army_of(war.attacker)) - guard < field_army(world)


def end_dormant_wars(play: Play[World]) -> None:
    """End the wars in which nothing has been done for so many years; each keeps what it holds (CIV-HW4).

    Whom nobody plays gives wild land so many years, whatever is done in them (CIV-HA13).
    """
    world = play.state
    years = world.settings.dormant_wars
    for war in list(world.wars.values()):
        tried = not war.defender and war.attacker not in play.players
        since = war.start if war.last is None or tried else war.last
        if not years or war.kind in ("rebellion", "civil") or between(since, world.year) < years:
            continue
        land = world.countries[war.attacker]
        end_war(play, war, "tried" if tried else "dormant", "CIV-HA13" if tried else "CIV-HW4")
        if war.defender:
            land.slept[war.defender] = world.year
        else:
            land.rulers_past_wilds = rulers_of(land)


def years_awake(world: World, war: War) -> int | None:
    """Give how many Winters from now a war ends unless somebody fights in it; None where it does not (CIV-HW4)."""
    years = world.settings.dormant_wars
    if not years or not war.defender or war.kind in ("rebellion", "civil"):
        return None
    return max(0, years - between(war.start if war.last is None else war.last, world.year))


def end_wars_of_the_fallen(play: Play[World]) -> None:
    """End the wars of countries that are no more (CIV-HW1)."""
    world = play.state
    for war in list(world.wars.values()):
        sides = [side for side in (war.attacker, war.defender) if side]
        if any(world.countries[side].status == "fallen" for side in sides):
            end_war(play, war, "fallen")
