# Dominion: Przystań

## Pytania

ask-dominion-ambassador-show = { $seat }, { $card }: którą kartę pokazujesz?
ask-dominion-ambassador-return = { $seat }, { $card }: ile takich kart oddajesz do zasobów? Potem każdy inny gracz zdobywa jedną.
ask-dominion-embargo-choose = { $seat }, { $card }: na którym stosie kładziesz żeton?
ask-dominion-explorer-show = { $seat }, { $card }: pokazujesz Prowincję za Złoto? Inaczej zdobywasz Srebrniki.
ask-dominion-ghost_ship-put_back = { $seat }, { $card }: połóż na talię { dominion-least }. Pierwsza trafia na wierzch.
ask-dominion-haven-save = { $seat }, { $card }: którą kartę odkładasz do swojej następnej tury?
ask-dominion-island-save = { $seat }, { $card }: którą kartę kładziesz na podkładce do końca gry?
ask-dominion-lookout-trash = { $seat }, { $card }: którą z tych kart z talii wyrzucasz na śmietnisko?
ask-dominion-lookout-discard = { $seat }, { $card }: którą z tych kart z talii odrzucasz?
ask-dominion-native_village-choose = { $seat }, { $card }: co wybierasz?
ask-dominion-navigator-put_back = { $seat }, { $card }: w jakiej kolejności odkładasz karty? Pierwsza trafia na wierzch. Nie wybieraj żadnej, żeby odrzucić wszystkie.
ask-dominion-pearl_diver-choose = { $seat }, { $card }: na spodzie twojej talii jest { $drawn }. Kładziesz tę kartę na wierzch?
ask-dominion-pirate_ship-choose = { $seat }, { $card }: co wybierasz?
ask-dominion-pirate_ship-trash = { $seat }, { $card }: który Skarb gracza { $owner } wyrzucasz na śmietnisko?
ask-dominion-salvager-trash = { $seat }, { $card }: którą kartę wyrzucasz na śmietnisko za jej koszt?
ask-dominion-smugglers-gain = { $seat }, { $card }: którą z kart z ostatniej tury gracza { $owner } zdobywasz?
ask-dominion-treasury-put_back = { $seat }, { $card }: ile kładziesz na talię?
ask-dominion-warehouse-discard = { $seat }, { $card }: odrzuć { dominion-least }.

## Możliwości

option-dominion-embargo-choose = { option-dominion-buy }
option-dominion-smugglers-gain = { option-dominion-buy }
option-dominion-native_village-choose-hide = Odłóż wierzchnią kartę talii
option-dominion-native_village-choose-take = Weź wszystkie karty z podkładki
option-dominion-pirate_ship-choose-coins = ⟦dominion-coins⟧ +$1 za każdy żeton
option-dominion-pirate_ship-choose-attack = Atakuj, żeby dostać żeton
panel-confirm-nothing-dominion-ambassador-return = Żadnej nie oddawaj
panel-confirm-nothing-dominion-navigator-put_back = Odrzuć wszystkie
panel-confirm-nothing-dominion-treasury-put_back = Odrzuć
step-dominion-1-seaside = Przystań
thing-dominion-options-hide = odkładanie
thing-dominion-options-take = branie kart
thing-dominion-options-attack = atak

## Wydarzenia

event-dominion-looked_below = { $seat } ogląda spodnią kartę talii.
brief-dominion-looked_below = { "" }
event-dominion-looked_below-card = { $seat } ogląda na spodzie talii { CASE($card, "accusative") }.
brief-dominion-looked_below-card = { $seat }: na spodzie { $card }
event-dominion-embargoed =
    { $count ->
        [1] { $seat } kładzie żeton Embarga na stosie { $card }.
       *[other] { $seat } kładzie żeton Embarga na stosie { $card } (razem: { $count }).
    }
brief-dominion-embargoed = { $seat }: żeton Embarga na stosie { $card }
event-dominion-returned = { $seat } oddaje do zasobów { CASE($cards, "accusative") }.
brief-dominion-returned = { $seat }: oddaje { CASE($cards, "accusative") }
event-dominion-plundered = { $seat } kładzie żeton monety na podkładce Okrętu pirackiego (razem: { $count }).
brief-dominion-plundered = { $seat }: żeton monety (razem: { $count })
reason-all_or_none = Wybierz wszystkie te karty albo żadnej.

## Poczekalnia

setting-dominion-kingdom-High_Seas = Pełne morze
setting-dominion-kingdom-Buried_Treasure = Zakopany skarb
setting-dominion-kingdom-Shipwrecks = Wraki statków
setting-dominion-kingdom-Reach_for_Tomorrow = Sięgnij po jutro
setting-dominion-kingdom-Repetition = Powtórka
setting-dominion-kingdom-Give_and_Take = Dawanie i branie
setting-dominion-seaside = Karty dodatku Przystań
setting-dominion-seaside-0 = { dominion-weight-0 }
setting-dominion-seaside-1 = { dominion-weight-1 }
setting-dominion-seaside-2 = { dominion-weight-2 }
setting-dominion-seaside-3 = { dominion-weight-3 }
setting-dominion-pick_seaside = Dodaj (Przystań)
setting-dominion-veto_seaside = Wyklucz (Przystań)

## Obraz i jego opis

dominion-described-pirate = , żetony Okrętu pirackiego: { $count }
dominion-described-embargo = { " " }(żetony Embarga: { $count })

## Stałe polecenia, przypomnienia, punkty

order-dominion-treasury = Każdą Skarbnicę kładź z powrotem na talię
missing-dominion-save = karta do odłożenia
missing-dominion-return = karty do oddania
