"""The land as it is or as it would be: who holds, controls, rules and pays whom (ITA-1, ITA-2)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.italy.board.state import World


@dataclass(frozen=True)
class Parts:
    """What makes up a revenue (ITA-2.11)."""

    own: int
    subjects: int
    resources: int
    lost: int
    """Taken off for homes that are not controlled."""
    small: int
    """What Subjects of one home pay, which serves Civic Improvement alone."""

    @property
    def total(self) -> int:
        """Revenue is never negative (ITA-2.1, ITA-2.8)."""
        return max(0, self.own + self.subjects + self.resources - self.lost)

    @property
    def earmarked(self) -> int:
        """Losses eat the other revenue first (ITA-2.9)."""
        return min(self.small, self.total)


class Land:
    """The holders of all provinces, here and now or after a capture; occupiers stay as they are."""

    def __init__(self, world: World, holders: Mapping[str, str] | None = None) -> None:
        self.world = world
        self.holders = dict(holders) if holders else {one.id: one.holder for one in world.provinces.values()}

    def held(self, power: str) -> list[str]:
        """Give the provinces that a Power holds, in province order."""
        return [id for id, holder in self.holders.items() if holder == power]

    def free(self, province: str) -> bool:
        """Tell whether no External Power stands there."""
        return not self.world.provinces[province].occupier

    def controls(self, power: str, province: str) -> bool:
        """A Power controls what it holds, unless it is occupied (ITA-1.5)."""
        return self.holders[province] == power and self.free(province)

    def controlled(self, power: str) -> list[str]:
        """Give the provinces that a Power controls, in province order."""
        return [id for id in self.held(power) if self.free(id)]

    def active(self, power: str) -> bool:
        """A Power is Active while it holds a home, occupied or not (ITA-1.7)."""
        return any(self.holders[home] == power for home in self.world.powers[power].home)

    def master(self, power: str) -> str:
        """Give whose Subject a Power is: of the one other holder of all its homes; else empty (ITA-1.8, ITA-1.9)."""
        holders = {self.holders[home] for home in self.world.powers[power].home}
        return next(iter(holders)) if len(holders) == 1 and power not in holders else ""

    def subjects(self, power: str) -> list[str]:
        """Give a Power's Subjects, in Power order."""
        return [other for other in self.world.powers if self.master(other) == power]

    def army(self, province: str) -> str:
        """Give whose army defends: a Subject's in its own home, else the holder's (ITA-6.11)."""
        home, holder = self.world.provinces[province].home, self.holders[province]
        return home if self.master(home) == holder else holder

    def taken(self, taker: str, provinces: Iterable[str]) -> "Land":
        """Give the land after a Power takes provinces; what those who fall by it had conquered goes home (ITA-1.10)."""
        after = Land(self.world, {**self.holders, **dict.fromkeys(provinces, taker)})
        for power in self.world.powers:
            if self.active(power) and not after.active(power):
                for province in after.held(power):
                    after.holders[province] = self.world.provinces[province].home
        return after

    def touches(self, power: str, province: str) -> bool:
        """Tell whether a province is adjacent to one that a Power controls."""
        return any(self.controls(power, near) for near in self.world.provinces[province].near)

    def within_reach(self, attacker: str, target: str) -> list[str]:
        """Give what a target controls next to what an attacker controls, in province order (ITA-4.1, ITA-6.5)."""
        return [id for id in self.controlled(target) if self.touches(attacker, id)]

    def strikeable(self, attacker: str) -> list[str]:
        """Give all that a Power could strike, in province order."""
        return [
            id
            for id, holder in self.holders.items()
            if holder != attacker and self.free(id) and self.touches(attacker, id)
        ]

    def targets(self, attacker: str) -> list[str]:
        """Give the legal targets of a Power, in Power order; holders are always Active (ITA-4.1)."""
        holders = {self.holders[id] for id in self.strikeable(attacker)}
        return [power for power in self.world.powers if power in holders]

    def parts(self, power: str) -> Parts:
        """Work out a revenue: own yield, Subjects, resources, less lost homes (ITA-2.1)."""
        return Parts(
            own=self.own(power),
            subjects=sum(self.tribute(power, one) for one in self.subjects(power)),
            resources=self.resources(power),
            lost=self.lost(power),
            small=sum(
                self.tribute(power, one) for one in self.subjects(power) if len(self.world.powers[one].home) == 1
            ),
        )

    def own(self, power: str) -> int:
        """Own homes yield nothing in the source's campaign (ITA-2.2)."""
        homes = sum(self.controls(power, home) for home in self.world.powers[power].home)
        return scaled(self.world.figures.home_yield, homes)

    def tribute(self, power: str, subject: str) -> int:
        """A Subject pays by its homes, if its master controls every one of them (ITA-2.3, ITA-2.4, ITA-2.5)."""
        homes = self.world.powers[subject].home
        whole = all(self.controls(power, home) for home in homes)
        return scaled(self.world.figures.subject_yield, len(homes)) if whole else 0

    def resources(self, power: str) -> int:
        """Two of a kind pay, and all of a kind pay more, wherever they lie (ITA-2.6)."""
        return sum(self.resource(power, kind) for kind in self.world.resources)

    def resource(self, power: str, kind: str) -> int:
        """Give what one kind of resource pays."""
        sites = [one.id for one in self.world.provinces.values() if one.resource == kind]
        mine = sum(self.controls(power, site) for site in sites)
        if mine <= 1:
            return 0
        figures = self.world.figures
        return figures.resource_monopoly if mine == len(sites) else figures.resource_pair

    def lost(self, power: str) -> int:
        """Each own home that is not controlled costs, whatever the reason (ITA-2.7)."""
        homes = self.world.powers[power].home
        return self.world.figures.home_loss * sum(not self.controls(power, home) for home in homes)

    def revenue(self, power: str) -> int:
        """Give a Power's whole revenue (ITA-2.1)."""
        return self.parts(power).total


def scaled(steps: tuple[int, ...], number: int) -> int:
    """Give the step of a number, from one; 0 for none, and the last beyond the end."""
    return steps[min(number, len(steps)) - 1] if number else 0
