/** @jest-environment node */
import { isKey } from "./isKey.ts";

test.each([
  ["", "faucet", "-claim-…", true],
  ["", "max", "_fee", true],
  ["A ", "rate", "-limited call", false],
  ["", "Faucet", "-Claim", false],
  ["", "faucet", "", false],
])("%s[%s]%s is a key: %s", (before, found, after, expected) => {
  expect(isKey({ before, found, after })).toBe(expected);
});
