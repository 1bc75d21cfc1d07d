"""The welcome of a House: what it holds, who stands beside it, how it is judged, how bad a year can be (FIE-19.5)."""

from collections.abc import Sequence
from typing import Literal

from rules.fiefs.board.land import by_land, claimed, count, held, ruled, standing, total
from rules.fiefs.board.state import World
from rules.fiefs.seats.seats import closed_until
from rules.kernel.play.welcome import Neighbour, Welcome, only_seat
from rules.kernel.table.chair import CHAIR
from rules.kernel.telling.phrases import capital, in_words, ordinal, points_of, row, several

ASKED = "Each year you choose an action, then a side in each war; who leads an army plans it season by season."
WAITS = (
    "The House was given up by its player, so its autopilot leads it until {0}: before that nothing is asked of you. "
    "From then on you lead it, and it can win again."
)
"""What is said to who sits down in a House that may not be led yet (FIE-18.5)."""
CHAIR_ASKED = "You are asked only where two reports of one battle differ: then your ruling stands."
SHOWN = 3
"""How many neighbours are told of."""
UNLUCKY = (
    " How bad can a first year be? In a thousand campaigns no House lost more than five fiefs in it, or six points."
)
"""How bad the first year can be, from a thousand simulated campaigns (FIE-19.5)."""


def welcome(world: World, seat: str) -> Welcome:
    """Welcome somebody who sits down, at the start or later."""
    if seat == CHAIR:
        return only_seat("You are the battle umpire of this table; you do not lead the campaign for it.", CHAIR_ASKED)
    house = world.houses[seat]
    if not house.playing:
        return only_seat(f"You are the head of the {house.name}.", "")
    return Welcome(
        who=f"You are the head of the {house.name}{crowns(world, seat)}.",
        lands=lands(world, seat),
        neighbours=tuple(beside(world, seat, other) for other in nearest(world, seat)[:SHOWN]),
        aim=aim(world, seat),
        asked=WAITS.format(closed)
        if (closed := closed_until(world, seat))
        else ASKED + (UNLUCKY if world.year == 1 and held(world, seat) else ""),
    )


def crowns(world: World, seat: str) -> str:
    """Say what a House rules: `, and wear the crown of France`."""
    named = row(world.called("nation", one) for one in ruled(world, seat))
    return f", and wear the crown of {named}" if named else ""


def lands(world: World, seat: str) -> str:
    """Say what a House holds, where most of it lies, where it is at home, and what others claim of it."""
    own = held(world, seat)
    if not own:
        markers = "The first markers are about to be placed; say which fiefs you wish for."
        return markers if not any(fief.control for fief in world.fiefs.values()) else "You hold no fief."
    most = max(world.nations, key=lambda nation: count(world, seat, nation))
    home = world.houses[seat].home
    there = f"{in_words(count(world, seat, most))} of them in {world.called('nation', most)}"
    said = f"You hold {several(len(own), 'fief', 'fiefs')}, {there}"
    where = f"; your home is {world.fiefs[home].name}" if home else ""
    threats = [one for one in own if world.fiefs[one].claim not in ("", seat)]
    wishes = [one for one in claimed(world, seat) if world.fiefs[one].control != seat]
    others = f"Others claim {some(world, threats, 'claim')}" if threats else "Nobody claims any of them"
    yours = f" You claim {some(world, wishes, 'control')}." if wishes else ""
    return f"{said}{where}. {others}.{yours}"


def some(world: World, fiefs: Sequence[str], marker: Literal["claim", "control"]) -> str:
    """Name the weightiest of some fiefs with whose marker of a kind lies there, and how many more there are."""
    order = sorted(fiefs, key=lambda id: (not world.fiefs[id].capital_of, -world.fiefs[id].fortress, id))
    named = [f"{world.fiefs[one].name} ({world.short(getattr(world.fiefs[one], marker))})" for one in order[:SHOWN]]
    rest = len(order) - SHOWN
    return row([*named, f"{in_words(rest)} more"] if rest > 0 else named)


def nearest(world: World, seat: str) -> list[str]:
    """Give the Houses whose fiefs border on one's own, those with most borders first."""
    borders: dict[str, int] = {}
    for fief in held(world, seat):
        for near in by_land(world, fief):
            lord = world.fiefs[near].control
            if lord not in ("", seat):
                borders[lord] = borders.get(lord, 0) + 1
    return sorted(borders, key=lambda lord: (-borders[lord], lord))


def beside(world: World, seat: str, other: str) -> Neighbour:
    """Say what a neighbour holds beside one, and which of one's fiefs he claims."""
    borders = sum(
        any(world.fiefs[near].control == seat for near in by_land(world, fief)) for fief in held(world, other)
    )
    claims = [world.fiefs[one].name for one in held(world, seat) if world.fiefs[one].claim == other]
    rules = row(world.called("nation", one) for one in ruled(world, other))
    wish = row([*claims[:SHOWN], *([f"{in_words(len(claims) - SHOWN)} more"] if len(claims) > SHOWN else [])])
    deeds = [f"rules {rules}"] if rules else []
    deeds += [f"holds {several(borders, 'fief', 'fiefs')} bordering on yours", *([f"claims {wish}"] if claims else [])]
    return Neighbour(seat=other, text=f"{capital(world.called('seat', other))} {row(deeds)}.")


def aim(world: World, seat: str) -> str:
    """Say what counts, when it ends, and what aim of his own a successor has (FIE-18.1, FIE-18.3, FIE-18.9)."""
    house, last = world.houses[seat], world.first_year + world.settings.years - 1
    place = standing(world).index(seat) + 1
    begun = any(fief.control for fief in world.fiefs.values())
    stands = f"; you have {points_of(total(world, seat))}, in {ordinal(place)} place" if begun else ""
    ends = f"After {last} the most prestige wins{stands}."
    if house.aim:
        inherited, own = ordinal(house.inherited), ordinal(house.aim)
        return f"{ends} You inherited {inherited} place: to end in {own} is a victory of your own."
    return f"{ends} Battles earn it for ever; fiefs, regions and capitals count while you hold them."
