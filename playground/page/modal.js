// Modals: a form over everything, sent as a whole.
import { submit } from "./api.js";
import { h, icon, avatar } from "./dom.js";
import { markdown } from "./markdown.js";
import { offered, openSelect } from "./select.js";
import { world } from "./state.js";

/** Show a modal that the bot opened. */
export function openModal(modal) {
  const fields = new Map();
  const error = h("p", { class: "modal-error", role: "alert" });
  const send = h("button", { class: "button primary", type: "submit" }, h("span", {}, "Submit"));
  const cancel = h("button", { class: "button plain", type: "button", onclick: () => box.close() }, "Cancel");
  const shut = h("button", { class: "close", type: "button", "aria-label": "Close", onclick: () => box.close() }, icon("close"));
  const form = h("form", { method: "dialog", novalidate: true },
    h("header", {}, avatar(world.bot, 24), h("h2", {}, modal.title), shut),
    h("div", { class: "modal-parts" }, modal.components.map((part) => makePart(part, fields))),
    error, h("footer", {}, cancel, send));
  const box = h("dialog", { class: "modal", "aria-label": modal.title }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = [...fields.values()].map((field) => field.problem()).find(Boolean);
    if (wrong) { error.textContent = wrong; return; }
    send.disabled = true;
    send.classList.add("waiting");
    try {
      const told = await submit(modal.interaction, Object.fromEntries([...fields].map(([id, field]) => [id, field.value()])));
      if (told.status !== "failed") { box.close(); return; }
      error.textContent = "Something went wrong. Try again.";
    } catch (problem) {
      error.textContent = problem.message;
    }
    send.disabled = false;
    send.classList.remove("waiting");
  });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  box.querySelector("input, textarea, .select")?.focus();
}

function makePart(part, fields) {
  if (part.type === 10) return h("div", { class: "text" }, markdown(part.content));
  const field = part.type === 18 ? part.component : part.components[0];
  const label = part.type === 18 ? part.label : field.label;
  const made = (MAKERS[field.type] ?? unknown)(field, label);
  fields.set(field.custom_id, made);
  const star = (field.required ?? true) && field.type !== 23 ? h("b", { class: "star", title: "required" }, "*") : null;
  const words = h("span", { class: "label" }, label, star);
  return h(field.type < 20 ? "label" : "fieldset", { class: "field" }, words, part.description && h("small", {}, part.description), made.element);
}

const MAKERS = {
  4: textInput, 3: picker, 5: picker, 6: picker, 7: picker, 8: picker,
  21: (field, label) => group(field, label, "radio"), 22: (field, label) => group(field, label, "checkbox"), 23: tick,
};

function textInput(field, label) {
  const limits = { placeholder: field.placeholder, maxlength: field.max_length ?? 4000, data: { customId: field.custom_id } };
  const element = field.style === 2 ? h("textarea", { ...limits, rows: 4 }) : h("input", { type: "text", autocomplete: "off", ...limits });
  element.value = field.value ?? "";
  const problem = () => {
    if (!element.value) return (field.required ?? true) ? `${label}: this is required.` : null;
    return element.value.length < (field.min_length ?? 0) ? `${label}: at least ${field.min_length} characters.` : null;
  };
  return { element, value: () => element.value, problem };
}

function picker(field, label) {
  const options = offered(field);
  let chosen = options.filter((option) => option.default).map((option) => option.value);
  const words = h("span", {});
  const element = h("button", { class: "select", type: "button", "aria-haspopup": "listbox", "aria-expanded": "false", data: { customId: field.custom_id } }, words, icon("chevron"));
  const show = () => {
    words.className = chosen.length ? "chosen" : "placeholder";
    words.textContent = chosen.map((value) => options.find((option) => option.value === value).label).join(", ") || field.placeholder || "Make a selection";
  };
  element.addEventListener("click", (event) => {
    event.preventDefault();
    const now = { ...field, options: options.map((option) => ({ ...option, default: chosen.includes(option.value) })) };
    const preset = chosen.map((id) => ({ id }));
    openSelect(element, { ...now, default_values: preset }, (values) => { chosen = values; show(); });
  });
  show();
  return { element, value: () => chosen, problem: () => count(field, label, chosen.length) };
}

function count(field, label, number) {
  const required = field.required ?? true;
  const least = field.min_values ?? 1;
  if (!number) return required && least ? `${label}: this is required.` : null;
  return number < least ? `${label}: choose at least ${least}.` : null;
}

function group(field, label, type) {
  const inputs = field.options.map((option) => h("input", { type, name: field.custom_id, value: option.value, checked: option.default ?? false }));
  const rows = field.options.map((option, index) => h("label", { class: "choice" }, inputs[index], h("span", {}, option.label, option.description && h("small", {}, option.description))));
  const values = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const most = type === "radio" ? 1 : field.max_values ?? field.options.length;
  const problem = () => (values().length > most ? `${label}: choose at most ${most}.` : count(field, label, values().length));
  return { element: h("div", { class: "choices" }, rows), value: values, problem };
}

function tick(field, label) {
  const element = h("input", { type: "checkbox", checked: field.default ?? false, "aria-label": label });
  return { element, value: () => element.checked, problem: () => null };
}

function unknown(field) {
  return { element: h("p", {}, `The playground cannot show fields of type ${field.type}.`), value: () => [], problem: () => null };
}
