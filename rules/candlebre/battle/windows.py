"""The window before each round of interactive battles (CAN-7.18)."""

from collections.abc import Sequence

from rules.candlebre.battle.orders import Fight, Rest, Withdraw
from rules.candlebre.board.seats import run_by_player
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Battle, BattleOrders, Force
from rules.kernel.orders.windows import Flow, Window, Wording, ask
from rules.kernel.play.play import Play
from rules.kernel.telling.phrases import row

LAST_ASKED = 60
"""After this round the attacker has to go, whatever anybody says (CAN-7.3c)."""


def asked(play: Play[World], battles: Sequence[Battle]) -> Flow:
    """Ask the sides that players hold, at once and secretly, what they do in the coming round (CAN-7.18, CAN-7.18g)."""
    world = play.state
    for force in (side for battle in battles for side in (battle.attacker, battle.defender)):
        force.now, force.spoke, force.leaves = BattleOrders(), False, ""
    if world.settings.battles != "interactive":
        return
    open_ = [battle for battle in battles if battle.round < LAST_ASKED and deciding(world, battle)]
    seats = list(dict.fromkeys(seat for battle in open_ for seat in deciding(world, battle)))
    if not seats:
        return
    window = Window(
        name="round",
        clause="CAN-7.18",
        asked=seats,
        orders=(Fight, Rest, *((Withdraw,) if open_[0].round else ())),
        title="How do you fight?",
        silence="Your standing battle orders decide, withdrawal included.",
        meanwhile="A battle goes into its next round.",
        deadline="reaction",
        players_only=True,
        words=lambda: words(world, open_),
    )
    for seat, order in (yield from ask(window)):
        play.obey(seat, order)


def words(world: World, battles: Sequence[Battle]) -> Wording:
    """Say which battles they are, and how far they have come; those that began together are in the same round."""
    where, number = row(world.provinces[battle.target].name for battle in battles), battles[0].round + 1
    many = bool(battles[1:])
    return {
        "title": f"Round {number} of the battle{'s' * many} at {where}: how do you fight?",
        "meanwhile": f"The battle{'s' * many} at {where} {'go' if many else 'goes'} into round {number}.",
    }


def deciding(world: World, battle: Battle) -> list[str]:
    """Give the seats that are asked about a battle, the attacker first."""
    return [force.seat for force in (battle.attacker, battle.defender) if decides(world, force)]


def decides(world: World, force: Force) -> bool:
    """Tell whether a person is asked for a side: one who plays it and has not handed it over (CAN-7.18e, CAN-7.18f)."""
    return bool(force.seat) and not force.rest and run_by_player(world, force.seat)
