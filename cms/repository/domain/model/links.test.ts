/** @jest-environment node */
import type { Json } from "./document.ts";
import { getEmptyValue, normalizeField } from "./fields.ts";
import type { FieldModel } from "./models.ts";

const embed: FieldModel = { type: "Embed" };
const text: FieldModel = { type: "StructuredText", config: { multi: "paragraph,embed" } };
const file: FieldModel = { type: "Link", config: { select: "media" } };
const block = (embed_url: string): Json => [{ type: "embed", oembed: { embed_url } }];
const media = (url: string): Json => ({ link_type: "Media", url });

function read(value: Json, model: FieldModel) {
  const problems: { field: string; reason: string }[] = [];
  const models = { types: new Map(), slices: new Map() };
  const stored = normalizeField(value, model, { models, problems, documentId: "one", path: "field" });
  return { stored, reasons: problems.map(({ reason }) => reason) };
}

test.each([
  "javascript:alert(1)",
  " java\tscript\n:alert(1)",
  "data:text/html,x",
  "VBScript:x",
  "file:///etc/passwd",
  "blob:https://a.example/1",
  "java\u200bscript:x",
])("%j is no address of an embed, in a field or in rich text, nor of a file", (address) => {
  const refusal = [expect.stringMatching(/^an address may not start so/)];
  expect(read({ embed_url: address }, embed)).toEqual({ stored: getEmptyValue(embed), reasons: refusal });
  expect(read(block(address), text)).toEqual({ stored: getEmptyValue(text), reasons: refusal });
  expect(read(media(address), file)).toEqual({ stored: getEmptyValue(file), reasons: refusal });
});

test("an embed with an http URL is unchanged", () => {
  const value = { embed_url: "https://vimeo.com/1", title: "One" };
  expect(read(value, embed)).toEqual({ stored: value, reasons: [] });
  expect(read({}, embed)).toEqual({ stored: {}, reasons: [] });
  expect(read(block("https://vimeo.com/1"), text)).toMatchObject({ stored: [{ type: "embed" }], reasons: [] });
});
