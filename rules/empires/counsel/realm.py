"""Counsel on one's own lands: the worst card, unrest, lines, foreign ties (EMP-HC.1, EMP-HC.4, EMP-HC.5, EMP-HC.9)."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from rules.empires.board.cards import kind_of
from rules.empires.board.chances import chance, tenths
from rules.empires.board.land import cut_off, without
from rules.empires.board.measures import area_points, points
from rules.empires.board.state import World
from rules.empires.board.tables import HAND
from rules.empires.counsel.pieces import (
    IMPOSSIBLE,
    Piece,
    acting,
    called,
    decide,
    kept,
    mean,
    name,
    note,
    odds,
    rising,
    roll,
    sheet,
    ways_of,
)
from rules.empires.endeavours.orders import Conquer, Fortify, Negotiate, Rule
from rules.empires.endeavours.ratings import rate
from rules.empires.endeavours.tables import MOST_EXTRA
from rules.empires.inheritance.orders import PlayCard
from rules.empires.unrest.chart import ways
from rules.empires.unrest.values import unfriendly, weigh
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Risk, Weight
from rules.kernel.telling.phrases import row, several

REBELLION = "rebellion"
"""The fate that counsel foretells: an area rebels."""
HEIRLESS = ("heirless_all", "heirless_language")
LARGE = Fraction(1, 3)
"""The share of one's points from which a loss is ruin (EMP-HC.1)."""
SHOWN = 2
FAIR = 12
"""The ways of 36 from which walls and ties at home are advised."""
HOPEFUL = 10
"""The roll up to which it is worth an endeavour to calm an area: 1 in 6."""


def rises(world: World, area: str, gold: int = 0, *, unrest: bool | None = None) -> int:
    """Give in how many of 36 ways a check of an own area ends in rebellion."""
    return ways(world, weigh(world, area, gold, unrest=unrest).value)["rebels"]


def heirless_cards(world: World) -> int:
    """Count the cards of Leader Dies Heirless that may lie in the deck: all that are not on the pile."""
    return sum(kind_of(card) in HEIRLESS for card in world.cards) - sum(
        kind_of(card) in HEIRLESS for card in world.discard
    )


def worst_card(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say what a leader without an heir would cost, and how likely the card is (EMP-HC.1)."""
    own, deck = world.owned(seat), len(world.deck) or 1
    if not acting(world, seat, window) or not own:
        return
    by_area = {area: rises(world, area, unrest=True) for area in own}
    lost = [chance(number) * area_points(world, seat, area) for area, number in by_area.items()]
    court, total = world.empires[seat].court, points(world, seat) or 1
    ruin = sum(lost, Fraction(0)) / total >= LARGE
    likely = sorted(own, key=lambda area: -by_area[area])[:SHOWN]
    drawn = Fraction(min(heirless_cards(world), deck), deck)
    if not drawn and world.round_index:
        return  # the card lies in the discard pile
    named = row(f"{name(world, area)} {tenths(chance(by_area[area]))}" for area in likely if by_area[area])
    at_risk = (
        f" and {mean([chance(number) for number in by_area.values()])} areas on average ({named})" if named else ""
    )
    safe = "; your court is safe" if court and not by_area[court] else ""
    text = (
        f"The worst card, a leader who dies heirless ({tenths(drawn)} at your next draw), costs all ties, claims "
        f"abroad{at_risk}{safe}. Walls lessen it."
    )
    if world.round_index:  # what the card is has been said
        areas = f", and maybe {named}" if named else ""
        text = f"A death without an heir ({tenths(drawn)} at your next draw) would cost ties and claims{areas}{safe}."
    offers = [
        offer
        for area in likely
        for offer in (
            sheet(f"Negotiate with {name(world, area)}", world, seat, Negotiate(target=area)),
            sheet(f"Fortify {name(world, area)}", world, seat, Fortify(target=area)),
        )
        if offer is not None and fair(world, seat, offer.order)
    ][:HAND]
    threat, *others = (Risk(REBELLION, area, drawn * chance(by_area[area])) for area in own_first(own, likely[0]))
    weight = Weight.RUIN if ruin else Weight.DECIDE if named or not world.round_index else Weight.CHANCE
    yield Piece(weight, text, "EMP-HC.1", kept(offers), threat, beside=tuple(one for one in others if one.chance))


def fair(world: World, seat: str, order: Order[World]) -> bool:
    """Tell whether an endeavour at home has so good a chance that it may be advised."""
    if not isinstance(order, Negotiate | Fortify):
        return True
    return ways_of(roll(order.kind, rate(world, seat, order.kind, order.target, extra=order.extra))) >= FAIR


def own_first(own: Sequence[str], first: str) -> list[str]:
    """Give some areas with one of them first."""
    return [first, *(one for one in own if one != first)]


def uneasy(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say what an area in unrest is worth to a rebel, and what calms it (EMP-HC.4)."""
    if not acting(world, seat, window):
        return
    found = [area for area in world.owned(seat) if world.areas[area].unrest]
    for area in sorted(found, key=lambda one: -area_points(world, seat, one)):
        calm = roll("rule", rate(world, seat, "rule", area))
        text = (
            f"{name(world, area)} is in unrest: taxed for 1 gold, plundered, or after a failure it "
            f"{rising(rises(world, area, 1))}. {calming(calm)}"
        )
        worth = [extra for extra in (0, 2, MOST_EXTRA) if calm - extra <= HOPEFUL][:2]
        yield decide("EMP-HC.4", text, [ruling(world, seat, area, extra) for extra in worth])


def calming(calm: int) -> str:
    """Say what calms an area: a roll, a roll with gold added, or nothing as it stands (EMP-H15.1, EMP-H9.7)."""
    if calm <= HOPEFUL:
        return f"Ruling calms it with {odds(calm)}."
    if calm - MOST_EXTRA <= HOPEFUL:
        alone = " alone" if calm > IMPOSSIBLE else ""
        return f"Ruling calms it with {MOST_EXTRA} gold and {odds(calm - MOST_EXTRA)}{alone}."
    if calm <= IMPOSSIBLE:
        return f"Ruling would calm it with {odds(calm)} alone: leave it untaxed."
    return "Its ruler cannot calm it as things stand: leave it untaxed."


def ruling(world: World, seat: str, area: str, extra: int) -> Any:  # Any: an offer, or none
    """Offer to rule an area."""
    more = f" with {extra} gold more" if extra else ""
    return sheet(f"Rule {name(world, area)}{more}", world, seat, Rule(target=area, extra=extra))


def lines(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say which areas have no line, and which would lose it with another (EMP-HC.5)."""
    if not acting(world, seat, window) or not world.empires[seat].court:
        return
    lone = cut_off(world, seat)
    if lone:
        links = linking(world, seat, lone)
        wanted = f"; {name(world, links[0][1])} would join them, won with {odds(links[0][0])}" if links else ""
        text = (
            f"{row(name(world, one) for one in lone[:3])} {'has' if len(lone) == 1 else 'have'} no line to your court"
        )
        yield decide(
            "EMP-HC.5",
            f"{text}: neither ruled nor fortified{wanted}.",
            [sheet(f"Conquer {name(world, one)}", world, seat, Conquer(target=one)) for _, one in links[:SHOWN]],
        )
    found = {area: without(world, seat, [area]) for area in world.owned(seat)}
    found.pop(world.empires[seat].court, None)
    area = max(found, key=lambda one: len(found[one]), default="")
    if area and found[area]:
        many = len(found[area])
        text = f"Were {name(world, area)} lost, {several(many, 'area', 'areas')} would be cut off from your court."
        yield note("EMP-HC.5", text, [sheet(f"Fortify {name(world, area)}", world, seat, Fortify(target=area))])


def linking(world: World, seat: str, lone: list[str]) -> list[tuple[int, str]]:
    """Give the areas that would join cut off ones to the court, with the roll that wins each, the easiest first."""
    found = []
    for id, area in world.areas.items():
        if area.owner == seat or not set(area.borders) & set(lone):
            continue
        rated = rate(world, seat, "conquer", id)
        if rated.base and set(area.borders) & (set(world.owned(seat)) - set(lone)):
            found.append((roll("conquer", rated), id))
    return sorted(found)


def foreign_ties(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say what a foreign tie adds to the danger of an area (EMP-HC.9)."""
    if not acting(world, seat, window):
        return
    found = [area for area in world.owned(seat) if unfriendly(world, area)]
    for area in sorted(found, key=lambda one: -area_points(world, seat, one))[:SHOWN]:
        whose = unfriendly(world, area)
        value = weigh(world, area, unrest=True).value
        text = (
            f"{row(called(world, one) for one in whose)} {'has' if len(whose) == 1 else 'have'} a tie to "
            f"{name(world, area)}, which makes it 2 worse: in unrest it "
            f"{rising(ways(world, value)['rebels'])}, without the tie it {rising(ways(world, value - 2)['rebels'])}."
        )
        coup = PlayCard(card="coup", areas=(area,), seat=whose[0])
        yield note("EMP-HC.9", text, [sheet(f"Coup in {name(world, area)}", world, seat, coup)])
