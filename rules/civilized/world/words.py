"""Words that several topics share."""

from collections.abc import Sequence

from rules.civilized.world.tables import IMPROVEMENTS
from rules.kernel.telling.phrases import an, row
from rules.kernel.telling.tellings import RANK_NAMES, News


def of_house(name: str, house: str) -> str:
    """Name somebody with the family, unless the name says it already to tell namesakes apart."""
    return f"{name} of the {house}" if house and f" of the {house}" not in name else name


def counted(types: Sequence[str]) -> str:
    """Count elements by type: `3 Spears and 1 Cavalry`."""
    return row(f"{types.count(kind)} {kind}" for kind in dict.fromkeys(types)) or "nobody"


def card_word(value: int) -> str:
    """Name a card by its value, with its article."""
    return an(RANK_NAMES[value - 1])


KIN = {
    "spouse": ("husband", "wife"),
    "child": ("son", "daughter"),
    "grandchild": ("grandson", "granddaughter"),
    "parent": ("father", "mother"),
    "sibling": ("brother", "sister"),
    "nephew": ("nephew", "niece"),
    "uncle": ("uncle", "aunt"),
}
"""What a man and a woman are called who are somebody's kin."""


def kin_word(kind: str, sex: str) -> str:
    """Call somebody's kin; empty for no near kin."""
    return KIN[kind][sex == "woman"] if kind else ""


NEWS: dict[str, News] = {
    "realm": News(icon="👑", colour=0x6B4FA0, title="The realms"),
    "decree": News(icon="📜", colour=0xB08D57, title="Decrees"),
    "money": News(icon="💰", colour=0xC9A227, title="Treasury"),
    "city": News(icon="🏙️", colour=0x4A7FB5, title="Cities"),
    "building": News(icon="🏛️", colour=0x7A8B99, title="Buildings"),
    "trade": News(icon="⛵", colour=0x2E8B8B, title="Roads and ships"),
    "army": News(icon="🛡️", colour=0x8B3A3A, title="Forces"),
    "people": News(icon="👪", colour=0x5E8C4A, title="People"),
    "mission": News(icon="🕊️", colour=0x6A7FB0, title="Missions"),
    "disaster": News(icon="🌋", colour=0xC0392B, title="Disasters"),
    "strife": News(icon="⚔️", colour=0x7B241C, title="Strife within"),
    "disorder": News(icon="🔥", colour=0xD9622B, title="Civil disorder"),
    "war": News(icon="⚔️", colour=0x8E2A2A, title="War"),
    "battle": News(icon="🗡️", colour=0x6E1F1F, title="Battles"),
    "siege": News(icon="🏰", colour=0x7B5E3B, title="Sieges"),
    "explore": News(icon="🧭", colour=0x3F7D5A, title="Wild land"),
    "ending": News(icon="🏁", colour=0x2C3E50, title="The end"),
}
"""Kinds of news; a draw is told with what it led to."""


CAUSES = {
    "famine": "the famine",
    "fire": "the fire",
    "flood": "the flood",
    "plague": "the plague",
    "volcano": "the volcano",
    "earthquake": "the earthquake",
    "espionage": "espionage",
}
"""What took something away, in words."""


ENDINGS = {
    "empty": "no country has a city left",
    "agreed": "all players agreed to end the game",
    "years": "{years} years have been played",
    "held": "one country, or one block of allies, holds every city",
}
"""Why a game ends."""


COSTS = {
    "element": ("land element", "land elements"),
    "warship": ("Warship", "Warships"),
    "transport": ("Transport Ship", "Transport Ships"),
    "section": ("road section", "road sections"),
    "mission": ("mission", "missions"),
    "improvement": ("improvement", "improvements"),
}
"""One and several of what costs a point a year."""


def work_name(work: str) -> str:
    """Give an improvement's name, the Fort's too."""
    return IMPROVEMENTS[work].name if work in IMPROVEMENTS else work.title()


def points(number: int) -> str:
    """Count points."""
    return f"{number} point{'' if number == 1 else 's'}"


KIND_WORDS = {
    "conquest": "conquest",
    "religion": "its faith",
    "territory": "land for its people",
    "exploration": "gain",
    "vengeance": "vengeance",
}


TERRAIN_WORDS = {
    "plains": "the plains",
    "hills": "hills",
    "forest": "forest",
    "mountain": "mountains",
    "marsh": "marshes",
    "desert": "the desert",
    "sea": "the shallows",
}
