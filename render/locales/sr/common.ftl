# Poruke svih igara.

seat = Igrač { $letter }
list-comma = { ", " }
list-semicolon = { "; " }
list-between = { " · " }
list-plus = { " + " }
list-times = { $count }× { $thing }

because-kernel-searched = bolje u odigranim probnim partijama
because-kernel-rash = bez pregleda svih mesta
some-points =
    { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
event-kernel-started = Partija počinje.
event-kernel-ended = Slučajni broj ove partije je { $seed }. Svako može njime da ponovi partiju i proveri izvlačenje.
event-kernel-turn_restarted = Potez počinje ispočetka. Sve pre njega ostaje isto.
brief-kernel-turn_restarted = Potez počinje ispočetka
event-kernel-undone = { $seat } poništava poslednji korak.
brief-kernel-undone = { $seat }: poslednji korak poništen
event-kernel-seated = { $seat } sada igra na ovom mestu.
event-kernel-seated-how-away = { $seat } je na odsustvu. Za to vreme igra računar.
event-kernel-seated-how-back = { $seat } ponovo igra.
event-kernel-seated-how-person = { $seat } preuzima mesto.
event-kernel-seated-how-computer = { $seat }, računar, preuzima mesto.

reason-not_asked = Trenutno nemaš šta da biraš.
reason-unknown_option = „{ $option }“ nije među tvojim mogućnostima. Izaberi jedan od predloga.
reason-type_on = To nije izbor, nego kraj spiska. Kucaj dalje, pa izaberi predlog.
reason-not_clear = „{ $option }“ nije dovoljno jasno. Kucaj dalje ili upiši nešto od ovoga: { $found }.
reason-too_few =
    { $least ->
        [1] Izaberi bar jedno; izabrano: { $got }.
       *[other] Izaberi bar { $least }; izabrano: { $got }.
    }
reason-too_many =
    { $most ->
        [1] Izaberi samo jedno; izabrano: { $got }.
       *[other] Izaberi najviše { $most }; izabrano: { $got }.
    }
reason-over_limit =
    { $most ->
        [1] „{ $option }“ možeš da izabereš samo jednom.
        [one] „{ $option }“ možeš da izabereš najviše { $most } put.
        [few] „{ $option }“ možeš da izabereš najviše { $most } puta.
       *[other] „{ $option }“ možeš da izabereš najviše { $most } puta.
    }
reason-malformed = Ovo ne umem da pročitam kao izbor. Izaberi jedan od predloga.
reason-unknown_field = Ovaj izbor nema deo „{ $field }“.
reason-fields_needed = Navedi svaki deo odgovora: { $fields }.
reason-over = Ova partija je gotova.
reason-nothing_to_undo = Nemaš šta da poništiš.
reason-too_far = „{ $option }“ dolazi prerano: koraci pre toga još nisu poznati.
reason-cannot_pay = Nemaš čime da platiš ovo.

## Alternative texts

alt-options =
    { $left ->
        [0] Možeš da izabereš: { $options }.
       *[other] Možeš da izabereš: { $options } i još { $left }.
    }
end-told =
    { $sources ->
        [yes] { $rank }. { $name }: { $score } ({ $parts }).
       *[no] { $rank }. { $name }: { $score }.
    }
alt-more = Ovde nije stalo sve. Ceo opis: /game board text:True
