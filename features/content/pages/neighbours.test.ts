/** @jest-environment node */
import type { Book, Entry } from "@/features/content/addresses/book";

import { findNeighbours, listRelated } from "./neighbours";

const entry = (id: string, facts: Entry["facts"], type = "docs_page"): Entry => ({
  ...{ id, type, uid: id, locale: "en", path: `/${id}/`, title: id, summary: "" },
  ...{ parent: undefined, alternate: undefined, hidden: false, changed: "", facts },
});

const book = (entries: Entry[]): Book => ({
  ...{ ref: "r", dates: new Map(), total: 0, isWhole: true },
  ...{ entries, templates: [], redirects: [] },
});

test("docs follow their order, and the first has nothing before it", () => {
  const [a, b, c] = [entry("a", { order: 3 }), entry("b", { order: 1 }), entry("c", { order: 2 })];
  const docs = book([a, b, c]);
  expect(findNeighbours(docs, c)).toMatchObject({ previous: { id: "b" }, next: { id: "a" } });
  expect(findNeighbours(docs, b).previous).toBeUndefined();
});

test("what is of the same kind is nearest, then what shares most chains", () => {
  const project = (id: string, category: string, chains: string) => entry(id, { category, chains }, "marketplace_project");
  const own = project("own", "wallet", "eth, base");
  const all = book([own, project("far", "oracle", ""), project("near", "oracle", "eth,base"), project("same", "wallet", "")]);
  expect(listRelated(all, own, 2).map(({ id }) => id)).toEqual(["same", "near"]);
});
