// Dialogs for the settings of a person, a server and a channel.
import { allow, direct, dropChannel, newChannel, newGuild, newPost, setGuild, setMember, setPerson, setThread } from "./api.js";
import { avatar, fill, h, icon } from "./dom.js";
import { changed, go, here, isForum, isIn, isThread, may, me, named, on, world } from "./state.js";

const RIGHTS = { view_channel: "See", send_messages: "Write", create_public_threads: "Open threads", create_private_threads: "Open private threads" };
const languages = new Intl.DisplayNames(["en"], { type: "language" });
let redraw = () => {}; // the open dialog, drawn again when something changes

on("channel channel-gone guild absent tastes", () => redraw());

/** Show an error in the open dialog, or above the message box. */
function problem(error) {
  const place = document.querySelector("dialog.settings .modal-error");
  if (place) place.textContent = error.message;
  else changed("notice", { text: error.message });
}

/** Open a dialog. `draw` returns its contents, or nothing to close it. */
function open(title, draw) {
  const body = h("div", { class: "modal-parts" });
  const shut = h("button", { class: "close", type: "button", "aria-label": "Close", onclick: () => box.close() }, icon("close"));
  const box = h("dialog", { class: "modal settings", "aria-label": title }, h("header", {}, h("h2", {}, title), shut), body, h("p", { class: "modal-error", role: "alert" }));
  redraw = () => {
    const parts = draw();
    if (!parts) { box.close(); return; }
    // A redrawn control has lost the focus, so find it by its key.
    const at = document.activeElement?.dataset.key;
    fill(body, parts);
    if (at) body.querySelector(`[data-key="${at}"]`)?.focus();
  };
  box.addEventListener("close", () => { redraw = () => {}; box.remove(); });
  // The click's target is the dialog only outside its contents.
  box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
  document.body.append(box);
  redraw();
  box.showModal();
  return box;
}

const field = (label, ...controls) => h("div", { class: "field" }, h("span", { class: "label" }, label), controls);

function language(label, value, choose) {
  const options = world.locales.map((tag) => h("option", { value: tag, selected: tag === value }, `${languages.of(tag)} (${tag})`));
  return field(label, h("select", { class: "select", "aria-label": label, data: { key: "language" }, onchange: (event) => choose(event.target.value).catch(problem) }, options));
}

/** A checkbox that shows the server's state: the answer redraws it. */
function tick(key, label, checked, choose, disabled = false) {
  const input = h("input", { type: "checkbox", checked, disabled, "aria-label": label, data: { key } });
  input.addEventListener("change", () => choose(input.checked).catch((error) => { redraw(); problem(error); }));
  return input;
}

const choice = (picture, words, input) => h("label", { class: "choice" }, input, picture, h("span", {}, words));

/** The dialog of the current person: language, direct messages. */
export function showPerson() {
  const { id, global_name } = me();
  open(`${global_name}’s settings`, () => [
    language("Language of the client", world.tastes[id].locale, (locale) => setPerson(global_name, { locale })),
    choice(null, "Take direct messages from the bot", tick("direct", "Take direct messages", world.tastes[id].direct, (value) => setPerson(global_name, { direct: value }))),
  ]);
}

/** The dialog of a server: language, members, channels. */
export function showServer(id) {
  const guild = () => world.guilds.get(id);
  const member = (each) => choice(avatar(each, 24), each.global_name, tick(each.id, each.global_name, isIn(id, each.id), (value) => setMember(id, each.global_name, value)));
  const row = (channel) => h("button", { class: "option", type: "button", data: { key: channel.id }, onclick: () => { box.close(); showChannel(channel.id); } }, icon("hash"), h("span", { class: "option-words" }, channel.name), icon("gear"));
  const channels = () => [...world.channels.values()].filter((each) => each.guild_id === id && !isThread(each));
  const box = open(`Server: ${guild().name}`, () => [
    language("Language of the server", guild().preferred_locale, (locale) => setGuild(id, { locale })),
    field("Who is in it", h("div", { class: "choices" }, [world.bot, ...world.people].map(member))),
    field("Channels", h("div", {}, channels().map(row))),
  ]);
}

/** The dialog of a channel or thread: permissions and deletion. */
export function showChannel(id) {
  const channel = () => world.channels.get(id);
  const thread = isThread(channel());
  open(`${thread ? "Thread" : "Channel"}: ${named(channel())}`, () => channel() && [thread ? ofThread(channel()) : table(channel()), ending(channel())]);
}

function table(channel) {
  const head = h("tr", {}, h("td"), Object.values(RIGHTS).map((label) => h("th", { scope: "col" }, label)));
  const people = [world.bot, ...world.people].filter((each) => isIn(channel.guild_id, each.id));
  const rights = h("table", { class: "rights" }, h("thead", {}, head), h("tbody", {}, people.map((each) => rightsOf(channel, each))));
  return isForum(channel) ? [rights, tagMaker(channel)] : rights;
}

/** Let the bot make the tags of a forum. */
function tagMaker(forum) {
  const bot = world.bot.global_name;
  const input = tick("tags", "The bot can make tags", may("manage_channels", forum, world.bot.id), (value) => allow(forum.id, bot, [], value ? ["manage_channels"] : []));
  return choice(null, "The bot can make tags (Manage Channels)", input);
}

function rightsOf(channel, person) {
  const has = (what) => may(what, channel, person.id);
  // Without access to a channel a person has no permissions there. They return with the access.
  const denied = (what, value) => Object.keys(RIGHTS).filter((each) => (each === what ? !value : !has(each) && has("view_channel")));
  const cell = ([what, label]) => h("td", {}, tick(`${person.id} ${what}`, `${person.global_name}: ${label}`, has(what), (value) => allow(channel.id, person.global_name, denied(what, value)), what !== "view_channel" && !has("view_channel")));
  return h("tr", {}, h("th", { scope: "row" }, avatar(person, 24), person.global_name), Object.entries(RIGHTS).map(cell));
}

function ofThread(thread) {
  const state = (key, label) => choice(null, label, tick(key, label, thread.thread_metadata[key], (value) => setThread(thread.id, { [key]: value })));
  return h("div", { class: "choices" }, state("archived", "Archived: hidden until someone writes"), state("locked", "Locked: only moderators write"), thread.applied_tags && tagsOf(thread));
}

/** The tags of a post, each with a checkbox. */
function tagsOf(post) {
  const changed = (id, value) => (value ? [...post.applied_tags, id] : post.applied_tags.filter((each) => each !== id));
  const row = (tag) => choice(null, tag.name, tick(tag.id, tag.name, post.applied_tags.includes(tag.id), (value) => setThread(post.id, { tags: changed(tag.id, value) })));
  return field("Tags", world.channels.get(post.parent_id).available_tags.map(row));
}

function ending(channel) {
  const word = isThread(channel) ? "thread" : "channel";
  return h("div", { class: "row" }, h("button", { class: "button danger", type: "button", onclick: () => dropChannel(channel.id).catch(problem) }, `Delete this ${word}`));
}

/** Ask for a name in a dialog, and act on it. */
function ask(title, label, act, forum = null) {
  const input = h("input", { type: "text", maxlength: 100, "aria-label": label, autocomplete: "off", data: { key: "name" } });
  const form = h("form", { class: "field" }, h("span", { class: "label" }, label), input, forum, h("div", { class: "row" }, h("button", { class: "button primary", type: "submit" }, "Make it")));
  const box = open(title, () => form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try { const made = await act(input.value); box.close(); go(made); } catch (error) { problem(error); }
  });
  input.focus();
}

export const addServer = () => ask("Another server", "Its name", async (name) => ({ guild: (await newGuild(name)).id }));
export const addPost = (forum) => ask("New post", "Its title and message", async (name) => ({ channel: (await newPost(forum, name)).id }));

export function addChannel(guild) {
  const forum = h("input", { type: "checkbox", "aria-label": "A forum of posts" });
  ask("Another channel", "Its name", async (name) => ({ channel: (await newChannel(guild, name, forum.checked)).id }), choice(null, "A forum of posts", forum));
}

/** Add the person to the current server. */
export const join = () => setMember(here.guild, me().global_name, true).then(() => go({ guild: here.guild })).catch(problem);

/** Open the person's direct messages with the bot. */
export const writeDirectly = () => direct().then((channel) => go({ channel: channel.id })).catch(problem);
