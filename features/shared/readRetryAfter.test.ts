/** @jest-environment node */
import { readRetryAfter } from "./readRetryAfter";

beforeEach(() => jest.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 4, 4, 12, 0, 0)));
afterEach(() => jest.restoreAllMocks());

test.each([
  ["7", 7_000],
  ["0", 0],
  ["1.5", 1_500],
  [" 90 ", 90_000],
  ["Mon, 04 May 2026 12:00:30 GMT", 30_000],
  ["Mon, 04 May 2026 11:59:00 GMT", 0],
  ["soon", undefined],
  ["-5", undefined],
  ["2026", 2_026_000],
  ["12 apples GMT", undefined],
])("retry-after: %s", (header, wait) => {
  expect(readRetryAfter(new Response(null, { headers: { "retry-after": header } }))).toBe(wait);
});

test("a response without the header names no time", () => {
  expect(readRetryAfter(new Response(null))).toBeUndefined();
});
