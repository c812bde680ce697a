/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createTemporaryDatabase } from "#db/testing/template.ts";
import { serveContent } from "#cms/testing/serveContent.ts";

const folder = mkdtempSync(join(tmpdir(), "vanishing-"));
const contentDir = join(folder, "content");
const documents = join(contentDir, "documents");
const dataDir = join(folder, "data");
const stamp = "2026-01-01T00:00:00+0000";

function write(uid: string, title = uid): void {
  const facts = { id: uid, type: "page", uid, lang: "en-us", group: uid, tags: [] };
  const dates = { first_publication_date: stamp, last_publication_date: stamp };
  const body = JSON.stringify({ ...facts, ...dates, data: { title, slices: [] } });
  writeFileSync(join(documents, "en-us/page", `${uid}.json`), body);
}

function fill(): void {
  mkdirSync(join(documents, "en-us/page"), { recursive: true });
  for (let index = 0; index < 12; index += 1) write(`page-${index}`);
}

async function titlesAt(origin: string): Promise<string[]> {
  const api = `${origin}/content/api/v2`;
  const { refs } = await (await fetch(api)).json();
  const response = await fetch(`${api}/documents/search?ref=${refs[0].ref}&pageSize=100`);
  const { results } = await response.json();
  return results.map(({ data }: { data: { title: string } }) => data.title).sort();
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeEach(fill);
afterEach(() => rmSync(contentDir, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test("when most files vanish at once, all documents are still served and editable, also after a restart", async () => {
  const database = await createTemporaryDatabase();
  const first = await serveContent({ contentDir, dataDir, database });
  const all = await titlesAt(first.origin);
  expect(all).toHaveLength(12);
  renameSync(documents, join(folder, "unmounted"));
  mkdirSync(join(documents, "en-us/page"), { recursive: true });
  write("page-3", "edited");
  const edited = all.map((title) => (title === "page-3" ? "edited" : title)).sort();
  await until(async () => (await titlesAt(first.origin)).includes("edited"));
  expect(await titlesAt(first.origin)).toEqual(edited);
  rmSync(join(documents, "en-us/page/page-3.json"));
  await first.close();
  const second = await serveContent({ contentDir, dataDir, database });
  expect(await titlesAt(second.origin)).toEqual(edited);
  rmSync(documents, { recursive: true });
  renameSync(join(folder, "unmounted"), documents);
  await until(async () => !(await titlesAt(second.origin)).includes("edited"));
  expect(await titlesAt(second.origin)).toEqual(all);
  await second.close();
  await database.close();
});

test("a few deleted files are no longer served, and a loss of most is accepted after the time limit or on request", async () => {
  const { origin, close } = await serveContent({ contentDir, lossMs: 0 });
  for (const index of [0, 1, 2]) rmSync(join(documents, `en-us/page/page-${index}.json`));
  await until(async () => (await titlesAt(origin)).length === 9);
  for (let index = 3; index < 12; index += 1) rmSync(join(documents, `en-us/page/page-${index}.json`));
  await until(async () => (await titlesAt(origin)).length === 0);
  await close();
});
