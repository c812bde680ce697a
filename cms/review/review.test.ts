/** @jest-environment node */
import { makeStudioClient, startPeople } from "#cms/testing/makeStudioClient.ts";
import { signIn } from "#cms/testing/signIn.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

let content: TestContent;
let people: Awaited<ReturnType<typeof startPeople>>;

beforeEach(async () => {
  content = await startContent([{ id: "seeded", data: { name: "seed" } }]);
  people = await startPeople(content.origin);
});

afterEach(() => content.close());

const path = "documents/seeded";
const toRows = (value: unknown) => (Array.isArray(value) ? value : []);

test("an editor requests publication, and publishers see the request with its note until it is published or rejected", async () => {
  expect((await people.editor("PUT", `${path}/request`, {})).status).toBe(409);
  const { etag } = await people.editor("PUT", path, { data: { name: "please" } });
  expect((await people.editor("PUT", `${path}/request`, { note: " for Monday " }, etag)).status).toBe(204);
  const waiting = async () => toRows((await people.publisher("GET", "requests")).body.results);
  expect(await waiting()).toMatchObject([
    { id: "seeded", state: "changed", requested_by: { name: "Ada" }, note: "for Monday", etag },
  ]);
  expect((await people.publisher("DELETE", `${path}/request`)).status).toBe(204);
  expect(await waiting()).toEqual([]);
  await people.editor("PUT", `${path}/request`, {});
  for (const [id, count] of [
    ["seeded", 1],
    ["other", 0],
  ] as const)
    expect((await people.publisher("GET", `requests?document=${id}`)).body.results).toHaveLength(count);
  await people.editor("DELETE", `${path}/request`);
  const { body: ended } = await people.owner("GET", "events?kinds=declined,withdrawn");
  expect(toRows(ended.results).map(({ kind, by }) => `${kind} ${by.name}`)).toEqual(["withdrawn Ada", "declined Pat"]);
  await people.editor("PUT", `${path}/request`, {});
  const stranger = await people.owner("GET", "requests");
  expect(toRows(stranger.body.results)).toHaveLength(1);
  expect((await people.publisher("PATCH", `${path}/draft`, { status: "published" }, etag)).status).toBe(204);
  expect(await waiting()).toEqual([]);
});

test("comments belong to a field, are resolved and reopened, and survive a restart", async () => {
  const { body } = await people.editor("POST", `${path}/comments`, { field: "name", text: "Is this right?" });
  const comment = `${path}/comments/${String(body.id)}`;
  expect((await people.publisher("PATCH", comment, { resolved: true })).body).toMatchObject({
    resolved_by: { name: "Pat" },
  });
  await people.editor("PATCH", comment, { resolved: false });
  expect((await people.publisher("DELETE", comment)).status).toBe(403);
  expect((await people.editor("POST", `${path}/comments`, { field: "name", text: "  " })).status).toBe(400);
  expect((await people.editor("POST", "documents/none/comments", { text: "x" })).status).toBe(404);
  const { origin } = await content.restart();
  const call = makeStudioClient(origin, await signIn(origin));
  expect((await call("GET", `${path}/comments`)).body.results).toMatchObject([
    { field: "name", text: "Is this right?", by: { name: "Ada" }, resolved: false, resolved_by: null },
  ]);
  expect((await call("DELETE", comment)).status).toBe(204);
});

test("a reply joins its comment's thread, and is resolved and reopened with it", async () => {
  const add = async (comment: object) => (await people.editor("POST", `${path}/comments`, comment)).body;
  const list = async () => toRows((await people.editor("GET", `${path}/comments`)).body.results);
  const first = await add({ field: "name", text: "Is this right?" });
  const reply = await add({ text: "It is.", reply_to: first.id });
  expect(await add({ text: "Thanks.", reply_to: reply.id })).toMatchObject({ reply_to: first.id, field: "name" });
  for (const resolved of [true, false]) {
    await people.publisher("PATCH", `${path}/comments/${String(first.id)}`, { resolved });
    expect((await list()).map((one) => one.resolved)).toEqual([resolved, resolved, resolved]);
  }
  expect((await people.editor("POST", `${path}/comments`, { text: "x", reply_to: "none" })).status).toBe(404);
});

test("comments of a document are bounded: above the limit the oldest resolved one goes, and open ones stay", async () => {
  const by = { id: "p", name: "P" };
  const rows = Array.from({ length: 200 }, (_, index) => {
    const comment = { id: `c${index}`, field: "", text: "x", by, at: 1, resolved: index === 7, resolved_by: null };
    return { id: comment.id, document: "seeded", value: JSON.stringify(comment) };
  });
  await content.database.db.insertInto("cms_comments").values(rows).execute();
  const add = async () => (await people.editor("POST", `${path}/comments`, { text: "one more" })).status;
  expect([await add(), await add()]).toEqual([201, 409]);
  const listed = toRows((await people.editor("GET", `${path}/comments`)).body.results).map(({ id }) => id);
  expect([listed.length, listed.includes("c7"), listed.includes("c0")]).toEqual([200, false, true]);
});

test("owners read and export the audit log, also after a restart", async () => {
  await people.editor("PUT", path, { data: { name: "=1+1" }, title: '=cmd; "quoted"' });
  await people.publisher("PATCH", `${path}/draft`, { status: "published" });
  await people.owner("DELETE", `people/${people.pat.id}`);
  expect((await people.editor("GET", "audit")).status).toBe(403);
  const { origin } = await content.restart();
  const token = await signIn(origin);
  const { body } = await makeStudioClient(origin, token)("GET", "audit");
  const rows = toRows(body.results).map(({ by, kind, document, detail }) => `${by.name} ${kind} ${document ?? detail}`);
  expect(rows).toEqual(
    expect.arrayContaining([
      "owner signed-in null",
      "Ada saved seeded",
      "Pat published seeded",
      "owner person-removed Pat",
    ]),
  );
  expect(toRows(body.results).at(-1)).toMatchObject({ kind: "signed-in", from: "127.0.0.1" });
  const file = await fetch(`${origin}/content/core/audit?format=csv&document=seeded`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(file.headers.get("content-type")).toContain("text/csv");
  const lines = (await file.text()).trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/time,person,action,document,title,detail,from$/);
  expect(lines[1]).toMatch(/^\d{4}-.*Z,Ada,saved,seeded,"'=cmd; ""quoted""",,127\.0\.0\.1$/);
});

test("sessions are listed with their browser and ended one by one, one's own or by an owner", async () => {
  const second = await signIn(content.origin, "Ada", people.ada.password);
  const call = makeStudioClient(content.origin, second);
  const own = toRows((await call("GET", "sessions/own")).body.results);
  expect(own.map((one) => one.is_current)).toEqual([true, false]);
  expect(own[0]).toMatchObject({ from: "127.0.0.1", agent: expect.any(String) });
  expect(JSON.stringify(own)).not.toContain(second);
  expect((await people.publisher("DELETE", `sessions/${own[0].id}`)).status).toBe(403);
  expect((await people.publisher("GET", `people/${people.ada.id}/sessions`)).status).toBe(403);
  expect((await call("DELETE", `sessions/${own[1].id}`)).status).toBe(204);
  expect((await people.editor("GET", "sessions/own")).status).toBe(401);
  const listed = await people.owner("GET", `people/${people.ada.id}/sessions`);
  expect(toRows(listed.body.results)).toHaveLength(1);
  await people.owner("DELETE", `sessions/${own[0].id}`);
  expect((await call("GET", "sessions/own")).status).toBe(401);
});

test("a person removed by an owner is rejected at the next request", async () => {
  expect((await people.editor("GET", path)).status).toBe(200);
  await people.owner("DELETE", `people/${people.ada.id}`);
  expect(await people.editor("PUT", path, { data: { name: "too late" } })).toMatchObject({
    status: 401,
    body: { message: expect.stringContaining("sign in again") },
  });
});
