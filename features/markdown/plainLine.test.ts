/** @jest-environment node */
import fc from "fast-check";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { pastedText } from "@/features/shared/testing/pastedText";

import { frontMatter } from "./frontMatter";
import { plainLine } from "./plainLine";

const reader = unified().use(remarkParse).use(remarkGfm);

type Node = { type: string; children?: Node[] };

const kindsIn = ({ type, children = [] }: Node): string[] => [type, ...children.flatMap(kindsIn)];

test("words of a list that look like Markdown or HTML stay words, whatever is pasted", () => {
  const property = fc.property(pastedText(), (text) => {
    for (const kind of kindsIn(reader.parse(`- [${plainLine(text)}](https://a.example/): ${plainLine(text)}`))) {
      expect(["root", "list", "listItem", "paragraph", "text", "link"]).toContain(kind);
    }
  });
  fc.assert(property, { numRuns: 150, examples: [["__0__"]] });
});

test("facts are written so that YAML reads quotes and colons as text", () => {
  expect(frontMatter({ title: 'A "b": c', url: undefined })).toBe('---\ntitle: "A \\"b\\": c"\n---');
});

test("facts stay one a line, whatever is pasted", () => {
  const property = fc.property(pastedText(), (text) => {
    const [, line = "", ...rest] = frontMatter({ title: `t${text}` }).split("\n");
    expect(rest).toEqual(["---"]);
    expect(line).toMatch(/^title: "[^\p{Cc}\p{Noncharacter_Code_Point}]*"$/u);
  });
  fc.assert(property, { numRuns: 150 });
});
