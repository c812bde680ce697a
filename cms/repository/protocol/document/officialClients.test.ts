/** @jest-environment node */
import { createMigration, createWriteClient } from "@prismicio/client";
import type { PrismicDocument } from "@prismicio/client";

import { listenFor } from "#cms/testing/listenFor.ts";
import { makeEditorClient } from "#cms/testing/makeEditorClient.ts";
import { startPeople } from "#cms/testing/makeStudioClient.ts";
import { testSecrets } from "#cms/testing/serveContent.ts";
import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent;

beforeEach(async () => {
  content = await startContent([
    { id: "one", data: { name: "one" } },
    { id: "two", data: { name: "two" } },
    { id: "three", data: { name: "three" } },
  ]);
});

afterEach(() => {
  jest.restoreAllMocks();
  return content.close();
});

const hourMs = 3_600_000;

/** Every document as the official client reads it; only the names in `names`. */
async function readAll(ref?: string) {
  const { results } = await testClient(content.endpoint).get({ lang: "*", ...(ref ? { ref } : {}) });
  // A document's URL contains the ref.
  const documents = results.toSorted((a, b) => a.id.localeCompare(b.id)).map((one) => ({ ...one, href: "" }));
  return { documents, names: documents.map(({ data }) => String(data.name)).sort() };
}

/** Sends one document with the official write client. */
async function migrate(uid: string): Promise<void> {
  const client = createWriteClient<PrismicDocument>("test-repository", {
    writeToken: testSecrets.writeToken,
    documentAPIEndpoint: content.endpoint,
    assetAPIEndpoint: `${content.origin}/content/assets`,
    migrationAPIEndpoint: `${content.origin}/content/migration`,
  });
  const migration = createMigration<PrismicDocument>();
  migration.createDocument({ type: "article", uid, lang: "en-us", tags: [], data: { name: uid } }, uid);
  await client.migrate(migration);
}

/** Slice Machine sends models unchanged. */
async function push(): Promise<number> {
  const call = makeEditorClient(content.origin);
  const { body: payload } = await call("GET", "customtypes/customtypes/article");
  const changes = [{ id: "article", type: "CUSTOM_TYPE_UPDATE", payload }];
  return (await call("POST", "customtypes/v1/push", { changes, confirmDeleteDocuments: false })).status;
}

test("the official clients read unchanged content while a release is prepared, then its content once published, then the restored version", async () => {
  const before = await readAll();
  expect(before.names).toEqual(["one", "three", "two"]);
  const { editor, publisher } = await startPeople(content.origin);

  const { body: translation } = await editor("POST", "documents/one/copy", { lang: "zh-cn" });
  const chinese = String(translation.id);
  const copy = await editor("GET", `documents/${chinese}`);
  await editor("PUT", `documents/${chinese}`, { data: { name: "一" } }, copy.etag);
  const { body: release } = await publisher("POST", "releases", { label: "Spring" });
  const inRelease = { release_id: release.id };
  for (const id of ["one", "two"])
    await publisher("PUT", `documents/${id}`, { data: { name: `new ${id}` }, ...inRelease });
  const { etag } = await publisher("GET", `documents/${chinese}`);
  expect((await publisher("PATCH", `documents/${chinese}/draft`, inRelease, etag)).status).toBeLessThan(300);
  await editor("PUT", "documents/three", { data: { name: "a draft" } });
  await publisher("PATCH", `releases/${String(release.id)}`, { scheduledAt: Date.now() + hourMs });
  await migrate("migrated");
  expect(await push()).toBe(204);
  expect(await readAll()).toEqual(before);

  // A preview shows the release only with its token.
  const { body: preview } = await editor("POST", "previews", { at: Date.now(), release_id: release.id });
  const planned = ["new one", "new two", "three", "一"];
  expect((await readAll(String(preview.token))).names).toEqual(planned);
  expect(await readAll()).toEqual(before);

  jest.spyOn(Date, "now").mockReturnValue(Date.now() + hourMs + 1);
  const { value: after } = await listenFor(readAll, ({ names }) => names.includes("一"));
  expect(after.names).toEqual(planned);
  const byId = new Map(after.documents.map((document) => [document.id, document]));
  expect(byId.get("three")).toEqual(before.documents.find(({ id }) => id === "three"));
  expect(byId.get("one")).toMatchObject({
    first_publication_date: before.documents[0]?.first_publication_date,
    alternate_languages: [{ id: chinese, lang: "zh-cn" }],
  });
  expect(byId.get(chinese)).toMatchObject({ alternate_languages: [{ id: "one", lang: "en-us" }] });

  const { body: history } = await publisher("GET", "documents/two/versions");
  const [former] = Array.isArray(history.results) ? history.results : [];
  const { body: version } = await publisher("GET", `documents/two/versions/${former.version}`);
  const now = await publisher("GET", "documents/two");
  const saved = await publisher("PUT", "documents/two", { data: version.data }, now.etag);
  expect(saved.status).toBe(200);
  expect((await readAll()).names).toEqual(planned);
  await publisher("PATCH", "documents/two/draft", { status: "published" }, saved.etag);
  const restored = (await readAll()).documents.find(({ id }) => id === "two");
  const original = before.documents.find(({ id }) => id === "two");
  expect({ ...restored, last_publication_date: "" }).toEqual({ ...original, last_publication_date: "" });
  expect(await push()).toBe(204);
  expect((await readAll()).names).toEqual(["new one", "three", "two", "一"]);
});
