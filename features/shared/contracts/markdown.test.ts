/** @jest-environment node */
import { findTwinPage, prefersMarkdown } from "./markdown.ts";

test.each([
  ["text/markdown", true],
  ["text/markdown, text/html;q=0.8", true],
  ["text/html, text/markdown;q=0.5", false],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["*/*", false],
  [null, false],
])("%s asks for Markdown: %s", (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});

test("only a path that ends in index.md names a page's Markdown twin", () => {
  expect(["/about/index.md", "/index.md", "/about/", "/about/other.md"].map(findTwinPage)).toEqual([
    "/about/",
    "/",
    undefined,
    undefined,
  ]);
});
