/** @jest-environment node */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { EntryFile } from "./EntryFile.server.ts";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "entries-"));
  path = join(folder, "new", "contents.sqlite");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

const read = (file: EntryFile, name: string) => {
  const entry = file.find(name);
  return entry && [entry.head, file.readZones(entry.id)];
};
const toTexts = (zones: string) => ({ words: `words of ${zones}`, zones });

test("the texts of a replaced entry can be read until the next start", () => {
  const first = new EntryFile(path);
  const id = first.put("a", { version: 1 }, toTexts("one")) ?? 0;
  first.put("a", { version: 2 }, toTexts("two"));
  expect([read(first, "a"), first.readZones(id), first.readWords(id)]).toEqual([
    ['{"version":2}', "two"],
    "one",
    "words of one",
  ]);
  first.put("b", {});
  first.remove("b");
  first.close();
  const second = new EntryFile(path);
  expect([second.names, read(second, "a")]).toEqual([["a"], ['{"version":2}', "two"]]);
  expect(() => second.readZones(id)).toThrow("has no entry");
  second.close();
});

test.each([
  [
    "is damaged",
    () =>
      writeFileSync(path, "no database at all, and longer than a header of SQLite is, which has 100 bytes. ".repeat(9)),
  ],
  ["is cut off", () => truncateSync(path, 5_000)],
])("a file that %s is begun anew", (_, damage) => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const first = new EntryFile(path);
  first.put("a", {}, toTexts("0".repeat(9_000)));
  first.close();
  damage();
  const second = new EntryFile(path);
  second.put("b", {}, toTexts("two"));
  expect([second.names, read(second, "b")]).toEqual([["b"], ["{}", "two"]]);
  second.close();
  const third = new EntryFile(path);
  third.put("c", {});
  third.close();
  const last = new EntryFile(path);
  expect(last.names).toContain("c");
  last.close();
});

test("a second process on the folder has entries of its own", () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const first = new EntryFile(path);
  first.put("a", {}, toTexts("one"));
  const second = new EntryFile(path);
  second.put("a", {}, toTexts("two"));
  expect([read(first, "a"), read(second, "a")]).toEqual([
    ["{}", "one"],
    ["{}", "two"],
  ]);
  second.close();
  first.close();
});
