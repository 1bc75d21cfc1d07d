"""The Book of Fate: its 54 cards (CAN-11.3)."""

from rules.kernel.luck.chance import DECK
from rules.kernel.state.models import Value

RED, BLACK = "red", "black"
"""The jokers."""
BOOK: tuple[str, ...] = (*DECK, RED, BLACK)
PILE = "book"
"""The Book as a whole, by its id."""


class Company(Value):
    """A company of the Book (CAN-11.4)."""

    name: str
    units: dict[str, int]


COMPANIES: dict[str, Company] = {
    "AC": Company(name="The Grand Company", units={"infantry": 3, "archers": 2, "cavalry": 1}),
    "2C": Company(name="Village Levy", units={"infantry": 2}),
    "3C": Company(name="Forest Bowmen", units={"archers": 2}),
    "4C": Company(name="Road Wardens", units={"light_infantry": 2}),
    "5C": Company(name="Hill Pikes", units={"pikemen": 3}),
    "6C": Company(name="Free Lances", units={"cavalry": 2}),
    "7C": Company(name="Sellswords", units={"mercenaries": 4}),
    "8C": Company(name="Town Militia", units={"infantry": 4}),
    "9C": Company(name="Crossbow Guild", units={"archers": 3}),
    "TC": Company(name="Border Horse", units={"cavalry": 3}),
}


ANY = "any"
"""Stands for any company in hand (CAN-9.7a)."""


class Captain(Value):
    """A leader of the Book (CAN-11.5)."""

    name: str
    title: str
    trait: str


CAPTAINS: dict[str, Captain] = {
    "KS": Captain(name="Corvin Drake", title="the Marshal", trait="5 re-roll counters instead of 3"),
    "QS": Captain(name="Ysolde Wardlow", title="the Warden", trait="her force at +2 instead of +1 when defending"),
    "JS": Captain(name="Rafe Tallow", title="the Reaver", trait="his force at +2 instead of +1 when attacking"),
    "KH": Captain(name="Anselm Vane", title="the Prelate", trait="1 influence more at income"),
    "QH": Captain(name="Almira Dove", title="the Almoner", trait="1 honor more at income"),
    "JH": Captain(name="Galen True", title="the Paladin", trait="a withdrawal of his force costs no honor"),
    "KD": Captain(name="Odo Penn", title="the Treasurer", trait="20 gold more at income"),
    "QD": Captain(name="Sable Rook", title="the Broker", trait="mercenaries of the force are 6/6"),
    "JD": Captain(name="Tobin Wright", title="the Engineer", trait="counts as one siege engine against forts"),
    "KC": Captain(name="Hale Barrow", title="the Quartermaster", trait="2 units more in the barracks of his province"),
    "QC": Captain(name="Brin Hollow", title="the Huntress", trait="archers of her force at +1"),
    "JC": Captain(
        name="Tam Swift", title="the Outrider", trait="his units are captured only on a 1 when they withdraw"
    ),
}
MARSHAL, WARDEN, REAVER = "KS", "QS", "JS"
PRELATE, ALMONER, PALADIN = "KH", "QH", "JH"
TREASURER, BROKER, ENGINEER = "KD", "QD", "JD"
QUARTERMASTER, HUNTRESS, OUTRIDER = "KC", "QC", "JC"
OMENS: dict[str, str] = {
    "AD": "The King's Hoard",
    "2D": "Fair Weather",
    "3D": "River Tolls",
    "4D": "Wool Sale",
    "5D": "Silver Seam",
    "6D": "A Dowry",
    "7D": "Tax Arrears",
    "8D": "Patron of Scholars",
    "9D": "Master Masons",
    "TD": "Debased Coin",
    "AH": "Jubilee",
    "2H": "Pilgrims",
    "3H": "Charity Remembered",
    "4H": "The Tourney",
    "5H": "A Relic Found",
    "6H": "Royal Wedding",
    "7H": "A New Chapel",
    "8H": "The Bishop's Blessing",
    "9H": "Letters of Pardon",
    "TH": "Quarrel with the Church",
    "AS": "The Turncoat",
    "2S": "Desertion",
    "3S": "Camp Fever",
    "4S": "Floods",
    "5S": "Fire",
    "6S": "Scandal",
    "7S": "Heresy",
    "8S": "Peasant Rising",
    "9S": "Bad Harvest",
    "TS": "Mutiny",
    RED: "The Fool's Truce",
    BLACK: "The Ghost King",
}
"""Gold, Church, misfortunes and jokers by name (CAN-11.6, CAN-11.7)."""
GOLD: dict[str, int] = {"AD": 100, "2D": 20, "3D": 30, "4D": 40, "5D": 50, "6D": 60}
HONOR: dict[str, int] = {"AH": 10, "3H": 3, "4H": 4, "6H": 6, "6S": -6, "7S": -3}
INFLUENCE: dict[str, int] = {"2H": 3, "5H": 5, "8H": 8, "TH": -5, "7S": -3}
ARREARS = 5
"""Gold for each province (7 of diamonds)."""
SCHOLARS = 40
"""Research points (8 of diamonds, ace of spades)."""
NO_SITE_GOLD, NO_SITE_INFLUENCE = 60, 5
"""Where a barracks or a temple has no place (9 of diamonds, 7 of hearts)."""
DEBASED_PERCENT = 20
PARDON_HONOR = 4
FEVER_PART = 4
HARVEST_PERCENT = 25
MUTINY_PAY = 2
GHOST_PROVINCES = 2
TREASURE = 20
"""What the Treasurer adds to an income (CAN-12.2a)."""
STORES = 2
"""What the Quartermaster adds to a barracks (CAN-5.5a)."""
COUNTERS, MARSHAL_COUNTERS = 3, 5
"""Re-rolls for each leader (CAN-7.13a)."""


def card_title(card: str) -> str:
    """Give what a card of the Book is called: `Hill Pikes`, `any company`, `Odo Penn, the Treasurer`."""
    if card == ANY:
        return "any company"
    if card in COMPANIES:
        return COMPANIES[card].name
    if card in CAPTAINS:
        return f"{CAPTAINS[card].name}, {CAPTAINS[card].title}"
    return OMENS[card]
