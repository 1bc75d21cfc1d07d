"""Marches: armies from hex to hex, their generals, storms on the way, and whom they run into."""
