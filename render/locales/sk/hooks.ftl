# Webhooky a stránka stolov servera.

command-setup-hooks = Posielať udalosti pri stoloch vlastným programom
command-setup-hooks-add = Pridať webhook: adresu, ktorá dostane každú udalosť
command-setup-hooks-list = Vypísať webhooky a to, čo sa nedoručilo
command-setup-hooks-remove = Odstrániť webhook
command-setup-hooks-test = Poslať webhooku skúšobnú udalosť
command-setup-hooks-page = Dovoliť vlastným programom čítať stoly ako JSON a obrázky
param-hook-url = Adresa programu, ktorý dostane udalosti
param-hook-restricted = Aj stoly v kanáloch, ktoré nevidia všetci
param-hook = Číslo webhooku v zozname
param-page-on = Otvoriť stránku s novým kľúčom alebo ju zatvoriť
hooks-added =
    Webhook { $hook } posiela udalosti pri stoloch tohto servera na `{ $host }`. Príjemca overí každý podpis týmto kľúčom:
    ||`{ $signing }`||
    Kľúč ukážem len raz. `/setup hooks test hook:{ $hook }` pošle skúšobnú udalosť.
hooks-removed = Webhook { $hook } je odstránený a nič viac nedostane.
hooks-heading = ### Webhooky
hooks-none = Nie sú tu žiadne webhooky. `/setup hooks add` pridá webhook.
hooks-works = Doručovanie je teraz bez problémov.
hooks-fails = ⚠ { $why } Ďalší pokus: { $when }.
hooks-gone = ⚠ Adresa už neprijíma udalosti, preto žiadne neposielam. Odstráň webhook.
hooks-lost =
    { $count ->
        [one] ⚠ Stratila sa jedna udalosť, { $when }.
        [few] ⚠ Stratili sa { $count } udalosti, posledná { $when }.
       *[other] ⚠ Stratilo sa { $count } udalostí, posledná { $when }.
    }
hooks-restricted = Zahŕňa aj kanály, ktoré nevidia všetci.
hooks-test = Vyskúšať
hooks-remove = Odstrániť webhook …
hooks-tested = Webhook { $hook } prijal skúšobnú udalosť.
hooks-test-failed = Webhook { $hook } neprijal skúšobnú udalosť. { $why }
hooks-page =
    { $on ->
        [yes] **Stránka stolov:** otvorená
       *[no] **Stránka stolov:** zatvorená
    }
hooks-page-opened =
    Tvoje programy môžu čítať `/tables/{ $server }/ČÍSLO.json` a `.png` na adrese môjho prevádzkovateľa, s hlavičkou `Authorization: Bearer` a týmto kľúčom:
    ||`{ $token }`||
    Kľúč ukážem len raz. Skorší už neplatí.
hooks-page-closed = Stránka stolov je zatvorená a jej kľúč už neplatí.
hooks-page-unserved = ⚠ Môj prevádzkovateľ tieto stránky teraz neponúka (`OPS_PORT`).
hook-fault-address = Adresa nie je vo verejnom internete.
hook-fault-name = Názov adresy je neznámy.
hook-fault-connection = Spojenie sa nepodarilo.
hook-fault-certificate = Certifikát adresy nie je platný.
hook-fault-timeout = Odpoveď neprišla včas.
hook-fault-redirect = Odpoveďou bolo presmerovanie ({ $status }) a žiadne nenasledujem.
hook-fault-status = Odpoveď mala stav { $status }.
hook-fault-gone = Adresa už neprijíma udalosti (410).
refused-hook_url = To nie je platná adresa. Napíš ju v tvare `https://example.org/games`, bez mena používateľa, najviac 500 znakov.
refused-hook_known = Táto adresa už je webhook. `/setup hooks list` ukáže všetky.
refused-too_many_hooks =
    { $most ->
        [one] Tento server môže mať jeden webhook. Najprv ho odstráň.
        [few] Tento server môže mať { $most } webhooky. Najprv jeden odstráň.
       *[other] Tento server môže mať { $most } webhookov. Najprv jeden odstráň.
    }
refused-no_hook = Webhook { $hook } tu nie je. `/setup hooks list` ukáže čísla.
refused-hook_gone = Táto adresa už neprijíma udalosti. Odstráň webhook a pridaj ho znova.
