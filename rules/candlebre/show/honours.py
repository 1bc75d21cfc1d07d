"""What is read out at the end: conquests, deeds of arms, prisoners, the hardest battle."""

from rules.candlebre.battle.events import BattleEnded, DeedOfHonor, LeaderCaptured, ProvinceTaken
from rules.kernel.play.honours import Honour

HONOURS = (
    Honour("Most provinces taken", ProvinceTaken, lambda event: event.seat, "province", "provinces"),
    Honour("Most deeds of arms", DeedOfHonor, lambda event: event.seat, "deed", "deeds"),
    Honour("Most leaders captured", LeaderCaptured, lambda event: event.captor, "leader", "leaders"),
    Honour(
        "The bloodiest attack",
        BattleEnded,
        lambda event: event.losses[0][0] if event.losses else "",
        "unit lost in one battle",
        "units lost in one battle",
        lambda event: sum(count for _, count in event.losses[0][1]) if event.losses else 0,
        "most",
    ),
)
