# Powody komputera w grze Catan: po pół zdania.

because-catan-numbers = { $rolls } na jednym skrzyżowaniu
because-catan-new_kinds = nowe: { $card }
because-catan-harbour = { catan-harbour }
because-catan-doubled = po dwie karty za { $rolls }
because-catan-towards = w stronę skrzyżowania z liczbami { $rolls }
because-catan-longest = blisko Najdłuższej Drogi Handlowej, długość { $length }
because-catan-harmless = nikomu nie szkodzi
because-catan-blocks = blokuje { $number } ({ $seats })
because-catan-leader = { $owner } prowadzi: { some-points }
because-catan-lacking = własne miejsca nie dają { CASE($card, "genitive") }
because-catan-scarce = własne miejsca rzadko dają { CASE($card, "accusative") }
because-catan-plenty = własne miejsca częściej dają { CASE($give, "accusative") } niż { CASE($get, "accusative") }
because-catan-dear = oferta żądała więcej kart, niż dawała
because-catan-near_victory = { $owner } jest blisko zwycięstwa: { some-points }
because-catan-bank_alone = łatwy komputer handluje tylko z bankiem
because-catan-spare = własne miejsca najczęściej dają { CASE($card, "accusative") }
because-catan-saves =
    { $goal ->
        [settlement] zbiera na osadę
        [city] zbiera na miasto
        [road] zbiera na drogę
       *[other] zbiera na kartę rozwoju
    }
because-catan-no_site = brak wolnego skrzyżowania pod budowę
because-catan-any_card = rycerze i punkty, których nikt nie zablokuje
because-catan-freed = wypiera złodzieja z własnego pola
because-catan-army = rycerz numer { $count } w drodze do Najwyższej Władzy Rycerskiej
