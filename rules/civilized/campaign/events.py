"""What can happen to a season of war."""

from rules.civilized.world.called import Land
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class InitiativeSet(Event, clause="CIV-6.8.1a"):
    """The order of play of a year was drawn."""

    order: Open[tuple[Land, ...]]
