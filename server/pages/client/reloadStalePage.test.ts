import { resetPage, runPage } from "./testing/runPage.ts";

beforeEach(() => {
  resetPage();
  sessionStorage.clear();
});

/** Runs the loader at a URL for a navigation to `asked`; returns how often the page was reloaded. */
function countReloads(url: string, here = url): number {
  // jsdom cannot reload and logs an error.
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const origin = window.location.origin;
  Object.assign(performance, { getEntriesByType: () => [{ name: origin + url }] });
  window.history.replaceState(null, "", here);
  runPage();
  const count = errors.mock.calls.filter(([first]) => String(first).includes("navigation")).length;
  errors.mockRestore();
  window.history.replaceState(null, "", "/");
  return count;
}

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
  expect(countReloads(path)).toBe(0);
});

test("a page at another URL than its navigation is reloaded once, whatever the browser reports", () => {
  expect(countReloads("/about/", "/faq/")).toBe(1);
  expect(countReloads("/about/", "/faq/")).toBe(0);
  expect(countReloads("/about/", "/nodes/")).toBe(1);
});

test("without storage no page is reloaded, because reloads would not end", () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  expect(countReloads("/about/", "/faq/")).toBe(0);
  jest.restoreAllMocks();
});
