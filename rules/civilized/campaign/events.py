"""What can happen to a season of war."""

from rules.civilized.world.called import Land
from rules.kernel.facts.events import Event


class InitiativeSet(Event):
    """The order of play of a year was drawn."""

    clause: str = "CIV-6.8.1a"
    order: tuple[Land, ...]
