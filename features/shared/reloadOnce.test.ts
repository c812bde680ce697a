import { reloadFor, reloadOnce } from "./reloadOnce";

// jsdom cannot reload, and says so.
let errors: jest.SpyInstance<void, unknown[]>;
const reloads = () => errors.mock.calls.filter(([first]) => String(first).includes("navigation")).length;

beforeEach(() => {
  jest.useFakeTimers();
  errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a part that cannot be loaded loads the page anew, at most once in ten seconds", () => {
  reloadOnce(new Error("gone"));
  expect(reloads()).toBe(1);
  jest.advanceTimersByTime(9_999);
  reloadOnce(new Error("gone"));
  expect(reloads()).toBe(1);
  jest.advanceTimersByTime(1);
  reloadOnce(new Error("gone"));
  expect(reloads()).toBe(2);
});

test("where storage is closed nothing is loaded anew, for nothing would stop it", () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  reloadOnce(new Error("gone"));
  expect(reloads()).toBe(0);
});

test("without a connection the page stays, with what was typed into it", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  reloadOnce(new Error("gone"));
  expect(reloads()).toBe(0);
});

test("a page is loaded anew for each new revision at once, but for the same one only once in ten seconds", () => {
  for (const revision of ["one", "one", "two", "two"]) reloadFor(revision);
  expect(reloads()).toBe(2);
  jest.advanceTimersByTime(10_000);
  reloadFor("two");
  expect(reloads()).toBe(3);
});
