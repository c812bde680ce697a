/** @jest-environment node */
import MiniSearch from "minisearch";

import { packIndex, unpackIndex } from "./packIndex";

const texts = ["flag flag halyard", "halyard", "", "signal flag", "旗 halyard"];

test("unpacking a packed search index restores it", () => {
  const index = new MiniSearch<{ id: number; text: string; title: string }>({ fields: ["title", "text"] });
  index.addAll(texts.map((text, id) => ({ id, text, title: `title ${id}` })));
  const plain = index.toJSON();
  const packed = packIndex(plain);
  const back = unpackIndex(JSON.parse(JSON.stringify(packed)));
  const sorted = (one: typeof plain) => ({ ...one, index: [...one.index].sort(([a], [b]) => (a < b ? -1 : 1)) });
  expect(JSON.parse(JSON.stringify(sorted(back)))).toEqual({
    ...JSON.parse(JSON.stringify(sorted(plain))),
    storedFields: {},
  });
});

test("a line names the distances between documents, and counts above one", () => {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ["text"] });
  index.addAll(texts.map((text, id) => ({ id, text })));
  expect(packIndex(index.toJSON()).words.split("\n")).toContain("flag 0:0*2,3");
});
