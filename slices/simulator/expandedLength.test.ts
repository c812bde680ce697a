/** @jest-environment node */
import { compressToEncodedURIComponent } from "lz-string";

import { expandedLength } from "./expandedLength";

test.each([
  ["one letter", "a"],
  ["words", "The quick brown fox, 快速的棕色狐狸, jumps."],
  ["what repeats", "abc".repeat(5_000)],
  ["a slice", JSON.stringify({ slice_type: "hero", primary: { title: [{ type: "heading1", text: "x" }] } })],
  ["many", Array.from({ length: 3_000 }, (_, index) => `${index} ${index * 7919}`).join(";")],
])("%s expands to as many characters as it had", (_, text) => {
  expect(expandedLength(compressToEncodedURIComponent(text), 1_000_000)).toBe(text.length);
});

test("a compressed state is measured before it is expanded", () => {
  const bomb = compressToEncodedURIComponent("a".repeat(2_000_000));
  expect(bomb.length).toBeLessThan(20_000);
  expect(expandedLength(bomb, 500_000)).toBe(500_000);
});

test("damaged input expands to nothing", () => {
  expect(expandedLength("N4Igxg", 1_000)).toBe(0);
  expect(expandedLength("", 1_000)).toBe(0);
});
