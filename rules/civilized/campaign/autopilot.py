"""The autopilot at war: marches, answers and aid, from its view alone (house rule CIV-HA)."""

from collections.abc import Sequence

from rules.civilized.battle.aid import could_help, friend_in, lendable, room
from rules.civilized.campaign.offensive import (
    aims,
    attack,
    counted,
    gathering,
    leaving,
)
from rules.civilized.campaign.posts import garrisons, general_for
from rules.civilized.campaign.tables import AID_CHANCE
from rules.civilized.cities.disorder import enemies
from rules.civilized.conquest.retreats import ranked_cities
from rules.civilized.defence.answers import leavers, may_withdraw, movers_up, up_problem, withdrawals
from rules.civilized.defence.orders import (
    DonateAid,
    GiveBattle,
    Ignore,
    SendContingent,
    StandSiege,
    StayOut,
    Withdraw,
    mine,
)
from rules.civilized.forces.levies import number_of, unit_cost
from rules.civilized.march.command import Stance
from rules.civilized.march.maneuvers import Maneuver
from rules.civilized.march.orders import MoveArmy
from rules.civilized.siege.orders import Sally
from rules.civilized.war.force import dares, home_strength, marching, strength
from rules.civilized.war.relations import (
    field_army,
    hostile_hexes,
    is_besieged,
    place_owner,
    stack,
    stacks,
)
from rules.civilized.world.characters import standing
from rules.civilized.world.deed import Deed, lawful
from rules.civilized.world.manners import FAVOUR, manner
from rules.civilized.world.state import Element, World
from rules.civilized.world.war import Engagement, War
from rules.civilized.world.war_tables import AID_POINTS, STEPS
from rules.kernel.luck.cards import percent, pick
from rules.kernel.luck.chance import Chance
from rules.kernel.state.maps import distance


def marches(world: World, seat: str, chance: Chance) -> list[Deed]:
    """Order each field army at most once; storms turn back what falls under six (CIV-HA3, CIV-HA7, CIV-HA10)."""
    orders: list[Deed] = []
    army = field_army(world)
    if world.countries[seat].preferences.care.floor != army and world.wars_of(seat):
        orders.append(Stance(on_storm="continue", floor=army))
    led = False
    aimed = set[str]()
    for hexagon, those in by_rank(world, seat):
        order = first_duty(world, seat, hexagon, those)
        spares = not led or len(those) >= army + world.settings.army_limit
        if order is None and spares and not busy(world, seat, hexagon) and world.wars_of(seat):
            led = True
            order = campaign(world, seat, hexagon, those, chance)
        general = general_for(world, seat, hexagon) if order else None
        if general:
            general.apply(world, seat)
            orders.append(general)
        if order is None and not busy(world, seat, hexagon) and not on_errand(world, seat, hexagon):
            order = homeward(world, seat, hexagon)
        if order and gives(world, seat, order):
            orders.append(order)
            aimed.add(hexagon)
    for order in (*gathering(world, seat), *garrisons(world, seat)):
        place = order.army if isinstance(order, MoveArmy) else ""
        if place not in aimed and gives(world, seat, order):
            orders.append(order)
            aimed.update([place] if place else [])
    return orders


def by_rank(world: World, seat: str) -> list[tuple[str, list[Element]]]:
    """Give the besieged stacks and field armies: those in the field first, then the strongest (CIV-HA3)."""
    army = field_army(world)
    able = [
        (hexagon, list(those))
        for hexagon, those in stacks(world, seat).items()
        if len(those) >= army or is_besieged(world, those[0])
    ]
    return sorted(able, key=lambda one: (is_home(world, seat, one[0]), -strength(world, one[1]), one[0]))


def is_home(world: World, seat: str, hexagon: str) -> bool:
    """Tell whether an army lies in a city of its own."""
    city = world.city_at(hexagon)
    return city is not None and city.owner == seat


def gives(world: World, seat: str, order: Maneuver) -> bool:
    """Apply an order to the view, if it may be given."""
    if not lawful(world, seat, order):
        return False
    order.apply(world, seat)
    return True


def busy(world: World, seat: str, hexagon: str) -> bool:
    """Tell whether a stack lays a siege or is besieged."""
    return hexagon in world.sieges


def first_duty(world: World, seat: str, hexagon: str, those: Sequence[Element]) -> Maneuver | None:
    """Sally, or march to the help of a city of one's own, if strong enough (CIV-HA3)."""
    siege = world.sieges.get(hexagon)
    own = strength(world, those)
    if siege and siege.besieger != seat:
        foe = strength(world, stack(world, siege.besieger, hexagon))
        bold = place_owner(world, hexagon) == seat and dares(
            world, seat, own + home_strength(world, seat, hexagon), foe
        )
        return Sally(hex=hexagon) if bold else None
    if siege or not world.wars_of(seat):
        return None
    going = marching(world, those)
    taking = {} if len(going) == len(those) else counted(going)
    for goal in threatened(world, seat):
        foe = sum(strength(world, stack(world, enemy, goal)) for enemy in sorted(enemies(world, seat)))
        order = MoveArmy(army=hexagon, path=(goal,), taking=taking)
        if goal != hexagon and dares(world, seat, strength(world, going), foe) and lawful(world, seat, order):
            return order
    return None


def threatened(world: World, seat: str) -> list[str]:
    """Give the hexes of one's own in which an enemy stands, the besieged cities first (CIV-HA3)."""
    hostile = hostile_hexes(world, seat)
    held = [hexagon for hexagon in world.hexes_of(seat) if hexagon in hostile]
    return sorted(held, key=lambda hexagon: (hexagon not in world.sieges, hexagon))


def campaign(world: World, seat: str, hexagon: str, those: Sequence[Element], chance: Chance) -> Maneuver | None:
    """Explore where wild land comes first, else attack; not for players (CIV-HA4, CIV-HA5, CIV-6.7.2a, CIV-6.7.2d)."""
    own = [war for war in world.wars_of(seat) if war.attacker == seat]
    wild = next((war for war in own if war.wild), None)
    if wild:
        return into_the_wild(world, seat, hexagon, those, wild, chance)
    if any(not war.defender for war in own):
        return None
    foes = aims(world, seat)
    return attack(world, seat, hexagon, those, foes, chance) if foes else None


def into_the_wild(
    world: World, seat: str, hexagon: str, those: Sequence[Element], war: War, chance: Chance
) -> Maneuver | None:
    """Stay on a wild hex; else go into the nearest wild one in reach, or toward the nearest (CIV-HA4)."""
    if hexagon not in world.owners:
        return None
    taking = leaving(world, seat, hexagon, those, war)
    if taking is None:
        return None
    orders = {goal: MoveArmy(army=hexagon, path=(goal,), taking=taking) for goal in war.wild}
    able = [goal for goal in war.wild if distance(hexagon, goal) <= STEPS and lawful(world, seat, orders[goal])]
    if able:
        near = min(distance(hexagon, goal) for goal in able)
        nearest = [goal for goal in able if distance(hexagon, goal) == near]
        return orders[pick(chance, "CIV-HA4", "ap.hex", seat, nearest, "gamemaster")]
    return toward(world, seat, hexagon, war.wild, taking)


def toward(world: World, seat: str, hexagon: str, goals: Sequence[str], taking: dict[str, int]) -> Maneuver | None:
    """March to the own hex nearest to any of some goals (CIV-HA4)."""
    own = [one for one in world.hexes_of(seat) if distance(hexagon, one) <= STEPS and one != hexagon]
    ranked = sorted(own, key=lambda one: (min(distance(one, goal) for goal in goals), one))
    here = min(distance(hexagon, goal) for goal in goals)
    for one in ranked:
        if min(distance(one, goal) for goal in goals) >= here:
            return None
        order = MoveArmy(army=hexagon, path=(one,), taking=taking)
        if lawful(world, seat, order):
            return order
    return None


def on_errand(world: World, seat: str, hexagon: str) -> bool:
    """Tell whether an army has a reason to be where it is: own land, or wild land that it explores."""
    owner = world.owners.get(hexagon, "")
    wanted = any(hexagon in war.wild for war in world.wars_of(seat) if war.attacker == seat)
    return owner == seat or wanted


def homeward(world: World, seat: str, hexagon: str) -> Maneuver | None:
    """Go to the nearest own city in reach (CIV-HA3)."""
    for city in ranked_cities(world, seat, hexagon):
        order = MoveArmy(army=hexagon, path=(city.hex,))
        if lawful(world, seat, order):
            return order
    return None


def answers(world: World, seat: str, chance: Chance) -> list[Deed]:
    """Answer each invasion, and each ally in need (CIV-HA1, CIV-HA2, CIV-HA6)."""
    orders: list[Deed] = [answer(world, seat, one) for one in mine(world, seat).values()]
    for one in list(world.engagements.values()):
        if could_help(world, seat, one):
            order = help_or_not(world, seat, one, chance)
            order.apply(world, seat)
            orders.append(order)
    return orders


def answer(world: World, seat: str, one: Engagement) -> Deed:
    """Fight if strong enough; else stand siege, withdraw, or let be (CIV-HA1, CIV-HA2)."""
    invader = strength(world, [world.elements[id] for id in one.elements if id in world.elements])
    here = stack(world, seat, one.hex)
    inside = strength(world, here) + home_strength(world, seat, one.hex)
    able = [start for start in movers_up(world, one) if not up_problem(world, one, start, {})]
    ups = sorted(able, key=lambda start: (distance(start, one.hex), start))
    if place_owner(world, one.hex) == seat:
        if inside and dares(world, seat, inside, invader):
            return GiveBattle(hex=one.hex)
        for start in ups:
            if dares(world, seat, inside + strength(world, stack(world, seat, start)), invader):
                return GiveBattle(hex=one.hex, up=start)
        return shut_gates(world, seat, one)
    if here:
        goals = withdrawals(world, one) if may_withdraw(world, one) else []
        if dares(world, seat, inside, invader) or not goals:
            return GiveBattle(hex=one.hex)
        return Withdraw(hex=one.hex, goal=goals[0])
    for start in ups:
        if dares(world, seat, strength(world, stack(world, seat, start)), invader):
            return GiveBattle(hex=one.hex, up=start)
    return Ignore(hex=one.hex)


def shut_gates(world: World, seat: str, one: Engagement) -> Deed:
    """Stand siege: all stay if they are six or hold the capital, else who can leaves (CIV-HA1)."""
    here = stack(world, seat, one.hex)
    capital = world.capital(seat)
    cities = leavers(world, one)
    if not here or len(here) >= field_army(world) or (capital and capital.hex == one.hex) or not cities:
        return StandSiege(hex=one.hex)
    near = min(cities, key=lambda city: (distance(one.hex, world.cities[city].hex), city))
    return StandSiege(hex=one.hex, leaving=counted(here), city=near)


def help_or_not(world: World, seat: str, one: Engagement, chance: Chance) -> Deed:
    """Honour an alliance or stay out, by a test of the ruler's character (CIV-6.8.4.3i)."""
    side = friend_in(world, seat, one)
    kept = manner(world, seat).aid + FAVOUR * world.countries[seat].regard.get(side, 0)
    if not percent(chance, "CIV-6.8.4.3i", "aid.test", seat, aid_chance(world, seat) + kept):
        return StayOut(hex=one.hex)
    return contingent(world, seat, one, side) or (
        DonateAid(hex=one.hex, side=side) if world.countries[seat].treasury >= AID_POINTS else StayOut(hex=one.hex)
    )


def aid_chance(world: World, seat: str) -> int:
    """Give the per cent with which an autopilot honours an alliance (CIV-6.8.4.3i)."""
    ruler = standing(world, seat)
    reasons = {
        "base": True,
        "loyal": ruler.loyal,
        "military": ruler.military,
        "popular": ruler.popular,
        "political": ruler.political,
        "given": world.countries[seat].aid_given,
    }
    return sum(AID_CHANCE[reason] for reason, applies in reasons.items() if applies)


def contingent(world: World, seat: str, one: Engagement, side: str) -> Deed | None:
    """Send the dearest three of the nearest stack, fewer where that would fall under six (CIV-HA6)."""
    able = lendable(world, seat, one)
    for start in sorted(able, key=lambda start: (distance(start, one.hex), start)):
        spare = room(world, seat, start, one)
        if not standing(world, seat).strong and len(able[start]) >= field_army(world):
            spare = min(spare, len(able[start]) - field_army(world))
        dearest = sorted(able[start], key=lambda each: (-unit_cost(world, each.type), number_of(each.id)))[:spare]
        if dearest:
            taking, leader = counted(dearest), dearest[0].type
            return SendContingent(hex=one.hex, side=side, army=start, taking=taking, general=leader)
    return None
