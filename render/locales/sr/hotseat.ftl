# Vruća stolica: više mesta jedne osobe za stolom.

param-hotseat = Koliko mesta zauzimaš, na primer 2 za dvoje prijatelja s jednim telefonom
param-own-seat = Mesto na kojem sada igraš, ako ih imaš više
hotseat-give = ### Dodaj telefon: { $name }
hotseat-whose = ### Na kojem mestu sada igraš?
hotseat-play = To sam ja: { $name }
hotseat-done = ✔ Gotovo.
refused-which_seat = Za ovim stolom imaš više mesta. Pritisni **{ button-play }** ili upotrebi `/game hand` i reci na kojem sada igraš.
unrated-hotseat = -# Jedna osoba ima više mesta, pa se ova partija ne računa za rejting.
refused-not_your_seat = To nije tvoje mesto.
