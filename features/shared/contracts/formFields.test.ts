/** @jest-environment node */
import { createFieldSchema } from "./formFields.ts";
import type { FieldModel } from "./formFields.ts";
import { isEmail } from "./isEmail.ts";

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

const complaints = {
  notText: "text",
  empty: "empty",
  wrong: "wrong",
  notOneLine: "line",
  notPlain: "plain",
  long: (max: number) => `at most ${max}`,
};

test("a pasted value loses the spaces and invisible characters around it", () => {
  const schema = createFieldSchema({ name: "email" }, complaints);
  expect(schema.validateSync("\u200b ada@example.com\u00a0\ufeff")).toBe("ada@example.com");
});

test("a text with many spaces inside is judged at once", () => {
  const startedAt = performance.now();
  expect(() => createFieldSchema({ name: "message" }, complaints).validateSync(`a${" ".repeat(32_000)}a`)).toThrow();
  expect(performance.now() - startedAt).toBeLessThan(500);
});

test.each<[FieldModel, unknown, string]>([
  [{ name: "name" }, "", "empty"],
  [{ name: "name" }, { deep: 1 }, "text"],
  [{ name: "name" }, "x".repeat(201), "at most 200"],
  [{ name: "name", isOptional: true }, "Ann\r\nBcc: x", "line"],
  [{ name: "message" }, "a\u0007", "plain"],
  [{ name: "email", isOptional: true }, "ann", "wrong"],
  [{ name: "website" }, "example.com", "wrong"],
])("of %j the value %j is refused with %j", (field, value, message) => {
  expect(() => createFieldSchema(field, complaints).validateSync(value)).toThrow(new RegExp(`^${message}$`));
});

test.each<[FieldModel, string | undefined]>([
  [{ name: "name", isOptional: true }, ""],
  [{ name: "email", isOptional: true }, undefined],
  [{ name: "message" }, "two\nlines\tand a tab"],
  [{ name: "website" }, "https://example.com"],
])("of %j the value %j is accepted", (field, value) => {
  expect(createFieldSchema(field, complaints).validateSync(value)).toBe(value);
});
