/** @jest-environment node */
import type { CatalogEntry } from "./CatalogEntry.server.ts";
import { ReferenceIndex } from "./ReferenceIndex.server.ts";

const stamp = "2026-01-01T00:00:00+0000";
const document = { id: "a", type: "page", uid: "a", lang: "en-us", group: "a", tags: [], data: {} };
const dated = { ...document, first_publication_date: stamp, last_publication_date: stamp };
const draft = { title: "a", saved: 0, document: dated };
const makeEntry = (path: string): CatalogEntry => ({ draft, places: [], published: 0, path, nextPath: path });
const find = (index: ReferenceIndex, key: string) => index.list(key).map(({ path }) => path);

test("what refers to a target is found, in the order of its coming, until it is replaced", () => {
  const keys: Record<string, string[]> = { a: ["x"], b: ["x", "y"], c: ["y", "y"] };
  const index = new ReferenceIndex(({ path }) => keys[path ?? ""] ?? []);
  const [a, b, c] = ["a", "b", "c"].map(makeEntry);
  for (const entry of [a, b, c]) if (entry) index.add(entry);
  expect([find(index, "x"), find(index, "y"), find(index, "z")]).toEqual([["a", "b"], ["b", "c"], []]);
  if (a) index.remove(a);
  expect(find(index, "x")).toEqual(["b"]);
});

test("after very many replacements the same is found", () => {
  const index = new ReferenceIndex(({ path }) => [`to ${path?.length}`]);
  const others = Array.from({ length: 300 }, (_, count) => makeEntry("/other/".repeat((count % 3) + 1)));
  for (const entry of others) index.add(entry);
  let last = makeEntry("/home/");
  for (let count = 0; count < 30_000; count += 1) {
    index.add(last);
    index.remove(last);
    last = makeEntry("/home/");
  }
  index.add(last);
  expect(index.list("to 6")).toEqual([last]);
  expect(index.list("to 7")).toHaveLength(100);
});
