"""Asking first: what a gamemaster is about to take back, or to cut short, is said before it is done."""

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Action, Button, Message
from bot.service.ground.playing import by_the_table, name_of, only_host
from bot.service.ground.wording import listed, plural
from bot.service.posting.notices import owes
from bot.service.table.gamemaster import phase_name, span
from bot.service.table.undoing import asked_then, meant
from bot.service.words.open_window import standing
from bot.store.deeds import last_closings
from bot.store.look import Look
from rules.kernel.errors import Answer

REVIVED = (
    "The campaign has ended; this revives it from there. What its end opened stays known: the seed of its luck, and "
    "what was secret."
)
"""What is said of taking a window back in a campaign that is over."""
CHANGED = "something has happened since that was asked; ask again, and read what it would do now"


async def before_rewind(herald: Herald, campaign: int, user: int, save: int) -> Message:
    """Say what going back to a save would forget. Raises Answer for who may not, and where there is no such save."""
    async with herald.store.look(campaign) as look:
        only_host(look, user, "rewind it")
        by_the_table(look, user, "rewinds")
        back = await look.save(save)
        if back is None:
            raise Answer(f"there is no save {save}; there is {span([mark.number for mark in await look.saves()])}")
        lost = sum(place.save >= save for place, _ in await last_closings(look))
        name = phase_name(herald, look.campaign.game, back.turn, back.phase)
        content = (
            f"“{look.campaign.title}” stands at {standing(look).date or 'its beginning'}. Going back to save {save}, "
            f"the beginning of {name} in turn {back.turn}, forgets {plural(lost, 'closed window')} for good, with what "
            "was ordered in them; everybody at the table is told."
        )
        return Message(content=content, buttons=(sure(look, "rewind", f"Go back to save {save}", f"{save}-{lost}"),))


async def before_undo(herald: Herald, campaign: int, user: int, event: int = 0) -> Message:
    """Say which window would be taken back, and with it which others. Raises Answer where there is none."""
    async with herald.store.look(campaign) as look:
        only_host(look, user, "take a window back")
        by_the_table(look, user, "takes back")
        place, closing = await meant(herald, look, event)
        later = sum((one.save, one.number) > (place.save, place.number) for one, _ in await last_closings(look))
        held = " The campaign is held already: this goes back further." if look.campaign.status == "held" else ""
        ended = f" {REVIVED}" if look.campaign.status == "ended" else ""
        content = (
            f"This takes back “{await asked_then(herald, look, place, closing)}”{after_it(later)}.{ended} What "
            "came of it is forgotten, everybody is told, and the campaign is held: nothing goes on until you use "
            f"/gm release, which asks its players again, with the orders that they gave then.{held}"
        )
        what = f"{event}-{place.save}-{place.number}"
        return Message(content=content, buttons=(sure(look, "takeback", "Take it back", what),))


def after_it(later: int) -> str:
    """Say how many windows after one closed without anybody; nothing of none."""
    itself = "itself" if later == 1 else "themselves"
    return f", and {plural(later, 'window')} after it that closed by {itself}" if later else ""


async def before_close(herald: Herald, campaign: int, user: int) -> Message | None:
    """Say who has given nothing yet to the window that would be closed; None where nothing is to be asked."""
    async with herald.store.look(campaign) as look:
        only_host(look, user, "close its windows")
        asking = standing(look).asking
        if asking is None or look.campaign.status != "running" or not look.campaign.window_key:
            return None
        late = [] if asking.discreet else sorted(await owes(look, asking))
        if not late:
            return None
        names = listed(name_of(look, seat) for seat in late)
        content = f"Nothing has come yet from {names}. Closed now, the window takes silence for an answer."
        close = sure(look, "shut", "Close it anyway", "")
        return Message(content=content, buttons=(close.model_copy(update={"window": look.campaign.window_key}),))


def sure(look: Look, action: Action, label: str, what: str) -> Button:
    """Give the button that does what was asked."""
    return Button(action=action, label=label, campaign=look.id, what=what, style="danger")
