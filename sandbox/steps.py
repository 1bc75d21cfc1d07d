"""The first steps: a list that ticks itself while a new host plays the first turn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from sandbox.board import Board
from sandbox.world import PEOPLE

HOST, GUEST = PEOPLE[:2]


@dataclass
class Facts:
    """What the ticks go by."""

    board: Board
    people: Mapping[str, int]
    """The people's ids."""
    opened: set[tuple[str, str]] = field(default_factory=set)
    """The rooms looked into so far, by person."""
    closed: int = 0
    """How many windows have closed."""
    read: bool = False
    """Whether #campaign was looked into after that."""

    def sits(self, person: str) -> bool:
        """Tell whether a person holds a seat."""
        return self.people[person] in self.board.seated


@dataclass(frozen=True)
class Step:
    """One thing to do, the room in which it is done, and how to see that it is."""

    name: str
    text: str
    person: str
    room: str
    done: Callable[[Facts], bool]


STEPS = (
    Step("look", f"Open #campaign as {HOST}.", HOST, "campaign", lambda facts: (HOST, "campaign") in facts.opened),
    Step(
        "found",
        "Type /campaign found there, choose a game and a scenario, and name the campaign; Enter sends it.",
        HOST,
        "campaign",
        lambda facts: bool(facts.board.cards),
    ),
    Step("host", f"Press Join under the lobby post, as {HOST}.", HOST, "campaign", lambda facts: facts.sits(HOST)),
    Step(
        "guest",
        f"Open #campaign as {GUEST} and press Join too. The seats that nobody takes play themselves.",
        GUEST,
        "campaign",
        lambda facts: facts.sits(GUEST),
    ),
    Step("start", f"Press Start there, as {HOST}.", HOST, "campaign", lambda facts: facts.board.running),
    Step(
        "order",
        f"Open {HOST}’s direct messages, press Orders, choose an order and fill in its form.",
        HOST,
        "direct",
        lambda facts: facts.board.drafts > 0,
    ),
    Step(
        "close", "Move the clock to the next deadline: the orders are sealed.", "", "", lambda facts: facts.closed > 0
    ),
    Step("read", "Read in #campaign what came of it.", HOST, "campaign", lambda facts: facts.read),
)


class Checklist:
    """Ticks steps as they are done; a tick stays."""

    def __init__(self, people: Mapping[str, int]) -> None:
        """Begin with nothing done."""
        self.facts = Facts(Board(), people)
        self.done: set[str] = set()

    def open(self, person: str, room: str) -> None:
        """Note that a room is looked into."""
        self.facts.opened.add((person, room))
        self.facts.read |= (person, room) == (HOST, "campaign") and self.facts.closed > 0

    def note(self, board: Board) -> None:
        """Note how the campaigns stand now, and tick what that shows."""
        self.facts.closed += len(self.facts.board.windows - board.windows)
        self.facts.board = board
        self.done |= {step.name for step in STEPS if step.done(self.facts)}

    def shown(self) -> list[dict[str, object]]:
        """Give the steps as the page shows them."""
        return [
            {"text": step.text, "person": step.person, "room": step.room, "done": step.name in self.done}
            for step in STEPS
        ]
