"""Odds of losing a fief: which enemies can be before it in the turns that are left, and how likely it falls."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rules.fiefs.armies.attrition import modifier
from rules.fiefs.armies.tempers import host
from rules.fiefs.board.chances import fallen_before_hunger, fallen_by
from rules.fiefs.board.forces import Army
from rules.fiefs.board.land import ruled
from rules.fiefs.board.sides import enemy_held, followed
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import HALF, SEASONS, TURNS
from rules.fiefs.claims.markers import unexercisable
from rules.fiefs.counsel.field import FIELD, target_of
from rules.fiefs.counsel.pieces import Piece, decide
from rules.fiefs.counsel.politics import coming
from rules.fiefs.counsel.weighing import weighed
from rules.fiefs.march.paths import land_reach
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import pick
from rules.kernel.orders.question import Odds, Question
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import in_ten
from rules.kernel.telling.phrases import in_words, several

CLAUSE = "FIE-8.38"
STAKE = 2
"""What a capital counts, as a fief and as a capital (FIE-12.5)."""
WARM = TURNS["spring"] + TURNS["summer"] + TURNS["fall"]
"""Turns before winter."""


@dataclass(frozen=True)
class Coming:
    """An enemy army that can be before a fief this year."""

    army: Army
    turns: int
    """Until it is there; 0 where it stands there."""
    falls: Fraction
    """The chance that the fief falls in the turns that are left after that, if nobody stops it."""


def own_first(world: World, seat: str) -> list[str]:
    """Give every fief, a House's capitals first, then its others."""
    return sorted(world.fiefs, key=lambda one: (world.fiefs[one].control != seat, not world.fiefs[one].capital_of, one))


def houses(world: World, seat: str) -> list[str]:
    """Give all Houses, one's own last."""
    return sorted(world.playing(), key=lambda one: one == seat)


def left(world: World) -> tuple[int, int]:
    """Give how many turns are left before winter, and in the year, that which is played now among them."""
    gone = max(world.turn - 1, 0)
    return max(WARM - gone, 0), sum(TURNS.values()) - gone


def march(world: World, army: Army, fief: str, most: int) -> int | None:
    """Give in how many turns an army marches to a fief by land, if it can in so many (FIE-8.13, FIE-8.14)."""
    waits = 0 if army.status == "ready" else 1
    seen, edge = {army.fief}, [army.fief]
    for turn in range(most + 1 - waits):
        if fief in edge:
            return turn + waits
        found = [one for place in edge for one in land_reach(world, army.model_copy(update={"fief": place}))]
        edge = [one for one in dict.fromkeys(found) if one not in seen]
        seen |= {*edge}
    return None


def comers(world: World, fief: str, house: str = "") -> list[Coming]:
    """Give the armies at war with a fief's lord that can be there this year, the likeliest to take it first."""
    conflict, (_, most) = world.conflicts.get(world.conflict), left(world)
    found = []
    for army in (world.armies[one] for one in conflict.armies) if conflict else ():
        if not army.in_field or not enemy_held(world, army, fief) or house not in ("", army.leader):
            continue
        turns = march(world, army, fief, most)
        if turns is not None:
            found.append(Coming(army, turns, taken_by(world, army, fief, turns)))
    return sorted(found, key=lambda one: (-one.falls, one.turns, one.army.id))


def taken_by(world: World, army: Army, fief: str, turns: int) -> Fraction:
    """Give the chance that an army takes a fief this year if it is there in some turns and besieges on (section 7)."""
    seasons = [one for one in SEASONS for _ in range(TURNS[one])][max(world.turn - 1, 0) + turns :]
    there = army.model_copy(update={"fief": fief})
    days = tuple(
        (modifier(world.model_copy(update={"season": one}), there, "siege"), one == "winter") for one in seasons
    )
    return fallen_before_hunger(target_of(world, army, fief), days, len(army.elements) - HALF)


def told(world: World, seat: str, fief: str, one: Coming) -> list[str]:
    """Say of an army when it can be before a fief, what is left then, and how a battle with it would go."""
    name, (warm, year) = world.fiefs[fief].name, left(world)
    when = f"can be at {name} in {several(one.turns, 'turn', 'turns')}" if one.turns else f"stand before {name}"
    until = f"{in_words(warm)} are left before winter, " if warm else ""
    until += f"{in_words(year)} {'in' if warm else 'are left in'} the year"
    lines = [
        f"{host(world, one.army)}, at {world.fiefs[one.army.fief].name}, {when}; {until}",
        first_roll(world, one.army, fief),
    ]
    ours = followed(world, seat)
    if ours and ours.in_field and ours.side != one.army.side:
        lines.append(
            f"If they meet your army of {len(ours.elements)}, you {weighed(world, one.army, ours, seat).words()}"
        )
    return lines


def first_roll(world: World, army: Army, fief: str) -> str:
    """Say how often the first roll of a siege takes a fief (FIE-8.38)."""
    likely = fallen_by(target_of(world, army, fief), 1)
    return f"The first siege roll takes it {in_ten(likely)}" if likely else "The first siege roll cannot take it"


def quiet(world: World, fief: str, house: str) -> str:
    """Say that no army can come to a fief this year, and what its claimant can do (FIE-4.4, FIE-5.4, FIE-6.1)."""
    place = world.fiefs[fief]
    who = f"no army of {world.short(house)}" if house else "no army at war with its lord"
    calm = f"{who} that stands in the field can be at {place.name} by land this year"
    wars = [one for one in world.conflicts.values() if place.capital_of and one.nation_d == place.capital_of]
    prize = next((one for one in wars if one.pretext == "throne" or one.kind == "usurpation"), None)
    if prize:
        return f"{calm}; but it is the prize of {world.short(prize.declarer)} in {world.called('conflict', prize.id)}"
    if place.claim in ("", place.control):
        return f"{calm}, and nobody else has a claim on it"
    rival = world.short(place.claim)
    if place.capital_of and (how := coming(world, place.claim, place.capital_of)):
        return f"{calm}; but {rival} claims it, and may {how} the throne"
    if not unexercisable(world, place.claim, fief):
        return f"{calm}; but {rival} can take it by claim, as the action of a year"
    return f"{calm}; {rival} claims it, and cannot use the claim as things stand"


def capitals(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Warn of an enemy who can be before a capital of one's own this year, and how likely it falls (item 3)."""
    if window.name not in FIELD:
        return
    for nation in ruled(world, seat):
        fief = world.nations[nation].capital
        worst = next(iter(comers(world, fief)), None)
        if worst is None or not worst.falls:
            continue
        name, many = world.fiefs[fief].name, host(world, worst.army)
        there = f"can be at {name} in {several(worst.turns, 'turn', 'turns')}" if worst.turns else f"stand at {name}"
        text = f"{many} {there}: if nobody stops them, it falls {in_ten(worst.falls)} before the year is out."
        text += f" With it goes the crown of {world.called('nation', nation)}."
        yield decide(STAKE, "FIE-8.38", text, warns=True)


class WeighLoss(
    Question[World],
    name="loss",
    says=("loss of {fief} [to {house}]", "fall of {fief} [to {house}]"),
    clause=CLAUSE,
):
    """Who can be before a fief this year, and how likely it falls then."""

    fief: str = pick("fief", own_first, "the fief that may be lost")
    house: str = pick("seat", houses, "a House; any, if left out", default="")

    def refuse(self, world: World, seat: str) -> None:
        """Say of a fief to which no enemy can come that it is so, and who could yet take it."""
        if not comers(world, self.fief, self.house):
            lord = world.fiefs[self.fief].control
            raise Refusal(CLAUSE, quiet(world, self.fief, self.house) if lord else "no fief has a lord yet")

    def odds(self, world: World, seat: str) -> Odds:
        """Count out the siege of the likeliest to take it, unbroken until the year or his army ends (section 7)."""
        found = comers(world, self.fief, self.house)
        name, worst = world.fiefs[self.fief].name, found[0]
        lines = tuple(line for one in found for line in told(world, seat, self.fief, one))
        outcomes = {f"{name} falls this year, if nobody stops them": worst.falls, "It holds": 1 - worst.falls}
        return Odds(f"The loss of {name}", lines, {one: chance for one, chance in outcomes.items() if chance})


QUESTIONS: tuple[type[Question[World]], ...] = (WeighLoss,)
"""What a player may ask of what he may lose."""
