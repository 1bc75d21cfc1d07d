"""What people read of what came about in an arranged world: the post in the channel, and what befell a seat."""

import re
from collections.abc import Mapping

from bot.service.words.brief_words import HEADLINE
from bot.service.words.chronicle import public
from bot.service.words.post import post
from bot.service.words.stories import stories
from bot.store.records import Entry
from rules.empires.ruleset import EMPIRES
from rules.kernel.facts.events import Event, Told
from rules.kernel.facts.names import Named, Register
from rules.kernel.telling.pictures import Picture
from tests.rules.playing import Played

MARKED = re.compile("\ue000\\w:(.*?)\ue001")
"""What is printed bold or slanted."""
PEOPLE = {"england": "England", "france": "France"}


def entries(played: Played) -> list[Entry]:
    """Give all that was told, in words, with the names that all had in the end."""
    names, found = register(played), []
    for number, event in enumerate(played.events, start=1):
        one = told(event, number)
        telling = EMPIRES.tell(one, names, played.state)
        found.append(Entry(one, telling.text, telling.news, telling.weight))
    return found


def told(event: Event, number: int) -> Told:
    """Give an event as it is recorded."""
    return Told(
        n=number,
        turn=1,
        phase="first_turn",
        event=type(event).__name__,
        clause=event.clause,
        audience=event.audience,
        body=event.model_dump_json(),
    )


def channel(played: Played, people: Mapping[str, str] = PEOPLE) -> str:
    """Give the post of all that everybody was told, its title first."""
    found = public(entries(played))
    spans = EMPIRES.battles([EMPIRES.read_event(one.told) for one in found])
    whom = lambda one: EMPIRES.touched(played.state, EMPIRES.read_event(one.told))  # noqa: E731  one line
    pages = post(stories(found, spans, whom), people, {}).pages
    return MARKED.sub(r"\1", "\n".join(line for page in pages for line in (page.title, *page.lines) if line))


def brief(played: Played, seat: str) -> list[str]:
    """Give what befell a seat, as its brief begins, in the order told."""
    return [
        one.text
        for one in entries(played)
        if (one.weight > 0 and one.told.audience == (seat,))
        or (
            one.told.audience == "everyone"
            and one.weight >= HEADLINE
            and seat in EMPIRES.touched(played.state, EMPIRES.read_event(one.told))
        )
    ]


def scene(played: Played) -> Picture:
    """Give the only scene that was drawn of it."""
    (drawn,) = EMPIRES.scenes(
        [EMPIRES.called(one.told, register(played), "everyone") for one in public(entries(played))]
    )
    return drawn


def register(played: Played) -> Register:
    """Give the names that all have in the end."""
    naming = EMPIRES.naming(played.state)
    return Register.of(
        Named(kind=kind, id=id, since=0, name=name) for kind, some in naming.items() for id, name in some.items()
    )
