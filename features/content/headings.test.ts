/** @jest-environment node */
import { toAnchor, listHeadings } from "./headings";

test.each([
  ["1. What we collect", "1-what-we-collect"],
  ["eth_getLogs: ranges & limits", "eth-getlogs-ranges-limits"],
  ["一、适用范围", "一-适用范围"],
])("%s becomes an anchor", (text, anchor) => {
  expect(toAnchor(text)).toBe(anchor);
});

test("a contents list holds headings 2 and 3 in order", () => {
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
