/** @jest-environment node */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { listenFor } from "#cms/testing/listenFor.ts";
import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { article, makeEditorClient } from "#cms/testing/makeEditorClient.ts";

let content: TestContent;
let call: ReturnType<typeof makeEditorClient>;

beforeEach(async () => {
  content = await startContent(["seeded", "edited", "gone"].map((id) => ({ id, data: { name: id } })));
  call = makeEditorClient(content.origin);
});
afterEach(() => content.close());

const publish = (id: string) => call("PATCH", `core/documents/${id}/draft`, { status: "published" });
const readDocumentFile = (id: string) => join(content.folder, `documents/${id}.json`);
const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

async function change(id: string, name: string): Promise<void> {
  expect((await call("PUT", `core/documents/${id}`, { data: { name } })).status).toBe(200);
  expect((await publish(id)).status).toBe(204);
}

/** Merges published documents into the files and returns the outcome of each. */
async function merge(take?: "published" | "files", isDryRun = false): Promise<Record<string, string>> {
  const { body } = await call("POST", "core/merge", { is_dry_run: isDryRun, ...(take ? { take } : {}) });
  const merged: { id: string; outcome: string }[] = Array.isArray(body.results) ? body.results : [];
  return Object.fromEntries(merged.map(({ id, outcome }) => [id, outcome]));
}

/** Ids of documents that are published over their files. */
async function listOverlay(): Promise<string[]> {
  const { body } = await call("GET", "core/published");
  const published: { id: string }[] = Array.isArray(body.results) ? body.results : [];
  return published.map(({ id }) => id);
}

const names = async () =>
  Object.fromEntries((await testClient(content.endpoint).get()).results.map(({ id, data }) => [id, data.name]));

test("changed, new and unpublished documents are merged into the files without changing the site", async () => {
  await change("seeded", "published");
  const { body } = await call("POST", "core/documents", article("made"));
  const newId = String(body.id);
  await publish(newId);
  await call("DELETE", "core/documents/gone");
  const before = await names();
  expect(before).toEqual({ seeded: "published", edited: "edited", [newId]: "made" });
  const outcomes = { seeded: "written", [newId]: "written", gone: "removed" };
  expect(await merge(undefined, true)).toEqual(outcomes);
  expect(read(readDocumentFile("seeded")).data.name).toBe("seeded");
  expect(await merge()).toEqual(outcomes);
  expect([read(readDocumentFile("seeded")).data.name, existsSync(readDocumentFile("gone"))]).toEqual([
    "published",
    false,
  ]);
  expect(read(join(content.folder, "documents/en-us/article/made.json")).data.name).toBe("made");
  expect(await listOverlay()).toEqual([]);
  expect(await merge()).toEqual({});
  await listenFor(names, (found) => JSON.stringify(found) === JSON.stringify(before));
});

test("an edit of a file overridden by a published version is logged once", async () => {
  const logged: string[] = [];
  const write = jest.spyOn(process.stderr, "write").mockImplementation((line) => logged.push(String(line)) > 0);
  await change("edited", "published");
  const edited = { ...read(readDocumentFile("edited")), data: { name: "by hand" } };
  writeFileSync(readDocumentFile("edited"), JSON.stringify(edited));
  const named = async () => logged.filter((line) => line.includes("edited.json"));
  await listenFor(named, (lines) => lines.length === 1);
  expect((await named())[0]).toContain(
    "another version of the document was published and is shown; npm run content:merge",
  );
  write.mockRestore();
});

test("a document changed on both sides is not merged until `--take` names a side, and the other version is kept", async () => {
  await change("edited", "published");
  const edited = { ...read(readDocumentFile("edited")), data: { name: "by hand" } };
  writeFileSync(readDocumentFile("edited"), JSON.stringify(edited));
  expect(await merge()).toEqual({ edited: "both changed" });
  expect(read(readDocumentFile("edited")).data.name).toBe("by hand");
  expect((await names()).edited).toBe("published");
  expect(await merge("files")).toEqual({ edited: "kept the file" });
  await listenFor(names, ({ edited: name }) => name === "by hand");
  const { body } = await call("GET", "core/documents/edited/versions");
  expect(body.results).toHaveLength(2);
  await change("edited", "again");
  writeFileSync(readDocumentFile("edited"), JSON.stringify({ ...edited, data: { name: "once more" } }));
  expect(await merge("published")).toEqual({ edited: "written" });
  await listenFor(names, ({ edited: name }) => name === "again");
});
