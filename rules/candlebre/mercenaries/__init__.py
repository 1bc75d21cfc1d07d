"""Mercenaries, their companies, and the neutrals whom they defend (CAN-8, CAN-9)."""
