import { loaderOf, loaderScript } from "./loader.ts";

/** Runs the loader as a page that begins with it would. */
function run(sheets: string[] = []): void {
  document.head.innerHTML = loaderOf({ scripts: ["/_next/a.js", "/_next/b.js"], flight: "", sheets });
  const loader = document.head.querySelector("script");
  Object.defineProperty(document, "currentScript", { value: loader, configurable: true });
  new Function(loaderScript)();
}
const added = () =>
  [...document.head.querySelectorAll("script[src]:not([data-scripts])")].map(
    (script) => script.getAttribute("src") ?? "",
  );

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset.ready;
  document.cookie = "signedIn=; max-age=0";
});

test("scripts come with the first sign of use, once and in order, after what the sign itself changed was painted", () => {
  run();
  window.dispatchEvent(new MouseEvent("pointermove", { clientX: 300, clientY: 300 }));
  window.dispatchEvent(new Event("touchstart"));
  expect(added()).toEqual([]);
  jest.advanceTimersToNextTimer(2);
  expect(added()).toEqual(["/_next/a.js"]);
  jest.advanceTimersByTime(50);
  expect(added()).toEqual(["/_next/a.js", "/_next/b.js"]);
});

test("a pointer that rests where the page appears is no sign", () => {
  run();
  window.dispatchEvent(new Event("pointerover"));
  window.dispatchEvent(new MouseEvent("pointermove", { clientX: 0, clientY: 0 }));
  jest.advanceTimersByTime(1_000);
  expect(added()).toEqual([]);
});

test("whole style sheets are used together, when the last is there or is not to be had", () => {
  run(["/_next/a.css", "/_next/b.css"]);
  window.dispatchEvent(new MouseEvent("pointermove", { clientX: 300, clientY: 300 }));
  jest.advanceTimersByTime(100);
  const [first, second] = document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  first?.dispatchEvent(new Event("load"));
  expect([first?.media, second?.media]).toEqual(["not all", "not all"]);
  second?.dispatchEvent(new Event("error"));
  expect([first?.media, second?.media]).toEqual(["all", "all"]);
});

test("someone who is signed in gets them without one", () => {
  document.cookie = "signedIn=1";
  run();
  jest.advanceTimersByTime(1);
  expect(added()).toEqual(["/_next/a.js", "/_next/b.js"]);
});

test("what is typed before the scripts are there is noted, and the slash leads to the page's search", () => {
  run();
  document.body.innerHTML = `<input data-key="/">`;
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
  const field = document.querySelector("input");
  expect(document.activeElement).toBe(field);
  if (field) field.value = "pol";
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(field?.dataset.typed).toBe("pol");
});

test("an anchor that is no place on the page opens its window, also when the page is whole before the loader comes", () => {
  window.history.replaceState(null, "", "#contact-sales");
  run();
  jest.advanceTimersByTime(1);
  expect(added()).toEqual(["/_next/a.js", "/_next/b.js"]);
  window.history.replaceState(null, "", "/");
});
