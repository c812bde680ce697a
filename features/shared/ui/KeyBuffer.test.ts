import { KeyBuffer } from "./KeyBuffer";

const keys = new KeyBuffer();
const send = jest.fn();

/** Presses a key on the page; true if the page did not receive it. */
function press(key: string, over: KeyboardEventInit = {}): boolean {
  const received = jest.fn();
  document.addEventListener("keydown", received, { once: true });
  const isLeft = document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...over }),
  );
  document.removeEventListener("keydown", received);
  return !isLeft && received.mock.calls.length === 0;
}

beforeEach(() => {
  jest.useFakeTimers();
  send.mockClear();
});
afterEach(() => keys.stop());

test("letters, spaces and corrections are captured before the page, which neither scrolls nor handles them", () => {
  keys.start(send);
  const typed = ["r", "a", "t", "x", "Backspace", "e", " ", "限"];
  expect(typed.map((key) => press(key))).toEqual(typed.map(() => true));
  expect(keys.stop()).toBe("rate 限");
  expect(press("l")).toBe(false);
});

test("shortcuts, keys that type nothing and what is being composed are left alone", () => {
  keys.start(send);
  expect(press("r", { ctrlKey: true })).toBe(false);
  expect(press("Tab")).toBe(false);
  expect(press("Process")).toBe(false);
  expect(press("n", { isComposing: true })).toBe(false);
  expect(keys.stop()).toBe("");
});

test("letters that need AltGr are letters", () => {
  keys.start(send);
  expect(press("@", { ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe(true);
  expect(keys.stop()).toBe("@");
});

test("after five seconds the page has its keys back, and what was typed is still known", () => {
  keys.start(send);
  press("a");
  jest.advanceTimersByTime(5_000);
  expect(press("b")).toBe(false);
  expect(keys.stop()).toBe("a");
});

test("a second call continues with the same text; a new one restarts with the full time", () => {
  keys.start(send);
  press("a");
  keys.start(send);
  press("b");
  expect(keys.stop()).toBe("ab");
  jest.advanceTimersByTime(3_000);
  keys.start(send);
  jest.advanceTimersByTime(3_000);
  expect(press("c")).toBe(true);
  expect(keys.stop()).toBe("c");
});

test("Enter sends what was typed, and is the page's own where nothing was", () => {
  keys.start(send);
  expect(press("Enter")).toBe(false);
  press("a");
  expect(press("Enter")).toBe(true);
  expect(send.mock.calls).toEqual([["a"]]);
});
