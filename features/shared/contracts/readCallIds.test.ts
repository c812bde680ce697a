/** @jest-environment node */
import { readCallIds } from "./readCallIds.ts";

test.each([
  ['{"jsonrpc":"2.0","id":7,"method":"eth_call","params":[{"id":1}]}', false, ["7"]],
  ['{"method":"eth_call","params":["xxx', false, ["null"]],
  ['{"id":18446744073709551615,"params":["xxx', false, ["18446744073709551615"]],
  ['[{"id":"a","params":[{"id":5}]},{"params":[],"id":2},{"id":3,"params":["xx', true, ['"a"', "2", "3"]],
  ['[{"id":{}},{"id":[4]},{"note":"\\"id\\":9"},{"id":null}]', true, ["null", "null", "null"]],
  ['[{"method":"a"},{"id":2}]', true, ["2"]],
  ["", false, ["null"]],
  ["[]", true, ["null"]],
  ["<html>", false, ["null"]],
  ['{"id":01}', false, ["null"]],
])("%s", (text, isBatch, ids) => {
  expect(readCallIds(text)).toEqual({ isBatch, ids });
});

test("a list without an end has a bounded number of ids", () => {
  expect(readCallIds(`[${'{"id":1},'.repeat(5_000)}`).ids).toHaveLength(1_000);
});

test.each(["x", "\\n", '\\"'])("twenty megabytes of %s in a string that is cut off are skipped", (part) => {
  const long = part.repeat(20_000_000 / part.length);
  expect(readCallIds(`[{"id":1,"params":[]},{"id":2,"params":["${long}`).ids).toEqual(["1", "2"]);
});
