"""What happens to the report of a battle on a table."""

from typing import Annotated, Literal

from rules.kernel.facts.events import Event
from rules.kernel.state.marks import ANY, Names, Written
from rules.kernel.state.secrets import Open, Private


class ReportEvent(Event):
    """Something happened to a report."""

    clause: Open[str]
    battle: Open[str]
    """The battle's label: `T1A1`, `2`."""
    place: Open[Annotated[str, Names(ANY)]] = ""
    """Where it is fought, where the label alone does not tell."""


class ResultClaimed(ReportEvent):
    """A seat reported a battle fought on a table."""

    seat: Open[Annotated[str, Names("seat")]]
    winner: Open[Literal["attacker", "defender"]]
    degree: Open[str]
    victor: Open[Annotated[str, Names(ANY)]]
    """Whose army the winner's is."""


class ResultConfirmed(ReportEvent):
    """A reported result stands."""

    by: Open[Annotated[str, Names("seat")]] = ""
    """Who confirmed it; empty where nobody spoke against it."""


class ResultDisputed(ReportEvent):
    """A reported result was contested."""

    by: Open[Annotated[str, Names("seat")]]
    reported_by: Open[tuple[Annotated[str, Names("seat")], ...]] = ()
    """Whom it concerns: those who reported it."""


class DisputeReason(ReportEvent):
    """Why a report was contested, for the sides and the gamemaster."""

    by: Open[Annotated[str, Names("seat")]]
    reason: Private[Annotated[str, Written()]]


class ResultRuled(ReportEvent):
    """The gamemaster ruled how a battle ended."""

    winner: Open[Literal["attacker", "defender"]]
    degree: Open[str]
    victor: Open[Annotated[str, Names(ANY)]]


class ResultLeft(ReportEvent):
    """No report stands, and the resolver decides."""

    why: Open[Literal["unruled", "unseated", "unconfirmed"]]
    reported_by: Open[tuple[Annotated[str, Names("seat")], ...]] = ()
    """As in `ResultDisputed`."""
