# Carcassonne, vysvetlené po témach.

rules-carcassonne-topics = aim turn placing figure roads cities cloisters fields majority end picture
rules-carcassonne-aim-title = Cieľ hry
rules-carcassonne-aim =
    Kartičku po kartičke staviate krajinu ciest, miest, kláštorov a lúk. Kladiete do nej figúrky: rytierov, lupičov, mníchov a roľníkov. Bodujú, keď sa ich cesta, mesto alebo kláštor uzavrie, a na konci hry.
    Vyhráva hráč s najväčším počtom bodov. Pri rovnosti je víťazstvo spoločné.
rules-carcassonne-turn-title = Ťah
rules-carcassonne-turn =
    1. **Vylosuj** kartičku. To robím za teba. Ak nikam nepasuje, vylosuješ inú a táto sa vráti späť.
    2. **Prilož** ju tam, kam pasuje.
    3. **Polož** na ňu **figúrku**, ak chceš a ešte nejakú máš.
    4. **Oboduj**, čo sa tvojou kartičkou uzavrelo. To robím za teba. Figúrky sa vrátia.
    Potom je na ťahu ďalší hráč.
rules-carcassonne-placing-title = Prikladanie kartičky
rules-carcassonne-placing =
    Kartička musí celou stranou priliehať k inej kartičke. Rohy sa nerátajú. Na každej strane, ktorá prilieha, sa mesto prikladá k mestu, cesta k ceste a lúka k lúke.
    Kartičku môžeš otáčať. Ponúkajú sa len miesta, kam pasuje. Položená kartička sa už nepohne.
rules-carcassonne-figure-title = Kladenie figúrky
rules-carcassonne-figure =
    Máš sedem figúrok. Po priložení kartičky môžeš jednu z nich položiť na niektorú časť tejto kartičky: na cestu, do mesta, do kláštora alebo na lúku.
    Celá cesta, celé mesto či celá lúka musia byť voľné: nikde na nich nesmie stáť figúrka, ani tvoja vlastná. Časti, ktoré sa spoja neskôr, môžu mať figúrok viac.
    Figúrku, ktorá sa v tomto ťahu vráti, môžeš použiť až v ďalšom.
rules-carcassonne-roads-title = Cesty
rules-carcassonne-roads =
    Cesta je uzavretá, keď má oba konce na križovatke, pri meste alebo pri kláštore, alebo keď tvorí slučku.
    Prinesie **1 bod za každú kartičku**.
rules-carcassonne-cities-title = Mestá
rules-carcassonne-cities =
    Mesto je uzavreté, keď sú jeho hradby uzavreté a vnútri nie je medzera.
    Prinesie **2 body za každú kartičku a 2 za každý erb**, aj to najmenšie z dvoch kartičiek.
rules-carcassonne-cloisters-title = Kláštory
rules-carcassonne-cloisters =
    Kláštor je uzavretý, keď je obklopený kartičkami zo všetkých ôsmich strán.
    Prinesie **9 bodov**: jeden za seba a jeden za každú kartičku okolo.
rules-carcassonne-fields-title = Lúky a roľníci
rules-carcassonne-fields =
    Figúrka na lúke leží: je to roľník. Zostane tam až do konca hry a boduje až vtedy.
    Lúka je jedna súvislá zelená plocha, často na viacerých kartičkách. Ohraničujú ju cesty, mestá a vonkajší okraj krajiny. Na konci prinesie **3 body za každé uzavreté mesto, ktorého sa dotýka**. Mesto sa ráta raz pre každú lúku, ktorá sa ho dotýka.
rules-carcassonne-majority-title = Viac figúrok v jednom objekte
rules-carcassonne-majority =
    Body za cestu, mesto, kláštor či lúku dostane hráč, ktorý tam má najviac figúrok. Pri rovnosti dostane plný počet bodov každý z nich, ostatní nič. Objekt bez figúrok neprinesie nič.
rules-carcassonne-end-title = Koniec hry
rules-carcassonne-end =
    Keď je priložená a obodovaná posledná kartička, hra sa končí. Zvyšné objekty prinesú:
    - neuzavretá cesta: **1 bod za každú kartičku**
    - neuzavreté mesto: **1 za každú kartičku a 1 za každý erb**
    - neuzavretý kláštor: **1 za seba a 1 za každú kartičku okolo**
    - lúky: **3 za každé uzavreté mesto, ktorého sa dotýkajú**
rules-carcassonne-picture-title = Ako čítať obrázok
rules-carcassonne-picture =
    Hore: písmeno a tvar každého hráča, body a zvyšné figúrky. Zlatá čiara označuje hráča na ťahu. Vpravo je počet zvyšných kartičiek a vylosovaná kartička. Zlaté rohy označujú poslednú kartičku.
    Keď prikladáš kartičku, miesta, kam pasuje, majú značky: písmeno pre riadok, číslo zľava doprava. Stojace figúrky sú na cestách, v mestách a kláštoroch; ležiace sú roľníci.
