# Words that belong to no single game.

list-and = { $first } and { $last }

game-midway-title = Carnival
game-midway-line = Collect parts, roll for your chances, and open four rides before the other carnies do.
game-grand-title = The Grand Carnival
game-grand-line = Lay out the fairground, build attractions, and lead the guests to them.
game-monsters-title = Carnival of Monsters
game-monsters-line = Draft lands and capture monsters for the best show of the season.
game-mardi-gras-title = Mardi Gras
game-mardi-gras-line = Send your krewe out, steer the parade, and win over the revelers.
game-tycoon-title = Carnival Tycoon
game-tycoon-line = Roll, hire, build and draw the crowds across your sheet in twenty rounds.
