"""What is read out at the end: conquests, battles, fine buildings, lucky throws."""

from rules.italy.battle.events import BattleWon, GeneratorThrown, ProvinceTaken
from rules.italy.realm.events import Spent
from rules.kernel.play.honours import Honour

HONOURS = (
    Honour("Most provinces taken", ProvinceTaken, lambda event: event.now, "province", "provinces"),
    Honour("Most battles won", BattleWon, lambda event: event.winner, "battle", "battles"),
    Honour(
        "Finest works",
        Spent,
        lambda event: event.power,
        "talent on Civic Improvement",
        "talents on Civic Improvement",
        lambda event: event.civic,
    ),
    Honour(
        "The luckiest throw of an attacker",
        GeneratorThrown,
        lambda event: event.attacker,
        "on two dice",
        "on two dice",
        lambda event: sum(event.attacker_dice),
        "most",
    ),
)
