"""Spelling: what people type in a chat, in the words of a dictionary."""

import re
from collections.abc import Iterable

from rapidfuzz import fuzz, process

SHORT = {
    "aint": "is not", "arent": "are not", "b4": "before", "bc": "because", "cant": "cannot", "couldnt": "could not",
    "cuz": "because", "didnt": "did not", "doesnt": "does not", "dont": "do not", "dudes": "men", "gimme": "give me",
    "gonna": "going to", "gotta": "must", "hasnt": "has not", "havent": "have not", "hes": "he is", "hows": "how is",
    "im": "i am", "isnt": "is not", "ive": "i have", "lemme": "let me", "mins": "minutes", "msg": "message",
    "msgs": "messages", "n": "and", "ppl": "people", "r": "are", "shes": "she is", "shouldnt": "should not",
    "thats": "that is", "theres": "there is", "theyre": "they are", "thru": "through", "u": "you", "ur": "your",
    "w": "with", "wanna": "want to", "wasnt": "was not", "wat": "what", "whats": "what is", "wheres": "where is",
    "whos": "who is", "whys": "why is", "wont": "will not", "wot": "what", "wouldnt": "would not", "wut": "what",
    "y": "why", "ya": "you", "youre": "you are",
}  # fmt: skip
"""What is short for something in a chat."""
NOISE = frozenset(
    re.findall(
        r"\S+",
        """
        actually asap basically bro bruh btw damn dude ffs haha hey hi hmm just lmao lol omg pls please plz really smh
        tbh tho though thx ugh um wtf yo
        """,
    )
)
"""What people say without meaning anything by it."""
LIKE = 84
"""How like a known word an unknown one must be to be taken for its misspelling, of 100."""
LEAST = 5
"""How many letters a word must have to be taken for one: shorter words are like too many others."""
WORD = re.compile(r"[a-z0-9]+(?:['’][a-z]+)?")


def written_out(text: str) -> str:
    """Give a text in small letters, with what is short for something written out."""
    written = WORD.sub(lambda found: SHORT.get(re.sub(r"['’]", "", found[0]), found[0]), text.lower())
    said = [word for word in written.split() if word.strip(",.!?") not in NOISE]
    return " ".join(said) if said else written


class Speller:
    """The words of some texts, to which what is mistyped comes near."""

    def __init__(self, texts: Iterable[str]) -> None:
        """Learn the words of texts that are written out."""
        self.known = {word for text in texts for word in WORD.findall(text)}
        self.words = sorted(word for word in self.known if len(word) >= LEAST)

    def spelled(self, text: str) -> str:
        """Give a text written out, each word that nobody knows as the known one that is most like it, if one is."""
        return WORD.sub(lambda found: self.meant(found[0]), written_out(text))

    def meant(self, word: str) -> str:
        """Give the known word that a word is, or is taken for; else the word."""
        if word in self.known or len(word) < LEAST:
            return word
        near = process.extractOne(word, self.words, scorer=fuzz.ratio, score_cutoff=LIKE)
        return near[0] if near else word
