"""What holds after every player turn, whatever was ordered (section 2, EMP-H7.52, EMP-18.14, EMP-19.0a)."""

from rules.empires.board.land import cut_off
from rules.empires.board.measures import ceiling, claimable, held_by, need
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS, FLOOR, FORTS, HAND, MOST_GOLD
from rules.empires.deck.deck import accounted


def broken(world: World) -> list[str]:
    """Give all that is out of bounds."""
    seats = [f"{seat}: {what}" for seat in world.empires for what in of_seat(world, seat)]
    areas = [f"{area}: {what}" for area in world.areas for what in of_area(world, area)]
    cards = [] if accounted(world) == sorted(world.cards) else ["cards are lost"]
    pending = world.outbreak or world.inheritance or (world.pace == "turns" and world.agenda)
    return [*seats, *areas, *cards, *(["something is left open"] if pending else [])]


def of_seat(world: World, seat: str) -> list[str]:
    """Give what is wrong with an empire."""
    one = world.empires[seat]
    ratings = (one.leader.combat, one.leader.administration, one.leader.diplomacy)
    wrong = {
        "gold": not 0 <= one.gold <= MOST_GOLD,
        "endeavours": not 0 <= one.used <= ENDEAVOURS,
        "cards": len(one.hand) + len(one.front) > HAND,
        "court": bool(one.court) and world.areas[one.court].owner != seat,
        "lines": any(not world.areas[area].unrest for area in cut_off(world, seat)),
        "claims": any(
            not claimable(world, seat, area) and area not in world.exceptions.get(seat, ()) for area in one.claims
        ),
        "ratings": not all(1 <= rating <= 9 for rating in ratings),
        "sheet": bool(one.sheet) and seat == world.active,
        "foresight": bool(one.foresight.owned or one.foresight.warnings),
        "posts": any(one.hand.count(post.card) == 0 for post in one.posts),
    }
    return [what for what, so in wrong.items() if so]


def of_area(world: World, area: str) -> list[str]:
    """Give what is wrong with an area."""
    one = world.areas[area]
    wrong = {
        "social state": not FLOOR <= one.social <= ceiling(one),
        "fort": one.fort not in FORTS,
        "unrest of nobody's": one.unrest and not one.owner,
        "holds": any(hold.seat == one.owner or hold.number < 1 for hold in one.holds),
        "bases": any(world.areas[hold.base].owner != hold.seat for hold in one.holds),
        "a hold too many": any(held_by(one, hold.seat) >= need(one) for hold in one.holds),
    }
    return [what for what, so in wrong.items() if so]
