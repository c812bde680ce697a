import { resetPage, runPage } from "./testing/runPage.ts";

beforeEach(() => {
  resetPage();
  sessionStorage.clear();
});

/** Runs the loader at an address that the browser asked for as `asked`; how often the page is loaded again. */
function countReloads(asked: string, here = asked): number {
  // jsdom cannot reload, and says so.
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const origin = window.location.origin;
  Object.assign(performance, { getEntriesByType: () => [{ name: origin + asked }] });
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

test.each(named)("a page asked for as %s is not loaded again", (_, path) => {
  expect(countReloads(path)).toBe(0);
});

test("a page that shows another address than it was asked for is loaded again once, whatever the browser says", () => {
  expect(countReloads("/about/", "/faq/")).toBe(1);
  expect(countReloads("/about/", "/faq/")).toBe(0);
  expect(countReloads("/about/", "/nodes/")).toBe(1);
});

test("where storage is closed no page is loaded again, for nothing would stop it", () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  expect(countReloads("/about/", "/faq/")).toBe(0);
  jest.restoreAllMocks();
});
