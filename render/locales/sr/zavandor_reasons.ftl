# Razlozi računara u igri The Mines of Zavandor: po pola rečenice.

because-zavandor-grand = glavna nagrada, uz kartu još { some-points }
because-zavandor-points = više nego što vredi karta: { some-points }
because-zavandor-unwanted = poen za koji niko drugi ne ulaže
because-zavandor-small = mali ulog za poen
because-zavandor-income = u svakoj rundi čak { $carts }
because-zavandor-scroll = odjednom daje dragulje, najviše { $count }
because-zavandor-completed =
    { some-points } posle { $steps ->
        [one] { $steps } unapređenja
        [few] { $steps } unapređenja
       *[other] { $steps } unapređenja
    }
because-zavandor-just_enough = dragulji su dovoljni za kartu, ima ih { $count }
because-zavandor-completes = dovršeno, { some-points }
because-zavandor-more = više u svakoj rundi: { $carts }
because-zavandor-ahead = vodi u poenima, kartama i prihodu, rani kraj pomaže
because-zavandor-close = zaostatak je mali, nisu potrebne nove runde
because-zavandor-behind = zaostaje u poenima, kartama i prihodu, nove runde pomažu
because-zavandor-pays = plaća sledeći nivo: { $object }
because-zavandor-bids = računa se u ulog za { CASE($card, "accusative") }
unsaid-zavandor-no_bid = { $seat } ne ulaže ništa.
unsaid-zavandor-kept = { $seat } ne unapređuje ništa.
because-zavandor-not_worth = nijedna karta ne vredi svojih dragulja
because-zavandor-outbid = drugi će verovatno uložiti više za { CASE($card, "accusative") }
because-zavandor-saves = štedi za sledeći nivo: { $object }
because-zavandor-gathers = štedi za veći ulog
because-zavandor-dear = nijedno unapređenje ne vredi svoje cene
