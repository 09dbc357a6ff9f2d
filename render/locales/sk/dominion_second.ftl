# Dominion: druhé vydania základnej sady a Intríg

## Otázky

ask-dominion-artisan-gain = { $seat }, { $card }: ktorú kartu získaš na ruku najviac za ${ $at_most }?
ask-dominion-artisan-put_back = { $seat }, { $card }: ktorú kartu dáš na balíček?
ask-dominion-bandit-trash = { $seat }, { $card }: ktoré zo svojich peňazí zahodíš?
ask-dominion-harbinger-put_back = { $seat }, { $card }: ktorú kartu z odkladacieho balíčka dáš na doberací?
ask-dominion-poacher-discard = { $seat }, { $card }: odlož { dominion-least }.
ask-dominion-sentry-trash = { $seat }, { $card }: ktoré z týchto kariet zahodíš?
ask-dominion-sentry-discard = { $seat }, { $card }: ktoré z ostatných kariet odložíš?
ask-dominion-sentry-put_back = { $seat }, { $card }: v akom poradí karty vrátiš? Prvá bude navrchu.
ask-dominion-vassal-play = { $seat }, { $card }: zahráš odloženú akciu?
ask-dominion-courtier-reveal = { $seat }, { $card }: ktorú kartu odkryješ?
ask-dominion-courtier-choose =
    { $least ->
        [one] { $seat }, { $card }: čo vyberáš?
        [few] { $seat }, { $card }: ktoré { $least } rôzne možnosti vyberáš?
       *[other] { $seat }, { $card }: ktorých { $least } rôznych možností vyberáš?
    }
ask-dominion-diplomat-discard = { $seat }, Diplomat: odlož { dominion-least }.
ask-dominion-lurker-choose = { $seat }, { $card }: čo vyberáš?
ask-dominion-lurker-trash = { $seat }, { $card }: ktorú akciu zo zásoby zahodíš?
ask-dominion-lurker-gain = { $seat }, { $card }: ktorú zahodenú akciu získaš?
ask-dominion-mill-may_discard = { $seat }, { $card }: odložíš dve karty za +$2?
ask-dominion-patrol-put_back = { $seat }, { $card }: v akom poradí karty vrátiš? Prvá bude navrchu.
ask-dominion-replace-trash = { $seat }, { $card }: ktorú kartu zahodíš?
ask-dominion-replace-gain = { $seat }, { $card }: ktorú kartu získaš najviac za ${ $at_most }?
ask-dominion-secret_passage-put_back = { $seat }, { $card }: ktorú kartu dáš do balíčka?
ask-dominion-secret_passage-place = { $seat }, { $card }: kam do balíčka pôjde { $moved }?

## Možnosti

option-dominion-artisan-gain = { option-dominion-buy }
option-dominion-harbinger-put_back-done = Nedať na balíček žiadnu kartu
option-dominion-vassal-play-done = Nezahrať ju
option-dominion-courtier-choose-actions = ⟦dominion-action⟧ +1 akcia
option-dominion-courtier-choose-buys = ⟦dominion-buy⟧ +1 nákup
option-dominion-courtier-choose-coins = ⟦dominion-coins⟧ +$3
option-dominion-courtier-choose-gold = ⟦dominion-gold⟧ Získať Zlaťák
option-dominion-lurker-choose-trash = ⟦dominion-trash⟧ Zahodiť akciu zo zásoby
option-dominion-lurker-choose-gain = Získať zahodenú akciu
option-dominion-lurker-trash = { option-dominion-buy }
option-dominion-replace-gain = { option-dominion-buy }
option-dominion-secret_passage-place =
    { $above ->
        [0] Navrch
       *[other] { $below ->
            [0] Naspodok
           *[other] { $above ->
                [one] Pod { $above } kartu zvrchu
                [few] Pod { $above } karty zvrchu
               *[other] Pod { $above } kariet zvrchu
            }
        }
    }
step-dominion-1-base_second = Základná sada, druhé vydanie
step-dominion-1-intrigue_second = Intrigy, druhé vydanie
thing-dominion-options-gold = Zlaťák
thing-dominion-options-gain = získanie
    .accusative = získanie

## Udalosti

event-dominion-tucked = { $seat } vyberá karte miesto v balíčku.
brief-dominion-tucked = { "" }
event-dominion-tucked-above =
    { $above ->
        [0] { $seat } necháva { CASE($card, "accusative") } na vrchu balíčka.
        [one] { $seat } dáva { CASE($card, "accusative") } pod { $above } kartu z vrchu balíčka.
        [few] { $seat } dáva { CASE($card, "accusative") } pod { $above } karty z vrchu balíčka.
       *[other] { $seat } dáva { CASE($card, "accusative") } pod { $above } kariet z vrchu balíčka.
    }
brief-dominion-tucked-above =
    { $above ->
        [0] { $seat }: { $card } na vrchu balíčka
        [one] { $seat }: { $card } pod { $above } kartou
        [few] { $seat }: { $card } pod { $above } kartami
       *[other] { $seat }: { $card } pod { $above } kartami
    }
event-dominion-trashed-source-supply = { $seat } zahadzuje zo zásoby { CASE($cards, "accusative") }.
brief-dominion-trashed-source-supply = { $seat }: zahadzuje zo zásoby { CASE($cards, "accusative") }

## Lobby

setting-dominion-kingdom-First_Game_II = Prvá hra (2. vydanie)
setting-dominion-kingdom-Size_Distortion_II = V premene (2. vydanie)
setting-dominion-kingdom-Deck_Top = Vrch balíčka
setting-dominion-kingdom-Sleight_of_Hand = Šikovné ruky
setting-dominion-kingdom-Improvements = Vylepšenia
setting-dominion-kingdom-Silver_and_Gold = Strieborniaky a Zlaťáky
setting-dominion-kingdom-Victory_Dance_II = Víťazný tanec (2. vydanie)
setting-dominion-kingdom-The_Plot_Thickens = Zápletka hustne
setting-dominion-kingdom-Best_Wishes_II = Najlepšie priania (2. vydanie)
setting-dominion-kingdom-Underlings_II = Podriadení (2. vydanie)
setting-dominion-kingdom-Grand_Scheme = Veľký plán
setting-dominion-kingdom-Deconstruction_II = Demontáž (2. vydanie)
dominion-edition-first = Prvé vydanie
dominion-edition-second = Druhé vydanie
dominion-edition-both = Obe vydania
setting-dominion-base_second = Vydanie základnej sady (náhodné karty)
setting-dominion-base_second-first = { dominion-edition-first }
setting-dominion-base_second-second = { dominion-edition-second }
setting-dominion-base_second-both = { dominion-edition-both }
setting-dominion-pick_base_second = Zahrnúť (základná sada, 2. vydanie)
setting-dominion-veto_base_second = Vylúčiť (základná sada, 2. vydanie)
setting-dominion-intrigue_second = Vydanie Intríg (náhodné karty)
setting-dominion-intrigue_second-first = { dominion-edition-first }
setting-dominion-intrigue_second-second = { dominion-edition-second }
setting-dominion-intrigue_second-both = { dominion-edition-both }
setting-dominion-pick_intrigue_second = Zahrnúť (Intrigy, 2. vydanie)
setting-dominion-veto_intrigue_second = Vylúčiť (Intrigy, 2. vydanie)

## Pripomienky

missing-dominion-reveal = karta, ktorú odkryješ
missing-dominion-place = miesto v balíčku

## Pravidlá

rules-dominion-topics-base_second = editions
rules-dominion-editions-title = Prvé a druhé vydanie
rules-dominion-editions =
    Druhé vydania základnej sady a Intríg (2016) vynechávajú po šesť kariet a pridávajú po sedem nových. V lobby si vyberieš, z ktorého vydania sú náhodné karty, alebo obe. Odporúčaná sada má vždy svoje karty.
    Karta, ktorá je v oboch vydaniach, má pri každom stole pravidlá prvého: ak môžeš, musíš Trónnou sálou zahrať kartu a Baňou a Úžerníkom kartu zahodiť; pri Maškaráde hráč bez kariet žiadnu nepodá, ale kartu dostane.
