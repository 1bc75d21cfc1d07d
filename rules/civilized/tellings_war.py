"""How the events of war read, in the order of the year."""

from collections.abc import Sequence

from rules.civilized import events_war as ev
from rules.civilized.tellings_strife import TELLINGS
from rules.civilized.wording_war import (
    AGREEMENT_NAMES,
    ANSWERS,
    BATTLE_REASONS,
    ENDINGS,
    KIND_WORDS,
    LIFTED,
    SIEGE_REASONS,
    TERRAIN_WORDS,
)
from rules.kernel.telling.phrases import an, figure, points_of, row, several, signed
from rules.kernel.telling.tellings import RANK_NAMES, Telling

__all__ = ["TELLINGS"]


def counted(types: Sequence[str]) -> str:
    """Count elements by type: `3 Spears and 1 Cavalry`."""
    return row(f"{types.count(kind)} {kind}" for kind in dict.fromkeys(types)) or "nobody"


def card_word(value: int) -> str:
    """Name a card by its value, with its article."""
    return an(RANK_NAMES[value - 1])


@TELLINGS.of(ev.InitiativeSet)
def initiative_set(event: ev.InitiativeSet) -> Telling:
    """Tell the order of play."""
    return Telling(text=f"The order of play this year: {', '.join(event.order)}.", news="war", weight=0)


@TELLINGS.of(ev.WarBegan)
def war_began(event: ev.WarBegan) -> Telling:
    """Tell of a war."""
    for_what = f" for {KIND_WORDS[event.kind]}" if event.kind in KIND_WORDS else ""
    if not event.defender:
        return Telling(text=f"{event.attacker} sets out{for_what} into wild land.", news="war", weight=2)
    if not event.declared:
        return Telling(
            text=f"{event.attacker} is at war with {event.defender}: nobody declared it.", news="war", weight=3
        )
    return Telling(text=f"{event.attacker} declares war on {event.defender}{for_what}.", news="war", weight=3)


@TELLINGS.of(ev.PerfidyMarked)
def perfidy_marked(event: ev.PerfidyMarked) -> Telling:
    """Tell of a breach of faith."""
    text = f"{event.country} attacks {event.victim} without a declaration, and bears the mark of perfidy."
    return Telling(text=text, news="war", weight=3)


@TELLINGS.of(ev.AgreementEnded)
def agreement_ended(event: ev.AgreementEnded) -> Telling:
    """Tell of an agreement that is no more."""
    cities = f" of {row(event.cities)}" if event.cities else ""
    text = f"The {AGREEMENT_NAMES[event.kind]}{cities} between {row(event.parties)} {ENDINGS[event.cause]}."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(ev.PassageGranted)
def passage_granted(event: ev.PassageGranted) -> Telling:
    """Tell who may pass."""
    verb = "lets the armies of" if event.granted else "closes its land to the armies of"
    return Telling(text=f"{event.country} {verb} {event.other}{' pass' if event.granted else ''}.", news="war")


@TELLINGS.of(ev.WarEnded)
def war_ended(event: ev.WarEnded) -> Telling:
    """Tell how a war ended."""
    between = (
        f"war between {event.attacker} and {event.defender}" if event.defender else f"expedition of {event.attacker}"
    )
    why = {
        "peace": "ends in peace",
        "wilds": "has reached its end: no wild land is left to try",
        "destroyed": "is over: its army is no more",
        "dormant": "falls asleep; each keeps what it holds",
        "fallen": "ends, for one side is no more",
        "ruler": "ends with its ruler",
    }
    return Telling(text=f"The {between} {why.get(event.cause, 'ends')}.", news="war", weight=3)


@TELLINGS.of(ev.GeneralNamed)
def general_named(event: ev.GeneralNamed) -> Telling:
    """Tell who leads an army."""
    who = event.name or "A captain"
    return Telling(text=f"{who} takes command of the army of {event.country} at {event.place}.", news="army")


MOVES = {
    "road": "march by road", "country": "march", "sea": "sail", "home": "go home", "retreat": "flee", "up": "move up",
    "withdraw": "withdraw", "leave": "leave before the siege", "siege": "fall back", "lapsed": "turn back",
    "lent": "go to the siege", "recalled": "return",
}  # fmt: skip


@TELLINGS.of(ev.ArmyMoved)
def army_moved(event: ev.ArmyMoved) -> Telling:
    """Tell of a march."""
    who = counted((*event.types, *event.ships))
    text = f"{who} of {event.country} {MOVES[event.by]} from {event.start} to {event.goal}."
    return Telling(text=text, news="war", weight=0 if event.by in ("home", "recalled") else 1)


@TELLINGS.of(ev.ArmyStopped)
def army_stopped(event: ev.ArmyStopped) -> Telling:
    """Tell of a march that did not reach its goal."""
    text = f"{counted(event.types)} of {event.country} stop at {event.place} on their way to {event.goal}."
    return Telling(text=text, news="war")


@TELLINGS.of(ev.StormLosses)
def storm_losses(event: ev.StormLosses) -> Telling:
    """Tell what the way cost."""
    text = f"On the way from {event.place} {event.country} loses {counted(event.lost)}."
    return Telling(text=text, news="war", weight=2)


@TELLINGS.of(ev.VoyageRefused)
def voyage_refused(event: ev.VoyageRefused) -> Telling:
    """Tell of a fleet that stayed in port."""
    text = f"The fleet of {event.country} at {event.place} does not dare the open sea toward {event.goal}."
    return Telling(text=text, news="war")


ENGAGED = {
    "invasion": "{mover} invades {defender} at {place}",
    "meeting": "{mover} meets {defender} at {place}",
    "relief": "{mover} comes to the relief of {place}, which {defender} besieges",
    "sally": "The men of {mover} sally from {place} against {defender}",
}


@TELLINGS.of(ev.Engaged)
def engaged(event: ev.Engaged) -> Telling:
    """Tell who stands before whom, with what."""
    what = ENGAGED[event.kind].format(mover=event.mover, defender=event.defender or "its people", place=event.place)
    led, under = (f" under {name}" if name else "" for name in event.generals)
    facing = f" {event.defender} has {counted(event.against)} there{under}." if event.against else ""
    text = f"{what} with {counted(event.types)}{led}, in {TERRAIN_WORDS[event.terrain]}.{facing}"
    return Telling(text=text, news="war", weight=2)


@TELLINGS.of(ev.Answered)
def answered(event: ev.Answered) -> Telling:
    """Tell how an invasion is met."""
    text = f"At {event.place} {event.defender or 'the city'} {ANSWERS[event.answer]}."
    return Telling(text=text, news="war")


@TELLINGS.of(ev.EngagementLapsed)
def engagement_lapsed(event: ev.EngagementLapsed) -> Telling:
    """Tell of a fight that did not come."""
    return Telling(text=f"Nothing is left to decide between {event.mover} and the enemy at {event.place}.", news="war")


@TELLINGS.of(ev.AidGiven)
def aid_given(event: ev.AidGiven) -> Telling:
    """Tell what an ally does."""
    if event.types:
        text = f"{event.country} sends {event.ally} {counted(event.types)} to {event.place}."
    elif event.points:
        text = f"{event.country} gives {event.ally} {points_of(event.points)} for the fight at {event.place}."
    else:
        text = f"{event.country} stays out of the fight of {event.ally} at {event.place}."
    return Telling(text=text, news="war", weight=2)


@TELLINGS.of(ev.StoodAside)
def stood_aside(event: ev.StoodAside) -> Telling:
    """Tell who left whom alone, a sentence for each side."""
    left = dict.fromkeys(ally for _, ally in event.allies)
    lines = []
    for ally in left:
        countries = [country for country, other in event.allies if other == ally]
        verb = "stay" if countries[1:] else "stays"
        lines.append(f"{row(countries)} {verb} out of the fight of {ally} at {event.place}.")
    return Telling(text=" ".join(lines), news="war", weight=2)


@TELLINGS.of(ev.Volley)
def volley(event: ev.Volley) -> Telling:
    """Tell a round: the command throws, then each pair with both sums."""
    lines = [
        f"{event.name} at {event.place}: {event.sides[0]} lost {event.losses[0]}, {event.sides[1]} {event.losses[1]}."
    ]
    if any(event.command):
        edge = f"; {event.initiative} leads at {several(event.edge, 'place', 'places')}" if event.initiative else ""
        lines.append(f"Command {figure(event.command[0])} to {figure(event.command[1])}{edge}.")
    lines += [f"{name} arrives." for name in event.arrived]
    lines += [bout(pair) for pair in event.pairs]
    return Telling(text=" ".join(lines), news="battle", weight=0)


def bout(pair: tuple[int, bool, str, str, tuple[ev.Part, ...], tuple[ev.Part, ...], int, int, str]) -> str:
    """Tell one pair: `1: Knights 7 (5 + 3 - 1 overlapped) to Spears 6 (2 + 4): Spears destroyed`."""
    place, rough, one, other, mine, theirs, score, against, outcome = pair
    ground = " (rough)" if rough else ""
    what = {"stands": "both stand"}.get(
        outcome
    ) or f"{one if outcome.startswith('first') else other} {outcome.split(' ', 1)[1]}"
    return f"{place}{ground}: {one} {score} ({summed(mine)}) to {other} {against} ({summed(theirs)}): {what}."


def summed(parts: Sequence[ev.Part]) -> str:
    """Write a sum as `die 5, factor 3, overlapped −1`."""
    return ", ".join(
        f"{BATTLE_REASONS[name]} {value if name in ('die', 'factor') else signed(value)}" for name, value in parts
    )


@TELLINGS.of(ev.BattleFought)
def battle_fought(event: ev.BattleFought) -> Telling:
    """Tell how a battle ended: both forces, what each lost, who won."""
    rounds = f" after {several(event.rounds, 'round', 'rounds')}" if event.rounds else ""
    how = " (as reported from the table)" if event.reported else ""
    attackers, defenders = row((event.attacker, *event.helpers[0])), row((event.defender, *event.helpers[1]))
    text = (
        f"Battle of {event.place}: {attackers} with {counted(event.forces[0])} against "
        f"{defenders} with {counted(event.forces[1])}. {event.winner} wins{rounds}{how}. "
        f"{event.attacker} loses {counted(event.lost[0])}, "
        f"{event.defender} {counted(event.lost[1])}."
    )
    return Telling(text=text, news="battle", weight=3)


@TELLINGS.of(ev.ExtraLost)
def extra_lost(event: ev.ExtraLost) -> Telling:
    """Tell what a lost general or camp cost."""
    return Telling(
        text=f"Without general or camp {event.country} loses {counted(event.types)} more.", news="battle", weight=2
    )


@TELLINGS.of(ev.GeneralFate)
def general_fate(event: ev.GeneralFate) -> Telling:
    """Tell what became of a general."""
    fates = {"dies": "falls in battle", "wounded": "is badly wounded", "away": "gets away"}
    return Telling(text=f"General {event.name} of {event.country} {fates[event.fate]}.", news="battle", weight=2)


@TELLINGS.of(ev.ArmyLost)
def army_lost(event: ev.ArmyLost) -> Telling:
    """Tell of an army that found no way."""
    ships = f" with {several(event.ships, 'ship', 'ships')}" if event.ships and event.types else ""
    what = counted(event.types) if event.types else several(event.ships, "ship", "ships").capitalize()
    return Telling(
        text=f"{what} of {event.country}{ships} at {event.place} find no way out and are lost.", news="war", weight=3
    )


@TELLINGS.of(ev.SiegeBegan)
def siege_began(event: ev.SiegeBegan) -> Telling:
    """Tell of a siege."""
    return Telling(text=f"{event.besieger} lays siege to {event.place}.", news="siege", weight=2)


@TELLINGS.of(ev.SiegeDrawn)
def siege_drawn(event: ev.SiegeDrawn) -> Telling:
    """Tell a season of a siege with its whole sum."""
    total = ", ".join(
        f"{SIEGE_REASONS[name]} {value if at == 0 else signed(value)}" for at, (name, value) in enumerate(event.reasons)
    )
    drawn = f"{card_word(event.card)} is drawn" if event.card else "no card can help"
    if event.captured:
        text = f"{event.place} falls to {event.besieger} ({total}: up to {figure(event.target)}; {drawn})."
        return Telling(text=text, news="siege", weight=3)
    cost = f"; {event.besieger} loses {event.lost}" if event.lost else ""
    text = f"{event.place} holds out against {event.besieger} ({total}: up to {figure(event.target)}; {drawn}){cost}."
    return Telling(text=text, news="siege", weight=2)


@TELLINGS.of(ev.SiegeEnded)
def siege_ended(event: ev.SiegeEnded) -> Telling:
    """Tell that a siege is over."""
    return Telling(
        text=f"The siege of {event.place} by {event.besieger} is lifted: {LIFTED[event.cause]}.", news="siege", weight=2
    )


@TELLINGS.of(ev.PlaceCaptured)
def place_captured(event: ev.PlaceCaptured) -> Telling:
    """Tell what changed hands."""
    if event.fort:
        fate = "and razes it" if event.razed else f"with hex {event.hexes[0]}"
        lost = f"; {counted(event.lost)} in it are lost" if event.lost else ""
        return Telling(
            text=f"{event.captor} takes {event.place} from {event.loser} {fate}{lost}.", news="siege", weight=3
        )
    parts = [f"{several(len(event.hexes), 'hex', 'hexes')} of land with it"]
    parts += [f"{counted(event.lost)} in it are lost"] if event.lost else []
    parts += [f"{several(event.ships, 'Transport Ship', 'Transport Ships')} taken"] if event.ships else []
    parts += ["its Palace is destroyed"] if event.palace else []
    parts += (
        [f"the treasury of {event.loser}, {points_of(event.treasury)}, goes with its last city"]
        if event.treasury
        else []
    )
    people = f"{event.place} ({event.population} thousand people)"
    text = f"{event.captor} captures {people} from {event.loser or 'nobody'}: {'; '.join(parts)}."
    return Telling(text=text, news="siege", weight=3)


@TELLINGS.of(ev.HexExplored)
def hex_explored(event: ev.HexExplored) -> Telling:
    """Tell what an army achieved in wild land."""
    lost = f"; it loses {event.lost}" if event.lost else ""
    chance = f"up to {figure(event.target)} in season {event.seasons}; {card_word(event.card)} is drawn"
    if event.annexed:
        return Telling(text=f"{event.country} annexes {event.name} ({chance}){lost}.", news="explore", weight=2)
    return Telling(text=f"{event.country} does not yet hold {event.name} ({chance}){lost}.", news="explore")


@TELLINGS.of(ev.ExplorersLeft)
def explorers_left(event: ev.ExplorersLeft) -> Telling:
    """Tell of an army that gave up."""
    return Telling(text=f"The army of {event.country} leaves {event.hex} for {event.goal}.", news="explore")


@TELLINGS.of(ev.SeaFight)
def sea_fight(event: ev.SeaFight) -> Telling:
    """Tell a fight at sea."""
    rest = "the rest sails on" if event.passed else "the fleet turns back"
    drowned = f" with {counted(event.drowned)} aboard" if event.drowned else ""
    text = (
        f"The Warships of {event.port} fall upon the fleet of {event.mover}: {event.mover} loses "
        f"{counted(event.sunk[0])}{drowned}, {event.interceptor} {counted(event.sunk[1])}; {rest}."
    )
    return Telling(text=text, news="battle", weight=3)


@TELLINGS.of(ev.PiratesBeaten)
def pirates_beaten(event: ev.PiratesBeaten) -> Telling:
    """Tell how Warships met pirates."""
    how = "and beat them off" if event.beaten else "in vain"
    lost = f", losing {counted(event.sunk)}" if event.sunk else ""
    text = (
        f"The Warships of {event.city} meet {several(event.pirates, 'squadron', 'squadrons')} of pirates {how}{lost}."
    )
    return Telling(text=text, news="battle", weight=2)


@TELLINGS.of(ev.WarPlanned)
def war_planned(event: ev.WarPlanned) -> Telling:
    """Tell the gamemaster what an autopilot has in mind."""
    target = event.target or "wild land"
    verb = "will declare" if event.declares else "prepares"
    return Telling(text=f"{event.country} {verb} a war of {event.kind} against {target}.", news="war", weight=0)


@TELLINGS.of(ev.WrongDone)
def wrong_done(event: ev.WrongDone) -> Telling:
    """Tell what is remembered."""
    return Telling(
        text=f"{event.victim} will remember {points_of(event.value)} of harm done by {event.offender}.",
        news="war",
        weight=0,
    )


@TELLINGS.of(ev.ResultReported)
def result_reported(event: ev.ResultReported) -> Telling:
    """Tell a report from the table."""
    return Telling(text=f"{event.by} reports that {event.winner} won the battle of {event.place}.", news="battle")


@TELLINGS.of(ev.ResultSettled)
def result_settled(event: ev.ResultSettled) -> Telling:
    """Tell which report stands."""
    how = {
        "agreed": "The report stands",
        "disputed": "The report is contested and goes to the gamemaster",
        "ruled": "The gamemaster has ruled",
        "resolver": "Nobody's report stands, and Herald throws the dice",
    }
    return Telling(text=f"Battle of {event.place}: {how[event.how][0].lower()}{how[event.how][1:]}.", news="battle")
