"""The rules of Herald's games: pure, deterministic and synchronous."""
