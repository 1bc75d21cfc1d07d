"""How the pace of the game read."""

from rules.civilized.pace.events import CycleBegan, CycleEnded, PaceCalled, PaceRefused, PaceVoted
from rules.civilized.world.years import year_name
from rules.kernel.telling.phrases import row
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


@TELLINGS.of(PaceCalled)
def pace_called(event: PaceCalled) -> Telling:
    """Tell of a call."""
    if event.change == "stop":
        text = f"{event.country} withdraws from five-year turns: after this cycle all play years."
    else:
        text = f"{event.country} calls for turns of five years. All players vote on it before next Spring."
    return Telling(text=text, news="realm", weight=2)


@TELLINGS.of(PaceRefused)
def pace_refused(event: PaceRefused) -> Telling:
    """Tell that nobody is free."""
    text = f"Nobody may take a turn of five years now, so there is no vote. Held to years: {row(event.held)}."
    return Telling(text=text, news="realm", weight=2)


@TELLINGS.of(PaceVoted)
def pace_voted(event: PaceVoted) -> Telling:
    """Tell how the players voted."""
    if event.passed:
        return Telling(text="All players agree to turns of five years.", news="realm", weight=2)
    yes = f" {row(event.ayes)} said yes." if event.ayes else ""
    text = f"There will be no turns of five years: {row(event.noes)} did not say yes.{yes}"
    return Telling(text=text, news="realm", weight=2)


@TELLINGS.of(CycleBegan)
def cycle_began(event: CycleBegan) -> Telling:
    """Tell who plays five years at once, and who plays years."""
    years = f"from {year_name(event.start)} to {year_name(event.end)}"
    text = f"A {'new ' if event.again else ''}cycle of five years {'follows' if event.again else 'begins'}, {years}. "
    text += f"{row(event.long)} {'play' if event.long[1:] else 'plays'} it in one turn."
    if event.annual:
        text += f" Held to years: {row(event.annual)}."
    return Telling(text=text, news="realm", weight=3)


@TELLINGS.of(CycleEnded)
def cycle_ended(event: CycleEnded) -> Telling:
    """Tell that years are played again."""
    why = "as was called for" if event.stopped else "for nobody is free to go on"
    return Telling(text=f"The cycle of five years ends, {why}. From now on all play years.", news="realm", weight=3)
