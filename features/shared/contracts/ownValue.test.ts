/** @jest-environment node */
import { isOwnKey, ownValue } from "./ownValue";

const record = { own: "value", nothing: undefined };

test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "other", ""])(
  "%j names no value of a record that has none by that word",
  (word) => {
    expect([ownValue(record, word), isOwnKey(record, word)]).toEqual([undefined, false]);
  },
);

test("a record's own words name their values", () => {
  expect([ownValue(record, "own"), isOwnKey(record, "own"), isOwnKey(record, "nothing")]).toEqual([
    "value",
    true,
    true,
  ]);
  expect(ownValue(record, undefined)).toBeUndefined();
});
