/** @jest-environment node */
import { warnSometimes } from "./warnSometimes";

test("the same warning is given at most every five seconds, another one at once", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  for (const now of [0, 1_000, 4_999]) warnSometimes("first", now);
  warnSometimes("second", 2_000);
  warnSometimes("first", 5_000);
  expect(warn.mock.calls.flat()).toEqual(["first", "second", "first"]);
  warn.mockRestore();
});
