"""A scenario of Empires, and what is refused in one (EMP-H4.1, section 12)."""

from collections.abc import Iterable
from typing import Self

from pydantic import model_validator

from rules.empires.board import checking
from rules.empires.board.entries import Contents


class EmpiresScenario(Contents):
    """A scenario file that can be played."""

    @model_validator(mode="after")
    def resolves(self) -> Self:
        """Refuse a file that breaks a check, with the entry that does and what would be right (EMP-H4.1)."""
        for problem in self.problems():
            raise ValueError(problem)
        return self

    def problems(self) -> Iterable[str]:
        """Give everything that is wrong, the first of which is told (EMP-H4.1, EMP-17.5a)."""
        yield from checking.doubles(self)
        yield from checking.strays(self)
        yield from checking.one_sided("sea", {one.id: one.borders for one in self.sea})
        yield from checking.one_sided("area", {one.id: one.borders for one in self.area})
        yield from checking.outside(self)
        yield from checking.misowned(self)
        yield from checking.misclaimed(self)
        yield from checking.misdealt(self)
        yield from checking.mischarted([(row.value, row.unrest, row.rebels) for row in self.rebellion.row])
