"""Briefs: the one private message of a window, of what befell a seat, what it should hear, and what has changed."""

from collections.abc import Sequence

from bot.service.desk.partners import loyally
from bot.service.ground.messages import Button, Heard, Message, letter_to
from bot.service.history.catchup import known
from bot.service.history.outcomes import outcome
from bot.service.history.recalling import done_by
from bot.service.posting.hearing import numbers_of
from bot.service.posting.untold import Paper
from bot.service.telling.lessons import chosen, counsels, course_at, lesson
from bot.service.telling.papers import papers, status
from bot.service.telling.stage import Stage, Told
from bot.service.telling.welcome import figures_told, greeting, homeland, settled, welcome
from bot.service.words.brief_words import HEADLINE, SPLASH, brief_page
from bot.service.words.names import mentioned_in
from bot.service.words.reader import to_reader
from bot.store.annals import account
from bot.store.records import Entry
from rules.kernel.play.counsel import SHOWN, Counsel, Weight
from rules.kernel.state.models import State
from rules.kernel.telling.sequels import followed
from rules.kernel.telling.vocabulary import Words


async def ask(stage: Stage) -> Told:
    """Put what a seat has to hear to the question that it is asked."""
    paper = Paper.model_validate_json(stage.owed.about)
    found = {seat: await brief(stage, seat, paper) for seat in paper.seats}
    return Told({name: [(name, found[seat])] for seat, names in paper.seats.items() for name in names})


async def farewell(stage: Stage) -> Told:
    """Put what befell a seat at the very end, and how everybody stands, to the last message of a campaign."""
    paper, parts = Paper.model_validate_json(stage.owed.about), {}
    for seat, names in paper.seats.items():
        befell = await befallen(stage, seat, paper)
        read = await to_reader(stage.look, stage.ruleset, befell, seat, spoken_by(stage), stage.voice)
        page = brief_page(read, (), {}, {}, (), linked(stage, read), results(stage, seat, read))
        heard = Heard.of(stage.look.seats[seat]).model_copy(update={"n": paper.last})
        message = Message(pages=(*([page] if page else []), *status(stage)[:1]), heard=heard)
        parts.update({name: [(name, message)] for name in names})
    return Told(parts)


async def befallen(stage: Stage, seat: str, paper: Paper) -> list[Entry]:
    """Give what befell a seat since it heard of anything, the worst first."""
    after = Heard.of(stage.look.seats[seat]).n
    told = numbers_of(stage.look.seats[seat])
    known_of = [entry for entry in await account(stage.look, after=after) if entry.told.n <= paper.last]
    kept = [entry for entry in known_of if entry.told.n not in told and not stale(stage, entry)]
    return concerning(stage, seat, known(stage.game, kept, seat))


async def brief(stage: Stage, seat: str, paper: Paper) -> Message:
    """Give the brief of a seat: what befell it since it heard of anything, counsel, and the figures that changed.

    Whoever is briefed for the first time is welcomed, and again once there is something of one's own to speak of.
    """
    before = Heard.of(stage.look.seats[seat])
    befell = await befallen(stage, seat, paper)
    found = counsel(stage, seat) if counsels(stage) else []
    found = await loyally(stage.look, stage.ruleset, stage.played.glance(seat), seat, found) if found else []
    pieces = unsaid(found, before.notes)[:SHOWN]
    figures = figures_told(stage, seat, before.figures)
    first, landed = not stage.look.seats[seat].figures, bool(figures and not before.figures)
    course, newly = course_at(stage), first or landed
    if first:  # the small news of how it was set up is no news to somebody new
        befell = [entry for entry in befell if entry.weight >= HEADLINE or entry.told.audience != "everyone"]
    befell = chosen(befell, first=newly) if course else befell if first or not landed else unwelcomed(stage, befell)
    befell = await to_reader(stage.look, stage.ruleset, befell, seat, spoken_by(stage), stage.voice)
    over, own_results = passed(stage, seat, before, found, befell), results(stage, seat, befell)
    page = brief_page(befell, pieces, figures, before.figures, over, linked(stage, befell), own_results, MORE)
    notes = tuple(piece.text for piece in found if is_note(piece) and (piece.text in before.notes or piece in pieces))
    heard = Heard(n=paper.last, figures=dict(figures), notes=notes, dangers=dangers(stage, before, pieces))
    own = homeland(stage, seat) if newly else None
    greeted = welcome(stage, seat) if first else settled(stage, seat) if landed else ()
    if course:
        taught = lesson(stage, course, (*greeted, *([page] if page else [])))
        return taught.model_copy(update={"picture": own, "heard": heard})
    paper_of = () if found else tuple(papers(stage, seat))[:1]  # what is asked may need it, and nothing else says so
    pages, said = (*greeted, *([page] if page else []), *paper_of), buttons(stage, seat, paper, pieces, before.n)
    said = (*said[:-1], *beside(stage, seat), *said[-1:]) if newly else said
    return Message(pages=pages, picture=own, buttons=said, heard=heard)


def stale(stage: Stage, entry: Entry) -> bool:
    """Tell whether an event was news only in a turn that is over: an attack that was on its way then."""
    passing = {kind.__name__ for kind in stage.ruleset.passing}
    return entry.told.event in passing and (entry.told.turn < stage.played.save.turn or stage.played.ending is not None)


def unwelcomed(stage: Stage, befell: Sequence[Entry]) -> list[Entry]:
    """Give what a welcome to one's own land does not say: what the game tells a seat alone of how it came to it."""
    felt = {kind.__name__ for kind in stage.ruleset.felt}
    return [entry for entry in befell if entry.told.audience != "everyone" and entry.told.event in felt]


def concerning(stage: Stage, seat: str, entries: Sequence[Entry]) -> list[Entry]:
    """Give what befell a seat, the worst first: what it alone was told, and what everybody reads of it or its own.

    That its orders were carried out as it gave them is no news to it.
    """
    felt = {kind.__name__ for kind in stage.ruleset.felt}

    def befell(entry: Entry) -> bool:
        if entry.told.audience != "everyone":
            return entry.weight > 0 and entry.told.event not in stage.ruleset.obeyed
        told = entry.weight >= HEADLINE or (entry.weight > 0 and entry.told.event in felt)
        return told and seat in stage.voice.ask("whom it befell", lambda: about(stage, entry), none)

    return sorted(filter(befell, entries), key=lambda entry: (-entry.weight, -entry.told.n))


def sequels(stage: Stage, entries: Sequence[Entry]) -> list[tuple[int, int]]:
    """Give the numbers of events that go on with each other, as far as the game can say."""
    told = sorted(entries, key=lambda entry: entry.told.n)

    def find() -> list[tuple[int, int]]:
        events = [(entry.told.n, stage.ruleset.read_event(entry.told)) for entry in told]
        return list(followed(stage.ruleset.sequels, events))

    return stage.voice.ask("what goes on with what", find, lambda _: []) if stage.ruleset.sequels else []


def linked(stage: Stage, entries: Sequence[Entry]) -> list[tuple[int, int]]:
    """Give what goes on with what, and what happened to the same thing as what changes the game."""
    things = {entry.told.n: things_of(stage, entry) for entry in entries}
    great = [entry.told.n for entry in entries if entry.weight >= SPLASH]
    few = [one for one in things if len(things[one]) <= FEW]  # what tells of many things is no part of one's story
    same = [(n, one) for n in great for one in few if one != n and things[n] & things[one]]
    return [*sequels(stage, entries), *same]


def things_of(stage: Stage, entry: Entry) -> frozenset[tuple[str, str]]:
    """Give the kind and id of all that an event names but seats."""
    seats = ("seat", stage.ruleset.addresses)
    return frozenset(one for one in mentioned_in(stage.ruleset, entry.told) if one[0] not in seats and one[1])


def results(stage: Stage, seat: str, entries: Sequence[Entry]) -> frozenset[int]:
    """Give the events that tell a seat what became of what it ordered."""
    title = stage.look.seats[seat].title

    def own(entry: Entry) -> bool:
        return entry.told.audience == (seat,) or done_by(entry, title)

    return frozenset(entry.told.n for entry in entries if own(entry) and outcome(entry.text, title))


def spoken_by(stage: Stage) -> Words | None:
    """Give how the campaign speaks; in the game's own words where it cannot say."""
    return stage.voice.ask("how it speaks", lambda: stage.ruleset.speech(stage.played.state), lambda _: None)


def about(stage: Stage, entry: Entry) -> frozenset[str]:
    """Give the seats that an event is about."""
    return stage.ruleset.touched(stage.played.state, stage.ruleset.read_event(entry.told))


def none(fault: str) -> frozenset[str]:
    """Give nobody, where the game cannot say whom something befell."""
    return frozenset()


def counsel(stage: Stage, seat: str) -> list[Counsel[State]]:
    """Give what a seat should hear at the window that is open, the most pressing first."""

    def hear() -> list[Counsel[State]]:
        window = stage.played.window
        if window is None or seat not in window.asked:
            return []
        return [*stage.played.advice(seat)]

    return stage.voice.ask("counsel", hear, lambda _: [])


def unsaid(found: Sequence[Counsel[State]], notes: Sequence[str]) -> list[Counsel[State]]:
    """Leave out what asks for nothing and was told before, and has not changed since."""
    return [piece for piece in found if not (is_note(piece) and piece.text in notes)]


def dangers(stage: Stage, before: Heard, pieces: Sequence[Counsel[State]]) -> dict[str, tuple[tuple[str, str], ...]]:
    """Give what a seat has been told that ruin threatens, by window: now by this one, else by the last of its name."""
    window = stage.played.window
    if window is None:
        return before.dangers
    told = tuple((risk.fate, risk.of) for piece in pieces if piece.weight is Weight.RUIN for risk in piece.risks)
    return {**before.dangers, window.name: told}


def passed(
    stage: Stage, seat: str, before: Heard, found: Sequence[Counsel[State]], befell: Sequence[Entry]
) -> list[str]:
    """Say of what threatened ruin at the last window of this name that it does no longer; nothing of what came."""
    window, came = stage.played.window, {entry.told.event for entry in befell}
    if window is None:
        return []
    lasts = {(risk.fate, risk.of) for piece in found for risk in piece.risks}

    def over() -> list[str]:
        view, fates = stage.played.glance(seat), stage.ruleset.fates
        gone = [one for one in before.dangers.get(window.name, ()) if one not in lasts and one[0] in fates]
        said = [stage.ruleset.passed(view, seat, *one) for one in gone if fates[one[0]].event.__name__ not in came]
        return [one for one in dict.fromkeys(said) if one]

    return stage.voice.ask("what has passed", over, lambda _: [])


def is_note(piece: Counsel[State]) -> bool:
    """Tell whether a piece of counsel only says how things stand."""
    return piece.weight is Weight.CHANCE and not piece.offers


def buttons(stage: Stage, seat: str, paper: Paper, pieces: Sequence[Counsel[State]], before: int) -> tuple[Button, ...]:
    """Give a button for what counsel offers first, and one for all that the brief leaves out."""
    campaign, window = stage.look.id, paper.window
    offers = [offer for piece in pieces for offer in piece.offers[:MOST]]
    advise = [
        Button(
            action="advise",
            label=offer.label,
            campaign=campaign,
            window=window,
            seat=seat,
            what=offer.id,
        )
        for offer in offers
    ]
    more = Button(action="more", label="More", campaign=campaign, seat=seat, what=f"{before}-{paper.last}")
    return (*{button.what: button for button in advise}.values(), more)


def beside(stage: Stage, seat: str) -> tuple[Button, ...]:
    """Give the button that writes to the nearest neighbour whom a person plays; none where there is none."""
    found = stage.voice.ask("the neighbours", lambda: [one.seat for one in greeting(stage, seat).neighbours], no_seats)
    others = [one for one in stage.look.seats.values() if one.seat != seat]
    doors = {one.seat: letter_to(stage.look.id, seat, place, one.title) for place, one in enumerate(others) if one.user}
    return tuple(doors[one] for one in found if one in doors)[:1]


def no_seats(fault: str) -> list[str]:
    """Give nobody, where the game cannot say who lives beside somebody."""
    return []


FEW = 2
"""An event that names more things tells of all of them together: a harvest, an account."""
MORE = "press More"
"""Where a brief has what it leaves out."""
MOST = 2
"""The most orders that one piece of counsel has buttons for."""
