"""What can happen to wars and agreements."""

from rules.kernel.facts.events import Audience, Event
from rules.kernel.state.secrets import Closed, Open


class WarBegan(Event):
    """A war began."""

    clause: Open[str] = "CIV-6.7.1c"
    attacker: Open[str]
    defender: Open[str]
    """Empty for a war for wild land."""
    kind: Open[str]
    declared: Open[bool]


class PerfidyMarked(Event):
    """A country invaded without declaration."""

    clause: Open[str] = "CIV-6.7.1e"
    country: Open[str]
    victim: Open[str]


class AgreementEnded(Event):
    """An agreement was broken, ran out, or ended with a war."""

    clause: Open[str] = "CIV-6.7.3a"
    kind: Open[str]
    parties: Open[tuple[str, ...]]
    cities: Open[tuple[str, ...]] = ()
    cause: Open[str]
    """broken, lapsed, war, captured, fallen."""
    by: Open[str] = ""


class PassageGranted(Event):
    """A country let another pass, or took that back."""

    clause: Open[str] = "CIV-6.8.3.1f"
    country: Open[str]
    other: Open[str]
    granted: Open[bool]


class WarEnded(Event):
    """A war ended."""

    clause: Open[str] = "CIV-HW1"
    attacker: Open[str]
    defender: Open[str]
    cause: Open[str]
    """peace, wilds, dormant, fallen, ruler."""


class WarPlanned(Event):
    """An autopilot made up its mind about a war."""

    clause: Open[str] = "CIV-4.6a"
    audience: Open[Audience] = "gamemaster"
    country: Open[str]
    kind: Closed[str]
    target: Closed[str]
    declares: Closed[bool]


class WrongDone(Event):
    """What one country's act cost another was noted."""

    clause: Open[str] = "CIV-4.4.2d"
    victim: Open[str]
    offender: Open[str]
    value: Open[int]
