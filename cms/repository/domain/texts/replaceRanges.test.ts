/** @jest-environment node */
import { replaceRanges } from "./replaceRanges.ts";
import { WordFinder } from "./WordFinder.ts";

const find = (text: string, query: string, over = {}, lang = "en-us") =>
  new WordFinder({ text: query, whole_words: false, match_case: false, ...over }, lang)
    .find(text)
    .map(({ start, end }) => text.slice(start, end));

test("the search supports case and whole words, and matches special characters literally", () => {
  expect(find("Node, nodes and NODE", "node")).toEqual(["Node", "node", "NODE"]);
  expect(find("Node, nodes and NODE", "node", { whole_words: true })).toEqual(["Node", "NODE"]);
  expect(find("Node, nodes and NODE", "NODE", { match_case: true })).toEqual(["NODE"]);
  expect(find("a.b axb (a.b)", "a.b", { whole_words: true })).toEqual(["a.b", "a.b"]);
  expect(find("50% (off) [x]", "% (off) [")).toEqual(["% (off) ["]);
});

test("whole words follow the word boundaries of the document's language", () => {
  expect(find("区块链节点服务", "节点", { whole_words: true }, "zh-cn")).toEqual(["节点"]);
  expect(find("区块链节点服务", "链节", { whole_words: true }, "zh-cn")).toEqual([]);
});

test("a match inside a placeholder is ignored, and a whole placeholder can be found", () => {
  expect(find("endpoint at {{endpoint_host}}", "endpoint")).toEqual(["endpoint"]);
  expect(find("{free_requests_per_day} free requests", "requests")).toEqual(["requests"]);
  expect(find("endpoint at {{endpoint_host}}", "{{endpoint_host}}")).toEqual(["{{endpoint_host}}"]);
});

const toSpan = (start: number, end: number, type = "strong") => ({ start, end, type });
const replaceWord = (spans: object[], replacement: string) =>
  replaceRanges(
    { text: "one two three", spans: spans.map((span) => ({ ...span })) },
    [{ start: 4, end: 7 }],
    () => replacement,
  );

test.each([
  ["before it stays", toSpan(0, 3), toSpan(0, 3)],
  ["that ends with it takes the new words", toSpan(0, 7), toSpan(0, 8)],
  ["on it is on the new words", toSpan(4, 7), toSpan(4, 8)],
  ["around it grows", toSpan(0, 13), toSpan(0, 14)],
  ["on its first half covers the new words", toSpan(4, 5), toSpan(4, 8)],
  ["from its second half on begins behind the new words", toSpan(5, 13), toSpan(8, 14)],
  ["behind it moves along", toSpan(8, 13), toSpan(9, 14)],
])("a span %s", (_, span, moved) => {
  expect(replaceWord([span], "four")).toEqual({ text: "one four three", spans: [moved] });
});

test("a span whose text is deleted is removed, and other spans keep their position", () => {
  expect(replaceWord([toSpan(4, 7), toSpan(5, 6), toSpan(0, 13)], "")).toEqual({
    text: "one  three",
    spans: [toSpan(0, 10)],
  });
});

test("several matches in one text are replaced together", () => {
  const ranges = [
    { start: 0, end: 1 },
    { start: 2, end: 3 },
  ];
  expect(replaceRanges({ text: "a a b", spans: [toSpan(4, 5)] }, ranges, () => "long")).toEqual({
    text: "long long b",
    spans: [toSpan(10, 11)],
  });
});
