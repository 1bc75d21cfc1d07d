"""Forces: who meets in a hex, and what their battle leaves behind (CIV-6.8.4.2, CIV-6.8.4.4)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from rules.civilized.battle.battles import Battle, RoundTold, command_of, fight
from rules.civilized.battle.events import BattleFought, ExtraLost, Volley
from rules.civilized.battle.line import Contingent, Fighter, Ground, Host, ranked
from rules.civilized.battle.tables import EXTRA_LOSS, GOOD_LIST, MILITIA, ROUGH_LIST
from rules.civilized.conquest.captures import capture
from rules.civilized.conquest.retreats import lose_beached, retreat
from rules.civilized.forces.levies import number_of, unit_cost
from rules.civilized.march.expeditions import lift_siege
from rules.civilized.march.generals import Commander, carrier, commander, try_general
from rules.civilized.march.storms import river_between
from rules.civilized.war.relations import place_owner, stack
from rules.civilized.war.wars import act_of_war, wrong
from rules.civilized.world.geography import grid
from rules.civilized.world.state import Element, World
from rules.civilized.world.war import Engagement
from rules.civilized.world.war_tables import CAPTAIN, MILITIA_PEOPLE
from rules.kernel.luck.cards import picks
from rules.kernel.play.play import Play


@dataclass
class Help:
    """A contingent: whose it is, on which side, and whether it stands there already."""

    country: str
    side: int
    elements: list[str]
    general: str = ""
    arrived: bool = False


@dataclass
class Clash:
    """A battle that is about to be fought."""

    engagement: Engagement
    main: tuple[list[Element], list[Element]]
    """Those of each main protagonist that fight."""
    helps: list[Help] = field(default_factory=list)

    @property
    def countries(self) -> tuple[str, str]:
        """Attacker and defender (CIV-6.8.4.2a)."""
        return self.engagement.mover, self.engagement.defender

    @property
    def ids(self) -> list[str]:
        """Both sides' elements, then their contingents'."""
        return [*(one.id for side in self.main for one in side), *(id for one in self.helps for id in one.elements)]


@dataclass
class Losses:
    """What a battle cost, by the generator or by report."""

    winner: int
    elements: list[str]
    """Destroyed, of both sides and their contingents."""
    left: list[str] = field(default_factory=list)
    """Those that left the table."""
    camps: tuple[bool, bool] = (False, False)
    generals: tuple[bool, bool] = (False, False)
    rounds: int = 0
    reported: bool = False


def muster(world: World, engagement: Engagement, defenders: Sequence[Element], helps: Sequence[Help]) -> Clash:
    """Gather the forces of a battle: at most an army of each side fights (CIV-6.8.4.2b, CIV-HB4)."""
    mine = [one for one in stack(world, engagement.mover, engagement.hex) if one.id in engagement.elements]
    return Clash(
        engagement,
        (fighting(world, engagement.mover, mine), fighting(world, engagement.defender, defenders)),
        list(helps),
    )


def fighting(world: World, country: str, elements: Sequence[Element]) -> list[Element]:
    """Give those of a stack that fight, first by the country's line of battle, then by number (CIV-6.8.4.2b)."""
    if not country:
        return sorted(elements, key=lambda one: number_of(one.id))
    order = ranked(world.countries[country].preferences.battle_line, GOOD_LIST)
    line = sorted(
        elements, key=lambda one: (order.index(one.type) if one.type in order else len(order), number_of(one.id))
    )
    return sorted(line[: world.settings.army_limit], key=lambda one: number_of(one.id))


def militia_of(world: World, country: str, hexagon: str) -> list[Fighter]:
    """Give the militia of a city, never of a fort: one for each full 20 thousand (CIV-6.8.4.2c, CIV-HB21, CIV-HB24)."""
    city = world.city_at(hexagon)
    if city is None or city.owner != country:
        return []
    walled = "city_wall" in city.improvements
    clumsy = world.settings.tabletop != "DBA"  # Hordes, not Auxilia (CIV-9.2a)
    return [
        Fighter(f"{MILITIA} {number}", MILITIA, walled=walled, clumsy=clumsy)
        for number in range(1, city.population // MILITIA_PEOPLE + 1)
    ]


def host_of(play: Play[World], clash: Clash, side: int) -> Host:
    """Give one side of a battle as the generator wants it (CIV-HB4, CIV-HB25)."""
    world, country = play.state, clash.countries[side]
    elements = clash.main[side]
    chief = commander(play, country, elements) if country else captain(world, elements)
    return led_by(world, clash, side, chief)


def led_by(world: World, clash: Clash, side: int, chief: Commander) -> Host:
    """Give one side of a battle under whoever leads it (CIV-HB4, CIV-HB25)."""
    country, elements = clash.countries[side], clash.main[side]
    fighters = [Fighter(one.id, one.type, general=one.id == chief.element, lead=chief.lead) for one in elements]
    fighters += militia_of(world, country, clash.engagement.hex)
    helps = [one for one in clash.helps if one.side == side]
    contingents = []
    for number, one in enumerate(helps):
        contingents.append(Contingent(one.country, one.arrived))
        fighters += contingent(world, one, number)
    preferences = world.countries[country].preferences if country else None
    city = world.city_at(clash.engagement.hex)
    return Host(
        country=country,
        fighters=fighters,
        contingents=contingents,
        command=command_of(chief.military),
        good=ranked(preferences.battle_line if preferences else (), GOOD_LIST),
        rough=ranked(preferences.rough_line if preferences else (), ROUGH_LIST),
        camp=not (city and city.owner == country),
    )


def captain(world: World, elements: Sequence[Element]) -> Commander:
    """Give the captain of an unaligned city's defenders."""
    bearer = carrier(world, elements)
    return Commander("", "", CAPTAIN, bearer.id if bearer else "", "rear")


def contingent(world: World, one: Help, number: int) -> list[Fighter]:
    """Give a contingent's elements, one of which carries its general (CIV-6.8.4.3a)."""
    lead = world.countries[one.country].preferences.lead
    those = sorted(
        (world.elements[id] for id in one.elements if id in world.elements), key=lambda each: number_of(each.id)
    )
    bearer = one.general or getattr(carrier(world, those), "id", "")
    state: Literal["here", "coming"] = "here" if one.arrived else "coming"
    return [Fighter(each.id, each.type, number, general=each.id == bearer, lead=lead, state=state) for each in those]


def generate(play: Play[World], clash: Clash) -> Losses:
    """Fight a battle with dice, whoever plays the sides; nobody leaves (CIV-6.8.4.2d, CIV-HB0, CIV-HB18, CIV-HB22)."""
    world, engagement = play.state, clash.engagement
    hosts = host_of(play, clash, 0), host_of(play, clash, 1)
    river = bool(engagement.came) and river_between(world, engagement.came, engagement.hex)
    ground = Ground(grid(world).terrain[engagement.hex], river and engagement.kind != "sally")
    sides, hexagon = (clash.countries[0], clash.countries[1]), engagement.hex
    battle = Battle(play.chance, engagement.hex, hosts, ground, lambda told: tell_round(play, hexagon, sides, told))
    winner = fight(battle)
    fallen = [
        one.id for host in hosts for one in host.fighters if one.state == "destroyed" and one.id in world.elements
    ]
    camps = hosts[0].camp_lost, hosts[1].camp_lost
    generals = hosts[0].general_lost, hosts[1].general_lost
    return Losses(winner, fallen, camps=camps, generals=generals, rounds=battle.rounds)


def tell_round(play: Play[World], place: str, sides: tuple[str, str], told: RoundTold) -> None:
    """Tell a volley or a round with its dice and sums (CIV-HB27)."""
    pairs = tuple((blow.place, blow.rough, *blow.names, *blow.sums, *blow.scores, blow.outcome) for blow in told.blows)
    play.tell(Volley.of(told, place=place, sides=sides, pairs=pairs))


def conclude(play: Play[World], clash: Clash, losses: Losses) -> None:
    """Take the losses, then capture, retreat and the fate of generals (CIV-6.8.4.4)."""
    world, engagement = play.state, clash.engagement
    chiefs = [fallen_general(play, clash, side, losses) for side in (0, 1)]
    forces = kinds_of(world, clash, 0), kinds_of(world, clash, 1)
    gone = lost_of(world, clash, losses, 0), lost_of(world, clash, losses, 1)
    colours = [world.countries[side].colour if side in world.countries else "" for side in clash.countries]
    winner, loser = clash.countries[losses.winner], clash.countries[1 - losses.winner]
    engagement.result = "decided"
    take_losses(play, clash, losses)
    act_of_war(world, *clash.countries)
    fought = BattleFought(
        place=engagement.hex,
        terrain=grid(world).terrain[engagement.hex],
        attacker=clash.countries[0],
        defender=clash.countries[1],
        forces=forces,
        lost=gone,
        winner=winner,
        rounds=losses.rounds,
        reported=losses.reported,
        helpers=(helpers_of(world, clash, 0), helpers_of(world, clash, 1)),
        colours=(colours[0], colours[1]),
    )
    with play.after(play.tell(fought)):
        for side in (0, 1):
            if losses.generals[side] or losses.camps[side]:
                extra_loss(play, clash, side, losses.left)
        settle_field(play, clash, winner, loser, losses.winner)
        for general in (*chiefs[0], *chiefs[1]):
            try_general(play, general[0], general[1])


def helpers_of(world: World, clash: Clash, side: int) -> tuple[str, ...]:
    """Give the countries whose contingents fight on a side."""
    others = [one.country for one in clash.helps if one.side == side and one.country != clash.countries[side]]
    return tuple(dict.fromkeys(others))


def kinds_of(world: World, clash: Clash, side: int) -> tuple[str, ...]:
    """Give the types of all that a side has, militia and contingents after the main force."""
    kinds = [one.type for one in clash.main[side]]
    kinds += [MILITIA for _ in militia_of(world, clash.countries[side], clash.engagement.hex)]
    helps = [one for one in clash.helps if one.side == side]
    return (*kinds, *(world.elements[id].type for one in helps for id in one.elements if id in world.elements))


def lost_of(world: World, clash: Clash, losses: Losses, side: int) -> tuple[str, ...]:
    """Give the types that a side lost, contingents counted (CIV-6.8.4.4a)."""
    mine = [one.id for one in clash.main[side]]
    mine += [id for one in clash.helps if one.side == side for id in one.elements]
    return tuple(world.elements[id].type for id in losses.elements if id in mine and id in world.elements)


def fallen_general(play: Play[World], clash: Clash, side: int, losses: Losses) -> list[tuple[str, str]]:
    """Give the generals of a side whose elements were lost, with their countries; captains have no fate (CIV-HB20)."""
    world, country = play.state, clash.countries[side]
    found: list[tuple[str, str]] = []
    if country and clash.main[side]:
        chief = commander(play, country, clash.main[side])
        if chief.character and chief.element in losses.elements:
            found.append((country, chief.character))
    for one in clash.helps:
        for id in one.elements:
            element = world.elements.get(id)
            if one.side == side and element and element.general and id in losses.elements:
                found.append((one.country, element.general))
    return found


def take_losses(play: Play[World], clash: Clash, losses: Losses) -> None:
    """Remove what was destroyed for good, and book what each side did to the other (CIV-6.8.4.4a, CIV-4.4.2d)."""
    world = play.state
    costs: dict[tuple[str, str], int] = {}
    for id in losses.elements:
        one = world.elements.pop(id, None)
        if one is None:
            continue
        side = 0 if one.owner == clash.countries[0] or is_helper(clash, id, 0) else 1
        key = one.owner, clash.countries[1 - side]
        costs[key] = costs.get(key, 0) + unit_cost(world, one.type) + 1
    for (victim, offender), value in costs.items():
        wrong(play, victim, offender, value)


def is_helper(clash: Clash, element: str, side: int) -> bool:
    """Tell whether an element is in a contingent of a side."""
    return any(one.side == side and element in one.elements for one in clash.helps)


def extra_loss(play: Play[World], clash: Clash, side: int, left: Sequence[str]) -> None:
    """Take two more elements of an army that lost its general or its camp, those that left first (CIV-6.8.4.4c)."""
    world, country = play.state, clash.countries[side]
    if not country:
        return
    army = sorted(stack(world, country, clash.engagement.hex), key=lambda one: number_of(one.id))
    helpers = [id for one in clash.helps for id in one.elements]
    army = [one for one in army if one.id not in helpers]
    gone = [one for one in army if one.id in left]
    stayed = [one for one in army if one.id not in left]
    taken = picks(play.chance, "CIV-6.8.4.4c", "extra.loss", country, gone, EXTRA_LOSS)
    taken += picks(play.chance, "CIV-6.8.4.4c", "extra.loss", country, stayed, EXTRA_LOSS - len(taken))
    for one in taken:
        del world.elements[one.id]
    if taken:
        play.tell(ExtraLost(country=country, types=tuple(one.type for one in taken)))
        wrong(play, country, clash.countries[1 - side], sum(unit_cost(world, one.type) + 1 for one in taken))


def settle_field(play: Play[World], clash: Clash, winner: str, loser: str, side: int) -> None:
    """Capture what the loser held there, lift his siege, and let him go (CIV-6.8.4.4d, CIV-6.8.4.4h, CIV-6.8.4.4j)."""
    world, hexagon = play.state, clash.engagement.hex
    siege = world.sieges.get(hexagon)
    beaten = stack(world, loser, hexagon) if loser else []
    if siege and siege.besieger == loser:
        lift_siege(play, hexagon, "beaten")
    if place_owner(world, hexagon) == loser and (loser or world.city_at(hexagon)):
        capture(play, hexagon, winner, stormed=True)
    if loser:
        retreat(play, loser, beaten, hexagon, victor=winner)
    if winner and not stack(world, winner, hexagon):
        lose_beached(play, winner, hexagon, loser)
    for one in clash.helps:
        if one.side != side:
            send_home(play, one, winner)


def send_home(play: Play[World], one: Help, victor: str = "") -> None:
    """Let a beaten contingent back to its stack in a city or fort of its own, else let it retreat (CIV-6.8.4.4g)."""
    world = play.state
    those = [world.elements[id] for id in one.elements if id in world.elements]
    homeless = [each for each in those if place_owner(world, each.hex) != one.country]
    for start in dict.fromkeys(each.hex for each in homeless):
        here = [each for each in homeless if each.hex == start]
        retreat(play, one.country, here, start, victor=victor)
