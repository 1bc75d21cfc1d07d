"""The orders about crusades, and the free claims of who came home (FIE-15.1, FIE-15.7)."""

from collections.abc import Iterable
from dataclasses import replace

from rules.fiefs.board.houses import Intent
from rules.fiefs.board.land import fiefs_of, nation_of, ruled
from rules.fiefs.board.state import World
from rules.fiefs.claims.choosing import best_claim, by_preference
from rules.fiefs.claims.deeds import Deed
from rules.fiefs.claims.markers import claim, unclaimable
from rules.fiefs.crusades.crusades import at_home, cannot_leave, depart
from rules.fiefs.seats.seats import hear
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Given, Objection, pick
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play
from rules.kernel.telling.phrases import row


def sendable(world: World, seat: str) -> list[str]:
    """Give the nations whose rulers a House may send, those at home first (FIE-15.1)."""
    return at_home(world, seat) if world.settings.crusades else []


def unsendable(world: World, seat: str, nation: str) -> Objection:
    """Say why a ruler cannot be sent (FIE-15.1)."""
    return cannot_leave(world, seat, nation)


class SendOnCrusade(
    Deed,
    name="send_on_crusade",
    says=("send ruler of {nation} on crusade", "send the ruler of {nation} on crusade"),
    clause="FIE-15.1",
    replaces="send_on_crusade {nation}",
):
    """Send the ruler of a nation of yours on crusade: glory, free claims, or death."""

    nation: str = pick("nation", sendable, "a nation of yours whose ruler is at home", denied=unsendable)

    def intent(self) -> Intent:
        """Give it as it is ranked."""
        return Intent(deed="crusade", nation=self.nation)

    def objection(self, world: World, seat: str) -> Objection:
        """Say why he cannot be sent, if so."""
        return cannot_leave(world, seat, self.nation)

    def perform(self, play: Play[World], seat: str) -> None:
        """Send him."""
        depart(play, seat, self.nation)


def for_nothing(world: World, seat: str) -> list[str]:
    """Give the fiefs that a House may claim for nothing, the best first (FIE-4.9, FIE-15.5, FIE-15.6)."""
    owed = [fief for nation in world.houses[seat].free_claims for fief in fiefs_of(world, nation)]
    return by_preference(world, seat, [fief for fief in owed if not unclaimable(world, seat, fief)])


def beside(world: World, seat: str, fief: str, given: Given) -> Objection:
    """Say that one nation yields one free claim (FIE-15.5)."""
    nation = nation_of(world, fief)
    twice = any(nation_of(world, other) == nation for other in given.get("fiefs", ()))
    return ("FIE-15.5", f"you named a fief of {world.called('nation', nation)} already") if twice else None


class Spoils(
    Order[World],
    name="spoils",
    says=("spoils {fiefs}", "claim freely {fiefs}"),
    clause="FIE-15.7",
    replaces="spoils",
    stage=-5,
):
    """Claim fiefs for nothing after a crusade, one in each nation that owes you one."""

    fiefs: tuple[str, ...] = pick(
        "fief", for_nothing, "fiefs to claim, one in each nation", problem=beside, denied="{} cannot be claimed so"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever came home from no crusade."""
        if not world.houses[seat].free_claims:
            raise Refusal(
                self.clause, "no crusade owes you a claim", "send a ruler on crusade, or claim as your action"
            )

    def apply(self, world: World, seat: str) -> None:
        """Keep them until all have ordered."""
        world.houses[seat].spoils = list(self.fiefs)


def owed(world: World) -> list[str]:
    """Give the Houses that may claim for nothing, in the year's order (FIE-15.7)."""
    return [seat for seat in world.order if world.houses[seat].free_claims]


def take_spoils(play: Play[World], given: Iterable[tuple[str, Order[World]]], seats: Iterable[str]) -> None:
    """Make the free claims of Houses: as ordered while legal, else the best in each nation that owes one (FIE-15.7)."""
    world = play.state
    said = {seat: order for seat, order in given if isinstance(order, Spoils)}
    for seat in seats:
        house, order = world.houses[seat], said.get(seat)
        nations, house.free_claims, house.spoils = house.free_claims, [], []
        wanted = list(order.fiefs) if order else [best_claim(world, seat, fiefs_of(world, one)) for one in nations]
        for fief in wanted:
            if fief and nation_of(world, fief) in nations and not unclaimable(world, seat, fief):
                claim(play, seat, fief, "FIE-15.5" if len(nations) > 1 else "FIE-15.6")


SPOILS: Window[Order[World]] = Window(
    name="spoils",
    clause="FIE-15.7",
    asked=(),
    orders=(Spoils,),
    silence="You claim the best fief of others in each nation that owes you a claim.",
    title="What do you claim after your crusade?",
    meanwhile="Crusaders come home and lay their claims.",
)


def ask_spoils(play: Play[World]) -> Flow:
    """Ask all whose rulers won in the year they left, at once (FIE-15.7)."""
    seats = owed(play.state)
    given = yield from hear(play, replace(SPOILS, words=lambda: {"silences": unsaid(play.state, seats)}), seats)
    take_spoils(play, given, seats)


def unsaid(world: World, seats: Iterable[str]) -> dict[str, str]:
    """Say to each player whom a crusade owes a claim what silence would claim (FIE-17.9)."""
    found = {
        seat: [best_claim(world, seat, fiefs_of(world, nation)) for nation in world.houses[seat].free_claims]
        for seat in seats
        if seat in world.players()
    }
    claims = {seat: row(world.fiefs[fief].name for fief in fiefs if fief) for seat, fiefs in found.items()}
    return {seat: f"You claim {fiefs}." for seat, fiefs in claims.items() if fiefs}


def first_to_send(world: World, seat: str, busy: Iterable[str]) -> str:
    """Give the first nation whose ruler an autopilot may send: at home, and in no conflict (FIE-16.5)."""
    kept = set(busy)
    return next((nation for nation in ruled(world, seat) if nation in at_home(world, seat) and nation not in kept), "")
