/** @jest-environment node */
import { warnThrottled } from "./warnThrottled";

test("a repeated warning is logged at most every five seconds, a different one at once", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  for (const now of [0, 1_000, 4_999]) warnThrottled("first", now);
  warnThrottled("second", 2_000);
  warnThrottled("first", 5_000);
  expect(warn.mock.calls.flat()).toEqual(["first", "second", "first"]);
  warn.mockRestore();
});
