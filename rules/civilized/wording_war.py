"""Wording: what the tellings of war call things, and what each draw is for."""

from rules.kernel.telling.tellings import News

WAR_NEWS: dict[str, News] = {
    "war": News(icon="⚔️", colour=0x8E2A2A, title="War"),
    "battle": News(icon="🗡️", colour=0x6E1F1F, title="Battles"),
    "siege": News(icon="🏰", colour=0x7B5E3B, title="Sieges"),
    "explore": News(icon="🧭", colour=0x3F7D5A, title="Wild land"),
}
WAR_PURPOSES = {
    "initiative.card": "who moves first this year",
    "storm.heart": "whether it dares the unknown",
    "storm.card": "what the way costs",
    "siege.card": "the siege",
    "explore.card": "the wild land",
    "aid.test": "whether the alliance is honoured",
    "extra.loss": "who is lost in the rout",
    "battle.shoot": "shooting",
    "battle.command": "command",
    "battle.contingent": "whether the contingent arrives",
    "battle.pair": "close combat",
    "battle.camp": "the camp",
    "battle.general": "the fate of the general",
    "sea.find": "whether the Warships find the fleet",
    "sea.pair": "ship against ship",
    "sea.catch": "the hunt for a Transport Ship",
    "sea.pirates": "how many pirates there are",
    "war.card": "war or peace",
    "war.target": "against whom",
    "ap.target": "which city is the goal",
    "ap.hex": "which wild hex is the goal",
}
KIND_WORDS = {
    "conquest": "conquest",
    "religion": "its faith",
    "territory": "land for its people",
    "exploration": "gain",
    "vengeance": "vengeance",
}
AGREEMENT_NAMES = {
    "land_trade": "trade by land",
    "sea_trade": "trade by sea",
    "pact": "pact",
    "access": "right of access",
    "defensive": "defensive alliance",
    "military": "military alliance",
}
ENDINGS = {
    "war": "ends with the war",
    "lapsed": "lapses",
    "captured": "ends with the city's fall",
    "fallen": "ends with the country's fall",
    "broken": "is broken",
}
ANSWERS = {
    "battle": "gives battle",
    "siege": "shuts its gates and stands a siege",
    "withdraw": "withdraws",
    "ignore": "lets the invader be",
}
LIFTED = {
    "weak": "its army is too weak",
    "gone": "the place is no more",
    "moved": "its army has left",
    "beaten": "its army is beaten",
    "winter": "Winter comes",
    "peace": "there is peace",
}
SIEGE_REASONS = {
    "army": "a field army inside",
    "garrison": "no field army inside",
    "walls": "walls",
    "disorder": "disorder",
    "seasons": "earlier seasons",
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
BATTLE_REASONS = {
    "die": "die",
    "factor": "factor",
    "general": "general",
    "support": "support",
    "shaken": "shaken",
    "rough": "rough going",
    "overlap": "overlapped",
    "initiative": "initiative",
    "river": "river",
    "slope": "slope",
    "wall": "wall",
}
