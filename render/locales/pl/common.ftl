# Wiadomości wspólne dla wszystkich gier.

seat = { $letter }
list-comma = { ", " }
list-semicolon = { "; " }
list-between = { " · " }
list-plus = { " + " }
list-times = { $count } × { $thing }

because-kernel-searched = w partiach rozegranych na próbę wypada lepiej
because-kernel-rash = bez sprawdzania wszystkich miejsc
some-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
event-kernel-started = Partia się zaczęła.
event-kernel-ended = Liczba losowa tej partii: { $seed }. Każdy może odtworzyć z nią partię i sprawdzić losowanie.
event-kernel-turn_restarted = Ruch zaczyna się od nowa. Wcześniejsze ruchy się nie zmieniły.
brief-kernel-turn_restarted = Ruch zaczyna się od nowa
event-kernel-undone = { $seat } cofa ostatni krok.
brief-kernel-undone = { $seat }: ostatni krok cofnięty
event-kernel-seated = { $seat } gra odtąd na tym miejscu.
event-kernel-seated-how-away = { $seat } ma przerwę. W tym czasie gra komputer.
event-kernel-seated-how-back = { $seat } wraca i gra dalej.
event-kernel-seated-how-person = { $seat } przejmuje miejsce.
event-kernel-seated-how-computer = { $seat } (komputer) przejmuje miejsce.

reason-not_asked = Nie masz teraz nic do wyboru.
reason-unknown_option = Nie możesz wybrać „{ $option }”. Wybierz jedną z sugestii.
reason-type_on = To nie jest wybór, tylko koniec listy. Pisz dalej i wybierz sugestię.
reason-not_clear = „{ $option }” nie jest jednoznaczne. Wpisz więcej albo jedno z tych: { $found }.
reason-too_few =
    { $least ->
        [one] Wybierz co najmniej jedno; wybrane: { $got }.
        [few] Wybierz co najmniej { $least }; wybrane: { $got }.
       *[many] Wybierz co najmniej { $least }; wybrane: { $got }.
    }
reason-too_many =
    { $most ->
        [one] Wybierz tylko jedno; wybrane: { $got }.
        [few] Wybierz najwyżej { $most }; wybrane: { $got }.
       *[many] Wybierz najwyżej { $most }; wybrane: { $got }.
    }
reason-over_limit =
    { $most ->
        [one] „{ $option }” można wybrać tylko raz.
        [few] „{ $option }” można wybrać najwyżej { $most } razy.
       *[many] „{ $option }” można wybrać najwyżej { $most } razy.
    }
reason-malformed = Nie rozpoznaję tego wyboru. Wybierz jedną z sugestii.
reason-unknown_field = Ten wybór nie ma części „{ $field }”.
reason-fields_needed = Podaj każdą część odpowiedzi: { $fields }.
reason-over = Ta partia jest zakończona.
reason-nothing_to_undo = Nie masz nic do cofnięcia.
reason-too_far = „{ $option }” jest za wcześnie: poprzednie kroki nie są jeszcze znane.
reason-cannot_pay = Nie stać cię na to.

## Teksty alternatywne

alt-options =
    { $left ->
        [0] Możesz wybrać: { $options }.
        [one] Możesz wybrać: { $options }; poza tym jeszcze jedno.
        [few] Możesz wybrać: { $options }; poza tym jeszcze { $left }.
       *[many] Możesz wybrać: { $options }; poza tym jeszcze { $left }.
    }
end-told =
    { $sources ->
        [yes] { $rank }. { $name }: { $score } ({ $parts }).
       *[no] { $rank }. { $name }: { $score }.
    }
alt-more = Nie wszystko się tu zmieściło. Cały opis: /game board text:True
