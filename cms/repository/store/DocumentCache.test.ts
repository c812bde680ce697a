/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { listReferenceKeys } from "#cms/repository/domain/model/listReferences.ts";
import { toModels } from "#cms/repository/domain/model/toModels.ts";
import { getTokens } from "#cms/repository/domain/query/tokens.ts";

import { getHash } from "./ContentHash.server.ts";
import { DocumentCache } from "./DocumentCache.server.ts";
import { DocumentFiles } from "./DocumentFiles.server.ts";
import { EntryFile } from "./EntryFile.server.ts";

const zone = { type: "Slices", config: { choices: { quote: { type: "SharedSlice" } } } };
const makeModels = (label: string) =>
  toModels({
    types: [
      {
        id: "article",
        label,
        repeatable: true,
        json: { Main: { uid: { type: "UID" }, name: { type: "Text" }, slices: zone, author: { type: "Link" } } },
      },
    ],
    slices: [{ id: "quote", variations: [{ id: "default", primary: { words: { type: "Text" } } }] }],
  });
const models = makeModels("Article");

const toFile = (name: string) =>
  JSON.stringify({
    id: "one",
    type: "article",
    uid: "one",
    lang: "en-us",
    group: "one",
    tags: ["a"],
    first_publication_date: "2026-01-01T00:00:00+0000",
    last_publication_date: "2026-01-02T00:00:00+0000",
    data: {
      slices: [{ id: "q", slice_type: "quote", variation: "default", primary: { words: name } }],
      author: { link_type: "Document", id: "ada" },
      name,
    },
  });

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cache-"));
  mkdirSync(join(folder, "documents"));
  file = join(folder, "documents/one.json");
  write("first", 1_000);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A start: the document as it is read, with its slices. */
async function start(now = models) {
  const entries = new EntryFile(join(folder, "contents.sqlite"));
  const files = new DocumentFiles(join(folder, "documents"), now, { cache: new DocumentCache(entries) });
  await files.read();
  const [document] = files.documents;
  if (!document) throw new Error("no document is served");
  // Slices and references are read from the file.
  expect(document.data.slices).toHaveLength(1);
  expect(listReferenceKeys(document)).toEqual(["document ada"]);
  entries.close();
  return document;
}

/** Writes the file; equal times and lengths make a change that goes unseen. */
function write(name: string, seconds: number): void {
  writeFileSync(file, toFile(name));
  utimesSync(file, seconds, seconds);
}

test("a later start does not read a file that is the same, and has all of its document", async () => {
  const first = await start();
  write("other", 1_000);
  const second = await start();
  expect(second).toEqual(first);
  expect(Object.keys(second.data)).toEqual(Object.keys(first.data));
  expect(second.data.slices).toMatchObject([{ primary: { words: "first" } }]);
  expect(getHash(second)).toEqual(getHash(first));
});

test("the words of a document are stored, and are not those of its copies", async () => {
  await start();
  const entries = new EntryFile(join(folder, "contents.sqlite"));
  const document = new DocumentCache(entries).find("one.json", models)?.same?.document;
  if (!document) throw new Error("no document is stored");
  expect(getTokens(document, models)).toEqual(["one", "first"]);
  expect(getTokens({ ...document, uid: "moved" }, models)).toEqual(["moved", "first"]);
  entries.close();
});

test("a file that changed is read again, and remembered", async () => {
  await start();
  write("later", 2_000);
  expect((await start()).data.name).toBe("later");
  write("other", 2_000);
  expect((await start()).data.name).toBe("later");
});

test.each([
  ["another model", true, () => start(makeModels("Post"))],
  [
    "a cache that is cut off",
    false,
    () => {
      jest.spyOn(process.stderr, "write").mockReturnValue(true);
      truncateSync(join(folder, "contents.sqlite"), 5_000);
      return start();
    },
  ],
])("%s has every file read again", async (_, isKept, startAgain) => {
  await start();
  write("other", 1_000);
  expect((await startAgain()).data.name).toBe("other");
  write("third", 1_000);
  expect((await (isKept ? startAgain() : start())).data.name).toBe(isKept ? "other" : "third");
});
