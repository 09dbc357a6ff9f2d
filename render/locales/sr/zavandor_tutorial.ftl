# Uvod u Rudnike Zavandora: savet za svaki korak i kraj.

tutorial-zavandor-exchange = Karte dragulja su tvoj novac: svaka pokazuje dragulj, a na poleđini vagonet. Potrebni su ti rubini. U **banci** zameni dve za jednu: svoja dva **vagoneta s metalom**, smaragd i safir, za jedan **rubin**.
tutorial-zavandor-market = Tri rubina. Možeš da trguješ i sa ostalima, ali ovo je dovoljno: **pređi na ulog**.
tutorial-zavandor-bid = Na licitaciji su četiri karte, po jedna svake boje, a svi ulozi su zapečaćeni. U nizu rubina je { thing-zavandor-R1 }. Pobednik sa tri rubina ili više dobija kartu. Uloži **sva tri rubina** i ništa drugo.
tutorial-zavandor-prize = Protivnik je uložio dva, pa osvajaš niz. Uzmi **kartu**. Poen je za one kojima karta ne treba.
tutorial-zavandor-upgrade = Karta deluje čim na njoj stoji kocka. **{ thing-zavandor-R1 }** košta kraljevu cenu, sada jedan safir, a zatim ti svake runde daje vagonet sa zlatom. Izaberi ga pod **Unapređenje**.
tutorial-zavandor-scroll = Nova runda počinje prihodom: dobijaš kartu za svaki vagonet na svojoj tabli klana i na svojim klanovima. Sada možeš i da **iskoristiš** svitak, samo jednom: izvuci **trupce** ili **daske**, kako želiš.
tutorial-zavandor-end =
    To je jedna runda: prihod, trgovina, ulozi, unapređenja. Kada kralj stigne u dvoranu, partija je gotova i boduju se novčići, dovršene karte i oltari. Objekat je dovršen kada mu je kocka na poslednjem polju, zato završi ono što započneš.
    `/rules` objašnjava svaku kartu i profesionalne klanove.
