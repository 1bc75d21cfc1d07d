"""The nouns of Candle'Bre: each lives in one dict of the world, by id; others hold the id (section 2)."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from rules.candlebre.board.cards import COMPANIES, Company, card_title
from rules.candlebre.board.scenario import Settings
from rules.candlebre.board.tables import COMMON, HOUSES, PARRIED, PARRY_FLOOR, PLURALS, UNITS, Charter, UnitTable
from rules.candlebre.board.war import Battle, BattleOrders, Guard, March, Start, Units
from rules.kernel.play.characters import Character
from rules.kernel.state.marks import Fixed, Within
from rules.kernel.state.models import Piece, State
from rules.kernel.state.secrets import NOBODY, Open, Own, Secret, face_down

SET_OUT = 3
"""The phase from which marches stand before all eyes."""


def no_points(pool: dict[str, int]) -> dict[str, int]:
    """Give empty pools in the place of pools."""
    return dict.fromkeys(pool, 0)


class Province(Piece):
    """A province; all public."""

    id: Open[str]
    no: Annotated[Open[int], Fixed()]
    name: Annotated[Open[str], Fixed()]
    at: Annotated[Open[tuple[int, int]], Fixed()]
    outline: Annotated[Open[list[tuple[int, int]]], Fixed()]
    near: Annotated[Open[list[str]], Fixed()]
    """Its neighbours, in the order of their numbers (CAN-1.2)."""
    value: Annotated[Open[int], Within(10, 1000, 10)]
    """Gold; fixed at setup (CAN-1.5)."""
    owner: Open[str] = ""
    """A seat, also when all troops leave it (CAN-6.12), or nobody: neutral (CAN-9.1)."""
    units: Annotated[Open[Units], Within(0, 999)] = Field(default_factory=dict)
    garrison: Annotated[Open[int], Within(0, 999)] = 0
    """Mercenaries who seized it; only while neutral (CAN-8.8a)."""
    barracks: Open[bool] = False
    temple: Open[bool] = False
    market: Open[bool] = False
    court: Open[bool] = False
    new_barracks: Open[bool] = False
    """Bought in the running seat-turn (CAN-5.6)."""
    fort: Annotated[Open[int], Within(0, 2)] = 0
    protected_by: Open[str] = ""
    """The seat whose clergy stand there (CAN-2.14)."""
    protected_run: Open[int] = 0
    """Turns in a row in which clergy were called, up to `protected_last` (CAN-2.15)."""
    protected_last: Annotated[Open[int], Fixed()] = 0
    left: Annotated[Open[dict[str, list[int]]], Fixed()] = Field(default_factory=dict)
    """Movement left of the units that have used some in this seat-turn, by type (CAN-6.10)."""
    placed: Annotated[Open[Units], Fixed()] = Field(default_factory=dict)
    """Placed there in this seat-turn, and counted under its limits (CAN-5.5, CAN-5.7, CAN-6.14)."""
    arrived: Annotated[Open[Units], Fixed()] = Field(default_factory=dict)
    """Placed there without a limit: regulars come home (CAN-5.10)."""


class Leader(Piece):
    """A leader; all public."""

    id: Open[str]
    """His card, or `head-` and his seat."""
    card: Open[str] = ""
    """Empty for the head of a House."""
    seat: Open[str]
    place: Open[str] = ""
    """The province where he stands; empty while captive, or while he marches."""
    captor: Open[str] = ""
    dead: Open[bool] = False
    steps: Open[int] = 0
    """What he has marched in this seat-turn (CAN-6.13)."""


class Operation(Piece):
    """An operation ordered, until it is resolved (CAN-14.2)."""

    kind: Open[str]
    target: Open[str]
    """A seat."""
    province: Open[str] = ""
    thing: Open[str] = ""
    """The improvement, type of unit, tree or leader that it is aimed at."""
    prisoners: Open[Units] = Field(default_factory=dict)
    betray: Open[bool] = False


class Reckoning(Piece):
    """How a House stood after the income of a turn; the gold is secret."""

    lands: Open[int]
    honor: Open[int]
    influence: Open[int]
    levels: Open[dict[str, int]]
    """Earned, by tree."""
    gold: Own[int] = 0
    military: Own[int] = 0
    civil: Own[int] = 0


class Page(Piece):
    """A card that a House drew from the Book of Fate, and the turn in which it did."""

    turn: Open[int]
    card: Open[str]


class Esteem(Piece):
    """A change of a House's honor, and what for."""

    turn: Open[int]
    by: Open[int]
    clause: Open[str]
    whom: Open[str] = ""
    card: Open[str] = ""
    operation: Open[str] = ""
    sources: Open[list[str]] = Field(default_factory=list)


class House(Piece):
    """A seat, with its three currencies and all that belongs to it (CAN-2.1)."""

    id: Open[str]
    """The seat."""
    candle: Annotated[Open[str], Fixed()]
    """The seat's name, before and beside that of its House."""
    colour: Annotated[Open[str], Fixed()]
    house: Annotated[Open[str], Fixed()] = ""
    """Which of the five Houses it plays; empty until they are dealt."""
    alive: Annotated[Open[bool], Fixed()] = True
    military: Own[int] = 0
    civil: Own[int] = 0
    """Gold in two purses; secret (CAN-2.2)."""
    honor: Annotated[Open[int], Within(-999, 999)] = 0
    influence: Annotated[Open[int], Within(0, 999)] = 0
    level: Annotated[Open[dict[str, int]], Within(0, 10)] = Field(default_factory=dict)
    """In force, by tree."""
    earned: Annotated[Open[dict[str, int]], Within(0, 10)] = Field(default_factory=dict)
    """In force from its next seat-turn (CAN-13.6)."""
    pool: Annotated[dict[str, int], Secret(blank=no_points)] = Field(default_factory=dict)
    """Points towards the next level; secret (CAN-13.3a)."""
    muster: Own[Units] = Field(default_factory=dict)
    destined: Annotated[Own[dict[str, Units]], Fixed()] = Field(default_factory=dict)
    """Province to the units of this turn's purchases that are to stand there, unless they are placed (CAN-5.9a)."""
    """Bought and not yet placed; secret (CAN-5.9)."""
    returned: Open[Units] = Field(default_factory=dict)
    """Come home or raised by a card, not yet placed (CAN-5.10)."""
    prisoners: Open[dict[str, Units]] = Field(default_factory=dict)
    """By whom they serve, a seat or `neutral`; off the map and free, but for those offered (CAN-10.1, CAN-10.1a)."""
    hand: Annotated[list[str], Secret(blank=face_down)] = Field(default_factory=list)
    """Company cards, oldest first; everybody sees how many they are (CAN-11.4)."""
    attack: Own[BattleOrders] = Field(default_factory=BattleOrders)
    defence: Own[BattleOrders] = Field(default_factory=BattleOrders)
    defences: Own[dict[str, BattleOrders]] = Field(default_factory=dict)
    """Its doctrine, and what it orders for single provinces; secret (CAN-7.17)."""
    guards: Own[list[Guard]] = Field(default_factory=list)
    parry: Own[list[str]] = Field(default_factory=lambda: list(PARRIED))
    parry_floor: Own[int] = PARRY_FLOOR
    """Secret (CAN-14.6)."""
    rally_until: Annotated[Open[int], Fixed()] = 0
    """The turn to the end of whose seat-turn its dice are at +1; 0 for none (CAN-7.14)."""
    marched_on_house: Open[bool] = False
    """Since its last income (CAN-12.3b)."""
    allies: Open[dict[str, int]] = Field(default_factory=dict)
    """Several are allowed; seat to the turn with which it ends, 0 for no notice given (CAN-10.7c, CAN-10.7d)."""
    votes_draw: Open[bool] = False
    operations_used: Own[int] = 0
    """In this seat-turn; secret."""
    released: Open[int] = 0
    """Honor of releases in this seat-turn (CAN-10.4)."""
    draws: Own[bool] = False
    """Whether it ordered a card of the Book in the open window; secret."""
    flooded: Open[str] = ""
    bad_harvest: Open[bool] = False
    """From the Book to income (CAN-11.7)."""
    refused: Own[dict[str, int]] = Field(default_factory=dict)
    """Seat to the turn in which it left an offer of this seat unaccepted (CAN-16.17)."""
    book: Annotated[Open[list[Reckoning]], Fixed()] = Field(default_factory=list)
    """One for each turn in which it had an income, the first one first."""
    marches: Annotated[list[March], Secret(until="set_out"), Fixed()] = Field(default_factory=list)
    """Ordered in this seat-turn; secret until they set out."""
    operations: Annotated[Own[list[Operation]], Fixed()] = Field(default_factory=list)
    """Ordered and not yet resolved; secret."""
    reinforces: Annotated[Own[dict[str, str]], Fixed()] = Field(default_factory=dict)
    """Attacker and neutral province, `red>lightmere`, to the company named for it, or `none`; secret (CAN-9.7b)."""
    character: Annotated[Own[Character], Fixed()] = "steady"
    """How its autopilot plays; nobody is told (CAN-16.23)."""
    regard: Annotated[Own[dict[str, int]], Fixed()] = Field(default_factory=dict)
    """What it thinks of other seats, above 0 or below (CAN-16.24)."""
    wishes: Own[list[str]] = Field(default_factory=list)
    """Houses as it would have them, and start regions; secret until they are dealt (CAN-3.2)."""
    wanted: Own[list[str]] = Field(default_factory=list)
    wished: Annotated[Own[list[str]], Fixed()] = Field(default_factory=list)
    """The Houses for which it had asked when they were dealt (CAN-3.2)."""
    drawn: Annotated[Own[list[Page]], Fixed()] = Field(default_factory=list)
    """Its cards of the Book, the first one first (CAN-11.2)."""
    esteem: Annotated[Open[list[Esteem]], Fixed()] = Field(default_factory=list)
    """The latest changes of its honor, the first one first (CAN-2.10)."""

    def owners(self) -> tuple[str, ...]:
        """Give the seat itself."""
        return (self.id,)

    def set_out(self, world: "World") -> bool:
        """Tell whether the marches of this seat-turn have set out, which everybody sees (CAN-4.3b)."""
        return world.phase >= SET_OUT

    @property
    def charter(self) -> Charter:
        """Give what is particular to its House."""
        return HOUSES.get(self.house, COMMON)


class Offer(Piece):
    """An exchange, or an alliance, put to another seat; known to both (CAN-10.5, CAN-10.7)."""

    id: Open[str]
    maker: Open[str]
    taker: Open[str]
    alliance: Open[bool] = False
    give: Open[Units] = Field(default_factory=dict)
    """Prisoners of the taker's House."""
    give_leaders: Open[list[str]] = Field(default_factory=list)
    ask: Open[Units] = Field(default_factory=dict)
    """Prisoners of the maker's House."""
    ask_leaders: Open[list[str]] = Field(default_factory=list)
    pay: Open[int] = 0
    """Gold that the maker gives."""
    price: Open[int] = 0
    """Gold that the maker asks."""
    accepted: Open[bool] = False

    def owners(self) -> tuple[str, ...]:
        """Give the two who know of it."""
        return (self.maker, self.taker)


class Ordered(Piece):
    """An order that was given for a later phase of the seat-turn; its seat's secret (CAN-4.4a)."""

    seat: Open[str]
    order: Open[str]
    """Its name."""
    text: Open[str]
    """Its fields, as JSON."""

    def owners(self) -> tuple[str, ...]:
        """Give the seat that ordered it."""
        return (self.seat,)


class Truce(Piece):
    """The Fool's Truce (CAN-11.9)."""

    seat: Open[str]
    turn: Open[int]


class Lake(Piece):
    """Water, which nobody enters."""

    id: Open[str]
    name: Open[str]
    at: Open[tuple[int, int]]
    outline: Open[list[tuple[int, int]]]


class World(State):
    """The whole game."""

    title: Open[str]
    settings: Annotated[Open[Settings], Fixed()]
    province_goal: Annotated[Open[int], Within(1, 999)]
    honor_goal: Annotated[Open[int], Within(1, 999)]
    force_gold: Open[int]
    starts: Annotated[Open[dict[str, Start]], Fixed()]
    lakes: Annotated[Open[list[Lake]], Fixed()] = Field(default_factory=list)
    turn: Annotated[Open[int], Fixed()] = 0
    phase: Annotated[Open[int], Fixed()] = 0
    """1 to 9 in a seat-turn, 0 in its upkeep and before the first (CAN-4.1)."""
    houses: Open[dict[str, House]]
    """In seat order."""
    provinces: Open[dict[str, Province]]
    """In the order of their numbers (CAN-1.7)."""
    leaders: Open[dict[str, Leader]] = Field(default_factory=dict)
    """The heads of the Houses first."""
    claim_order: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    play_order: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    active: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """Whose seat-turn it is, in initiative order (CAN-4.3a)."""
    battles: Annotated[Open[int], Fixed()] = 0
    """Battles fought so far."""
    fighting: Annotated[Open[dict[str, Battle]], Fixed()] = Field(default_factory=dict)
    """The battles that are being fought, by the province that each is for."""
    offers: Annotated[list[Offer], Secret(to=NOBODY, entries=True), Fixed()] = Field(default_factory=list)
    """Of the running window, in the order in which they are carried out."""
    truce: Open[Truce | None] = None
    book: Annotated[list[str], Secret(to=NOBODY, blank=face_down), Fixed()] = Field(default_factory=list)
    """The pile, its top first; nobody may see more of it than how many they are (CAN-11.1a)."""
    discards: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    removed: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """Cards of dead leaders (CAN-11.8a)."""
    seated: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """The seats that people hold, in seat order."""
    conceded: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """Seats given up that somebody still holds, until the next window (CAN-15.9)."""
    waiting: Annotated[list[Ordered], Secret(to=NOBODY, entries=True), Fixed()] = Field(default_factory=list)
    """Orders of the window `settle` whose phase is to come, in the order in which they take effect (CAN-4.4a)."""
    gave_orders: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """Who gave an order in the last window `settle`, and so may have offered something (CAN-10.5b)."""
    result: Annotated[Open[Literal["", "provinces", "honor", "last", "limit", "nobody", "alike", "draw"]], Fixed()] = ""
    """How the game is over; empty while it runs."""
    figure: Annotated[Open[int], Fixed()] = 0
    """The provinces, the honor or the standing that decided it."""
    winners: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    alike: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """Who stand alike at the end of the last turn, so that nobody has won (CAN-15.8)."""

    @property
    def ended(self) -> bool:
        """Tell whether the game is over."""
        return bool(self.result)

    def name(self, seat: str) -> str:
        """Give what a seat is called: `House Vesper`, its candle until the Houses are dealt, `the neutrals`."""
        house = self.houses.get(seat)
        if house is None:
            return "the neutrals"
        return f"House {house.charter.name}" if house.house else f"the {house.candle}"

    def person(self, id: str) -> str:
        """Give what a leader is called: by his card, or as the head of his House."""
        one = self.leaders[id]
        return card_title(one.card) if one.card else f"the head of {self.name(one.seat)}"

    def called(self, kind: str, id: str) -> str:
        """Give what the table calls a seat, a place, a person, a unit or a card."""
        if kind in ("seat", "owner"):
            return self.name(id)
        if kind in ("leader", "captive", "thing") and id in self.leaders:
            return self.person(id)
        things: dict[str, Mapping[str, Province | Start | UnitTable | Company | Charter]] = {
            "province": self.provinces,
            "region": self.starts,
            "unit": UNITS,
            "captive": UNITS,
            "thing": UNITS,
            "company": COMPANIES,
            "house": HOUSES,
        }
        named = things.get(kind, {}).get(id)
        return named.name if named else super().called(kind, id)

    def counted(self, kind: str, id: str, number: int, called: str) -> str:
        """Count units as the table does: `1 archer`."""
        return f"{number} {PLURALS[id][number != 1]}" if id in PLURALS else super().counted(kind, id, number, called)

    def living(self) -> list[str]:
        """Give the seats that are not eliminated, in seat order."""
        return [seat for seat, house in self.houses.items() if house.alive]

    def held(self, seat: str) -> list[Province]:
        """Give the provinces that a seat owns, in the order of their numbers."""
        return [place for place in self.provinces.values() if place.owner == seat]
