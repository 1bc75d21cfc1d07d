"""A month at one table, driven by one number: people, clock, database and Discord when nothing goes well."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

import discord

from bot.service.desk.completion import complete_line
from bot.service.ground.values import CampaignCard, Who
from bot.service.schedule import Schedule
from bot.service.table import campaigns
from bot.store.errors import Stale, Unavailable
from bot.store.store import Store
from sandbox.world import PEOPLE
from tests.e2e.table import cause
from tests.month import people
from tests.month.everywhere import Kept
from tests.month.game import WORD as MURMUR
from tests.month.hall import Death, Hall
from tests.month.mishaps import KINDS, SHARED, Ending
from tests.month.people import Act, Person
from tests.month.second import Second
from tests.month.sight import Sight, taken

HALF = 0.5
BAD = 0.4
"""How often what happens next is a mishap."""
EXPECTED = (discord.HTTPException, Unavailable, Stale)
"""What Herald may raise on a bad day without being at fault."""
DEEP = 3
"""How often somebody follows what is offered to go on with a line."""
AFTERWARDS = timedelta(hours=12)
"""How long everything is well at the end, so that what was late can come."""


@dataclass
class Sheet:
    """What a person wrote in direct messages."""

    person: str
    words: list[str]
    excused: bool = False
    """Whether an answer may stay away, because its writer cannot be written to."""


class Broken(AssertionError):
    """A promise was not kept."""


class Month:
    """One table's month."""

    def __init__(
        self, seed: int, hall: Hall, url: str, *, days: int = 30, many: bool = False, game: str = MURMUR
    ) -> None:
        """Prepare the month of a seed; `many` processes may share the database."""
        self.game = game
        self.second: Second | None = None
        self.many = many
        self.seed, self.hall, self.days, self.luck = seed, hall, days, Random(seed)
        self.reader = Store(url)
        """The eyes of the test, which no outage shuts."""
        self.sight, self.death = Sight(hall), Death(hall)
        self.people = [Person(name, hall.world.people[name].id, self.luck.choice((0.2, 0.6, 1.0))) for name in PEOPLE]
        self.numbers = count(1)
        self.campaign = 0
        self.story: list[str] = []
        self.writer: dict[str, Person] = {}
        """Who first wrote each word."""
        self.sheets: dict[int, Sheet] = {}
        self.acked: set[str] = set()
        """The words of which Herald has said that they are taken."""
        self.lost_rights: set[str] = set()
        """Words whose writer gave the seat up before the window closed."""
        self.held: dict[str, set[int]] = {}
        """Who has ever sat in each seat, or stood in for it."""
        self.led: set[int] = set()
        """Who led the campaign at some time and played no seat in it: they may read all of it."""
        self.seated: set[int] = set()
        """Who sits or stands in now."""
        self.terms: dict[int, list[int]] = {}
        """After which message each came to a seat, every time that they did."""
        self.latest = 0
        """The last message that stood when somebody last looked who sits where."""
        self.kept: Kept | None = None
        """What was ordered when somebody last looked."""
        self.active: set[int] = set()
        """Who has done something since."""
        self.shut: set[int] = set()
        """Who could not be written to at some time."""
        self.dead_for = timedelta()
        self.deaf = False
        self.endings: list[tuple[datetime, Ending]] = []

    async def live(self) -> None:
        """Let the month pass, looking after each thing that happens whether all promises are kept."""
        from tests.month.promises import AT_LAST, BY_WORDS, EACH_TIME

        each = [one for one in EACH_TIME if self.game == MURMUR or one not in BY_WORDS]
        last = [one for one in AT_LAST if self.game == MURMUR or one not in BY_WORDS]
        await self.found()
        if self.many:
            self.second = Second(self.hall)
        end = self.now + timedelta(days=self.days)
        while self.now < end and not await self.over():
            await self.pass_time(timedelta(hours=self.luck.expovariate(1 / 4)))
            await self.step()
            await self.look(each)
        await self.heal()
        await self.look(each + last)

    @property
    def now(self) -> datetime:
        return self.hall.now

    def note(self, text: str) -> None:
        """Add a line to the story."""
        self.story.append(f"{self.now:%d %b %H:%M:%S}  {text}")

    async def found(self) -> None:
        """Found the campaign, seat some of the people, and begin."""
        herald, world = self.hall.world.app.herald, self.hall.world
        schedule = Schedule(
            orders=self.luck.choice((24, 48)),
            grace=self.luck.choice((0, 6, 12)),
            marks=self.luck.choice(((), (6,), (24, 6, 1))),
            absence=self.luck.choice((1, 3)),
            early=self.luck.random() < 0.7,
        )
        host, *_ = self.people
        card = await campaigns.found(
            herald,
            host=host.user,
            guild=world.guild.id,
            channel=world.channel("campaign").id,
            title="The Murmur",
            game=self.game,
            schedule=schedule,
        )
        self.campaign = card.id
        for person in self.luck.sample(self.people, k=self.luck.choice((2, 3))):
            await campaigns.join(herald, card.id, person.user, person.name)
        await campaigns.start(herald, card.id, host.user)
        await world.env.settle()
        await self.remember()
        self.note(f"founded: {schedule.orders} hours, grace {schedule.grace}, early {schedule.early}")

    async def step(self) -> None:
        """Let somebody do something, or something go wrong."""
        if self.luck.random() < BAD:
            mishap = self.luck.choice(KINDS + SHARED if self.many else KINDS).drawn(self.luck)
            await self.near_deadline(timedelta(minutes=-self.luck.uniform(0, 20)))
            self.note(f"!! {mishap}")
            await mishap.befall(self)
            await self.settle()
            await self.near_deadline(timedelta(minutes=5))
            for _ in range(self.luck.choice((0, 1, 2))):
                await self.act()
                await self.settle()
                await self.remember()
        else:
            await self.act()
        await self.settle()
        await self.remember()

    async def near_deadline(self, by: timedelta) -> None:
        """Let time pass, sometimes, to a moment before or after the deadline of the open window."""
        window = (await self.card()).window
        moment = window and window.due and window.due + by
        if moment and moment > self.now and self.luck.random() < HALF:
            await self.pass_time(moment - self.now)

    async def settle(self) -> None:
        """Let Herald do what it has to, and die if that is its lot."""
        self.nudge()
        await self.hall.world.env.settle()
        if self.death.dead:
            await self.bury()

    def nudge(self) -> None:
        """Let every process look at its clock, as each does every few seconds without being told."""
        self.hall.nudge()
        if self.second is not None:
            self.second.nudge()

    async def act(self) -> None:
        """Let somebody do something."""
        card = await self.card()
        wishes = [
            (person, act, weight)
            for person in self.people
            if not person.gone
            for act, weight in people.intentions(self, person, card).items()
        ]
        if not wishes:  # everybody has left the server
            return
        ((person, act, _),) = self.luck.choices(wishes, [weight for *_, weight in wishes])
        await self.let(person, act)

    async def let(self, person: Person, act: Act) -> None:
        """Let a person do something."""
        self.active.add(person.user)
        await self.remember()  # who was seated meanwhile may give the seat up at once
        self.note(f"{person.name} {await act(self, person)}")

    async def bury(self) -> None:
        """Let Herald be dead for a while."""
        self.note("†  Herald is dead")
        await self.death.bury()
        await self.absent(self.dead_for)

    async def absent(self, long: timedelta) -> None:
        """Let Herald be away for a while, in which people write to it, and start another."""
        sheets = self.luck.choice((0, 0, 1, 2, 3))
        for _ in range(sheets):
            await self.elapse(long / (sheets + 1))
            able = [one for one in self.people if one.reachable and not one.gone]
            if able:
                await self.let(self.luck.choice(able), people.writes)
        await self.elapse(long / (sheets + 1))
        self.clear_up()
        second, self.second = self.second, None
        if second is not None:  # SimCord ends it with the first
            await second.stop()
        await self.death.revive()
        self.deaf = False
        if second is not None:
            self.second = Second(self.hall)
        await self.hall.world.env.settle()
        self.note("Herald is started again")

    def clear_up(self) -> None:
        """Let database and Discord be well, so that Herald can start."""
        self.hall.machine.full = self.hall.machine.away = False
        self.hall.machine.slow = 0.0
        self.hall.world.chaos.every = 0

    async def pass_time(self, long: timedelta) -> None:
        """Let time pass, and what is to end meanwhile end."""
        until = self.now + long
        while self.endings and min(self.endings, key=lambda one: one[0])[0] <= until:
            moment, ending = min(self.endings, key=lambda one: one[0])
            self.endings.remove((moment, ending))
            await self.elapse(moment - self.now)
            self.note(f"   {await ending()}")
            self.nudge()
        await self.elapse(until - self.now)
        if self.death.dead:
            await self.bury()

    async def elapse(self, long: timedelta) -> None:
        """Let nothing but time pass."""
        if long > timedelta():
            await self.hall.world.env.advance_time(long.total_seconds())

    def later(self, long: timedelta, ending: Ending) -> None:
        """Let something end after a while."""
        self.endings.append((self.now + long, ending))

    async def heal(self) -> None:
        """Let everything be well for some days."""
        self.note("everything is well from now on")
        self.death.at = None
        while self.endings:
            await self.pass_time(timedelta(days=1))
        self.clear_up()
        for _ in range(4):
            self.nudge()
            await self.pass_time(AFTERWARDS / 4)
        await self.remember()

    async def card(self) -> CampaignCard:
        """Give how the campaign stands, whatever Herald can see of it."""
        return await campaigns.card(replace(self.hall.world.app.herald, store=self.reader), self.campaign)

    async def over(self) -> bool:
        """Tell whether the campaign has ended."""
        return (await self.card()).status == "ended"

    async def remember(self) -> None:
        """Note who sits where."""
        async with self.reader.look(self.campaign) as look:
            seated = {user for seat in look.seats.values() for user in (seat.user, seat.deputy) if user}
            for user in seated - self.seated:
                self.terms.setdefault(user, []).append(self.latest)
            self.seated = seated
            self.led |= {one for one in (look.campaign.host, look.campaign.second) if one} - seated
            for seat in look.seats.values():
                self.held.setdefault(seat.seat, set()).update(one for one in (seat.user, seat.deputy) if one)
        self.latest = self.sight.latest()

    def new_word(self, person: Person) -> str:
        """Give a word that nobody has said."""
        word = f"w{next(self.numbers)}"
        self.writer[word] = person
        return word

    async def lines(self, person: Person, many: int) -> tuple[list[str], str]:
        """Give words that a person may say, and the lines that say them; in another game, lines that Herald offers."""
        if self.game == MURMUR:
            words = [self.new_word(person) for _ in range(many)]
            return words, "\n".join(f"say {word}" for word in words)
        seat = next((one.id for one in (await self.card()).seats if one.user == person.user), "")
        herald, line = replace(self.hall.world.app.herald, store=self.reader), ""
        for _ in range(DEEP if seat else 0):
            further = await complete_line(herald, Who(campaign=self.campaign, seat=seat, user=person.user), line)
            if not further:
                break
            line = self.luck.choice(further)
        return [], line or "what can I do?"

    async def sent(self, person: Person, message: int, words: list[str]) -> None:
        """Note what a person wrote in direct messages; who was never heard of is only heard as it comes."""
        unknown = await self.reader.dialogue(person.user) is None
        self.sheets[message] = Sheet(person.name, words, excused=unknown)

    def set_reach(self, person: Person) -> None:
        """Let Discord take direct messages to a person, or not."""
        self.hall.world.shut(person.name, not person.reachable)
        if not person.reachable:
            self.shut.add(person.user)
            for sheet in self.sheets.values():
                sheet.excused = sheet.excused or sheet.person == person.name

    async def look(self, promises: Sequence[Any]) -> None:
        """Look whether promises are kept."""
        shown = self.sight.all()
        for one in shown:
            if one.ours and one.room in {"direct", "aside"}:
                self.acked.update(taken(one))
        for promise in promises:
            complaints = await promise(self, shown)
            if complaints:
                name = promise.__name__.replace("_", " ")
                raise Broken(f"seed {self.seed}: {name}: " + "; ".join(complaints[:5]))

    def faults(self) -> list[str]:
        """Give what Herald raised or logged as an error and nobody expected."""
        errors = [error for error in self.hall.world.env.errors if not isinstance(cause(error), EXPECTED)]
        logged = [line for line in self.hall.logged if line["log_level"] == "error" and line["event"] not in OUTAGES]
        kept = [line for line in logged if not isinstance(line.get("exc_info"), EXPECTED)]
        return [repr(each) for each in (*errors, *kept)]

    @property
    def digest(self) -> str:
        """What the whole history comes to, whichever of two places at one moment is written to first."""
        return sha256("\n".join([*self.story, *self.rooms()]).encode()).hexdigest()[:16]

    def rooms(self) -> list[str]:
        """Give what stands in each place, in its order; but not Discord's own lines on new threads, of other places."""
        found: dict[str, list[str]] = {}
        for one in self.sight.all():
            if one.room != "aside" and (one.mark or one.asked or not one.ours or one.room != "channel"):
                found.setdefault(f"{one.room} {sorted(one.readers or ())}", []).append(one.text)
        return [f"{place}\n" + "\n".join(texts) for place, texts in sorted(found.items())]


OUTAGES = {"the database is away: orders are refused until it is back", "windows are overdue"}
