"""What people ask of armies: who could come at them, what they could take, how far it is, and what needs no order."""

import re

from rules.civilized.campaign.aims import against, bound, comes
from rules.civilized.campaign.journeys import journey
from rules.civilized.replies.lands import force, transports
from rules.civilized.replies.named import city_of, land_of
from rules.civilized.war.distance import too_far, too_few
from rules.civilized.war.force import inside, marching, strength
from rules.civilized.war.orders import DeclareWar
from rules.civilized.war.reach import could_sail, shores
from rules.civilized.war.relations import at_war, field_army, stacks
from rules.civilized.war.tables import TRANSPORTS
from rules.civilized.world.deed import lawful
from rules.civilized.world.state import City, World
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import row, several

PEACE = " You are at peace: it would declare war in a Winter first, or break the peace and be marked as perfidious."


def dangers(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say which country could come before one's cities, the soonest and strongest first (CIV-HA12)."""
    del window, said
    others = [land.id for land in world.standing() if land.id != seat]
    if not others:
        return None

    def peaceful(one: str) -> tuple[bool, bool, int]:
        return (not at_war(world, seat, one), not lands(world, one, seat), -force(world, one))

    foes = sorted(others, key=peaceful)
    first = foes[0]
    if not at_war(world, seat, first) and not lands(world, first, seat):
        text = (
            "None can come at you now: nobody has an army of six within a year of march, and nobody the "
            f"{TRANSPORTS} Transport Ships that carry one. The strongest is {world.named(first)}: "
            f"{force(world, first)} to your {force(world, seat)}."
        )
        return Reply(f"{text} You are at peace with it.")
    pact = bound(world, seat, first)
    return Reply(f"{world.named(first)} is. {comes(world, seat, first)} {sails(world, first, seat)} {pact}")


def lands(world: World, foe: str, seat: str) -> bool:
    """Tell whether a country could come before a city of another within a year, on foot or by sea."""
    if not any(len(those) >= field_army(world) for those in stacks(world, foe).values()):
        return False
    return landing(world, foe, seat) or any(one.kind == "city" for one in against(world, foe, seat))


def landing(world: World, foe: str, seat: str) -> bool:
    """Tell whether a country has the sea and the ships to land on a coast of another."""
    return could_sail(world, foe, seat) and transports(world, foe) >= TRANSPORTS


def sails(world: World, foe: str, seat: str) -> str:
    """Say whether a country could land from the sea, and what it lacks for it (CIV-6.8.3.2d)."""
    name, ships = world.named(foe), transports(world, foe)
    if not any(shores(world, foe)) or not any(shores(world, seat)) or not could_sail(world, foe, seat):
        return f"No sea leads {name} to you."
    has = several(ships, "Transport Ship", "Transport Ships") if ships else "no Transport Ship"
    if ships >= TRANSPORTS:
        return f"By sea it can: {name} has {has}, and {TRANSPORTS} carry six elements."
    return f"By sea it cannot now: {name} has {has}, and it takes {TRANSPORTS} to carry six elements."


def attacked(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say whether a country could attack, on foot or by sea."""
    del window
    land = land_of(world, seat, said["land"])
    if land is None:
        return None
    war = "" if at_war(world, seat, land.id) else PEACE
    by_sea = re.search(r"\b(?:sea|ships?)\b", said[0])
    able = landing(world, land.id, seat) if by_sea else lands(world, land.id, seat)
    yes = "Yes." if able else "Not now."
    return Reply(f"{yes} {sails(world, land.id, seat)} {comes(world, seat, land.id)}{war}")


def taken(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say whether a city or country can be taken: war, way, ships, and both strengths (CIV-HA12)."""
    city, land = city_of(world, said["place"]), land_of(world, seat, said["place"])
    owner = city.owner if city else land.id if land else ""
    if not owner or owner == seat or world.long_season:
        return None
    found = [one for one in against(world, seat, owner) if one.kind == "city" and (city is None or one.of == city.id)]
    best = max(found, key=lambda one: one.ease, default=None)
    peace = not at_war(world, seat, owner)
    declare = DeclareWar(country=owner)
    orders = (declare,) if peace and window == "winter" and lawful(world, seat, declare) else ()
    when = "You are at peace: war is declared in Winter, and fought from Spring on. " if peace else ""
    if hard := too_few(world, seat, owner):
        return Reply(f"No. {hard}")
    if best is None:
        goal = city or min(world.cities_of(owner), key=lambda one: inside(world, one))
        far = too_far(world, seat, owner) or f"No army of yours comes before {goal.name} within a year on foot."
        return Reply(f"Not yet. {when}{far} {weighed_up(world, seat, goal)}", orders)
    yes = "Not yet." if peace else "You may try." if best.ease >= 1 else "Hardly."
    return Reply(f"{yes} {when}{best.text}", orders or (() if peace else best.orders))


def weighed_up(world: World, seat: str, city: City) -> str:
    """Say what one's strongest army would meet in a city."""
    own = max((strength(world, marching(world, those)) for those in stacks(world, seat).values()), default=0)
    return f"Your strongest army has {own} against {inside(world, city)} that can stand in {city.name}."


def marches(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say how long an army needs from one place to another (CIV-6.8.3.1b)."""
    del window
    parts = said.groupdict()
    start = city_of(world, parts["start"]) if parts.get("start") else None
    goal = city_of(world, parts["goal"])
    if goal is None or (parts.get("start") and start is None):
        return None
    text = journey(world, seat, start.hex if start else "", goal.hex)
    return Reply(text) if text else None


def safe(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what an army does without orders, and whether anybody could come at it (CIV-6.8.4.5h)."""
    found = stacks(world, seat).items()
    if not found:
        return None
    where = row(f"{several(len(those), 'element', 'elements')} at {world.called('place', at)}" for at, those in found)
    stays = f"Without an order your army stays where it is, {where}; six in a city keep it calm, and nothing is lost."
    danger = dangers(world, seat, window, said)
    return Reply(f"{stays} {danger.text}" if danger else stays)
