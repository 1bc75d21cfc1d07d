"""Wrong orders about prisoners and leaders: by window and what is wrong, the lines."""

LINES = {
    ("campaign", "another window's"): """
release 1 infantry of House Tallowmere
kill 1 infantry of House Tallowmere
execute the head of House Tallowmere
""",
    ("settle", "slips"): """
release
release 1 infantry
release infantry of House Tallowmere
release 1 infantry of
release 1 infantry of House Stark
release all of House Tallowmere
release 1 infantry from House Tallowmere
kill
kill 1 infantry
kill everybody
kill 1 infantry of House Stark
execute
execute him
execute the king
""",
    ("settle", "illegal"): """
release 3 infantry of House Tallowmere
release 1 archers of House Tallowmere
release 1 infantry of House Umbrel
release the head of House Ashgrave
kill 3 infantry of House Tallowmere
kill 1 infantry of the neutrals
execute the head of House Ashgrave
""",
}
