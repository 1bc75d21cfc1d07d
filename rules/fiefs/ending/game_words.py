"""How the end of a campaign reads (FIE-18)."""

from rules.fiefs.ending.game_events import AimJudged, GameEnded
from rules.kernel.telling.phrases import ordinal, row, several, the, verb
from rules.kernel.telling.tellings import Tellings

REASONS = {
    "years": "{years} have been played",
    "target": "a House has as much prestige as was wanted",
    "agreed": "all players would end it here",
}
TELLINGS = Tellings(news="ending")


def why(reason: str, years: int) -> str:
    """Say why a campaign is over."""
    return REASONS[reason].format(years=several(years, "year", "years"))


def won(winners: tuple[str, ...], player: str) -> str:
    """Say who has won, and which player stands best where none has."""
    if not winners:
        return "Nobody has won"
    has = "have" if len(winners) > 1 else verb(winners[0], "has", "have")
    beaten = f", an autopilot's; of the players {the(player)} {verb(player, 'stands', 'stand')} best" if player else ""
    said = f"{row(map(the, winners))} {has} won{beaten}"
    return f"{said[:1].upper()}{said[1:]}"


TELLINGS.say(
    GameEnded,
    "The campaign is over: {why}. {who}. {table}.",
    weight=3,
    why=lambda event: why(event.reason, event.years),
    who=lambda event: won(event.winners, event.player),
    table=lambda event: row(f"{house} {points}" for house, points in event.houses),
)


def judged(event: AimJudged) -> str:
    """Say whether an aim was reached."""
    return "a victory of its own" if event.reached else f"{ordinal(event.aim)} would have been a victory of its own"


TELLINGS.say(
    AimJudged,
    "{seat:The} {seat:was|were} taken over in {inherited} place and ended in {rank}: {verdict}.",
    weight=2,
    inherited=ordinal,
    rank=ordinal,
    verdict=judged,
)
