import { compareLines } from "./compareLines.ts";
import { diffWholeWords } from "./diffWholeWords.ts";
import type { Words } from "./diffWholeWords.ts";

const signs = { same: ["", ""], added: ["+", "+"], removed: ["-", "-"] };

const write = (words: readonly Words[]) => words.map(({ kind, value }) => signs[kind].join(value)).join("");

test.each([
  ["a b", "a b c", "a b +c+"],
  ["a b.", "a b c.", "a b +c+."],
  ["a b c", "a b", "a b -c-"],
  ["", "new text", "+new text+"],
  ["old text", "", "-old text-"],
  ["the old house is big", "the house is very big", "the -old -house is +very +big"],
  ["a small node", "a giant node", "a -small-+giant+ node"],
  ["Hello  world", "Hello world", "Hello  world"],
  ["节点收到请求后返回。", "节点在收到新请求后返回。", "节点+在+收到+新+请求后返回。"],
])("the words of “%s” and “%s” are compared, not their letters or blanks", (before, after, expected) => {
  expect(write(diffWholeWords(before, after))).toBe(expected);
});

test("lines are aligned before their words are compared", () => {
  expect(write(compareLines(["one", "two words", "end"], ["one", "two signs", "more", "end"]))).toBe(
    "one\ntwo -words-+signs+\n+more\n+end\n",
  );
});
