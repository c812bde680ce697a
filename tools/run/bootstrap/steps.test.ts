/** @jest-environment node */
import { explain } from "./problem.mjs";
import { formatDuration } from "./steps.mjs";

test.each([
  [40, "0.0 s"],
  [1_250, "1.3 s"],
  [73_000, "73.0 s"],
  [125_000, "2 min 05 s"],
])("%d ms reads %s", (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test("a full disk and an unreachable registry are told apart from other failures", () => {
  expect(explain("npm error code ENOSPC\nnpm error nospc")).toMatch(/^The disk is full/);
  expect(explain("write failed: No space left on device")).toMatch(/^The disk is full/);
  expect(
    explain(
      "npm error request to https://registry.npmjs.org/next failed, reason: getaddrinfo ENOTFOUND registry.npmjs.org",
    ),
  ).toMatch(/^The package registry cannot be reached/);
  expect(explain("SyntaxError: Unexpected token")).toBeUndefined();
});
