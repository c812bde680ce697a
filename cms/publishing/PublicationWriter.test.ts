/** @jest-environment node */
import { failWrites } from "#cms/testing/failWrites.ts";
import { signIn } from "#cms/testing/signIn.ts";
import { startContent, testClient } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { article, makeEditorClient } from "#cms/testing/makeEditorClient.ts";

const rounds = Array.from({ length: 6 }, (_, round) => round);

let content: TestContent;
let call: ReturnType<typeof makeEditorClient>;

beforeEach(async () => {
  content = await startContent([{ id: "seeded", data: { name: "seed" } }]);
  call = makeEditorClient(content.origin);
});

afterEach(() => content.close());

const publish = (id: string) => call("PATCH", `core/documents/${id}/draft`, { status: "published" });
const save = (name: string) => call("PUT", "core/documents/seeded", { data: { name } });
const soon = () => new Promise((resolve) => setTimeout(resolve, 10));

async function makeRelease(documents: string[]) {
  const { body } = await call("POST", "core/releases", { label: "Spring" });
  for (const uid of documents) await call("POST", "core/documents", { ...article(uid), release_id: body.id });
  return String(body.id);
}

test("a draft saved while its document is being published is kept", async () => {
  for (const round of rounds) {
    await save(`first ${round}`);
    const [published, saved] = await Promise.all([publish("seeded"), save(`second ${round}`)]);
    expect([published.status, saved.status]).toEqual([204, 200]);
    expect((await call("GET", "core/documents/seeded")).body.data).toMatchObject({ name: `second ${round}` });
  }
});

test("a release that fails halfway on a full disk is published as a whole or not at all", async () => {
  const release = await makeRelease(["part-one", "part-two"]);
  await call("PUT", "core/documents/seeded", { data: { name: "afterwards" } });
  // A new client, because it caches the master ref.
  const client = () => testClient(content.endpoint);
  // With a session: publications of the write token are not in the audit log.
  const authorization = `Bearer ${await signIn(content.origin)}`;
  const publishRelease = () =>
    fetch(`${content.origin}/content/core/releases/${release}/publish`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: "{}",
    });
  const repair = await failWrites(content.database, "content_events");
  expect((await publishRelease()).status).toBe(500);
  await repair();
  expect((await client().get()).results.map(({ uid }) => uid)).toEqual(["seeded"]);
  expect((await call("GET", `core/releases/${release}/documents`)).body.results).toHaveLength(2);
  expect((await publish("seeded")).status).toBe(204);
  expect((await publishRelease()).status).toBe(200);
  for (const uid of ["part-one", "part-two"]) expect(await client().getByUID("article", uid)).toMatchObject({ uid });
  expect((await client().getByID("seeded")).data.name).toBe("afterwards");
  expect((await call("GET", "core/releases")).body.results).toEqual([]);
});

test("of two documents with one uid published concurrently one is rejected", async () => {
  for (const round of rounds) {
    const release = await makeRelease([`twin-${round}`]);
    const { body } = await call("POST", "core/documents", article(`twin-${round}`));
    const responses = await Promise.all([
      publish(String(body.id)),
      call("POST", `core/releases/${release}/publish`, {}),
    ]);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(1);
  }
});

test("a document migrated during a publication is published by the next one", async () => {
  for (const round of rounds) {
    for (const name of ["a", "b", "c"]) await call("POST", "migration/documents", article(`${name}-${round}`));
    const publishing = call("POST", "migration/migration-release/publish", {});
    await soon();
    const late = await call("POST", "migration/documents", article(`late-${round}`));
    expect([(await publishing).status, late.status]).toEqual([202, 201]);
    expect((await call("GET", `core/documents/${late.body.id}`)).status).toBe(200);
    await call("POST", "migration/migration-release/publish", {});
    expect((await testClient(content.endpoint).getByUID("article", `late-${round}`)).id).toBe(late.body.id);
  }
});

test("a document added while its release is being published is published with it or rejected, not lost", async () => {
  for (const round of rounds) {
    const release = await makeRelease(["a", "b", "c"].map((name) => `${name}-${round}`));
    const publishing = call("POST", `core/releases/${release}/publish`, {});
    await soon();
    const late = await call("POST", "core/documents", { ...article(`late-${round}`), release_id: release });
    expect((await publishing).status).toBe(200);
    const { results } = await testClient(content.endpoint).get({ pageSize: 100 });
    const isThere = results.some(({ uid }) => uid === `late-${round}`);
    expect({ round, status: late.status, isThere }).toEqual({ round, status: isThere ? 201 : 404, isThere });
  }
});
