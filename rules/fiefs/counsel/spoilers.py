"""Who acts before a House this year, and could make the action that it ranks impossible (FIE-3.2, FIE-3.6)."""

from collections.abc import Callable, Sequence

from rules.fiefs.board.houses import Intent
from rules.fiefs.board.land import ruled
from rules.fiefs.board.state import World
from rules.fiefs.claims.deeds import Deed, alone
from rules.fiefs.claims.markers import unclaimable
from rules.fiefs.claims.orders import Claim, Exercise
from rules.fiefs.declaring.conflict import cannot_rebel, home_nation, undeclarable, usurps
from rules.fiefs.declaring.orders import DeclareWar, Rebel
from rules.fiefs.year.deciding import decide
from rules.kernel.telling.phrases import capital, form, in_words, row

NAMED = 3
"""How many Houses are named."""
CALM_DIE = 3
"""The ambition die with which a House looks for what is to be done at home (FIE-16.2)."""


def spoiled(world: World, seat: str, order: Deed) -> str:
    """Say who acts before a House and could spoil a war, a rebellion or a claim, and what to rank after it."""
    if alone(world, seat) or seat not in world.order or order.objection(world, seat) is not None:
        return ""
    found = threats(world, seat, order)
    return f"{found} {second(world, seat, order)}".strip() if found else ""


def threats(world: World, seat: str, order: Deed) -> str:
    """Say who could oust the claim that an action needs, and who else could begin another war first."""
    ousts = earlier(world, seat, lambda one: ousting(world, seat, one, order))
    nations = lands(world, seat, order)
    wars = [one for one in earlier(world, seat, lambda one: warring(world, one, nations)) if one not in ousts]
    if ousts and wars:
        first, then = called(world, ousts), called(world, wars, " more")
        return f"Before your turn {first} could oust your claim, and {then} begin a war that forbids it."
    if ousts:
        return f"{named(world, ousts)} before you and could oust your claim."
    return f"{named(world, wars)} before you and could begin a war that forbids it." if wars else ""


def earlier(world: World, seat: str, able: Callable[[str], bool]) -> list[str]:
    """Give the Houses that act before one this year and are able to do something."""
    before = world.order[: world.order.index(seat)]
    return [one for one in before if not world.houses[one].acted and able(one)]


def ousting(world: World, seat: str, one: str, order: Deed) -> bool:
    """Tell whether a House could put its claim in the place of the one that an action needs (FIE-4.2, FIE-4.8)."""
    if isinstance(order, Exercise):
        return world.fiefs[order.fief].control == one  # others gain nothing by it yet
    nation = ""
    if isinstance(order, DeclareWar) and order.pretext == "throne":
        nation = order.target
    if isinstance(order, Rebel) and usurps(world, seat):
        nation = home_nation(world, seat)
    return bool(nation) and not unclaimable(world, one, world.nations[nation].capital)


def lands(world: World, seat: str, order: Deed) -> tuple[str, ...]:
    """Give the nations that must be in no conflict for an action (FIE-5.2, FIE-6.1)."""
    if isinstance(order, DeclareWar):
        return order.own(world, seat), order.target
    return (home_nation(world, seat),) if isinstance(order, Rebel) else ()


def warring(world: World, seat: str, nations: Sequence[str]) -> bool:
    """Tell whether a House could begin a war or a rebellion in which one of some nations stands."""
    if not nations:
        return False
    if not cannot_rebel(world, seat) and home_nation(world, seat) in nations:
        return True
    pairs = ((own, aim) for own in ruled(world, seat) for aim in world.nations if aim != own)
    return any({own, aim} & {*nations} and not undeclarable(world, seat, own, aim) for own, aim in pairs)


def named(world: World, seats: Sequence[str]) -> str:
    """Name a few Houses as they begin a sentence: `Blois and Lara act`."""
    return f"{capital(called(world, seats))} {form(len(seats), 'acts', 'act')}"


def called(world: World, seats: Sequence[str], more: str = "") -> str:
    """Name a few Houses, or count them."""
    return row(map(world.short, seats)) if len(seats) <= NAMED else f"{in_words(len(seats))}{more} Houses"


def second(world: World, seat: str, order: Deed) -> str:
    """Say which action to rank after one, if none is (FIE-3.6)."""
    if world.houses[seat].ranks[1:]:
        return ""
    other = calm(world, seat)
    intent = other.intent()
    if intent == order.intent() or intent in world.houses[seat].ranks or not isinstance(other, (Claim, Exercise)):
        return "Order a second action for that case."
    return f"Order a second action for that case, such as “{words(world, intent)}”."


def words(world: World, intent: Intent) -> str:
    """Give a claim as it is written."""
    return f"{'claim' if intent.deed == 'claim' else 'exercise claim in'} {world.fiefs[intent.fief].name}"


def calm(world: World, seat: str) -> Deed:
    """Give what a prudent House does in a year without war (FIE-16.5)."""
    house = world.houses[seat].model_copy(update={"character": "prudent"})
    return decide(world.model_copy(update={"houses": world.houses | {seat: house}}), seat, CALM_DIE)
