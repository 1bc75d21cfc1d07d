"""Verdicts: the short answer to orders that were given or pressed, with what may be pressed next."""

from collections.abc import Sequence

from rapidfuzz import fuzz

from bot.service.desk.desk import NOTED
from bot.service.desk.partners import PACT
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import OrderSet, Verdict
from bot.service.ground.wording import listed, sentence
from bot.service.history.rulings import rule_doors
from bot.service.orders import orders
from bot.service.plain.intents import INTENTS
from bot.service.plain.situation import LABEL, asked, given, opened, says
from rules.kernel.language.matching import fold

MISSPELT = 86
"""How like an order a line is that means it but for its spelling, of 100."""
THEN = "Shall I note it for then?"
TAKEN, NOT_TAKEN = "✓", "✗"
"""How the line begins that tells of an order which was taken, or was not."""
SURE, UNSURE = "Yes: ", "No"
"""What stands before an order on the button that confirms what nobody can undo, and on the button that does not."""
NOTE = "Note: "
"""What stands before an order on the button that notes it."""
MANY, FEW = 5, 2
"""How many campaigns or orders are offered, and how many are offered to be noted."""
COST = "with these orders"
"""How a note begins that says what the orders given so far take or bring."""
UNREADY = "you are not ready yet"
"""How the note begins that says that orders count without it; it is said with the first."""
FAILING = "would fail as things stand"
"""How a note ends that says how many orders would fail."""
MOST_GIVEN = 20
"""How many orders given so far are named beside one that was taken."""
TOLD = (orders.INSTEAD, COST, NOTED, PACT, "this is practice")
"""How the notes begin that belong to a short answer."""


def judged(verdicts: Sequence[Verdict], found: OrderSet) -> Message:
    """Say what became of each line, with what would do instead of those that were not taken."""
    given_now = {draft.text for draft in found.drafts}
    hints = dict.fromkeys(line for one in verdicts for line in one.hints if line not in given_now)
    offered = says(found, list(hints)[:MANY])
    later = noting(found, list(dict.fromkeys(one.later for one in verdicts if one.later))[:FEW])
    good, alone = sum(one.ok for one in verdicts), len(verdicts) == 1
    one_line = len({one.line for one in verdicts}) == 1
    lines = [] if alone else [f"{good} of {len(verdicts)} taken"]
    effects = {one.effect: one.text for one in found.drafts if one.effect}  # what several do is said with the last
    effects = {text: effect for effect, text in effects.items()}
    lines += [
        line
        for one in verdicts
        for line in (verdict_line(one, alone=alone, numbered=not one_line), effects.pop(one.text, ""))
    ]
    lines += effects.values()
    asks_one = later and not alone
    lines += [f"Shall I note “{later[0].what}” for then?" if asks_one and len(later) == 1 else THEN] if later else []
    lines += [sentence(opened(note)) for note in found.notes if good and note.startswith(TOLD)]
    lines += [found.lesson] if found.practice else [beside_new(found)] if good or not (offered or later) else []
    follow = following(found) if good == len(verdicts) else ()
    sure = confirming(found, [one.text for one in verdicts if one.sure])
    rules = rule_doors(found.game, [one.clause for one in verdicts if not one.ok and one.read])
    return Message(
        content="\n".join(filter(None, lines)), buttons=(*sure, *offered, *later, *follow, door(found), *rules)
    )


def confirming(found: OrderSet, lines: Sequence[str]) -> tuple[Button, ...]:
    """Give the buttons by which somebody says that he means what nobody can undo, or does not."""
    window = found.window.key if found.window else ""
    bound = {"campaign": found.who.campaign, "window": window, "seat": found.who.seat}
    return tuple(
        button
        for line in lines
        for button in (
            Button.model_validate(bound | {"action": "sure", "label": f"{SURE}{line}", "style": "danger"}),
            Button.model_validate(bound | {"action": "ask", "label": UNSURE, "what": "asked"}),
        )
    )


def able(one: Verdict, found: OrderSet) -> Message:
    """Say what can be given of the kind of order that somebody asks after."""
    said = listed((f"“{line}”" for line in one.hints), "or")
    return Message(content=f"You could say {said}.", buttons=(*says(found, one.hints[:MANY]), door(found)))


def taken(found: OrderSet) -> Message:
    """Say shortly what was given by one press and what it does, and offer what could follow."""
    new = [draft for draft in found.drafts if draft.new]
    last = {draft.effect: place for place, draft in enumerate(new)}  # what several orders do is said with the last
    lines = [
        line
        for place, draft in enumerate(new)
        for line in (f"{TAKEN} {draft.text}", draft.effect if last[draft.effect] == place else "")
    ]
    lines += [sentence(opened(note)) for note in found.notes if note.startswith(TOLD)]
    lines += [found.lesson if found.practice else beside_new(found)]
    return Message(content="\n".join(filter(None, lines)), buttons=(*following(found), door(found)))


def readied(found: OrderSet) -> Message:
    """Say shortly that a seat is ready, or is not any more, and what stands or is asked next."""
    if orders.CLOSED in found.notes:
        lines = [sentence(opened(orders.CLOSED)), asked(found)]
        # Where the thumb still lies no other Ready comes, unless it is all that is wanted of somebody not asked.
        buttons = tuple(one for one in following(found) if one.action != "ready" or not found.asked)
        return Message(content="\n".join(filter(None, lines)), buttons=(*buttons, door(found)))
    lines = [sentence(opened(note)) for note in found.notes if not note.startswith(COST)] + [given(found)]
    return Message(content="\n".join(filter(None, lines)), buttons=(*following(found), door(found)))


def beside_new(found: OrderSet) -> str:
    """Say all that was given so far, unless that is just what was given now, and how much of it would fail."""
    if found.drafts and all(draft.new and draft.ok for draft in found.drafts) and not found.ready:
        return next((sentence(opened(note)) for note in found.notes if note.startswith(UNREADY)), "")
    bad = [sentence(opened(note)) for note in found.notes if note.endswith(FAILING)]
    return " ".join((given(found, MOST_GIVEN), *bad))


def following(found: OrderSet) -> tuple[Button, ...]:
    """Give what is pressed next: what counsel offers besides, and that one is ready."""
    if found.window is None or not (found.asked or found.awaited) or found.practice:
        return ()
    bound = {"campaign": found.who.campaign, "window": found.window.key, "seat": found.who.seat}
    offers = (("advise", one.label, one.id, "primary") for one in found.offered)
    done = (("unready", "Not ready", "", "secondary") if found.ready else ("ready", "Ready", "", "success"),)
    return tuple(
        Button.model_validate({**bound, "action": action, "label": label, "what": what, "style": style})
        for action, label, what, style in (*offers, *done)
    )


def door(found: OrderSet) -> Button:
    """Give the button that shows the whole panel."""
    return Button(action="orders", label="Orders", campaign=found.who.campaign, seat=found.who.seat)


def noting(found: OrderSet, lines: Sequence[str]) -> tuple[Button, ...]:
    """Give a button for each line, which notes it for the window that asks for it."""
    campaign, seat = found.who.campaign, found.who.seat
    return tuple(
        Button(action="note", label=f"{NOTE}{line}", campaign=campaign, seat=seat, what=line)
        for line in lines
        if len(line) + len(NOTE) <= LABEL
    )


def verdict_line(one: Verdict, *, alone: bool, numbered: bool = True) -> str:
    """Say what became of a line; its number helps only beside other lines."""
    place = f"line {one.line}: " if numbered and not alone else ""
    if one.sure:
        return f"{one.text}: {opened(one.answer)}"
    if one.ok:
        return f"{TAKEN} {place}{one.text}" + (f" — {one.answer}" if one.answer else "")
    if alone:
        return f"{NOT_TAKEN} {opened(one.answer)}" + ("" if one.answer.endswith("?") else ".")
    echo = f"I do not understand “{one.text}”"  # what stands before the dash already
    answer = one.answer.replace(echo, "I do not understand that", 1) if one.answer.startswith(echo) else one.answer
    return f"{NOT_TAKEN} {place}{one.text} — {answer}"


def is_order(slip: Verdict, text: str, wish: str) -> bool:
    """Tell whether a line is an order that was not taken: misspelt, or whole and not said as a wish to the letter.

    “courts” and “post” are near to plain words, and orders of a game.
    """
    misspelt = bool(slip.hints) and fuzz.ratio(fold(text), fold(slip.hints[0])) >= MISSPELT
    return misspelt or (slip.whole and not INTENTS.spoken_as(text, wish))
