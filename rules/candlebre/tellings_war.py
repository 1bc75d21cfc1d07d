"""How marches, conquests, revolts and the end read (CAN-6 to CAN-9, CAN-15)."""

from rules.candlebre import events_war as war
from rules.candlebre.events import UnitsTold
from rules.candlebre.wording import TELLINGS, one_of, subject, troops
from rules.kernel.telling.phrases import capital, row
from rules.kernel.telling.tellings import Telling

NEUTRALS = "the neutrals"


def plural(units: UnitsTold) -> bool:
    """Tell whether they are more than one."""
    return sum(number for _, number in units) > 1


@TELLINGS.of(war.MarchSetOut)
def march_set_out(event: war.MarchSetOut) -> Telling:
    """Tell who marches where."""
    groups = "; ".join(f"{troops(units)} from {place}" for place, units in event.groups)
    led = f", led by {row(event.leaders)}" if event.leaders else ""
    against = "a neutral province" if event.holder == NEUTRALS else f"held by {event.holder}"
    return Telling(text=f"{capital(event.seat)} marches on {event.target}, {against}: {groups}{led}.", news="war")


@TELLINGS.of(war.MarchCalledOff)
def march_called_off(event: war.MarchCalledOff) -> Telling:
    """Tell that a march was dropped."""
    text = f"The march of {event.seat} on {event.target} never leaves camp: {event.reason}."
    return Telling(text=text, news="war")


@TELLINGS.of(war.MarchJoined)
def march_joined(event: war.MarchJoined) -> Telling:
    """Tell that a march met friends."""
    text = f"{capital(event.seat)} reaches {event.target} and finds its own banner there already."
    return Telling(text=text, news="war")


@TELLINGS.of(war.AllianceBroken)
def alliance_broken(event: war.AllianceBroken) -> Telling:
    """Tell of a breach of faith."""
    text = f"Faith is broken: {event.seat} marches into {event.target}, land of its ally {event.ally}."
    return Telling(text=text, news="court", weight=3)


@TELLINGS.of(war.ProvinceTaken)
def province_taken(event: war.ProvinceTaken) -> Telling:
    """Tell that a province changed hands."""
    won = (one if one == "barracks" else f"a {one}" for one in event.buildings)
    works = f", and with it {row(won)}" if event.buildings else ""
    stand = f"{capital(troops(event.units))} hold{'' if plural(event.units) else 's'} it." if event.units else ""
    if event.before == NEUTRALS:
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


@TELLINGS.of(war.ProvinceHeld)
def province_held(event: war.ProvinceHeld) -> Telling:
    """Tell that an attack failed."""
    text = one_of(
        event.province + event.seat,
        f"{event.province} stands; {event.seat} is thrown back.",
        f"{capital(event.seat)} breaks on {event.province}.",
        f"The attack of {event.seat} on {event.province} comes to nothing.",
    )
    if event.empty and event.holder != NEUTRALS:
        text = f"Nobody is left alive in {event.province}; it stays with {event.holder}."
    return Telling(text=capital(text), news="war", weight=2)


@TELLINGS.of(war.Deed)
def deed(event: war.Deed) -> Telling:
    """Tell of a deed of arms."""
    text = f"{event.province} goes into the heralds' book: {event.seat} beat {event.loser} in a fair fight (+1 honor)."
    return Telling(text=text, news="war")


@TELLINGS.of(war.CompanyPlayed)
def company_played(event: war.CompanyPlayed) -> Telling:
    """Tell of a company that comes to help neutrals."""
    text = (
        f"Before {event.attacker} reaches {event.province}, the {event.company.removeprefix('The ')} ride in, "
        f"paid by {event.seat}: {troops(event.units)} beside the neutrals."
    )
    return Telling(text=text, news="fate", weight=2)


@TELLINGS.of(war.CompaniesRevolted)
def companies_revolted(event: war.CompaniesRevolted) -> Telling:
    """Tell of a revolt of mercenaries."""
    out = ""
    if event.regulars:
        fate = f"withdraw{'' if plural(event.regulars) else 's'} to {event.refuge}" if event.refuge else "are lost"
        out = f" {capital(troops(event.regulars))} {fate}."
    text = (
        f"{event.mercenaries} sellswords in {event.province} count heads, find themselves the stronger, "
        f"and turn {event.seat} out.{out}"
    )
    return Telling(text=text, news="war", weight=3)


@TELLINGS.of(war.LeaderRemoved)
def leader_removed(event: war.LeaderRemoved) -> Telling:
    """Tell that a leader is gone."""
    return Telling(text=f"{subject(event.leader)} is gone: {event.reason}.", news="court", weight=3)


@TELLINGS.of(war.LeaderMoved)
def leader_moved(event: war.LeaderMoved) -> Telling:
    """Tell where a leader went."""
    where = f" and comes to {event.province}" if event.province else ""
    return Telling(text=f"{subject(event.leader)} {event.reason}{where}.", news="court")


@TELLINGS.of(war.UnitsReturned)
def units_returned(event: war.UnitsReturned) -> Telling:
    """Tell that units came back."""
    where = f"turn back to {event.province}" if event.province else "are lost, for no land is left to them"
    text = f"{capital(troops(event.units))} of {event.seat}, bound for {event.target}, {where}: {event.reason}."
    return Telling(text=text, news="war")


@TELLINGS.of(war.TroopsMoved)
def troops_moved(event: war.TroopsMoved) -> Telling:
    """Tell who moved."""
    of = [f"{troops(event.units)} of {event.seat}"] if event.units else []
    who = capital(row([*of, *event.leaders]))
    return Telling(text=f"{who}: from {event.origin} to {event.province}.", news="muster", weight=0)


@TELLINGS.of(war.HouseEliminated)
def house_eliminated(event: war.HouseEliminated) -> Telling:
    """Tell that a candle went out."""
    text = f"A candle goes out: {event.seat} holds no land any more."
    return Telling(text=text, news="ending", weight=3)


@TELLINGS.of(war.GameWon)
def game_won(event: war.GameWon) -> Telling:
    """Tell who wins."""
    if not event.seats:
        return Telling(text=f"No king is crowned: {event.reason}.", news="ending", weight=3)
    text = f"{capital(row(event.seats))} takes the crown of Candle'Bre: {event.reason}."
    return Telling(text=text, news="ending", weight=3)
