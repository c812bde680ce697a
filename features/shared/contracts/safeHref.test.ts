/** @jest-environment node */
import { isSafeHref, isWebUrl } from "./safeHref";

const bad = [
  "javascript:alert(1)",
  " java\tscript\n:alert(1)",
  "\u0001JavaScript:1",
  "data:text/html,x",
  "file:///etc/x",
  "VBScript:x",
  "java\u0000script:alert(1)",
  "java\u200bscript:alert(1)",
  "\u2028javascript:alert(1)",
  "blob:https://a.example/1",
  "filesystem:https://a.example/1",
  "ms-word:ofe|u|https://a.example",
];

test.each(bad)("%j is not linked", (href) => {
  expect([isSafeHref(href), isWebUrl(href)]).toEqual([false, false]);
});

test.each(["/about/", "#plans", "mailto:a@b.example", "tel:+6512345678", "https:///about/", "https://#contact"])(
  "%s is a safe link target",
  (href) => expect(isSafeHref(href)).toBe(true),
);

test("only an absolute http or https URL can be embedded", () => {
  expect(["https://vimeo.com/1", "http://a.example/"].every(isWebUrl)).toBe(true);
  expect(["/about/", "vimeo.com/1", "mailto:a@b.example", ""].some(isWebUrl)).toBe(false);
});
