"""What can happen with mercenaries and their companies (CAN-8, CAN-9)."""

from rules.candlebre.board.called import Band, Land, Owner
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Audience, Event
from rules.kernel.state.secrets import Open, Private


class GuardPosted(Event, clause="CAN-9.7a"):
    """A seat left word to send a company to neutrals."""

    audience: Open[Audience]
    seat: Open[Owner]
    card: Private[Band]
    """Or `any`."""
    attackers: Private[tuple[Owner, ...]]
    """Empty for any."""
    provinces: Private[tuple[Land, ...]]
    """Empty for any."""


class GuardsCleared(Event, clause="CAN-9.7a"):
    """A seat took its guards back."""

    audience: Open[Audience]
    seat: Open[Owner]


class CompanyKept(Event, clause="CAN-11.4"):
    """A seat has a company in its hand."""

    audience: Open[Audience]
    seat: Open[Owner]
    company: Private[Band]
    units: Private[UnitsTold]


class CompanyDiscarded(Event, clause="CAN-11.4"):
    """A company was put away."""

    seat: Open[Owner]
    company: Open[Band]


class CompanyRaised(Event, clause="CAN-11.4"):
    """A House called a company to its own banner."""

    seat: Open[Owner]
    company: Open[Band]
    units: Open[UnitsTold]


class CompanyPlayed(Event, clause="CAN-9.7"):
    """A company of the Book joined neutrals who were attacked."""

    seat: Open[Owner]
    company: Open[Band]
    province: Open[Land]
    attacker: Open[Owner]
    units: Open[UnitsTold]


class CompaniesRevolted(Event, clause="CAN-8.5"):
    """Mercenaries turned the regulars out and seized a province."""

    seat: Open[Owner]
    province: Open[Land]
    regulars: Open[UnitsTold]
    mercenaries: Open[int]
    refuge: Open[Land]
    """Where the regulars went; empty if they are lost."""
