"""The bot's own complaints: whatever it logs as an error, kept for the desk."""

import logging
import sys
import traceback
from dataclasses import dataclass


@dataclass(frozen=True)
class Complaint:
    """One error, in a line and in full."""

    title: str
    text: str


class Complaints(logging.Handler):
    """Listens to the logs."""

    def __init__(self) -> None:
        """Begin with none."""
        super().__init__(logging.ERROR)
        self.heard: list[Complaint] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep an error; structlog hands it as a dict."""
        line = dict(record.msg) if isinstance(record.msg, dict) else {"event": record.getMessage()}
        told = line.pop("exc_info", None) or record.exc_info
        error = told if isinstance(told, BaseException) else sys.exc_info()[1]
        rest = "\n".join(f"{key}: {value}" for key, value in line.items())
        trace = "".join(traceback.format_exception(error)) if error else ""
        self.heard.append(Complaint(sentence(error) if error else str(line["event"]), f"{rest}\n{trace}".strip()))


def complaint(error: BaseException) -> Complaint:
    """Make a complaint of an exception."""
    return Complaint(sentence(error), "".join(traceback.format_exception(error)).strip())


def sentence(error: BaseException) -> str:
    """Say in one line what went wrong."""
    cause = getattr(error, "original", None) or error
    return f"{type(cause).__name__}: {cause}".splitlines()[0]
