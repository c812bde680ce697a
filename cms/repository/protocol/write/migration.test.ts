/** @jest-environment node */
import { readdirSync } from "node:fs";
import { createMigration, createWriteClient, ForbiddenError, NotFoundError } from "@prismicio/client";
import type { PrismicDocument } from "@prismicio/client";
import sharp from "sharp";

import { hurryClient } from "#cms/testing/hurryClient.ts";
import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { article, makeEditorClient } from "#cms/testing/makeEditorClient.ts";

let content: TestContent;

beforeEach(async () => {
  content = await startContent([{ id: "seeded", data: { name: "seed" } }]);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await content.close();
});

const writeClient = (origin: string, writeToken: string) =>
  createWriteClient<PrismicDocument>("test-repository", {
    writeToken,
    documentAPIEndpoint: `${origin}/content/api/v2`,
    assetAPIEndpoint: `${origin}/content/assets`,
    migrationAPIEndpoint: `${origin}/content/migration`,
  });

const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "#0a0" } })
    .png()
    .toBuffer();

test("the official client migrates documents with pictures, which stay invisible until the release is published", async () => {
  hurryClient();
  const client = writeClient(content.origin, "writer");
  const migration = createMigration<PrismicDocument>();
  const asset = migration.createAsset(new File([new Uint8Array(await picture())], "green.png"), "green.png", {
    alt: "A green field",
    tags: ["field"],
  });
  const english = migration.createDocument(
    { type: "article", uid: "moved", lang: "en-us", tags: ["a"], data: { name: "Moved", picture: asset } },
    "Moved",
  );
  migration.createDocument({ type: "article", uid: "banqian", lang: "zh-cn", data: { author: english } }, "搬迁", {
    masterLanguageDocument: english,
  });
  const received: string[] = [];
  await client.migrate(migration, { reporter: ({ type }) => received.push(type) });
  expect(received).toContain("documents:updated");
  await expect(testClient(content.endpoint).getByUID("article", "moved")).rejects.toThrow(NotFoundError);
  const published = await makeEditorClient(content.origin)("POST", "migration/migration-release/publish", {});
  expect(published).toEqual({ status: 202, body: { totalItems: 2 } });
  const moved = await testClient(content.endpoint).getByUID("article", "moved");
  expect(moved.data).toMatchObject({
    name: "Moved",
    picture: { alt: "A green field", dimensions: { width: 30, height: 20 } },
  });
  expect(moved.alternate_languages).toMatchObject([{ lang: "zh-cn", uid: "banqian" }]);
  expect((await fetch(moved.data.picture.url)).headers.get("content-type")).toBe("image/png");
});

test("a wrong token is reported to the official client", async () => {
  hurryClient();
  const migration = createMigration<PrismicDocument>();
  migration.createDocument({ type: "article", uid: "x", lang: "en-us", data: {} }, "x");
  await expect(writeClient(content.origin, "wrong").migrate(migration)).rejects.toThrow(ForbiddenError);
});

test.each([
  ["POST", "migration/documents"],
  ["POST", "migration/migration-release/publish"],
  ["POST", "assets/assets"],
  ["GET", "assets/assets"],
  ["POST", "customtypes/slices/insert"],
  ["POST", "customtypes/v1/push"],
  ["POST", "core/documents"],
  ["DELETE", "core/documents/seeded"],
  ["POST", "core/releases"],
  ["POST", "core/previews"],
  ["POST", "core/webhooks"],
])("%s %s is refused without the write token, and with a wrong one", async (method, path) => {
  const body = method === "GET" ? undefined : {};
  expect((await makeEditorClient(content.origin, "")(method, path, body)).status).toBe(401);
  expect((await makeEditorClient(content.origin, "reader")(method, path, body)).status).toBe(403);
  expect(readdirSync(content.dataDir).filter((name) => name !== "last-good")).toEqual([]);
  expect(await content.database.db.selectFrom("cms_state").select("seq").execute()).toEqual([{ seq: 0 }]);
});

test.each([
  ["an unknown type", { type: "absent" }, /no type absent/],
  ["an unknown language", { lang: "de-de" }, /no language de-de/],
  ["no uid", { uid: undefined }, /needs a uid/],
  ["a bad uid", { uid: "A b" }, /uid must be lower-case/],
  ["a uid that is taken", { uid: "seeded" }, /uid seeded is taken/],
  ["a field the type does not have", { data: { colour: "red" } }, /does not fit its type/],
  [
    "a link that would run a script",
    { data: { site: { link_type: "Web", url: "javascript:alert(1)" } } },
    /does not fit/,
  ],
  [
    "a link that would run a script once a browser leaves out its tab",
    { data: { site: { link_type: "Web", url: " java\tscript\n:alert(1)" } } },
    /does not fit/,
  ],
  [
    "a picture whose address has a broken escape",
    { data: { picture: { url: "http://a/api/images/100%.png", alt: null } } },
    /100%\.png has a % that begins no escape/,
  ],
  [
    "a file whose address has a broken escape",
    { data: { site: { link_type: "Media", url: "http://a/api/images/100%.pdf" } } },
    /100%\.pdf has a % that begins no escape/,
  ],
])("a document with %s is refused with a reason", async (_, over, reason) => {
  const { status, body } = await makeEditorClient(content.origin)("POST", "migration/documents", article("fine", over));
  expect([status, body.message]).toEqual([400, expect.stringMatching(reason)]);
});

test.each(["data", "title"])("a document nested without end in its %s is refused with a reason", async (member) => {
  // Built as a string: JSON.stringify would overflow the stack.
  const deep = `${'{"a":['.repeat(100_000)}${"]}".repeat(100_000)}`;
  const response = await fetch(`${content.origin}/content/migration/documents`, {
    method: "POST",
    headers: { authorization: "Bearer writer" },
    body: JSON.stringify(article("fine", { [member]: "…" })).replace('"…"', deep),
  });
  expect([response.status, (await response.json()).message]).toEqual([400, expect.stringMatching(/deeper than 64/)]);
});

test("the history names the write token as the author of a migration", async () => {
  const call = makeEditorClient(content.origin);
  const { body: created } = await call("POST", "migration/documents", {
    ...article("by-token", {}),
    title: "By token",
  });
  await call("POST", "migration/migration-release/publish", {});
  const path = `core/documents/${String(created.id)}`;
  await call("PUT", path, { data: { name: "later" } });
  await call("PATCH", `${path}/draft`, { status: "published" });
  const { body } = await call("GET", `${path}/versions`);
  expect(body).toMatchObject({ results: [{ by: { name: "token" } }] });
});

test("a published draft overrides the seed file, and the former version is in the history and can be restored", async () => {
  const call = makeEditorClient(content.origin);
  const client = () => testClient(content.endpoint);
  await call("PUT", "core/documents/seeded", { data: { name: "new" } });
  expect((await client().getByID("seeded")).data.name).toBe("seed");
  expect((await call("PATCH", "core/documents/seeded/draft", { status: "published" })).status).toBe(204);
  const now = await client().getByID("seeded");
  expect(now.data.name).toBe("new");
  expect(now.first_publication_date).toBe("2026-01-01T00:00:00+0000");
  expect(Date.parse(now.last_publication_date)).toBeGreaterThan(Date.parse("2026-02-01"));
  const { body } = await call("GET", "core/documents/seeded/versions");
  const [{ version }] = Array.isArray(body.results) ? body.results : [];
  await call("POST", `core/documents/seeded/versions/${version}/restore`);
  await call("PATCH", "core/documents/seeded/draft", { status: "published" });
  expect((await client().getByID("seeded")).data.name).toBe("seed");
});

test("a removed document stays removed after a restart", async () => {
  expect((await makeEditorClient(content.origin)("DELETE", "core/documents/seeded")).status).toBe(204);
  await expect(testClient(content.endpoint).getByID("seeded")).rejects.toThrow(NotFoundError);
  const { origin } = await content.restart();
  await expect(testClient(`${origin}/content/api/v2`).getByID("seeded")).rejects.toThrow(NotFoundError);
});

test("drafts, releases, files and pushed models are there after a restart", async () => {
  const call = makeEditorClient(content.origin);
  const { body: release } = await call("POST", "core/releases", { label: "Spring" });
  const { body: draft } = await call("POST", "core/documents", { ...article("later"), release_id: release.id });
  const form = new FormData();
  form.set("file", new File([new Uint8Array(await picture())], "a b.png"));
  const headers = { authorization: "Bearer writer" };
  await fetch(`${content.origin}/content/assets/assets`, { method: "POST", body: form, headers });
  const { origin } = await content.restart();
  const again = makeEditorClient(origin);
  expect((await again("GET", `core/documents/${draft.id}`)).body).toMatchObject({ uid: "later", places: [release.id] });
  const { body } = await again("GET", "assets/assets");
  expect(body.items).toMatchObject([{ filename: "a b.png", kind: "image", width: 30, height: 20 }]);
});

test("a pushed model applies at once to drafts and queries", async () => {
  const call = makeEditorClient(content.origin);
  const { body } = await call("GET", "customtypes/customtypes/article");
  const json = { Main: { uid: { type: "UID" }, name: { type: "Text" }, colour: { type: "Text" } } };
  expect((await call("POST", "customtypes/customtypes/update", { ...body, json })).status).toBe(204);
  expect((await call("PUT", "core/documents/seeded", { data: { colour: "red" } })).status).toBe(200);
  await call("PATCH", "core/documents/seeded/draft", { status: "published" });
  expect((await testClient(content.endpoint).getByID("seeded")).data).toEqual({ name: null, colour: "red" });
  const extra = {
    id: "note",
    label: "Note",
    repeatable: true,
    status: true,
    json: { Main: { text: { type: "Text" } } },
  };
  const change = { id: "note", type: "CUSTOM_TYPE_INSERT", payload: extra };
  expect((await call("POST", "customtypes/v1/push", { changes: [change] })).status).toBe(204);
  expect((await testClient(content.endpoint).getRepository()).types).toMatchObject({ note: "Note" });
  expect((await call("POST", "customtypes/slices/insert", { id: "bad" })).status).toBe(400);
});
