"""Crusades: rulers who leave, what becomes of them, and what they bring home (FIE-15)."""
