// A large picture: fitted to the window, or in full size after a second click.
import { h, icon } from "./dom.js";

/** Open a picture over everything. Closing restores the focus to `opener`. */
export function openImage(url, description, opener) {
  const picture = h("img", { src: url, alt: description ?? "" });
  const close = h("button", { class: "close", type: "button", "aria-label": "Close" }, icon("close"));
  const frame = h("div", { class: "lightbox-frame" }, picture);
  const box = h("dialog", { class: "lightbox", "aria-label": "Picture" }, frame, close, description && h("p", { class: "alt" }, description));
  picture.addEventListener("click", () => box.classList.toggle("full"));
  close.addEventListener("click", () => box.close());
  box.addEventListener("click", (event) => { if (event.target === box || event.target === frame) box.close(); });
  box.addEventListener("close", () => { box.remove(); opener?.focus(); });
  document.body.append(box);
  box.showModal();
}
