"""Known: what all texts of the program mean that messages are held against; `python -m bot.tools.known`.

The model takes some milliseconds for a text, and there are more than twenty thousand: phrases and ways to say what
is wanted, and the ways to ask the rulebooks. So what they mean is kept in a file, and is to be written anew when
they change. What is not in it is worked out when it is wanted.
"""

from pathlib import Path

from bot.service.plain.intents import INTENTS
from bot.service.rulebook.encoder import KNOWN, digest, keep, learnt
from bot.service.rulebook.meaning import model
from bot.service.rulebook.questions import Questions
from rules.registry import RULESETS

QUESTIONS = Path(__file__).parents[2] / "docs" / "rules" / "questions"


def texts() -> list[str]:
    """Give all texts of the program that messages are held against, in the order of the alphabet."""
    questions = Questions(QUESTIONS)
    asked = (text for game in RULESETS for text in questions.of(game).meant.texts)
    return sorted({*asked, *INTENTS.meaning[0].texts})


def strange() -> list[str]:
    """Give the texts that are not in the file. Raises LookupError where there is no model."""
    found = model()
    if found is None:
        raise LookupError(KNOWN.name)
    known = {*found.known.keys.tolist()}
    return [one for one in texts() if digest(one) not in known]


def main() -> None:
    """Write what the texts mean, if there are new ones."""
    found, new = model(), strange()
    if found and new:
        keep(learnt(found, texts()))
    print(f"{len(new)} texts were not known; {KNOWN.name} holds {len(texts())}.")


if __name__ == "__main__":
    main()
