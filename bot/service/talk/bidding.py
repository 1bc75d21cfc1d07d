"""Bidding: how somebody bids Herald kindly to tell another something, put as Herald has it: `tell France: …`."""

import re

VERBS = r"(?:tell|ask|let|write|inform|deliver|send|pass)\b"
KINDLY = (
    r"^(?:(?:and|also|then|now|so|well|ok|okay|yes|next|finally|lastly|please|kindly|(?:could|would|can|will) you|"
    r"(?:dear |hey |hello |hi )*(?:gamemaster|game master|gm|herald)|i(?:['’]d| would) like (?:you )?to)[\s,]+)+"
)
BIDDEN = re.compile(rf"{KINDLY}(?=(?:please |kindly )?{VERBS})", re.IGNORECASE)
"""What stands before it that says nothing."""
TOLD = re.compile(
    r"^(?:let (?P<known>\w[^:,]*?) know\b[\s,:]*(?:that\s+)?|"
    r"(?:deliver|send|pass|give)(?: on)? (?:this|the following|my)(?: letter| message| word| note)?(?: on)? to "
    r"(?P<got>\w[^:]*?)\s*:\s*|inform (?P<informed>\w[^:,]*?)\s+that\s+)",
    re.IGNORECASE,
)
"""How it begins in other words than Herald has for it."""
TITLED = re.compile(
    r"^((?:tell|ask|write(?: to)?|message|letter to|send (?:a letter|word) to)) (?:the )?"
    r"(?:king|queen|emperor|ruler|lord|duke|count|prince|head|leader|consul|sultan|pope|people|lady)s? of (?:the )?"
    r"(?:house of )?",
    re.IGNORECASE,
)
"""How a seat is called by who sits in it."""


def bidden(text: str) -> str:
    """Give what Herald is bidden to do, without the courtesies before it."""
    return BIDDEN.sub("", text)


def plainly_begun(line: str) -> str:
    """Give a letter with its beginning as Herald has it, and its receiver without a title; any other line as it is."""
    if told := TOLD.match(line):
        line = f"tell {next(filter(None, told.groups()))}: {line[told.end() :]}"
    return TITLED.sub(r"\1 ", line, count=1)
