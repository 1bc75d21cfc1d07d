"""What can happen with mercenaries and their companies (CAN-8, CAN-9)."""

from rules.candlebre.board.called import Band, Land, Owner
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Audience, Event
from rules.kernel.state.secrets import Open, Private


class CompanyKept(Event):
    """A seat has a company in its hand."""

    clause: Open[str] = "CAN-11.4"
    audience: Open[Audience]
    seat: Open[Owner]
    company: Private[Band]
    units: Private[UnitsTold]


class CompanyDiscarded(Event):
    """A company was put away."""

    clause: Open[str] = "CAN-11.4"
    seat: Open[Owner]
    company: Open[Band]


class CompanyRaised(Event):
    """A House called a company to its own banner."""

    clause: Open[str] = "CAN-11.4"
    seat: Open[Owner]
    company: Open[Band]
    units: Open[UnitsTold]


class CompanyPlayed(Event):
    """A company of the Book joined neutrals who were attacked."""

    clause: Open[str] = "CAN-9.7"
    seat: Open[Owner]
    company: Open[Band]
    province: Open[Land]
    attacker: Open[Owner]
    units: Open[UnitsTold]


class CompaniesRevolted(Event):
    """Mercenaries turned the regulars out and seized a province."""

    clause: Open[str] = "CAN-8.5"
    seat: Open[Owner]
    province: Open[Land]
    regulars: Open[UnitsTold]
    mercenaries: Open[int]
    refuge: Open[Land]
    """Where the regulars went; empty if they are lost."""
