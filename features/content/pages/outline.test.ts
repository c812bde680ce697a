/** @jest-environment node */
import type { RichTextField } from "@prismicio/client";

import type { PageSlice } from "./loadPage";
import { listSliceHeadings, readingMinutes } from "./outline";

const heading = (text: string): RichTextField => [{ type: "heading2", text, spans: [] }];
const frame = { id: "s", slice_label: null, version: "initial", items: [] as [] };
const look = { theme: "paper", width: "normal", spacing: "normal" } as const;

const text = (words: string): PageSlice => ({
  ...frame,
  slice_type: "rich_text",
  variation: "default",
  primary: {
    ...look,
    anchor: null,
    content: [
      { type: "heading2", text: "What counts", spans: [] },
      { type: "paragraph", text: words, spans: [] },
      { type: "preformatted", text: "code ".repeat(5_000), spans: [] },
      { type: "heading3", text: "What counts", spans: [] },
    ],
  },
});

const steps = (anchor: string | null): PageSlice => ({
  ...frame,
  slice_type: "steps",
  variation: "default",
  primary: { ...look, anchor, title: heading("In four steps"), lede: [], steps: [] },
});

test("titles of slices and headings in text are in one list, with unique anchors", () => {
  expect(listSliceHeadings([steps("steps"), steps(null), text("")])).toEqual([
    { anchor: "steps", text: "In four steps", level: 2 },
    { anchor: "in-four-steps", text: "In four steps", level: 2 },
    { anchor: "what-counts", text: "What counts", level: 2 },
  ]);
});

test("links to further pages at the end of a page are not in its outline", () => {
  const end: PageSlice = {
    ...frame,
    slice_type: "call_to_action",
    variation: "default",
    primary: { ...look, anchor: null, flag: "none", title: heading("Begin"), text: [], actions: [] },
  };
  expect(listSliceHeadings([steps("steps"), end]).map(({ anchor }) => anchor)).toEqual(["steps"]);
});

test("words and Han characters are read at their own speed, code is not read", () => {
  expect(readingMinutes([text("word ".repeat(660))], "en")).toBe(3);
  expect(readingMinutes([text("字".repeat(1_200))], "cn")).toBe(3);
  expect(readingMinutes([text("")], "en")).toBe(1);
});
