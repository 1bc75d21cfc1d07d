"""What can happen to a season of war."""

from rules.civilized.world.called import Land
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class InitiativeSet(Event):
    """The order of play of a year was drawn."""

    clause: Open[str] = "CIV-6.8.1a"
    order: Open[tuple[Land, ...]]
