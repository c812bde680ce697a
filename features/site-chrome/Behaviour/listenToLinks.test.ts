import { finishNavigation, listenToLinks } from "./listenToLinks";
import type { RouteRules } from "./loadRouteRules";

const router = { push: jest.fn(), prefetch: jest.fn() };
const load = jest.fn();
const rules: RouteRules = {
  ready: () => undefined,
  follow: (href) => {
    if (href.startsWith("/moved/")) return href.replace("/moved/", "/nodes/s/");
    return href.startsWith("/away/") ? undefined : href;
  },
};
let listening: AbortController;
let report: (name: string, duration?: number) => void;

// jsdom has no PerformanceObserver; this one reports what a test passes.
class Observer {
  constructor(hear: (list: { getEntries(): { name: string; duration: number }[] }) => void) {
    report = (name, duration = 0) =>
      hear({ getEntries: () => [{ name: new URL(name, location.href).href, duration }] });
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: Observer });
  jest.clearAllMocks();
  listening = new AbortController();
  document.body.innerHTML = Array.from({ length: 9 }, (_, index) => `<a href="/nodes/n${index}/">n</a>`).join("");
  listenToLinks({ router, rules, load }, listening.signal);
});
afterEach(() => {
  listening.abort();
  jest.useRealTimers();
});

const links = () => [...document.querySelectorAll("a")];
const point = (link: Element | undefined) => link?.dispatchEvent(new Event("pointerover", { bubbles: true }));

test("a link that a pointer rests on is fetched once", () => {
  point(links()[0]);
  jest.advanceTimersByTime(80);
  point(links()[0]);
  jest.advanceTimersByTime(80);
  expect(router.prefetch.mock.calls).toEqual([["/nodes/n0/"]]);
});

test("links that pass beneath a pointer are not fetched", () => {
  for (const link of links()) {
    point(link);
    jest.advanceTimersByTime(16);
  }
  point(document.body);
  jest.advanceTimersByTime(1_000);
  expect(router.prefetch).not.toHaveBeenCalled();
});

test("no page is prefetched for visitors who save data", () => {
  // As in browsers, the property is on the prototype.
  const connection: unknown = Object.create({ saveData: true });
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  point(links()[0]);
  jest.advanceTimersByTime(80);
  expect(router.prefetch).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, "connection");
});

const aimAt = (index: number) => {
  point(links()[index]);
  jest.advanceTimersByTime(80);
};
const fetched = () => router.prefetch.mock.calls.map(([href]) => href);

test("at most five pages are prefetched at a time, however long they take", () => {
  for (const index of links().keys()) aimAt(index);
  jest.advanceTimersByTime(5_000);
  aimAt(8);
  expect(fetched()).toEqual([0, 1, 2, 3, 4].map((index) => `/nodes/n${index}/`));
});

test("a loaded page frees a slot once no further part of it arrives", () => {
  for (const index of links().keys()) aimAt(index);
  report("/nodes/n7/?_rsc=a");
  report("/nodes/n2/?_rsc=a");
  jest.advanceTimersByTime(60);
  report("/nodes/n2/?_rsc=b", 100);
  aimAt(7);
  jest.advanceTimersByTime(260);
  expect(fetched()).toHaveLength(5);
  jest.advanceTimersByTime(100);
  aimAt(7);
  aimAt(8);
  expect(fetched().slice(5)).toEqual(["/nodes/n7/"]);
});

test("a page without a response occupies a slot for at most ten seconds", () => {
  for (const index of links().keys()) aimAt(index);
  jest.advanceTimersByTime(10_000);
  aimAt(8);
  expect(fetched().slice(5)).toEqual(["/nodes/n8/"]);
});

test("a link that the pointer rested on before anything could hear it is fetched at once", () => {
  // jsdom has no pointer events.
  const hovered = jest.spyOn(document, "querySelector").mockReturnValue(links()[3] ?? null);
  const second = new AbortController();
  listenToLinks({ router, rules, load }, second.signal);
  second.abort();
  hovered.mockRestore();
  expect(router.prefetch.mock.calls).toEqual([["/nodes/n3/"]]);
});

test("a followed link moves to the new page's heading; other ways to a page leave the focus alone", () => {
  document.body.innerHTML = `<a href="/pricing/">Pricing</a><main><h1>Pricing</h1></main>`;
  finishNavigation();
  expect(document.activeElement).toBe(document.body);
  links()[0]?.click();
  finishNavigation();
  expect(document.activeElement).toBe(document.querySelector("h1"));
});

test("a link to an answer opens its question and scrolls to it", () => {
  document.body.innerHTML = `<details><summary>Which plan?</summary><div id="which-plan">Free</div></details>`;
  const scroll = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView: scroll });
  window.location.hash = "#which-plan";
  finishNavigation();
  expect(document.querySelector("details")).toHaveAttribute("open");
  expect(scroll).toHaveBeenCalledTimes(1);
  window.location.hash = "";
});

test("a redirected link is followed to its target; one to another origin is a full page load", () => {
  document.body.innerHTML = `<a href="/moved/?a=1">Moved</a><a href="/away/">Away</a>`;
  for (const link of links()) {
    point(link);
    jest.advanceTimersByTime(80);
    link.click();
  }
  expect(router.push.mock.calls).toEqual([["/nodes/s/?a=1"]]);
  expect(router.prefetch.mock.calls).toEqual([["/nodes/s/?a=1"]]);
  expect(load.mock.calls).toEqual([["/away/"]]);
});

test("a link that is clicked before the redirects are known waits for them", async () => {
  let known: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (known = resolve));
  const waiting = new AbortController();
  listening.abort();
  listenToLinks({ router, load, rules: { ...rules, ready: () => ready } }, waiting.signal);
  document.body.innerHTML = `<a href="/away/">Away</a>`;
  links()[0]?.click();
  expect([router.push, load].flatMap(({ mock }) => mock.calls)).toEqual([]);
  known();
  await ready;
  waiting.abort();
  expect(load.mock.calls).toEqual([["/away/"]]);
});
