"""Odds of endeavours and rebellions, counted out over the 36 ways of two dice (section 7)."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import ClassVar

from pydantic import Field

from rules.empires.board.chances import ALL, WAYS, chance, tenths
from rules.empires.board.measures import gain, held_by, need
from rules.empires.board.sheets import EXTRA, places, refuse_place
from rules.empires.board.state import World
from rules.empires.board.tables import FLOOR, Kind
from rules.empires.endeavours.defence import defence_of
from rules.empires.endeavours.events import TERMS
from rules.empires.endeavours.holds import made_from
from rules.empires.endeavours.limits import (
    unbased,
    unconquerable,
    unconvertible,
    unfortifiable,
    unnegotiable,
    unrestorable,
    unruly,
)
from rules.empires.endeavours.orders import base_problem, every_base
from rules.empires.endeavours.ratings import Rated, rate
from rules.empires.endeavours.tables import COSTS, LEADER_DIES, MOST_EXTRA, Band, needed
from rules.empires.unrest.chart import Result, ways
from rules.empires.unrest.events import PARTS
from rules.empires.unrest.values import weigh
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import pick
from rules.kernel.orders.question import Odds, Question
from rules.kernel.telling.phrases import capital, figure, points_of, row, several, signed

CLAUSE = "EMP-H9.8"
RESULTS: Mapping[Result, str] = {"quiet": "Nothing changes", "unrest": "It is in unrest", "rebels": "It rebels"}
HARM = 6
"""The most gold that a supposed tax may have, beyond any prosperity."""


def bands(rated: Rated) -> dict[Band, int]:
    """Give in how many of 36 ways an endeavour comes to each of its results (EMP-H9.8)."""
    found: dict[Band, int] = {"failure": 0, "nothing": 0, "success": 0, "great": 0}
    for total, number in WAYS.items():
        found[rated.band(total)] += number
    return found


def successes(rated: Rated) -> int:
    """Give in how many of 36 ways an endeavour succeeds, greatly or not (section 7)."""
    found = bands(rated)
    return found["success"] + found["great"]


def told_terms(terms: Iterable[tuple[str, int]], names: Mapping[str, str]) -> str:
    """Say what makes a figure: `the leader 6, the base +1`."""
    first, *others = list(terms)
    return row([f"{names[first[0]]} {figure(first[1])}", *(f"{names[term]} {signed(by)}" for term, by in others)])


def shares(outcomes: Iterable[tuple[str, int]]) -> dict[str, Fraction]:
    """Give the chances of outcomes by their ways, those of one name together, and none that cannot come."""
    found: dict[str, int] = {}
    for name, number in outcomes:
        found[name] = found.get(name, 0) + number
    return {name: chance(number) for name, number in found.items() if number}


def assumed(world: World, rated: Rated) -> list[str]:
    """Say what a rating rests on, what roll it needs, and what failing costs."""
    roll = needed(rated.kind, rated.rating)
    lines = [f"Rating {figure(rated.rating)}: {told_terms(rated.terms, TERMS)}", f"It succeeds with {roll} or more"]
    failing = bands(rated)["failure"]
    stake = world.areas.get(rated.base)
    if stake and failing and stake.social > FLOOR:
        lines.append(f"Failing, in {failing} ways of {ALL}, costs {stake.name} a level")
        if stake.unrest and stake.owner == rated.seat:
            lost = ways(world, weigh(world, stake.id).value)["rebels"]
            lines.append(f"{stake.name} is in unrest: after that it rebels in {lost} ways of {ALL}")
    lines.append(f"In {LEADER_DIES} ways of {ALL} the leader dies after it, whatever comes of it")
    return lines


class Weighing(Question[World]):
    """An endeavour, weighed before it is tried."""

    kind: ClassVar[Kind]

    def rated(self, world: World, seat: str) -> Rated:
        """Rate it as it would be tried."""
        return rate(
            world,
            seat,
            self.kind,
            str(getattr(self, "target", "")),
            str(getattr(self, "base", "")),
            int(getattr(self, "extra", 0)),
        )

    def odds(self, world: World, seat: str) -> Odds:
        """Count the dice out."""
        rated = self.rated(world, seat)
        found = bands(rated)
        outcomes = ((self.result(world, seat, band), number) for band, number in reversed(list(found.items())))
        *lines, last = assumed(world, rated)
        return Odds(self.title(world), (*lines, *self.stakes(world, seat), last), shares(outcomes))

    def stakes(self, world: World, seat: str) -> list[str]:
        """Say what it costs, whatever comes of it (EMP-H9.2, EMP-H9.3)."""
        del world, seat
        gold = COSTS[self.kind] + int(getattr(self, "extra", 0))
        return [f"It costs {several(gold, 'gold', 'gold') if gold else 'no gold'} and one endeavour of five"]

    def title(self, world: World) -> str:
        """Say what is weighed."""
        return f"To {self.kind} {world.areas[str(getattr(self, 'target', ''))].name}"

    def result(self, world: World, seat: str, band: Band) -> str:
        """Say what a result brings."""
        del world, seat
        return {"failure": "Failure, and a level lost", "nothing": "Nothing", "success": "Success"}.get(
            band, "Great success"
        )


class WeighConquest(
    Weighing,
    name="conquest",
    says=(
        "conquest of {target} [from {base}] [with {extra}] [, defended {defended}]",
        "conquer {target} [from {base}] [with {extra}] [, defended {defended}]",
        "attack {target} [from {base}] [with {extra}] [, defended {defended}]",
    ),
    clause="EMP-H10.1",
):
    """A conquest: what one march brings."""

    kind: ClassVar[Kind] = "conquer"

    target: str = pick("area", places(unconquerable), "an area that is not yours", problem=unconquerable)
    base: str = pick("area", every_base, "the base; the best, if left out", default="", problem=base_problem)
    extra: int = Field(default=0, ge=0, le=MOST_EXTRA, description=EXTRA)
    defended: bool | None = Field(default=None, description="whether its owner defends; if he can, if left out")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a base that does not reach it."""
        said = unbased(world, seat, self.base, self.target) if self.base else ""
        if said:
            raise Refusal(self.clause, said, "choose another base, or name none")

    def rated(self, world: World, seat: str) -> Rated:
        """Rate it against whoever is taken to defend."""
        rated, defence = super().rated(world, seat), defence_of(world, self.target)
        owner = world.areas[self.target].owner
        if self.defended is None:
            return defence.against(rated) if defence else rated
        if not self.defended or not owner:
            return rated
        leader = world.empires[owner].leader
        return defence.against(rated) if defence else rated.adding(("defence", -leader.combat))

    def stakes(self, world: World, seat: str) -> list[str]:
        """Say what it costs, what the area is worth, and in what state it comes (EMP-H10.5, EMP-17.0g)."""
        worth = points_of(gain(world, seat, self.target))
        rises = ways(world, weigh(world, self.target, 1, unrest=True, lord=seat).value)["rebels"]
        risk = f"taxed before ruling has calmed it, it rises {tenths(chance(rises))}"
        return [
            *super().stakes(world, seat),
            f"Won, it brings {worth}; it comes a level lower and in unrest: {risk}",
        ]

    def result(self, world: World, seat: str, band: Band) -> str:
        """Say what a march brings: holds, or the area; and what it takes off one's own base first (EMP-H10.3)."""
        area = world.areas[self.target]
        results = {"success": 1, "great": 2}.get(band, 0)
        if not results:
            return super().result(world, seat, band)
        base = self.rated(world, seat).base
        off = min(results, made_from(world, base, self.target))
        held = held_by(area, seat) + results - off
        freed = f"{off} of the holds on {world.areas[base].name} gone" if off else ""
        if results > off and held >= need(area):
            return capital(row(filter(None, (freed, f"{area.name} conquered"))))
        won = f"{held} of {need(area)} parts held" if results > off else ""
        return capital(row(filter(None, (freed, won))))


class WeighRuling(
    Weighing, name="ruling", says=("ruling {target} [with {extra}]", "rule {target} [with {extra}]"), clause="EMP-H15.1"
):
    """Ruling an area well."""

    kind: ClassVar[Kind] = "rule"

    target: str = pick("area", places(unruly), "an area of yours", problem=unruly)
    extra: int = Field(default=0, ge=0, le=MOST_EXTRA, description=EXTRA)


class WeighWalls(
    Weighing,
    name="walls",
    says=("walls of {target} [with {extra}]", "fortify {target} [with {extra}]"),
    clause="EMP-H14.1",
):
    """Building walls."""

    kind: ClassVar[Kind] = "fortify"

    target: str = pick("area", places(unfortifiable), "an area of yours", problem=unfortifiable)
    extra: int = Field(default=0, ge=0, le=MOST_EXTRA, description=EXTRA)


class WeighEnvoys(
    Weighing,
    name="envoys",
    says=("envoys to {target} [with {extra}]", "negotiate [with] {target} [with {extra}]"),
    clause="EMP-H12.13",
):
    """Sending envoys for a tie."""

    kind: ClassVar[Kind] = "negotiate"

    target: str = pick("area", places(unnegotiable), "any area but another's court", problem=unnegotiable)
    extra: int = Field(default=0, ge=0, le=MOST_EXTRA, description=EXTRA)


class WeighPreachers(
    Weighing,
    name="preachers",
    says=("preachers to {target} [with {extra}]", "convert {target} [with {extra}]"),
    clause="EMP-H22.2",
):
    """Converting an area."""

    kind: ClassVar[Kind] = "convert"

    target: str = pick("area", places(unconvertible), "an area of yours of another faith", problem=unconvertible)
    extra: int = Field(default=0, ge=0, le=MOST_EXTRA, description=EXTRA)


class WeighReturn(
    Weighing,
    name="return",
    says=("return to {target} [with {extra}]", "restore {target} [with {extra}]"),
    clause="EMP-H21.5",
):
    """Coming back from exile."""

    kind: ClassVar[Kind] = "restore"

    target: str = pick("area", places(unrestorable), "an area of your leader's people", problem=unrestorable)
    extra: int = Field(default=0, ge=0, le=MOST_EXTRA, description=EXTRA)

    def rated(self, world: World, seat: str) -> Rated:
        """Rate it against its owner, if he can defend."""
        rated, defence = super().rated(world, seat), defence_of(world, self.target)
        return defence.against(rated) if defence else rated


def unowned(world: World, seat: str, area: str) -> str:
    """Say that nobody owns an area, which cannot rebel then (EMP-17.21)."""
    del seat
    return "" if world.areas[area].owner else f"{world.areas[area].name} is independent"


class WeighRebellion(
    Question[World],
    name="rebellion",
    says=(
        "rebellion of {area} [, taxed {gold}] [, unrest {unrest}]",
        "rebellion in {area} [, taxed {gold}] [, unrest {unrest}]",
    ),
    clause="EMP-17.3a",
):
    """A check of an area for rebellion, taxed or not, in unrest or not."""

    area: str = pick("area", places(unowned), "an area that somebody owns", problem=unowned)
    gold: int = Field(default=0, ge=0, le=HARM + 1, description="the gold asked for; none, if left out")
    unrest: bool | None = Field(default=None, description="whether it is in unrest; as it is now, if left out")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what cannot rebel."""
        refuse_place(world, seat, self.area, unowned, self.clause)

    def odds(self, world: World, seat: str) -> Odds:
        """Count the table out (EMP-17.5)."""
        del seat
        weighed = weigh(world, self.area, self.gold, unrest=self.unrest)
        made = f": {told_terms(weighed.parts, PARTS)}" if weighed.parts else ""
        found = ways(world, weighed.value)
        outcomes = ((RESULTS[result], number) for result, number in reversed(list(found.items())))
        lines = (f"Rebellion value {figure(weighed.value)}{made}", "By the table that this scenario plays by")
        return Odds(f"A check of {world.areas[self.area].name}", lines, shares(outcomes))


QUESTIONS: tuple[type[Question[World]], ...] = (
    WeighConquest,
    WeighRuling,
    WeighWalls,
    WeighEnvoys,
    WeighPreachers,
    WeighReturn,
    WeighRebellion,
)
"""What a player may ask the odds of, besides parleys."""
