/** @jest-environment node */
import { makeStudioClient, startPeople } from "#cms/testing/makeStudioClient.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { signIn } from "#cms/testing/signIn.ts";

let content: TestContent;
let people: Awaited<ReturnType<typeof startPeople>>;

beforeEach(async () => {
  content = await startContent([{ id: "seeded", data: { name: "seed" } }]);
  people = await startPeople(content.origin);
});

afterEach(() => content.close());

const path = "documents/seeded";
const toRows = (body: Record<string, unknown>) => (Array.isArray(body.results) ? body.results : []);
const listVersions = async (document = path) =>
  toRows((await people.editor("GET", `${document}/versions?drafts=true`)).body);

test("the history lists draft, publications and removals with person and time, and each version can be read", async () => {
  await people.editor("PUT", path, { data: { name: "draft of Ada" } });
  await people.publisher("PATCH", `${path}/draft`, { status: "published" });
  await people.publisher("DELETE", path);
  await people.editor("POST", `${path}/versions/published/restore`, {});
  const [removal] = await listVersions();
  expect(removal).toMatchObject({ kind: "deletion", by: { name: "Pat" }, at: expect.any(Number) });
  expect((await people.editor("POST", `${path}/versions/${removal.version}/restore`, {})).status).toBe(200);
  const versions = await listVersions();
  expect(versions.map(({ kind, by }) => `${kind} ${by?.name ?? "?"}`)).toEqual([
    "draft Ada",
    "deletion Pat",
    "publication Pat",
    "publication ?",
  ]);
  const read = async ({ version }: { version: string }) =>
    (await people.editor("GET", `${path}/versions/${version}`)).body.data;
  const names = (await Promise.all(versions.map(read))).map((data) => Object(data).name);
  expect(names).toEqual(["draft of Ada", "draft of Ada", "draft of Ada", "seed"]);
});

test("the deletion of a published page and its draft is one entry, and brings the draft back", async () => {
  await people.editor("PUT", path, { data: { name: "not published" } });
  expect((await people.publisher("DELETE", path)).status).toBe(204);
  expect((await listVersions()).map(({ kind }) => kind)).toEqual(["deletion", "draft", "publication"]);
  const [deleted] = toRows((await people.editor("GET", "documents/deleted")).body);
  await people.editor("POST", `${path}/versions/${deleted.version}/restore`, {});
  expect((await people.editor("GET", path)).body).toMatchObject({ data: { name: "not published" } });
});

test("a release's version is in the history with the release's name, and can be read", async () => {
  const { body } = await people.publisher("POST", "releases", { label: "Spring" });
  await people.editor("PUT", path, { data: { name: "for spring" }, release_id: body.id });
  const [planned, published] = await listVersions();
  expect(planned).toMatchObject({ kind: "draft", by: { name: "Ada" }, release: "Spring" });
  expect(published).toMatchObject({ version: "published" });
  const { data } = (await people.editor("GET", `${path}/versions/${planned.version}`)).body;
  expect(data).toMatchObject({ name: "for spring" });
});

test("a deleted release leaves its drafts in the history, and what only it had among the deleted documents", async () => {
  const { body } = await people.publisher("POST", "releases", { label: "Spring" });
  const only = { title: "Only", type: "article", uid: "only", lang: "en-us", data: { name: "only" } };
  const { body: created } = await people.editor("POST", "documents", { ...only, release_id: body.id });
  await people.editor("PUT", path, { data: { name: "for spring" }, release_id: body.id });
  expect((await people.publisher("DELETE", `releases/${String(body.id)}`)).status).toBe(204);
  const deleted = toRows((await people.editor("GET", "documents/deleted")).body);
  expect(deleted).toMatchObject([{ id: created.id, by: { name: "Pat" } }]);
  const lost = `documents/${String(created.id)}`;
  await people.editor("POST", `${lost}/versions/${deleted[0].version}/restore`, {});
  expect((await people.editor("GET", lost)).body).toMatchObject({ state: "draft", data: { name: "only" } });
  expect((await listVersions()).map(({ kind }) => kind)).toEqual(["publication", "draft"]);
});

test("a deleted document is listed with who deleted it, and can be restored with its history, also after a restart", async () => {
  const { body } = await people.editor("POST", "documents", {
    title: "Lost",
    type: "article",
    uid: "lost",
    lang: "en-us",
    data: { name: "first" },
  });
  const lost = `documents/${String(body.id)}`;
  await people.publisher("PUT", lost, { data: { name: "second" } });
  await people.editor("DELETE", lost);
  const other = await people.editor("POST", "documents", {
    ...{ title: "Left", type: "article", uid: "left", lang: "en-us" },
    data: { name: "left" },
  });
  await people.editor("DELETE", `documents/${String(other.body.id)}/draft`);
  await people.publisher("DELETE", path);
  const { origin } = await content.restart();
  const call = makeStudioClient(origin, await signIn(origin));
  const deleted = toRows((await call("GET", "documents/deleted")).body);
  expect(deleted).toMatchObject([
    { id: "seeded", type: "article", by: { name: "Pat" } },
    { uid: "left", by: { name: "Ada" }, at: expect.any(Number) },
    { id: body.id, uid: "lost", by: { name: "Ada" } },
  ]);
  await call("POST", `${lost}/versions/${deleted[2].version}/restore`, {});
  expect((await call("GET", lost)).body).toMatchObject({ state: "draft", data: { name: "second" } });
  expect(toRows((await call("GET", "documents/deleted")).body)).toMatchObject([{ id: "seeded" }, { uid: "left" }]);
  expect(toRows((await call("GET", `${lost}/versions?drafts=true`)).body)).toMatchObject([
    { kind: "draft" },
    { kind: "deletion" },
    { kind: "draft", by: { name: "Pat" } },
    { kind: "draft", by: { name: "Ada" } },
  ]);
});

test("a shared link shows a former version as a page without changing the published one", async () => {
  await people.editor("PUT", path, { data: { name: "newer" } });
  await people.publisher("PATCH", `${path}/draft`, { status: "published" });
  const former = (await listVersions()).at(-1);
  const preview = await people.editor("POST", "previews", { document_id: "seeded", version: former.version });
  expect(preview.status).toBe(201);
  const read = async (origin: string, ref: string) => {
    const query = new URLSearchParams({ ref, q: '[[at(document.id,"seeded")]]' });
    const response = await fetch(`${origin}/content/api/v2/documents/search?${query}`);
    return Object(await response.json()).results?.[0]?.data.name;
  };
  const token = String(preview.body.token);
  expect(await read(content.origin, token)).toBe("seed");
  const { origin } = await content.restart();
  expect(await read(origin, token)).toBe("seed");
  const call = makeStudioClient(origin, await signIn(origin));
  expect((await call("GET", path)).body).toMatchObject({ data: { name: "newer" } });
  expect((await call("POST", "previews", { document_id: "seeded", version: "d1" })).status).toBe(404);
});
