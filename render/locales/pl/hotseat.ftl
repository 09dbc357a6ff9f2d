# Gorące krzesło: kilka miejsc jednej osoby przy stole.

param-hotseat = Ile miejsc zajmujesz, na przykład 2 dla dwojga przyjaciół z jednym telefonem
param-own-seat = Miejsce, na którym teraz grasz, jeśli masz ich kilka
hotseat-give = ### Podaj telefon: { $name }
hotseat-whose = ### Na którym miejscu teraz grasz?
hotseat-play = To ja: { $name }
hotseat-done = ✔ Gotowe.
refused-which_seat = Masz przy tym stole kilka miejsc. Naciśnij **{ button-play }** albo użyj `/game hand` i wskaż to, na którym teraz grasz.
unrated-hotseat = -# Jedna osoba ma kilka miejsc, więc ta partia nie jest oceniana.
refused-not_your_seat = To nie jest twoje miejsce.
