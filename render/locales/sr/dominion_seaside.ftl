# Dominion: Primorje

## Pitanja

ask-dominion-ambassador-show = { $seat }, { $card }: koju kartu pokazuješ?
ask-dominion-ambassador-return = { $seat }, { $card }: koliko takvih karata vraćaš u zalihu? Zatim svaki drugi igrač uzima po jednu.
ask-dominion-embargo-choose = { $seat }, { $card }: na koju gomilu stavljaš žeton?
ask-dominion-explorer-show = { $seat }, { $card }: pokazuješ li Pokrajinu za Zlato? Inače uzimaš Srebro.
ask-dominion-ghost_ship-put_back = { $seat }, { $card }: stavi na svoj špil { dominion-least }. Prva ide na vrh.
ask-dominion-haven-save = { $seat }, { $card }: koju kartu stavljaš sa strane do svog sledećeg poteza?
ask-dominion-island-save = { $seat }, { $card }: koju kartu stavljaš na tablu do kraja partije?
ask-dominion-lookout-trash = { $seat }, { $card }: koju od ovih karata iz špila bacaš u otpad?
ask-dominion-lookout-discard = { $seat }, { $card }: koju od ovih karata iz špila odlažeš?
ask-dominion-native_village-choose = { $seat }, { $card }: šta biraš?
ask-dominion-navigator-put_back = { $seat }, { $card }: kojim redom vraćaš karte? Prva ide na vrh. Ako ne izabereš nijednu, odlažeš sve.
ask-dominion-pearl_diver-choose = { $seat }, { $card }: na dnu tvog špila je { $drawn }. Stavljaš li tu kartu na vrh?
ask-dominion-pirate_ship-choose = { $seat }, { $card }: šta biraš?
ask-dominion-pirate_ship-trash = { $seat }, { $card }: koje blago igrača { $owner } bacaš u otpad?
ask-dominion-salvager-trash = { $seat }, { $card }: koju kartu bacaš u otpad za njenu cenu?
ask-dominion-smugglers-gain = { $seat }, { $card }: koju od karata iz poslednjeg poteza igrača { $owner } uzimaš?
ask-dominion-treasury-put_back = { $seat }, { $card }: koliko ih stavljaš na svoj špil?
ask-dominion-warehouse-discard = { $seat }, { $card }: odloži { dominion-least }.

## Mogućnosti

option-dominion-embargo-choose = { option-dominion-buy }
option-dominion-smugglers-gain = { option-dominion-buy }
option-dominion-native_village-choose-hide = Stavi kartu sa vrha špila sa strane
option-dominion-native_village-choose-take = Uzmi sve karte sa table
option-dominion-pirate_ship-choose-coins = ⟦dominion-coins⟧ +$1 za svaki žeton
option-dominion-pirate_ship-choose-attack = Napadni za žeton
panel-confirm-nothing-dominion-ambassador-return = Ne vraćaj nijednu
panel-confirm-nothing-dominion-navigator-put_back = Odloži sve
panel-confirm-nothing-dominion-treasury-put_back = Odloži
step-dominion-1-seaside = Primorje
thing-dominion-options-hide = karta sa strane
    .accusative = kartu sa strane
thing-dominion-options-take = karte sa table
thing-dominion-options-attack = napad

## Događaji

event-dominion-looked_below = { $seat } gleda kartu sa dna špila.
brief-dominion-looked_below = { "" }
event-dominion-looked_below-card = { $seat } gleda { CASE($card, "accusative") } na dnu špila.
brief-dominion-looked_below-card = { $seat }: na dnu { $card }
event-dominion-embargoed =
    { $count ->
        [1] { $seat } stavlja žeton Embarga na gomilu { $card }.
       *[other] { $seat } stavlja žeton Embarga na gomilu { $card } (ukupno { $count }).
    }
brief-dominion-embargoed = { $seat }: žeton Embarga na gomili { $card }
event-dominion-returned = { $seat } vraća { CASE($cards, "accusative") } u zalihu.
brief-dominion-returned = { $seat }: vraća { CASE($cards, "accusative") }
event-dominion-plundered = { $seat } stavlja novčić na tablu Gusarskog broda (ukupno { $count }).
brief-dominion-plundered = { $seat }: novčić (ukupno { $count })
reason-all_or_none = Izaberi sve te karte ili nijednu.

## Čekaonica

setting-dominion-kingdom-High_Seas = Pučina
setting-dominion-kingdom-Buried_Treasure = Zakopano blago
setting-dominion-kingdom-Shipwrecks = Olupine brodova
setting-dominion-kingdom-Reach_for_Tomorrow = Posegni za sutrašnjicom
setting-dominion-kingdom-Repetition = Ponavljanje
setting-dominion-kingdom-Give_and_Take = Daj i uzmi
setting-dominion-seaside = Karte proširenja Primorje
setting-dominion-seaside-0 = { dominion-weight-0 }
setting-dominion-seaside-1 = { dominion-weight-1 }
setting-dominion-seaside-2 = { dominion-weight-2 }
setting-dominion-seaside-3 = { dominion-weight-3 }
setting-dominion-pick_seaside = Uključi (Primorje)
setting-dominion-veto_seaside = Isključi (Primorje)

## Slika i njen opis

dominion-described-pirate = , novčići Gusarskog broda: { $count }
dominion-described-embargo = { " " }(žetoni Embarga: { $count })

## Stalni nalozi, podsetnici, poeni

order-dominion-treasury = Svaku Blagajnu vrati na špil
missing-dominion-save = karta koju stavljaš sa strane
missing-dominion-return = karte koje vraćaš
