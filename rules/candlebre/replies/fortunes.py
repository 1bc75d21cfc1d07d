"""Fortunes of a House: what it drew from the Book, why its honor changed, where its leaders are (CAN-11, CAN-2.10)."""

import re

from rules.candlebre.board.cards import CAPTAINS, COMPANIES, card_title
from rules.candlebre.board.state import Esteem, Leader, Page, World
from rules.candlebre.board.wording import troops
from rules.candlebre.currencies.words import REASONS, YOURS
from rules.candlebre.fate.counsel import odds_of_a_draw
from rules.candlebre.fate.orders import DrawFate
from rules.candlebre.fate.words import EFFECTS
from rules.candlebre.people.leaders import yours
from rules.candlebre.show.pages import place_of
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import capital, row, signed

TOLD = 3
"""So many draws, or turns of honor, are told where no turn is named."""
RAISED = {"9D": "a barracks rises, or 60 gold come", "7H": "a temple rises, or 5 influence come"}
"""What the cards that build do."""
TURN = re.compile(r"\bturn (?P<turn>\d+)")


def drawn(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World]:
    """Tell which cards a House drew, what each did, and when a company may be called (CAN-11.2, CAN-11.4)."""
    house, named = world.houses[seat], TURN.search(said.string)
    pages = [one for one in house.drawn if named is None or one.turn == int(named["turn"])]
    if not pages:
        when = f"in turn {named['turn']}" if named else "yet"
        return Reply(f"You have drawn no card from the Book of Fate {when}.")
    lines = [f"Turn {one.turn}: {page_told(world, seat, one)}." for one in reversed(pages[-TOLD:])]
    if house.hand and ("hand" in said.string or "company" in said.string or pages[-1].card in COMPANIES):
        hand = row(f"{card_title(card)} ({troops(COMPANIES[card].units.items())})" for card in house.hand)
        how = f"“play {card_title(house.hand[-1])}” in the second half of your turn, and its units are placed at once"
        lines.append(f"In your hand: {hand}. Call one by {how}.")
    return Reply("\n".join(lines))


def page_told(world: World, seat: str, page: Page) -> str:
    """Say which card was drawn and what it does: `The Tourney, +4 honor`."""
    title = card_title(page.card)
    if page.card in COMPANIES:
        kept = "it waits in your hand" if page.card in world.houses[seat].hand else "it has left your hand"
        return f"{title}, a company of {troops(COMPANIES[page.card].units.items())}; {kept}"
    if page.card in CAPTAINS:
        return f"{title}, a leader: {CAPTAINS[page.card].trait}"
    return f"{title}, {EFFECTS.get(page.card) or RAISED.get(page.card, 'which did nothing')}"


def risky(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what a draw may bring, in numbers, and what that comes to (CAN-11.2)."""
    del said
    ill, unseen, text = odds_of_a_draw(world, seat)
    if not unseen:
        return None
    wise = "Mostly it helps" if ill * 3 < unseen else "It is a gamble"
    draws = [DrawFate()] if window == "settle" and not world.houses[seat].draws else []
    return Reply(f"{wise}: of {unseen} cards not yet seen {text} So guard your empty land before you draw.", draws)


def esteemed(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World]:
    """Say why the honor of a House is what it is: its latest changes, turn by turn (CAN-2.10)."""
    del window, said
    house = world.houses[seat]
    turns = list(dict.fromkeys(one.turn for one in house.esteem))[-TOLD:]
    if not turns:
        return Reply(
            f"Your honor is {house.honor}: what House {house.charter.name} begins with; nothing changed it yet."
        )
    lines = [
        f"Turn {turn}: {row(f'{signed(one.by)} {why(world, one)}' for one in house.esteem if one.turn == turn)}."
        for turn in turns
    ]
    return Reply("\n".join([f"Your honor is {house.honor}. What changed it:", *lines]))


def why(world: World, one: Esteem) -> str:
    """Say what a change of honor was for: `released prisoners`, `for attacking no House`."""
    if one.sources:
        return row(YOURS[source] for source in one.sources)
    words = {"whom": world.name(one.whom), "card": card_title(one.card) if one.card else "", "operation": one.operation}
    return REASONS[one.clause].format(**words)


def leaders(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say where each leader of a House is: with his troops, captive, or dead (CAN-7.13, CAN-11.8)."""
    del window, said
    own = [one for one in world.leaders.values() if one.seat == seat]
    return Reply(" ".join(f"{fate(world, seat, one)}." for one in own)) if own else None


def fate(world: World, seat: str, one: Leader) -> str:
    """Say how it stands with a leader."""
    name = capital(yours(world, seat, one.id))
    if one.dead:
        return f"{name}: gone for good"
    if one.captor:
        return f"{name}: alive, a captive of {world.name(one.captor)}"
    return f"{name}: alive and free, {place_of(world, one)}"
