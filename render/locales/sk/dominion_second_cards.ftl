# Dominion: karty, ktoré druhé vydania pridávajú do základnej sady a do Intríg

## Pravidlá

rules-dominion-entries-base_second =
    Artisan Bandit Harbinger Merchant Poacher Sentry Vassal
rules-dominion-entries-intrigue_second =
    Courtier Diplomat Lurker Mill Patrol Replace Secret_Passage

## Karty základnej sady

thing-dominion-Artisan = ⟦dominion-artisan⟧ Remeselník
    .accusative = ⟦dominion-artisan⟧ Remeselníka
card-dominion-Artisan = Získaj na ruku kartu najviac za $5. Potom daj kartu z ruky na balíček.
rules-dominion-Artisan =
    Získaj na ruku kartu najviac za $5. Potom daj kartu z ruky navrch svojho balíčka; môže to byť aj tá istá.

thing-dominion-Bandit = ⟦dominion-bandit⟧ Bandita
    .accusative = ⟦dominion-bandit⟧ Banditu
card-dominion-Bandit = Získaj Zlaťák. Ostatní odkryjú 2, zahodia peniaze okrem Meďáka, zvyšok odložia.
rules-dominion-Bandit =
    Získaj Zlaťák. Každý ďalší hráč odkryje dve vrchné karty svojho balíčka, zahodí jednu z kariet peňazí okrem Meďáka a zvyšok odloží. Ak sú dve rôzne, vyberá ten hráč.

thing-dominion-Harbinger = ⟦dominion-harbinger⟧ Zvestovateľ
    .accusative = ⟦dominion-harbinger⟧ Zvestovateľa
card-dominion-Harbinger = Prezri si odkladací balíček. Môžeš dať kartu z neho na doberací.
rules-dominion-Harbinger =
    +1 karta, +1 akcia. Prezri si svoj odkladací balíček. Môžeš dať kartu z neho navrch doberacieho balíčka.

thing-dominion-Merchant = ⟦dominion-merchant⟧ Kupec
    .accusative = ⟦dominion-merchant⟧ Kupca
card-dominion-Merchant = Prvý Strieborniak zahraný v tomto ťahu dáva o $1 viac.
rules-dominion-Merchant =
    +1 karta, +1 akcia. Keď v tomto ťahu prvýkrát zahráš Strieborniak: +$1. Ráta sa každé zahranie tejto karty.

thing-dominion-Poacher = ⟦dominion-poacher⟧ Pytliak
    .accusative = ⟦dominion-poacher⟧ Pytliaka
card-dominion-Poacher = Odlož kartu za každú prázdnu kôpku zásoby.
rules-dominion-Poacher =
    +1 karta, +1 akcia, +$1. Odlož z ruky kartu za každú prázdnu kôpku zásoby, alebo všetky, ak ich máš menej.

thing-dominion-Sentry = ⟦dominion-sentry⟧ Strážca
    .accusative = ⟦dominion-sentry⟧ Strážcu
card-dominion-Sentry = Pozri si 2 vrchné karty: zahoď, odlož alebo vráť ich v ľubovoľnom poradí.
rules-dominion-Sentry =
    +1 karta, +1 akcia. Pozri si dve vrchné karty svojho balíčka. Každú z nich môžeš zahodiť, odložiť alebo vrátiť. Ak vrátiš obe, vyberieš ich poradie.

thing-dominion-Vassal = ⟦dominion-vassal⟧ Vazal
    .accusative = ⟦dominion-vassal⟧ Vazala
card-dominion-Vassal = Odlož vrchnú kartu balíčka. Ak je to akcia, môžeš ju zahrať.
rules-dominion-Vassal =
    +$2. Odlož vrchnú kartu svojho balíčka. Ak je to akcia, môžeš ju zahrať; nestojí to akciu.

## Karty Intríg

thing-dominion-Courtier = ⟦dominion-courtier⟧ Dvoran
    .accusative = ⟦dominion-courtier⟧ Dvorana
card-dominion-Courtier = Odkry kartu z ruky. Za každý jej typ iné: +1 akcia; +1 nákup; +$3; získaj Zlaťák.
rules-dominion-Courtier =
    Odkry kartu z ruky. Za každý typ, ktorý má, vyber jedno: +1 akcia; +1 nákup; +$3; získaj Zlaťák. Vyberáš rôzne, a to skôr, než niečo dostaneš.

thing-dominion-Diplomat = ⟦dominion-diplomat⟧ Diplomat
    .accusative = ⟦dominion-diplomat⟧ Diplomata
card-dominion-Diplomat = Teraz najviac 5 kariet: +2 akcie. Pri útoku, od 5 kariet: +2 karty, odlož 3.
rules-dominion-Diplomat =
    +2 karty. Ak máš potom na ruke najviac päť kariet: +2 akcie. Keď iný hráč zahrá útok, môžeš túto kartu odkryť z ruky s aspoň piatimi kartami: dober dve karty a potom odlož tri. Môžeš to opakovať, kým máš päť kariet.

thing-dominion-Lurker = ⟦dominion-lurker⟧ Tulák
    .accusative = ⟦dominion-lurker⟧ Tuláka
card-dominion-Lurker = Buď zahoď akciu zo zásoby, alebo získaj akciu zo smetiska.
rules-dominion-Lurker =
    +1 akcia. Vyber: zahoď akciu zo zásoby, alebo získaj akciu zo smetiska.

thing-dominion-Mill = ⟦dominion-mill⟧ Mlyn
card-dominion-Mill = Môžeš odložiť 2 karty: +$2. Je za 1 VB.
rules-dominion-Mill =
    +1 karta, +1 akcia. Môžeš odložiť dve karty za +$2. Na konci je za 1 bod.

thing-dominion-Patrol = ⟦dominion-patrol⟧ Hliadka
    .accusative = ⟦dominion-patrol⟧ Hliadku
card-dominion-Patrol = Odkry 4 karty: bodové a Kliatby na ruku, zvyšok vráť v ľubovoľnom poradí.
rules-dominion-Patrol =
    +3 karty. Odkry štyri vrchné karty balíčka. Všetky bodové karty a Kliatby medzi nimi idú na ruku. Ostatné vráť v ľubovoľnom poradí.

thing-dominion-Replace = ⟦dominion-replace⟧ Výmena
    .accusative = ⟦dominion-replace⟧ Výmenu
card-dominion-Replace = Zahoď kartu, získaj najviac o $2 drahšiu. Akcia, peniaze: na balíček. Body: ostatní získajú Kliatbu.
rules-dominion-Replace =
    Zahoď kartu z ruky. Získaj kartu najviac o $2 drahšiu. Ak je to akcia alebo peniaze, ide navrch tvojho balíčka. Ak je to bodová karta, každý ďalší hráč získa Kliatbu. Karta s dvoma typmi robí oboje.

thing-dominion-Secret_Passage = ⟦dominion-secret_passage⟧ Tajná chodba
    .accusative = ⟦dominion-secret_passage⟧ Tajnú chodbu
card-dominion-Secret_Passage = Daj kartu z ruky na ľubovoľné miesto v balíčku.
rules-dominion-Secret_Passage =
    +2 karty, +1 akcia. Daj kartu z ruky na ľubovoľné miesto v balíčku. Ostatní nevidia ani kartu, ani miesto.
