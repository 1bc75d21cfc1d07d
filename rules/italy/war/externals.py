"""Carthage and Epirus / Macedonia: whom they attack, where they land, how they leave (ITA-9)."""

from rules.italy.board.land import Land
from rules.italy.board.state import Attack, External, World
from rules.italy.board.tables import CARTHAGE, CARTHAGE_FIRST, DIE, EPIRUS, ROME
from rules.italy.war.attacks import cancel
from rules.italy.war.events import ExternalArrived, ExternalDeclined, ExternalMoved, ExternalRemoved, ExternalTested
from rules.italy.war.prey import prey
from rules.italy.war.targets import choose_target, ranks
from rules.kernel.facts.names import BETWEEN
from rules.kernel.play.play import Play


def present(world: World) -> list[External]:
    """Give the External Powers with an army in Italy."""
    return [external for external in world.externals.values() if external.at]


def declare_externals(play: Play[World]) -> None:
    """Every External army in Italy attacks, without a roll, and before all Powers (ITA-4.2, ITA-9.12, ITA-9.13)."""
    world = play.state
    order = present(world)
    if len(order) > 1:
        both = BETWEEN.join(one.id for one in order)
        first = CARTHAGE if play.chance.die("ITA-9.13", "external.order", both, DIE) <= CARTHAGE_FIRST else EPIRUS
        order.sort(key=lambda external: external.id != first)
    for external in order:
        target = aim(play, external)
        if target:
            world.attacks[external.id] = Attack(attacker=external.id, target=target)


def aim(play: Play[World], external: External) -> str:
    """Choose among the holders of prey, without the bonus for Subjects; empty if there is none (ITA-9.14, ITA-9.19)."""
    world, land = play.state, Land(play.state)
    holders = {land.holders[id] for id in prey(land, external)}
    if not holders:
        remove(play, external, "ITA-9.19")
        return ""
    targets = [power for power in world.powers if power in holders]
    return choose_target(world, play.chance, external.id, ranks(world, targets), "ITA-9.14")


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
    for external in present(play.state):
        if external.at and not prey(Land(play.state), external):
            remove(play, external, "ITA-9.19")


def advance(play: Play[World], external: External, province: str) -> None:
    """Move an External army that won into the struck province; nothing changes hands (ITA-9.17)."""
    world = play.state
    before, place = world.provinces[external.at], world.provinces[province]
    before.occupier, place.occupier, external.at = "", external.id, province
    play.tell(ExternalMoved(external=external.id, province=place.id, left=before.id, holder=place.holder))


def decline(play: Play[World]) -> None:
    """Weaken every External army at the end of a turn; at 0 it goes (ITA-9.20)."""
    for external in present(play.state):
        external.strength -= play.state.figures.external_decline
        if external.strength <= 0:
            remove(play, external, "ITA-9.20")
            continue
        play.tell(ExternalDeclined(external=external.id, strength=external.strength))


def try_carthage(play: Play[World]) -> None:
    """Carthage comes for the rich: 2D6 and 1 for each full 10 of the richest revenue (ITA-9.2, ITA-9.3, ITA-9.21)."""
    world, carthage = play.state, play.state.externals[CARTHAGE]
    rich = max(world.powers.values(), key=lambda power: power.revenue)
    added = rich.revenue // world.figures.carthage_per_talents
    if carthage.at or not added:
        return
    open_coast = [one.id for one in world.provinces.values() if one.coastal and not one.occupier]
    if throw(play, carthage, "ITA-9.3", (added, rich.id), open_coast):
        land_army(play, carthage, open_coast, "ITA-9.6")


def try_epirus(play: Play[World]) -> None:
    """Epirus comes when somebody is subjugated: 2D6 and 3 for each home of the chosen Subject (ITA-9.4)."""
    world, epirus = play.state, play.state.externals[EPIRUS]
    subject = chosen_subject(world)
    if epirus.at or not subject:
        return
    power = world.powers[subject]
    added = world.figures.epirus_per_province * len(power.home)
    places = landings(world, subject)
    if throw(play, epirus, "ITA-9.4", (added, power.id), places):
        land_army(play, epirus, places, "ITA-9.7")


def throw(play: Play[World], external: External, clause: str, adds: tuple[int, str], places: list[str]) -> bool:
    """Throw 2D6 and add: 13 or more brings an External Power, if it finds a place (ITA-9.3, ITA-9.4, ITA-9.8)."""
    added, about = adds
    with play.causes():
        dice = play.chance.dice(clause, f"{external.id}.test", external.id, 2, DIE)
        total = sum(dice) + added
        comes = total >= play.state.figures.external_threshold
        play.tell(
            ExternalTested(
                clause=clause,
                external=external.id,
                dice=dice,
                added=added,
                about=about,
                total=total,
                comes=comes,
                places=len(places),
            )
        )
    return comes and bool(places)


def chosen_subject(world: World) -> str:
    """Give the turn's new Subject with most homes that still is one, of equals the first; empty for none (ITA-9.5)."""
    land = Land(world)
    still = [power for power in world.subjugations if land.master(power)]
    return max(still, key=lambda power: len(world.powers[power].home), default="")


def landings(world: World, subject: str) -> list[str]:
    """Give where Epirus may land: free, next to a home of the Subject, none of its homes, not Rome's (ITA-9.7).

    It stays Rome, whoever plays what (ITA-11.12).
    """
    homes = world.powers[subject].home
    return [
        one.id
        for one in world.provinces.values()
        if not one.occupier
        and one.home not in (subject, ROME)
        and one.holder != ROME
        and any(home in one.near for home in homes)
    ]


def land_army(play: Play[World], external: External, places: list[str], clause: str) -> None:
    """Land at a random place of some; one, no die (ITA-9.8, ITA-9.9, ITA-9.10)."""
    world = play.state
    at = 0
    if len(places) > 1:
        at = play.chance.die(clause, f"{external.id}.place", external.id, len(places)) - 1
    place = world.provinces[places[at]]
    place.occupier, external.at, external.strength = external.id, place.id, world.figures.external_strength
    external.immune = place.home if external.id == EPIRUS else ""
    play.tell(ExternalArrived.of(external, place, external=external.id, province=place.id))
    remove_idle(play)
