import { resetPage, runFirst, runLoader, runPage } from "./testing/runPage.ts";

beforeEach(resetPage);

// jsdom cannot reload and logs an error.
let reload: jest.SpyInstance;
let listening: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
beforeEach(() => {
  reload = jest.spyOn(console, "error").mockReturnValue();
  listening = jest.spyOn(window, "addEventListener");
});
afterEach(() => {
  // The document of one test is that of the next.
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  jest.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});
const countReloads = () => reload.mock.calls.filter(([first]) => String(first).includes("navigation")).length;

const oddPaths = [
  "/about/",
  "/about/?",
  "/about/?#contact",
  "/about/??",
  "/about/?a=1?b=2",
  "/about/?a=1&",
  "/about/?&&",
  "/about/?#",
  "/about/?a=%",
  "/about/?a=%zz",
  "/about/?q='\"`<>",
  "/about/?a[]=1&b={2}",
  "/about/?q=\u00e9 \u4e2d",
  "/about/#a#b",
  "/about/?a=\\\\b",
  "/about/?=",
  "/about/?a=b;c",
  "/about/;x?utm_source=a%20b",
  `/about/?${"a".repeat(7_000)}`,
];

const named = oddPaths.map((path) => [path.slice(0, 60), path] as const);

test.each(named)("a navigation to %s does not reload the page", (_, path) => {
  window.history.replaceState(null, "", path);
  runPage();
  window.dispatchEvent(new Event("popstate"));
  expect(countReloads()).toBe(0);
});

test("a page whose URL the browser changes before hydration is reloaded, another anchor reloads nothing", () => {
  window.history.replaceState(null, "", "/about/");
  runPage();
  window.history.replaceState(null, "", "/about/#team");
  window.dispatchEvent(new Event("popstate"));
  expect(countReloads()).toBe(0);
  window.history.replaceState(null, "", "/faq/");
  window.dispatchEvent(new Event("popstate"));
  expect(countReloads()).toBe(1);
});

test("a URL that changed before the loader came is noticed, one that the router changes is not", () => {
  window.history.replaceState(null, "", "/about/");
  runFirst();
  window.history.replaceState(null, "", "/faq/");
  runLoader();
  expect(countReloads()).toBe(1);
  document.documentElement.dataset.ready = "";
  window.dispatchEvent(new Event("popstate"));
  expect(countReloads()).toBe(1);
});
