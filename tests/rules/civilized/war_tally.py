"""What wars of autopilots come to: how they begin, whether anybody fights in them, and how they end."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

Facts = dict[str, Any]  # Any: the bodies of events are JSON
STRIFE = ("rebellion", "civil")
FIGHTS = ("Engaged", "SeaFight", "BattleFought", "SiegeBegan", "PlaceCaptured")


@dataclass
class Course:
    """What has happened in a war so far."""

    fought: bool = False
    ratified: bool = False
    cities: dict[str, str] = field(default_factory=dict)
    """Place to who took it, empty where the loser has it again."""


@dataclass
class WarTally:
    """The wars between countries, those within one left out."""

    open: dict[frozenset[str], Course] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    causes: Counter[str] = field(default_factory=Counter)

    def found(self) -> None:
        """Forget the wars of the game before, as another begins."""
        self.open = {}

    def add(self, event: str, facts: Facts) -> None:
        """Count what an event says of wars."""
        if event == "WarBegan":
            self.begin(facts)
        elif event == "WarEnded":
            self.end(facts)
        elif event == "PeaceMade":
            course = self.open.get(frozenset((facts["asked"]["owner"], facts["asked"]["host"])))
            if course:
                course.ratified = True
        elif event in FIGHTS:
            self.fight(event, facts)
        elif event == "CityCeded":
            self.take(facts["country"], facts["gainer"], facts["city"])

    def begin(self, facts: Facts) -> None:
        """Count a war between countries, or one into the wild."""
        if not facts["defender"]:
            self.counts["wild"] += 1
        elif facts["kind"] not in STRIFE:
            self.counts["begun"] += 1
            self.open[frozenset((facts["attacker"], facts["defender"]))] = Course()

    def end(self, facts: Facts) -> None:
        """Count how a war ended."""
        course = self.open.pop(frozenset((facts["attacker"], facts["defender"])), None)
        if course is None:
            return
        self.counts["ended"] += 1
        self.causes[facts["cause"]] += 1
        self.counts["fought"] += course.fought
        self.counts["peace"] += course.ratified
        self.counts["city"] += any(course.cities.values())

    def fight(self, event: str, facts: Facts) -> None:
        """Count an engagement, a battle or a capture in a war between countries."""
        mover = facts.get("mover") or facts.get("attacker") or facts.get("besieger") or facts.get("captor") or ""
        other = facts.get("defender") or facts.get("interceptor") or facts.get("owner") or facts.get("loser") or ""
        course = self.open.get(frozenset((mover, other)))
        if course is None:
            return
        course.fought = True
        if event == "Engaged":
            self.counts["led"] += bool(facts["generals"][0])
            self.counts["engaged"] += 1
        elif event == "BattleFought":
            self.counts["battles"] += 1
            self.counts["won"] += facts["winner"] == facts["attacker"]
        elif event == "PlaceCaptured" and not facts["fort"]:
            self.take(other, mover, facts["place"])

    def take(self, loser: str, winner: str, place: str) -> None:
        """Note a city that changes hands; who had it first and has it again has lost nothing."""
        course = self.open.get(frozenset((loser, winner)))
        if course:
            course.cities[place] = "" if course.cities.get(place) == loser else winner

    def lines(self, years: int) -> Iterator[str]:
        """Give the table."""
        yield f"wars between countries in {years} years: {self.counts['begun']}; into the wild: {self.counts['wild']}"
        shares = (
            ("wars over that saw a fight", "fought", "ended"), ("that ended by a ratified peace", "peace", "ended"),
            ("in which a city changed hands for good", "city", "ended"),
            ("battles won by whoever attacked", "won", "battles"),
            ("engagements led by a general of the mover's", "led", "engaged"),
        )  # fmt: skip
        for title, part, whole in shares:
            share = 100 * self.counts[part] / max(1, self.counts[whole])
            yield f"  {title:45}{self.counts[part]:5} of {self.counts[whole]:5}{share:7.1f} %"
        for cause, number in self.causes.most_common():
            yield f"  ended: {cause:38}{number:5}"
