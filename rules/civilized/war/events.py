"""What can happen to wars and agreements."""

from rules.civilized.world.called import Land, Town
from rules.kernel.facts.events import Audience, Event
from rules.kernel.state.secrets import Closed, Open


class WarBegan(Event, clause="CIV-6.7.1c"):
    """A war began."""

    attacker: Open[Land]
    defender: Open[Land]
    """Empty for a war for wild land."""
    kind: Open[str]
    declared: Open[bool]


class PerfidyMarked(Event, clause="CIV-6.7.1e"):
    """A country invaded without declaration."""

    country: Open[Land]
    victim: Open[Land]


class AgreementEnded(Event, clause="CIV-6.7.3a"):
    """An agreement was broken, ran out, or ended with a war."""

    kind: Open[str]
    parties: Open[tuple[Land, ...]]
    cities: Open[tuple[Town, ...]] = ()
    cause: Open[str]
    """lapsed, war, captured, fallen."""


class PassageGranted(Event, clause="CIV-6.8.3.1f"):
    """A country let another pass, or took that back."""

    country: Open[Land]
    other: Open[Land]
    granted: Open[bool]


class WarEnded(Event, clause="CIV-HW1"):
    """A war ended."""

    attacker: Open[Land]
    defender: Open[Land]
    cause: Open[str]
    """peace, wilds, destroyed, tried, dormant, fallen, ruler."""


class WarPlanned(Event, clause="CIV-4.6a"):
    """An autopilot made up its mind about a war."""

    audience: Open[Audience] = "gamemaster"
    country: Open[Land]
    kind: Closed[str]
    target: Closed[Land]
    declares: Closed[bool]


class WrongDone(Event, clause="CIV-4.4.2d"):
    """What one country's act cost another was noted."""

    victim: Open[Land]
    offender: Open[Land]
    value: Open[int]
