import { lockScroll } from "./lockScroll";

const root = document.documentElement;
const agent = (value: string) => jest.spyOn(navigator, "userAgent", "get").mockReturnValue(value);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the page may scroll again 300 ms after the window is closed", () => {
  const unlock = lockScroll(document.body);
  expect(root).toHaveAttribute("data-scroll-locked");
  unlock();
  jest.advanceTimersByTime(299);
  expect(root).toHaveAttribute("data-scroll-locked");
  jest.advanceTimersByTime(1);
  expect(root).not.toHaveAttribute("data-scroll-locked");
});

test.each([
  ["takes its place is kept free", 1009, "gutter"],
  ["lies over the page leaves nothing free", 1024, ""],
])("a scrollbar that %s", (_, clientWidth, gutter) => {
  jest.spyOn(root, "clientWidth", "get").mockReturnValue(clientWidth);
  jest.replaceProperty(window, "innerWidth", 1024);
  lockScroll(document.body)();
  expect(root).toHaveAttribute("data-scroll-locked", gutter);
});

test("a second modal opened at once keeps the page locked", () => {
  lockScroll(document.body)();
  lockScroll(document.body);
  jest.advanceTimersByTime(1_000);
  expect(root).toHaveAttribute("data-scroll-locked");
});

test("on iOS, locking without an element that may scroll is logged as an error", () => {
  agent("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)");
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  lockScroll(null)();
  expect(error).toHaveBeenCalledWith(expect.stringContaining("iOS"));
});

test("on iOS, touches move the window's content and not the page", () => {
  agent("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)");
  const inside = document.body.appendChild(document.createElement("div"));
  const unlock = lockScroll(inside);
  const touch = (target: Element) => {
    const event = new Event("touchmove", { bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(touch(document.body)).toBe(true);
  expect(touch(inside)).toBe(false);
  unlock();
  expect(touch(document.body)).toBe(false);
});
