# Traženje igrača: čekanje na stolove i spisak stolova servera.

command-games-queue = Čekaj na sto: otvaram ga kada dovoljno ljudi želi isto
param-queue-game = Igra; izostavi je da vidiš ko šta čeka
param-queue-players = Broj igrača
param-limit-wishes = Najveći broj stolova na koje jedna osoba može da čeka
limit-wishes = čekanje na stolove po osobi: { $most }
refused-too_many_wishes =
    { $most ->
        [0] Na ovom serveru nema čekanja na stolove.
        [one] Ovde možeš da čekaš na { $most } sto. Prvo neki ukloni.
        [few] Ovde možeš da čekaš na { $most } stola. Prvo neki ukloni.
       *[other] Ovde možeš da čekaš na { $most } stolova. Prvo neki ukloni.
    }
refused-no_players = Broj igrača u ovoj igri: od { $least } do { $most }.
finding-others =
    { $count ->
        [one] { $names } i još { $count } osoba
        [few] { $names } i još { $count } osobe
       *[other] { $names } i još { $count } osoba
    }
queue-wanted =
    { $players ->
        [one] { $game } · { $players } igrač · { $speed }
        [few] { $game } · { $players } igrača · { $speed }
       *[other] { $game } · { $players } igrača · { $speed }
    }
queue-line = **{ $game }** · { $count } od { $players } igrača: { $people }
    -# { $speed }
queue-heading = ### Čekanje na stolove
queue-own = **Čekaš na:** { $wanted }
    -# Do { $when }
queue-how = -# Kada dovoljno ljudi želi isto, otvaram sto i svakoga jednom obaveštavam. Na još jedan sto čekaš komandom `/games queue game:`.
queue-added = Čekaš na sto: { $wanted }.
queue-already = Na ovaj sto već čekaš: { $wanted }.
queue-dropped = Na ovaj sto više ne čekaš: { $wanted }.
queue-ended = Čekanje se završava posle dve nedelje: { $wanted }. Dalje čekaš komandom `/games queue`.
queue-nowhere = Dovoljno ljudi to želi, ali nema kanala u kojem svi mogu da pišu: { $wanted }. Upiši `/games queue` u takvom kanalu.
queue-said = { $who } Dovoljno ljudi želi ovu igru, pa je vaš sto otvoren iznad.
button-queue = Čekanje
button-want-too = I ja
button-end-wish = Ukloni
wall-heading = ## Igre na ovom serveru
wall-lobbies = ### Stolovi sa slobodnim mestima
wall-lobbies-none = Nema ih. Otvori sto komandom `/new`.
wall-lobbies-more = -# Ovo su najnoviji. Sve ({ $count }) prikazuje `/games open`.
wall-lobby =
    { $taken ->
        [0] { $table } · još nikoga
       *[other] { $table } · { $people }
    }
    -# igrači: od { $least } do { $most } · { $speed }
wall-running = ### Partije u toku
wall-running-none = Nema ih.
wall-running-more = -# Ovo su najnovije od { $count }.
wall-waits = - { $table } · čeka se na: { $who }
wall-paused = - { $table } · pauzirana
wall-plays = - { $table }
wall-queue = ### Čekanje na stolove
wall-queue-none = Niko ne čeka. Na sto čekaš komandom `/games queue`.
wall-queue-more = -# Ovo su samo neki stolovi od { $count }. Više prikazuje **{ button-queue }**.
wall-leagues = ### Lige
wall-league-open = - { $league } · zauzeta mesta: { $count } od { $most }
wall-league-next = - { $league } · kolo { $round } počinje { $when }
wall-league-round = - { $league } · kolo { $round } do { $when }
wall-puzzle = **Zagonetka dana:** { $game }
param-wall = Održavaj na ovom kanalu spisak otvorenih stolova, partija i čekanja
param-no-wall = Ukloni ovaj spisak
setup-wall =
    { $on ->
        [yes] **Spisak stolova:** { $channel }
       *[no] **Spisak stolova:** nema
    }
setup-choose-wall = Spisak stolova: nijedan, ili izaberi …
check-wall = ❌ Na kanalu { $channel } ne mogu da održavam spisak stolova. Tamo su mi potrebne dozvole: { $names }.
check-no-wall = ❌ Kanal sa spiskom stolova ({ $channel }) više ne postoji. Izaberi drugi u podešavanjima.
