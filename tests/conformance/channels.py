"""Everything by which something could reach a seat, or an onlooker, and what leaks through it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event, Told, unkept
from rules.kernel.facts.names import Register
from rules.kernel.language.forms import forms
from rules.kernel.orders.question import Question
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session
from tests.conformance.choosing import Desk, anything
from tests.conformance.games import UNUSUAL, played
from tests.conformance.nouns import Field, tabled
from tests.conformance.rarities import RARITIES
from tests.conformance.subjects import BY_ID
from tests.conformance.varying import another, build, variants

Seat = str | None
TRIED = 3
"""How many orders and questions of each kind are tried."""
CLOSELY = 3
"""How often what is made from a view alone is compared, for each secret that shows in it."""
LOOKED_AT = 5
"""How many events of each kind are looked at, of those that were told."""


class Glance:
    """What stands before a seat: the game, the state as it is, its view, and what it may order."""

    def __init__(self, session: Session[Any], state: Any, seat: Seat) -> None:
        self.ruleset: Ruleset[Any] = session.ruleset
        self.turn, self.phase = session.save.turn, session.phase.__name__
        self.state, self.seat, self.view = state, seat, session.ruleset.view(state, seat)
        self.window = session.window
        self.orders = session.window.orders if session.window else ()

    def desk(self, orders: Iterable[Any] = ()) -> Desk:
        """Sit down before it; an onlooker has nothing to order."""
        return Desk(self.ruleset, self.view, self.seat or "", tuple(orders) or self.orders)


def view(glance: Glance) -> Iterator[object]:
    """The view itself."""
    yield glance.view.write()


def names(glance: Glance) -> Iterator[object]:
    """What can be named, in orders and in what is told."""
    yield glance.ruleset.lexicon(glance.view, glance.seat)
    readers = (glance.seat,) if glance.seat else "everyone"
    for kind, named in glance.ruleset.naming(glance.state).items():
        yield kind, {id: name.text for id, name in named.items() if name.known_to(readers)}


def titles(glance: Glance) -> Iterator[object]:
    """What seats are called, which of them have anything to play, and the date."""
    seats = glance.ruleset.titles(glance.state)
    yield dict(seats), {seat: glance.ruleset.plays(glance.state, seat) for seat in seats}
    yield glance.ruleset.calendar(glance.state, glance.turn, glance.phase)


def status(glance: Glance) -> Iterator[object]:
    """The pages for all."""
    yield from glance.ruleset.status(glance.view)


def papers(glance: Glance) -> Iterator[object]:
    """The seat's own pages, and its purse."""
    if glance.seat:
        yield from glance.ruleset.papers(glance.view, glance.seat)
        yield dict(glance.ruleset.purse(glance.view, glance.seat))


def pictures(glance: Glance) -> Iterator[object]:
    """The map."""
    yield glance.ruleset.picture(glance.view, glance.seat)


def album(glance: Glance) -> Iterator[object]:
    """All further pictures."""
    yield dict(glance.ruleset.album(glance.view, glance.seat))


def suggestions(glance: Glance) -> Iterator[object]:
    """What a begun line is completed with."""
    if glance.seat:
        desk = glance.desk()
        for line in ("", *desk.suggest("")[:TRIED]):
            yield desk.suggest(line)


def completion(glance: Glance) -> Iterator[object]:
    """The choices of each field of each order."""
    for order in glance.orders if glance.seat else ():
        for field in forms(order):
            yield order.name, field.name, glance.ruleset.choices(order, glance.view, glance.seat, field.name, {})


def refusals(glance: Glance) -> Iterator[object]:
    """Why orders are refused, or that they are not."""
    yield from verdicts(glance, glance.orders)


def odds(glance: Glance) -> Iterator[object]:
    """What is asked of the odds, refused and answered."""
    yield from verdicts(glance, glance.ruleset.odds)


def counsel(glance: Glance) -> Iterator[object]:
    """What a gamemaster would point out."""
    if glance.seat and glance.window and glance.seat in glance.window.asked:
        yield from glance.ruleset.advice(glance.view, glance.seat, glance.window)


def welcome(glance: Glance) -> Iterator[object]:
    """What somebody reads who sits down, with the map of the seat's own land."""
    if glance.seat:
        yield glance.ruleset.greeting(glance.view, glance.seat), glance.ruleset.homeland(glance.view, glance.seat)


def prospects(glance: Glance) -> Iterator[object]:
    """What everybody may hear of each seat that could be taken over."""
    if not glance.seat:
        for seat in glance.ruleset.titles(glance.state):
            yield glance.ruleset.outlook(glance.state, seat)


def consequences(glance: Glance) -> Iterator[object]:
    """What is said of orders that could be given."""
    if not glance.seat or not glance.orders:
        return
    desk, random = glance.desk(), Random(7)
    for order in [anything(desk, kind, random) for kind in desk.orders for _ in range(TRIED)]:
        if order is not None and desk.refusal(order) is None:
            after = glance.view.fresh()
            order.apply(after, glance.seat)
            yield order, glance.ruleset.effect(after, glance.seat, order)


def verdicts(glance: Glance, orders: Iterable[Any]) -> Iterator[object]:
    """Give what is answered to orders that could be written, and to questions."""
    if not glance.seat or not orders:
        return
    desk, random = glance.desk(orders), Random(7)
    yield desk.suggest("")
    for order in [anything(desk, kind, random) for kind in desk.orders for _ in range(TRIED)]:
        if order is None:
            continue
        try:
            glance.ruleset.check(order, glance.view, glance.seat)
        except Refusal as refusal:
            yield order, str(refusal)
        else:
            asked = isinstance(order, Question)
            yield order, order.odds(glance.view.fresh(), glance.seat) if asked else "goes"


CHANNELS: Mapping[str, Callable[[Glance], Iterator[object]]] = {
    one.__name__: one
    for one in (
        view,
        names,
        titles,
        status,
        papers,
        pictures,
        album,
        suggestions,
        completion,
        refusals,
        odds,
        counsel,
        welcome,
        prospects,
        consequences,
    )
}
ALWAYS = ("view", "names", "titles")
"""What does not come from the view alone; all else differs only where the view does, which is tried on one secret."""
Fact = tuple[Told, Register]
"""An event as it is kept, and what is read of it beside that."""
Leak = tuple[str, Field]
"""A channel, and the secret that it lets through."""


def heard(glance: Glance, channel: str) -> str:
    """Give what reaches a seat by a channel; what breaks there tells something, too."""
    try:
        return repr(list(CHANNELS[channel](glance)))
    except Exception as error:  # noqa: BLE001  whatever it is, it is noticed
        return f"{type(error).__name__}: {error}"


def watched(id: str, most: int) -> Iterator[Session[Any]]:
    """Give sessions from all over the games of a subject; one more where it keeps secrets under some settings alone."""
    unusual = ["unusual"] if BY_ID[id].ruleset.name in UNUSUAL else []
    for by in ("autopilots", "players", *unusual):
        game = played(id, by)
        for stop in game.some(most + len(unusual)):
            session = game.session(stop)
            RARITIES.get(BY_ID[id].ruleset.name, lambda _state: None)(session.state)
            yield session


@cache
def leaks(id: str, most: int = 3) -> tuple[frozenset[Field], frozenset[Leak]]:
    """Give the secrets of the state that were varied, and what reached somebody who may not know of it."""
    table, random = tabled(BY_ID[id].ruleset.name), Random(id)
    varied, found, looks = set[Field](), set[Leak](), Counter[Field]()
    for session in watched(id, most):
        for seat in (None, *BY_ID[id].seats):
            before = Glance(session, session.state, seat)
            known = cache(lambda channel, before=before: heard(before, channel))
            for field, state in variants(session.state, seat, table, random):
                varied.add(field)
                after = Glance(session, state, seat)
                shown = heard(after, "view")
                looks[field] += known("view") != shown
                closely = 0 < looks[field] <= CLOSELY or len(varied) == 1
                ways = CHANNELS if closely else ALWAYS
                others = {one: heard(after, one) for one in ways if one != "view"} | {"view": shown}
                found |= {(one, field) for one, words in others.items() if known(one) != words}
    return frozenset(varied), frozenset(found)


@cache
def told_leaks(id: str) -> tuple[frozenset[Field], frozenset[Leak]]:
    """Give the secrets of events that were varied, and what reached readers who may not know of it."""
    ruleset, random, seats = BY_ID[id].ruleset, Random(id), BY_ID[id].seats
    varied, found = set[Field](), set[Leak]()
    for (noun, name), secret in tabled(ruleset.name).items():
        for told in told_kind(id, noun) if noun in ruleset.tellings.types else ():
            event = ruleset.read_event(told)
            varied.add((noun, name))
            one, other = fact(told, event), fact(told, changed(event, name, seats, random))
            for readers in strangers(event, secret.to, seats):
                found |= {(channel, (noun, name)) for channel in differing(ruleset, one, other, readers)}
    return frozenset(varied), frozenset(found)


def told_kind(id: str, kind: str) -> list[Told]:
    """Give some events of a kind that were told in the games of a subject, and one that could be."""
    games = [played(id, by) for by in ("autopilots", "players")]
    seats = BY_ID[id].seats
    made = build(BY_ID[id].ruleset.tellings.types[kind], list(seats), Random(id))
    event = made.model_copy(update={"audience": seats[:1]})
    like = games[0].told[0].model_copy(update={"event": kind, "audience": seats[:1], "body": event.model_dump_json()})
    return [like, *[one for game in games for one in game.told if one.event == kind][:LOOKED_AT]]


def fact(told: Told, event: Event) -> Fact:
    """Give an event as it is kept, and what it says beside that."""
    said = {name: getattr(event, name) for name in unkept(type(event))}
    return told.model_copy(update={"body": event.model_dump_json()}), Register(unkept={told.n: said})


def changed(event: Event, name: str, words: Iterable[str], random: Random) -> Event:
    """Give an event with something else in a field."""
    value = another(type(event).model_fields[name].annotation, getattr(event, name), [*words, "another"], random)
    return event.model_copy(update={name: value})


def strangers(event: Event, to: str, seats: Iterable[str]) -> Iterator[Any]:
    """Give the readers from whom what a field holds is hidden: everybody together, and each seat that may not know."""
    knowing = getattr(event, to, ()) if to else ()
    knowing = (knowing,) if isinstance(knowing, str) else tuple(knowing)
    yield "everyone"
    yield from ((seat,) for seat in seats if seat not in knowing)


def differing(ruleset: Ruleset[Any], told: Fact, other: Fact, readers: Any) -> Iterator[str]:
    """Give the channels in which two events differ for readers: their text, their fields in `/why`, their pictures."""
    if text(ruleset, *told, readers) != text(ruleset, *other, readers):
        yield "telling"
    one, two = (ruleset.shown(kept, readers, names) for kept, names in (told, other))
    if one != two:
        yield "why"
    if scene(ruleset, one) != scene(ruleset, two):
        yield "scenes"


def text(ruleset: Ruleset[Any], told: Told, names: Register, readers: Any) -> str:
    """Give how an event reads; what breaks there tells something, too."""
    try:
        return ruleset.tell(told, names, readers=readers).model_dump_json()
    except Exception as error:  # noqa: BLE001  as in `heard`
        return f"{type(error).__name__}: {error}"


def scene(ruleset: Ruleset[Any], event: Event) -> str:
    """Give the pictures of an event; one that never was may have none."""
    try:
        return repr(list(ruleset.scenes([event])))
    except Exception as error:  # noqa: BLE001  as in `heard`
        return f"{type(error).__name__}: {error}"
