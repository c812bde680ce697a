/** @jest-environment node */
import { ForbiddenError, NotFoundError } from "@prismicio/client";

import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { listenFor } from "#cms/testing/listenFor.ts";
import { article, makeEditorClient } from "#cms/testing/makeEditorClient.ts";

let content: TestContent;

beforeEach(async () => {
  content = await startContent([{ id: "seeded", data: { name: "seed" } }]);
});

afterEach(() => content.close());

const reader = () => testClient(content.endpoint, { accessToken: "reader" });

async function makeRelease(label: string, over: object = {}) {
  const { body } = await makeEditorClient(content.origin)("POST", "core/releases", { label, ...over });
  return { id: String(body.id) };
}

const saveInRelease = (release: string, name: string) =>
  makeEditorClient(content.origin)("PUT", "core/documents/seeded", { data: { name }, release_id: release });

test("a release is read by id, by label and by ref, while the master is unchanged", async () => {
  const { id } = await makeRelease("Spring launch");
  await saveInRelease(id, "spring");
  await makeEditorClient(content.origin)("POST", "core/documents", { ...article("fresh"), release_id: id });
  const byId = reader();
  byId.queryContentFromReleaseByID(id);
  const byLabel = reader();
  byLabel.queryContentFromReleaseByLabel("Spring launch");
  const byRef = reader();
  byRef.queryContentFromRef((await reader().getReleaseByID(id)).ref);
  for (const client of [byId, byLabel, byRef]) {
    expect((await client.getByUID("article", "seeded")).data.name).toBe("spring");
    expect((await client.get()).total_results_size).toBe(2);
  }
  expect((await reader().getByUID("article", "seeded")).data.name).toBe("seed");
  await expect(reader().getByUID("article", "fresh")).rejects.toThrow(NotFoundError);
});

test("a never published document has the date 1970 in a release", async () => {
  const { id } = await makeRelease("Spring");
  await makeEditorClient(content.origin)("POST", "core/documents", { ...article("fresh"), release_id: id });
  const client = reader();
  client.queryContentFromReleaseByID(id);
  expect((await client.getByUID("article", "fresh")).first_publication_date).toBe("1970-01-01T00:00:00+0000");
});

test("without the access token releases and their content are not visible", async () => {
  const { id } = await makeRelease("Secret plan");
  await saveInRelease(id, "secret");
  const { ref } = await reader().getReleaseByID(id);
  const client = testClient(content.endpoint);
  expect((await client.getRepository()).refs).toHaveLength(1);
  await expect(client.get({ ref })).rejects.toThrow(ForbiddenError);
});

test("a change of a release expires its ref with 410, and the client retries with the new one", async () => {
  const { id } = await makeRelease("Spring");
  const { ref } = await reader().getReleaseByID(id);
  await saveInRelease(id, "one");
  const response = await fetch(`${content.endpoint}/documents/search?ref=${ref}&access_token=reader`);
  expect(response.status).toBe(410);
});

test("publishing a release publishes all of it atomically and expires its ref", async () => {
  const { id } = await makeRelease("Spring");
  await saveInRelease(id, "spring");
  await makeEditorClient(content.origin)("POST", "core/documents", { ...article("fresh"), release_id: id });
  const { ref } = await reader().getReleaseByID(id);
  const { body } = await makeEditorClient(content.origin)("POST", `core/releases/${id}/publish`, {});
  expect(body).toEqual({ totalItems: 2 });
  const { results } = await testClient(content.endpoint).get();
  expect(results.map(({ uid, data }) => [uid, data.name]).sort()).toEqual([
    ["fresh", "fresh"],
    ["seeded", "spring"],
  ]);
  const response = await fetch(`${content.endpoint}/documents/search?ref=${ref}&access_token=reader`);
  expect(response.status).toBe(410);
});

test("a published release stays in the activity log with who published it, and its pages and their languages", async () => {
  const { id } = await makeRelease("Spring");
  await saveInRelease(id, "spring");
  const call = makeEditorClient(content.origin);
  await call("POST", `core/releases/${id}/publish`, {});
  const { body } = await call("GET", "core/events?kinds=release-published");
  const pages = [{ id: "seeded", title: "seeded", lang: "en-us" }];
  expect(body.results).toMatchObject([{ detail: "Spring", by: { id: "token" }, pages }]);
  expect((await call("GET", "core/releases")).body.results).toEqual([]);
  const found = async (query: string) => (await call("GET", `core/events?${query}`)).body.results;
  expect(await found("kinds=published&text=SEED")).toMatchObject([{ document: "seeded", lang: "en-us" }]);
  expect([await found("text=sp_ing"), await found("until=1")]).toEqual([[], []]);
});

test("a scheduled release is published at its time, or at the next start if the service was down", async () => {
  const { id } = await makeRelease("Tonight", { scheduledAt: Date.now() + 1_500 });
  await saveInRelease(id, "night");
  expect((await reader().getReleaseByID(id)).scheduledAt).toBeGreaterThan(Date.now() - 1_000);
  const name = async (endpoint = content.endpoint) => (await testClient(endpoint).getByID("seeded")).data.name;
  await listenFor(name, (now) => now === "night");
  const late = await makeRelease("Late", { scheduledAt: Date.now() + 1_500 });
  await saveInRelease(late.id, "morning");
  const { origin } = await content.restart();
  await listenFor(
    () => name(`${origin}/content/api/v2`),
    (now) => now === "morning",
  );
});

test("an empty authorization header reads the published content", async () => {
  const response = await fetch(content.endpoint, { headers: { authorization: "Bearer " } });
  expect(response.status).toBe(200);
});
