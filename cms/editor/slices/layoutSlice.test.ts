/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

import { EditorModels } from "#cms/editor/model/EditorModels.ts";
import { layoutParts } from "#cms/shell/ui/layoutParts.ts";

import { layoutSlice } from "./layoutSlice.ts";

const read = (slices: unknown[]) => new EditorModels({ types: [], slices });
const slices = globSync("slices/*/model.json").map((path): { id: string } => JSON.parse(readFileSync(path, "utf8")));

test.each(slices.map(({ id }) => id))("the library draws each variation of %s, and each another way", (type) => {
  const slice = read(slices).findSlice(type);
  const layouts = slice?.variations.map((variation) => layoutSlice(slice, variation)) ?? [];
  expect(new Set(layouts).size).toBe(layouts.length);
  for (const letter of layouts.join("").replaceAll("|", "")) expect(layoutParts).toHaveProperty([letter]);
});

test("a slice of a developer's own is drawn after its fields, with its picture beside them", () => {
  const primary = {
    picture: { type: "Image" },
    title: { type: "StructuredText", config: { single: "heading2" } },
    text: { type: "StructuredText", config: { multi: "paragraph" } },
    theme: { type: "Select" },
    link: { type: "Link" },
  };
  const slice = read([{ id: "own", name: "Own", variations: [{ id: "default", primary }] }]).findSlice("own");
  expect(slice?.variations.map((variation) => layoutSlice(slice, variation))).toEqual(["hlb|p"]);
});
