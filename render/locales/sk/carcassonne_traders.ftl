# Kupci a stavitelia

setting-carcassonne-expansions-traders = Kupci a stavitelia

option-carcassonne-figure-builder = { $marked }⟦carcassonne-builder-{ $own }⟧ Staviteľ: { $place }
step-carcassonne-figure-2-builder = { option-carcassonne-figure-builder }
mark-carcassonne-figure-builder = { "" }
mark-carcassonne-figure-2-builder = { mark-carcassonne-figure-builder }
thing-carcassonne-figure-builder = staviteľ
    .accusative = staviteľa
count-carcassonne-builder = staviteľ
    .accusative = staviteľa
event-carcassonne-returned-figure-builder = { $seat } si berie staviteľa späť: { $place }.
brief-carcassonne-returned-figure-builder = { $seat }: staviteľ späť
option-carcassonne-figure-pig = { $marked }⟦carcassonne-pig-{ $own }⟧ Prasa: { $place }
step-carcassonne-figure-2-pig = { option-carcassonne-figure-pig }
mark-carcassonne-figure-pig = { "" }
mark-carcassonne-figure-2-pig = { mark-carcassonne-figure-pig }
thing-carcassonne-figure-pig = prasa
count-carcassonne-pig = prasa
event-carcassonne-returned-figure-pig = { $seat } si berie prasa späť: { $place }.
brief-carcassonne-returned-figure-pig = { $seat }: prasa späť
thing-carcassonne-kind-goods = najviac tovaru jedného druhu
event-carcassonne-goods = { $seat } berie tovar ({ $spot }, { $place }): { $goods }.
brief-carcassonne-goods = { $seat }: { $goods }
term-carcassonne-wine = najviac vína
term-carcassonne-grain = najviac obilia
term-carcassonne-cloth = najviac látky
count-carcassonne-wine = { $count }× ⟦carcassonne-wine|víno⟧
count-carcassonne-grain = { $count }× ⟦carcassonne-grain|obilie⟧
count-carcassonne-cloth = { $count }× ⟦carcassonne-cloth|látka⟧
carcassonne-described-goods = { $seat }, tovar: { $goods }.
points-carcassonne-goods = tovar
carcassonne-piece-builder =
    { $count ->
        [one] staviteľ
        [few] { $count } stavitelia
       *[other] { $count } staviteľov
    }
carcassonne-piece-pig =
    { $count ->
        [one] prasa
        [few] { $count } prasatá
       *[other] { $count } prasiat
    }
carcassonne-mark-wine =
    { $count ->
        [one] víno
        [few] { $count }× víno
       *[other] { $count }× víno
    }
carcassonne-mark-grain =
    { $count ->
        [one] obilie
        [few] { $count }× obilie
       *[other] { $count }× obilie
    }
carcassonne-mark-cloth =
    { $count ->
        [one] látka
        [few] { $count }× látka
       *[other] { $count }× látka
    }
synonyms-carcassonne-builder = staviteľ, staviteľa, murár

rules-carcassonne-topics-traders = traders
rules-carcassonne-traders-title = Kupci a stavitelia
rules-carcassonne-traders =
    - **Tovar:** hráč, ktorý priloží poslednú kartičku mesta, dostane všetko víno, obilie a látku v ňom, aj keď body za mesto dostane iný hráč. Na konci prinesie najviac vína, najviac obilia a najviac látky po **10 bodov**. Pri rovnosti ich dostane každý.
    - **Staviteľ:** polož ho namiesto figúrky na cestu alebo do mesta, kde už máš figúrku. Vždy, keď tvoja kartička túto cestu či mesto rozšíri, zdvojuje sa ti ťah: dostaneš ďalšiu kartičku, tretiu však nikdy. Staviteľ sa vráti, keď sa jeho cesta či mesto uzavrie.
    - **Prasa:** polož ho namiesto figúrky na lúku, kde už máš roľníka. Ostane tam. Ak ti lúka na konci patrí, hoci aj spoločne, prinesie **4 body za každé uzavreté mesto** namiesto 3.
    Staviteľ a prasa sa do väčšiny nerátajú.

## Reasons of computers

because-carcassonne-puts_builder = každá ďalšia kartička tu prinesie druhý ťah
because-carcassonne-puts_pig = každé mesto tu prinesie o bod viac
