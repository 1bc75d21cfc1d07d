"""A state machine over the service: give, withdraw, ready, deadline, crash, in any order, against a plain model."""

import asyncio
import shutil
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.service.orders import orders
from bot.service.table import campaigns, gamemaster
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, HOST, RED, Table, lay
from tests.service.databases import KINDS, make

PEOPLE = st.sampled_from((RED, BLUE))
SEATS = {RED: "a", BLUE: "b"}
WORDS = st.sampled_from(("one", "two", "three"))


class Campaign(RuleBasedStateMachine):
    """Two people say words; the model knows what is drafted, who is ready, what was said."""

    kind = "sqlite"

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(mkdtemp(prefix="herald-machine-"))
        self.made = make(self.kind, self.folder)
        self.laid: Any = None
        self.table: Table = self.do(self.lay_table())
        self.campaign = self.do(self.table.started(RED, BLUE, absence="20"))
        self.drafts: dict[int, list[str]] = {RED: [], BLUE: []}
        self.said: dict[int, list[str]] = {RED: [], BLUE: []}
        self.ready: set[int] = set()
        self.paused, self.closed = False, 0

    def do(self, act: Any) -> Any:
        return self.loop.run_until_complete(act)

    async def lay_table(self) -> Table:
        database = await self.made.__aenter__()
        self.laid = lay(database.url, self.folder)
        return await self.laid.__aenter__()

    def teardown(self) -> None:
        self.do(self.laid.__aexit__(None, None, None))
        self.do(self.made.__aexit__(None, None, None))
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()
        shutil.rmtree(self.folder)

    def seal(self) -> None:
        """Let the model's window close."""
        for user, words in self.drafts.items():
            self.said[user] += words
        self.drafts, self.ready, self.closed = {RED: [], BLUE: []}, set(), self.closed + 1

    @rule(user=PEOPLE, word=WORDS)
    def give(self, user: int, word: str) -> None:
        """A word is kept unless it was said or drafted before."""
        if word in self.said[user] + self.drafts[user]:
            with pytest.raises(Answer, match="you have said"):
                self.do(self.table.give(self.campaign, user, f"say {word}"))
            return
        self.do(self.table.give(self.campaign, user, f"say {word}"))
        self.drafts[user].append(word)

    @precondition(lambda self: any(self.drafts.values()))
    @rule(user=PEOPLE, first=st.booleans())
    def withdraw(self, user: int, first: bool) -> None:
        """One order or all are taken back."""
        if not self.drafts[user]:
            return
        who = self.do(self.table.who(self.campaign, user))
        shown = self.do(orders.orders(self.table.herald, who))
        self.do(orders.withdraw(self.table.herald, who, shown.drafts[0].id if first else None))
        self.drafts[user] = self.drafts[user][1:] if first else []
        self.ready.discard(user)

    @rule(user=PEOPLE, on=st.booleans())
    def be_ready(self, user: int, on: bool) -> None:
        """The second who is ready closes the window, unless the clock stands still."""
        self.do(self.table.ready(self.campaign, user, on=on))
        (self.ready.add if on else self.ready.discard)(user)
        if len(self.ready) == len(PEOPLE.elements) and not self.paused:
            self.seal()

    @precondition(lambda self: not self.paused)
    @rule()
    def deadline(self) -> None:
        """Reminders come, then the window closes."""
        self.do(self.table.to_closing(self.campaign))
        self.seal()

    @precondition(lambda self: not self.paused)
    @rule()
    def pause(self) -> None:
        self.do(campaigns.pause(self.table.herald, self.campaign, HOST))
        self.paused = True

    @precondition(lambda self: self.paused)
    @rule()
    def resume(self) -> None:
        """A window for which everybody became ready meanwhile closes."""
        self.do(campaigns.resume(self.table.herald, self.campaign, HOST))
        self.paused = False
        if len(self.ready) == len(PEOPLE.elements):
            self.seal()

    @rule()
    def hold_and_release(self) -> None:
        """A hold changes nothing but the clock."""
        self.do(gamemaster.hold(self.table.herald, self.campaign, HOST))
        self.do(gamemaster.release(self.table.herald, self.campaign, HOST))

    @rule()
    def crash(self) -> None:
        """The process is lost; what was answered stands in the database."""
        self.do(self.table.crash())

    @rule()
    def deliver(self) -> None:
        """No message goes out twice in one edition."""
        sent = [(post.key, post.edition) for post in self.do(self.table.deliver())]
        assert len(sent) == len(set(sent))

    @invariant()
    def everything_is_as_the_model_says(self) -> None:
        """Drafts, readiness, what was said, how often it closed."""
        card = self.do(self.table.card(self.campaign))
        assert {SEATS[user] for user in self.ready} == set(card.window.ready)
        assert ("paused" if self.paused else "running") == card.status
        for user, words in self.drafts.items():
            shown = self.do(orders.orders(self.table.herald, self.do(self.table.who(self.campaign, user))))
            assert [f"say {word}" for word in words] == [draft.text for draft in shown.drafts if draft.ok]

        async def sealed() -> tuple[int, dict[str, list[str]]]:
            async with self.table.store.look(self.campaign) as look:
                save = await look.save()
                return len(await look.closing_parts()), dict(
                    self.table.herald.games["word"].state.model_validate_json(save.state).said
                )

        closed, said = self.do(sealed())
        assert self.closed == closed
        assert {SEATS[user]: words for user, words in self.said.items() if words} == said


class OnPostgres(Campaign):
    """The same on PostgreSQL."""

    kind = "postgres"


TestOnSqlite = Campaign.TestCase
TestOnSqlite.settings = settings(max_examples=5, stateful_step_count=15, deadline=None, derandomize=True)


@pytest.mark.postgres
@pytest.mark.skipif(len(KINDS) == 1, reason="no PostgreSQL answers")
class TestOnPostgres(OnPostgres.TestCase):
    """The same on PostgreSQL."""

    settings = settings(max_examples=2, stateful_step_count=15, deadline=None, derandomize=True)


@pytest.mark.fuzz
class TestForLong(Campaign.TestCase):
    """The same for long."""

    settings = settings(max_examples=300, stateful_step_count=40, deadline=None)
