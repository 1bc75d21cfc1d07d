"""Battles: from the first round to the last (CAN-7).

`engaging` musters battles and calls `fight`; when one is over, `engaging` hands its province over, lets the victors
stand there, and tells who holds it. In between everything is `fight`'s:

* `battle.attacker.units` and `battle.defender.units` are what is on the field; `fight` takes losses from them. The
  attacker's units stand in no province. The defender's province keeps its units until the end, and gets back what the
  defender's force then holds.
* Prisoners go to `world.houses[captor].prisoners[owner]` at once (CAN-7.11a), `owner` a seat or `neutral`.
* A side that withdraws loses its honor, its survivors stand in `battle.retreat` with no movement left, its leaders with
  them; its `units` on the field are then empty.
* Leaders of a force that is destroyed are captured or slip away (CAN-7.13f). Leaders who are on the field at the end
  are left in `Force.leaders`.
* Bounties leave the military purse as they are paid.
* `battle.outcome` and `battle.withdrew` say how it ended.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from rules.candlebre.battle.aftermath import finish, imprison
from rules.candlebre.battle.choices import choices
from rules.candlebre.battle.events import BattleBegan, BountyPaid, RoundBegan, SideFought, TierFought, VolleyTold
from rules.candlebre.battle.melee import INITIATIVE, Melee, Side, values
from rules.candlebre.battle.rounds import Dice, Tier, Volley, fight_round, plan
from rules.candlebre.battle.rout import leave_field, must_leave
from rules.candlebre.battle.windows import asked
from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.cards import BROKER, ENGINEER, HUNTRESS, MARSHAL, REAVER, WARDEN
from rules.candlebre.board.forces import added, ordered, rolling
from rules.candlebre.board.holdings import manned_fort
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import DIE, FLANK_LEVEL, INITIATIVE_LEVEL, UNITS, Role
from rules.candlebre.board.war import Battle, Force
from rules.candlebre.board.wording import told_units
from rules.kernel.facts.names import BETWEEN
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play

LAST_ROUND = 60
"""After it the attacker has to go (CAN-7.3c)."""
COUNTERS, MARSHALS_COUNTERS = 3, 5
"""Re-rolls that a leader brings (CAN-7.13a, CAN-11.8)."""
LED, LED_WELL = 1, 2
"""What a leader adds to all dice, and the Reaver attacking or the Warden defending (CAN-7.13)."""
RALLY = 1
"""CAN-7.14"""
NEUTRAL_LOOK = ("#8c8371", 5)
"""A colour and a pattern that no House has."""


def fight(play: Play[World], battles: Iterable[Battle], ended: Callable[[Battle], None]) -> Flow:
    """Fight battles side by side, round after round, until each is over; a round asks once about all (CAN-7.18g).

    `ended` is called for each as it is over; a battle is taken from `battles` when those before it have begun.
    """
    running: list[tuple[Battle, Melee]] = []
    for battle in battles:
        melee = begin(play, battle)
        if melee.over:
            finish(play, battle)
            ended(battle)
        else:
            running.append((battle, melee))
    while running:
        # Windows stand in this loop, for each round is decided on what the one before has left (CAN-7.18).
        yield from asked(play, [battle for battle, _ in running])
        for battle, melee in list(running):
            if not goes_on(play, battle, melee):
                running.remove((battle, melee))
                finish(play, battle)
                ended(battle)


def begin(play: Play[World], battle: Battle) -> Melee:
    """Let two forces meet; a province without a unit that rolls falls at once: no round, no die, no deed (CAN-7.1b)."""
    melee = muster(play.state, battle)
    if rolling(battle.defender.units):
        battle.attacker.counters, battle.defender.counters = melee.attacker.counters, melee.defender.counters
        announce(play, battle, melee)
    return melee


def goes_on(play: Play[World], battle: Battle, melee: Melee) -> bool:
    """Fight a round, unless a side leaves before it; tell whether another follows (CAN-7.2, CAN-7.3)."""
    settle_choices(play.state, battle, melee)
    if melee.round and (must_leave(play, battle, melee, LAST_ROUND) or leave_field(play, battle, melee)):
        return False
    fight_one(play, battle, melee)
    return not melee.over


def muster(world: World, battle: Battle) -> Melee:
    """Give the melee of a battle (CAN-7.4g)."""
    fort = manned_fort(world.provinces[battle.target])
    melee = Melee(side_of(world, battle.attacker, "attack"), side_of(world, battle.defender, "defence"), fort)
    settle_choices(world, battle, melee)
    return melee


def side_of(world: World, force: Force, role: Role) -> Side:
    """Give a force as its dice see it: research, House, leaders and rally (CAN-7.13, CAN-7.13g, CAN-7.14, CAN-8.2a)."""
    house = world.houses.get(force.seat)
    if house is None:
        return Side(role, dict(force.units), values(), captures=False)
    cards = [world.leaders[id].card for id in force.leaders]
    level = house.level.get("military", 0)
    skilled = (REAVER if role == "attack" else WARDEN) in cards
    led = (LED_WELL if skilled else LED) if force.leaders else 0
    return Side(
        role,
        dict(force.units),
        values(level, house.charter.cavalry_bonus, BROKER in cards, HUNTRESS in cards),
        plus=led + (RALLY if house.rally_until >= world.turn else 0),
        purse=house.military,
        counters=sum(MARSHALS_COUNTERS if card == MARSHAL else COUNTERS for card in cards),
        initiative=infantry_class() if level >= INITIATIVE_LEVEL else INITIATIVE,
        flanks=level >= FLANK_LEVEL,
        engineers=cards.count(ENGINEER),
    )


def infantry_class() -> frozenset[str]:
    """Give the types that count as infantry for advances (CAN-13.9, CAN-13.9a)."""
    return frozenset(kind for kind, table in UNITS.items() if table.armed_as == "infantry")


def settle_choices(world: World, battle: Battle, melee: Melee) -> None:
    """Take up what both sides have decided for the coming round (CAN-7.17, CAN-7.18a)."""
    melee.attacker.choices = choices(world, battle.attacker, "attack", battle.target)
    melee.defender.choices = choices(world, battle.defender, "defence", battle.target)


def announce(play: Play[World], battle: Battle, melee: Melee) -> None:
    """Tell who meets whom."""
    world = play.state
    named = [(id, force.seat or NEUTRAL) for force in (battle.attacker, battle.defender) for id in force.leaders]
    play.tell(
        BattleBegan(
            number=battle.number,
            attacker=battle.attacker.seat,
            defender=battle.defender.seat or NEUTRAL,
            province=battle.target,
            attacking=told_units(battle.attacker.units),
            defending=told_units(battle.defender.units),
            leaders=tuple(named),
            fort=melee.fort,
            looks=(look(world, battle.attacker.seat), look(world, battle.defender.seat)),
        )
    )


def look(world: World, seat: str) -> tuple[str, int]:
    """Give the colour and the number of the pattern that a side has on the map; neutrals are plain."""
    houses = list(world.houses)
    return (world.houses[seat].colour, houses.index(seat)) if seat in houses else NEUTRAL_LOOK


def fight_one(play: Play[World], battle: Battle, melee: Melee) -> None:
    """Fight one round: bounties, then the tiers, each told with its dice (CAN-7.2, CAN-8.3)."""
    world = play.state
    pay_bounty(play, battle.attacker, melee.attacker)
    pay_bounty(play, battle.defender, melee.defender)
    tell_round(play, battle, melee)
    with play.causes() as because:
        tiers = fight_round(melee, dice(play, battle))
    for tier in tiers:
        tell_tier(play, battle, melee, tier, tuple(because) if tier.number == 1 else ())
        imprison(world, battle.attacker, battle.defender, tier.losses[1].captured)
        imprison(world, battle.defender, battle.attacker, tier.losses[0].captured)
    battle.round = melee.round
    for place, force in enumerate((battle.attacker, battle.defender)):
        force.killed = gathered(tier.losses[place].killed for tier in tiers)
        force.captured = gathered(tier.losses[place].captured for tier in tiers)
    for force, side in ((battle.attacker, melee.attacker), (battle.defender, melee.defender)):
        force.units, force.counters, force.ready = ordered(side.units), side.counters, sorted(side.ready)


def gathered(lots: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """Add up what was lost tier by tier."""
    found: dict[str, int] = {}
    for lot in lots:
        found = added(found, lot)
    return ordered(found)


def dice(play: Play[World], battle: Battle) -> Dice:
    """Give dice that are drawn, and told, under the name of who rolls them (CAN-7.4)."""

    def roll(side: Side, kind: str, number: int, needed: int) -> Sequence[int]:
        force = battle.attacker if side.role == "attack" else battle.defender
        subject = BETWEEN.join((force.seat or NEUTRAL, battle.target))
        return play.chance.cast("CAN-7.4", f"battle.{side.role}.{kind}", subject, number, DIE)

    return roll


def pay_bounty(play: Play[World], force: Force, side: Side) -> None:
    """Pay the highest bounty wanted that purse and cap bear, for all here or none (CAN-8.3a, CAN-8.3b, CAN-7.17b)."""
    hired, house = side.count("mercenaries"), play.state.houses.get(force.seat)
    side.bounty = force.bounty = 0
    if house is None or not hired:
        return
    level, cap = side.choices.bounty, side.choices.bounty_cap
    while level and (hired * level > house.military or (cap and force.paid + hired * level > cap)):
        level -= 1
    if not level:
        return
    house.military -= hired * level
    force.paid += hired * level
    side.bounty = force.bounty = level
    play.tell(BountyPaid(seat=force.seat, level=level, gold=hired * level))


def tell_round(play: Play[World], battle: Battle, melee: Melee) -> None:
    """Tell that a round begins, and who makes ready to charge."""
    melee.round += 1  # as the round itself will count it
    preparing = [
        (force.seat or NEUTRAL, kind)
        for force, side in ((battle.attacker, melee.attacker), (battle.defender, melee.defender))
        for kind in sorted(plan(melee, side).preparing)
    ]
    melee.round -= 1
    play.tell(
        RoundBegan(
            number=battle.number,
            round=melee.round + 1,
            preparing=tuple(preparing),
            shelter=melee.shelter,
        )
    )


def tell_tier(play: Play[World], battle: Battle, melee: Melee, tier: Tier, because: tuple[int, ...]) -> None:
    """Tell the dice of a tier and what they cost."""
    if not any(tier.volleys):
        return
    for force, volleys in zip((battle.attacker, battle.defender), tier.volleys, strict=True):
        force.rolled += sum(len(one.dice) for one in volleys)
        force.hit += sum(one.hits for one in volleys)
        force.due += sum(one.needed * len(one.dice) for one in volleys)
    sides = tuple(
        SideFought(
            side=force.seat or NEUTRAL,
            volleys=tuple(volley_told(one) for one in volleys),
            killed=told_units(losses.killed),
            captured=told_units(losses.captured),
        )
        for force, volleys, losses in zip((battle.attacker, battle.defender), tier.volleys, tier.losses, strict=True)
    )
    told = TierFought.of(because=because, number=battle.number, round=melee.round, tier=tier.number, sides=sides)
    play.tell(told)


def volley_told(volley: Volley) -> VolleyTold:
    """Give a volley as an event holds it."""
    return volley.kind, volley.needed, tuple(volley.dice), volley.hits
