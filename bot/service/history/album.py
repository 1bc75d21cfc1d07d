"""The album: a game's further pictures, charts and trees and tracks, and scenes of what has lately happened."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.playing import position
from bot.service.ground.wording import listed
from bot.service.history.trends import trend, trends
from bot.service.nearest import did_you_mean
from bot.service.posting.faults import watched
from bot.service.words.names import register_of
from bot.store.look import Look
from bot.store.records import Entry
from rules.kernel.errors import Answer
from rules.kernel.facts.names import Register
from rules.kernel.language.matching import fold
from rules.kernel.play.session import Session
from rules.kernel.telling.pictures import Picture

LATELY = 400
"""The most recent events in which scenes are looked for."""


@watched
async def titles(herald: Herald, campaign: int, seat: str | None, gallery: str = "") -> list[str]:
    """Name the pictures that a seat (None: an onlooker) may look at; of a gallery, those of the game's own album."""
    async with herald.store.look(campaign) as look:
        session = await played(herald, look)
        if session is None or (gallery and gallery not in session.ruleset.galleries):
            return []
        charts = [] if gallery else charts_of(session, look, seat)
        return [*await pictures(session, look, seat, gallery), *charts]


@watched
async def picture_of(herald: Herald, campaign: int, seat: str | None, wanted: str, gallery: str = "") -> Message:
    """Show a picture of the album. Raises Answer, which names those that there are."""
    async with herald.store.look(campaign) as look:
        session = await played(herald, look)
        if session is not None and gallery and gallery not in session.ruleset.galleries:
            raise Answer(f"“{look.campaign.title}” plays {session.ruleset.title}; /picture shows its pictures")
        found = {} if session is None else await pictures(session, look, seat, gallery)
        charts = [] if session is None or gallery else charts_of(session, look, seat)
        names = [*found, *charts]
        if session is None or not names:
            raise Answer("this game has no pictures beside its map yet; /map shows that")
        wanted = next((name for name in names if fold(name) == fold(wanted)), wanted or names[0])
        if wanted in found:
            return Message(picture=found[wanted])
        if wanted in charts:
            return Message(picture=await trend(look, session, seat, wanted))
        raise Answer(f"there is no picture “{wanted}”{did_you_mean(wanted, names)}; there is {listed(names, 'or')}")


async def played(herald: Herald, look: Look) -> Session[Any] | None:  # Any: each game has its own state
    """Give the session of a campaign that has begun; else None."""
    if look.campaign.status == "lobby" or await look.save() is None:
        return None
    return await position(herald, look)


def charts_of(session: Session[Any], look: Look, seat: str | None) -> list[str]:  # Any: as above
    """Name the charts over the turns."""
    return trends(session, tuple(look.seats.values()), seat)


async def pictures(
    session: Session[Any], look: Look, seat: str | None, gallery: str = ""
) -> Mapping[str, Picture]:  # Any: as above
    """Give the pictures by name: the album of the seat's view, then what has lately happened, the newest first."""
    found = dict(session.ruleset.album(session.view(seat), seat))
    if gallery:
        return found
    lately = await look.events([seat] if seat else [], most=LATELY)
    names = await register_of(look, session.ruleset, [entry.told for entry in lately])
    for scene in reversed(scenes(session, list(reversed(lately)), names)):
        found.setdefault(scene.title, scene)
    return found


def scenes(
    session: Session[Any], entries: Sequence[Entry], names: Register
) -> list[Picture]:  # Any: each game has its own state
    """Give the scenes of some events, which are in the order in which they were told."""
    ruleset = session.ruleset.in_words_of(session.state)
    return list(ruleset.scenes([ruleset.called(entry.told, names) for entry in entries]))
