/** @jest-environment node */
import { isEmail, trimmedText } from "./formFields.ts";

test.each([
  "ada@example.com",
  "ada.lovelace+news@mail.example.co.uk",
  "o'neill_99@ex-ample.io",
  "用户@例子.公司",
  "jörg@bücher.example",
  "a@b.co",
  `${"a".repeat(64)}@example.com`,
  "ada@xn--bcher-kva.example",
])("%s is an e-mail address", (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  "ada",
  "ada@",
  "@example.com",
  "ada@example",
  "ada@@example.com",
  "ada..lovelace@example.com",
  ".ada@example.com",
  "ada.@example.com",
  "ada@-example.com",
  "ada@example-.com",
  "ada@exam_ple.com",
  "ada@example..com",
  "ada@.example.com",
  "ada@example.com.",
  "ada@example.c",
  "ada@127.0.0.1",
  "ada@[127.0.0.1]",
  "ada lovelace@example.com",
  "ada@exam ple.com",
  "ada\u200b@example.com",
  "<ada@example.com>",
  `${"a".repeat(65)}@example.com`,
  `ada@${"a".repeat(64)}.com`,
  `ada@${"a.".repeat(130)}com`,
])("%s is refused, as by mail servers", (text) => {
  expect(isEmail(text)).toBe(false);
});

test("a pasted value loses the spaces and invisible characters around it", () => {
  expect(trimmedText().cast("\u200b ada@example.com\u00a0\ufeff")).toBe("ada@example.com");
});
