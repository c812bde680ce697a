/** @jest-environment node */
import { BoundedRateLimiter, consumePoints } from "./rateLimits.ts";

afterEach(() => jest.useRealTimers());

test("a key above its limit is told the seconds until the window ends, others are not", async () => {
  jest.useFakeTimers();
  const limiter = new BoundedRateLimiter({ points: 2, duration: 60 });
  expect([await consumePoints(limiter, "a"), await consumePoints(limiter, "a")]).toEqual([undefined, undefined]);
  jest.advanceTimersByTime(18_500);
  expect(await consumePoints(limiter, "a")).toBe(42);
  expect(await consumePoints(limiter, "b", 2)).toBeUndefined();
});

test("after the clock was set back, nobody waits longer than the window", async () => {
  jest.useFakeTimers({ now: 10_000_000 });
  const limiter = new BoundedRateLimiter({ points: 1, duration: 60 });
  await consumePoints(limiter, "a");
  jest.setSystemTime(1_000_000);
  expect(await consumePoints(limiter, "a")).toBe(60);
});

test("beyond 50,000 keys of a window the rest share one count, until the next window", async () => {
  jest.useFakeTimers();
  const limiter = new BoundedRateLimiter({ points: 10, duration: 60 });
  for (let index = 0; index < 60_000; index += 1) await consumePoints(limiter, `client ${index}`);
  expect(await consumePoints(limiter, "another")).toBe(60);
  expect(await consumePoints(limiter, "client 1")).toBeUndefined();
  jest.advanceTimersByTime(60_000);
  expect(await consumePoints(limiter, "another")).toBeUndefined();
});

test("an error of the store is no limit", async () => {
  const limiter = new BoundedRateLimiter({ points: 1, duration: 60 });
  jest.spyOn(limiter, "consume").mockRejectedValue(new Error("the store is down"));
  await expect(consumePoints(limiter, "a")).rejects.toThrow("the store is down");
});
