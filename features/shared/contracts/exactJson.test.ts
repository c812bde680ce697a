/** @jest-environment node */
import { parseExact, writeExact } from "./exactJson.ts";

test.each([
  '{"lamports":18446744073709551615,"height":9007199254740993,"fee":1.0,"rate":1e3,"zero":-0}',
  "[[1.50],[-0.10,1E+2]]",
  "123456789012345678901",
  '{"text":"1.0 \\" 18446744073709551615","list":[1,2.5,null,true,"节点"]}',
])("%s is written as it was read", (text) => {
  expect(writeExact(parseExact(text))).toBe(text);
});

test("of members with the same name the last counts, as for every parser", () => {
  expect(writeExact(parseExact('{"gas":1.0,"gas":2.0}'))).toBe('{"gas":2.0}');
});

test.each(["01.0", "{1.0:2}", "1.", "[1.0", "-"])("%s is no JSON", (text) => {
  expect(() => parseExact(text)).toThrow(SyntaxError);
});

test.each(["x", "\n", '"', "\\", "节"])("twenty megabytes of %j in one string are read", (character) => {
  const text = JSON.stringify([character.repeat(20_000_000), 1]);
  expect(writeExact(parseExact(text)) === text).toBe(true);
});
