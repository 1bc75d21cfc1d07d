"""What a conquest does, said as it is ordered: its roll, its worth, what it brings with it, what failing costs."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from rules.empires.board.chances import FAINT, at_least, at_most, chance, tenths
from rules.empires.board.houses import truce
from rules.empires.board.land import reached
from rules.empires.board.measures import gain, held_by, need
from rules.empires.board.motions import Truce
from rules.empires.board.sheets import read
from rules.empires.board.state import World
from rules.empires.board.tables import FLOOR
from rules.empires.counsel.pieces import called, name, odds, roll, share, ways_of
from rules.empires.endeavours.defence import defence_of
from rules.empires.endeavours.orders import Conquer
from rules.empires.endeavours.ratings import Rated, rate
from rules.empires.endeavours.tables import BANDS, MOST_EXTRA
from rules.empires.turn.orders import MAIN_BY_NAME
from rules.empires.unrest.chart import ways
from rules.empires.unrest.values import weigh
from rules.kernel.play.counsel import FULL
from rules.kernel.telling.phrases import in_words, points_of, row, several

MOST = 2
"""How many are named who may take a land first."""
OUTCAST = "ruling, envoys and conversion 2 weaker, until a penance of 4 gold"
"""What an excommunication costs (EMP-H22.12, EMP-H22.15)."""


def marched(world: World, seat: str, order: Conquer, room: int = FULL) -> str:
    """Say what a conquest needs, defended or not, what it is worth, and what it may cost (EMP-H10)."""
    area = world.areas[order.target]
    rated = rate(world, seat, "conquer", order.target, order.base, order.extra)
    if not rated.base or area.owner == seat:
        return ""
    broken = breach(world, seat, area.owner)
    needs = f"{broken}{goal(world, seat, order)} with {against(world, order, rated)}{yet(world, seat)}"
    worth, other = f": {points_of(gain(world, seat, order.target))}.", forestalled(world, seat, order)
    rich, tries = together(world, seat, order), together(world, seat, order, spends=False)
    short, comes = together(world, seat, order, spends=False, spared=False), aftermath(world, seat, order.target)
    bare, lost = unsettled(world, order.target), risked(world, rated, order)
    texts = (
        *(f"{needs}{worth}{rich}{other}{after}{lost}" for after in (comes, bare, "")),
        f"{needs}{worth}{rich}{lost}",
        *(f"{needs}{worth}{tries}{other}{after}{lost}" for after in (comes, bare, "")),
        f"{needs}.{tries}{other}{lost}",
        f"{needs}.{tries}{lost}",
        f"{needs}.{short}{lost}",
        f"{short[1:]}{lost}" if short and not broken else "",
        f"{needs}.{tries}",
    )
    return next((text for text in texts if text and len(text) <= room), f"{needs}.")


def breach(world: World, seat: str, owner: str) -> str:
    """Say, before all else, that an attack breaks a truce, until when that holds, and what it costs (EMP-H22.13)."""
    kept = truce(world, seat, owner) if owner else None
    if kept is None:
        return ""
    who = called(world, owner)
    return f"It breaks your truce with {who} (until {ends_in(world, kept)}): you are excommunicated, {OUTCAST}. "


def ends_in(world: World, kept: Truce) -> int:
    """Give the year of the last round in which a truce is in force (EMP-H20.7, EMP-H5.2)."""
    calendar = world.calendar
    return calendar.first_year + calendar.years_per_round * (kept.until + 1) - 1


def goal(world: World, seat: str, order: Conquer) -> str:
    """Say what a success brings: the area, or one of the parts that it takes (EMP-H10.2)."""
    lacking = lacks(world, seat, order.target)
    where = name(world, order.target)
    return f"{where} is yours" if lacking <= 1 else f"{where} takes {several(lacking, 'success', 'successes')}, each"


def lacks(world: World, seat: str, area: str) -> int:
    """Count the successes that a seat lacks still to take an area (EMP-H10.2)."""
    return max(1, need(world.areas[area]) - held_by(world.areas[area], seat))


def against(world: World, order: Conquer, rated: Rated) -> str:
    """Give the roll; where somebody may defend, first the one against him, who does so unasked (EMP-H13.3)."""
    defence, bare = defence_of(world, order.target), odds(roll("conquer", rated))
    if not defence:
        return bare
    defied = odds(roll("conquer", defence.against(rated)))
    return f"{defied} while {called(world, defence.seat)} defends it, {bare} undefended"


def together(world: World, seat: str, order: Conquer, *, spends: bool = True, spared: bool = True) -> str:
    """Say how likely all tries of a sheet at one area take it, all defended and none, and that none is wasted.

    Where gold is left that would change it, that is said, too.
    """
    tries, lacking = again(world, seat, order), lacks(world, seat, order.target)
    if not tries or (len(tries) == 1 and lacking == 1):
        return ""
    defied, bare = shares(world, seat, tries, lacking)
    count = f" {in_words(len(tries)).capitalize()} {'tries' if tries[1:] else 'try'}"
    richer = spending(world, seat, tries, lacking) if spends else ""
    if not bare:
        return f"{count} cannot take it.{richer}"
    free = "; those not needed cost nothing" if tries[1:] and spared else ""
    if not defied:
        return f"{count} cannot take it defended; undefended {tenths(bare)}{free}.{richer}"
    alone = f", {tenths(bare)} undefended" if defied != bare else ""
    return f"{count}: {tenths(defied)} to take it{alone}{free}.{richer}"


def shares(world: World, seat: str, tries: Sequence[Conquer], lacking: int) -> tuple[Fraction, Fraction]:
    """Give how likely some tries at one area take it, all defended by whoever can, and none."""
    rated = [rate(world, seat, "conquer", one.target, one.base, one.extra) for one in tries]
    defence = defence_of(world, tries[0].target) if tries else None
    faced = [defence.against(one) for one in rated] if defence else rated
    return taken(faced, lacking), taken(rated, lacking)


def spending(world: World, seat: str, tries: Sequence[Conquer], lacking: int) -> str:
    """Say what the gold that is left would do on each of some tries; nothing where it does not last, or does little."""
    more = min(MOST_EXTRA - max(one.extra for one in tries), world.empires[seat].gold // len(tries))
    if more < 1:
        return ""
    after = [one.model_copy(update={"extra": one.extra + more}) for one in tries]
    (defied, bare), (braved, better) = (shares(world, seat, each, lacking) for each in (tries, after))
    if better - bare < FAINT:
        return ""
    each = " on each" if tries[1:] else ""
    hard = f"{tenths(braved)} defended, " if braved else ""
    both = f"{hard}{tenths(better)} undefended" if defied != bare else tenths(better)
    return f" With {more} gold more{each}: {both}."


def as_ordered(world: World, seat: str, area: str) -> str:
    """Say how likely the tries at an area that a sheet holds take it, with their gold; nothing where it holds none."""
    tries, lacking = again(world, seat, Conquer(target=area)), lacks(world, seat, area)
    if not tries:
        return ""
    defied, bare = shares(world, seat, tries, lacking)
    defence, gold = defence_of(world, area), {one.extra for one in tries}
    extra = f" with {max(gold)} gold" if len(gold) == 1 and max(gold) else ""
    count = f"Your {in_words(len(tries))} {'tries' if tries[1:] else 'try'}{extra}"
    where = name(world, area)
    if not bare:
        return f"{count} cannot take {where}."
    if not defence or defied == bare:
        return f"{count}: {tenths(bare)} to take {where}."
    who = called(world, defence.seat)
    if not defied:
        return f"{count} cannot take {where} while {who} defends it, {tenths(bare)} undefended."
    return f"{count}: {tenths(defied)} to take {where} while {who} defends it, {tenths(bare)} undefended."


def taken(tries: Iterable[Rated], lacking: int) -> Fraction:
    """Give how likely some tries win all that lacks; a great success wins two parts (EMP-H9.8, EMP-H10.2)."""
    won = [Fraction(1), *[Fraction(0)] * lacking]
    for one in tries:
        some = chance(ways_of(roll("conquer", one)))
        great = chance(at_least(BANDS["conquer"].great - one.rating))
        after = [likely * (1 - some) for likely in won[:-1]] + won[-1:]
        for parts, likely in enumerate(won[:-1]):
            after[parts + 1] += likely * (some - great)
            after[min(lacking, parts + 2)] += likely * great
        won = after
    return won[lacking]


def again(world: World, seat: str, order: Conquer) -> list[Conquer]:
    """Give the marches of a sheet against one area that do not lapse as things stand, each with the gold it gets."""
    empire, found = world.empires[seat], []
    notes = zip(empire.sheet, empire.foresight.warnings, empire.foresight.trims, strict=False)
    for given, warning, trim in notes:
        one = read(given, MAIN_BY_NAME)
        if isinstance(one, Conquer) and one.target == order.target and not warning:
            found.append(one.model_copy(update={"extra": int(trim)}) if trim else one)
    return found


def forestalled(world: World, seat: str, order: Conquer) -> str:
    """Say, of land that nobody owns, who may take it first: the march goes on, against him (EMP-H5.14, EMP-H10.1)."""
    if world.areas[order.target].owner or world.active == seat or seat not in world.order:
        return ""
    sooner = [one for one in world.order[: world.order.index(seat)] if order.target in reached(world, one)]
    if not sooner:
        return ""
    who = row((called(world, one) for one in sooner[:MOST]), "or") if sooner[MOST - 1 :] and not sooner[MOST:] else ""
    first = who or (called(world, sooner[0]) if not sooner[1:] else "another")
    return f" If {first} takes it before your turn, you march against its new owner."


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


def risked(world: World, rated: Rated, order: Conquer) -> str:
    """Say the same of a march, first against whoever defends."""
    defence = defence_of(world, order.target)
    faced = failing(world, defence.against(rated)) if defence else ""
    bare = failing(world, rated)
    if not faced or faced == bare:
        return bare
    alone = chance(at_most(BANDS[rated.kind].failure - rated.rating))
    return f"{faced[:-1]} while it is defended{f', {tenths(alone)} undefended' if bare else ''}."
