"""What can go wrong.

* HeraldError
  + Answer               a player's, told to the player
    - Unreadable         not an order: the line, the column, what was expected there
    - Ambiguous          more than one meaning: the meanings
      * Unfinished       a player's own words that say too little: what is asked of them
    - Refusal            an order that the rules forbid: the clause, the reason
    - Unconfirmed        an order that cannot be undone and was not confirmed: the order, what is asked
  + Fault                ours, told to the gamemaster with an id
    - Diverged           replay did not reach what was recorded
    - Broken             a phase or an autopilot raised, or a session that raised is used again
    - Missing            what the rules take to be there is not
"""

from collections.abc import Sequence

LISTED = 8
"""How much of what was expected is listed."""


class HeraldError(Exception):
    """Anything that Herald raises on purpose."""


class Answer(HeraldError):
    """A person's slip, answered in words that say what would do."""


class Unreadable(Answer):
    """A text that is no order."""

    def __init__(self, text: str, column: int, expected: tuple[str, ...], nearest: str = "", clause: str = "") -> None:
        """Keep the text, the column (from 0) where reading stopped, what would do there, and the nearest whole line.

        `clause` is that of the order that was meant; empty if none can be told.
        """
        super().__init__(text, column, expected, nearest, clause)
        self.text, self.column, self.expected, self.nearest, self.clause = text, column, expected, nearest, clause

    def __str__(self) -> str:
        """Say where reading stopped and what would do there."""
        found = self.text[self.column :].strip()
        if not self.text.strip():
            return "nothing is written there"
        where = f"I do not understand “{found}”" if found else f"“{self.text}” stops too early"
        more = f" or {len(self.expected) - LISTED} more" if len(self.expected) > LISTED else ""
        if self.nearest:
            return f"{where}; did you mean “{self.nearest}”?"
        return f"{where}; expected {' or '.join(self.expected[:LISTED])}{more}" if self.expected else where


class Ambiguous(Answer):
    """A text with more than one meaning."""

    def __init__(self, text: str, meanings: tuple[str, ...]) -> None:
        """Keep the text and each of its meanings, as it would be written."""
        super().__init__(text, meanings)
        self.text, self.meanings = text, meanings

    def __str__(self) -> str:
        """List the meanings."""
        return f"“{self.text}” could mean {' or '.join(f'“{meaning}”' for meaning in self.meanings)}"


class Unfinished(Ambiguous):
    """A player's own words that say too little for an order, or what cannot be."""

    def __init__(self, text: str, meanings: tuple[str, ...], question: str) -> None:
        """Keep the text, the orders that it may mean, and what decides between them."""
        super().__init__(text, meanings)
        self.args, self.question = (text, meanings, question), question

    def __str__(self) -> str:
        """Ask."""
        return self.question


class Refusal(Answer):
    """An order that the rules forbid."""

    def __init__(self, clause: str, problem: str, instead: str = "") -> None:
        """Keep the clause that forbids it, the problem, and what would do instead, where that stands apart."""
        super().__init__(clause, problem, instead)
        self.clause, self.problem, self.instead = clause, problem, instead

    @property
    def reason(self) -> str:
        """Why it is forbidden, and what would do."""
        return f"{self.problem}; {self.instead}" if self.instead else self.problem

    def __str__(self) -> str:
        """Give the reason; its clause is for whoever asks for the rule."""
        return self.reason


class Unconfirmed(Answer):
    """An order that cannot be undone once its window has closed, and that its giver has not confirmed."""

    def __init__(self, text: str, question: str) -> None:
        """Keep the order as it is written, and what its giver is asked."""
        super().__init__(text, question)
        self.text, self.question = text, question

    def __str__(self) -> str:
        """Ask."""
        return self.question


class Fault(HeraldError):
    """A mistake of ours: nothing is written and the campaign is held for its gamemaster."""


class Diverged(Fault):
    """A replay that did not reach what was recorded."""

    def __init__(self, where: str, recorded: object, reached: object, told: Sequence[object] = ()) -> None:
        """Keep the place, what was recorded there, what the replay reached, and what it told on the way."""
        super().__init__(where, recorded, reached)
        self.where, self.recorded, self.reached, self.told = where, recorded, reached, told

    def __str__(self) -> str:
        """Say what differs and where."""
        return f"{self.where}: recorded {self.recorded}, reached {self.reached}"


class Broken(Fault):
    """A phase or an autopilot raised; the cause says how."""


class Missing(Fault):
    """What the rules take to be there is not."""

    def __init__(self, sought: str) -> None:
        """Keep what was sought."""
        super().__init__(sought)
        self.sought = sought

    def __str__(self) -> str:
        """Say what was sought."""
        return f"nothing found for {self.sought}"
