# Dôvody počítača v hre The Mines of Zavandor: pol vety na každý.

because-zavandor-grand = hlavná výhra, { some-points } ku karte
because-zavandor-points = viac než karta: { some-points }
because-zavandor-unwanted = bod, na ktorý niet iného vkladu
because-zavandor-small = malý vklad za bod
because-zavandor-income = každé kolo až { $carts }
because-zavandor-scroll = naraz dáva drahokamy, najviac { $count }
because-zavandor-completed =
    { some-points } po { $steps ->
        [one] { $steps } vylepšení
        [few] { $steps } vylepšeniach
       *[other] { $steps } vylepšeniach
    }
because-zavandor-just_enough = drahokamy ({ $count }) na kartu stačia
because-zavandor-completes = dokončené, { some-points }
because-zavandor-more = každé kolo navyše: { $carts }
because-zavandor-ahead = vedie v bodoch, kartách a príjme, skorý koniec pomôže
because-zavandor-close = strata je malá, ďalšie kolá netreba
because-zavandor-behind = zaostáva v bodoch, kartách a príjme, ďalšie kolá pomôžu
because-zavandor-pays = platí ďalší stupeň: { $object }
because-zavandor-bids = ráta sa do vkladu na { CASE($card, "accusative") }
unsaid-zavandor-no_bid = { $seat } nič nevkladá.
unsaid-zavandor-kept = { $seat } nič nevylepšuje.
because-zavandor-not_worth = žiadna karta nestojí za svoje drahokamy
because-zavandor-outbid = iní asi vložia viac na { CASE($card, "accusative") }
because-zavandor-saves = šetrí na ďalší stupeň: { $object }
because-zavandor-gathers = šetrí na vyšší vklad
because-zavandor-dear = žiadne vylepšenie nestojí za svoju cenu
