"""Gold: taxes, the levy, plunder, gifts (EMP-H16)."""
