"""A learner who knows nothing but what a message says, and the buttons below it."""

import re
from dataclasses import dataclass, field

from bot.service.ground.messages import Button, Message
from bot.service.ground.values import Who
from bot.service.learn import learning
from bot.service.orders import orders
from bot.service.plain import hearing
from bot.service.plain.verdicts import judged
from bot.service.telling import telling
from tests.service.bench import Table

PUPIL = 77
SHOWN = re.compile(r"“([^”]+)”")
LESSON = "Lesson "


@dataclass
class Pupil:
    """A person who learns, with all that was delivered to them."""

    table: Table
    game: str
    user: int = PUPIL
    inbox: list[Message] = field(default_factory=list)

    async def begin(self, **how: bool) -> Message:
        """Ask for the lessons."""
        answer = await learning.learn(self.table.herald, self.user, self.game, **how)
        await self.fetch()
        return answer

    async def fetch(self) -> list[Message]:
        """Read what has been delivered, each message in its latest edition."""
        await telling.tell_all(self.table.herald)
        fresh = [post for post in await self.table.deliver() if post.user == self.user]
        assert all(post.target.kind != "channel" for post in fresh)
        self.inbox += [post.message for post in fresh if post.message_id is None]
        return [post.message for post in fresh]

    @property
    def lesson(self) -> Message:
        """The latest lesson."""
        return [message for message in self.inbox if message.content.startswith("\ue000b:" + LESSON)][-1]

    @property
    def title(self) -> str:
        """What the latest lesson is called."""
        return self.lesson.content.removeprefix("\ue000b:").removesuffix("\ue001")

    @property
    def buttons(self) -> list[Button]:
        """The buttons that give an order."""
        return [button for button in self.lesson.buttons if button.action == "say"]

    @property
    def line(self) -> str:
        """The first order that the lesson shows in its last sentences."""
        return SHOWN.findall(self.lesson.pages[-1].lines[-1])[0]

    async def press(self, button: Button) -> Message:
        """Press a button that gives an order."""
        who = Who(button.campaign, button.seat, self.user)
        verdicts, found = await orders.give_sheet(self.table.herald, who, button.label, button.window)
        await self.fetch()
        return judged(verdicts, found)

    async def write(self, text: str) -> Message:
        """Write to Herald."""
        answer = await hearing.hear(self.table.herald, self.user, text)
        await self.fetch()
        return answer
