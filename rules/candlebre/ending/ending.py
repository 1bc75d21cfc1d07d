"""Phase 9: elimination, victory, and how a game ends without one (CAN-15)."""

from collections.abc import Iterable, Mapping

from rules.candlebre.board.allegiance import captives
from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.forces import added
from rules.candlebre.board.seats import initiative, run_by_player, standing
from rules.candlebre.board.state import World
from rules.candlebre.clergy.clergy import end_called_by
from rules.candlebre.diplomacy.alliances import end_alliance
from rules.candlebre.ending.events import KINGLESS, End, GameEnded, HouseEliminated
from rules.candlebre.fate.truce import end_truce
from rules.candlebre.people.events import LeaderMoved
from rules.candlebre.people.leaders import come_home, remove_leader
from rules.kernel.play.play import Play
from rules.kernel.play.ruleset import Ending
from rules.kernel.telling.phrases import capital
from rules.kernel.telling.sentences import Row

ENDS: Mapping[End, tuple[str, str]] = {
    "provinces": ("CAN-15.1", "{who} {who:holds|hold} {figure} provinces"),
    "honor": ("CAN-15.2", "{who} {who:has|have} {figure} honor"),
    "last": ("CAN-15.7", "{who} {who:is|are} the last House standing"),
    "nobody": ("CAN-15.7", "no House is left standing"),
    "limit": ("CAN-15.8", "the last turn is over, and {who} {who:stands|stand} highest, at {figure}"),
    "alike": ("CAN-15.8", "the last turn is over, and {who} stand alike"),
    "draw": ("CAN-15.10", "all who play voted for a draw"),
}
"""By which clause the game ends, and why."""


def why(end: End, who: Iterable[str], figure: int) -> str:
    """Say why the game is over."""
    return ENDS[end][1].format(who=Row(who), figure=figure)


def eliminate_landless(play: Play[World]) -> None:
    """Eliminate every seat without a province (CAN-15.5); the last one living wins at once, if any is (CAN-15.7)."""
    world = play.state
    for seat in world.living():
        if not world.held(seat):
            eliminate(play, seat)
    living = world.living()
    if not living:
        end_game(play, "nobody", [])
    elif len(living) == 1:
        end_game(play, "last", living)


def eliminate(play: Play[World], seat: str) -> None:
    """Take a seat out of the game with all that is its own (CAN-15.6)."""
    world, house = play.state, play.state.houses[seat]
    house.alive = False
    play.tell(HouseEliminated(seat=seat))
    house.muster, house.destined, house.returned = {}, {}, {}
    house.marches, house.operations, house.guards = [], [], []
    world.discards += house.hand
    house.hand = []
    free_prisoners(play, seat)
    for one in [leader for leader in world.leaders.values() if leader.seat == seat and not leader.dead]:
        remove_leader(play, one.id, "CAN-15.6")
    for ally in list(house.allies):
        end_alliance(world, seat, ally)
    end_called_by(play, seat, "CAN-2.14d")
    if world.truce and world.truce.seat == seat:
        end_truce(play)


def free_prisoners(play: Play[World], seat: str) -> None:
    """Send home whom an eliminated seat held; its own people become nobody's (CAN-15.6)."""
    world, house = play.state, play.state.houses[seat]
    for owner, units in house.prisoners.items():
        if owner in world.houses and world.houses[owner].alive:
            world.houses[owner].returned = added(world.houses[owner].returned, units)
    house.prisoners = {}
    for one in captives(world, seat):
        home = come_home(world, one)
        where = home.id if home else ""
        play.tell(LeaderMoved(clause="CAN-15.6", leader=one.id, seat=one.seat, province=where))
    for other in world.houses.values():
        if seat in other.prisoners:
            own = other.prisoners.pop(seat)
            other.prisoners[NEUTRAL] = added(other.prisoners.get(NEUTRAL, {}), own)


def check_end(play: Play[World]) -> None:
    """Look for a winner: provinces before honor, then a draw by vote, then the turn limit (CAN-15.3, CAN-15.4)."""
    world = play.state
    if world.ended:
        return
    order = ranked(world)
    lands = {seat: len(world.held(seat)) for seat in order}
    by_land = [seat for seat in order if lands[seat] >= world.province_goal]
    by_honor = [seat for seat in order if world.houses[seat].honor >= world.honor_goal]
    if by_land:
        best = max(by_land, key=lambda seat: lands[seat])  # the first of equals
        end_game(play, "provinces", [best], lands[best])
    elif by_honor:
        best = max(by_honor, key=lambda seat: world.houses[seat].honor)
        end_game(play, "honor", [best], world.houses[best].honor)
    elif voted(world):
        end_game(play, "draw", [])
    elif 0 < world.settings.turn_limit <= world.turn and last_of_turn(world):
        end_by_limit(play)


def ranked(world: World) -> list[str]:
    """Give the living seats in the order that decides ties: the active one, then play order (CAN-15.4)."""
    order = initiative(world)
    if world.settings.turns == "simultaneous" or not world.active:
        return order
    at = next((place for place, seat in enumerate(order) if seat in world.active), 0)
    return [*order[at:], *order[:at]]


def last_of_turn(world: World) -> bool:
    """Tell whether no living seat has its seat-turn still to come (CAN-15.8)."""
    if world.settings.turns == "simultaneous" or not world.active:
        return True
    now = world.play_order.index(world.active[-1])
    return not any(world.houses[seat].alive for seat in world.play_order[now + 1 :])


def voted(world: World) -> bool:
    """Tell whether all living seats that players run, one at least, would have a draw (CAN-15.10)."""
    players = [seat for seat in world.living() if run_by_player(world, seat)]
    return bool(players) and all(world.houses[seat].votes_draw for seat in players)


def score(world: World, seat: str) -> int:
    """Give how far a seat has come, in points for comparison; nothing where its House is no more (CAN-15.8)."""
    return standing(world, seat) if seat in world.living() else 0


def end_by_limit(play: Play[World]) -> None:
    """Let the greatest standing win, then more provinces, then more honor; else it is a draw (CAN-15.8)."""
    world = play.state

    def rank(seat: str) -> tuple[int, int, int]:
        return standing(world, seat), len(world.held(seat)), world.houses[seat].honor

    best = max(rank(seat) for seat in world.living())
    first = [seat for seat in world.living() if rank(seat) == best]
    end_game(play, "limit" if len(first) == 1 else "alike", first, best[0])


def end_game(play: Play[World], end: End, seats: list[str], figure: int = 0) -> None:
    """End the game, once; without a king it is a draw."""
    world = play.state
    if world.ended:
        return
    world.result, world.figure = end, figure
    world.winners, world.alike = ([], seats) if end in KINGLESS else (seats, [])
    play.tell(GameEnded(clause=ENDS[end][0], end=end, seats=tuple(seats), figure=figure))


def verdict(world: World) -> str:
    """Say why the game is over, as a part of a sentence; nothing while it runs."""
    if not world.result:
        return ""
    return why(world.result, map(world.name, world.winners or world.alike), world.figure)


def ending(world: World) -> Ending | None:
    """Give how the game ended, once it has (section 9)."""
    if not world.ended:
        return None
    return Ending(winners=tuple(world.winners), reason=capital(verdict(world)))
