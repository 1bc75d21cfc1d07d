"""Odds: what a player of Civilized may ask before he commits himself."""

from rules.civilized.battle.odds import WeighAttack, WeighBattle
from rules.civilized.campaign.odds import WeighFall, WeighLoss
from rules.civilized.diplomacy.odds import WeighProposal
from rules.civilized.siege.odds import WeighSiege
from rules.civilized.world.state import World
from rules.civilized.year.odds import WeighDisorder, WeighRebellion
from rules.kernel.orders.question import Question

QUESTIONS: tuple[type[Question[World]], ...] = (
    WeighAttack,
    WeighBattle,
    WeighSiege,
    WeighDisorder,
    WeighRebellion,
    WeighProposal,
    WeighLoss,
    WeighFall,
)
"""What a player may ask the odds of."""
