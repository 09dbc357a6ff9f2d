# Carcassonne, objašnjen tema po tema.

rules-carcassonne-topics = aim turn placing figure roads cities cloisters fields majority end picture
rules-carcassonne-aim-title = Cilj igre
rules-carcassonne-aim =
    Pločicu po pločicu gradiš predeo puteva, gradova, manastira i polja. U njega stavljaš sledbenike: vitezove, lopove, monahe, farmere. Oni donose poene kada je njihov put, grad ili manastir završen, i na kraju.
    Pobeđuje igrač sa najviše poena. Igrači sa jednakim brojem poena dele pobedu.
rules-carcassonne-turn-title = Potez
rules-carcassonne-turn =
    1. **Izvuci** pločicu. To radim ja umesto tebe. Ako ne može nigde da se postavi, izvlačiš ponovo, a pločica se vraća u gomilu.
    2. **Postavi je** gde odgovara.
    3. **Stavi sledbenika** na nju, ako želiš i ako ga imaš.
    4. **Boduj** ono što je tvoja pločica završila. To radim ja umesto tebe. Sledbenici se vraćaju.
    Zatim je na potezu sledeći igrač.
rules-carcassonne-placing-title = Postavljanje pločice
rules-carcassonne-placing =
    Pločica mora celom stranom da dodiruje drugu pločicu. Uglovi se ne računaju. Na svakoj strani koja se dodiruje put mora da se sretne s putem, grad s gradom, a polje s poljem.
    Možeš da je okrećeš. Nude se samo mesta gde odgovara. Postavljena pločica se više ne pomera.
rules-carcassonne-figure-title = Stavljanje sledbenika
rules-carcassonne-figure =
    Imaš sedam sledbenika. Kada postaviš pločicu, možeš da staviš jednog od njih na deo te pločice: put, grad, manastir ili polje.
    Na celom tom putu, gradu ili polju ne sme stajati nijedna figura, čak ni tvoja. Na delovima koji se spoje kasnije može ih biti više.
    Sledbenika koji se vrati u ovom potezu možeš da upotrebiš u sledećem.
rules-carcassonne-roads-title = Putevi
rules-carcassonne-roads =
    Put je završen kada su mu oba kraja na raskrsnici, u gradu ili kod manastira, ili kada čini krug.
    Donosi **1 poen za svaku pločicu**.
rules-carcassonne-cities-title = Gradovi
rules-carcassonne-cities =
    Grad je završen kada su mu zidine zatvorene i unutra nema praznina.
    Donosi **2 poena za svaku pločicu i 2 za svaki grb**, čak i najmanji grad od dve pločice.
rules-carcassonne-cloisters-title = Manastiri
rules-carcassonne-cloisters =
    Manastir je završen kada je pokriveno svih osam mesta oko njega.
    Donosi **9 poena**: jedan za sebe i po jedan za svaku pločicu oko njega.
rules-carcassonne-fields-title = Polja i farmeri
rules-carcassonne-fields =
    Sledbenik na polju leži: to je farmer. Ostaje do kraja partije i tek tada donosi poene.
    Polje je povezana zelena površina, često preko mnogo pločica. Ograničavaju je putevi, gradovi i spoljni rub table. Na kraju polje donosi **3 poena za svaki završen grad koji dodiruje**. Grad se računa po jednom za svako polje koje ga dodiruje.
rules-carcassonne-majority-title = Više sledbenika na istom objektu
rules-carcassonne-majority =
    Poene dobija igrač sa najviše sledbenika na putu, u gradu, manastiru ili na polju. Ako je izjednačeno, svaki od tih igrača dobija sve poene, a ostali ništa. Objekat bez sledbenika ne donosi ništa.
rules-carcassonne-end-title = Kraj partije
rules-carcassonne-end =
    Kada je poslednja pločica postavljena i bodovana, partija je gotova. Ono što ostane na tabli donosi:
    - nezavršen put: **1 poen za svaku pločicu**
    - nezavršen grad: **1 za svaku pločicu i 1 za svaki grb**
    - nezavršen manastir: **1 za sebe i 1 za svaku pločicu oko njega**
    - polja: **3 za svaki završen grad koji dodiruju**
rules-carcassonne-picture-title = Kako se čita slika
rules-carcassonne-picture =
    Gore: slovo i oblik, poeni i preostali sledbenici svakog igrača. Zlatna crta označava igrača na potezu. Desno su broj preostalih pločica i izvučena pločica. Zlatni uglovi označavaju poslednju pločicu.
    Kada postavljaš pločicu, mesta gde ona odgovara imaju oznake: slovo za red i broj sleva nadesno. Figure koje stoje su sledbenici na putevima, u gradovima i manastirima; one koje leže su farmeri.
