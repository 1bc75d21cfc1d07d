"""Lines that are no order of Spring, or none that Hellas may give, as `wrong_orders.py` has them for other windows."""

SPRING_SLIPS = """
tax
tax dearly
tax 3O
tax -10
tax 110
tax 1000
tax 99999999999999999999
tax 30 30
tax 30 percent please
tax at 30
tax 30 %% in Pella
tax 10 in
tax in Pella 10
tax Pella
taks 30
tex 30
tac 30
txa 30
stax 30
set tax
set tax to
set tax too 30
set taxes to 30
set tax to 30 at Pella
raise tax to 40
lower the tax
no tax
tax 30 in Pela
tax 30 in Pellla
tax 30 in Spartta
tax 30 in Atlantis
tax 30 in 0205
tax 30 in Pella and Sparta
found
found city
found city at
found city at 0303
found city at 0303 with
found city at 0303 with Sparta
found city at 0303 with 20
found city at 0303 with Sparta twenty
found city at 0303 with 0 from Sparta
found city at 0303 with -5 from Sparta
found city at 9999 with 20 from Sparta
found city at 03 with 20 from Sparta
found city at 0303 with 20 from Troy
found city at 0303 with Sparta 10, Sparta 10
found city with 20 from Sparta
found city at 0303 called Korinthos
found city at 0303 with 20 from Sparta called
found city at 0303 with 20 from Sparta called Abcdefghijklmnopqrstuvwxyz
fund city at 0303 with 20 from Sparta
found sity at
found town at 0303 with 20 form Sparta
move 20 from Sparta to 0303
enrol
enrol STUDENT
enrol STUDENT at University
enrol STUDENT at University of
enrol STUDENT at University of Atlantis
enrol STUDENT at college of Sparta
enrol STUDENT at Univercity of Sparta
enrol STUDENT at Universsity of Sparta
enrol STUDENT in Sparta
enrol Alexander at University of Sparta
enrol at University of Sparta
enorl STUDENT at University of Sparta
send STUDENT to school
withdraw
withdraw Alexander
withdraw student
wihtdraw STUDENT
name heir
name heir Alexander
name heir CHILD and GENERAL
name no hair
name CHILD
name CHILD queen
nmae heir CHILD
appoint
appoint GENERAL
appoint GENERAL as
appoint GENERAL as emperor
appoint GENERAL as genral
appoint GENERAL as priestt
appoint Alexander as priest
apoint GENERAL as priest
appoint as priest
make GENERAL
make GENERAL king
concede
concede maybe
concede the game
conceed yes
I give up
vote
vote end
vote end perhaps
vote to end
vote to end the game maybe
vot end yes
end the game
"""

SPRING_ILLEGAL = """
tax 5
tax 15
tax 31
tax 99
set tax to 1%
tax 10 in Sparta
tax 10 in Athens
tax 10 in Tyre
tax 0 in Memphis
tax 35 in Pella
found city at 0205 with 20 from Sparta
found city at 0204 with 20 from Sparta
found city at 0404 with 20 from Sparta
found city at 0403 with 20 from Sparta
found city at 1209 with 20 from Sparta
found city at 0000 with 20 from Sparta
found city at 0700 with 20 from Sparta
found city at 0301 with 20 from Sparta
found city at 0101 with 20 from Sparta
found city at 0105 with 20 from Tyre
found city at 0301 with 5 from Sparta
found city at 0102 with 20 from Sparta
found city at 0102 with 20 from Athens
found city at 0102 with 15 from Sparta and 15 from Athens
found city at 0102 with Sparta 9999
found city at 0102 with 20 from Babylon
found city at 0102 with 19 from Sparta
found city at 0102 with 20 from Sparta called Athens
found city at 0102 with 20 from Sparta called athens
found city at 0102 with 20 from Sparta called X
found city at 0102 with 20 from Sparta called 123
found city at 0102 with 20 from Sparta called @everyone
found city at 0102 with 20 from Sparta called <script>
found Athens at 0102 with 20 from Sparta
enrol RULER at University of Sparta
enrol CHILD at University of Sparta
enrol GENERAL at University of Athens
enrol GENERAL at staff college of Sparta
enrol GENERAL at University of Tyre
enrol STUDENT at University of Sparta
withdraw RULER
withdraw GENERAL
withdraw CHILD from school
name heir RULER
name heir GENERAL
name heir STUDENT
appoint RULER as general
appoint CHILD as general
appoint STUDENT as general
appoint STUDENT as councillor
appoint GENERAL as councillor
appoint GENERAL as general
concede no
concede the game no
"""

SPRING_OTHER_WINDOW = """
build Granary in Sparta
build Temple in Athens
upgrade to High Temple in Athens
raise Spears in Sparta
raise Warship in Sparta
build ship in Athens for Sparta
build road from Sparta to Athens
road from Sparta to Athens sections 2
mission to Egypt from Sparta
save for city
lose Temple in Athens
give up Spears of Sparta
towns at 0301 and 0105
declare war on Lydia
declare_war Egypt
move field army to 0404
send mission to Lydia
bribe Sardis
march
attack Lydia
explore 0000
call pace
ready
status
help
"""
