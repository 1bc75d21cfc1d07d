"""Every button may be pressed late, twice, by a former holder, in vain, or from another campaign (H20)."""

import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.chat.answering.bound import Bound, token
from bot.chat.answering.buttons import button, menu, option
from bot.chat.presses.presses import FORMS, PRESSES, SUBMITS
from bot.chat.shapes.render import Part
from bot.service.ground.values import Who
from bot.service.orders import orders
from bot.service.orders.together import proposed
from bot.service.reading import reading
from bot.service.table import joining, replacing, voting
from bot.service.table.figures import mark
from bot.service.talk import pacts, writers
from rules.kernel.errors import Answer
from tests.chat.conftest import Market
from tests.chat.presses.kinds import DOES, ELSEWHERE, FORMER, IMPOSSIBLE, KINDS, LATE, LOOKS, OWN, TWICE, WRONG, Kind
from tests.e2e.table import Reply

NONE = "nothing"
SENTENCES = re.compile(r"[.!?] +[A-Z“]")


class Scene(Market):
    """A Market at which there is something to press of every kind."""

    @property
    def herald(self):
        return self.world.app.herald

    def who(self, name: str, seat: str) -> Who:
        return Who(1, seat, self.player(name).id)

    async def laid(self) -> None:
        """Begin a campaign with a letter, two pacts, a vote, a deputy and a draft."""
        user = self.world.env.create_user("eve", global_name="Eve")
        self.world.people["Eve"], self.world.direct["Eve"] = self.world.guild.add_member(user), user.dm_channel
        ada, ben, _ = await self.begun()
        await ben.slash("campaign", "letter", to="the Reds", text="Good day.")
        for text in ("No war", "No price below two"):
            await ada.slash("campaign", "pact propose", to="the Blues", text=text)
        await ben.press_on("direct", [one for one in self.messages("direct", "Ben") if one.components][-2], "Accept")
        await ada.slash("campaign", "vote extend", hours=24)
        await ada.slash("campaign", "deputy", person=self.world.people["Dan"].user)
        await ada.slash("campaign", "order", line="bid 2")

    def rows(self, query: str) -> list[tuple[object, ...]]:
        """Give rows of the database, as they stand."""
        with sqlite3.connect(self.settings.database_url.partition("///")[2]) as base:
            return base.execute(query).fetchall()

    def kept(self) -> dict[str, list[tuple[object, ...]]]:
        """Give all that is kept but the count of a campaign's writes, to see whether a press changed it."""
        with sqlite3.connect(self.settings.database_url.partition("///")[2]) as base:
            tables = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {
                table: sorted(base.execute(f"SELECT {columns(base, table)} FROM {table}"), key=str) for table in tables
            }

    async def leave_blue(self) -> None:
        """Let whoever plays the Blues leave them."""
        card = (await self.cards())[0]
        user = next((one.user for one in card.seats if one.id == "blue"), None)
        if user:
            await joining.leave(self.herald, 1, user)
            await self.world.env.settle()

    async def facts(self) -> dict[str, str]:
        """Give what the buttons of the scene are about, as it stands."""
        given = await orders.orders(self.herald, self.who("Ada", "red"))
        pacts = dict(self.rows("SELECT state, id FROM pacts"))
        return {
            "letter": str(self.rows("SELECT id FROM letters WHERE sender = 'blue'")[0][0]),
            "pact": str(pacts.get("holds", NONE)),
            "offered": str(pacts.get("proposed", NONE)),
            "motion": str(self.rows("SELECT max(id) FROM motions")[0][0]),
            "draft": str(given.drafts[0].id) if given.drafts else NONE,
            "advice": next((one.id for one in given.offered if one.label == "Bid 1"), NONE),
            "proposal": await self.proposal(),
            "window": given.window.key if given.window else NONE,
            "asked": token(" ".join(next(iter(reading.doors(self.herald)), ("", "")))),
            "wish": "toy\x1ffair\x1f\x1f",
            "figure": mark("days", "5"),
            "hand": await self.handed(),
        }

    async def proposal(self) -> str:
        """Give what a button is bound to that gives all that counsel offers Ada."""
        try:
            return (await proposed(self.herald, self.who("Ada", "red"), "counsel")).id
        except Answer:
            return NONE

    async def handed(self) -> str:
        """Give what a button is bound to that takes their seat from the Blues."""
        async with self.herald.store.look(1) as look:
            return replacing.bound(look.seats["blue"], "open", None)

    async def shown(self, kind: Kind, facts: dict[str, str]) -> tuple[discord.Message, Kind]:
        """Let Herald send a message with a button or menu of a kind."""
        opener = next((one for one in OWN if one.action == kind.opened_by), kind) if kind.table == "submit" else kind
        values = [value.format(**facts) for value in opener.values]
        bound = Bound.of(
            kind.place, opener.action, 0 if kind.action == "found" else 1, facts["window"] if kind.window else "",
            kind.seat, opener.what.format(**facts),
        )  # fmt: skip
        if kind.action in {"rule", "asked"}:
            bound = Bound("post", kind.action, 0, "", "", facts["asked"])
        options = [option(one, "This") for one in values]
        item = menu(bound, "Choose", options) if values else button(bound, kind.words or "Press")
        room = room_of(kind)
        place = self.world.app.client.get_partial_messageable(self.player(kind.by).room(room).channel.id)
        mark = await self.written(kind) if kind.answers else None
        await place.send("pressed", view=Part(items=(item,)).view(), reference=mark)
        return self.messages(room, kind.by)[-1], opener

    async def written(self, kind: Kind) -> discord.MessageReference:
        """Let somebody write what a message with a button answers; nobody hears it there."""
        await self.world.people[kind.by].send(self.world.channel("campaign"), kind.answers)
        said = self.messages("campaign", kind.by)[-1]
        return discord.MessageReference(message_id=said.id, channel_id=said.channel.id)

    async def press(self, kind: Kind, facts: dict[str, str]) -> Reply:
        """Press what is of this kind; a form is opened first."""
        return await self.act(kind, *await self.shown(kind, facts), facts)

    async def act(self, kind: Kind, message: discord.Message, opener: Kind, facts: dict[str, str]) -> Reply:
        """Press what stands on a message, and send back the form that it opens."""
        reply = await self.open(kind, message, opener, facts)
        return await self.send(kind, reply) if kind.table == "submit" else reply

    async def open(self, kind: Kind, message: discord.Message, opener: Kind, facts: dict[str, str]) -> Reply:
        """Press what stands on a message."""
        viewer = self.player(kind.by).room(room_of(kind)).viewer
        values = [value.format(**facts) for value in opener.values]
        pressed = viewer.select(message, values) if values else viewer.click(message, label=kind.words or "Press")
        return Reply(self.player(kind.by), room_of(kind), await pressed).sound()

    async def send(self, kind: Kind, form: Reply) -> Reply:
        """Send a form back, filled."""
        viewer = form.player.room(form.room).viewer
        return Reply(form.player, form.room, await viewer.submit_modal(form.result, dict(kind.fill))).sound()

    async def forms(self, facts: dict[str, str]) -> dict[int, Reply]:
        """Open the form of every kind that is one."""
        found = {}
        for number, kind in enumerate(KINDS):
            if kind.table == "submit":
                found[number] = await self.open(kind, *await self.shown(kind, facts), facts)
                assert found[number].result.modal is not None, (kind, found[number].text)
        return found


def columns(base: sqlite3.Connection, table: str) -> str:
    """Name the columns of a table, but for the count of a campaign's writes."""
    named = [str(row[1]) for row in base.execute(f"PRAGMA table_info({table})")]
    return ", ".join(f'"{name}"' for name in named if name != "version")


def room_of(kind: Kind) -> str:
    """Give where a kind stands: what changes in place when pressed is somebody's own."""
    return "campaign" if kind.place == "post" else "direct"


@pytest.fixture
async def scene(folder: Path) -> AsyncIterator[Scene]:
    """A scene, laid."""
    async with Scene(folder) as laid:
        await laid.laid()
        yield laid


def said(reply: Reply) -> list[discord.Message]:
    """Give what a press was answered with, all of it for the presser alone."""
    shown = reply.result.followups or ([reply.result.response] if reply.result.response else [])
    assert all(one.ephemeral or reply.room == "direct" for one in shown), reply.text
    return [one.message for one in shown]


def said_shortly(reply: Reply, sentences: int) -> str:
    """Give what a press was answered with that is more than so many sentences; empty if it is not."""
    found = said(reply)
    if reply.result.modal is not None or len(found) != 1 or found[0].embeds or found[0].attachments:
        return f"{len(found)} messages, form {reply.result.modal is not None}: {reply.text[:300]}"
    text = found[0].content
    return text if not text or "\n" in text or len(SENTENCES.findall(text)) >= sentences else ""


async def wrongly(scene: Scene, kinds: list[Kind], facts: dict[str, str], forms: dict[int, Reply]) -> list[str]:
    """Press kinds that can do nothing now; give each that says more than a sentence, or changes anything."""
    faults = []
    for kind in kinds:
        form = forms.get(KINDS.index(kind))
        shown = await scene.shown(kind, facts) if form is None else None
        before = scene.kept()
        reply = await scene.act(kind, *shown, facts) if shown else await scene.send(kind, form)
        more, after = said_shortly(reply, kind.sentences), scene.kept()
        faults += [f"{kind.table} {kind.action} says: {more}"] if more else []
        changed = [table for table in before if before[table] != after[table]]
        faults += [f"{kind.table} {kind.action} changes {changed} saying {reply.text[:200]}"] if changed else []
    return faults


def test_H20_every_kind_is_pressed_at_the_wrong_time() -> None:
    """A new kind of button, menu or form is stated in `kinds.py`, with all five situations."""
    known = (
        {("press", one) for one in PRESSES} | {("form", one) for one in FORMS} | {("submit", one) for one in SUBMITS}
    )

    assert known == {(kind.table, kind.action) for kind in KINDS}
    assert all(set(kind.cannot) <= set(WRONG) and all(kind.cannot.values()) for kind in KINDS)


async def test_H20_what_shows_something_changes_nothing(scene: Scene) -> None:
    """What shows something may be pressed as often as one likes, and shows it to the presser alone."""
    facts = await scene.facts()
    looks = [*LOOKS, *OWN]
    for kind in looks:
        await scene.press(kind, facts)  # a letter that is read stays read
    for kind in looks:
        before = scene.kept()
        reply = await scene.press(kind, facts)
        assert said(reply) or reply.result.modal is not None, kind
        assert before == scene.kept(), (kind, reply.text)


async def test_H20_late(scene: Scene) -> None:
    """What belongs to a closed window is refused, and so is whatever would change a campaign that is over."""
    facts = await scene.facts()
    forms = await scene.forms(facts)
    for name, seat in (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green")):
        await orders.ready(scene.herald, scene.who(name, seat))
    await scene.world.env.settle()

    faults = await wrongly(scene, [kind for kind in KINDS if kind.window], facts, forms)
    forms = await scene.forms(await scene.facts())
    await voting.put(scene.herald, scene.who("Ada", "red"), "end")
    for name, seat in (("Ben", "blue"), ("Cleo", "green")):
        if (await scene.cards())[0].status != "ended":
            number = int(str(scene.rows("SELECT max(id) FROM motions")[0][0]))
            await voting.vote(scene.herald, scene.who(name, seat), number, True)
    await scene.world.env.settle()
    faults += await wrongly(scene, [kind for kind in DOES if LATE not in kind.cannot], facts, forms)

    assert not faults, "\n".join(faults)


async def test_H20_a_former_holder_and_a_former_deputy(scene: Scene) -> None:
    """Whoever has left a seat, or stood in for its holder, sees nothing of it and does nothing for it."""
    faults = await gone(scene, FORMER)

    assert not faults, "\n".join(faults)


async def test_H20_from_another_campaign(scene: Scene) -> None:
    """Whoever plays in another campaign alone is refused here, and nothing changes there."""
    ada = scene.player("Ada")
    await ada.slash("table-talk", "campaign found", game="toy", title="The Fair of Kish")
    for name, seat in (("Ada", "red"), ("Ben", "blue"), ("Dan", "green")):
        await scene.player(name).slash("table-talk", "join", seat=seat)
    await ada.slash("table-talk", "campaign start")

    faults = await gone(scene, ELSEWHERE)

    assert not faults, "\n".join(faults)


async def gone(scene: Scene, how: str) -> list[str]:
    """Let everybody but Cleo leave, and press all that was theirs."""
    facts = await scene.facts()
    forms = await scene.forms(facts)
    await scene.player("Dan").slash("campaign", "join")
    await scene.player("Dan").slash("campaign", "leave")
    for name in ("Ada", "Ben"):
        await scene.player(name).slash("campaign", "leave")
    theirs = [kind for kind in (*OWN, *DOES) if how not in kind.cannot]
    return await wrongly(scene, theirs, facts, forms)


async def before(scene: Scene, kind: Kind) -> dict[str, str]:
    """Let a kind be of use, whatever was pressed before it, and give what it is about."""
    ada, cleo, eve = (scene.player(name) for name in ("Ada", "Cleo", "Eve"))
    if kind.window and kind.by == "Ada":
        await withdraw(scene)
    if "{draft}" in (kind.what, *kind.values):
        await ada.slash("campaign", "order", line="bid 2")
    if kind.action == "unready":
        await ada.slash("campaign", "ready")
    if kind.action == "unstand":
        await ada.slash("campaign", "standing set", line="watch Fish")
    if kind.action in {"accept", "decline"} and not scene.rows("SELECT id FROM pacts WHERE state = 'proposed'"):
        await ada.slash("campaign", "pact propose", to="the Blues", text="No claims")
    if kind.action == "no" and not scene.rows("SELECT id FROM motions WHERE state = 'open'"):
        await cleo.slash("campaign", "vote pause")
    if kind.action == "unmute":
        await writers.silence(scene.herald, scene.who("Ada", "red"), (await scene.facts())["letter"])
    if kind.action == "back":
        await cleo.slash("campaign", "vacation", until="3 days", how="autopilot")
    if kind.action == "return":
        await ada.slash("campaign", "autopilot")
    if kind.seat == "blue" and kind.action in {"join", "take"}:
        await scene.leave_blue()
    if kind.table == "submit" and kind.action == "join":
        await eve.slash("campaign", "leave")
    return await scene.facts()


async def withdraw(scene: Scene) -> None:
    """Take back whatever Ada has ordered."""
    if (await orders.orders(scene.herald, scene.who("Ada", "red"))).drafts:
        await orders.withdraw(scene.herald, scene.who("Ada", "red"))


async def test_H20_twice(scene: Scene) -> None:
    """What was done is not done again, and says so."""
    faults = []
    for kind in (kind for kind in DOES if TWICE not in kind.cannot):
        facts = await before(scene, kind)
        stood = scene.kept()
        done = await scene.press(kind, facts)
        begun = kind.action == "start"  # the scene has been begun by this press, in effect
        faults += (
            [f"{kind.table} {kind.action} does nothing: {done.text}"] if not begun and stood == scene.kept() else []
        )
        faults += await wrongly(scene, [kind], facts, {})

    assert not faults, "\n".join(faults)


async def test_H20_after_something_made_it_impossible(scene: Scene) -> None:
    """What another order, another player or another answer made impossible is refused as late as it is pressed."""
    faults = []
    for kind in (kind for kind in DOES if IMPOSSIBLE not in kind.cannot):
        facts = await before(scene, kind)
        await spoil(scene, kind)
        await scene.world.env.settle()
        faults += await wrongly(scene, [kind], facts, {})

    assert not faults, "\n".join(faults)


async def spoil(scene: Scene, kind: Kind) -> None:
    """Make what a kind does impossible."""
    ada, ben = scene.player("Ada"), scene.player("Ben")
    if "{draft}" in (kind.what, *kind.values):
        await ada.slash("campaign", "order", line="bid 4")
    elif kind.window:
        await beggar(scene)
    elif kind.action in {"accept", "decline"}:
        (id,) = scene.rows("SELECT id FROM pacts WHERE state = 'proposed'")[0]
        await pacts.end(scene.herald, scene.who("Ada", "red"), str(id), "denounced")
    elif kind.action == "endpact":
        (id,) = scene.rows("SELECT id FROM pacts WHERE state = 'holds'")[0]
        await pacts.end(scene.herald, scene.who("Ben", "blue"), str(id), "denounced")
    elif kind.action in {"join", "take"}:
        await ben.slash("campaign", "join", seat="blue")
    elif kind.action in {"yes", "no"}:
        await carried(scene)


async def carried(scene: Scene) -> None:
    """Let the vote that is open be carried without Ben."""
    for id, kind in scene.rows("SELECT id, kind FROM motions WHERE state = 'open'"):
        name, seat = ("Cleo", "green") if kind == "extend" else ("Ada", "red")
        await voting.vote(scene.herald, scene.who(name, seat), int(str(id)), True)


async def beggar(scene: Scene) -> None:
    """Let Ada give all her coins away."""
    for coins in range(16, 9, -1):
        try:
            await orders.give_line(scene.herald, scene.who("Ada", "red"), f"give the Blues {coins}")
        except Answer:
            continue
        return
