# Dôvody počítača v hre Catan: pol vety na každý.

because-catan-numbers = { $rolls } na jednej križovatke
because-catan-new_kinds = nové: { $card }
because-catan-harbour = { catan-harbour }
because-catan-doubled = po dve karty za { $rolls }
because-catan-towards = smerom ku križovatke s číslami { $rolls }
because-catan-longest = blízko najdlhšej obchodnej cesty, dĺžka { $length }
because-catan-harmless = nikomu neškodí
because-catan-blocks = blokuje { $number } ({ $seats })
because-catan-leader = { $owner } vedie: { some-points }
because-catan-lacking = vlastné miesta nedávajú { CASE($card, "accusative") }
because-catan-scarce = vlastné miesta málokedy dávajú { CASE($card, "accusative") }
because-catan-plenty = vlastné miesta dávajú skôr { CASE($give, "accusative") } než { CASE($get, "accusative") }
because-catan-dear = ponuka žiadala viac kariet, než dávala
because-catan-near_victory = { $owner } je blízko víťazstva: { some-points }
because-catan-bank_alone = ľahký počítač obchoduje len s bankou
because-catan-spare = vlastné miesta najčastejšie dávajú { CASE($card, "accusative") }
because-catan-saves =
    { $goal ->
        [settlement] šetrí na dedinu
        [city] šetrí na mesto
        [road] šetrí na cestu
       *[other] šetrí na akčnú kartu
    }
because-catan-no_site = niet voľnej križovatky na stavbu
because-catan-any_card = rytieri a body, ktoré nikto nezastaví
because-catan-freed = zaháňa zlodeja z vlastného políčka
because-catan-army = rytier číslo { $count } na ceste k najväčšiemu vojsku
