# Stoly, ktoré sa začínajú pozíciou: zo súboru alebo zo skončenej partie.

param-from = Súbor z /game export: partia sa začne jeho pozíciou
param-from-move = Ťah partie zo súboru, od ktorého sa hrá ďalej; 0 je jej začiatok
button-whatif = Hrať ďalej odtiaľto
unrated-position = -# Táto partia sa začína pozíciou, preto sa nehodnotí.
refused-file_large = Tento súbor je príliš veľký. Použi súbor do { $most } MB.
refused-file_foreign = Toto nie je súbor JSON z `/game export`.
refused-file_other_game = Tento súbor patrí k inej hre. Vyber ju v `/new`.
refused-file_running = Táto partia sa neskončila, preto v súbore chýba to, čo bolo skryté. Ulož ju znova po jej konci.
refused-file_impossible = Pozícia v tomto súbore je nemožná.
refused-file_over = Pri tomto ťahu je partia skončená. Vyber skorší.
refused-file_long = Táto partia je príliš dlhá na prehrávanie.
refused-file_changed = Tento súbor je poškodený alebo sa odvtedy zmenili pravidlá.
refused-file_unread = Discord mi ten súbor nedal. Skús to znova.
refused-no_file = `move:` potrebuje súbor v `from:`.
refused-fixed_options = O nastaveniach tejto partie rozhoduje pozícia.
