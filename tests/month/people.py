"""People, and what they mean to do: each does one thing at a time, as somebody at a table does."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.service.ground.values import CampaignCard
from tests.e2e.table import Player, bears
from tests.month.game import WORD

if TYPE_CHECKING:
    from tests.month.month import Month

UNWANTED = ("End it", "Delete", "Yes, end")
"""The buttons that would make the rest of a month dull."""
LATEST = 8
"""The messages at whose buttons a person looks."""


@dataclass
class Person:
    """Somebody at the table."""

    name: str
    user: int
    diligent: float
    """How likely they are to do what they are asked."""
    here: bool = True
    """Whether they are on the server."""
    hears: bool = True
    """Whether their direct messages are open."""
    gone: bool = False
    """Whether they do nothing any more."""
    words: int = 0

    @property
    def reachable(self) -> bool:
        return self.here and self.hears


Act = Callable[["Month", Person], Awaitable[str]]


async def writes(month: "Month", person: Person) -> str:
    """Send a sheet by direct message."""
    words, text = await month.lines(person, month.luck.choice((1, 1, 2)))
    message = await person_of(month, person).send_dm(text)
    await month.sent(person, message.id, words)
    return f"writes {', '.join(words) or text}"


async def orders(month: "Month", person: Person) -> str:
    """Give an order in the channel."""
    words, text = await month.lines(person, 1)
    with month.hall.patient():
        await player_of(month, person).slash("campaign", "order", line=text)
    return f"orders {', '.join(words) or text}"


async def is_ready(month: "Month", person: Person) -> str:
    """Say that nothing more comes."""
    with month.hall.patient():
        await player_of(month, person).slash("campaign", "ready")
    return "is ready"


async def commands(month: "Month", person: Person) -> str:
    """Say a word that does something: whom the next day asks, who only listens, who plays no more."""
    word = month.luck.choice(("guest", "hush a", "hush a b", "loud", "concede"))
    await person_of(month, person).send_dm(f"say {word}")
    return f"writes say {word}"


async def asks(month: "Month", person: Person) -> str:
    """Look something up."""
    command = month.luck.choice(("orders", "status", "papers", "inbox", "catchup", "gm seats", "help"))
    with month.hall.patient():
        await player_of(month, person).slash("campaign", command)
    return f"asks for {command}"


async def chats(month: "Month", person: Person) -> str:
    """Write what is no order."""
    text = month.luck.choice(("hello", "thanks!", "when does it close?", "who plays?", "what can I do?"))
    message = await person_of(month, person).send_dm(text)
    await month.sent(person, message.id, [])
    return f"writes “{text}”"


async def presses(month: "Month", person: Person) -> str:
    """Press any button that is still there."""
    player, room = player_of(month, person), month.luck.choice(("campaign", "direct"))
    found = [
        (message, child.label)
        for message in month.hall.messages(room, person.name)[-LATEST:]
        for row in message.components
        for child in getattr(row, "children", ())
        if getattr(child, "label", None) and not getattr(child, "disabled", True) and not getattr(child, "url", None)
    ]
    found = [one for one in found if not one[1].startswith(UNWANTED)]
    if not found:
        return "looks at messages without buttons"
    message, label = month.luck.choice(found)
    with month.hall.patient():
        await player.press_on(room, message, label)
    return f"presses “{label}”"


async def leaves_seat(month: "Month", person: Person) -> str:
    """Give the seat up."""
    with month.hall.patient():
        await player_of(month, person).slash("campaign", "leave")
    return "leaves the campaign"


async def joins(month: "Month", person: Person) -> str:
    """Take a seat, or come back to one."""
    with month.hall.patient():
        await player_of(month, person).slash("campaign", "join")
    return "joins"


async def closes_messages(month: "Month", person: Person) -> str:
    """Close or open direct messages."""
    person.hears = not person.hears
    month.set_reach(person)
    return "opens direct messages" if person.hears else "closes direct messages"


async def leaves_server(month: "Month", person: Person) -> str:
    """Leave the server."""
    month.hall.world.guild.remove_member(month.hall.world.people[person.name])
    person.here = False
    month.set_reach(person)
    await month.hall.world.env.settle()
    return "leaves the server"


async def returns(month: "Month", person: Person) -> str:
    """Come back to the server."""
    world = month.hall.world
    world.people[person.name] = world.guild.add_member(world.people[person.name].user)
    person.here = True
    month.set_reach(person)
    await world.env.settle()
    return "is on the server again"


async def vanishes(month: "Month", person: Person) -> str:
    """Do nothing any more."""
    person.gone = True
    return "vanishes"


async def pauses(month: "Month", person: Person) -> str:
    """Stop or start the clock, as its gamemaster."""
    command = month.luck.choice(("campaign pause", "campaign resume", "gm hold", "gm release", "gm close"))
    with month.hall.patient():
        asked = await player_of(month, person).slash("campaign", command)
        if asked.result.response and bears(asked.message, "Close it anyway"):
            await asked.press("Close it anyway")
    return f"gives /{command}"


def intentions(month: "Month", person: Person, card: CampaignCard) -> dict[Act, float]:
    """Give what a person may do now, each with its weight."""
    seat = next((one.id for one in card.seats if one.user == person.user), "")
    asked = card.window is not None and seat in card.window.asked and seat not in card.window.ready
    if not person.here:
        return {returns: 1.0}
    eager = 6.0 * person.diligent if asked else 0.4
    wishes: dict[Act, float] = {orders: eager, is_ready: eager, presses: 1.2, asks: 0.6}
    if person.hears:
        wishes |= {writes: 1.5 * eager, chats: 0.3, commands: 0.15 if asked and month.game == WORD else 0.0}
    wishes |= {closes_messages: 0.15 if person.hears else 0.6, leaves_server: 0.07, leaves_seat: 0.05}
    if not seat:
        wishes[joins] = 3.0
    if person.user == card.host:
        wishes |= {pauses: 0.4, vanishes: 0.1}
    elif person.diligent < LAX:
        wishes[vanishes] = 0.05
    return wishes


LAX = 0.4


def player_of(month: "Month", person: Person) -> Player:
    return month.hall.player(person.name)


def person_of(month: "Month", person: Person) -> Any:  # Any: SimCord's handle
    return month.hall.world.people[person.name].user
