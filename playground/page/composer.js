// The message box: ordinary messages, and slash commands with their options.
import { call, send, suggest } from "./api.js";
import { avatar, fill, h, icon } from "./dom.js";
import { openModal } from "./modal.js";
import { DIRECT, changed, here, isForum, isIn, isThread, mayWrite, me, members, named, rights, world } from "./state.js";

const IN_GUILD = 0, BOT_DM = 1, CALLING = 1n << 31n;
const SUBCOMMAND = 1, GROUP = 2, INTEGER = 4, BOOLEAN = 5, USER = 6, NUMBER = 10, ATTACHMENT = 11;
const HINTS = { [INTEGER]: "a whole number", [NUMBER]: "a number" };
const MOST_ROWS = 60;
let box, menu, line, sendButton;
let command = null; // {path, leaf, values: Map(name → input)} of the command in progress
let rows = []; // the menu's rows
let active = 0;
let suggested = null; // the field whose suggestions the menu shows
let asked = 0; // counts requests for suggestions, so that late answers are dropped
const drafts = new Map();

/** Build the message box. */
export function makeComposer(root) {
  menu = h("div", { class: "menu", role: "listbox", id: "menu" });
  line = h("div", { class: "line" });
  const slash = h("button", { class: "slash", type: "button", "aria-label": "Use a command", onclick: () => { if (box.disabled) return; plain("/"); box.focus(); offerCommands(); } }, icon("slash"));
  sendButton = h("button", { class: "send", type: "button", "aria-label": "Send", onclick: enter }, icon("send"));
  fill(root, menu, h("div", { class: "box" }, slash, line, sendButton), h("div", { class: "typing", id: "typing" }));
  root.addEventListener("keydown", keys);
  document.addEventListener("pointerdown", (event) => { if (!root.contains(event.target)) offer([]); });
  plain("");
}

/** Reset for another person or channel. */
export function resetComposer() {
  plain(drafts.get(draftKey()) ?? "");
  offer([]);
}

const draftKey = () => `${here.person} ${here.channel}`;

function plain(text) {
  command = null;
  asked++; // drop pending suggestions
  const channel = world.channels.get(here.channel);
  const prefix = !channel || isThread(channel) || here.guild === DIRECT ? "" : "#";
  const label = channel && isForum(channel) ? "Write in a post of this forum" : channel && !mayWrite(channel) ? "You can't write here" : channel ? `Message ${prefix}${named(channel)}` : "Nothing to write here";
  // A new box each time, so that undo does not restore text from another channel.
  box = h("textarea", { id: "box", rows: 1, placeholder: label, "aria-label": label, "aria-controls": "menu", autocomplete: "off", spellcheck: "false", maxlength: 2000, enterkeyhint: "send", disabled: !channel || !mayWrite(channel) });
  box.value = text;
  box.addEventListener("input", typed);
  fill(line, box);
  grow();
}

function grow() {
  box.style.height = "auto";
  box.style.height = `${Math.min(box.scrollHeight, 160)}px`;
}

function typed() {
  grow();
  drafts.set(draftKey(), box.value);
  offerCommands();
}

// -- the menu ------------------------------------------------------------------------------------------------

/** Show a list of options; a row is {picture?, label, note?, pick}. */
function offer(list, title, field = null) {
  rows = list.slice(0, MOST_ROWS);
  active = 0;
  suggested = field;
  menu.classList.remove("late");
  menu.classList.toggle("open", rows.length > 0 || Boolean(title));
  const made = rows.map((row, index) => {
    const element = h("div", { class: "menu-row", role: "option", id: `menu-${index}` }, row.picture, h("span", { class: "menu-words" }, h("b", {}, row.label), row.note && h("small", {}, row.note)), row.side && h("span", { class: "menu-side" }, row.side));
    // Not on click: the field loses the focus before it, which closes the menu.
    element.addEventListener("pointerdown", (event) => { event.preventDefault(); row.pick(); });
    element.addEventListener("pointermove", () => mark(index));
    return element;
  });
  fill(menu, title && h("div", { class: "menu-title" }, title), h("div", { class: "menu-rows" }, made));
  mark(0);
}

function mark(index) {
  active = index;
  menu.querySelectorAll(".menu-row").forEach((row, at) => {
    row.setAttribute("aria-selected", String(at === index));
    if (at === index) row.scrollIntoView({ block: "nearest" });
  });
}

function keys(event) {
  // With an input method Enter first ends its word.
  if (event.isComposing) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && rows.length) { event.preventDefault(); mark((active + step + rows.length) % rows.length); return; }
  if (event.key === "Escape") { event.preventDefault(); if (rows.length) offer([]); else if (command) { offer([]); plain(""); box.focus(); } return; }
  if (event.key === "Tab" && rows.length && !event.shiftKey) { event.preventDefault(); rows[active].pick(); return; }
  if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); if (rows.length && !restful()) rows[active].pick(); else enter(); return; }
  if (event.key === "Backspace" && command && event.target.value === "") { event.preventDefault(); dropOption(event.target); }
}

/** Return true if Enter sends despite an open menu: all required options are filled. */
const restful = () => Boolean(command) && document.activeElement === command.tail && command.tail.value === "" && !missing();

async function enter() {
  if (command) { await run(); return; }
  const text = box.value.trim();
  if (!text) return;
  if (text.startsWith("/")) { offerCommands(); if (!rows.length) problem(`There is no command ${text.split(" ")[0]} here.`); return; }
  drafts.delete(draftKey());
  plain("");
  box.focus();
  changed("sent");
  try { await send(text); } catch (error) { problem(error.message); }
}

const problem = (text) => changed("notice", { text });

// -- commands ------------------------------------------------------------------------------------------------

/** The commands that the person can call here: path and (sub)command. */
function callable() {
  const channel = world.channels.get(here.channel);
  if (!channel || (channel.guild_id && !isIn(channel.guild_id, world.bot.id))) return [];
  const mine = rights(channel);
  const place = channel.guild_id ? IN_GUILD : BOT_DM;
  const fits = (each) => each.type === 1 && (each.contexts ?? [place]).includes(place) && allows(mine, CALLING | BigInt(each.default_member_permissions ?? 0));
  return [...(world.commands[""] ?? []), ...(world.commands[channel.guild_id] ?? [])].filter(fits).flatMap((each) => leaves(each));
}

const allows = (mine, needed) => (mine & needed) === needed;

/** Return a name or description in the language of the person's client. */
const said = (each, key) => each[`${key}_localizations`]?.[world.tastes[here.person].locale] ?? each[key];

/** The (sub)commands of a command: each with the bot's path, the displayed path, and itself. */
function leaves(each, path = [], shown = []) {
  const own = [[...path, each.name], [...shown, said(each, "name")]];
  const inner = (each.options ?? []).filter((option) => [SUBCOMMAND, GROUP].includes(option.type));
  return inner.length ? inner.flatMap((option) => leaves(option, ...own)) : [{ path: own[0].join(" "), shown: own[1].join(" "), leaf: each }];
}

/** Return true if an option has this name, in English or in the person's language. */
const isCalled = (option, name) => option.name === name || said(option, "name") === name;

function offerCommands() {
  const text = box.value;
  if (!text.startsWith("/")) { offer([]); return; }
  const all = callable();
  const typedPath = text.slice(1).toLowerCase();
  // The longest complete name wins: "/game log" is not "/game" with the value "log".
  const whole = all.flatMap((each) => [each.shown, each.path].map((typed) => ({ ...each, typed }))).filter((each) => typedPath.startsWith(`${each.typed} `)).sort((a, b) => b.typed.length - a.typed.length)[0];
  if (whole) { begin(whole, text.slice(whole.typed.length + 2)); return; }
  const rank = (each) => Math.min(...[each.shown, each.path].map(closeness));
  const closeness = (path) => (path.startsWith(typedPath) ? 0 : path.split(" ").some((word) => word.startsWith(typedPath)) ? 1 : path.includes(typedPath) ? 2 : 3);
  const fits = all.filter((each) => rank(each) < 3).sort((a, b) => rank(a) - rank(b) || (a.shown < b.shown ? -1 : 1));
  offer(fits.map((each) => ({ picture: avatar(world.bot, 28), label: `/${each.shown}`, note: said(each.leaf, "description"), side: world.bot.global_name, pick: () => begin(each, "") })), fits.length ? "Commands" : null);
}

function begin({ path, shown, leaf }, rest) {
  drafts.delete(draftKey());
  command = { path, called: shown, leaf, values: new Map(), shown: new Map() };
  command.tail = h("input", { class: "tail", autocomplete: "off", "aria-label": "More options", enterkeyhint: "send" });
  command.tail.addEventListener("input", tailTyped);
  command.tail.addEventListener("focus", offerOptions);
  command.pills = h("span", { class: "pills" });
  fill(line, h("span", { class: "command" }, `/${shown}`), command.pills, command.tail);
  (leaf.options ?? []).filter((option) => option.required).forEach((option) => addOption(option));
  const given = rest.match(/^(\S+):(.*)$/);
  if (given) { command.tail.value = rest; tailTyped(); if (document.activeElement !== command.tail && given[2]) { document.activeElement.value = given[2]; offerValues(); } } else if (rest.trim() && command.values.size) {
    const first = [...command.values.values()][0];
    first.value = rest;
    first.focus();
  } else focusNext();
}

const unused = () => (command.leaf.options ?? []).filter((option) => !command.values.has(option.name));
const missing = () => (command.leaf.options ?? []).find((option) => option.required && !command.values.get(option.name)?.value);

/** Choose an option by typing its name and a colon. */
function tailTyped() {
  const found = /^\s*(\S+?):(.*)$/.exec(command.tail.value);
  const option = found && (command.leaf.options ?? []).find((each) => isCalled(each, found[1]));
  if (!option) { offerOptions(); return; }
  command.tail.value = "";
  const input = command.values.get(option.name) ?? addOption(option);
  input.value = found[2].trim();
  input.focus();
  offerValues();
}

/** Continue with another option after its name and a colon. An option's own name is cut from its value. */
function goOn(input) {
  const found = /(?:^|\s)(\S+):(.*)$/.exec(input.value);
  const filling = command.leaf.options.find((each) => each.name === input.dataset.option);
  const next = found && [...unused(), filling].find((each) => isCalled(each, found[1]));
  if (!next) return false;
  const own = next === filling;
  const target = own ? input : addOption(next);
  input.value = input.value.slice(0, found.index).trim();
  target.value = found[2].trim();
  input.resize();
  target.resize();
  target.focus();
  offerValues();
  return true;
}

function offerOptions() {
  const wanted = command.tail.value.trim().toLowerCase();
  const fits = unused().filter((option) => said(option, "name").includes(wanted) || option.name.includes(wanted));
  offer(fits.map((option) => ({ label: said(option, "name"), note: said(option, "description"), pick: () => { command.tail.value = ""; (command.values.get(option.name) ?? addOption(option)).focus(); } })), `${fits.length ? "More options" : said(command.leaf, "description")}${missing() ? "" : " · Enter sends"}`);
}

function addOption(option) {
  const input = h("input", { autocomplete: "off", "aria-label": said(option, "name"), spellcheck: "false", inputmode: [INTEGER, NUMBER].includes(option.type) ? "numeric" : "text", enterkeyhint: "send", data: { option: option.name } });
  const size = () => { input.style.width = `calc(${Math.max(2, input.value.length + 1)}ch + 16px)`; };
  input.addEventListener("input", () => { command.shown.delete(option.name); if (!goOn(input)) { size(); offerValues(); } });
  input.addEventListener("focus", offerValues);
  if (option.type === ATTACHMENT) { input.type = "file"; input.addEventListener("change", () => attach(option, input.files[0])); }
  input.resize = option.type === ATTACHMENT ? () => {} : size;
  input.resize();
  command.values.set(option.name, input);
  command.pills.append(h("label", { class: "pill" }, h("span", {}, said(option, "name")), input));
  return input;
}

/** Read the file of an option. It is sent with the command. */
async function attach(option, file) {
  const { shown } = command;
  const address = await new Promise((resolve) => { const reader = new FileReader(); reader.onload = () => resolve(reader.result); reader.readAsDataURL(file); });
  shown.set(option.name, { filename: file.name, content: address.slice(address.indexOf(",") + 1) });
}

/** Backspace in an empty field removes an optional field or an empty command. */
function dropOption(input) {
  const name = input.dataset.option;
  const option = (command.leaf.options ?? []).find((each) => each.name === name);
  if (option && !option.required) { command.values.delete(name); input.parentElement.remove(); command.tail.focus(); return; }
  const last = [...command.values.values()].at(-1);
  if (input === command.tail && last) { last.focus(); return; }
  plain(`/${command.called}`);
  box.focus();
  offerCommands();
}

function focusNext() {
  const option = missing();
  (option ? command.values.get(option.name) : command.tail).focus();
}

/** Offer values for the focused option. */
async function offerValues() {
  const input = document.activeElement;
  const option = (command?.leaf.options ?? []).find((each) => each.name === input.dataset.option);
  if (!option) return;
  const title = `${said(option, "name")}: ${said(option, "description")}`;
  const wanted = input.value.toLowerCase();
  const turn = ++asked;
  const rowOf = (label, value, picture) => ({ label, picture, pick: () => setValue(option, input, label, value) });
  const matching = (list) => list.filter((row) => !wanted || command.shown.has(option.name) || row.label.toLowerCase().includes(wanted));
  if (option.choices?.length) offer(matching(option.choices.map((choice) => rowOf(said(choice, "name"), choice.value))), title);
  else if (option.type === BOOLEAN) offer(matching([rowOf("True", true), rowOf("False", false)]), title);
  else if (option.type === USER) offer(matching(members().map((each) => rowOf(each.global_name, each.id, avatar(each, 24)))), title);
  else if (option.autocomplete) await offerSuggestions(option, input, title, turn, rowOf);
  else offer([], HINTS[option.type] ? `${title} (${HINTS[option.type]}${bounds(option)})` : title);
}

function bounds(option) {
  if (option.min_value === undefined && option.max_value === undefined) return "";
  return `, ${option.min_value ?? "…"} to ${option.max_value ?? "…"}`;
}

async function offerSuggestions(option, input, title, turn, rowOf) {
  if (suggested !== input) offer([], title, input);
  // The rows fit an earlier text until the answer is there, so Enter picks none of them.
  rows = [];
  menu.classList.add("late");
  // Wait for a pause in the typing, as Discord's client does.
  await new Promise((resolve) => setTimeout(resolve, 120));
  if (turn !== asked) return;
  try {
    const told = await suggest(command.path, { ...given(), [option.name]: input.value }, option.name);
    if (turn === asked && document.activeElement === input) offer((told.choices ?? []).map((choice) => rowOf(said(choice, "name"), choice.value)), told.choices?.length ? title : `${title} (nothing fits)`, input);
  } catch (error) {
    if (turn === asked) offer([], `${title} (${error.message})`);
  }
}

function setValue(option, input, label, value) {
  command.shown.set(option.name, value);
  input.value = label;
  input.resize();
  offer([]);
  focusNext();
}

/** Return the options. A choice from a list has its value, not its label. */
function given() {
  const filled = [...command.values].filter(([, input]) => input.value !== "");
  return Object.fromEntries(filled.map(([name, input]) => [name, command.shown.has(name) ? command.shown.get(name) : byName(name, input.value)]));
}

/** Replace a typed label or name by its value. */
function byName(name, text) {
  const option = command.leaf.options.find((each) => each.name === name);
  const same = (other) => other.toLowerCase() === text.trim().toLowerCase();
  if (option.type === USER) return [...world.people, world.bot].find((each) => same(each.global_name) || same(`@${each.global_name}`))?.id ?? text;
  return option.choices?.find((choice) => same(choice.name) || same(said(choice, "name")))?.value ?? text.trim();
}

async function run() {
  const lacking = missing();
  if (lacking) { command.values.get(lacking.name).focus(); command.values.get(lacking.name).parentElement.classList.add("lacking"); return; }
  // Read before clearing the line, which drops the command.
  const { path } = command;
  const options = given();
  const person = me();
  sendButton.classList.add("waiting");
  offer([]);
  plain("");
  box.focus();
  changed("sent");
  try {
    const told = await call(path, options);
    if (told.status === "failed") problem(`/${path}: the application did not respond`);
    // After a change of the person do not open the other's modal.
    if (told.modal && person.id === here.person) openModal(told.modal);
  } catch (error) {
    problem(`/${path}: ${error.message}`);
  } finally {
    sendButton.classList.remove("waiting");
  }
}
