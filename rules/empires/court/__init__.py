"""Whose land it is, where a court is held, who is excommunicated, and the Levant (EMP-H10.5, EMP-H21 to EMP-H23)."""
