import { findCellChain } from "./findCellChain";

const link = (url: string) =>
  findCellChain({
    key: "name",
    type: "data",
    content: [
      {
        type: "paragraph",
        text: "A name",
        spans: [{ start: 0, end: 6, type: "hyperlink", data: { link_type: "Web", url } }],
        direction: "ltr",
      },
    ],
  })?.key;

test.each([
  ["/dedicated-nodes/?chain=btc#server", "btc"],
  ["/nodes/eth/", "eth"],
  ["/nodes/rosetta/", undefined],
  ["/pricing/", undefined],
])("a cell that links to %s is about %s", (url, key) => {
  expect(link(url)).toBe(key);
});
