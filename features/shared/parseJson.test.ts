/** @jest-environment node */
import { parseJson } from "./parseJson";

test("valid JSON is parsed unchanged", () => {
  const value = { name: 'a "quoted" [bracket', list: [1, null, { deep: ["\\"] }], empty: {} };
  expect(parseJson(JSON.stringify(value))).toEqual(value);
});

test("members named like those of `Object.prototype` are dropped at any depth", () => {
  const read = parseJson('{"a":{"toString":1,"b":2},"__proto__":{"c":3},"constructor":{"prototype":{}}}');
  expect(read).toEqual({ a: { b: 2 } });
  expect(String(read)).toBe("[object Object]");
  expect(Object.keys(Object(read))).toEqual(["a"]);
});

test.each([
  ["lists", "[".repeat(200_000)],
  ["objects", '{"a":'.repeat(5_000) + "1" + "}".repeat(5_000)],
])("%s within each other without an end are refused, not walked through", (_, text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});

test("brackets inside JSON strings do not count as levels", () => {
  const words = "[{".repeat(500);
  expect(parseJson(JSON.stringify(words))).toBe(words);
});

test("text that is not JSON is rejected with a SyntaxError", () => {
  expect(() => parseJson("{")).toThrow(SyntaxError);
  expect(() => parseJson('"'.padEnd(300_000, "a"))).toThrow(SyntaxError);
});
