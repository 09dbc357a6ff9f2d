# Úvod do Baní Zavandoru: rada ku každému kroku a záver.

tutorial-zavandor-exchange = Karty drahokamov sú tvoje peniaze: každá ukazuje drahokam a na rube svoj vozík. Potrebuješ rubíny. Vymeň v **banke** dve za jednu: dva **vozíky s kovom**, smaragd a zafír, za **rubín**.
tutorial-zavandor-market = Tri rubíny. Obchodovať by sa dalo aj s ostatnými, ale tieto stačia: **pokračuj k vkladu**.
tutorial-zavandor-bid = Dražia sa štyri karty, jedna z každej farby, a všetky vklady sú zapečatené. V rade rubínov je { thing-zavandor-R1 }. Víťaz s tromi a viac rubínmi dostane kartu. Vlož **všetky tri rubíny** a nič iné.
tutorial-zavandor-prize = Súper vložil dva, takže vyhrávaš ty. Vezmi **kartu**. Bod je pre toho, kto ju nepotrebuje.
tutorial-zavandor-upgrade = Karta funguje, keď má kocku. **{ thing-zavandor-R1 }** stojí kráľovu cenu, teraz jeden zafír, a potom ti každé kolo dáva vozík so zlatom. Vyber ho v časti **Vylepšiť**.
tutorial-zavandor-scroll = Nové kolo sa začína príjmom: karta za každý vozík na klanovej tabuli a na tvojich klanoch. Teraz môžeš raz **použiť** aj zvitok: dober **kmene** alebo **dosky**, ako chceš.
tutorial-zavandor-end =
    To je celé kolo: príjem, obchod, vklady, vylepšenia. Keď kráľ dôjde do siene, hra sa končí a body prinesú mince, dokončené karty a oltáre. Predmet je dokončený, keď má kocku jeho posledné políčko, preto dokončuj, čo začneš.
    `/rules` vysvetlí každú kartu aj profesionálne klany.
