"""What a seat can say, and when it is asked."""
