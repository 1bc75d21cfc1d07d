"""Bulletins: the standing messages of a campaign, composed from tables alone."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Literal

from bot.service.ground.lessons import is_practice
from bot.service.ground.messages import Button, Message, mention, stamp
from bot.service.ground.playing import name_of, schedule_of
from bot.service.ground.table_settings import house_of
from bot.service.ground.wording import listed, plural, sentence
from bot.service.schedule import in_short
from bot.service.words.membership import BEFORE, invitation, masked, undealt
from bot.service.words.open_window import Asking, standing, standing_of
from bot.store.look import Look
from bot.store.records import Campaign, Seat, Waiter
from rules.kernel.play.plainly import careful
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.telling.tellings import Page

STATES = {
    "lobby": "is looking for players",
    "muster": "is practising",
    "running": "is being played",
    "paused": "is paused",
    "held": "is held for its gamemaster",
    "ended": "has ended",
}

Cause = Literal["server", "channel"]
STRANDED: dict[Cause, str] = {"server": "Herald is not on its server", "channel": "its channel is gone"}
"""Why a campaign is held where nobody can be spoken to, as it is kept."""
HELD = (
    "The clock stands still: the campaign is held. It goes on with its gamemaster's /gm release, or the table's "
    "/vote resume."
)
"""What is said in place of a deadline where no orders are taken."""
INVITED = "You may order until it closes, and nobody waits for you."
"""What a seat is told that a window invites."""

STAGES = ("ready", "asked", "invited")
"""How far a seat may be, in the order in which it is said."""
FINGERPRINT = "The seed of all luck is sealed, and shown at the end; its SHA-256 is {}."
READY_TOO = "Press Ready once nothing more will come: until then the others wait."
"""What is said of orders that are in to whoever holds an early closing up."""
BRIEFED = ("advise", "more")
"""The buttons of a question that come from its brief."""


def lobby_message(
    campaign: Campaign, seats: Sequence[Seat], waiting: Sequence[Waiter], game: Ruleset[Any] | None
) -> Message:
    """Give the first message of a campaign: its game, its seats, and how to join."""
    pages = place_pages(campaign, seats) if undealt(campaign) else [seat_page(campaign, seats)]
    if waiting:
        names = tuple(waiter.name for waiter in waiting)
        pages.append(
            Page(title="Waiting", lines=(plural(len(names), "person", "people"),) if masked(campaign) else names)
        )
    begin = f"“{campaign.title}” ({game.title if game else campaign.game}) {STATES[campaign.status]}. "
    lines = [f"{begin}{leaders(campaign)}"]
    if campaign.status in BEFORE:
        lines += [*introduction(campaign, game), invitation(house_of(campaign))]
    if campaign.status != "ended":  # the last message has the seed
        lines += [letters_line(campaign), FINGERPRINT.format(campaign.commitment)]
    content = "\n".join(filter(None, lines))
    return Message(content=content, pages=tuple(pages), buttons=lobby_buttons(campaign, seats))


def leaders(campaign: Campaign) -> str:
    """Name the gamemaster of a campaign, and the second one."""
    second = f" Second gamemaster: {mention(campaign.second)}." if campaign.second else ""
    return f"Gamemaster: {mention(campaign.host)}.{second}"


def introduction(campaign: Campaign, game: Ruleset[Any] | None) -> list[str]:
    """Say what the game is, how often one is asked and how long it lasts, for who thinks of joining."""
    if game is None:
        return []
    rhythm = careful([], "how long it lasts", game.rhythm, lambda _options: "")
    asked = rhythm(game.options.model_validate_json(campaign.options))
    time = in_short(schedule_of(campaign))
    return [game.about, " ".join(filter(None, (asked, time, "Autopilots play what nobody takes.")))]


def seat_page(campaign: Campaign, seats: Sequence[Seat]) -> Page:
    """Give the seats and who has them; what each is about only while people choose.

    Seats that nobody holds and that have nothing to play are named together at the end.
    """
    gone = [seat for seat in seats if seat.seat in absentees(campaign) and seat.user is None]
    about = {seat.seat: f". {seat.about}" for seat in seats if seat.about and campaign.status in BEFORE}
    lines = [f"{seat.title}: {holder(seat, campaign)}{about.get(seat.seat, '')}" for seat in seats if seat not in gone]
    if gone:
        lines.append(f"Not in the game: {listed([seat.title for seat in gone])}.")
    return Page(title=campaign.scenario_title, lines=tuple(lines))


def absentees(campaign: Campaign) -> tuple[str, ...]:
    """Give the seats that have nothing to play; before the start that is not known of any."""
    return () if campaign.status in BEFORE else standing_of(campaign).absent


def place_pages(campaign: Campaign, seats: Sequence[Seat]) -> list[Page]:
    """Give the seats that will be dealt, and who has a place at the table."""
    lines = tuple(f"{seat.title}. {seat.about}".removesuffix(". ") for seat in seats)
    held = [seat.user for seat in seats if seat.user is not None]
    people = () if masked(campaign) else tuple(mention(user) for user in held)
    table = Page(title=f"At the table: {len(held)} of {len(seats)}", lines=people)
    return [Page(title=campaign.scenario_title, lines=lines), table]


def letters_line(campaign: Campaign) -> str:
    """Say who reads the letters of a table, before anybody writes one."""
    house = house_of(campaign)
    if not house.letters:
        return ""
    readers = "their seats and the gamemaster" if house.letters_open and not campaign.blind else "their seats alone"
    heirs = (
        "; whoever takes a seat over reads them too." if house.letters_follow else ", and not by who takes one over."
    )
    return f"Letters are read by {readers}{heirs}"


def holder(seat: Seat, campaign: Campaign) -> str:
    """Say who has a seat, or in an anonymous campaign whether it is taken."""
    if seat.user is None and seat.offered is not None and campaign.status in BEFORE:
        return "kept" if masked(campaign) else f"kept for {mention(seat.offered)}"
    if seat.user is None:
        return "open" if campaign.status in BEFORE or seat.mode == "open" else "autopilot"
    name = "taken" if masked(campaign) else mention(seat.user)
    if seat.mode == "player":
        return name
    return "autopilot for a while" if masked(campaign) else f"autopilot for {name}"


def lobby_buttons(campaign: Campaign, seats: Sequence[Seat]) -> tuple[Button, ...]:
    """Give what can be done from the first message."""
    if campaign.status == "ended":
        return (Button(action="status", label="Status", campaign=campaign.id),)
    absent = absentees(campaign)
    free = any(seat.user is None and seat.offered is None and seat.seat not in absent for seat in seats)
    label = "Join" if free else "Join the waiting list"
    buttons = [Button(action="join", label=label, campaign=campaign.id, style="success")]
    if campaign.status in BEFORE:
        buttons.append(Button(action="leave", label="Leave", campaign=campaign.id))
        buttons.append(Button(action="start", label="Start", campaign=campaign.id, style="primary"))
        return tuple(buttons)
    buttons.append(Button(action="status", label="Status", campaign=campaign.id))
    buttons.append(Button(action="map", label="Map", campaign=campaign.id))
    return tuple(buttons)


def turn_message(look: Look, asking: Asking, due: datetime | None, ready: set[str]) -> Message:
    """Give the message of an open window that is always true: what is asked, until when, and who is ready."""
    campaign = look.campaign
    lines = [f"{campaign.title}, {standing(look).date}: {sentence(asking.title)} {closes(campaign, due)}"]
    if asking.discreet:
        lines.append("Who is asked is for them alone to know; they have been written to.")
        lines.append("Press Ready, asked or not: it goes on as soon as everybody has whom it may ask.")
    else:
        lines += [asking.meanwhile, states(look, asking, ready)]
    buttons = (
        *answering(campaign),
        Button(action="status", label="Status", campaign=campaign.id),
        Button(action="map", label="Map", campaign=campaign.id),
    )
    return Message(content="\n".join(filter(None, lines)), buttons=buttons)


def answering(
    campaign: Campaign, seat: str = "", ready: Literal["success", "secondary"] = "success"
) -> tuple[Button, ...]:
    """Give the buttons with which the open window is answered; none while it is held, for no orders are taken."""
    if campaign.status == "held":
        return ()
    id, key = campaign.id, campaign.window_key
    return (
        Button(action="orders", label="Orders", campaign=id, window=key, seat=seat, style="primary"),
        Button(action="ready", label="Ready", campaign=id, window=key, seat=seat, style=ready),
    )


def states(look: Look, asking: Asking, ready: set[str]) -> str:
    """Say how far the seats of people are, those of the same state together; nothing where it asks none of them."""
    found: dict[str, list[str]] = {}
    for seat in asking.asked:
        if seat in look.seats and look.seats[seat].mode == "player":
            found.setdefault(state_of(asking, seat, ready), []).append(name_of(look, seat))
    return " ".join(f"{state.capitalize()}: {listed(found[state])}." for state in STAGES if state in found)


def state_of(asking: Asking, seat: str, ready: set[str]) -> str:
    """Say how far a seat is, without telling whether it has ordered anything."""
    if seat in ready:
        return "ready"
    return "invited" if seat in asking.invited else "asked"


def closes(campaign: Campaign, due: datetime | None) -> str:
    """Say when a window closes, or why it does not."""
    if campaign.status == "paused" and campaign.resumes_at is not None:
        return f"The clock stands still: the campaign is paused until {stamp(campaign.resumes_at)}."
    if campaign.status == "paused":
        return "The clock stands still: the campaign is paused."
    if campaign.status == "held":
        return held(campaign)
    if due is None:
        return "The clock stands still: nobody plays. Join to go on."
    early = ", or sooner, once everybody is ready" if schedule_of(campaign).early else ""
    return f"Closes {stamp(due)}, {stamp(due, 'R')}{early}."


def held(campaign: Campaign) -> str:
    """Say why a held campaign stands still, and what lets it go on."""
    return f"The clock stands still: {campaign.held_reason}." if campaign.held_reason in STRANDED.values() else HELD


def muster_message(look: Look, due: datetime | None, answered: set[str]) -> Message:
    """Give the message of a practice: until when it lasts, and who has answered."""
    campaign, key = look.campaign, look.campaign.window_key
    seats = [seat for seat in look.seats.values() if seat.mode == "player"]
    rows = [(seat.title, "here" if seat.seat in answered else "not yet") for seat in seats]
    count = sum(seat.seat in answered for seat in seats)
    table = (("Seat", "Answer"), *rows) if not undealt(campaign) else ()
    page = Page(title=f"Practice: {count} of {len(seats)} have answered", table=table)
    if campaign.status == "held":
        return Message(content=f"{campaign.title}: practice before turn 1. {held(campaign)}", pages=(page,))
    content = (
        f"{campaign.title}: practice before turn 1. Show that you are there: press the button, or try any order; "
        f"nothing of it counts. {begins(campaign, due)} Whoever is silent then loses the seat to the next in line."
    )
    buttons = (
        Button(action="ready", label="I am here", campaign=campaign.id, window=key, style="success"),
        Button(action="orders", label="Try an order", campaign=campaign.id, window=key),
    )
    return Message(content=content, pages=(page,), buttons=buttons)


def here_message(look: Look, seat: Seat, due: datetime | None, *, here: bool, last_call: bool) -> Message:
    """Give the private message that asks for an answer in a practice, or thanks for it."""
    campaign, key = look.campaign, look.campaign.window_key
    begin = f"{campaign.title}: practice before turn 1"
    begin += "." if undealt(campaign) else f", for {seat.title}."
    if campaign.status == "held":
        return Message(content=f"{begin} {held(campaign)}")
    order = Button(action="orders", label="Try an order", campaign=campaign.id, window=key, seat=seat.seat)
    if here:
        thanks = f"{begin} You are here, thank you. You may go on trying orders; nothing of it counts. "
        return Message(content=thanks + begins(campaign, due), buttons=(order,))
    urge = "Nothing has come from you yet. " if last_call else ""
    content = (
        f"{begin} {urge}Please show that this reaches you: press “I am here”, or try an order; nothing of it counts. "
        f"{begins(campaign, due)} Without an answer your seat then goes to the next in line."
    )
    here_button = Button(
        action="ready", label="I am here", campaign=campaign.id, window=key, seat=seat.seat, style="success"
    )
    mentions = () if seat.user is None else (seat.user,)
    return Message(content=content, buttons=(here_button, order), mentions=mentions)


def begins(campaign: Campaign, due: datetime | None) -> str:
    """Say when the first turn begins after a practice."""
    if due is None:
        return "The clock stands still."
    return f"Turn 1 begins {stamp(due)}, {stamp(due, 'R')}, or when everybody has answered."


STANDS = "Without orders your standing orders are given, as /standing show lists them."
"""What silence comes to for whoever has standing orders."""


def asked_message(
    look: Look,
    asking: Asking,
    seat: str,
    due: datetime | None,
    brief: Message,
    deputy: int = 0,
    *,
    stands: bool = False,
) -> Message:
    """Give the private message that asks a seat for its orders, or its deputy, with what its brief tells so far.

    Of a seat that has standing orders (`stands`) it says that those are given in its silence.
    """
    campaign = look.campaign
    if is_practice(campaign):
        return brief  # it asks by its lesson
    content = f"{addressed(look, seat)}: {sentence(asking.title)} {closes(campaign, due)}"
    if seat in asking.invited:
        content += f"\n{INVITED}"
    if silence := asking.silence_of(seat):
        first = f"{STANDS} Where none of those can be given:" if stands else "Without orders:"
        content += f"\n{first} {silence} {asking.idle}".rstrip()
    user = deputy or (look.seats[seat].user if seat in look.seats else None)
    buttons = (
        *(button for button in brief.buttons if button.action in BRIEFED),
        *answering(campaign, seat),
    )
    mentions = () if user is None else (user,)
    return brief.model_copy(update={"content": content, "buttons": buttons, "mentions": mentions})


def addressed(look: Look, seat: str) -> str:
    """Say in which campaign, when and who is asked; a date that names the seat says so already."""
    date, name = standing(look).date, name_of(look, seat)
    return f"{look.campaign.title}, {date}" if name in date else f"{look.campaign.title}, {date}. {name}"


def reminder_message(
    look: Look,
    asking: Asking,
    seat: str,
    due: datetime | None,
    *,
    owing: bool,
    deputy: int = 0,
    last: bool = False,
    open_yet: bool = False,
) -> Message:
    """Give the reminder of a seat, or of its deputy, which says so once its orders are in.

    Whoever is not ready yet (`open_yet`) hears that the others wait for that.
    """
    campaign, user = look.campaign, deputy or look.seats[seat].user
    begin = f"{addressed(look, seat)}: {sentence(asking.title)}"
    if not owing:
        more = f" {READY_TOO}" if open_yet else ""
        return Message(content=f"{begin} Your orders are in. Thank you.{more}")
    buttons = answering(campaign, seat, "secondary")
    mentions = () if user is None else (user,)
    wanted = "Your orders are the last that the table waits for." if last else "Your orders are still wanted."
    content = f"{begin} {wanted} {closes(campaign, due)}"
    return Message(content=content, buttons=buttons, mentions=mentions)


def shut_message(message: Message, now: datetime) -> Message:
    """Give a message of a window without its buttons, once that has closed."""
    first = message.content.split("\n")[0]
    for begin in ("Closes ", "The clock stands still", "Your orders "):
        first = first.partition(begin)[0]
    return message.model_copy(
        update={"content": f"{first.strip()} Closed {stamp(now)}.", "buttons": (), "mentions": ()}
    )


def ended_line(winners: Sequence[str], reason: str) -> str:
    """Say how a campaign ended."""
    won = f"{listed(winners)} won." if winners else "Nobody won."
    return f"{won} {reason}".strip()
