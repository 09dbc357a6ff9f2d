# Dominion: Intryga

## Pytania

ask-dominion-baron-discard = { $seat }, { $card }: odrzucasz Posiadłość za +$4?
ask-dominion-courtyard-put_back = { $seat }, { $card }: którą kartę kładziesz na talię?
ask-dominion-ironworks-gain = { $seat }, { $card }: którą kartę za najwyżej ${ $at_most } zdobywasz?
ask-dominion-masquerade-pass = { $seat }, { $card }: którą kartę podajesz w lewo?
ask-dominion-masquerade-trash = { $seat }, { $card }: wyrzucasz kartę na śmietnisko?
ask-dominion-mining_village-trash = { $seat }, { $card }: wyrzucasz tę kartę na śmietnisko za +$2?
ask-dominion-minion-choose = { $seat }, { $card }: co wybierasz?
ask-dominion-nobles-choose = { $seat }, { $card }: co wybierasz?
ask-dominion-pawn-choose = { $seat }, { $card }: które dwie możliwości wybierasz?
ask-dominion-saboteur-gain = { $seat }, { $card }: którą kartę za najwyżej ${ $at_most } zdobywasz w zamian?
ask-dominion-scout-put_back = { $seat }, { $card }: w jakiej kolejności odkładasz karty? Pierwsza trafia na wierzch.
ask-dominion-secret_chamber-discard = { $seat }, { $card }: które karty odrzucasz, każdą za +$1?
ask-dominion-secret_chamber-put_back = { $seat }, Tajna komnata: które karty kładziesz na talię? Pierwsza trafia na wierzch.
ask-dominion-steward-choose = { $seat }, { $card }: co wybierasz?
ask-dominion-steward-trash = { $seat }, { $card }: wyrzuć na śmietnisko { dominion-least }.
ask-dominion-swindler-give = { $seat }, { $card }: { $owner } traci { CASE($trashed, "accusative") }. Jaką kartę zdobywa { $owner }?
ask-dominion-torturer-choose = { $seat }, { $card }: co wybierasz?
ask-dominion-torturer-discard = { $seat }, { $card }: odrzuć { dominion-least }.
ask-dominion-trading_post-trash = { $seat }, { $card }: wyrzuć na śmietnisko { dominion-least }.
ask-dominion-upgrade-trash = { $seat }, { $card }: którą kartę wyrzucasz na śmietnisko?
ask-dominion-upgrade-gain = { $seat }, { $card }: którą kartę za dokładnie ${ $at_most } zdobywasz?
ask-dominion-wishing_well-name = { $seat }, { $card }: jakiej karty sobie życzysz?

## Możliwości

option-dominion-pawn-choose-cards = ⟦dominion-card⟧ +1 karta
option-dominion-pawn-choose-actions = ⟦dominion-action⟧ +1 akcja
option-dominion-pawn-choose-buys = ⟦dominion-buy⟧ +1 zakup
option-dominion-pawn-choose-coins = ⟦dominion-coins⟧ +$1
option-dominion-ironworks-gain = { option-dominion-buy }
option-dominion-saboteur-gain = { option-dominion-buy }
option-dominion-saboteur-gain-done = { panel-confirm-nothing-dominion-gain }
option-dominion-masquerade-trash-done = { panel-confirm-nothing-dominion-trash }
option-dominion-upgrade-gain = { option-dominion-buy }
option-dominion-swindler-give = { option-dominion-buy }
option-dominion-minion-choose-coins = ⟦dominion-coins⟧ +$2
option-dominion-minion-choose-cards = ⟦dominion-card⟧ Odrzuć rękę, +4 karty
option-dominion-nobles-choose-cards = ⟦dominion-card⟧ +3 karty
option-dominion-nobles-choose-actions = ⟦dominion-action⟧ +2 akcje
option-dominion-steward-choose-cards = ⟦dominion-card⟧ +2 karty
option-dominion-steward-choose-coins = ⟦dominion-coins⟧ +$2
option-dominion-steward-choose-trash = ⟦dominion-trash⟧ Wyrzuć 2 karty z ręki na śmietnisko
option-dominion-torturer-choose-discard = Odrzuć 2 karty
option-dominion-torturer-choose-curse = ⟦dominion-curse⟧ Zdobądź Klątwę na rękę
step-dominion-1-intrigue = Intryga

## Wydarzenia

event-dominion-passed = { $seat } podaje kartę graczowi { $receiver }.
brief-dominion-passed = { $seat }: karta dla gracza { $receiver }
event-dominion-passed-card = { $seat } podaje { CASE($card, "accusative") } graczowi { $receiver }.
brief-dominion-passed-card = { $seat }: { $card } dla gracza { $receiver }

## Poczekalnia

setting-dominion-kingdom-Victory_Dance = Taniec zwycięstwa
setting-dominion-kingdom-Secret_Schemes = Tajne plany
setting-dominion-kingdom-Best_Wishes = Najlepsze życzenia
setting-dominion-kingdom-Deconstruction = Rozbiórka
setting-dominion-kingdom-Hand_Madness = Pełne ręce
setting-dominion-kingdom-Underlings = Podwładni
setting-dominion-intrigue = Karty dodatku Intryga
setting-dominion-intrigue-0 = { dominion-weight-0 }
setting-dominion-intrigue-1 = { dominion-weight-1 }
setting-dominion-intrigue-2 = { dominion-weight-2 }
setting-dominion-intrigue-3 = { dominion-weight-3 }
setting-dominion-pick_intrigue = Dodaj (Intryga)
setting-dominion-veto_intrigue = Wyklucz (Intryga)

## Stałe polecenia, przypomnienia, punkty

order-dominion-pass = Przy cudzej Maskaradzie podaj najpierw
order-why-dominion-pass = stos, który kończy grę, jest prawie pusty.
missing-dominion-pass = karta do podania
missing-dominion-give = karta do oddania

## Zasady

rules-dominion-topics-intrigue = choices
rules-dominion-entries-intrigue =
    Baron Bridge Conspirator Coppersmith Courtyard Duke Great_Hall Harem Ironworks Masquerade Mining_Village Minion
    Nobles Pawn Saboteur Scout Secret_Chamber Shanty_Town Steward Swindler Torturer Trading_Post Tribute Upgrade
    Wishing_Well
rules-dominion-choices-title = Wybory i karty łączone
rules-dominion-choices =
    Wiele kart Intrygi daje wybór. Ogłaszasz go, zanim cokolwiek się stanie, i możesz wybrać także to, czego nie da się wykonać.
    Karta łączona liczy się jako oba typy: Harem to Skarb i karta Zwycięstwa, Wielka sala i Szlachta to Akcje i karty Zwycięstwa. Ich stosy są tak duże jak każdy stos Zwycięstwa.
    Tajna komnata jest Reakcją na Ataki, tak jak Fosa.

## Karty

thing-dominion-Baron = ⟦dominion-baron⟧ Baron
    .accusative = ⟦dominion-baron⟧ Barona
card-dominion-Baron = Możesz odrzucić Posiadłość: +$4. Jeśli nie, zdobądź Posiadłość.
rules-dominion-Baron =
    +1 zakup. Możesz odrzucić z ręki Posiadłość za +$4. Jeśli tego nie zrobisz, zdobywasz Posiadłość, o ile jakaś jest.

thing-dominion-Bridge = ⟦dominion-bridge⟧ Most
card-dominion-Bridge = W tej turze wszystkie karty kosztują o $1 mniej.
rules-dominion-Bridge =
    +1 zakup, +$1. W tej turze wszystkie karty, gdziekolwiek są, kosztują o $1 mniej, ale nigdy mniej niż $0. Liczy się każde zagranie.

thing-dominion-Conspirator = ⟦dominion-conspirator⟧ Spiskowiec
    .accusative = ⟦dominion-conspirator⟧ Spiskowca
card-dominion-Conspirator = Od trzeciej Akcji zagranej w tej turze: +1 karta, +1 akcja.
rules-dominion-Conspirator =
    +$2. Jeśli to co najmniej trzecie zagranie Akcji w tej turze: +1 karta, +1 akcja. Liczą się zagrania, nie karty: Sala tronowa to jedno zagranie, a każde zagranie jej Akcji to kolejne. Skarby się nie liczą.

thing-dominion-Coppersmith = ⟦dominion-coppersmith⟧ Kotlarz
    .accusative = ⟦dominion-coppersmith⟧ Kotlarza
card-dominion-Coppersmith = W tej turze każde Miedziaki dają o $1 więcej.
rules-dominion-Coppersmith =
    W tej turze każde zagrane Miedziaki dają o $1 więcej. Liczy się każde zagranie Kotlarza.

thing-dominion-Courtyard = ⟦dominion-courtyard⟧ Dziedziniec
card-dominion-Courtyard = Połóż kartę z ręki na talię.
rules-dominion-Courtyard =
    +3 karty. Potem połóż kartę z ręki na wierzch swojej talii. Inni nie widzą, którą.

thing-dominion-Duke = ⟦dominion-duke⟧ Książę
    .accusative = ⟦dominion-duke⟧ Księcia
card-dominion-Duke = Wart 1 PZ za każdy twój Powiat.
rules-dominion-Duke =
    Na koniec gry każdy Książę jest wart 1 punkt za każdy twój Powiat.

thing-dominion-Great_Hall = ⟦dominion-great_hall⟧ Wielka sala
    .accusative = ⟦dominion-great_hall⟧ Wielką salę
rules-dominion-Great_Hall =
    +1 karta, +1 akcja. Na koniec gry warta 1 punkt.

thing-dominion-Harem = ⟦dominion-harem⟧ Harem
rules-dominion-Harem =
    Daje $2, a na koniec gry jest wart 2 punkty.

thing-dominion-Ironworks = ⟦dominion-ironworks⟧ Huta
    .accusative = ⟦dominion-ironworks⟧ Hutę
card-dominion-Ironworks = Zdobądź kartę do $4. Jeśli to Akcja: +1 akcja; Skarb: +$1; Zwycięstwo: +1 karta.
rules-dominion-Ironworks =
    Zdobądź kartę kosztującą do $4. Jeśli to Akcja: +1 akcja; Skarb: +$1; karta Zwycięstwa: +1 karta. Karta łączona daje jedno i drugie. Premię dostajesz nawet wtedy, gdy Reakcja od razu wyrzuca kartę na śmietnisko.

thing-dominion-Masquerade = ⟦dominion-masquerade⟧ Maskarada
    .accusative = ⟦dominion-masquerade⟧ Maskaradę
card-dominion-Masquerade = Wszyscy naraz podają kartę w lewo. Potem możesz wyrzucić kartę na śmietnisko.
rules-dominion-Masquerade =
    +2 karty. Wszyscy gracze z kartami na ręce podają naraz jedną sąsiadowi po lewej, więc żadna karta nie jest podawana dwa razy. Potem możesz wyrzucić kartę z ręki na śmietnisko. To nie jest Atak, a podana karta nie liczy się jako zdobyta.

thing-dominion-Mining_Village = ⟦dominion-mining_village⟧ Górnicza wioska
    .accusative = ⟦dominion-mining_village⟧ Górniczą wioskę
card-dominion-Mining_Village = Możesz wyrzucić tę kartę na śmietnisko: +$2.
rules-dominion-Mining_Village =
    +1 karta, +2 akcje. Możesz od razu wyrzucić tę kartę na śmietnisko za +$2. Zagrana kilka razy daje $2 tylko raz, ale kartę i akcje za każdym razem.

thing-dominion-Minion = ⟦dominion-minion⟧ Poplecznik
    .accusative = ⟦dominion-minion⟧ Poplecznika
card-dominion-Minion = Wybierz: +$2; albo odrzuć rękę, +4 karty, a inni z 5 lub więcej kartami robią to samo.
rules-dominion-Minion =
    +1 akcja. Wybierz: +$2; albo odrzucasz rękę i dobierasz cztery karty, a razem z tobą każdy inny gracz, który ma co najmniej pięć kart na ręce. Reakcje są przed wyborem. Gracz, który pokazuje Fosę, nie odrzuca i nie dobiera.

thing-dominion-Nobles = ⟦dominion-nobles⟧ Szlachta
    .accusative = ⟦dominion-nobles⟧ Szlachtę
card-dominion-Nobles = Wybierz: +3 karty; albo +2 akcje.
rules-dominion-Nobles =
    Wybierz: +3 karty albo +2 akcje. Na koniec gry warta 2 punkty.

thing-dominion-Pawn = ⟦dominion-pawn⟧ Pionek
card-dominion-Pawn = Wybierz dwa różne: +1 karta; +1 akcja; +1 zakup; +$1.
rules-dominion-Pawn =
    Wybierz dwa różne: +1 karta, +1 akcja, +1 zakup, +$1. Wybierasz oba, zanim dostaniesz którekolwiek.

thing-dominion-Saboteur = ⟦dominion-saboteur⟧ Sabotażysta
    .accusative = ⟦dominion-saboteur⟧ Sabotażystę
card-dominion-Saboteur = Inni odkrywają do karty od $3: śmietnisko. Mogą zdobyć kartę tańszą co najmniej o $2.
rules-dominion-Saboteur =
    Każdy inny gracz odkrywa karty ze swojej talii, aż któraś kosztuje $3 lub więcej, i wyrzuca ją na śmietnisko. Może zdobyć kartę tańszą co najmniej o $2. Pozostałe odkryte karty są odrzucane. Liczą się aktualne koszty.

thing-dominion-Scout = ⟦dominion-scout⟧ Zwiadowca
    .accusative = ⟦dominion-scout⟧ Zwiadowcę
card-dominion-Scout = Odkryj 4 karty: karty Zwycięstwa na rękę, resztę odłóż w dowolnej kolejności.
rules-dominion-Scout =
    +1 akcja. Odkryj cztery wierzchnie karty swojej talii. Wszystkie karty Zwycięstwa wśród nich, także karty łączone, weź na rękę; pozostałe odłóż w dowolnej kolejności. Klątwa nie jest kartą Zwycięstwa.

thing-dominion-Secret_Chamber = ⟦dominion-secret_chamber⟧ Tajna komnata
    .accusative = ⟦dominion-secret_chamber⟧ Tajną komnatę
card-dominion-Secret_Chamber = Odrzuć dowolną liczbę kart: po +$1. Przy Ataku możesz pokazać: +2 karty, 2 odłóż.
rules-dominion-Secret_Chamber =
    Odrzuć dowolną liczbę kart, każdą za +$1. Gdy inny gracz zagrywa Atak, możesz pokazać tę kartę z ręki: dobierz dwie karty, a potem połóż dowolne dwie z ręki na talię w dowolnej kolejności. Możesz potem pokazać inne Reakcje, także właśnie dobrane. Każdego egzemplarza możesz użyć raz przy każdym zagraniu Ataku.

thing-dominion-Shanty_Town = ⟦dominion-shanty_town⟧ Slumsy
card-dominion-Shanty_Town = Pokaż rękę. Jeśli nie ma w niej Akcji: +2 karty.
rules-dominion-Shanty_Town =
    +2 akcje. Pokaż rękę. Jeśli nie ma w niej Akcji: +2 karty. Dobierasz obie, nawet jeśli pierwsza jest Akcją.

thing-dominion-Steward = ⟦dominion-steward⟧ Zarządca
    .accusative = ⟦dominion-steward⟧ Zarządcę
card-dominion-Steward = Wybierz: +2 karty; albo +$2; albo wyrzuć 2 karty z ręki na śmietnisko.
rules-dominion-Steward =
    Wybierz: +2 karty; albo +$2; albo wyrzuć dokładnie dwie karty z ręki na śmietnisko. Z jedną kartą na ręce wyrzucasz tę jedną.

thing-dominion-Swindler = ⟦dominion-swindler⟧ Oszust
    .accusative = ⟦dominion-swindler⟧ Oszusta
card-dominion-Swindler = Inni wyrzucają kartę z wierzchu talii i zdobywają wybraną przez ciebie za ten sam koszt.
rules-dominion-Swindler =
    +$2. Każdy inny gracz wyrzuca na śmietnisko wierzchnią kartę swojej talii i zdobywa kartę o tym samym aktualnym koszcie. Ty wybierasz, którą; może to być ta sama karta. Jeśli jakiś stos ma ten koszt, musisz wybrać. Miedziaki mogą zmienić się w Klątwę.

thing-dominion-Torturer = ⟦dominion-torturer⟧ Oprawca
    .accusative = ⟦dominion-torturer⟧ Oprawcę
card-dominion-Torturer = Każdy inny wybiera: odrzuca 2 karty albo zdobywa Klątwę na rękę.
rules-dominion-Torturer =
    +3 karty. Każdy inny gracz wybiera: odrzuca dwie karty albo zdobywa Klątwę na rękę. Można wybrać także to, czego nie da się wykonać: gracz z jedną kartą odrzuca tę jedną, a gdy nie ma Klątw, żadnej nie zdobywa.

thing-dominion-Trading_Post = ⟦dominion-trading_post⟧ Faktoria
    .accusative = ⟦dominion-trading_post⟧ Faktorię
card-dominion-Trading_Post = Wyrzuć 2 karty z ręki na śmietnisko. Jeśli to zrobisz, zdobądź na rękę Srebrniki.
rules-dominion-Trading_Post =
    Wyrzuć dwie karty z ręki na śmietnisko. Jeśli wyrzucisz dwie, zdobądź na rękę Srebrniki. Z jedną kartą wyrzucasz tę jedną i nic nie zdobywasz.

thing-dominion-Tribute = ⟦dominion-tribute⟧ Danina
    .accusative = ⟦dominion-tribute⟧ Daninę
card-dominion-Tribute = Lewy sąsiad odrzuca 2 z talii. Każda inna: Akcja +2 akcje, Skarb +$2, Zwycięstwo +2 karty.
rules-dominion-Tribute =
    Twój sąsiad po lewej odkrywa i odrzuca dwie wierzchnie karty swojej talii. Za każdą kartę o innej nazwie dostajesz: za Akcję +2 akcje, za Skarb +$2, za kartę Zwycięstwa +2 karty. Karta łączona daje obie premie, Klątwa żadnej. To nie jest Atak.

thing-dominion-Upgrade = ⟦dominion-upgrade⟧ Ulepszenie
card-dominion-Upgrade = Wyrzuć kartę z ręki na śmietnisko. Zdobądź kartę droższą dokładnie o $1.
rules-dominion-Upgrade =
    +1 karta, +1 akcja. Wyrzuć kartę z ręki na śmietnisko i zdobądź kartę droższą dokładnie o $1. Jedno i drugie jest obowiązkowe. Jeśli żaden stos nie ma tego kosztu, nic nie zdobywasz.

thing-dominion-Wishing_Well = ⟦dominion-wishing_well⟧ Studnia życzeń
    .accusative = ⟦dominion-wishing_well⟧ Studnię życzeń
card-dominion-Wishing_Well = Podaj nazwę karty i odkryj wierzch talii. Jeśli to ona: na rękę.
rules-dominion-Wishing_Well =
    +1 karta, +1 akcja. Podaj nazwę karty, a potem odkryj wierzchnią kartę swojej talii. Jeśli to ta karta, trafia na rękę; w przeciwnym razie zostaje na talii. Nazwę podajesz przed tasowaniem.
