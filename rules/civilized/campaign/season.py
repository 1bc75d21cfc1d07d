"""A season of war: everybody marches, the invaded answer, and all is decided in the order of play (CIV-6.8.1)."""

from collections.abc import Generator, Mapping, Sequence
from typing import Any

from rules.civilized.battle.aid import all_helpers, friend_in
from rules.civilized.battle.forces import Clash
from rules.civilized.battle.reporting import is_played, report_all
from rules.civilized.campaign.ahead import line_of, standing_ahead
from rules.civilized.campaign.initiative import in_play
from rules.civilized.campaign.orders import COMMAND_ORDERS
from rules.civilized.campaign.waking import wages_war
from rules.civilized.conquest.exploration import annex, close_season, go_on
from rules.civilized.defence.answers import Aid, Reply, default_reply, fight_out, has_choice, prepare
from rules.civilized.defence.orders import (
    DEFENCE_ORDERS,
    Answer,
    DonateAid,
    GiveBattle,
    HelpOrder,
    SendContingent,
    StandSiege,
    Withdraw,
)
from rules.civilized.march.expeditions import chosen
from rules.civilized.march.generals import named_general
from rules.civilized.march.maneuvers import Maneuver
from rules.civilized.march.orders import CARE_ORDERS, MARCH_MANEUVERS, Explore
from rules.civilized.sea.orders import SEA_ORDERS
from rules.civilized.sea.voyages import record_lanes
from rules.civilized.siege.orders import SIEGE_ORDERS
from rules.civilized.siege.siege import end_void_sieges, mark_besieged, press_siege
from rules.civilized.war.relations import field_army, stacks
from rules.civilized.war.wars import end_wild_wars
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import World
from rules.civilized.world.war import Season
from rules.kernel.errors import Refusal
from rules.kernel.orders.windows import Flow, Sealed, Window, ask
from rules.kernel.play.play import Play
from rules.kernel.state.finding import find

MANEUVERS: tuple[type[Maneuver], ...] = (*MARCH_MANEUVERS, *SEA_ORDERS, *SIEGE_ORDERS)
BY_NAME = {order.name: order for order in MANEUVERS}
MANEUVER_ORDERS: tuple[type[Deed], ...] = (*MARCH_MANEUVERS, *CARE_ORDERS, *SEA_ORDERS, *SIEGE_ORDERS, *COMMAND_ORDERS)
"""What every window that takes maneuvers takes (section 4)."""
Answers = tuple[dict[int, Reply], dict[int, list[Aid]]]
Asking = Generator[Window[Any], Sealed, Answers]  # Any: windows differ in their orders


def open_season(world: World, season: Season) -> None:
    """Begin a season: nobody has moved yet, and nobody is engaged (CIV-6.8.1j)."""
    world.season = season
    world.engagements = {}
    for element in world.elements.values():
        element.moved = element.aided = False
    for ship in world.ships.values():
        ship.moved = False
    record_lanes(world)


def season_of_war(play: Play[World], season: Season) -> Flow:
    """Play a season's round: orders, march, answers, decision (CIV-3.1c, CIV-3.1d).

    Without tables it opens two windows at most, and none where nobody fights (CIV-3.1g).
    """
    world = play.state
    end_void_sieges(play)
    if season != "Spring":  # Spring's marches come with the decrees (CIV-6.8.1c)
        open_season(world, season)
        yield from ask_maneuvers(play, season)
    march(play)
    replies, aids = yield from ask_defence(play)
    yield from fight_on_tables(play, replies, aids)
    decide(play, replies, aids)
    mark_besieged(world)
    close_season(world)
    if season != "Autumn":
        annex(play)
    note_invaders(world)
    end_wild_wars(play)
    world.engagements = {}
    world.ordered = [one for one in world.ordered if one.season != season]


def ask_maneuvers(play: Play[World], season: Season) -> Flow:
    """Ask the belligerents for their marches of a season, all at once (CIV-6.8.1c, CIV-6.8.1d)."""
    world = play.state
    window = Window(
        name=f"maneuver_{season.lower()}",
        clause="CIV-6.8.1c",
        asked=[country.id for country in world.standing() if is_asked(play, country.id)],
        orders=MANEUVER_ORDERS,
        title="Where do you march and sail?",
        silence="What you ordered ahead is done; else nothing moves, sieges and explorations go on.",
        silences=standing_ahead(world, BY_NAME, "else nothing moves, sieges and explorations go on."),
        meanwhile="Those at war order their marches.",
    )
    for seat, order in (yield from ask(window)):
        play.obey(seat, order)


def is_asked(play: Play[World], seat: str) -> bool:
    """Tell whether a seat is asked for its marches: at war, and a player only if the war is awake (CIV-6.8.1c)."""
    if seat not in play.players:
        return bool(play.state.wars_of(seat))
    return wages_war(play.state, seat)


def march(play: Play[World]) -> None:
    """Carry out every seat's maneuvers in the order of play, each in the order given (CIV-6.8.1d, CIV-6.8.1e)."""
    world = play.state
    for seat in in_play(world):
        due = [one for one in world.ordered if (one.seat, one.season) == (seat, world.season)]
        for ordered in due:
            world.ordered.remove(ordered)
            attempt(play, seat, BY_NAME[ordered.order].model_validate({**ordered.fields, "season": "next"}))
        chain_on(play, seat)


def attempt(play: Play[World], seat: str, order: Maneuver) -> None:
    """Do a maneuver if it still may be done; else it is dropped, which its seat is told (CIV-6.8.1f)."""
    try:
        order.plan(play.state, seat)
    except Refusal as refusal:
        play.fail(seat, order, refusal, line=line_of(play.state, order.name, order.model_dump(mode="json")))
        return
    order.execute(play, seat)


def chain_on(play: Play[World], seat: str) -> None:
    """Send explorers whose hex is annexed on to their next one, unless they have other orders (CIV-6.8.5k)."""
    world = play.state
    for known in go_on(world, seat):
        goal, rest = known.then[0], known.then[1:]
        del world.explorations[f"{seat} {known.hex}"]
        try:
            chosen(world, seat, known.hex, {}, world.season)
        except Refusal:
            continue
        attempt(play, seat, Explore(army=known.hex, hexes=(goal, *rest)))


def ask_defence(play: Play[World]) -> Asking:
    """Ask the invaded and their possible helpers about all fights of the season at once (CIV-6.8.1g, CIV-6.8.4.3b).

    A helper stays out of each fight for which it gives nothing, whether it says so or not (CIV-6.8.4.3d).
    """
    world = play.state
    open_ones = [one for one in world.engagements.values() if has_choice(world, one)]
    invaded = {one.defender for one in open_ones if one.kind in ("invasion", "meeting") and one.defender}
    able = [(helper, one) for helper, one in all_helpers(play) if one in open_ones]
    friends = {helper for helper, _ in able}
    window = Window(
        name="defence",
        clause="CIV-6.8.4.1b",
        asked=[seat for seat in world.seats if seat in invaded | friends],
        orders=DEFENCE_ORDERS,
        deadline="reaction",
        title="Armies meet: battle, siege, or away? Do allies help?",
        silence="Cities and forts stand siege; an army in the open fights if it is no smaller, else withdraws; "
        "allies stay out, of which everybody hears.",
        meanwhile="Armies stand face to face.",
    )
    replies: dict[int, Reply] = {}
    aids: dict[int, list[Aid]] = {}
    for seat, order in (yield from ask(window)):
        sent = tuple(order.elements(world, seat)) if isinstance(order, SendContingent) else ()
        if not play.obey(seat, order):
            continue
        fight = find(
            (one for one in world.engagements.values() if one.hex == place_in(order) and not one.result),
            f"the fight at {place_in(order)}",
        )
        if isinstance(order, Answer):
            replies[fight.number] = reply_of(world, order)
        elif isinstance(order, SendContingent | DonateAid):
            aids.setdefault(fight.number, []).append(aid_of(world, seat, order, sent))
    for seat, fight in able:
        said = aids.setdefault(fight.number, [])
        if not any(one.country == seat for one in said):
            said.append(Aid(seat, "out", friend_in(world, seat, fight)))
    return replies, aids


def place_in(order: Deed) -> str:
    """Give the hex that an answer is about."""
    return order.hex if isinstance(order, Answer | HelpOrder) else ""


def reply_of(world: World, order: Answer) -> Reply:
    """Give what an answer says."""
    if isinstance(order, GiveBattle):
        return Reply("battle", order.up, order.taking)
    if isinstance(order, StandSiege):
        goal = world.cities[order.city].hex if order.city else ""
        return Reply("siege", order.up, order.taking, leaving=order.leaving, goal=goal)
    if isinstance(order, Withdraw):
        return Reply("withdraw", goal=order.goal)
    return Reply("ignore")


def aid_of(world: World, seat: str, order: SendContingent | DonateAid, sent: tuple[str, ...]) -> Aid:
    """Give what an ally does; `sent` are the elements of its contingent."""
    if isinstance(order, DonateAid):
        return Aid(seat, "points", order.side)
    leader = next((id for id in sent if world.elements[id].type == order.general), "")
    return Aid(seat, "contingent", order.side, sent, leader)


def fight_on_tables(play: Play[World], replies: Mapping[int, Reply], aids: Mapping[int, Sequence[Aid]]) -> Flow:
    """Carry out first the answers of battles that players fight on a table, then ask for all reports (CIV-6.8.4.2d)."""
    world = play.state
    if world.settings.battles != "tabletop":
        return
    clashes: list[Clash] = []
    for one in list(world.engagements.values()):
        offered = one.kind in ("sally", "relief")
        wants = offered or (replies.get(one.number) or default_reply(world, one)).kind == "battle"
        if wants and is_played(play, (one.mover, one.defender)):
            clash = prepare(play, one, replies.get(one.number), aids.get(one.number, ()))
            if clash:
                clashes.append(clash)
    yield from report_all(play, clashes)


def decide(play: Play[World], replies: Mapping[int, Reply], aids: Mapping[int, Sequence[Aid]]) -> None:
    """Decide the fights that each seat opened, then draw for its sieges, in the order of play (CIV-6.8.1h)."""
    world = play.state
    for seat in in_play(world):
        for one in [each for each in world.engagements.values() if each.mover == seat]:
            if not one.result:
                clash = prepare(play, one, replies.get(one.number), aids.get(one.number, ()))
                if clash:
                    fight_out(play, clash)
        for hexagon in sorted(world.sieges):
            siege = world.sieges.get(hexagon)
            if siege and siege.besieger == seat and (siege.year, siege.season) != (world.year, world.season):
                press_siege(play, siege)


def note_invaders(world: World) -> None:
    """Note whose field army stands in an enemy's land at the end of Autumn: its general may make peace (CIV-7.2k)."""
    for war in world.wars.values():
        war.in_land, war.generals = [], {}
        if world.season != "Autumn" or not war.defender:
            continue
        for side, other in ((war.attacker, war.defender), (war.defender, war.attacker)):
            there = [
                those
                for hexagon, those in stacks(world, side).items()
                if len(those) >= field_army(world) and world.owners.get(hexagon) == other
            ]
            if there:
                war.in_land.append(side)
                bearer = named_general(world, [one for those in there for one in those])
                war.generals |= {side: bearer.general} if bearer else {}
