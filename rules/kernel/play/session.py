"""Sessions: a campaign rebuilt from a save and the closings since, asked one thing, and let go."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

from rules.kernel.errors import Broken, Diverged, HeraldError
from rules.kernel.facts.events import Event, Told
from rules.kernel.facts.names import Name, Named
from rules.kernel.luck.chance import Chance, Luck
from rules.kernel.luck.letters import POST, Journey, Parcel, dare
from rules.kernel.orders.order import Given, Order
from rules.kernel.orders.windows import Sealed, Window, told_apart
from rules.kernel.play.counsel import Counsel
from rules.kernel.play.journal import Answered, Checkpoint, Closing, Progress, Save, Thought
from rules.kernel.play.plainly import Slip, plainly, worded
from rules.kernel.play.play import Phase, Play, Record
from rules.kernel.play.registrar import Registrar
from rules.kernel.play.ruleset import Ending, Options, Ruleset, Scenario
from rules.kernel.play.seen import Seen
from rules.kernel.state.amending import Amendment, amend
from rules.kernel.state.models import State, fingerprint

S = TypeVar("S", bound=State)


class Session(Generic[S]):
    """A running phase of a campaign, standing at an open window, or at the end of the game."""

    play: Play[S]
    window: Window[Any] | None  # Any: windows differ in their orders
    sealed: str
    """The state as it was written when a window was last sealed."""

    def __init__(
        self,
        ruleset: Ruleset[S],
        luck: Luck,
        save: Save,
        registrar: Registrar | None = None,
        slips: list[Slip] | None = None,
    ) -> None:
        """Run from a save to its first window. Raises Broken if a phase raises.

        Words that fail are noted in `slips` and stop nothing; without it they raise like everything else.
        """
        self.ruleset, self.luck, self.slips = ruleset if slips is None else plainly(ruleset, slips), luck, slips
        self.saves: list[Save] = []
        self.told: list[Told] = []
        self.said: dict[int, Mapping[str, str]] = {}
        """What the events of this run say in words that are not kept, by their numbers; `Register` takes them."""
        self.registrar, self.afresh = registrar or Registrar(), Registrar()
        """What is called how, and the same as it is where this phase is run again from its save."""
        self.ahead: Mapping[str, Thought] = {}
        """What autopilots have answered ahead at the window that is open now; `thinking.think` asks them."""
        self.begin(save)
        if registrar is None:
            self.registrar.taken()  # the names of a save were recorded when it was
        self.window = self.proceed(None)

    @classmethod
    def found(
        cls,
        ruleset: Ruleset[S],
        luck: Luck,
        scenario: Scenario,
        options: Options,
        players: Sequence[str],
        slips: list[Slip] | None = None,
    ) -> "Session[S]":
        """Set a game up and run it to its first window; `saves` and `told` hold what to record, `slips` what failed."""
        ruleset = ruleset if slips is None else plainly(ruleset, slips)
        turn = 0 if ruleset.opening else 1
        record = Record(turn, "setup", 0)
        try:
            state = ruleset.setup(scenario, options, Chance(luck, turn, "setup", record.tell))
        except HeraldError:
            raise
        except Exception as error:
            where = f"{ruleset.name}: setup"
            raise Broken(where) from error
        first = save_of(ruleset, state.write(), 0, (turn, 0), record.last, players)
        registrar = Registrar()
        seats = {seat.id: Name(text=seat.name) for seat in ruleset.seats(scenario)}
        named = ruleset.naming(state)
        registrar.note({**named, "seat": seats | dict(named.get("seat", {}))}, 1)
        session = cls(ruleset, luck, first, registrar, slips)
        if session.window is None and not ruleset.ending(state):
            session.window = session.next_phases(players)
        session.saves.insert(0, first)
        session.told[:0] = record.told
        return session

    @classmethod
    def rebuild(
        cls,
        ruleset: Ruleset[S],
        luck: Luck,
        save: Save,
        closings: Sequence[Closing],
        amended: Mapping[int, Sequence[Amendment]] | None = None,
        slips: list[Slip] | None = None,
    ) -> "Session[S]":
        """Stand again where the closings led. Raises Diverged where the replay does not reach what was recorded.

        `amended` are the changes that a gamemaster made, by the number of windows sealed before.
        """
        if fingerprint(save.state) != save.fingerprint:
            raise Diverged(f"save {save.number}", save.fingerprint, fingerprint(save.state))
        session = cls(ruleset, luck, save, slips=slips)
        other = save.revision != ruleset.revision and not unchanged(ruleset, save)
        session.amend((amended or {}).get(0, ()))
        for place, closing in enumerate(closings, start=1):
            where = f"save {save.number}, closing {place}"
            if session.window is None or session.window.name != closing.window:
                raise Diverged(where, closing.window, session.window and session.window.name, tuple(session.told))
            reached, recorded = session.seal(closing.answers, closing.post), closing.checkpoint
            if other:  # the state had less in it then, or more
                recorded = recorded.model_copy(update={"fingerprint": reached.fingerprint})
            if reached != recorded:
                raise Diverged(where, recorded, reached, tuple(session.told))
            session.amend((amended or {}).get(place, ()))
        return session

    def amend(self, changes: Sequence[Amendment]) -> None:
        """Change the running state as a gamemaster did."""
        for change in changes:
            amend(self.state, change)

    @property
    def state(self) -> S:
        """The true state, for the rules and the gamemaster alone."""
        return self.play.state

    @property
    def phase(self) -> Phase[S]:
        """The phase that runs."""
        return self.phases[self.save.phase]

    @property
    def phases(self) -> tuple[Phase[S], ...]:
        """The phases of the running turn."""
        return self.ruleset.phases if self.save.turn else self.ruleset.opening

    @property
    def date(self) -> str:
        """The date in the game."""
        return self.ruleset.calendar(self.state, self.save.turn, self.phase.__name__)

    @property
    def ending(self) -> Ending | None:
        """How the game ended, or None while it runs."""
        end = self.ruleset.ending(self.state) if self.window is None else None
        if end is None:
            return None
        reason = end.reason or self.ruleset.verdict(self.state)
        return end.model_copy(update={"reason": self.ruleset.say(self.state, reason)})

    def view(self, seat: str | None) -> S:
        """Give a fresh copy of what a seat (None: an onlooker) may know."""
        return self.ruleset.view(self.state, seat)

    def glance(self, seat: str | None) -> S:
        """Give what a seat (None: an onlooker) may know, to be read only: others may look at the same."""
        return self.view(seat)

    def seen(self, seat: str, drafts: Sequence[Order[S]]) -> Seen[S]:
        """Give what a seat sees with its drafts carried out, to be read only, and which of them are impossible."""
        return Seen.of(self.view(seat), seat, drafts)

    def preview(self, seat: str, drafts: Sequence[Order[S]]) -> S:
        """Give a fresh copy of the seat's view with its drafts applied, leaving out those that are impossible."""
        return self.seen(seat, drafts).view

    def advice(self, seat: str) -> Sequence[Counsel[S]]:
        """Give what is pointed out to a seat that has ordered nothing."""
        return self.ruleset.advice(self.view(seat), seat, self.window) if self.window else ()

    def read(self, given: Given) -> Order[S]:
        """Give back a kept order."""
        return self.ruleset.order(given.order).model_validate(given.fields)

    def journeys(self, parcels: Sequence[Parcel]) -> list[tuple[Parcel, Journey]]:
        """Give how letters travel that leave now. Raises Broken if the rules raise."""
        travel = self.ruleset.letters
        try:
            return [(one, travel(self.state, one.sender, one.to) if travel else Journey()) for one in parcels]
        except Exception as error:
            where = f"{self.ruleset.name}: letters"
            raise Broken(where) from error

    def close(
        self,
        drafts: Mapping[str, Sequence[Given]],
        players: Sequence[str],
        leaving: Sequence[tuple[Parcel, Journey]] = (),
        ready: Collection[str] = (),
    ) -> Progress:
        """Seal the open window with the drafts of the seats that `players` hold; the autopilot answers for the others.

        The players of `ready` have said that they are. The letters that are `leaving` dare their way.
        Runs on to the next window that asks anybody, or to the end.
        Gives what to record. Raises Broken if the rules raise, or if no window is open.
        """
        window = self.window
        if window is None:
            msg = "no window is open"
            raise Broken(msg)
        self.saves, self.told = [], []
        self.record.told = self.told
        self.registrar.taken()  # what a rebuild meets on its way is in the register already
        self.take_names()
        post, look = self.send(window, leaving), self.looking()
        answers: dict[str, Answered] = {}
        last = self.record.last + len(post)
        for seat in window.asked:
            answered = self.answer(window, seat, drafts.get(seat, ()), players, look, last)
            answers[seat] = answered.model_copy(update={"ready": seat in ready})
            last += len(answers[seat].thoughts)
        self.ahead = {}
        checkpoint = self.seal(answers, post)
        closing = Closing(window=window.name, answers=answers, post=post, checkpoint=checkpoint)
        if self.window is None:
            self.window = self.next_phases(players, self.sealed)
        return Progress(
            closing=closing, saves=tuple(self.saves), told=tuple(self.told), names=tuple(self.registrar.lines)
        )

    def names(self) -> tuple[Named, ...]:
        """Give the names that are new or have changed since somebody last asked, to record with what was told."""
        return self.registrar.taken()

    def take_names(self) -> None:
        """Note what everything is called, from the next event on."""
        naming = self.ruleset.naming(self.state)
        for registrar in (self.registrar, self.afresh):
            registrar.note(naming, self.record.last + 1)

    def meet(self, event: Event, n: int) -> None:
        """Note the names of what an event speaks of for the first time."""
        for registrar in (self.registrar, self.afresh):
            registrar.meet(event, n, lambda: self.ruleset.naming(self.state))

    def go_on(self, players: Sequence[str]) -> None:
        """Run on from a phase that asks nobody; `saves` and `told` hold what to record. At a window nothing changes."""
        if self.window is None and self.ending is None:
            self.window = self.next_phases(players)

    def looking(self) -> Callable[[str], S]:
        """Give how autopilots see an open window: each its own view, sharing what none of them may change."""
        glimpses = self.ruleset.glimpses
        if glimpses is None:
            return self.view
        shared = cache(lambda: glimpses(self.state))  # made only if an autopilot is asked

        def look(seat: str) -> S:
            return shared()(seat)

        return look

    def answer(
        self,
        window: Window[Any],
        seat: str,
        drafts: Sequence[Given],
        players: Sequence[str],
        look: Callable[[str], S],
        last: int,
    ) -> Answered:
        """Give what a seat answers: its drafts, or what the autopilot thinks of at the sight that `look` gives.

        What it draws is numbered on after `last`, as it will stand among what is told.
        """
        if drafts:
            return Answered(by="player", orders=tuple(drafts))
        if seat in players or window.players_only:
            return Answered(by="silence")
        if (thought := self.ahead.get(seat)) is not None and thought.last == last:
            return thought.answered
        record = Record(self.save.turn, self.phase.__name__, last)
        chance = Chance(self.luck, self.save.turn, f"{self.scope(window)}/{seat}", record.tell)
        try:
            orders = self.ruleset.autopilot(look(seat), seat, window, chance)
        except Exception as error:
            where = f"{self.ruleset.name}: the autopilot of {seat} at {window.name}"
            raise Broken(where) from error
        return Answered(by="autopilot", orders=tuple(Given.of(order) for order in orders), thoughts=tuple(record.told))

    def send(self, window: Window[Any], leaving: Sequence[tuple[Parcel, Journey]]) -> tuple[Told, ...]:
        """Give what is drawn and told of letters that leave as a window closes, numbered as it will stand first."""
        record = Record(self.save.turn, self.phase.__name__, self.record.last)
        dare(Chance(self.luck, self.save.turn, f"{self.scope(window)}/{POST}", record.tell), leaving)
        return tuple(record.told)

    def scope(self, window: Window[Any]) -> str:
        """Give what the draws of an open window stand under: no two windows of a phase share it."""
        return f"{self.phase.__name__}/{told_apart(window.name, self.opened[window.name])}"

    def seal(self, answers: Mapping[str, Answered], post: Sequence[Told] = ()) -> Checkpoint:
        """Hand the sealed orders to the phase and say where that led; an ended phase leaves no window."""
        for told in post:
            self.record.again(told)
        for answered in answers.values():
            for thought in answered.thoughts:
                self.record.again(thought)
        self.play.ready = tuple(seat for seat, answered in answers.items() if answered.ready)
        self.play.absent = tuple(seat for seat, answered in answers.items() if answered.by == "autopilot")
        sealed = {seat: [self.read(given) for given in answered.orders] for seat, answered in answers.items()}
        self.window = self.proceed(sealed)
        self.sealed = self.state.write()
        return Checkpoint(
            window=self.window.name if self.window else "",
            told=self.record.last,
            fingerprint=fingerprint(self.sealed),
        )

    def begin(self, save: Save, state: S | None = None) -> None:
        """Set the stage for the phase that a save begins, with the state that it holds, or one that equals it."""
        self.save, self.afresh = save, Registrar()
        name = self.phase.__name__
        self.record = Record(save.turn, name, save.told, self.told, self.meet, self.said)
        self.play = Play(
            state=self.ruleset.state.model_validate_json(save.state) if state is None else state,
            chance=Chance(self.luck, save.turn, name, self.record.tell),
            turn=save.turn,
            revision=save.revision,
            players=save.players,
            renamed=self.take_names,
        )
        self.take_names()
        self.flow = self.phase(self.play)
        self.opened: Counter[str] = Counter()

    def proceed(self, sealed: Sealed | None) -> Window[Any] | None:
        """Run the phase on to its next window; None when it ends (or when the game had ended before it)."""
        if sealed is None and self.ruleset.ending(self.state):
            return None
        try:
            asked = next(self.flow) if sealed is None else self.flow.send(sealed)
            window = self.ruleset.asked(worded(asked, self.slips), self.state)
            self.opened[window.name] += 1
            self.take_names()
            return window
        except StopIteration:
            return None
        except Exception as error:
            self.window = None  # a generator that raised would pass for one that ended
            where = f"{self.ruleset.name}: {self.phase.__name__} of turn {self.save.turn}"
            raise Broken(where) from error

    def following(self) -> tuple[int, int]:
        """Give the next phase in which anybody has a part: its turn, and its place there."""
        turn, rest = self.save.turn, self.phases[self.save.phase + 1 :]
        for place, phase in enumerate(rest, start=self.save.phase + 1):
            if not turn or not self.ruleset.idle(self.state, phase.__name__):
                return turn, place
        for place, phase in enumerate(self.ruleset.phases):
            if not self.ruleset.idle(self.state, phase.__name__):
                return turn + 1, place
        return turn + 1, 0

    def next_phases(self, players: Sequence[str], text: str = "") -> Window[Any] | None:
        """Save and begin phase after phase until a window opens, or the game ends (None).

        `text` is the state as it has been written already, if it has.
        """
        for _ in range(self.ruleset.patience * (len(self.ruleset.phases) + len(self.ruleset.opening))):
            turn, phase = self.following()
            text = text or self.state.write()
            save = save_of(self.ruleset, text, self.save.number + 1, (turn, phase), self.record.last, players)
            text = ""
            self.saves.append(save)
            self.begin(save, self.state.fresh())  # its text was written a moment ago: a copy is what reading it gives
            window = self.proceed(None)
            if window or self.ruleset.ending(self.state):
                return window
        msg = f"{self.ruleset.name}: no window in {self.ruleset.patience} turns"
        raise Broken(msg)


def unchanged(ruleset: Ruleset[S], save: Save) -> bool:
    """Tell whether a state of another revision is written today as it was then, so that fingerprints compare."""
    return ruleset.state.model_validate_json(save.state).write() == save.state


def save_of(
    ruleset: Ruleset[S], text: str, number: int, when: tuple[int, int], told: int, players: Sequence[str]
) -> Save:
    """Give the save of a written state before the phase that begins at `when`, (turn, place in the turn)."""
    return Save(
        number=number,
        turn=when[0],
        phase=when[1],
        revision=ruleset.revision,
        state=text,
        fingerprint=fingerprint(text),
        told=told,
        players=tuple(players),
    )
