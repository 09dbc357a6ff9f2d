# Webhooki i strona stołów serwera.

command-setup-hooks = Wysyłaj zdarzenia przy stołach do własnych programów
command-setup-hooks-add = Dodaj webhook: adres, który dostaje każde zdarzenie
command-setup-hooks-list = Pokaż webhooki i to, czego nie dostarczono
command-setup-hooks-remove = Usuń webhook
command-setup-hooks-test = Wyślij zdarzenie próbne do webhooka
command-setup-hooks-page = Pozwól własnym programom czytać stoły jako JSON i obrazy
param-hook-url = Adres programu, który dostaje zdarzenia
param-hook-restricted = Także stoły na kanałach, których nie wszyscy widzą
param-hook = Numer webhooka na liście
param-page-on = Otwórz stronę z nowym kluczem albo ją zamknij
hooks-added =
    Webhook { $hook } wysyła zdarzenia przy stołach tego serwera do `{ $host }`. Odbiorca sprawdza każdy podpis tym kluczem:
    ||`{ $signing }`||
    Pokazuję klucz tylko raz. `/setup hooks test hook:{ $hook }` wysyła zdarzenie próbne.
hooks-removed = Webhook { $hook } jest usunięty i nic więcej nie dostanie.
hooks-heading = ### Webhooki
hooks-none = Nie ma webhooków. `/setup hooks add` dodaje webhook.
hooks-works = Teraz nie ma problemów z doręczaniem.
hooks-fails = ⚠ { $why } Następna próba: { $when }.
hooks-gone = ⚠ Adres nie przyjmuje już zdarzeń, więc ich nie wysyłam. Usuń webhook.
hooks-lost =
    { $count ->
        [one] ⚠ Przepadło jedno zdarzenie, { $when }.
        [few] ⚠ Przepadły { $count } zdarzenia, ostatnie { $when }.
       *[many] ⚠ Przepadło { $count } zdarzeń, ostatnie { $when }.
    }
hooks-restricted = Obejmuje też kanały, których nie wszyscy widzą.
hooks-test = Wypróbuj
hooks-remove = Usuń webhook …
hooks-tested = Webhook { $hook } przyjął zdarzenie próbne.
hooks-test-failed = Webhook { $hook } nie przyjął zdarzenia próbnego. { $why }
hooks-page =
    { $on ->
        [yes] **Strona stołów:** otwarta
       *[no] **Strona stołów:** zamknięta
    }
hooks-page-opened =
    Twoje programy mogą czytać `/tables/{ $server }/NUMER.json` i `.png` pod adresem mojego operatora, z nagłówkiem `Authorization: Bearer` i tym kluczem:
    ||`{ $token }`||
    Pokazuję klucz tylko raz. Wcześniejszy już nie działa.
hooks-page-closed = Strona stołów jest zamknięta, a jej klucz już nie działa.
hooks-page-unserved = ⚠ Mój operator nie udostępnia teraz tych stron (`OPS_PORT`).
hook-fault-address = Adres nie należy do publicznego internetu.
hook-fault-name = Nazwa adresu jest nieznana.
hook-fault-connection = Połączenie się nie udało.
hook-fault-certificate = Certyfikat adresu jest nieważny.
hook-fault-timeout = Odpowiedź nie przyszła na czas.
hook-fault-redirect = Odpowiedzią było przekierowanie ({ $status }), a ja za nimi nie podążam.
hook-fault-status = Odpowiedź miała status { $status }.
hook-fault-gone = Adres nie przyjmuje już zdarzeń (410).
refused-hook_url = To nie jest poprawny adres. Napisz go jak `https://example.org/games`, bez nazwy użytkownika, najwyżej 500 znaków.
refused-hook_known = Ten adres jest już webhookiem. `/setup hooks list` pokazuje wszystkie.
refused-too_many_hooks =
    { $most ->
        [one] Ten serwer może mieć jeden webhook. Najpierw go usuń.
        [few] Ten serwer może mieć { $most } webhooki. Najpierw usuń jeden z nich.
       *[many] Ten serwer może mieć { $most } webhooków. Najpierw usuń jeden z nich.
    }
refused-no_hook = Nie ma tu webhooka { $hook }. `/setup hooks list` pokazuje numery.
refused-hook_gone = Ten adres nie przyjmuje już zdarzeń. Usuń webhook i dodaj go ponownie.
