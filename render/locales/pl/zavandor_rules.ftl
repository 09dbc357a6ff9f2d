# Kopalnie Zavandoru, temat po temacie; karty objaśnia zavandor_cards.ftl.

rules-zavandor-topics = aim round income gems trade bids auction path upgrade clans scrolls altars special end panel picture
rules-zavandor-entries =
    S0 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 G1 G2 G3 G4 G5 G6 G7
    G8 G9 G10 G11 G12 G13 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 normal A B C D
rules-zavandor-entries-title = Każda karta i plansza klanu według nazwy
rules-zavandor-aim-title = Cel gry
rules-zavandor-aim =
    Klany krasnoludów kopią klejnoty: rubiny, diamenty, szmaragdy i szafiry. Klejnotami licytujesz karty i płacisz za ulepszenia. Tymczasem król wspina się pole po polu do sali koronacyjnej. Gra kończy się po rundzie, w której tam dociera.
    Wygrywa gracz z największą liczbą punktów. Punkty dają monety, ukończone karty i plansze klanów, ołtarze oraz karty klejnotów na ręce (1 punkt za każde trzy).
rules-zavandor-round-title = Runda
rules-zavandor-round =
    1. **Dochód:** każdy dobiera karty klejnotów.
    2. **Handel:** z bankiem i między graczami, w dowolnej kolejności.
    3. **Licytacja:** cztery zapieczętowane stawki, po jednej na kolor, odkrywane razem.
    4. **Ulepszenia:** stawiasz kostki na planszy klanu i na kartach.
    Potem niesprzedane karty opuszczają grę, rzędy się przesuwają, przegrane stawki wracają, a młot pierwszego gracza przechodzi do następnej osoby.
rules-zavandor-income-title = Dochód
rules-zavandor-income =
    Twoja plansza klanu i klany w twojej jaskini pokazują wózki dla swojego obecnego poziomu. Za każdy wózek dobierasz kartę z jego stosu. Ten **dochód podstawowy** to najwyżej sześć kart. Jeśli byłoby ich więcej, wybierasz, które sześć, chyba że masz ukończonego jucznego smoka.
    - **Pomocnicy** i **zwoje** dają dodatkowe karty, bez limitu. **Murarz** stawia darmową kostkę na innym twoim obiekcie.
    Gdy stos jest pusty, tasowane są jego odrzucone karty. Jeśli ich nie ma, dobierasz z następnego niższego wózka.
rules-zavandor-gems-title = Karty klejnotów i wózki
rules-zavandor-gems =
    Na odwrocie karty klejnotu jest wózek: z pniami, deskami, metalem lub złotem, od najniższego do najwyższego. Wszyscy widzą wózki na twojej ręce, ale klejnoty widzisz tylko ty. Lepsze wózki wiozą rzadsze klejnoty: najwięcej szafirów jest w wózkach z pniami, najwięcej rubinów w wózkach ze złotem. Obraz liczy wszystkie 112 kart.
rules-zavandor-trade-title = Handel
rules-zavandor-trade =
    - **Z bankiem:** oddajesz dwie karty z tym samym wózkiem za jedną z tym wózkiem i wybranym klejnotem, tak często, jak chcesz. Najpierw przeszukiwany jest stos odrzuconych, potem stos dobierania. Jeśli klejnotu tam nie ma, twoje karty wracają. **Kupiec** wymienia jedną kartę na jedną.
    - **Między graczami:** dowolne karty klejnotów za dowolne klejnoty. Obie strony muszą coś dać. Ofertę widzą wszyscy i nikogo ona nie wiąże: wygasa, jeśli oferujący wyda te karty. Możesz mieć trzy otwarte oferty, a w rundzie złożyć dwanaście.
    - *Czekaj na oferty* zostawia cię na targu, a inni mogą grać dalej. Oferta dla ciebie trwa, aż ją przyjmiesz lub odrzucisz, skończysz handel albo oferujący ją wycofa. *Gotowe* wycofuje twoje oferty i pozwala ci licytować. Możesz wrócić, dopóki inni jeszcze handlują, a twoja stawka nie jest zapieczętowana.
rules-zavandor-bids-title = Stawki
rules-zavandor-bids =
    Na każdy z czterech kolorów stawiasz tyle swoich klejnotów, ile chcesz, albo nic. Najpierw idą twoje najniższe wózki, chyba że wskażesz karty. Wszystkie stawki są odkrywane, gdy ostatnia jest zapieczętowana. Do tego czasu możesz zmienić swoją, a inni widzą tylko, że już jest.
    Razem ze stawką możesz podać, co wybierasz, jeśli wygrasz (karta czy punkty; czy król się rusza), żeby nikt nie musiał na ciebie czekać.
rules-zavandor-auction-title = Licytacje
rules-zavandor-auction =
    Od góry do dołu wygrywa najwyższa stawka. Przy remisie wygrywa pierwszy gracz, a jeśli nie remisuje, następny po nim. Zwycięzca płaci całą stawkę i dostaje
    - za 1 klejnot lub więcej: **1 punkt**;
    - za co najmniej 3 rubiny lub diamenty albo 4 szmaragdy lub szafiry: **kartę** albo 1 punkt;
    - za co najmniej 8 rubinów lub diamentów albo 9 szmaragdów lub szafirów: **kartę i 8 punktów** albo 10 punktów.
    Pozostali zachowują swoje stawki, ale w tej rundzie nie mogą ich wydać.
    Twoja jaskinia mieści sześć kart. Jeśli jest pełna, musisz z jednej zrezygnować.
rules-zavandor-path-title = Droga króla
rules-zavandor-path =
    Zwycięzca licytacji szafirów może przesunąć króla o jedno pole. Jeśli król stał w ostatniej rundzie albo nikt nie stawia szafirów, zawsze idzie dalej.
    Jego pole pokazuje **cenę króla**: cenę ulepszenia z koroną i każdego ulepszenia planszy klanu. Na końcu drogi król jest koronowany w sali. Gra kończy się na końcu tej rundy.
rules-zavandor-upgrade-title = Ulepszenia
rules-zavandor-upgrade =
    Podnieś o jeden poziom tyle swoich obiektów, na ile cię stać: planszę klanu, karty, zwoje. Cena jest na następnym polu toru: klejnoty, monety albo korona, czyli cena króla. Postaw tam kostkę.
    Obiekt jest **ukończony**, gdy na jego ostatnim polu stoi kostka. Na koniec punktują tylko ukończone obiekty.
rules-zavandor-clans-title = Klany, pomocnicy, smoki
rules-zavandor-clans =
    - **Klan:** wózki do dochodu podstawowego.
    - **Pomocnik:** wózki ponad limit sześciu.
    - **Juczny smok:** gdy jest ukończony, twój dochód podstawowy nie ma limitu.
    Bez kostki karta nic nie daje.
rules-zavandor-scrolls-title = Zwoje
rules-zavandor-scrolls =
    Każdy gracz zaczyna z jednym. Przy dochodzie możesz odczytać zwój: wybierz jeden z wózków wydrukowanych przy jego poziomie i dobierz tyle kart. Potem zwoju już nie ma, a jego miejsce jest wolne.
    Możesz też zachować zwój i go ulepszać. Ukończony zwój, który nigdy nie został odczytany, daje swoje punkty. *Zachowaj i nie pytaj więcej* wstrzymuje pytanie, aż zmieni się jego poziom, król stanie na polu przed salą albo poprosisz o nie w czasie handlu, licytacji lub ulepszeń.
rules-zavandor-altars-title = Kapliczki i ołtarze
rules-zavandor-altars =
    Każda **kapliczka** daje punkty, gdy jest ukończona. Ukończony **ołtarz** liczy to, co masz:
    - Ołtarz koron: 1 punkt za każdy ukończony obiekt, także planszę klanu i sam ołtarz;
    - Ołtarz odważników: 2 punkty za każdy kolor wśród twoich ukończonych kart;
    - Ołtarz rodu: 2 punkty za każdy ukończony klan, także planszę klanu;
    - Ołtarz echa: 1 punkt za każde dwa poziomy wszystkiego, co masz.
rules-zavandor-special-title = Murarze, kupcy, herold, wysłannik
rules-zavandor-special =
    - **Murarz:** przy każdym dochodzie darmowa kostka na innym twoim nieukończonym obiekcie.
    - **Kupiec:** tyle wymian z bankiem na rundę, ile wskazuje, jedna karta za jedną.
    - **Herold:** gdy jest ukończony, wygrywasz każdy remis.
    - **Wysłannik:** jeśli jest ukończony przed ulepszeniami, twoje przegrane stawki mogą za nie płacić. Wydane karty nie wracają.
rules-zavandor-end-title = Koniec gry
rules-zavandor-end =
    Gra kończy się po ulepszeniach rundy, w której król dociera do sali. Punkty dają monety, ukończone obiekty i ołtarze oraz karty klejnotów na ręce (1 punkt za każde trzy).
    O remisie decydują ukończone obiekty, potem pozostałe karty klejnotów. Jeśli i one są równe, gracze dzielą zwycięstwo. W trakcie gry stół pokazuje tylko jawne punkty, bez kart na ręce.
rules-zavandor-panel-title = Czekanie na innych
rules-zavandor-panel =
    Rzadko musisz czekać: o dochód i ulepszenia pytam wszystkich jednocześnie, wszyscy handlują jednocześnie, a kto skończy, może licytować, gdy inni jeszcze handlują. Tylko zwycięzcy licytacji decydują jeden po drugim, jeśli nie podali poleceń razem ze stawkami.
    Jeśli nie odpowiesz na czas: sześć najwyższych wózków, bez handlu, bez stawki, karta, jeśli jest wolne miejsce, król idzie, bez ulepszeń.
rules-zavandor-picture-title = Jak czytać obraz
rules-zavandor-picture =
    U góry: punkty każdego gracza i wózki na ręce. Pieczęć oznacza, że stawka jest złożona, ptaszek, że wybór już jest, złoto, że stół czeka. Na obrazku góry: król, ceny i cztery stosy z kartami do dobrania + odrzuconymi.
    W każdym rzędzie od lewej do prawej: ile klejnotów wygrywa kartę i główną nagrodę, stos, następna karta, karta na sprzedaż. Karta pokazuje swoje ceny, a pod nimi to, co dają jej poziomy; tarcza pokazuje jej punkty po ukończeniu. Jasne karty są przed ciemnymi.
    Na planszach kostka to osiągnięty poziom; wózki obok to dochód. Każdy klejnot ma własny szlif: niebieski kropla, czerwony okrągły, zielony wysoki, żółty kwadratowy.
