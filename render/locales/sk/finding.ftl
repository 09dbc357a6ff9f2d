# Hľadanie hráčov: čakanie na stoly a zoznam stolov servera.

command-games-queue = Čakaj na stôl: otvorím ho, keď to isté chce dosť ľudí
param-queue-game = Hra; ak ju vynecháš, uvidíš, kto na čo čaká
param-queue-players = Počet hráčov
param-limit-wishes = Najviac stolov, na ktoré môže jeden človek čakať
limit-wishes = čakanie na stoly na človeka: { $most }
refused-too_many_wishes =
    { $most ->
        [0] Na tomto serveri sa na stoly nečaká.
        [one] Tu môžeš čakať na { $most } stôl. Najprv ho odstráň.
        [few] Tu môžeš čakať na { $most } stoly. Najprv niektorý odstráň.
       *[other] Tu môžeš čakať na { $most } stolov. Najprv niektorý odstráň.
    }
refused-no_players = Počet hráčov tejto hry: od { $least } do { $most }.
finding-others =
    { $count ->
        [one] { $names } a ešte { $count } človek
        [few] { $names } a ešte { $count } ľudia
       *[other] { $names } a ešte { $count } ľudí
    }
queue-wanted =
    { $players ->
        [one] { $game } · { $players } hráč · { $speed }
        [few] { $game } · { $players } hráči · { $speed }
       *[other] { $game } · { $players } hráčov · { $speed }
    }
queue-line = **{ $game }** · hráči: { $count }/{ $players } · { $people }
    -# { $speed }
queue-heading = ### Čakanie na stoly
queue-own = **Čakáš na:** { $wanted }
    -# Do { $when }
queue-how = -# Keď to isté chce dosť ľudí, otvorím stôl a každého raz upozorním. Na ďalší stôl čakáš cez `/games queue game:`.
queue-added = Čakáš na stôl: { $wanted }.
queue-already = Na tento stôl už čakáš: { $wanted }.
queue-dropped = Na tento stôl už nečakáš: { $wanted }.
queue-ended = Čakanie po dvoch týždňoch končí: { $wanted }. Ďalej čakáš cez `/games queue`.
queue-nowhere = Chce to dosť ľudí, ale niet kanála, v ktorom môžu všetci písať: { $wanted }. Použi `/games queue` v takom kanáli.
queue-said = { $who } Túto hru chce dosť ľudí, preto je váš stôl otvorený vyššie.
button-queue = Čakanie
button-want-too = Aj ja
button-end-wish = Odstrániť
wall-heading = ## Hry na tomto serveri
wall-lobbies = ### Stoly s voľnými miestami
wall-lobbies-none = Žiadne. Nový stôl otvoríš cez `/new`.
wall-lobbies-more = -# Toto sú najnovšie. Všetky ({ $count }) ukáže `/games open`.
wall-lobby =
    { $taken ->
        [0] { $table } · zatiaľ nikto
       *[other] { $table } · { $people }
    }
    -# hráči: od { $least } do { $most } · { $speed }
wall-running = ### Prebiehajúce partie
wall-running-none = Žiadne.
wall-running-more = -# Toto sú najnovšie. Všetkých: { $count }.
wall-waits = - { $table } · čaká sa na: { $who }
wall-paused = - { $table } · prerušená
wall-plays = - { $table }
wall-queue = ### Čakanie na stoly
wall-queue-none = Nikto nečaká. Na stôl čakáš cez `/games queue`.
wall-queue-more = -# Toto sú len niektoré stoly. Všetkých: { $count }. Viac ukáže **{ button-queue }**.
wall-leagues = ### Ligy
wall-league-open = - { $league } · obsadené miesta: { $count }/{ $most }
wall-league-next = - { $league } · kolo { $round } sa začne { $when }
wall-league-round = - { $league } · kolo { $round } do { $when }
wall-puzzle = **Hlavolam dňa:** { $game }
param-wall = Udržuj v tomto kanáli zoznam otvorených stolov, partií a čakajúcich
param-no-wall = Odstráň tento zoznam
setup-wall =
    { $on ->
        [yes] **Zoznam stolov:** { $channel }
       *[no] **Zoznam stolov:** žiadny
    }
setup-choose-wall = Zoznam stolov: žiadny, alebo vyber …
check-wall = ❌ V kanáli { $channel } nemôžem udržiavať zoznam stolov. Potrebujem tam: { $names }.
check-no-wall = ❌ Kanál so zoznamom stolov ({ $channel }) už neexistuje. Vyber v nastaveniach iný.
