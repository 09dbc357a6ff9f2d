# Razlozi računara u igri Catan: po pola rečenice.

because-catan-numbers = { $rolls } na jednoj raskrsnici
because-catan-new_kinds = novo: { $card }
because-catan-harbour = { catan-harbour }
because-catan-doubled = po dve karte za { $rolls }
because-catan-towards = ka raskrsnici sa brojevima { $rolls }
because-catan-longest = blizu najdužeg puta, dužina { $length }
because-catan-harmless = ne šteti nikome
because-catan-blocks = blokira { $number }: { $seats }
because-catan-leader = { $owner } vodi: { some-points }
because-catan-lacking = sopstvena mesta ne daju { CASE($card, "accusative") }
because-catan-scarce = sopstvena mesta retko daju { CASE($card, "accusative") }
because-catan-plenty = sopstvena mesta češće daju { CASE($give, "accusative") } nego { CASE($get, "accusative") }
because-catan-dear = ponuda je tražila više karata nego što je davala
because-catan-near_victory = { $owner } je blizu pobede: { some-points }
because-catan-bank_alone = računar na lakom nivou trguje samo sa bankom
because-catan-spare = sopstvena mesta najčešće daju { CASE($card, "accusative") }
because-catan-saves =
    { $goal ->
        [settlement] štedi za naselje
        [city] štedi za grad
        [road] štedi za put
       *[other] štedi za razvojnu karticu
    }
because-catan-no_site = nema slobodne raskrsnice za gradnju
because-catan-any_card = vitezovi i poeni koje niko ne može da zaustavi
because-catan-freed = tera razbojnika sa svog polja
because-catan-army = { $count }. vitez na putu do najveće vojske
