"""Phase 3: every march meets what it finds, battle by battle (CAN-4.3c, CAN-7.1, CAN-7.16)."""

from collections.abc import Iterator, Sequence

from rules.candlebre.battle.aftermath import honor_deed
from rules.candlebre.battle.battles import fight
from rules.candlebre.battle.events import BattleEnded, ProvinceHeld, ProvinceTaken
from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.forces import count, rolling, stand, without
from rules.candlebre.board.geography import nearest
from rules.candlebre.board.holdings import change_hands, standing_works
from rules.candlebre.board.memory import felt
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import LEADER_MOVE, UNITS, WITHDRAWAL_HONOR
from rules.candlebre.board.war import Battle, Force, Group, March
from rules.candlebre.board.wording import told_units
from rules.candlebre.currencies.honor import change_honor
from rules.candlebre.diplomacy.alliances import break_alliance
from rules.candlebre.mercenaries.neutrals import defenders, joined
from rules.candlebre.movement.events import MarchJoined, UnitsReturned
from rules.candlebre.people.leaders import remove_leader
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play

Marches = Sequence[tuple[str, March]]
"""Marches, each with the seat that sent it out."""


def engage(play: Play[World], marches: Marches) -> Flow:
    """Let marches on different provinces meet who stands there, and fight all their battles (CAN-4.3c, CAN-7.18g)."""

    def ended(battle: Battle) -> None:
        del play.state.fighting[battle.target]
        fought = count_losses(play, battle)
        honor_deed(play, battle)
        conclude(play, battle, fought or battle.march)

    yield from fight(play, met(play, marches), ended)


def met(play: Play[World], marches: Marches) -> Iterator[Battle]:
    """Give the battles that marches bring, each begun before the next march arrives."""
    for seat, march in marches:
        battle = meet(play, seat, march)
        if battle:
            yield battle


def meet(play: Play[World], seat: str, march: March) -> Battle | None:
    """Let a march meet whoever holds its target at this moment (CAN-4.3c, CAN-4.3d, CAN-6.7, CAN-7.1)."""
    world = play.state
    place = world.provinces[march.target]
    if place.owner == seat:
        join(play, seat, march)
        return None
    if place.owner in world.houses[seat].allies and not march.breaks_alliance:
        send_home(play, seat, march)
        return None
    if place.owner:
        world.houses[seat].marched_on_house = True
        felt(world, place.owner, seat, "attack")
        break_alliance(play, seat, place)
    battle = muster(world, seat, march)
    joined(play, battle)
    for force in (battle.attacker, battle.defender):
        force.came = dict(force.units)
    world.fighting[battle.target] = battle
    return battle


def muster(world: World, seat: str, march: March) -> Battle:
    """Give the battle that a march begins (CAN-6.5, CAN-7.1)."""
    place = world.provinces[march.target]
    world.battles += 1
    attacker = Force(seat=seat, units={}, orders=march.orders, leaders=[])
    for group in march.groups:
        attacker.units = gathered(attacker, group, steps(group))
        attacker.leaders += group.leaders
    defender = Force(
        seat=place.owner,
        units=dict(place.units) if place.owner else defenders(place),
        leaders=[one.id for one in world.leaders.values() if one.place == place.id and place.owner],
    )
    attacker.began, defender.began = rolling(attacker.units), rolling(defender.units)
    return Battle(number=world.battles, target=place.id, attacker=attacker, defender=defender, march=march.told)


def gathered(force: Force, group: Group, taken: int) -> dict[str, int]:
    """Add a group to a force, noting what movement its units have left (CAN-6.10)."""
    units = dict(force.units)
    for kind, number in group.units.items():
        units[kind] = units.get(kind, 0) + number
        left = [UNITS[kind].move - taken] * number
        force.left[kind] = sorted([*force.left.get(kind, []), *left], reverse=True)
    return {kind: units[kind] for kind in UNITS if units.get(kind)}


def steps(group: Group) -> int:
    """Count the steps of a group's route (CAN-6.3)."""
    return 2 if group.through else 1


def count_losses(play: Play[World], battle: Battle) -> int:
    """Tell what a battle cost both sides, but for those who withdrew, and give the event; 0 for none (CAN-7.3)."""
    if not battle.round:
        return 0
    lost, their_lost = (
        without(without(force.came, force.units), force.escaped) for force in (battle.attacker, battle.defender)
    )
    gone = getattr(battle, battle.withdrew) if battle.withdrew else None
    told = play.tell(
        BattleEnded(
            because=led_by(battle.march),
            province=battle.target,
            rounds=battle.round,
            withdrew=gone.seat if gone else "",
            refuge=battle.retreat if gone and gone.escaped else "",
            losses=(
                (battle.attacker.seat, told_units(lost), count(battle.defender.taken)),
                (battle.defender.seat or NEUTRAL, told_units(their_lost), count(battle.attacker.taken)),
            ),
            dice=tuple(
                (force.seat or NEUTRAL, force.rolled, force.hit, force.due)
                for force in (battle.attacker, battle.defender)
            ),
        )
    )
    if battle.shamed:  # what it cost is told behind the battle that it is for
        change_honor(play, battle.shamed, WITHDRAWAL_HONOR, "CAN-7.15e")
    return told


def conclude(play: Play[World], battle: Battle, after: int) -> None:
    """Give the province to the winner, or leave it to its holder, after an event (CAN-7.16, CAN-7.16b, CAN-7.3b)."""
    place = play.state.provinces[battle.target]
    if battle.outcome == "attacker":
        take(play, battle, place, after)
        return
    if place.owner:
        place.units = dict(battle.defender.units)
        place.left = {kind: left[: place.units.get(kind, 0)] for kind, left in place.left.items()}
    else:
        place.garrison = min(place.garrison, battle.defender.units.get("mercenaries", 0))  # CAN-8.8a, CAN-9.7c
    empty = not count(battle.defender.units)
    play.tell(
        ProvinceHeld(
            because=led_by(after),
            seat=battle.attacker.seat,
            province=place.id,
            holder=place.owner or NEUTRAL,
            empty=empty,
        )
    )


def take(play: Play[World], battle: Battle, place: Province, after: int) -> None:
    """Hand a province over with all that stands in it, and let the victors stand there (CAN-7.16, CAN-7.16a)."""
    world, force = play.state, battle.attacker
    before = place.owner or NEUTRAL
    last = bool(place.owner) and [one.id for one in world.held(place.owner) if one.barracks] == [place.id]
    change_hands(place, force.seat)
    left = {kind: moves[: force.units[kind]] for kind, moves in force.left.items() if force.units.get(kind)}
    stand(place, force.units, left)
    for id in force.leaders:
        world.leaders[id].place = place.id
    play.tell(
        ProvinceTaken(
            because=led_by(after),
            seat=force.seat,
            province=place.id,
            before=before,
            works=tuple(standing_works(place)),
            fort=place.fort,
            units=told_units(force.units),
            last_barracks=last,
        )
    )


def led_by(event: int) -> tuple[int, ...]:
    """Give what led to an event by its number, so that it is told first; nothing for 0."""
    return (event,) if event else ()


def join(play: Play[World], seat: str, march: March) -> None:
    """Let a march join the troops that hold its target for its own House (CAN-4.3g)."""
    world, place = play.state, play.state.provinces[march.target]
    for group in march.groups:
        stand(place, group.units, {kind: [0] * number for kind, number in group.units.items()})
        settle_leaders(world, group, place)
    play.tell(MarchJoined(seat=seat, target=place.id))


def send_home(play: Play[World], seat: str, march: March) -> None:
    """Call a march off: its units go back, or to the nearest province, or are lost (CAN-4.3f, CAN-6.10a, CAN-8.7)."""
    world = play.state
    for group in march.groups:
        origin = world.provinces[group.origin]
        home = origin if origin.owner == seat else nearest(world, seat, group.origin)
        units = told_units(group.units)
        play.tell(
            UnitsReturned(
                seat=seat,
                units=units,
                province=home.id if home else "",
                target=march.target,
                ally=world.provinces[march.target].owner,
            )
        )
        if home is None:
            for id in group.leaders:
                remove_leader(play, id, "CAN-8.7")
            continue
        stand(home, group.units, {kind: [0] * number for kind, number in group.units.items()})
        settle_leaders(world, group, home)


def settle_leaders(world: World, group: Group, place: Province) -> None:
    """Put the leaders of a group where its units stand; they go no further (CAN-6.10a)."""
    for id in group.leaders:
        world.leaders[id].place, world.leaders[id].steps = place.id, LEADER_MOVE
