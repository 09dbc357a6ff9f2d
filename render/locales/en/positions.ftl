# Tables that begin from a position: of a file, or of a finished game.

param-from = A file of /game export: the game begins from its position
param-from-move = The move of the file's game to play on from; 0 is its start
button-whatif = Play on from here
unrated-position = -# This game begins from a position, so it isn't rated.
refused-file_large = This file is too large. Use one of { $most } MB at most.
refused-file_foreign = This isn't a JSON file of `/game export`.
refused-file_other_game = This file is of another game. Choose that game in `/new`.
refused-file_running = This game hadn't ended, so its file lacks what was hidden. Export it again after its end.
refused-file_impossible = The position in this file is impossible.
refused-file_over = The game is over at this move. Choose an earlier one.
refused-file_long = This game is too long to replay.
refused-file_changed = This file is damaged, or the rules have changed since.
refused-file_unread = Discord didn't give me the file. Try again.
refused-no_file = `move:` needs a file in `from:`.
refused-fixed_options = The position decides the options of this game.
