"""The channel's part of a report: the post, with what decided it, the map where it is new, and people's battles."""

from collections.abc import Callable, Sequence

from bot.service.ground.messages import Button, Message
from bot.service.ground.wording import listed
from bot.service.telling.briefs import about, none, sequels
from bot.service.telling.stage import Stage
from bot.service.words import chronicle
from bot.service.words.bulletins import holder
from bot.service.words.open_window import standing
from bot.service.words.post import BEHIND, Fallen, Post, introduction, post
from bot.service.words.stories import stories
from bot.store.records import Entry
from rules.kernel.facts.events import Cast, Drawn, Event, Rolled
from rules.kernel.facts.names import Register
from rules.kernel.state.models import fingerprint
from rules.kernel.telling.pictures import Hand, Picture
from rules.kernel.telling.tellings import Page, card_name

Draw = Drawn | Rolled | Cast
DECIDED = "What decided it"
SIX = 6
"""The sides of ordinary dice, which need not be named."""
MOST_DICE = 6
"""The most dice of one cast that are drawn."""
ALT = 990
"""The most letters of a description."""
BATTLES = 5
"""The most battles of people that one closing shows."""
LINES = 16
"""The most lines of a battle's card that is posted; a phone shows no more."""


def written(
    stage: Stage, entries: Sequence[Entry], names: Register, heading: str, map_: Picture | None
) -> list[Message]:
    """Give the messages in which everybody reads of some events."""
    first = entries[0].told.n == 1
    begun = [entry for entry in entries if not first or (entry.told.turn and entry.told.phase != "setup")]
    made = stage.voice.ask("the post", lambda: made_of(stage, begun, names), lambda _: plainly(stage, begun))
    pages = [*([world(stage)] if first else []), *made.pages]
    if not pages:
        return []
    messages = chronicle.messages(heading, pages, with_hands(map_, made))
    whole = Button(action="all", label=BEHIND, campaign=stage.look.id, what=f"{entries[0].told.n}-{entries[-1].told.n}")
    return [*messages[:-1], messages[-1].model_copy(update={"buttons": (whole,)})]


def made_of(stage: Stage, entries: Sequence[Entry], names: Register) -> Post:
    """Make the post of some events."""
    ruleset = stage.ruleset
    events = [ruleset.called(entry.told, names) for entry in entries]
    touched = {entry.told.n: touching(stage, entry) for entry in entries if entry.weight > 0}
    spans = stage.voice.ask("the battles", lambda: ruleset.battles(events), lambda _: ())
    found = stories(entries, spans, lambda entry: touched[entry.told.n], sequels(stage, entries))
    behind = {n for entry in entries if entry.weight > 0 for n in chronicle.because(entry)}
    state = stage.session and stage.session.state

    def about_draw(event: Draw) -> str:
        return ruleset.say(state, ruleset.tellings.about(event))

    draws: dict[int, Fallen] = {}
    for entry, event in zip(entries, events, strict=True):
        drawn = fallen(event, about_draw) if entry.told.n in behind else None
        if drawn:
            draws[entry.told.n] = drawn
    called = {seat.seat: seat.title for seat in stage.look.seats.values()}
    return post(found, played(stage), draws, called)


def plainly(stage: Stage, entries: Sequence[Entry]) -> Post:
    """Give the newspaper, where the game cannot say what belongs together."""
    return Post(tuple(chronicle.newspaper({}, entries)))


def touching(stage: Stage, entry: Entry) -> frozenset[str]:
    """Give the seats that an event is about."""
    return stage.voice.ask("whom it befell", lambda: about(stage, entry), none)


def played(stage: Stage) -> dict[str, str]:
    """Give the seats that people play, with their names."""
    return {seat.seat: seat.title for seat in stage.look.seats.values() if seat.user is not None}


def fallen(event: Event, words: Callable[[Draw], str]) -> Fallen | None:
    """Give a draw as it is told and drawn; None for what is none."""
    if isinstance(event, Drawn):
        return Fallen(card_name(event.card), Hand(words=words(event), cards=(event.card,)))
    if isinstance(event, Rolled):
        hand = Hand(words=words(event), dice=(event.rolled,), sides=event.sides)
        return Fallen(f"{event.rolled} on d{event.sides}", hand)
    if isinstance(event, Cast) and len(event.rolled) <= MOST_DICE:
        hand = Hand(words=words(event), dice=event.rolled, sides=event.sides)
        shown = listed(map(str, event.rolled))
        return Fallen(f"Dice {shown}" if event.sides == SIX else f"{shown} on d{event.sides}", hand)
    return None


def with_hands(map_: Picture | None, made: Post) -> Picture | None:
    """Give the map with the cards and dice above it, or these alone."""
    if not made.hands:
        return map_
    if map_ is not None:
        return map_.model_copy(update={"hands": made.hands})
    told = [f"{hand.words}: {', '.join((*map(card_name, hand.cards), *map(str, hand.dice)))}" for hand in made.hands]
    return Picture(title=DECIDED, alt=f"{'; '.join(told)}."[:ALT], hands=made.hands)


def world(stage: Stage) -> Page:
    """Introduce the world, and who plays what in it."""
    lines = stage.voice.ask("the prologue", lambda: prologue(stage), lambda _: [])
    people = [f"{seat.title}: {holder(seat, stage.look.campaign)}." for seat in stage.look.seats.values() if seat.user]
    return introduction(lines, people)


def prologue(stage: Stage) -> list[str]:
    """Give what the game says of the start."""
    session = stage.played
    return list(session.ruleset.prologue(session.glance(None)))


def battles(stage: Stage, entries: Sequence[Entry], names: Register) -> list[Picture]:
    """Give the cards of the battles that people fought, and other scenes; none where one cannot be drawn."""
    people = set(played(stage))

    def draw() -> list[Picture]:
        ruleset = stage.ruleset
        drawn = ruleset.scenes([ruleset.called(entry.told, names) for entry in entries])
        found = [one for one in drawn if not one.of or people.intersection(one.of)][:BATTLES]
        return [one.model_copy(update={"duel": one.duel.folded(LINES)}) if one.duel else one for one in found]

    return stage.voice.ask("the scenes", draw, lambda _: [])


def new_map(stage: Stage, news: Sequence[Entry], *, turned: bool) -> tuple[Picture | None, str]:
    """Give the map for great news and at a turn's end, with its fingerprint, if it shows more than the last one did."""
    if not any(entry.weight > 0 for entry in news) or not (turned or chronicle.has_splash(news)):
        return None, ""
    picture = stage.voice.ask("the map", lambda: map_of(stage), lambda _: None)
    mark = fingerprint(picture.shown.model_dump_json()) if picture else ""
    return (None, "") if mark in {"", standing(stage.look).shown} else (picture, mark)


def map_of(stage: Stage) -> Picture | None:
    """Give the map as everybody sees it."""
    session = stage.played
    return session.ruleset.picture(session.glance(None), None)
