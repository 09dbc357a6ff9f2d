// A forum: the list of its posts, each with its tags and the picture of its first message.
import { h, icon } from "./dom.js";
import { excerpt } from "./message.js";
import { addPost } from "./settings.js";
import { compare, go, may, threadsOf, unread, world } from "./state.js";

let chosen = ""; // the tag whose posts are shown
const changes = new EventTarget();

/** Call `listener` when the person chooses a tag. */
export const onChoice = (listener) => changes.addEventListener("choice", listener);

/** Make the list of a forum's posts: open ones first, the latest on top. */
export function forumElement(forum) {
  const tags = new Map(forum.available_tags.map((tag) => [tag.id, tag]));
  if (!tags.has(chosen)) chosen = "";
  const closed = (post) => Number(post.thread_metadata.archived);
  const posts = threadsOf(forum.id).filter((post) => !chosen || post.applied_tags.includes(chosen));
  posts.sort((a, b) => closed(a) - closed(b) || compare(b.last_message_id ?? b.id, a.last_message_id ?? a.id));
  const pick = (tag) => h("button", { class: "tag", type: "button", "aria-pressed": String(tag.id === chosen), onclick: () => { chosen = tag.id === chosen ? "" : tag.id; changes.dispatchEvent(new Event("choice")); } }, tag.name);
  const add = may("send_messages", forum) && h("button", { class: "button primary", type: "button", onclick: () => addPost(forum.id) }, "New post");
  const head = h("div", { class: "tags" }, [...tags.values()].map(pick), add);
  const list = posts.length ? posts.map((post) => postCard(post, tags)) : h("p", { class: "empty" }, "No posts yet.");
  return h("li", { class: "forum" }, head, h("div", { class: "posts" }, list));
}

function postCard(post, tags) {
  const first = world.messages.get(post.id)?.get(post.id);
  const url = first && pictureOf(first.message);
  const state = [post.thread_metadata.locked && "locked", post.thread_metadata.archived && "closed"].filter(Boolean).join(", ");
  const classes = ["post", post.thread_metadata.archived && "closed", unread(post.id).any && "unread"].filter(Boolean).join(" ");
  return h("button", { class: classes, type: "button", data: { post: post.id }, onclick: () => go({ channel: post.id }) },
    h("span", { class: "post-words" },
      h("span", { class: "tags" }, post.applied_tags.filter((id) => tags.has(id)).map((id) => h("span", { class: "tag" }, tags.get(id).name))),
      h("b", {}, post.name), h("span", { class: "excerpt" }, first ? excerpt(first.message) : "The first message was deleted"),
      h("small", {}, icon("chat"), `${post.message_count}`, state && ` · ${state}`)),
    url && h("img", { class: "post-picture", src: url, alt: "" }));
}

/** Return the address of the first picture of a message. */
function pictureOf(message) {
  const walk = (components) => components.flatMap((each) => (each.type === 12 ? each.items.map((item) => item.media.url) : walk(each.components ?? [])));
  return walk(message.components)[0] ?? message.attachments[0]?.url;
}
