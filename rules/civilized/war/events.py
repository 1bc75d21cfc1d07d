"""What can happen to wars and agreements."""

from rules.civilized.world.called import Land, Town
from rules.kernel.facts.events import Audience, Event
from rules.kernel.state.secrets import Closed, Open


class WarBegan(Event):
    """A war began."""

    clause: Open[str] = "CIV-6.7.1c"
    attacker: Open[Land]
    defender: Open[Land]
    """Empty for a war for wild land."""
    kind: Open[str]
    declared: Open[bool]


class PerfidyMarked(Event):
    """A country invaded without declaration."""

    clause: Open[str] = "CIV-6.7.1e"
    country: Open[Land]
    victim: Open[Land]


class AgreementEnded(Event):
    """An agreement was broken, ran out, or ended with a war."""

    clause: Open[str] = "CIV-6.7.3a"
    kind: Open[str]
    parties: Open[tuple[Land, ...]]
    cities: Open[tuple[Town, ...]] = ()
    cause: Open[str]
    """broken, lapsed, war, captured, fallen."""
    by: Open[Land] = ""


class PassageGranted(Event):
    """A country let another pass, or took that back."""

    clause: Open[str] = "CIV-6.8.3.1f"
    country: Open[Land]
    other: Open[Land]
    granted: Open[bool]


class WarEnded(Event):
    """A war ended."""

    clause: Open[str] = "CIV-HW1"
    attacker: Open[Land]
    defender: Open[Land]
    cause: Open[str]
    """peace, wilds, dormant, fallen, ruler."""


class WarPlanned(Event):
    """An autopilot made up its mind about a war."""

    clause: Open[str] = "CIV-4.6a"
    audience: Open[Audience] = "gamemaster"
    country: Open[Land]
    kind: Closed[str]
    target: Closed[Land]
    declares: Closed[bool]


class WrongDone(Event):
    """What one country's act cost another was noted."""

    clause: Open[str] = "CIV-4.4.2d"
    victim: Open[Land]
    offender: Open[Land]
    value: Open[int]
