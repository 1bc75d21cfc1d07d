"""Lines that are no order, or none that Rome may give: window, what is wrong, the lines.

The world is that of `test_wrong_orders.py`: Rome holds its homes and North Campania and has 40 talents,
10 of them earmarked; it attacks the Samnites, and the Samnites and the Etruscans attack it. Carthage stands in Picenum.
"""

ATTACK_SLIPS = """
attack
attack at
attack the
attack Latium and Sabina
attack Etruira
attack Etrruria
attack Etruriaa
attack Etruriaa
attack Pentrii
attack Ptnri
attack Ager Galicus
attack Ager Gallic
attack Ager Gallicsu
attack North Campanai
attack Campania
attack Ager
attack Gaul
attack Sicily
attack Italy
attack Rome
attack Samnites
attack the Samnites
attack Carthage
attack 7
attack with 20
attack Etruria with 20
atack Etruria
attak Etruria
attakc Etruria
attackk Etruria
attack Etruria Pentri
Etruria attack
assault Etruria
march to Etruria
invade Etruria
strike hold
hodl
holdd
hlod
hold Etruria
hold fire
attack no
attack noboody
attack nobdy
hold the paece
pass
wait
nothing
"""

ATTACK_ILLEGAL = """
attack Latium
attack Sabina
attack Ager Volscus
attack North Campania
attack Picenum
attack Syracuse
attack Acragas
attack Tarentum
attack Apulia
attack Trebia
attack Felsina
attack Lucania and Bruttium
attack Hirpini
"""

ATTACK_OTHER = """
spend attack 20
spend 20 on attack
spend civic 40
spend
strike Etruria
take Etruria
generator
report attacker minor
report attacker wins major
confirm
accept
dispute they cheated
rule attacker minor
"""

SPEND_SLIPS = """
spend attack
spend attack plenty
spend attack 1O
spend attack -10
spend attack 10.5
spend attack 10 talents
spend attack 1000
spend attack 99999999999999999999
spend attack 10 attack 10
spend attack 10 defence
spend attack 10 defence Samnites
spend attack 10 defence 10
spend defence Samnites plenty
spend defence Samnite 10
spend defence Samnitess 10
spend defence Samntes 10
spend defence Etruscan 10
spend defence Etrucsans 10
spend defence Samnites 10, Samnites 10
spend defence Carthage 10
spend defence Gauls 10
spend civic
spend civic all
spend civic plenty
spend civic -5
spend all
spend 10
spend 10 attack
spend 10 on
spend 10 on attakc
spend 10 on war
spend 10 on Samnites
spend attack 10 navy 10
spnd attack 10
sepnd attack 10
spendd attack 10
spend atack 10
spend attack 10 defense
pay 10
invest 40 in roads
attack 10
civic 40
"""

SPEND_ILLEGAL = """
spend attack 45
spend attack 31
spend attack 40
spend attack 999
spend attack 10 civic 40
spend attack 10 civic 10
spend attack 10 civic 29
spend civic 39
spend civic 41
spend civic 0
spend attack 30 civic 5
spend attack 20 defence Samnites 15
spend defence Samnites 31
spend defence Samnites 20, Etruscans 15
spend defence Rome 10
spend 40 on attack
spend 35 on attack
spend 10 on attack 10 on civic
"""

SPEND_OTHER = """
attack Etruria
hold
strike Etruria
take Etruria
confirm
rule defender major
report defender minor
"""

RETARGET = """
strike
strike at
strike Etruriaa
strike Etruira
strike Etrruria
strike Pentr
strike Pnetri
strik Etruria
strke Etruria
stirke Etruria
strike Etruria and Pentri
strike Rome
strike Carthage
take Etruria
attack Etruria
hold
spend attack 10
"""

RETARGET_ILLEGAL = """
strike Latium
strike Picenum
strike Syracuse
strike North Campania
strike Ager Gallicus
"""

TAKE = """
take
take all
take both
take Etruira
take Etrria
take Penrti
take Pentri and Etruria
taek Etruria
tkae Etruria
takee Etruria
keep Etruria
strike Etruria
attack Etruria
"""

TAKE_ILLEGAL = """
take Latium
take Picenum
take Syracuse
take Ager Gallicus
"""

BATTLE = """
report
report attacker
report attacker wins
report major
report minor attacker
report Rome major
report Rome wins major
report attacker huge
report attacker majr
report atacker major
report attackr minor
report defendr minor
report deffender minor
report attacker draw
report draw
report attacker losing
report attacker losing 2
report attacker losing 2 of
report attacker losing 2 of 6
report attacker losing 2 of 6 cavalry
report attacker losing 2 of 6 cavalry 1
report attacker losing 2 of 6 cavalry 1 against
report attacker losing 2 of 6 cavalry few against many
report attacker losing -1 of 6 cavalry 1 against 2
report attacker losing 2 of 0 cavalry 1 against 2
report attacker losing 2 of 600 cavalry 1 against 2
report attacker losing 2 from 6 cavalry 1 against 2
reprt attacker major
reoprt attacker major
reportt attacker major
attacker wins
we won
generater
generatr
genrator
gnerator
roll
roll a die
ask the generator
confirm
dispute lies
rule attacker major
attack Etruria
take Etruria
"""

BATTLE_ILLEGAL = """
report attacker losing 6 of 6 cavalry 1 against 2
report defender losing 7 of 6 cavalry 1 against 2
report attacker wins losing 99 of 1 cavalry 0 against 0
"""

CONFIRM = """
confrm
cofirm
confirmm
ocnfirm
confirm it
confirm no
accpt
acept
dispte they cheated
disupte they cheated
disputee they cheated
deny
no
report attacker major
rule attacker minor
generator
"""

RULING_ILLEGAL = """
rule attacker minor
rule attacker major
rule defender minor
rule defender wins major
"""

RULING = """
rule
rule attacker
rule major
rule attacker draw
rule atacker minor
rule defender mjaor
rulee attacker minor
ruel attacker minor
rul attacker minor
confirm
"""

STANDING = """
standing method
standing method dice
standing method generater
standing method askk
standing methd ask
standing metod ask
standing prizes
standing prizes Latum
standing prizes Etruria,
standing prizes Etruria Pentri
standing prizes Gaul
standing prizes Etruria, Etrruria
standing prize Etruria
standng method ask
stnading method ask
satnding method ask
concede
concede maybe
concede perhaps
conced yes
conceed yes
cnocede yes
concede the gmae yes
surrender
I give up
"""

STANDING_ILLEGAL = """
standing
standing prizes Etruria, Etruria
standing method ask prizes Pentri, Etruria, Pentri
concede no
concede the game no
"""

HOSTILE = """
; drop table orders
@everyone attack Etruria
**attack** Etruria
attack `Etruria`
attack <@1>
attack Etruria || hold
attack {province}
attack [province]
attack %s
attack \x01
attack Étrurie
attack \N{CYRILLIC SMALL LETTER A}pulia
attack 🗡️
attack ""
/attack Etruria
!attack Etruria
"""

LONG = ["attack " + "Etruria " * 60, "x" * 400, "spend " + "attack 10 " * 50]


def lines(text: str) -> list[str]:
    """Give the lines of a block, each once."""
    return list(dict.fromkeys(text.strip().splitlines()))


WRONG_ORDERS: tuple[tuple[str, str, list[str]], ...] = (
    ("attack", "slips", lines(ATTACK_SLIPS)),
    ("attack", "illegal", lines(ATTACK_ILLEGAL)),
    ("attack", "another window's", lines(ATTACK_OTHER)),
    ("attack", "standing", lines(STANDING)),
    ("attack", "illegal", lines(STANDING_ILLEGAL)),
    ("attack", "hostile", lines(HOSTILE) + LONG),
    ("spend", "slips", lines(SPEND_SLIPS)),
    ("spend", "illegal", lines(SPEND_ILLEGAL)),
    ("spend", "another window's", lines(SPEND_OTHER)),
    ("retarget", "slips", lines(RETARGET)),
    ("retarget", "illegal", lines(RETARGET_ILLEGAL)),
    ("take", "slips", lines(TAKE)),
    ("take", "illegal", lines(TAKE_ILLEGAL)),
    ("battle", "slips", lines(BATTLE)),
    ("battle", "illegal", lines(BATTLE_ILLEGAL)),
    ("confirm", "slips", lines(CONFIRM)),
    ("ruling", "illegal", lines(RULING_ILLEGAL)),
    ("ruling", "slips", lines(RULING)),
)
"""Window, what is wrong, lines; Rome's, so that it may not rule."""
