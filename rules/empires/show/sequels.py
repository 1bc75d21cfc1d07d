"""Which events go on with which: unrest and the calm after it, attacks and the conquest that ends them."""

from rules.empires.court.events import AreaPassed
from rules.empires.endeavours.events import AreaRuled, Assailed, EndeavourTried, NotNeeded, OwnTried
from rules.empires.unrest.events import AreaChecked, UnrestBegan, UnrestCalmed
from rules.kernel.telling.tellings import Sequel

SEQUELS = (
    Sequel(AreaChecked, "area", UnrestCalmed, "area"),
    Sequel(UnrestBegan, "area", UnrestCalmed, "area"),
    Sequel(AreaChecked, "area", OwnTried, "target"),
    Sequel(UnrestBegan, "area", OwnTried, "target"),
    Sequel(AreaChecked, "area", AreaRuled, "area"),
    Sequel(OwnTried, "target", OwnTried, "target"),
    Sequel(OwnTried, "target", AreaPassed, "area"),
    Sequel(AreaPassed, "area", NotNeeded, "target"),
    Sequel(Assailed, "target", Assailed, "target"),
    Sequel(Assailed, "target", AreaPassed, "area"),
    Sequel(EndeavourTried, "target", AreaPassed, "area"),
)
"""By the fields that name the area."""
