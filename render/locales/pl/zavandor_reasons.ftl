# Powody komputera w grze The Mines of Zavandor: po pół zdania.

because-zavandor-grand = główna nagroda, { some-points } oprócz karty
because-zavandor-points = warte więcej niż karta: { some-points }
because-zavandor-unwanted = punkt, na który nikt inny nie stawia
because-zavandor-small = mała stawka za punkt
because-zavandor-income = w każdej rundzie nawet { $carts }
because-zavandor-scroll = daje naraz klejnoty, najwyżej { $count }
because-zavandor-completed =
    { some-points } po { $steps ->
        [one] { $steps } ulepszeniu
        [few] { $steps } ulepszeniach
       *[many] { $steps } ulepszeniach
    }
because-zavandor-just_enough = klejnoty ({ $count }) wystarczą na kartę
because-zavandor-completes = ukończone, { some-points }
because-zavandor-more = w każdej rundzie więcej: { $carts }
because-zavandor-ahead = prowadzi pod względem punktów, kart i dochodu, wczesny koniec pomoże
because-zavandor-close = strata jest mała, kolejne rundy nie są potrzebne
because-zavandor-behind = jest w tyle pod względem punktów, kart i dochodu, kolejne rundy pomogą
because-zavandor-pays = opłaca następny poziom: { $object }
because-zavandor-bids = liczy się w stawce na { CASE($card, "accusative") }
unsaid-zavandor-no_bid = { $seat } nic nie stawia.
unsaid-zavandor-kept = { $seat } nic nie ulepsza.
because-zavandor-not_worth = żadna karta nie jest warta swoich klejnotów
because-zavandor-outbid = inni pewnie postawią więcej na { CASE($card, "accusative") }
because-zavandor-saves = oszczędza na następny poziom: { $object }
because-zavandor-gathers = oszczędza na wyższą stawkę
because-zavandor-dear = żadne ulepszenie nie jest warte swojej ceny
