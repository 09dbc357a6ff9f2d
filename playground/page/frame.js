// What stands around the messages: servers, channels, people, the bar on top, the banners.
import { clearViolations } from "./api.js";
import { avatar, h, icon, refill } from "./dom.js";
import { channelsOf, go, here, isThread, me, pings, threadsOf, unread, world } from "./state.js";

const part = (id) => document.getElementById(id);
const badge = (count, label = "mentions") => (count ? h("span", { class: "count", "aria-label": `${count} ${label}` }, String(count)) : null);

/** Draw everything around the messages. */
export function drawFrame() {
  drawRail();
  drawSide();
  drawTop();
  drawMembers();
  drawBanner();
  const total = pings(here.person);
  const place = world.channels.get(here.channel);
  document.title = `${total ? `(${total}) ` : ""}${place ? `#${place.name}` : "Stammtisch"} · ${me().global_name}`;
}

function drawRail() {
  refill(part("rail"), [...world.guilds.values()].map((guild) => {
    const open = guild.id === here.guild;
    const letters = guild.name.split(/\s+/).map((word) => word[0]).join("").slice(0, 2);
    const face = guild.id === [...world.guilds.keys()][0] ? h("img", { src: "/page/icon.svg", alt: "" }) : letters;
    return h("button", { class: "guild", type: "button", title: guild.name, "aria-label": guild.name, "aria-current": open ? "true" : null, onclick: () => go({ guild: guild.id, channel: "" }) }, face, badge(pings(here.person, guild.id)));
  }));
}

function drawSide() {
  refill(part("guild"), h("h1", {}, world.guilds.get(here.guild).name), h("span", { class: world.online ? "status on" : "status" }, world.online ? "bot online" : "bot offline"));
  refill(part("channels"), h("h2", {}, "Text channels"), channelsOf(here.guild).map((channel) => [channelRow(channel), threadsOf(channel.id).filter(wanted).map(channelRow)]));
  refill(part("me"), avatar(me(), 32), h("div", { class: "whoami" }, h("b", {}, me().global_name), h("small", {}, me().id === world.moderator ? "manages the server" : "you are this person")), h("a", { class: "by", href: "/playground/api/interactions", target: "_blank", title: "What was done so far, as JSON" }, icon("link", "Log")));
}

/** Whether a thread stands in the list: open ones, and the one that is being looked at. */
const wanted = (thread) => !thread.thread_metadata.archived || thread.id === here.channel;

function channelRow(channel) {
  const news = unread(channel.id);
  const thread = isThread(channel);
  const open = channel.id === here.channel;
  const classes = ["channel", thread && "thread", news.any && !open && "unread"].filter(Boolean).join(" ");
  return h("button", { class: classes, type: "button", "aria-current": open ? "page" : null, data: { channel: channel.id }, onclick: () => go({ channel: channel.id }) }, thread ? null : icon("hash"), h("span", {}, channel.name), open ? null : badge(news.pings));
}

function drawTop() {
  const channel = world.channels.get(here.channel);
  const toggle = (name) => () => document.body.classList.toggle(name);
  const thread = isThread(channel);
  refill(part("top"),
    h("button", { class: "tool burger", type: "button", "aria-label": "Channels", onclick: toggle("show-side") }, icon("menu"), badge(pings(here.person))),
    icon(thread ? "thread" : "hash"), h("h2", {}, channel.name),
    h("p", { class: "topic" }, thread ? `in #${world.channels.get(channel.parent_id).name}` : channel.topic ?? ""),
    h("div", { class: "persons", role: "group", "aria-label": "Be somebody else" }, world.people.map(personButton)),
    h("button", { class: "tool roster", type: "button", "aria-label": "Members", onclick: toggle("hide-members") }, icon("people")));
}

function personButton(person, index) {
  const current = person.id === here.person;
  return h("button", { class: "person", type: "button", "aria-pressed": String(current), title: `Be ${person.global_name} (Alt+${index + 1})`, "aria-label": `Be ${person.global_name}`, data: { person: person.global_name }, onclick: () => go({ person: person.id }) }, avatar(person, 28), current ? null : badge(pings(person.id)));
}

function drawMembers() {
  const row = (person, note) => h("button", { class: "member", type: "button", "aria-pressed": String(person.id === here.person), title: `Be ${person.global_name}`, data: { person: person.global_name }, onclick: () => go({ person: person.id }) },
    avatar(person, 32), h("span", { class: "member-words" }, h("span", {}, person.global_name), note && h("small", {}, note)), person.id === here.person ? h("span", { class: "you" }, "you") : badge(pings(person.id)));
  const bot = h("div", { class: world.online ? "member" : "member offline" }, avatar(world.bot, 32), h("span", { class: "member-words" }, h("span", {}, world.bot.global_name, h("span", { class: "badge" }, "BOT")), h("small", {}, world.online ? "ready: type /" : "not connected")));
  refill(part("members"), h("h2", {}, `Be somebody — ${world.people.length}`), world.people.map((person) => row(person, person.id === world.moderator ? "Host" : null)), h("h2", {}, "Bot — 1"), bot);
}

let lost = false;

/** Say whether the page has lost the server. */
export function setLost(value) {
  lost = value;
  drawBanner();
}

/** Show what the bot did wrong, or that something is not connected. */
export function drawBanner() {
  const list = world.violations;
  const rows = list.slice(-8).map((each) => h("li", {}, h("b", {}, each.what), " ", h("span", {}, each.where)));
  const wrong = list.length > 0 && h("details", { class: "violations", open: part("banner").querySelector("details")?.open },
    h("summary", {}, icon("warn"), `${list.length} ${list.length === 1 ? "thing" : "things"} that Discord would not accept: `, h("b", {}, list.at(-1).what)),
    h("ol", {}, rows), h("button", { class: "button danger", type: "button", onclick: clearViolations }, "Clear"));
  refill(part("banner"), lost && h("p", { class: "lost" }, "The playground does not answer. Trying again…"), wrong);
}
