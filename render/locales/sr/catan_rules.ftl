# Catan, objašnjen tema po tema; karte objašnjava catan_cards.ftl.

rules-catan-topics =
    aim setup turn production seven building longest development trade offers harbours special end picture choosing
rules-catan-entries = knight victory_point road_building year_of_plenty monopoly
rules-catan-entries-title = Sve kartice po imenu
rules-catan-aim-title = Cilj igre
rules-catan-aim =
    Naseljavaš ostrvo. Naselja i gradovi stoje na raskrsnicama, gde se polja dodiruju uglovima, a putevi duž strana polja. Kockice odlučuju koja polja daju karte, a kartama gradiš dalje.
    Pobeđuješ sa **10 poena** u svom potezu. Naselje vredi 1 poen, grad 2, najduži put 2, najveća vojska 2.
rules-catan-setup-title = Priprema
rules-catan-setup =
    Redosled igrača je nasumičan. Svako redom postavlja naselje sa putem. Zatim svako obrnutim redom postavlja drugu građevinu sa putem.
    Za drugu građevinu dobijaš po jedan resurs sa svakog polja koje ona dodiruje. Raskrsnica pored građevine uvek ostaje prazna, pa su dve građevine udaljene bar dva puta.
rules-catan-turn-title = Potez
rules-catan-turn =
    1. **Baci** obe kockice. Pre toga možeš da odigraš jednu razvojnu karticu.
    2. Bacanje donosi **prinos** ili je **sedmica**.
    3. **Radi šta želiš:** trguj, gradi i igraj kartice, kojim god redom i koliko god puta.
    4. **Završi potez.** Odluke ostalih igrača (odbacivanje, pokloni) traže se istovremeno i ostaju tajne dok ne stigne poslednji odgovor.
rules-catan-production-title = Prinos
rules-catan-production =
    Svako polje sa bačenim brojem daje svakom naselju pored sebe jednu kartu, a svakom gradu dve: **šuma** drvo, **brda** ciglu, **pašnjak** vunu, **njive** žito, **planine** rudu. Pustinja i polje sa razbojnikom ne daju ništa.
    Ako banka nema dovoljno neke vrste za sve, tu vrstu ne dobija niko. Ako bi je dobio samo jedan igrač, on dobija ostatak.
rules-catan-seven-title = Sedmica i razbojnik
rules-catan-seven =
    Na sedmicu nema prinosa. Igrači sa više od 7 karata odbacuju polovinu, zaokruženo naniže. Zatim igrač na potezu pomera razbojnika na drugo polje i krade nasumičnu kartu jednom protivniku koji tamo ima građevinu.
    Polje sa razbojnikom ne daje ništa.
rules-catan-building-title = Gradnja
rules-catan-building =
    - **Put:** 1 drvo, 1 cigla. Nastavlja tvoje puteve i građevine, ali ne kroz raskrsnicu sa tuđom figurom.
    - **Naselje:** 1 drvo, 1 cigla, 1 vuna, 1 žito. Uz tvoj put, ne pored druge građevine.
    - **Grad** umesto naselja: 2 žita, 3 rude.
    - **Razvojna kartica:** 1 vuna, 1 žito, 1 ruda.
    Imaš 15 puteva, 5 naselja i 4 grada.
rules-catan-longest-title = Najduži put
rules-catan-longest =
    Prvi igrač sa neprekinutim putem od 5 ili više ima najduži put, 2 poena. Drugi igrač ga preuzima dužim putem. Ogranci se ne računaju, a tuđa figura na raskrsnici prekida put.
    Ako se taj put prekine, igrač ga zadržava dok je još dug bar 5 i nijedan drugi nije duži. Inače ga preuzima jedini najduži put od 5 ili više. Ako ima više jednakih, nema ga niko dok jedan put ne postane najduži.
rules-catan-development-title = Razvojne kartice i vojska
rules-catan-development =
    U potezu možeš da odigraš jednu karticu, pre ili posle bacanja, ali ne u potezu u kom je kupuješ. Kartice sa poenima ostaju tajne dok ti ne donesu pobedu.
    Prvi igrač sa tri odigrana viteza ima najveću vojsku, 2 poena. Drugi igrač je preuzima kada ima više.
rules-catan-trade-title = Trgovina sa bankom
rules-catan-trade =
    Daj četiri iste karte za jednu drugu, bilo kada posle svog bacanja. U luci 3:1 daješ tri, a u luci nekog resursa dve karte tog resursa. Uvek koristim tvoj najbolji kurs. *Više razmena odjednom* su do četiri razmene u jednom koraku, na primer 2 + 2 karte za 1 + 1.
rules-catan-offers-title = Ponude
rules-catan-offers =
    U svom potezu možeš da ponudiš karte svima ili nekim igračima. Ostali prihvataju, odbijaju ili daju kontraponudu, a mogu i da ti daju svoju ponudu. Posle kontraponude drugi mogu da ponude isto, a ti biraš. Nijedna vrsta karte ne može biti na obe strane. Možeš da tražiš *bilo koju kartu*: bira je igrač koji odgovara, a ti potvrđuješ.
    Niko ne vidi ko bi mogao da plati. Ponuda jednom igraču važi čim je prihvati. Ako je prihvati više njih, ti biraš jednog. Obe ruke se proveravaju pri razmeni. Ponude prestaju sa potezom i niko ne mora da ih čeka.
    Možeš da daš četiri ponude u svom potezu i dve u tuđem. Jedna strana ima najviše četiri karte, a možeš da tražiš do tri iste vrste.
rules-catan-harbours-title = Luke
rules-catan-harbours =
    Luku koristiš ako imaš građevinu na jednoj od dve raskrsnice na koje pokazuju njena pristaništa. Brod znači 3:1 za svaku vrstu, karta znači 2:1 za tu vrstu.
rules-catan-special-title = Pet i šest igrača
rules-catan-special =
    Ostrvo je veće. Posle svakog poteza ostali igrači redom mogu da grade svojim kartama, ako to zatraže dugmetom *Gradi između poteza*. Možeš da zatražiš pre bacanja i sve do kraja poteza, i to važi dok ne otkažeš. Potez u kom više nema šta da se radi ne završava se sam dok neki igrač sa kartama još nije zatražio gradnju, da bi za nju imao vremena. Između poteza nema trgovine ni kartica i tada niko ne pobeđuje.
rules-catan-end-title = Kraj partije
rules-catan-end =
    Pobeđuješ čim u svom potezu imaš dovoljno poena, čak i usred bacanja. Poeni iz tuđeg poteza računaju se kada počne tvoj, ako ih tada još imaš.
rules-catan-picture-title = Kako se čita slika
rules-catan-picture =
    Gore, redom kojim se igra: poeni, ⟦catan-hand⟧ karte u ruci (crveno: više nego što je sigurno), ⟦catan-development⟧ razvojne kartice, ⟦catan-army⟧ odigrani vitezovi, ⟦catan-length⟧ najduži put, preostale figure. Zlatno označava igrača na potezu i onog ko ima najduži put ili najveću vojsku.
    Gore levo: poslednje bacanje, čiji brojevi imaju zlatan prsten. Gore desno: gomile. Dole desno: banka. Građevine iz poslednjeg poteza imaju zlatan rub.
    Na ostrvu svaka figura nosi slovo svog igrača, svaki put njegov oblik. Žetoni sa brojevima 6 i 8 su nazubljeni. Slova na tamnoj podlozi, od G nadalje, jesu mesta koja možeš da izabereš.
    Tvoj panel pokazuje i više: ispod kockica karte koje ti je donelo poslednje bacanje; ispod ostrva tvoju ruku, u kojoj su istaknute karte koje izbor troši; i cene, zlatne ako možeš da ih platiš, sa tvojim kursevima u banci.
rules-catan-choosing-title = Kako se bira mesto
rules-catan-choosing =
    Dodirni ono što gradiš, zatim slovo mesta. Ako je mesta mnogo, prvo dodirni polje: ono nabraja svoje raskrsnice ili strane, a svako mesto pripada jednom polju.
