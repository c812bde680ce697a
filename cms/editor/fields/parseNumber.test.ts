/** @jest-environment node */
import { parseNumber } from "./parseNumber.ts";

test.each([
  ["12", 12],
  [" -0.5 ", -0.5],
  [".5", 0.5],
  ["5.", 5],
  ["+7", 7],
  ["1e3", 1000],
  ["1e+21", 1e21],
  ["0.10", 0.1],
  ["1000000000000000000000", 1e21],
  ["−3", -3],
  ["１２．５", 12.5],
  ["٣٤", 34],
  ["\u200b8\ufeff", 8],
  ["0", 0],
  ["-0.0", -0],
])("%j is the number %d", (typed, number) => {
  expect(parseNumber(typed)).toEqual({ number });
});

test.each([
  ["9007199254740993", "9007199254740992"],
  ["0.1234567890123456789", "0.12345678901234568"],
  ["18446744073709551615", "18446744073709552000"],
  ["1e-400", "0"],
])("%s has more digits than can be stored, and is not changed in silence", (typed, meant) => {
  expect(parseNumber(typed)).toEqual({ problem: "exact", meant });
});

test.each([
  ["1,5", "1.5"],
  ["-1,5", "-1.5"],
  ["1.234,5", "1234.5"],
  ["1,234.5", "1234.5"],
  ["1,000,000", "1000000"],
  ["1.000.000", "1000000"],
  ["1 000", "1000"],
  ["1\u00a0000,5", "1000.5"],
  ["1'000.50", "1000.50"],
  ["1_000", "1000"],
])("%j is refused with the number that was meant", (typed, meant) => {
  expect(parseNumber(typed)).toEqual({ problem: "comma", meant });
});

test.each(["0x10", "0b1", "0o7", "Infinity", "NaN", "", "1e", "one", "1-2", "12 Mbit", "9007199254740,993000"])(
  "%j is no number",
  (typed) => {
    expect(parseNumber(typed)).toEqual({ problem: "text" });
  },
);
