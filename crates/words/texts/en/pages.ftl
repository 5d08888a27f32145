# Pages: what stands around the game.
