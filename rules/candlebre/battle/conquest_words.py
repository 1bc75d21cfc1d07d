"""How the end of a battle reads: provinces taken and held, and deeds (CAN-7.16)."""

from rules.candlebre.battle.events import DeedOfHonor, ProvinceHeld, ProvinceTaken
from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.wording import one_of, plural, troops
from rules.kernel.telling.phrases import capital, id_of, row
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


@TELLINGS.of(ProvinceTaken)
def province_taken(event: ProvinceTaken) -> Telling:
    """Tell that a province changed hands."""
    won = (one if one == "barracks" else f"a {one}" for one in event.buildings)
    works = f", and with it {row(won)}" if event.buildings else ""
    stand = f"{capital(troops(event.units))} hold{'' if plural(event.units) else 's'} it." if event.units else ""
    if id_of(event.before) == NEUTRAL:
        way = one_of(
            event.province,
            "{seat} raises its banner over {place}{works}.",
            "{place} yields to {seat}{works}.",
            "{place} falls to {seat}{works}.",
        )
    else:
        way = one_of(
            event.province,
            "{seat} tears {place} from {before}{works}.",
            "{before} loses {place} to {seat}{works}.",
            "The banner of {before} comes down in {place}; {seat} takes it{works}.",
        )
    text = way.format(seat=event.seat, place=event.province, before=event.before, works=works)
    return Telling(text=f"{capital(text)} {stand}".strip(), news="war", weight=2)


@TELLINGS.of(ProvinceHeld)
def province_held(event: ProvinceHeld) -> Telling:
    """Tell that an attack failed."""
    text = one_of(
        event.province + event.seat,
        f"{event.province} stands; {event.seat} is thrown back.",
        f"{capital(event.seat)} breaks on {event.province}.",
        f"The attack of {event.seat} on {event.province} comes to nothing.",
    )
    if event.empty and id_of(event.holder) != NEUTRAL:
        text = f"Nobody is left alive in {event.province}; it stays with {event.holder}."
    return Telling(text=capital(text), news="war", weight=2)


@TELLINGS.of(DeedOfHonor)
def deed(event: DeedOfHonor) -> Telling:
    """Tell of a deed of arms."""
    text = f"{event.province} goes into the heralds' book: {event.seat} beat {event.loser} in a fair fight (+1 honor)."
    return Telling(text=text, news="war")
