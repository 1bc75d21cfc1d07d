"""At once: what is grave and befell a seat that the open window does not ask: one short word, now."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.service.ground.messages import Button, Message
from bot.service.ground.people import preferences_of
from bot.service.ground.voice import Voice
from bot.service.history.outcomes import outcome
from bot.service.posting.untold import BRIEFS, Alone, of_seat
from bot.service.telling.briefs import about, linked, none, spoken_by
from bot.service.telling.stage import Parts, Stage
from bot.service.words.brief_words import news
from bot.service.words.chronicle import HEADLINE, SPLASH, private, public
from bot.service.words.reader import to_reader
from bot.store.records import Entry
from bot.store.tellings import slots

SENTENCES, LETTERS = 2, 420
"""The most of what befell that a word tells, and the letters after which it leaves out what is less grave."""
WAITS = "Nothing is asked of you yet; I write when it is."
"""What is said to whom the open window does not ask."""


@dataclass(frozen=True)
class Words:
    """What is told at once: the messages in their places, and the events that each seat has so heard of."""

    parts: Parts
    heard: Mapping[str, tuple[int, ...]]


async def words(stage: Stage, papers: Sequence[Alone], entries: Sequence[Entry]) -> Words:
    """Give the places of whoever still sits in a seat: a word for those who are not asked, nothing for the others.

    Those whom the open window asks read all of it in its brief, and what is light waits for the next brief.
    """
    key = stage.look.campaign.window_key
    briefs = {paper.name: f"{BRIEFS}{key}-{paper.seat}" for paper in papers}
    waiting = await slots(stage.look, [*briefs, *briefs.values()])
    parts, heard = Parts(), dict[str, tuple[int, ...]]()
    for paper in papers:
        place = waiting.get(paper.name)
        if place is None or place.target != of_seat(paper.seat):
            continue
        parts[paper.name] = []
        sat = [entry for entry in entries if paper.first <= entry.told.n <= paper.last]
        found = grave(stage, paper.seat, sat)
        if found and key and briefs[paper.name] not in waiting:
            parts[paper.name] = [(paper.name, await word(stage, paper.seat, found))]
            heard[paper.seat] = tuple(entry.told.n for entry in found)
    return Words(parts, heard)


def grave(stage: Stage, seat: str, entries: Sequence[Entry]) -> list[Entry]:
    """Give what a seat should know at once: the weighty that it alone was told, and of the public what strikes it.

    That its own order was carried out, whatever came of it, is no blow.
    """
    kinds, title = {kind.__name__ for kind in stage.ruleset.grave}, stage.look.seats[seat].title
    alone = [entry for entry in private(entries, seat) if entry.weight >= HEADLINE]

    def strikes(entry: Entry) -> bool:
        if entry.weight < HEADLINE or not (entry.weight >= SPLASH or entry.told.event in kinds):
            return False
        touched = seat in stage.voice.ask("whom it befell", lambda: about(stage, entry), none)
        return touched and (entry.told.event in kinds or outcome(entry.text, title) < 0)

    return [*alone, *filter(strikes, public(entries))]


async def word(stage: Stage, seat: str, found: Sequence[Entry]) -> Message:
    """Tell it in at most three sentences: the worst first, and that nothing is asked; silently to whoever sleeps."""
    look, held = stage.look, stage.look.seats[seat]
    worst = sorted(found, key=lambda entry: (-entry.weight, -entry.told.n))
    read = await to_reader(look, stage.ruleset, worst, seat, spoken_by(stage), Voice(look.id))
    lines = [line for line in news(read, LETTERS, linked(stage, read)) if not line.startswith("…")][:SENTENCES]
    wanted = (await preferences_of(look, [held.user])).get(held.user or 0)
    quiet = wanted is not None and (not wanted.reminders or wanted.asleep(stage.now))
    buttons = (
        Button(action="why", label="Why?", campaign=look.id, what=str(worst[0].told.n)),
        Button(action="catchup", label="What happened", campaign=look.id, seat=seat, what=span(found)),
    )
    content = "\n".join((f"{look.campaign.title}: {lines[0]}", *lines[1:], WAITS))
    mentions = () if held.user is None else (held.user,)
    return Message(content=content, buttons=buttons, mentions=mentions, silent=quiet)


def span(found: Sequence[Entry]) -> str:
    """Give the numbers of the events from before the first of some to the last."""
    numbers = [entry.told.n for entry in found]
    return f"{min(numbers) - 1}-{max(numbers)}"
