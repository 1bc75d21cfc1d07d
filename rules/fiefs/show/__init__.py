"""What is seen of the game: names, pages, papers, maps, charts, and the welcome."""
