"""A stand-alone check of an exported campaign: needs its file and the rules' kernel, not the bot.

Whoever distrusts even the kernel can check with any other tool: the number of a draw is HMAC-SHA256 with the seed and
the phrases as its key (see `rules.kernel.luck.chance.Seeded`) of the draw's turn, phase, clause, purpose, subject and
count.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

from rules.kernel.facts.events import Cast, Drawn, Rolled, Shuffled, Told
from rules.kernel.luck.chance import DECK, Key, Seeded
from rules.kernel.luck.dealing import dealt
from rules.kernel.luck.letters import POST
from rules.kernel.orders.windows import told_apart
from rules.kernel.play.journal import Closing, Save
from rules.kernel.state.amending import Amendment
from rules.kernel.state.models import fingerprint

Lines = Iterator[str]
DRAWS = (Drawn, Rolled, Cast, Shuffled)


@dataclass
class Account:
    """What is checked of a campaign."""

    seed: str
    commitment: str
    phrases: tuple[str, ...]
    saves: list[Save]
    closings: dict[int, list[Closing]]
    """For each save, by its number, the windows sealed since, in order."""
    events: list[Told]
    places: tuple[str, ...] = ()
    """The seats that were dealt, in order; none where people chose."""
    seats: tuple[str, ...] = ()
    """The seat that fell to each place."""
    amended: dict[int, dict[int, list[Amendment]]] = field(default_factory=dict)
    """For each save, by its number, what a gamemaster changed, by the number of windows sealed before."""
    sealed: bool = True
    """Whether the file's digest is that of its content."""
    draws: int = field(default=0, init=False)
    """How many draws were found to be what the seed gives."""

    @property
    def luck(self) -> Seeded:
        """The numbers that the seed and the phrases give."""
        return Seeded(self.seed, self.phrases)


def problems(account: Account) -> Lines:
    """Give everything that is wrong with a campaign, a line each; nothing if all is well."""
    if not account.sealed:
        yield "the file was changed after it was exported: it lacks the digest of its content"
    if account.luck.commitment() != account.commitment:
        yield "the seed is not the one whose SHA-256 was posted when the campaign was founded"
    if account.seats != dealt(account.luck, account.places):
        yield "the seats were not dealt as the seed gives them"
    yield from gaps(account.events)
    for save in account.saves:
        if fingerprint(save.state) != save.fingerprint:
            yield f"save {save.number}: its state is not the one that was fingerprinted"
    for before, after in pairwise([None, *account.saves, None]):
        yield from stretch(account, before, after)


def gaps(events: Sequence[Told]) -> Lines:
    """Find numbers left out, doubled or out of order."""
    for expected, event in enumerate(events, start=1):
        if event.n != expected:
            yield f"event {expected} is missing: the next is numbered {event.n}"
            return


def stretch(account: Account, before: Save | None, after: Save | None) -> Lines:
    """Check what was told between two saves (None: since the setup; to the end)."""
    start, end = before.told if before else 0, after.told if after else len(account.events)
    events = [event for event in account.events if start < event.n <= end]
    opened: Counter[str] = Counter()
    for closing in account.closings.get(before.number, []) if before else ():
        opened[closing.window] += 1
        window = told_apart(closing.window, opened[closing.window])
        thoughts = {seat: answered.thoughts for seat, answered in closing.answers.items()}
        for thinker, thought in {POST: closing.post, **thoughts}.items():
            if not thought:
                continue
            yield from checked(account, thought, f"/{window}/{thinker}")
            if not take(events, thought):
                whose = "the post" if thinker == POST else "its autopilot"
                yield f"{thinker} at {closing.window}: what {whose} drew was not told as it was drawn"
    yield from checked(account, events)


def take(events: list[Told], thoughts: Sequence[Told]) -> bool:
    """Take an autopilot's thoughts out of the events among which they were told; False if they are not there."""
    sought = [(one.event, one.body) for one in thoughts]
    told = [(one.event, one.body) for one in events]
    for place in range(len(told) - len(sought) + 1):
        if told[place : place + len(sought)] == sought:
            del events[place : place + len(sought)]
            return True
    return False


def checked(account: Account, events: Iterable[Told], thinker: str = "") -> Lines:
    """Check each draw against what the seed gives for its key; `thinker` is added to the phase of an autopilot's."""
    counts: Counter[tuple[str, ...]] = Counter()
    for told in events:
        kind = next((kind for kind in DRAWS if kind.__name__ == told.event), None)
        if kind is None:
            continue
        draw = kind.model_validate_json(told.body)
        key = (str(told.turn), told.phase + thinker, draw.clause, draw.purpose, draw.subject)
        numbers = Numbers(account.luck, key, counts)
        if draw.clause != told.clause or not fair(draw, numbers):
            yield f"event {told.n}, turn {told.turn}: {draw.purpose} for {draw.subject} is not what the seed gives"
        elif not isinstance(draw, Shuffled) or draw.before:
            account.draws += 1


@dataclass
class Numbers:
    """The numbers of one key, counted on."""

    luck: Seeded
    key: tuple[str, ...]
    counts: Counter[tuple[str, ...]]

    def below(self, bound: int) -> int:
        """Give the next number from 0 to `bound` - 1."""
        self.counts[self.key] += 1
        turn, phase, clause, purpose, subject = self.key
        return self.luck.number(Key(int(turn), phase, clause, purpose, subject, self.counts[self.key]), bound)


def fair(draw: Drawn | Rolled | Cast | Shuffled, numbers: Numbers) -> bool:
    """Tell whether a draw is what its numbers give; of an old shuffle nobody kept how the deck lay before."""
    if isinstance(draw, Drawn):
        return draw.card == DECK[numbers.below(len(DECK))]
    if isinstance(draw, Rolled):
        return draw.rolled == numbers.below(draw.sides) + 1
    if isinstance(draw, Cast):
        return draw.rolled == tuple(numbers.below(draw.sides) + 1 for _ in draw.rolled)
    if not draw.before:
        return all(numbers.below(left) < left for left in range(len(draw.deck), 0, -1))
    left = list(draw.before)
    return draw.deck == tuple(left.pop(numbers.below(len(left))) for _ in draw.before)


def read_account(text: str) -> Account:
    """Read an exported campaign. Raises ValueError, in words, for a text that is none."""
    try:
        file = json.loads(text)
        saves = [Save.model_validate(save) for save in file["saves"]]
        closings: dict[int, list[Closing]] = {}
        for row in file["closings"]:
            closings.setdefault(row["save"], []).append(Closing.model_validate(row["closing"]))
        amended: dict[int, dict[int, list[Amendment]]] = {}
        for row in file.get("amendments", ()):
            change = Amendment(path=row["path"], value=row["value"], before=row["before"])
            amended.setdefault(row["save"], {}).setdefault(row["place"], []).append(change)
        campaign = file["campaign"]
        dealing = campaign.get("dealing") or {"places": (), "seats": ()}
        return Account(
            seed=campaign["seed"],
            commitment=campaign["commitment"],
            phrases=tuple(campaign["phrases"] or ()),
            places=tuple(dealing["places"]),
            seats=tuple(dealing["seats"]),
            saves=saves,
            closings=closings,
            events=[Told.model_validate(event) for event in file["events"]],
            amended=amended,
            sealed=file.get("digest") == digest(file),
        )
    except (KeyError, TypeError, ValueError) as error:
        msg = f"this is no exported campaign: {error}"
        raise ValueError(msg) from error


def digest(file: dict[str, Any]) -> str:  # Any: JSON
    """Give the SHA-256 of everything in an exported campaign but its digest, keys in order and without blanks."""
    content = {name: part for name, part in file.items() if name != "digest"}
    text = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def main(path: str) -> int:
    """Check a file, say what is wrong with it, and give 0 if nothing is."""
    try:
        account = read_account(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        print(f"herald: {error}", file=sys.stderr)
        return 2
    for change in [one for places in account.amended.values() for changes in places.values() for one in changes]:
        print(f"a gamemaster set {change.path} to {change.value}; it was {change.before}")
    wrong = list(problems(account))
    for line in wrong:
        print(line)
    print(
        f"{account.draws} draws of {len(account.events)} events are what the seed gives; {len(wrong)} things are wrong"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
