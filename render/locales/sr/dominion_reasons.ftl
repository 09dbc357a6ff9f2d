# Razlozi računara u igri Dominion: po pola rečenice.

because-dominion-effect = { $effect }
because-dominion-again = ne troši akciju
because-dominion-coins =
    { $coins ->
        [one] svaki put { $coins } novčić
        [few] svaki put { $coins } novčića
       *[other] svaki put { $coins } novčića
    }
because-dominion-points = { some-points }, { because-dominion-late }
because-dominion-late =
    { $left ->
        [0] a gomila koja završava partiju je prazna
        [one] u gomili koja završava partiju je još { $left } karta
        [few] u gomili koja završava partiju su još { $left } karte
       *[other] u gomili koja završava partiju je još { $left } karata
    }
because-dominion-riches = prvo bogatiji špil, poeni kasnije
because-dominion-enough = dovoljno takvih karata: { $card }
because-dominion-searched = u probnim partijama bolje nego { $card }
because-dominion-first = vraća akciju, pa ide prva
because-dominion-junk = špil je bez toga bolji
because-dominion-idle = beskorisna u ruci
because-dominion-nothing =
    { $coins ->
        [0] nema novčića
        [one] za { $coins } novčić ništa ne popravlja špil
        [few] za { $coins } novčića ništa ne popravlja špil
       *[other] za { $coins } novčića ništa ne popravlja špil
    }
