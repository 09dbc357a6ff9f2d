# Tische, die mit einer Stellung beginnen: aus einer Datei oder einer beendeten Partie.

param-from = Eine Datei von /game export: Die Partie beginnt mit ihrer Stellung
param-from-move = Der Zug der Partie in der Datei, von dem an es weitergeht; 0 ist ihr Anfang
button-whatif = Von hier weiterspielen
unrated-position = -# Diese Partie beginnt mit einer Stellung, darum wird sie nicht gewertet.
refused-file_large = Diese Datei ist zu groß. Nimm eine mit höchstens { $most } MB.
refused-file_foreign = Das ist keine JSON-Datei von `/game export`.
refused-file_other_game = Diese Datei gehört zu einem anderen Spiel. Wähle es in `/new`.
refused-file_running = Diese Partie war nicht zu Ende, darum fehlt in der Datei, was verdeckt war. Speichere sie nach dem Ende noch einmal.
refused-file_impossible = Die Stellung in dieser Datei ist unmöglich.
refused-file_over = Bei diesem Zug ist die Partie zu Ende. Wähle einen früheren.
refused-file_long = Diese Partie ist zu lang zum Nachspielen.
refused-file_changed = Diese Datei ist beschädigt, oder die Regeln haben sich seither geändert.
refused-file_unread = Discord hat mir die Datei nicht gegeben. Versuche es noch einmal.
refused-no_file = `move:` braucht eine Datei in `from:`.
refused-fixed_options = Die Stellung legt die Einstellungen dieser Partie fest.
