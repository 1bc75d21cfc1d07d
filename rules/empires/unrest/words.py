"""How unrest reads (EMP-17)."""

from rules.empires.unrest.events import AreaChecked, LineBroken, UnrestBegan, UnrestCalmed
from rules.kernel.state.marks import Said
from rules.kernel.telling.phrases import row
from rules.kernel.telling.sentences import sentence
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"check": "whether it rises"}
"""What the draws of this room are for."""
BEGAN = {
    "taxed": "{area} groans under its taxes, and falls into unrest.",
    "plundered": "{area} has been plundered by {owner:the}, its own lord, and falls into unrest.",
    "failed": "{area} has seen {owner:the} fail, and falls into unrest.",
    "conquered": "{area} does not love {owner:the}, its new lord: it is in unrest.",
    "restored": "{area} is {owner:the}’s again, and in unrest.",
    "cut_off": "{area} is cut off from the court of {owner:the}, and falls into unrest.",
    "heirless": "{area} no longer knows whom it serves: it falls into unrest.",
}
CALMED = {
    "ruled": "{owner:The} {owner:hears|hear} the complaints of {area}: it is quiet again.",
    "heirless": "{area} accepts the new leader of {owner:the}, and is quiet.",
}
CHECKED = {
    ("quiet", False): "{area} bears it, and stays quiet.",
    ("quiet", True): "{area} stays in unrest, and does not rise.",
    ("unrest", False): "{area} {why}, a rebellion value of {value}: the dice show {total}, and it falls into unrest.",
    ("unrest", True): "{area} {why}, a rebellion value of {value}: the dice show {total}, and it seethes on.",
    ("rebels", False): "{area} {why}, a rebellion value of {value}: the dice show {total}, and it rises.",
    ("rebels", True): "{area} {why}, a rebellion value of {value}: the dice show {total}, and it rises at last.",
}
GRIEVANCES = {
    "gold": "pays {} gold",
    "foreign_tie": "listens to a foreign court",
    "unrest": "was in unrest already",
    "language": "speaks another tongue than its lord",
    "faith": "prays otherwise than its lord",
    "kindred": "has free kindred next door",
}
"""What speaks for a rising, in words."""
BEREFT = {"unrest": "no longer knows whom it serves"}
"""The same after the death of a leader without an heir, which alone brings the unrest."""
CAUSES = {
    "taxed": "its taxes",
    "plundered": "the plunder",
    "failed": "a failure",
    "conquered": "the conquest",
    "restored": "the return of its lord",
    "cut_off": "a broken line",
    "heirless": "an heirless throne",
}
TELLINGS = Tellings(
    PURPOSES,
    news="unrest",
    labels={
        "UnrestBegan.cause": Said("cause", CAUSES),
        "AreaChecked.cause": Said("cause", CAUSES),
        "UnrestCalmed.cause": Said("cause", {"ruled": "good rule", "heirless": "a new leader"}),
        "AreaChecked.value": "rebellion value",
        "AreaChecked.total": "the dice",
        "AreaChecked.before": "in unrest before",
        "AreaChecked.result": Said("result", {"quiet": "nothing", "unrest": "unrest", "rebels": "rebellion"}),
    },
)


def why(event: AreaChecked) -> str:
    """Say what speaks for a rising: `pays 1 gold, speaks another tongue than its lord`."""
    known = GRIEVANCES | (BEREFT if event.cause == "heirless" else {})
    said = [known[part].format(amount) for part, amount in event.parts if amount > 0 and part in known]
    return row(said) or "has little to complain of"


def checked_weight(event: AreaChecked) -> int:
    """Give a headline to a rising; unrest is news to whose the area is, and what it bears is small print."""
    return {"quiet": 0, "unrest": 1, "rebels": 2}[event.result]


def checked(event: AreaChecked) -> str:
    """Say what led to a check and what came of it."""
    return sentence(CHECKED[event.result, event.before], event, {"why": lambda _event: why(event)})


TELLINGS.say(
    UnrestBegan,
    lambda event: sentence(BEGAN[event.cause], event, {}),
    weight=lambda event: 0 if event.cause in ("conquered", "restored") else 1,  # told with how it passed
)
TELLINGS.say(UnrestCalmed, lambda event: sentence(CALMED[event.cause], event, {}))
TELLINGS.say(
    LineBroken,
    "{areas} {areas:is|are} cut off from the court of {owner:the}, and {areas:falls|fall} into unrest.",
    weight=2,
)
TELLINGS.say(AreaChecked, checked, weight=checked_weight)
