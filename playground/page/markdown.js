// Discord's markdown as elements.
import { customEmoji, h } from "./dom.js";
import { here, now, user, world } from "./state.js";

// The first match counts, so escapes come first, and three stars before two and one.
const INLINE = [
  [/^\\([\\`*_~|<>#\-[\]().!])/, (m) => m[1]],
  [/^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/, (m) => h("code", {}, m[2])],
  [/^<@!?(\d+)>/, (m) => mention(m[1])],
  [/^<#(\d+)>/, (m) => channelLink(m[1])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => (Math.abs(m[1]) <= LAST_SECOND ? time(Number(m[1]), m[2] ?? "f") : m[0])],
  [/^<a?:(\w+):(\d+)>/, (m) => customEmoji(m[1], m[2])],
  [/^<\/([^:>]+):\d+>/, (m) => h("span", { class: "mention" }, `/${m[1]}`)],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => link(m[2], inline(m[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, (m) => link(m[0], m[0])],
  [/^\|\|([\s\S]+?)\|\|/, (m) => spoiler(inline(m[1]))],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (m) => h("strong", {}, h("em", {}, inline(m[1])))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m) => h("strong", {}, inline(m[1]))],
  [/^__([\s\S]+?)__(?!_)/, (m) => h("u", {}, inline(m[1]))],
  [/^~~([\s\S]+?)~~/, (m) => h("s", {}, inline(m[1]))],
  [/^\*(?!\s)((?:\*\*|[^*])+?)\*(?!\*)/, (m) => h("em", {}, inline(m[1]))],
  [/^_((?:__|[^_])+?)_(?![\w_])/, (m) => h("em", {}, inline(m[1]))],
];
const LAST_SECOND = 8640000000000; // the limit of Date
// Letters that start no markup, or a single character that did not start any.
const PLAIN = /^(?:[a-zA-Z0-9 ,.;:!?'"\u00a0-\uffff]+|[\s\S])/;

/** Turn text within a line into nodes. */
export function inline(text) {
  const nodes = [];
  let rest = text;
  while (rest) {
    const found = INLINE.map(([pattern, make]) => [pattern.exec(rest), make]).find(([match]) => match);
    // "_" inside a word is an ordinary letter.
    const inWord = rest[0] === "_" && typeof nodes.at(-1) === "string" && /\w$/.test(nodes.at(-1));
    const match = found && !inWord ? found[0] : /^https?:/.test(rest) ? [rest[0]] : PLAIN.exec(cut(rest));
    const node = found && !inWord ? found[1](match) : match[0];
    if (typeof node === "string" && typeof nodes.at(-1) === "string") nodes.push(nodes.pop() + node);
    else nodes.push(node);
    rest = rest.slice(match[0].length);
  }
  return nodes;
}

/** Let plain text end before an address. */
function cut(text) {
  const at = text.slice(1).search(/https?:\/\//);
  return at < 0 ? text : text.slice(0, at + 1);
}

const link = (url, children) => h("a", { href: url, target: "_blank", rel: "noopener" }, children);

function mention(id) {
  const known = user(id);
  return h("span", { class: id === here.person ? "mention mine" : "mention" }, `@${known?.global_name ?? "unknown-user"}`);
}

function channelLink(id) {
  const channel = world.channels.get(id);
  return h("a", { class: "mention", href: `#${id}`, data: { channel: id } }, `#${channel?.name ?? "unknown"}`);
}

function spoiler(children) {
  const reveal = (event) => { event.currentTarget.classList.add("shown"); event.currentTarget.setAttribute("aria-expanded", "true"); };
  return h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler", "aria-expanded": "false", onclick: reveal, onkeydown: (event) => event.key === "Enter" && reveal(event) }, h("span", {}, children));
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
// British English writes dates and times like the playground. Other languages have their own format.
const tongue = () => (world.tastes[here.person]?.locale ?? "en-US").replace("en-US", "en-GB");

function written(seconds, style) {
  if (style !== "R") return new Intl.DateTimeFormat(tongue(), STYLES[style]).format(seconds * 1000);
  const distance = seconds - now();
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(tongue(), { numeric: "auto" }).format(Math.trunc(distance / size), unit);
}

function time(seconds, style) {
  return h("time", { class: "stamp", datetime: new Date(seconds * 1000).toISOString(), title: written(seconds, "F"), data: { seconds, style } }, written(seconds, style));
}

/** Update relative times. */
export function tick() {
  for (const stamp of document.querySelectorAll("time.stamp[data-style=R]")) stamp.textContent = written(Number(stamp.dataset.seconds), "R");
}

const CODE = /^```(?:(\w+)\n)?\n?([\s\S]*?)\n?```\n?/;
const LIST = /^( *)(?:[-*]|(\d+)\.) +(.*)$/;

/** Turn a whole text into nodes. */
export function markdown(text) {
  const nodes = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) nodes.push(h("p", {}, paragraph.flatMap((line, index) => (index ? [h("br"), ...inline(line)] : inline(line)))));
    paragraph = [];
  };
  let rest = text;
  while (rest) {
    const [node, length] = block(rest);
    if (node) { flush(); nodes.push(node); rest = rest.slice(length); continue; }
    const line = rest.split("\n", 1)[0];
    if (line.trim()) paragraph.push(line); else if (paragraph.length) { flush(); }
    rest = rest.slice(line.length + 1);
  }
  flush();
  return nodes;
}

function block(text) {
  const code = CODE.exec(text);
  if (code) return [h("pre", {}, h("code", {}, code[2])), code[0].length];
  if (text.startsWith(">>> ")) return [h("blockquote", {}, markdown(text.slice(4))), text.length];
  const line = text.split("\n", 1)[0];
  const heading = /^(#{1,3}) +(.+)/.exec(line);
  if (heading) return [h(`h${heading[1].length + 2}`, { class: `h${heading[1].length}` }, inline(heading[2])), line.length + 1];
  const small = /^-# +(.+)/.exec(line);
  if (small) return [h("small", {}, inline(small[1])), line.length + 1];
  const quoted = /^(?:> .*(?:\n|$)|>(?:\n|$))+/.exec(text);
  if (quoted) return [h("blockquote", {}, markdown(quoted[0].replace(/^> ?/gm, ""))), quoted[0].length];
  return LIST.test(line) ? list(text) : [null, 0];
}

function list(text) {
  const lines = text.split("\n");
  const numbered = (line) => Boolean(LIST.exec(line)[2]);
  const count = lines.findIndex((line) => !LIST.test(line) || (!line.startsWith(" ") && numbered(line) !== numbered(lines[0])));
  const taken = lines.slice(0, count < 0 ? lines.length : count);
  return [nest(taken.map((line) => LIST.exec(line)), 0)[0], taken.join("\n").length + 1];
}

function nest(items, start) {
  const depth = items[start][1].length;
  const box = items[start][2] ? h("ol", { start: Number(items[start][2]) }) : h("ul");
  let index = start;
  while (index < items.length && items[index][1].length >= depth) {
    if (items[index][1].length > depth) {
      const [inner, next] = nest(items, index);
      box.lastElementChild.append(inner);
      index = next;
    } else {
      box.append(h("li", {}, inline(items[index][3])));
      index += 1;
    }
  }
  return [box, index];
}
