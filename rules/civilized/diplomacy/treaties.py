"""Treaties: which maneuvers there are, and no others; what forbids each, what each does (CIV-7.2c)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from rules.civilized.diplomacy.events import NoticeGiven, TreatyEnded, TreatyMade, WarPledged
from rules.civilized.diplomacy.weddings import marriage_hitch, marry
from rules.civilized.diplomacy.wording import Hitch
from rules.civilized.people.schools import schools_of
from rules.civilized.sea.voyages import record_lanes
from rules.civilized.war.relations import at_war
from rules.civilized.world.asking import Asked
from rules.civilized.world.cycle import settled
from rules.civilized.world.geography import same_sea
from rules.civilized.world.requirements import listed
from rules.civilized.world.state import Agreement, City, World
from rules.civilized.world.years import later
from rules.kernel.play.play import Play
from rules.kernel.state.finding import find

Kind = Literal["land_trade", "sea_trade", "pact", "access", "defensive", "military", "students"]
TRADES: tuple[Kind, ...] = ("land_trade", "sea_trade")
ALLIANCES: tuple[Kind, ...] = ("defensive", "military")
BONDS: tuple[Kind, ...] = ("pact", *ALLIANCES)
PURPOSES: Mapping[str, Literal["trade", "military", "both"]] = {
    "trade": "trade",
    "military": "military",
    "full": "both",
}


def agreements(world: World, kind: Kind, one: str, other: str) -> list[Agreement]:
    """Give the agreements of a kind between two countries."""
    return [kept for kept in between(world, one, other) if kept.kind == kind]


def between(world: World, one: str, other: str) -> list[Agreement]:
    """Give all agreements between two countries, oldest first."""
    return [kept for kept in world.agreements.values() if one in kept.parties and other in kept.parties]


def bound(world: World, one: str, other: str) -> bool:
    """Tell whether a pact or an alliance binds two countries."""
    return any(kept.kind in BONDS and not kept.suspended for kept in between(world, one, other))


def pledged(world: World, one: str, other: str) -> bool:
    """Tell whether one of two countries was talked this Winter into war on the other (CIV-7.2j)."""
    return other in world.countries[one].pledges or one in world.countries[other].pledges


def hitch(world: World, asked: Asked) -> Hitch | None:
    """Say why something cannot be proposed to a host, cards and consent left aside (CIV-7.2p)."""
    if world.countries[asked.host].status == "fallen":
        return "fallen", ""
    if at_war(world, asked.owner, asked.host):
        return "enemies", ""
    return marriage_hitch(world, asked) if asked.kind == "marriage" else MANEUVERS[asked.kind](world, asked)


def trade_hitch(world: World, asked: Asked) -> Hitch | None:
    """Say why two cities cannot agree to trade (CIV-7.2d)."""
    kind: Kind = "land_trade" if asked.kind == "land_trade" else "sea_trade"
    city, partner = world.cities.get(asked.city), world.cities.get(asked.partner)
    if city is None or city.owner != asked.owner:
        return "own_city", cities_of(world, asked.owner)
    if partner is None or partner.owner != asked.host:
        return "their_city", cities_of(world, asked.host)
    if kind == "sea_trade" and not by_sea(world, city, partner):
        return "no_sea", ""
    if any(set(kept.cities) == {city.id, partner.id} for kept in agreements(world, kind, asked.owner, asked.host)):
        return "trading", ""
    return None


def by_sea(world: World, city: City, partner: City) -> bool:
    """Tell whether two cities lie on one sea."""
    return city.coastal and partner.coastal and same_sea(world, city.hex, partner.hex)


def cities_of(world: World, country: str) -> str:
    """Name a country's cities."""
    return f"there are {listed(city.name for city in world.cities_of(country))}"


def broken_trade_hitch(world: World, asked: Asked) -> Hitch | None:
    """Say why a host cannot be asked to end a trade between a city of its own and one of a third country (CIV-7.2e)."""
    if trade_between(world, asked):
        return None
    pairs = foreign_trades(world, asked.owner, asked.host)
    names = listed((f"{world.cities[a].name} and {world.cities[b].name}" for a, b in pairs), "or")
    return "no_trade", f"there is {names}"


def foreign_trades(world: World, owner: str, host: str) -> list[tuple[str, str]]:
    """Give the pairs of cities, the host's first, that trade under its agreements with third countries.

    A city that obeys nobody for now keeps its trade, but its former country has no say in it (CIV-6.5.0g).
    """
    pairs = []
    for kept in world.agreements.values():
        if kept.cities and not kept.suspended and host in kept.parties and owner not in kept.parties:
            one, other = kept.cities
            if host in (world.cities[one].owner, world.cities[other].owner):
                pairs.append((one, other) if world.cities[one].owner == host else (other, one))
    return pairs


def trade_between(world: World, asked: Asked) -> list[Agreement]:
    """Give the agreements that a broken trade would end."""
    return [
        kept
        for kept in world.agreements.values()
        if set(kept.cities) == {asked.city, asked.partner}
        and asked.city
        and asked.host in kept.parties
        and asked.owner not in kept.parties
    ]


def bond_hitch(world: World, asked: Asked) -> Hitch | None:
    """Say why a bond cannot be made: it stands without notice, or war is near (CIV-7.2p, CIV-6.7.3c)."""
    if pledged(world, asked.owner, asked.host):
        return "pledged", ""
    running = [kept.kind for kept in between(world, asked.owner, asked.host) if kept.notice is None]
    if MADE[asked.kind] in running:
        return "bound", ""
    # a military alliance counts as defensive (CIV-7.2i)
    return ("allied", "") if asked.kind == "defensive_alliance" and "military" in running else None


def broken_bond_hitch(world: World, asked: Asked) -> Hitch | None:
    """Say why a host cannot be asked to leave a pact or an alliance (CIV-7.2f, CIV-7.2h, CIV-7.2i)."""
    able = partners(world, LEFT[asked.kind], asked.owner, asked.host)
    return None if asked.third in able else ("no_bond", choices(world, able))


def choices(world: World, countries: Iterable[str]) -> str:
    """Name the countries that would do."""
    return f"choose {listed((world.named(one) for one in countries), 'or')}"


def partners(world: World, kind: Kind, owner: str, host: str) -> list[str]:
    """Give the third countries with which a host has an agreement of a kind that still runs on."""
    return [
        other
        for kept in world.agreements.values()
        if kept.kind == kind and host in kept.parties and owner not in kept.parties and kept.notice is None
        for other in kept.parties
        if other != host
    ]


def access_hitch(world: World, asked: Asked) -> Hitch | None:
    """Say why access cannot be agreed on (CIV-7.2g)."""
    parties = access_parties(asked)
    if asked.third in parties:
        return "no_third", ""
    wanted = access_purpose(asked)
    same = [
        kept
        for kept in agreements(world, "access", *parties)
        if kept.parties == [*parties] and kept.third in ("", asked.third) and kept.purpose in (wanted, "both")
    ]
    return ("granted", "") if same else None


def access_parties(asked: Asked) -> tuple[str, str]:
    """Give who grants access, and to whom."""
    return (asked.owner, asked.host) if asked.kind.startswith("grant_") else (asked.host, asked.owner)


def access_purpose(asked: Asked) -> Literal["trade", "military", "both"]:
    """Give what an access is for."""
    return PURPOSES[asked.kind.removeprefix("grant_").removesuffix("_access")]


def students_hitch(world: World, asked: Asked) -> Hitch | None:
    """Say why a host cannot open its schools (CIV-7.2t)."""
    if not schools_of(world, asked.host):
        return "no_school", ""
    admits = any(kept.parties[0] == asked.host for kept in agreements(world, "students", asked.host, asked.owner))
    return ("admits", "") if admits else None


def war_hitch(world: World, asked: Asked) -> Hitch | None:
    """Say why a host cannot be talked into a war (CIV-7.2j)."""
    able = prey(world, asked.owner, asked.host)
    return None if asked.third in able else ("no_prey", choices(world, able))


def prey(world: World, owner: str, host: str) -> list[str]:
    """Give the countries on which a host may be asked to declare war (CIV-7.2j, CIV-7.9b)."""
    return [
        land.id
        for land in world.standing()
        if land.id not in (owner, host)
        and not at_war(world, owner, land.id)
        and not at_war(world, host, land.id)
        and not bound(world, host, land.id)
        and not pledged(world, host, land.id)
        and not any(settled(world, party) for party in (owner, host, land.id))
    ]


MANEUVERS: Mapping[str, Callable[[World, Asked], Hitch | None]] = {
    "land_trade": trade_hitch,
    "sea_trade": trade_hitch,
    "break_trade": broken_trade_hitch,
    "pact": bond_hitch,
    "break_pact": broken_bond_hitch,
    "trade_access": access_hitch,
    "military_access": access_hitch,
    "full_access": access_hitch,
    "grant_trade_access": access_hitch,
    "grant_military_access": access_hitch,
    "grant_full_access": access_hitch,
    "defensive_alliance": bond_hitch,
    "break_defensive_alliance": broken_bond_hitch,
    "military_alliance": bond_hitch,
    "break_military_alliance": broken_bond_hitch,
    "war": war_hitch,
    "students": students_hitch,
}
"""Each maneuver, with what says why it cannot be (CIV-7.2c)."""


def conclude(play: Play[World], asked: Asked) -> None:
    """Carry out what was agreed on."""
    made = MADE.get(asked.kind)
    if made:
        make(play, made, [asked.owner, asked.host], [city for city in (asked.city, asked.partner) if city])
    elif asked.kind == "break_trade":
        for kept in trade_between(play.state, asked):
            end(play, kept, asked.host, persuaded=asked.owner)
    elif asked.kind == "war":
        pledge(play, asked)
    elif asked.kind == "students":
        make(play, "students", [asked.host, asked.owner])
    elif asked.kind == "marriage":
        marry(play, asked)
    elif asked.kind.endswith("access"):
        make(play, "access", list(access_parties(asked)), third=asked.third, purpose=access_purpose(asked))
    else:
        leave(play, asked)


MADE: Mapping[str, Kind] = {
    "land_trade": "land_trade",
    "sea_trade": "sea_trade",
    "pact": "pact",
    "defensive_alliance": "defensive",
    "military_alliance": "military",
}


def make(
    play: Play[World],
    kind: Kind,
    parties: list[str],
    cities: list[str] | None = None,
    third: str = "",
    purpose: Literal["", "trade", "military", "both"] = "",
) -> None:
    """Make an agreement, with a sea trade's route; a pact ends one under notice (CIV-7.2s, CIV-7.2d, CIV-6.7.3c)."""
    world = play.state
    for former in agreements(world, kind, parties[0], parties[1]):
        if former.notice is not None:
            del world.agreements[former.id]
    id = world.next_id(parties[0], "treaty")
    world.agreements[id] = Agreement(
        id=id, kind=kind, parties=parties, cities=cities or [], start=world.year, third=third, purpose=purpose
    )
    record_lanes(world)
    play.tell(TreatyMade.of(world.agreements[id], country=parties[0], partner=parties[1]))


def leave(play: Play[World], asked: Asked) -> None:
    """Let a host leave a pact, on a year's notice, or an alliance, at once (CIV-7.2f, CIV-7.2h, CIV-7.2i)."""
    kind: Kind = LEFT[asked.kind]
    for kept in agreements(play.state, kind, asked.host, asked.third):
        if kind == "pact":
            give_notice(play, kept, asked.host, persuaded=asked.owner)
        else:
            end(play, kept, asked.host, persuaded=asked.owner)


LEFT: Mapping[str, Kind] = {
    "break_pact": "pact",
    "break_defensive_alliance": "defensive",
    "break_military_alliance": "military",
}


def end(play: Play[World], kept: Agreement, by: str, persuaded: str = "") -> None:
    """End an agreement at the word of one party (CIV-6.7.3a, CIV-7.2q)."""
    world = play.state
    del world.agreements[kept.id]
    play.tell(TreatyEnded.of(kept, country=by, partner=other_party(kept, by), persuaded=persuaded))


def give_notice(play: Play[World], kept: Agreement, by: str, persuaded: str = "") -> None:
    """Give a year's notice of a pact: it lapses in the Winter of next year (CIV-6.7.3b)."""
    world = play.state
    kept.notice = later(world.year, 1)
    play.tell(NoticeGiven(country=by, partner=other_party(kept, by), until=kept.notice, persuaded=persuaded))


def other_party(kept: Agreement, party: str) -> str:
    """Give with whom a party has an agreement."""
    return find((one for one in kept.parties if one != party), "the other party")


def pledge(play: Play[World], asked: Asked) -> None:
    """Bind a host to declare war with the declarations of this Winter (CIV-7.2j)."""
    world = play.state
    world.countries[asked.host].pledges.append(asked.third)
    play.tell(WarPledged(country=asked.host, enemy=asked.third, persuaded=asked.owner))
