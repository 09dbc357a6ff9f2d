# Stolovi koji počinju pozicijom: iz datoteke ili iz završene partije.

param-from = Datoteka iz /game export: partija počinje njenom pozicijom
param-from-move = Potez partije iz datoteke od kojeg se igra dalje; 0 je njen početak
button-whatif = Igraj dalje odavde
unrated-position = -# Ova partija počinje pozicijom, pa se ne računa za rejting.
refused-file_large = Ova datoteka je prevelika. Upotrebi datoteku do { $most } MB.
refused-file_foreign = Ovo nije JSON datoteka iz `/game export`.
refused-file_other_game = Ova datoteka je iz druge igre. Izaberi je u `/new`.
refused-file_running = Ova partija nije završena, pa u datoteci nedostaje ono što je bilo skriveno. Sačuvaj je ponovo posle kraja.
refused-file_impossible = Pozicija u ovoj datoteci je nemoguća.
refused-file_over = Kod ovog poteza partija je završena. Izaberi raniji.
refused-file_long = Ova partija je preduga za ponavljanje.
refused-file_changed = Ova datoteka je oštećena ili su se pravila promenila.
refused-file_unread = Discord mi nije dao datoteku. Pokušaj ponovo.
refused-no_file = `move:` traži datoteku u `from:`.
refused-fixed_options = O podešavanjima ove partije odlučuje pozicija.
