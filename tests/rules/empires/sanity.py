"""Whole games without players, beside the specification's figures (section 8).

`python -m tests.rules.empires.sanity 0 300` plays games by the seeds 0 to 299 and prints the tables; `--second` plays
the second scenario, `--turns 4` another length, `--recovery all` another option; `--each` prints a line for each game
instead, and `--read FILE...` puts such lines together.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from bot.tools.intervals import wilson
from rules.empires.board.cards import kind_of
from rules.empires.board.measures import par, points, prosperity
from rules.empires.board.options import Settings
from rules.empires.board.state import World
from rules.empires.ruleset import EMPIRES
from rules.kernel.facts.events import Told
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.rules.empires.worlds import BOARDS, FIRST, SECOND

Body = Mapping[str, Any]  # Any: JSON
SPECIFIED: dict[str, float] = {
    "check taxed": 275, "unrest taxed": 16.1, "rebels taxed": 0.95,
    "check heirless": 61, "unrest heirless": 16.7, "rebels heirless": 10.2,
    "check plundered": 0.7, "check failed": 0.2, "cut off": 2.3,
    "conquer": 124, "rule": 157, "negotiate": 41, "fortify": 4.5, "convert": 3.0, "penance": 1.1,
    "conquer against a seat": 17.1, "defended": 7.5, "levels lost by failures": 3.7, "successions": 18.3,
    "won of independents": 32.4, "won of seats by arms": 5.3, "inherited of independents": 2.8,
    "inherited of seats": 0.8, "lost by rebellion": 11.4, "lost by heresy": 1.5, "outbreaks regained": 0.6,
    "claim by tie": 14.2, "claim by recognition": 7.9, "claim by inheritance": 0.5, "claim by parley": 0.2,
    "claim lost with an heir": 17.6, "tie lost with an heir": 28.3,
    "ballot on peace": 2.6, "ballot on inheritance": 2.1, "ballot on claim": 0.2, "refusals": 0.75,
    "truces broken": 0.84,
    "card recognition": 7.9, "card inheritance": 4.6, "card coup": 1.2, "thrown away: coup": 4.6,
    "levels by Plenty": 178, "levels by Famine": 174, "levels by Epidemic": 28, "Black Death": 0.99,
    "areas of the Black Death": 53, "gold taxed": 554, "gold spent": 559,
    "owned after 5": 48.7, "owned after 10": 53.0, "owned after 15": 55.4,
}  # fmt: skip
"""Its figures for a game of the first scenario."""
SEATS: dict[str, tuple[float, float, float]] = {
    "england": (32.5, 10.4, 14), "france": (30.9, 9.8, 13), "germany": (38.8, 10.4, 13), "castile": (23.6, 7.9, 14),
    "hungary": (19.9, 7.0, 15), "byzantium": (41.5, 8.5, 13), "egypt": (32.1, 7.9, 17),
}  # fmt: skip
"""Its points, their spread and the per cent of games won, by seat."""
UNASKED = {
    *("Cast", "Rolled", "Shuffled", "DeckShuffled", "RoundBegan", "TurnBegan", "Standings", "PaceSet"),
    *("CharactersDrawn", "Drifted", "GameEnded", "HoldingDrawn"),
}
"""Events that are no news for a seat though they name it."""
FELL = 0.6
"""A seat that ever stands at so much of its earlier peak has fallen."""


class SeatFate(NamedTuple):
    """What became of a seat."""

    seat: str
    character: str
    points: int
    score: int
    won: bool
    areas: list[int]
    """At each round's end."""
    gold: list[int]
    concerned: list[int]
    """Events of each round that named it or an area of its own."""
    outside: list[int]
    """Those of them in others' turns."""
    tried: list[int]
    """Its own endeavours in each round."""


class Look(NamedTuple):
    """How the map is worn at a round's end."""

    lowest: int
    """Areas at −3."""
    low: int
    """Areas at −2 or −3."""
    prosperity: int
    """Of all areas."""
    points: int
    """Of all seats."""


class Fate(NamedTuple):
    """What a game counted, what became of its seats, and of its map."""

    seed: str
    counts: dict[str, int]
    seats: list[SeatFate]
    map: list[Look]


def game(seed: str, file: Path = FIRST, **settings: Any) -> Fate:  # Any: settings are of several types
    """Play a game in which nobody is seated."""
    session = Session.found(EMPIRES, Seeded(seed), BOARDS[file], Settings(**settings), ())
    assert session.window is None
    world: World = session.state
    counts: Counter[str] = Counter()
    news = News(World.model_validate_json(session.saves[0].state))
    for told in session.told:
        body = json.loads(told.body)
        counts.update(dict(counted(told, body)))
        news.hear(told, body)
    seats = [
        SeatFate(
            seat,
            empire.character,
            points(world, seat),
            points(world, seat) - par(world, seat),
            seat in world.winners,
            [tally.areas for tally in empire.book],
            [tally.gold for tally in empire.book],
            *news.of(seat),
        )
        for seat, empire in world.empires.items()
    ]
    return Fate(seed, dict(counts), seats, [look(one) for one in rounds(session)])


def rounds(session: Session[World]) -> Iterator[World]:
    """Give the world at each round's end."""
    begun = {save.turn: save for save in reversed(session.saves)}
    yield from (World.model_validate_json(begun[turn].state) for turn in sorted(begun) if turn > 1)
    yield session.state


def look(world: World) -> Look:
    """Give how the map of a world is worn."""
    levels = [area.social for area in world.areas.values()]
    return Look(
        levels.count(-3),
        levels.count(-3) + levels.count(-2),
        sum(prosperity(area) for area in world.areas.values()),
        sum(points(world, seat) for seat in world.empires),
    )


class News:
    """How much of each round concerned each seat."""

    def __init__(self, world: World) -> None:
        """Begin with nothing told."""
        self.seats = list(world.empires)
        self.owner = {area: one.owner for area, one in world.areas.items()}
        self.active = ""
        self.told: list[tuple[Counter[str], Counter[str], Counter[str]]] = []

    def hear(self, told: Told, body: Body) -> None:
        """Count an event for the seats that it names, and for the owners of the areas that it names."""
        if told.event == "RoundBegan":
            self.told.append((Counter(), Counter(), Counter()))
            self.active = ""
        if told.event == "TurnBegan":
            self.active = body["seat"]
        if self.told and told.event not in UNASKED:
            concerned, outside, tried = self.told[-1]
            seats = sorted(self.named(body))
            concerned.update(seats)
            outside.update(seat for seat in seats if seat != self.active)
            if told.event == "EndeavourTried":
                tried[body["seat"]] += 1
        if told.event == "AreaPassed":
            self.owner[body["area"]] = body["now"]

    def named(self, body: Body) -> set[str]:
        """Give the seats that an event is about."""
        texts = [one for value in body.values() for one in (value if isinstance(value, list) else [value])]
        words = {one for one in texts if isinstance(one, str)}
        return {self.owner.get(word, word) for word in words} & set(self.seats)

    def of(self, seat: str) -> tuple[list[int], list[int], list[int]]:
        """Give what concerned a seat in each round, what of it came from outside, and what it tried."""
        concerned, outside, tried = zip(*self.told, strict=True)
        return [one[seat] for one in concerned], [one[seat] for one in outside], [one[seat] for one in tried]


def counted(told: Told, body: Body) -> Iterable[tuple[str, int]]:
    """Give what an event counts as."""
    if told.event in PLAIN:
        return [(PLAIN[told.event], 1)]
    return COUNTS[told.event](body) if told.event in COUNTS else ()


def tried(body: Body) -> Iterable[tuple[str, int]]:
    """Give what an endeavour counts as."""
    kind = body["kind"]
    against = kind == "conquer" and bool(body["owner"])
    return [
        (kind, 1),
        (f"{kind}: {body['band']}", 1),
        ("gold spent", body["gold"]),
        ("conquer against a seat", against),
    ]


COUNTS: Mapping[str, Callable[[Body], Iterable[tuple[str, int]]]] = {
    "AreaChecked": lambda body: [(f"check {body['cause']}", 1), (f"{body['result']} {body['cause']}", 1)],
    "LeaderSucceeded": lambda body: [("heirless" if body["heirless"] else "successions", 1)],
    "CardDiscarded": lambda body: [(f"thrown away: {kind_of(body['card'])}", 1)],
    "LineBroken": lambda body: [("cut off", len(body["areas"]))],
    "EndeavourTried": tried,
    "DefenceMade": lambda body: [("defended", 1), ("gold spent", body["gold"])],
    "AreaPassed": lambda body: [(passed(body), 1)],
    "ClaimGained": lambda body: [(f"claim by {body['way']}", 1)],
    "TiesCut": lambda body: [
        ("claim lost with an heir", len(body["claims"])),
        ("tie lost with an heir", len(body["ties"])),
    ],
    "Counted": lambda body: [(f"ballot on {body['kind']}", 1), (f"passed: {body['kind']}", body["passed"])],
    "Excommunicated": lambda body: [({"refusal": "refusals", "truce": "truces broken"}[body["cause"]], 1)],
    "CardPlayed": lambda body: [(f"card {kind_of(body['card']).split('_')[0]}", 1)],
    "CardRead": lambda body: [(f"read {kind_of(body['card'])}", 1)],
    "Harvested": lambda body: [(f"levels by {body['kind'].title()}", len(body["areas"]))],
    "Sickened": lambda body: [("levels by Epidemic", len(body["areas"]))],
    "PlagueCame": lambda body: [("Black Death", 1), ("areas of the Black Death", len(body["areas"]))],
    "AreaTaxed": lambda body: [("gold taxed", body["gold"])],
    "QuestionPut": lambda body: [("gold spent", body["paid"])],
}
"""What other events count as."""
PLAIN = {
    "LevelLost": "levels lost by failures", "OutbreakQuelled": "outbreaks regained", "Absolved": "penance",
    "CourtLost": "exiles", "CaretakerActed": "caretakers",
}  # fmt: skip
"""Events that are counted as such, and what they are called."""


def passed(body: Body) -> str:
    """Say how an area changed hands."""
    how, seat = body["how"], bool(body["before"])
    if how in {"rebellion", "heresy"}:
        return f"lost by {how}"
    if how == "inheritance":
        return "inherited of seats" if seat else "inherited of independents"
    return "won of seats by arms" if seat else "won of independents"


def figures(fates: Sequence[Fate]) -> dict[str, float]:
    """Give the figures of the table, by their names there."""
    counts: Counter[str] = Counter()
    for fate in fates:
        counts.update(fate.counts)
    found = {name: counts[name] / len(fates) for name in [*SPECIFIED, *sorted(counts)]}
    owned = [[sum(one.areas[at] for one in fate.seats) for at in range(len(fate.map))] for fate in fates]
    for rounds_gone in (5, 10, 15):
        if all(len(one) >= rounds_gone for one in owned):
            found[f"owned after {rounds_gone}"] = fmean(one[rounds_gone - 1] for one in owned)
    return found


def table(fates: Sequence[Fate]) -> str:
    """Give what came out, beside what the specification says of the first scenario."""
    found = figures(fates)
    lines = [
        f"{len(fates)} games of {len(fates[0].map)} rounds",
        "| a game | here | specification |",
        "| --- | --- | --- |",
    ]
    lines += [f"| {name} | {one:.2f} | {SPECIFIED.get(name, '')} |" for name, one in found.items()]
    return "\n".join(
        [*lines, "", seats_table(fates), "", characters_table(fates), "", map_table(fates), "", news(fates)]
    )


def seats_table(fates: Sequence[Fate]) -> str:
    """Give what became of each seat."""
    lines = ["| seat | peak | low | at end | fell | points | sd | score | won |", "| --- " * 9 + "|"]
    for seat in [one.seat for one in fates[0].seats]:
        here = [one for fate in fates for one in fate.seats if one.seat == seat]
        totals = [one.points for one in here]
        least, most = wilson(sum(one.won for one in here), len(here))
        spread = stdev(totals) if totals[1:] else 0.0
        lines.append(
            f"| {seat} | {fmean(max(one.areas) for one in here):.1f} | {fmean(min(one.areas) for one in here):.1f} "
            f"| {fmean(one.areas[-1] for one in here):.1f} | {share([fell(one) for one in here]):.0f} % "
            f"| {fmean(totals):.1f} | {spread:.1f} | {fmean(one.score for one in here):.1f} "
            f"| {share([one.won for one in here]):.1f} % ({100 * least:.0f} to {100 * most:.0f}) |"
        )
    return "\n".join(lines)


def fell(one: SeatFate) -> bool:
    """Tell whether a seat ever stood at so much less than its earlier peak."""
    return any(areas <= FELL * max(one.areas[: at + 1]) for at, areas in enumerate(one.areas))


def characters_table(fates: Sequence[Fate]) -> str:
    """Give how each character fares."""
    seats = [one for fate in fates for one in fate.seats]
    lines = ["| character | score | won |", "| --- | --- | --- |"]
    for character in sorted({one.character for one in seats}):
        here = [one for one in seats if one.character == character]
        won = share([one.won for one in here])
        lines.append(f"| {character} | {fmean(one.score for one in here):+.1f} | {won:.1f} % |")
    return "\n".join(lines)


def map_table(fates: Sequence[Fate]) -> str:
    """Give how far the map wears down, round by round."""
    lines = ["| round | at −3 | at −2 or −3 | prosperity of all | points of all |", "| --- " * 5 + "|"]
    areas = len(BOARDS[FIRST].area)
    for at in range(len(fates[0].map)):
        looks = [fate.map[at] for fate in fates if len(fate.map) > at]
        lines.append(
            f"| {at + 1} | {100 * fmean(one.lowest for one in looks) / areas:.0f} % "
            f"| {100 * fmean(one.low for one in looks) / areas:.0f} % "
            f"| {fmean(one.prosperity for one in looks):.0f} | {fmean(one.points for one in looks):.0f} |"
        )
    return "\n".join(lines)


def news(fates: Sequence[Fate]) -> str:
    """Give how much of a round concerns a seat."""
    seats = [one for fate in fates for one in fate.seats]
    concerned = [number for one in seats for number in one.concerned]
    outside = [number for one in seats for number in one.outside]
    tries = [number for one in seats for number in one.tried]
    gold = [number for one in seats for number in one.gold]
    idle = share([not number for number in tries])
    return (
        f"events that concern a seat in a round: {fmean(concerned):.1f}, from outside {fmean(outside):.1f}; none "
        f"in {share([not number for number in concerned]):.1f} %, nothing from outside in "
        f"{share([not number for number in outside]):.1f} %, no own endeavour in {idle:.1f} %\n"
        f"gold at a round's end: {fmean(gold):.1f}, at most {max(gold)}; 19 or more in "
        f"{share([number >= 19 for number in gold]):.1f} %"
    )


def share(of: Sequence[bool]) -> float:
    """Give a share in per cent; 0 of nothing."""
    return 100 * sum(of) / len(of) if of else 0.0


def read(line: str) -> Fate:
    """Read a game that `--each` wrote."""
    seed, counts, seats, looks = json.loads(line)
    return Fate(seed, counts, [SeatFate(*one) for one in seats], [Look(*one) for one in looks])


def arguments(words: list[str]) -> Namespace:
    """Read what is to be played."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("seeds", nargs="*", type=int)
    parser.add_argument("--second", action="store_true")
    parser.add_argument("--turns", type=int)
    parser.add_argument("--recovery", choices=("all", "quiet", "none"))
    parser.add_argument("--each", action="store_true")
    parser.add_argument("--read", nargs="+", type=Path)
    return parser.parse_args(words)


def main(words: list[str]) -> None:
    """Play, or read, and print."""
    asked = arguments(words)
    if asked.read:
        print(table([read(line) for file in asked.read for line in file.read_text(encoding="utf-8").splitlines()]))
        return
    wishes = {name: one for name in ("turns", "recovery") if (one := getattr(asked, name)) is not None}
    file = SECOND if asked.second else FIRST
    fates = (game(f"sanity {seed}", file, **wishes) for seed in range(*asked.seeds))
    if not asked.each:
        print(table(list(fates)))
        return
    for fate in fates:
        print(json.dumps(fate), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
