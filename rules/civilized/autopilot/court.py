"""The court: what an autopilot does for the succession, the offices, idle ships and allies (house rule CIV-AP13)."""

from collections.abc import Iterable, Iterator

from rules.civilized.cities.disorder import allied
from rules.civilized.cities.routes import ports_of, route_problem
from rules.civilized.diplomacy.counsel import courted, is_welcome
from rules.civilized.diplomacy.orders import Accept
from rules.civilized.forces.levies import TRANSPORT
from rules.civilized.forces.orders import AssignShip
from rules.civilized.missions.missions import active
from rules.civilized.people.betrothal import Betroth
from rules.civilized.throne.counsel import AVERAGE, SKILLS, ablest, lost_general, score_of, unemployed, without_heir
from rules.civilized.throne.health import is_ill
from rules.civilized.throne.orders import Appoint, NameHeir
from rules.civilized.throne.remedies import bride_at_home, wooing
from rules.civilized.treasury.bargains import spare
from rules.civilized.war.orders import GrantPassage
from rules.civilized.world.characters import OFFICES, age, kin, vacant_offices
from rules.civilized.world.deed import Deed, lawful
from rules.civilized.world.manners import manner
from rules.civilized.world.state import World
from rules.civilized.world.tables import MISSION_COST, OVER

PLENTY = 4
"""Of how many times its cost a mission for a bride is raised (CIV-AP13)."""


def carried_out(world: World, seat: str, orders: Iterable[Deed]) -> list[Deed]:
    """Apply those of some orders to the view that are lawful as they come, and give them."""
    given = []
    for order in orders:
        if lawful(world, seat, order):
            order.apply(world, seat)
            given.append(order)
    return given


def household(world: World, seat: str) -> list[Deed]:
    """Settle the succession, then fill offices with people of one's own who are fit for them (CIV-AP13)."""
    if world.long_season:
        return []
    return [
        *carried_out(world, seat, succession(world, seat)),
        *carried_out(world, seat, appointments(world, seat)),
    ]


def succession(world: World, seat: str) -> Iterator[Deed]:
    """Name the eldest of the nearest kin where two would claim; match a ruler without kin (CIV-6.5.2c, CIV-4.1.3c)."""
    ruler = without_heir(world, seat)
    if ruler is None or (age(world, ruler) < manner(world, seat).heir_from and not is_ill(world, ruler)):
        return
    nearest = next((kind for kind in kin(world, ruler) if kind), [])
    if nearest:
        yield NameHeir(heir=min(nearest, key=lambda one: (one.born, one.id)).id)
    elif not ruler.spouse and not ruler.match and (bride := bride_at_home(world, seat, ruler)):
        yield Betroth(character=ruler.id, other=bride.id)


def appointments(world: World, seat: str) -> Iterator[Deed]:
    """Appoint the ablest without office: over 10, a general who was lost with an average score (CIV-4.4.1f)."""
    for office in vacant_offices(world, seat):
        if office not in OFFICES:
            continue
        best = ablest(unemployed(world, seat), SKILLS[office])
        least = AVERAGE if office == "general" and lost_general(world, seat) else OVER + 1
        if best and score_of(best, SKILLS[office]) >= least:
            yield Appoint.model_validate({"character": best.id, "office": office})


def courtships(world: World, seat: str) -> list[Deed]:
    """Let a mission ask for a bride where a ruler has no kin, and finds none at home (CIV-7.2r)."""
    proposals = (courted(world, seat, mission) for mission in active(world, seat))
    first = next((order for order in proposals if order), None)
    return carried_out(world, seat, [first] if first else [])


def embassies(world: World, seat: str) -> list[Deed]:
    """Raise the mission that may ask for a bride, where points are plenty (CIV-8.6.3a)."""
    ruler = without_heir(world, seat) if not world.long_season else None
    if ruler is None or any(kin(world, ruler)) or spare(world, seat) < PLENTY * MISSION_COST:
        return []
    mission = wooing(world, seat, ruler)
    return carried_out(world, seat, [mission] if mission else [])


def replies(world: World, seat: str) -> list[Deed]:
    """Accept what costs nothing, but from nobody against whom war is prepared; silence refuses (CIV-7.3a)."""
    plan = world.countries[seat].war_plan
    prey = plan.target if plan else ""
    asked = [one for one in world.proposals.values() if one.asked.host == seat and one.asked.owner != prey]
    return carried_out(world, seat, (Accept(proposal=one.id) for one in asked if is_welcome(world, one.asked)))


def routes(world: World, seat: str) -> list[Deed]:
    """Give Transport Ships without a route that pays the most populous port that is free (CIV-5.2.2d)."""
    orders: list[Deed] = []
    for ship in [one for one in world.ships.values() if one.owner == seat and one.type == TRANSPORT]:
        home, target = world.cities.get(ship.home), world.cities.get(ship.target)
        if home is None or home.owner != seat or (target and not route_problem(world, home, target, ship.id)):
            continue
        port = max(ports_of(world, home), key=lambda one: (one.population, one.id), default=None)
        if port:
            orders += carried_out(world, seat, [AssignShip(ship=ship.id, target=port.id)])
    return orders


def passages(world: World, seat: str) -> list[Deed]:
    """Let allies at war abroad pass, and nobody who is an ally no more (CIV-HA10, CIV-6.8.3.1f)."""
    allies, passing = allied(world, seat), list(world.countries[seat].passage)
    abroad = [one for one in sorted(allies) if not world.split_of(one)]
    fighting = [one for one in abroad if any(war.defender for war in world.wars_of(one))]
    grants = [GrantPassage(country=one) for one in fighting if one not in passing]
    former = [GrantPassage(country=one, on="off") for one in passing if one not in allies]
    return carried_out(world, seat, [*grants, *former])
