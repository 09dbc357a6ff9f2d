# Karty Dominionu: ich názvy, texty a vysvetlenia.

thing-dominion-Copper = ⟦dominion-copper⟧ Meďák
rules-dominion-Copper =
    Dáva $1.

thing-dominion-Silver = ⟦dominion-silver⟧ Strieborniak
rules-dominion-Silver =
    Dáva $2.

thing-dominion-Gold = ⟦dominion-gold⟧ Zlaťák
rules-dominion-Gold =
    Dáva $3.

thing-dominion-Estate = ⟦dominion-estate⟧ Statok
rules-dominion-Estate =
    Na konci je za 1 bod. Každý hráč začína s tromi.

thing-dominion-Duchy = ⟦dominion-duchy⟧ Vojvodstvo
rules-dominion-Duchy =
    Na konci je za 3 body.

thing-dominion-Province = ⟦dominion-province⟧ Provincia
    .accusative = ⟦dominion-province⟧ Provinciu
rules-dominion-Province =
    Na konci je za 6 bodov. Keď sa minie posledná, partia sa skončí po tomto ťahu.

thing-dominion-Curse = ⟦dominion-curse⟧ Kliatba
    .accusative = ⟦dominion-curse⟧ Kliatbu
rules-dominion-Curse =
    Na konci je za −1 bod. Môžeš ju kúpiť za $0 a nie je to bodová karta.

thing-dominion-Adventurer = ⟦dominion-adventurer⟧ Dobrodruh
    .accusative = ⟦dominion-adventurer⟧ Dobrodruha
card-dominion-Adventurer = Odkrývaj balíček, kým neprídu 2 karty peňazí: vezmi ich na ruku, zvyšok odlož.
rules-dominion-Adventurer =
    Odkrývaj karty z balíčka po jednej, kým nemáš dve karty peňazí. Vezmi ich na ruku a ostatné odkryté karty odlož. Ak treba medzitým zamiešať, odkryté karty sa nezamiešajú. Ak sú menej než dve, vezmi tie, čo sú. Rátajú sa aj karty, ktoré sú peniazmi popri inom type.

thing-dominion-Bureaucrat = ⟦dominion-bureaucrat⟧ Úradník
    .accusative = ⟦dominion-bureaucrat⟧ Úradníka
card-dominion-Bureaucrat = Získaj Strieborniak na balíček. Ostatní dajú bodovú kartu na svoj, alebo ukážu ruku bez nej.
rules-dominion-Bureaucrat =
    Získaj Strieborniak navrch svojho balíčka. Každý ďalší hráč vyberie bodovú kartu z ruky, odkryje ju a dá na svoj balíček. Kto žiadnu nemá, ukáže celú ruku. Ak už nie je Strieborniak, druhá časť platí aj tak.

thing-dominion-Cellar = ⟦dominion-cellar⟧ Pivnica
    .accusative = ⟦dominion-cellar⟧ Pivnicu
card-dominion-Cellar = Odlož ľubovoľný počet kariet a rovnaký počet dober.
rules-dominion-Cellar =
    +1 akcia. Odlož z ruky ľubovoľný počet kariet, hoci aj žiadnu. Potom dober rovnaký počet. Všetky odložíš skôr, než doberieš prvú, takže miešanie ich zahrnie.

thing-dominion-Chancellor = ⟦dominion-chancellor⟧ Kancelár
    .accusative = ⟦dominion-chancellor⟧ Kancelára
card-dominion-Chancellor = Môžeš dať celý doberací balíček na odkladací.
rules-dominion-Chancellor =
    +$2. Môžeš hneď dať celý doberací balíček na odkladací bez pozerania. Neráta sa to ako odloženie kariet.

thing-dominion-Chapel = ⟦dominion-chapel⟧ Kaplnka
    .accusative = ⟦dominion-chapel⟧ Kaplnku
card-dominion-Chapel = Zahoď z ruky najviac 4 karty.
rules-dominion-Chapel =
    Zahoď na smetisko žiadnu až štyri karty z ruky.

thing-dominion-Council_Room = ⟦dominion-council_room⟧ Zasadanie rady
card-dominion-Council_Room = Každý ďalší hráč si doberie kartu.
rules-dominion-Council_Room =
    +4 karty, +1 nákup. Každý ďalší hráč si musí dobrať kartu. Nie je to útok.

thing-dominion-Feast = ⟦dominion-feast⟧ Hostina
    .accusative = ⟦dominion-feast⟧ Hostinu
card-dominion-Feast = Zahoď túto kartu. Získaj kartu najviac za $5.
rules-dominion-Feast =
    Zahoď túto kartu na smetisko a získaj kartu najviac za $5. Ak ju zahráš viackrát, zahodí sa raz, ale zakaždým získaš kartu. Potom už nie je v hre.

thing-dominion-Festival = ⟦dominion-festival⟧ Jarmok
rules-dominion-Festival =
    +2 akcie, +1 nákup, +$2.

thing-dominion-Gardens = ⟦dominion-gardens⟧ Záhrady
card-dominion-Gardens = 1 VB za každých 10 tvojich kariet.
rules-dominion-Gardens =
    Na konci sú každé Záhrady za 1 bod za každých desať tvojich kariet: s 39 kartami 3 body.

thing-dominion-Laboratory = ⟦dominion-laboratory⟧ Laboratórium
rules-dominion-Laboratory =
    +2 karty, +1 akcia.

thing-dominion-Library = ⟦dominion-library⟧ Knižnica
    .accusative = ⟦dominion-library⟧ Knižnicu
card-dominion-Library = Doberaj, kým nemáš 7 kariet. Dobrané akcie smieš dať bokom, potom sa odložia.
rules-dominion-Library =
    Doberaj po jednej, kým nemáš na ruke sedem kariet. Vždy, keď doberieš akciu (aj popri inom type), môžeš ju dať bokom. Karty dané bokom sa nakoniec odložia a predtým sa nezamiešajú. Ak máš na ruke sedem alebo viac kariet, neberieš žiadnu.

thing-dominion-Market = ⟦dominion-market⟧ Trh
rules-dominion-Market =
    +1 karta, +1 akcia, +1 nákup, +$1.

thing-dominion-Militia = ⟦dominion-militia⟧ Milícia
    .accusative = ⟦dominion-militia⟧ Milíciu
card-dominion-Militia = Každý ďalší hráč odloží karty tak, aby mu ostali 3.
rules-dominion-Militia =
    +$2. Každý ďalší hráč odloží karty tak, aby mu na ruke ostali tri. Kto má tri alebo menej, neodkladá nič.

thing-dominion-Mine = ⟦dominion-mine⟧ Baňa
    .accusative = ⟦dominion-mine⟧ Baňu
card-dominion-Mine = Zahoď z ruky kartu peňazí. Získaj na ruku inú, najviac o $3 drahšiu.
rules-dominion-Mine =
    Zahoď z ruky kartu peňazí a získaj na ruku kartu peňazí najviac o $3 drahšiu. Ak kartu peňazí máš, je to povinné. Môžeš získať aj rovnakú alebo lacnejšiu a ktorékoľvek peniaze zo zásoby.

thing-dominion-Moat = ⟦dominion-moat⟧ Hradná priekopa
    .accusative = ⟦dominion-moat⟧ Hradnú priekopu
card-dominion-Moat = Keď iný hráč zahrá útok, môžeš ju ukázať: útok na teba nepôsobí.
rules-dominion-Moat =
    +2 karty. Keď iný hráč zahrá útok, môžeš túto kartu odkryť z ruky: toto zahranie na teba nepôsobí. Nič neodkrývaš, neodkladáš, nezískavaš ani nevyberáš. Hradná priekopa ti ostáva na ruke. Útočníkovi ostávajú jeho ostatné výhody.

thing-dominion-Moneylender = ⟦dominion-moneylender⟧ Úžerník
    .accusative = ⟦dominion-moneylender⟧ Úžerníka
card-dominion-Moneylender = Zahoď z ruky Meďák. Ak ho zahodíš: +$3.
rules-dominion-Moneylender =
    Zahoď z ruky Meďák na smetisko. Ak ho zahodíš, +$3. Ak Meďák máš, je to povinné.

thing-dominion-Remodel = ⟦dominion-remodel⟧ Prestavba
    .accusative = ⟦dominion-remodel⟧ Prestavbu
card-dominion-Remodel = Zahoď kartu z ruky. Získaj inú, najviac o $2 drahšiu.
rules-dominion-Remodel =
    Zahoď kartu z ruky a získaj kartu najviac o $2 drahšiu. Platia aktuálne ceny. Ak máš karty na ruke, je to povinné.

thing-dominion-Smithy = ⟦dominion-smithy⟧ Kováčňa
    .accusative = ⟦dominion-smithy⟧ Kováčňu
rules-dominion-Smithy =
    +3 karty.

thing-dominion-Spy = ⟦dominion-spy⟧ Špión
    .accusative = ⟦dominion-spy⟧ Špióna
card-dominion-Spy = Každý (aj ty) odkryje vrchnú kartu. Ty vyberáš: odložiť, alebo nechať.
rules-dominion-Spy =
    +1 karta, +1 akcia. Každý hráč, počnúc tebou, odkryje vrchnú kartu svojho balíčka; ty rozhodneš, či sa odloží, alebo ostane. Hradná priekopa chráni len toho, kto ju má.

thing-dominion-Thief = ⟦dominion-thief⟧ Zlodej
    .accusative = ⟦dominion-thief⟧ Zlodeja
card-dominion-Thief = Ostatní odkryjú 2 karty. Každému zahoď 1 kartu peňazí, zvyšok odložia. Zahodené smieš získať.
rules-dominion-Thief =
    Každý ďalší hráč odkryje dve vrchné karty balíčka. Ak sú medzi nimi peniaze, jednu kartu peňazí vyberieš a zahodí sa. Ostatné sa odložia. Potom môžeš získať ktorékoľvek z takto zahodených peňazí.

thing-dominion-Throne_Room = ⟦dominion-throne_room⟧ Trónna sála
    .accusative = ⟦dominion-throne_room⟧ Trónnu sálu
card-dominion-Throne_Room = Vyber akciu z ruky. Zahraj ju dvakrát.
rules-dominion-Throne_Room =
    Vyber akciu z ruky a zahraj ju dvakrát, zakaždým celú; nestojí to žiadne akcie. Ak akciu máš, je to povinné. V hre je jedna karta, ale sú to dve zahrania. Trónna sála na Trónnu sálu zahrá dve ďalšie akcie, každú dvakrát.

thing-dominion-Village = ⟦dominion-village⟧ Dedina
    .accusative = ⟦dominion-village⟧ Dedinu
rules-dominion-Village =
    +1 karta, +2 akcie.

thing-dominion-Witch = ⟦dominion-witch⟧ Čarodejnica
    .accusative = ⟦dominion-witch⟧ Čarodejnicu
card-dominion-Witch = Každý ďalší hráč získa Kliatbu.
rules-dominion-Witch =
    +2 karty. Každý ďalší hráč získa Kliatbu. Hráči ich získavajú v poradí ťahov, kým sa kôpka neminie.

thing-dominion-Woodcutter = ⟦dominion-woodcutter⟧ Drevorubač
    .accusative = ⟦dominion-woodcutter⟧ Drevorubača
rules-dominion-Woodcutter =
    +1 nákup, +$2.

thing-dominion-Workshop = ⟦dominion-workshop⟧ Dielňa
    .accusative = ⟦dominion-workshop⟧ Dielňu
card-dominion-Workshop = Získaj kartu najviac za $4.
rules-dominion-Workshop =
    Získaj kartu najviac za $4.
