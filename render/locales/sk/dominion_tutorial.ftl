# Úvod do Dominionu: rada ku každému kroku a záver.

tutorial-dominion-village = Na ruke máš dve akcie a každý ťah sa začína s **jednou**. Najprv zahraj **Dedinu**: doberie kartu a dá ti dve ďalšie akcie.
tutorial-dominion-smithy = Dedina sa už vyplatila. Teraz zahraj **Kováčňu**: doberie tri karty.
tutorial-dominion-treasures = Akcie sa minuli, takže nakupuješ. Najprv zahraj **všetky** peniaze: spolu tvoria mince, ktoré môžeš minúť.
tutorial-dominion-gold = Šesť mincí a jeden nákup. Vezmi **Zlaťák**: ide na odkladací balíček, po zamiešaní sa vráti a potom dáva tri mince.
tutorial-dominion-militia = Použité karty sa odložia a doberieš päť nových. Potom súper hrá **Milíciu**: na ruke ti ostanú tri karty. Odlož dva **Statky**; nič nekúpia.
tutorial-dominion-eight = Opäť je tvoj ťah, tentoraz bez akcie. Zahraj **všetky** peniaze.
tutorial-dominion-province = Osem mincí: to je **Provincia**, šesť bodov. Keď sa minie posledná, hra sa končí.
tutorial-dominion-end =
    To je celý ťah: hraj akcie, hraj peniaze, nakúp, dober päť nových kariet. Na konci sa rátajú len body v tvojom balíčku, no dovtedy bodové karty nič nerobia. Preto ich nekupuj ani priskoro, ani prineskoro.
    `/rules` vysvetlí každú kartu: `/rules game:Dominion topic:Hradná priekopa`.
