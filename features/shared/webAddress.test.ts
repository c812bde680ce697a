import { isHarmless, isWebAddress } from "./webAddress";

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

test.each(bad)("%j leads nobody anywhere", (address) => {
  expect([isHarmless(address), isWebAddress(address)]).toEqual([false, false]);
});

test.each(["/about/", "#plans", "mailto:a@b.example", "tel:+6512345678", "https:///about/", "https://#contact"])(
  "%s is an address to be led to",
  (address) => expect(isHarmless(address)).toBe(true),
);

test("only a whole address of the web can be embedded", () => {
  expect(["https://vimeo.com/1", "http://a.example/"].every(isWebAddress)).toBe(true);
  expect(["/about/", "vimeo.com/1", "mailto:a@b.example", ""].some(isWebAddress)).toBe(false);
});
