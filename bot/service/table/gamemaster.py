"""The gamemaster's controls; all but `close` touch tables only, for they must work when the rules do not."""

from collections.abc import Sequence

from bot.service.closing.sealing import close as close_window
from bot.service.closing.sealing import reopen
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.playing import by_the_table, only_host, practising, resume, spoken_for
from bot.service.ground.values import CampaignCard
from bot.service.ground.wording import clean_line
from bot.service.posting.deadlines import go_on, set_resuming, stop_clock
from bot.service.posting.faults import guarded
from bot.service.posting.gm_log import announce
from bot.service.posting.motions import drop_motions
from bot.service.posting.notices import owe, readers, refresh, shut, tell_all
from bot.service.seats.passing import pass_back, passings_after
from bot.service.start import muster
from bot.service.start.archive import archive
from bot.service.talk.letters import may_read_all
from bot.service.telling.telling import tell_now
from bot.service.words.cards import campaign_card
from bot.service.words.open_window import Standing, standing
from bot.store import standing_orders
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.facts.events import SeatPassed
from rules.kernel.play.journal import Save

REASON = 300
"""The most characters of a reason."""
HELD = "No orders are taken and nothing closes until it is released; what time is left is kept."
"""What the table is told of a hold."""


async def hold(herald: Herald, campaign: int, user: int | None, reason: str = "") -> CampaignCard:
    """Stop everything: no orders, no clock, until it is released."""
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "hold it")
        if unit.campaign.status in {"held", "ended"}:
            raise Answer(f"“{unit.campaign.title}” is {'held already' if unit.campaign.status == 'held' else 'over'}")
        why = clean_line(reason, REASON)
        await still(herald, unit, why or "held by the gamemaster")
        await announce(herald, unit, "held", "holds the campaign" + (f": {why}" if why else ""), then=HELD)
        await refresh(herald, unit)
        return await campaign_card(herald, unit)


async def still(herald: Herald, unit: Unit, reason: str) -> None:
    """Stop the clock and take no more orders."""
    await stop_clock(unit, herald.clock.now())
    unit.change(status="held", held_from=unit.campaign.status, held_reason=reason)


async def release(herald: Herald, campaign: int, user: int | None) -> CampaignCard:
    """Go on with what was left of the open window; after a rewind the window opens anew."""
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "release it")
        if unit.campaign.status != "held":
            raise Answer(f"“{unit.campaign.title}” is not held")
        if user is None:
            await end_hold(herald, unit, "whoever runs Herald")
        else:
            await announce(herald, unit, "released", "releases the campaign")
            await go_on_as_before(herald, unit)
    # What needs the rules comes after what must work without them; were we to stop here, the clock would do it.
    await reopen(herald, campaign)
    async with herald.store.look(campaign) as look:
        return await campaign_card(herald, look)


async def end_hold(herald: Herald, unit: Unit, by: str) -> None:
    """Go on as before the hold, and tell the table who wanted it."""
    paused = " It is paused, as it was before." if unit.campaign.held_from == "paused" else ""
    text = f"“{unit.campaign.title}” is released by {by}.{paused}"
    await tell_all(unit, f"released-{unit.campaign.version}", text, herald.clock.now())
    await go_on_as_before(herald, unit)


async def go_on_as_before(herald: Herald, unit: Unit) -> None:
    """Set a held campaign and its clock as they stood before; a window that has to be opened anew is due at once."""
    before, now = unit.campaign.held_from or "running", herald.clock.now()
    unit.change(status=before, held_reason="", held_from="")
    await set_resuming(unit)
    if before == "muster":
        await muster.go_on(herald, unit)
    if before == "running":
        await go_on(unit, now)
    if (before == "running" and not unit.campaign.window_key) or standing(unit).unbriefed:
        await unit.set_deadline("open", now)
    await refresh(herald, unit)


@guarded
async def close(herald: Herald, campaign: int, user: int | None) -> CampaignCard:
    """Close the open window now; nobody is counted as having missed it."""
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "close its windows")
        if unit.campaign.status != "running" or not unit.campaign.window_key:
            raise Answer("no window is open that could be closed now")
        await announce(herald, unit, "closed", "closes the window")
        await close_window(herald, unit, await resume(herald, unit), waited=False)
        return await campaign_card(herald, unit)


async def rewind(herald: Herald, campaign: int, user: int | None, save: int) -> CampaignCard:
    """Take a campaign back to a save, and hold it; what came after is forgotten."""
    await tell_now(herald, campaign)
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "rewind it")
        by_the_table(unit, user, "rewinds")
        if practising(unit.campaign):
            raise Answer("nothing has been played yet that could be taken back; the practice counts for nothing")
        back = await unit.save(save)
        if back is None:
            raise Answer(f"there is no save {save}; there is {span([mark.number for mark in await unit.saves()])}")
        passed = await passings_after(unit, back.told)
        await shut(herald, unit)
        await unit.forget_after(back)
        await take_back(herald, unit, back, f"rewound to save {save}", passed)
        await standing_orders.again(unit, save)
        name = phase_name(herald, unit.campaign.game, back.turn, back.phase)
        what = f"rewinds the campaign to the beginning of {name} in turn {back.turn} and holds it"
        await announce(herald, unit, "rewound", what, then="What came after is forgotten; it goes on when released.")
        await own_to(herald, unit, f"gone back to the beginning of {name} in turn {back.turn}", "")
        await refresh(herald, unit)
        return await campaign_card(herald, unit)


async def take_back(herald: Herald, unit: Unit, save: Save, reason: str, passed: Sequence[SeatPassed]) -> None:
    """Hold a campaign that stands after a save again, with people where they sat before these seats changed hands.

    What was said of the window before is no longer true.
    """
    before = standing(unit)
    date = before.date if before.turn == save.turn else ""
    stands = Standing(turn=save.turn, date=date, unbriefed=before.unbriefed, barred=before.barred)
    unit.change(
        status="held",
        held_from="running",
        held_reason=reason,
        window_key="",
        standing=stands.model_dump_json(),
        rewinds=unit.campaign.rewinds + 1,
        paused_left=None,
        resumes_at=None,
        ended_at=None,
    )
    await drop_motions(herald, unit, extensions_only=True)
    await pass_back(herald, unit, passed)


async def own_to(herald: Herald, unit: Unit, what: str, orders: str) -> None:
    """Tell every player that what they were told since then did not happen."""
    text = f"{unit.campaign.title}: the gamemaster has {what}. What I have told you since then did not happen.{orders}"
    for seat in [seat.seat for seat in unit.seats.values() if seat.user is not None]:
        for name, target in readers(unit, f"void-{unit.campaign.version}-{seat}", seat):
            await owe(unit, name, target, Message(content=text), herald.clock.now())


def span(numbers: list[int]) -> str:
    """Say which saves there are."""
    return f"{numbers[0]} to {numbers[-1]}" if numbers else "none yet"


async def saves(herald: Herald, campaign: int, user: int | None) -> list[tuple[int, str]]:
    """Give the saves that a campaign can be taken back to, newest first: number, and turn and phase in words."""
    async with herald.store.look(campaign) as look:
        only_host(look, user, "see its saves")
        game, marks = look.campaign.game, reversed(await look.saves())
    return [(one.number, f"turn {one.turn}, {phase_name(herald, game, one.turn, one.phase)}") for one in marks]


def phase_name(herald: Herald, game: str, turn: int, phase: int) -> str:
    """Say which phase of a turn is meant, as its game calls it; by its place where it is not known here."""
    known = herald.games.get(game)
    phases = (known.phases if turn else known.opening) if known else ()
    return phases[phase].__name__.replace("_", " ") if phase < len(phases) else f"phase {phase + 1}"


async def export(herald: Herald, campaign: int, user: int | None) -> bytes:
    """Give everything of a campaign as JSON; the table is told, for all that is hidden stands in it.

    A gamemaster who plays, or is blind, gets it only once the campaign has ended; whoever runs Herald (None) at any
    time. Letters, sealed promises and secret pacts are for whoever may read them.
    """
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "export it")
        by_the_table(unit, user, "exports")
        playing = user is not None and spoken_for(unit, user) is not None
        if (playing or (user is not None and unit.campaign.blind)) and unit.campaign.status != "ended":
            raise Answer(
                "everything hidden stands in an export, and you play here, or are blind: you get it once the campaign "
                "has ended; until then whoever runs Herald can export it with python -m bot export"
            )
        if user is not None and unit.campaign.status != "ended":
            await announce(herald, unit, "exported", "exports the campaign, with all that is hidden in it")
    await tell_now(herald, campaign)
    async with herald.store.look(campaign) as look:  # a long campaign is long to read: nobody waits to write meanwhile
        return await archive(look, people=user is None, secrets=user is None or may_read_all(look, user))
