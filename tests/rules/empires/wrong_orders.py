"""Lines that are no order, or none that England may give: window, the lines with words of their answers.

The worlds are those of `test_wrong_orders.py`: England acts, has 4 gold and three cards; Anjou is in unrest, and France
has a tie there.
"""

TURN = (
    ("conquer", "“conquer” stops too early; expected area (England"),
    ("conquer Scotlnd", "did you mean “conquer Scotland”?"),
    ("conquer Wessex", "EMP-H10.1 Wessex is yours already; choose Wales, Scotland"),
    ("conquer Hungary", "EMP-H10.1 none of your areas reaches Hungary, by land or over at most two"),
    ("conquer Scotland with 9", "“9”; expected a number from 0 to 3"),
    ("conquer Scotland with 3", "EMP-H9.2 it costs 5 gold, and you have 4; tax first, or spend less"),
    ("conquer Scotland from Ireland", "EMP-H10.1 Ireland is not yours"),
    ("overrun Scotland", "I do not understand “overrun Scotland”; expected “tax”"),
    ("rule Ireland", "EMP-H15.1 Ireland is not yours; choose England, Wessex"),
    ("rule Anjuo", "did you mean “rule Anjou”?"),
    ("rule England, when angry", "did you mean “rule England”?"),
    ("fortify Paris", "“Paris”; expected area (England"),
    ("negotiate with France", "did you mean “negotiate Franconia”?"),
    ("negotiate Ile de France", "Ile-de-France is the court of France"),
    ("negotiate England", "EMP-H12.13 you have a tie to England already; choose Northumbria"),
    ("convert England", "EMP-H22.2 England holds your leader’s faith already; all that you could convert"),
    ("restore England", "EMP-H21.5 you have a court: conquer England instead; “restore” is for an empire in exile"),
    ("penance", "EMP-H22.15 you are in good standing; leave penance to whoever is excommunicated"),
    ("do pennance", "did you mean “penance”?"),
    ("tax England", "stops too early; expected “for” or a number from 1 to 99"),
    ("tax England 9", "EMP-H16.1 England yields 4 gold at most; ask for 1 to 4"),
    ("tax England 0", "expected “for” or a number from 1 to 99"),
    ("levy, limit 40", "“40”; expected a number from -9 to 16"),
    ("plunder Engalnd", "did you mean “plunder England”?"),
    ("give 3 to England", "EMP-H16.4 that is yourself; choose France, Germany"),
    ("give 99 to France", "EMP-H16.4 it costs 99 gold, and you have 4; tax first, or spend less"),
    ("parley", "stops too early; expected “claim”"),
    ("parley claim on England", "EMP-18.2a you claim England already; a vote is for an area of yours with a tie"),
    ("parley peace with England", "EMP-H20.7 that is yourself; nobody else has attacked you either; a letter"),
    ("parley peace with France", "EMP-H20.7 France has not attacked you in this round or the last; nobody else"),
    ("play", "stops too early; expected card ("),
    ("play Recognition", "EMP-19.2b1 say for which area of yours; you claim all that it could give you; keep the card"),
    ("play Recognition on Ireland", "EMP-19.2b1 Ireland is not yours; choose an area that you own and do not claim"),
    (
        "play Influence",
        "EMP-19.2a3 that card is played inside a ballot; choose Recognition of Claim or Diplomatic Coup",
    ),
    ("play Diplomatic Coup on Wessex", "EMP-19.2d1 say in which area of yours, and against whose tie; choose Anjou"),
    ("play Diplomatic Coup on Anjou against Germany", "EMP-19.2d1 Germany has no tie to Anjou; choose Anjou against"),
    ("post Recognition, interregnum", "EMP-H5.18 only a Dynastic Inheritance is played in an interregnum; choose"),
    ("post Recognition on Brittany, turn", "EMP-H5.18 say in whose turn; name an empire"),
    ("unpost Recognition", "EMP-H5.18 Recognition of Claim is not posted; you have posted none; “post” and its name"),
    ("waive England", "EMP-H12.42 that is yourself; choose France"),
    ("guard some", "EMP-H5.15 say which areas are guarded; name them after “guard some”"),
    ("guard all England", "EMP-H5.15 “guard all” names no areas; say “guard some” and which"),
    ("courts Egypt", "EMP-H5.15 Egypt speaks Arabic, and a court must speak English; choose England"),
    ("discard Group", "EMP-19.2a7 you do not hold Dynastic Inheritance (a group); choose Recognition of Claim"),
    ("initiative soon", "“soon”; expected place (early, late)"),
    ("regain with 9 tries", "expected a number from 0 to 5"),
    ("don", "did you mean “done”?"),
    ("done now", "“now”; expected the end of the line"),
)
OTHERS = (
    ("conquer Scotland", "EMP-H5.16 this is the turn of France; you may post cards, waive ties or set standing orders"),
    ("play Recognition on Brittany", "EMP-19.2a3 you do not hold Recognition of Claim; you hold none to play; your"),
)
BALLOT = (
    ("vote", "stops too early; expected vote (yes, no, abstain)"),
    ("vote maybe on 1", "expected vote (yes, no, abstain)"),
    ("vote yes", "“vote yes” stops too early; expected “on”"),
    ("vote yes on Wales", "“Wales”; expected question (Anjou"),
    ("vote yes on Anju", "did you mean “vote yes on Anjou”?"),
    ("vote yes on 2", "EMP-H20.5 there is no question 2 to vote on; vote on 1 (a claim of France to Anjou)"),
    ("vote yes on 1 with 3", "EMP-H20.5 3 is too many; choose 0 or 1"),
    ("vote abstain on 1 with 1", "EMP-19.2c1 whoever abstains has no use for Influence; vote yes or no"),
)
DISCARD = (
    ("discard Famine", "expected card ("),
    ("levy", "I do not understand “levy”; expected"),
)
COURT = (
    ("court Normandy", "EMP-19.1f9 Normandy has not your leader’s language and religion; choose England, Wessex or"),
    ("court at Egypt", "EMP-19.1f9 Egypt is not yours; choose England, Wessex or Northumbria"),
    ("court", "stops too early; expected"),
    ("conquer Scotland", "I do not understand “conquer Scotland”; expected"),
)
WRONG_ORDERS = {"turn": TURN, "others": OTHERS, "ballot": BALLOT, "discard": DISCARD, "court": COURT}
