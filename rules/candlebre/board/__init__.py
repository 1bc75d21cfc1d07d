"""What all rooms share: the nouns, the figures, the map, and the words for them."""
