"""The registrar: notes the names that are new or have changed while a campaign runs."""

from collections.abc import Callable, Mapping

from rules.kernel.facts.events import Event
from rules.kernel.facts.names import Name, Named, Naming, Register
from rules.kernel.state.marks import ANY
from rules.kernel.state.naming import mentioned


class Registrar:
    """What things are called now, and the lines of the register that have come since somebody last took them."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, str], Name] = {}
        self.noted: dict[str, Mapping[str, Name]] = {}
        """The names of each kind as they were noted last."""
        self.nameless: set[tuple[str, str]] = set()
        """What was looked for in vain since the names were last taken."""
        self.lines: list[Named] = []

    def note(self, naming: Naming, since: int) -> None:
        """Enter the names that are new or have changed; they hold from the event of this number on."""
        self.nameless.clear()
        for kind, names in naming.items():
            if self.noted.get(kind) == names:  # mostly the very same, and then the dicts are quick to compare
                continue
            self.noted[kind] = names
            for id, name in names.items():
                known = self.known.get((kind, id))
                if known is not name and known != name:  # most are the very same, and comparing costs
                    self.known[kind, id] = name
                    self.lines.append(Named(kind=kind, id=id, since=since, name=name))

    def meet(self, event: Event, n: int, naming: Callable[[], Naming]) -> None:
        """Enter the names of things that an event speaks of for the first time."""
        named = [one for one in mentioned(event) if one[0] != ANY]
        if all(one in self.known or one in self.nameless for one in named):
            return
        self.note(naming(), n)
        self.nameless |= {one for one in named if one not in self.known}

    def register(self) -> Register:
        """Give the register of what is called now, as if it had always been called so."""
        return Register.of(Named(kind=kind, id=id, since=0, name=name) for (kind, id), name in self.known.items())

    def taken(self) -> tuple[Named, ...]:
        """Give the lines that nobody has taken yet."""
        lines, self.lines = tuple(self.lines), []
        return lines
