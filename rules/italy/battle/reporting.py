"""How a battle is decided: on a table and reported, or by the generator (ITA-6.21 to ITA-6.24)."""

from collections.abc import Generator, Sequence
from typing import Any

from rules.italy.battle.events import DisputeReason, ResultClaimed, ResultConfirmed, ResultDisputed, ResultRuled
from rules.italy.battle.generator import Result, generate
from rules.italy.battle.orders import Confirm, Dispute, Report, RuleBattle, UseGenerator
from rules.italy.board.deeds import Deed
from rules.italy.board.state import Attack, Battle, Claim, World
from rules.italy.board.tables import GAMEMASTER, ROME, Winner
from rules.italy.seats.orders import CHAIR_ORDERS, SEAT_ORDERS
from rules.italy.seats.seats import obey
from rules.kernel.orders.windows import Sealed, Window, ask
from rules.kernel.play.play import Play

Deciding = Generator[Window[Any], Sealed, Result | None]  # Any: windows differ in their orders
"""Asks what is to be asked and gives the result; None leaves the battle to the generator."""


def decide(play: Play[World], attack: Attack, battle: Battle) -> Deciding:
    """Give a battle's result, as reported and standing, or from the generator; None if the game ended (ITA-6.23)."""
    reported = yield from report(play, attack, battle)
    return reported if reported or play.state.ended else generate(play, attack, battle)


def choosers(world: World, battle: Battle) -> list[str]:
    """Give who chooses the method: the players of the two sides; with `tabletop_others` Rome's for all (ITA-6.21)."""
    if world.settings.tabletop == "always_generator":
        return []
    sides = [one for one in world.players() if one in (battle.attacker, battle.holder)]
    if not sides and world.settings.tabletop_others and ROME in world.seated:
        return [ROME]
    return sides


def report(play: Play[World], attack: Attack, battle: Battle) -> Deciding:
    """Ask those who choose; a report leads on, everything else to the generator (ITA-6.23, ITA-6.26)."""
    world = play.state
    sides = choosers(world, battle)
    asked = [seat for seat in sides if world.powers[seat].method == "ask"]
    given = obey(play, (yield from ask(battle_window(asked, facing(world, battle)))))
    claims = [
        Claim(winner=order.winner, degree=order.claims(), by=seat) for seat, order in given if isinstance(order, Report)
    ]
    if not claims or world.ended:
        return None
    battle.claims = claims
    for claim in claims:
        play.tell(
            ResultClaimed(
                label=attack.label,
                seat=world.name(claim.by),
                winner=claim.winner,
                degree=claim.degree,
                victor=victor(world, battle, claim.winner),
            )
        )
    return (yield from settle(play, attack, battle, claims, sides))


def settle(
    play: Play[World], attack: Attack, battle: Battle, claims: Sequence[Claim], sides: Sequence[str]
) -> Deciding:
    """Let a claim stand if all agree or nobody can confirm it; else ask for confirmation or a ruling (ITA-6.24)."""
    world, claim = play.state, claims[0]
    if any((one.winner, one.degree) != (claim.winner, claim.degree) for one in claims):
        return (yield from ruling(play, attack, battle))
    others = [seat for seat in sides if seat not in [one.by for one in claims]]
    judges = [seat for seat in others if seat in world.seated] or (
        [GAMEMASTER] if GAMEMASTER in world.seated and len(claims) == 1 else []
    )
    given = obey(play, (yield from ask(confirm_window(judges, facing(world, battle)))))
    if world.ended:
        return None
    disputes = [(seat, order) for seat, order in given if isinstance(order, Dispute)]
    for seat, order in disputes:
        tell_dispute(play, attack, battle, seat, order)
    if disputes:
        return (yield from ruling(play, attack, battle))
    confirmed = [seat for seat, order in given if isinstance(order, Confirm)]
    play.tell(ResultConfirmed(label=attack.label, by=speaker(world, confirmed[0]) if confirmed else ""))
    return claim.winner, claim.degree


def tell_dispute(play: Play[World], attack: Attack, battle: Battle, seat: str, order: Dispute) -> None:
    """Tell that a report is contested; why is for the sides and the gamemaster (section 4)."""
    world = play.state
    by = speaker(world, seat)
    sides = tuple(one for one in (battle.attacker, battle.holder) if one in world.powers)
    play.tell(ResultDisputed(label=attack.label, by=by))
    play.tell(DisputeReason(audience=(*sides, GAMEMASTER), label=attack.label, by=by, reason=order.reason))


def ruling(play: Play[World], attack: Attack, battle: Battle) -> Deciding:
    """Ask the gamemaster; without one, or in silence, the generator decides (ITA-6.24)."""
    asked = [GAMEMASTER] if GAMEMASTER in play.state.seated else []
    given = obey(play, (yield from ask(ruling_window(asked, facing(play.state, battle)))))
    rulings = [order for _, order in given if isinstance(order, RuleBattle)]
    if not rulings:
        play.tell(ResultRuled(label=attack.label, winner="", degree=""))
        return None
    ruled = rulings[-1]
    won = victor(play.state, battle, ruled.winner)
    play.tell(ResultRuled(label=attack.label, winner=ruled.winner, degree=ruled.degree, victor=won))
    return ruled.winner, ruled.degree


def victor(world: World, battle: Battle, winner: Winner) -> str:
    """Name whose army won."""
    return world.name(battle.attacker if winner == "attacker" else battle.army)


def speaker(world: World, seat: str) -> str:
    """Name who speaks."""
    return "the gamemaster" if seat == GAMEMASTER else world.name(seat)


def facing(world: World, battle: Battle) -> str:
    """Say who meets whom, and where."""
    label, place = world.attacks[battle.attack].label, world.provinces[battle.province].name
    return f"{label}: {world.name(battle.attacker)} against {world.name(battle.army)} in {place}."


def battle_window(asked: list[str], battle: str) -> Window[Deed]:
    """Ask for the generator or a report; long enough to play a battle (ITA-6.21)."""
    return Window(
        name="battle",
        clause="ITA-6.21",
        asked=asked,
        orders=(UseGenerator, Report, *SEAT_ORDERS),
        silence="The Battle Result Generator decides.",
        title="How is this battle decided?",
        meanwhile=battle,
    )


def confirm_window(asked: list[str], battle: str) -> Window[Deed]:
    """Ask the other side, or the gamemaster; silence confirms (ITA-6.24)."""
    return Window(
        name="confirm",
        clause="ITA-6.24",
        asked=asked,
        orders=(Confirm, Dispute, *(CHAIR_ORDERS if asked == [GAMEMASTER] else SEAT_ORDERS)),
        silence="The reported result stands.",
        title="Is the reported result right?",
        meanwhile=f"{battle} Its report waits for confirmation.",
    )


def ruling_window(asked: list[str], battle: str) -> Window[Deed]:
    """Ask the gamemaster; silence leaves the battle to the generator (ITA-6.24)."""
    return Window(
        name="ruling",
        clause="ITA-6.24",
        asked=asked,
        orders=(RuleBattle, UseGenerator, *CHAIR_ORDERS),
        silence="The Battle Result Generator decides.",
        title="How did the contested battle end?",
        meanwhile=f"{battle} Its report is contested and waits for the gamemaster.",
        players_only=True,
    )
