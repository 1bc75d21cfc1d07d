"""How the events of Italy read outside its battles, in the order of the turn."""

from rules.italy import events as ev
from rules.italy.tables import BANDS, DEFEAT
from rules.italy.tellings_war import TELLINGS
from rules.italy.wording import NEWS, begins, dice, nature, talents, the, verb
from rules.kernel.telling.phrases import points_of, row, signed
from rules.kernel.telling.tellings import Telling

__all__ = ["NEWS", "TELLINGS"]


@TELLINGS.of(ev.TurnBegan)
def turn_began(event: ev.TurnBegan) -> Telling:
    """Tell that a turn begins."""
    return Telling(text=f"Turn {event.number}, {event.first} to {event.last} BC, begins.", news="realm", weight=0)


@TELLINGS.of(ev.RevenueTaken)
def revenue_taken(event: ev.RevenueTaken) -> Telling:
    """Tell a revenue with its parts."""
    parts = (("own land", event.own), ("Subjects", event.subjects), ("resources", event.resources))
    named = [f"{name} {number}" for name, number in parts if number]
    named += [f"lost homes {signed(-event.lost)}"] if event.lost else []
    marked = f"; {event.earmarked} of them for Civic Improvement alone" if event.earmarked else ""
    inside = f" ({', '.join(named)})" if named else ""
    text = f"{event.power}: revenue {talents(event.total)}{inside}{marked}."
    return Telling(text=text, news="money", weight=1 if event.total else 0)


@TELLINGS.of(ev.ReignTested)
def reign_tested(event: ev.ReignTested) -> Telling:
    """Tell whether a ruler goes."""
    verdict = "the ruler goes" if event.changes else "the ruler stays"
    text = f"{event.power}: {event.rolled} and {event.turns} for the turns since the last change make {event.total}"
    return Telling(text=f"{text}; {verdict}.", news="realm", weight=0)


@TELLINGS.of(ev.RulerCame)
def ruler_came(event: ev.RulerCame) -> Telling:
    """Tell a new ruler; what was rolled for him is in the reasons."""
    aggressor, protector, builder = event.ratings
    rated = f"aggressor {aggressor}, protector {protector}, builder {builder}"
    who = f"{begins(the(event.power))} {verb(event.power, 'has', 'have')} a new ruler, {nature(event.ratings)}"
    return Telling(text=f"{who}: {rated}.", news="realm")


@TELLINGS.of(ev.AttackRolled)
def attack_rolled(event: ev.AttackRolled) -> Telling:
    """Tell an attack roll."""
    added = "".join(f", {name} {signed(number)}" for name, number in event.modifiers)
    verdict = "for the order of battles" if event.order_only else "attack" if event.attacks else "no attack"
    text = f"{event.power}: {dice(event.dice)}{added} make {event.total}: {verdict}."
    return Telling(text=text, news="war", weight=0)


@TELLINGS.of(ev.TargetChosen)
def target_chosen(event: ev.TargetChosen) -> Telling:
    """Tell whom somebody attacks; how the dice fell is in the reasons."""
    rivals = [name for name, *_ in event.rolls if name != event.target]
    rather = f" rather than {row(map(the, rivals))}" if rivals else ""
    who = f"{begins(the(event.attacker))} {verb(event.attacker, 'arms', 'arm')}"
    return Telling(text=f"{who} against {the(event.target)}{rather}.", news="war")


@TELLINGS.of(ev.AttackDeclared)
def attack_declared(event: ev.AttackDeclared) -> Telling:
    """Tell an attack in its place."""
    where = f" in {event.province}" if event.province else ""
    return Telling(text=f"{event.label}: {event.attacker} against {event.target}{where}.", news="war")


@TELLINGS.of(ev.Spent)
def spent(event: ev.Spent) -> Telling:
    """Tell how a Power spent its talents; one that has none is left to the small print."""
    uses = [("on Attack", event.attack), *((f"against {the(name)}", held) for name, held in event.reserves)]
    named = [f"{number} {use}" for use, number in (*uses, ("on Civic Improvement", event.civic)) if number]
    text = f"{begins(the(event.power))} {verb(event.power, 'spends', 'spend')} {row(named) or 'nothing'}."
    return Telling(text=text, news="money", weight=1 if named else 0)


@TELLINGS.of(ev.SeatConceded)
def seat_conceded(event: ev.SeatConceded) -> Telling:
    """Tell that a seat was given up."""
    return Telling(text=f"{event.seat} is given up by its player.", news="seat", weight=3)


@TELLINGS.of(ev.StandingChanged)
def standing_changed(event: ev.StandingChanged) -> Telling:
    """Tell a seat its standing choices."""
    how = "you are asked before each battle" if event.method == "ask" else "the generator decides your battles"
    prizes = f"you take first {row(event.prizes)}" if event.prizes else "no prizes are named"
    return Telling(text=f"Standing choices of {event.seat}: {how}; {prizes}.", news="seat")


@TELLINGS.of(ev.ExternalTested)
def external_tested(event: ev.ExternalTested) -> Telling:
    """Tell whether an External Power comes."""
    verdict = "it stays away"
    if event.comes:
        verdict = "it comes" if event.places else "it would come, but finds no place"
    text = f"{event.external}: {dice(event.dice)} and {event.added} for {event.about} make {event.total}; {verdict}."
    return Telling(text=text, news="external", weight=0)


@TELLINGS.of(ev.ExternalArrived)
def external_arrived(event: ev.ExternalArrived) -> Telling:
    """Tell of a landing."""
    who = f"{begins(the(event.immune))} {verb(event.immune, 'pays it and is', 'pay it and are')} left alone."
    where = f"{event.province}, held by {the(event.holder)}"
    text = f"An army of {event.external}, strength {event.strength}, lands in {where}."
    return Telling(text=f"{text} {who}" if event.immune else text, news="external", weight=3)


@TELLINGS.of(ev.ExternalMoved)
def external_moved(event: ev.ExternalMoved) -> Telling:
    """Tell of an advance."""
    where = f"{event.province}, held by {the(event.holder)}"
    text = f"The army of {event.external} leaves {event.left} and now occupies {where}."
    return Telling(text=text, news="external", weight=2)


@TELLINGS.of(ev.ExternalDeclined)
def external_declined(event: ev.ExternalDeclined) -> Telling:
    """Tell of an army's strength."""
    return Telling(text=f"The army of {event.external} declines to {event.strength}.", news="external", weight=0)


@TELLINGS.of(ev.ExternalRemoved)
def external_removed(event: ev.ExternalRemoved) -> Telling:
    """Tell that an army left."""
    why = {"ITA-9.18": "beaten", "ITA-9.20": "spent"}.get(event.clause, "with nothing left to strike")
    again = f"{the(event.holder)} {verb(event.holder, 'controls', 'control')} it again"
    text = f"The army of {event.external}, {why}, leaves {event.province}; {again}."
    return Telling(text=text, news="external", weight=2)


@TELLINGS.of(ev.TurnEnded)
def turn_ended(event: ev.TurnEnded) -> Telling:
    """Tell how Rome stands."""
    lost = f" Homes in other hands: {', '.join(f'{name} {count}' for name, count in event.lost_homes)}."
    text = f"Turn {event.number} ends. Rome: Civic Improvement {event.civic}, home turns lost {event.lost}"
    return Telling(text=f"{text}, score {event.score}.{lost if event.lost_homes else ''}", news="rome")


@TELLINGS.of(ev.RomeDefeated)
def rome_defeated(event: ev.RomeDefeated) -> Telling:
    """Tell of the fall of Rome."""
    more = "" if event.ends else " The others play on."
    return Telling(text=f"Rome controls none of its homes and is defeated.{more}", news="rome", weight=3)


@TELLINGS.of(ev.GameEnded)
def game_ended(event: ev.GameEnded) -> Telling:
    """Tell how it all ended; the closing report stands in the status (section 9)."""
    fate = "Rome is defeated" if event.result == DEFEAT else f"Rome, {points_of(event.score)}: {BANDS[event.result]}"
    won = f" Winner: {row(event.winners)}." if event.winners else ""
    return Telling(text=f"The campaign is over: {event.reason}. {fate}.{won}", news="ending", weight=3)
