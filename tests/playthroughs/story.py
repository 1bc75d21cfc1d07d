"""A game as text: three turns of autopilots, window by window, as a person would read them."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent
from typing import Any

from rules.kernel.facts.events import Told
from rules.kernel.facts.names import Register
from rules.kernel.language.grammar import write
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.journal import Closing
from rules.kernel.play.session import Session
from tests.conformance.subjects import Subject

FOLDER = Path(__file__).parent
TURNS = 3
HEADING = "revision {revision}"


def path(subject: Subject) -> Path:
    """Give the file that holds the story of a subject."""
    return FOLDER / f"{subject.id}.txt"


def story(subject: Subject) -> str:
    """Give the first three turns of a subject, played by autopilots."""
    return "\n".join(lines(subject)) + "\n"


def lines(subject: Subject) -> Iterator[str]:
    """Give the story line by line."""
    ruleset = subject.ruleset
    yield f"{ruleset.title}: {subject.scenario.title}, {HEADING.format(revision=ruleset.revision)}"
    session = Session.found(ruleset, Seeded("playthrough"), subject.scenario, ruleset.options(), ())
    names = Register.of(session.names())
    names.unkept = session.said
    yield from told(session, session.told, names)
    asked: Counter[str] = Counter()
    while session.window and session.save.turn <= TURNS:
        window, turn = session.window, session.save.turn
        asked.update(window.asked)
        yield f"\n== {session.date}: {window.title or window.name} ({window.clause}) =="
        lexicons = {seat: ruleset.lexicon(session.view(seat), seat) for seat in window.asked}
        progress = session.close({}, ())
        yield from ordered(session, progress.closing, lexicons)
        names.add(progress.names)
        yield from told(session, progress.told, names)
        if session.save.turn != turn or session.window is None:
            yield f"\n-- Windows of turn {turn}: {', '.join(f'{seat} {number}' for seat, number in asked.items())}"
            asked.clear()
    if session.ending:
        yield f"\nThe end: {session.ending.reason}"


def ordered(session: Session[Any], closing: Closing, lexicons: dict[str, Any]) -> Iterator[str]:
    """Give what each seat ordered, as it would write it."""
    for seat, answered in closing.answers.items():
        for given in answered.orders:
            yield f"{seat} > {write(session.read(given), lexicons[seat])}"


def told(session: Session[Any], events: tuple[Told, ...] | list[Told], names: Register) -> Iterator[str]:
    """Give what happened; what only some are told says to whom."""
    for event in events:
        audience = event.audience if isinstance(event.audience, str) else ", ".join(event.audience)
        whom = "" if audience == "everyone" else f"[{audience}] "
        text = session.ruleset.tell(event, names).text
        yield f"  {whom}{indent(text, '    ').strip()} ({event.clause})"


def revision(text: str) -> int:
    """Give the revision under which a story was written."""
    return int(text.partition("\n")[0].rpartition(" ")[2])
