"""Counsel on claims, and on what the cards in hand are good for (EMP-HC.7, EMP-HC.10)."""

from collections.abc import Iterable, Sequence
from typing import Any

from rules.empires.board.land import components
from rules.empires.board.measures import area_points, claimable
from rules.empires.board.motions import Motion
from rules.empires.board.state import World
from rules.empires.board.tables import HAND
from rules.empires.claims.claims import rivals
from rules.empires.counsel.pieces import Offers, Piece, acting, called, kept, name, note, odds, roll, sheet
from rules.empires.endeavours.orders import Negotiate
from rules.empires.endeavours.ratings import rate
from rules.empires.inheritance.legality import takes_of, unplayable
from rules.empires.inheritance.orders import PlayCard, aim_of, playable
from rules.empires.parley.foreseen import foreseen
from rules.empires.parley.orders import ParleyClaim
from rules.empires.unrest.values import unfriendly
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON
from rules.kernel.telling.phrases import row

SHOWN = 2


def rights(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say which own areas lack a claim, and which way is open to one (EMP-HC.7)."""
    empire = world.empires[seat]
    if not acting(world, seat, window):
        return
    lacking = [area for area in world.owned(seat) if area not in empire.claims and claimable(world, seat, area)]
    for area in sorted(lacking, key=lambda one: -area_points(world, seat, one))[:SHOWN]:
        others = rivals(world, seat, area)
        bonus = world.options.claim_bonus
        if not others:
            needs = roll("negotiate", rate(world, seat, "negotiate", area))
            text = (
                f"{name(world, area)} is not yours by right: a tie there would be, {bonus} points, with {odds(needs)}."
            )
            offers = [
                sheet(f"Negotiate with {name(world, area)}", world, seat, Negotiate(target=area, extra=extra))
                for extra in (0,)
            ]
        else:
            text, offers = contested(world, seat, area, others)
        yield note("EMP-HC.7", text, [*offers, *recognised(world, seat, area)])


def contested(world: World, seat: str, area: str, others: Sequence[str]) -> tuple[str, list[Any]]:  # Any: offers
    """Say how a claim can be had where others have one (EMP-18.0.3a, EMP-18.0.3b)."""
    whose = row(called(world, one) for one in others)
    claims = "claims" if len(others) == 1 else "claim"
    if area not in world.empires[seat].ties:
        needs = roll("negotiate", rate(world, seat, "negotiate", area))
        text = (
            f"{whose} {claims} {name(world, area)} too: for a claim you need a tie, with {odds(needs)}, "
            "then a parley or a card."
        )
        return text, [sheet(f"Negotiate with {name(world, area)}", world, seat, Negotiate(target=area))]
    count = foreseen(world, seat, Motion(kind="claim", asker=seat, areas=[area]))
    text = (
        f"{whose} {claims} {name(world, area)} too: a parley for your claim stands at {count.yes} to {count.no} "
        "as far as one can foresee."
    )
    return text, [sheet(f"Parley for {name(world, area)}", world, seat, ParleyClaim(area=area))]


def recognised(world: World, seat: str, area: str) -> Offers:
    """Offer Recognition of Claim, if it is held."""
    if "recognition" not in world.empires[seat].hand:
        return ()
    return kept(
        [sheet(f"Recognition for {name(world, area)}", world, seat, PlayCard(card="recognition", areas=(area,)))]
    )


def cards(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say what each card in hand could do now, and that a fourth would be lost (EMP-HC.10)."""
    if not acting(world, seat, window):
        return
    hand = world.empires[seat].hand
    full = " With a fourth card one is lost." if len(hand) >= HAND else ""
    for card in playable(world, seat):
        found = best_use(world, seat, card)
        if found:
            text, order = found
            label = pressed(world, seat, card, order)
            yield note("EMP-HC.10", f"{text}{full}", [sheet(label, world, seat, order)])


def pressed(world: World, seat: str, card: str, order: PlayCard) -> str:
    """Give what the button says that plays a card: `Inherit Normandy`; it is pressed by who reads nothing else."""
    verb = {"recognition": "Recognition for", "coup": "Coup in"}.get(card, "Inherit")
    gained = [area for area in order.areas if verb != "Inherit" or world.areas[area].owner != seat]
    label = f"{verb} {row(name(world, area) for area in gained)}"
    return label if len(label) <= BUTTON else f"{verb} {name(world, gained[0])} and {len(gained) - 1} more"


def best_use(world: World, seat: str, card: str) -> tuple[str, PlayCard] | None:
    """Give the best that a card could do now, in words, and the order; none if it could do nothing."""
    if card == "coup":
        return coup(world, seat)
    if card == "inheritance_group":
        return group(world, seat)
    if card not in ("recognition", "inheritance_single"):
        return None
    able = [area for area in world.areas if unplayable(world, seat, card, aim_of(card, (area,), "", "either")) is None]
    if not able:
        return None
    best = max(able, key=lambda area: area_points(world, seat, area))
    order = PlayCard(card=card, areas=(best,))
    if card == "recognition":
        return f"Recognition of Claim would make {name(world, best)} yours by right.", order
    takes = takes_of(world, seat, card, order.aim)
    owner = world.areas[best].owner
    if not takes:
        return f"A Dynastic Inheritance would give you a claim to {name(world, best)}.", order
    return f"A Dynastic Inheritance would bring you {name(world, best)}{resisting(world, seat, owner, [best])}.", order


def coup(world: World, seat: str) -> tuple[str, PlayCard] | None:
    """Give the foreign tie whose end would do most."""
    able = [area for area in world.owned(seat) if unfriendly(world, area)]
    if not able:
        return None
    best = max(able, key=lambda area: area_points(world, seat, area))
    whose = unfriendly(world, best)[0]
    order = PlayCard(card="coup", areas=(best,), seat=whose)
    return f"A Diplomatic Coup would end the tie of {called(world, whose)} to {name(world, best)}.", order


def group(world: World, seat: str) -> tuple[str, PlayCard] | None:
    """Give the group of areas that would bring most."""
    empire = world.empires[seat]
    groups = [one for one in components(world, {*empire.claims, *empire.ties}) if len(one) > 1]
    orders = [PlayCard(card="inheritance_group", areas=tuple(one)) for one in groups]
    able = [one for one in orders if unplayable(world, seat, one.card, one.aim) is None]
    if not able:
        return None
    best = max(able, key=lambda one: len(takes_of(world, seat, one.card, one.aim)))
    won = takes_of(world, seat, best.card, best.aim)
    brings = f"bring you {row(name(world, area) for area in won[:3])}" if won else "give you claims"
    return f"A group inheritance on {len(best.areas)} areas would {brings}, where their owners do not contest it.", best


def resisting(world: World, seat: str, owner: str, areas: list[str]) -> str:
    """Say whether an owner may contest, and how the votes would fall (EMP-19.2e6, EMP-19.2e8)."""
    if not owner:
        return ", which is independent"
    if world.empires[owner].vacant:
        return f": {called(world, owner)} is heirless, and cannot contest it"
    count = foreseen(world, seat, Motion(kind="inheritance", asker=seat, other=owner, areas=areas))
    return f", unless {called(world, owner)} contests it; the votes would fall {count.yes} to {count.no}"
