"""What the figures of events are called where `/why` lists them."""

from rules.candlebre.battle.settings import BLOWS
from rules.candlebre.battle.words import TIERS
from rules.candlebre.board.tables import HOUSES, PLURALS
from rules.candlebre.currencies.words import SOURCES
from rules.kernel.state.marks import Said
from rules.kernel.telling.figures import Labels
from rules.kernel.telling.tellings import Tellings

UNIT = {kind: many for kind, (_, many) in PLURALS.items()}
SETTINGS = {
    "bounty_cap": "bounty cap",
    "reroll_min": "re-roll from",
    "withdraw_ratio": "withdraw ratio",
    "withdraw_after": "withdraw after",
    "retreat_to": "retreat to",
}
"""Those settings of battle orders that are not called as they are kept."""
STRUCK = {kind: f"precision at {word}" for word, kind in BLOWS.items() if word != "standard"}
ENDS = {
    "provinces": "enough provinces are held",
    "honor": "enough honor was won",
    "last": "one House is left",
    "limit": "the last turn is over",
    "nobody": "no House is left",
    "alike": "the last turn is over, and the first stand alike",
    "draw": "all who play voted for a draw",
}
SETTLED = {"accepted": "it was accepted", "refused": "it was not taken", "lapsed": "it could not be kept"}
SPIED = {"worked": "it worked", "failed": "it failed unseen", "exposed": "it was exposed", "foiled": "it was foiled"}

THE_LAND: Labels = {
    "province": "province",
    "provinces": "provinces",
    "GoldReceived.provinces": "provinces that pay",
    "ValueRolled.value": "gold a turn",
    "start": "start region",
    "HouseMissed.gone": Said("gone before", {id: f"House {one.name}" for id, one in HOUSES.items()}),
    "RegionMissed.gone": "gone before",
    "building": "building",
    "level": "level",
    "BountyPaid.level": "added to their numbers",
    "fort": "level of the fort",
    "works": "what stands there",
    "origin": "from",
    "refuge": "goes to",
    "ProvinceTaken.before": "held before by",
    "last_barracks": "the last barracks were there",
    "holder": "held by",
    "owner": "whose",
    "empty": "nobody is left there",
}
THE_TABLE: Labels = {
    "candle": "candle",
    "seat": "House",
    "house": "goes by",
    "charter": Said("House", {id: f"House {one.name}, {one.about}" for id, one in HOUSES.items()}),
    "seats": "Houses",
    "ClaimOrder.seats": "candles, in their order",
    "number": "battle",
    "TurnBegan.number": "turn",
    "turn": "turn",
    "rolls": "each House: its dice",
    "ResearchRolled.rolls": "dice",
    "FirstRolled.order": "order of play",
    "head": "the head of the House keeps court in",
    "armies": Said("each province: who stands there", UNIT),
    "end": Said("how it ended", ENDS),
    "figure": "by",
    "yes": "would have a draw",
}
THE_PURSES: Labels = {
    "gold": "gold",
    "military": "to the military purse",
    "civil": "to the civil purse",
    "Surveyed.military": "in the military purse",
    "Surveyed.civil": "in the civil purse",
    "price": "gold paid",
    "ClergyCalled.price": "influence paid",
    "HonorChanged.by": "change",
    "InfluenceChanged.by": "change",
    "honor": "honor now",
    "influence": "influence now",
    "infamy": "infamous from now on",
    "cleared": "infamous no more",
    "sources": Said("for", SOURCES),
    "GoldReceived.whom": "from",
    "HonorChanged.whom": "towards",
    "operation": "caught at",
    "tree": "tree",
    "points": "points",
    "pool": "points in the pool now",
    "pools": "points in each pool",
}
THE_FIELD: Labels = {
    "target": "target",
    "groups": Said("each province: who leaves it", UNIT),
    "leaders": "leaders",
    "leader": "leader",
    "units": Said("units", UNIT),
    "unit": Said("unit", UNIT),
    "regulars": Said("regulars", UNIT),
    "mercenaries": "mercenaries",
    "ally": "ally",
    "attacker": "attacker",
    "attackers": "against",
    "defender": "defender",
    "attacking": Said("attacking", UNIT),
    "defending": Said("defending", UNIT),
    "loser": "loser",
    "withdrew": "withdrew",
    "round": "round",
    "WithdrawalCalled.power": "own power in % of the enemy's",
    "WithdrawalCalled.ratio": "leaves below % of the enemy's",
    "rounds": "rounds",
    "preparing": Said("who makes ready to charge", UNIT),
    "shelter": "fort levels that count",
    "tier": Said("stage", {str(number): words for number, words in TIERS.items()}),
    "TierFought.sides": "both sides",
    "side": "side",
    "volleys": Said("dice", UNIT),
    "killed": Said("killed", UNIT),
    "captured": Said("captured", UNIT),
    "caught": Said("caught", UNIT),
    "escaped": Said("away", UNIT),
    "losses": Said("each side: whom it lost, how many were taken alive", UNIT),
    "BattleEnded.dice": "dice, hits, and the sum of what they needed",
    "role": "for",
    "setting": Said("what is settled", SETTINGS),
    "DoctrineSettled.value": Said("as", UNIT | STRUCK),
}
THE_COURTS: Labels = {
    "maker": "who offers",
    "taker": "to whom",
    "give": Said("prisoners given", UNIT),
    "give_leaders": "leaders given",
    "pay": "gold given",
    "ask": Said("prisoners asked", UNIT),
    "ask_leaders": "leaders asked",
    "OfferMade.price": "gold asked",
    "OfferSettled.price": "gold asked",
    "OfferSettled.result": Said("what came of it", SETTLED),
    "one": "the one",
    "other": "the other",
    "until": "to the end of turn",
    "rally": "they rally to the end of turn",
    "cards": "pages",
    "company": "company",
    "kind": "operation",
    "thing": Said("aimed at", UNIT),
    "needed": "succeeds at or under",
    "OperationRun.result": Said("what came of it", SPIED),
    "OperationFelt.result": Said("what came of it", SPIED),
    "muster": Said("not yet placed", UNIT),
    "hand": "companies in hand",
    "doctrine": Said("doctrine", UNIT | SETTINGS),
    "guards": "guards",
    "parry": "foils",
    "operations": "foils",
    "floor": "down to this honor",
}
LABELS: Labels = {**THE_LAND, **THE_TABLE, **THE_PURSES, **THE_FIELD, **THE_COURTS}
"""By the name of a field, or of its event and the field where it means something else there."""
TELLINGS = Tellings(labels=LABELS)
