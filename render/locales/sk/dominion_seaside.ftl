# Dominion: Pobrežie

## Otázky

ask-dominion-ambassador-show = { $seat }, { $card }: ktorú kartu ukážeš?
ask-dominion-ambassador-return = { $seat }, { $card }: koľko takých kariet vrátiš do zásoby? Potom každý ďalší hráč jednu získa.
ask-dominion-embargo-choose = { $seat }, { $card }: na ktorú kôpku dáš žetón?
ask-dominion-explorer-show = { $seat }, { $card }: ukážeš Provinciu za Zlaťák? Inak získaš Strieborniak.
ask-dominion-ghost_ship-put_back = { $seat }, { $card }: daj na balíček { dominion-least }. Prvá bude navrchu.
ask-dominion-haven-save = { $seat }, { $card }: ktorú kartu dáš bokom do svojho ďalšieho ťahu?
ask-dominion-island-save = { $seat }, { $card }: ktorú kartu dáš na podložku do konca hry?
ask-dominion-lookout-trash = { $seat }, { $card }: ktorú z týchto kariet z balíčka zahodíš?
ask-dominion-lookout-discard = { $seat }, { $card }: ktorú z týchto kariet z balíčka odložíš?
ask-dominion-native_village-choose = { $seat }, { $card }: čo si vyberieš?
ask-dominion-navigator-put_back = { $seat }, { $card }: v akom poradí karty vrátiš? Prvá bude navrchu. Ak nevyberieš žiadnu, odložíš všetky.
ask-dominion-pearl_diver-choose = { $seat }, { $card }: naspodku tvojho balíčka je { $drawn }. Dáš túto kartu navrch?
ask-dominion-pirate_ship-choose = { $seat }, { $card }: čo si vyberieš?
ask-dominion-pirate_ship-trash = { $seat }, { $card }: ktoré peniaze hráča { $owner } zahodíš?
ask-dominion-salvager-trash = { $seat }, { $card }: ktorú kartu zahodíš za jej cenu?
ask-dominion-smugglers-gain = { $seat }, { $card }: ktorú z kariet z posledného ťahu hráča { $owner } získaš?
ask-dominion-treasury-put_back = { $seat }, { $card }: koľko ich dáš na balíček?
ask-dominion-warehouse-discard = { $seat }, { $card }: odlož { dominion-least }.

## Možnosti

option-dominion-embargo-choose = { option-dominion-buy }
option-dominion-smugglers-gain = { option-dominion-buy }
option-dominion-native_village-choose-hide = Dať vrchnú kartu balíčka bokom
option-dominion-native_village-choose-take = Vziať všetky karty z podložky
option-dominion-pirate_ship-choose-coins = ⟦dominion-coins⟧ +$1 za každý žetón
option-dominion-pirate_ship-choose-attack = Útok za žetón
panel-confirm-nothing-dominion-ambassador-return = Nevrátiť nič
panel-confirm-nothing-dominion-navigator-put_back = Odložiť všetky
panel-confirm-nothing-dominion-treasury-put_back = Odložiť
step-dominion-1-seaside = Pobrežie
thing-dominion-options-hide = karta bokom
    .accusative = kartu bokom
thing-dominion-options-take = karty z podložky
thing-dominion-options-attack = útok

## Udalosti

event-dominion-looked_below = { $seat } si pozerá spodnú kartu balíčka.
brief-dominion-looked_below = { "" }
event-dominion-looked_below-card = { $seat } si naspodku balíčka pozerá { CASE($card, "accusative") }.
brief-dominion-looked_below-card = { $seat }: naspodku { $card }
event-dominion-embargoed =
    { $count ->
        [1] { $seat } dáva žetón embarga na kôpku { $card }.
       *[other] { $seat } dáva žetón embarga na kôpku { $card } (spolu { $count }).
    }
brief-dominion-embargoed = { $seat }: žetón embarga na kôpke { $card }
event-dominion-returned = { $seat } vracia do zásoby { CASE($cards, "accusative") }.
brief-dominion-returned = { $seat }: vracia { CASE($cards, "accusative") }
event-dominion-plundered = { $seat } dáva mincu na podložku Pirátskej lode (spolu { $count }).
brief-dominion-plundered = { $seat }: minca (spolu { $count })
reason-all_or_none = Vyber všetky tieto karty, alebo žiadnu.

## Lobby

setting-dominion-kingdom-High_Seas = Šíre more
setting-dominion-kingdom-Buried_Treasure = Zakopaný poklad
setting-dominion-kingdom-Shipwrecks = Vraky lodí
setting-dominion-kingdom-Reach_for_Tomorrow = Siahni po zajtrajšku
setting-dominion-kingdom-Repetition = Opakovanie
setting-dominion-kingdom-Give_and_Take = Dávať a brať
setting-dominion-seaside = Karty Pobrežia
setting-dominion-seaside-0 = { dominion-weight-0 }
setting-dominion-seaside-1 = { dominion-weight-1 }
setting-dominion-seaside-2 = { dominion-weight-2 }
setting-dominion-seaside-3 = { dominion-weight-3 }
setting-dominion-pick_seaside = Zahrnúť (Pobrežie)
setting-dominion-veto_seaside = Vylúčiť (Pobrežie)

## Obrázok a jeho opis

dominion-described-pirate = , mince Pirátskej lode: { $count }
dominion-described-embargo = { " " }(žetóny embarga: { $count })

## Trvalé príkazy, pripomienky, body

order-dominion-treasury = Každú Pokladnicu dať späť na balíček
missing-dominion-save = karta, ktorú dáš bokom
missing-dominion-return = karty, ktoré vrátiš
