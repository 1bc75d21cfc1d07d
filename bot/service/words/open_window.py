"""Standing: what everybody may know of an open window, kept beside it so that no rule runs to show it."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from pydantic import Field

from bot.service.ground.messages import mention
from bot.service.words.membership import BEFORE
from bot.store.look import Look
from bot.store.records import Campaign
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.orders.windows import Deadline
from rules.kernel.play.ruleset import Ending
from rules.kernel.play.session import Session
from rules.kernel.state.models import Value

BELOW = 3
"""The reports below the message of the open window after which it comes anew, at the foot of the channel."""


class Asking(Value):
    """An open window."""

    save: int
    place: int
    """The number of the window since the save, from 1."""
    name: str
    title: str
    clause: str
    silence: str
    silences: Mapping[str, str] = Field(default_factory=dict)
    """The same for the seats of which something else is to be said."""
    meanwhile: str
    deadline: Deadline
    asked: tuple[str, ...]
    opened: datetime
    discreet: bool = False
    """Whether the others may not know who is asked."""
    among: tuple[str, ...] = ()
    """The people whom a discreet window may ask for all that some other person knows."""
    waited: bool = False
    """Whether its deadline has waited once more for the silent."""
    stretched: int = 0
    """Seconds by which vacations have moved its deadline on."""
    invited: tuple[str, ...] = ()
    """Those asked for whom nobody waits."""
    quiet: bool = False
    """Whether those invited are not written to."""
    lasts: str = ""
    """What sets its length; its own name where empty."""
    idle: str = ""
    """What happens to who is ready and gives nothing, where it is not what silence comes to."""
    content: bool = False
    """Whether silence is as good an answer as any."""

    def silence_of(self, seat: str) -> str:
        """Say what happens to this seat if it gives nothing."""
        return self.silences.get(seat, self.silence)

    @property
    def awaited(self) -> tuple[str, ...]:
        """Those asked for whom the window waits."""
        return tuple(seat for seat in self.asked if seat not in self.invited)

    @property
    def written_to(self) -> tuple[str, ...]:
        """Those who get the question in a message of their own."""
        return self.awaited if self.quiet else self.asked


class Standing(Value):
    """Where a campaign stands."""

    turn: int = 0
    date: str = ""
    asking: Asking | None = None
    ending: Ending | None = None
    shown: str = ""
    """The fingerprint of the map that the channel saw last."""
    told: int = 0
    """The number of the last event before the window opened."""
    board: str = ""
    """The name of the message in the channel that shows the open window; empty until there is one."""
    posted: str = ""
    """The key of the window that it shows, or has shown last."""
    below: int = 0
    """How many reports the channel has got since that message was sent."""
    again: datetime | None = None
    """When somebody began the next campaign of this ended one."""
    absent: tuple[str, ...] = ()
    """The seats that have nothing to play: not in this game, or out of it."""
    unbriefed: tuple[str, ...] = ()
    """The seats that got somebody while the campaign was held, who is briefed once it goes on."""
    barred: tuple[int, ...] = ()
    """The people from whom the gamemaster has taken a seat: they come back by the gamemaster alone."""


def standing(look: Look) -> Standing:
    """Give where a campaign stands; nothing is told of one that has not started."""
    return standing_of(look.campaign)


def bar(unit: Unit, user: int, *, on: bool) -> None:
    """Note that the gamemaster has taken a seat from somebody, or has called them back."""
    stands = standing(unit)
    others = tuple(one for one in stands.barred if one != user)
    barred = (*others, user) if on else others
    if barred != stands.barred:
        unit.change(standing=stands.model_copy(update={"barred": barred}).model_dump_json())


def may_return(look: Look, user: int) -> None:
    """Refuse a seat to somebody from whom the gamemaster has taken one. Raises Answer."""
    if user in standing(look).barred:
        raise Answer(
            f"the gamemaster of “{look.campaign.title}”, {mention(look.campaign.host)}, has taken your seat from you; "
            "ask them if you want to come back: /gm seat gives you one"
        )


def standing_of(campaign: Campaign) -> Standing:
    """Give where a campaign stands, from its row."""
    return Standing.model_validate_json(campaign.standing) if campaign.standing else Standing()


def stand(unit: Unit, session: Session[Any], place: int, now: datetime) -> None:  # Any: each game has its own state
    """Note where the session stands, and give its open window a key of its own."""
    window, save = session.window, session.save
    asking = None
    if window is not None:
        asking = Asking(
            save=save.number,
            place=place,
            name=window.name,
            title=window.title or window.name.replace("_", " ").capitalize(),
            clause=window.clause,
            silence=window.silence,
            silences=dict(window.silences),
            meanwhile=window.meanwhile,
            deadline=window.deadline,
            lasts=window.lasts,
            idle=window.idle,
            content=window.content,
            asked=tuple(window.asked),
            opened=now,
            discreet=window.discreet,
            among=tuple(window.among),
            invited=tuple(seat for seat in window.asked if seat in window.invited),
            quiet=window.quiet,
        )
    fresh = {
        "turn": save.turn,
        "date": session.date,
        "asking": asking,
        "ending": session.ending,
        "told": session.record.last,
        "absent": tuple(seat for seat in unit.seats if not session.ruleset.plays(session.state, seat)),
    }
    found = standing(unit).model_copy(update=fresh)
    key = f"{where(unit, save.number, place)}-{window.name}" if window else ""
    unit.change(standing=found.model_dump_json(), window_key=key[:120])


def lay_board(unit: Unit) -> str:
    """Give the name of the message that shows the open window: the last one, unless reports have pushed it away."""
    before, key = standing(unit), unit.campaign.window_key
    fresh = {} if before.board and before.below < BELOW else {"board": f"turn-{key}", "below": 0}
    stands = before.model_copy(update={**fresh, "posted": key})
    if stands != before:
        unit.change(standing=stands.model_dump_json())
    return stands.board


def push_board(unit: Unit) -> None:
    """Note that the channel gets a report, below the message that shows the window."""
    stands = standing(unit)
    unit.change(standing=stands.model_copy(update={"below": stands.below + 1}).model_dump_json())


def note(unit: Unit, **fields: Any) -> None:  # Any: each field has its own type
    """Note something about the open window."""
    stands = standing(unit)
    if stands.asking is not None:
        asking = stands.asking.model_copy(update=fields)
        unit.change(standing=stands.model_copy(update={"asking": asking}).model_dump_json())


def brief_later(unit: Unit, seat: str) -> None:
    """Note that whoever has a seat now is to be briefed once the campaign is released, if its first turn has begun."""
    if unit.campaign.held_from in BEFORE:
        return
    stands = standing(unit)
    seats = tuple(dict.fromkeys((*stands.unbriefed, seat)))
    unit.change(standing=stands.model_copy(update={"unbriefed": seats}).model_dump_json())


def where(look: Look, save: int, place: int) -> str:
    """Name a window's place in the campaign; after a rewind the same place gets another name."""
    again = f"-r{look.campaign.rewinds}" if look.campaign.rewinds else ""
    return f"{save}-{place}{again}"
