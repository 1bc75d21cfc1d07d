"""The orders of missions in Winter: proposals to their host (window `missions`, source 7.2)."""

from collections import Counter
from typing import ClassVar

from rules.civilized.diplomacy.treaties import LEFT, MANEUVERS, TRADES, foreign_trades, hitch, partners, prey
from rules.civilized.diplomacy.weddings import marriage_hitch, single
from rules.civilized.diplomacy.wording import described, named, refuse_hitch
from rules.civilized.missions.missions import mission_id
from rules.civilized.missions.orders import ALL, Acting, host_of
from rules.civilized.world.asking import Asked, Maneuver
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import city_choices, others, people_choices
from rules.civilized.world.state import Proposal, World
from rules.kernel.orders.choice import Given, hint, pick


def maneuvers() -> tuple[str, ...]:
    """Give all maneuvers that there are (CIV-7.2c)."""
    return tuple(MANEUVERS)


def own_ends(world: World, seat: str, given: Given) -> dict[str, str]:
    """Name the seat's cities that could trade, or the host's whose trade could be broken."""
    host = host_of(world, seat, given)
    if given.get("kind") == "break_trade":
        return city_choices(world.cities[mine] for mine, _ in foreign_trades(world, seat, host))
    return traders(world, given, seat if host else "")


def other_ends(world: World, seat: str, given: Given) -> dict[str, str]:
    """Name the host's cities that could trade, or those with which the host's trade could be broken."""
    host = host_of(world, seat, given)
    if given.get("kind") == "break_trade":
        pairs = foreign_trades(world, seat, host)
        return city_choices(world.cities[theirs] for mine, theirs in pairs if given.get("city") in (None, "", mine))
    return traders(world, given, host)


def traders(world: World, given: Given, country: str) -> dict[str, str]:
    """Name a country's cities between which such a trade could be."""
    kind = given.get("kind")
    cities = world.cities_of(country) if country and kind in TRADES else ()
    return city_choices(city for city in cities if kind == "land_trade" or city.coastal)


def thirds(world: World, seat: str, given: Given) -> list[str]:
    """Give the third countries that a maneuver may name."""
    host, kind = host_of(world, seat, given), given.get("kind", "")
    if not host:
        return []
    if kind == "war":
        return prey(world, seat, host)
    if kind in LEFT:
        return partners(world, LEFT[kind], seat, host)
    return [land for land in others(world, seat).values() if land != host] if kind.endswith("access") else []


def unused_lots(world: World, seat: str, given: Given) -> range:
    """Give the lots that a seat has with the host of the mission chosen."""
    host = host_of(world, seat, given)
    return range(world.countries[host].donations.get(seat, 0) + 1 if host else 0)


class ManeuverPolitically(
    Acting,
    name="maneuver_politically",
    says=(
        "{mission} proposes {kind} [for {city}] [with {partner}] [about|against {third}] [using {lots} lots]",
        "propose {kind} by {mission} [for {city}] [with {partner}] [about|against {third}] [using {lots} lots]",
    ),
    clause="CIV-7.2a",
):
    """Let a mission propose something to its host: trade, a pact, access, an alliance, a break, a war."""

    kind: Maneuver = pick("", maneuvers, "what it proposes")
    city: str = hint("city", own_ends, "for a trade: your city; to break one: the host's", default="")
    partner: str = hint("city", other_ends, "for a trade: the city at the other end", default="")
    third: str = hint("country", thirds, "the third country, where there is one", default="")
    lots: int = hint("", unused_lots, "lots of 25 donated there to use; else all of them", default=ALL, ge=0, le=ALL)

    def asked(self, world: World, seat: str) -> Asked:
        """Give what is asked of whom."""
        host = world.missions[mission_id(self.mission)].host
        return Asked(owner=seat, host=host, kind=self.kind, city=self.city, partner=self.partner, third=self.third)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what cannot be proposed (CIV-7.2p)."""
        asked = self.asked(world, seat)
        refuse_hitch(world, asked, hitch(world, asked))

    def apply(self, world: World, seat: str) -> None:
        """Put the proposal with the others of this Winter."""
        super().apply(world, seat)
        put_forward(world, self, self.asked(world, seat))


def suitors(world: World, seat: str) -> dict[str, str]:
    """Name a seat's people who may be married."""
    return people_choices(world, seat, single(world, seat))


def matches(world: World, seat: str, given: Given) -> dict[str, str]:
    """Name the host's people whom one of the seat's could marry."""
    host, bride = host_of(world, seat, given), given.get("bride", "")
    those = single(world, host) if host else []
    asked = [Asked(owner=seat, host=host, kind="marriage", bride=bride, spouse=other.id) for other in those]
    able = {one.spouse for one in asked if not bride or marriage_hitch(world, one) is None}
    return people_choices(world, host, (other for other in those if other.id in able)) if host else {}


class ProposeMarriage(
    Acting,
    name="propose_marriage",
    says=("{mission} proposes marriage of {bride} to|with|and {spouse} [using {lots} lots]",),
    clause="CIV-7.2r",
):
    """Let a mission propose that two of you marry; who matters less moves to the other's country."""

    bride: str = hint("character", suitors, "somebody of yours, man or woman, from 16 to 40 and free")
    spouse: str = hint("stranger", matches, "somebody of the host's")
    lots: int = hint("", unused_lots, "lots of 25 donated there to use; else all of them", default=ALL, ge=0, le=ALL)

    def asked(self, world: World, seat: str) -> Asked:
        """Give what is asked of whom."""
        host = world.missions[mission_id(self.mission)].host
        return Asked(owner=seat, host=host, kind="marriage", bride=self.bride, spouse=self.spouse)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a match that cannot be."""
        asked = self.asked(world, seat)
        refuse_hitch(world, asked, hitch(world, asked))

    def apply(self, world: World, seat: str) -> None:
        """Put the proposal with the others of this Winter."""
        super().apply(world, seat)
        put_forward(world, self, self.asked(world, seat))


def put_forward(world: World, order: ManeuverPolitically | ProposeMarriage, asked: Asked) -> None:
    """Enter a proposal with the lots that it may use (CIV-7.3e)."""
    mission = world.missions[mission_id(order.mission)]
    unused = world.countries[mission.host].donations.get(asked.owner, 0)
    id = f"{mission.id}-{mission.acted}"
    world.proposals[id] = Proposal(id=id, asked=asked, mission=mission.id, lots=min(order.lots, unused))


def proposal_names(world: World, seat: str) -> dict[str, str]:
    """Give the proposals that a seat is asked to answer: `Egypt: a pact of non-aggression`, equal ones numbered."""
    names: dict[str, str] = {}
    counts: Counter[str] = Counter()
    for one in world.proposals.values():
        asked = named(world, one.asked)
        if one.asked.host == seat:
            name = f"{asked.owner}: {described(asked)}"
            counts[name] += 1
            names[name if counts[name] == 1 else f"{name} ({counts[name]})"] = one.id
    return names


class Reply(Deed, clause="CIV-7.3a", topic="politics", replaces="reply {proposal}"):
    """What an answer to a proposal has in common."""

    yes: ClassVar[bool]

    proposal: str = pick(
        "proposal", proposal_names, "a proposal that was put to you", denied="no such proposal was put to you"
    )

    def apply(self, world: World, seat: str) -> None:
        """Note the answer."""
        world.proposals[self.proposal].accepted = self.yes


class Accept(Reply, name="accept", says=("accept {proposal}",)):
    """Accept a proposal that was put to you."""

    yes: ClassVar[bool] = True


class Refuse(Reply, name="refuse", says=("refuse {proposal}",)):
    """Refuse a proposal that was put to you; silence does the same."""

    yes: ClassVar[bool] = False


REPLY_ORDERS: tuple[type[Deed], ...] = (Accept, Refuse)
