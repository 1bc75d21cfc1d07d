"""Sieges: one card each season (CIV-6.8.4.5)."""

from rules.civilized.conquest.captures import capture
from rules.civilized.conquest.retreats import go_back
from rules.civilized.march.expeditions import lift_siege
from rules.civilized.march.generals import pass_general
from rules.civilized.march.storms import first_lost
from rules.civilized.siege.events import SiegeBegan, SiegeDrawn
from rules.civilized.siege.tables import SIEGE_STEP, SIEGE_TARGET, UNREST, WALLS
from rules.civilized.war.relations import field_army, place_owner, stack
from rules.civilized.war.wars import act_of_war
from rules.civilized.world.state import City, World
from rules.civilized.world.war import Part, Siege
from rules.civilized.world.war_tables import HIGHEST_CARD
from rules.kernel.play.play import Play


def begin_siege(play: Play[World], besieger: str, hexagon: str, came: str) -> Siege:
    """Begin a siege and draw for it at once (CIV-6.8.4.5a, CIV-6.8.4.5e)."""
    world = play.state
    siege = Siege(hex=hexagon, besieger=besieger, came=came, year=world.year, season=world.season)
    world.sieges[hexagon] = siege
    owner = place_owner(world, hexagon) or ""
    play.tell(SiegeBegan(besieger=besieger, owner=owner, place=hexagon))
    mark_besieged(world)
    draw_siege(play, siege)
    return siege


def mark_besieged(world: World) -> None:
    """Note for every besieged city that it was so this season, and whose it was (CIV-6.8.4.5m, CIV-4.1.2e)."""
    for hexagon, siege in world.sieges.items():
        city = world.city_at(hexagon)
        if city:
            city.besieged[world.season], city.besieger = city.owner, siege.besieger


def siege_target(world: World, siege: Siege) -> tuple[int, tuple[Part, ...]]:
    """Give the card up to which a place falls at its next draw, and why (CIV-6.8.4.5b, CIV-6.8.4.5c)."""
    city = world.city_at(siege.hex)
    owner = place_owner(world, siege.hex) or ""
    inside = sum(one.owner == owner and not one.lent for one in world.standing_at(siege.hex))
    army = inside >= field_army(world)
    reasons = [
        ("army" if army else "garrison", SIEGE_TARGET[army]),
        ("walls", -WALLS if city is None or "city_wall" in city.improvements else 0),
        ("disorder", UNREST if city and city.disorder else 0),
        ("seasons", SIEGE_STEP * siege.draws),
    ]
    return sum(figure for _, figure in reasons), tuple((name, figure) for name, figure in reasons if figure)


def press_siege(play: Play[World], siege: Siege) -> None:
    """Draw for a siege that goes on; who has too few left for it gives it up (CIV-6.8.4.5a, CIV-6.8.4.5e)."""
    if len(stack(play.state, siege.besieger, siege.hex)) < field_army(play.state):
        fall_back(play, siege)
    else:
        draw_siege(play, siege)


def draw_siege(play: Play[World], siege: Siege) -> None:
    """Draw once this season; a place falls, or the besieger loses an element (CIV-6.8.4.5d, CIV-6.8.4.5f)."""
    world = play.state
    target, reasons = siege_target(world, siege)
    owner = place_owner(world, siege.hex) or ""
    siege.draws += 1
    siege.season, siege.year = world.season, world.year
    act_of_war(world, siege.besieger, owner)
    card = play.chance.card("CIV-6.8.4.5d", "siege.card", siege.hex) if target > 0 else None
    taken = card is not None and falls(target, card.value)
    lost = "" if taken else lose_besieger(play, siege)
    drawn = SiegeDrawn(
        because=(card.n,) if card else (),
        besieger=siege.besieger,
        owner=owner,
        place=siege.hex,
        target=target,
        reasons=reasons,
        card=card.value if card else 0,
        captured=taken,
        lost=lost,
    )
    number = play.tell(drawn)
    if taken:
        with play.after(number):
            capture(play, siege.hex, siege.besieger)
    elif len(stack(world, siege.besieger, siege.hex)) < field_army(world):
        fall_back(play, siege)


def falls(target: int, card: int) -> bool:
    """Tell whether a place falls at a card (CIV-6.8.4.5d)."""
    return target >= HIGHEST_CARD or card <= target


def lose_besieger(play: Play[World], siege: Siege) -> str:
    """Take the element that a failed draw costs the besieger, of his choice; that is no wrong (CIV-6.8.4.5f)."""
    world = play.state
    wanted = world.countries[siege.besieger].preferences.care.loss_order
    army = stack(world, siege.besieger, siege.hex)
    if not army:
        return ""
    one = first_lost(world, wanted, army)[0]
    del world.elements[one.id]
    pass_general(play, one, stack(world, siege.besieger, siege.hex))
    return one.type


def end_void_sieges(play: Play[World]) -> None:
    """Lift the sieges of places that are no more: the city was abandoned, or the fort given up (CIV-5.1k, CIV-8.1f)."""
    world = play.state
    for hexagon in [one for one in world.sieges if world.city_at(one) is None and one not in world.forts]:
        lift_siege(play, hexagon, "gone")


def fall_back(play: Play[World], siege: Siege) -> None:
    """Give a siege up and go back to where the army came from, else to the nearest lawful hex (CIV-6.8.4.5f)."""
    lift_siege(play, siege.hex, "weak")
    army = stack(play.state, siege.besieger, siege.hex)
    if army:
        go_back(play, army, siege.came, "siege")


def besieged_city(world: World, hexagon: str) -> City | None:
    """Give the city under siege on a hex."""
    return world.city_at(hexagon) if hexagon in world.sieges else None
