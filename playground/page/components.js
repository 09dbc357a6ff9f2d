// Components as elements: layouts, buttons, selects, pictures, files.
import { press } from "./api.js";
import { emoji, h, icon } from "./dom.js";
import { openImage } from "./lightbox.js";
import { markdown } from "./markdown.js";
import { openModal } from "./modal.js";
import { openSelect } from "./select.js";
import { changed, here, named, user, world } from "./state.js";

const BUTTONS = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
const MAKERS = {
  1: (row, context) => h("div", { class: "row" }, children(row.components, context)),
  2: button, 3: select, 5: select, 6: select, 7: select, 8: select,
  9: (section, context) => h("div", { class: "section" }, h("div", { class: "section-text" }, children(section.components, context)), component(section.accessory, context)),
  10: (text) => h("div", { class: "text" }, markdown(text.content)),
  11: (thumbnail) => h("div", { class: "thumbnail" }, image(thumbnail.media, thumbnail.description, thumbnail.spoiler)),
  12: gallery,
  13: (box) => file({ url: box.file.url, filename: box.name, size: box.size }),
  14: (line) => h("div", { class: `separator ${line.spacing === 2 ? "large" : ""} ${line.divider === false ? "bare" : ""}` }),
  17: container,
};

/** Make the elements of a list of components; `context` is their message. */
export const children = (components, context) => components.map((each) => component(each, context));

function component(each, context) {
  const made = MAKERS[each.type]?.(each, context) ?? h("div", { class: "unknown" }, `component ${each.type}`);
  made.dataset.type = each.type;
  return made;
}

function container(box, context) {
  const accent = box.accent_color === null || box.accent_color === undefined ? "" : `--bar:#${box.accent_color.toString(16).padStart(6, "0")}`;
  const made = h("div", { class: `container ${accent ? "accented" : ""} ${box.spoiler ? "veiled" : ""}`, style: accent }, children(box.components, context));
  if (box.spoiler) made.addEventListener("click", () => made.classList.remove("veiled"), { once: true });
  return made;
}

function button(each, context) {
  const inside = [emoji(each.emoji), each.label && h("span", {}, each.label), each.style === 5 && icon("link")];
  if (each.style === 5) return h("a", { class: "button link", href: each.url, target: "_blank", rel: "noopener" }, inside);
  const made = h("button", { class: `button ${BUTTONS[each.style]}`, type: "button", disabled: each.disabled, "aria-label": each.label ? null : each.emoji?.name, data: { customId: each.custom_id } }, inside);
  made.addEventListener("click", () => act(made, context, each.custom_id));
  return made;
}

/** Send a press or a choice. Show its progress and its result. */
async function act(element, context, customId, values) {
  const person = here.person;
  // Like Discord's client, disable a message's other controls while a press is pending.
  const controls = [...element.closest(".message").querySelectorAll(".button, .select")].filter((each) => !each.disabled && each.tagName === "BUTTON");
  element.classList.add("waiting");
  controls.forEach((each) => { each.disabled = true; });
  changed("failure", { message: context.message, person, text: null });
  try {
    const told = await press(context.message, customId, values);
    if (told.status === "failed") changed("failure", { message: context.message, person, text: "This interaction failed" });
    if (told.modal && person === here.person) openModal(told.modal);
  } catch (error) {
    changed("failure", { message: context.message, person, text: error.message });
  } finally {
    element.classList.remove("waiting");
    controls.forEach((each) => { each.disabled = false; });
  }
}

function select(each, context) {
  const chosen = (each.options ?? []).filter((option) => option.default);
  const called = (id) => user(id)?.global_name ?? (world.channels.has(id) ? `# ${named(world.channels.get(id))}` : id);
  const defaults = (each.default_values ?? []).map((value) => called(value.id));
  const words = [...chosen.map((option) => option.label), ...defaults].join(", ");
  const shown = chosen.length === 1 && emoji(chosen[0].emoji);
  const label = h("span", { class: words ? "chosen" : "placeholder" }, shown, words || each.placeholder || "Make a selection");
  const made = h("button", { class: "select", type: "button", disabled: each.disabled, "aria-haspopup": "listbox", "aria-expanded": "false", data: { customId: each.custom_id } }, label, icon("chevron"));
  made.addEventListener("click", () => openSelect(made, each, (values) => {
    label.className = "chosen";
    label.textContent = values.map((value) => each.options?.find((option) => option.value === value)?.label ?? called(value)).join(", ") || each.placeholder;
    act(made, context, each.custom_id, values);
  }));
  return made;
}

// The address contains the bot's name of the server, which may differ from the page's.
const local = (url) => { const at = new URL(url, location.href); return at.pathname.startsWith("/attachments/") ? at.pathname : url; };

function image(media, description, veiled) {
  const ratio = media.width && media.height ? `aspect-ratio:${media.width}/${media.height};--width:${media.width}px;--ratio:${media.width / media.height}` : "";
  const picture = h("img", { src: local(media.url), alt: description ?? "", title: description ?? "", style: ratio });
  const made = h("button", { class: `picture ${veiled ? "veiled" : ""}`, type: "button", "aria-label": description ? `Open picture: ${description}` : "Open picture" }, picture);
  made.addEventListener("click", () => {
    if (made.classList.contains("veiled")) made.classList.remove("veiled");
    else openImage(local(media.url), description, made);
  });
  return made;
}

function gallery(box) {
  return h("div", { class: `gallery of-${Math.min(box.items.length, 4)}` }, box.items.map((item) => image(item.media, item.description, item.spoiler)));
}

/** Make the box of a downloadable file. */
export function file(attachment) {
  const size = attachment.size > 1048576 ? `${(attachment.size / 1048576).toFixed(1)} MB` : `${Math.max(1, Math.round((attachment.size ?? 0) / 1024))} KB`;
  return h("div", { class: "file" }, icon("file"), h("div", {}, h("a", { href: local(attachment.url), download: attachment.filename }, attachment.filename), h("span", {}, size)));
}

/** Make the attachments outside components: the pictures together, then the files. */
export function attachments(list) {
  const isPicture = (each) => each.content_type?.startsWith("image/") && each.width;
  const pictures = list.filter(isPicture);
  const shown = pictures.length > 0 && h("div", { class: `gallery attached of-${Math.min(pictures.length, 4)}` }, pictures.map((each) => image(each, each.description)));
  return [shown, list.filter((each) => !isPicture(each)).map(file)];
}
