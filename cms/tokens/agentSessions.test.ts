/** @jest-environment node */
import { makeEditorClient } from "#cms/testing/makeEditorClient.ts";
import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { makeToken, signIn } from "#cms/testing/signIn.ts";
import { startPublishing } from "#cms/testing/startPublishing.ts";

let site: Awaited<ReturnType<typeof startPublishing>>;
let agent: ReturnType<typeof makeStudioClient>;

beforeAll(async () => {
  site = await startPublishing();
  const { origin } = site.content;
  agent = makeStudioClient(origin, await makeToken(origin, site.people.ada.token, { name: "Helper", role: "editor" }));
}, 60_000);
afterEach(() => jest.restoreAllMocks());
afterAll(() => site.content.close());

const rename = (call: typeof agent, id: string, title: string) =>
  call("PUT", `documents/${id}`, { title, data: { title } });
const readTitle = async (id: string) => Object((await site.read(id)).data).title;
const list = async (call: typeof agent) => {
  const { body } = await call("GET", "tokens/sessions");
  return Array.isArray(body.results) ? body.results : [];
};

test("one press takes back all drafts of an agent's session and tells what stays", async () => {
  const { editor, publisher, owner } = site.people;
  const published = await site.publishNew("agent-published");
  const drafted = await site.create("agent-drafted");
  const changed = await site.create("agent-changed");
  const between = await site.create("agent-between");
  await rename(agent, published, "By the agent");
  await rename(agent, drafted, "By the agent");
  await rename(agent, drafted, "By the agent again");
  await rename(agent, changed, "By the agent");
  await rename(agent, between, "By the agent");
  await rename(editor, between, "By Ada");
  await rename(agent, between, "By the agent after Ada");
  const made = await agent("POST", "documents", {
    ...{ type: "page", lang: "en-us", title: "New", uid: "agent-new", data: { title: "New" } },
  });
  const out = await site.create("agent-out");
  await rename(agent, out, "By the agent, published");
  await rename(editor, changed, "By Ada since");
  await site.publish(out);

  expect(await list(publisher)).toEqual([]);
  const [session, ...more] = await list(editor);
  expect(more).toEqual([]);
  expect(session).toMatchObject({ by: { name: "Ada", agent: "Helper" }, undone: null });
  expect(await list(owner)).toEqual([session]);
  const path = `tokens/sessions/${session.id}/undo`;
  expect((await agent("POST", path, {})).status).toBe(403);
  expect((await publisher("POST", path, {})).status).toBe(403);

  const { status, body } = await editor("POST", path, {});
  expect([status, body.undone]).toEqual([200, expect.any(Number)]);
  const states = Object.fromEntries(
    Object(body.documents).map((one: { id: string; state: string }) => [one.id, one.state]),
  );
  expect(states).toEqual({
    ...{ [published]: "undone", [drafted]: "undone", [String(made.body.id)]: "undone" },
    ...{ [changed]: "changed", [between]: "changed", [out]: "published" },
  });
  expect(await site.read(published)).toMatchObject({ state: "published", data: { title: "Page agent-published" } });
  expect(await readTitle(drafted)).toBe("Page agent-drafted");
  expect(await readTitle(changed)).toBe("By Ada since");
  expect(await readTitle(between)).toBe("By the agent after Ada");
  expect((await editor("GET", `documents/${String(made.body.id)}`)).status).toBe(404);
  expect((await editor("POST", path, {})).body).toMatchObject({ code: "agent-session-undone" });
  const events = Object((await owner("GET", "events?limit=20")).body).results;
  expect(events.find(({ kind }: { kind: string }) => kind === "agent-undone")).toMatchObject({
    by: { name: "Ada" },
    detail: "Helper: 3 / 6",
  });
});

test("a pause of half an hour begins another session, and a restart forgets none", async () => {
  const { editor } = site.people;
  const id = await site.create("agent-pause");
  const now = Date.now();
  await rename(agent, id, "First session");
  jest.spyOn(Date, "now").mockReturnValue(now + 31 * 60_000);
  await rename(agent, id, "Second session");
  jest.restoreAllMocks();
  const [last] = await list(editor);
  expect((await editor("POST", `tokens/sessions/${last.id}/undo`, {})).status).toBe(200);
  expect(await readTitle(id)).toBe("First session");
});

test("the write token is listed with its last use, and stays revoked after a restart", async () => {
  const { owner, editor } = site.people;
  const read = async () => {
    const { results } = Object((await owner("GET", "tokens")).body);
    return results.find(({ person }: { person: { id: string } }) => person.id === "token");
  };
  const writer = makeEditorClient(site.content.origin);
  await writer("GET", "core/models");
  const token = await read();
  expect(token).toMatchObject({ name: "Write token", role: "owner", expires: null, used: expect.any(Number) });
  expect((await editor("DELETE", `tokens/${token.id}`)).status).toBe(403);
  expect((await owner("DELETE", `tokens/${token.id}`)).status).toBe(204);
  expect((await writer("GET", "core/models")).status).toBe(403);
  expect((await writer("POST", "migration/documents", {})).status).toBe(403);
  expect(await read()).toBeUndefined();
  expect(await site.content.acceptWriteToken("writer")).toBe(false);
  expect(await signIn(site.content.origin)).toEqual(expect.any(String));
});
