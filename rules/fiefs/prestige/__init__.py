"""Prestige: what earns it, the ledger of each House, and what holdings count (FIE-12)."""
