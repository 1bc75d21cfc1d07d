"""How raids are fought: on a table and reported, or with two dice (NEW-4)."""

from collections.abc import Sequence
from typing import Any

from rules.newgame.events import BattleThrown, PlaceTaken, RaidFailed
from rules.newgame.orders import TABLE_ORDERS
from rules.newgame.state import World
from rules.newgame.tables import BATTLE_DIE, WALLS

from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play
from rules.kernel.table.reporting import Fought, Stage, Table, reported
from rules.kernel.table.results import Result

QUESTIONS = {
    "report": "How did your battles end?",
    "confirm": "Do the reports about your battles stand?",
    "judge": "Do the reports of others stand?",
    "ruling": "Who won the contested battles?",
}


def fight(play: Play[World]) -> Flow:
    """Have all battles reported at once; what nobody reports is thrown (NEW-4.1, NEW-4.2, NEW-4.3)."""
    world = play.state
    results: dict[str, Result] = {}
    if world.tabletop:
        table = Table[World, Result](play, "NEW-4.2", window, lambda: play.players, play.carry_out)
        results = yield from reported(table, battles(play))
    for raider, raid in world.raids.items():
        result = results.get(raid.place)
        won = result.winner == "attacker" if result else throw(play, raider)
        settle(play, raider, won)
    world.raids = {}


def battles(play: Play[World]) -> list[Fought]:
    """Give the raids as battles on a table; whoever plays a side of one reports it (NEW-4.1)."""
    world, found = play.state, []
    for raider, raid in world.raids.items():
        sides = (raider, world.places[raid.place].owner)
        asked = tuple(side for side in sides if side in play.players)
        found.append(Fought(raid.place, f"{world.turn}-{raider}", sides, sides, asked, raid.place))
    return found


def window(stage: Stage, about: Sequence[Fought], asked: Sequence[str]) -> Window[Any]:  # Any: orders differ
    """Ask about battles; silence leaves a battle to the dice, and lets what the other side reports stand (NEW-4.2)."""
    silence = "The dice decide." if stage in {"report", "judge"} else "What was reported stands, or the dice decide."
    meanwhile = "Battles are fought on the table."
    return Window(
        stage, "NEW-4.2", asked, TABLE_ORDERS, silence, "reaction", title=QUESTIONS[stage], meanwhile=meanwhile
    )


def throw(play: Play[World], raider: str) -> bool:
    """Throw a die for each side; the raider adds his coins, the defender his walls, and wins a tie (NEW-4.3)."""
    raid = play.state.raids[raider]
    defender = play.state.places[raid.place].owner
    with play.causes():
        attack = play.chance.die("NEW-4.3", "battle.attack", raider, BATTLE_DIE) + raid.coins
        defence = play.chance.die("NEW-4.3", "battle.defence", defender, BATTLE_DIE) + WALLS
        play.tell(BattleThrown(place=raid.place, attacker=raider, defender=defender, attack=attack, defence=defence))
    return attack > defence


def settle(play: Play[World], raider: str, won: bool) -> None:
    """Pass a place that was won (NEW-4.4)."""
    place = play.state.places[play.state.raids[raider].place]
    before = place.owner
    if not won:
        play.tell(RaidFailed(place=place.id, attacker=raider, defender=before))
        return
    place.owner = raider
    play.tell(PlaceTaken(place=place.id, before=before, now=raider))
