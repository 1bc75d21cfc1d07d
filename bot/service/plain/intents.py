"""Intents: what somebody wants who writes no order, told from examples in a file that people can read."""

import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, pairwise
from math import log
from pathlib import Path

import numpy as np
from rapidfuzz import fuzz, process

from bot.service.rulebook.encoder import Vectors
from bot.service.rulebook.meaning import Learner, Meaning, model
from bot.service.rulebook.stemming import stem
from rules.kernel.language.matching import fold

FILE, WAYS = Path(__file__).with_name("phrases.toml"), Path(__file__).with_name("ways.toml")
NONE = "none"
"""What a message is of that is no wish, among the ways that teach what is meant."""
SURE, LIKELY, APART = 0.5, 0.3, 0.08
"""How much of a message and of a phrase has to be the same, of 1, to be certain and to be worth a question; and how far
a meaning has to be ahead of the next to be certain."""
EXACT = 0.97
CLOSE = 0.72
"""How much of a message and of a phrase has to be the same where a guess would be grave."""
SLIP = 80
"""How like a word another has to be to be taken for it mistyped, of 100."""
SHORT = 3
"""Words of so few letters have to be right."""
OFFERED = 3
"""How many meanings are offered in doubt."""
SAYS = 0.35
"""What a word counts that says little by itself, against one that does."""
STRANGE = 1.3
"""What a word counts that stands in no phrase: it speaks for something that Herald has no words for."""
KEPT = 256
"""Of how many messages it is kept what they may want: each is asked several times."""
LONG = 160
"""How many letters a message may have to be taken for a wish; a longer one is a text."""
LITTLE = frozenset(
    re.findall(
        r"\w+",
        """
        a am an and are at be been by can could did do does for from get got had has have i in is it its me my of on or
        our shall should so that the their them there they this to us was we were will with would you your just now
        then really any some one again here still yet right
        """,
    )
)
ASKING = frozenset(
    re.findall(
        r"\w+",
        """
        what who whom whose which when where why how is are am was were do does did has have had can could will would
        should shall may might must any anything anybody read list explain repeat remind
        """,
    )
)
"""How a part of a message begins that asks something of Herald; other parts say why, or order."""
COMMANDS = {
    "orders": "mine", "order": "mine", "ready": "done", "status": "winning", "papers": "papers", "map": "map",
    "picture": "map", "report": "news", "catchup": "news", "why": "news", "rule": "rules", "letter": "letter",
    "letters": "letter", "join": "join", "leave": "leave", "vacation": "away", "autopilot": "away", "deputy": "away",
    "extend": "time", "vote": "time", "odds": "odds", "notices": "quiet", "privacy": "data", "inbox": "asked",
    "campaign": "join", "games": "join", "undo": "undo", "start": "help", "help": "help",
}  # fmt: skip
"""What the commands do that somebody may have typed as a message."""
GRAVE = ("leave", "time", "unready")
"""What is not guessed from a part of what was said, or from words that may be mistyped: “level” is no “leave”."""
NEVER_GUESSED = ("data", "done", "clear", "help")
"""What is not taken from what a message means: it is told by its words, or needs none; it is learnt all the same."""
NEARLY, MEANT, AHEAD = 0.5, 1.2, 0.35
"""How near a phrase has to come in what it means, how sure the intent has to be with what was learnt of it, and by how
much surer than the next."""
HARDLY, LEAD = 0.83, 0.3
"""The same of what may be meant where nothing else is."""
LEARNT, WORDED = 0.5, 0.5
"""What it counts that all phrases and ways together have taught to tell an intent from the others: by what they mean,
and by their words and pairs of words."""
UNHEARD = 0.002
"""How often a word is taken to stand among the examples of a kind that have it nowhere."""
LOOKS = (
    "asked", "danger", "winning", "news", "mine", "when", "rivals", "data", "how", "about", "length", "awaited",
)  # fmt: skip
"""What is answered by telling how things stand, so that a guess does no harm."""
COURTEOUS = ("hello", "thanks", "ok", "bye")
"""What is said beside something else that is wanted."""
SPOKEN = {
    "what's": "what is", "whats": "what is", "who's": "who is", "whos": "who is", "where's": "where is",
    "when's": "when is", "how's": "how is", "it's": "it is", "that's": "that is", "thats": "that is", "i'm": "i am",
    "im": "i am", "i've": "i have", "i'll": "i will", "i'd": "i would", "don't": "do not", "dont": "do not",
    "doesn't": "does not", "doesnt": "does not", "didn't": "did not", "didnt": "did not", "can't": "can not",
    "cannot": "can not", "cant": "can not", "won't": "will not", "isn't": "is not",
    "hasn't": "has not", "hasnt": "has not", "u": "you", "ur": "your",
    "pls": "please", "plz": "please", "r": "are", "wanna": "want to", "gonna": "going to", "gimme": "give me",
    "lemme": "let me", "let's": "let us", "lets": "let us", "you're": "you are", "we're": "we are", "wat": "what",
    "wut": "what", "anymore": "any more", "dunno": "do not know", "msg": "message", "idk": "no idea", "till": "until",
    "gotta": "have to", "halp": "help", "someone": "somebody", "anyone": "anybody", "rn": "right now",
    "atm": "right now", "yr": "year", "sth": "something", "smth": "something", "ppl": "people", "pts": "points",
    "bc": "because",
    "cuz": "because", "b4": "before", "thru": "through", "tmrw": "tomorrow", "w": "with", "wo": "without", "n": "and",
    "whys": "why is", "theres": "there is", "wot": "what", "shud": "should",
}  # fmt: skip
"""What is written as it is spoken."""
ALIKE = {
    "chosen": "ordered", "picked": "ordered", "selected": "ordered", "decided": "ordered", "chose": "order",
    "wished": "ordered", "powerful": "strong", "mighty": "strong", "strongest": "strong",
    "rivals": "others", "countries": "others", "powers": "others", "houses": "others", "empires": "others",
    "opponents": "others", "enemies": "others", "foes": "others", "everybody": "all", "everyone": "all",
    "forgotten": "missed", "forget": "miss", "overlooked": "missed", "overlook": "miss", "quickest": "best",
    "fastest": "best", "easiest": "best", "smartest": "best", "wisest": "best", "present": "now", "moment": "now",
}  # fmt: skip
"""Words that say the same where somebody wants something of Herald."""
EMOTE = re.compile(r"<a?:\w+:\d+>|:[a-z_]+:|[\U0001f3fb-\U0001f3ff\ufe0f\u200d]")
WORD = re.compile(r"[a-z]+(?:'[a-z]+)?|\d+|\?+|[^\w\s.,;:!?()\"'\-*/\\]")
PARTS = re.compile(r"[.,;:!\n]+|\s-+\s")
SENTENCES = re.compile(r"[.,;!?\n]+|\s-+\s")
AROUND = re.compile(
    r"^(?:please|so|well|um|hey|hi|and|but|also|can you|could you|would you|will you|tell me|do you know|"
    r"i (?:want|would like|need) to know|i wonder|let me know|show me|give me|just)\s+(?=\S+)|"
    r"\s+(?:please|mate|man|guys|then|anyway)$"
)
NAMES = {"herald", "bot"}


Stems = tuple[str, ...]


@dataclass(frozen=True)
class Guess:
    """An intent, and how much speaks for it, from 0 to 1."""

    name: str
    score: float


class Wording:
    """Learns from examples, each of a kind, how much oftener a word, or two in a row, stand in one kind than in all."""

    def __init__(self, examples: Sequence[Stems], kinds: Sequence[int]) -> None:
        """Keep examples with the number of each one's kind; they are learnt when somebody asks."""
        self.examples, self.kinds = [worded(one) for one in examples], kinds

    @cached_property
    def tells(self) -> tuple[dict[str, int], Vectors]:
        """Give where each word and pair stands, and how much it speaks for each kind, a row for a word."""
        known = {word: place for place, word in enumerate(dict.fromkeys(one for said in self.examples for one in said))}
        counts = np.zeros((len(known), max(self.kinds) + 1))
        for said, kind in zip(self.examples, self.kinds, strict=True):
            counts[[known[one] for one in said], kind] += 1
        share = (counts + UNHEARD) / (np.bincount(self.kinds) + 2 * UNHEARD)
        return known, np.log(share / share.mean(axis=1, keepdims=True)).astype(np.float32)

    def kind(self, said: Stems) -> Vectors:
        """Say how likely words are to be of each kind, all together 1."""
        known, tells = self.tells
        places = [known[one] for one in worded(said) if one in known]
        speaks = tells[places].sum(axis=0) / max(1.0, len(places) ** 0.5)
        likely = np.exp(speaks - speaks.max())
        share: Vectors = likely / likely.sum()
        return share


class Intents:
    """The intents of a file, and of another one that has more ways to say what is meant."""

    def __init__(self, file: Path, ways: Path | None = None) -> None:
        """Read what is meant by which phrases, and by which ways."""
        read = tomllib.loads(file.read_text(encoding="utf-8"))
        self.all = {name: str(one["says"]) for name, one in read.items()}
        """Each intent, and how it is put to somebody who may have it."""
        self.phrases = {name: tuple(map(str, one["phrases"])) for name, one in read.items()}
        more = tomllib.loads(ways.read_text(encoding="utf-8")) if ways else {}
        self.taught = {
            name: (*self.phrases.get(name, ()), *map(str, more.get(name, ()))) for name in {**self.all, **more}
        }
        """What teaches to tell each intent, and what is none, by what is meant."""
        self.guesses = lru_cache(maxsize=KEPT)(self.guessed)

    @cached_property
    def ways(self) -> dict[str, list[Stems]]:
        """Give the phrases of each intent as stems."""
        return {name: [stems(spoken(one)) for one in phrases] for name, phrases in self.phrases.items()}

    @cached_property
    def places(self) -> list[tuple[str, Stems]]:
        """Give all phrases as stems, each with its intent, in one row."""
        return [(name, way) for name, ways in self.ways.items() for way in ways]

    @cached_property
    def sums(self) -> list[float]:
        """Give what the words of each phrase tell together, in the order of `places`."""
        return [sum(map(self.weight, way)) for _, way in self.places]

    @cached_property
    def holding(self) -> dict[str, list[int]]:
        """Give where in `places` each stem stands."""
        found: dict[str, list[int]] = {}
        for place, (_, way) in enumerate(self.places):
            for word in way:
                found.setdefault(word, []).append(place)
        return found

    @cached_property
    def exact(self) -> dict[Stems, set[str]]:
        """Give the intents of each phrase."""
        found: dict[Stems, set[str]] = {}
        for name, way in self.places:
            found.setdefault(way, set()).add(name)
        return found

    @cached_property
    def counts(self) -> Counter[str]:
        """Count in how many phrases each stem stands: the rarer, the more it tells."""
        return Counter(word for ways in self.ways.values() for way in ways for word in set(way))

    @cached_property
    def vocabulary(self) -> dict[str, None]:
        """Give every word of the phrases that may be mistyped, in the order of the alphabet."""
        found = (word for phrases in self.phrases.values() for one in phrases for word in spoken(one))
        return dict.fromkeys(sorted({word for word in found if len(word) > SHORT}))

    def guessed(self, text: str) -> tuple[Guess, ...]:
        """Give what may be wanted, the likeliest first; nothing of a text that is no short message."""
        if len(text) > LONG:
            return ()
        typed = stems([self.spelled(word) for word in spoken(text)])
        if not any(map(str.isalnum, "".join(typed))) and not set(typed) & set(self.counts):
            return (Guess("ok", 1.0),)  # a face, a few dots, a picture of the server's own
        exactly, near = self.exact.get(typed, ()), self.nearest(typed)
        found = [
            Guess(name, 1.0 if name in exactly else (near.get(name, 0.0) + self.leaning(typed, name)) / 2)
            for name in self.all
        ]
        return tuple(sorted(found, key=lambda one: -one.score))

    def nearest(self, typed: Stems) -> dict[str, float]:
        """Give how much a text shares with the nearest phrase of each intent, each word by what it tells: 1 if all."""
        shared: dict[int, float] = {}
        for word in typed:
            tells = self.weight(word)
            for place in self.holding.get(word, ()):
                shared[place] = shared.get(place, 0.0) + tells
        whole, found = sum(map(self.weight, typed)), dict[str, float]()
        for place, common in shared.items():
            name = self.places[place][0]
            found[name] = max(found.get(name, 0.0), 2 * common / (whole + self.sums[place]))
        return found

    def leaning(self, typed: Stems, name: str) -> float:
        """Give how far the words of a text are those of one intent and of no other: 1 if all of them are."""
        whole = sum(map(self.weight, typed))
        return sum(self.weight(word) * self.shares.get(word, {}).get(name, 0.0) for word in typed) / whole

    @cached_property
    def shares(self) -> dict[str, dict[str, float]]:
        """Give how much of its use a stem has in the phrases of each intent."""
        uses: dict[str, dict[str, float]] = {}
        for name, ways in self.ways.items():
            for word, count in Counter(word for way in ways for word in set(way)).items():
                uses.setdefault(word, {})[name] = count / len(ways)
        return {word: {name: one / sum(by.values()) for name, one in by.items()} for word, by in uses.items()}

    def said(self, text: str, name: str) -> bool:
        """Tell whether a message says just what a phrase of an intent says, in whatever forms of its words."""
        return name in self.exact.get(stems(spoken(text)), ())

    def spoken_as(self, text: str, name: str) -> bool:
        """Tell whether a message is one of the phrases of an intent, to the letter."""
        return text.strip().casefold() in self.phrases.get(name, ())

    def sure(self, text: str) -> str:
        """Give the intent that a message certainly has, as a whole or in one of its parts; empty where in doubt."""
        if len(text) > LONG:
            return ""
        whole = self.certain(text)
        parts = [part for part in PARTS.split(text) if part.strip()]
        if whole or len(parts) < 2:  # noqa: PLR2004  a whole is its only part
            return whole
        found = [self.certain(part) for part in parts]
        wanted = [one for one in dict.fromkeys(found) if one not in COURTEOUS]
        if len(wanted) == 1 and (wanted[0] or "" not in found):
            return wanted[0]
        return found[-1] if not wanted and all(found) else ""

    def certain(self, text: str) -> str:
        """Give the intent that a message certainly has as a whole."""
        first, second, *_ = [*self.guesses(text), Guess("", 0), Guess("", 0)]
        ahead = first.score >= EXACT or first.score - second.score >= APART
        if first.name in GRAVE and not self.close(text, first.name):
            return ""
        return first.name if first.score >= SURE and ahead else ""

    @cached_property
    def meaning(self) -> tuple[Meaning, Learner, Wording]:
        """Give what the examples mean, and what sets those of one intent apart from all others."""
        said = [(place, spoken(one)) for place, name in enumerate(self.taught) for one in self.taught[name]]
        places = [place for place, _ in said]
        examples = Meaning([" ".join(one) for _, one in said])
        return examples, Learner(examples, places), Wording([stems(one) for _, one in said], places)

    def meant(self, text: str) -> str:
        """Give the intent that other words than those of its phrases mean: a whole message, or the first part to ask.

        Empty where it may be another, or none; on a machine without a model it always is.
        """
        if model() is None or len(text) > LONG or not text.strip():
            return ""
        parts = [part for part in SENTENCES.split(text) if not self.courteous(part)]
        asked = (self.firmly(part) for part in parts if spoken(part) and spoken(part)[0] in ASKING)
        return self.firmly(" ".join(parts)) or next((one for one in asked if one and one not in GRAVE), "")

    def courteous(self, text: str) -> bool:
        """Tell whether a text is empty, or small talk to the letter."""
        return not text.strip() or any(self.said(text, one) for one in COURTEOUS)

    def firmly(self, text: str) -> str:
        """Give the intent that a text as a whole surely means; empty for none."""
        if not text:
            return ""
        name, near, score, ahead = self.foremost(text)
        firm = near >= NEARLY and score >= MEANT and ahead >= AHEAD
        return name if firm and name not in (*COURTEOUS, *NEVER_GUESSED, NONE) else ""

    def foremost(self, text: str) -> tuple[str, float, float, float]:
        """Give the intent that speaks most for a text, how near its nearest example comes, its sum, and its lead."""
        nearest, scores = self.weighed(text)
        second, first = np.argsort(scores)[-2:]
        return [*self.taught][first], nearest[first], scores[first], scores[first] - scores[second]

    def perhaps(self, text: str, least: float = HARDLY) -> str:
        """Give the intent that a text means more likely than not, one of those that a look harms not; empty for none.

        It is asked where nothing else was understood. On a machine without a model it never is.
        """
        if model() is None or len(text) > LONG or not spoken(text):
            return ""
        name, _, score, ahead = self.foremost(text)
        return name if name in LOOKS and score >= least and ahead >= LEAD else ""

    def weighed(self, text: str) -> tuple[Vectors, Vectors]:
        """Give how near a text comes to each intent's nearest example, and how much speaks for each intent."""
        examples, learnt, wording = self.meaning
        starts = list(accumulate((len(self.taught[name]) for name in [*self.taught][:-1]), initial=0))
        said = spoken(text)
        nearest: Vectors = np.maximum.reduceat(examples.near(" ".join(said)), starts)
        return nearest, nearest + LEARNT * learnt.kind(" ".join(said)) + WORDED * wording.kind(stems(said))

    def likely(self, text: str) -> list[str]:
        """Give the intents that a message may have, at most three."""
        found = [one.name for one in self.guesses(text)[:OFFERED] if one.score >= LIKELY]
        return [name for name in found if name not in GRAVE or self.close(text, name)]

    def close(self, text: str, name: str) -> bool:
        """Tell whether a text is almost a phrase of an intent as it is spelled: “kick Ben” is no “kick me”."""
        return self.nearest(stems(spoken(text))).get(name, 0.0) >= CLOSE

    def weight(self, word: str) -> float:
        """Give what a word tells: most if it stands in no phrase, little if it is one of those that stand anywhere."""
        uses = self.counts.get(word, 0)
        rare = 1 / (1 + log(uses) / 4) if uses else STRANGE
        return rare * (SAYS if word in LITTLE else 1)

    def spelled(self, word: str) -> str:
        """Give a word as it is spelled in the phrases, if it is one of theirs mistyped."""
        if len(word) <= SHORT or word in self.vocabulary:
            return word
        found = process.extractOne(word, self.vocabulary.keys(), scorer=fuzz.ratio, score_cutoff=SLIP)
        return found[0] if found and found[0][0] == word[0] else word


@lru_cache(maxsize=4096)
def spoken(text: str) -> tuple[str, ...]:
    """Give the words of a text written out, without what is said around them; signs and faces are words, too."""
    plain = EMOTE.sub(" ", fold(text).replace("’", "'"))
    line, before = " ".join(SPOKEN.get(word, word) for word in WORD.findall(plain)), ""
    said = [word for word in line.split() if word not in NAMES] or line.split()
    asked = " ".join(word for word in said if not word.startswith("?")) or line[:1]
    while asked != before:
        before, asked = asked, AROUND.sub("", asked).strip()
    return tuple(dict.fromkeys(asked.split()))


def stems(words: Sequence[str]) -> tuple[str, ...]:
    """Give the stems of words; those that say little stay as they are."""
    alike = (ALIKE.get(word, word) for word in words)
    return tuple(dict.fromkeys(word if word in LITTLE else stem(word) for word in alike))


def worded(said: Stems) -> tuple[str, ...]:
    """Give the words of a text and each pair of them that follow one another, with its beginning and its end."""
    return tuple(dict.fromkeys((*said, *map(" ".join, pairwise(("^", *said, "$"))))))


INTENTS = Intents(FILE, WAYS)
