# Stoły, które zaczynają od pozycji: z pliku albo z zakończonej partii.

param-from = Plik z /game export: partia zaczyna się od jego pozycji
param-from-move = Ruch partii z pliku, od którego grasz dalej; 0 to jej początek
button-whatif = Graj dalej stąd
unrated-position = -# Ta partia zaczyna się od pozycji, więc nie jest oceniana.
refused-file_large = Ten plik jest za duży. Użyj pliku do { $most } MB.
refused-file_foreign = To nie jest plik JSON z `/game export`.
refused-file_other_game = Ten plik jest z innej gry. Wybierz ją w `/new`.
refused-file_running = Ta partia trwała, więc w pliku brakuje tego, co było ukryte. Zapisz ją jeszcze raz po zakończeniu.
refused-file_impossible = Pozycja w tym pliku jest niemożliwa.
refused-file_over = Przy tym ruchu partia jest już zakończona. Wybierz wcześniejszy.
refused-file_long = Ta partia jest za długa, żeby ją odtworzyć.
refused-file_changed = Ten plik jest uszkodzony albo zasady zmieniły się od tamtej pory.
refused-file_unread = Discord nie dał mi tego pliku. Spróbuj jeszcze raz.
refused-no_file = `move:` wymaga pliku w `from:`.
refused-fixed_options = O ustawieniach tej partii decyduje pozycja.
