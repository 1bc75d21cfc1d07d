"""Kinds of news, and what the figures of events are called where `/why` lists them."""

from rules.kernel.telling.figures import Labels
from rules.kernel.telling.tellings import News

NEWS: dict[str, News] = {
    "round": News(icon="📅", colour=0x7A8B99, title="The round"),
    "card": News(icon="🎴", colour=0xC9A227, title="Event cards"),
    "fate": News(icon="🌾", colour=0x5E8C4A, title="What nobody can help"),
    "unrest": News(icon="🔥", colour=0xB03A2E, title="Unrest and rebellion"),
    "lands": News(icon="🚩", colour=0x8B3A3A, title="Lands that change hands"),
    "war": News(icon="⚔️", colour=0x8B3A3A, title="Conquests"),
    "court": News(icon="👑", colour=0x6C3483, title="Courts and leaders"),
    "claims": News(icon="📜", colour=0xD4AF37, title="Claims and ties"),
    "envoys": News(icon="🕊️", colour=0x2E8B8B, title="Envoys"),
    "works": News(icon="🏰", colour=0x8B6F47, title="Rule, walls and missions"),
    "gold": News(icon="💰", colour=0xB8860B, title="Gold"),
    "church": News(icon="✝️", colour=0xA33A3A, title="The church"),
    "parley": News(icon="🗳️", colour=0x2E6B8B, title="Parleys"),
    "standing": News(icon="📈", colour=0x7A8B99, title="How the empires stand"),
    "seat": News(icon="🪑", colour=0x7A8B99, title="Seats"),
    "ending": News(icon="🏁", colour=0x2C3E50, title="The end"),
}
"""Kinds of news; a roll is told with what it led to."""

LABELS: Labels = {
    "seat": "empire",
    "owner": "owner",
    "Assailed.ends": "what was won is told next",
    "area": "area",
    "areas": "areas",
    "sought": "areas of others",
    "base": "from",
    "target": "target",
    "gold": "gold",
    "card": "card",
    "cards": "cards",
    "dice": "dice",
    "total": "total",
    "value": "rebellion value",
    "cause": "because of",
    "year": "year",
    "round": "round",
    "region": "region",
    "winners": "who won",
    "other": "the other party",
    "TruceMade.one": "between",
    "TruceMade.other": "and",
    "TruceMade.until": "in force until",
}
"""By the name of a field, or of its event and the field where it means something else there."""
