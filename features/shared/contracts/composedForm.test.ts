/** @jest-environment node */
import { ValidationError } from "yup";

import { createComposedSchema, readComposedForm, readConsent, readRecipients } from "./composedForm.ts";
import type { ComposedField } from "./composedForm.ts";

const field = (label: string, over: object = {}) => ({
  ...{ label, kind: "text", is_required: true, choices: [], help: null, name: null },
  ...over,
});
const lines = (...texts: string[]) => texts.map((text) => ({ text }));
const document = (fields: ReturnType<typeof field>[], over: object = {}) => ({
  ...{ id: "d1", uid: "feedback", lang: "en-us" },
  data: { fields, consent: null, recipients: null, ...over },
});

test("fields get short names of their own, and rows without a label are none", () => {
  const labels = ["Full name", "Full-name!", "", "公司 名称", "Plain", "constructor", "__proto__", "2nd", "?"];
  const { fields } = readComposedForm(document([...labels.map((label) => field(label)), field("x", { name: "ref" })]));
  expect(fields.map(({ key }) => key)).toEqual([
    ...["full_name", "full_name_2", "公司_名称", "plain_2", "constructor_2", "proto", "field_2nd", "field_2", "ref"],
  ]);
});

test("what visitors get of a form names no recipient", () => {
  const form = document([field("Name")], {
    recipients: "ann@example.com; bob@example.com, no",
    consent: lines("Yes."),
  });
  expect(JSON.stringify(readComposedForm(form))).not.toContain("example.com");
  expect(readRecipients(form)).toEqual(["ann@example.com", "bob@example.com"]);
  expect(readConsent(form)).toBe("Yes.");
});

const kinds: [ComposedField["kind"], good: unknown[], bad: [unknown, string][]][] = [
  [
    "text",
    ["a"],
    [
      ["", "Input is empty"],
      [undefined, "Input is empty"],
      ["a\nb", "Enter one line of text"],
      ["x".repeat(201), "At most 200 characters"],
    ],
  ],
  ["long text", ["a\nb"], [["x".repeat(5_001), "At most 5000 characters"]]],
  ["email", ["a@example.com"], [["a@", "Email is invalid"]]],
  ["telephone", ["+65 6123 4567"], [["call me", "Enter a telephone number, such as +65 6123 4567"]]],
  [
    "number",
    ["12", "-1.5"],
    [
      ["12 nodes", "Enter a number"],
      ["1e999", "Enter a number"],
    ],
  ],
  [
    "one choice",
    ["A"],
    [
      ["C", "Choose one from the list"],
      ["", "Choose one from the list"],
    ],
  ],
  [
    "several choices",
    [["A"], ["A", "B"], "A\nB"],
    [
      [[], "Choose one from the list"],
      [["A", "C"], "Choose one from the list"],
      [[{}], "Choose one from the list"],
    ],
  ],
  [
    "date",
    ["2028-02-29"],
    [
      ["2027-02-29", "Enter a date"],
      ["tomorrow", "Enter a date"],
    ],
  ],
  [
    "checkbox",
    [true, "on"],
    [
      [false, "Tick the box to go on"],
      ["", "Tick the box to go on"],
    ],
  ],
];

describe.each(kinds)("a field of the kind %s", (kind, good, bad) => {
  const make = (isRequired: boolean) =>
    createComposedSchema(
      readComposedForm(document([field("F", { kind, is_required: isRequired, choices: lines("A", " B ", "") })])),
      "en",
    );
  test("takes what fits, and nothing else", () => {
    for (const value of good) expect(make(true).isValidSync({ f: value })).toBe(true);
    for (const [value, message] of bad)
      expect(() => make(true).validateSync({ f: value })).toThrow(new ValidationError(message));
  });
  test("may stay empty when it is optional", () => {
    for (const value of [undefined, ""]) expect(make(false).isValidSync({ f: value })).toBe(true);
  });
});

test("a form with a consent is not valid without it, in either language", () => {
  const form = readComposedForm(document([], { consent: lines("I agree.") }));
  expect(() => createComposedSchema(form, "cn").validateSync({})).toThrow("请勾选后继续");
  expect(createComposedSchema(form, "en").validateSync({ consent: true })).toEqual({ consent: true });
});
