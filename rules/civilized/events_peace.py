"""What is told of peace (rulebook of war, 7.2m)."""

from rules.kernel.facts.events import Event


class PeaceMade(Event):
    """Two countries made peace."""

    clause: str = "CIV-7.2m"
    country: str
    """Who proposed it."""
    host: str
    words: str


class CityCeded(Event):
    """A city changed hands by a peace, with its land."""

    clause: str = "CIV-7.2m"
    city: str
    country: str
    gainer: str
    palace: bool = False
    """Whether its Palace was destroyed (CIV-8.6.2g)."""


class FaithChanged(Event):
    """A country took the religion of another by a peace."""

    clause: str = "CIV-7.2m"
    country: str
    religion: str
