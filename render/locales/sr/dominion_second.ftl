# Dominion: druga izdanja osnovnog seta i Spletke

## Pitanja

ask-dominion-artisan-gain = { $seat }, { $card }: koju kartu uzimaš u ruku za najviše ${ $at_most }?
ask-dominion-artisan-put_back = { $seat }, { $card }: koju kartu stavljaš na svoj špil?
ask-dominion-bandit-trash = { $seat }, { $card }: koje svoje blago bacaš u otpad?
ask-dominion-harbinger-put_back = { $seat }, { $card }: koju od odloženih karata stavljaš na svoj špil?
ask-dominion-poacher-discard = { $seat }, { $card }: odloži { dominion-least }.
ask-dominion-sentry-trash = { $seat }, { $card }: koje od ovih karata bacaš u otpad?
ask-dominion-sentry-discard = { $seat }, { $card }: koje od ostalih karata odlažeš?
ask-dominion-sentry-put_back = { $seat }, { $card }: kojim redom vraćaš karte? Prva ide na vrh.
ask-dominion-vassal-play = { $seat }, { $card }: igraš li odloženu akciju?
ask-dominion-courtier-reveal = { $seat }, { $card }: koju kartu otkrivaš?
ask-dominion-courtier-choose =
    { $least ->
        [1] { $seat }, { $card }: šta biraš?
        [one] { $seat }, { $card }: koju { $least } različitu mogućnost biraš?
        [few] { $seat }, { $card }: koje { $least } različite mogućnosti biraš?
       *[other] { $seat }, { $card }: kojih { $least } različitih mogućnosti biraš?
    }
ask-dominion-diplomat-discard = { $seat }, Diplomata: odloži { dominion-least }.
ask-dominion-lurker-choose = { $seat }, { $card }: šta biraš?
ask-dominion-lurker-trash = { $seat }, { $card }: koju akciju iz zalihe bacaš u otpad?
ask-dominion-lurker-gain = { $seat }, { $card }: koju akciju uzimaš iz otpada?
ask-dominion-mill-may_discard = { $seat }, { $card }: odlažeš li dve karte za +$2?
ask-dominion-patrol-put_back = { $seat }, { $card }: kojim redom vraćaš karte? Prva ide na vrh.
ask-dominion-replace-trash = { $seat }, { $card }: koju kartu bacaš u otpad?
ask-dominion-replace-gain = { $seat }, { $card }: koju kartu uzimaš za najviše ${ $at_most }?
ask-dominion-secret_passage-put_back = { $seat }, { $card }: koju kartu stavljaš u svoj špil?
ask-dominion-secret_passage-place = { $seat }, { $card }: gde u špil ide { $moved }?

## Mogućnosti

option-dominion-artisan-gain = { option-dominion-buy }
option-dominion-harbinger-put_back-done = Ne stavljaj kartu na špil
option-dominion-vassal-play-done = Ne igraj je
option-dominion-courtier-choose-actions = ⟦dominion-action⟧ +1 akcija
option-dominion-courtier-choose-buys = ⟦dominion-buy⟧ +1 kupovina
option-dominion-courtier-choose-coins = ⟦dominion-coins⟧ +$3
option-dominion-courtier-choose-gold = ⟦dominion-gold⟧ Uzmi Zlato
option-dominion-lurker-choose-trash = ⟦dominion-trash⟧ Baci u otpad akciju iz zalihe
option-dominion-lurker-choose-gain = Uzmi akciju iz otpada
option-dominion-lurker-trash = { option-dominion-buy }
option-dominion-replace-gain = { option-dominion-buy }
option-dominion-secret_passage-place =
    { $above ->
        [0] Na vrh
       *[other] { $below ->
            [0] Na dno
           *[other] { $above ->
                [one] Ispod { $above } karte s vrha
                [few] Ispod { $above } karte s vrha
               *[other] Ispod { $above } karata s vrha
            }
        }
    }
step-dominion-1-base_second = Osnovni set, drugo izdanje
step-dominion-1-intrigue_second = Spletka, drugo izdanje
thing-dominion-options-gold = Zlato
thing-dominion-options-gain = uzimanje

## Događaji

event-dominion-tucked = { $seat } bira mesto karte u špilu.
brief-dominion-tucked = { "" }
event-dominion-tucked-above =
    { $above ->
        [0] { $seat } ostavlja { CASE($card, "accusative") } na vrhu špila.
        [one] { $seat } stavlja { CASE($card, "accusative") } ispod { $above } karte s vrha špila.
        [few] { $seat } stavlja { CASE($card, "accusative") } ispod { $above } karte s vrha špila.
       *[other] { $seat } stavlja { CASE($card, "accusative") } ispod { $above } karata s vrha špila.
    }
brief-dominion-tucked-above =
    { $above ->
        [0] { $seat }: { $card } na vrhu špila
        [one] { $seat }: { $card } ispod { $above } karte
        [few] { $seat }: { $card } ispod { $above } karte
       *[other] { $seat }: { $card } ispod { $above } karata
    }
event-dominion-trashed-source-supply = { $seat } baca iz zalihe u otpad { CASE($cards, "accusative") }.
brief-dominion-trashed-source-supply = { $seat }: baca iz zalihe u otpad { CASE($cards, "accusative") }

## Čekaonica

setting-dominion-kingdom-First_Game_II = Prva igra (2. izdanje)
setting-dominion-kingdom-Size_Distortion_II = Promena mera (2. izdanje)
setting-dominion-kingdom-Deck_Top = Vrh špila
setting-dominion-kingdom-Sleight_of_Hand = Spretne ruke
setting-dominion-kingdom-Improvements = Poboljšanja
setting-dominion-kingdom-Silver_and_Gold = Srebro i zlato
setting-dominion-kingdom-Victory_Dance_II = Pobednički ples (2. izdanje)
setting-dominion-kingdom-The_Plot_Thickens = Zaplet se komplikuje
setting-dominion-kingdom-Best_Wishes_II = Najlepše želje (2. izdanje)
setting-dominion-kingdom-Underlings_II = Potčinjeni (2. izdanje)
setting-dominion-kingdom-Grand_Scheme = Veliki plan
setting-dominion-kingdom-Deconstruction_II = Rasklapanje (2. izdanje)
dominion-edition-first = Prvo izdanje
dominion-edition-second = Drugo izdanje
dominion-edition-both = Oba izdanja
setting-dominion-base_second = Izdanje osnovnog seta (nasumične karte)
setting-dominion-base_second-first = { dominion-edition-first }
setting-dominion-base_second-second = { dominion-edition-second }
setting-dominion-base_second-both = { dominion-edition-both }
setting-dominion-pick_base_second = Uključi (osnovni set, 2. izdanje)
setting-dominion-veto_base_second = Isključi (osnovni set, 2. izdanje)
setting-dominion-intrigue_second = Izdanje proširenja Spletka (nasumične karte)
setting-dominion-intrigue_second-first = { dominion-edition-first }
setting-dominion-intrigue_second-second = { dominion-edition-second }
setting-dominion-intrigue_second-both = { dominion-edition-both }
setting-dominion-pick_intrigue_second = Uključi (Spletka, 2. izdanje)
setting-dominion-veto_intrigue_second = Isključi (Spletka, 2. izdanje)

## Podsetnici

missing-dominion-reveal = karta koju otkrivaš
missing-dominion-place = mesto u špilu

## Pravilnik

rules-dominion-topics-base_second = editions
rules-dominion-editions-title = Prvo i drugo izdanje
rules-dominion-editions =
    Druga izdanja osnovnog seta i Spletke (2016) izostavljaju po šest karata i dodaju po sedam novih. U čekaonici biraš iz kog su izdanja nasumične karte, ili oba. Preporučeni set uvek ima svoje karte.
    Karta koja je u oba izdanja ima za svakim stolom pravila prvog: ako možeš, Prestonom dvoranom moraš da odigraš kartu, a Rudnikom i Zelenašem da baciš kartu u otpad; kod Maskenbala igrač bez karata ne daje nijednu, ali dobija jednu.
