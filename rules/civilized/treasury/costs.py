"""Running costs of Winter, and what is given up where they cannot be paid (source 8.1, step W4)."""

from collections import Counter
from collections.abc import Sequence

from rules.civilized.people.newcomers import draw_scores
from rules.civilized.treasury.events import CostsPaid, CostsShort, ItemGivenUp
from rules.civilized.treasury.losses import GiveUp
from rules.civilized.treasury.sacrifices import least_of_all
from rules.civilized.treasury.upkeep import Item, charges, due, pieces, surrender, too_many
from rules.civilized.world.characters import ruling
from rules.civilized.world.state import Country, World
from rules.kernel.orders.windows import Flow, Window, ask
from rules.kernel.play.play import Play


def running_costs(world: World, country: str) -> dict[str, int]:
    """Give what a country pays for this Winter, a point each: kind to number (CIV-8.1a)."""
    kinds: Counter[str] = Counter()
    for item in charges(world, country):
        kinds["improvement" if item.kind == "fort" else item.kind] += 1
    return dict(kinds)


def shortage(world: World, country: str) -> int:
    """Give how many pieces a treasury cannot pay; 0 or less where it covers all (CIV-8.1c)."""
    return too_many(world, country, pieces(world, country))


def meet_costs(play: Play[World]) -> Flow:
    """Let those who are short name what they give up, then let every country pay (CIV-8.1c, CIV-8.1d, CIV-8.1g)."""
    world = play.state
    short = [land.id for land in world.on_turn() if shortage(world, land.id) > 0]
    for seat in short:
        tell_short(play, seat)
    window = Window(
        name="shortfall",
        clause="CIV-8.1d",
        asked=short,
        orders=(GiveUp,),
        deadline="reaction",
        title="Your treasury cannot pay its running costs. What do you give up?",
        silence="The country's own custom chooses: what its ruler values least is given up.",
        meanwhile="The countries pay what they keep up.",
    )
    for seat, order in (yield from ask(window)):
        if shortage(world, seat) > 0:
            give_up(play, seat, order)
    for seat in short:
        make_up(play, seat)
    for land in world.on_turn():
        pay(play, land)


def tell_short(play: Play[World], seat: str) -> None:
    """Tell a seat what it lacks."""
    land = play.state.countries[seat]
    total = due(play.state, seat, pieces(play.state, seat))
    short = total - land.treasury
    play.tell(CostsShort(audience=(seat,), country=land.id, total=total, treasury=land.treasury, short=short))


def give_up(play: Play[World], seat: str, order: GiveUp) -> None:
    """Take what a seat gives up, if that is enough (CIV-8.1d)."""
    own = {item.key: item for item in charges(play.state, seat)}
    if play.obey(seat, order):
        tell_losses(play, seat, [own[key] for key in order.items])


def make_up(play: Play[World], seat: str) -> None:
    """Take what a ruler values least while points are lacking; unknown scores are drawn (CIV-8.1e, CIV-AP7)."""
    world = play.state
    lacking = shortage(world, seat)
    if lacking <= 0:
        return
    for one in ruling(world, seat):
        draw_scores(play, one)
    lost = least_of_all(world, seat, play.chance, lacking)
    for item in lost:
        surrender(world, item)
    tell_losses(play, seat, lost)


def tell_losses(play: Play[World], seat: str, lost: Sequence[Item]) -> None:
    """Tell of losses that everybody can see, elements of one type and city together."""
    told: dict[object, list[Item]] = {}
    for item in lost:
        told.setdefault(tuple(item.told.items()) if item.kind == "element" else item.key, []).append(item)
    for item, *more in told.values():
        play.tell(ItemGivenUp.of(country=seat, kind=item.kind, number=1 + len(more), **item.told))


def pay(play: Play[World], land: Country) -> None:
    """Charge the running costs, which only the seat knows (CIV-8.1a)."""
    items = running_costs(play.state, land.id)
    land.costs = due(play.state, land.id, sum(items.values()))
    land.treasury -= land.costs
    play.tell(
        CostsPaid(
            audience=(land.id,),
            country=land.id,
            items=tuple(items.items()),
            total=land.costs,
            treasury=land.treasury,
        )
    )
