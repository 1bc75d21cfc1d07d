"""The land as it is or as it would be: who holds, controls, rules and pays whom (ITA-1, ITA-2)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.italy.board.state import External, World


@dataclass(frozen=True)
class Parts:
    """A revenue and what makes it up (ITA-2.11)."""

    own: int
    subjects: int
    resources: int
    lost: int
    """Taken off for homes that are not controlled."""
    total: int
    earmarked: int
    """What serves Civic Improvement alone."""


class Land:
    """The holders of all provinces, here and now or after a capture; occupiers stay as they are."""

    def __init__(self, world: World, holders: Mapping[str, str] | None = None) -> None:
        self.world = world
        self.holders = dict(holders or {one.id: one.holder for one in world.provinces.values()})

    def held(self, power: str) -> list[str]:
        """Give the provinces that a Power holds, in province order."""
        return [id for id, holder in self.holders.items() if holder == power]

    def free(self, province: str) -> bool:
        """Tell whether no External Power stands there."""
        return not self.world.provinces[province].occupier

    def controls(self, power: str, province: str) -> bool:
        """A Power controls what it holds, unless it is occupied (ITA-1.5)."""
        return self.holders[province] == power and self.free(province)

    def active(self, power: str) -> bool:
        """A Power is Active while it holds a home, occupied or not (ITA-1.7)."""
        return any(self.holders[home] == power for home in self.world.powers[power].home)

    def master(self, power: str) -> str:
        """Give whose Subject a Power is: of the one other holder of all its homes; else empty (ITA-1.8, ITA-1.9)."""
        first, *others = {self.holders[home] for home in self.world.powers[power].home}
        return "" if others or first == power else first

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

    def strikeable(self, attacker: str) -> list[str]:
        """Give all that a Power could strike, in province order (ITA-6.5)."""
        others = [id for id, holder in self.holders.items() if holder != attacker]
        return [id for id in others if self.free(id) and self.touches(attacker, id)]

    def within_reach(self, attacker: str, target: str) -> list[str]:
        """Give what a Power could strike of a target's, in province order (ITA-4.1)."""
        return [id for id in self.strikeable(attacker) if self.holders[id] == target]

    def targets(self, attacker: str) -> list[str]:
        """Give the legal targets of a Power, in Power order; holders are always Active (ITA-4.1)."""
        holders = {self.holders[id] for id in self.strikeable(attacker)}
        return [power for power in self.world.powers if power in holders]

    def prey(self, external: External) -> list[str]:
        """Give what an External army may strike: free, near, not its paymaster's nor defended by him (ITA-9.14)."""
        near = self.world.provinces[external.at].near if external.at else []
        safe = external.immune
        return [id for id in near if self.free(id) and (not safe or safe not in (self.holders[id], self.army(id)))]

    def parts(self, power: str) -> Parts:
        """Work out a revenue: own yield, Subjects, resources, less lost homes, not below 0 (ITA-2.1, ITA-2.8)."""
        powers, rules = self.world.powers, self.world.rules
        kept = sum(self.controls(power, home) for home in powers[power].home)
        own = scaled(rules.home_yield, kept)  # nothing in the source's campaign (ITA-2.2)
        tributes = {one: self.tribute(power, one) for one in self.subjects(power)}
        small = sum(tribute for one, tribute in tributes.items() if len(powers[one].home) == 1)
        subjects, resources = sum(tributes.values()), self.resources(power)
        lost = rules.home_loss * (len(powers[power].home) - kept)  # whatever the reason (ITA-2.7)
        total = max(0, own + subjects + resources - lost)
        return Parts(own, subjects, resources, lost, total, min(small, total))  # losses eat the other first (ITA-2.9)

    def tribute(self, power: str, subject: str) -> int:
        """A Subject pays by its homes, if its master controls every one of them (ITA-2.3, ITA-2.4, ITA-2.5)."""
        homes = self.world.powers[subject].home
        whole = all(self.controls(power, home) for home in homes)
        return scaled(self.world.rules.subject_yield, len(homes)) if whole else 0

    def resources(self, power: str) -> int:
        """Two of a kind pay, and all of a kind pay more, wherever they lie (ITA-2.6)."""
        rules, found = self.world.rules, 0
        for kind in self.world.resources:
            mine = [self.controls(power, one.id) for one in self.world.provinces.values() if one.resource == kind]
            if sum(mine) > 1:
                found += rules.resource_monopoly if all(mine) else rules.resource_pair
        return found

    def revenue(self, power: str) -> int:
        """Give a Power's whole revenue (ITA-2.1)."""
        return self.parts(power).total


def scaled(steps: tuple[int, ...], number: int) -> int:
    """Give the step of a number, from one; 0 for none, and the last beyond the end."""
    return steps[min(number, len(steps)) - 1] if number else 0
