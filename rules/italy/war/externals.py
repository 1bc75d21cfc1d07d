"""Carthage and Epirus / Macedonia: whom they attack, where they land, how they leave (ITA-9)."""

from rules.italy.board.land import Land
from rules.italy.board.state import Attack, External, World
from rules.italy.board.tables import CARTHAGE, CARTHAGE_FIRST, DIE, EPIRUS, ROME
from rules.italy.war.attacks import cancel, drawn
from rules.italy.war.events import ExternalArrived, ExternalDeclined, ExternalMoved, ExternalRemoved, ExternalTested
from rules.italy.war.targets import Chosen, choose_target, ranks
from rules.kernel.facts.names import BETWEEN
from rules.kernel.play.play import Play


def declare_externals(play: Play[World]) -> None:
    """Every External army in Italy attacks, without a roll, and before all Powers (ITA-4.2, ITA-9.12, ITA-9.13)."""
    world = play.state
    order = world.present()
    if len(order) > 1:
        both = BETWEEN.join(one.id for one in order)
        first = CARTHAGE if play.chance.die("ITA-9.13", "external.order", both, DIE) <= CARTHAGE_FIRST else EPIRUS
        order.sort(key=lambda external: external.id != first)
    for external in order:
        aimed = aim(play, external)
        if aimed:
            world.attacks[external.id] = Attack(attacker=external.id, target=aimed.target, chosen=aimed.told)


def aim(play: Play[World], external: External) -> Chosen | None:
    """Choose among the holders of prey, without the bonus for Subjects; None if there is none (ITA-9.14, ITA-9.19)."""
    world, land = play.state, Land(play.state)
    holders = {land.holders[id] for id in land.prey(external)}
    if not holders:
        remove(play, external, "ITA-9.19")
        return None
    targets = [power for power in world.powers if power in holders]
    return choose_target(play.chance, external.id, ranks(world, targets), "ITA-9.14")


def remove(play: Play[World], external: External, clause: str) -> None:
    """Take an External army off the map, and its attack; the holder has control again (ITA-9.11, ITA-9.19)."""
    world = play.state
    place = world.provinces[external.at]
    place.occupier, external.at, external.strength, external.immune = "", "", 0, ""
    play.tell(ExternalRemoved(clause=clause, external=external.id, province=place.id, holder=place.holder))
    attack = world.attacks.get(external.id)
    if attack and attack.state == "pending":
        cancel(play, attack, "gone")


def remove_idle(play: Play[World]) -> None:
    """Remove each External army without prey (ITA-9.19)."""
    for external in play.state.present():
        if not Land(play.state).prey(external):
            remove(play, external, "ITA-9.19")


def advance(play: Play[World], external: External, province: str) -> None:
    """Move an External army that won into the struck province; nothing changes hands (ITA-9.17)."""
    before, place = play.state.provinces[external.at], play.state.provinces[province]
    before.occupier, place.occupier, external.at = "", external.id, province
    play.tell(ExternalMoved(external=external.id, province=place.id, left=before.id, holder=place.holder))


def decline(play: Play[World]) -> None:
    """Weaken every External army at the end of a turn; at 0 it goes (ITA-9.20)."""
    for external in play.state.present():
        external.strength -= play.state.rules.external_decline
        if external.strength > 0:
            play.tell(ExternalDeclined(external=external.id, strength=external.strength))
        else:
            remove(play, external, "ITA-9.20")


def try_carthage(play: Play[World]) -> None:
    """Carthage comes for the rich: 2D6 and 1 for each full 10 of the richest revenue (ITA-9.2, ITA-9.3, ITA-9.21)."""
    world = play.state
    rich = max(world.powers.values(), key=lambda power: power.revenue)
    added = rich.revenue // world.rules.carthage_per_talents
    if added and not world.externals[CARTHAGE].at:
        open_coast = [one.id for one in world.provinces.values() if one.coastal and not one.occupier]
        come(play, CARTHAGE, ("ITA-9.3", "ITA-9.6"), (added, rich.id), open_coast)


def try_epirus(play: Play[World]) -> None:
    """Epirus comes when somebody is subjugated: 2D6 and 3 for each home of the chosen Subject (ITA-9.4)."""
    world, subject = play.state, chosen_subject(play.state)
    if subject and not world.externals[EPIRUS].at:
        added = world.rules.epirus_per_province * len(world.powers[subject].home)
        come(play, EPIRUS, ("ITA-9.4", "ITA-9.7"), (added, subject), landings(world, subject))


def chosen_subject(world: World) -> str:
    """Give the turn's new Subject with most homes that still is one, of equals the first; empty for none (ITA-9.5)."""
    still = [power for power in world.subjugations if Land(world).master(power)]
    return max(still, key=lambda power: len(world.powers[power].home), default="")


def landings(world: World, subject: str) -> list[str]:
    """Give where Epirus may land: free, next to a home of the Subject, none of its homes, not Rome's (ITA-9.7).

    It stays Rome, whoever plays what (ITA-11.12).
    """
    homes = set(world.powers[subject].home)
    free = [one for one in world.provinces.values() if not one.occupier and ROME not in (one.holder, one.home)]
    return [one.id for one in free if one.home != subject and homes & set(one.near)]


def come(play: Play[World], name: str, clauses: tuple[str, str], adds: tuple[int, str], places: list[str]) -> None:
    """Throw 2D6 and add: 13 or more lands an army at a random place, if there is one (ITA-9.8, ITA-9.9, ITA-9.10)."""
    world, external = play.state, play.state.externals[name]
    (test, landing), (added, about) = clauses, adds
    with play.causes():
        dice = play.chance.dice(test, f"{name}.test", name, 2, DIE)
        total = sum(dice) + added
        comes = total >= world.rules.external_threshold
        facts = {"dice": dice, "added": added, "about": about, "total": total, "comes": comes, "places": len(places)}
        play.tell(ExternalTested.of(clause=test, external=name, **facts))
    if comes and places:
        place = world.provinces[drawn(world, play.chance, name, places, (landing, f"{name}.place"))]
        place.occupier, external.at, external.strength = name, place.id, world.rules.external_strength
        external.immune = place.home if name == EPIRUS else ""
        play.tell(ExternalArrived.of(external, place, external=name, province=place.id))
        remove_idle(play)
