/** @jest-environment node */
import { InvalidJson, parseBody, parseJson } from "./parseJson.ts";

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));

test("valid JSON is parsed unchanged, with or without a byte order mark", () => {
  const value = { name: 'a "quoted" [bracket', list: [1, null, { deep: ["\\"] }], empty: {}, wide: "节点 🚰" };
  const text = JSON.stringify(value);
  expect(parseJson(text)).toEqual(value);
  expect(parseBody(bytes(text))).toEqual(value);
  expect(parseBody(bytes([0xef, 0xbb, 0xbf], text))).toEqual(value);
});

test.each([
  ['{"a":{"toString":1}}', "The JSON has a member named toString, as every object has; give it another name."],
  ['[{"__proto__":{"c":3}}]', "The JSON has a member named __proto__, as every object has; give it another name."],
  [String.raw`{"\u0063onstructor":{}}`, expect.stringContaining("named constructor")],
  ['{"hasOwnProperty":1}', expect.stringContaining("named hasOwnProperty")],
  [`${"[".repeat(200_000)}`, "The JSON is nested deeper than 64 levels."],
  ['{"a":'.repeat(65) + "1" + "}".repeat(65), "The JSON is nested deeper than 64 levels."],
  ["{", expect.stringMatching(/^This is not JSON: .+\.$/)],
  ['"'.padEnd(300_000, "a"), expect.stringMatching(/^This is not JSON: .+\.$/)],
])("text %# is rejected with a sentence", (text, message) => {
  expect(() => parseJson(text)).toThrow(expect.objectContaining({ name: "InvalidJson", message }));
  expect(() => parseJson(text)).toThrow(InvalidJson);
});

test("the deepest level allowed is parsed, and brackets inside strings do not count as levels", () => {
  expect(parseJson("[".repeat(64) + "]".repeat(64))).toHaveLength(1);
  expect(() => parseJson("[[]]", { maxDepth: 1 })).toThrow("The JSON is nested deeper than 1 levels.");
  const words = '[{"\\'.repeat(500);
  expect(parseJson(JSON.stringify(words))).toBe(words);
});

test("a body that is not UTF-8 is rejected", () => {
  expect(() => parseBody(bytes('{"name":"', [0xe9], '"}'))).toThrow("The body must be encoded in UTF-8.");
});

test.each([String.raw`{"a":["b\u0000"]}`, String.raw`{"a\ud800":1}`, String.raw`"\uDC00"`])(
  "text that cannot be stored is rejected, or repaired on demand: %s",
  (text) => {
    expect(() => parseBody(bytes(text))).toThrow(
      "The body has text with a NUL character or half of a surrogate pair; remove it.",
    );
    expect(() => parseBody(text, { repairsText: true })).not.toThrow();
  },
);

test("repaired text loses its NUL characters and keeps whole surrogate pairs", () => {
  expect(parseBody(String.raw`["a\u0000b\ud800","\ud83d\udeb0"]`, { repairsText: true })).toEqual(["ab\ufffd", "🚰"]);
});
