"""Positions: sessions at an open window that are looked at until it closes; until then nothing of them can change."""

from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Generic, NoReturn, TypeVar

from rules.kernel.errors import Broken
from rules.kernel.luck.letters import Journey, Parcel
from rules.kernel.orders.order import Given, Order
from rules.kernel.play.counsel import Counsel
from rules.kernel.play.journal import Progress
from rules.kernel.play.plainly import Slip, plainly
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.seen import Seen
from rules.kernel.play.session import Session
from rules.kernel.state.amending import Amendment
from rules.kernel.state.models import State

S = TypeVar("S", bound=State)
MOST = 24
"""How many views of one position are kept, those of drafts among them."""
Drafts = tuple[str, ...]


class Position(Generic[S]):
    """Where a campaign stands, with what was made of it for whoever looked.

    Everything here follows from the save, the closings and the amendments that the session was rebuilt from.
    """

    def __init__(self, ruleset: Ruleset[S], session: Session[S]) -> None:
        """Keep a session that nobody lets go on; `ruleset` is its game before its words were made careful."""
        self.ruleset, self.session = ruleset, session
        self.slips = tuple(session.slips or ())
        """What could not be said on the way here; each look tells of it."""
        self.seen: OrderedDict[tuple[str | None, Drafts], Seen[S]] = OrderedDict()
        self.advice: dict[str, tuple[list[Counsel[S]], list[Slip]]] = {}
        self.going: Session[S] | None = None
        """A session that stands here, too, and may go on; whoever lets it go on takes it."""

    @classmethod
    def on_the_way(cls, ruleset: Ruleset[S], session: Session[S]) -> "Position[S]":
        """Keep how a session stands that will go on: in a copy of it, which does not."""
        still = copy(session)
        still.opened = copy(session.opened)
        still.play = replace(session.play, state=session.state.fresh())
        still.record, still.told, still.saves = copy(session.record), [*session.told], [*session.saves]
        return cls(ruleset, still)

    def take(self) -> Session[S] | None:
        """Give the session that may go on, once; None where there is none, or where it could not say something."""
        going, self.going = self.going, None
        return None if going is None or going.slips else as_rebuilt(going)

    def look(self, slips: list[Slip] | None = None) -> "Looking[S]":
        """Give the session for one request, with slips of its own, or those that are given."""
        return Looking(self, [] if slips is None else slips)

    def sight(self, seat: str, orders: Sequence[Order[S]]) -> Seen[S]:
        """Give what a seat sees with its drafts carried out, beginning with as many of them as are kept together."""
        names = tuple(f"{order.name} {order.model_dump_json()}" for order in orders)
        known = next((many for many in range(len(names), -1, -1) if (seat, names[:many]) in self.seen), None)
        before = self.kept((seat, ()), lambda: Seen(self.session.view(seat), seat)) if known is None else None
        before = before or self.seen[seat, names[:known]]
        return self.kept((seat, names), lambda: before.after(orders[known or 0 :]))

    def kept(self, key: tuple[str | None, Drafts], make: Callable[[], Seen[S]]) -> Seen[S]:
        """Give what is kept under a key, or make it; what was not looked at for longest is forgotten."""
        found = self.seen.get(key) or make()
        self.seen[key] = found
        self.seen.move_to_end(key)
        while len(self.seen) > MOST:
            self.seen.popitem(last=False)
        return found

    def onlooker(self) -> S:
        """Give what everybody sees."""
        return self.kept((None, ()), lambda: Seen(self.session.view(None), "")).view

    def counsel(self, seat: str) -> tuple[list[Counsel[S]], list[Slip]]:
        """Give what is pointed out to a seat that has ordered nothing, and which words failed at that."""
        if seat not in self.advice:
            slips: list[Slip] = []
            window, game = self.session.window, plainly(self.ruleset, slips)
            found = game.advice(self.sight(seat, ()).view, seat, window) if window else []
            self.advice[seat] = found, slips
        return self.advice[seat]


class Looking(Session[S]):
    """A position as one request looks at it. It never goes on."""

    def __init__(self, position: Position[S], slips: list[Slip]) -> None:
        """Stand where the position stands, and note in `slips` what cannot be said."""
        vars(self).update(vars(position.session))
        slips += position.slips
        self.position, self.slips = position, slips
        self.ruleset = plainly(position.ruleset, self.slips)

    def view(self, seat: str | None) -> S:
        """Give a fresh copy of what a seat (None: an onlooker) may know."""
        return self.glance(seat).fresh()

    def glance(self, seat: str | None) -> S:
        """Give what a seat (None: an onlooker) may know, shared with others."""
        return self.position.onlooker() if seat is None else self.position.sight(seat, ()).view

    def seen(self, seat: str, drafts: Sequence[Order[S]]) -> Seen[S]:
        """Give what a seat sees with its drafts carried out, shared with others."""
        return self.position.sight(seat, drafts)

    def preview(self, seat: str, drafts: Sequence[Order[S]]) -> S:
        """Give a fresh copy of the seat's view with its drafts applied."""
        return self.seen(seat, drafts).view.fresh()

    def advice(self, seat: str) -> list[Counsel[S]]:
        """Give what is pointed out to a seat that has ordered nothing."""
        found, slips = self.position.counsel(seat)
        if self.slips is not None:
            self.slips += slips
        return found

    def close(
        self,
        drafts: Mapping[str, Sequence[Given]],
        players: Sequence[str],
        leaving: Sequence[tuple[Parcel, Journey]] = (),
        ready: Collection[str] = (),
    ) -> Progress:
        """Refuse to go on."""
        del drafts, players, leaving, ready
        self.stay()

    def go_on(self, players: Sequence[str]) -> None:
        """Refuse to go on."""
        del players
        self.stay()

    def amend(self, changes: Sequence[Amendment]) -> None:
        """Refuse to change."""
        del changes
        self.stay()

    def stay(self) -> NoReturn:
        """Raise Broken: others look at the same state."""
        msg = f"{self.ruleset.name}: a position is looked at and never goes on"
        raise Broken(msg)


def as_rebuilt(session: Session[S]) -> Session[S]:
    """Let a session forget what came before its save: what it records from now on is what one rebuilt here does."""
    session.registrar = session.afresh
    for n in [n for n in session.said if n <= session.save.told]:
        del session.said[n]
    return session
