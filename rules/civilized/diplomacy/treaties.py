"""Treaties: which maneuvers there are, and no others; what forbids each, what each does (CIV-7.2c, CIV-7.2r)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from rules.civilized.diplomacy.events import NoticeGiven, TreatyEnded, TreatyMade, WarPledged
from rules.civilized.sea.voyages import record_lanes
from rules.civilized.war.relations import at_war
from rules.civilized.world.cycle import settled
from rules.civilized.world.geography import same_sea
from rules.civilized.world.requirements import Problem, listed
from rules.civilized.world.state import Agreement, City, World
from rules.civilized.world.years import later
from rules.kernel.play.play import Play
from rules.kernel.state.finding import find

Maneuver = Literal[
    "land_trade",
    "sea_trade",
    "break_trade",
    "pact",
    "break_pact",
    "trade_access",
    "military_access",
    "full_access",
    "grant_trade_access",
    "grant_military_access",
    "grant_full_access",
    "defensive_alliance",
    "break_defensive_alliance",
    "military_alliance",
    "break_military_alliance",
    "war",
]
Kind = Literal["land_trade", "sea_trade", "pact", "access", "defensive", "military"]
ALLIANCES: tuple[Kind, ...] = ("defensive", "military")
BONDS: tuple[Kind, ...] = ("pact", *ALLIANCES)
PURPOSES: Mapping[str, Literal["trade", "military", "both"]] = {
    "trade": "trade",
    "military": "military",
    "full": "both",
}
TITLES: Mapping[str, str] = {
    "land_trade": "a Trade Agreement by land",
    "sea_trade": "a Trade Agreement by sea",
    "pact": "a pact of non-aggression",
    "access": "access",
    "defensive": "a defensive alliance",
    "military": "a military alliance",
}


@dataclass(frozen=True)
class Offer:
    """What one country asks of another."""

    owner: str
    host: str
    kind: Maneuver
    city: str = ""
    """Of the owner; to break a trade, of the host."""
    partner: str = ""
    """A city of the host; to break a trade, of a third country."""
    third: str = ""


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


def offer_problem(world: World, offer: Offer) -> Problem | None:
    """Say why something cannot be proposed to a host, cards and consent left aside (CIV-7.2p)."""
    host = world.countries[offer.host]
    if host.status == "fallen":
        return "CIV-7.2p", f"{host.name} has fallen; a mission can be recalled"
    if at_war(world, offer.owner, offer.host):
        return "CIV-7.1f", f"you are at war with {host.name}; a mission there may only end the war"
    return PROBLEMS[offer.kind](world, offer)


def trade_problem(world: World, offer: Offer) -> Problem | None:
    """Say why two cities cannot agree to trade (CIV-7.2d)."""
    kind: Kind = "land_trade" if offer.kind == "land_trade" else "sea_trade"
    city, partner = world.cities.get(offer.city), world.cities.get(offer.partner)
    if city is None or city.owner != offer.owner:
        return "CIV-7.2d", f"name a city of yours: {cities_of(world, offer.owner)}"
    if partner is None or partner.owner != offer.host:
        return "CIV-7.2d", f"name a city of {world.named(offer.host)} too: {cities_of(world, offer.host)}"
    if kind == "sea_trade" and not by_sea(world, city, partner):
        return "CIV-7.2d", f"{city.name} and {partner.name} lie on no common sea; by land they may trade"
    if any(set(kept.cities) == {city.id, partner.id} for kept in agreements(world, kind, offer.owner, offer.host)):
        return "CIV-7.2p", f"{city.name} and {partner.name} have {TITLES[kind]}; another pair of cities will do"
    return None


def by_sea(world: World, city: City, partner: City) -> bool:
    """Tell whether two cities lie on one sea."""
    return city.coastal and partner.coastal and same_sea(world, city.hex, partner.hex)


def cities_of(world: World, country: str) -> str:
    """Name a country's cities."""
    return listed(city.name for city in world.cities_of(country))


def break_trade_problem(world: World, offer: Offer) -> Problem | None:
    """Say why a host cannot be asked to end a trade between a city of its own and one of a third country (CIV-7.2e)."""
    if trade_between(world, offer):
        return None
    pairs = foreign_trades(world, offer.owner, offer.host)
    names = listed((f"{world.cities[a].name} and {world.cities[b].name}" for a, b in pairs), "or")
    return "CIV-7.2e", f"no such Trade Agreement of {world.named(offer.host)} with a third country; there is {names}"


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


def trade_between(world: World, offer: Offer) -> list[Agreement]:
    """Give the agreements that a broken trade would end."""
    return [
        kept
        for kept in world.agreements.values()
        if set(kept.cities) == {offer.city, offer.partner}
        and offer.city
        and offer.host in kept.parties
        and offer.owner not in kept.parties
    ]


def made_problem(kind: Kind) -> Callable[[World, Offer], Problem | None]:
    """Give what says why a bond cannot be made: it stands without notice, or war is near (CIV-7.2p, CIV-6.7.3c)."""

    def problem(world: World, offer: Offer) -> Problem | None:
        if pledged(world, offer.owner, offer.host):
            return "CIV-7.2p", f"war between you and {world.named(offer.host)} has been pledged this Winter"
        counts = ALLIANCES if kind == "defensive" else (kind,)  # a military alliance counts as defensive (CIV-7.2i)
        standing = [
            one
            for one in counts
            if any(kept.notice is None for kept in agreements(world, one, offer.owner, offer.host))
        ]
        if standing:
            return "CIV-7.2p", f"you and {world.named(offer.host)} have {TITLES[standing[0]]} already"
        return None

    return problem


def broken_problem(kind: Kind) -> Callable[[World, Offer], Problem | None]:
    """Give what says why a host cannot be asked to leave a pact or an alliance (CIV-7.2f, CIV-7.2h, CIV-7.2i)."""

    def problem(world: World, offer: Offer) -> Problem | None:
        able = [world.named(third) for third in partners(world, kind, offer)]
        if offer.third not in partners(world, kind, offer):
            return (
                "CIV-7.2q",
                f"name a third country with which {world.named(offer.host)} has one: {listed(able, 'or')}",
            )
        return None

    return problem


def partners(world: World, kind: Kind, offer: Offer) -> list[str]:
    """Give the third countries with which a host has an agreement of a kind that still runs on."""
    return [
        other
        for kept in world.agreements.values()
        if kept.kind == kind and offer.host in kept.parties and offer.owner not in kept.parties and kept.notice is None
        for other in kept.parties
        if other != offer.host
    ]


def access_problem(world: World, offer: Offer) -> Problem | None:
    """Say why access cannot be agreed on (CIV-7.2g)."""
    grantor, grantee = access_parties(offer)
    if offer.third in (grantor, grantee):
        return "CIV-7.2g", "the third country is one beyond the two of you; leave it out for any"
    wanted = access_purpose(offer)
    same = [
        kept
        for kept in agreements(world, "access", grantor, grantee)
        if kept.parties == [grantor, grantee] and kept.third in ("", offer.third) and kept.purpose in (wanted, "both")
    ]
    if same:
        return "CIV-7.2p", f"{world.named(grantor)} grants that to {world.named(grantee)} already"
    return None


def access_parties(offer: Offer) -> tuple[str, str]:
    """Give who grants access, and to whom."""
    granted = offer.kind.startswith("grant_")
    return (offer.owner, offer.host) if granted else (offer.host, offer.owner)


def access_purpose(offer: Offer) -> Literal["trade", "military", "both"]:
    """Give what an access is for."""
    return PURPOSES[offer.kind.removeprefix("grant_").removesuffix("_access")]


def war_problem(world: World, offer: Offer) -> Problem | None:
    """Say why a host cannot be talked into a war (CIV-7.2j)."""
    able = prey(world, offer)
    if offer.third not in able:
        names = listed((world.named(third) for third in able), "or")
        return "CIV-7.2j", f"{world.named(offer.host)} may be asked to declare war on {names}"
    return None


def prey(world: World, offer: Offer) -> list[str]:
    """Give the countries on which a host may be asked to declare war (CIV-7.2j, CIV-7.9b)."""
    return [
        land.id
        for land in world.standing()
        if land.id not in (offer.owner, offer.host)
        and not at_war(world, offer.owner, land.id)
        and not at_war(world, offer.host, land.id)
        and not bound(world, offer.host, land.id)
        and not pledged(world, offer.host, land.id)
        and not any(settled(world, party) for party in (offer.owner, offer.host, land.id))
    ]


PROBLEMS: Mapping[Maneuver, Callable[[World, Offer], Problem | None]] = {
    "land_trade": trade_problem,
    "sea_trade": trade_problem,
    "break_trade": break_trade_problem,
    "pact": made_problem("pact"),
    "break_pact": broken_problem("pact"),
    "trade_access": access_problem,
    "military_access": access_problem,
    "full_access": access_problem,
    "grant_trade_access": access_problem,
    "grant_military_access": access_problem,
    "grant_full_access": access_problem,
    "defensive_alliance": made_problem("defensive"),
    "break_defensive_alliance": broken_problem("defensive"),
    "military_alliance": made_problem("military"),
    "break_military_alliance": broken_problem("military"),
    "war": war_problem,
}


def conclude(play: Play[World], offer: Offer) -> None:
    """Carry out what was agreed on."""
    made = MADE.get(offer.kind)
    if made:
        make(play, made, [offer.owner, offer.host], [city for city in (offer.city, offer.partner) if city])
    elif offer.kind == "break_trade":
        for kept in trade_between(play.state, offer):
            end(play, kept, offer.host, persuaded=offer.owner)
    elif offer.kind == "war":
        pledge(play, offer)
    elif offer.kind.endswith("access"):
        make(play, "access", list(access_parties(offer)), third=offer.third, purpose=access_purpose(offer))
    else:
        leave(play, offer)


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
    play.tell(
        TreatyMade(
            kind=kind,
            country=parties[0],
            partner=parties[1],
            cities=tuple(city for city in cities or []),
            third=third or "",
            purpose=purpose,
        )
    )


def leave(play: Play[World], offer: Offer) -> None:
    """Let a host leave a pact, on a year's notice, or an alliance, at once (CIV-7.2f, CIV-7.2h, CIV-7.2i)."""
    kind: Kind = LEFT[offer.kind]
    for kept in agreements(play.state, kind, offer.host, offer.third):
        if kind == "pact":
            give_notice(play, kept, offer.host, persuaded=offer.owner)
        else:
            end(play, kept, offer.host, persuaded=offer.owner)


LEFT: Mapping[str, Kind] = {
    "break_pact": "pact",
    "break_defensive_alliance": "defensive",
    "break_military_alliance": "military",
}


def end(play: Play[World], kept: Agreement, by: str, persuaded: str = "") -> None:
    """End an agreement at the word of one party (CIV-6.7.3a, CIV-7.2q)."""
    world = play.state
    del world.agreements[kept.id]
    play.tell(
        TreatyEnded(
            kind=kept.kind,
            country=by,
            partner=find((party for party in kept.parties if party != by), "the other party"),
            cities=tuple(city for city in kept.cities),
            persuaded=persuaded or "",
        )
    )


def give_notice(play: Play[World], kept: Agreement, by: str, persuaded: str = "") -> None:
    """Give a year's notice of a pact: it lapses in the Winter of next year (CIV-6.7.3b)."""
    world = play.state
    kept.notice = later(world.year, 1)
    play.tell(
        NoticeGiven(
            country=by,
            partner=find((party for party in kept.parties if party != by), "the other party"),
            until=kept.notice,
            persuaded=persuaded or "",
        )
    )


def pledge(play: Play[World], offer: Offer) -> None:
    """Bind a host to declare war with the declarations of this Winter (CIV-7.2j)."""
    world = play.state
    world.countries[offer.host].pledges.append(offer.third)
    play.tell(WarPledged(country=offer.host, enemy=offer.third, persuaded=offer.owner))


def described(world: World, offer: Offer) -> str:
    """Say in a few words what is asked: `a pact of non-aggression`."""
    third = world.named(offer.third) if offer.third else "any country"
    if offer.kind in MADE and offer.city:
        pair = f"{world.cities[offer.city].name} and {world.cities[offer.partner].name}"
        return f"{TITLES[MADE[offer.kind]]} between {pair}"
    if offer.kind in MADE:
        return TITLES[MADE[offer.kind]]
    if offer.kind == "break_trade":
        return f"an end to the trade of {world.cities[offer.city].name} with {world.cities[offer.partner].name}"
    if offer.kind in LEFT:
        return f"an end to its {TITLES[LEFT[offer.kind]].removeprefix('a ')} with {third}"
    if offer.kind == "war":
        return f"a declaration of war on {third}"
    use = {"trade": "for trade", "military": "for armies", "both": "for trade and armies"}[access_purpose(offer)]
    return f"access {use} across the land of {world.named(access_parties(offer)[0])}, toward {third}"
