/** @jest-environment node */
import { prefersHtml, prefersMarkdown } from "./accept.ts";

const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

test.each([
  ["text/markdown", true],
  ["text/markdown, text/html;q=0.8", true],
  ["text/html, text/markdown;q=0.5", false],
  [browser, false],
  ["*/*", false],
  [null, false],
])("%s asks for Markdown: %s", (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});

test.each([
  [browser, true],
  ["text/html", true],
  ["application/json, text/html;q=0.5", false],
  ["text/html;q=0, */*", false],
  ["application/json", false],
  ["*/*", false],
  [undefined, false],
])("%s asks for HTML rather than JSON: %s", (accept, expected) => {
  expect(prefersHtml(accept)).toBe(expected);
});
