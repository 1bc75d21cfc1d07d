"""Reports: the chronicle of a closing for everybody, and what each seat alone is told."""

import re
from collections.abc import Callable, Sequence

from bot.service.ground.messages import Message
from bot.service.history.album import SHOWN
from bot.service.posting.untold import Alone, Owed
from bot.service.telling.stage import Parts, Stage, Told
from bot.service.words import chronicle
from bot.service.words.names import register_of
from bot.service.words.open_window import standing
from bot.store.annals import account
from bot.store.records import Entry
from rules.kernel.facts.events import Told as Fact
from rules.kernel.facts.names import Register
from rules.kernel.play.journal import Save
from rules.kernel.state.models import fingerprint
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import Telling

DRAWS = {"Drawn", "Rolled", "Cast", "Shuffled"}
"""What stands in small print, words or not."""
WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
Dates = Callable[[Fact], str]


async def report(stage: Stage) -> Told:
    """Tell what a closing brought."""
    owed = Owed.model_validate_json(stage.owed.about)
    kept = await account(stage.look, after=owed.first - 1)
    saves = [save for number in owed.saves if (save := await stage.look.save(number)) is not None]
    facts = [entry.told for entry in kept if entry.told.n <= owed.last]
    names = await register_of(stage.look, stage.game, facts) if stage.game else Register()
    return compose(stage, owed, facts, names, saves)


def compose(stage: Stage, owed: Owed, facts: Sequence[Fact], names: Register, saves: Sequence[Save]) -> Told:
    """Put all of it into words and pictures."""
    before = owed.date or (date_of(stage, saves, saves[0].told + 1) if saves else "")
    dates = dates_of(stage, saves, before)
    entries = worded(stage, facts, names, dates)
    everybody = chronicle.public(entries)
    picture = new_map(stage, everybody, turned=any(save.phase == 0 for save in saves))
    parts: Parts = {}
    if owed.public:
        place = f"chronicle-{owed.place}"
        when = chronicle.period(weighty(everybody), dates, before)
        pages = chronicle.pages(kinds(stage), everybody)
        told = chronicle.messages(f"{stage.look.campaign.title}: {when}", pages, picture)
        scenes = [Message(picture=scene) for scene in scenes_of(stage, everybody, names)]
        parts[owed.channel] = [*numbered(place, told), *numbered(f"scene-{owed.place}", scenes)]
    for paper in owed.papers:
        parts[paper.name] = alone(stage, paper, entries, lambda some: chronicle.period(some, dates, before))
    shown = fingerprint(picture.model_dump_json()) if picture else ""
    return Told(parts, tuple(entries), shown)


def alone(
    stage: Stage, paper: Alone, entries: Sequence[Entry], when: Callable[[Sequence[Entry]], str]
) -> list[tuple[str, Message]]:
    """Give the messages of what a seat alone was told, while somebody sat there."""
    sat = [entry for entry in entries if paper.first <= entry.told.n <= paper.last]
    own, title = chronicle.private(sat, paper.seat), stage.look.seats[paper.seat].title
    dated = when(weighty(own))
    whom = "you" if title in dated else title
    heading = f"{stage.look.campaign.title}: {dated}, for {whom} alone"
    told = chronicle.messages(heading, chronicle.pages(kinds(stage), own), None)
    return [(f"{paper.name}-{number}" if number else paper.name, message) for number, message in enumerate(told)]


def numbered(name: str, messages: Sequence[Message]) -> list[tuple[str, Message]]:
    """Give messages with their names."""
    return [(f"{name}-{number}", message) for number, message in enumerate(messages)]


def weighty(entries: Sequence[Entry]) -> list[Entry]:
    """Give the events that stand in no small print."""
    return [entry for entry in entries if entry.weight > 0]


def worded(stage: Stage, facts: Sequence[Fact], names: Register, dates: Dates) -> list[Entry]:
    """Put events into words; one for which there are none is told plainly."""
    state = stage.session and stage.session.state

    def word(fact: Fact) -> Telling:
        return stage.voice.ask(
            "the words for an event",
            lambda: stage.ruleset.tell(fact, names, state),
            lambda fault: plain(fact, dates(fact), fault),
            fact.event,
        )

    tellings = [(fact, word(fact)) for fact in facts]
    return [Entry(fact, telling.text, telling.news, telling.weight) for fact, telling in tellings]


def plain(fact: Fact, date: str, fault: str) -> Telling:
    """Tell the bare fact: when it was, what it was, and that its words are missing."""
    heading = WORD.sub(" ", fact.event).capitalize()
    text = f"{date}: {heading} ({fact.clause}). Its words are missing (fault {fault})."
    return Telling(text=text, weight=0 if fact.event in DRAWS else 1)


def dates_of(stage: Stage, saves: Sequence[Save], before: str) -> Dates:
    """Give how events are dated; `before` is the date of those that came before these saves."""

    def date(fact: Fact) -> str:
        return date_of(stage, saves, fact.n) or before or f"turn {fact.turn}"

    return date


def date_of(stage: Stage, saves: Sequence[Save], n: int) -> str:
    """Give the date of an event by its number, as the game dates it; empty where it cannot."""
    return stage.voice.ask("the date", lambda: chronicle.date_at(stage.played, saves, n), lambda _: "")


def kinds(stage: Stage) -> chronicle.Kinds:
    """Give the headings of the news; none where the game has no words for them."""
    nothing: chronicle.Kinds = {}
    return stage.voice.ask("the headings", lambda: stage.ruleset.news, lambda _: nothing)


def scenes_of(stage: Stage, entries: Sequence[Entry], names: Register) -> list[Picture]:
    """Give the scenes of what happened; none where one cannot be drawn."""

    def draw() -> list[Picture]:
        ruleset = stage.ruleset
        return list(ruleset.scenes([ruleset.called(entry.told, names) for entry in entries]))[:SHOWN]

    return stage.voice.ask("the scenes", draw, lambda _: [])


def new_map(stage: Stage, news: Sequence[Entry], *, turned: bool) -> Picture | None:
    """Give the map for great news and at a turn's end, unless the channel saw the very same before."""
    if not weighty(news) or not (turned or chronicle.has_headline(news)):
        return None
    picture = stage.voice.ask("the map", lambda: map_of(stage), lambda _: None)
    seen = picture and fingerprint(picture.model_dump_json()) == standing(stage.look).shown
    return None if seen else picture


def map_of(stage: Stage) -> Picture | None:
    """Give the map as everybody sees it."""
    session = stage.played
    return session.ruleset.picture(session.view(None), None)
