"""Kinds of news, and what the figures of events are called where `/why` lists them."""

from rules.kernel.state.marks import Said
from rules.kernel.telling.figures import Labels
from rules.kernel.telling.tellings import News

NEWS: dict[str, News] = {
    "year": News(icon="📅", colour=0x7A8B99, title="The year"),
    "claims": News(icon="📜", colour=0xC9A227, title="Claims and lands"),
    "politics": News(icon="🤝", colour=0x6B4FA0, title="War, rebellion and peace"),
    "campaign": News(icon="🐎", colour=0x5E8C4A, title="The campaign"),
    "siege": News(icon="🏰", colour=0x8B6F47, title="Sieges"),
    "battle": News(icon="⚔️", colour=0x8B3A3A, title="Battles"),
    "conquest": News(icon="🚩", colour=0xB03A2E, title="Conquests"),
    "prestige": News(icon="👑", colour=0xD4AF37, title="Prestige"),
    "crusade": News(icon="✝️", colour=0xA33A3A, title="Crusades"),
    "sea": News(icon="⛵", colour=0x2E8B8B, title="At sea"),
    "seat": News(icon="🪑", colour=0x7A8B99, title="Seats"),
    "ending": News(icon="🏁", colour=0x2C3E50, title="The end"),
}
"""Kinds of news; a roll is told with what it led to."""

LABELS: Labels = {
    "seat": "House",
    "house": "House",
    "fief": "fief",
    "region": "region",
    "regions": "regions",
    "nation": "nation",
    "army": "army",
    "conflict": "conflict",
    "year": "year",
    "season": "season",
    "die": "die",
    "dice": "dice",
    "points": "points",
    "lost": "elements lost",
    "left": "elements left",
    "order": "order",
    "ousted": "whose claim went",
    "HomeChanged.before": "home before",
    "CrownChanged.before": "ruled before by",
    "Mobilised.before": "followed before",
    "Switched.before": "followed before",
    "chosen": "chosen",
    "rival": "against",
    "pretext": "pretext",
    "RebellionBegan.kind": Said("for", {"independence": "independence", "usurpation": "the throne"}),
    "home": "home",
    "declarer": "declarer",
    "with_declarer": "on his side",
    "opponent": "against",
    "with_opponent": "on the other side",
    "closed": "with closed lands",
    "Mobilised.side": "side",
    "leader": "leader",
    "turned": "went to the other side",
    "LandsSet.open": "open to armies",
    "Attends.yes": "waited for",
    "EndAgreed.yes": "would end it",
    "houses": "Houses",
    "rank": "place",
    "aim": "place to reach",
}
"""By the name of a field, or of its event and the field where it means something else there."""
