# Uvod u Dominion: savet za svaki korak i kraj.

tutorial-dominion-village = U ruci imaš dve karte akcije, a svaki potez počinje sa **jednom** akcijom. Prvo odigraj **Selo**: ono izvlači kartu i daje još dve akcije.
tutorial-dominion-smithy = Selo se već isplatilo. Sada odigraj **Kovačnicu**: ona izvlači tri karte.
tutorial-dominion-treasures = Nema više karata akcije, pa kupuješ. Prvo odigraj **sve** karte blaga: one zajedno čine novčiće koje možeš da potrošiš.
tutorial-dominion-gold = Šest novčića i jedna kupovina. Uzmi **Zlato**: ono ide na tvoje odložene karte, vraća se kada promešaš i tada daje tri novčića.
tutorial-dominion-militia = Iskorišćene karte su odložene i izvučeno je pet novih. Zatim je protivnik odigrao **Miliciju**: u ruci ti ostaju tri karte. Odloži dva **Imanja**; njima ne možeš ništa da kupiš.
tutorial-dominion-eight = Opet je tvoj potez, ovog puta bez karte akcije. Odigraj **sve** karte blaga.
tutorial-dominion-province = Osam novčića: to je **Pokrajina**, šest poena. Partija se završava kada nestane poslednja.
tutorial-dominion-end =
    To je ceo potez: odigraj akcije, odigraj blago, kupi, izvuci pet novih karata. Na kraju se računaju samo poeni u tvom špilu, ali dotle karte pobede ne rade ništa. Zato ih ne kupuj ni prerano ni prekasno.
    `/rules` objašnjava svaku kartu: `/rules game:Dominion topic:Šanac`.
