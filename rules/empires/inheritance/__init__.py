"""Holding cards and what they give: recognition, coups, inheritances (EMP-19.2)."""
