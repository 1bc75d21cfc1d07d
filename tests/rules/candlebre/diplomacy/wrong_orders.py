"""Wrong orders about offers and alliances: by window and what is wrong, the lines."""

LINES = {
    ("campaign", "another window's"): """
offer House Tallowmere giving 1 infantry for 10 gold
propose alliance to House Umbrel
end alliance with House Vesper
accept alliance with House Vesper
refuse offer 1 of House Vesper
""",
    ("settle", "slips"): """
offer
offer House
offer House Tallowmere giving
offer House Tallowmere for
offer House Tallowmere giving 1 infantry for plenty gold
offer House Stark giving 1 infantry
offer 1 infantry to House Tallowmere
ransom the head of House Tallowmere
propose
propose alliance
propose alliance to
propose alliance to House Stark
propose marriage to House Vesper
ally
ally with
ally with everybody
end
end alliance
end alliance with
end alliance with House Stark
""",
    ("settle", "illegal"): """
offer House Tallowmere paying 10
offer House Tallowmere giving 3 infantry for 10 gold
offer House Tallowmere giving 1 infantry paying 10 for 10 gold
offer House Tallowmere asking 1 infantry paying 10
offer House Tallowmere giving 1 infantry paying 999
offer House Ashgrave giving 1 infantry for 10 gold
offer House Umbrel giving 1 infantry for 10 gold
propose alliance to House Vesper
propose alliance to House Ashgrave
end alliance with House Umbrel
""",
    ("settle", "another window's"): """
accept offer 1 of House Tallowmere
refuse alliance with House Vesper
""",
    ("answer", "slips and illegal"): """
accept
accept offer
accept offer 2 of House Tallowmere
accept alliance with House Umbrel
accept offer 1 of House Stark
refuse
refuse everything
refuse offer 9 of House Tallowmere
decline offer 1 of House Tallowmere
yes
no
ok
""",
}
