# Horúca stolička: viac miest jedného človeka pri stole.

param-hotseat = Koľko miest obsadíš, napríklad 2 pre dvoch priateľov s jedným telefónom
param-own-seat = Miesto, na ktorom teraz hráš, ak ich máš viac
hotseat-give = ### Podaj telefón: { $name }
hotseat-whose = ### Na ktorom mieste teraz hráš?
hotseat-play = To som ja: { $name }
hotseat-done = ✔ Hotovo.
refused-which_seat = Pri tomto stole máš viac miest. Stlač **{ button-play }** alebo použi `/game hand` a povedz, na ktorom teraz hráš.
unrated-hotseat = -# Jeden človek má viac miest, preto sa táto partia nehodnotí.
refused-not_your_seat = To nie je tvoje miesto.
