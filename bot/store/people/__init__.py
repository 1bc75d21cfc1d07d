"""What is kept of people: what they prefer, how far they are read, their threads, and every place of their ids."""
