"""What follows a battle, in its order: losses, prestige, initiative, conquest, disbanding (FIE-9.10)."""

from rules.fiefs.armies.events import InitiativePassed
from rules.fiefs.armies.raising import name_generals, to_reserve, too_few
from rules.fiefs.board.conflicts import Outcome
from rules.fiefs.board.forces import Army
from rules.fiefs.board.state import World
from rules.fiefs.conquest.conquest import conquer
from rules.fiefs.ending.conflicts import check_end
from rules.fiefs.prestige.ledger import award
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play


def settle_battle(play: Play[World], winner: Army, loser: Army, fief: str, outcome: Outcome) -> Flow:
    """Carry out how a battle ended, but for the retreat (FIE-9.10, FIE-11.8, FIE-11.9)."""
    world, id = play.state, winner.conflict
    for army in (winner, loser):
        gone = outcome.lost.get(army.id, [])
        to_reserve(army, [one for one in army.elements if one.id in gone])
        name_generals(world, army)
    for seat, points in outcome.points.items():
        award(play, seat, points, "battle", "FIE-12.1", fief)
    take_initiative(play, winner)
    loser.siege = None  # FIE-8.42
    yield from conquer(play, winner, fief)
    for army in (loser, winner):
        if not check_end(play, id) and too_few(play, army):
            check_end(play, id)


def take_initiative(play: Play[World], winner: Army) -> None:
    """Give the winner of a battle the initiative, from the next campaign turn on (FIE-7.6)."""
    conflict = play.state.conflicts[winner.conflict]
    if conflict.initiative != winner.id:
        conflict.initiative = winner.id
        play.tell(InitiativePassed(army=winner.id, won=True))
