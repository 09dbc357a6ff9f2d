// The frame of the messages: servers, channels, people, the bar on top, the banners.
import { clearViolations, wind } from "./api.js";
import { avatar, fill, h, icon, refill } from "./dom.js";
import { addChannel, addServer, showChannel, showPerson, showServer, writeDirectly } from "./settings.js";
import { DIRECT, PRIVATE_THREAD, channelsOf, go, here, isForum, isIn, isThread, me, members, named, now, pings, threadsOf, unread, world } from "./state.js";

const part = (id) => document.getElementById(id);
const badge = (count, label = "mentions") => (count ? h("span", { class: "count", "aria-label": `${count} ${label}` }, String(count)) : null);

/** Draw everything around the messages. */
export function drawFrame() {
  drawRail();
  drawSide();
  drawTop();
  drawClock();
  drawMembers();
  drawBanner();
  const total = pings(here.person);
  const place = world.channels.get(here.channel);
  document.title = `${total ? `(${total}) ` : ""}${place ? named(place) : "Stammtisch"} · ${me().global_name}`;
}

function drawRail() {
  const open = (guild) => (guild === here.guild ? "true" : null);
  const direct = h("button", { class: "guild direct", type: "button", title: "Direct messages", "aria-label": "Direct messages", "aria-current": open(DIRECT), onclick: () => go({ guild: DIRECT }) }, icon("chat"), badge(pings(here.person, DIRECT)));
  const add = h("button", { class: "guild add", type: "button", title: "Add a server", "aria-label": "Add a server", onclick: addServer }, icon("plus"));
  const first = [...world.guilds.keys()][0];
  const servers = [...world.guilds.values()].map((guild) => {
    const letters = guild.name.split(/\s+/).map((word) => word[0]).join("").slice(0, 2);
    const face = guild.id === first ? h("img", { src: "/page/icon.svg", alt: "" }) : letters;
    return h("button", { class: isIn(guild.id) ? "guild" : "guild strange", type: "button", title: guild.name, "aria-label": guild.name, "aria-current": open(guild.id), onclick: () => go({ guild: guild.id }) }, face, badge(pings(here.person, guild.id)));
  });
  refill(part("rail"), direct, servers, add);
}

function drawSide() {
  const guild = world.guilds.get(here.guild);
  const invited = !guild || isIn(guild.id, world.bot.id);
  const status = h("span", { class: world.online && invited ? "status on" : "status" }, !invited ? "bot not here" : world.online ? "bot online" : "bot offline");
  const name = guild ? h("button", { class: "server", type: "button", title: "Server settings", onclick: () => showServer(guild.id) }, h("h1", {}, guild.name), icon("chevron", "Server settings")) : h("h1", {}, "Messages");
  refill(part("guild"), name, status);
  const add = guild && h("button", { class: "tool", type: "button", title: "Add a channel", "aria-label": "Add a channel", onclick: () => addChannel(guild.id) }, icon("plus"));
  refill(part("channels"), h("div", { class: "list-head" }, h("h2", {}, guild ? "Text channels" : "Conversations"), add), channelsOf(here.guild).map((channel) => [channelRow(channel), threadsOf(channel.id).filter(wanted).map(channelRow)]));
  const log = h("a", { class: "by", href: "/playground/api/interactions", target: "_blank", title: "All interactions so far, as JSON" }, icon("link", "Log"));
  const gear = h("button", { class: "tool", type: "button", title: "Your settings", "aria-label": "Your settings", onclick: showPerson }, icon("gear"));
  refill(part("me"), avatar(me(), 32), h("div", { class: "whoami" }, h("b", {}, me().global_name), h("small", {}, me().id === world.moderator ? "manages the server" : "you are this person")), log, gear);
}

const HOUR = 3600, DAY = 86400;
const STEPS = { "+1 h": HOUR, "+12 h": 12 * HOUR, "+1 day": DAY };
const date = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** Show the time, which can be advanced. */
export function drawClock() {
  const box = part("clock");
  if (!box.children.length) {
    const steps = Object.entries(STEPS).map(([label, seconds]) => h("button", { class: "step", type: "button", title: `Advance the clock by ${label.slice(1)}`, onclick: () => wind(seconds) }, label));
    fill(box, icon("clock"), h("span", { class: "clock-time" }), h("span", { class: "steps", role: "group", "aria-label": "Advance the clock" }, steps));
  }
  const days = Math.floor(world.ahead / DAY), hours = Math.floor((world.ahead % DAY) / HOUR);
  const ahead = [days && `${days} d`, hours && `${hours} h`].filter(Boolean).join(" ");
  fill(box.querySelector(".clock-time"), date.format(now() * 1000), ahead && h("small", {}, `${ahead} ahead`));
}

/** Return true if the list shows a thread: open ones, and the current one. */
const wanted = (thread) => !thread.thread_metadata.archived || thread.id === here.channel;

function channelRow(channel) {
  const news = unread(channel.id);
  const thread = isThread(channel);
  const open = channel.id === here.channel;
  const classes = ["channel", thread && "thread", news.any && !open && "unread"].filter(Boolean).join(" ");
  const sign = here.guild === DIRECT ? avatar(world.bot, 24) : channel.type === PRIVATE_THREAD ? icon("lock", "private") : thread ? null : icon(isForum(channel) ? "chat" : "hash");
  return h("button", { class: classes, type: "button", "aria-current": open ? "page" : null, data: { channel: channel.id }, onclick: () => go({ channel: channel.id }) }, sign, h("span", {}, named(channel)), open ? null : badge(news.pings));
}

function drawTop() {
  const channel = world.channels.get(here.channel);
  const toggle = (name) => () => document.body.classList.toggle(name);
  const thread = channel && isThread(channel);
  const direct = here.guild === DIRECT;
  const about = !channel || direct ? "" : thread ? `in #${world.channels.get(channel.parent_id).name}` : channel.topic ?? "";
  const gear = channel && !direct && h("button", { class: "tool", type: "button", title: thread ? "Thread settings" : "Channel settings", "aria-label": thread ? "Thread settings" : "Channel settings", onclick: () => showChannel(channel.id) }, icon("gear"));
  refill(part("top"),
    h("button", { class: "tool burger", type: "button", "aria-label": "Channels", onclick: toggle("show-side") }, icon("menu"), badge(pings(here.person))),
    icon(direct || (channel && isForum(channel)) ? "chat" : thread ? "thread" : "hash"), h("h2", {}, channel ? named(channel) : "Nowhere"), gear, h("p", { class: "topic" }, about),
    h("div", { class: "persons", role: "group", "aria-label": "Change the person" }, world.people.map(personButton)),
    h("button", { class: "tool roster", type: "button", "aria-label": "Members", onclick: toggle("hide-members") }, icon("people")));
}

function personButton(person, index) {
  const current = person.id === here.person;
  return h("button", { class: "person", type: "button", "aria-pressed": String(current), title: `Be ${person.global_name} (Alt+${index + 1})`, "aria-label": `Be ${person.global_name}`, data: { person: person.global_name }, onclick: () => go({ person: person.id }) }, avatar(person, 28), current ? null : badge(pings(person.id)));
}

function drawMembers() {
  const note = (person) => (!present.has(person.id) ? "not in this server" : person.id === world.moderator ? "Host" : null);
  const present = new Set(here.guild === DIRECT ? world.people.map((each) => each.id) : members().map((each) => each.id));
  const row = (person) => h("button", { class: present.has(person.id) ? "member" : "member offline", type: "button", "aria-pressed": String(person.id === here.person), title: `Be ${person.global_name}`, data: { person: person.global_name }, onclick: () => go({ person: person.id }) },
    avatar(person, 32), h("span", { class: "member-words" }, h("span", {}, person.global_name), note(person) && h("small", {}, note(person))), person.id === here.person ? h("span", { class: "you" }, "you") : badge(pings(person.id)));
  const invited = here.guild === DIRECT || isIn(here.guild, world.bot.id);
  const state = !invited ? "not in this server" : world.online ? "ready: type /" : "not connected";
  const bot = h("button", { class: world.online && invited ? "member" : "member offline", type: "button", title: "Write to the bot", onclick: writeDirectly }, avatar(world.bot, 32), h("span", { class: "member-words" }, h("span", {}, world.bot.global_name, h("span", { class: "badge" }, "BOT")), h("small", {}, state)));
  refill(part("members"), h("h2", {}, `People — ${world.people.length}`), world.people.map(row), h("h2", {}, "Bot — 1"), bot);
}

let lost = false;

/** Show or hide the message about a lost connection. */
export function setLost(value) {
  lost = value;
  drawBanner();
}

/** Show the bot's violations, or that it is not connected. */
export function drawBanner() {
  const list = world.violations;
  const rows = list.slice(-8).map((each) => h("li", {}, h("b", {}, each.what), " ", h("span", {}, each.where)));
  const wrong = list.length > 0 && h("details", { class: "violations", open: part("banner").querySelector("details")?.open },
    h("summary", {}, icon("warn"), `${list.length} ${list.length === 1 ? "thing" : "things"} that Discord would not accept: `, h("b", {}, list.at(-1).what)),
    h("ol", {}, rows), h("button", { class: "button danger", type: "button", onclick: clearViolations }, "Clear"));
  refill(part("banner"), lost && h("p", { class: "lost" }, "The playground does not answer. Trying again…"), wrong);
}
