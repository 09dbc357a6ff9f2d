// Making elements, and the icons (all drawn here).

/** Make an element: properties, `on…` listeners, `data`, `class`, and children (nodes, strings, lists, nothing). */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "data") Object.assign(element.dataset, value);
    else if (key === "style") element.style.cssText = value;
    // Strings are attributes, other values (disabled, checked) are properties.
    else if (key in element && typeof value !== "string") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
  return element;
}

/** Replace the contents of an element. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
}

/** Replace the contents of an element, and focus the control at the place of the focused one. */
export function refill(element, ...children) {
  const controls = () => [...element.querySelectorAll("button, a, summary")];
  const at = controls().indexOf(document.activeElement);
  fill(element, ...children);
  if (at >= 0) controls()[at]?.focus({ preventScroll: true });
}

const PATHS = {
  hash: "M9 4 7.500 20M16.500 4 15 20M4.500 9h16M3.500 15h16",
  thread: "M5 4v9a3 3 0 0 0 3 3h11m-4-4 4 4-4 4",
  lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
  chevron: "m6 9 6 6 6-6",
  check: "m5 13 4.500 4.500L19 7",
  close: "M6 6l12 12M18 6 6 18",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  bin: "M5 7h14M10 7V4.500h4V7M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5",
  menu: "M4 7h16M4 12h16M4 17h16",
  people: "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2.200.8 3.500 2.700 3.500 5.500",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  warn: "M12 4 2.500 20h19zM12 10v5M12 17.500v.5",
  link: "M14 5h5v5M19 5l-9 9M17 14v5H5V7h5",
  copy: "M9 9h10v11H9zM5 15V4h10",
  send: "M4 12 20 4l-4 16-4.500-6.500z",
  chat: "M4 5h16v11h-9l-5 4v-4H4z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2",
  gear: "M4 7h9m5 0h2M4 17h2m5 0h9M15.500 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM8.500 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z",
  plus: "M12 5v14M5 12h14",
  slash: "M16 4 8 20",
};

/** Make an icon. */
export function icon(name, label) {
  const box = h("span", { class: `icon icon-${name}` });
  box.innerHTML = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"${label ? ` role="img" aria-label="${label}"` : ' aria-hidden="true"'}><path d="${PATHS[name]}"/></svg>`;
  return box;
}

/** Make a round avatar: the first letter on the person's colour, a stool for the bot. */
export function avatar(user, size = 40) {
  const colour = `#${(user.accent_color ?? 0x777777).toString(16).padStart(6, "0")}`;
  const style = `--size:${size}px;background:${colour}`;
  if (user.bot) return h("span", { class: "avatar bot", style: `--size:${size}px`, "aria-hidden": "true" }, h("img", { src: "/page/icon.svg", alt: "" }));
  return h("span", { class: "avatar", style, "aria-hidden": "true" }, user.global_name[0]);
}

/** Make an emoji: the character itself, or the picture of a custom one. */
export function emoji(each) {
  if (!each) return null;
  return each.id ? customEmoji(each.name, each.id) : h("span", { class: "emoji", "aria-hidden": "true" }, each.name);
}

/** Make the picture of a custom emoji. Like Discord, show its name if it does not exist. */
export function customEmoji(name, id) {
  const picture = h("img", { class: "custom-emoji", src: `/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
  picture.addEventListener("error", () => picture.replaceWith(`:${name}:`), { once: true });
  return picture;
}

/** Return a keydown listener that moves the focus with the arrow keys over the elements of `items`. */
export function arrows(items) {
  return (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const all = items();
    const next = all[(all.indexOf(document.activeElement) + step + all.length) % all.length];
    if (next) next.focus();
    event.preventDefault();
  };
}
