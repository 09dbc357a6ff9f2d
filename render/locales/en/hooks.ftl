# Web hooks, and the page of a server's tables.

command-setup-hooks = Send what happens at the tables to your own programs
command-setup-hooks-add = Add a web hook: an address that gets a message for each event
command-setup-hooks-list = List the web hooks, and what wasn't delivered
command-setup-hooks-remove = Remove a web hook
command-setup-hooks-test = Send a test event to a web hook
command-setup-hooks-page = Let your own programs read the tables, as JSON and as pictures
param-hook-url = The address of the program that gets the events
param-hook-restricted = Include tables in channels that not everyone can see
param-hook = The number of the hook in the list
param-page-on = Open the page with a new token, or close it
hooks-added =
    Hook { $hook } sends the events of this server's tables to `{ $host }`. Its receiver checks each signature with this key:
    ||`{ $signing }`||
    I show the key only once. `/setup hooks test hook:{ $hook }` sends a test event.
hooks-removed = Hook { $hook } is removed, and nothing more is sent to it.
hooks-heading = ### Web hooks
hooks-none = There are no hooks. `/setup hooks add` adds one.
hooks-works = No delivery problems now.
hooks-fails = ⚠ { $why } Next try: { $when }.
hooks-gone = ⚠ The address said that it takes no more events, so I send none. Remove the hook.
hooks-lost =
    { $count ->
        [one] ⚠ One event was given up, { $when }.
       *[other] ⚠ { $count } events were given up, the last one { $when }.
    }
hooks-restricted = Channels that not everyone can see are included.
hooks-test = Test
hooks-remove = Remove a hook …
hooks-tested = Hook { $hook } has taken the test event.
hooks-test-failed = Hook { $hook } hasn't taken the test event. { $why }
hooks-page =
    { $on ->
        [yes] **Page of the tables:** open
       *[no] **Page of the tables:** closed
    }
hooks-page-opened =
    Your programs can read `/tables/{ $server }/NUMBER.json` and `.png` from my operator's address, with the header `Authorization: Bearer` and this token:
    ||`{ $token }`||
    I show the token only once. An earlier one no longer works.
hooks-page-closed = The page of the tables is closed, and its token no longer works.
hooks-page-unserved = ⚠ My operator doesn't serve these pages now (`OPS_PORT`).
hook-fault-address = The address isn't on the public internet.
hook-fault-name = The name of the address is unknown.
hook-fault-connection = The connection failed.
hook-fault-certificate = The certificate of the address isn't valid.
hook-fault-timeout = There was no answer in time.
hook-fault-redirect = The answer was a redirect ({ $status }), and I don't follow any.
hook-fault-status = The answer had the status { $status }.
hook-fault-gone = The address takes no more events (410).
refused-hook_url = That isn't a valid address. Use a form like `https://example.org/games`, without a user name, 500 characters at most.
refused-hook_known = This address is already a hook. `/setup hooks list` shows all of them.
refused-too_many_hooks =
    { $most ->
        [one] This server can have one hook. Remove it first.
       *[other] This server can have { $most } hooks. Remove one first.
    }
refused-no_hook = There is no hook { $hook } here. `/setup hooks list` shows the numbers.
refused-hook_gone = This address takes no more events. Remove the hook, and add it again.
