"""Affairs of a House: what it forgot, what becomes of gold, and where new units go when (CAN-2, CAN-5)."""

import re

from rules.candlebre.board.forces import added, ordered
from rules.candlebre.board.order import Deed
from rules.candlebre.board.spoken import Spoken, places
from rules.candlebre.board.state import World
from rules.candlebre.board.wording import troops
from rules.candlebre.counsel import counsel
from rules.candlebre.opening.founding import force_left
from rules.candlebre.purchasing.orders import Place
from rules.candlebre.purchasing.placing import placing_problem
from rules.candlebre.purchasing.spoken import PLACES, placed_in
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Weight
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import capital

TOLD = 3
"""So much of what is open is told."""


def forgotten(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what a House has left open at a window, the most pressing first."""
    del said
    if window not in ("claims", "land", "army", "campaign", "settle"):
        return None
    asked: Window[Deed] = Window(name=window, clause="", asked=[seat], orders=(), silence="")
    least = Weight.CHANCE if window == "army" else Weight.DECIDE  # where the head of the House stands is asked once
    found = [one for one in counsel(world, seat, asked) if one.offers and one.weight >= least]
    if not found:
        return Reply("Nothing that I would press on you is left open here.")
    lines = [f"· {one.text}" for one in found[:TOLD]]
    return Reply("\n".join(["Still open:", *lines]), [one.offers[0].order for one in found[:TOLD]])


def unspent(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World]:
    """Say what becomes of gold that is not spent (CAN-2.2, CAN-3.7)."""
    del said
    if window == "army":
        left = force_left(world, seat)
        return Reply(
            f"Nothing is lost: of the {left} force gold left, one half goes into your military purse and one into the "
            "civil one when this window closes. Soldiers can be bought from your first turn on, at the same prices."
        )
    house = world.houses[seat]
    return Reply(
        f"It stays in your purses, {house.military} military and {house.civil} civil gold, for any later turn;"
        " none is lost at the turn's end. Only thieves (60 gold at most, House Umbrel 100) and a few cards of the "
        "Book take any. Research and buildings pay the sooner, the earlier they are bought."
    )


def too_early(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say that units bought in this half of the turn are placed in the other, and where they may stand (CAN-5.9)."""
    house = world.houses[seat]
    line = Spoken(said.string)
    where = line.named(places(world, [one.id for one in world.held(seat)]), "(?:(?:in|at|to|into|on) )?")
    counted, puts = line.counted(), line.says(PLACES)
    waiting = added(house.muster, house.returned)
    if window != "campaign" or not (puts and counted) or len(where) != 1 or line.turned:
        return None
    if any(number > waiting.get(kind, 0) for kind, number in counted.items()):
        return None
    place, name = world.provinces[where[0]], troops(counted.items())
    text = "Not yet: new units are placed in the second half of your turn, after the marches; I ask you then. "
    if problem := placing_problem(world, place, ordered(counted)):
        return Reply(f"{text}{capital(told(problem))}.")
    rest = troops((kind, number - counted.get(kind, 0)) for kind, number in waiting.items())
    others = f" The other {rest} go where you say then, or where I would put them." if rest != "nobody" else ""
    return Reply(f"{text}{place.name} can take {name}: “place {name} in {place.name}”.{others}")


def if_possible(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say which of two ways to place what waits is possible, and give it to press (CAN-5.4)."""
    if window != "settle":
        return None
    firsts, seconds = (placed_in(f"place {said[way]}", world, seat) for way in ("first", "second"))
    if not firsts or not seconds:
        return None
    for one in firsts:
        place = world.provinces[one["province"]]
        if problem := placing_problem(world, place, one["units"]):
            text = f"The first cannot be: {told(problem)}. So I would take the second:"
            return Reply(text, [Place(**fields) for fields in seconds])
    return Reply("The first is possible:", [Place(**fields) for fields in firsts])


def told(problem: Objection) -> str:
    """Give what forbids something, as words."""
    if isinstance(problem, Refusal):
        return f"{problem.problem}; {problem.instead}" if problem.instead else problem.problem
    return problem[1] if isinstance(problem, tuple) else problem or ""
