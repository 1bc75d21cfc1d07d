"""The autopilot: what a country does that nobody plays; the parts for war and diplomacy stand with their topics."""
