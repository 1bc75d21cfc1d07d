"""What a conquest does, said as it is ordered: its roll, its worth, what it brings with it, what failing costs."""

from fractions import Fraction

from rules.empires.board.chances import FAINT, at_most, chance, tenths
from rules.empires.board.houses import truce
from rules.empires.board.measures import gain, held_by, need
from rules.empires.board.sheets import read
from rules.empires.board.state import World
from rules.empires.board.tables import FLOOR
from rules.empires.counsel.pieces import called, name, odds, roll, share, ways_of
from rules.empires.endeavours.defence import defence_of
from rules.empires.endeavours.orders import Conquer
from rules.empires.endeavours.ratings import Rated, rate
from rules.empires.endeavours.tables import BANDS
from rules.empires.turn.orders import MAIN_BY_NAME
from rules.empires.unrest.chart import ways
from rules.empires.unrest.values import weigh
from rules.kernel.play.counsel import LONGEST
from rules.kernel.telling.phrases import in_words, points_of, several


def marched(world: World, seat: str, order: Conquer) -> str:
    """Say what a conquest needs, defended or not, what it is worth, and what it may cost (EMP-H10)."""
    area = world.areas[order.target]
    rated = rate(world, seat, "conquer", order.target, order.base, order.extra)
    if not rated.base or area.owner == seat:
        return ""
    broken = truce(world, seat, area.owner) if area.owner else None
    breach = f"It breaks your truce with {called(world, area.owner)}, and excommunicates you. " if broken else ""
    needs = f"{breach}{goal(world, seat, order)} with {odds(roll('conquer', rated))}{yet(world, seat)}"
    worth = f": {points_of(gain(world, seat, order.target))}."
    tries, lost, comes = together(world, seat, order), failing(world, rated), aftermath(world, seat, order.target)
    against = defended(world, order, rated)
    texts = (
        f"{needs}{worth}{against}{tries}{comes}{lost}",
        f"{needs}{worth}{against}{tries}{unsettled(world, order.target)}{lost}",
        f"{needs}{worth}{against}{unsettled(world, order.target)}{lost}",
        f"{needs}.{against}{unsettled(world, order.target)}{lost}",
        f"{needs}.{against}{lost}",
    )
    return next((text for text in texts if len(text) <= LONGEST), f"{needs}.{against}")


def goal(world: World, seat: str, order: Conquer) -> str:
    """Say what a success brings: the area, or one of the parts that it takes (EMP-H10.2)."""
    lacking = need(world.areas[order.target]) - held_by(world.areas[order.target], seat)
    where = name(world, order.target)
    return f"{where} is yours" if lacking <= 1 else f"{where} takes {several(lacking, 'success', 'successes')}, each"


def defended(world: World, order: Conquer, rated: Rated) -> str:
    """Say with which roll it succeeds against whoever would defend it; nothing where nobody would (EMP-H13.3)."""
    defence = defence_of(world, order.target)
    if not defence:
        return ""
    return f" If {called(world, defence.seat)} defends it: {odds(roll('conquer', defence.against(rated)))}."


def together(world: World, seat: str, order: Conquer) -> str:
    """Say what all tries of a sheet at one area come to, and that none is paid for once it is won (EMP-H5.24)."""
    area, tries = world.areas[order.target], again(world, seat, order)
    if len(tries) <= 1 or need(area) - held_by(area, seat) > 1:
        return ""
    missed = Fraction(1)
    for one in tries:
        rated = rate(world, seat, "conquer", one.target, one.base, one.extra)
        missed *= 1 - chance(ways_of(roll("conquer", rated)))
    return f" {in_words(len(tries)).capitalize()} tries: {tenths(1 - missed)}; those not needed cost nothing."


def again(world: World, seat: str, order: Conquer) -> list[Conquer]:
    """Give the marches of a sheet against one area."""
    orders = (read(one, MAIN_BY_NAME) for one in world.empires[seat].sheet)
    return [one for one in orders if isinstance(one, Conquer) and one.target == order.target]


def aftermath(world: World, seat: str, area: str) -> str:
    """Say in what state a conquered area comes, and what that risks (EMP-H10.5, EMP-17.0g)."""
    risk = share(ways(world, weigh(world, area, 1, unrest=True, lord=seat).value)["rebels"])
    return f"{unsettled(world, area)[:-1]}: taxed before ruling calms it, it rises {risk}."


def unsettled(world: World, area: str) -> str:
    """Say in what state a conquered area comes (EMP-H10.5)."""
    level = "a level lower and " if world.areas[area].social > FLOOR else ""
    return f" It comes {level}in unrest."


def yet(world: World, seat: str) -> str:
    """Say that a card will be drawn and others will act before a seat does, unless it is its turn (EMP-H5.21)."""
    return "" if world.active == seat else " as things stand"


def failing(world: World, rated: Rated) -> str:
    """Say how likely a failure costs a level, where that is more than a trifle."""
    likely = chance(at_most(BANDS[rated.kind].failure - rated.rating))
    if likely < FAINT or rated.base not in world.areas:
        return ""
    return f" {tenths(likely).capitalize()} for a failure that costs {name(world, rated.base)} a level."
