# Wiadomości wokół gry: polecenia, poczekalnia, wiadomości, panel, odmowy.

language-discord = Jak mój Discord
seat-opponent = komputer, { $level }
level-easy = łatwy
level-normal = średni
level-hard = trudny

## Polecenia

command-new = Otwórz na tym kanale stół do gry
command-game = Graj przy stole
command-game-join = Dołącz do stołu, przy którym partia się jeszcze nie zaczęła
command-game-leave = Odejdź od stołu, przy którym partia się jeszcze nie zaczęła
command-game-add = Dodaj do swojego stołu przeciwnika komputerowego
command-game-level = Zmień, jak dobrze gra komputer
command-game-hint = Pokaż najlepsze możliwości w twoim ruchu
command-game-start = Zacznij partię przy swoim stole
command-game-board = Pokaż planszę
command-game-hand = Otwórz swój prywatny panel: rękę i możliwe wybory
command-game-move = Graj, pisząc. Tak działa każdy wybór w każdej grze
command-game-status = Pokaż, czyj jest ruch, i wyniki
command-game-log = Pokaż wydarzenia od twojej ostatniej wizyty
command-game-undo = Cofnij swój ostatni wybór, jeśli potem nic nie wylosowano ani nie pokazano
command-game-concede = Poddaj się i oddaj miejsce komputerowi
command-game-replace = Zaproponuj miejsce innemu graczowi albo oddaj je komputerowi
command-game-language = Zmień język stołu
command-game-note = Zapisz prywatną notatkę o tej partii
command-games = Pokaż listę stołów
command-games-mine = Pokaż listę twoich stołów
command-games-open = Pokaż listę stołów na tym serwerze, do których możesz dołączyć
command-games-here = Pokaż listę stołów na tym kanale
command-rules = Czytaj zasady gry według tematów
command-me = Twoje ustawienia
command-me-settings = Zmień swój język, przypomnienia i potwierdzanie
command-setup = Ustawienia serwera
command-setup-options = Ustaw język, wątki i kanały do gier
command-setup-check = Sprawdź uprawnienia bota na kanale
command-setup-close = Zakończ partię bez wyniku
command-help = Pokaż, jak się gra

param-game = Stół, jeśli nie ten z tego kanału
param-game-kind = Gra
param-watch-stop = Nie powiadamiaj mnie więcej
param-opponents = Liczba przeciwników komputerowych
param-level = Jak dobrze gra komputer
param-options = Ustawienia gry, z sugestii
param-thread = Daj partii osobny wątek (domyślnie od drugiego stołu na kanale)
param-look = Nakładka na planszę, z sugestii
param-text = Pokaż planszę jako tekst z twoją ręką, tylko tobie
param-at = Miejsce, o które pytasz, z sugestii
param-action = Twój ruch, z sugestii. Kilka ruchów rozdziel średnikiem ;
param-everything = Pokaż ostatnie wpisy jeszcze raz
param-explained = Objaśnij ostatni ruch wiersz po wierszu
param-seat = Miejsce
param-by = Gracz, który przejmuje miejsce; pomiń, jeśli ma to być komputer
param-table-language = Język wiadomości i obrazów stołu
param-note = Twoja notatka; pomiń, żeby przeczytać obecną
param-topic = Temat
param-show = Pokaż tutaj wszystkim
param-my-language = Twój język dla tego, co widzisz tylko ty
param-confirm = Proś mnie o potwierdzenie każdego wyboru
param-language = Język publicznych wiadomości
param-threads = Domyślnie dawaj każdej partii osobny wątek
param-channel = Pozwól grać także na tym kanale
param-everywhere = Pozwól grać na wszystkich kanałach
param-forum = Otwieraj każdą partię jako post na tym forum
param-no-forum = Nie otwieraj już partii na forum
param-check-channel = Kanał do sprawdzenia, jeśli nie ten

## Poczekalnia

lobby-heading = ## { $host } otwiera stół
lobby-empty = Jeszcze nikogo tu nie ma.
lobby-seats = -# Zacząć można od { $least } graczy (przy stole: { $taken }), najwięcej { $most }.
lobby-none = brak
lobby-join = Dołącz
lobby-leave = Odejdź
lobby-add = Dodaj komputer
lobby-drop = Usuń komputer
lobby-level = { $name }: { $level }
level-did = { $name } gra teraz na poziomie „{ $level }”.
lobby-friendly = **Partia towarzyska**: { $friendly }
lobby-friendly-choose = Partia towarzyska…
friendly-no = nie
friendly-yes = tak; bez oceny, a stół może zgodzić się na cofnięcie czegokolwiek
lobby-hints = **Podpowiedzi**: { $hints }
lobby-hints-choose = Podpowiedzi…
hints-alone = gdy gra jedna osoba
hints-on = dozwolone; partia nie jest oceniana
hints-off = niedozwolone
button-hint = Podpowiedź
hint-heading = Podpowiedź
hint-weighed = { $number }. { $what }: szansa na wygraną { $chance }%, przewaga { $sign }{ $lead }
hint-near = { $number }. { $what }: szansa na wygraną { $chance }%, przewaga { $sign }{ $lead }; prawie tak samo dobre
hint-line = { $number }. { $what }
hint-unweighed = -# Analiza nie obejmuje tego pytania. Tak wybiera komputer na poziomie „trudny”.
hint-first = -# Komputer na poziomie „trudny” wybrałby 1. Rozważa też pozostałe, ale nie umie tu powiedzieć, ile są warte.
hint-take = Wybierz { $number }
hint-none = Na to pytanie nie ma podpowiedzi.
unrated-friendly = -# Partia towarzyska: nie jest oceniana, a stół może zgodzić się na cofnięcie nawet wylosowanej karty.
unrated-hints = -# Podpowiedzi są dozwolone, więc ta partia nie jest oceniana.
unrated = -# Ta partia nie jest oceniana.
lobby-start = Zacznij
lobby-options = Ustawienia
lobby-options-heading = ### Ustawienia
lobby-language = **Język**: { $language }
lobby-language-choose = Język stołu
lobby-change = Zmień
lobby-free = wolne
lobby-host = gospodarz
lobby-alt =
    Poczekalnia: { $game }. { $taken ->
        [0] Jeszcze nikogo tu nie ma
       *[other] Przy stole: { $seats }
    }. { $free ->
        [0] Wszystkie miejsca są zajęte.
        [one] { $free } miejsce jest wolne.
        [few] { $free } miejsca są wolne.
       *[many] { $free } miejsc jest wolnych.
    }
lobby-misfit =
    { $count ->
        [one] ⚠ To nie działa przy { $count } graczu. { $remedy }
        [few] ⚠ To nie działa przy { $count } graczach. { $remedy }
       *[many] ⚠ To nie działa przy { $count } graczach. { $remedy }
    }
lobby-remedy-add = Dodaj „{ $values }” w polu „{ $option }”.
lobby-remedy-drop = Usuń „{ $values }” w polu „{ $option }”.
lobby-remedy-set = Ustaw „{ $option }” na „{ $values }”.
lobby-misfit-all =
    { $count ->
        [one] ⚠ Te ustawienia nie działają przy { $count } graczu. Zmień niektóre z nich.
        [few] ⚠ Te ustawienia nie działają przy { $count } graczach. Zmień niektóre z nich.
       *[many] ⚠ Te ustawienia nie działają przy { $count } graczach. Zmień niektóre z nich.
    }
lobby-full = { $host } Twój stół jest pełny. Możesz zaczynać.
lobby-running = Partia się zaczęła.
lobby-seed = -# Liczba losowa, do sprawdzenia po partii: SHA-256 `{ $hash }`
lobby-over = Partia jest zakończona.
lobby-closed = Ten stół został zamknięty.
lobby-did-join = Siedzisz przy stole.
lobby-did-leave = Nie siedzisz już przy stole.
lobby-did-add = Dodano przeciwnika komputerowego.
lobby-did-start = Partia się zaczyna.
new-in-thread = { $name } otwiera stół w wątku { $thread }.
new-in-thread-second = { $name } otwiera stół w wątku { $thread }, bo na tym kanale jest już inny stół.
new-no-thread = Discord nie pozwolił mi utworzyć tu wątku, więc stół jest na tym kanale.
new-post = Otwieram stół do gry { $game } …
new-no-post = Nie udało mi się utworzyć posta na forum dla gier, więc stół jest na tym kanale. Powód pokaże administratorowi `/setup check`.

## Stół

turn-heading =
    { $turn ->
        [0] ### przygotowanie · { $who }
       *[other] ### ruch { $turn } · { $who }
    }
turn-offer = ### Czekamy na: { $who } · oferta gracza { $name }, do { $due }
button-play = Graj
button-log = Przebieg
button-more = Więcej
button-rules = Zasady
button-undo = Cofnij
button-concede = Poddaj się
button-yield = Tak, poddaję się
button-explain = Objaśnij
look-more =
    { $count ->
        [one] -# Jeszcze { $count } wiersz. `/game board` z *text* pokazuje wszystkie.
        [few] -# Jeszcze { $count } wiersze. `/game board` z *text* pokazuje wszystkie.
       *[many] -# Jeszcze { $count } wierszy. `/game board` z *text* pokazuje wszystkie.
    }
look-more-button =
    { $count ->
        [one] -# Jeszcze { $count } wiersz: *{ button-lines }*
        [few] -# Jeszcze { $count } wiersze: *{ button-lines }*
       *[many] -# Jeszcze { $count } wierszy: *{ button-lines }*
    }
button-lines = Wszystkie wiersze słowami
button-text = Plansza jako tekst
button-map = Narysuj literami
button-review = Wyniki
button-rematch = Jeszcze raz
end-heading =
    { $count ->
        [one] ## Koniec gry: wygrywa { $who }
        [few] ## Koniec gry: zwycięstwo dzielą { $who }
       *[many] ## Koniec gry: zwycięstwo dzielą { $who }
    }
end-lead =
    { $count ->
        [one] { $points ->
            [0] Punktów jest tyle samo: rozstrzyga zasada remisu.
            [one] Przewaga: { $points } punkt.
            [few] Przewaga: { $points } punkty.
           *[many] Przewaga: { $points } punktów.
        }
        [few] Punktów jest tyle samo.
       *[many] Punktów jest tyle samo.
    }
end-seed =
    -# Liczba losowa `{ $seed }`, ogłoszona na początku jako SHA-256 `{ $hash }`.
log-heading = ### Przebieg
log-heading-new = ### Od twojej ostatniej wizyty
log-heading-explained = ### Ostatni ruch, wiersz po wierszu
log-because = Dlaczego: { $reasons }
log-ends-turn = { $seat } kończy ruch.
log-empty = Jeszcze nic.
log-close = Stół został zamknięty.
status-heading =
    { $turn ->
        [0] ### przygotowanie
       *[other] ### ruch { $turn }
    }
game-lobby = otwarty, czeka na graczy
game-running = w trakcie
game-over = Partia jest zakończona.
game-closed = Ten stół został zamknięty.
undo-done = ↩ Twój ostatni wybór został cofnięty.
concede-sure = Komputer przejmie twoje miejsce. Możesz je odzyskać przyciskiem na kanale; inaczej w ocenie znajdziesz się za wszystkimi, którzy grają dalej. Poddajesz się?
concede-done = Partia jest poddana. Dalej gra za ciebie komputer.
concede-sure-last = Zostałyby same komputery, więc stół zostanie zamknięty bez wyniku. W ocenie liczy się to jako poddanie. Poddajesz się?
concede-done-last = Partia jest poddana. Stół został zamknięty.
concede-said-last = { $name } poddaje partię. Zostały same komputery, więc stół został zamknięty.
vacant-conceded = { $name } poddaje partię. Dalej gra komputer.
replace-said = { $new } przejmuje miejsce gracza { $old }.
replace-done = { $new } przejmuje miejsce gracza { $old }.
rematch-said = { $name } chce zagrać jeszcze raz. Dołącz poniżej. { $others }
rematch-said-there = { $name } chce zagrać jeszcze raz. Dołącz tutaj: { $place }. { $others }
rematch-done = Nowy stół jest otwarty.
close-said = { $name } zamyka ten stół.
close-done = Stół jest zamknięty: { $game }.
table-speaks = ✔ Język tego stołu to teraz { $language }.
note-empty = Nie masz notatki o tej partii.

## Panel

page-first = ⏮ Początek
page-before = ◀ Poprzednie
page-after = Następne ▶
page-last = Najnowsze ⏭
panel-fewer = − 1
panel-more = + 1
panel-one-more = { $option } +
panel-one-more-of = { $option } × { $count } +
panel-one-less = { $option } −
panel-take-back = Cofnij jeden…
panel-all = Wszystko
panel-all-of = wszystkie: { $count } × { $option }
panel-several = Kilka naraz…
panel-suggest = Zaproponuj
panel-pick = Wybierz…
panel-pick-act = Wybierz działanie…
panel-pick-told = Co znaczy każdy wybór …
panel-pick-all = Wszystkie wybory ({ $count }) z objaśnieniem …
panel-pick-several = Wybierz jedno lub kilka…
panel-part = { $name }…
panel-field = Wybierz część…
panel-chosen = **Wybór:** { $what }
panel-count =
    { $least ->
        [0] Wybór: { $count }, najwyżej { $most }
       *[other] Wybór: { $count }; od { $least } do { $most }
    }
panel-count-exactly = Wybór: { $count } z { $most }
panel-nothing = nic
suggest-more =
    { $count ->
        [one] …jeszcze { $count }, pisz dalej
        [few] …jeszcze { $count }, pisz dalej
       *[many] …jeszcze { $count }, pisz dalej
    }
suggest-more-uncounted = …jest więcej, pisz dalej
typed-ignored = i, oraz, a, ten, ta, to, mój, moja, moje, mnie, mi, na, w, we, do, za, przy, proszę
panel-confirm = Potwierdź
panel-confirm-nothing = Potwierdź: nic
panel-back = Wstecz
panel-twice = Możesz jeszcze zrobić coś innego. Dla **{ $what }** naciśnij **{ panel-confirm }**.
panel-sealed = -# Twoja odpowiedź jest zapieczętowana. Możesz ją zmienić, dopóki nie odpowiedzą wszyscy.
panel-instead = {"Zamiast tego: "}
panel-answer = -# Twoja odpowiedź: { $what }.
panel-done = ✔ Twoja odpowiedź: { $what }.
panel-answered = -# Twoja odpowiedź jest złożona. Możesz ją zmienić, dopóki nie odpowiedzą wszyscy.
panel-stale = -# Partia potoczyła się dalej. Oto obecny wybór.
panel-lapse = -# Masz tylko jedną możliwą odpowiedź, ale inni o tym nie wiedzą. Wkrótce odpowiem za ciebie.
panel-lapse-choice = -# Długa zwłoka zdradza, że masz wybór. **{ button-orders }** może to ukryć.
panel-carried-partly = -# Po ruchu innego gracza część twojego wyboru nie jest już możliwa. Reszta jest tutaj.
panel-outdated = -# Ten wybór nie jest już możliwy. Oto twoje obecne możliwości.
panel-waiting = Czekamy na: { $who }.
panel-waiting-you = Czekamy na ciebie: naciśnij **{ button-play }**.
panel-unheard = ⚠ Nie mogę pisać na kanale { $channel }, więc nikogo tam nie powiadomię. `/setup check` pokazuje, czego brakuje.
panel-unheard-private = ⚠ Nie mogę pisać w tym prywatnym wątku, więc nikogo tu nie powiadomię. Moderator może mnie znów dodać, wspominając o mnie tutaj. Albo użyj `/game board game:{ $number }` na innym kanale, żeby przenieść tam stół.
picture-follows = -# Obraz zaraz będzie.
place-lost = ⚠ Kanału tego stołu już nie ma. Użyj `/game board game:{ $number }` na innym kanale, żeby przenieść tam stół.
place-moved = Stół jest teraz tutaj.
thread-locked = 🔒 Wątek { $thread } jest zablokowany, więc stół gra dalej tutaj.
panel-watching = -# Nie grasz przy tym stole, ale możesz oglądać.

## Listy, zasady, ustawienia, pomoc

games-mine = ### Twoje stoły
games-open = ### Stoły, do których możesz dołączyć
games-here = ### Stoły na tym kanale
games-none = Nic. Użyj `/new`, żeby otworzyć stół.
rules-choose = Wybierz temat…
me-language = Twój język: { $language }.
me-confirm =
    { $level ->
        [quick] Twoje wybory liczą się, gdy tylko są kompletne.
       *[always] Potwierdzasz każdy wybór.
    }
confirm-always = Proś mnie o potwierdzenie każdego wyboru
confirm-quick = Zatwierdzaj wybór, gdy tylko jest kompletny
check-heading = ### Moje uprawnienia na kanale { $channel }
check-good = Mam wszystkie potrzebne uprawnienia.
check-missing =
    { $count ->
        [one] Brakuje { $count } uprawnienia. Administrator serwera może je dodać do mojej roli albo włączyć w ustawieniach kanału.
        [few] Brakuje { $count } uprawnień. Administrator serwera może je dodać do mojej roli albo włączyć w ustawieniach kanału.
       *[many] Brakuje { $count } uprawnień. Administrator serwera może je dodać do mojej roli albo włączyć w ustawieniach kanału.
    }
check-refused = ❌ Discord nie pozwala mi tam pisać. Podany powód: „{ $reason }”
check-untried = ❌ Nie udało się sprawdzić, czy mogę tam pisać, bo Discord nie odpowiedział. Sprawdź ponownie za minutę.
check-closed = ⚠ Moje ostatnie wiadomości zostały odrzucone tutaj: { $channels }.
check-forum = ❌ Nie mogę tworzyć postów na forum { $forum }. Potrzebuję tam: { $names }.
check-no-forum = ❌ Forum dla gier ({ $forum }) już nie istnieje. Wybierz w ustawieniach inne.
check-tags = ⚠ Na forum { $forum } brakuje tych tagów: { $tags }. Utwórz je albo pozwól mi *zarządzać kanałami* i wybierz forum ponownie.
check-late =
    { $count ->
        [one] ⏳ { $count } wiadomość się opóźnia: nie nadążam albo kanał ją odrzuca. Próbuję dalej.
        [few] ⏳ { $count } wiadomości się opóźniają: nie nadążam albo kanał je odrzuca. Próbuję dalej.
       *[many] ⏳ { $count } wiadomości się opóźnia: nie nadążam albo kanał je odrzuca. Próbuję dalej.
    }
permission-view_channel = Wyświetlanie kanału
permission-view_channel-why = bez niego nie widzę stołu.
permission-send_messages = Wysyłanie wiadomości
permission-send_messages-why = bez niego nie mogę powiedzieć, czyj jest ruch.
permission-attach_files = Załączanie plików
permission-attach_files-why = bez niego nie mogę pokazać planszy.
permission-read_message_history = Czytanie historii wiadomości
permission-read_message_history-why = bez niego stare wiadomości o ruchach zachowują przyciski.
permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
permission-send_messages_in_threads-why = potrzebne do partii w wątkach.
permission-create_public_threads = Tworzenie publicznych wątków
permission-create_public_threads-why = potrzebne, by otworzyć wątek dla partii.
permission-create_private_threads = Tworzenie prywatnych wątków
permission-create_private_threads-why = potrzebne, by prywatny stół miał osobny wątek.
help-page =
    ## Stammtisch
    Gry planszowe na tym kanale, rozłożone na godziny lub dni: { $games }.
    - `/new` otwiera stół. Znajomi naciskają **{ lobby-join }**, **{ lobby-add }** dosadza komputer, a **{ lobby-start }** rozpoczyna partię.
    - Nie znasz gry? Wybierz poniżej jej samouczek; trwa dwie minuty. Wszystko objaśnia `/rules`.
    - Powiadamiam cię, gdy przychodzi twój ruch. Naciśnij **{ button-play }**, wybierz, sprawdź podgląd i **{ panel-confirm }**. Twój panel widzisz tylko ty.
    - `/games mine` pokazuje twoje stoły, a `/games open` te, do których możesz dołączyć.
help-days =
    ### Przez wiele dni
    - `/game invite` zaprasza gracza. **{ button-log }** pokazuje, co się wydarzyło. Pod **{ button-more }** są nakładki na planszę, zasady, cofanie i poddanie się.
    - Gdy komuś kończy się czas, pozostali głosują, co dalej. Także `/game pause`, `/game speed` i `/game end` zaczynają głosowanie. Przez `/game vote` głosujesz, pisząc.
    - `/me away` ustala, co robią twoje stoły, gdy cię nie ma, a `/me settings` godziny ciszy i język.
    - `/game orders` odpowiada za ciebie na rutynowe pytania. `/game prepare` przechowuje ruch, aż przyjdzie twoja kolej.
    - `/games queue` otwiera stół, gdy dość osób chce tego samego. `/games watch` powiadamia cię o nowych stołach.
    - `/game board move:` pokazuje wcześniejsze ruchy. `/game export` zapisuje partię, a `/new from:` pozwala grać ją dalej bez oceny.
    - `/new hotseat:2` daje ci dwa miejsca przy nieocenianym stole.
    - `/leaderboard` i `/me stats` pokazują rankingi. `/puzzle` zadaje codziennie pytanie.
    - Dla zarządzających: `/setup options wall:` pokazuje wszystkie stoły w jednej wiadomości, a `/setup hooks add` wysyła zdarzenia do waszych programów.
help-letters =
    ### Klawiaturą albo bez obrazów
    - `/game move` podpowiada każdy dozwolony wybór, gdy wpisujesz jego słowa w dowolnej kolejności, na przykład *2 wełny za 1 rudę*. Tak działa każdy wybór w każdej grze.
    - `/game board text:True` pokazuje planszę jako tekst: ruch, wyniki, wszystkie pionki i budowle. Z `show:` opisuje nakładkę, na przykład nazwy miejsc w Catanie.
help-ratings =
    ### Oceny
    - Każdy zaczyna w każdej grze z oceną 1000. Zyskujesz, kończąc przed innymi ludźmi, tym więcej, im są silniejsi. Wygrana ze znacznie słabszym graczem nic nie daje.
    - Jeśli się poddasz, odejdziesz lub ktoś cię zastąpi, kończysz poniżej wszystkich, którzy grają dalej. Przejęte miejsce nie jest oceniane.
    - Ci sami ludzie liczą się coraz mniej z każdą partią ukończoną w ciągu tygodnia. Im więcej różnych osób, tym pewniejsza twoja ocena i tym wyżej może sięgać.
    - Komputery mają stałe oceny, a partie z nimi zmieniają twoją tylko trochę. Zakończenie partii z samymi komputerami liczy się jako poddanie.
    - Partia kilku osób liczy się tylko wtedy, gdy dwa z ich kont na początku mają co najmniej tydzień.
    - Partia z włączonymi podpowiedziami nie jest oceniana. Jeśli grasz z samymi komputerami, podpowiedzi niczego nie zmieniają.
help-direct =
    ## Stammtisch
    Gry planszowe na serwerze Discorda, rozłożone na godziny lub dni: { $games }. Stoły otwiera się na serwerze poleceniem `/new`.
    Tutaj też działają:
    - Wybierz poniżej samouczek; trwa dwie minuty. Wszystko objaśnia `/rules`.
    - `/games mine` pokazuje twoje stoły na wszystkich serwerach.
    - `/me away` i `/me settings` dotyczą wszystkich twoich stołów.
policy-privacy = Prywatność
policy-terms = Regulamin
help-privacy =
    ### Twoje dane
    Przechowuję twój identyfikator Discorda, twoją nazwę przy stole, twoje ustawienia i notatki oraz twoje partie. Niczego więcej nie przechowuję. Zarządzający serwerem mogą wysyłać własnym programom to, co przy jego stołach widzą wszyscy, bez twojego identyfikatora. `/me data` eksportuje lub usuwa twoje dane.
help-choose = Więcej o …

## Odmowy

bot-draining = Zaraz uruchomię się ponownie i nic się nie zmieniło. Spróbuj znowu za minutę.
bot-slow =
    { $seconds ->
        [one] To było za szybko. Spróbuj znowu za { $seconds } sekundę.
        [few] To było za szybko. Spróbuj znowu za { $seconds } sekundy.
       *[many] To było za szybko. Spróbuj znowu za { $seconds } sekund.
    }
bot-command-outdated = To polecenie jest nowsze niż to, które zna twój Discord. Uruchom Discorda ponownie i spróbuj znowu.
answer-private = -# Odpowiedź widzi tylko osoba, która pytała.
answer-lost = Discord nie przyjął mojej odpowiedzi. *Graj* pokazuje obecny stan; spróbuj znowu, jeśli brakuje twojego wyboru.
answer-lost-after = Twój wybór jest zapisany, ale moja odpowiedź zaginęła. *Graj* pokazuje obecny stan.
answer-lost-stored = Gotowe, tylko moja odpowiedź zaginęła. Nie musisz tego powtarzać.
bot-fault-after = Twój wybór jest zapisany, ale nie mogę pokazać jego wyniku. *Graj* pokazuje obecny stan. (Kod { $reference })
bot-fault-stored = Gotowe, ale nie mogę pokazać wyniku. Nie musisz tego powtarzać. (Kod { $reference })
bot-fault = Coś po mojej stronie nie zadziałało i nic się nie zmieniło. Spróbuj znowu. (Kod { $reference })
refused-no_guild = Użyj tego na serwerze. W wiadomościach prywatnych się nie gra.
refused-no_game = Nie ma tu takiego stołu.
refused-place_unknown = Discord nie pokazuje mi teraz kanału tego stołu. Spróbuj ponownie za minutę albo użyj `/game board game:{ $game }` na innym kanale, żeby przenieść tam stół.
refused-no_such_game = Nie ma tu stołu „{ $name }”. Wybierz jedną z sugestii.
refused-no_game_here = Na tym kanale nie ma stołu. Podaj go przez `game:` albo otwórz nowy przez `/new`.
refused-several_games = Jest tu kilka stołów ({ $games }). Podaj jeden przez `game:`.
which-table = ### Który stół?
which-gone = Ten wybór już nie jest ważny. Wpisz polecenie jeszcze raz.
refused-no_table = Ta partia się jeszcze nie zaczęła.
refused-not_lobby = Ta partia już trwa.
refused-not_running =
    { $phase ->
        [lobby] Ta partia się jeszcze nie zaczęła.
       *[other] Ta partia jest zakończona.
    }
refused-ended = Ta partia jest zakończona.
refused-not_ended = Ta partia jeszcze trwa.
refused-joined = Ta osoba ma już miejsce przy tym stole.
refused-not_seated = Nie grasz przy tym stole.
refused-full =
    { $most ->
        [one] Przy tym stole nie ma wolnego miejsca: jest dla { $most } gracza.
        [few] Przy tym stole nie ma wolnego miejsca: jest najwyżej dla { $most } graczy.
       *[many] Przy tym stole nie ma wolnego miejsca: jest najwyżej dla { $most } graczy.
    }
refused-too_few =
    { $least ->
        [one] Potrzeba co najmniej { $least } gracza.
        [few] Potrzeba co najmniej { $least } graczy. Dodaj komputer albo poczekaj na znajomych.
       *[many] Potrzeba co najmniej { $least } graczy. Dodaj komputer albo poczekaj na znajomych.
    }
refused-no_seat = Przy tym stole nie ma takiego miejsca.
refused-no_opponent = Przy tym stole nie ma przeciwnika komputerowego.
refused-not_a_computer = Na tym miejscu gra człowiek. Poziom mają tylko komputery.
refused-level_fixed = Partia zaczęła się z tym komputerem, więc komputer zachowuje swój poziom.
refused-level_rated = W ocenianej partii komputer grający za człowieka gra zawsze na poziomie „średni”.
refused-no_hints = Przy tym stole podpowiedzi są niedozwolone.
refused-hints_rated = Ta partia od początku jest oceniana, więc tak już zostaje i podpowiedzi w niej nie ma.
refused-nothing_asked = Nie masz teraz nic do wyboru.
refused-no_option = „{ $option }” nie jest ustawieniem tej gry. Wybierz jedną z sugestii.
refused-no_value = Nie ma tu takiej możliwości: „{ $typed }”. Wybierz jedną z możliwości: { $values }.
refused-options = Z tymi ustawieniami partia nie może się zacząć: { $why }.
refused-misfit = { $why }
refused-host_only = Może to zrobić tylko gospodarz, { $host }.
refused-a_bot = Bot nie może zająć miejsca. Pomiń `by:`, jeśli chcesz przeciwnika komputerowego.
refused-channel_closed = Tu nie można grać. Kanały do gier: { $channels }.
refused-permissions = Potrzebuję tu tych uprawnień: { $names }. Więcej pokazuje `/setup check`.
refused-no_topic = Zasady nie mają tematu „{ $topic }”. Wybierz jedną z sugestii.
refused-no_look = Nie ma tu nakładki „{ $name }”. Wybierz jedną z sugestii.
refused-no_place = Na planszy nie ma miejsca „{ $name }”. Wybierz jedną z sugestii.
refused-no_member = Nie ma mnie na tym serwerze, więc nie mogę tu pisać. Administrator serwera może mnie dodać: <{ $address }>
refused-no_map = Ta gra nie ma planszy, którą da się narysować literami.
place-since = Od mojego ostatniego ruchu
place-since-nothing = Od twojego ostatniego ruchu nic się nie wydarzyło.
refused-busy = Przy tym stole coś się właśnie dzieje. Spróbuj znowu za chwilę.
refused-stale = Partia potoczyła się dalej.
refused-repeated = Już zrobione.
store-too-new = Partie tego serwera zapisała moja nowsza wersja. Czekają, aż będę po aktualizacji.
store-damaged = Plik z partiami tego serwera jest uszkodzony; nic w nim nie zostało zmienione. Mój operator może go odtworzyć.
store-game-unreadable = Nie mogę wczytać tej partii, ale pozostałe stoły działają dalej. Mój operator znajdzie przyczynę w dzienniku.
store-not-now = Nie mam teraz dostępu do partii tego serwera. Nic nie zginęło; spróbuj znowu za chwilę.
store-not-saved = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj znowu za chwilę.

proposal-for = -# Dla: { $who }
proposal-accept = Przyjmij
proposal-decline = Odrzuć
proposal-counter = Kontroferta
proposal-match = Zaoferuj to samo
proposal-withdraw = Wycofaj
proposal-closed = To już nie jest aktualne.
proposal-gone = Ta sprawa została już rozstrzygnięta.
proposal-not-seated = Mogą na to odpowiadać tylko gracze tego stołu.
proposal-not-yours = Nie możesz teraz na to odpowiedzieć.
proposal-declined = To już zostało przez ciebie odrzucone.

bot-too-fast = To było za szybko. Spróbuj znowu za chwilę.
refused-not_allowed_here = Nie możesz tu pisać ani tworzyć wątków, więc nie mogę tego zrobić za ciebie.
refused-manage_guild = Mogą to zrobić tylko osoby z uprawnieniem „Zarządzanie serwerem”.
refused-seat_taken =
    { $days ->
        [one] Na tym miejscu gra { $name } i może je zaproponować przez `/game replace`. Inni mogą je zaproponować, gdy stół czeka już { $days } dzień.
        [few] Na tym miejscu gra { $name } i może je zaproponować przez `/game replace`. Inni mogą je zaproponować, gdy stół czeka już { $days } dni.
       *[many] Na tym miejscu gra { $name } i może je zaproponować przez `/game replace`. Inni mogą je zaproponować, gdy stół czeka już { $days } dni.
    }
refused-sat_elsewhere = Znasz już inne miejsce tej partii, więc nie możesz zająć tego.
refused-not_invited = To miejsce zaproponowano innemu graczowi.
refused-offer_gone = To miejsce nie jest już wolne.
replace-asked = Pytam, czy { $name } zajmie to miejsce.
seat-offered = { $name }, przejmujesz miejsce gracza { $old }?
seat-yours = Miejsce jest twoje. Widzisz teraz jego ukryte informacje.
button-sit = Zajmij miejsce
button-withdraw = Wycofaj propozycję
vacant-offer-taken = Propozycja została przyjęta.
vacant-offer-gone = Miejsce ma już inny gracz.
vacant-offer-present = { $name } wraca, więc propozycja jest nieaktualna.
vacant-offer-withdrawn = Propozycja została wycofana.
vacant-offer-ended = Partia jest zakończona.
offer-did-withdraw = Propozycja została wycofana.
refused-offered_already = { $name } ma już propozycję tego miejsca. Możesz ją wycofać przyciskiem pod nią.
refused-no_offer = Nikt nie ma od ciebie propozycji tego miejsca.
refused-not_your_offer = Tę propozycję może wycofać tylko jej autor, właściciel miejsca lub zaproszona osoba.
