"""The nouns of war: marches and what guards the land, forces, battles, and how they are fought (section 2)."""

from typing import Literal

from pydantic import Field

from rules.kernel.state.models import Piece
from rules.kernel.state.secrets import Open, Own

Units = dict[str, int]
"""How many of each type, in type order; types of which there are none are left out."""


Strike = Literal["", "standard", "ranged", "mounted", "foot", "train"]
"""A standard attack, or a precision strike at a segment; empty where nothing is said (CAN-7.9)."""


Stance = Literal["", "never", "screened", "open"]
"""When cavalry charges, or light infantry flanks (CAN-7.17a)."""


Outcome = Literal["", "attacker", "defender", "nobody"]


class BattleOrders(Piece):
    """Choices for a battle; what is unset falls through to the next in line (CAN-7.17)."""

    ranged: Open[Strike] = ""
    mounted: Open[Strike] = ""
    foot: Open[Strike] = ""
    pick: Open[list[str]] = Field(default_factory=list)
    """What a precision strike takes first."""
    charge: Open[Stance] = ""
    flank: Open[Stance] = ""
    casualties: Open[list[str]] = Field(default_factory=list)
    """What is lost first."""
    bounty: Open[int | None] = None
    bounty_cap: Open[int | None] = None
    """Gold per battle; 0 for no cap."""
    reroll: Open[Literal["", "misses", "withdrawal", "none"]] = ""
    reroll_min: Open[int | None] = None
    withdraw_ratio: Open[int | None] = None
    """Per cent of the enemy's power below which it withdraws; 0 for never (CAN-7.17d)."""
    withdraw_after: Open[int | None] = None
    """The round at whose end it withdraws; 0 for never."""
    retreat_to: Open[list[str] | None] = None


class Group(Piece):
    """Units of one march that leave one province."""

    origin: Open[str]
    through: Open[str] = ""
    """The province on the way, for those of movement 2 (CAN-6.3)."""
    units: Open[Units]
    leaders: Open[list[str]] = Field(default_factory=list)


class March(Piece):
    """An attack on one province; secret until it sets out."""

    target: Open[str]
    groups: Open[list[Group]] = Field(default_factory=list)
    orders: Own[BattleOrders] = Field(default_factory=BattleOrders)
    """Secret even then."""
    breaks_alliance: Open[bool] = False
    told: Open[int] = 0
    """The event that told of its setting out; 0 until it has."""


class Guard(Piece):
    """A standing order to play a company for neutrals (CAN-9.7a)."""

    card: Open[str]
    """A company card, or `any`."""
    attackers: Open[list[str]] = Field(default_factory=list)
    """Empty for any."""
    provinces: Open[list[str]] = Field(default_factory=list)
    """Empty for any."""


class Force(Piece):
    """One side of a battle; public but for its orders."""

    seat: Open[str] = ""
    """Empty for neutrals."""
    units: Open[Units]
    """Those still on the field."""
    leaders: Open[list[str]] = Field(default_factory=list)
    left: Open[dict[str, list[int]]] = Field(default_factory=dict)
    """Movement left of units that marched, by type, most first; the survivors have the first of it (CAN-6.10)."""
    orders: Own[BattleOrders] = Field(default_factory=BattleOrders)
    """Of the march; secret."""
    now: Own[BattleOrders] = Field(default_factory=BattleOrders)
    """Of this round of an interactive battle; secret (CAN-7.18a)."""
    spoke: Own[bool] = False
    """Whether its player has answered for this round; secret (CAN-7.18c)."""
    leaves: Own[str] = ""
    """Where it withdraws by its player's word, `any` for wherever it can; empty: it stays; secret (CAN-7.18b)."""
    came: Open[Units] = Field(default_factory=dict)
    """Its units when the battle began."""
    began: Open[int] = 0
    """Rolling units when the battle began (CAN-7.16d)."""
    killed: Open[Units] = Field(default_factory=dict)
    captured: Open[Units] = Field(default_factory=dict)
    """What it lost in the last round."""
    escaped: Open[Units] = Field(default_factory=dict)
    """Those who left the field in good order (CAN-7.15)."""
    counters: Open[int] = 0
    """Re-roll counters left (CAN-7.13a)."""
    ready: Open[list[str]] = Field(default_factory=list)
    """Types that have prepared a charge (CAN-7.6b)."""
    bounty: Open[int] = 0
    """The level paid in this round (CAN-8.3)."""
    paid: Open[int] = 0
    """Gold paid in bounty in this battle."""
    taken: Open[Units] = Field(default_factory=dict)
    """Prisoners that it took in this battle."""
    rolled: Open[int] = 0
    hit: Open[int] = 0
    due: Open[int] = 0
    """Its dice in this battle, how many of them hit, and the sum of the numbers that they needed (CAN-7.4)."""
    rest: Open[bool] = False
    """Whether its standing orders decide to the end (CAN-7.18f)."""

    def owners(self) -> tuple[str, ...]:
        """Give the seat that fights on it, if any does."""
        return (self.seat,) if self.seat else ()


class Battle(Piece):
    """A battle that is being fought.

    While it runs, the attacker's units stand in no province, and the defender's stand in the province still, as they
    were when it began; `Force.units` are those that are left. `fight` leaves in them what holds the field.
    """

    number: Open[int]
    """In the whole game, from 1."""
    target: Open[str]
    attacker: Open[Force]
    defender: Open[Force]
    company: Open[str] = ""
    """The card whose units stand with the neutrals (CAN-9.7c)."""
    round: Open[int] = 0
    outcome: Open[Outcome] = ""
    """Who won, once it is over."""
    withdrew: Open[Literal["", "attacker", "defender"]] = ""
    """Who left the field."""
    retreat: Open[str] = ""
    """Where to."""
    shamed: Open[str] = ""
    """Who pays honor for leaving, once the battle has been told (CAN-7.15e)."""
    march: Open[int] = 0
    """The event of the march that brought it."""


class Start(Piece):
    """A region to begin in."""

    id: Open[str]
    name: Open[str]
    provinces: Open[list[str]]
