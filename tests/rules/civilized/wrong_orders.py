"""Lines that are no order, or none that Hellas may give: window, what is wrong, the lines.

The world is that of `test_wrong_orders.py`: Hellas in its first year with Sparta (Palace, University), Athens (Temple)
and Pella (Courthouse, in disorder). RULER, CHILD, GENERAL and STUDENT stand for the names of such people.
"""

from tests.rules.civilized.wrong_spring_orders import SPRING_ILLEGAL, SPRING_OTHER_WINDOW, SPRING_SLIPS

WINTER_SLIPS = """
build
build Granary
build Granary in
build Granary in Atlantis
build Granary at 0205
build in Sparta
build Pyramid in Sparta
build Granary and Temple in Sparta
build two Granaries in Sparta
build Granery in Sparta
build Grnary in Sparta
build Aquaduct in Sparta
build Market in Sparta
build Libary in Sparta
build City Wal in Sparta
build Barrack in Sparta
build Stables in Sparta
build Shipyrd in Sparta
build Tempel in Sparta
build Spectacle in Sparta
build Publik Spectacle in Sparta
build Courthose in Sparta
build Universty in Athens
build Staf College in Sparta
build Fort in Sparta at
build Fort in Sparta at 99
build Fort in Sparta at Olympus
build Fort at 0100
biuld Granary in Sparta
buld Granary in Sparta
build Granary on Sparta
build Granary in Sprta
build Granary in Athen
bild Granery in Athnes
construct a Granary in Sparta
please build Granary in Sparta
build Granary in Sparta, build Temple in Sparta
BUILD GRANARY INSPARTA
upgrade
upgrade Athens
upgrade to
upgrade to High Temple
upgrade to High Temple in
upgrade to Hi Temple in Athens
upgrade to Higher Temple in Athens
upgrade Athens into High Temple
upgrde to High Temple in Athens
upgrade to Colosseum in Athens
upgrade to Bannk in Athens
raise
raise Spears
raise Spears in
raise Spear in Sparta
raise Speers in Sparta
raise spaers in Sparta
raise 3 Spears in Sparta
raise Spears in Sparta and Athens
raise Cavalery in Sparta
raise Calvary in Sparta
raise Psilloi in Sparta
raise Auxillia in Sparta
raise Hoplites in Sparta
raise Triremes in Sparta
raise Warships in Sparta
raise War Ship in Sparta
raise an army
rise Spears in Sparta
rasie Spears in Sparta
recruit Spears in Sparta
build ship
build ship in
build ship in Atlantis
build ship for Sparta
build ship in Athens for
build ship in Athens for Atlantis
build ship in Athens to
build shp in Athens
build trasport ship in Athens
build transport in Athens
assign
assign ship
assign Argo to Sparta
assign Transport Ship to Sparta
assign Transport Ship 99 of Athens to Sparta
asign Transport Ship of Athens
assign Warship 8 of Athens to Sparta
assign Warship 8 of Athens
road
road from
road from Sparta
road from Sparta to
road to Athens
road Sparta Athens
road from Sparta to Atlantis
road from Atlantis to Sparta
road from Sparta to Athens sections
road from Sparta to Athens sections many
road from Sparta to Athens sections 0
road from Sparta to Athens sections -1
road from Sparta to Athens sections 100
road form Sparta to Athens
raod from Sparta to Athens
road from Spara to Athens
road from Sparta to Atens
lay sections from Sparta to Athens
build 2 sektions from Sparta to Athens
mission
mission to
mission to Egypt from
mission to Egypt from Atlantis
mission to Atlantis from Sparta
mission to Egpyt from Sparta
mission to Egypt from Sprata
mission to Egypt from Sparta led by
mission to Egypt from Sparta led by Alexander
mision to Egypt from Sparta
misson to Lydia from Sparta
embassy to Egypt
send GENERAL to
send Alexander to Egypt
save
save for
save for a rainy day
save for citty
set 20 points aside for a city
set aside 25 points
"""

WINTER_ILLEGAL = """
build Palace in Sparta
build Palace in Athens
build University in Sparta
build Temple in Athens
build Courthouse in Pella
build Bank in Sparta
build High Temple in Athens
build Coliseum in Athens
build Granary in Tyre
build Granary in Memphis
build Shipyard in Sardis
build Granary in Pella
build Granary in Sparta at 0100
build Fort in Sparta
build Fort in Sparta at 0205
build Fort in Sparta at 0000
build Fort in Sparta at 0700
build Fort in Sparta at 1209
build Fort in Tyre at 0100
build Fort in Pella at 0100
upgrade to Bank in Athens
upgrade to Bank in Sparta
upgrade to Coliseum in Athens
upgrade to High Temple in Sparta
upgrade to High Temple in Pella
upgrade to Temple in Athens
upgrade to Granary in Athens
upgrade to Palace in Athens
upgrade Tyre to Bank
raise Knights in Sparta
raise Elephants in Sparta
raise Bows in Athens
raise Camelry in Sparta
raise Cavalry in Sparta
raise Spears in Pella
raise Warship in Pella
raise Spears in Tyre
raise Spears in Babylon
raise Warship in Babylon
build ship in Pella
build ship in Tyre
build ship in Sardis for Sparta
build ship in Athens for Sparta
build ship in Athens for Athens
build ship in Athens for Sardis
build ship in Athens for Tyre
build ship in Athens for Ur
build ship in Sparta for Miletus
assign Transport Ship 7 of Athens to Sparta
assign Transport Ship 7 of Athens to Athens
assign Transport Ship 7 of Athens to Tyre
assign Transport Ship 7 of Athens to Babylon
road from Sparta to Sparta
road from Sparta to Tyre
road from Sparta to Sardis
road from Tyre to Sparta
road from Babylon to Mari
road from Sparta to Athens sections 99
lay 50 sections from Sparta to Athens
mission to Hellas from Sparta
mission to Egypt from Tyre
mission to Egypt from Memphis
mission to Egypt from Sparta led by RULER
mission to Egypt from Sparta led by CHILD
send RULER from Sparta to Egypt
send CHILD from Sparta to Lydia
send GENERAL from Sparta to Hellas
"""

WINTER_OTHER_WINDOW = """
tax 30
tax 30 in Pella
set tax to 40%
found city at 0102 with 20 from Sparta
enrol GENERAL at University of Sparta
withdraw STUDENT
name heir CHILD
name no heir
appoint GENERAL as priest
concede yes
vote end yes
lose Temple in Athens
give up Spears of Sparta
towns at 0301
declare war on Egypt
break agreement with Lydia
"""

LOSSES = """
lose
lose Temple
lose Temple in
lose Tempel in Athens
lose Temple in Atens
lose Granary in Athens
lose Palace in Sparta
lose University in Sparta
lose Courthouse in Pella
lose Fort in Athens
lose Palace in Memphis
lose everything
Athens loses
Athens loses Granary
Sparta loses Palace
loose Temple in Athens
keep Temple in Athens
build Granary in Athens
"""

SHORTFALL = """
give up
give up nothing
give up everything
give up Spears
give up Spears of Sparta
give up Spears of Sprta
give up Palace of Sparta
give up Palace of Sparta and
give up Palace of Sparta, Palace of Sparta
give up Palace of Sparta, Spears of Sparta, Spears of Sparta
give up Temple of Sparta
give up Temple of Athens and Granary of Athens
give up Palace of Memphis
give up mission to Egypt
give up 3
give up 3 Spears of Sparta
giv up Spears of Sparta
surrender Spears of Sparta
disband Spears of Sparta
pay
tax 100
"""

SITES = """
towns
towns at
towns at Sparta
towns at 0205
towns at 0204 and 0203
towns at 0301, 0303 and 0105
towns at 0100 and 0101
towns at 0700
towns at 1209
towns at 9999
towns at 0301 0105
town at 0301
twons at 0301
choose sites
choose 0301
choose sites somewhere
"""

HOSTILE = """
@everyone
@here build Granary in Sparta
<@123456789012345678> build Granary in Sparta
build <script>alert(1)</script> in Sparta
build Granary in Sparta'; DROP TABLE drafts; --
build {improvement} in {city}
build %s in %s
build %(improvement)s in Sparta
build ${jndi:ldap://x} in Sparta
build ../../etc/passwd in Sparta
build Granary in \\
build "Granary in Sparta
build “Granary” in “Sparta
build Granary in "Sparta" "Athens"
build __class__ in __dict__
build Granary in improvement:sparta:granary
build []()*_~`|># in Sparta
build \U0001f3db in Sparta
\U0001f4a9
\u202etraps in ekam
build\u200bGranary\u200bin\u200bSparta\u200b!\u200b?
\u0000
build Granary\u0000 in Spar\u0000
ΧΤΙΣΕ ΣΙΤΟΒΟΛΩΝΑ ΣΤΗ ΣΠΑΡΤΗ
строй амбар в Спарте
建造粮仓
???
!!!
.
,
;
and
nothing
none
0
-1
1e9
0205
Sparta
Granary
NaN
null
None
True
[build] Granary in Sparta
<improvement> in <city>
build <improvement> in <city>
/build Granary in Sparta
build: Granary, Sparta
build=Granary city=Sparta
{"order": "build", "fields": {"improvement": "granary", "city": "sparta"}}
order build improvement granary city sparta
"""


def lines(text: str) -> list[str]:
    """Give the lines of a text that are not empty."""
    return [line for line in text.split("\n") if line.strip()]


LONG = ["build " * 300, "a" * 5000, "tax " + "9" * 3000, "build Granary in " + "Sparta, " * 400, "(" * 2000]
WRONG_ORDERS: tuple[tuple[str, str, list[str]], ...] = (
    ("decrees", "slips", lines(SPRING_SLIPS)),
    ("decrees", "illegal", lines(SPRING_ILLEGAL)),
    ("decrees", "another window's", lines(SPRING_OTHER_WINDOW)),
    ("winter", "slips", lines(WINTER_SLIPS)),
    ("winter", "illegal", lines(WINTER_ILLEGAL)),
    ("winter", "another window's", lines(WINTER_OTHER_WINDOW)),
    ("ruin", "slips and illegal", lines(LOSSES)),
    ("shortfall", "slips and illegal", lines(SHORTFALL)),
    ("setup", "slips and illegal", lines(SITES)),
    ("decrees", "hostile", lines(HOSTILE) + LONG),
    ("winter", "hostile", lines(HOSTILE) + LONG),
)
"""Window, what is wrong, lines."""
