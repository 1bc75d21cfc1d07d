"""What can happen with mercenaries and their companies (CAN-8, CAN-9)."""

from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Audience, Event


class CompanyKept(Event):
    """A seat has a company in its hand."""

    clause: str = "CAN-11.4"
    audience: Audience
    seat: str
    card: str
    company: str
    units: UnitsTold


class CompanyDiscarded(Event):
    """A company was put away."""

    clause: str = "CAN-11.4"
    seat: str
    company: str


class CompanyRaised(Event):
    """A House called a company to its own banner."""

    clause: str = "CAN-11.4"
    seat: str
    company: str
    units: UnitsTold


class CompanyPlayed(Event):
    """A company of the Book joined neutrals who were attacked."""

    clause: str = "CAN-9.7"
    seat: str
    card: str
    company: str
    province: str
    attacker: str
    units: UnitsTold


class CompaniesRevolted(Event):
    """Mercenaries turned the regulars out and seized a province."""

    clause: str = "CAN-8.5"
    seat: str
    province: str
    regulars: UnitsTold
    mercenaries: int
    refuge: str
    """Where the regulars went; empty if they are lost."""
