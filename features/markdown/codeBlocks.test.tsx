/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { renderToStaticMarkup } from "react-dom/server";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { toMarkdown } from "@/features/shared/contracts/toMarkdown";
import { testSample } from "@/features/shared/testing/testSample";
import { Code } from "@/features/shared/ui/Code";

// The highlighter is an ES module, which Jest cannot load: here words and the signs between them are coloured pieces.
jest.mock("@/features/shared/ui/Code/highlight", () => ({
  highlight: async (code: string) =>
    code.split("\n").map((line) => (line.match(/\w+|\s+|./gu) ?? []).map((text) => ({ text, kind: "token" }))),
}));

type Field = { type: string; text: string };
type Block = { language: string; code: string };

const isCode = (value: unknown): value is Field[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one?.type === "preformatted");

/** Code fields of a document, each with the language that stands beside it. */
function listBlocks(value: unknown): Block[] {
  if (Array.isArray(value)) return value.flatMap(listBlocks);
  if (typeof value !== "object" || value === null) return [];
  const language = "language" in value && typeof value.language === "string" ? value.language : "text";
  return Object.values(value).flatMap((one) =>
    isCode(one) ? [{ language, code: one.map(({ text }) => text).join(" ") }] : listBlocks(one),
  );
}

const folder = "content/documents";
const documents = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
const reader = unified().use(remarkParse).use(remarkGfm);

testSample("every code block of every page's Markdown is byte for byte the editor's", async () => {
  const blocks = documents.flatMap((name) => listBlocks(JSON.parse(readFileSync(join(folder, name), "utf8"))));
  const distinct = [...new Map(blocks.map((block) => [`${block.language} ${block.code}`, block])).values()];
  expect(distinct.length).toBeGreaterThan(100);
  const markup = await Promise.all(distinct.map(async (block) => renderToStaticMarkup(await Code(block))));
  const { body } = await toMarkdown(`<main>${markup.join("")}</main>`);
  const read = reader.parse(body).children.flatMap((node) => (node.type === "code" ? [node] : []));
  expect(read.map(({ lang, value }) => ({ language: lang, code: value }))).toEqual(
    distinct.map(({ language, code }) => ({ language, code: code.trimEnd() })),
  );
});
