import { resetPage, runFirst, runLoader, runPage } from "./testing/runPage.ts";

/** Clicks a button of a page whose loader has not loaded. */
function clickEarly() {
  runFirst();
  document.body.innerHTML = `<button data-copy="x">Copy</button>`;
  const button = document.querySelector("button");
  const clicked = jest.fn();
  button?.addEventListener("click", clicked);
  button?.click();
  return { button, clicked };
}

const added = () =>
  [...document.head.querySelectorAll("script[src]:not([data-scripts])")].map(
    (script) => script.getAttribute("src") ?? "",
  );

beforeEach(resetPage);

test("scripts load at the first sign of intent, once and in order, after its own effect was painted", () => {
  runPage();
  window.dispatchEvent(new MouseEvent("pointermove", { clientX: 300, clientY: 300 }));
  window.dispatchEvent(new Event("touchstart"));
  expect(added()).toEqual([]);
  jest.advanceTimersToNextTimer(2);
  expect(added()).toEqual(["/_next/a.js"]);
  jest.advanceTimersByTime(50);
  expect(added()).toEqual(["/_next/a.js", "/_next/b.js"]);
});

test("after a touch, scripts load once the tap's click was painted, and soon also where it is none", () => {
  runPage();
  window.dispatchEvent(new Event("touchstart"));
  jest.advanceTimersByTime(200);
  expect(added()).toEqual([]);
  window.dispatchEvent(new Event("click"));
  jest.advanceTimersByTime(60);
  expect(added()).toEqual(["/_next/a.js", "/_next/b.js"]);
  document.head.replaceChildren();
  runPage();
  window.dispatchEvent(new Event("touchstart"));
  jest.advanceTimersByTime(400);
  expect(added()).toEqual(["/_next/a.js", "/_next/b.js"]);
});

test("a resting pointer is no sign of intent", () => {
  runPage();
  window.dispatchEvent(new Event("pointerover"));
  window.dispatchEvent(new MouseEvent("pointermove", { clientX: 0, clientY: 0 }));
  jest.advanceTimersByTime(1_000);
  expect(added()).toEqual([]);
});

test("a wheel that scrolls under a resting pointer is a sign of intent", () => {
  runPage();
  window.dispatchEvent(new Event("wheel"));
  jest.advanceTimersByTime(100);
  expect(added()).toEqual(["/_next/a.js", "/_next/b.js"]);
});

test("full style sheets are applied together once the last has loaded or failed", () => {
  runPage(["/_next/a.css", "/_next/b.css"]);
  window.dispatchEvent(new MouseEvent("pointermove", { clientX: 300, clientY: 300 }));
  jest.advanceTimersByTime(100);
  const [first, second] = document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  first?.dispatchEvent(new Event("load"));
  expect([first?.media, second?.media]).toEqual(["not all", "not all"]);
  second?.dispatchEvent(new Event("error"));
  expect([first?.media, second?.media]).toEqual(["all", "all"]);
});

test.each([
  ["", "/", true],
  ["<input>", "k", false],
  [`<input data-key="/">`, "/", true],
])("on a page with “%s” the key %s pressed before the loader runs is a sign of intent", (body, key, isHandled) => {
  runFirst();
  document.body.innerHTML = body;
  const isDefault = document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  expect(isDefault).toBe(!isHandled);
  expect(document.activeElement).toBe(document.querySelector("[data-key]") ?? document.body);
  runLoader();
  jest.advanceTimersByTime(100);
  expect(added()).toEqual(["/_next/a.js", "/_next/b.js"]);
});

test("a query on a page that shows what it names gets scripts at once", () => {
  window.history.replaceState(null, "", "/tracker/?q=eth");
  runPage();
  expect(added()).toEqual([]);
  document.body.innerHTML = `<div data-url-state=""></div>`;
  runLoader();
  expect(added()).toEqual(["/_next/a.js"]);
  window.history.replaceState(null, "", "/");
});

test("a page whose work this tab stored to continue gets scripts at once, others do not", () => {
  sessionStorage.setItem("faucet-claim-eth-sepolia", "one");
  const show = (id: string) => (document.body.innerHTML = `<div data-resumes="faucet-claim-${id}"></div>`);
  runPage();
  show("op-sepolia");
  runLoader();
  expect(added()).toEqual([]);
  show("eth-sepolia");
  runLoader();
  expect(added()).toEqual(["/_next/a.js"]);
  sessionStorage.clear();
});

test("on a page with samples, a visitor who chose a region gets scripts at once", () => {
  localStorage.setItem("region", "sgp");
  runPage();
  jest.advanceTimersByTime(1);
  expect(added()).toEqual([]);
  document.body.innerHTML = "<pre data-regional></pre>";
  runPage();
  jest.advanceTimersByTime(1);
  expect(added()).toEqual(["/_next/a.js", "/_next/b.js"]);
});

test("a signed-in visitor gets scripts at once", () => {
  document.documentElement.dataset.signedIn = "pending";
  runPage();
  jest.advanceTimersByTime(1);
  expect(added()).toEqual(["/_next/a.js", "/_next/b.js"]);
});

test("text typed before hydration is stored, and the slash focuses the page's search", () => {
  runPage();
  document.body.innerHTML = `<input data-key="/">`;
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
  const field = document.querySelector("input");
  expect(document.activeElement).toBe(field);
  if (field) field.value = "pol";
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(field?.dataset.typed).toBe("pol");
});

test("text typed into a filled text area is there again after hydration, which resets it", () => {
  runPage();
  document.body.innerHTML = "<textarea>429</textarea>";
  const field = document.querySelector("textarea");
  const type = (text: string) => {
    if (field) field.value = text;
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  type("429 nonce");
  type("nonce too low");
  if (field) field.value = "429";
  window.dispatchEvent(new Event("hydrated"));
  expect(field?.value).toBe("nonce too low");
});

test("the slash key does nothing for a visitor who disabled it", () => {
  localStorage.setItem("slash", "off");
  runPage();
  document.body.innerHTML = `<input data-key="/">`;
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ["#contact-sales", ""],
  ["#qr", "qr"],
  ["#plan-growth", "plan-growth"],
  ["#share?url=%2F", "share"],
  ["#unknown", ""],
])("the anchor %s loads the scripts on arrival, also where an element has the id '%s'", (anchor, id) => {
  window.history.replaceState(null, "", anchor);
  runFirst();
  document.body.innerHTML = `<p id="${id}"></p>`;
  runLoader();
  jest.advanceTimersByTime(1);
  expect(added()).toEqual(["/_next/a.js", "/_next/b.js"]);
  window.history.replaceState(null, "", "/");
});

test("an anchor of an element that opens no window loads nothing", () => {
  window.history.replaceState(null, "", "#plans");
  runFirst();
  document.body.innerHTML = `<p id="plans"></p>`;
  runLoader();
  jest.advanceTimersByTime(1_000);
  expect(added()).toEqual([]);
  window.history.replaceState(null, "", "/");
});

test("a click before the loader is held, loads the scripts, and is replayed after hydration", () => {
  const { clicked } = clickEarly();
  expect(clicked).not.toHaveBeenCalled();
  runLoader();
  jest.advanceTimersByTime(100);
  expect(added()).toEqual(["/_next/a.js", "/_next/b.js"]);
  window.dispatchEvent(new Event("hydrated"));
  expect(clicked).toHaveBeenCalledTimes(1);
});

test("keys typed after the search's shortcut before hydration are replayed after it", () => {
  runPage();
  const received: string[] = [];
  document.body.addEventListener("keydown", ({ key }) => received.push(key));
  const press = (key: string, more = {}) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  press("k", { ctrlKey: true });
  expect(["g", "a", " ", "s"].map((key) => press(key))).toEqual([false, false, false, false]);
  expect(received).toEqual([]);
  expect(press("Tab")).toBe(true);
  received.length = 0;
  window.dispatchEvent(new Event("hydrated"));
  expect(received).toEqual(["k", "g", "a", " ", "s"]);
});

test("a slash on a page without a search of its own is held with what is typed after it", () => {
  runPage();
  document.body.innerHTML = "<button></button>";
  const received: string[] = [];
  document.body.addEventListener("keydown", ({ key }) => received.push(key));
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  expect(["/", "a", "/"].map(press)).toEqual([false, false, false]);
  jest.advanceTimersByTime(100);
  expect(added()).toEqual(["/_next/a.js", "/_next/b.js"]);
  window.dispatchEvent(new Event("hydrated"));
  expect(received).toEqual(["/", "a", "/"]);
});

test("Escape drops a held click and held keys", () => {
  const { button, clicked } = clickEarly();
  const received: string[] = [];
  const press = (key: string) =>
    button?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  press("/");
  expect(button?.getAttribute("aria-busy")).toBe("true");
  press("Escape");
  expect(button?.hasAttribute("aria-busy")).toBe(false);
  runLoader();
  button?.addEventListener("keydown", ({ key }) => received.push(key));
  window.dispatchEvent(new Event("hydrated"));
  expect([clicked.mock.calls, received]).toEqual([[], []]);
});

test("a held click whose scripts never come is the browser's own after five seconds, and so is every later one", () => {
  const { button, clicked } = clickEarly();
  jest.advanceTimersByTime(5_000);
  expect(clicked).toHaveBeenCalledTimes(1);
  button?.click();
  expect(clicked).toHaveBeenCalledTimes(2);
});

test("without a paint the loader is added after load, and stores what was typed before it", () => {
  runFirst();
  document.body.innerHTML = `<input>`;
  const field = document.querySelector("input");
  if (field) field.value = "pol";
  window.dispatchEvent(new Event("load"));
  expect(document.querySelector("script[data-scripts]")?.getAttribute("type")).toBe("text/plain");
  jest.advanceTimersByTime(1_000);
  expect(document.querySelector("script[data-scripts]")?.getAttribute("type")).toBe("");
  runLoader();
  expect(field?.dataset.typed).toBe("pol");
});
