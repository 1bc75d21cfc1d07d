"""Counsel on rivals: who could take, or get a foothold in, which area of one's own in his next turn (EMP-HC.8)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from rules.empires.autopilot.manners import manner
from rules.empires.autopilot.steps import worth_of
from rules.empires.board.chances import FAINT, at_least, chance, tenths
from rules.empires.board.houses import had_turn, run_by_player, truce
from rules.empires.board.land import reached
from rules.empires.board.measures import area_points, held_by, need, par, points, prosperity
from rules.empires.board.motions import Motion, Truce
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS
from rules.empires.counsel.marches import ends_in
from rules.empires.counsel.pieces import CERTAIN, Piece, acting, answer, called, name, note, odds, roll, sheet
from rules.empires.counsel.realm import fair
from rules.empires.endeavours.orders import Fortify
from rules.empires.endeavours.ratings import Rated, arms, rate
from rules.empires.endeavours.tables import BANDS, COSTS, MOST_EXTRA
from rules.empires.parley.foreseen import foreseen
from rules.empires.parley.orders import ParleyPeace
from rules.empires.turn.standing import SetGuard
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST, Weight
from rules.kernel.telling.phrases import in_words, points_of, row, several

GRAVE, LIKELY = Fraction(1, 2), Fraction(1, 4)
"""From which chance of a loss it is ruin, and from which it is worth a word above others."""
MIGHTY = 2
"""How many times one's own areas a rival has beside whom one is small."""
KEPT = 4
"""Endeavours that are kept for defence before one's own turn where much is to be feared."""
SHOWN = 3
"""How many claimed areas are named."""


@dataclass(frozen=True)
class Raid:
    """What a rival could do to one area in a turn that he spends on nothing else."""

    rival: str
    area: str
    bare: Rated
    """With the gold that he would add."""
    defended: Rated
    """The same with the defence of its owner."""
    extra: int
    held: int
    lacking: int
    """Successes that take it."""
    guards: int
    """How often it can be defended as things stand."""
    lost: Fraction
    """How likely he takes it, where it is defended as often as it can be."""
    alone: Fraction
    """How likely he takes it where nobody defends it."""
    touched: Fraction
    """How likely he wins a part of it at least, undefended or not."""
    wish: int
    """How much speaks for it that he tries: a foothold, a claim, an attack lately, his nature."""

    @property
    def likely(self) -> Fraction:
        """Give how likely it is lost, for comparison: who has yet to act may have nothing left to defend with."""
        return (self.lost + self.alone) / 2


def raids(world: World, seat: str) -> list[Raid]:
    """Give all that rivals could do to a seat's areas in their next turns, the most to be feared first."""
    own = set(world.owned(seat))
    found = [
        raid(world, seat, rival, area)
        for rival in world.empires
        if rival != seat
        for area in reached(world, rival)
        if area in own
    ]
    return sorted(found, key=lambda one: -fear(world, seat, one))


def fear(world: World, seat: str, one: Raid) -> Fraction:
    """Give what is to be feared of a raid: its chance, by what the area is worth, and by the wish."""
    court = 2 if one.area == world.empires[seat].court else 1
    return (one.likely + one.touched / 4) * area_points(world, seat, one.area) * court * one.wish


def raid(world: World, seat: str, rival: str, area: str) -> Raid:
    """Reckon a rival's whole turn against one area, with the gold that serves him best (EMP-H9.3, EMP-H10.2)."""
    held = held_by(world.areas[area], rival)
    lacking, guards = max(1, need(world.areas[area]) - held), defences(world, seat, rival, area)
    plain = rate(world, rival, "conquer", area)
    found = []
    for extra in range(MOST_EXTRA + 1):
        tries = min(endeavours(world, rival), purse(world, rival) // (COSTS["conquer"] + extra))
        bare = plain.adding(("extra", extra))
        lost, touched = outcome(world, seat, bare, tries, guards, lacking)
        alone, touched_alone = outcome(world, seat, bare, tries, 0, lacking)
        found.append((lost + alone, touched + touched_alone, -extra, lost, alone))
    _, touched, less, lost, alone = max(found)
    bare = plain.adding(("extra", -less))
    against = defied(world, seat, bare)
    wish = wish_of(world, seat, rival, area, against if guards else bare)
    return Raid(rival, area, bare, against, -less, held, lacking, guards, lost, alone, touched / 2, wish)


def endeavours(world: World, rival: str) -> int:
    """Give how many endeavours a rival has in his next turn (EMP-H9.1)."""
    return ENDEAVOURS if had_turn(world, rival) else ENDEAVOURS - world.empires[rival].used


def purse(world: World, rival: str) -> int:
    """Give the gold that a rival has, and the gold that he is sure to tax: one from each quiet area (EMP-H16.1)."""
    quiet = [one for one in map(world.areas.__getitem__, world.owned(rival)) if not one.unrest and prosperity(one) > 0]
    return world.empires[rival].gold + len(quiet)


def before(world: World, seat: str, rival: str) -> bool:
    """Tell whether a rival's next turn comes before the seat's next one, as far as the round says (EMP-H6.1)."""
    if had_turn(world, rival) or rival not in world.order or seat not in world.order:
        return True
    return not had_turn(world, seat) and world.order.index(rival) < world.order.index(seat)


def defences(world: World, seat: str, rival: str, area: str) -> int:
    """Give how often a seat could defend an area in a rival's next turn, by what it has ordered so far (EMP-H13.2)."""
    empire = world.empires[seat]
    if not empire.standing.guard.covers(area):
        return 0
    return empire.standing.guard.before if before(world, seat, rival) else ENDEAVOURS - empire.used


def defied(world: World, seat: str, bare: Rated) -> Rated:
    """Give an attack on a seat with what its defence takes off (EMP-H9.7)."""
    empire = world.empires[seat]
    gold = min(empire.standing.guard.gold, empire.gold)
    return bare.adding(("defence", -empire.leader.combat - arms(world, seat)), ("guard", -gold))


def outcome(world: World, seat: str, bare: Rated, tries: int, guards: int, lacking: int) -> tuple[Fraction, Fraction]:
    """Give how likely some tries, the first ones defended, win all that lacks, and one part at least (EMP-H9.8)."""
    won = [Fraction(1), *[Fraction(0)] * lacking]
    for number in range(tries):
        one = defied(world, seat, bare) if number < guards else bare
        some = chance(at_least(roll("conquer", one)))
        great = chance(at_least(BANDS["conquer"].great - one.rating))
        after = [likely * (1 - some) for likely in won[:-1]] + won[-1:]
        for parts, likely in enumerate(won[:-1]):
            after[parts + 1] += likely * (some - great)
            after[min(lacking, parts + 2)] += likely * great
        won = after
    return won[lacking], 1 - won[0]


def wish_of(world: World, seat: str, rival: str, area: str, against: Rated) -> int:
    """Give how much speaks for it that a rival tries: of an autopilot its nature, too (EMP-HA.5e)."""
    wish = 2 + 4 * bool(held_by(world.areas[area], rival)) + 2 * (area in world.empires[rival].claims)
    wish += 2 * attacked(world, seat, rival)
    if truce(world, seat, rival):
        return 1
    if run_by_player(world, rival):
        return 2 * wish
    nature = manner(world, rival)
    extra = MOST_EXTRA if world.empires[rival].gold >= COSTS["conquer"] + MOST_EXTRA else 0
    daring = roll("conquer", against) - extra <= nature.daring
    return wish if daring and worth_of(world, rival, area, nature) > 0 else 1


def attacked(world: World, seat: str, rival: str) -> bool:
    """Tell whether a rival has attacked a seat lately."""
    return any((one.attacker, one.owner) == (rival, seat) for one in world.last_attack)


def threats(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say who is to be feared most, and whom else who wants it: how likely, and what defending does (EMP-HC.8)."""
    early = foremost(world, seat)[0]
    yield from early if acting(world, seat, window) else map(whispered, early)


def foremost(world: World, seat: str) -> tuple[list[Piece], list[Piece], list[Raid]]:
    """Give what is said of the most dangerous rivals, of all others, and what else rivals could do."""
    found = raids(world, seat)
    first = list({one.rival: one for one in reversed(found) if one.touched >= FAINT}.values())[::-1]
    said = [warning(world, seat, one) for one in first]
    early = [one for place, one in enumerate(said) if not place or one.weight is not Weight.CHANCE]
    return early, [one for one in said if one not in early], [one for one in found if one not in first]


def warning(world: World, seat: str, one: Raid) -> Piece:
    """Warn of a raid, with what would help against it."""
    rival, guard = called(world, one.rival), world.empires[seat].standing.guard
    more = SetGuard(where="all", gold=guard.gold, before=KEPT)
    early = before(world, seat, one.rival) and one.guards < KEPT and guard.areas == "all"
    walls = Fortify(target=one.area)
    offers = [
        sheet(f"Parley for peace with {rival}", world, seat, ParleyPeace(against=one.rival)),
        sheet(f"Fortify {name(world, one.area)}", world, seat, walls) if fair(world, seat, walls) else None,
        answer(f"Defend {in_words(KEPT)} times before my turn", world, seat, more) if early else None,
    ]
    piece = note("EMP-HC.8", told(world, seat, one), offers)
    return replace(piece, warns=True, weight=weight(world, seat, one))


def weight(world: World, seat: str, one: Raid) -> Weight:
    """Give how pressing a raid is: ruin where he has begun it and is likely to end it, if one is careless."""
    begun = bool(one.held) or attacked(world, seat, one.rival)
    wants = begun or one.area in world.empires[one.rival].claims
    if truce(world, seat, one.rival) or not wants:
        return Weight.CHANCE
    if (one.held and one.alone >= GRAVE) or (begun and one.likely >= GRAVE):
        return Weight.RUIN
    return Weight.DECIDE if one.likely >= LIKELY or begun else Weight.CHANCE


def told(world: World, seat: str, one: Raid) -> str:
    """Say who could take what, how likely, and with which rolls, as much of these as there is room for."""
    whole = f"{begun(world, seat, one)} {falls(world, seat, one)}"
    ways = (f"{whole} {text}" for text in rolls(world, one))
    return next((text for text in ways if len(text) <= LONGEST), whole[:LONGEST])


def begun(world: World, seat: str, one: Raid) -> str:
    """Say who could take what, and how much of it is done."""
    rival, area = called(world, one.rival), name(world, one.area)
    claims = one.area in world.empires[one.rival].claims
    kept = truce(world, seat, one.rival)
    if kept:
        parts = several(one.lacking, "success", "successes")
        return f"{kept_by(world, one.rival, kept)}. If it marches on {area} all the same, {parts} would take it."
    again = ", which attacked you lately," if attacked(world, seat, one.rival) else ""
    if one.held:
        more = several(one.lacking, "more success takes", "more successes take")
        return f"{rival} has a foothold in {area}{' and claims it' if claims else ''}: {more} it."
    parts = several(one.lacking, "success", "successes")
    return f"{rival}{again} {'claims' if claims else 'can march on'} {area}: {parts} would take it."


def kept_by(world: World, other: str, kept: Truce) -> str:
    """Say that a truce holds, until when, and what breaking it costs who breaks it (EMP-H22.13)."""
    return (
        f"A truce with {called(world, other)} holds until {ends_in(world, kept)}: whoever breaks it is excommunicated"
    )


def falls(world: World, seat: str, one: Raid) -> str:
    """Say how likely an area falls in a rival's next turn, and what defences do to that."""
    when = "before yours" if before(world, seat, one.rival) else "after yours"
    if one.alone < FAINT:
        return f"Its next turn, {when}, could win a foothold there {rate_of(one.touched)}."
    if not one.guards:
        return f"Its next turn, {when}, could do it {rate_of(one.alone)}; nothing is left to defend it."
    kept = several(one.guards, "defence", "defences")
    return f"Its next turn, {when}, could do it {rate_of(one.lost)} against {kept}, {rate_of(one.alone)} against none."


def rate_of(chance_: Fraction) -> str:
    """Say how likely something is, what is less than once in twenty without a figure."""
    return tenths(chance_) if chance_ >= FAINT else "hardly ever"


def rolls(world: World, one: Raid) -> list[str]:
    """Say with which rolls, at full length and shorter."""
    bare, against = roll("conquer", one.bare), roll("conquer", one.defended)
    start = f"From {name(world, one.bare.base)}"
    extra = f" with {one.extra} gold more" if one.extra else ""
    return [
        f"{start}{extra}: {odds(bare)}, defended {odds(against)}.",
        f"{start}: {odds(bare)}, defended {odds(against)}.",
        f"{start}: {max(bare, CERTAIN)} or more, defended {against}.",
    ]


def reaches(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say what else each rival could take, and who may inherit what, which nobody can count (EMP-HC.8, EMP-19.2e6)."""
    _, late, others = foremost(world, seat)
    yield from late if acting(world, seat, window) else map(whispered, late)
    for rival in world.empires:
        if text := besides(world, rival, [one for one in others if one.rival == rival]):
            yield whispered(note("EMP-HC.8", text))
    yield from map(whispered, heirs(world, seat))


def weak(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say to a small empire beside a great one what keeps it and what it needs to win (EMP-HC.8, EMP-H26.3)."""
    own, court = len(world.owned(seat)), world.empires[seat].court
    near = {one.rival for one in raids(world, seat) if one.alone >= LIKELY}
    great = max(near, key=lambda rival: (len(world.owned(rival)), rival), default="")
    if not acting(world, seat, window) or not great or len(world.owned(great)) < MIGHTY * own:
        return
    guard = world.empires[seat].standing.guard
    lacking = par(world, seat) - points(world, seat)
    wins = f"{points_of(lacking)} more reach your par" if lacking > 0 else "you stand at your par already"
    text = (
        f"{called(world, great)} has {several(len(world.owned(great)), 'area', 'areas')} to your {in_words(own)}. "
        f"You need not outgrow it: {wins}. Keep endeavours for defence, wall and tie what you have, and write to its "
        f"other neighbours."
    )
    walls = [Fortify(target=area) for area in (court, *world.owned(seat)) if area]
    offers = [
        answer(f"Defend {in_words(KEPT)} times before my turn", world, seat, SetGuard(where="all", before=KEPT))
        if guard.before < KEPT
        else None,
        *(sheet(f"Fortify {name(world, one.target)}", world, seat, one) for one in walls if fair(world, seat, one)),
    ]
    yield note("EMP-HC.8", text[:LONGEST], offers[:SHOWN])


def whispered(piece: Piece) -> Piece:
    """Give a warning as whoever asks what threatens him hears it at any time."""
    return replace(piece, weight=Weight.ASKED, warns=True, offers=())


def besides(world: World, rival: str, others: Sequence[Raid]) -> str:
    """Say what else a rival reaches, with its chance where it has one; those that do not fit are counted."""
    some = [f"{name(world, one.area)} ({rated(one)})" for one in others if one.touched >= FAINT]
    hardly = row((name(world, one.area) for one in others if one.touched < FAINT), "or")
    who = called(world, rival)
    if not some:
        return f"{who} has hardly a chance at {hardly}."[:LONGEST] if hardly else ""
    least = f", and has hardly a chance at {hardly}" if hardly else ""
    texts = [f"{who} also reaches {row(some)}{least}.", f"{who} also reaches {row(some)}."]
    return next((text for text in texts if len(text) <= LONGEST), texts[-1][:LONGEST])


def rated(one: Raid) -> str:
    """Say how likely a raid takes an area, or a part of it, where it is not defended."""
    return tenths(one.alone) if one.alone >= FAINT else f"a foothold {tenths(one.touched)}"


def heirs(world: World, seat: str) -> Iterable[Piece]:
    """Say who claims areas of a seat and holds cards that it cannot see: one may be an inheritance (EMP-19.2e6)."""
    for rival, empire in world.empires.items():
        wanted = [area for area in world.owned(seat) if area in empire.claims]
        if rival == seat or not wanted or not empire.hand:
            continue
        count = foreseen(world, seat, Motion(kind="inheritance", asker=rival, other=seat, areas=wanted[:1]))
        named = row([*(name(world, area) for area in wanted[:SHOWN]), *(["others"] if wanted[SHOWN:] else [])])
        cards = f"{in_words(len(empire.hand))} {'cards' if empire.hand[1:] else 'card'}"
        vacant = "while your throne is vacant nobody votes on it" if world.empires[seat].vacant else ""
        votes = vacant or f"the vote would fall {count.yes} to {count.no}"
        text = (
            f"{called(world, rival)} claims {named} and holds {cards} that nobody sees. "
            f"Whether one is an inheritance cannot be counted; if so, {votes}."
        )
        yield note("EMP-HC.8", text[:LONGEST])
