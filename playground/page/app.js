// The page: connects its parts.
import { follow } from "./api.js";
import { makeComposer, resetComposer } from "./composer.js";
import { fill, h, icon } from "./dom.js";
import { drawBanner, drawClock, drawFrame, setLost } from "./frame.js";
import { tick } from "./markdown.js";
import { forumElement, onChoice } from "./forum.js";
import { byAge, messageElement } from "./message.js";
import { join, writeDirectly } from "./settings.js";
import { DIRECT, go, here, isForum, isIn, markRead, mayWrite, me, named, on, unread, visible, world } from "./state.js";

const list = document.getElementById("messages");
const scroll = document.getElementById("scroll");
const SHOWN = 120;
const newer = h("button", { class: "newer", type: "button", onclick: () => { toEnd(); markRead(); } }, "New messages ↓");
const failures = new Map(); // message id → {person, text}
const drawn = new Map(); // message id → {stamp, element}
let drawnFor = "";
let composedFor = "";
let scheduled = false;
let following = true; // whether the view stays at the end of the conversation

/** Draw soon, once for several changes. */
function schedule() {
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(() => { scheduled = false; drawFrame(); recompose(); drawMessages(); drawTyping(); drawNewer(); });
}

/** Reset the message box in another channel or without the permission to write. */
function recompose() {
  const channel = world.channels.get(here.channel);
  const place = [here.person, here.channel, channel && mayWrite(channel)].join(" ");
  if (place !== composedFor) resetComposer();
  composedFor = place;
}

function drawMessages() {
  const place = `${here.person} ${here.channel}`;
  const moved = place !== drawnFor;
  if (moved) { drawn.clear(); following = true; }
  drawnFor = place;
  const open = world.channels.get(here.channel);
  if (open && isForum(open)) { following = false; arrange([forumElement(open)]); return; }
  const records = visible(here.channel).sort(byAge).slice(-SHOWN);
  const elements = records.map((record, index) => {
    const failure = failures.get(record.message.id);
    const text = failure?.person === here.person ? failure.text : null;
    const previous = records[index - 1];
    // Everything that changes its look, including the message above: it decides whether a group begins.
    const stamp = [record.revision, text, previous?.message.id, JSON.stringify(record.message.thread?.id ?? "")].join();
    const known = drawn.get(record.message.id);
    if (known?.stamp === stamp) return known.element;
    const element = safely(record, previous, text);
    drawn.set(record.message.id, { stamp, element });
    return element;
  });
  // Before the list changes, because a removed element loses the focus.
  const focus = focused();
  arrange(elements.length ? elements : [welcome()]);
  focus();
  if (following) toEnd();
  if (document.visibilityState === "visible" && following) markRead();
}

/** Make a message. An error in one must not hide the others. */
function safely(record, previous, failure) {
  try {
    return messageElement(record, previous, failure);
  } catch (error) {
    reportError(error);
    return h("li", { class: "message", id: `m${record.message.id}` }, icon("warn"), h("p", {}, "This message cannot be shown."));
  }
}

/** Remember the focused control of a message. The result restores it after the message is redrawn. */
function focused() {
  const control = document.activeElement;
  const message = control?.closest?.(".message");
  if (!message || control === message) return () => {};
  const controls = (root) => [...root.querySelectorAll("button, a")];
  const place = controls(message).indexOf(control);
  return () => {
    const now = document.getElementById(message.id);
    if (control.isConnected || !now) return;
    const same = controls(now).find((each) => control.dataset.customId && each.dataset.customId === control.dataset.customId);
    (same ?? controls(now)[place] ?? now).focus({ preventScroll: true });
  };
}

/** Put the elements into the list. Move only those out of place. */
function arrange(elements) {
  const wanted = new Set(elements);
  [...list.children].filter((child) => !wanted.has(child)).forEach((child) => child.remove());
  elements.forEach((element, index) => {
    // A moved element loses the focus and restarts its animations, so leave those in place.
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null);
  });
}

/** The text of a channel without messages, and of a server without channels. */
function welcome() {
  const channel = world.channels.get(here.channel);
  const note = (sign, title, ...words) => h("li", { class: "welcome" }, icon(sign), h("h3", {}, title), h("p", {}, words));
  const button = (label, onclick) => h("button", { class: "button primary", type: "button", onclick }, label);
  const others = "Press a face on top (or Alt+1 … Alt+6) to be another person.";
  if (channel && here.guild === DIRECT) return note("chat", named(channel), "Only the two of you see this conversation.");
  if (channel) return note("hash", `Welcome to #${channel.name}`, "Type ", h("kbd", {}, "/"), " to see what the bot can do. ", others);
  if (here.guild === DIRECT) return note("chat", "No direct messages yet", button(`Write to ${world.bot.global_name}`, writeDirectly));
  if (!isIn(here.guild)) return note("people", `${me().global_name} is not in this server`, button("Join it", join));
  return note("eye", "You can't see any channel here", others);
}

function toEnd() {
  following = true;
  scroll.scrollTop = scroll.scrollHeight;
}

/** Offer to jump down to new messages below the view. */
function drawNewer() {
  newer.hidden = following || !unread(here.channel).any;
}

function drawTyping() {
  const busy = (world.typing.get(here.channel) ?? 0) > Date.now();
  fill(document.getElementById("typing"), busy && [h("span", { class: "dots" }, h("i"), h("i"), h("i")), h("b", {}, world.bot.global_name), " is typing…"]);
}

function notice({ text }) {
  const gone = () => element.remove();
  const element = h("div", { class: "toast", role: "alert" }, icon("warn"), h("span", {}, text), h("button", { type: "button", "aria-label": "Dismiss", onclick: gone }, icon("close")));
  document.querySelectorAll(".toast").forEach((each) => each.remove());
  document.getElementById("composer").prepend(element);
  setTimeout(gone, 12000);
}

on("message", (record) => { if (record.message.author.bot) world.typing.delete(record.message.channel_id); });
on("failure", ({ message, person, text }) => { failures.set(message, { person, text }); schedule(); });
onChoice(schedule);
on("message gone channel channel-gone guild absent tastes commands bot clock typing read", schedule);
// "Today" and "Yesterday" change at midnight.
on("clock", () => { drawn.clear(); });
on("violation cleared", drawBanner);
on("all", () => { setLost(false); drawn.clear(); composedFor = ""; schedule(); });
on("sent", toEnd);
on("lost", () => setLost(true));
on("notice", notice);
on("place", () => { document.body.classList.remove("show-side"); recompose(); schedule(); });

// A loaded picture must not push the end of the conversation out of view.
list.addEventListener("load", () => { if (following) toEnd(); }, true);
scroll.addEventListener("scroll", () => {
  const before = following;
  following = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 80;
  if (following && !before) { markRead(); drawNewer(); }
});
new ResizeObserver(() => { if (following) toEnd(); }).observe(scroll);
list.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-channel]");
  if (link) { event.preventDefault(); if (world.channels.has(link.dataset.channel)) go({ channel: link.dataset.channel }); }
});
document.addEventListener("keydown", (event) => {
  // By key, not letter: with Alt a keyboard may produce another character.
  const person = event.altKey && /^Digit[1-9]$/.test(event.code) ? world.people[Number(event.code.slice(5)) - 1] : null;
  if (person) { event.preventDefault(); go({ person: person.id }); }
  const elsewhere = event.target.closest("input, textarea, dialog, .popup");
  if (event.key === "/" && !elsewhere) { event.preventDefault(); document.querySelector(".slash").click(); }
});
document.getElementById("main").addEventListener("pointerdown", () => document.body.classList.remove("show-side"));
document.addEventListener("visibilitychange", schedule);
setInterval(() => { tick(); drawTyping(); drawClock(); }, 1000);

document.getElementById("main").append(newer);
makeComposer(document.getElementById("composer"));
follow().catch(() => setLost(true));
