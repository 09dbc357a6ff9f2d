# Zasady Dominionu, temat po temacie. Karty objaśnia dominion_cards.ftl.

rules-dominion-topics = aim turn action treasures buying gaining attacks reactions prices kingdom orders end picture
rules-dominion-entries =
    Copper Silver Gold Estate Duchy Province Curse Adventurer Bureaucrat Cellar Chancellor Chapel Council_Room Feast
    Festival Gardens Laboratory Library Market Militia Mine Moat Moneylender Remodel Smithy Spy Thief Throne_Room
    Village Witch Woodcutter Workshop
rules-dominion-entries-title = Każda karta według nazwy
rules-dominion-aim-title = Cel gry
rules-dominion-aim =
    Każdy gracz zaczyna z takimi samymi dziesięcioma kartami: to siedem Miedziaków i trzy Posiadłości. Budujesz talię, kupując karty ze wspólnych Zasobów: Akcje, które coś robią, Skarby, którymi płacisz, i karty Zwycięstwa, które liczą się na koniec.
    Wygrywa gracz z największą liczbą punktów. Przy remisie wygrywa ten, kto ma za sobą mniej tur; jeśli i to jest równe, gracze dzielą zwycięstwo.
rules-dominion-turn-title = Tura
rules-dominion-turn =
    Masz jedną akcję i jeden zakup, a tura ma trzy fazy:
    1. **Faza akcji:** zagrywasz Akcje.
    2. **Faza zakupu:** zagrywasz Skarby, potem kupujesz.
    3. **Faza porządków:** odrzucasz wszystkie zagrane karty i rękę i dobierasz pięć nowych kart. Robię to za ciebie.
    Gdy potrzebujesz karty, a talia jest pusta, stos kart odrzuconych jest tasowany i staje się talią.
rules-dominion-action-title = Akcje
rules-dominion-action =
    Zagranie Akcji zużywa jedną akcję. Wykonaj to, co na niej napisano, od góry do dołu, na ile się da. **+1 akcja** pozwala zagrać jeszcze jedną Akcję; **+1 karta** to karta dobierana od razu; **+1 zakup** i **+$1** liczą się w fazie zakupu.
    Nigdy nie musisz zagrywać Akcji. Kroki ze słowem „możesz” są dobrowolne, wszystkie inne obowiązkowe.
rules-dominion-treasures-title = Skarby
rules-dominion-treasures =
    Zagrywaj tyle Skarbów, ile chcesz, jeden po drugim, wszystkie przed pierwszym zakupem. *Wszystkie zwykłe Skarby* zagrywa Skarby, których kolejność nie ma znaczenia. Możesz zatrzymać Skarby na ręce.
    Skarb jest w grze do fazy porządków i wraca z twoją talią.
rules-dominion-buying-title = Kupowanie
rules-dominion-buying =
    Każdy zakup pozwala wziąć jedną kartę z Zasobów, której koszt nie przekracza pozostałych ci monet. Karta trafia na stos kart odrzuconych. Po pierwszym zakupie nie możesz już zagrywać Skarbów. Niewykorzystane monety i zakupy przepadają.
rules-dominion-gaining-title = Zdobywanie, odrzucanie, śmietnisko
rules-dominion-gaining =
    - **Zdobyć:** karta przechodzi z Zasobów na twój stos kart odrzuconych, chyba że tekst mówi inaczej. Zakup to jeden ze sposobów zdobycia karty.
    - **Odrzucić:** twoja karta trafia na twój stos kart odrzuconych i później wraca. Jeśli odrzucasz kilka kart, inni widzą tylko wierzchnią.
    - **Wyrzucić na śmietnisko:** karta opuszcza twoją talię na zawsze.
    - **Odkryć:** wszyscy gracze widzą kartę, a ona zostaje tam, gdzie jest.
rules-dominion-attacks-title = Ataki
rules-dominion-attacks =
    Zanim Atak zadziała, wszyscy pozostali mogą zareagować w tym samym czasie. Potem działa na graczy po kolei. O decyzje, które od siebie nie zależą, pytam jednocześnie.
    Pytam każdego, kto według wiedzy innych może mieć Reakcję, a nie tylko tych, którzy ją mają. Dzięki temu przerwa nie zdradza, co ktoś ma na ręce.
rules-dominion-reactions-title = Reakcje
rules-dominion-reactions =
    Reakcję możesz pokazać z ręki gdy zdarzy się to, co jest na niej napisane; karta zostaje na ręce. Fosa jest Reakcją na Ataki. Możesz pokazać kilka Reakcji, jedną po drugiej.
rules-dominion-prices-title = Koszty
rules-dominion-prices =
    Karta kosztuje tyle, ile na niej wydrukowano, minus wszystkie aktualne obniżki, ale nigdy mniej niż $0. Obowiązuje to zawsze, gdy liczy się koszt. Obraz pokazuje, ile stosy kosztują teraz.
rules-dominion-kingdom-title = Królestwo
rules-dominion-kingdom =
    Oprócz Skarbów, kart Zwycięstwa i Klątw jest dziesięć stosów kart Królestwa, po dziesięć kart; stosy Zwycięstwa mają dwanaście kart, a przy dwóch graczach osiem. W poczekalni wybierasz polecany zestaw albo losowe karty; pojedyncze karty możesz dodać lub wykluczyć. Wagi zestawów dotyczą losowych kart.
rules-dominion-orders-title = Stałe polecenia
rules-dominion-orders =
    Na niektóre pytania możesz odpowiedzieć z góry. W swojej turze: *{ order-dominion-treasures }*, *{ order-dominion-cantrips }*, *{ order-dominion-buy }*, *{ order-dominion-frugal }*. W turach innych: *{ order-dominion-discard }*, *{ order-dominion-no_reaction }*, *{ order-dominion-moat }*, *{ order-dominion-trash }*, *{ order-dominion-deck }*, *{ order-dominion-curse }*, *{ order-dominion-bishop }*, *{ order-dominion-pass }*.
    Stół proponuje polecenia, do których jego Królestwo ma karty. Przycisk **Zaplanuj**, w twoim panelu i pod *Więcej*, pokazuje je i pozwala je wyłączyć. Inni widzą tylko, że nikt na ciebie nie czeka. Niektóre pytania mają tylko jedną możliwą odpowiedź: zadaję je tylko po to, żeby nie zdradzić twojej ręki, i po kilku minutach odpowiadam za ciebie.
rules-dominion-end-title = Koniec gry
rules-dominion-end =
    Gra kończy się po turze, w której zniknie ostatnia Prowincja albo gdy trzy stosy Zasobów są puste, a przy pięciu lub sześciu graczach cztery. Wtedy liczą się wszystkie twoje karty, gdziekolwiek są.
rules-dominion-picture-title = Jak czytać obraz
rules-dominion-picture =
    U góry: litera, ręka, talia i stos kart odrzuconych z wierzchnią kartą każdego gracza; złoto oznacza, czyja jest tura. Pod spodem: akcje, zakupy i monety tury.
    Każdy stos pokazuje w monecie aktualny koszt oraz liczbę pozostałych kart. Najniższa linia mówi, co karta robi: karty, akcje, zakupy, monety i punkty jak na samych kartach, czerwony krzyżyk – wyrzucanie na śmietnisko, zielony plus – zdobywanie, czerwona strzałka – odrzucanie, miecze – Atak, niebieska tarcza – Reakcja, a kropki tam, gdzie jest więcej do przeczytania.
    Dalej są karty w grze, jednakowe razem. W twoim panelu liczby oznaczają karty, które możesz wybrać.
