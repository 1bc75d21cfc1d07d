"""Counsel at war: invasions to answer, enemies in reach, cities to be had, and neighbours whom an army deters."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from rules.civilized.battle.aid import could_help, friend_in
from rules.civilized.battle.odds import defended
from rules.civilized.campaign.approach import approach, counted, fading, lacking
from rules.civilized.campaign.autopilot import (
    aid_chance,
    answer,
    contingent,
    first_duty,
)
from rules.civilized.campaign.dismissing import spread
from rules.civilized.campaign.leaving import would_leave
from rules.civilized.campaign.menace import MARCHES, deterrence, held, inside, threats
from rules.civilized.campaign.watching import relief
from rules.civilized.cities.disorder import allied, enemies
from rules.civilized.defence.answers import movers_up, up_problem
from rules.civilized.defence.orders import GiveBattle, StandSiege, StayOut, Withdraw, mine
from rules.civilized.forces.orders import RaiseElement
from rules.civilized.march.orders import MoveArmy
from rules.civilized.siege.counsel import falling, fates
from rules.civilized.siege.odds import coming, seasons_left
from rules.civilized.siege.siege import siege_target
from rules.civilized.war.distance import near_enough, too_few
from rules.civilized.war.force import strength
from rules.civilized.war.orders import DeclareWar
from rules.civilized.war.relations import field_army, place_owner, some_of, stack, stacks
from rules.civilized.world.bearings import spot
from rules.civilized.world.brevity import fitted
from rules.civilized.world.deed import Deed, lawful
from rules.civilized.world.definitions import bordering
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import CITY_POPULATION, MISSION_COST
from rules.civilized.world.war import Engagement, Siege
from rules.civilized.world.war_tables import HIGHEST_CARD
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, FULL, Counsel, Offer, Weight, in_ten
from rules.kernel.telling.phrases import capital, row

LIKELY = 50
"""The per cent from which a ruler had rather honour an alliance."""
PREY = 2
"""How many times stronger an army is than what it can take without much risk."""
WAYS = 2
"""How many answers to an invader are offered."""


def war(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what armies do and could do, where that can be answered."""
    if seat not in world.countries or world.long_season:
        return ()
    if window.name == "defence":
        return [*invasions(world, seat), *calls(world, seat)]
    if window.name in MARCHES and world.wars_of(seat):
        near = threats(world, seat, window)
        pressing = [*duties(world, seat), *near, *prey(world, seat)]
        calm = len(pressing) == len(near) and not threats(world, seat, window, within=1)
        return [*pressing, *(approach(world, seat) if calm else ()), *relief(world, seat), *fading(world, seat)]
    found = [*threats(world, seat, window), *relief(world, seat)]
    found += fading(world, seat)
    return [*found, *deterrence(world, seat), *lacking(world, seat)] if window.name == "winter" else found


def invasions(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Say how strong an invader is, and how the autopilot would answer him (CIV-HA1, CIV-HA2)."""
    for one in mine(world, seat).values():
        invaders = [world.elements[id] for id in one.elements if id in world.elements]
        here, order = stack(world, seat, one.hex), answer(world, seat, one)
        text = (
            f"{world.named(one.mover)} has come to {spot(world, one.hex)} with {counted(invaders)} of "
            f"strength {strength(world, invaders)}; you have {held(world, seat, one.hex, here)}."
        )
        text += weighed(world, seat, one, order)
        offers = tuple(Offer(named(world, each, one), each) for each in ways(world, seat, one, order))
        yield Counsel(Weight.DECIDE, text, "CIV-6.8.4.1b", offers, warns=True)


def ways(world: World, seat: str, one: Engagement, best: Deed) -> list[Deed]:
    """Give two answers to an invader that go: the best, and battle or a siege instead; first what keeps a city."""
    ups = [start for start in movers_up(world, one) if not up_problem(world, one, start, {})]
    others = [StandSiege(hex=one.hex), GiveBattle(hex=one.hex), *(GiveBattle(hex=one.hex, up=start) for start in ups)]
    two = [best, *(each for each in others if type(each) is not type(best) and lawful(world, seat, each))][:WAYS]
    return sorted(two, key=lambda each: -kept(world, one, each)) if place_owner(world, one.hex) == seat else two


def kept(world: World, one: Engagement, order: Deed) -> Fraction:
    """Give the chance that a place is kept by an answer, as far as it can be counted (CIV-6.8.4.4d, CIV-6.8.4.5b)."""
    if isinstance(order, GiveBattle):
        return Fraction(defended(world, one, stack(world, one.defender, order.up) if order.up else ())[0])
    siege = laid(world, one)
    return 1 - falling(world, siege, len(seasons_left(world, siege)))


def weighed(world: World, seat: str, one: Engagement, best: Deed) -> str:
    """Say how a battle would go, and how a siege, as far as either is open."""
    battle = next((each for each in ways(world, seat, one, best) if isinstance(each, GiveBattle)), None)
    said = [battle_odds(world, one, battle.up)] if battle else []
    if place_owner(world, one.hex) == seat:
        said.append(f"besieged it falls this season {in_ten(falling(world, laid(world, one), 1), 'not')}")
    return f" {capital('; '.join(said))}." if said else ""


def laid(world: World, one: Engagement) -> Siege:
    """Give the siege that an invader would lay."""
    return Siege(hex=one.hex, besieger=one.mover, came=one.hex, year=world.year, season=coming(world))


def battle_odds(world: World, one: Engagement, up: str) -> str:
    """Say how likely an invader is beaten, with whom."""
    won, _ = defended(world, one, stack(world, one.defender, up) if up else ())
    joined = f" with those of {spot(world, up)}" if up else ""
    return f"in battle{joined} you win {in_ten(won)}"


def named(world: World, order: Deed, one: Engagement) -> str:
    """Name an answer on a button."""
    place = spot(world, one.hex)
    what = {GiveBattle: "Battle at", StandSiege: "Stand siege in", Withdraw: "Withdraw from"}.get(type(order))
    return f"{what or 'Let them be at'} {place}"[:BUTTON]


def fought(world: World, seat: str, order: GiveBattle) -> str:
    """Say how likely a battle is won, and what it costs on the average (CIV-HB0)."""
    one = mine(world, seat).get(order.hex)
    if one is None:
        return ""
    ready = stack(world, seat, order.up) if order.up else []
    won, lost = defended(world, one, some_of(ready, order.taking) or ready)
    city = world.city_at(order.hex)
    falls = f" Beaten, you lose {city.name} at once." if city and city.owner == seat else ""
    return f"You win {in_ten(won)}, as far as one knows who leads them, and lose {lost:.1f} elements on average.{falls}"


def shut(world: World, seat: str, order: StandSiege) -> str:
    """Say how likely a place falls by the siege that an invader lays (CIV-6.8.4.5b)."""
    one = mine(world, seat).get(order.hex)
    if one is None:
        return ""
    siege = laid(world, one)
    now, later = falling(world, siege, 1), falling(world, siege, len(seasons_left(world, siege)))
    return f"{spot(world, order.hex)} falls this season: {fates(now, later)}"


def calls(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Say which ally asks for help, and whether the ruler had rather give it (CIV-6.8.4.3i)."""
    for one in world.engagements.values():
        if not could_help(world, seat, one):
            continue
        side = friend_in(world, seat, one)
        sent, out = contingent(world, seat, one, side), StayOut(hex=one.hex)
        offers = [Offer("Stay out", out), *([Offer("Send help", sent)] if sent else [])]
        if aid_chance(world, seat) >= LIKELY:
            offers.reverse()
        foe = one.mover if side == one.defender else one.defender
        text = (
            f"{world.named(side)}, your ally, is met by {world.named(foe) or 'its enemy'} at "
            f"{spot(world, one.hex)} and asks for help. Silence stays out, and everybody hears of it."
        )
        yield Counsel(Weight.DECIDE, text, "CIV-6.8.4.3b", tuple(offers))


def duties(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Give the armies that could relieve a city or sally, strong enough for it (CIV-HA3)."""
    for hexagon, those in stacks(world, seat).items():
        order = first_duty(world, seat, hexagon, those) if len(those) >= field_army(world) else None
        if order is None or not lawful(world, seat, order):
            continue
        goal = order.path[-1] if isinstance(order, MoveArmy) else hexagon
        foes = [each for foe in sorted(enemies(world, seat)) for each in stack(world, foe, goal)]
        text = (
            f"{counted(foes)} of the enemy, strength {strength(world, foes)}, stand at {spot(world, goal)}; "
            f"your {counted(those)} at {spot(world, hexagon)} have {strength(world, those)}."
        )
        label, left = "Sally", ""
        if isinstance(order, MoveArmy):
            label = f"March to {spot(world, goal)}"
            left = would_leave(world, seat, hexagon, some_of(those, order.taking) or those)
        offer = Offer(label[:BUTTON], order)
        yield Counsel(Weight.DECIDE, fitted(capital(text), left), "CIV-6.8.1c", (offer,))


def prey(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Point at an enemy city in reach that an army of one's own is far stronger than."""
    for hexagon, those in stacks(world, seat).items():
        for city in world.cities.values() if len(those) >= field_army(world) and not besieging(world, hexagon) else ():
            if city.owner not in enemies(world, seat):
                continue
            order = MoveArmy(army=hexagon, path=(city.hex,))
            against = inside(world, city.owner, city)
            if strength(world, those) >= PREY * against and lawful(world, seat, order):
                text = (
                    f"{city.name} of {world.named(city.owner)} lies in reach of your {counted(those)} at "
                    f"{spot(world, hexagon)}: strength {strength(world, those)} against {against}. "
                    f"Besieged it falls this season {in_ten(first_card(world, seat, city, hexagon))}."
                )
                offer = Offer(f"March to {city.name}"[:BUTTON], order)
                left = would_leave(world, seat, hexagon, those)
                yield Counsel(Weight.CHANCE, fitted(text, left), "CIV-6.8.1c", (offer,))
                return


PEACE = f" Peace then takes an envoy, {MISSION_COST} points and a Winter more."
"""What is said of the way back before a war begins (CIV-7.2k)."""


def first_card(world: World, seat: str, city: City, came: str) -> Fraction:
    """Give the chance that a city falls to the first card of a siege that one's army lays (CIV-6.8.4.5d)."""
    siege = Siege(hex=city.hex, besieger=seat, came=came, year=world.year, season=coming(world))
    target, _ = siege_target(world, siege)
    return Fraction(min(max(target, 0), HIGHEST_CARD), HIGHEST_CARD)


def besieging(world: World, hexagon: str) -> bool:
    """Tell whether an army is bound by a siege."""
    return hexagon in world.sieges


def declared(world: World, seat: str, order: DeclareWar) -> str:
    """Say whom one would fight from next Spring on, and who may help him (CIV-6.7.1b, CIV-6.8.4.3b)."""
    foe = world.named(order.country)
    own, theirs = (len(world.army_of(side)) for side in (seat, order.country))
    friends = sorted(world.named(one) for one in allied(world, order.country))
    helped = f" {row(friends)} may help {foe}." if friends else ""
    far = order.peril(world, seat)
    text = f"From next Spring you may fight {foe}: your {own} elements against {theirs}."
    if too_few(world, seat, order.country):
        return fitted(far, helped, PEACE, room=FULL)
    if far:
        return fitted(far, f" {text}", helped, PEACE, room=FULL)
    return fitted(text, helped, near_enough(world, seat, order.country), PEACE, room=FULL)


def levied(world: World, seat: str, order: RaiseElement) -> str:
    """Say how large the army is now and where it stands, beside the largest next to it (CIV-ARM1)."""
    near = max(bordering(world, seat), key=lambda other: len(world.army_of(other)), default="")
    beside = f" {world.named(near)}, the strongest beside you, has {len(world.army_of(near))}." if near else ""
    where = spread(world, seat)
    strong = f"Your army is {len(world.army_of(seat))} elements strong{': ' * bool(where)}{where}."
    return fitted(strong, shrunk(world.cities[order.city]), beside)


def shrunk(city: City) -> str:
    """Say that a city has no more people than it must have, or hardly more (CIV-5.1k)."""
    if city.population > CITY_POPULATION + 1:
        return ""
    return (
        f" {city.name} is left with {city.population} thousand people; under {CITY_POPULATION}, as after a famine, "
        "it is abandoned for ever."
    )
