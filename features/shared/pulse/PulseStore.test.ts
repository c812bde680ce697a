/** @jest-environment node */
import { PulseStore } from "./PulseStore";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const networks = [{ chain: "eth", network: "demo", isDemo: true, blocks: [{ height: 7, at: 1_000 }] }];

test("a running strip reads the blocks again, a paused one does not", async () => {
  const request = jest.fn(() => Promise.resolve({ networks }));
  const store = new PulseStore({ request, now: () => 5_000 });
  store.run();
  store.run();
  await jest.advanceTimersByTimeAsync(1_500);
  expect([request.mock.calls.length, store.networks, store.end]).toEqual([2, networks, 5_000]);
  store.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(2);
});

test("after a failure the error is shown, the last blocks are kept, and requests become less frequent", async () => {
  jest.spyOn(console, "warn").mockReturnValue();
  const request = jest.fn(() => Promise.resolve({ networks }));
  const store = new PulseStore({ request });
  store.run();
  await jest.advanceTimersByTimeAsync(0);
  request.mockRejectedValue(new Error("down"));
  await jest.advanceTimersByTimeAsync(60_000);
  expect([store.hasFailed, store.networks]).toEqual([true, networks]);
  expect(request.mock.calls.length).toBeLessThan(8);
  store.stop();
});

test("out of sight nothing is requested and nothing moves, until the strip is on screen again", async () => {
  const request = jest.fn(() => Promise.resolve({ networks }));
  let now = 1_000;
  const store = new PulseStore({ request, now: () => now });
  store.run();
  await jest.advanceTimersByTimeAsync(0);
  store.show(false);
  now = 60_000;
  store.advance();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([request.mock.calls.length, store.end]).toEqual([1, 1_000]);
  store.show(true);
  await jest.advanceTimersByTimeAsync(0);
  expect([request.mock.calls.length, store.end]).toEqual([2, 60_000]);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(request).toHaveBeenCalledTimes(3);
  store.stop();
});

test("a strip that a visitor paused does not start again when it comes into sight", async () => {
  const request = jest.fn(() => Promise.resolve({ networks }));
  const store = new PulseStore({ request });
  store.show(false);
  store.show(true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(request).not.toHaveBeenCalled();
});
