"""A local Discord: the REST routes and the gateway that the bot uses, and a page to play on.

    server = Playground(port=8484, token=None, store=None)      # None: a new secret token
    await server.start()        # OSError if the port is taken
    server.url                  # "http://127.0.0.1:8484"; the API is at url + "/api/v10"
    server.token                # the bot's token
    server.clock()              # its time, also for a bot in the same process
    await server.close()

It listens on this machine only and rejects requests from other web pages. It refuses what Discord refuses, with
Discord's codes, and keeps a list of `violations`, which a correct bot never causes (an invalid body, no answer within
three seconds, a second first answer, an unknown route).

There is one guild with three channels, with Ada (who manages it), Ben, Cleo, Dora, Emil and Fay. Tests use it through
`Person`, which calls the controls below `/playground/api` (all JSON; an error is `{"error": sentence}` and 400).
`channel` is an id or a name (default "stammtisch"), `name` a person's name, `guild` an id (default the first).

    GET    /state                              everything, for the page
    GET    /live                               a websocket with every change
    GET    /people  /channels                  the people, the channels
    GET    /people/{name}/messages             ?channel= &since=<version> &timeout=: messages that a person sees,
                                               with `since` as soon as one has changed, and only those that have
    POST   /people/{name}/messages             {channel, content}: write an ordinary message
    DELETE /people/{name}/messages/{message}   an own one, an ephemeral one, or any as Ada
    GET    /people/{name}/commands             ?channel=: commands that a person can call
    POST   /people/{name}/command              {channel, command: "game move", options: {...}}
    POST   /people/{name}/autocomplete         {channel, command, options, focused}
    POST   /people/{name}/press                {message, custom_id, values?, stale?}: a button or a select
    POST   /people/{name}/submit               {interaction, values}: the modal that an interaction opened
           These four wait for the bot's first answer: {status: "answered" | "failed", answer: callback type,
           shown: the message, modal, choices, acknowledged_ms}.
    GET    /interactions                       all of them, with acknowledged_ms, shown_ms (the channel's next change)
                                               and pictured_ms (the next public picture there)
    GET    /calls                              every API request: line, status, code, ms
    GET    /violations   DELETE /violations
    POST   /faults                             {path: regex in "POST /channels/1/messages", times, status, code,
                                               retry_after, is_global, delay, cut: "close" | "reset", lost}: the next
                                               requests fail, come late, or lose their connection; `lost` ones take
                                               effect and fail. DELETE removes the faults.
    POST   /gateway                            {how: "drop" | "reconnect" | "invalidate"}
    POST   /clock                              {forward: seconds}: advance the clock; ages clicks, tokens, messages
    POST   /quotas                             {strict: true}: enforce Discord's quotas
    POST   /permissions                        {channel?, name?, deny?: ["send_messages", ...], allow?}: permissions
                                               of the bot, a person or "everyone"; without lists: reset them
    POST   /thread                             {channel, archived?, locked?, tags?: ids of the tags of a post}
    POST   /channels                           {guild?, name, forum?}: create a channel, or a forum
    POST   /forum                              {channel, tags?: [{id?, name, moderated?}, ...], require_tag?}
    POST   /people/{name}/posts                {channel, name, content, tags?}: open a post of a forum
    DELETE /channels/{channel}                 a channel with its threads, or a thread
    POST   /guilds                             {name}: add the bot to another guild
    POST   /guilds/{guild}                     {locale}: the guild's language
    POST   /members                            {guild?, name, here}: leave or join; "Stammtisch" is the bot
    POST   /people/{name}/settings             {locale?, direct?}: the language, and whether to accept direct messages
    POST   /people/{name}/direct               the channel of a person's direct messages with the bot
"""

from playground.person import Answer, Failed, Person, Refusal, Seen
from playground.server import Playground

__all__ = ["Answer", "Failed", "Person", "Playground", "Refusal", "Seen"]
