"""Odds of a proposal to a country that nobody plays (CIV-7.3b, CIV-7.3c)."""

from fractions import Fraction

from rules.civilized.diplomacy.orders import ManeuverPolitically, maneuvers, other_ends, own_ends, thirds, unused_lots
from rules.civilized.diplomacy.proposals import persuasion, reasons
from rules.civilized.diplomacy.wording import described, named
from rules.civilized.missions.missions import mission_id, mission_names
from rules.civilized.missions.orders import ALL, idle
from rules.civilized.world.asking import Maneuver
from rules.civilized.world.state import Proposal, World
from rules.civilized.world.war_tables import HIGHEST_CARD
from rules.kernel.orders.choice import hint, pick
from rules.kernel.orders.question import Odds, Question
from rules.kernel.telling.phrases import capital, signed

CLAUSE = "CIV-7.3b"
EXPOSED = Fraction(1, HIGHEST_CARD)
"""A King."""


class WeighProposal(
    Question[World],
    name="proposal",
    says=("proposal of {kind} by {mission} [for {city}] [with {partner}] [about {third}] [using {lots} lots]",),
    clause=CLAUSE,
):
    """What your mission could propose, to a host that nobody plays."""

    mission: str = pick("mission", mission_names, "a mission of yours that is abroad", problem=idle)
    kind: Maneuver = pick("", maneuvers, "what it would propose")
    city: str = hint("city", own_ends, "for a trade: your city; to break one: the host's", default="")
    partner: str = hint("city", other_ends, "for a trade: the city at the other end", default="")
    third: str = hint("country", thirds, "the third country, where there is one", default="")
    lots: int = hint("", unused_lots, "lots of 25 donated there to use; else all of them", default=ALL, ge=0, le=ALL)

    @property
    def order(self) -> ManeuverPolitically:
        """Give the order that would propose it."""
        return ManeuverPolitically.model_validate(self.model_dump())

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what cannot be proposed (CIV-7.2p)."""
        self.order.refuse(world, seat)

    def odds(self, world: World, seat: str) -> Odds:
        """Count the cards."""
        asked = self.order.asked(world, seat)
        proposal = Proposal(id="", asked=asked, mission=mission_id(self.mission), lots=self.lots)
        agreed, host = persuasion(world, proposal), world.named(asked.host)
        parts = ", ".join(f"{reason} {signed(figure)}" for reason, figure in reasons(world, proposal).items() if figure)
        assumed = (
            f"{capital(described(named(world, asked)))}, of a host that nobody plays; a player decides himself",
            f"The card decides against {parts}; a King never agrees",
        )
        outcomes = {
            f"{host} agrees": agreed,
            f"{host} refuses": 1 - agreed - EXPOSED,
            "A King: refused, and the mission is sent home": EXPOSED,
        }
        return Odds(f"A proposal to {host}", assumed, outcomes)
