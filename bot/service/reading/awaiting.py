"""Awaiting: for whom the open window waits, in a sentence, as its reader may know it."""

from collections.abc import Callable, Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.messages import mention
from bot.service.ground.playing import name_of, practising
from bot.service.ground.wording import listed, plural
from bot.service.posting.gm_log import sees_all
from bot.service.posting.notices import is_played, mustered, owes
from bot.service.words.membership import masked, undealt
from bot.service.words.open_window import Asking, standing
from bot.store.look import Look

UNOPENED = "No window is open now, so nobody is waited for."
UNTOLD = "Whom this window asks is a secret, so nobody is told for whom it waits."
NOBODY = "It asks nobody who plays."
ALL_READY = "Everybody for whom the window waits is ready."
Naming = Callable[[str], str]


async def waits_for(herald: Herald, campaign: int, user: int, seat: str = "") -> str:
    """Say for whom the open window of a campaign waits; the reader's own seat is `you`."""
    async with herald.store.look(campaign) as look:
        return await waiting_line(look, user, seat)


async def waiting_line(look: Look, user: int, seat: str = "") -> str:
    """Say who is awaited and who is ready, as the status shows it; of a discreet window nothing.

    A gamemaster who sees all, and so plays no seat, hears from whom nothing has come, too.
    """
    asking = standing(look).asking
    if asking is None or not look.campaign.window_key:
        return UNOPENED
    naming = named_for(look, seat, people=sees_all(look, user))
    if practising(look.campaign):
        return await practice_line(look, naming)
    if asking.discreet:
        return UNTOLD
    ready = await look.readies()
    asked = [one for one in asking.asked if is_played(look, one)]
    late = [one for one in asking.awaited if is_played(look, one) and one not in ready]
    there = [one for one in asked if one in ready]
    if not asked:
        return NOBODY
    if not late:
        return ALL_READY
    lines = [f"The window waits for {listed(map(naming, own_first(late, seat)))}.", ready_line(there, seat, naming)]
    if sees_all(look, user):
        lines.append(await silent_line(look, asking, late, naming))
    return " ".join(filter(None, lines))


def named_for(look: Look, seat: str, *, people: bool) -> Naming:
    """Give how seats are called: the reader's own `you`, and where that helps with the person who holds it."""

    def naming(one: str) -> str:
        if one == seat:
            return "you"
        user = look.seats[one].user
        person = f" ({mention(user)})" if people and user and not masked(look.campaign) else ""
        return f"{name_of(look, one)}{person}"

    return naming


def own_first(seats: Sequence[str], own: str) -> list[str]:
    """Give seats with the reader's own before the others."""
    return sorted(seats, key=lambda one: one != own)


def ready_line(seats: Sequence[str], own: str, naming: Naming) -> str:
    """Say who is ready; nothing where nobody is."""
    if not seats:
        return ""
    names = listed(map(naming, own_first(seats, own)))
    text = f"{names} {'are' if len(seats) > 1 or own in seats else 'is'} ready."
    return f"{text[:1].upper()}{text[1:]}"


async def silent_line(look: Look, asking: Asking, late: Sequence[str], naming: Naming) -> str:
    """Say from whom nothing has come, where others have ordered and are not ready."""
    silent = await owes(look, asking)
    ordered = [one for one in late if one not in silent]
    if not ordered:
        return "Nothing has come yet."
    has = "have" if ordered[1:] else "has"
    return f"{listed(map(naming, ordered))} {has} given orders, and may still change them."


async def practice_line(look: Look, naming: Naming) -> str:
    """Say who has answered in the practice before the first turn."""
    answered, played = await mustered(look), [one for one in look.seats if is_played(look, one)]
    late = [one for one in played if one not in answered]
    if not late:
        return "Everybody has answered in the practice."
    if undealt(look.campaign):
        return f"{len(played) - len(late)} of {plural(len(played), 'player')} have answered in the practice."
    return f"The practice waits for {listed(map(naming, late))}."
