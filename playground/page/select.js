// The popup of a select: one choice is sent at once, several when the popup closes.
import { arrows, avatar, emoji, h, icon } from "./dom.js";
import { channelsOf, here, members, named, world } from "./state.js";

const USERS = [5, 7];
const ROLES = 6;
const CHANNELS = 8;

/** The options of a select: its own, or the members, roles or channels of the server. */
export function offered(select) {
  const preset = new Set((select.default_values ?? []).map((each) => each.id));
  if (select.type === CHANNELS) return channelsOf(here.guild).filter((each) => !select.channel_types?.length || select.channel_types.includes(each.type)).map((each) => ({ label: `# ${named(each)}`, value: each.id, default: preset.has(each.id), picture: null }));
  if (select.type === ROLES) return (world.guilds.get(here.guild)?.roles ?? []).map((each) => ({ label: `@${each.name}`.replace("@@", "@"), value: each.id, default: preset.has(each.id), picture: null }));
  if (!USERS.includes(select.type)) return (select.options ?? []).map((option) => ({ ...option, picture: emoji(option.emoji) }));
  return members().map((each) => ({ label: each.global_name, value: each.id, description: each.username, default: preset.has(each.id), picture: avatar(each, 24) }));
}

let close = () => {};

/** Open the popup of a select below (or above) its button and call `done` with the chosen values. */
export function openSelect(button, select, done) {
  close();
  const most = select.max_values ?? 1;
  const least = select.min_values ?? 1;
  const options = offered(select);
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const before = [...chosen].join();
  const rows = options.map((option) => row(option, chosen, most, pick));
  const hint = h("div", { class: "popup-hint" });
  const range = least === most ? most : `${least} to ${most}`;
  const tell = () => { hint.textContent = `Choose ${range}; ${chosen.size} chosen. Closing the list sends.`; };
  tell();
  const popup = h("div", { class: "popup", role: "listbox", "aria-multiselectable": String(most > 1) }, rows, most > 1 && hint);
  const outside = (event) => { if (!popup.contains(event.target) && !button.contains(event.target)) finish(); };

  function pick(value) {
    if (most === 1) { chosen.clear(); chosen.add(value); finish(true); return; }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < most) chosen.add(value);
    rows.forEach((each) => each.refresh());
    tell();
  }

  function finish(sure = false) {
    close = () => {};
    document.removeEventListener("pointerdown", outside, true);
    popup.remove();
    button.setAttribute("aria-expanded", "false");
    const fits = chosen.size >= least && chosen.size <= most;
    const values = options.map((option) => option.value).filter((value) => chosen.has(value));
    // Closing the list without a change is no choice.
    if (fits && (sure || (most > 1 && [...chosen].join() !== before))) done(values);
    if (button.isConnected) button.focus();
  }

  popup.addEventListener("keydown", arrows(() => rows));
  popup.addEventListener("keydown", (event) => {
    if (event.key === "Escape" || event.key === "Tab") { event.preventDefault(); event.stopPropagation(); finish(); }
  });
  close = finish;
  place(popup, button);
  button.setAttribute("aria-expanded", "true");
  document.addEventListener("pointerdown", outside, true);
  (rows.find((each) => chosen.has(each.dataset.value)) ?? rows[0])?.focus({ preventScroll: true });
}

function row(option, chosen, most, pick) {
  const words = h("span", { class: "option-words" }, h("span", {}, option.label), option.description && h("small", {}, option.description));
  const mark = h("span", { class: most > 1 ? "tick" : "dot" }, icon("check"));
  const made = h("button", { class: "option", type: "button", role: "option", data: { value: option.value } }, option.picture, words, mark);
  made.refresh = () => made.setAttribute("aria-selected", String(chosen.has(option.value)));
  made.addEventListener("click", () => pick(option.value));
  made.refresh();
  return made;
}

function place(popup, button) {
  // A modal dialog covers everything outside it.
  const host = button.closest("dialog") ?? document.body;
  host.append(popup);
  const at = button.getBoundingClientRect();
  const below = window.innerHeight - at.bottom - 12;
  const most = Math.max(340, window.innerHeight * 0.55);
  const height = Math.min(popup.scrollHeight, most);
  const up = below < height && at.top > below;
  popup.style.width = `${at.width}px`;
  popup.style.left = `${at.left}px`;
  popup.style.maxHeight = `${Math.min(most, up ? at.top - 12 : below)}px`;
  if (up) popup.style.bottom = `${window.innerHeight - at.top + 4}px`;
  else popup.style.top = `${at.bottom + 4}px`;
}
