"""New Game: sides that live off their places, raid each other and fight on a table."""
