"""How the pace of the game read."""

from rules.civilized.pace.events import CycleBegan, CycleEnded, PaceCalled, PaceRefused, PaceVoted
from rules.civilized.world.years import year_name
from rules.kernel.telling.phrases import row
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings()


TELLINGS.say(
    PaceCalled,
    "{start:{country} {country:calls|call} for turns of five years. All players vote on it before next Spring"
    "|{country} {country:withdraws|withdraw} from five-year turns: after this cycle all play years}.",
    "realm",
    2,
    start=lambda event: event.change == "start",
)
TELLINGS.say(
    PaceRefused, "Nobody may take a turn of five years now, so there is no vote. Held to years: {held}.", "realm", 2
)


def voted(event: PaceVoted) -> str:
    """Tell how the players voted."""
    if event.passed:
        return "All players agree to turns of five years."
    yes = f" {row(event.ayes)} said yes." if event.ayes else ""
    return f"There will be no turns of five years: {row(event.noes)} did not say yes.{yes}"


TELLINGS.say(PaceVoted, voted, "realm", 2)
TELLINGS.say(
    CycleBegan,
    "A {again:new |}cycle of five years {again:follows|begins}, from {start} to {end}. {long} {long:plays|play} it in "
    "one turn.{annual:? Held to years: {annual}.}",
    "realm",
    3,
    start=year_name,
    end=year_name,
)
TELLINGS.say(
    CycleEnded,
    "The cycle of five years ends, {stopped:as was called for|for nobody is free to go on}. From now on all play "
    "years.",
    "realm",
    3,
)
