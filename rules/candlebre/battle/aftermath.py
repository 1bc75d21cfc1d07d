"""After the last die: prisoners, engines, leaders and honor (CAN-7.3, CAN-7.11a, CAN-7.13d to CAN-7.13f, CAN-7.16)."""

from collections.abc import Mapping

from rules.candlebre.battle.events import DeedOfHonor, ForceLost, LeaderCaptured
from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.forces import added, ordered, rolling
from rules.candlebre.board.geography import nearest
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import DEED_HONOR, DEED_UNITS, LEADER_MOVE
from rules.candlebre.board.war import Battle, Force
from rules.candlebre.board.wording import told_units
from rules.candlebre.currencies.honor import change_honor
from rules.candlebre.people.events import LeaderMoved
from rules.candlebre.people.leaders import remove_leader
from rules.kernel.play.play import Play


def imprison(world: World, captor: Force, loser: Force, units: Mapping[str, int]) -> None:
    """Give captured units to the captor's House at once; neutrals hold nobody (CAN-7.11a, CAN-9.4, CAN-7.15h)."""
    caught = ordered(units)
    house = world.houses.get(captor.seat)
    if house is None or not caught:
        return
    owner = loser.seat or NEUTRAL
    house.prisoners[owner] = added(house.prisoners.get(owner, {}), caught)
    captor.taken = added(captor.taken, caught)


def finish(play: Play[World], battle: Battle) -> None:
    """Say who won, as does who stays when the other leaves (CAN-7.3, CAN-7.3b, CAN-7.15k, CAN-7.16)."""
    attacker, defender = battle.attacker, battle.defender
    battle.outcome = "attacker" if rolling(attacker.units) else "defender" if rolling(defender.units) else "nobody"
    if battle.outcome != "attacker":
        lose(play, battle, attacker, defender)
    if battle.outcome != "defender":
        lose(play, battle, defender, attacker)


def lose(play: Play[World], battle: Battle, force: Force, winner: Force) -> None:
    """Take the engines and the leaders of a force without a rolling unit (CAN-7.3a, CAN-7.1b, CAN-7.13d)."""
    world = play.state
    taker = winner.seat if rolling(winner.units) else ""
    if force.units:
        if taker:
            imprison(world, winner, force, force.units)
        play.tell(ForceLost(seat=force.seat or NEUTRAL, captor=taker, units=told_units(force.units)))
        force.units = {}
    if taker:
        capture_leaders(play, force, taker, "CAN-7.13d")
    elif force is battle.attacker:
        let_leaders_slip(play, force, battle.target)
    # Where nobody wins, the defender's leaders stay in the province that is still his (CAN-7.13f).


def capture_leaders(play: Play[World], force: Force, captor: str, clause: str) -> None:
    """Make captives of all leaders of a force, whom no die can kill (CAN-7.9e, CAN-7.13c, CAN-7.13d, CAN-7.13e)."""
    world = play.state
    for id in force.leaders:
        one = world.leaders[id]
        one.captor, one.place = captor, ""
        play.tell(LeaderCaptured(clause=clause, leader=one.id, seat=one.seat, captor=captor))
    force.leaders = []


def let_leaders_slip(play: Play[World], force: Force, battlefield: str) -> None:
    """Let leaders slip away to their seat's nearest province; with none they are removed (CAN-7.13f, CAN-8.7)."""
    world = play.state
    for id in force.leaders:
        one = world.leaders[id]
        refuge = nearest(world, one.seat, battlefield)
        if refuge is None:
            remove_leader(play, id, "CAN-7.13f")
            continue
        one.place, one.steps = refuge.id, LEADER_MOVE
        play.tell(LeaderMoved(leader=one.id, seat=one.seat, province=refuge.id))
    force.leaders = []


def honor_deed(play: Play[World], battle: Battle) -> None:
    """Honor the winner of a battle of two Houses that each began with three rolling units (CAN-7.16d)."""
    attacker, defender = battle.attacker, battle.defender
    if not attacker.seat or not defender.seat or min(attacker.began, defender.began) < DEED_UNITS:
        return
    if battle.outcome == "nobody":
        return
    winner, loser = (attacker, defender) if battle.outcome == "attacker" else (defender, attacker)
    play.tell(
        DeedOfHonor(
            seat=winner.seat,
            loser=loser.seat,
            province=battle.target,
        )
    )
    change_honor(play, winner.seat, DEED_HONOR, "CAN-7.16d")
