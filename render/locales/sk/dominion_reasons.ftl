# Dôvody počítača v hre Dominion: pol vety na každý.

because-dominion-effect = { $effect }
because-dominion-again = nestojí akciu
because-dominion-coins =
    { $coins ->
        [one] zakaždým { $coins } minca
        [few] zakaždým { $coins } mince
       *[other] zakaždým { $coins } mincí
    }
because-dominion-points = { some-points }, { because-dominion-late }
because-dominion-late =
    { $left ->
        [0] a kôpka, ktorá končí partiu, je prázdna
        [one] v kôpke, ktorá končí partiu, je ešte { $left } karta
        [few] v kôpke, ktorá končí partiu, sú ešte { $left } karty
       *[other] v kôpke, ktorá končí partiu, je ešte { $left } kariet
    }
because-dominion-riches = najprv bohatší balíček, body neskôr
because-dominion-enough = dosť takých kariet: { $card }
because-dominion-searched = v skúšobných partiách lepšie než { $card }
because-dominion-first = akciu vracia, preto ide prvá
because-dominion-junk = balíček je bez toho lepší
because-dominion-idle = na ruke zbytočná
because-dominion-nothing =
    { $coins ->
        [0] žiadne mince
        [one] za { $coins } mincu nič balíček nezlepší
        [few] za { $coins } mince nič balíček nezlepší
       *[other] za { $coins } mincí nič balíček nezlepší
    }
