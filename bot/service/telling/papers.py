"""Papers: what a seat knows, for the messages that wait for it: a question, a briefing, the last one of a campaign."""

from collections.abc import Mapping, Sequence

from bot.service.ground.messages import Heard, Message, mention
from bot.service.history.catchup import briefing
from bot.service.posting.untold import Paper
from bot.service.telling.stage import Stage, Told
from bot.service.telling.welcome import figures_told, homeland, welcome
from bot.store.annals import of_kinds
from rules.kernel.facts.events import Told as Facts
from rules.kernel.play.honours import Honoured, honoured
from rules.kernel.telling.phrases import row
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import Page


async def brief(stage: Stage) -> Told:
    """Put the welcome, and the weightiest of what has happened so far, to the briefing of whoever takes a seat over."""
    paper, parts = Paper.model_validate_json(stage.owed.about), {}
    for seat, names in paper.seats.items():
        past, own = await briefing(stage.game, stage.look, seat), homeland(stage, seat)
        pages = (*welcome(stage, seat), *past.pages)
        heard = Heard(n=paper.last, figures=dict(figures_told(stage, seat, {})))
        message = Message(pages=pages, picture=own, buttons=past.buttons, heard=heard)
        parts.update({name: [(name, message)] for name in names})
    return Told(parts)


async def ended(stage: Stage) -> Told:
    """Put how everybody stands at the end to the last message: the first page of the status, which has all of it."""
    names = Paper.model_validate_json(stage.owed.about).seats[""]
    told = await of_kinds(stage.look, {honour.event.__name__ for honour in stage.game.honours} if stage.game else ())
    pages = (*honours(stage, [entry.told for entry in told]), *status(stage)[:1])
    message = Message(pages=pages, picture=finale(stage) or last_map(stage))
    return Told({name: [(name, message)] for name in names})


def honours(stage: Stage, told: Sequence[Facts]) -> Sequence[Page]:
    """Read out who has done most of what."""

    def read_out() -> Sequence[Page]:
        ruleset, seats = stage.ruleset, stage.look.seats
        found = honoured(ruleset.honours, [ruleset.read_event(one) for one in told], seats)
        people = {id: f" ({mention(seat.user)})" if seat.user else "" for id, seat in seats.items()}
        titles = {id: f"{seat.title}{people[id]}" for id, seat in seats.items()}
        lines = tuple(honour_line(one, titles) for one in found)
        return [Page(title="Honours", lines=lines)] if lines else []

    return stage.voice.ask("the honours", read_out, lambda _: [])


def honour_line(one: Honoured, titles: Mapping[str, str]) -> str:
    """Say who has earned an honour, and by how much."""
    who = row(titles.get(seat, seat) for seat in one.seats)
    return f"{one.title}: {who}, {one.figure}{' each' if len(one.seats) > 1 else ''}."


def papers(stage: Stage, seat: str) -> Sequence[Page]:
    """Give the papers of a seat."""

    def write() -> Sequence[Page]:
        return stage.played.ruleset.papers(stage.played.glance(seat), seat)

    return stage.voice.ask("the papers", write, lambda fault: [missing("Papers", fault)])


def status(stage: Stage) -> Sequence[Page]:
    """Give what everybody may know."""

    def write() -> Sequence[Page]:
        return stage.played.ruleset.status(stage.played.glance(None))

    return stage.voice.ask("the status", write, lambda fault: [missing("How things stand", fault)])


def finale(stage: Stage) -> Picture | None:
    """Give the game's own picture of how it ended, if it has one; a campaign that was broken off has none."""

    def draw() -> Picture | None:
        ruleset = stage.played.ruleset
        return ruleset.finale(stage.played.glance(None)) if ruleset.ending(stage.played.state) else None

    return stage.voice.ask("the picture of the end", draw, lambda _: None)


def last_map(stage: Stage) -> Picture | None:
    """Give the map as everybody sees it."""

    def draw() -> Picture | None:
        return stage.played.ruleset.picture(stage.played.glance(None), None)

    return stage.voice.ask("the map", draw, lambda _: None)


def missing(title: str, fault: str) -> Page:
    """Give the page that stands where one could not be written."""
    return Page(title=title, lines=(f"This page could not be written (fault {fault}); the gamemaster has been told.",))
