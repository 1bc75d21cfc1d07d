"""How prestige reads (FIE-12)."""

from rules.fiefs.prestige.events import PrestigeEarned, Reckoned
from rules.kernel.telling.phrases import row
from rules.kernel.telling.tellings import Tellings

REASONS = {
    "battle": " in battle",
    "honor": " by ravaging in a war of honor",
    "amends": " for having no crown to begin with",
    "holdings": " for all that it holds",
}

TELLINGS = Tellings(news="prestige")
TELLINGS.say(
    PrestigeEarned,
    "{seat:The} {seat:earns|earn} {points:point|points} of prestige{reason}{fief:?, at {fief}}: {total} now.",
    reason=REASONS,
    total=str,
)
TELLINGS.say(
    Reckoned,
    "The year {year} is reckoned: {table}.",
    weight=lambda event: 0 if event.last else 2,  # the end of the campaign says the same
    year=str,
    table=lambda event: row(f"{house} {points}" for house, points in event.houses),
)
