/** @jest-environment node */
import { prefersMarkdown } from "./prefersMarkdown";

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
