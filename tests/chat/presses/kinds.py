"""Every kind of button, menu and form that Herald sends, and what may become of each pressed at the wrong time.

Whoever adds a kind states here what it is bound to: `test_late_presses` presses all of them, and fails for one that
is not here. A kind that only shows something is shown whenever its reader may see it; one that does something is
refused in one private sentence wherever it can do nothing any more.
"""

from dataclasses import dataclass, field
from typing import Literal

LATE, TWICE, FORMER, IMPOSSIBLE, ELSEWHERE = "late", "twice", "former", "impossible", "elsewhere"
Wrong = Literal["late", "twice", "former", "impossible", "elsewhere"]
WRONG: tuple[Wrong, ...] = (LATE, TWICE, FORMER, IMPOSSIBLE, ELSEWHERE)


@dataclass(frozen=True)
class Kind:
    """A kind of button, menu or form, and what a press of it holds.

    In `what`, `values`, `words` and `fill` stand names of things of the scene in braces, such as `{pact}`.
    """

    table: Literal["press", "form", "submit"]
    action: str
    does: bool = False
    """Whether it changes anything."""
    place: Literal["post", "panel"] = "post"
    by: str = "Ada"
    seat: str = "red"
    """The seat it is bound to; empty for whoever presses."""
    window: bool = False
    what: str = ""
    values: tuple[str, ...] = ()
    words: str = ""
    """What stands on the button, where that is what it does."""
    answers: str = ""
    """What was written to which the message with the button is the answer."""
    fill: dict[str, str | list[str]] = field(default_factory=dict)
    opened_by: str = ""
    """The kind that opens this form, if it is not called alike."""
    sentences: int = 1
    """How many it is refused in: two where one is told which seat one has already."""
    cannot: dict[Wrong, str] = field(default_factory=dict)
    """The situations that this kind cannot be in, or may be pressed in, each with its reason."""


ANYBODYS = {FORMER: "anybody may", ELSEWHERE: "anybody may"}
LASTS = {IMPOSSIBLE: "no order takes its ground away"}
ANYTIME = {LATE: "it is bound to no window", **LASTS}
SINGLE = {IMPOSSIBLE: "what makes it impossible is that it was done, as in `twice`"}
ANSWERED = {IMPOSSIBLE: "a slip in what was written is answered as any other is"}
EARS = {LATE: "what one hears is one's own, also after the end", **SINGLE}
OVER = {LATE: "it is for the end", **SINGLE}
OFFERED = {TWICE: "the chair is not offered, nor asked after, here: see its own tests", **SINGLE}
RULES = {FORMER: "whoever leads holds no seat for it", ELSEWHERE: "whoever leads may lead elsewhere, too"}
TAKES = {TWICE: "it takes away what all others press: see its own tests", **RULES, **SINGLE}
AGAIN = {FORMER: "whoever has left may come back", ELSEWHERE: "whoever plays elsewhere may play here, too"}

LOOKS = (
    Kind("press", "votes", seat="", what="{motion}"),
    Kind("press", "status", seat=""),
    Kind("press", "all", seat="", what="0-5"),
    Kind("press", "map", seat=""),
    Kind("press", "rule", seat="", what="{asked}"),
    Kind("press", "asked", seat="", what="{asked}"),
    Kind("press", "why", seat=""),
    Kind("press", "behind", seat="", what="1"),
    Kind("press", "catchup", what="0-5"),
    Kind("press", "game", place="panel", seat="", values=("toy",)),
    Kind("press", "reveal", seat=""),
    Kind("press", "learn", seat="", what="stop"),  # of no practice: how lessons begin and end, their own tests say
    Kind("form", "join", seat=""),
)
"""What shows to anybody what anybody may see."""
OWN = (
    Kind("press", "letters"),
    Kind("press", "leaf", place="panel", what="0."),
    Kind("press", "thread", place="panel", values=("any",)),
    Kind("press", "letter", place="panel", values=("{letter}",)),
    Kind("press", "file", place="panel"),
    Kind("press", "pact", place="panel", values=("{pact}",)),
    Kind("press", "offer", what="{pact}"),
    Kind("press", "orders"),
    Kind("press", "page", place="panel", window=True, what="0"),
    Kind("press", "papers"),
    Kind("press", "kinds", place="panel", window=True),
    Kind("press", "more", what="0-5"),
    Kind("press", "preview", place="panel"),
    Kind("press", "standing", place="panel"),
    Kind("press", "ask", what="help"),
    Kind("press", "report", what="{letter}"),
    Kind("form", "reply", what="{letter}"),
    Kind("form", "write", place="panel"),
    Kind("form", "endpact", what="{pact}"),
    Kind("form", "lasting", place="panel"),
    Kind("form", "form", place="panel", window=True, values=("bid",)),
    Kind("form", "sheet", place="panel", window=True),
)
"""What shows a seat its own affairs."""
BIDS = {"window": True, "place": "panel"}
DOES = (
    Kind("press", "drop", place="panel", window=True, values=("{draft}",), does=True),
    Kind("press", "undo", what="{draft}", does=True),
    Kind("press", "advise", window=True, what="{advice}", does=True),
    Kind("press", "these", window=True, what="{proposal}", does=True),
    Kind("press", "say", window=True, words="bid 3", does=True),
    Kind("press", "sure", window=True, words="Yes: bid 3", does=True),
    Kind("press", "note", words="Note: bid 3", does=True, cannot=LASTS),
    Kind("press", "which", seat="", window=True, answers="bid 3", does=True, cannot=ANSWERED),
    Kind("press", "answer", seat="", window=True, answers="bid 3", does=True, cannot=ANSWERED),
    Kind("submit", "give", place="panel", window=True, what="bid", fill={"coins": "3"}, opened_by="form", does=True),
    Kind("submit", "sheet", place="panel", window=True, fill={"sheet": "bid 3"}, does=True),
    Kind("press", "unstand", place="panel", does=True, cannot=SINGLE),
    Kind("submit", "lasting", place="panel", fill={"sheet": "watch Fish"}, does=True, cannot=LASTS),
    Kind("press", "post", answers="write to the Blues: peace, then", does=True, cannot=LASTS),
    Kind("press", "plead", by="Ben", seat="blue", answers="ask the gamemaster for time", does=True, cannot=ANYTIME),
    Kind("press", "holiday", what="FUROFURTp", does=True, cannot=ANYTIME),
    Kind("press", "propose", answers="propose a pact to the Blues: peace", does=True, cannot=LASTS),
    Kind("press", "mute", what="{letter}", does=True, sentences=2, cannot=EARS),
    Kind("press", "unmute", what="{letter}", does=True, sentences=2, cannot=EARS),
    Kind("press", "accuse", what="{letter}", does=True, cannot=EARS),
    Kind("press", "again", seat="", does=True, cannot={TWICE: "it comes with the end: see its own tests", **OVER}),
    Kind("submit", "write", place="panel", fill={"to": ["blue"], "text": "Peace?"}, does=True, cannot=LASTS),
    Kind("press", "accept", by="Ben", seat="blue", what="{offered}", does=True),
    Kind("press", "decline", by="Ben", seat="blue", what="{offered}", does=True),
    Kind("submit", "endpact", what="{pact}", fill={"how": ["denounced"], "notice": ["private"]}, does=True),
    Kind("press", "yes", seat="", what="{motion}", by="Ben", does=True),
    Kind("press", "no", seat="", what="{motion}", by="Ben", does=True),
    Kind("press", "heed", by="Dan", does=True, cannot={LATE: "there is more to read", **SINGLE}),
    Kind("press", "dismiss", by="Dan", does=True, cannot={LATE: "nobody is kept as a deputy", **SINGLE}),
    Kind("press", "back", by="Cleo", seat="", does=True, cannot={LATE: "vacations are a person's own", **SINGLE}),
    Kind("press", "ready", window=True, does=True, cannot=LASTS),
    Kind("press", "unready", place="panel", window=True, does=True, cannot=LASTS),
    Kind("press", "return", does=True, sentences=2, cannot={**SINGLE, **AGAIN}),
    Kind("form", "join", by="Eve", seat="blue", does=True, sentences=2, cannot=AGAIN),
    Kind("press", "take", by="Dan", seat="blue", does=True, sentences=2, cannot=AGAIN),
    Kind("submit", "join", by="Eve", seat="", fill={"seat": ["any"]},
         does=True, sentences=2, cannot={**SINGLE, **AGAIN}),
    Kind("press", "start", seat="", does=True, cannot=SINGLE),
    Kind("press", "found", seat="", values=("{wish}",), does=True, cannot={LATE: "anybody may", **SINGLE, **ANYBODYS}),
    Kind("press", "leave", seat="", does=True, cannot=SINGLE),
    Kind("press", "chair", seat="", by="Ben", does=True, cannot=OFFERED),
    Kind("press", "nochair", seat="", by="Ben", does=True, cannot=OFFERED),
    Kind("press", "present", seat="", does=True, cannot=OFFERED),
    Kind("press", "figure", seat="", window=True, what="{figure}", words="Set it to 7", does=True,
         cannot={TWICE: "another figure may be set in the same window", **RULES, **SINGLE}),
    Kind("press", "lead", seat="", window=True, what="extend-3", does=True,
         cannot={TWICE: "hours may be added as often as one likes", **RULES, **SINGLE}),
    Kind("press", "hand", seat="", what="{hand}", does=True, cannot=TAKES),
    Kind("press", "shut", seat="", window=True, does=True, cannot=TAKES),
    Kind("press", "rewind", seat="", what="0", does=True, cannot={LATE: "it goes back from the end, too", **TAKES}),
    Kind("press", "takeback", seat="", what="0-0-1", does=True, cannot=TAKES),
)  # fmt: skip
"""What changes something, in an order in which all can be done once in one campaign."""
KINDS = (*LOOKS, *OWN, *DOES)
