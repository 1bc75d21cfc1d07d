"""Counsel on neighbours: envoys who wait for an answer, and what one's own could ask for."""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.civilized.diplomacy.autopilot import trades_with
from rules.civilized.diplomacy.orders import Accept, ManeuverPolitically, ProposeMarriage, Refuse
from rules.civilized.diplomacy.peace import autopilot_agrees
from rules.civilized.diplomacy.proposals import persuasion
from rules.civilized.diplomacy.weddings import single
from rules.civilized.diplomacy.wording import described, named
from rules.civilized.missions.missions import active, may_act, mission_id
from rules.civilized.missions.orders import ALL, RaiseMission
from rules.civilized.throne.counsel import without_heir
from rules.civilized.throne.orders import heirs
from rules.civilized.throne.remedies import NEXT, bears
from rules.civilized.world.asking import Asked, Maneuver
from rules.civilized.world.deed import lawful
from rules.civilized.world.state import Mission, Proposal, World
from rules.civilized.world.tables import MISSION_COST
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Counsel, Offer, Weight, in_ten
from rules.kernel.telling.phrases import form, points_of

WELCOME = (
    "land_trade",
    "sea_trade",
    "pact",
    "defensive_alliance",
    "grant_trade_access",
    "grant_military_access",
    "grant_full_access",
    "parting",
)
"""What a country does well to accept: it gives up nothing."""
WISHES: tuple[Maneuver, ...] = ("pact", "defensive_alliance")
"""What an envoy asks for where no cities are left to trade, the first first."""


def neighbours(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what was proposed, and what one's missions could propose, where that is asked."""
    if seat not in world.countries:
        return ()
    if window.name == "host_reply":
        return [proposed(world, seat, one) for one in world.proposals.values() if one.asked.host == seat]
    if window.name == "winter":
        return list(peace(world, seat))
    return list(envoys(world, seat)) if window.name == "missions" else ()


def proposed(world: World, seat: str, one: Proposal) -> Counsel[World]:
    """Say what an envoy wants, with the better answer first (CIV-7.3a)."""
    what, who = described(named(world, one.asked)), world.named(one.asked.owner)
    army, own = len(world.army_of(one.asked.owner)), len(world.army_of(seat))
    yes, no = Accept(proposal=one.id), Refuse(proposal=one.id)
    answers = [Offer(f"Accept {who}"[:BUTTON], yes), Offer(f"Refuse {who}"[:BUTTON], no)]
    if not is_welcome(world, one.asked):
        answers.reverse()
    strong = f"{army} {form(army, 'element', 'elements')}"
    text = f"{who} asks for {what}. Silence refuses. {who} has {strong} to your {own}."
    return Counsel(Weight.DECIDE, text, "CIV-7.3a", tuple(answers))


def is_welcome(world: World, asked: Asked) -> bool:
    """Tell whether a proposal is worth a yes: a peace where a country that nobody plays might make it, too."""
    return autopilot_agrees(world, asked) if asked.kind == "peace" else asked.kind in WELCOME


def envoys(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Give for each mission that may act what it had best propose (CIV-7.2a)."""
    for mission in active(world, seat):
        order = wish(world, seat, mission) if may_act(world, mission) else None
        if order:
            host = world.named(mission.host)
            asked = order.asked(world, seat)
            likely = agrees(world, seat, asked, mission.id)
            text = (
                f"Your envoy in {host} can ask for {described(named(world, asked))}. "
                f"If nobody plays {host}, it agrees {likely}; a player has his own mind."
            )
            yield Counsel(Weight.CHANCE, text, "CIV-7.3b", (Offer(short(world, order), order),))


def peace(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Show whoever is attacked, and has no envoy there, how peace comes about and what it costs (CIV-7.2k)."""
    sent_to = {one.host for one in world.missions_of(seat)}
    foes = [one.attacker for one in world.wars_of(seat) if one.defender == seat and one.attacker in world.countries]
    for foe in dict.fromkeys(one for one in foes if one not in sent_to):
        order, name = RaiseMission(host=foe), world.named(foe)
        text = (
            f"Peace with {name} goes by an envoy. A mission costs {MISSION_COST} of your "
            f"{points_of(world.countries[seat].treasury)}; it travels next Spring and may propose peace in the Winter "
            f"after, on terms that {name} accepts or not."
        )
        offers = (Offer(f"Mission to {name}"[:BUTTON], order),) if lawful(world, seat, order) else ()
        yield Counsel(Weight.CHANCE, text, "CIV-7.2k", offers)


def asked_for(world: World, seat: str, order: ManeuverPolitically) -> str:
    """Say how a proposal stands (CIV-7.3b)."""
    asked = order.asked(world, seat)
    mission = world.missions[mission_id(order.mission)].id
    return f"If nobody plays {world.named(asked.host)}, it agrees {agrees(world, seat, asked, mission, order.lots)}."


def agrees(world: World, seat: str, asked: Asked, mission: str, lots: int = ALL) -> str:
    """Say how likely a host agrees that nobody plays, with so many of the lots that there are."""
    kept = min(lots, world.countries[asked.host].donations.get(seat, 0))
    return in_ten(persuasion(world, Proposal(id="", asked=asked, mission=mission, lots=kept)))


def sent(world: World, seat: str, order: RaiseMission) -> str:
    """Say when a new mission acts, and how a first proposal would stand (CIV-7.1a, CIV-7.3b)."""
    asked = Asked(owner=seat, host=order.host, kind="pact")
    return (
        f"It travels next Spring and acts from next Winter on. "
        f"If nobody plays {world.named(order.host)}, it agrees to a pact {agrees(world, seat, asked, '')}."
    )


def wish(world: World, seat: str, mission: Mission) -> ManeuverPolitically | ProposeMarriage | None:
    """Give the bride for a ruler without heir, else the first of trade, pact and alliance that can be proposed now."""
    if bride := courted(world, seat, mission):
        return bride
    trades = (order for order in trades_with(world, seat, mission) if isinstance(order, ManeuverPolitically))
    bonds = (ManeuverPolitically(mission=mission.id, kind=kind) for kind in WISHES)
    return next((order for order in (*trades, *bonds) if lawful(world, seat, order)), None)


def courted(world: World, seat: str, mission: Mission) -> ProposeMarriage | None:
    """Give the marriage that would bring a ruler without heir a child, the youngest of the host's (CIV-7.2r)."""
    ruler = without_heir(world, seat) if not world.long_season else None
    if ruler is None or heirs(world, seat):
        return None
    able = [one for one in single(world, mission.host) if bears(world, ruler, one, NEXT)]
    found = (
        ProposeMarriage(mission=mission.id, bride=ruler.id, spouse=one.id)
        for one in sorted(able, key=lambda one: -one.born)
        if one.sex != ruler.sex
    )
    return next((order for order in found if lawful(world, seat, order)), None)


def short(world: World, order: ManeuverPolitically | ProposeMarriage) -> str:
    """Name a proposal on a button."""
    if isinstance(order, ProposeMarriage):
        return f"Marriage to {world.characters[order.spouse].name}"[:BUTTON]
    what = order.kind.replace("_", " ").capitalize()
    return f"{what} with {world.named(world.missions[order.mission].host)}"[:BUTTON]
