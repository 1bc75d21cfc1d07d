"""How the tests of the kernel play: a table at which the Market is played and kept as the service keeps it."""

from dataclasses import dataclass, field, replace
from typing import Any

from rules.kernel.luck.chance import Luck, Seeded
from rules.kernel.orders.order import Given, Order
from rules.kernel.play.journal import Closing, Progress, Save
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session
from tests.kernel.toy import FAIR, TOY, MarketOptions

SEATS = ("red", "blue", "green")


@dataclass
class Table:
    """A campaign: its last save and the closings since, kept as text, and a session that never stopped."""

    ruleset: Ruleset[Any] = TOY
    luck: Luck = field(default_factory=lambda: Seeded("seed"))
    players: tuple[str, ...] = SEATS
    days: int = 5

    def __post_init__(self) -> None:
        options = MarketOptions(days=self.days)
        self.straight = Session.found(self.ruleset, self.luck, FAIR, options, self.players)
        self.told = list(self.straight.told)
        self.save = self.straight.saves[-1].model_dump_json()
        self.closings: list[str] = []

    @property
    def kept(self) -> tuple[Save, list[Closing]]:
        """Give what was kept, read back."""
        return Save.model_validate_json(self.save), [Closing.model_validate_json(text) for text in self.closings]

    def reload(self) -> Session[Any]:
        """Rebuild the session from what was kept, as a restart does."""
        return Session.rebuild(self.ruleset, self.luck, *self.kept)

    def close(self, **drafts: list[Order[Any]]) -> Progress:
        """Close the open window with these drafts, and keep what the service keeps."""
        given = {seat: [Given.of(order) for order in orders] for seat, orders in drafts.items()}
        progress = self.straight.close(given, self.players)
        self.told += progress.told
        if progress.saves:
            self.save, self.closings = progress.saves[-1].model_dump_json(), []
        else:
            self.closings.append(progress.closing.model_dump_json())
        return progress

    def close_until(self, window: str) -> None:
        """Close windows in silence until one of this name is open."""
        while self.straight.window is None or self.straight.window.name != window:
            self.close()


def changed(ruleset: Ruleset[Any] = TOY, **fields: Any) -> Ruleset[Any]:
    """Give the Market with something else in it."""
    return replace(ruleset, **fields)
