/** @jest-environment node */
import { listHeadings } from "./headings";

test("a contents list contains headings 2 and 3 in order", () => {
  const headings = listHeadings([
    { type: "heading2", text: "One", spans: [], direction: "ltr" },
    { type: "paragraph", text: "words", spans: [], direction: "ltr" },
    { type: "heading3", text: "Two", spans: [], direction: "ltr" },
    { type: "heading4", text: "Three", spans: [], direction: "ltr" },
  ]);
  expect(headings.map(({ anchor, level }) => [anchor, level])).toEqual([
    ["one", 2],
    ["two", 3],
  ]);
});
