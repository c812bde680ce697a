import { testSample } from "@/features/shared/testing/testSample";
import { globSync, readFileSync } from "node:fs";

import { isJsonObject, isSameJson } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

import { RichTextConverter } from "./RichTextConverter.ts";

const isRichText = (value: Json): value is JsonObject[] =>
  Array.isArray(value) && value.length > 0 && value.every((block) => isJsonObject(block) && "spans" in block);

function listRichTexts(value: Json): JsonObject[][] {
  if (isRichText(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(listRichTexts);
  return isJsonObject(value) ? Object.values(value).flatMap(listRichTexts) : [];
}

const texts = globSync("content/documents/**/*.json").flatMap((path) =>
  listRichTexts(JSON.parse(readFileSync(path, "utf8"))),
);

const listSpans = (spans: Json | undefined) => (Array.isArray(spans) ? spans : []).map((span) => JSON.stringify(span));

testSample("rich text of every document that is opened and not changed converts back to the same blocks", () => {
  expect(texts.length).toBeGreaterThan(5_000);
  const changed = texts.filter((text) => {
    const converter = new RichTextConverter();
    const blocks = converter.toValue(converter.toNode(text));
    return blocks.length !== text.length || text.some((block, index) => blocks[index] !== block);
  });
  expect(changed).toEqual([]);
});

testSample("rich text of every document, rebuilt from nodes, has the same text, block types and spans", () => {
  const reader = new RichTextConverter();
  // A new converter has no cached source blocks.
  const writer = new RichTextConverter();
  const normalize = (block: Json | undefined) => {
    const { spans, ...rest } = isJsonObject(block) ? block : {};
    return { ...rest, spans: listSpans(spans).sort() };
  };
  const differing = texts.flatMap((text) => {
    const blocks = writer.toValue(reader.toNode(text));
    return text.flatMap((block, index) => {
      const [was, is] = [normalize(block), normalize(blocks[index])];
      return isSameJson(was, is) ? [] : [{ was, is }];
    });
  });
  expect(differing).toEqual([]);
});

const paragraph = { type: "paragraph", text: "one two", spans: [], direction: "ltr" };

test("typing into one block leaves the others as they are", () => {
  const value = [paragraph, { ...paragraph, text: "three", label: "note" }];
  const converter = new RichTextConverter();
  const document = converter.toNode(value);
  const typed = document.copy(document.content.replaceChild(0, document.child(0).copy(document.child(1).content)));
  const blocks = converter.toValue(typed);
  expect(blocks[0]).toEqual({ ...paragraph, text: "three" });
  expect(blocks[1]).toBe(value[1]);
});

test("an empty list of blocks and one empty paragraph stay different values", () => {
  const converter = new RichTextConverter();
  expect(converter.toValue(converter.toNode([]))).toEqual([]);
  const empty = [{ type: "paragraph", text: "", spans: [], direction: "ltr" }];
  expect(converter.toValue(converter.toNode(empty))).toEqual(empty);
});

test("unknown blocks and spans, pictures, overlapping links and labels are preserved", () => {
  const link = (url: string) => ({ type: "hyperlink", data: { link_type: "Web", url } });
  const spans: Json[] = [
    { start: 0, end: 5, ...link("https://one.example/") },
    { start: 2, end: 7, ...link("https://two.example/") },
    { start: 2, end: 3, type: "label", data: { label: "code" } },
    { start: 2, end: 5, type: "label", data: { label: "note" } },
    { start: 4, end: 7, type: "blink", data: { speed: 2 } },
  ];
  const solid: Json[] = [
    {
      type: "image",
      url: "a.png",
      alt: null,
      edit: { x: 1, y: 2, zoom: 1, background: "transparent" },
    },
    { type: "embed", oembed: { embed_url: "https://example.com/v" } },
    { type: "chess-board", fen: "8/8/8" },
  ];
  const value: Json[] = [...solid, { ...paragraph, text: "a\nb c d", spans }];
  const written = new RichTextConverter().toValue(new RichTextConverter().toNode(value));
  expect(written.slice(0, 3)).toEqual(solid);
  const last = written[3];
  expect(isJsonObject(last) && listSpans(last.spans).sort()).toEqual(listSpans(spans).sort());
});

testSample("no mark of a document's text begins or ends inside a word", () => {
  const isLetter = (one: string | undefined) => one !== undefined && /[\p{L}\p{N}]/u.test(one) && !isHan(one);
  const isHan = (one: string) => /\p{Script=Han}/u.test(one);
  const cut = texts.flat().flatMap(({ text, spans }) =>
    (Array.isArray(spans) ? spans : []).flatMap((span) => {
      const { start, end } = Object(span);
      const words = String(text);
      // The plural of a name in code.
      const rest = words.slice(end).replace(/^s\b/, "");
      const isCut =
        (isLetter(words[start - 1]) && isLetter(words[start])) || (isLetter(words[end - 1]) && isLetter(rest[0]));
      return isCut ? [words.slice(Math.max(0, start - 10), end + 10)] : [];
    }),
  );
  expect(cut).toEqual([]);
});
