/** @jest-environment node */
import { makeStudioClient, startPeople } from "#cms/testing/makeStudioClient.ts";
import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent;
let people: Awaited<ReturnType<typeof startPeople>>;

beforeEach(async () => {
  content = await startContent([{ id: "seeded", data: { name: "seed" } }, { id: "other" }]);
  people = await startPeople(content.origin);
});

afterEach(() => {
  jest.restoreAllMocks();
  return content.close();
});

const path = "documents/seeded";
const save = (name: string, by = people.editor, over: object = {}) => by("PUT", path, { data: { name }, ...over });
const published = async () =>
  (
    await testClient(content.endpoint)
      .getByID("seeded")
      .catch(() => undefined)
  )?.data.name ?? "none";

test.each([
  ["publishing", "PATCH", `${path}/draft`, { status: "published" }],
  ["discarding", "DELETE", `${path}/draft`, undefined],
  ["taking it off the site", "DELETE", `${path}/publication`, undefined],
  ["restoring a version", "POST", `${path}/versions/published/restore`, {}],
])(
  "%s of a document saved by another person meanwhile is answered with name and time",
  async (_, method, url, body) => {
    const { etag } = await save("mine", people.publisher);
    const newer = await save("newer");
    const response = await people.publisher(method, url, body, etag);
    const saved_by = { id: people.ada.id, name: "Ada" };
    expect(response).toMatchObject({ status: 412, body: { saved_by, saved: newer.body.saved } });
    expect((await people.editor("GET", path)).body).toMatchObject({ data: { name: "newer" }, saved_by });
    expect((await people.publisher(method, url, body, newer.etag)).status).toBeLessThan(300);
  },
);

test("an editor may save, only a publisher may publish and unpublish, and a rejection says why", async () => {
  const { etag, body } = await save("by Ada");
  expect(body).toMatchObject({ saved_by: { name: "Ada" }, state: "changed", places: ["documents"], path: null });
  const denied = await people.editor("PATCH", `${path}/draft`, { status: "published" }, etag);
  expect(denied).toMatchObject({ status: 403, body: { message: expect.stringContaining("a publisher publishes") } });
  const calls = [
    people.editor("DELETE", path),
    people.editor("DELETE", `${path}/publication`),
    people.editor("POST", "releases", { label: "Spring" }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(await published()).toBe("seed");
  expect((await people.publisher("PATCH", `${path}/draft`, { status: "published" }, etag)).status).toBe(204);
  expect(await published()).toBe("by Ada");
});

test("an unpublished document stays as a draft", async () => {
  expect((await people.publisher("DELETE", `${path}/publication`)).status).toBe(204);
  expect(await published()).toBe("none");
  expect((await people.editor("GET", path)).body).toMatchObject({ state: "draft", data: { name: "seed" } });
});

test("a change that is taken back leaves no draft, and a request for its publication keeps it", async () => {
  const { etag } = await people.editor("GET", path);
  await save("changed");
  const back = await save("seed");
  expect([back.body.state, back.body.places, back.etag]).toEqual(["published", [], etag]);
  await save("again", people.editor, { title: "Again" });
  await people.editor("PUT", `${path}/request`, {});
  expect((await save("seed", people.editor, { title: "seeded" })).body.state).toBe("changed");
});

test("a publisher deletes a document for good, but none that is there, and nothing of it can be restored", async () => {
  const versions = `${path}/versions`;
  expect((await people.publisher("DELETE", versions)).status).toBe(409);
  expect((await people.publisher("DELETE", path)).status).toBe(204);
  const { body } = await people.editor("GET", "documents/deleted");
  expect(body.results).toMatchObject([{ id: "seeded", version: expect.any(String) }]);
  expect((await people.editor("DELETE", versions)).status).toBe(403);
  expect((await people.publisher("DELETE", versions)).status).toBe(204);
  expect((await people.editor("GET", "documents/deleted")).body.results).toEqual([]);
  expect((await people.editor("GET", `${versions}?drafts=true`)).body.results).toEqual([]);
  expect((await people.publisher("DELETE", versions)).status).toBe(404);
  const { body: log } = await people.owner("GET", "events?document=seeded");
  expect(log.results).toMatchObject([{ kind: "purged", by: { name: "Pat" } }, {}]);
});

test("a page moves into a release and out of it again", async () => {
  const { body: release } = await people.publisher("POST", "releases", { label: "Spring" });
  const { etag } = await save("for spring");
  const moved = await people.publisher("PATCH", `${path}/draft`, { release_id: release.id }, etag);
  expect(moved.status).toBe(204);
  const inRelease = await people.editor("GET", `${path}?release_id=${release.id}`);
  expect(inRelease.body).toMatchObject({ data: { name: "for spring" }, places: [release.id] });
  expect((await people.editor("GET", path)).body).toMatchObject({ data: { name: "seed" } });
  const { body: listed } = await people.editor("GET", `releases/${release.id}/documents`);
  // Its author is who wrote it, not who moved it.
  expect(listed).toMatchObject({ total: 1, results: [{ id: "seeded", saved_by: { name: "Ada" } }] });
  await save("beside it");
  const draft = `${path}/draft?release_id=${release.id}`;
  expect((await people.editor("PATCH", draft, { release_id: null })).status).toBe(409);
  await people.editor("DELETE", `${path}/draft`);
  expect((await people.editor("PATCH", draft, { release_id: null }, inRelease.etag)).status).toBe(204);
  expect((await people.editor("GET", path)).body).toMatchObject({
    data: { name: "for spring" },
    places: ["documents"],
  });
});

test("a draft is deleted from a release", async () => {
  const { body: release } = await people.publisher("POST", "releases", { label: "Spring" });
  await save("for spring", people.editor, { release_id: release.id });
  expect((await people.editor("DELETE", `${path}/draft?release_id=${release.id}`)).status).toBe(204);
  expect((await people.editor("GET", `releases/${release.id}/documents`)).body.total).toBe(0);
});

test("an editor cannot save into a scheduled release", async () => {
  const scheduledAt = Date.now() + 3_600_000;
  const { body: release } = await people.publisher("POST", "releases", { label: "Spring", scheduledAt });
  expect((await save("hidden", people.editor, { release_id: release.id })).status).toBe(403);
  await save("open");
  expect((await people.editor("PATCH", `${path}/draft`, { release_id: release.id })).status).toBe(403);
  expect((await people.publisher("PATCH", `${path}/draft`, { release_id: release.id })).status).toBe(204);
  expect((await people.editor("GET", path)).body.state).toBe("scheduled");
});

test("a change of an outdated release is rejected with who changed it and when", async () => {
  const { body } = await people.publisher("POST", "releases", { label: "Spring" });
  const url = `releases/${body.id}`;
  const { etag } = await people.publisher("GET", url);
  await save("for spring", people.editor, { release_id: body.id });
  const calls = [
    await people.publisher("PATCH", url, { label: "Summer" }, etag),
    await people.publisher("POST", `${url}/publish`, {}, etag),
    await people.publisher("DELETE", url, undefined, etag),
  ];
  for (const call of calls) expect(call).toMatchObject({ status: 412, body: { saved_by: { name: "Ada" } } });
  const now = await people.publisher("GET", url);
  expect((await people.publisher("POST", `${url}/publish`, {}, now.etag)).body.totalItems).toBe(1);
  expect(await published()).toBe("for spring");
});

test("a copy keeps slice ids; in the same language it has its own uid, in another it is a translation", async () => {
  const slices = [{ id: "quote$1", slice_type: "quote", variation: "default", primary: { words: "Hi" }, items: [] }];
  const parent = { link_type: "Document", id: "other" };
  await people.editor("PUT", path, { title: "Seeded", data: { slices, author: null, parent } });
  await people.editor("POST", "documents/other/copy", { lang: "zh-cn" });
  const copy = await people.editor("POST", `${path}/copy`, { uid: "second", title: "Second" });
  expect(copy).toMatchObject({ status: 201, body: { uid: "second", title: "Second", lang: "en-us", state: "draft" } });
  const same = await people.editor("GET", `documents/${copy.body.id}`);
  expect(same.body).toMatchObject({ data: { slices: [{ id: "quote$1" }], parent } });
  const translated = await people.editor("POST", `${path}/copy`, { lang: "zh-cn" });
  expect(translated.body).toMatchObject({ lang: "zh-cn", uid: "seeded", group: "seeded" });
  const { body } = await people.editor("GET", `documents/${translated.body.id}`);
  const { body: links } = await people.editor("GET", `documents/${translated.body.id}/links`);
  expect(body).toMatchObject({ data: { slices: [{ id: "quote$1" }] } });
  expect(links).toMatchObject({ to: [{ lang: "zh-cn", group: "other", field: "data.parent" }] });
  expect((await people.editor("POST", `${path}/copy`, { lang: "zh-cn" })).status).toBe(400);
  expect((await people.editor("POST", `${path}/copy`, { uid: "seeded" })).status).toBe(400);
});

test("versions, including overwritten drafts, list person and time and can be read", async () => {
  await save("first");
  const { etag } = await save("second", people.publisher);
  await people.publisher("PATCH", `${path}/draft`, { status: "published" }, etag);
  const { body } = await people.editor("GET", `${path}/versions?drafts=true`);
  expect(body.results).toMatchObject([
    { version: "published", kind: "publication", by: { name: "Pat" }, replaced: null },
    { kind: "draft", by: { name: "Ada" } },
    { kind: "publication", by: null, at: null },
  ]);
  const versions = Array.isArray(body.results) ? body.results : [];
  const read = async ({ version }: { version: string }) =>
    (await people.editor("GET", `${path}/versions/${version}`)).body.data;
  expect(await Promise.all(versions.map(read))).toMatchObject([
    { name: "second" },
    { name: "first" },
    { name: "seed" },
  ]);
  expect((await people.editor("GET", `${path}/versions/d1`)).status).toBe(404);
  expect((await people.editor("POST", `${path}/versions/${versions[1].version}/restore`, {})).status).toBe(200);
  expect((await people.editor("GET", path)).body).toMatchObject({ data: { name: "first" } });
});

test("saves of one person within ten minutes are one version, and a discarded draft is kept as a version", async () => {
  const now = jest.spyOn(Date, "now");
  const start = Date.now();
  // Without a pause of two minutes, which would begin a new version.
  for (let minute = 0; minute < 12; minute += 1.5) {
    now.mockReturnValue(start + minute * 60_000);
    await save(`after ${minute}`);
  }
  await people.editor("DELETE", `${path}/draft`);
  const { body } = await people.editor("GET", `${path}/versions?drafts=true`);
  const drafts = (Array.isArray(body.results) ? body.results : []).filter(({ kind }) => kind === "draft");
  const contents = await Promise.all(
    drafts.map(async ({ version }) => (await people.editor("GET", `${path}/versions/${version}`)).body.data),
  );
  expect(contents).toMatchObject([{ name: "after 10.5" }, { name: "after 9" }]);
});

test("two people on a document see each other and the latest version", async () => {
  const on = (by: typeof people.editor, over: object = {}) => by("PUT", "presence", { document: "seeded", ...over });
  expect((await on(people.editor, { field: "data.name" })).body.others).toEqual([]);
  const { body } = await on(people.publisher);
  expect(body.others).toMatchObject([{ person: { name: "Ada" }, field: "data.name" }]);
  const { etag } = await save("newer");
  expect((await on(people.publisher)).body).toMatchObject({ etag, saved_by: { name: "Ada" } });
  await people.editor("DELETE", "presence?document=seeded");
  expect((await on(people.publisher)).body.others).toEqual([]);
  const later = Date.now() + 31_000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  expect((await on(people.editor)).body.others).toEqual([]);
});

test("recent events are listed newest first, optionally only those after an id or of some kinds", async () => {
  await save("one");
  const { body } = await people.editor("GET", "events?document=seeded");
  const [event] = Array.isArray(body.results) ? body.results : [];
  expect(event).toMatchObject({ kind: "saved", by: { name: "Ada" }, document: "seeded" });
  await people.publisher("PATCH", `${path}/draft`, { status: "published" });
  const newer = await people.editor("GET", `events?after=${event.id}`);
  expect(newer.body.results).toMatchObject([{ kind: "published", by: { name: "Pat" } }]);
  const publications = await people.editor("GET", "events?kinds=published,unpublished");
  expect(publications.body.results).toMatchObject([{ kind: "published" }]);
});

test("a document above 4 MB is rejected with a message, and a smaller one is saved", async () => {
  const call = makeStudioClient(content.origin, people.ada.token);
  const response = await call("PUT", path, { data: { name: "x".repeat(4 * 1024 * 1024) } });
  expect(response).toMatchObject({ status: 413, body: { message: expect.stringContaining("4 MB") } });
  expect((await call("PUT", path, { data: { name: "x".repeat(4 * 1024 * 1024 - 200) } })).status).toBe(200);
});
