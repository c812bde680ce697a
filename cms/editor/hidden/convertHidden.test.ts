/** @jest-environment node */
import { convertHidden, readWords } from "./convertHidden.ts";

const field = (type: string, config = {}) => ({ type, label: type, placeholder: "", config });
const blocks = [
  { type: "heading2", text: "A head", spans: [] },
  { type: "paragraph", text: "Some words", spans: [] },
];

test("rich text becomes plain text, text becomes rich text of the field's block type, and numbers stay numbers", () => {
  expect(convertHidden(blocks, field("Text"))).toBe("A head Some words");
  const paragraph = (text: string) => ({ type: "paragraph", text, spans: [], direction: "ltr" });
  expect(convertHidden(blocks, field("StructuredText", { multi: "heading2,paragraph" }))).toEqual([
    paragraph("A head"),
    paragraph("Some words"),
  ]);
  expect(convertHidden("One\nTwo", field("StructuredText", { single: "heading1" }))).toEqual([
    { ...paragraph("One Two"), type: "heading1" },
  ]);
  expect([convertHidden("12", field("Number")), convertHidden("twelve", field("Number"))]).toEqual([12, undefined]);
  expect(convertHidden("words", field("Image"))).toBeUndefined();
});

test("a whole slice converts to its text without names and ids", () => {
  const slice = {
    id: "q",
    slice_type: "quote",
    variation: "long",
    primary: { words: "Long", more: blocks },
    items: [],
  };
  expect(readWords(slice)).toBe("Long\nA head\nSome words");
});
