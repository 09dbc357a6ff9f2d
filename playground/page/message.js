// One message: author, time, contents and actions.
import { remove } from "./api.js";
import { attachments, children } from "./components.js";
import { avatar, h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { DIRECT, compare, go, here, now, user, world } from "./state.js";

const LOADING = 1 << 7;
const SYSTEM_THREAD = 18;
const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "short" });

/** Return the time of a message, as "Today at 14:02". */
export function when(timestamp) {
  const at = new Date(timestamp);
  // By calendar days, rounded because of days with a change of clocks.
  const days = Math.round((new Date(now() * 1000).setHours(0, 0, 0, 0) - new Date(timestamp).setHours(0, 0, 0, 0)) / 86400000);
  const name = { 0: "Today at ", 1: "Yesterday at " }[days] ?? `${day.format(at)}, `;
  return name + clock.format(at);
}

/** Make a message; `previous` is the one above, `failure` a sentence below it. */
export function messageElement(record, previous, failure) {
  const { message } = record;
  if (message.type === SYSTEM_THREAD) return threadNotice(message);
  const grouped = !startsGroup(record, previous);
  const classes = ["message", grouped && "grouped", record.only_for && "ephemeral", record.pings.includes(here.person) && here.guild !== DIRECT && "pinged"];
  return h("li", { class: classes.filter(Boolean).join(" "), id: `m${message.id}`, tabindex: "-1", data: { id: message.id } },
    !grouped && context(message),
    grouped ? h("time", { class: "gutter", datetime: message.timestamp }, clock.format(new Date(message.timestamp))) : avatar(message.author),
    h("div", { class: "body" }, !grouped && heading(message), content(record), message.thread && threadCard(message.thread),
      failure && h("p", { class: "failure", role: "alert" }, icon("warn"), failure), record.only_for && onlyYou(message)),
    tools(record));
}

function startsGroup(record, previous) {
  if (!previous || record.message.interaction || record.message.message_reference || record.only_for) return true;
  const [one, two] = [record.message, previous.message];
  // Seven minutes, as in Discord's client.
  const close = new Date(one.timestamp) - new Date(two.timestamp) < 7 * 60000;
  return !close || one.author.id !== two.author.id || Boolean(previous.only_for) || two.type === SYSTEM_THREAD;
}

/** The line above: the used command, or the answered message. */
function context(message) {
  if (message.interaction) {
    const person = user(message.interaction.user.id);
    return h("div", { class: "reply" }, avatar(person, 16), h("b", {}, person.global_name), " used ", h("span", { class: "command" }, `/${message.interaction.name}`));
  }
  const reference = message.message_reference;
  if (!reference) return null;
  const found = world.messages.get(reference.channel_id)?.get(reference.message_id);
  if (!found) return h("div", { class: "reply" }, h("i", {}, "The message was deleted"));
  const jump = () => { const at = document.getElementById(`m${reference.message_id}`); at?.scrollIntoView({ block: "center" }); at?.focus(); };
  const author = found.message.author;
  return h("button", { class: "reply", type: "button", onclick: jump }, avatar(user(author.id), 16), h("b", {}, author.global_name), h("span", { class: "excerpt" }, excerpt(found.message)));
}

/** Return the beginning of a message in one line, for the line above an answer. */
export function excerpt(message) {
  const texts = [message.content];
  const walk = (components) => components.forEach((each) => { if (each.type === 10) texts.push(each.content); walk(each.components ?? []); });
  walk(message.components);
  // A mention is part of the sentence. Other markup is only visual.
  // A line may begin with a heading's mark; elsewhere a # is a table's number.
  const lines = texts.map((text) => text.replace(/^(-#|#{1,3}) /gm, "")).join(" ");
  const told = lines.replace(/<@!?(\d+)>/g, (_, id) => `@${user(id)?.global_name ?? ""}`);
  // A link shows only its words.
  const unlinked = told.replace(/\[([^\]]*)\]\(https?:[^)]*\)/g, "$1");
  // An emoji of the application stands for a word: "1 wool".
  const named = unlinked.replace(/<a?:(\w+):\d+>/g, (_, name) => name.replaceAll("_", " "));
  return named.replace(/[*_`>|~\u2060]|<[^>]*>/g, "").trim().slice(0, 120) || "(picture)";
}

function heading(message) {
  return h("div", { class: "heading" }, h("span", { class: "author" }, message.author.global_name),
    message.author.bot && h("span", { class: "badge" }, "BOT"), h("time", { datetime: message.timestamp, title: new Date(message.timestamp).toLocaleString() }, when(message.timestamp)));
}

function content({ message }) {
  if (message.flags & LOADING) return h("div", { class: "thinking" }, h("span", { class: "dots" }, h("i"), h("i"), h("i")), `${message.author.global_name} is thinking…`);
  // A deferred answer is always edited once, so do not show that.
  const edited = message.edited_timestamp && !message.interaction && h("span", { class: "edited" }, " (edited)");
  const layout = message.flags & (1 << 15);
  return [
    message.content && h("div", { class: "text" }, markdown(message.content), edited),
    message.embeds.map((embed) => h("div", { class: "container accented" }, embed.title && h("strong", {}, embed.title), h("div", { class: "text" }, markdown(embed.description ?? "")))),
    attachments(message.attachments),
    h("div", { class: layout ? "layout" : "rows" }, children(message.components, { message: message.id })),
  ];
}

function onlyYou(message) {
  return h("div", { class: "only-you" }, icon("eye"), "Only you can see this • ", h("button", { type: "button", class: "as-link", onclick: () => remove(message.id) }, "Dismiss message"));
}

function tools({ message, only_for }) {
  const allowed = !only_for && (here.person === world.moderator || message.author.id === here.person);
  const copy = () => navigator.clipboard?.writeText(message.id);
  return h("div", { class: "tools" },
    h("button", { type: "button", title: "Copy the message's id", "aria-label": "Copy the message's id", onclick: copy }, icon("copy")),
    allowed && h("button", { type: "button", class: "delete", title: "Delete message", "aria-label": "Delete message", onclick: () => remove(message.id) }, icon("bin")));
}

function threadCard(thread) {
  const now = world.channels.get(thread.id) ?? thread;
  return h("button", { class: "thread-card", type: "button", onclick: () => go({ channel: thread.id }) }, icon("thread"), h("span", {}, h("b", {}, now.name), h("small", {}, `${now.message_count} messages`)));
}

function threadNotice(message) {
  const id = message.message_reference?.channel_id;
  const open = h("button", { class: "as-link", type: "button", onclick: () => go({ channel: id }) }, message.content);
  return h("li", { class: "message notice", id: `m${message.id}`, data: { id: message.id } }, icon("thread"), h("div", { class: "body" }, h("b", {}, message.author.global_name), " started a thread: ", open, " ", h("time", {}, when(message.timestamp))));
}

/** Compare two records by id. */
export const byAge = (a, b) => compare(a.message.id, b.message.id);
