"""The turn: two phases, in the order of the rulebook."""

from rules.newgame.battles import fight
from rules.newgame.events import GameEnded, Harvested
from rules.newgame.orders import Raid, within_reach
from rules.newgame.state import World
from rules.newgame.tables import HARVEST_DIE

from rules.kernel.orders.windows import Flow, Window, ask
from rules.kernel.play.play import Phase, Play


def harvest(play: Play[World]) -> Flow:
    """Roll a die for each place and let its holder have so many coins, in secret (NEW-2.1)."""
    world = play.state
    world.turn = play.turn
    for side in world.sides.values():
        for place in world.held(side.id):
            with play.causes():
                coins = play.chance.die("NEW-2.1", "harvest", place, HARVEST_DIE, audience=(side.id,))
                side.coins += coins
                told = Harvested(audience=(side.id,), seat=side.id, place=place, coins=coins, left=side.coins)
                play.tell(told)
    yield from ()


def raids(play: Play[World]) -> Flow:
    """Ask every side at once for its raid, then fight, then see whether the game is over (NEW-3, NEW-4, NEW-5.1)."""
    world = play.state
    asked = [side for side in world.sides if within_reach(world, side) and world.sides[side].coins]
    plans: Window[Raid] = Window(
        name="plans",
        clause="NEW-3.1",
        asked=asked,
        orders=(Raid,),
        silence="You raid nobody.",
        title="Whom do you raid?",
        meanwhile="The sides make their plans.",
    )
    play.carry_out((yield from ask(plans)))
    yield from fight(play)
    if play.turn >= world.turns or len({place.owner for place in world.places.values()}) == 1:
        world.ended = True
        play.tell(GameEnded(places=tuple((side, len(world.held(side))) for side in world.sides)))


TURN: tuple[Phase[World], ...] = (harvest, raids)
