# Správy všetkých hier.

seat = Hráč { $letter }
list-comma = { ", " }
list-semicolon = { "; " }
list-plus = { " + " }
list-between = { " · " }
list-times = { $count }× { $thing }

because-kernel-searched = v skúšobných partiách to vyšlo lepšie
because-kernel-rash = bez prezretia všetkých miest
some-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
event-kernel-started = Partia sa začala.
event-kernel-ended = Náhodné číslo tejto partie je { $seed }. Ktokoľvek si ju s ním môže prehrať znova a overiť losovanie.
event-kernel-turn_restarted = Ťah sa začína odznova. Všetko pred ním ostáva bez zmeny.
brief-kernel-turn_restarted = Ťah sa začína odznova
event-kernel-undone = { $seat } berie späť posledný krok.
brief-kernel-undone = { $seat }: posledný krok vzatý späť
event-kernel-seated = { $seat } odteraz hrá na tomto mieste.
event-kernel-seated-how-away = { $seat } je preč. Zatiaľ hrá počítač.
event-kernel-seated-how-back = { $seat } je späť a hrá ďalej.
event-kernel-seated-how-person = { $seat } preberá miesto.
event-kernel-seated-how-computer = { $seat } (počítač) preberá miesto.

reason-not_asked = Teraz nemáš čo vyberať.
reason-unknown_option = „{ $option }“ nie je medzi tvojimi možnosťami. Vyber si z návrhov.
reason-type_on = To nie je voľba, ale koniec zoznamu. Napíš viac slov a potom si vyber z návrhov.
reason-not_clear = „{ $option }“ nie je jednoznačné. Napíš viac alebo niektorú z možností: { $found }.
reason-too_few =
    { $least ->
        [one] Vyber aspoň { $least } možnosť. Zatiaľ: { $got }.
        [few] Vyber aspoň { $least } možnosti. Zatiaľ: { $got }.
       *[other] Vyber aspoň { $least } možností. Zatiaľ: { $got }.
    }
reason-too_many =
    { $most ->
        [one] Vyber iba { $most } možnosť. Teraz: { $got }.
        [few] Vyber najviac { $most } možnosti. Teraz: { $got }.
       *[other] Vyber najviac { $most } možností. Teraz: { $got }.
    }
reason-over_limit =
    { $most ->
        [one] „{ $option }“ možno vybrať iba raz.
        [few] „{ $option }“ možno vybrať najviac { $most } razy.
       *[other] „{ $option }“ možno vybrať najviac { $most }-krát.
    }
reason-malformed = Toto neviem prečítať ako voľbu. Vyber si z návrhov.
reason-unknown_field = Táto voľba nemá časť „{ $field }“.
reason-fields_needed = Uveď každú časť odpovede: { $fields }.
reason-over = Táto partia sa skončila.
reason-nothing_to_undo = Nemáš čo vziať späť.
reason-too_far = „{ $option }“ prichádza priskoro: kroky pred tým ešte nie sú známe.
reason-cannot_pay = Toto nemôžeš zaplatiť.

## Textový opis

alt-options =
    { $left ->
        [0] Môžeš vybrať: { $options }.
        [one] Môžeš vybrať: { $options } a ešte { $left } ďalšiu možnosť.
        [few] Môžeš vybrať: { $options } a ešte { $left } ďalšie možnosti.
       *[other] Môžeš vybrať: { $options } a ešte { $left } ďalších možností.
    }
end-told =
    { $sources ->
        [yes] { $rank }. { $name }: { $score } ({ $parts }).
       *[no] { $rank }. { $name }: { $score }.
    }
alt-more = Nezmestilo sa sem všetko. Celý opis: /game board text:True
