/** @jest-environment node */
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { DocumentStore } from "#cms/editor/store/DocumentStore.ts";

import { revealShown } from "./revealShown.ts";

const block = (text: string) => ({ type: "paragraph", text, spans: [] });
const slice = (id: string, primary: object) => ({ id, slice_type: "text", variation: "default", primary, items: [] });

/** Where a page's editor scrolls for what the site's bar describes. */
function reveal(described: [string, string][]): unknown {
  const slices = [
    slice("a", { title: [block("In figures")], plan: "Free" }),
    slice("b", { note: "{{postal_address}}", lede: "{name} nodes", text: [block("Said Free of charge.")] }),
    slice("c", { links: [{ label: "More" }, { label: "More" }], picture: { url: "map.png", alt: null } }),
  ];
  const content = { uid: "p", tags: [], data: { slices: JSON.parse(JSON.stringify(slices)) } };
  const store = new DocumentStore(content, ["slices"]);
  const shown = jest.fn();
  const session: Pick<EditorSession, "store" | "reveal"> = { store, reveal: shown };
  const isFound = revealShown(session, new URLSearchParams(described).toString());
  return isFound ? shown.mock.calls[0] : undefined;
}

test.each([
  [
    "a heading beside figures",
    [
      ["t", "In figures"],
      ["t", "In figures 94 chains"],
    ],
    ["a", "primary.title"],
  ],
  [
    "a word in bold",
    [
      ["t", "Free"],
      ["t", "Said Free of charge."],
    ],
    ["b", "primary.text"],
  ],
  ["a template's text", [["t", "Ethereum nodes"]], ["b", "primary.lede"]],
  [
    "the second of equal texts",
    [
      ["t", "More"],
      ["n", "1"],
    ],
    ["c", "primary.links[1].label"],
  ],
  [
    "a picture",
    [
      ["p", "map.png"],
      ["n", "0"],
    ],
    ["c", "primary.picture"],
  ],
  ["what no field shows", [["t", "Measured by itself"]], undefined],
] as [string, [string, string][], unknown][])("%s of the site leads to its field", (_, described, field) => {
  expect(reveal(described)).toEqual(field);
});
