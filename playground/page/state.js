// The page's state: the world of the server, the current person and place, and read messages.

export const world = {
  people: [], bot: null, moderator: "", online: false, guilds: new Map(), channels: new Map(),
  messages: new Map(), commands: {}, violations: [], skew: 0, ahead: 0, typing: new Map(),
  tastes: {}, absent: {}, locales: [],
};
export const DIRECT = "@me"; // the place of direct messages, instead of a server
const BITS = { manage_channels: 1n << 4n, view_channel: 1n << 10n, send_messages: 1n << 11n, use_application_commands: 1n << 31n, create_public_threads: 1n << 35n, create_private_threads: 1n << 36n, send_messages_in_threads: 1n << 38n };
export const here = { person: "", guild: "", channel: "" };

const listeners = new Map();
const READ = "playground.read";
const PLACE = "playground.place";
let read = {};
let wanted = null; // the place to open once it exists

/** Call `listener` after changes of these kinds. */
export function on(kinds, listener) {
  for (const kind of kinds.split(" ")) listeners.set(kind, [...(listeners.get(kind) ?? []), listener]);
}

/** Call the listeners of a kind of change. */
export function changed(kind, data) {
  for (const listener of listeners.get(kind) ?? []) listener(data);
}

/** Replace the state by the server's. */
export function take(state) {
  Object.assign(world, { people: state.people, bot: state.bot, moderator: state.moderator, online: state.online });
  Object.assign(world, { commands: state.commands, violations: state.violations, tastes: state.tastes, absent: state.absent, locales: state.locales });
  TAKERS.clock(state);
  world.guilds = new Map(state.guilds.map((guild) => [guild.id, guild]));
  world.channels = new Map(state.channels.map((channel) => [channel.id, channel]));
  world.messages = new Map(Object.entries(state.messages).map(([id, list]) => [id, new Map(list.map((record) => [record.message.id, record]))]));
  read = JSON.parse(localStorage.getItem(READ) ?? "{}");
  const place = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  const known = (map, id) => (map.has(id) ? id : undefined);
  here.person = world.people.find((person) => person.id === place.person)?.id ?? world.people[0].id;
  here.guild = place.guild ?? "";
  here.channel = known(world.channels, place.channel) ?? "";
  settle();
}

/** Move the person to a visible channel, or at least to a server. */
function settle() {
  const channel = world.channels.get(here.channel);
  // The last channel may be deleted, or hidden from the current person.
  if (channel && may("view_channel", channel)) { here.guild = channel.guild_id ?? DIRECT; return; }
  if (here.guild !== DIRECT && !world.guilds.has(here.guild)) here.guild = [...world.guilds.keys()][0];
  here.channel = channelsOf(here.guild)[0]?.id ?? "";
}

const TAKERS = {
  message: (record) => messagesOf(record.message.channel_id).set(record.message.id, record),
  gone: (where) => messagesOf(where.channel_id).delete(where.id),
  channel: (channel) => { world.channels.set(channel.id, channel); settle(); },
  "channel-gone": ({ id }) => {
    // A deleted thread leads back to its channel, so move before deleting it.
    if (here.channel === id) here.channel = world.channels.get(id)?.parent_id ?? "";
    world.channels.delete(id);
    world.messages.delete(id);
    settle();
  },
  tastes: (tastes) => { world.tastes[tastes.id] = tastes; },
  absent: (absence) => { world.absent[absence.id] = absence.users; },
  guild: (guild) => world.guilds.set(guild.id, guild),
  commands: (scope) => { world.commands[scope.scope] = scope.commands; },
  violation: (violation) => world.violations.push(violation),
  cleared: () => { world.violations = []; },
  bot: (told) => { world.online = told.online; },
  clock: (told) => { world.skew = told.now - Date.now() / 1000; world.ahead = told.ahead; },
  // Discord shows "is typing" for about this long.
  typing: (told) => world.typing.set(told.channel_id, Date.now() + 9000),
};

/** Apply one change from the server. */
export function receive({ kind, data }) {
  TAKERS[kind]?.(data);
  changed(kind, data);
  // The websocket often reports a new thing later than the answer.
  if (wanted && isKnown(wanted)) go(wanted);
}

/** The server's time in seconds. */
export const now = () => Date.now() / 1000 + world.skew;

function messagesOf(channel) {
  if (!world.messages.has(channel)) world.messages.set(channel, new Map());
  return world.messages.get(channel);
}

/** Return a user or the bot. */
export const user = (id) => (world.bot.id === id ? world.bot : world.people.find((person) => person.id === id));

/** The current person. */
export const me = () => user(here.person);

export const PRIVATE_THREAD = 12;
export const isForum = (channel) => channel.type === 15;
export const isThread = (channel) => channel.type >= 10 && channel.type <= 12;

/** Return true if a user is in a server. */
export const isIn = (guild, person = here.person) => !(world.absent[guild] ?? []).includes(person);

/** Return the members of a server (or of direct messages), the bot last. */
export const members = (guild = here.guild) => [...world.people, world.bot].filter((each) => (guild === DIRECT ? each.bot || each.id === here.person : isIn(guild, each.id)));

/** Return a user's permissions in a channel. A public thread has its parent's. */
export const rights = (channel, person = here.person) => BigInt((channel.rights ?? world.channels.get(channel.parent_id)?.rights)?.[person] ?? 0);

/** Return true if a user has a permission in a channel. */
export const may = (what, channel, person = here.person) => (rights(channel, person) & BITS[what]) !== 0n;

/** Return true if a user can write in a channel or thread. */
export const mayWrite = (channel) => !isForum(channel) && may(isThread(channel) ? "send_messages_in_threads" : "send_messages", channel);

/** Return the name of a channel. Direct messages have the other's name. */
export const named = (channel) => channel.name ?? world.bot.global_name;

const seenBy = (channel, person = here.person) => may("view_channel", channel, person);

/** Return a server's visible channels, in order, without threads. */
export const channelsOf = (guild) => [...world.channels.values()].filter((each) => (each.guild_id ?? DIRECT) === guild && !isThread(each) && seenBy(each)).sort((a, b) => a.position - b.position);

/** Return a channel's visible threads, newest first. */
export const threadsOf = (channel) => [...world.channels.values()].filter((each) => isThread(each) && each.parent_id === channel && seenBy(each)).sort((a, b) => compare(b.id, a.id));

/** Return the messages of a channel that a person sees, oldest first. */
export function visible(channel, person = here.person) {
  return [...messagesOf(channel).values()].filter((record) => !record.only_for || record.only_for === person);
}

/** Compare two ids, which exceed the precision of numbers. */
export const compare = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

const lastRead = (person, channel) => read[person]?.[channel] ?? "0";

/** Record that a person has read a channel to its end. */
export function markRead() {
  const last = visible(here.channel).at(-1);
  if (!last || compare(last.message.id, lastRead(here.person, here.channel)) <= 0) return;
  read[here.person] = { ...read[here.person], [here.channel]: last.message.id };
  localStorage.setItem(READ, JSON.stringify(read));
  changed("read");
}

/** Return whether a channel has unread messages for a person, and the number of unread pings. */
export function unread(channel, person = here.person) {
  const fresh = visible(channel, person).filter((record) => compare(record.message.id, lastRead(person, channel)) > 0 && record.message.author.id !== person);
  return { any: fresh.length > 0, pings: fresh.filter((record) => record.pings.includes(person)).length };
}

/** Return the number of a person's unread pings, in one guild or everywhere. */
export function pings(person, guild) {
  const channels = [...world.channels.values()].filter((channel) => (!guild || (channel.guild_id ?? DIRECT) === guild) && seenBy(channel, person));
  return channels.reduce((sum, channel) => sum + unread(channel.id, person).pings, 0);
}

const isKnown = (to) => (!to.channel || world.channels.has(to.channel)) && (!to.guild || to.guild === DIRECT || world.guilds.has(to.guild));

/** Change the person or the place. A place that is still being created opens once it exists. */
export function go(to) {
  wanted = isKnown(to) ? null : to;
  if (wanted) return;
  Object.assign(here, to);
  if (to.guild) here.channel = to.channel || "";
  settle();
  localStorage.setItem(PLACE, JSON.stringify(here));
  changed("place");
}
