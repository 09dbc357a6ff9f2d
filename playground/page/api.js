// Requests to the server.
import { here, me, receive, take, changed } from "./state.js";

const BASE = "/playground/api";

async function ask(method, path, body) {
  const options = body ? { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json" } } : { method };
  const response = await fetch(BASE + path, options);
  const told = await response.json();
  if (!response.ok) throw new Error(told.error ?? response.statusText);
  return told;
}

const mine = (what) => `/people/${me().global_name}/${what}`;

export const send = (content) => ask("POST", mine("messages"), { content, channel: here.channel });
export const remove = (message) => ask("DELETE", mine(`messages/${message}`));
export const call = (command, options) => ask("POST", mine("command"), { command, options, channel: here.channel });
export const suggest = (command, options, focused) => ask("POST", mine("autocomplete"), { command, options, focused, channel: here.channel });
export const press = (message, custom_id, values) => ask("POST", mine("press"), { message, custom_id, values });
export const submit = (interaction, values) => ask("POST", mine("submit"), { interaction, values });
export const clearViolations = () => ask("DELETE", "/violations");
export const wind = (seconds) => ask("POST", "/clock", { forward: seconds });
export const allow = (channel, name, deny, allowed = []) => ask("POST", "/permissions", { channel, name, deny, allow: allowed });
export const setThread = (channel, changes) => ask("POST", "/thread", { channel, ...changes });
export const newChannel = (guild, name, forum) => ask("POST", "/channels", { guild, name, forum });
export const newPost = (channel, name) => ask("POST", mine("posts"), { channel, name, content: name });
export const dropChannel = (channel) => ask("DELETE", `/channels/${channel}`);
export const newGuild = (name) => ask("POST", "/guilds", { name });
export const setGuild = (guild, changes) => ask("POST", `/guilds/${guild}`, changes);
export const setMember = (guild, name, isHere) => ask("POST", "/members", { guild, name, here: isHere });
export const setPerson = (name, changes) => ask("POST", `/people/${name}/settings`, changes);
export const direct = () => ask("POST", mine("direct"));

/** Fetch the state and follow its changes. Start again after a lost connection. */
export async function follow() {
  const address = new URL(`${BASE}/live`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(address);
  // Changes that arrive before the state may be newer, so apply them after it.
  const early = [];
  let ready = false;
  socket.onmessage = (event) => (ready ? receive(JSON.parse(event.data)) : early.push(event.data));
  socket.onclose = () => { changed("lost"); setTimeout(() => follow().catch(() => {}), 1000); };
  await new Promise((resolve, reject) => { socket.onopen = resolve; socket.onerror = reject; });
  take(await ask("GET", "/state"));
  ready = true;
  changed("all");
  early.forEach((data) => receive(JSON.parse(data)));
}
