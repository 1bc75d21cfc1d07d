"""Reports: the chronicle of a closing for everybody, and what each seat alone is told."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.service.ground.messages import Message
from bot.service.posting.untold import Alone, Owed
from bot.service.telling.at_once import words
from bot.service.telling.channel import battles, new_map, written
from bot.service.telling.stage import Parts, Stage, Told
from bot.service.words import chronicle
from bot.service.words.names import mentioned_in, register_of
from bot.service.words.plain import plain
from bot.store.annals import account
from bot.store.records import Entry
from rules.kernel.facts.events import Told as Fact
from rules.kernel.facts.names import Named, Register
from rules.kernel.play.journal import Save
from rules.kernel.state.marks import ANY
from rules.kernel.telling.tellings import Telling

Dates = Callable[[Fact], str]


async def report(stage: Stage) -> Told:
    """Tell what a closing brought."""
    owed = Owed.model_validate_json(stage.owed.about)
    kept = await account(stage.look, after=owed.first - 1)
    saves = [save for number in owed.saves if (save := await stage.look.save(number)) is not None]
    facts = [entry.told for entry in kept if entry.told.n <= owed.last]
    names = await register_of(stage.look, stage.game, facts) if stage.game else Register()
    late = stage.voice.ask("what things are called", lambda: unnoted(stage, facts, names), lambda _: ())
    names.add(late)
    told = compose(stage, owed, facts, names, saves)
    said = await words(stage, owed.papers, told.entries)
    return replace(told, names=late, parts=told.parts | said.parts, heard=said.heard)


def unnoted(stage: Stage, facts: Sequence[Fact], names: Register) -> tuple[Named, ...]:
    """Give the names that events use and that were not noted, since the game failed to give them as they happened."""
    nameless = {one: fact.n for fact in reversed(facts) for one in mentioned_in(stage.ruleset, fact)}
    wanted = {one: n for one, n in nameless.items() if one[0] != ANY and names.name(*one) is None}
    if not wanted or stage.session is None:
        return ()
    known = stage.ruleset.naming(stage.session.state)
    found = {(kind, id): known.get(kind, {}).get(id) for kind, id in wanted}
    return tuple(
        Named(kind=kind, id=id, since=wanted[kind, id], name=name) for (kind, id), name in found.items() if name
    )


def compose(stage: Stage, owed: Owed, facts: Sequence[Fact], names: Register, saves: Sequence[Save]) -> Told:
    """Put all of it into words and pictures."""
    before = owed.date or (date_of(stage, saves, saves[0].told + 1) if saves else "")
    dates = dates_of(stage, saves, before)
    entries = worded(stage, facts, names, dates)
    everybody = chronicle.public(entries)
    picture, shown = new_map(stage, everybody, turned=any(save.phase == 0 for save in saves))
    parts: Parts = {}
    if owed.public:
        place = f"chronicle-{owed.place}"
        when = chronicle.period(weighty(everybody), dates, before)
        told = written(stage, everybody, names, f"{stage.look.campaign.title}: {when}", picture)
        scenes = [Message(picture=scene) for scene in battles(stage, everybody, names)]
        parts[owed.channel] = [*numbered(place, told), *numbered(f"scene-{owed.place}", scenes)]
    for paper in owed.papers:
        parts[paper.name] = alone(stage, paper, entries, lambda some: chronicle.period(some, dates, before))
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
    told = chronicle.messages(heading, chronicle.notes(own), None)
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


def dates_of(stage: Stage, saves: Sequence[Save], before: str) -> Dates:
    """Give how events are dated; `before` is the date of those that came before these saves."""

    def date(fact: Fact) -> str:
        return date_of(stage, saves, fact.n) or before or f"turn {fact.turn}"

    return date


def date_of(stage: Stage, saves: Sequence[Save], n: int) -> str:
    """Give the date of an event by its number, as the game dates it; empty where it cannot."""
    return stage.voice.ask("the date", lambda: chronicle.date_at(stage.played, saves, n), lambda _: "")
