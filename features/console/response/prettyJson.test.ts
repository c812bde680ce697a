/** @jest-environment node */
import { prettyJson } from "./prettyJson";

const toText = (json: string) =>
  prettyJson(json)
    ?.map(({ text }) => text)
    .join("");

test.each([
  '{"a":1,"b":[true,null,"x"],"c":{},"d":[]}',
  "[]",
  '"text"',
  '{"a":{"b":[[1],[2,{"c":-1.5}]]}}',
  '{ "spaced" : [ 1 , 2 ] }',
  '{"quoted":"\\"{[,:]}\\" \\u4e2d"}',
])("%s is broken into lines as one would write it", (json) => {
  const escaped = JSON.stringify(JSON.parse(json), null, 2).replace("中", "\\u4e2d");
  expect(toText(json)).toBe(escaped);
});

test("a number in an answer is shown with every digit, however long", () => {
  expect(toText('{"wei":123456789012345678901234567890}')).toContain("123456789012345678901234567890");
});

test.each(["", "no json", "{", "<html></html>"])("%j is no JSON", (text) => {
  expect(prettyJson(text)).toBeUndefined();
});

test("names, strings and numbers are distinguished", () => {
  expect(prettyJson('{"a":"b","c":1}')?.filter(({ kind }) => kind !== "" && kind !== "punctuation")).toEqual([
    { text: '"a"', kind: "function" },
    { text: '"b"', kind: "string" },
    { text: '"c"', kind: "function" },
    { text: "1", kind: "constant" },
  ]);
});
