"""When a plan comes to each of its items, and what of it a season leaves undone, said as it is given (FIE-7.10)."""

from dataclasses import dataclass
from fractions import Fraction
from math import prod

from rules.fiefs.board.chances import arrives
from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.sides import enemy_held
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import SEASONS
from rules.fiefs.campaign.planning import ended, gathering
from rules.fiefs.campaign.reading import turns_left
from rules.fiefs.march.paths import sea_modifier
from rules.fiefs.march.treks import Trek, marched
from rules.fiefs.marshal.errands import ERRANDS
from rules.kernel.play.counsel import in_ten
from rules.kernel.telling.phrases import form, in_words, row, several


@dataclass(frozen=True)
class Stretch:
    """The turns of an item, counted from the next one of its army, and its march if it is one."""

    item: Item
    first: int
    last: int
    start: str
    """Where its army is before it; empty for one off the board."""
    trek: Trek | None = None
    astray: bool = False
    """Whether no way leads there from where its army is then."""


def schedule(world: World, army: Army) -> list[Stretch]:
    """Give when a plan comes to its items as the board stands, as far as that can be known."""
    moved, turn, found = army.model_copy(), 1, list[Stretch]()
    moved.status = "ready" if moved.status == "assembling" else moved.status  # it is so in its next turn
    for item in army.plan:
        raised = gathering(world, moved, item)
        if raised:
            moved.status, moved.fief, turn = "ready", raised.to, turn + 1
        over = ended(world, moved, item)
        if item.act == "assemble" and not over:
            moved.status, moved.fief, moved.inside = "ready", item.to, False
        trek = marched(world, moved, item) if item.act in ("move", "take") and not over else None
        turns, astray = 0 if over else lasting(item, trek), trek is None and item.act == "move" and moved.in_field
        found.append(Stretch(item, turn, turn + turns - 1, moved.fief, trek, astray))
        if item.act in ERRANDS and not over:
            break  # nobody knows how long it takes
        turn += turns
        moved.fief = item.to if trek else moved.fief
    return found


def placed(world: World, army: Army, item: Item) -> Army | None:
    """Give an army where it stands when it comes to an item of its plan; None where that cannot be known."""
    stretch = stretch_of(world, army, item)
    if stretch is None or not stretch.start:
        return army if army.plan[:1] == [item] else None
    same = stretch.start == army.fief
    return army if same else army.model_copy(update={"fief": stretch.start, "siege": None})


def idle(world: World, army: Army, item: Item) -> str:
    """Give the fief that an item would besiege and that is not in enemy hands; empty where there is none such."""
    stretch = stretch_of(world, army, item) if item.act == "besiege" and army.in_field else None
    fief = stretch.start if stretch and len(army.plan) > 1 else ""
    return fief if fief and not enemy_held(world, army, fief) else ""


def stretch_of(world: World, army: Army, item: Item) -> Stretch | None:
    """Give the turns of an item of a plan, the last of equal ones; None where they cannot be known."""
    return next((one for one in reversed(schedule(world, army)) if one.item == item), None)


def lasting(item: Item, trek: Trek | None) -> int:
    """Give how many turns an item takes at least, an errand only until its army is there; no passage fails."""
    if item.act == "seek":
        return 1
    if item.act == "take":
        return (len(trek.moves) if trek else 0) + 1
    return max(len(trek.moves), 1) if trek else item.times


def foreseen(world: World, army: Army, item: Item) -> str:
    """Say by which places a long march goes, and what of an item this season has no turns for."""
    stretch = stretch_of(world, army, item)
    if stretch is None:
        return ""
    raised = gathering(world, army, item) if army.plan[:1] == [item] else None
    gathers = f"Your army gathers at {world.fiefs[raised.to].name} first, which takes a turn." if raised else ""
    lost = stretch.astray and stretch.first > 1  # the first of a plan is judged by itself
    nowhere = f"No way leads to {world.fiefs[item.to].name} from there, as the board stands." if lost else ""
    way = route(world, stretch.trek) if item.act == "move" else ""  # an errand looks for its way turn by turn
    return " ".join(filter(None, (gathers, nowhere, way, unfinished(world, army, stretch))))


def route(world: World, trek: Trek | None) -> str:
    """Say where the moves of a march end that takes more than one; nothing of one that does not."""
    if trek is None or not trek.moves[1:]:
        return ""
    by = row(world.fiefs[one].name for one in trek.ends[:-1])
    return f"That is {several(len(trek.moves), 'move', 'moves')}, a turn each, by {by}{passages(world, trek)}."


def passages(world: World, trek: Trek) -> str:
    """Say how likely all passages of a march arrive at the first try; nothing of one by land (FIE-8.17)."""
    over = [one for one in trek.moves if one.sea]
    if not over or not world.season:
        return ""
    likely = prod((arrives(sea_modifier(world, one.sea)) for one in over), start=Fraction(1))
    return f", if its {form(len(over), 'passage arrives', 'passages arrive')}: {in_ten(likely)}"


def unfinished(world: World, army: Army, stretch: Stretch) -> str:
    """Say what is not done in this season, and what becomes of it (FIE-7.10)."""
    left = turns_left(world, army)
    if world.settings.pace != "season" or not world.season or stretch.last <= left:
        return ""
    has = f"{world.season.capitalize()} has {several(left, 'turn', 'turns')} left"
    if stretch.first > left:
        return f"{has}, and none for this: {goes_on(world)}."
    if stretch.trek and stretch.trek.moves:
        return f"{has}, so that your army is {on_the_way(world, army, stretch, left)}: {goes_on(world)}."
    done = left - stretch.first + 1
    return f"{has}, {in_words(done)} of them for this: {goes_on(world)}."


def on_the_way(world: World, army: Army, stretch: Stretch, left: int) -> str:
    """Say where an army is when the season ends in the midst of its march."""
    moves = stretch.trek.moves if stretch.trek else ()
    done = moves[: left - stretch.first + 1]
    there = stretch.item.act == "take" and len(done) == len(moves)
    place = world.fiefs[done[-1].to if done else army.fief].name
    return f"at {place} then, {'and has no time to besiege it' if there else 'on its way'}"


def goes_on(world: World) -> str:
    """Say what becomes of a plan's rest when the season ends (FIE-7.10)."""
    after = SEASONS[SEASONS.index(world.season or "winter") + 1 :]
    if not after:
        return "with the year it lapses"
    if after[0] == "winter":
        return "with winter it lapses, and you plan anew"
    return f"it goes on in {after[0]} unless you plan anew"
