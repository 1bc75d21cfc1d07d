"""What can happen to wars and agreements."""

from rules.civilized.world.called import Land, Town
from rules.kernel.facts.events import Audience, Event


class WarBegan(Event):
    """A war began."""

    clause: str = "CIV-6.7.1c"
    attacker: Land
    defender: Land
    """Empty for a war for wild land."""
    kind: str
    declared: bool


class PerfidyMarked(Event):
    """A country invaded without declaration."""

    clause: str = "CIV-6.7.1e"
    country: Land
    victim: Land


class AgreementEnded(Event):
    """An agreement was broken, ran out, or ended with a war."""

    clause: str = "CIV-6.7.3a"
    kind: str
    parties: tuple[Land, ...]
    cities: tuple[Town, ...] = ()
    cause: str
    """broken, lapsed, war, captured, fallen."""
    by: Land = ""


class PassageGranted(Event):
    """A country let another pass, or took that back."""

    clause: str = "CIV-6.8.3.1f"
    country: Land
    other: Land
    granted: bool


class WarEnded(Event):
    """A war ended."""

    clause: str = "CIV-HW1"
    attacker: Land
    defender: Land
    cause: str
    """peace, wilds, dormant, fallen, ruler."""


class WarPlanned(Event):
    """An autopilot made up its mind about a war."""

    clause: str = "CIV-4.6a"
    audience: Audience = "gamemaster"
    country: Land
    kind: str
    target: Land
    declares: bool


class WrongDone(Event):
    """What one country's act cost another was noted."""

    clause: str = "CIV-4.4.2d"
    victim: Land
    offender: Land
    value: int
