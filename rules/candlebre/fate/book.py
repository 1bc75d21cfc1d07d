"""Phase 7: the Book of Fate (CAN-11)."""

from collections.abc import Callable

from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.cards import (
    ARREARS,
    BLACK,
    CAPTAINS,
    COMPANIES,
    DEBASED_PERCENT,
    GHOST_PROVINCES,
    GOLD,
    HONOR,
    INFLUENCE,
    NO_SITE_GOLD,
    NO_SITE_INFLUENCE,
    PARDON_HONOR,
    PILE,
    RED,
    SCHOLARS,
)
from rules.candlebre.board.geography import most_units
from rules.candlebre.board.holdings import change_hands
from rules.candlebre.board.state import Leader, Page, Province, Truce, World
from rules.candlebre.board.tables import COMPANIES_HELD, LEVELS, TREES
from rules.candlebre.board.wording import told_units
from rules.candlebre.currencies.honor import change_honor, change_influence
from rules.candlebre.currencies.money import lose_gold, receive
from rules.candlebre.fate.events import BookShuffled, FateDrawn, LeaderJoined, ProvinceLost, WorkRaised
from rules.candlebre.fate.misfortunes import MISFORTUNES
from rules.candlebre.mercenaries.events import CompanyDiscarded, CompanyKept
from rules.candlebre.research.points import gain_points
from rules.kernel.play.play import Play


def shuffle_book(play: Play[World]) -> None:
    """Shuffle the Book; its order is for the gamemaster alone (CAN-11.1, CAN-11.1a)."""
    world = play.state
    world.book = list(play.chance.shuffle("CAN-11.1a", "book", PILE, world.book))
    play.tell(BookShuffled(cards=len(world.book)))


def draw_cards(play: Play[World]) -> None:
    """Let each active seat draw that ordered it, in initiative order (CAN-11.2, CAN-10.9)."""
    world = play.state
    for seat in world.active:
        house = world.houses[seat]
        if house.draws and house.alive:
            draw(play, seat)
        house.draws = False


def draw(play: Play[World], seat: str) -> None:
    """Draw one card and carry it out at once; an empty Book is made anew from the discards (CAN-11.2a, CAN-11.1a)."""
    world = play.state
    if not world.book:
        world.book, world.discards = world.discards, []
        if not world.book:
            return
        shuffle_book(play)
    card = world.book.pop(0)
    world.houses[seat].drawn.append(Page(turn=world.turn, card=card))
    if card in COMPANIES:
        keep(play, seat, card)
        return
    with play.after(play.tell(FateDrawn(seat=seat, card=card))):
        if card in CAPTAINS:
            join(play, seat, card)
            return
        world.discards.append(card)
        carry_out(play, seat, card)


def carry_out(play: Play[World], seat: str, card: str) -> None:
    """Do what a card of gold, Church, misfortune or the jokers says (CAN-11.6, CAN-11.7)."""
    if card in GOLD:
        receive(play, seat, GOLD[card], "CAN-11.6", card=card)
    clause = "CAN-11.7" if card[1:] == "S" else "CAN-11.6"
    if card in HONOR:
        change_honor(play, seat, HONOR[card], clause, card=card)
    if card in INFLUENCE:
        change_influence(play, seat, INFLUENCE[card], clause, card)
    deed = DEEDS.get(card)
    if deed:
        deed(play, seat)


def keep(play: Play[World], seat: str, card: str) -> None:
    """Keep a company in hand, the oldest beyond three is discarded; others see only that it is one (CAN-11.4)."""
    world, house = play.state, play.state.houses[seat]
    house.hand.append(card)
    company = COMPANIES[card]
    units = told_units(company.units)
    with play.after(play.tell(FateDrawn(clause="CAN-11.4", seat=seat, card=""))):
        play.tell(CompanyKept(audience=(seat,), seat=seat, company=card, units=units))
    while len(house.hand) > COMPANIES_HELD:
        oldest = house.hand.pop(0)
        world.discards.append(oldest)
        play.tell(CompanyDiscarded(seat=seat, company=oldest))


def join(play: Play[World], seat: str, card: str) -> None:
    """Let a leader enter the seat's service where most of its units stand (CAN-11.5)."""
    world = play.state
    place = most_units(world, seat)
    where = place.id if place else ""
    world.leaders[card] = Leader(id=card, card=card, seat=seat, place=where)
    play.tell(LeaderJoined(seat=seat, leader=card, province=where))


def arrears(play: Play[World], seat: str) -> None:
    """Collect 5 gold for each province (7 of diamonds)."""
    receive(play, seat, ARREARS * len(play.state.held(seat)), "CAN-11.6", card="7D")


def scholars(play: Play[World], seat: str) -> None:
    """Learn in the tree with the lowest earned level, if it is not complete (8 of diamonds)."""
    house = play.state.houses[seat]
    tree = min(TREES, key=lambda one: house.earned[one])  # ties: the first in the order M, I, E
    if house.earned[tree] < LEVELS:
        gain_points(play, seat, tree, SCHOLARS)


def turncoat(play: Play[World], seat: str) -> None:
    """Learn in espionage, if it is not complete (ace of spades)."""
    if play.state.houses[seat].earned["espionage"] < LEVELS:
        gain_points(play, seat, "espionage", SCHOLARS)


def site(world: World, seat: str, building: str) -> Province | None:
    """Give the most valuable own province without such a building (CAN-11.3)."""
    free = [place for place in world.held(seat) if not getattr(place, building)]
    return max(free, key=lambda place: (place.value, -place.no), default=None)


def masons(play: Play[World], seat: str) -> None:
    """Put up a barracks that takes troops at once, or give 60 gold (9 of diamonds, CAN-5.6)."""
    place = site(play.state, seat, "barracks")
    if place is None:
        receive(play, seat, NO_SITE_GOLD, "CAN-11.6", card="9D")
        return
    place.barracks = True
    play.tell(WorkRaised(seat=seat, building="barracks", province=place.id))


def chapel(play: Play[World], seat: str) -> None:
    """Put up a temple, or give 5 influence (7 of hearts)."""
    place = site(play.state, seat, "temple")
    if place is None:
        change_influence(play, seat, NO_SITE_INFLUENCE, "CAN-11.6", "7H")
        return
    place.temple = True
    play.tell(WorkRaised(seat=seat, building="temple", province=place.id))


def debase(play: Play[World], seat: str) -> None:
    """Take 20% of each purse, the loss rounded down (10 of diamonds)."""
    house = play.state.houses[seat]
    military, civil = (purse * DEBASED_PERCENT // 100 for purse in (house.military, house.civil))
    lose_gold(play, seat, military, civil, card="TD")


def pardon(play: Play[World], seat: str) -> None:
    """End infamy, or give 4 honor (9 of hearts)."""
    honor = play.state.houses[seat].honor
    change_honor(play, seat, -honor if honor < 0 else PARDON_HONOR, "CAN-11.6", card="9H")


def truce(play: Play[World], seat: str) -> None:
    """Forbid marches on what Houses hold (CAN-11.9)."""
    play.state.truce = Truce(seat=seat, turn=play.state.turn)


def ghost(play: Play[World], seat: str) -> None:
    """Take two empty provinces from every seat that has most, then shuffle the discards in (CAN-11.10)."""
    world = play.state
    lands = {one: len(world.held(one)) for one in world.living()}
    for one in world.living():
        if lands[one] == max(lands.values()):
            for place in empty_lands(world, one)[:GHOST_PROVINCES]:
                if len(world.held(one)) > 1:  # CAN-11.7
                    lose_province(play, place, BLACK, "CAN-11.10")
    world.book, world.discards = [*world.book, *world.discards], []
    shuffle_book(play)


def empty_lands(world: World, seat: str) -> list[Province]:
    """Give a seat's provinces that hold neither unit nor leader, of lowest value first (CAN-11.7, CAN-11.10)."""
    led = [one.place for one in world.leaders.values()]
    free = [place for place in world.held(seat) if not place.units and place.id not in led]
    return sorted(free, key=lambda place: (place.value, place.no))


def lose_province(play: Play[World], place: Province, card: str, clause: str = "CAN-11.7") -> None:
    """Make a province neutral by fate (CAN-11.7)."""
    owner = place.owner or NEUTRAL
    change_hands(place, "")
    play.tell(ProvinceLost(clause=clause, seat=owner, province=place.id, card=card))


def rising(play: Play[World], seat: str) -> None:
    """Lose the empty province of lowest value, but not the last (8 of spades)."""
    lands = empty_lands(play.state, seat)
    if lands and len(play.state.held(seat)) > 1:
        lose_province(play, lands[0], "8S")


DEEDS: dict[str, Callable[[Play[World], str], None]] = {
    "7D": arrears,
    "8D": scholars,
    "9D": masons,
    "TD": debase,
    "7H": chapel,
    "9H": pardon,
    "AS": turncoat,
    "8S": rising,
    RED: truce,
    BLACK: ghost,
    **MISFORTUNES,
}
"""What the cards do beside gold, honor and influence."""
