"""The kinds of cards (EMP-19.0a, EMP-19.2f1); a card is its kind, with its region where it has one: `plenty_5`."""

from typing import Literal

CardKind = Literal[
    "plenty",
    "famine",
    "epidemic",
    "heresy",
    "heirless_language",
    "heirless_all",
    "recognition",
    "influence",
    "coup",
    "inheritance_single",
    "inheritance_group",
    "demesne",
    "missionary",
    "weapons",
    "tactics",
]
REGIONAL: tuple[CardKind, ...] = ("plenty", "famine")
"""Of these there is one for each region (EMP-19.1c3)."""
RETAINED: tuple[CardKind, ...] = ("demesne", "missionary", "weapons", "tactics")
"""These stay in front of whoever plays them (EMP-19.2f1)."""
HOLDING: tuple[CardKind, ...] = (
    "recognition",
    "influence",
    "coup",
    "inheritance_single",
    "inheritance_group",
    *RETAINED,
)
"""These go to the hand of whoever draws them (EMP-19.0a)."""
COUNTS: dict[CardKind, int] = {
    "epidemic": 2,
    "heresy": 1,
    "heirless_language": 3,
    "heirless_all": 2,
    "recognition": 8,
    "influence": 3,
    "coup": 7,
    "inheritance_single": 3,
    "inheritance_group": 2,
    "demesne": 4,
    "missionary": 1,
    "weapons": 1,
    "tactics": 1,
}
"""How many the printed deck has, beside one Plenty and one Famine for each region (EMP-19.0a, EMP-19.2f1)."""
BETWEEN = "_"


def regional(kind: str, region: int) -> str:
    """Give the card of a kind for a region: `plenty_5`."""
    return f"{kind}{BETWEEN}{region}"


def kind_of(card: str) -> str:
    """Give the kind of a card; none of one that lies face down."""
    kind, _, region = card.rpartition(BETWEEN)
    return kind if region.isdigit() else card


def region_of(card: str) -> int:
    """Give the number of a card's region; 0 for none."""
    last = card.rpartition(BETWEEN)[2]
    return int(last) if last.isdigit() else 0


TITLES: dict[str, str] = {
    "plenty": "Year of Plenty",
    "famine": "Year of Famine",
    "epidemic": "Epidemic",
    "heresy": "Outbreak of Heresy",
    "heirless_language": "Leader Dies Heirless (other languages)",
    "heirless_all": "Leader Dies Heirless (all areas)",
    "recognition": "Recognition of Claim",
    "influence": "Influence in Church Hierarchy",
    "coup": "Diplomatic Coup",
    "inheritance_single": "Dynastic Inheritance (one area)",
    "inheritance_group": "Dynastic Inheritance (a group)",
    "demesne": "Enlargement of the Demesne",
    "missionary": "Missionary Fervour",
    "weapons": "Better Weapons",
    "tactics": "Better Tactics",
}
"""What the table calls each kind (EMP-19.0a2)."""
