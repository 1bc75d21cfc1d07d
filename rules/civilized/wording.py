"""Wording: what the tellings of Civilized call things, and what each draw is for."""

from rules.civilized.tables import IMPROVEMENTS
from rules.civilized.wording_war import WAR_NEWS, WAR_PURPOSES
from rules.kernel.telling.tellings import News

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
    **WAR_NEWS,
    "ending": News(icon="🏁", colour=0x2C3E50, title="The end"),
}
"""Kinds of news; a draw is told with what it led to."""

PURPOSES = {
    "setup.army": "who joins the first army",
    "character.sex": "man or woman",
    "character.name": "a name",
    "character.age": "age",
    "character.score": "a score",
    "family.name": "the name of the family",
    "family.status": "married, widowed or unmarried",
    "family.children": "children beyond the certain ones",
    "family.child": "a child",
    "council.chair": "who takes the vacant chair",
    "tax.card": "the mood of the tax collectors",
    "found.hex": "where the new city stands",
    "disaster.city": "the omen of the Summer",
    "disaster.kind": "which disaster",
    "disaster.kind.side": "volcano or earthquake",
    "raid.side": "barbarians or pirates",
    "disaster.negate": "whether it is turned away",
    "disaster.loss": "which improvement falls",
    "disaster.mission": "which mission is betrayed",
    "disorder.city": "the temper of the people",
    "country.card": "how a country fares in five years",
    "unrest.city": "the temper of the people",
    "disaster.where": "where the disaster falls",
    "long.year": "in which of the five years",
    "school.gain": "what the school has taught",
    "learned": "whether a scholar rises",
    "learned.who": "which student it is",
    "lose.list": "what the ruler values most",
    "lose.item": "what is given up",
    "save.lot": "whether 25 points are saved",
    "old.treasury": "whether old points are spent",
    "invest.list": "what the ruler values most",
    "invest.item": "what to buy",
    "invest.city": "in which of the greatest cities",
    "invest.site": "in which city",
    "invest.hex": "on which hex",
    "invest.type": "which arm",
    "invest.pair": "between which cities",
    "invest.host": "to which country",
    "invest.leader": "who leads it",
    **WAR_PURPOSES,
    "road.or.ship": "road or ship",
    "maneuver.card": "how the envoys fare",
    "element.bribe": "whether it can be bought",
    "mission.list": "what the ruler values most",
    "mission.item": "what the mission tries",
    "mission.break": "whether it makes or breaks",
    "mission.target": "at what it aims",
}
"""What each draw is for."""

STRUCK = {
    "famine": "The harvest fails, and famine strikes {city}",
    "fire": "Fire sweeps through {city}",
    "flood": "The waters rise over {city}",
    "plague": "Plague walks the streets of {city}",
    "volcano": "The mountain above {city} breaks open in fire",
    "earthquake": "The earth shakes {city}",
    "barbarians": "Barbarians raid the land around {city}",
    "pirates": "Pirates raid the waters off {city}",
    "demagogue": "A demagogue stirs up {city}",
    "corruption": "Corruption eats the revenues of {city}",
    "bandits": "Bandits close every way to {city}",
    "espionage": "Spies are at work in {city}",
}
AVERTED = {
    "famine": "The harvest around {city} fails, but the {guard} feeds the people",
    "fire": "Fire breaks out in {city}, but the {guard} puts it out",
    "flood": "The waters rise around {city}, but the {guard} holds them back",
    "plague": "Plague comes to {city}, but the learning of the {guard} turns it away",
    "volcano": "The mountain above {city} rumbles, but prayers in the {guard} are heard",
    "earthquake": "The earth trembles under {city}, but prayers in the {guard} are heard",
    "barbarians": "Barbarians come near {city}, but riders and spears from the {guard} drive them off",
    "pirates": "Pirates are sighted off {city}, but the ships of the {guard} drive them off",
    "demagogue": "A demagogue speaks in {city}, but the crowd is at the {guard}",
    "corruption": "Corruption is found in {city}, and the {guard} punishes it",
    "bandits": "Bandits lie in wait near {city}, but the guards of the {guard} clear the roads",
}
"""Disaster to its words when it strikes, and when an improvement turns it away."""
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

REASONS = {
    "garrison": "a strong garrison",
    "capital": "no safe Palace",
    "wars": "too many wars",
    "allies": "many allies",
    "bribe": "foreign gold",
    "old disorder": "disorder already",
    "conquered": "a conquered city",
    "captors": "its captors' garrison",
    "disaster": "the disaster",
    "disaster averted": "a disaster averted",
}
"""Why a disorder rate changes, beside the improvements."""

ROLES = {
    "ruler": "comes to rule",
    "councillor": "takes a chair in the council of",
    "spouse": "is married into the ruling house of",
    "general": "takes command of the army of",
    "priest": "serves the gods of",
    "advisor": "advises the ruler of",
    "leader": "is chosen as envoy of",
    "regent": "is regent of",
    "bride": "is to be a bride in",
    "bridegroom": "is to be a bridegroom in",
    "rebel": "comes out of nowhere in",
    "child": "grows up in the ruling house of",
    "sibling": "belongs to the ruling house of",
}
"""How somebody comes into the game."""

SCHOOLS = {"university": "University", "staff_college": "Staff College"}
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
