"""Battles: from the first round to the last (CAN-7).

`engaging` musters a battle and calls `fight`; when `fight` is done, `engaging` hands the province over, lets the
victors stand there, and tells who holds it. In between everything is `fight`'s:

* `battle.attacker.units` and `battle.defender.units` are what is on the field; `fight` takes losses from them. The
  attacker's units stand in no province. The defender's province keeps its units until the end, and gets back what the
  defender's force then holds.
* Prisoners go to `world.houses[captor].prisoners[owner]` at once (CAN-7.11a), `owner` a seat or `neutral`.
* A side that withdraws loses its honor, its survivors stand in `battle.retreat` with no movement left
  (`forces.stand(place, units, left)`), its leaders with them; its `units` on the field are then empty.
* Leaders of a force that is destroyed are captured (`leader.captor`, `leader.place = ""`) or slip away (CAN-7.13f).
  Leaders who are on the field at the end are left in `Force.leaders`.
* Bounties leave the military purse as they are paid.
* `battle.outcome` and `battle.withdrew` say how it ended.
"""

from rules.candlebre.forces import printed, rolling, without
from rules.candlebre.state import Battle, Force, World
from rules.candlebre.tables import DIE, ROLLING, Role
from rules.kernel.play import Play
from rules.kernel.windows import Flow


def fight(play: Play[World], battle: Battle) -> Flow:
    """Fight round after round until a side is eliminated (CAN-7.2, CAN-7.3)."""
    while not battle.outcome and rolling(battle.attacker.units) and rolling(battle.defender.units):
        battle.round += 1
        ours = hits(play, battle, battle.attacker, "attack")
        theirs = hits(play, battle, battle.defender, "defence")
        lose(battle.defender, ours)
        lose(battle.attacker, theirs)
    standing = rolling(battle.attacker.units), rolling(battle.defender.units)
    battle.outcome = "attacker" if standing[0] else "defender" if standing[1] else "nobody"
    yield from ()


def hits(play: Play[World], battle: Battle, force: Force, role: Role) -> int:
    """Roll a d20 for each unit and count those at or under its value (CAN-7.4)."""
    house = play.state.houses.get(force.seat)
    found = 0
    for kind in ROLLING:
        place = play.state.provinces[battle.target].name
        dice = play.chance.cast("CAN-7.4", f"battle.{role}.{kind}", place, force.units.get(kind, 0), DIE)
        found += sum(die <= printed(house, kind, role) for die in dice)
    return found


def lose(force: Force, number: int) -> None:
    """Take losses in rolling order."""
    for kind in ROLLING:
        gone = min(number, force.units.get(kind, 0))
        force.units, number = without(force.units, {kind: gone}), number - gone
