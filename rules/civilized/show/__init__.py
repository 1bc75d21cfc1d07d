"""What a seat may know, and what it is shown: views, papers, maps, family trees, words of the setting."""
