import { reloadFor, reloadOnce } from "./reloadOnce";

// jsdom cannot reload and logs an error.
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

test("a chunk that cannot be loaded reloads the page, at most once in ten seconds", () => {
  reloadOnce(new Error("gone"));
  expect(reloads()).toBe(1);
  jest.advanceTimersByTime(9_999);
  reloadOnce(new Error("gone"));
  expect(reloads()).toBe(1);
  jest.advanceTimersByTime(1);
  reloadOnce(new Error("gone"));
  expect(reloads()).toBe(2);
});

test("without storage the page is not reloaded, because a loop could not be stopped", () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  reloadOnce(new Error("gone"));
  expect(reloads()).toBe(0);
});

test("offline the page is not reloaded, so that input is kept", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  reloadOnce(new Error("gone"));
  expect(reloads()).toBe(0);
});

test("a new revision reloads the page at once, the same revision at most once in ten seconds", () => {
  for (const revision of ["one", "one", "two", "two"]) reloadFor(revision);
  expect(reloads()).toBe(2);
  jest.advanceTimersByTime(10_000);
  reloadFor("two");
  expect(reloads()).toBe(3);
});
