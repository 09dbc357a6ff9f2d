"""A Discord of one's own on localhost: the REST routes and the gateway that the bot uses, and a page to play on.

    server = Playground(port=8484, token=None, store=None)      # without a token a new secret one
    await server.start()        # OSError if the port is taken
    server.url                  # "http://127.0.0.1:8484"; the API is at url + "/api/v10"
    server.token                # what the bot logs in with
    server.clock()              # the time there; a bot in the same process goes by it
    await server.close()

It is bound to this machine and turns away what another web page sends. It refuses what Discord would refuse, with
Discord's codes, and keeps a list of `violations`: what a well-behaved bot never does (an invalid body, no answer
within three seconds, a second first answer, an unknown route).

There is one guild with three channels, and Ada (who may manage it), Ben, Cleo, Dora, Emil and Fay. Tests drive it
with `Person`, which uses the controls below `/playground/api` (all JSON; an error is `{"error": sentence}` and 400).
`channel` is an id or a name, "stammtisch" if left out; `name` is a person's, `guild` an id, the first if left out.

    GET    /state                              everything, for the page
    GET    /live                               a websocket with every change
    GET    /people  /channels                  who and where
    GET    /people/{name}/messages             ?channel= &since=<version> &timeout=: what a person sees there
    POST   /people/{name}/messages             {channel, content}: write an ordinary message
    DELETE /people/{name}/messages/{message}   one's own, an ephemeral one for oneself, any as Ada
    GET    /people/{name}/commands             ?channel=: what a person may call
    POST   /people/{name}/command              {channel, command: "game move", options: {...}}
    POST   /people/{name}/autocomplete         {channel, command, options, focused}
    POST   /people/{name}/press                {message, custom_id, values?, stale?}: a button or a select
    POST   /people/{name}/submit               {interaction, values}: the modal that an interaction opened
           These four wait for the bot's first answer: {status: "answered" | "failed", answer: callback type,
           shown: the message, modal, choices, acknowledged_ms}.
    GET    /interactions                       all of them, with acknowledged_ms, shown_ms (the channel's next change)
                                               and pictured_ms (the next picture there that everybody sees)
    GET    /calls                              every API request: line, status, code, ms
    GET    /violations   DELETE /violations
    POST   /faults                             {path: regex in "POST /channels/1/messages", times, status, code,
                                               retry_after, is_global, delay, cut: "close" | "reset", lost}: coming
                                               requests fail, come late, or lose their connection; `lost` ones take
                                               effect and fail all the same. DELETE calls it off.
    POST   /gateway                            {how: "drop" | "reconnect" | "invalidate"}
    POST   /clock                              {forward: seconds}: winds the clock; ages clicks, tokens, messages
    POST   /quotas                             {strict: true}: refuse what is faster than Discord's quotas
    POST   /permissions                        {channel?, name?, deny?: ["send_messages", ...], allow?}: what the bot,
                                               a person or "everyone" may do there; without lists as before
    POST   /thread                             {channel, archived?, locked?}
    POST   /channels                           {guild?, name}: another channel
    DELETE /channels/{channel}                 a channel with its threads, or a thread
    POST   /guilds                             {name}: add the bot to another guild
    POST   /guilds/{guild}                     {locale}: the guild's language
    POST   /members                            {guild?, name, here}: leave or join; "Stammtisch" is the bot
    POST   /people/{name}/settings             {locale?, direct?}: a language, whether direct messages arrive
    POST   /people/{name}/direct               the channel of a person's direct messages with the bot
"""

from playground.person import Answer, Failed, Person, Refusal, Seen
from playground.server import Playground

__all__ = ["Answer", "Failed", "Person", "Playground", "Refusal", "Seen"]
