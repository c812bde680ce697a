/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

import { EditorModels } from "#cms/editor/model/EditorModels.ts";
import { newSlice } from "#cms/editor/model/newValues.ts";

import { fillPlaceholders } from "./fillPlaceholders.ts";

const slices = globSync("slices/*/model.json").map((path): unknown => JSON.parse(readFileSync(path, "utf8")));
const models = new EditorModels({ types: [], slices });

function makeNew(type: string, variation = "default") {
  const [slice, chosen] = [models.findSlice(type), models.findVariation(type, variation)];
  if (!slice || !chosen) throw new Error(`no ${type} ${variation}`);
  return newSlice(slice, chosen);
}

test("a new slice shows the label of each of its texts, also inside a group, in the kind that the field has", () => {
  expect(fillPlaceholders(models, makeNew("features"))?.primary).toMatchObject({
    title: [{ type: "heading2", text: "Title" }],
    lede: [{ type: "paragraph", text: "Introduction" }],
    features: [{ title: "Title", text: [{ text: "Text" }] }],
  });
  expect(fillPlaceholders(models, makeNew("hero"))?.primary).toMatchObject({ title: [{ type: "heading1" }] });
});

test("a new slice keeps the labels of its empty texts after the first word", () => {
  const slice = makeNew("features");
  const title = [{ type: "heading2", text: "Why", spans: [], direction: "ltr" }];
  expect(fillPlaceholders(models, { ...slice, primary: { title } }, true)?.primary).toMatchObject({
    title,
    lede: [{ type: "paragraph", text: "Introduction" }],
    features: [{ title: "Title" }],
  });
});

test.each(["anchor", "theme"])("a %s alone leaves a slice empty", (name) => {
  const slice = makeNew("rich_text");
  expect(fillPlaceholders(models, { ...slice, primary: { [name]: "ink" } })).toBeDefined();
});

test("a slice with a text, one that draws something by itself, and an unknown one are shown as they are", () => {
  const written = { ...makeNew("hero"), primary: { eyebrow: "New" } };
  const unknown = { slice_type: "carousel", variation: "default", primary: {} };
  for (const slice of [written, makeNew("hero", "chart"), makeNew("console"), makeNew("child_pages"), unknown])
    expect(fillPlaceholders(models, slice)).toBeUndefined();
});
