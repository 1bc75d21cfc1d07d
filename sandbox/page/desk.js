// The desk asks how everything stands, shows it, and sends what is pressed. It keeps nothing of its own.

const PAUSE = 1500; // milliseconds between two questions
const SIGNS = { channel: "#", thread: "⌁", direct: "✉" };
const $ = (id) => document.getElementById(id);
const shown = {};
let busy = false;

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== false) made.setAttribute(key, value === true ? "" : value);
  made.append(...children);
  return made;
}

function door(person, room, ...children) {
  return element("a", { href: `/open/${encodeURIComponent(person)}/${encodeURIComponent(room)}`, target: `herald-${person}` }, ...children);
}

function fill(id, value, draw) {
  const text = JSON.stringify(value);
  if (shown[id] === text) return;
  shown[id] = text;
  $(id).replaceChildren(...draw(value));
}

function step(value, index, all) {
  const next = all.findIndex((other) => !other.done) === index;
  const text = value.person && next ? door(value.person, value.room, value.text) : value.text;
  return element("li", { class: value.done ? "done" : next ? "next" : "", "aria-current": next && "step" }, text);
}

function campaign(value) {
  const lines = [value.game, value.date, [value.window, value.ready].filter(Boolean).join(" · "), value.due && `due ${value.due}`];
  return element("div", { class: "campaign" },
    element("b", {}, value.title), element("span", { class: `status ${value.status}` }, value.status),
    ...lines.filter(Boolean).map((line) => element("p", { class: "quiet small" }, line)));
}

function person(value) {
  const toggle = element("button", { class: "plain" }, value.closed ? "open DMs" : "close DMs");
  toggle.onclick = () => act("direct", { person: value.name, closed: !value.closed });
  const rooms = value.rooms.map((room) => {
    const link = door(value.name, room.key,
      element("span", { class: "sign", "aria-hidden": "true" }, SIGNS[room.kind]),
      element("span", { class: "title" }, room.name),
      ...(room.kind === "direct" && value.closed ? [element("span", { class: "closed" }, "closed")] : []),
      ...(room.unread ? [element("span", { class: "unread", title: "unread" }, String(room.unread))] : []));
    if (room.key === value.shown) link.className = "shown";
    return element("li", { class: room.kind }, link);
  });
  return element("article", { class: "person", "aria-label": value.name },
    element("div", {},
      element("span", { class: "face", style: `background:${value.colour}`, "aria-hidden": "true" }, value.name[0]),
      element("strong", {}, value.name), toggle),
    element("ul", {}, ...rooms));
}

function news(value) {
  const where = value.kind === "direct" ? `${value.person}’s direct messages` : (value.kind === "channel" ? "#" : "") + value.where;
  const only = value.only && value.kind !== "direct" ? ` · only ${value.only} sees this` : "";
  return element("li", { class: value.unread ? "unread-news" : "" },
    door(value.person, value.room,
      element("span", { class: "from" }, element("b", {}, value.author), where + only, element("span", {}, value.at)),
      element("span", { class: "said" }, value.text)));
}

function trouble(value) {
  return element("details", {}, element("summary", {}, value.title), element("p", { class: "quiet small" }, value.at), element("pre", {}, value.text));
}

function show(state) {
  $("now").textContent = state.now;
  $("due").textContent = state.due ? `Next deadline ${state.due.at}, in ${state.due.in}` : "No deadline is running. The clock stands still until you move it.";
  $("deadline").disabled = busy || !state.due;
  fill("steps", state.steps, (all) => all.map(step));
  $("after").hidden = !state.steps.every((each) => each.done);
  $("set").hidden = $("set").nextElementSibling.hidden = state.campaigns.length > 0;
  fill("campaigns", state.campaigns, (all) => all.length ? all.map(campaign) : [element("p", { class: "empty" }, "None yet.")]);
  fill("people", state.people, (all) => all.map(person));
  fill("news", state.news, (all) => all.length ? all.map(news) : [element("li", { class: "empty" }, "Nothing has been said yet.")]);
  $("faults").checked = state.faults.on;
  $("failed").textContent = state.faults.failed ? `${state.faults.failed} failed so far.` : "With errors 500 and 429, in turn.";
  $("troubles").hidden = !state.trouble.length;
  fill("trouble", [...state.trouble].reverse(), (all) => all.map(trouble));
  const unread = state.people.reduce((sum, each) => sum + each.rooms.reduce((count, room) => count + room.unread, 0), 0);
  document.title = (unread ? `(${unread}) ` : "") + "Herald · front desk";
}

function tell(text) {
  $("notice").textContent = text;
  $("notice").hidden = !text;
}

async function ask(path, options) {
  const response = await fetch(path, { cache: "no-store", ...options });
  const state = await response.json();
  if (state.error) throw new Error(state.error);
  show(state);
}

async function act(name, asked = {}) {
  if (busy) return;
  busy = true;
  document.body.setAttribute("aria-busy", "true");
  for (const button of document.querySelectorAll("header button")) button.disabled = true;
  try {
    await ask(`/api/${name}`, { method: "POST", body: JSON.stringify(asked) });
    tell("");
  } catch (error) {
    tell(error.message);
  }
  busy = false;
  document.body.removeAttribute("aria-busy");
  for (const button of document.querySelectorAll("header button")) button.disabled = false;
  look();
}

async function look() {
  if (busy) return;
  try {
    await ask("/api/state");
    if ($("notice").dataset.lost) { tell(""); delete $("notice").dataset.lost; }
  } catch {
    tell("The sandbox does not answer. Is it still running?");
    $("notice").dataset.lost = "yes";
  }
}

for (const button of document.querySelectorAll("[data-act]"))
  button.onclick = () => act(button.dataset.act, JSON.parse(button.dataset.asked || "{}"));
$("faults").onchange = () => act("faults", { on: $("faults").checked });
look();
setInterval(look, PAUSE);
