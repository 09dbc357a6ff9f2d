# Powody komputera w grze The Mines of Zavandor: po pół zdania.

because-zavandor-grand = główna nagroda, { some-points } oprócz karty
because-zavandor-points = więcej warte niż karta: { some-points }
because-zavandor-unwanted = punkt, nikt inny nie stawia
because-zavandor-small = mała stawka za punkt
because-zavandor-income = w każdej rundzie aż { $carts }
because-zavandor-scroll = naraz wyczarowuje klejnoty, najwyżej { $count }
because-zavandor-completed =
    { some-points } po { $steps ->
        [one] { $steps } ulepszeniu
        [few] { $steps } ulepszeniach
       *[many] { $steps } ulepszeniach
    }
because-zavandor-just_enough = klejnoty wystarczą na kartę, jest ich { $count }
because-zavandor-completes = ukończone, { some-points }
because-zavandor-more = w każdej rundzie więcej: { $carts }
because-zavandor-ahead = prowadzi w punktach, kartach i dochodzie, wczesny koniec pomaga
because-zavandor-close = strata jest mała, więcej rund nie trzeba
because-zavandor-behind = traci w punktach, kartach i dochodzie, więcej rund pomaga
because-zavandor-pays = opłaca następny poziom: { $object }
because-zavandor-bids = liczy się w stawce na { CASE($card, "accusative") }
