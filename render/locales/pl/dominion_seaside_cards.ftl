# Dominion: Przystań, jej karty i ich typ

dominion-type-duration = Następstwo

## Zasady

rules-dominion-topics-seaside = durations
rules-dominion-entries-seaside =
    Ambassador Bazaar Caravan Cutpurse Embargo Explorer Fishing_Village Ghost_Ship Haven Island Lighthouse Lookout
    Merchant_Ship Native_Village Navigator Outpost Pearl_Diver Pirate_Ship Salvager Sea_Hag Smugglers Tactician
    Treasure_Map Treasury Warehouse Wharf
rules-dominion-durations-title = Następstwa i podkładki
rules-dominion-durations =
    Następstwo działa, gdy je zagrywasz, i jeszcze raz na początku twojej następnej tury. Zostaje w grze aż do fazy porządków tamtej tury, razem z kartą, która zagrywa je kilka razy. Na stosie klepsydra stoi przed tym, co przynosi następna tura.
    Karty na podkładce nie są w grze, ale na koniec należą do ciebie. Karty na podkładce Wyspy widzą wszyscy. Karty na swojej podkładce Wioski tubylców i kartę pod swoim Schronieniem możesz oglądać tylko ty.

## Karty

thing-dominion-Ambassador = ⟦dominion-ambassador⟧ Ambasador
    .accusative = ⟦dominion-ambassador⟧ Ambasadora
card-dominion-Ambassador = Odkryj kartę z ręki. Zwróć do 2 takich do Zasobów. Każdy inny zdobywa jedną.
rules-dominion-Ambassador =
    Odkryj kartę z ręki. Zwróć z ręki do Zasobów żadną, jedną albo dwie takie karty. Potem każdy inny gracz zdobywa po kolei jedną taką kartę, dopóki jakieś są. Jeśli karta nie ma stosu w Zasobach, nic się nie dzieje.

thing-dominion-Bazaar = ⟦dominion-bazaar⟧ Bazar
rules-dominion-Bazaar =
    +1 karta, +2 akcje, +$1.

thing-dominion-Caravan = ⟦dominion-caravan⟧ Karawana
    .accusative = ⟦dominion-caravan⟧ Karawanę
card-dominion-Caravan = Następna tura: +1 karta.
rules-dominion-Caravan =
    +1 karta, +1 akcja. Na początku twojej następnej tury: +1 karta.

thing-dominion-Cutpurse = ⟦dominion-cutpurse⟧ Rzezimieszek
    .accusative = ⟦dominion-cutpurse⟧ Rzezimieszka
card-dominion-Cutpurse = Każdy inny gracz odrzuca Miedziaki albo pokazuje rękę bez nich.
rules-dominion-Cutpurse =
    +$2. Każdy inny gracz odrzuca z ręki Miedziaki. Gracz, który ich nie ma, pokazuje całą rękę.

thing-dominion-Embargo = ⟦dominion-embargo⟧ Embargo
card-dominion-Embargo = Wyrzuć tę kartę na śmietnisko. Żeton na stos: kupujący zdobywa Klątwę za każdy żeton.
rules-dominion-Embargo =
    +$2. Wyrzuć tę kartę na śmietnisko i połóż żeton Embarga na stosie w Zasobach. Gracz, który kupuje kartę z tego stosu, zdobywa Klątwę za każdy leżący na nim żeton. Karta zdobyta bez zakupu nie przynosi Klątwy.

thing-dominion-Explorer = ⟦dominion-explorer⟧ Eksplorator
    .accusative = ⟦dominion-explorer⟧ Eksploratora
card-dominion-Explorer = Możesz odkryć Prowincję: zdobądź na rękę Złoto. Jeśli nie, zdobądź na rękę Srebrniki.
rules-dominion-Explorer =
    Możesz odkryć Prowincję z ręki. Jeśli to zrobisz, zdobądź na rękę Złoto. Jeśli nie, zdobądź na rękę Srebrniki.

thing-dominion-Fishing_Village = ⟦dominion-fishing_village⟧ Wioska rybacka
    .accusative = ⟦dominion-fishing_village⟧ Wioskę rybacką
card-dominion-Fishing_Village = Następna tura: +1 akcja, +$1.
rules-dominion-Fishing_Village =
    +2 akcje, +$1. Na początku twojej następnej tury: +1 akcja, +$1.

thing-dominion-Ghost_Ship = ⟦dominion-ghost_ship⟧ Statek widmo
card-dominion-Ghost_Ship = Inni z 4 lub więcej kartami na ręce kładą karty na swoją talię, aż mają 3.
rules-dominion-Ghost_Ship =
    +2 karty. Każdy inny gracz, który ma co najmniej cztery karty na ręce, kładzie karty z ręki na swoją talię w dowolnej kolejności, aż zostaną mu trzy. Inni nie widzą, które.

thing-dominion-Haven = ⟦dominion-haven⟧ Schronienie
card-dominion-Haven = Odłóż na bok kartę z ręki. W następnej turze trafi na twoją rękę.
rules-dominion-Haven =
    +1 karta, +1 akcja. Odłóż na bok zakrytą kartę z ręki. Na początku twojej następnej tury trafia na twoją rękę. Inni jej nie widzą.

thing-dominion-Island = ⟦dominion-island⟧ Wyspa
    .accusative = ⟦dominion-island⟧ Wyspę
card-dominion-Island = Połóż tę i jedną kartę z ręki na podkładkę aż do końca gry. Warta 2 PZ.
rules-dominion-Island =
    Połóż tę kartę i jeszcze jedną z ręki odkryte na swoją podkładkę Wyspy. Zostają tam do końca gry i wtedy liczą się jako twoje. Warta 2 punkty.

thing-dominion-Lighthouse = ⟦dominion-lighthouse⟧ Latarnia morska
    .accusative = ⟦dominion-lighthouse⟧ Latarnię morską
card-dominion-Lighthouse = Następna tura: +$1. Gdy jest w grze, Ataki na ciebie nie działają.
rules-dominion-Lighthouse =
    +1 akcja, +$1. Na początku twojej następnej tury: +$1. Dopóki ta karta jest w grze, Ataki innych graczy na ciebie nie działają, nawet jeśli tego chcesz.

thing-dominion-Lookout = ⟦dominion-lookout⟧ Bocianie gniazdo
card-dominion-Lookout = Obejrzyj 3 karty z talii: jedną wyrzuć na śmietnisko, jedną odrzuć, jedną odłóż.
rules-dominion-Lookout =
    +1 akcja. Obejrzyj trzy wierzchnie karty swojej talii. Jedną wyrzuć na śmietnisko, drugą odrzuć, a ostatnią odłóż na talię. Jeśli kart jest mniej, wykonaj kroki w tej kolejności, ile się da.

thing-dominion-Merchant_Ship = ⟦dominion-merchant_ship⟧ Statek handlowy
card-dominion-Merchant_Ship = Następna tura: +$2.
rules-dominion-Merchant_Ship =
    +$2. Na początku twojej następnej tury: +$2.

thing-dominion-Native_Village = ⟦dominion-native_village⟧ Wioska tubylców
    .accusative = ⟦dominion-native_village⟧ Wioskę tubylców
card-dominion-Native_Village = Wybierz: wierzchnia karta talii na podkładkę; albo wszystkie karty z niej na rękę.
rules-dominion-Native_Village =
    +2 akcje. Wybierz: połóż wierzchnią kartę swojej talii zakrytą na swoją podkładkę; albo weź na rękę wszystkie karty z podkładki. Swoją podkładkę możesz oglądać zawsze, ale wierzchniej karty nie możesz obejrzeć przed wyborem. Na koniec gry karty na podkładce liczą się jako twoje.

thing-dominion-Navigator = ⟦dominion-navigator⟧ Nawigator
    .accusative = ⟦dominion-navigator⟧ Nawigatora
card-dominion-Navigator = Obejrzyj 5 kart z talii. Odrzuć wszystkie albo odłóż wszystkie w dowolnej kolejności.
rules-dominion-Navigator =
    +$2. Obejrzyj pięć wierzchnich kart swojej talii. Odrzuć wszystkie albo odłóż wszystkie w dowolnej kolejności.

thing-dominion-Outpost = ⟦dominion-outpost⟧ Posterunek
card-dominion-Outpost = Na koniec tej tury dobierz tylko 3 karty. Potem masz jeszcze jedną turę.
rules-dominion-Outpost =
    W fazie porządków tej tury dobierasz trzy karty zamiast pięciu, a po niej masz dodatkową turę. Nigdy nie daje trzeciej tury z rzędu, ale i tak dobierasz tylko trzy karty. Przy remisie dodatkowa tura się nie liczy.

thing-dominion-Pearl_Diver = ⟦dominion-pearl_diver⟧ Poławiacz pereł
    .accusative = ⟦dominion-pearl_diver⟧ Poławiacza pereł
card-dominion-Pearl_Diver = Obejrzyj kartę ze spodu talii. Możesz położyć ją na wierzch.
rules-dominion-Pearl_Diver =
    +1 karta, +1 akcja. Obejrzyj kartę ze spodu swojej talii. Możesz położyć ją na wierzch; w przeciwnym razie zostaje na spodzie.

thing-dominion-Pirate_Ship = ⟦dominion-pirate_ship⟧ Okręt piracki
card-dominion-Pirate_Ship = Inni odkrywają 2 karty, Skarb na śmietnisko, bierzesz żeton; albo +$1 za każdy żeton.
rules-dominion-Pirate_Ship =
    Wybierz: +$1 za każdy twój żeton; albo każdy inny gracz odkrywa dwie wierzchnie karty swojej talii, wyrzuca na śmietnisko jeden ze Skarbów, który wybierasz, a resztę odrzuca. Jeśli choć jeden Skarb trafi na śmietnisko, dostajesz jeden żeton. Żetony zachowujesz do końca gry.

thing-dominion-Salvager = ⟦dominion-salvager⟧ Zbieracz wraków
    .accusative = ⟦dominion-salvager⟧ Zbieracza wraków
card-dominion-Salvager = Wyrzuć kartę z ręki na śmietnisko. Dostajesz jej koszt w monetach.
rules-dominion-Salvager =
    +1 zakup. Wyrzuć kartę z ręki na śmietnisko. Dostajesz tyle monet, ile kosztuje. Jeśli masz karty na ręce, to obowiązkowe.

thing-dominion-Sea_Hag = ⟦dominion-sea_hag⟧ Morska wiedźma
    .accusative = ⟦dominion-sea_hag⟧ Morską wiedźmę
card-dominion-Sea_Hag = Każdy inny odrzuca wierzchnią kartę talii i zdobywa Klątwę na talię.
rules-dominion-Sea_Hag =
    Każdy inny gracz odrzuca wierzchnią kartę swojej talii, a potem zdobywa Klątwę na wierzch talii. Gdy nie ma Klątw, tylko odrzuca kartę.

thing-dominion-Smugglers = ⟦dominion-smugglers⟧ Przemytnicy
    .accusative = ⟦dominion-smugglers⟧ Przemytników
card-dominion-Smugglers = Zdobądź kartę do $6, jaką sąsiad po prawej zdobył w ostatniej turze.
rules-dominion-Smugglers =
    Zdobądź kartę kosztującą do $6, jaką gracz po twojej prawej zdobył w swojej ostatniej turze, kupioną lub nie. Pochodzi z Zasobów. Jeśli takiej karty już nie ma, nic nie zdobywasz.

thing-dominion-Tactician = ⟦dominion-tactician⟧ Taktyk
    .accusative = ⟦dominion-tactician⟧ Taktyka
card-dominion-Tactician = Odrzuć rękę. Jeśli były w niej karty, następna tura: +5 kart, +1 akcja, +1 zakup.
rules-dominion-Tactician =
    Odrzuć rękę. Jeśli odrzucisz co najmniej jedną kartę, na początku twojej następnej tury: +5 kart, +1 akcja, +1 zakup. Z pustą ręką nic nie daje.

thing-dominion-Treasure_Map = ⟦dominion-treasure_map⟧ Mapa skarbu
    .accusative = ⟦dominion-treasure_map⟧ Mapę skarbu
card-dominion-Treasure_Map = Wyrzuć tę i drugą taką z ręki na śmietnisko. Jeśli to 2, zdobądź na talię 4 karty Złota.
rules-dominion-Treasure_Map =
    Wyrzuć na śmietnisko tę kartę i drugą taką z ręki. Jeśli wyrzucisz dwie, zdobądź na wierzch talii cztery karty Złota albo tyle, ile ich jest. Bez drugiej wyrzucasz tę jedną i nic nie zdobywasz.

thing-dominion-Treasury = ⟦dominion-treasury⟧ Skarbnica
    .accusative = ⟦dominion-treasury⟧ Skarbnicę
card-dominion-Treasury = Bez zakupu Zwycięstwa może w porządkach trafić na talię.
rules-dominion-Treasury =
    +1 karta, +1 akcja, +$1. Gdy odrzucasz tę kartę z gry w fazie porządków, możesz położyć ją na wierzch swojej talii, jeśli w tej turze nie kupujesz żadnej karty Zwycięstwa.

thing-dominion-Warehouse = ⟦dominion-warehouse⟧ Magazyn
card-dominion-Warehouse = Odrzuć 3 karty.
rules-dominion-Warehouse =
    +3 karty, +1 akcja. Potem odrzuć trzy karty z ręki albo wszystkie, jeśli masz mniej.

thing-dominion-Wharf = ⟦dominion-wharf⟧ Nabrzeże
card-dominion-Wharf = Następna tura: +2 karty, +1 zakup.
rules-dominion-Wharf =
    +2 karty, +1 zakup. Na początku twojej następnej tury: +2 karty, +1 zakup.
