import { EarlyKeys } from "./EarlyKeys";

const keys = new EarlyKeys();
const send = jest.fn();

/** Presses a key on the page; whether the page was kept from hearing it. */
function press(key: string, over: KeyboardEventInit = {}): boolean {
  const heard = jest.fn();
  document.addEventListener("keydown", heard, { once: true });
  const isLeft = document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...over }),
  );
  document.removeEventListener("keydown", heard);
  return !isLeft && heard.mock.calls.length === 0;
}

beforeEach(() => {
  jest.useFakeTimers();
  send.mockClear();
});
afterEach(() => keys.end());

test("letters, spaces and corrections are kept from the page, which neither scrolls nor hears them", () => {
  keys.begin(send);
  const typed = ["r", "a", "t", "x", "Backspace", "e", " ", "限"];
  expect(typed.map((key) => press(key))).toEqual(typed.map(() => true));
  expect(keys.end()).toBe("rate 限");
  expect(press("l")).toBe(false);
});

test("shortcuts, keys that type nothing and what is being composed are left alone", () => {
  keys.begin(send);
  expect(press("r", { ctrlKey: true })).toBe(false);
  expect(press("Tab")).toBe(false);
  expect(press("Process")).toBe(false);
  expect(press("n", { isComposing: true })).toBe(false);
  expect(keys.end()).toBe("");
});

test("letters that need AltGr are letters", () => {
  keys.begin(send);
  expect(press("@", { ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe(true);
  expect(keys.end()).toBe("@");
});

test("after five seconds the page has its keys back, and what was typed is still known", () => {
  keys.begin(send);
  press("a");
  jest.advanceTimersByTime(5_000);
  expect(press("b")).toBe(false);
  expect(keys.end()).toBe("a");
});

test("asked for twice, it goes on with the same words; asked for anew, it begins anew for its full time", () => {
  keys.begin(send);
  press("a");
  keys.begin(send);
  press("b");
  expect(keys.end()).toBe("ab");
  jest.advanceTimersByTime(3_000);
  keys.begin(send);
  jest.advanceTimersByTime(3_000);
  expect(press("c")).toBe(true);
  expect(keys.end()).toBe("c");
});

test("Enter sends what was typed, and is the page's own where nothing was", () => {
  keys.begin(send);
  expect(press("Enter")).toBe(false);
  press("a");
  expect(press("Enter")).toBe(true);
  expect(send.mock.calls).toEqual([["a"]]);
});
