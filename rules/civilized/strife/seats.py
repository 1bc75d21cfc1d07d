"""Seats: which country a player holds, when countries fall and factions rise (CIV-2.2g, CIV-6.5.0d)."""

from collections.abc import Sequence

from rules.civilized.strife.events import SeatTaken
from rules.civilized.strife.orders import TakeSeat
from rules.civilized.world.state import World
from rules.kernel.facts.events import SeatPassed
from rules.kernel.orders.windows import Flow, Window, ask
from rules.kernel.play.play import Play


def swap_seats(play: Play[World], one: str, other: str) -> None:
    """Let two players change places: the winner takes the record's seat, the loser's has fallen (CIV-6.5.3h)."""
    pass_seat(play, "CIV-6.5.3h", other, one, swap=True)
    places = {one: other, other: one}
    play.players = tuple(places.get(seat, seat) for seat in play.players)
    keep_orders(play.state, one, other)


def keep_orders(world: World, one: str, other: str) -> None:
    """Let a winner in the record's seat keep his orders ahead and his preferences, not the loser's (CIV-6.5.3j)."""
    record, won = world.countries[one], world.countries[other]
    record.preferences, won.preferences = won.preferences, record.preferences
    world.ordered = [ordered for ordered in world.ordered if ordered.seat != one]
    for ordered in world.ordered:
        ordered.seat = one if ordered.seat == other else ordered.seat


def pass_seat(play: Play[World], clause: str, seat: str, to: str, *, swap: bool = False) -> None:
    """Tell that a seat changes hands."""
    colour = play.state.countries[seat].colour
    play.tell(SeatPassed(clause=clause, seat=seat, to=to, colour=colour, swap=swap))


def is_past(world: World, seat: str) -> bool:
    """Tell whether a seat was a faction's whose strife is over, so that nobody needs it any more."""
    country = world.countries[seat]
    return bool(country.parent) and country.status == "fallen"


def offer_seats(play: Play[World], factions: Sequence[str]) -> Flow:
    """Ask players whose country fell which seat they want; a faction nobody takes is the autopilot's (CIV-6.5.0d)."""
    world = play.state
    fresh = [seat for seat in factions if world.countries[seat].status != "fallen"]
    fallen = [seat for seat in play.players if seat in world.countries and world.countries[seat].status == "fallen"]
    asked = [seat for seat in fallen if fresh or not world.countries[seat].offered]
    offering = world.settings.faction_seat == "offer"
    world.on_offer = [land.id for land in world.standing() if land.id not in play.players] if offering else []
    window = Window(
        name="faction_seat",
        clause="CIV-6.5.0d",
        asked=asked if world.on_offer else [],
        orders=(TakeSeat,),
        silence="You take no seat, and the autopilot plays on.",
        deadline="reaction",
        title="Your country has fallen. Which seat do you take?",
        meanwhile="Players whose country has fallen may take another seat.",
        players_only=True,
    )
    wishes = {seat: order.seats for seat, order in (yield from ask(window))}
    for seat in asked:
        world.countries[seat].offered = True
    taken = hand_out(play, wishes)
    world.on_offer = []
    for seat in fresh:
        if seat not in taken:
            pass_seat(play, "CIV-6.5.0d", seat, "open" if offering else "autopilot")
    world.seats = [seat for seat in world.seats if seat in play.players or not is_past(world, seat)]


def hand_out(play: Play[World], wishes: dict[str, tuple[str, ...]]) -> list[str]:
    """Give each player the first of his wishes that is left; the earlier in seat order chooses first (CIV-6.5.0d)."""
    world = play.state
    taken: list[str] = []
    for seat in sorted(wishes, key=world.seats.index):
        wish = next((one for one in wishes[seat] if one in world.on_offer and one not in taken), "")
        if not wish:
            continue
        taken.append(wish)
        play.tell(SeatTaken(country=wish, former=seat))
        pass_seat(play, "CIV-6.5.0d", wish, seat)
        play.players = tuple(wish if one == seat else one for one in play.players)
    return taken
