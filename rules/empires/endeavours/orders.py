"""Orders for the seven endeavours (section 5.1)."""

from abc import abstractmethod
from typing import ClassVar, Self

from pydantic import Field

from rules.empires.board.measures import ceiling
from rules.empires.board.sheets import (
    EXTRA,
    WHEN,
    MainOrder,
    When,
    afford,
    expect,
    places,
    refuse_place,
    spare,
    unless,
)
from rules.empires.board.state import World
from rules.empires.board.tables import FORTS, Kind
from rules.empires.endeavours.endeavours import do_penance, endeavour
from rules.empires.endeavours.events import NotNeeded
from rules.empires.endeavours.limits import (
    unbased,
    unconquerable,
    unconvertible,
    unfortifiable,
    unnegotiable,
    unrestorable,
    unruly,
)
from rules.empires.endeavours.tables import COSTS, MOST_EXTRA, RESTORATIONS
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Given, Offer, pick
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play


class Endeavour(MainOrder):
    """One of the five of a round (EMP-H9.1)."""

    endeavour: ClassVar[bool] = True
    kind: ClassVar[Kind]

    def price(self) -> int:
        """Give all the gold that it costs (EMP-H9.2, EMP-H9.3)."""
        return COSTS[self.kind] + int(getattr(self, "extra", 0))

    def allow(self, world: World, seat: str) -> None:
        """Refuse a sixth endeavour, a place that will not do, and what costs too much (E-ENDEAVOURS, E-FUNDS)."""
        spare(world, seat)
        self.suit(world, seat)
        afford(world, seat, self.price(), "EMP-H9.2")

    def reached(self, world: World, seat: str) -> bool:
        """Tell whether all that it is for has been reached."""
        del world, seat
        return False

    def needless(self, world: World, seat: str) -> Event | None:
        """Tell the seat alone that a try was not needed any more (EMP-H5.14)."""
        if not self.reached(world, seat):
            return None
        return NotNeeded(audience=(seat,), seat=seat, kind=self.kind, target=str(getattr(self, "target", "")))

    @abstractmethod
    def suit(self, world: World, seat: str) -> None:
        """Refuse a place or a situation in which it will not do."""

    def foresee(self, world: World, seat: str) -> None:
        """Count it as paid and used (EMP-H5.14)."""
        empire = world.empires[seat]
        empire.gold = max(0, empire.gold - self.price())
        empire.used += 1
        empire.vacant = False

    def trimmed(self, world: World, seat: str) -> Self:
        """Add no more gold than is left after the cost (EMP-H5.24)."""
        left = world.empires[seat].gold - COSTS[self.kind]
        extra = int(getattr(self, "extra", 0))
        return self.model_copy(update={"extra": max(0, min(extra, left))}) if extra else self


def own_bases(world: World, seat: str, given: Given) -> Offer:
    """Give the own areas, or those to be, from which a target can be reached (EMP-H10.1)."""
    target = given.get("target", "")
    return [area for area in world.areas if not unbased(world, seat, area, target)]


def base_problem(world: World, seat: str, base: str, given: Given) -> str:
    """Say why an area is no base, if so; beforehand that is looked at when the order's turn comes (EMP-H5.24)."""
    return unless(lambda table, who, area: unbased(table, who, area, given.get("target", "")))(world, seat, base)


def every_base(world: World, seat: str, given: Given) -> Offer:
    """Give all areas, those that will do as a base first."""
    fine = list(own_bases(world, seat, given))
    return [*fine, *(area for area in world.areas if area not in fine)]


class Conquer(
    Endeavour,
    name="conquer",
    says=(
        "conquer {target} [from {base}] [with {extra}] [, when {when}]",
        "conquer|attack|invade {target} [from {base}] [with|extra|plus|for {extra} [gold|extra|more]] [, when {when}]",
    ),
    clause="EMP-H10.1",
):
    """Send an army from an area of yours against another: 2 gold and an endeavour."""

    kind: ClassVar[Kind] = "conquer"

    target: str = pick("area", places(unconquerable), "an area that is not yours", problem=unless(unconquerable))
    base: str = pick("area", every_base, "an area of yours that reaches it", default="", problem=base_problem)
    extra: int = Field(default=0, ge=0, le=MOST_EXTRA, description=EXTRA)
    when: When = Field(default="any", description=WHEN)

    def suit(self, world: World, seat: str) -> None:
        """Refuse what is one's own, out of reach, or not to be reached from the base (E-YOURS, E-REACH)."""
        refuse_place(world, seat, self.target, unconquerable, self.clause)
        if self.base:
            said = unbased(world, seat, self.base, self.target)
            if said:
                raise Refusal(self.clause, said, "choose another base, or name none")

    def reached(self, world: World, seat: str) -> bool:
        """Tell whether it is conquered already."""
        return world.areas[self.target].owner == seat

    def foresee(self, world: World, seat: str) -> None:
        """It may be conquered by then (EMP-H5.14)."""
        super().foresee(world, seat)
        expect(world.empires[seat].foresight.owned, self.target)

    def carry(self, play: Play[World], seat: str) -> Flow:
        """March."""
        endeavour(play, seat, self.kind, self.target, self.base, self.extra)
        yield from ()


class Domestic(Endeavour):
    """An endeavour in an area of one's own that hangs together with the court (EMP-H15.3)."""

    def foresee(self, world: World, seat: str) -> None:
        """The area may be better by then (EMP-H5.14)."""
        super().foresee(world, seat)
        expect(world.empires[seat].foresight.improved, str(getattr(self, "target", "")))

    def carry(self, play: Play[World], seat: str) -> Flow:
        """Try it."""
        endeavour(play, seat, self.kind, str(getattr(self, "target", "")), extra=int(getattr(self, "extra", 0)))
        yield from ()


class Rule(
    Domestic,
    name="rule",
    says=(
        "rule {target} [with {extra}] [, when {when}]",
        "rule|pacify|calm {target} [with|extra|plus|for {extra} [gold|extra|more]] [, when {when}]",
    ),
    clause="EMP-H15.1",
):
    """Rule an area of yours well: calm its unrest, or raise its social state. It costs an endeavour."""

    kind: ClassVar[Kind] = "rule"

    target: str = pick("area", places(unruly), "an area of yours with a line to your court", problem=unless(unruly))
    extra: int = Field(default=0, ge=0, le=MOST_EXTRA, description=EXTRA)
    when: When = Field(default="any", description=WHEN)

    def suit(self, world: World, seat: str) -> None:
        """Refuse foreign areas, those cut off, and those that want nothing (E-NOT-YOURS, E-LINE, E-CEILING)."""
        refuse_place(world, seat, self.target, unruly, self.clause)

    def reached(self, world: World, seat: str) -> bool:
        """Tell whether it is quiet and as well off as it can be."""
        area = world.areas[self.target]
        return area.owner == seat and not area.unrest and area.social >= ceiling(area)


class Fortify(
    Domestic,
    name="fortify",
    says=(
        "fortify {target} [with {extra}] [, when {when}]",
        "fortify {target} [with|extra|plus|for {extra} [gold|extra|more]] [, when {when}]",
    ),
    clause="EMP-H14.1",
):
    """Build walls in an area of yours: 2 gold and an endeavour."""

    kind: ClassVar[Kind] = "fortify"

    target: str = pick(
        "area", places(unfortifiable), "an area of yours with a line to your court", problem=unless(unfortifiable)
    )
    extra: int = Field(default=0, ge=0, le=MOST_EXTRA, description=EXTRA)
    when: When = Field(default="any", description=WHEN)

    def suit(self, world: World, seat: str) -> None:
        """Refuse foreign areas, those cut off, and the strongest walls (E-NOT-YOURS, E-LINE, E-FORT)."""
        refuse_place(world, seat, self.target, unfortifiable, self.clause)

    def reached(self, world: World, seat: str) -> bool:
        """Tell whether its walls are as strong as can be."""
        return world.areas[self.target].owner == seat and world.areas[self.target].fort >= FORTS[-1]


class Convert(
    Domestic,
    name="convert",
    says=(
        "convert {target} [with {extra}] [, when {when}]",
        "convert {target} [with|extra|plus|for {extra} [gold|extra|more]] [, when {when}]",
    ),
    clause="EMP-H22.2",
):
    """Bring your leader's faith to an area of yours: 2 gold and an endeavour."""

    kind: ClassVar[Kind] = "convert"

    target: str = pick(
        "area",
        places(unconvertible),
        "an area of yours of another faith",
        problem=unless(unconvertible),
        otherwise="all that you could convert holds your leader’s faith; conquer an area of another one first",
    )
    extra: int = Field(default=0, ge=0, le=MOST_EXTRA, description=EXTRA)
    when: When = Field(default="any", description=WHEN)

    def suit(self, world: World, seat: str) -> None:
        """Refuse foreign areas, those cut off, and those of the leader's faith (E-NOT-YOURS, E-LINE, E-SAME-FAITH)."""
        refuse_place(world, seat, self.target, unconvertible, self.clause)

    def reached(self, world: World, seat: str) -> bool:
        """Tell whether it has the leader's faith already."""
        area = world.areas[self.target]
        return area.owner == seat and area.faith == world.empires[seat].faith and not area.heresy


class Negotiate(
    Endeavour,
    name="negotiate",
    says=(
        "negotiate [with] {target} [with {extra}] [, when {when}]",
        "negotiate {target} [{extra}] [, when {when}]",
        "negotiate [with] {target} [with|extra|plus|for {extra} [gold|extra|more]] [, when {when}]",
    ),
    clause="EMP-H12.13",
):
    """Send envoys from your court to make a tie with any area: 1 gold and an endeavour."""

    kind: ClassVar[Kind] = "negotiate"

    target: str = pick("area", places(unnegotiable), "any area but another's court", problem=unless(unnegotiable))
    extra: int = Field(default=0, ge=0, le=MOST_EXTRA, description=EXTRA)
    when: When = Field(default="any", description=WHEN)

    def suit(self, world: World, seat: str) -> None:
        """Refuse courts of others, and owned areas with a tie (E-COURT, E-TIED)."""
        refuse_place(world, seat, self.target, unnegotiable, self.clause)

    def reached(self, world: World, seat: str) -> bool:
        """Tell whether there is a tie already."""
        return self.target in world.empires[seat].ties

    def foresee(self, world: World, seat: str) -> None:
        """There may be a tie by then (EMP-H5.14)."""
        super().foresee(world, seat)
        expect(world.empires[seat].foresight.tied, self.target)

    def carry(self, play: Play[World], seat: str) -> Flow:
        """Send them."""
        endeavour(play, seat, self.kind, self.target, extra=self.extra)
        yield from ()


class Restore(
    Endeavour,
    name="restore",
    says=(
        "restore {target} [with {extra}] [, when {when}]",
        "restore|return [to] {target} [with|extra|plus|for {extra} [gold|extra|more]] [, when {when}]",
    ),
    clause="EMP-H21.5",
):
    """In exile: call on an area of your leader's people to rise for you. It costs an endeavour."""

    kind: ClassVar[Kind] = "restore"

    target: str = pick(
        "area",
        places(unrestorable),
        "an area of your leader's language and religion",
        problem=unless(unrestorable),
        otherwise="“restore” is for an empire in exile",
    )
    extra: int = Field(default=0, ge=0, le=MOST_EXTRA, description=EXTRA)
    when: When = Field(default="any", description=WHEN)

    def suit(self, world: World, seat: str) -> None:
        """Refuse whoever has a court, a third try, and areas that will not do (E-NOT-EXILED, E-NOT-ELIGIBLE)."""
        empire = world.empires[seat]
        if empire.restored >= RESTORATIONS:
            raise Refusal(self.clause, "you have tried twice in this turn", "wait for the next round")
        refuse_place(world, seat, self.target, unrestorable, self.clause)

    def reached(self, world: World, seat: str) -> bool:
        """Tell whether it has risen already."""
        return world.areas[self.target].owner == seat

    def foresee(self, world: World, seat: str) -> None:
        """It may have risen by then (EMP-H5.14)."""
        super().foresee(world, seat)
        world.empires[seat].restored += 1
        expect(world.empires[seat].foresight.owned, self.target)

    def carry(self, play: Play[World], seat: str) -> Flow:
        """Call on it."""
        play.state.empires[seat].restored += 1
        endeavour(play, seat, self.kind, self.target, extra=self.extra)
        yield from ()


class Penance(Endeavour, name="penance", says=("penance", "do penance"), clause="EMP-H22.15"):
    """Do penance and be forgiven: 4 gold and an endeavour, without dice."""

    kind: ClassVar[Kind] = "penance"

    def suit(self, world: World, seat: str) -> None:
        """Refuse whoever is in good standing (E-NOT-EXCOMMUNICATED)."""
        if not world.empires[seat].excommunicated:
            raise Refusal(self.clause, "you are in good standing", "leave penance to whoever is excommunicated")

    def foresee(self, world: World, seat: str) -> None:
        """It is forgiven by then."""
        super().foresee(world, seat)
        world.empires[seat].excommunicated = False

    def carry(self, play: Play[World], seat: str) -> Flow:
        """Kneel."""
        do_penance(play, seat)
        yield from ()


ORDERS: tuple[type[MainOrder], ...] = (Conquer, Rule, Fortify, Negotiate, Convert, Restore, Penance)
"""The endeavours as they are ordered."""
