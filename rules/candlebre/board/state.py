"""The nouns of Candle'Bre: each lives in one dict of the world, by id; others hold the id (section 2)."""

from typing import Literal

from pydantic import Field

from rules.candlebre.board.scenario import Settings
from rules.candlebre.board.tables import COMMON, HOUSES, PARRIED, PARRY_FLOOR, Charter
from rules.kernel.state.models import Piece, State

Units = dict[str, int]
"""How many of each type, in type order; types of which there are none are left out."""
Strike = Literal["", "standard", "ranged", "mounted", "foot", "train"]
"""A standard attack, or a precision strike at a segment; empty where nothing is said (CAN-7.9)."""
Stance = Literal["", "never", "screened", "open"]
"""When cavalry charges, or light infantry flanks (CAN-7.17a)."""
Outcome = Literal["", "attacker", "defender", "nobody"]


class BattleOrders(Piece):
    """Choices for a battle; what is unset falls through to the next in line (CAN-7.17)."""

    ranged: Strike = ""
    mounted: Strike = ""
    foot: Strike = ""
    pick: list[str] = Field(default_factory=list)
    """What a precision strike takes first."""
    charge: Stance = ""
    flank: Stance = ""
    casualties: list[str] = Field(default_factory=list)
    """What is lost first."""
    bounty: int | None = None
    bounty_cap: int | None = None
    """Gold per battle; 0 for no cap."""
    reroll: Literal["", "misses", "withdrawal", "none"] = ""
    reroll_min: int | None = None
    withdraw_ratio: int | None = None
    """Per cent of the enemy's power below which it withdraws; 0 for never (CAN-7.17d)."""
    withdraw_after: int | None = None
    """The round at whose end it withdraws; 0 for never."""
    retreat_to: list[str] | None = None


class Province(Piece):
    """A province; all public."""

    id: str
    no: int
    name: str
    land: str
    """The march it lies in, for the table."""
    at: tuple[int, int]
    outline: list[tuple[int, int]]
    near: list[str]
    """Its neighbours, in the order of their numbers (CAN-1.2)."""
    value: int
    """Gold; fixed at setup (CAN-1.5)."""
    owner: str = ""
    """A seat, also when all troops leave it (CAN-6.12), or nobody: neutral (CAN-9.1)."""
    units: Units = Field(default_factory=dict)
    garrison: int = 0
    """Mercenaries who seized it; only while neutral (CAN-8.8a)."""
    barracks: bool = False
    temple: bool = False
    market: bool = False
    court: bool = False
    new_barracks: bool = False
    """Bought in the running seat-turn (CAN-5.6)."""
    fort: int = 0
    protected_by: str = ""
    """The seat whose clergy stand there (CAN-2.14)."""
    protected_run: int = 0
    """Turns in a row in which clergy were called, up to `protected_last` (CAN-2.15)."""
    protected_last: int = 0
    left: dict[str, list[int]] = Field(default_factory=dict)
    """Movement left of the units that have used some in this seat-turn, by type (CAN-6.10)."""
    placed: Units = Field(default_factory=dict)
    """Placed there in this seat-turn, and counted under its limits (CAN-5.5, CAN-5.7, CAN-6.14)."""
    arrived: Units = Field(default_factory=dict)
    """Placed there without a limit: regulars come home (CAN-5.10)."""


class Leader(Piece):
    """A leader; all public."""

    id: str
    """His card, or `head-` and his seat."""
    name: str
    card: str = ""
    """Empty for the head of a House."""
    seat: str
    place: str = ""
    """The province where he stands; empty while captive, or while he marches."""
    captor: str = ""
    dead: bool = False
    steps: int = 0
    """What he has marched in this seat-turn (CAN-6.13)."""


class Group(Piece):
    """Units of one march that leave one province."""

    origin: str
    through: str = ""
    """The province on the way, for those of movement 2 (CAN-6.3)."""
    units: Units
    leaders: list[str] = Field(default_factory=list)


class March(Piece):
    """An attack on one province; secret until it sets out."""

    target: str
    groups: list[Group] = Field(default_factory=list)
    orders: BattleOrders = Field(default_factory=BattleOrders)
    """Secret even then."""
    breaks_alliance: bool = False


class Guard(Piece):
    """A standing order to play a company for neutrals (CAN-9.7a)."""

    card: str
    """A company card, or `any`."""
    attackers: list[str] = Field(default_factory=list)
    """Empty for any."""
    provinces: list[str] = Field(default_factory=list)
    """Empty for any."""


class Operation(Piece):
    """An operation ordered, until it is resolved (CAN-14.2)."""

    kind: str
    target: str
    """A seat."""
    province: str = ""
    thing: str = ""
    """The improvement, type of unit, tree or leader that it is aimed at."""
    prisoners: Units = Field(default_factory=dict)
    betray: bool = False


class Reckoning(Piece):
    """How a House stood after the income of a turn; the gold is secret."""

    lands: int
    honor: int
    influence: int
    levels: dict[str, int]
    """Earned, by tree."""
    gold: int = 0
    military: int = 0
    civil: int = 0


class House(Piece):
    """A seat, with its three currencies and all that belongs to it (CAN-2.1)."""

    id: str
    """The seat."""
    candle: str
    """The seat's name, before and beside that of its House."""
    colour: str
    house: str = ""
    """Which of the five Houses it plays; empty until they are dealt."""
    alive: bool = True
    military: int = 0
    civil: int = 0
    """Gold in two purses; secret (CAN-2.2)."""
    honor: int = 0
    influence: int = 0
    level: dict[str, int] = Field(default_factory=dict)
    """In force, by tree."""
    earned: dict[str, int] = Field(default_factory=dict)
    """In force from its next seat-turn (CAN-13.6)."""
    pool: dict[str, int] = Field(default_factory=dict)
    """Points towards the next level; secret (CAN-13.3a)."""
    muster: Units = Field(default_factory=dict)
    """Bought and not yet placed; secret (CAN-5.9)."""
    returned: Units = Field(default_factory=dict)
    """Come home or raised by a card, not yet placed (CAN-5.10)."""
    prisoners: dict[str, Units] = Field(default_factory=dict)
    """By whom they serve, a seat or `neutral`; off the map and free, but for those offered (CAN-10.1, CAN-10.1a)."""
    hand: list[str] = Field(default_factory=list)
    """Company cards, oldest first; secret, but not how many (CAN-11.4)."""
    held: int = 0
    """How many cards are in its hand, for everybody."""
    attack: BattleOrders = Field(default_factory=BattleOrders)
    defence: BattleOrders = Field(default_factory=BattleOrders)
    defences: dict[str, BattleOrders] = Field(default_factory=dict)
    """Its doctrine, and what it orders for single provinces; secret (CAN-7.17)."""
    guards: list[Guard] = Field(default_factory=list)
    parry: list[str] = Field(default_factory=lambda: list(PARRIED))
    parry_floor: int = PARRY_FLOOR
    """Secret (CAN-14.6)."""
    rally_until: int = 0
    """The turn to the end of whose seat-turn its dice are at +1; 0 for none (CAN-7.14)."""
    marched_on_house: bool = False
    """Since its last income (CAN-12.3b)."""
    allies: dict[str, int] = Field(default_factory=dict)
    """Several are allowed; seat to the turn with which it ends, 0 for no notice given (CAN-10.7c, CAN-10.7d)."""
    votes_draw: bool = False
    operations_used: int = 0
    """In this seat-turn; secret."""
    released: int = 0
    """Honor of releases in this seat-turn (CAN-10.4)."""
    draws: bool = False
    """Whether it ordered a card of the Book in the open window; secret."""
    flooded: str = ""
    bad_harvest: bool = False
    """From the Book to income (CAN-11.7)."""
    refused: dict[str, int] = Field(default_factory=dict)
    """Seat to the turn in which it left an offer of this seat unaccepted (CAN-16.17)."""
    book: list[Reckoning] = Field(default_factory=list)
    """One for each turn in which it had an income, the first one first."""
    marches: list[March] = Field(default_factory=list)
    """Ordered in this seat-turn; secret until they set out."""
    operations: list[Operation] = Field(default_factory=list)
    """Ordered and not yet resolved; secret."""
    reinforces: dict[str, str] = Field(default_factory=dict)
    """Attacker and neutral province, `red>lightmere`, to the company named for it, or `none`; secret (CAN-9.7b)."""
    wishes: list[str] = Field(default_factory=list)
    """Houses as it would have them, and start regions; secret until they are dealt (CAN-3.2)."""
    wanted: list[str] = Field(default_factory=list)

    @property
    def charter(self) -> Charter:
        """Give what is particular to its House."""
        return HOUSES.get(self.house, COMMON)


class Offer(Piece):
    """An exchange, or an alliance, put to another seat; known to both (CAN-10.5, CAN-10.7)."""

    id: str
    maker: str
    taker: str
    alliance: bool = False
    give: Units = Field(default_factory=dict)
    """Prisoners of the taker's House."""
    give_leaders: list[str] = Field(default_factory=list)
    ask: Units = Field(default_factory=dict)
    """Prisoners of the maker's House."""
    ask_leaders: list[str] = Field(default_factory=list)
    pay: int = 0
    """Gold that the maker gives."""
    price: int = 0
    """Gold that the maker asks."""
    accepted: bool = False


class Ordered(Piece):
    """An order that was given for a later phase of the seat-turn; its seat's secret (CAN-4.4a)."""

    seat: str
    order: str
    """Its name."""
    text: str
    """Its fields, as JSON."""


class Force(Piece):
    """One side of a battle; public but for its orders."""

    seat: str = ""
    """Empty for neutrals."""
    units: Units
    """Those still on the field."""
    leaders: list[str] = Field(default_factory=list)
    left: dict[str, list[int]] = Field(default_factory=dict)
    """Movement left of units that marched, by type, most first; the survivors have the first of it (CAN-6.10)."""
    orders: BattleOrders = Field(default_factory=BattleOrders)
    """Of the march; secret."""
    now: BattleOrders = Field(default_factory=BattleOrders)
    """Of this round of an interactive battle; secret (CAN-7.18a)."""
    spoke: bool = False
    """Whether its player has answered for this round; secret (CAN-7.18c)."""
    leaves: str = ""
    """Where it withdraws by its player's word, `any` for wherever it can; empty: it stays; secret (CAN-7.18b)."""
    began: int = 0
    """Rolling units when the battle began (CAN-7.16d)."""
    counters: int = 0
    """Re-roll counters left (CAN-7.13a)."""
    ready: list[str] = Field(default_factory=list)
    """Types that have prepared a charge (CAN-7.6b)."""
    bounty: int = 0
    """The level paid in this round (CAN-8.3)."""
    paid: int = 0
    """Gold paid in bounty in this battle."""
    taken: Units = Field(default_factory=dict)
    """Prisoners that it took in this battle."""
    rest: bool = False
    """Whether its standing orders decide to the end (CAN-7.18f)."""


class Battle(Piece):
    """The battle that is being fought.

    While it runs, the attacker's units stand in no province, and the defender's stand in the province still, as they
    were when it began; `Force.units` are those that are left. `fight` leaves in them what holds the field.
    """

    number: int
    """In the whole game, from 1."""
    target: str
    attacker: Force
    defender: Force
    company: str = ""
    """The card whose units stand with the neutrals (CAN-9.7c)."""
    round: int = 0
    outcome: Outcome = ""
    """Who won, once it is over."""
    withdrew: Literal["", "attacker", "defender"] = ""
    """Who left the field."""
    retreat: str = ""
    """Where to."""


class Start(Piece):
    """A region to begin in."""

    id: str
    name: str
    provinces: list[str]


class Truce(Piece):
    """The Fool's Truce (CAN-11.9)."""

    seat: str
    turn: int


class Lake(Piece):
    """Water, which nobody enters."""

    id: str
    name: str
    at: tuple[int, int]
    outline: list[tuple[int, int]]


class World(State):
    """The whole game."""

    title: str
    settings: Settings
    province_goal: int
    honor_goal: int
    force_gold: int
    starts: dict[str, Start]
    lakes: list[Lake] = Field(default_factory=list)
    turn: int = 0
    phase: int = 0
    """1 to 9 in a seat-turn, 0 in its upkeep and before the first (CAN-4.1)."""
    houses: dict[str, House]
    """In seat order."""
    provinces: dict[str, Province]
    """In the order of their numbers (CAN-1.7)."""
    leaders: dict[str, Leader] = Field(default_factory=dict)
    """The heads of the Houses first."""
    claim_order: list[str] = Field(default_factory=list)
    play_order: list[str] = Field(default_factory=list)
    active: list[str] = Field(default_factory=list)
    """Whose seat-turn it is, in initiative order (CAN-4.3a)."""
    battles: int = 0
    """Battles fought so far."""
    battle: Battle | None = None
    offers: list[Offer] = Field(default_factory=list)
    """Of the running window, in the order in which they are carried out."""
    truce: Truce | None = None
    book: list[str] = Field(default_factory=list)
    """The pile, its top first; nobody may see it (CAN-11.1a)."""
    pages: int = 0
    """How many cards are in it, for everybody."""
    discards: list[str] = Field(default_factory=list)
    removed: list[str] = Field(default_factory=list)
    """Cards of dead leaders (CAN-11.8a)."""
    seated: list[str] = Field(default_factory=list)
    """The seats that people hold, in seat order."""
    conceded: list[str] = Field(default_factory=list)
    """Seats given up that somebody still holds, until the next window (CAN-15.9)."""
    waiting: list[Ordered] = Field(default_factory=list)
    """Orders of the window `settle` whose phase is to come, in the order in which they take effect (CAN-4.4a)."""
    ended: str = ""
    """Why the game is over; empty while it runs."""
    result: Literal["", "provinces", "honor", "last", "limit", "draw"] = ""
    winners: list[str] = Field(default_factory=list)

    def name(self, seat: str) -> str:
        """Give what a seat is called: `House Vesper`, its candle until the Houses are dealt, `the neutrals`."""
        house = self.houses.get(seat)
        if house is None:
            return "the neutrals"
        return f"House {house.charter.name}" if house.house else f"the {house.candle}"

    def living(self) -> list[str]:
        """Give the seats that are not eliminated, in seat order."""
        return [seat for seat, house in self.houses.items() if house.alive]

    def held(self, seat: str) -> list[Province]:
        """Give the provinces that a seat owns, in the order of their numbers."""
        return [place for place in self.provinces.values() if place.owner == seat]
