"""The window before each round of an interactive battle (CAN-7.18)."""

from rules.candlebre.battle.orders import Fight, Rest, Withdraw
from rules.candlebre.board.seats import run_by_player
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Battle, BattleOrders, Force
from rules.kernel.orders.windows import Flow, Window, Wording, ask
from rules.kernel.play.play import Play

LAST_ASKED = 60
"""After this round the attacker has to go, whatever anybody says (CAN-7.3c)."""


def asked(play: Play[World], battle: Battle) -> Flow:
    """Ask the sides that players hold, at once and secretly, what they do in the coming round (CAN-7.18)."""
    world = play.state
    for force in (battle.attacker, battle.defender):
        force.now, force.spoke, force.leaves = BattleOrders(), False, ""
    seats = [force.seat for force in (battle.attacker, battle.defender) if decides(world, force)]
    if world.settings.battles != "interactive" or battle.round >= LAST_ASKED or not seats:
        return
    window = Window(
        name="round",
        clause="CAN-7.18",
        asked=seats,
        orders=(Fight, Rest, *((Withdraw,) if battle.round else ())),
        title="How do you fight?",
        silence="Your standing battle orders decide, withdrawal included.",
        meanwhile="A battle goes into its next round.",
        deadline="reaction",
        players_only=True,
        words=lambda: words(world, battle),
    )
    for seat, order in (yield from ask(window)):
        play.obey(seat, order)


def words(world: World, battle: Battle) -> Wording:
    """Say which battle it is, and how far it has come."""
    place, number = world.provinces[battle.target].name, battle.round + 1
    return {
        "title": f"Round {number} of the battle at {place}: how do you fight?",
        "meanwhile": f"The battle at {place} goes into round {number}.",
    }


def decides(world: World, force: Force) -> bool:
    """Tell whether a person is asked for a side: one who plays it and has not handed it over (CAN-7.18e, CAN-7.18f)."""
    return bool(force.seat) and not force.rest and run_by_player(world, force.seat)
