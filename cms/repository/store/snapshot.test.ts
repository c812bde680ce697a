import { DocumentIndex } from "#cms/repository/domain/DocumentIndex.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import { overlay, Snapshot } from "./snapshot.server.ts";

const makeDocument = (id: string, changed: Partial<StoredDocument> = {}): StoredDocument => ({
  id,
  type: "page",
  uid: id,
  lang: "en-us",
  group: id,
  tags: [],
  first_publication_date: "2026-01-01T00:00:00+0000",
  last_publication_date: "2026-01-01T00:00:00+0000",
  data: {},
  ...changed,
});

/** Changes a document of an index as a publication does. */
function publish(index: DocumentIndex, snapshots: Snapshot[], id: string, next: StoredDocument | undefined): void {
  for (const snapshot of snapshots) snapshot.keep(id, index.find(id));
  index.set(id, next);
}

const listIds = (documents: readonly StoredDocument[]) => documents.map(({ id }) => id).sort();

test("an earlier snapshot, and a release over it, keep their content when documents are published or removed", () => {
  const index = new DocumentIndex([makeDocument("a"), makeDocument("b")]);
  const first = new Snapshot("first", index);
  const release = overlay(first, [makeDocument("c", { group: "b" })], "release", new Set(["a"]));
  publish(index, [first], "b", makeDocument("b", { type: "post", uid: "moved", tags: ["new"] }));
  publish(index, [first], "a", undefined);
  publish(index, [first], "d", makeDocument("d"));
  expect([listIds(index.documents), listIds(first.documents), listIds(release.documents)]).toEqual([
    ["b", "d"],
    ["a", "b"],
    ["b", "c"],
  ]);
  expect([first.find("b")?.uid, listIds(first.listByType("page")), listIds(release.listByGroup("b"))]).toEqual([
    "b",
    ["a", "b"],
    ["b", "c"],
  ]);
  expect([index.listByUid("b"), index.tags, index.listByUid("moved").length]).toEqual([[], ["new"], 1]);
});

test("documents are listed by their last publication, whenever they were added", () => {
  const index = new DocumentIndex([makeDocument("old")]);
  index.set("new", makeDocument("new", { last_publication_date: "2026-03-01T00:00:00+0000" }));
  index.set("middle", makeDocument("middle", { last_publication_date: "2026-02-01T00:00:00+0000" }));
  expect(index.documents.map(({ id }) => id)).toEqual(["new", "middle", "old"]);
  expect(index.listByType("page").map(({ id }) => id)).toEqual(["new", "middle", "old"]);
});
