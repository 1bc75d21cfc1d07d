"""The stage: how things stood when something was sealed, as far as a telling has to know."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.playing import standing_at
from bot.service.ground.voice import Lost, Voice
from bot.store.deeds import amendments
from bot.store.look import Look
from bot.store.records import Entry, Telling
from rules.kernel.facts.names import Named
from rules.kernel.play.plainly import plainly
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session

Parts = dict[str, list[tuple[str, Message]]]
"""What stands in each place: its messages with their names, in order."""


@dataclass(frozen=True)
class Stage:
    """What a telling is made from."""

    look: Look
    owed: Telling
    voice: Voice
    game: Ruleset[Any] | None  # Any: each game has its own state
    """None where this Herald has lost the game."""
    session: Session[Any] | None  # Any: as above
    """As it stood when the last of it had happened; None where the rules do not lead there again."""
    now: datetime
    """The moment at which it is told."""
    lost: str = ""
    """The id of the fault for which there is no session, or no game."""

    @property
    def played(self) -> Session[Any]:  # Any: as above
        """The session, for what cannot be said without. Raises Lost."""
        if self.session is None:
            raise Lost(self.lost)
        return self.session

    @cached_property
    def ruleset(self) -> Ruleset[Any]:  # Any: as above
        """The game in the words of the campaign, where they are known. Raises Lost."""
        if self.game is None:
            raise Lost(self.lost)
        return self.game.in_words_of(self.session and self.session.state)


@dataclass(frozen=True)
class Told:
    """What a telling has made."""

    parts: Parts
    entries: tuple[Entry, ...] = ()
    """The events that it put into words."""
    shown: str = ""
    """The fingerprint of the map that it shows; empty for none."""
    names: tuple[Named, ...] = ()
    """Those that were not noted as the window closed, because the game failed to give them."""
    heard: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The events of which a seat hears at once, whose next brief tells them no more."""


async def set_up(herald: Herald, look: Look, owed: Telling, voice: Voice) -> Stage:
    """Stand where things stood, if the rules still lead there."""
    known = herald.games.get(look.campaign.game)
    game = known and plainly(known, voice.slips)
    save, sealed = await look.save(owed.save), (await look.closings(owed.save))[: owed.sealed]
    changed = await amendments(look, owed.save)
    amended = {place: changes for place, changes in changed.items() if place <= owed.sealed}
    lost: list[str] = []

    def stand() -> Session[Any]:  # Any: as above
        if save is None:
            msg = f"save {owed.save}"
            raise LookupError(msg)
        return standing_at(herald, look.campaign, save, sealed, amended, voice.slips)

    session = voice.ask("how things stood", stand, lost.append)
    return Stage(look, owed, voice, game, session, herald.clock.now(), *lost)
