"""What people read of war: who fights whom, what is besieged, and a seat's own plans."""

from collections.abc import Sequence

from rules.civilized.battle.aid import befriended, lendable
from rules.civilized.campaign.ahead import line_of
from rules.civilized.march.expeditions import place_name
from rules.civilized.march.generals import named_general
from rules.civilized.siege.siege import siege_target
from rules.civilized.war.relations import place_owner, stack, stacks
from rules.civilized.world.state import Element, World
from rules.civilized.world.war import Engagement
from rules.civilized.world.war_tables import AID_POINTS, LOSS_ORDER
from rules.civilized.world.words import KIND_WORDS
from rules.civilized.world.years import year_name
from rules.kernel.telling.phrases import row, several
from rules.kernel.telling.tellings import Page


def wars_page(world: World) -> list[Page]:
    """Give the wars, the sieges, the explorations and who lets whom pass, if there are any."""
    wars = [war_line(world, id) for id in world.wars]
    sieges = [siege_line(world, hexagon) for hexagon in world.sieges]
    wild = [
        f"{world.named(one.country)} explores {place_name(world, one.hex)}: {several(one.seasons, 'season', 'seasons')}"
        for one in world.explorations.values()
        if one.hex not in world.owners
    ]
    passage = [
        f"{land.name} lets pass {row(world.named(other) for other in land.passage)}"
        for land in world.standing()
        if land.passage
    ]
    lines = (*wars, *sieges, *wild, *passage)
    return [Page(title="Wars and sieges", lines=lines, news="war")] if lines else []


def war_line(world: World, id: str) -> str:
    """Tell of a war: who, against whom, what for, since when."""
    war = world.wars[id]
    against = f"against {world.named(war.defender)}" if war.defender else "for wild land"
    what = f", for {KIND_WORDS[war.kind]}" if war.kind in KIND_WORDS else ""
    declared = "" if war.declared else ", undeclared"
    return f"{world.named(war.attacker)} {against}{what}{declared}, since {year_name(war.start)}"


def siege_line(world: World, hexagon: str) -> str:
    """Tell of a siege and the card up to which the place would fall at its next draw (CIV-6.8.4.5b)."""
    siege = world.sieges[hexagon]
    target = max(0, siege_target(world, siege)[0])
    owner = world.named(place_owner(world, hexagon) or "") or "nobody"
    what = f"{world.named(siege.besieger)} besieges {place_name(world, hexagon)} of {owner}"
    return f"{what}: falls next on {target} or less, {several(siege.draws, 'draw', 'draws')} so far"


def fights_page(world: World, seat: str) -> list[Page]:
    """Give the fights that a seat has to answer, or in which it may help, if there are any (CIV-6.8.4.1b)."""
    lines = [fight_line(world, seat, one) for one in world.engagements.values() if concerns(world, seat, one)]
    return [Page(title="Before the battle", lines=tuple(lines), news="war")] if lines else []


def concerns(world: World, seat: str, fight: Engagement) -> bool:
    """Tell whether a seat is asked about a fight that waits for its decision."""
    invaded = fight.defender == seat and fight.kind in ("invasion", "meeting")
    return not fight.result and (invaded or bool(befriended(world, seat, fight)))


def fight_line(world: World, seat: str, fight: Engagement) -> str:
    """Tell who stands against whom with what, and with what the seat may help whom (CIV-6.8.4.3c, CIV-6.8.4.3d)."""
    moving = [world.elements[id] for id in fight.elements if id in world.elements]
    line = f"At {place_name(world, fight.hex)}: {facing(world, fight.mover, moving)} against "
    line += facing(world, fight.defender, stack(world, fight.defender, fight.hex))
    sides = befriended(world, seat, fight)
    if not sides:
        return line
    ways = [f"men from {place_name(world, hexagon)}" for hexagon in lendable(world, seat, fight)]
    if world.countries[seat].treasury >= AID_POINTS:
        ways.append(f"{AID_POINTS} points")
    allies = row((world.named(side) for side in sides), "or")
    return f"{line}. You may help {allies} with {row(ways, 'or')}" if ways else f"{line}. You cannot help {allies}"


def facing(world: World, country: str, elements: Sequence[Element]) -> str:
    """Name a side with its elements; militia is not counted."""
    return f"{world.named(country)} with {numbered(elements)}" if elements else world.named(country)


def numbered(elements: Sequence[Element]) -> str:
    """Give elements by type: `2 Spears and 1 Bows`."""
    types = [one.type for one in elements]
    return row(f"{types.count(kind)} {kind}" for kind in dict.fromkeys(types))


def forces_page(world: World, seat: str) -> list[Page]:
    """Give the army and the ships by place, and the sieges that concern them, if there are any."""
    lines = [
        f"Your army at {place_name(world, hexagon)}, {several(len(those), 'element', 'elements')}: {numbered(those)}"
        for hexagon, those in stacks(world, seat).items()
    ]
    for hexagon in dict.fromkeys(one.lent for one in world.army_of(seat) if one.lent):
        lent = [one for one in world.army_of(seat) if one.lent == hexagon]
        lines.append(f"Lent to the siege of {place_name(world, hexagon)}: {numbered(lent)}")
    lines += [
        siege_line(world, hexagon)
        for hexagon, siege in world.sieges.items()
        if seat in (siege.besieger, place_owner(world, hexagon))
    ]
    for ship in world.ships.values():
        if ship.owner == seat and ship.home in world.cities:
            route = world.cities[ship.target].name if ship.target in world.cities else "no route"
            lines.append(f"Your {ship.type} {ship.id.rsplit('-', 1)[1]} of {world.cities[ship.home].name}: {route}")
    return [Page(title="Army and ships", lines=tuple(lines), news="army")] if lines else []


def plans_page(world: World, seat: str) -> list[Page]:
    """Give the maneuvers that a seat has ordered ahead, its generals and its preferences (CIV-3.1f, CIV-ARM5)."""
    lines = [f"{one.season}: {line_of(world, one.order, one.fields)}" for one in world.ordered]
    for hexagon, those in stacks(world, seat).items():
        bearer = named_general(world, those)
        if bearer:
            lines.append(f"{world.characters[bearer.general].name} leads the army at {place_name(world, hexagon)}")
    wants = world.countries[seat].preferences
    if wants.care.loss_order:
        lines.append(f"Lost first: {row(wants.care.loss_order)}, then {LOSS_ORDER[0]} and so on")
    if wants.battle_line or wants.rough_line:
        lines.append(
            f"Line of battle: {row(wants.battle_line) or 'as usual'}; rough: {row(wants.rough_line) or 'as usual'}"
        )
    if wants.care.on_storm != "continue" or wants.care.floor:
        lines.append(f"After a storm: {wants.care.on_storm}; with fewer than {wants.care.floor} home")
    if wants.retreat:
        lines.append(f"Retreat to: {row(world.cities[city].name for city in wants.retreat if city in world.cities)}")
    return [Page(title="Plans of war", lines=tuple(lines), news="war")] if lines else []
