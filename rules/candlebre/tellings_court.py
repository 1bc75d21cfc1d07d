"""How income, learning, spies, prisoners, treaties and the Book read (CAN-10 to CAN-14)."""

from rules.candlebre import events_court as court
from rules.candlebre.cards import BLACK, RED
from rules.candlebre.wording import TELLINGS, subject, troops
from rules.kernel.telling.phrases import capital, points_of, row
from rules.kernel.telling.tellings import Telling

WORKED = {"worked": "succeeds", "failed": "fails unseen", "exposed": "fails, and your man talks", "foiled": "is foiled"}
FELT = {
    "worked": "Somebody's {kind} succeeded against {target}{place}.",
    "failed": "Somebody tried {kind} against {target}{place}, and failed.",
    "exposed": "Somebody tried {kind} against {target}{place}, and was caught.",
    "foiled": "The honor of {target} foils somebody's {kind}{place}.",
}


@TELLINGS.of(court.ResearchPaid)
def research_paid(event: court.ResearchPaid) -> Telling:
    """Tell a seat of its research."""
    paid = f"{capital(event.seat)} pays {event.price} gold for {points_of(event.points)} in {event.tree}"
    text = f"{paid}; the pool holds {event.pool}."
    return Telling(text=text, news="study")


@TELLINGS.of(court.ResearchRolled)
def research_rolled(event: court.ResearchRolled) -> Telling:
    """Tell a seat of its dice."""
    text = (
        f"{capital(event.seat)}: {event.rolls} dice for {event.tree} show {event.points}; the pool holds {event.pool}."
    )
    return Telling(text=text, news="study")


@TELLINGS.of(court.LevelEarned)
def level_earned(event: court.LevelEarned) -> Telling:
    """Tell of a level."""
    text = f"The scholars of {event.seat} reach {event.tree} level {event.level} (from its next turn): {event.effect}."
    return Telling(text=text, news="study")


@TELLINGS.of(court.OperationRun)
def operation_run(event: court.OperationRun) -> Telling:
    """Tell the author."""
    place = f" ({event.place})" if event.place else ""
    how = f"a {event.rolled}, where {event.needed} or less succeeds"
    text = f"Your {event.kind} against {event.target}{place} {WORKED[event.result]}: {how}."
    return Telling(text=text, news="spies", weight=2)


@TELLINGS.of(court.OperationFelt)
def operation_felt(event: court.OperationFelt) -> Telling:
    """Tell the target."""
    place = f" ({event.place})" if event.place else ""
    text = FELT[event.result].format(kind=event.kind, target=event.target, place=place)
    return Telling(text=capital(text), news="spies", weight=2)


@TELLINGS.of(court.OperationExposed)
def operation_exposed(event: court.OperationExposed) -> Telling:
    """Tell everybody."""
    text = (
        f"A man is taken by night in the halls of {event.target} and names his paymaster: "
        f"{event.seat} was behind the {event.kind} ({event.rolled}, over {event.needed})."
    )
    return Telling(text=text, news="spies", weight=3)


@TELLINGS.of(court.OperationMoot)
def operation_moot(event: court.OperationMoot) -> Telling:
    """Tell the author that there was nothing to do."""
    return Telling(text=f"Your {event.kind} finds nothing to do, and the price is lost: {event.reason}.", news="spies")


@TELLINGS.of(court.Surveyed)
def surveyed(event: court.Surveyed) -> Telling:
    """Tell the author what spies saw."""
    pools = row(f"{tree} {points}" for tree, points in event.pools)
    parts = [
        f"{capital(event.target)} laid bare: {event.military} gold military, {event.civil} civil; pools: {pools}",
        f"waiting: {troops(event.muster)}",
        f"in hand: {row(event.hand) or 'no card'}",
        f"doctrine: {'; '.join(event.doctrine) or 'nothing but the defaults'}",
        f"guards: {'; '.join(event.guards) or 'none'}",
        f"foils {row(event.parry) or 'nothing'} down to {event.floor} honor",
    ]
    return Telling(text=f"{'. '.join(capital(part) for part in parts)}."[:2000], news="spies", weight=2)


@TELLINGS.of(court.Pilfered)
def pilfered(event: court.Pilfered) -> Telling:
    """Tell the target what is gone."""
    text = f"The clerks of {event.target} count twice: {event.gold} gold are gone from the civil purse."
    return Telling(text=text, news="spies", weight=2)


@TELLINGS.of(court.Sabotaged)
def sabotaged(event: court.Sabotaged) -> Telling:
    """Tell what was destroyed."""
    if event.building == "fort":
        text = (
            f"A wall of the fort in {event.province}, {event.owner}, comes down overnight; level {event.level} is left."
        )
    else:
        text = f"Fire in {event.province}: the {event.building} of {event.owner} burns, and nobody saw who lit it."
    return Telling(text=text, news="spies", weight=2)


@TELLINGS.of(court.UnitStabbed)
def unit_stabbed(event: court.UnitStabbed) -> Telling:
    """Tell who was killed."""
    text = f"Knives in {event.province}: {event.owner} loses a unit of {event.unit} to throats cut in the dark."
    return Telling(text=text, news="spies", weight=2)


@TELLINGS.of(court.PlansCopied)
def plans_copied(event: court.PlansCopied) -> Telling:
    """Tell the author what was copied."""
    return Telling(text=f"Your copyists bring {points_of(event.points)} of {event.tree} home.", news="spies")


@TELLINGS.of(court.Freed)
def freed(event: court.Freed) -> Telling:
    """Tell who broke out."""
    who = row([*([troops(event.units)] if event.units else []), *event.leaders])
    text = f"An open door, a bribed turnkey: {who} of {event.seat} slip out of the cells of {event.captor}."
    return Telling(text=text, news="spies", weight=2)


@TELLINGS.of(court.Uprising)
def uprising(event: court.Uprising) -> Telling:
    """Tell of a revolt."""
    out = f" {capital(troops(event.units))} withdraw to {event.refuge}." if event.units and event.refuge else ""
    text = f"{event.province} rises, throws {event.owner} out and shuts its gates to everybody.{out}"
    return Telling(text=text, news="spies", weight=3)


@TELLINGS.of(court.PrisonersReleased)
def prisoners_released(event: court.PrisonersReleased) -> Telling:
    """Tell who was let go."""
    return Telling(text=f"{capital(event.seat)} lets {troops(event.units)} of {event.owner} go home.", news="court")


@TELLINGS.of(court.PrisonersKilled)
def prisoners_killed(event: court.PrisonersKilled) -> Telling:
    """Tell who was killed."""
    killed = f"{troops(event.units)} of {event.owner}"
    text = f"{capital(event.seat)} has {killed} killed in their chains, for {event.gold} gold."
    return Telling(text=text, news="court", weight=3)


@TELLINGS.of(court.LeaderReleased)
def leader_released(event: court.LeaderReleased) -> Telling:
    """Tell who was let go."""
    where = f" and rides to {event.province}" if event.province else ""
    text = f"{subject(event.leader)} gives {event.seat} a promise and is freed{where}."
    return Telling(text=text, news="court", weight=2)


@TELLINGS.of(court.LeaderExecuted)
def leader_executed(event: court.LeaderExecuted) -> Telling:
    """Tell of an execution."""
    text = (
        f"{subject(event.leader)} dies on a scaffold of {event.seat}. The troops of {event.owner} will not forget: "
        f"+1 on all their dice to the end of their turn {event.rally}."
    )
    return Telling(text=text, news="court", weight=3)


@TELLINGS.of(court.OfferMade)
def offer_made(event: court.OfferMade) -> Telling:
    """Tell the two of an offer."""
    return Telling(text=f"{capital(event.maker)} offers {event.taker}: {event.terms}.", news="court", weight=2)


@TELLINGS.of(court.OfferSettled)
def offer_settled(event: court.OfferSettled) -> Telling:
    """Tell what became of an offer."""
    ways = {
        "accepted": f"{capital(event.maker)} and {event.taker} strike a bargain: {event.terms}.",
        "refused": f"{capital(event.taker)} does not take the offer of {event.maker}: {event.terms}.",
        "lapsed": f"The bargain of {event.maker} and {event.taker} cannot be kept any more: {event.terms}.",
    }
    return Telling(text=ways[event.result], news="court", weight=2 if event.result == "accepted" else 1)


@TELLINGS.of(court.AllianceProposed)
def alliance_proposed(event: court.AllianceProposed) -> Telling:
    """Tell the two of a proposal."""
    return Telling(
        text=f"{capital(event.maker)} holds out a hand to {event.taker}: an alliance.", news="court", weight=2
    )


@TELLINGS.of(court.AllianceRefused)
def alliance_refused(event: court.AllianceRefused) -> Telling:
    """Tell the two that nothing came of it."""
    return Telling(text=f"{capital(event.taker)} does not take the hand of {event.maker}.", news="court")


@TELLINGS.of(court.AllianceMade)
def alliance_made(event: court.AllianceMade) -> Telling:
    """Tell of an alliance."""
    text = f"{capital(event.one)} and {event.other} swear an alliance before the altar."
    return Telling(text=text, news="court", weight=3)


@TELLINGS.of(court.NoticeGiven)
def notice_given(event: court.NoticeGiven) -> Telling:
    """Tell of notice."""
    text = f"{capital(event.seat)} gives {event.ally} notice: their alliance ends with its turn {event.until}."
    return Telling(text=text, news="court", weight=2)


@TELLINGS.of(court.AllianceEnded)
def alliance_ended(event: court.AllianceEnded) -> Telling:
    """Tell that an alliance is over."""
    text = f"The alliance of {event.one} and {event.other} is over: {event.reason}."
    return Telling(text=text, news="court", weight=2)


@TELLINGS.of(court.BookShuffled)
def book_shuffled(event: court.BookShuffled) -> Telling:
    """Tell that the Book is new."""
    return Telling(text=f"The Book of Fate is shuffled: {event.cards} pages.", news="fate", weight=0)


@TELLINGS.of(court.FateDrawn)
def fate_drawn(event: court.FateDrawn) -> Telling:
    """Tell which page was turned."""
    if not event.card:
        return Telling(
            text=f"{capital(event.seat)} turns a page of the Book and keeps a company to itself.", news="fate"
        )
    effect = f" ({event.effect})" if event.effect else ""
    # Each seat-turn has a card: if all were headlines, each would bring a map.
    return Telling(
        text=f"{capital(event.seat)} turns a page of the Book: {event.title}{effect}.",
        news="fate",
        weight=2 if event.card in (RED, BLACK) else 1,
    )


@TELLINGS.of(court.CompanyKept)
def company_kept(event: court.CompanyKept) -> Telling:
    """Tell a seat which company it holds."""
    return Telling(text=f"The page reads: {event.company}, {troops(event.units)}.", news="fate", weight=2)


@TELLINGS.of(court.CompanyDiscarded)
def company_discarded(event: court.CompanyDiscarded) -> Telling:
    """Tell that a company was put away."""
    return Telling(text=f"{capital(event.seat)} lets the {event.company.removeprefix('The ')} go.", news="fate")


@TELLINGS.of(court.CompanyRaised)
def company_raised(event: court.CompanyRaised) -> Telling:
    """Tell that a company was called."""
    company = event.company.removeprefix("The ")
    text = f"{capital(event.seat)} calls the {company} to its banner: {troops(event.units)}."
    return Telling(text=text, news="fate", weight=2)


@TELLINGS.of(court.LeaderJoined)
def leader_joined(event: court.LeaderJoined) -> Telling:
    """Tell who joined."""
    where = f" in {event.province}" if event.province else ""
    text = f"{event.leader}, swears to {event.seat}{where} ({event.trait})."
    return Telling(text=text, news="fate")


@TELLINGS.of(court.ProvinceLost)
def province_lost(event: court.ProvinceLost) -> Telling:
    """Tell what fate took."""
    return Telling(
        text=f"{event.reason}: {event.province} slips from {event.seat} and is its own master.", news="fate", weight=2
    )


@TELLINGS.of(court.UnitsLost)
def units_lost(event: court.UnitsLost) -> Telling:
    """Tell whom fate took."""
    return Telling(text=f"{event.reason}: {event.seat} loses {troops(event.units)} in {event.province}.", news="fate")


@TELLINGS.of(court.WorkBurned)
def work_burned(event: court.WorkBurned) -> Telling:
    """Tell what burned."""
    return Telling(text=f"Fire takes the {event.building} of {event.seat} in {event.province}.", news="fate")


@TELLINGS.of(court.TruceEnded)
def truce_ended(event: court.TruceEnded) -> Telling:
    """Tell that the truce is over."""
    return Telling(text="The Fool takes off his crown: the truce is over.", news="fate", weight=2)


@TELLINGS.of(court.DrawVoted)
def draw_voted(event: court.DrawVoted) -> Telling:
    """Tell a vote."""
    says = "would let the throne stand empty" if event.yes else "will have the crown decided"
    return Telling(text=f"{capital(event.seat)} {says}.", news="seat", weight=2)


@TELLINGS.of(court.StandingKept)
def standing_kept(event: court.StandingKept) -> Telling:
    """Tell a seat what it left standing."""
    return Telling(text=f"Standing word of {event.seat}: {event.text}.", news="seat")
