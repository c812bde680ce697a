/** @jest-environment node */
import { ValidationError } from "yup";

import { getSchema } from "./getSchema";
import type { FormId } from "@/features/shared/contracts/forms";
import type { Values } from "@/features/shared/contracts/formFields";

function complaint(form: FormId, values: Values, locale: "en" | "cn" = "en"): string | undefined {
  try {
    getSchema(form, locale).validateSync(values);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.errors[0];
    throw error;
  }
}

const filled: Values = { name: "Ann Lee", email: "ann@example.com", message: "Hello", subject: "other" };

test.each<[FormId, Values, string]>([
  ["contact-modal", { ...filled, email: "" }, "Enter an email address"],
  ["contact-modal", { ...filled, email: "ann@" }, "Incorrect Email Address"],
  ["contact-modal", { ...filled, name: " " }, "Enter your full name"],
  ["contact-modal", { ...filled, message: "" }, "Enter your message"],
  ["contact", { ...filled, email: "a b@example.com" }, "Incorrect Email Address"],
  ["media-kit", { ...filled, email: "" }, "Input is empty"],
  ["media-kit", { ...filled, email: "ann" }, "Email is invalid"],
  ["newsletter", { email: "" }, "Input is empty"],
  ["newsletter", { email: "ann@example" }, "Wrong email address"],
])("%s with %j says %s", (form, values, expected) => {
  expect(complaint(form, values)).toBe(expected);
});

test.each([254, 255])("an address of %d characters is checked against the limit", (length) => {
  const email = `${"a".repeat(60)}@${"b".repeat(63)}.${"b".repeat(63)}.${"b".repeat(length - 193)}.com`;
  expect(complaint("newsletter", { email })).toBe(length > 254 ? "At most 254 characters" : undefined);
});

test("a filled form passes in both languages, and spaces around values are trimmed", () => {
  expect(complaint("contact-modal", { ...filled, email: " ann@example.com " })).toBeUndefined();
  expect(complaint("contact", filled, "cn")).toBeUndefined();
});

test("a website without its scheme is completed, and only a website", () => {
  const values = { ...filled, project: "Sail", website: "example.com/app", contract: "sail.near", methods: "query" };
  expect(getSchema("startup", "en").cast(values).website).toBe("https://example.com/app");
  expect(complaint("startup", values)).toBeUndefined();
  for (const website of ["example", "javascript:alert.x", "ann@example.com"]) {
    expect(complaint("startup", { ...values, website })).toBe("Enter a URL that starts with https://");
  }
});

test("Chinese visitors get Chinese messages", () => {
  expect(complaint("contact-modal", { ...filled, email: "" }, "cn")).toBe("请输入邮箱地址");
});

test("a non-string value is rejected with a message, like an empty one", async () => {
  for (const value of [["a"], { trim: 1 }, [[]]]) {
    await expect(getSchema("contact", "en").validate({ ...filled, message: value })).rejects.toThrow(
      "Enter your message",
    );
  }
});
