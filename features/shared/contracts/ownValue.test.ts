/** @jest-environment node */
import { isOwnKey, ownValue } from "./ownValue";

const record = { own: "value", nothing: undefined };

test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "other", ""])(
  "%j returns no value of a record without such a property",
  (word) => {
    expect([ownValue(record, word), isOwnKey(record, word)]).toEqual([undefined, false]);
  },
);

test("a record's own properties return their values", () => {
  expect([ownValue(record, "own"), isOwnKey(record, "own"), isOwnKey(record, "nothing")]).toEqual([
    "value",
    true,
    true,
  ]);
  expect(ownValue(record, undefined)).toBeUndefined();
});
