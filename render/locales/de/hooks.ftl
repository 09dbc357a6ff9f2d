# Webhooks und die Seite der Tische eines Servers.

command-setup-hooks = Ereignisse an den Tischen an eigene Programme senden
command-setup-hooks-add = Einen Webhook anlegen: eine Adresse, die jedes Ereignis bekommt
command-setup-hooks-list = Webhooks zeigen, und was nicht zugestellt wurde
command-setup-hooks-remove = Einen Webhook entfernen
command-setup-hooks-test = Ein Testereignis an einen Webhook senden
command-setup-hooks-page = Eigene Programme die Tische lesen lassen, als JSON und als Bilder
param-hook-url = Die Adresse des Programms, das die Ereignisse bekommt
param-hook-restricted = Auch Tische in Kanälen, die nicht alle sehen können
param-hook = Die Nummer des Webhooks in der Liste
param-page-on = Die Seite mit einem neuen Schlüssel öffnen oder sie schließen
hooks-added =
    Webhook { $hook } sendet die Ereignisse an den Tischen dieses Servers an `{ $host }`. Der Empfänger prüft jede Signatur mit diesem Schlüssel:
    ||`{ $signing }`||
    Ich zeige den Schlüssel nur einmal. `/setup hooks test hook:{ $hook }` sendet ein Testereignis.
hooks-removed = Webhook { $hook } ist entfernt und bekommt nichts mehr.
hooks-heading = ### Webhooks
hooks-none = Es gibt keine Webhooks. `/setup hooks add` legt einen an.
hooks-works = Zurzeit gibt es keine Probleme bei der Zustellung.
hooks-fails = ⚠ { $why } Nächster Versuch: { $when }.
hooks-gone = ⚠ Die Adresse nimmt keine Ereignisse mehr an, deshalb sende ich keine. Entferne den Webhook.
hooks-lost =
    { $count ->
        [one] ⚠ Ein Ereignis wurde aufgegeben, { $when }.
       *[other] ⚠ { $count } Ereignisse wurden aufgegeben, das letzte { $when }.
    }
hooks-restricted = Kanäle, die nicht alle sehen können, gehören dazu.
hooks-test = Testen
hooks-remove = Einen Webhook entfernen …
hooks-tested = Webhook { $hook } hat das Testereignis angenommen.
hooks-test-failed = Webhook { $hook } hat das Testereignis nicht angenommen. { $why }
hooks-page =
    { $on ->
        [yes] **Seite der Tische:** offen
       *[no] **Seite der Tische:** geschlossen
    }
hooks-page-opened =
    Deine Programme können `/tables/{ $server }/NUMMER.json` und `.png` unter der Adresse meines Betreibers lesen, mit der Kopfzeile `Authorization: Bearer` und diesem Schlüssel:
    ||`{ $token }`||
    Ich zeige den Schlüssel nur einmal. Ein früherer gilt nicht mehr.
hooks-page-closed = Die Seite der Tische ist geschlossen, und ihr Schlüssel gilt nicht mehr.
hooks-page-unserved = ⚠ Mein Betreiber bietet diese Seiten gerade nicht an (`OPS_PORT`).
hook-fault-address = Die Adresse liegt nicht im öffentlichen Internet.
hook-fault-name = Der Name der Adresse ist unbekannt.
hook-fault-connection = Die Verbindung ist missglückt.
hook-fault-certificate = Das Zertifikat der Adresse ist ungültig.
hook-fault-timeout = Die Antwort kam nicht rechtzeitig.
hook-fault-redirect = Die Antwort war eine Weiterleitung ({ $status }), und ich folge keiner.
hook-fault-status = Die Antwort hatte den Status { $status }.
hook-fault-gone = Die Adresse nimmt keine Ereignisse mehr an (410).
refused-hook_url = Das ist keine gültige Adresse. Schreibe sie wie `https://example.org/games`, ohne Benutzernamen, mit höchstens 500 Zeichen.
refused-hook_known = Diese Adresse ist schon ein Webhook. `/setup hooks list` zeigt alle.
refused-too_many_hooks =
    { $most ->
        [one] Dieser Server kann einen Webhook haben. Entferne ihn zuerst.
       *[other] Dieser Server kann { $most } Webhooks haben. Entferne zuerst einen.
    }
refused-no_hook = Hier gibt es keinen Webhook { $hook }. `/setup hooks list` zeigt die Nummern.
refused-hook_gone = Diese Adresse nimmt keine Ereignisse mehr an. Entferne den Webhook und lege ihn neu an.
