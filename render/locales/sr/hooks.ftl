# Vebhukovi i stranica stolova servera.

command-setup-hooks = Šalji događaje za stolovima svojim programima
command-setup-hooks-add = Dodaj vebhuk: adresu koja dobija svaki događaj
command-setup-hooks-list = Prikaži vebhukove i ono što nije isporučeno
command-setup-hooks-remove = Ukloni vebhuk
command-setup-hooks-test = Pošalji probni događaj vebhuku
command-setup-hooks-page = Dozvoli svojim programima da čitaju stolove kao JSON i slike
param-hook-url = Adresa programa koji dobija događaje
param-hook-restricted = I stolovi u kanalima koje ne vide svi
param-hook = Broj vebhuka na spisku
param-page-on = Otvori stranicu sa novim ključem ili je zatvori
hooks-added =
    Vebhuk { $hook } šalje događaje za stolovima ovog servera na `{ $host }`. Primalac proverava svaki potpis ovim ključem:
    ||`{ $signing }`||
    Ključ prikazujem samo jednom. `/setup hooks test hook:{ $hook }` šalje probni događaj.
hooks-removed = Vebhuk { $hook } je uklonjen i više ništa ne dobija.
hooks-heading = ### Vebhukovi
hooks-none = Nema vebhukova. `/setup hooks add` dodaje vebhuk.
hooks-works = Trenutno nema problema sa isporukom.
hooks-fails = ⚠ { $why } Sledeći pokušaj: { $when }.
hooks-gone = ⚠ Adresa više ne prima događaje, pa ih ne šaljem. Ukloni vebhuk.
hooks-lost =
    { $count ->
        [one] ⚠ Propao je { $count } događaj, poslednji { $when }.
        [few] ⚠ Propala su { $count } događaja, poslednji { $when }.
       *[other] ⚠ Propalo je { $count } događaja, poslednji { $when }.
    }
hooks-restricted = Obuhvata i kanale koje ne vide svi.
hooks-test = Isprobaj
hooks-remove = Ukloni vebhuk …
hooks-tested = Vebhuk { $hook } je primio probni događaj.
hooks-test-failed = Vebhuk { $hook } nije primio probni događaj. { $why }
hooks-page =
    { $on ->
        [yes] **Stranica stolova:** otvorena
       *[no] **Stranica stolova:** zatvorena
    }
hooks-page-opened =
    Tvoji programi mogu da čitaju `/tables/{ $server }/BROJ.json` i `.png` na adresi mog operatera, sa zaglavljem `Authorization: Bearer` i ovim ključem:
    ||`{ $token }`||
    Ključ prikazujem samo jednom. Raniji više ne važi.
hooks-page-closed = Stranica stolova je zatvorena, a njen ključ više ne važi.
hooks-page-unserved = ⚠ Moj operater sada ne nudi ove stranice (`OPS_PORT`).
hook-fault-address = Adresa nije na javnom internetu.
hook-fault-name = Ime adrese je nepoznato.
hook-fault-connection = Veza nije uspela.
hook-fault-certificate = Sertifikat adrese nije važeći.
hook-fault-timeout = Odgovor nije stigao na vreme.
hook-fault-redirect = Odgovor je bio preusmerenje ({ $status }), a ja ih ne pratim.
hook-fault-status = Odgovor je imao status { $status }.
hook-fault-gone = Adresa više ne prima događaje (410).
refused-hook_url = To nije ispravna adresa. Napiši je kao `https://example.org/games`, bez korisničkog imena, najviše 500 znakova.
refused-hook_known = Ova adresa je već vebhuk. `/setup hooks list` prikazuje sve.
refused-too_many_hooks =
    { $most ->
        [one] Ovaj server može da ima { $most } vebhuk. Prvo ukloni jedan.
        [few] Ovaj server može da ima { $most } vebhuka. Prvo ukloni jedan.
       *[other] Ovaj server može da ima { $most } vebhukova. Prvo ukloni jedan.
    }
refused-no_hook = Ovde nema vebhuka { $hook }. `/setup hooks list` prikazuje brojeve.
refused-hook_gone = Ova adresa više ne prima događaje. Ukloni vebhuk i dodaj ga ponovo.
