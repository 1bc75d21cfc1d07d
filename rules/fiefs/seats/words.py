"""How seats read (FIE-18.5, FIE-18.6, FIE-18.9)."""

from rules.fiefs.seats.events import EndAgreed, SeatInherited
from rules.kernel.table import conceding
from rules.kernel.telling.phrases import ordinal
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(news="seat") + conceding.tellings("seat")
TELLINGS.say(EndAgreed, "{seat:The} would {yes:end the campaign with this year|play on}.", news="seat")
TELLINGS.say(
    SeatInherited,
    "{seat:The} {seat:is|are} taken over in {rank} place: to end in {aim} is a victory of its own.",
    news="seat",
    weight=2,
    rank=ordinal,
    aim=lambda rank: f"{ordinal(rank)} place{', or better,' if rank > 1 else ''}",
)
